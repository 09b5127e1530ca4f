"""Pentominoes: lay all the pieces so that they cover the outline, each once and none twice.

Pieces turn and flip; any filling is right, whether or not it is the one it was made from.
"""

from univoca.contract import KindInfo, Option, RuleInfo
from univoca.kinds import KindFolder
from univoca.recipe import DIFFICULTIES

KIND = KindFolder(
    KindInfo(
        id="pentominoes",
        generator_version=2,
        sizes=(
            *(f"{pieces}p" for pieces in range(3, 13)),
            *("5x5", "6x5", "7x5", "8x5", "9x5", "10x5", "11x5", "15x4", "12x5", "10x6", "6x10"),
        ),
        difficulties=DIFFICULTIES,
        daily=(
            *("4p/easy", "5p/easy", "6p/normal", "7p/normal"),
            *("8p/hard", "10x5/hard", "10x6/expert"),
        ),
        rules=(
            RuleInfo("outside", pending=False),
            RuleInfo("overlap", pending=False),
            RuleInfo("piece-unused", pending=True),
            RuleInfo("gap", pending=True),
        ),
        unique=False,
        rising="effort",
        board="pieces",
        options=(Option("unique", ("no", "yes")),),
        related=("polypivot",),
        status="new",
    ),
    __name__,
)
