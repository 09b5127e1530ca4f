"""Norinori: shade two cells in every region so that the shaded cells form dominoes.

Every shaded cell touches exactly one other shaded cell by a side; dominoes may cross borders.
"""

from univoca.contract import KindInfo, RuleInfo
from univoca.kinds import KindFolder
from univoca.recipe import DIFFICULTIES

KIND = KindFolder(
    KindInfo(
        id="norinori",
        generator_version=2,
        sizes=("5x5", "6x6", "8x8", "10x10", "12x12", "15x15", "20x20"),
        difficulties=DIFFICULTIES,
        daily=(
            *("6x6/easy", "8x8/easy", "8x8/normal", "10x10/normal"),
            *("10x10/hard", "12x12/hard", "12x12/expert"),
        ),
        rules=(
            RuleInfo("region-over", pending=False),
            RuleInfo("region-under", pending=True),
            RuleInfo("crowd", pending=False),
            RuleInfo("alone", pending=True),
        ),
        pzpr_id="norinori",
        related=("stitches",),
        status="new",
        rising="effort",
    ),
    __name__,
)
