"""Who may import whom, beyond the layers of pyproject.toml: the independence of the kinds."""

from __future__ import annotations

from functools import cache

import grimp
import pytest

from tests.house.sources import PACKAGE

KINDS = sorted(
    path.parent.name for path in PACKAGE.glob("kinds/*/__init__.py") if path.parent.name != "kinds"
)
OUTER_LIBRARIES = (
    *("click", "rich", "fastapi", "starlette", "uvicorn", "pydantic", "sqlalchemy", "psycopg"),
    *("typst", "jinja2", "distributed", "matplotlib"),
)
OUTER_LAYERS = (
    "univoca.cli",
    "univoca.web",
    "univoca.campaign",
    "univoca.bank",
    "univoca.printing",
)
FORBIDDEN_TO = {
    "rules": ("solver", "prover", "generator"),
    "solver": ("rules", "prover", "generator"),
    "prover": ("rules", "solver", "generator"),
    "model": ("rules", "solver", "prover", "generator"),
    "techniques": ("rules", "solver", "prover", "generator"),
}


@cache
def graph() -> grimp.ImportGraph:
    return grimp.build_graph(
        "univoca", include_external_packages=True, exclude_type_checking_imports=True
    )


def reached(module: str) -> set[str]:
    """Return all modules that a module imports, directly or through others."""
    return graph().find_upstream_modules(module) if module in graph().modules else set()


@pytest.mark.parametrize("kind", KINDS)
def test_no_kind_imports_another(kind: str) -> None:
    """Nothing in a kind's folder imports anything of another kind's, not even through others."""
    own = f"univoca.kinds.{kind}"
    others = [f"univoca.kinds.{other}" for other in KINDS if other != kind]
    met = graph().find_upstream_modules(own, as_package=True)
    assert not [name for name in sorted(met) if name.startswith(tuple(others))]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("part", sorted(FORBIDDEN_TO))
def test_the_rules_are_stated_independently(kind: str, part: str) -> None:
    """Validator, search and clauses of a kind know nothing of each other, directly or not."""
    own = f"univoca.kinds.{kind}"
    met = reached(f"{own}.{part}")
    assert not [other for other in FORBIDDEN_TO[part] if f"{own}.{other}" in met]


@pytest.mark.parametrize("kind", KINDS)
def test_the_validator_uses_no_kernel(kind: str) -> None:
    """A kind's `rules` and `model` reach no kernel and no SAT library."""
    for part in ("rules", "model"):
        met = reached(f"univoca.kinds.{kind}.{part}")
        assert not [name for name in met if name == "pysat" or ".kernels." in name]


def test_core_packages_import_no_outer_library() -> None:
    """Only the outer layers import a library for the web, the command line or printing."""
    wrong = []
    for module in sorted(graph().modules):
        if not module.startswith("univoca") or module.startswith(OUTER_LAYERS):
            continue
        direct = graph().find_modules_directly_imported_by(module)
        wrong += [f"{module} imports {name}" for name in sorted(direct) if name in OUTER_LIBRARIES]
    assert not wrong
