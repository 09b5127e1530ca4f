"""What each kind is tested for beyond the contract."""
