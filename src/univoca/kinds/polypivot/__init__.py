"""PolyPivot: turn each piece about its pivots until together they cover the target exactly once."""

from univoca.contract import KindInfo, Option, RuleInfo
from univoca.kinds import KindFolder
from univoca.recipe import DIFFICULTIES

KIND = KindFolder(
    KindInfo(
        id="polypivot",
        generator_version=2,
        sizes=("10x8", "12x10", "14x12", "16x14"),
        difficulties=DIFFICULTIES,
        daily=(
            *("10x8/easy", "12x10/easy", "12x10/normal", "14x12/normal"),
            *("12x10/hard", "14x12/hard", "14x12/expert"),
        ),
        rules=(
            RuleInfo("outside", pending=True),
            RuleInfo("overlap", pending=True),
            RuleInfo("gap", pending=True),
        ),
        unique=False,
        rising="effort",
        board="pieces",
        options=(Option("unique", ("no", "yes")),),
        related=("pentominoes",),
    ),
    __name__,
)
