"""What every kind promises, tested on every kind."""
