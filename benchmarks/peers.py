"""The exact-cover packages that our kernel is measured beside, behind one function each.

Each takes an instance and returns how many solutions it listed. They are development tools
(`pip install -r requirements/bench.in`); one that is not installed is left out.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec

from benchmarks.instances import Instance
from univoca.kernels.cover import Problem, search

Solve = Callable[[Instance, bool], int]


def own(instance: Instance, first_only: bool) -> int:
    """Build the problem, and list."""
    primary, secondary, options = instance
    problem = Problem(primary, secondary)
    problem.add_all(options)
    return len(search(problem, limit=1 if first_only else None, nodes=1 << 60).solutions)


def xcover(instance: Instance, first_only: bool) -> int:
    """List with xcover (dancing cells, compiled by Numba)."""
    from xcover import covers

    primary, secondary, options = instance
    names = list(range(primary + secondary))
    found = 0
    for _ in covers(options, primary=names[:primary], secondary=names[primary:]):
        found += 1
        if first_only:
            break
    return found


def pyxcc(instance: Instance, first_only: bool) -> int:
    """List with pyxcc (Rust)."""
    import pyxcc as package

    primary, secondary, options = instance
    names = [f"i{item}" for item in range(primary + secondary)]
    problem = package.Problem(
        names[:primary],
        names[primary:],
        [
            package.Option(
                f"o{number}",
                [names[item] for item in option if item < primary],
                [(names[item], "") for item in option if item >= primary],
            )
            for number, option in enumerate(options)
        ],
    )
    return len(package.solve(problem, not first_only).all())


def miniexact(instance: Instance, first_only: bool) -> int:
    """List with miniexact (C, dancing links)."""
    import miniexact as package

    primary, secondary, options = instance
    solver = package.miniexacts_c()
    items = [solver.primary(f"p{item}") for item in range(primary)]
    items += [solver.secondary(f"s{item}") for item in range(secondary)]
    for option in options:
        solver.add([items[item] for item in option])
    found = 0
    while solver.solve() == 10:
        list(solver.selected_options())
        found += 1
        if first_only:
            break
    return found


PEERS: dict[str, Solve] = {"xcover": xcover, "pyxcc": pyxcc, "miniexact": miniexact}


def installed() -> dict[str, Solve]:
    """Return ours, then the peers that are here."""
    here = {name: solve for name, solve in PEERS.items() if find_spec(name)}
    return {"univoca": own, **here}
