"""Exact-cover instances for the benchmarks and tests, as lists of options. Knows no kernel.

Each is (primary items, secondary items, options); an option is a list of item numbers.
"""

from __future__ import annotations

from collections.abc import Sequence

Instance = tuple[int, int, list[list[int]]]
Cell = tuple[int, int]

PENTOMINOES = {
    "F": " ##/## / # ",
    "I": "#####",
    "L": "#   /####",
    "N": "##  / ###",
    "P": "## /###",
    "T": "###/ # / # ",
    "U": "# #/###",
    "V": "#  /#  /###",
    "W": "#  /## / ##",
    "X": " # /###/ # ",
    "Y": " #  /####",
    "Z": "## / # / ##",
}


def shapes(picture: str) -> list[tuple[Cell, ...]]:
    """Return the different ways a piece can lie, each as cells from its top left corner."""
    cells = [
        (row, column)
        for row, line in enumerate(picture.split("/"))
        for column, mark in enumerate(line)
        if mark == "#"
    ]
    found = set()
    for _ in range(2):
        cells = [(row, -column) for row, column in cells]
        for _ in range(4):
            cells = [(column, -row) for row, column in cells]
            top = min(row for row, _ in cells)
            left = min(column for _, column in cells)
            found.add(tuple(sorted((row - top, column - left) for row, column in cells)))
    return sorted(found)


def packing(board: Sequence[Cell], names: str = "FILNPTUVWXYZ") -> Instance:
    """Return the packings of a board by pentominoes: items are the pieces, then the cells."""
    number = {cell: len(names) + place for place, cell in enumerate(sorted(board))}
    options = []
    for piece, name in enumerate(names):
        for shape in shapes(PENTOMINOES[name]):
            for top, left in sorted(number):
                for corner in ((top, left - shape[0][1]),):
                    placed = [(corner[0] + row, corner[1] + column) for row, column in shape]
                    if all(cell in number for cell in placed):
                        options.append([piece, *(number[cell] for cell in placed)])
    return len(names) + len(number), 0, options


def rectangle(rows: int, columns: int) -> list[Cell]:
    """Return the cells of a rectangle."""
    return [(row, column) for row in range(rows) for column in range(columns)]


def queens(size: int) -> Instance:
    """Return the queens problem: rows and columns primary, diagonals secondary."""
    options = [
        [
            row,
            size + column,
            2 * size + row + column,
            4 * size - 1 + row - column + size - 1,
        ]
        for row in range(size)
        for column in range(size)
    ]
    return 2 * size, 2 * (2 * size - 1), options


def langford(pairs: int) -> Instance:
    """Return Langford's problem: numbers, then places; mirror images both counted."""
    options = [
        [number - 1, pairs + place, pairs + place + number + 1]
        for number in range(1, pairs + 1)
        for place in range(2 * pairs - number - 1)
    ]
    return 3 * pairs, 0, options


def sudoku(givens: str = "") -> Instance:
    """Return a Sudoku (81 characters, a dot where nothing is given), options of givens removed."""
    options = []
    for cell in range(81):
        row, column = divmod(cell, 9)
        box = row // 3 * 3 + column // 3
        for digit in range(9):
            if not givens or givens[cell] in (".", str(digit + 1)):
                options.append(
                    [
                        cell,
                        81 + row * 9 + digit,
                        162 + column * 9 + digit,
                        243 + box * 9 + digit,
                    ]
                )
    return 324, 0, options
