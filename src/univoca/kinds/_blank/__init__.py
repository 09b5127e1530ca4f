"""Blank: shade the cells with a dot and leave those with a cross.

The template to copy for a new kind. It keeps every promise of the contract and plays nothing.
"""

from __future__ import annotations

from univoca.contract import KindInfo, RuleInfo
from univoca.kinds import KindFolder

KIND = KindFolder(
    KindInfo(
        id="blank",
        generator_version=1,
        sizes=("3x2", "4x4"),
        difficulties=("easy",),
        daily=(
            *("3x2/easy", "3x2/easy", "3x2/easy", "4x4/easy"),
            *("4x4/easy", "4x4/easy", "4x4/easy"),
        ),
        rules=(
            RuleInfo("dot", pending=True),
            RuleInfo("cross", pending=False),
        ),
        status="template",
    ),
    __name__,
)
