"""Records of the template kind: many different ones at no cost."""

from __future__ import annotations

from univoca import kinds
from univoca.records import Record
from univoca.rng import Rng


def blank(number: int, **changes: object) -> Record:
    """Return the record of a 4x4 board of signs with one answer, another for each number."""
    rng = Rng(f"blank/{number}")
    signs = "".join(rng.choice("ox") for _ in range(16))
    answer = "".join("01"[sign == "o"] for sign in signs)
    rows = "/".join(answer[at : at + 4] for at in range(0, 16, 4))
    fields: dict[str, object] = {
        "kind": kinds.TEMPLATE,
        "puzzle": f"univoca:{kinds.TEMPLATE}/4/4/{signs}",
        "answer": rows,
        "status": "unique",
        "proven": ("search", "sat"),
        "nodes": number,
        "recipe": f"blank/4x4/easy#{number}@1",
        "label": "easy",
        "measures": {"nodes": number, "grade": number / 10},
    }
    return Record(**{**fields, **changes})  # type: ignore[arg-type]
