"""Tests of the reasoning that knows no puzzle."""
