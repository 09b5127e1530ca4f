"""Refutations that a stranger can check: found, cut down to what they need, and checked.

Knows no puzzle. `check.py` stands alone and is written from docs/certificates.md.
"""
