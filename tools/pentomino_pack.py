"""Makes the pack of Pentominoes levels again, in its place: `make pentomino-pack`."""

from __future__ import annotations

import sys
from pathlib import Path

from univoca.kinds.pentominoes import pack

PLACE = Path(__file__).parents[1] / "src" / "univoca" / "kinds" / "pentominoes" / pack.FILE

if __name__ == "__main__":
    sys.exit(pack.main([str(PLACE)]))
