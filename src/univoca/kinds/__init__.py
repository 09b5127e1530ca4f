"""The kinds of puzzle. Looking one up loads only its few facts; its modules load when used."""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, cast

from univoca.contract import (
    Certificates,
    Editing,
    Exchange,
    Generator,
    Hints,
    Kind,
    KindInfo,
    Model,
    Prover,
    Reasons,
    Rules,
    Solver,
    Switches,
    Tiny,
    View,
)
from univoca.errors import InputError

TEMPLATE = "blank"
"""The id of the kind in `_blank`: it plays nothing and is not listed, but tested like the rest."""


class KindFolder:
    """A kind whose modules are loaded from its folder, each at its first use."""

    def __init__(self, info: KindInfo, package: str) -> None:
        self.info = info
        self._package = package

    def _module(self, name: str) -> Any:
        return importlib.import_module(f"{self._package}.{name}")

    @cached_property
    def model(self) -> Model[Any, Any]:
        """The puzzle, the answer and their texts."""
        return cast("Model[Any, Any]", self._module("model"))

    @cached_property
    def rules(self) -> Rules[Any, Any]:
        """The validator."""
        return cast("Rules[Any, Any]", self._module("rules"))

    @cached_property
    def solver(self) -> Solver[Any, Any]:
        """The search."""
        return cast("Solver[Any, Any]", self._module("solver"))

    @cached_property
    def prover(self) -> Prover[Any, Any]:
        """The clauses."""
        return cast("Prover[Any, Any]", self._module("prover"))

    @cached_property
    def generator(self) -> Generator[Any, Any]:
        """Puzzles from recipes."""
        return cast("Generator[Any, Any]", self._module("generator"))

    @cached_property
    def view(self) -> View[Any]:
        """The board as a scene."""
        return cast("View[Any]", self._module("view"))

    @cached_property
    def exchange(self) -> Exchange[Any]:
        """Outside formats."""
        return cast("Exchange[Any]", self._module("exchange"))

    @cached_property
    def has_hints(self) -> bool:
        """Whether the kind has a module `hints`."""
        return importlib.util.find_spec(f"{self._package}.hints") is not None

    @cached_property
    def hints(self) -> Hints[Any]:
        """Help in stages; only where `has_hints`."""
        return cast("Hints[Any]", self._module("hints"))

    @cached_property
    def has_reasons(self) -> bool:
        """Whether the kind has a module `techniques`."""
        return importlib.util.find_spec(f"{self._package}.techniques") is not None

    @cached_property
    def reasons(self) -> Reasons[Any]:
        """How a person solves it; only where `has_reasons`."""
        return cast("Reasons[Any]", self._module("techniques"))

    @cached_property
    def has_certificates(self) -> bool:
        """Whether the kind has a module `certificates`."""
        return importlib.util.find_spec(f"{self._package}.certificates") is not None

    @cached_property
    def certificates(self) -> Certificates[Any, Any]:
        """What a certificate of the kind holds; only where `has_certificates`."""
        return cast("Certificates[Any, Any]", self._module("certificates"))

    @cached_property
    def has_switches(self) -> bool:
        """Whether the kind has a module `switches`."""
        return importlib.util.find_spec(f"{self._package}.switches") is not None

    @cached_property
    def switches(self) -> Switches[Any]:
        """The rules with each clue behind a literal; only where `has_switches`."""
        return cast("Switches[Any]", self._module("switches"))

    @cached_property
    def has_editing(self) -> bool:
        """Whether the kind has a module `editing`."""
        return importlib.util.find_spec(f"{self._package}.editing") is not None

    @cached_property
    def editing(self) -> Editing[Any]:
        """How its puzzles are drawn and changed; only where `has_editing`."""
        return cast("Editing[Any]", self._module("editing"))

    @cached_property
    def tiny(self) -> Tiny[Any, Any]:
        """Tiny boards for the exhaustive test."""
        return cast("Tiny[Any, Any]", self._module("tiny"))


@cache
def ids() -> tuple[str, ...]:
    """Return the ids of all kinds but the template, sorted."""
    folders = (entry for entry in files("univoca.kinds").iterdir() if entry.is_dir())
    found = [folder.name for folder in folders if (folder / "__init__.py").is_file()]
    return tuple(sorted(name.replace("_", "-") for name in found if not name.startswith("_")))


def get(kind_id: str) -> Kind:
    """Return a kind by id; raises InputError when there is none."""
    if kind_id not in ids() and kind_id != TEMPLATE:
        raise InputError("error-unknown-kind", found=kind_id[:40], known=", ".join(ids()))
    module = importlib.import_module(f"univoca.kinds.{_folder(kind_id)}")
    return cast(Kind, module.KIND)


@cache
def examples(kind_id: str) -> dict[str, Any]:
    """Return the tables of a kind's `examples.toml`: `example` and, for each rule, `broken`."""
    return _tables(kind_id, "examples.toml")


@cache
def introduction(kind_id: str) -> tuple[dict[str, Any], ...]:
    """Return the steps of a kind's `introduction.toml`."""
    return tuple(_tables(kind_id, "introduction.toml")["step"])


def _tables(kind_id: str, name: str) -> dict[str, Any]:
    import tomllib

    folder = files("univoca.kinds") / _folder(kind_id)
    return tomllib.loads((folder / name).read_text("utf-8"))


def _folder(kind_id: str) -> str:
    return "_blank" if kind_id == TEMPLATE else kind_id.replace("-", "_")


def by_pzpr_id(pzpr_id: str) -> Kind | None:
    """Return the kind with this name in puzz.link addresses, if any."""
    for kind_id in ids():
        kind = get(kind_id)
        if kind.info.pzpr_id == pzpr_id:
            return kind
    return None
