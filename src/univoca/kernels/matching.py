# compiled
"""Matchings with quotas: options with two ends, groups that want so many, lines that count ends.

An *option* joins two ends and belongs to a group; chosen options share no end. Each group wants
exactly its quota of options. An end lies on at most two lines; a line with a total wants exactly
so many used ends. Depth-first, most constrained group first, in an order that depends on the
input alone. Knows no puzzle.
This module is long because a compiled kernel keeps its whole state in one class.

What makes it fast is the bound of a line: for each group the most and the least that its open
options can still give to the line are known (a *slot*, kept from three counts), so that a total
is compared with the sum over the groups, and every kind of option in a slot is tested against the
slack in constant time.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

try:
    import cython
except ImportError:
    from univoca.kernels import uncompiled as cython

COMPILED: bool = cython.compiled
OPEN = 0
IN = 1
OUT = 2
_ASK_EVERY = 256


@dataclass(frozen=True, slots=True)
class Problem:
    """`ends` has two ends an option, `groups` one group an option, `quotas` one number a group.

    `lines` has two lines an end (-1 for none), `totals` one number a line (-1 for none).
    """

    ends: Sequence[int]
    groups: Sequence[int]
    quotas: Sequence[int]
    lines: Sequence[int]
    totals: Sequence[int]


@dataclass(frozen=True, slots=True)
class Found:
    """Solutions (option numbers, rising) in the order met; what ended the search if anything did.

    `ran_out` is "nodes", "stopped" or "". A problem solved by propagation alone takes one node.
    """

    solutions: tuple[tuple[int, ...], ...]
    complete: bool
    ran_out: str
    nodes: int


def search(
    problem: Problem,
    limit: int = 2,
    nodes: int = 2_000_000,
    stop: Callable[[], bool] | None = None,
    bounds: bool = True,
) -> Found:
    """List solutions up to the limit within so many nodes; `stop` is asked now and then.

    Without `bounds` lines are watched only for being full or tight: a weaker reasoner, for
    measuring how much reasoning a problem asks.
    """
    if limit < 1:
        return Found((), False, "", 0)
    run = _Search(problem, bounds, stop)
    return run.run(limit, nodes)


def _room(count: int) -> Any:
    return array("i", bytes(4 * max(1, count)))


@cython.cclass
class _Search:
    """One search: the problem as flat arrays, and what is known so far."""

    n_options: cython.int
    n_groups: cython.int
    n_cells: cython.int
    n_lines: cython.int
    n_slots: cython.int
    bounds: cython.bint
    stop: Any
    stopped: cython.bint
    ticks: cython.int
    keep: list[Any]
    end: cython.p_int
    group: cython.p_int
    state: cython.p_int
    need: cython.p_int
    avail: cython.p_int
    hole: cython.p_int
    live: cython.p_int
    cell_line: cython.p_int
    cell_start: cython.p_int
    cell_option: cython.p_int
    group_start: cython.p_int
    group_option: cython.p_int
    option_slot: cython.p_int
    option_weight: cython.p_int
    option_slots: cython.p_int
    slot_line: cython.p_int
    slot_group: cython.p_int
    ones: cython.p_int
    twos: cython.p_int
    most: cython.p_int
    least: cython.p_int
    group_slot: cython.p_int
    group_slot_start: cython.p_int
    line_slot: cython.p_int
    line_slot_start: cython.p_int
    line_cell: cython.p_int
    line_cell_start: cython.p_int
    left: cython.p_int
    high: cython.p_int
    floor: cython.p_int
    room: cython.p_int
    trail: cython.p_int
    trail_length: cython.int
    group_queue: cython.p_int
    group_waits: cython.p_int
    groups_waiting: cython.int
    line_queue: cython.p_int
    line_waits: cython.p_int
    lines_waiting: cython.int

    def __init__(self, problem: Problem, bounds: bool, stop: Callable[[], bool] | None) -> None:
        self.n_options = len(problem.groups)
        self.n_groups = len(problem.quotas)
        self.n_cells = len(problem.lines) // 2
        self.n_lines = len(problem.totals)
        self.bounds = bounds
        self.stop = stop
        self.stopped = False
        self.ticks = 0
        self.keep = []
        self.trail_length = 0
        self.groups_waiting = 0
        self.lines_waiting = 0
        self._take(problem)
        self._make_rooms()
        self._index_cells()
        self._index_groups()
        self._index_slots()
        self._index_lines()

    def _take(self, problem: Problem) -> None:
        self.end = self._copy(problem.ends)
        self.group = self._copy(problem.groups)
        self.need = self._copy(problem.quotas)
        self.cell_line = self._copy(problem.lines)
        self.left = self._copy(problem.totals)

    @cython.cfunc
    def _copy(self, values: Any) -> cython.p_int:
        return self._point(array("i", values or (0,)))

    @cython.cfunc
    def _new(self, count: cython.int) -> cython.p_int:
        return self._point(_room(count))

    @cython.cfunc
    def _point(self, values: Any) -> cython.p_int:
        self.keep.append(values)
        if cython.compiled:
            view: cython.int[::1] = values
            return cython.address(view[0])
        return values

    def _make_rooms(self) -> None:
        options, groups, cells, lines = self.n_options, self.n_groups, self.n_cells, self.n_lines
        self.state = self._new(options)
        self.avail = self._new(groups)
        self.hole = self._new(cells)
        self.live = self._new(cells)
        self.cell_start = self._new(cells + 1)
        self.cell_option = self._new(2 * options)
        self.group_start = self._new(groups + 1)
        self.group_option = self._new(options)
        self.option_slot = self._new(4 * options)
        self.option_weight = self._new(4 * options)
        self.option_slots = self._new(options)
        for_slots: cython.int = 4 * options
        self.slot_line = self._new(for_slots)
        self.slot_group = self._new(for_slots)
        self.ones = self._new(for_slots)
        self.twos = self._new(for_slots)
        self.most = self._new(for_slots)
        self.least = self._new(for_slots)
        self.group_slot_start = self._new(groups + 1)
        self.line_slot = self._new(for_slots)
        self.line_slot_start = self._new(lines + 1)
        self.line_cell = self._new(2 * cells)
        self.line_cell_start = self._new(lines + 1)
        self.high = self._new(lines)
        self.floor = self._new(lines)
        self.room = self._new(lines)
        self.trail = self._new(options)
        self.group_queue = self._new(groups)
        self.group_waits = self._new(groups)
        self.line_queue = self._new(lines)
        self.line_waits = self._new(lines)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _index_cells(self) -> cython.void:
        """List the options of each end."""
        at: cython.int
        cell: cython.int
        for at in range(2 * self.n_options):
            self.live[self.end[at]] += 1
        for cell in range(self.n_cells):
            self.cell_start[cell + 1] = self.cell_start[cell] + self.live[cell]
            self.live[cell] = 0
        for at in range(2 * self.n_options):
            cell = self.end[at]
            self.cell_option[self.cell_start[cell] + self.live[cell]] = at // 2
            self.live[cell] += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _index_groups(self) -> cython.void:
        """List the options of each group, in the order given."""
        option: cython.int
        group: cython.int
        for option in range(self.n_options):
            self.avail[self.group[option]] += 1
        for group in range(self.n_groups):
            self.group_start[group + 1] = self.group_start[group] + self.avail[group]
            self.avail[group] = 0
        for option in range(self.n_options):
            group = self.group[option]
            self.group_option[self.group_start[group] + self.avail[group]] = option
            self.avail[group] += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _index_slots(self) -> cython.void:
        """Make a slot for each group and numbered line that meet, and list each option's slots."""
        slot_at: cython.p_int = self._new(self.n_lines)
        group: cython.int
        at: cython.int
        slot: cython.int
        line: cython.int
        for line in range(self.n_lines):
            slot_at[line] = -1
        self.n_slots = 0
        for group in range(self.n_groups):
            self.group_slot_start[group] = self.n_slots
            for at in range(self.group_start[group], self.group_start[group + 1]):
                self._slots_of(self.group_option[at], slot_at)
        self.group_slot_start[self.n_groups] = self.n_slots
        for slot in range(self.n_slots):
            self.line_slot_start[self.slot_line[slot] + 1] += 1
        for line in range(self.n_lines):
            self.line_slot_start[line + 1] += self.line_slot_start[line]
            slot_at[line] = 0
        for slot in range(self.n_slots):
            line = self.slot_line[slot]
            self.line_slot[self.line_slot_start[line] + slot_at[line]] = slot
            slot_at[line] += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _slots_of(self, option: cython.int, slot_at: cython.p_int) -> cython.void:
        """Enter an option in the slots of its lines, with its weight there: one or two ends."""
        group: cython.int = self.group[option]
        side: cython.int
        way: cython.int
        at: cython.int
        slot: cython.int
        for side in range(2):
            for way in range(2):
                line: cython.int = self.cell_line[2 * self.end[2 * option + side] + way]
                if line < 0 or self.left[line] < 0:
                    continue
                slot = slot_at[line]
                if slot < 0 or self.slot_group[slot] != group:
                    slot = self.n_slots
                    self.n_slots += 1
                    self.slot_line[slot] = line
                    self.slot_group[slot] = group
                    slot_at[line] = slot
                for at in range(4 * option, 4 * option + self.option_slots[option]):
                    if self.option_slot[at] == slot:
                        self.option_weight[at] = 2
                        self.ones[slot] -= 1
                        self.twos[slot] += 1
                        break
                else:
                    at = 4 * option + self.option_slots[option]
                    self.option_slot[at] = slot
                    self.option_weight[at] = 1
                    self.option_slots[option] += 1
                    self.ones[slot] += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _index_lines(self) -> cython.void:
        """List the ends of each numbered line that can be used at all, and count them."""
        at: cython.int
        line: cython.int
        for at in range(2 * self.n_cells):
            line = self.cell_line[at]
            if line >= 0 and self.left[line] >= 0 and self.live[at // 2]:
                self.room[line] += 1
        for line in range(self.n_lines):
            self.line_cell_start[line + 1] = self.line_cell_start[line] + self.room[line]
            self.room[line] = 0
        for at in range(2 * self.n_cells):
            line = self.cell_line[at]
            if line >= 0 and self.left[line] >= 0 and self.live[at // 2]:
                self.line_cell[self.line_cell_start[line] + self.room[line]] = at // 2
                self.room[line] += 1

    def run(self, limit: int, node_budget: int) -> Found:
        """Search; the decisions stand on a stack of options with the trail length before each."""
        solutions: list[tuple[int, ...]] = []
        decided: list[int] = []
        nodes: cython.longlong = 1
        budget: cython.longlong = node_budget
        option: cython.int
        sound: cython.bint = self._start()
        while not self.stopped:
            option = self._next_option() if sound else -1
            if option >= 0:
                if nodes >= budget:
                    return Found(tuple(solutions), False, "nodes", nodes)
                nodes += 1
                decided.append(option)
                sound = self._choose(option) and self._propagate()
                continue
            if sound:
                solutions.append(self._chosen())
                if len(solutions) >= limit:
                    return Found(tuple(solutions), False, "", nodes)
            sound = False
            while decided and not sound and not self.stopped:
                option = decided.pop()
                self._undo(option)
                if nodes >= budget:
                    return Found(tuple(solutions), False, "nodes", nodes)
                nodes += 1
                sound = self._set(option, OUT) and self._propagate()
            if not sound and not self.stopped:
                return Found(tuple(solutions), True, "", nodes)
        return Found(tuple(solutions), False, "stopped", nodes)

    @cython.cfunc
    def _chosen(self) -> Any:
        return tuple([option for option in range(self.n_options) if self.state[option] == IN])

    @cython.cfunc
    @cython.exceptval(check=False)
    def _start(self) -> cython.bint:
        group: cython.int
        line: cython.int
        for group in range(self.n_groups - 1, -1, -1):
            self._wake_group(group)
        for line in range(self.n_lines - 1, -1, -1):
            if self.left[line] >= 0:
                self._wake_line(line)
        return self._propagate()

    @cython.cfunc
    @cython.exceptval(check=False)
    def _wake_group(self, group: cython.int) -> cython.void:
        if not self.group_waits[group]:
            self.group_waits[group] = 1
            self.group_queue[self.groups_waiting] = group
            self.groups_waiting += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _wake_line(self, line: cython.int) -> cython.void:
        if not self.line_waits[line]:
            self.line_waits[line] = 1
            self.line_queue[self.lines_waiting] = line
            self.lines_waiting += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _set(self, option: cython.int, value: cython.int) -> cython.bint:
        """Note that an option is in or out; False when it was already the other."""
        if self.state[option] != OPEN:
            return self.state[option] == value
        self.state[option] = value
        self.trail[self.trail_length] = option
        self.trail_length += 1
        group: cython.int = self.group[option]
        self._count_option(option, -1)
        if value == IN:
            self.need[group] -= 1
        self._wake_group(group)
        side: cython.int
        for side in range(2):
            cell: cython.int = self.end[2 * option + side]
            self.live[cell] -= 1
            if value == IN:
                self.hole[cell] = 1
                self._add_room(cell, -1)
            elif self.live[cell] == 0 and not self.hole[cell]:
                self._add_room(cell, -1)
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def _count_option(self, option: cython.int, change: cython.int) -> cython.void:
        """Take an option out of its group's and slots' counts of open ones (or put it back)."""
        self.avail[self.group[option]] += change
        is_in: cython.bint = self.state[option] == IN
        at: cython.int
        for at in range(4 * option, 4 * option + self.option_slots[option]):
            slot: cython.int = self.option_slot[at]
            if self.option_weight[at] == 1:
                self.ones[slot] += change
            else:
                self.twos[slot] += change
            if is_in:
                self.left[self.slot_line[slot]] += change * self.option_weight[at]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _add_room(self, cell: cython.int, change: cython.int) -> cython.void:
        way: cython.int
        for way in range(2):
            line: cython.int = self.cell_line[2 * cell + way]
            if line >= 0 and self.line_cell_start[line + 1] > self.line_cell_start[line]:
                self.room[line] += change
                self._wake_line(line)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _choose(self, option: cython.int) -> cython.bint:
        """Put an option in, and so every other at its two ends out."""
        if self.state[option] != OPEN:
            return self.state[option] == IN
        self._set(option, IN)
        side: cython.int
        at: cython.int
        for side in range(2):
            cell: cython.int = self.end[2 * option + side]
            for at in range(self.cell_start[cell], self.cell_start[cell + 1]):
                if self.state[self.cell_option[at]] == OPEN:
                    self._set(self.cell_option[at], OUT)
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def _undo(self, option: cython.int) -> cython.void:
        """Go back to before this decision."""
        while self.groups_waiting:
            self.groups_waiting -= 1
            self.group_waits[self.group_queue[self.groups_waiting]] = 0
        undone: cython.int = -1
        while undone != option:
            self.trail_length -= 1
            undone = self.trail[self.trail_length]
            self._reopen(undone)
        while self.groups_waiting:
            self.groups_waiting -= 1
            self.group_waits[self.group_queue[self.groups_waiting]] = 0
            self._refresh(self.group_queue[self.groups_waiting])
        while self.lines_waiting:
            self.lines_waiting -= 1
            self.line_waits[self.line_queue[self.lines_waiting]] = 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _reopen(self, option: cython.int) -> cython.void:
        was: cython.int = self.state[option]
        group: cython.int = self.group[option]
        self._count_option(option, 1)
        self.state[option] = OPEN
        if was == IN:
            self.need[group] += 1
        self._wake_group(group)
        side: cython.int
        for side in range(2):
            cell: cython.int = self.end[2 * option + side]
            if was == IN:
                self.hole[cell] = 0
                self._add_room(cell, 1)
            elif self.live[cell] == 0 and not self.hole[cell]:
                self._add_room(cell, 1)
            self.live[cell] += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _propagate(self) -> cython.bint:
        """Draw every conclusion; False on a contradiction (or when asked to stop)."""
        while True:
            if self.groups_waiting:
                self.groups_waiting -= 1
                group: cython.int = self.group_queue[self.groups_waiting]
                self.group_waits[group] = 0
                if not self._settle_group(group):
                    return False
            elif self.lines_waiting:
                self.lines_waiting -= 1
                line: cython.int = self.line_queue[self.lines_waiting]
                self.line_waits[line] = 0
                if self._must_stop() or not self._settle_line(line):
                    return False
            else:
                return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def _must_stop(self) -> cython.bint:
        self.ticks += 1
        if self.ticks % _ASK_EVERY == 0 and self.stop is not None:
            self.stopped = bool(self.stop())
        return self.stopped

    @cython.cfunc
    @cython.exceptval(check=False)
    def _settle_group(self, group: cython.int) -> cython.bint:
        need: cython.int = self.need[group]
        if need < 0 or need > self.avail[group]:
            return False
        at: cython.int
        if need == 0 or need == self.avail[group]:
            for at in range(self.group_start[group], self.group_start[group + 1]):
                option: cython.int = self.group_option[at]
                if self.state[option] != OPEN:
                    continue
                if need == 0:
                    self._set(option, OUT)
                else:
                    self._choose(option)
        if self.need[group] > self.avail[group]:
            return False
        self._refresh(group)
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def _refresh(self, group: cython.int) -> cython.void:
        """Work out anew what a group can give to each of its lines."""
        slot: cython.int
        need: cython.int = self.need[group]
        avail: cython.int = self.avail[group]
        for slot in range(self.group_slot_start[group], self.group_slot_start[group + 1]):
            ones: cython.int = self.ones[slot]
            twos: cython.int = self.twos[slot]
            most: cython.int = _most(need, ones, twos)
            least: cython.int = _least(need, avail - ones - twos, ones)
            if most != self.most[slot] or least != self.least[slot]:
                line: cython.int = self.slot_line[slot]
                self.high[line] += most - self.most[slot]
                self.floor[line] += least - self.least[slot]
                self.most[slot] = most
                self.least[slot] = least
                self._wake_line(line)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _settle_line(self, line: cython.int) -> cython.bint:
        """Compare a line's total with what it can still get, and draw what follows."""
        left: cython.int = self.left[line]
        room: cython.int = self.room[line]
        if left < 0 or left > room:
            return False
        if room == 0:
            return True
        spare: cython.int = self.high[line] - left
        slack: cython.int = left - self.floor[line]
        if self.bounds and (spare < 0 or slack < 0):
            return False
        if left == room or left == 0:  # noqa: PLR1714
            self._settle_cells(line, left == 0)
        at: cython.int
        if not self.bounds:
            return True
        for at in range(self.line_slot_start[line], self.line_slot_start[line + 1]):
            slot: cython.int = self.line_slot[at]
            group: cython.int = self.slot_group[slot]
            if self.group_waits[group]:
                self._wake_line(line)
            elif (
                self.need[group]
                and self.most[slot] - self.least[slot] > min(spare, slack)
                and not self._settle_slot(slot, spare, slack)
            ):
                return False
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def _settle_cells(self, line: cython.int, empty: cython.bint) -> cython.bint:
        """Each end of the line that is still open stays unused (empty) or has to be used."""
        at: cython.int
        where: cython.int
        for at in range(self.line_cell_start[line], self.line_cell_start[line + 1]):
            cell: cython.int = self.line_cell[at]
            if self.hole[cell] or (not empty and self.live[cell] != 1):
                continue
            for where in range(self.cell_start[cell], self.cell_start[cell + 1]):
                option: cython.int = self.cell_option[where]
                if self.state[option] == OPEN:
                    if empty:
                        self._set(option, OUT)
                    else:
                        self._choose(option)
                        break
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def _settle_slot(self, slot: cython.int, spare: cython.int, slack: cython.int) -> cython.bint:
        """Test the three kinds of options in a slot: ends on the line none, one or two."""
        group: cython.int = self.slot_group[slot]
        need: cython.int = self.need[group]
        ones: cython.int = self.ones[slot]
        twos: cython.int = self.twos[slot]
        none: cython.int = self.avail[group] - ones - twos
        top: cython.int = self.most[slot] - spare
        bottom: cython.int = self.least[slot] + slack
        weight: cython.int
        for weight in range(3):
            n0: cython.int = none - (weight == 0)
            n1: cython.int = ones - (weight == 1)
            n2: cython.int = twos - (weight == 2)
            if n0 < 0 or n1 < 0 or n2 < 0:
                continue
            value: cython.int = OPEN
            if weight + _most(need - 1, n1, n2) < top or weight + _least(need - 1, n0, n1) > bottom:
                value = OUT
            elif n0 + n1 + n2 >= need and (
                _most(need, n1, n2) < top or _least(need, n0, n1) > bottom
            ):
                value = IN
            if value != OPEN and not self._settle_kind(slot, weight, value):
                return False
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def _settle_kind(self, slot: cython.int, weight: cython.int, value: cython.int) -> cython.bint:
        """Put every open option of the slot's group with this weight there in or out."""
        group: cython.int = self.slot_group[slot]
        at: cython.int
        where: cython.int
        for at in range(self.group_start[group], self.group_start[group + 1]):
            option: cython.int = self.group_option[at]
            if self.state[option] != OPEN:
                continue
            own: cython.int = 0
            for where in range(4 * option, 4 * option + self.option_slots[option]):
                if self.option_slot[where] == slot:
                    own = self.option_weight[where]
            if own != weight:
                continue
            if value == OUT:
                self._set(option, OUT)
            else:
                self._choose(option)
        return self.need[group] >= 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _next_option(self) -> cython.int:
        """Return the first open option of the group with the fewest ways left, or -1."""
        best: cython.int = -1
        fewest: cython.double = 0
        group: cython.int
        at: cython.int
        for group in range(self.n_groups):
            if self.need[group] == 0:
                continue
            ways: cython.double = _ways(self.avail[group], self.need[group])
            if best < 0 or ways < fewest:
                best, fewest = group, ways
        if best >= 0:
            for at in range(self.group_start[best], self.group_start[best + 1]):
                if self.state[self.group_option[at]] == OPEN:
                    return self.group_option[at]
        return -1


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def _most(need: cython.int, ones: cython.int, twos: cython.int) -> cython.int:
    """Return the most ends that `need` options give, the heaviest taken first."""
    heavy: cython.int = min(need, twos)
    return 2 * heavy + min(need - heavy, ones)


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def _least(need: cython.int, none: cython.int, ones: cython.int) -> cython.int:
    """Return the fewest ends that `need` options give, the lightest taken first."""
    rest: cython.int = need - min(need, none)
    light: cython.int = min(rest, ones)
    return light + 2 * (rest - light)


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def _ways(avail: cython.int, need: cython.int) -> cython.double:
    """Return the number of ways to take `need` of `avail`, near enough to compare."""
    ways: cython.double = 1.0
    step: cython.int
    for step in range(min(need, avail - need)):
        ways = ways * (avail - step) / (step + 1)
    return ways
