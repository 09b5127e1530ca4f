"""Search engines over plain integers, compiled when a C compiler is there. They know no puzzle.

A module with the comment `# compiled` near its top is one `.py` source in Cython's pure-Python
mode, built to C on installation and run as it stands where that was not possible. It begins

    try:
        import cython
    except ImportError:
        from univoca.kernels import uncompiled as cython

    COMPILED = cython.compiled

`UNIVOCA_UNCOMPILED=1` in the environment, when `univoca` is first imported, makes every such
module run from its source even when the built one lies beside it.
"""

from __future__ import annotations

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType


class SourceFinder:
    """An import finder that sees only the Python sources of this package, never built files."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where a module of `univoca` has its source, or None for the next finder."""
        if path is None or not name.startswith("univoca."):
            return None
        from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

        for folder in path:
            found = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if found is not None and found.loader is not None:
                return found
        return None


def prefer_source() -> None:
    """Make every later import of a compiled module take its plain source."""
    if SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)


def compiled(module: str = "univoca.kernels.bitrows") -> bool:
    """Tell whether a module marked `# compiled` (by full name) runs as C here; imports it."""
    from importlib import import_module

    return bool(import_module(module).COMPILED)
