"""Packs: canonical forms, choosing, files, regression cases."""
