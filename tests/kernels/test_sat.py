"""Clauses and the SAT solver against brute force."""

from __future__ import annotations

import subprocess
import sys
from itertools import product

import pytest

from univoca.kernels.sat import Clauses, Solver
from univoca.rng import Rng


def settings(size: int) -> list[list[int]]:
    """Return every set of true variables among 1 to size, sorted."""
    return sorted(
        [variable for variable, true in enumerate(values, 1) if true]
        for values in product((False, True), repeat=size)
    )


def listed(clauses: Clauses, size: int, *assumptions: int) -> list[list[int]]:
    """Return every answer over variables 1 to size, sorted."""
    with Solver(clauses) as solver:
        found = solver.answers(range(1, size + 1), limit=5000, assumptions=assumptions)
        assert found.complete
        again = solver.answers(range(1, size + 1), limit=5000, assumptions=assumptions)
    assert again.complete
    assert sorted(again.answers) == sorted(found.answers)
    return sorted(found.answers)


@pytest.mark.parametrize("size", range(1, 9))
@pytest.mark.parametrize("name", ["at_most", "at_least", "exactly"])
def test_counts(size: int, name: str) -> None:
    """Each counting constraint admits exactly the settings with that count, if its `when` holds."""
    meaning = {"at_most": int.__le__, "at_least": int.__ge__, "exactly": int.__eq__}[name]
    for number in range(-1, size + 2):
        clauses = Clauses()
        literals = clauses.new(size)
        when = clauses.new_variable()
        getattr(clauses, name)(literals, number, when=when)
        expected = [true for true in settings(size) if meaning(len(true), number)]
        assert listed(clauses, size, when) == expected
        assert listed(clauses, size, -when) == settings(size)


@pytest.mark.parametrize("size", range(8))
@pytest.mark.parametrize("odd", [False, True])
def test_parity(size: int, odd: bool) -> None:
    """A parity constraint admits exactly the settings of that parity."""
    clauses = Clauses()
    clauses.xor(clauses.new(size), odd)
    assert listed(clauses, size) == [true for true in settings(size) if len(true) % 2 == odd]


def test_counter_under_assumptions() -> None:
    """One counter answers for every count asked of it by assumptions."""
    clauses = Clauses()
    literals = clauses.new(7)
    reached = clauses.counter(literals, 7)
    for number in range(1, 7):
        found = listed(clauses, 7, reached[number - 1], -reached[number])
        assert found == [true for true in settings(7) if len(true) == number]


def test_random_clauses_and_cores() -> None:
    """Random clauses have the models that brute force finds, and cores are themselves refuted."""
    rng = Rng("clauses")
    for _ in range(150):
        clauses = Clauses()
        clauses.new(6)
        for _ in range(rng.between(5, 24)):
            clauses.add([rng.between(1, 6) * rng.choice((-1, 1)) for _ in range(3)])
        expected = [
            true
            for true in settings(6)
            if all(any((abs(x) in true) == (x > 0) for x in c) for c in clauses.clauses)
        ]
        assert listed(clauses, 6) == expected
        assumptions = [variable * rng.choice((-1, 1)) for variable in range(1, 7)]
        with Solver(clauses) as solver:
            if solver.solve(assumptions) is False:
                assert set(solver.core()) <= set(assumptions)
                assert solver.solve(solver.core()) is False


def pigeons(holes: int) -> Clauses:
    """Return the statement that one pigeon more than holes has room: false, and hard to refute."""
    clauses = Clauses()
    places = [clauses.new(holes) for _ in range(holes + 1)]
    for place in places:
        clauses.add(place)
    for column in zip(*places, strict=True):
        clauses.at_most(column, 1)
    return clauses


def test_conflict_budget() -> None:
    """A conflict budget ends the search at the same count each time, and says so."""
    spent = []
    for _ in range(2):
        with Solver(pigeons(11)) as solver:
            assert solver.solve(conflicts=1000) is None
            assert solver.stopped == "conflicts"
            assert 1000 <= solver.spent < 3000
            spent.append(solver.spent)
            found = solver.answers(range(1, 5), limit=2, conflicts=500)
            assert (found.complete, found.stopped) == (False, "conflicts")
    assert spent[0] == spent[1]


def test_stop() -> None:
    """A caller's stop ends the search within a slice, and says so."""
    asked = []

    def stop() -> bool:
        asked.append(True)
        return len(asked) == 4

    with Solver(pigeons(11)) as solver:
        assert solver.solve(stop=stop) is None
        assert solver.stopped == "stop"
        assert solver.spent < 5000
        assert solver.answers([1], limit=2, stop=lambda: True).stopped == "stop"


def test_cuts() -> None:
    """Models that `accept` refuses are no answers, and its clauses stay."""
    clauses = Clauses()
    literals = clauses.new(3)
    with Solver(clauses) as solver:
        found = solver.answers(
            literals,
            limit=9,
            accept=lambda at: [[-1, -2]] if at.holds(1) and at.holds(2) else [],
        )
    assert len(found.answers) == 6
    assert clauses.clauses == [[-1, -2]]


def test_proof() -> None:
    """A solver made with a proof gives its lines, which end in the empty clause."""
    with Solver(pigeons(3), with_proof=True) as solver:
        assert solver.solve() is False
        assert solver.proof()[-1].split() == ["0"]


def test_dimacs() -> None:
    """The same calls give the same text."""
    clauses = Clauses()
    clauses.exactly(clauses.new(3), 1)
    assert clauses.dimacs() == "p cnf 3 4\n-1 -2 0\n-1 -3 0\n-2 -3 0\n1 2 3 0\n"


def test_import_is_light() -> None:
    """Importing the module loads no SAT library."""
    program = "import sys, univoca.kernels.sat; sys.exit('pysat' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
