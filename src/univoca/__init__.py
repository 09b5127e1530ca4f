"""Univoca: logic puzzles in which nothing is published on hope."""

import os as _os

__version__ = "0.1.0"

if _os.environ.get("UNIVOCA_UNCOMPILED") == "1":
    from univoca.kernels import prefer_source as _prefer_source

    _prefer_source()
