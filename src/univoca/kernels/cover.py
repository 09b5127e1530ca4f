"""Exact cover: the problem, and the searches of it. Knows no puzzle.

A problem has items and options. A *solution* is any set of options such that every primary item
is covered at least `low` and at most `high` times (once, unless told otherwise), and every
secondary item at most once, or any number of times if always in the same colour. An option that
names a primary item twice covers it twice.

    problem = Problem(3)
    problem.add([0, 1])
    problem.add([2])
    problem.add([0, 2])
    search(problem).solutions          # [[0, 1]]: options by their numbers, in the order added

So an option that no item needs (bounds with slack, or no primary item at all) may be in or out,
and both are listed. The order of the solutions, and the nodes counted, depend on the problem
alone: not on the machine, nor on whether the engine (`bitrows.py`) is compiled.

A problem is made ready at its first search and kept; after `replace` or `bound` it is made ready
again (tens of microseconds for some hundred options). To ask many questions of one problem, leave
it as it is and use `forced` and `forbidden`.
"""

from __future__ import annotations

from array import array
from itertools import accumulate, chain

from univoca.kernels.bitrows import BitRows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Literal

    Stopped = Literal["nodes", "stop"]

NODES = 2_000_000
UNLIMITED = (1 << 62) - 1


class _Found:
    """Compares and shows what its slots hold; `typing` takes longer to import than a kernel."""

    __slots__: tuple[str, ...] = ()

    def _fields(self) -> list[object]:
        return [getattr(self, name) for name in self.__slots__]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self._fields() == other._fields()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__slots__)
        return f"{type(self).__name__}({fields})"


class Result(_Found):
    """What a search gave: each solution as ascending option numbers, and its cost.

    `complete`: there are no others (or, from `cheapest`, none that costs less). `stopped` names
    the bound that ended the search early: the node budget or the caller's `stop`. When neither
    holds, the limit on solutions was reached. `nodes` counts the options tried at branchings.
    """

    __slots__ = ("complete", "costs", "nodes", "solutions", "stopped")

    def __init__(
        self,
        solutions: list[list[int]],
        nodes: int,
        complete: bool,
        stopped: Stopped | None,
        costs: list[int],
    ) -> None:
        self.solutions = solutions
        self.nodes = nodes
        self.complete = complete
        self.stopped = stopped
        self.costs = costs


class Count(_Found):
    """How many solutions a search met, without listing them; the rest as in `Result`."""

    __slots__ = ("complete", "nodes", "solutions", "stopped")

    def __init__(self, solutions: int, nodes: int, complete: bool, stopped: Stopped | None) -> None:
        self.solutions = solutions
        self.nodes = nodes
        self.complete = complete
        self.stopped = stopped


