"""Stitches: join every two regions that touch by exactly k stitches, no two in one hole.

The numbers beside the board say how many holes their row or column has.
"""

from __future__ import annotations

from univoca.contract import KindInfo, Option, RuleInfo
from univoca.kinds import KindFolder

KIND = KindFolder(
    KindInfo(
        id="stitches",
        generator_version=2,
        sizes=("6x6", "8x8", "10x10", "12x12"),
        difficulties=("easy", "normal", "hard", "expert"),
        daily=(
            *("6x6/easy", "8x8/easy", "8x8/normal", "10x10/normal"),
            *("8x8/hard", "10x10/hard", "10x10/expert"),
        ),
        rules=(
            RuleInfo("pair-over", pending=False),
            RuleInfo("pair-under", pending=True),
            RuleInfo("shared-hole", pending=False),
            RuleInfo("row-over", pending=False),
            RuleInfo("row-under", pending=True),
            RuleInfo("column-over", pending=False),
            RuleInfo("column-under", pending=True),
        ),
        rising="effort",
        options=(Option("k", ("1", "2", "3", "4")),),
    ),
    __name__,
)
