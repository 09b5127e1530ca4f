"""The documentation says what is true."""
