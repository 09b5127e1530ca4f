"""Run a board's techniques, cheapest first, until nothing more follows. Knows no puzzle.

The order is fixed: a conflict first, then the scan or event of the cheapest technique that has
one, then a trial, of all that end in a contradiction the one with the shortest chain, first with
the few techniques that a person follows at once, then with more where those show nothing; last,
where a board has them, a choice and a core.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from univoca.deduce.board import Board, Scanner
from univoca.deduce.echo import absorb, echoed, told
from univoca.deduce.network import COMMON, FULL, GIVEN, NEED, OVER, STUCK, UNDER, Network
from univoca.deduce.technique import Finding, Step, Trace

SCANNED = -2  # causes from here down are findings of scanners, in the order they were taken


class Run:
    """One run over a board from its present state; the board's network moves with it.

    `limit` is the number of techniques allowed, counted from the cheapest: all but the trial is
    `trial_index(board)`. `stop` is asked before each trial and each scan. `last` is the resort
    where all techniques end: it returns what it forces, or None.
    """

    def __init__(
        self,
        board: Board,
        limit: int | None = None,
        stop: Callable[[], bool] | None = None,
        last: Callable[[], Finding | None] | None = None,
    ) -> None:
        self.board = board
        self.limit = len(board.techniques) if limit is None else limit
        self.stop = stop or (lambda: False)
        self.scanners = {scanner.technique: scanner for scanner in board.scanners}
        self.last = last
        self.found: dict[int, list[Finding]] = {}
        self.scanned: dict[int, int] = {}
        self.trial = trial_index(board)
        absorb(board)

    def trace(self) -> Trace:
        """Take steps until the board is solved, contradicted or nothing more follows."""
        steps = []
        for step in self.steps():
            steps.append(step)
            if not step.finding.literals:
                return Trace(tuple(steps), "contradiction")
        return Trace(tuple(steps), "solved" if self.board.solved else "stuck")

    def steps(self) -> Iterator[Step]:
        """Yield the steps as they are taken; the last may be a contradiction."""
        while True:
            step = self.next()
            if step is None:
                return
            yield step
            if not step.finding.literals:
                return
            self.take(step.finding)

    def take(self, finding: Finding) -> None:
        """Make what a finding says true."""
        for literal in finding.literals:
            self.board.network.assign(literal)
        absorb(self.board)

    def next(self) -> Step | None:
        """Return the next step without taking it, or None where nothing is found or left to do."""
        step = self._next()
        return None if step is None else replace(step, finding=echoed(self.board, step.finding))

    def _next(self) -> Step | None:
        network = self.board.network
        conflict = network.conflict()
        if conflict >= 0:
            return Step(event(self.board, conflict), 1.0)
        if self.board.solved and self.holds():
            return None
        waiting = network.technique()
        for technique in range(min(self.limit, len(self.board.techniques))):
            if technique in self.scanners and not self.stop():
                scans = self.scan(self.scanners[technique])
                if scans:
                    ease = self.ease() + self.eased(technique, sum(one.share for one in scans))
                    return Step(fitting(self.board, scans[0]), ease)
            if technique == waiting:
                found = event(self.board, network.event_for(technique))
                return Step(found, self.ease())
            step = self.tried() if technique == self.trial else None
            if step is not None:
                return step
        if self.last is not None and not self.stop():
            forced = self.last()
            if forced is not None:
                return Step(forced, self.eased(forced.technique, 1))
        return None

    def holds(self) -> bool:
        """Return whether what is known breaks no rule; every goal may be known, and one broken."""
        network = self.board.network
        mark = network.size
        broken = network.propagate(len(self.board.techniques)) >= 0 or any(
            not finding.literals or any(network.value(each) < 0 for each in finding.literals)
            for scanner in self.board.scanners
            for finding in scanner.find()
        )
        network.undo(mark)
        return not broken

    def ease(self) -> float:
        """Return the summed ease of all events that wait."""
        network = self.board.network
        return sum(
            technique.ease * network.waiting_for(index)
            for index, technique in enumerate(self.board.techniques)
            if index < self.limit
        )

    def eased(self, technique: int, count: float) -> float:
        """Return the ease of several deductions of a technique."""
        return self.board.techniques[technique].ease * count

    def scan(self, scanner: Scanner) -> list[Finding]:
        """Return what a scanner finds now, or found before and is still news."""
        network = self.board.network
        left = [one for one in self.found.get(scanner.technique, []) if news(self.board, one)]
        if not left and self.scanned.get(scanner.technique) != network.size:
            left = [one for one in scanner.find() if news(self.board, one)]
            self.scanned[scanner.technique] = network.size
        self.found[scanner.technique] = left
        return left

    def tried(self) -> Step | None:
        """Return the trial with the shortest chain that ends in a contradiction, if one does."""
        for limit in trial_limits(self.board):
            found, count = self._shortest(limit)
            if found is not None:
                return Step(found, self.eased(self.trial, count))
        return None

    def _shortest(self, limit: int) -> tuple[Finding | None, int]:
        """Return the trial with the shortest chain at a limit, and how many there are."""
        best: Finding | None = None
        count = 0
        spared: set[int] = set()
        for literal in self.board.assumptions():
            if literal in spared:
                continue
            if self.stop():
                return None, 0
            refuted = refute(self.board, literal, limit, spared)
            if refuted is not None:
                count += 1
                if best is None or len(refuted.chain) < len(best.chain):
                    best = refuted
        return best, count


def trial_limits(board: Board) -> tuple[int, ...]:
    """Return how many techniques trials may follow: few first, more where those show nothing."""
    return tuple(sorted({board.trial_limit, board.far_limit} - {0}))


def trial_index(board: Board) -> int:
    """Return the index of the board's trial among its techniques."""
    return next(index for index, one in enumerate(board.techniques) if one.how == "trial")


