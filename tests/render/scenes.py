"""Scenes made by hand for the tests of pictures: no kind is needed for them."""

from __future__ import annotations

from univoca.scene import Family, Scene, ScenePiece, Shape, Target

CELL = Family(
    states=("unknown", "shaded", "dotted"),
    looks={
        "shaded": (Shape("rect", (0, 0, 1, 1), "shade"),),
        "dotted": (Shape("circle", (0.5, 0.5, 0.09), "dot"),),
    },
    box=(0, 0, 1, 1),
    words={},
)
EDGE = Family(
    states=("undecided", "wall", "crossed"),
    looks={
        "wall": (Shape("line", (-0.5, 0, 0.5, 0), "wall"),),
        "crossed": (
            Shape("line", (-0.1, -0.1, 0.1, 0.1), "cross"),
            Shape("line", (-0.1, 0.1, 0.1, -0.1), "cross"),
        ),
    },
    box=(-0.4, -0.3, 0.8, 0.6),
    words={},
)

SHADED = Scene(
    width=3,
    height=2,
    shapes=(
        Shape("line", (1, 0, 1, 1), "grid"),
        Shape("line", (2, 1, 2, 2), "grid"),
        Shape("line", (0, 1, 1, 1), "grid"),
        Shape("line", (2, 1, 3, 1), "grid"),
        Shape("polyline", (1, 2, 1, 1, 2, 1, 2, 0), "region-border"),
        Shape("rect", (0, 0, 3, 2), "frame"),
    ),
    families={"cell": CELL},
    targets=tuple(
        Target(f"r{row + 1}c{col + 1}", "cell", col, row, "x")
        for row in range(2)
        for col in range(3)
    ),
)

CLUES = Scene(
    width=3,
    height=2,
    shapes=(
        *(Shape("line", (col, 0, col, 2), "grid") for col in range(4)),
        *(Shape("line", (0, row, 3, row), "grid") for row in range(3)),
        Shape("rect", (0, 1, 1, 1), "clue-black"),
        Shape("text", (0.4, 1.5, 0.5), "clue-light", "2"),
        Shape("polygon", (0.94, 1.5, 0.76, 1.36, 0.76, 1.64), "clue-light-arrow"),
        Shape("rect", (1, 1, 1, 1), "clue-white"),
        Shape("text", (1.5, 1.5, 0.5), "clue-dark", "10"),
        Shape("rect", (2, 1, 1, 1), "clue-gray"),
        Shape("text", (-0.5, 1.5, 0.5), "clue", "7"),
        Shape("text", (2.5, -0.5, 0.5), "clue", "3"),
    ),
    families={"edge": EDGE},
    targets=(
        Target("r1c1-r1c2", "edge", 1, 0.5, "x"),
        Target("r1c2-r1c3", "edge", 2, 0.5, "x"),
    ),
    margin=(1, 1, 0.25, 0.25),
)

PIECES = Scene(
    width=3,
    height=2,
    shapes=(Shape("rect", (0, 0, 3, 2), "frame"),),
    pieces=(
        ScenePiece(
            "V", "x", {}, 0.0, {"0": ((0, 0), (1, 0), (1, 1)), "1": ((0, 0), (0, 1), (1, 0))}
        ),
        ScenePiece("I", "x", {}, 120.0, {"0": ((0, 0), (0, 1), (0, 2))}, {"0": ((0, 2),)}),
    ),
)
