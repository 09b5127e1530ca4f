"""Tests about the house: sizes, imports, texts, layers, words."""