def news(board: Board, finding: Finding) -> bool:
    """Return whether a finding says something that is not known."""
    return not finding.literals or any(
        board.network.value(literal) <= 0 for literal in finding.literals
    )


def event(board: Board, constraint: int) -> Finding:
    """Return the event of a constraint as a finding; a conflict has no literals."""
    network = board.network
    how = network.event_of(constraint)
    literals = tuple(network.would_set(constraint))
    premises = _rests(network, constraint, how, literals, network.size)
    return Finding(network.seen(constraint, how), literals, premises, constraint, how)


def refute(
    board: Board, literal: int, limit: int, spared: set[int] | None = None
) -> Finding | None:
    """Assume a literal and follow the first `limit` techniques; a contradiction shows its opposite.

    The network is left as it was. Where there is none, what followed is added to `spared`: assuming
    a part of it shows no more, hence no contradiction either.
    """
    network = board.network
    mark = network.size
    network.assign(literal)
    taken: list[Finding] = []
    end = follow(board, taken, limit)
    found = None
    if end is not None:
        chain = backwards(board, literal, mark, taken, end)
        premises = tuple(
            sorted(
                {each for one in chain for each in one.premises if network.position(each) < mark}
            )
        )
        chain = told(board, chain)
        found = Finding(trial_index(board), (-literal,), premises, literal, chain=chain)
    elif spared is not None:
        spared.update(network.since(mark))
    network.undo(mark)
    return found


def follow(board: Board, taken: list[Finding], limit: int) -> Finding | None:
    """Propagate what a trial may use; return the contradiction, or None where all is quiet.

    Findings of scanners are added to `taken`; the cause of a literal that the n-th of them set
    is `SCANNED - n`.
    """
    network = board.network
    scanners = [one for one in board.scanners if one.tried and one.technique < limit]
    while True:
        conflict = network.propagate(limit)
        if conflict >= 0:
            return event(board, conflict)
        for scanner in scanners:
            fresh = False
            for finding in tuple(scanner.find()):
                if not news(board, finding):
                    continue
                held = fitting(board, finding)
                if not held.literals:
                    return held
                for each in finding.literals:
                    fresh = network.value(each) == 0 or fresh
                    network.assign(each, SCANNED - len(taken))
                taken.append(finding)
            if fresh:
                break
        else:
            return None


def fitting(board: Board, finding: Finding) -> Finding:
    """Return a finding, or the contradiction that it is where one of its literals is false."""
    false = [-each for each in finding.literals if board.network.value(each) < 0]
    if not false:
        return finding
    return replace(finding, literals=(), premises=(*finding.premises, *false))


def backwards(
    board: Board, assumed: int, mark: int, taken: Sequence[Finding], end: Finding
) -> tuple[Finding, ...]:
    """Return what of the trail since `mark` the contradiction needs, in order, `end` last."""
    network = board.network
    needed = {each for each in end.premises if network.position(each) >= mark}
    links: list[Finding] = []
    group: list[int] = []  # needed literals that one firing set, which stand in a row on the trail
    before = GIVEN
    for literal in (*reversed(network.since(mark)), assumed):
        cause = network.cause(literal)
        if group and (cause != before or literal == assumed):
            link = _link(board, before, group, taken)
            links.append(link)
            needed.update(each for each in link.premises if network.position(each) >= mark)
            group = []
        before = cause
        if literal in needed and literal != assumed:
            group.insert(0, literal)
    return (*reversed(links), end)


def _link(board: Board, cause: int, literals: Sequence[int], taken: Sequence[Finding]) -> Finding:
    """Return how a constraint or a scanner came to set literals, from what was known before."""
    if cause <= SCANNED:
        return replace(taken[SCANNED - cause], literals=tuple(literals))
    network = board.network
    first, how = min(network.position(each) for each in literals), network.how(literals[0])
    rests = _rests(network, cause, how, literals, first)
    return Finding(network.seen(cause, how), tuple(literals), rests, cause, how)


def _rests(
    network: Network, constraint: int, how: int, literals: Sequence[int], before: int
) -> tuple[int, ...]:
    """Return what an event rests on: the true or the false literals that make it, and the guard.

    Of those known more than are needed, the earliest are taken; `before` is the length of the
    trail when the event was seen.
    """
    if how in (COMMON, STUCK):
        return tuple(network.because(constraint, network.rivals(constraint, literals), before))
    counted = network.literals(constraint)
    low, high = network.bounds(constraint)
    sign, most = 0, len(counted)
    if how in (FULL, OVER):
        sign, most = 1, high + (how == OVER)
    elif how in (NEED, UNDER):
        sign, most = -1, len(counted) - low + (how == UNDER)
    known = [
        each if network.value(each) > 0 else -each
        for each in counted
        if network.value(each) and sign in (0, network.value(each))
    ]
    known = sorted((one for one in known if network.position(one) < before), key=network.position)
    guard = [network.guard(constraint)]
    held = [each for each in guard if each and network.value(each) > 0]
    return (*known[:most], *held)
