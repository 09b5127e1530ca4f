"""Tests of the web player."""
