"""Tests of explanations, grades and hints."""
