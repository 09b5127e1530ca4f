"""Castle Wall: draw one closed wall past the clues; each counts the segments along its arrow."""

from univoca.contract import KindInfo, Option, RuleInfo
from univoca.kinds import KindFolder

KIND = KindFolder(
    KindInfo(
        id="castle-wall",
        generator_version=2,
        sizes=("6x6", "8x8", "10x10", "12x12"),
        difficulties=("easy", "normal", "hard", "expert"),
        daily=(
            *("6x6/easy", "8x8/easy", "8x8/normal", "10x10/normal"),
            *("8x8/hard", "10x10/hard", "10x10/expert"),
        ),
        rules=(
            RuleInfo("no-loop", pending=True),
            RuleInfo("branch", pending=False),
            RuleInfo("dead-end", pending=True),
            RuleInfo("many-loops", pending=False),
            RuleInfo("black-inside", pending=False),
            RuleInfo("white-outside", pending=False),
            RuleInfo("count-over", pending=False),
            RuleInfo("count-under", pending=True),
        ),
        options=(
            Option("free", ("some", "none", "many")),
            Option("numbers", ("most", "all", "half")),
            Option("symmetry", ("none", "rotational", "mirror")),
            Option("minimal", ("auto", "yes", "no")),
        ),
        pzpr_id="castle",
        rising="effort",
    ),
    __name__,
)
