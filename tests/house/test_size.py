"""The size budgets of the house: short functions, modules that fit in the head, docstrings."""

from __future__ import annotations

import ast
from statistics import median

from tests.house.sources import Function, Source, sources

LONG_FUNCTION = 30
LONGEST_FUNCTION = 60
LONG_MODULE = 250
LONGEST_MODULE = 400
WHY = "long because"


def length(function: Function) -> int:
    return (function.end_lineno or function.lineno) - function.lineno + 1


def test_nine_functions_in_ten_fit_in_thirty_lines() -> None:
    """At least nine in ten functions of the package have 30 lines or fewer."""
    lengths = [length(function) for one in sources("src") for function in one.functions()]
    long = sum(lines > LONG_FUNCTION for lines in lengths)
    assert long * 10 <= len(lengths), f"{long} of {len(lengths)} functions are longer"


def test_no_function_is_longer_than_sixty_lines() -> None:
    """No function of the package, the tests or the tools has more than 60 lines."""
    assert not [
        f"{one.name}:{function.lineno} {function.name} has {length(function)} lines"
        for one in sources("src", "tests", "tools")
        for function in one.functions()
        if length(function) > LONGEST_FUNCTION
    ]


def test_long_modules_say_why() -> None:
    """A module over 400 lines says in its docstring that it is "long because …"."""
    assert not [
        f"{one.name} has {one.lines} lines"
        for one in sources("src", "tests", "tools")
        if one.lines > LONGEST_MODULE and WHY not in " ".join(one.docstring.lower().split())
    ]


def test_modules_are_of_a_size() -> None:
    """The median module has 60 to 250 lines; kernels apart, at most one in ten has more."""
    apart = ("__init__.py", "uncompiled.py")
    modules = [one for one in sources("src") if not one.name.endswith(apart)]
    lines = [one.lines for one in modules if "/kernels/" not in one.name]
    assert 60 <= median(lines) <= LONG_MODULE
    assert sum(count > LONG_MODULE for count in lines) * 10 <= len(lines)


def test_every_module_opens_with_a_docstring() -> None:
    """Every Python file starts with a sentence on what it is for."""
    assert not [one.name for one in sources("src", "tests", "tools") if not one.docstring]


def public_names_without_docstring(source: Source) -> list[str]:
    missing = []
    stack: list[tuple[str, ast.AST]] = [(source.name, source.tree)]
    while stack:
        owner, node = stack.pop()
        for child in ast.iter_child_nodes(node):
            if not isinstance(child, Function | ast.ClassDef) or child.name.startswith("_"):
                continue
            name = f"{owner}:{child.name}"
            if not ast.get_docstring(child):
                missing.append(name)
            if isinstance(child, ast.ClassDef):
                stack.append((name, child))
    return missing


def test_every_public_name_has_a_docstring() -> None:
    """Every public class, function and method of the package and the tools is documented."""
    assert not [
        name for one in sources("src", "tools") for name in public_names_without_docstring(one)
    ]


def test_every_test_says_what_it_proves() -> None:
    """Every test has a docstring: the sentence that it proves."""
    assert not [
        f"{one.name}:{function.lineno} {function.name}"
        for one in sources("tests")
        for function in one.functions()
        if function.name.startswith("test_") and not ast.get_docstring(function)
    ]
