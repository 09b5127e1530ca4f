"""What Castle Wall is tested for beyond the contract."""
