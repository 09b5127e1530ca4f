"""Certificates of records: making and checking them. Knows no kind (docs/certificates.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from univoca.deciding import Record, reprove
from univoca.errors import GenerationError, InputError
from univoca.explaining.path import marks_in_order
from univoca.kernels.sat import Stopped
from univoca.outcome import Budget
from univoca.proofs.evidence import Evidence, Form
from univoca.proofs.reasoned import reasoned
from univoca.proofs.refuting import Refutation, refute

FORMAT = 1
MOST_COUNTED = 100_000
"""The largest count of answers that is computed anew."""


def certify(record: Record, budget: Budget | None = None, form: Form | None = None) -> Record:
    """Return the record with a certificate of what it claims, made anew.

    Raises InputError where there is nothing to certify (the kind has no certificates, the answer
    is hidden, wrong or not the only one), GenerationError when the budget ends first. `form` is
    that of the proof; the kind's own where it is None.
    """
    budget = budget or Budget()
    evidence = _evidence(record, budget)
    found: Refutation | Stopped | None = Refutation((), evidence.form, ())
    if evidence.statement is not None:
        found = refute(evidence.statement, evidence.cuts, budget, form or evidence.form)
    claim = evidence.claim
    if not isinstance(found, Refutation) and evidence.weaker is not None:
        claim, found = evidence.weaker, Refutation((), evidence.form, ())
    return _sealed(record, claim, evidence, found, budget=budget)


def explained(record: Record, budget: Budget | None = None, form: Form = "drup") -> Record:
    """Return the record with its explanation as its certificate: what each step marks is a line.

    The lines of a step are preceded by those from which it follows by unit propagation, where it
    does not at once. Raises as `certify` does, and InputError for a kind without techniques.
    """
    budget = budget or Budget()
    evidence = _evidence(record, budget)
    kind, puzzle, _ = record.parts()
    said = evidence.said()
    if not said:
        raise InputError("error-certificate-steps", kind=kind.info.id)
    lemmas = [clause for mark in marks_in_order(kind, puzzle, budget) for clause in said[mark]]
    found = reasoned(evidence.statement, evidence.cuts, lemmas, budget, form)
    return _sealed(record, evidence.claim, evidence, found, budget=budget)


def _evidence(record: Record, budget: Budget) -> Evidence:
    """Return what the kind hands over; raises InputError where there is nothing to certify."""
    kind, puzzle, answer = record.parts()
    if not kind.has_certificates:
        raise InputError("error-certificate-kind", kind=kind.info.id)
    promised = record.status == "unique" or not kind.info.unique
    if not promised or answer is None or kind.rules.violations(puzzle, answer):
        raise InputError("error-certificate-claim", status=record.status)
    return kind.certificates.evidence(puzzle, answer, record.status, budget)


def _sealed(
    record: Record,
    claim: str,
    evidence: Evidence,
    found: Refutation | Stopped | None,
    *,
    budget: Budget,
) -> Record:
    """Return the record with its certificate, or raise what kept the refutation from being."""
    if found is None:
        raise InputError("error-certificate-claim", status=record.status)
    if not isinstance(found, Refutation):
        raise GenerationError("error-generation", reason=budget.reason(found) or "deadline")
    return replace(record, certificate=_certificate(record, claim, evidence, found))


def _certificate(
    record: Record, claim: str, evidence: Evidence, found: Refutation
) -> dict[str, Any]:
    """Return the JSON object; the claim that there is one answer goes without saying."""
    return {
        "univoca_certificate": FORMAT,
        "kind": record.kind,
        "puzzle": record.puzzle,
        "answer": record.answer,
        **({} if claim == "unique" else {"claim": claim}),
        **evidence.fields,
        "cuts": [[*cut[:3], list(cut[3])] for cut in found.cuts],
        "proof": found.form,
        "lines": list(found.lines),
    }


def recounted(record: Record, budget: Budget) -> bool | None:
    """Tell whether the count of answers that a certificate may hold is right; None: not known.

    It is computed anew, by the method on which the puzzle's making did not rely. Counts that are no
    numbers are wrong.
    """
    certificate = record.certificate if isinstance(record.certificate, Mapping) else {}
    counts = certificate.get("packings", {})
    if counts == {}:
        return True
    if not isinstance(counts, dict) or not all(type(each) is int for each in counts.values()):
        return False
    kind, puzzle, _ = record.parts()
    most = min(max(counts.values()), MOST_COUNTED)
    found = reprove(kind, puzzle, record.proven, budget, most + 1)
    if not found.complete and len(found.answers) <= most:
        return None
    return all(count == len(found.answers) for count in counts.values())


def refusal(record: Record) -> str | None:
    """Return why the record's certificate does not hold, in English, or None where it does.

    The judge is the checker that imports nothing of the package. A record without a certificate
    raises InputError.
    """
    from univoca.proofs import check

    if record.certificate is None:
        raise InputError("error-certificate-none")
    try:
        check.check(record.as_json())
    except check.Refused as reason:
        return str(reason)
    return None
