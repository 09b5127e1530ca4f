"""Univoca: logic puzzles in which nothing is published on hope.

    >>> from univoca import decide, open_puzzle
    >>> decide(open_puzzle("univoca:norinori/5/3/8mg1e")).status
    'unique'

All names of `__all__` come from `univoca.library`, which is loaded when the first is asked for.
"""

import os as _os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from univoca.library import (
        Budget,
        CancelToken,
        Deduction,
        Explanation,
        GenerationError,
        InputError,
        Kind,
        KindInfo,
        Opened,
        Outcome,
        Proof,
        Recipe,
        Record,
        UnivocaError,
        Violation,
        check,
        convert,
        decide,
        draw_png,
        draw_svg,
        draw_text,
        explain,
        generate,
        grade,
        handle,
        kind_ids,
        kind_info,
        open_puzzle,
        prove,
        sentence_of,
        sentences_of,
        write_answer,
    )

__version__ = "0.1.0"
__all__ = [
    "Budget",
    "CancelToken",
    "Deduction",
    "Explanation",
    "GenerationError",
    "InputError",
    "Kind",
    "KindInfo",
    "Opened",
    "Outcome",
    "Proof",
    "Recipe",
    "Record",
    "UnivocaError",
    "Violation",
    "__version__",
    "check",
    "convert",
    "decide",
    "draw_png",
    "draw_svg",
    "draw_text",
    "explain",
    "generate",
    "grade",
    "handle",
    "kind_ids",
    "kind_info",
    "open_puzzle",
    "prove",
    "sentence_of",
    "sentences_of",
    "write_answer",
]

if _os.environ.get("UNIVOCA_UNCOMPILED") == "1":
    from univoca.kernels import prefer_source as _prefer_source

    _prefer_source()


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module("univoca.library"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
