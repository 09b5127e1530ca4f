"""Univoca: logic puzzles in which nothing is published on hope."""

__version__ = "0.1.0"
