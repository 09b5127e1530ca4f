"""Importing this module loads what a worker needs, so that a forked one can answer at once.

Only the fork server imports it: the kinds with their solvers and the two catalogues, compiled.
"""

from __future__ import annotations

import importlib
import pkgutil

import univoca.web.worker  # noqa: F401 - workers find it loaded
from univoca import kinds
from univoca.texts import LANGUAGES, bundle

for _found in pkgutil.walk_packages(kinds.__path__, f"{kinds.__name__}."):
    importlib.import_module(_found.name)
for _language in LANGUAGES:
    bundle(_language)
