"""PolyPivot."""
