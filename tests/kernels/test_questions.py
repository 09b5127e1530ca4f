"""Questions about clauses, against brute force over random small sets of clauses."""

from __future__ import annotations

from itertools import combinations, product

from univoca.kernels.questions import Questions, always, conflict
from univoca.kernels.sat import Clauses, Solver
from univoca.rng import Rng

VARIABLES = 5


def random_clauses(rng: Rng, switches: int) -> tuple[Clauses, list[int]]:
    """Return clauses of three literals, each behind one of some switches."""
    clauses = Clauses()
    variables = clauses.new(VARIABLES)
    own = clauses.new(switches)
    for _ in range(4 * switches):
        chosen = rng.shuffled(variables)[: rng.between(1, 3)]
        clause = [one if rng.chance(0.5) else -one for one in chosen]
        clauses.add(clause, when=rng.choice(own))
    return clauses, own


def satisfiable(clauses: Clauses, assumed: list[int]) -> list[tuple[bool, ...]]:
    """Return every setting of the variables that keeps the clauses whose switches are assumed."""
    bound = [one for one in clauses.clauses if -one[0] in assumed]
    return [
        bits
        for bits in product((False, True), repeat=VARIABLES)
        if all(any(bits[abs(one) - 1] == (one > 0) for one in clause[1:]) for clause in bound)
    ]


def test_the_smallest_conflict_is_found() -> None:
    """On random clauses the set found clashes, and no smaller set of switches does."""
    met = set()
    for seed in range(120):
        clauses, switches = random_clauses(Rng(f"conflict/{seed}"), 8)
        with Solver(clauses) as solver:
            found = conflict(Questions(solver), switches)
        clashes = [
            size
            for size in range(len(switches) + 1)
            if any(not satisfiable(clauses, list(some)) for some in combinations(switches, size))
        ]
        assert (found.places is None) == (not clashes)
        if found.places is None:
            continue
        assert not satisfiable(clauses, [switches[place] for place in found.places])
        assert len(found.places) == clashes[0]
        assert found.smallest
        met.add(len(found.places))
    assert met >= {2, 3}


def test_the_conflict_depends_on_the_question_alone() -> None:
    """Clauses in another order, which leads the library to other cores, clash the same way."""
    for seed in range(40):
        clauses, switches = random_clauses(Rng(f"order/{seed}"), 8)
        with Solver(clauses) as solver:
            first = conflict(Questions(solver), switches)
        turned = Clauses()
        turned.variables = clauses.variables
        turned.clauses = [clause[::-1] for clause in reversed(clauses.clauses)]
        with Solver(turned) as solver:
            assert conflict(Questions(solver), switches).places == first.places


def test_what_always_holds_is_found() -> None:
    """On random clauses the literals that hold in every answer are found, with their signs."""
    shared = 0
    for seed in range(60):
        clauses, switches = random_clauses(Rng(f"always/{seed}"), 2)
        settings = satisfiable(clauses, switches)
        with Solver(clauses) as solver:
            found = always(Questions(solver), switches, list(range(1, VARIABLES + 1)))
        if not settings:
            assert found is None
            continue
        expected = []
        for place in range(VARIABLES):
            values = {bits[place] for bits in settings}
            if len(values) == 1:
                expected.append(place + 1 if values.pop() else -(place + 1))
        assert found == expected
        shared += bool(expected)
    assert shared >= 5


def test_cuts_are_asked_for_until_a_model_keeps_them() -> None:
    """A rule outside the clauses, handed over cut by cut, is part of the conflict."""
    clauses = Clauses()
    one, other = clauses.new(2)
    first, second = clauses.new(2)
    clauses.implies(first, one)
    clauses.implies(second, other)

    def never_both(solver: Solver) -> list[list[int]]:
        return [[-one, -other]] if solver.holds(one) and solver.holds(other) else []

    with Solver(clauses) as solver:
        assert conflict(Questions(solver), [first, second]).places is None
    with Solver(clauses) as solver:
        assert conflict(Questions(solver, cuts=never_both), [first, second]).places == (0, 1)


def test_a_stop_ends_the_shrinking_with_what_is_there() -> None:
    """Where the work is stopped after the first answer, all that clashes so far is returned."""
    clauses, switches = random_clauses(Rng("conflict/0"), 12)
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 1

    with Solver(clauses) as solver:
        found = conflict(Questions(solver, stop=stop), switches)
    assert found.stopped == "stop"
    assert not found.irreducible
    assert found.places is not None
    assert not satisfiable(clauses, [switches[place] for place in found.places])
