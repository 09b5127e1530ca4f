"""What would make the same recipe give another puzzle elsewhere, or run what was only read."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.house.sources import Source, sources

ORDER_TAKERS = {"list", "tuple", "iter", "enumerate", "map", "filter", "zip", "reversed", "join"}
SETS = {"set", "frozenset"}
DANGEROUS_MODULES = {"pickle", "marshal", "shelve", "dill", "ctypes"}
DANGEROUS_CALLS = {"eval", "exec", "compile", "__import__", "system", "popen"}


def is_set(node: ast.AST, names: set[str]) -> bool:
    """Return whether an expression is surely a set (`names` are variables known to hold one)."""
    match node:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Call(func=ast.Name(id=name)):
            return name in SETS
        case ast.Name(id=name):
            return name in names
        case ast.BinOp(left=left, op=ast.BitOr() | ast.BitAnd() | ast.Sub() | ast.BitXor()):
            return is_set(left, names)
    return False


def set_variables(scope: ast.AST) -> set[str]:
    """Return the names that hold a set wherever a scope assigns them."""
    held: set[str] = set()
    other: set[str] = set()
    for node in ast.walk(scope):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                (held if is_set(value, set()) else other).add(name)
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation):
                typed = annotation.value if isinstance(annotation, ast.Subscript) else annotation
                of_set = isinstance(typed, ast.Name) and typed.id in SETS
                (held if of_set else other).add(name)
    return held - other


def set_iterations(scope: ast.AST) -> Iterator[int]:
    """Yield the lines on which a scope takes the members of a set one after the other."""
    names = set_variables(scope)
    for node in ast.walk(scope):
        taken: list[ast.expr] = []
        match node:
            case ast.For(iter=source):
                taken = [source]
            case ast.ListComp(generators=parts) | ast.DictComp(generators=parts):
                taken = [part.iter for part in parts]
            case ast.Call(func=ast.Name(id=name), args=arguments) if name in ORDER_TAKERS:
                taken = arguments
            case ast.Call(func=ast.Attribute(attr="join"), args=arguments):
                taken = arguments
            case ast.Call(func=ast.Attribute(attr="pop", value=value), args=[]):
                taken = [value]
            case ast.Starred(value=value):
                taken = [value]
        yield from (one.lineno for one in taken if is_set(one, names))


def scopes(one: Source) -> Iterator[ast.AST]:
    yield one.tree
    yield from one.functions()


def test_nothing_iterates_over_a_set() -> None:
    """No module takes the members of a set in the order that hashing gave them."""
    assert not sorted(
        {
            f"{one.name}:{line}"
            for one in sources("src")
            for scope in scopes(one)
            for line in set_iterations(scope)
        }
    )


def test_the_check_for_sets_sees_them() -> None:
    """The check itself finds a set in a loop, a list, a join and a pop, and leaves sorted() be."""
    text = (
        "def f(a):\n    s = set(a)\n    for x in s: pass\n    list({1, 2})\n    ''.join(s | a)\n"
        "    s.pop()\n    sorted(s)\n    [x for x in sorted(s)]\n    len(s)\n"
    )
    assert sorted(set(set_iterations(ast.parse(text)))) == [3, 4, 5, 6]


def imported(one: Source) -> Iterator[str]:
    for node in ast.walk(one.tree):
        if isinstance(node, ast.Import):
            yield from (name.name.split(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.split(".")[0]


def test_chance_comes_from_rng_alone() -> None:
    """Only `rng.py` imports `random`, and nothing imports `secrets`."""
    assert [
        one.name
        for one in sources("src")
        if {"random", "secrets", "uuid"}.intersection(imported(one))
    ] == ["src/univoca/rng.py"]


def test_generators_look_at_no_clock() -> None:
    """No kind's generator imports `time` or `datetime`; deadlines are the budget's business."""
    assert not [
        one.name
        for one in sources("src")
        if one.name.endswith("generator.py") and {"time", "datetime"}.intersection(imported(one))
    ]


def test_nothing_runs_what_was_read() -> None:
    """No module imports pickle and its like, evaluates text or hands a line to a shell."""
    wrong = [
        f"{one.name} imports {name}"
        for one in sources("src")
        for name in imported(one)
        if name in DANGEROUS_MODULES
    ]
    for one in sources("src"):
        for node in ast.walk(one.tree):
            if isinstance(node, ast.Call):
                plain = isinstance(node.func, ast.Name) and node.func.id in DANGEROUS_CALLS
                of_os = (
                    isinstance(node.func, ast.Attribute)
                    and node.func.attr in DANGEROUS_CALLS
                    and isinstance(node.func.value, ast.Name)
                    and node.func.value.id == "os"
                )
                if plain or of_os or any(keyword.arg == "shell" for keyword in node.keywords):
                    wrong.append(f"{one.name}:{node.lineno}")
    assert not wrong