class Problem:
    """Items 0 to primary - 1 must be covered, the `secondary` ones after them may be.

    `low` and `high` bound how often each primary item is covered (both 1 where not given).
    """

    def __init__(
        self,
        primary: int,
        secondary: int = 0,
        *,
        low: Sequence[int] | None = None,
        high: Sequence[int] | None = None,
    ) -> None:
        self.primary = primary
        self.secondary = secondary
        self.low = array("i", [1] * primary if low is None else low)
        self.high = array("i", [1] * primary if high is None else high)
        if len(self.low) != primary or len(self.high) != primary:
            raise ValueError("low and high hold one bound for each primary item")
        self._starts = array("i", [0])
        self._items = array("i")
        self._colours = array("i")
        self._costs = array("q")
        self._engines: dict[bool, BitRows] = {}

    @classmethod
    def of_buffers(
        cls,
        primary: int,
        secondary: int,
        starts: array[int],
        items: array[int],
        *,
        colours: array[int] | None = None,
        costs: array[int] | None = None,
        low: Sequence[int] | None = None,
        high: Sequence[int] | None = None,
    ) -> Problem:
        """Make a problem of all its options at once.

        Option k has the items `items[starts[k]:starts[k + 1]]`; `starts` (one more than there are
        options) and `items` are `array("i")`. `colours` is an `array("i")` as long as `items`, -1
        for none; `costs` an `array("q")`, one an option. The arrays are taken, not copied.
        """
        problem = cls(primary, secondary, low=low, high=high)
        if items and not 0 <= min(items) <= max(items) < primary + secondary:
            raise ValueError("no such item")
        if starts[0] != 0 or starts[-1] != len(items):
            raise ValueError("starts do not span the items")
        if costs is not None and len(costs) and (len(costs) != len(starts) - 1 or min(costs) < 0):
            raise ValueError("one cost of 0 or more for each option")
        problem._starts, problem._items = starts, items
        if colours is not None and len(colours) not in (0, len(items)):
            raise ValueError("one colour for each item of each option")
        problem._colours = colours if colours is not None else array("i")
        problem._costs = costs if costs is not None else array("q")
        return problem

    @property
    def options(self) -> int:
        """How many options there are."""
        return len(self._starts) - 1

    def entries(self, option: int) -> list[tuple[int, int]]:
        """Return the items of an option as they were given, each with its colour, -1 for none."""
        here = slice(self._starts[option], self._starts[option + 1])
        items = self._items[here]
        colours = self._colours[here] if self._colours else [-1] * len(items)
        return list(zip(items, colours, strict=True))

    def cost_of(self, option: int) -> int:
        """Return the cost of an option."""
        return self._costs[option] if self._costs else 0

    def add(
        self,
        items: Sequence[int],
        *,
        colours: Mapping[int, int] | None = None,
        cost: int = 0,
    ) -> int:
        """Add an option and return its number.

        A primary item named twice is covered twice. `colours` gives colours (0 or more) to some
        of its secondary items. `cost` is 0 or more.
        """
        option = self.options
        self._insert(len(self._items), len(self._items), items, colours)
        self._starts.append(len(self._items))
        if cost < 0:
            raise ValueError("a cost is 0 or more")
        if cost and not self._costs:
            self._costs = array("q", bytes(8 * option))
        if cost or self._costs:
            self._costs.append(cost)
        return option

    def add_all(self, options: Sequence[Sequence[int]]) -> None:
        """Add many options without colours or costs: a tenth of the time of adding one by one."""
        items = array("i", chain.from_iterable(options))
        if items and not 0 <= min(items) <= max(items) < self.primary + self.secondary:
            raise ValueError("no such item")
        self._starts.extend(accumulate(map(len, options), initial=self._starts.pop()))
        self._items.extend(items)
        if self._colours:
            self._colours.extend(array("i", [-1]) * len(items))
        if self._costs:
            self._costs.extend(array("q", bytes(8 * len(options))))
        self._engines.clear()

    def replace(
        self, option: int, items: Sequence[int], *, colours: Mapping[int, int] | None = None
    ) -> None:
        """Give an option other items; its number and cost stay."""
        begin, end = self._starts[option], self._starts[option + 1]
        self._insert(begin, end, items, colours)
        change = len(items) - (end - begin)
        if change:
            for later in range(option + 1, len(self._starts)):
                self._starts[later] += change

    def bound(self, item: int, low: int, high: int) -> None:
        """Change how often a primary item is to be covered."""
        self.low[item], self.high[item] = low, high
        self._engines.clear()

    def _insert(
        self, begin: int, end: int, items: Sequence[int], colours: Mapping[int, int] | None
    ) -> None:
        """Put the items of an option in place of a stretch of the buffers."""
        if items and not 0 <= min(items) <= max(items) < self.primary + self.secondary:
            raise ValueError("no such item")
        if colours and not all(
            item >= self.primary and item in items and colour >= 0
            for item, colour in colours.items()
        ):
            raise ValueError("only secondary items of the option take colours, from 0 on")
        if colours and not self._colours:
            self._colours = array("i", [-1]) * len(self._items)
        if colours or self._colours:
            colours = colours or {}
            self._colours[begin:end] = array("i", [colours.get(item, -1) for item in items])
        self._items[begin:end] = array("i", items)
        self._engines.clear()

    def engine(self, by_cost: bool = False) -> BitRows:
        """Return the problem made ready, its options in order of number or of cost."""
        ready = self._engines.get(by_cost)
        if ready is None:
            order = array("i", range(self.options))
            if by_cost:
                order = array("i", sorted(order, key=self.cost_of))
            ready = self._engines[by_cost] = BitRows(
                self.primary,
                self.secondary,
                self.low,
                self.high,
                self._starts,
                self._items,
                self._colours,
                self._costs,
                order,
                by_cost,
            )
        return ready


def search(
    problem: Problem,
    *,
    limit: int | None = None,
    nodes: int = NODES,
    stop: Callable[[], bool] | None = None,
    forced: Sequence[int] = (),
    forbidden: Sequence[int] = (),
) -> Result:
    """List solutions up to the limit: those that hold all `forced` options, no `forbidden` one.

    `stop` is asked at the first node and every 256 after it.
    """
    bound = UNLIMITED if limit is None else limit
    _, spent, ended, solutions, costs = problem.engine().run(
        bound, nodes, stop, forced, forbidden, True, False
    )
    return Result(solutions, spent, ended == "complete", _stopped(ended), costs)


def count(
    problem: Problem,
    *,
    limit: int | None = None,
    nodes: int = NODES,
    stop: Callable[[], bool] | None = None,
    forced: Sequence[int] = (),
    forbidden: Sequence[int] = (),
) -> Count:
    """Count solutions as `search` would list them."""
    bound = UNLIMITED if limit is None else limit
    found, spent, ended, _, _ = problem.engine().run(
        bound, nodes, stop, forced, forbidden, False, False
    )
    return Count(found, spent, ended == "complete", _stopped(ended))


def cheapest(
    problem: Problem,
    *,
    nodes: int = NODES,
    stop: Callable[[], bool] | None = None,
    forced: Sequence[int] = (),
    forbidden: Sequence[int] = (),
) -> Result:
    """Return a solution of least total cost, proven when `complete`; none when there is none.

    Branch and bound: where it stops early, the best met so far is returned. The bound is tightest
    when the items whose options' costs tell most (pieces, before cells) come first.
    """
    engine = problem.engine(by_cost=True)
    order = sorted(range(problem.options), key=problem.cost_of) if forced or forbidden else []
    place = {option: place for place, option in enumerate(order)}
    _, spent, ended, solutions, costs = engine.run(
        UNLIMITED,
        nodes,
        stop,
        [place[option] for option in forced],
        [place[option] for option in forbidden],
        True,
        True,
    )
    return Result(solutions, spent, ended == "complete", _stopped(ended), costs)


def _stopped(ended: str) -> Stopped | None:
    """Return the bound that ended a run, where one did."""
    return "nodes" if ended == "nodes" else "stop" if ended == "stop" else None
