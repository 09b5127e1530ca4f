"""Tests of Stitches beyond the contract that all kinds share."""
