"""Stands in for the package `cython` where it is missing: every type and decorator does nothing.

Holds the names that our modules marked `# compiled` use, no more. Knows no kernel.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")

compiled = False


bint = bool
int = int  # noqa: PLW0127
char = uchar = short = ushort = int
uint = long = ulong = longlong = ulonglong = Py_ssize_t = size_t = int
double = float
void = None
p_char = p_uchar = p_short = p_ushort = p_int = p_uint = Any
p_long = p_ulong = p_longlong = p_ulonglong = p_double = Any


def _unchanged(thing: T) -> T:
    return thing


def _decorator(*_values: object, **_types: object) -> Callable[[T], T]:
    return _unchanged


cclass = cfunc = ccall = inline = final = nogil = _unchanged
locals = returns = exceptval = boundscheck = wraparound = cdivision = _decorator
nonecheck = initializedcheck = infer_types = freelist = no_gc = _decorator


def declare(_type: object = None, value: Any = None, **_names: object) -> Any:
    """Return the starting value of a variable; its type means nothing here."""
    return value


def cast(_type: object, value: T, **_options: object) -> T:
    """Return the value as it is; code that relies on wrap-around must mask it itself."""
    return value
