"""A fixed set of Sudoku, made here: random grids, givens taken out while one solution stays."""

from __future__ import annotations

from benchmarks.instances import Instance, sudoku
from univoca.kernels.cover import Problem, count, search
from univoca.rng import Rng


def problem_of(instance: Instance) -> Problem:
    """Return the instance as a problem."""
    problem = Problem(instance[0], instance[1])
    problem.add_all(instance[2])
    return problem


def full_grid(rng: Rng) -> str:
    """Return a filled grid: the first solution met with the options in random order."""
    primary, secondary, options = sudoku()
    rng.shuffle(options)
    solution = search(problem_of((primary, secondary, options)), limit=1).solutions[0]
    digits = {options[option][0]: options[option][1] % 9 + 1 for option in solution}
    return "".join(str(digits[cell]) for cell in range(81))


def minimal(name: str) -> str:
    """Return a Sudoku with one solution and no given too many, fixed by its name."""
    rng = Rng(f"sudoku {name}")
    givens = full_grid(rng)
    for cell in rng.shuffled(range(81)):
        fewer = givens[:cell] + "." + givens[cell + 1 :]
        if count(problem_of(sudoku(fewer)), limit=2).solutions == 1:
            givens = fewer
    return givens


def ambiguous(givens: str) -> str:
    """Return it without its first two givens: several solutions."""
    cells = [cell for cell, given in enumerate(givens) if given != "."][:2]
    return "".join("." if cell in cells else given for cell, given in enumerate(givens))
