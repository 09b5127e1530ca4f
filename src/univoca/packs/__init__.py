"""Packs: files of puzzles, one record a line, chosen, split, merged and freed of doubles."""
