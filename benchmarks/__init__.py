"""Figures for `docs/benchmarks.md`: each module prints its own, as ratios of one run."""
