"""What every kind stands on."""
