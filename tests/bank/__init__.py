"""The bank, on SQLite and on a PostgreSQL of its own."""
