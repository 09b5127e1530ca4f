"""Tests of Pentominoes beyond the contract."""
