# compiled
# mypy: disable-error-code="untyped-decorator, attr-defined, index, operator, arg-type, type-arg"
# ruff: noqa: PLR0917, SIM110
"""The exact-cover engine: options as bits, items as rows of bits. Knows no puzzle.

`cover.py` is the door to it. The same source runs as C and as plain Python: compiled, a row is
`width` words of 64 bits; uncompiled, it is one word as long as it needs to be (Python's own
integers), so that the loops over words below run once. Both walk the same tree, node for node.

State, a copy for each level of the search (copying beats undoing: a level is a few hundred
bytes, and most children die within a few dozen steps):

* `live`: the options that can still be picked;
* `slack`: for each primary item, what its live options could give less what it still needs.
  Negative: dead. Zero: all its live options are forced. SATISFIED: it needs nothing more;
* `need`, `room`: for items whose bounds are not exactly one, what is missing and what fits.

Picking an option strikes out its conflict row, computed when first needed and kept.

Where all bounds are exactly one and the primary items fit two words, a *narrow* search does
the same without `slack`, on the words of `live` that are not zero. Each option has its items as
a mask; running over the masks of what stays alive tells of all items at once which have no option
left, or one, or two, and, where none has so few, the fewest (counters in binary, one bit of each
item to a word). For each option it remembers the two items that picking it starved last, and asks
after these first: on all packings of 6x10 that spares five dead ends in six the whole look. What
is forced at the same time is picked in one go. Of several items with the fewest options it takes
the one whose options meet most others.

This module is long because C functions called across modules cost what it saves.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from univoca.kernels import uncompiled as cython

if cython.compiled:
    from cython.cimports.cpython.exc import PyErr_CheckSignals
    from cython.cimports.libc.stdlib import free, malloc, realloc
    from cython.cimports.libc.string import memcpy, memset
    from cython.cimports.univoca.kernels.words import (
        fewest,
        listed,
        lowest,
        strike,
    )
else:

    def lowest(word: int) -> int:
        """Return the place of the lowest bit of a word that is not zero."""
        return (word & -word).bit_length() - 1


TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

COMPILED: bool = cython.compiled
SATISFIED = cython.declare(cython.int, 1 << 30)
HALF = cython.declare(cython.int, 1 << 29)
PLAIN = cython.declare(cython.int, -1)
FREE = cython.declare(cython.int, -1)
WORTH_A_GUESS = cython.declare(cython.int, 5)
KEPT_BYTES = 1 << 28


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def word_of(option: cython.Py_ssize_t) -> cython.Py_ssize_t:
    """Return which word of a row holds an option."""
    if cython.compiled:
        return option >> 6
    return 0


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def bit_of(option: cython.Py_ssize_t) -> cython.ulonglong:
    """Return the option's bit in that word."""
    if cython.compiled:
        return cython.cast(cython.ulonglong, 1) << (option & 63)
    return 1 << option


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def first_of(low: cython.ulonglong, high: cython.ulonglong) -> cython.Py_ssize_t:
    """Return the first item of a mask of two words, or FREE when it is empty."""
    if low:
        return lowest(low)
    return 64 + lowest(high) if high else FREE


def zeros(length: int) -> array[int]:
    """Return that many 32-bit zeros (one at least, so that there is an address)."""
    return array("i", bytes(4 * max(length, 1)))


@cython.final
@cython.cclass
class BitRows:
    """A cover problem made ready for search; searched as often as one likes, never changed.

    `starts` (one more than the options), `items` and `colours` (-1: none; or empty) and `low`,
    `high` (of the primary items) are `array("i")`; `costs` is `array("q")`, or empty. `order` gives
    the options in the order in which the search is to try them; `by_cost` says that they are so
    ordered because the least cost is looked for.
    """

    options: cython.Py_ssize_t
    primary: cython.Py_ssize_t
    items: cython.Py_ssize_t
    width: cython.Py_ssize_t
    multis: cython.Py_ssize_t
    impossible: cython.bint
    keep: cython.bint
    held: list
    order: object

    inner: cython.p_int
    entry_start: cython.p_int
    entry_item: cython.p_int
    entry_weight: cython.p_int
    entry_colour: cython.p_int
    first_secondary: cython.p_int
    low: cython.p_int
    high: cython.p_int
    multi_of: cython.p_int
    heaviest: cython.p_int
    heavy_start: cython.p_int
    member_start: cython.p_int
    member_entry: cython.p_int
    entry_owner: cython.p_int
    base_slack: cython.p_int
    conflict_ready: cython.p_int
    cost: cython.p_longlong
    reduced: cython.p_longlong

    rows: cython.p_ulonglong
    heavy: cython.p_ulonglong
    conflict: cython.p_ulonglong
    masks: cython.p_ulonglong
    seen: cython.p_ulonglong
    base_live: cython.p_ulonglong

    levels: cython.Py_ssize_t
    live: cython.p_ulonglong
    slack: cython.p_int
    need: cython.p_int
    room: cython.p_int
    place: cython.p_int
    filled: cython.p_int
    needed: cython.p_ulonglong
    tally: cython.p_int
    killer: cython.p_int
    narrow: cython.bint
    branch: cython.p_int
    cursor: cython.p_int
    mark: cython.p_int
    spent: cython.p_longlong

    trail: cython.p_int
    scratch: cython.p_ulonglong
    numbers: list
    picked: cython.Py_ssize_t
    total: cython.longlong
    queue: cython.p_int
    queued: cython.Py_ssize_t

    nodes: cython.longlong
    found: cython.longlong
    best: cython.longlong
    least: cython.bint
    listing: cython.bint
    answers: list
    answer_costs: list

    def __init__(
        self,
        primary: int,
        secondary: int,
        low: array[int],
        high: array[int],
        starts: array[int],
        items: array[int],
        colours: array[int],
        costs: array[int],
        order: array[int],
        by_cost: bool,
    ) -> None:
        self.held = []
        self.order = order
        self.options = len(starts) - 1
        self.primary = primary
        self.items = primary + secondary
        self.width = ((self.options + 63) >> 6 or 1) if cython.compiled else 1
        self.low = self._integers(low)
        self.high = self._integers(high)
        self._arrange(starts, items, by_cost)
        self._copy_entries(starts, items, colours, costs)
        self._find_multis()
        self._fill_rows()
        self._fill_base()
        self._fill_masks()
        self._make_levels()

    def __dealloc__(self) -> None:
        if cython.compiled:
            free(self.rows)
            free(self.heavy)
            free(self.conflict)
            free(self.base_live)
            free(self.live)
            free(self.slack)
            free(self.need)
            free(self.room)
            free(self.scratch)
            free(self.place)
            free(self.needed)
            free(self.masks)
            free(self.seen)

    # Memory

    @cython.cfunc
    def _integers(self, values: object) -> cython.p_int:
        """Hold an `array("i")` and return its address (uncompiled: itself)."""
        if cython.compiled:
            if len(values) == 0:
                values = zeros(1)
            self.held.append(values)
            view: cython.int[::1] = values
            return cython.address(view[0])
        return values

    @cython.cfunc
    def _long_integers(self, values: object) -> cython.p_longlong:
        """Hold an `array("q")` and return its address (uncompiled: itself)."""
        if cython.compiled:
            if len(values) == 0:
                values = array("q", [0])
            self.held.append(values)
            view: cython.longlong[::1] = values
            return cython.address(view[0])
        return values

    @cython.cfunc
    def _words(self, count: cython.Py_ssize_t) -> cython.p_ulonglong:
        """Return that many rows of zero bits."""
        if cython.compiled:
            size: cython.size_t = max(count, 1) * self.width * 8
            block: cython.p_ulonglong = cython.cast(cython.p_ulonglong, malloc(size))
            if not block:
                raise MemoryError
            memset(block, 0, size)
            return block
        return [0] * max(count, 1)

    @cython.cfunc
    def _make_levels(self) -> cython.void:
        """Make room for the first levels of the search, and for the path."""
        self.levels = 0
        if not cython.compiled:
            self.live, self.slack, self.need, self.room = [], [], [], []
            self.place, self.needed = [], []
        self.branch = self._integers(zeros(self.options + 2))
        self.cursor = self._integers(zeros(self.options + 2))
        self.mark = self._integers(zeros(self.options + 2))
        self.filled = self._integers(zeros(self.options + 2))
        self.tally = self._integers(zeros(self.primary))
        self.killer = self._integers(zeros(2 * self.options))
        self.spent = self._long_integers(array("q", bytes(8 * (self.options + 2))))
        self.trail = self._integers(zeros(self.options + 1))
        self.scratch = self._words(1)
        self.seen = self._words(6)
        self.numbers = list(range(self.options))
        self.queue = self._integers(zeros(self.primary + 1))
        self._grow(min(16, self.options + 2))

    @cython.cfunc
    def _grow(self, levels: cython.Py_ssize_t) -> cython.void:
        """Make room for more levels; what is there stays."""
        if cython.compiled:
            size: cython.size_t = levels * 4
            self.live = cython.cast(cython.p_ulonglong, realloc(self.live, size * 2 * self.width))
            self.slack = cython.cast(cython.p_int, realloc(self.slack, size * (self.primary + 1)))
            self.need = cython.cast(cython.p_int, realloc(self.need, size * (self.multis + 1)))
            self.room = cython.cast(cython.p_int, realloc(self.room, size * (self.multis + 1)))
            self.place = cython.cast(cython.p_int, realloc(self.place, size * self.width))
            self.needed = cython.cast(cython.p_ulonglong, realloc(self.needed, size * 4))
            if not self.live or not self.slack or not self.need or not self.room:
                raise MemoryError
            if not self.place or not self.needed:
                raise MemoryError
        else:
            more = levels - self.levels
            self.live += [0] * more
            self.slack += [0] * (more * self.primary)
            self.need += [0] * (more * self.multis)
            self.room += [0] * (more * self.multis)
            self.place += [0] * more
            self.needed += [0] * (more * 2)
        self.levels = levels

    # Making ready

    @cython.cfunc
    def _arrange(self, starts: object, items: object, by_cost: cython.bint) -> cython.void:
        """Number the items anew where the narrow search will run; it takes the first of equals.

        First those whose options meet most other options, on average: picking one of these
        strikes out most (of twelve queens, those of the middle rows: a third fewer nodes). For
        least cost the caller's order stays, since charges are laid in it.
        """
        self.inner = self._integers(array("i", range(self.items)))
        if by_cost or not self._all_once():
            return
        given_start: cython.p_int = self._integers(starts)
        given_item: cython.p_int = self._integers(items)
        met: cython.p_int = self._integers(zeros(self.items))
        weight: cython.p_longlong = self._long_integers(array("q", bytes(8 * (self.primary + 1))))
        option: cython.Py_ssize_t
        entry: cython.Py_ssize_t
        item: cython.Py_ssize_t
        meets: cython.longlong
        for entry in range(given_start[self.options]):
            met[given_item[entry]] += 1
        for option in range(self.options):
            meets = 0
            for entry in range(given_start[option], given_start[option + 1]):
                meets += met[given_item[entry]]
            for entry in range(given_start[option], given_start[option + 1]):
                if given_item[entry] < self.primary:
                    weight[given_item[entry]] += meets
        ranks: list = []
        for item in range(self.primary):
            ranks.append((-(weight[item] * 1024 // max(met[item], 1)), item))
        ranks.sort()
        for item in range(self.primary):
            self.inner[ranks[item][1]] = item

    @cython.cfunc
    @cython.exceptval(check=False)
    def _all_once(self) -> cython.bint:
        """Tell whether the narrow search can run: at most 128 primary items, each once."""
        item: cython.Py_ssize_t
        if self.primary > 128:
            return False
        for item in range(self.primary):
            if self.low[item] != 1 or self.high[item] != 1:
                return False
        return True

    @cython.cfunc
    def _copy_entries(
        self, starts: object, items: object, colours: object, costs: object
    ) -> cython.void:
        """Take the options in search order, each item once with its weight, primary items first.

        An option that can never be used (too heavy for an item, or a secondary item twice)
        keeps its number but gets no entries in any row; `base_live` leaves it out.
        """
        given_start: cython.p_int = self._integers(starts)
        given_item: cython.p_int = self._integers(items)
        coloured: cython.bint = len(colours) > 0
        given_colour: cython.p_int = self._integers(colours if coloured else zeros(1))
        order: cython.p_int = self._integers(self.order)
        self.entry_start = self._integers(zeros(self.options + 1))
        self.first_secondary = self._integers(zeros(self.options + 1))
        self.entry_item = self._integers(zeros(len(items)))
        self.entry_weight = self._integers(zeros(len(items)))
        self.entry_colour = self._integers(zeros(len(items)))
        self.entry_owner = self._integers(zeros(len(items)))
        self.cost = self._long_integers(array("q", bytes(8 * (self.options + 1))))
        self.reduced = self._long_integers(array("q", bytes(8 * (self.options + 1))))
        given_cost: cython.p_longlong = self._long_integers(costs)
        priced: cython.bint = len(costs) > 0
        seen: cython.p_int = self._integers(zeros(self.items))
        place: cython.int
        end: cython.int = 0
        option: cython.Py_ssize_t
        entry: cython.Py_ssize_t
        item: cython.int
        secondary: cython.bint
        for place in range(self.options):
            option = order[place]
            if priced:
                self.cost[place] = given_cost[option]
            for secondary in (False, True):
                if secondary:
                    self.first_secondary[place] = end
                for entry in range(given_start[option], given_start[option + 1]):
                    item = self.inner[given_item[entry]]
                    if (item >= self.primary) != secondary:
                        continue
                    if seen[item] > self.entry_start[place]:
                        self.entry_weight[seen[item] - 1] += 1
                        continue
                    self.entry_item[end] = item
                    self.entry_weight[end] = 1
                    self.entry_colour[end] = given_colour[entry] if coloured else PLAIN
                    self.entry_owner[end] = place
                    end += 1
                    seen[item] = end
            self.entry_start[place + 1] = end

    @cython.cfunc
    @cython.exceptval(check=False)
    def _usable(self, option: cython.Py_ssize_t) -> cython.bint:
        """Tell whether no item of an option is covered by it alone more often than allowed."""
        entry: cython.Py_ssize_t
        item: cython.int
        for entry in range(self.entry_start[option], self.entry_start[option + 1]):
            item = self.entry_item[entry]
            if item < self.primary:
                if self.entry_weight[entry] > self.high[item]:
                    return False
            elif self.entry_weight[entry] > 1 and self.entry_colour[entry] == PLAIN:
                return False
        return True

    @cython.cfunc
    def _find_multis(self) -> cython.void:
        """Number the primary items whose bounds are not exactly one, and find their heaviest."""
        self.multi_of = self._integers(zeros(self.primary))
        self.heaviest = self._integers(zeros(self.primary))
        self.heavy_start = self._integers(zeros(self.primary))
        self.multis = 0
        self.impossible = False
        item: cython.Py_ssize_t
        entry: cython.Py_ssize_t
        for item in range(self.primary):
            if self.low[item] == 1 and self.high[item] == 1:
                self.multi_of[item] = -1
            else:
                self.multi_of[item] = self.multis
                self.multis += 1
            if self.low[item] > self.high[item]:
                self.impossible = True
        for entry in range(self.entry_start[self.options]):
            item = self.entry_item[entry]
            if item < self.primary and self.entry_weight[entry] > self.heaviest[item]:
                self.heaviest[item] = self.entry_weight[entry]
        rows: cython.int = 0
        for item in range(self.primary):
            self.heaviest[item] = min(self.heaviest[item], max(self.high[item], 0))
            self.heavy_start[item] = rows
            if self.multi_of[item] >= 0:
                rows += self.heaviest[item]
        self.heavy = self._words(rows)

    @cython.cfunc
    def _fill_rows(self) -> cython.void:
        """Set the bits of the item rows and of the rows of heavier options; list members."""
        self.rows = self._words(self.items)
        self.base_live = self._words(1)
        self.keep = self.options * self.width * 8 <= KEPT_BYTES
        self.conflict = self._words(0)
        if cython.compiled:
            free(self.conflict)
            self.conflict = cython.cast(
                cython.p_ulonglong,
                malloc((self.options if self.keep else 1) * self.width * 8 + 8),
            )
            if not self.conflict:
                raise MemoryError
        else:
            self.conflict = [0] * (self.options + 1)
        self.conflict_ready = self._integers(zeros(self.options))
        self.member_start = self._integers(zeros(self.items + 2))
        self.member_entry = self._integers(zeros(self.entry_start[self.options]))
        option: cython.Py_ssize_t
        entry: cython.Py_ssize_t
        item: cython.Py_ssize_t
        weight: cython.int
        for option in range(self.options):
            if not self._usable(option):
                continue
            self.base_live[word_of(option)] |= bit_of(option)
            for entry in range(self.entry_start[option], self.entry_start[option + 1]):
                item = self.entry_item[entry]
                self.rows[item * self.width + word_of(option)] |= bit_of(option)
                self.member_start[item + 2] += 1
                if item < self.primary and self.multi_of[item] >= 0:
                    for weight in range(self.entry_weight[entry]):
                        self.heavy[
                            (self.heavy_start[item] + weight) * self.width + word_of(option)
                        ] |= bit_of(option)
        for item in range(self.items):
            self.member_start[item + 2] += self.member_start[item + 1]
        for option in range(self.options):
            if self._usable(option):
                for entry in range(self.entry_start[option], self.entry_start[option + 1]):
                    item = self.entry_item[entry]
                    self.member_entry[self.member_start[item + 1]] = entry
                    self.member_start[item + 1] += 1

    @cython.cfunc
    def _fill_base(self) -> cython.void:
        """Work out each primary item's slack before anything is picked."""
        self.base_slack = self._integers(zeros(self.primary))
        item: cython.Py_ssize_t
        member: cython.Py_ssize_t
        for item in range(self.primary):
            if self.low[item] <= 0:
                self.base_slack[item] = SATISFIED
                continue
            self.base_slack[item] = -self.low[item]
            for member in range(self.member_start[item], self.member_start[item + 1]):
                self.base_slack[item] += self.entry_weight[self.member_entry[member]]
            if self.base_slack[item] < 0:
                self.impossible = True

    @cython.cfunc
    @cython.exceptval(check=False)
    def _conflicts(self, option: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """Return where the row begins of what picking an option strikes out, itself too."""
        start: cython.Py_ssize_t = option * self.width if self.keep or not cython.compiled else 0
        if self.keep and self.conflict_ready[option]:
            return start
        rows: cython.p_ulonglong = self.rows
        conflict: cython.p_ulonglong = self.conflict
        width: cython.Py_ssize_t = self.width
        word: cython.Py_ssize_t
        entry: cython.Py_ssize_t
        item: cython.Py_ssize_t
        source: cython.Py_ssize_t
        room: cython.int
        for word in range(width):
            conflict[start + word] = 0
        for entry in range(self.entry_start[option], self.entry_start[option + 1]):
            item = self.entry_item[entry]
            source = item * width
            if item < self.primary and self.multi_of[item] >= 0:
                room = self.high[item] - self.entry_weight[entry]
                if room >= self.heaviest[item]:
                    continue
                source = (self.heavy_start[item] + room) * width
                for word in range(width):
                    conflict[start + word] |= self.heavy[source + word]
            elif self.entry_colour[entry] == PLAIN:
                for word in range(width):
                    conflict[start + word] |= rows[source + word]
            else:
                self._add_other_colours(start, item, self.entry_colour[entry])
        conflict[start + word_of(option)] |= bit_of(option)
        self.conflict_ready[option] = 1
        return start

    @cython.cfunc
    @cython.exceptval(check=False)
    def _add_other_colours(
        self, start: cython.Py_ssize_t, item: cython.Py_ssize_t, colour: cython.int
    ) -> cython.void:
        """Add the options that give an item another colour, or none, to a conflict row."""
        member: cython.Py_ssize_t
        entry: cython.Py_ssize_t
        for member in range(self.member_start[item], self.member_start[item + 1]):
            entry = self.member_entry[member]
            if self.entry_colour[entry] != colour:
                self.conflict[start + word_of(self.entry_owner[entry])] |= bit_of(
                    self.entry_owner[entry]
                )

    # Moves on one level

    @cython.cfunc
    @cython.exceptval(check=False)
    def _strike(
        self, level: cython.Py_ssize_t, mask: cython.p_ulonglong, start: cython.Py_ssize_t
    ) -> cython.bint:
        """Take the options of a row out of the level; False when some item can no more be met."""
        live: cython.p_ulonglong = self.live
        slack: cython.p_int = self.slack
        first: cython.Py_ssize_t = level * self.width
        slack_at: cython.Py_ssize_t = level * self.primary
        entry_start: cython.p_int = self.entry_start
        first_secondary: cython.p_int = self.first_secondary
        entry_item: cython.p_int = self.entry_item
        entry_weight: cython.p_int = self.entry_weight
        word: cython.Py_ssize_t
        gone: cython.ulonglong
        option: cython.Py_ssize_t
        entry: cython.Py_ssize_t
        left: cython.int
        for word in range(self.width):
            gone = live[first + word] & mask[start + word]
            if not gone:
                continue
            live[first + word] ^= gone
            while gone:
                option = (word << 6) + lowest(gone)
                gone &= gone - 1
                for entry in range(entry_start[option], first_secondary[option]):
                    left = slack[slack_at + entry_item[entry]] - entry_weight[entry]
                    slack[slack_at + entry_item[entry]] = left
                    if left <= 0:
                        if left < 0:
                            return False
                        self.queue[self.queued] = entry_item[entry]
                        self.queued += 1
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def _pick(self, level: cython.Py_ssize_t, option: cython.Py_ssize_t) -> cython.bint:
        """Put a live option into the cover; False when some item can no more be met."""
        self.trail[self.picked] = option
        self.picked += 1
        self.total += self.cost[option]
        self.live[level * self.width + word_of(option)] &= ~bit_of(option)
        slack_at: cython.Py_ssize_t = level * self.primary
        multi_at: cython.Py_ssize_t = level * self.multis
        entry: cython.Py_ssize_t
        item: cython.Py_ssize_t
        multi: cython.Py_ssize_t
        for entry in range(self.entry_start[option], self.first_secondary[option]):
            item = self.entry_item[entry]
            multi = self.multi_of[item]
            if multi < 0:
                self.slack[slack_at + item] = SATISFIED
                continue
            self.room[multi_at + multi] -= self.entry_weight[entry]
            self.need[multi_at + multi] -= self.entry_weight[entry]
            if self.need[multi_at + multi] <= 0:
                self.slack[slack_at + item] = SATISFIED
        if not self._strike(level, self.conflict, self._conflicts(option)):
            return False
        if self.multis == 0:
            return True
        for entry in range(self.entry_start[option], self.first_secondary[option]):
            item = self.entry_item[entry]
            multi = self.multi_of[item]
            if multi < 0 or self.room[multi_at + multi] >= self.heaviest[item]:
                continue
            if not self._strike(
                level,
                self.heavy,
                (self.heavy_start[item] + self.room[multi_at + multi]) * self.width,
            ):
                return False
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def _drop(self, level: cython.Py_ssize_t, option: cython.Py_ssize_t) -> cython.bint:
        """Rule a live option out; False when some item can no more be met."""
        self.live[level * self.width + word_of(option)] &= ~bit_of(option)
        slack_at: cython.Py_ssize_t = level * self.primary
        entry: cython.Py_ssize_t
        left: cython.int
        for entry in range(self.entry_start[option], self.first_secondary[option]):
            left = self.slack[slack_at + self.entry_item[entry]] - self.entry_weight[entry]
            self.slack[slack_at + self.entry_item[entry]] = left
            if left < 0:
                return False
            if left == 0:
                self.queue[self.queued] = self.entry_item[entry]
                self.queued += 1
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def _propagate(self, level: cython.Py_ssize_t) -> cython.bint:
        """Pick all that is forced; False on a dead end."""
        slack_at: cython.Py_ssize_t = level * self.primary
        item: cython.Py_ssize_t
        option: cython.Py_ssize_t
        done: cython.Py_ssize_t = 0
        while done < self.queued:
            item = self.queue[done]
            done += 1
            while self.slack[slack_at + item] == 0:
                option = self._next(level, item, 0)
                if option < 0 or not self._pick(level, option):
                    return False
        self.queued = 0
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def _next(
        self, level: cython.Py_ssize_t, item: cython.Py_ssize_t, start: cython.Py_ssize_t
    ) -> cython.Py_ssize_t:
        """Return the first live option of an item (FREE: of any) from `start` on, or -1."""
        live: cython.p_ulonglong = self.live
        first: cython.Py_ssize_t = level * self.width
        word: cython.Py_ssize_t = word_of(start)
        found: cython.ulonglong
        if cython.compiled:
            mask: cython.ulonglong = ~cython.cast(cython.ulonglong, 0) << (start & 63)
            while word < self.width:
                found = live[first + word] & mask
                if item >= 0:
                    found &= self.rows[item * self.width + word]
                if found:
                    return (word << 6) + lowest(found)
                mask = ~cython.cast(cython.ulonglong, 0)
                word += 1
            return -1
        found = live[level] if item < 0 else live[level] & self.rows[item]
        found = found >> start << start
        return lowest(found) if found else -1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _choose(self, level: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """Return the item with the least slack, the first of them, or FREE when all are met."""
        slack: cython.p_int = self.slack
        at: cython.Py_ssize_t = level * self.primary
        if not cython.compiled and self.primary:
            here = slack[at : at + self.primary]
            smallest = min(here)
            return here.index(smallest) if smallest < HALF else FREE
        item: cython.Py_ssize_t
        chosen: cython.Py_ssize_t = FREE
        least: cython.int = HALF
        for item in range(self.primary):
            if slack[at + item] < least:
                least = slack[at + item]
                chosen = item
                if least <= 1:
                    break
        return chosen

    @cython.cfunc
    @cython.exceptval(check=False)
    def _copy_level(self, level: cython.Py_ssize_t) -> cython.void:
        """Make the next level equal to this one."""
        width: cython.Py_ssize_t = self.width
        primary: cython.Py_ssize_t = self.primary
        multis: cython.Py_ssize_t = self.multis
        upper: cython.Py_ssize_t = level + 1
        if cython.compiled:
            memcpy(self.live + upper * width, self.live + level * width, width * 8)
            memcpy(self.slack + upper * primary, self.slack + level * primary, primary * 4)
            memcpy(self.need + upper * multis, self.need + level * multis, multis * 4)
            memcpy(self.room + upper * multis, self.room + level * multis, multis * 4)
            return
        self.live[upper] = self.live[level]
        for values, size in ((self.slack, primary), (self.need, multis), (self.room, multis)):
            values[upper * size : (upper + 1) * size] = values[level * size : upper * size]

    # The narrow search

    @cython.cfunc
    def _fill_masks(self) -> cython.void:
        """Give each option its primary items as a mask of two words (uncompiled: in the first)."""
        self.narrow = self._all_once()
        size: cython.Py_ssize_t = self.options if self.narrow else 0
        if cython.compiled:
            self.masks = cython.cast(cython.p_ulonglong, malloc(size * 16 + 16))
            if not self.masks:
                raise MemoryError
            memset(self.masks, 0, size * 16)
        else:
            self.masks = [0] * (2 * size)
        option: cython.Py_ssize_t
        entry: cython.Py_ssize_t
        item: cython.Py_ssize_t
        for option in range(size):
            for entry in range(self.entry_start[option], self.first_secondary[option]):
                item = self.entry_item[entry]
                self.masks[2 * option + word_of(item)] |= bit_of(item)

    @cython.cfunc
    def _begin_narrow(self) -> cython.void:
        """Turn the settled first level into its narrow form."""
        count: cython.Py_ssize_t = 0
        word: cython.Py_ssize_t
        item: cython.Py_ssize_t
        for word in range(self.width):
            if self.live[word]:
                self.live[count] = self.live[word]
                self.place[count] = word
                count += 1
        self.filled[0] = count
        self.needed[0] = self.needed[1] = 0
        for item in range(self.primary):
            if self.slack[item] < HALF:
                self.needed[word_of(item)] |= bit_of(item)
        self.branch[0] = self._choose(0)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _narrow_child(self, level: cython.Py_ssize_t, option: cython.Py_ssize_t) -> cython.bint:
        """Make the next level by picking an option and all that it forces; False on a dead end."""
        source: cython.Py_ssize_t = level * self.width
        target: cython.Py_ssize_t = source + self.width
        size: cython.Py_ssize_t = self.filled[level]
        needed: cython.ulonglong = self.needed[2 * level]
        high: cython.ulonglong = self.needed[2 * level + 1]
        seen: cython.p_ulonglong = self.seen
        struck: cython.p_ulonglong = self.conflict
        start: cython.Py_ssize_t = self._conflicts(option)
        item: cython.Py_ssize_t
        self._take(option)
        needed &= ~self.masks[2 * option]
        high &= ~self.masks[2 * option + 1]
        while True:
            if size >= WORTH_A_GUESS and self._starves(
                source, size, struck, start, option, needed, high
            ):
                return False
            size = self._narrow_strike(source, size, struck, start, target)
            self.filled[level + 1] = size
            item = first_of(needed & ~seen[0], high & ~seen[1])
            if item >= 0:
                self.killer[2 * option + 1] = self.killer[2 * option]
                self.killer[2 * option] = item
                return False
            self.needed[2 * level + 2] = needed
            self.needed[2 * level + 3] = high
            if not (needed & ~seen[2] or high & ~seen[3]):
                break
            option = self._take_forced(level + 1, needed & ~seen[2], high & ~seen[3])
            if option < 0:
                return False
            needed = self.needed[2 * level + 2]
            high = self.needed[2 * level + 3]
            source = target
            struck = self.scratch
            start = 0
        item = first_of(needed & ~seen[4], high & ~seen[5])
        if item < 0 and (needed or high):
            item = self._narrow_fewest(level + 1, needed, high)
        self.branch[level + 1] = item
        return True

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def _take(self, option: cython.Py_ssize_t) -> cython.void:
        """Put an option on the path."""
        self.trail[self.picked] = option
        self.picked += 1
        self.total += self.cost[option]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _take_forced(
        self, level: cython.Py_ssize_t, low: cython.ulonglong, high: cython.ulonglong
    ) -> cython.Py_ssize_t:
        """Pick the one option of each of these items, return the last, -1 if they exclude another.

        `scratch` is then what they all strike out, to be taken out of the level in one go.
        """
        scratch: cython.p_ulonglong = self.scratch
        first: cython.Py_ssize_t = level * self.width
        index: cython.Py_ssize_t
        option: cython.Py_ssize_t = -1
        start: cython.Py_ssize_t
        for index in range(first, first + self.filled[level]):
            scratch[self.place[index]] = 0
        while low or high:
            option = self._narrow_next(level, first_of(low, high), 0)
            if scratch[word_of(option)] & bit_of(option):
                return -1
            self._take(option)
            start = self._conflicts(option)
            for index in range(first, first + self.filled[level]):
                scratch[self.place[index]] |= self.conflict[start + self.place[index]]
            low &= ~self.masks[2 * option]
            high &= ~self.masks[2 * option + 1]
            self.needed[2 * level] &= ~self.masks[2 * option]
            self.needed[2 * level + 1] &= ~self.masks[2 * option + 1]
        return option

    @cython.cfunc
    @cython.exceptval(check=False)
    def _starves(
        self,
        source: cython.Py_ssize_t,
        size: cython.Py_ssize_t,
        struck: cython.p_ulonglong,
        start: cython.Py_ssize_t,
        option: cython.Py_ssize_t,
        needed: cython.ulonglong,
        high: cython.ulonglong,
    ) -> cython.bint:
        """Tell whether picking an option leaves nothing for one of the two items it starved last.

        It spares most dead ends the whole look at them, and misses none that the look finds.
        """
        live: cython.p_ulonglong = self.live
        place: cython.p_int = self.place
        rows: cython.p_ulonglong = self.rows
        guess: cython.Py_ssize_t
        item: cython.Py_ssize_t
        row: cython.Py_ssize_t
        word: cython.Py_ssize_t
        index: cython.Py_ssize_t
        open_still: cython.bint
        for guess in range(2 * option, 2 * option + 2):
            item = self.killer[guess]
            if not (high if word_of(item) else needed) & bit_of(item):
                continue
            row = item * self.width
            open_still = False
            for index in range(source, source + size):
                word = place[index]
                if live[index] & rows[row + word] & ~struck[start + word]:
                    open_still = True
                    break
            if not open_still:
                self.killer[guess] = self.killer[2 * option]
                self.killer[2 * option] = item
                return True
        return False

    @cython.cfunc
    @cython.exceptval(check=False)
    def _narrow_strike(
        self,
        source: cython.Py_ssize_t,
        size: cython.Py_ssize_t,
        struck: cython.p_ulonglong,
        start: cython.Py_ssize_t,
        target: cython.Py_ssize_t,
    ) -> cython.Py_ssize_t:
        """Strike a conflict row out of a level, into another (or itself), and return its words.

        `seen` then holds the items with at least one live option, with two, and with three.
        """
        if cython.compiled:
            return strike(
                self.live + source,
                self.place + source,
                size,
                struck + start,
                self.live + target,
                self.place + target,
                self.masks,
                self.seen,
            )
        one, two, three = 0, 0, 0
        left = self.live[target] = self.live[source] & ~struck[start] if size else 0
        while left:
            mask = self.masks[2 * lowest(left)]
            left &= left - 1
            three |= two & mask
            two |= one & mask
            one |= mask
        self.seen[:] = [one, 0, two, 0, three, 0]
        self.place[target] = 0
        return int(self.live[target] != 0)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _narrow_fewest(
        self, level: cython.Py_ssize_t, needed: cython.ulonglong, high: cython.ulonglong
    ) -> cython.Py_ssize_t:
        """Return the item with the fewest live options, the first of them (some item has one)."""
        tally: cython.p_int = self.tally
        at: cython.Py_ssize_t = level * self.width
        index: cython.Py_ssize_t
        entry: cython.Py_ssize_t
        option: cython.Py_ssize_t
        left: cython.ulonglong
        item: cython.Py_ssize_t
        chosen: cython.Py_ssize_t = FREE
        if cython.compiled:
            chosen = fewest(
                self.live + at, self.place + at, self.filled[level], self.masks, needed, high
            )
            if chosen >= 0:
                return chosen
        for item in range(self.primary):
            tally[item] = 0
        for index in range(self.filled[level]):
            left = self.live[at + index]
            while left:
                option = (self.place[at + index] << 6) + lowest(left)
                left &= left - 1
                for entry in range(self.entry_start[option], self.first_secondary[option]):
                    tally[self.entry_item[entry]] += 1
        for item in range(self.primary):
            if tally[item] and (chosen == FREE or tally[item] < tally[chosen]):
                chosen = item
        return chosen

    @cython.cfunc
    @cython.exceptval(check=False)
    def _narrow_next(
        self, level: cython.Py_ssize_t, item: cython.Py_ssize_t, start: cython.Py_ssize_t
    ) -> cython.Py_ssize_t:
        """Return the first live option of an item (FREE: of any) from `start` on, or -1.

        An option of FREE is taken out as it is returned.
        """
        at: cython.Py_ssize_t = level * self.width
        row: cython.Py_ssize_t = item * self.width
        index: cython.Py_ssize_t
        word: cython.Py_ssize_t
        found: cython.ulonglong
        for index in range(self.filled[level]):
            word = self.place[at + index]
            if word < word_of(start):
                continue
            found = self.live[at + index]
            if item != FREE:
                found &= self.rows[row + word]
            if word == word_of(start):
                found &= ~(bit_of(start) - 1)
            if found:
                if item == FREE:
                    self.live[at + index] &= self.live[at + index] - 1
                return (word << 6) + lowest(found)
        return -1

    # Least cost

    @cython.cfunc
    @cython.exceptval(check=False)
    def _affordable(self, level: cython.Py_ssize_t) -> cython.bint:
        """Tell whether the level may still beat the best, and drop the options that cannot.

        Dual ascent: each item in need charges its options the most that all of them can pay
        (for each unit of weight); charges times needs bound the rest of the cost from below.
        """
        if self.best < 0:
            return True
        if self.total >= self.best:
            return False
        first: cython.Py_ssize_t = level * self.width
        slack_at: cython.Py_ssize_t = level * self.primary
        word: cython.Py_ssize_t
        item: cython.Py_ssize_t
        option: cython.Py_ssize_t
        bits: cython.ulonglong
        bound: cython.longlong = self.total
        for word in range(self.width):
            bits = self.live[first + word]
            while bits:
                option = (word << 6) + lowest(bits)
                bits &= bits - 1
                self.reduced[option] = self.cost[option]
        for item in range(self.primary):
            if self.slack[slack_at + item] < HALF:
                bound += self._charge(level, item)
                if bound >= self.best:
                    return False
        for word in range(self.width):
            bits = self.live[first + word]
            while bits:
                option = (word << 6) + lowest(bits)
                bits &= bits - 1
                if bound + self.reduced[option] >= self.best and not self._drop(level, option):
                    return False
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def _charge(self, level: cython.Py_ssize_t, item: cython.Py_ssize_t) -> cython.longlong:
        """Charge an item's live options, and return what that adds to the bound."""
        multi: cython.Py_ssize_t = self.multi_of[item]
        member: cython.Py_ssize_t
        entry: cython.Py_ssize_t
        option: cython.Py_ssize_t
        charge: cython.longlong = -1
        pay: cython.longlong
        at: cython.Py_ssize_t = level * self.width
        for member in range(self.member_start[item], self.member_start[item + 1]):
            entry = self.member_entry[member]
            option = self.entry_owner[entry]
            if self.live[at + word_of(option)] & bit_of(option):
                pay = self.reduced[option] // self.entry_weight[entry]
                if charge < 0 or pay < charge:
                    charge = pay
                    if charge == 0:
                        return 0
        for member in range(self.member_start[item], self.member_start[item + 1]):
            entry = self.member_entry[member]
            self.reduced[self.entry_owner[entry]] -= charge * self.entry_weight[entry]
        return charge * (self.need[level * self.multis + multi] if multi >= 0 else 1)

    # The search

    @cython.cfunc
    def _begin(self, forced: object, forbidden: object) -> cython.bint:
        """Set the first level up; False when there is no solution at all."""
        self.picked = self.queued = self.total = 0
        self.nodes = self.found = 0
        self.best = -1
        self.answers = []
        self.answer_costs = []
        word: cython.Py_ssize_t
        item: cython.Py_ssize_t
        option: cython.Py_ssize_t
        if self.impossible:
            return False
        for word in range(self.width):
            self.live[word] = self.base_live[word]
        for item in range(self.primary):
            self.slack[item] = self.base_slack[item]
            if self.multi_of[item] >= 0:
                self.need[self.multi_of[item]] = self.low[item]
                self.room[self.multi_of[item]] = self.high[item]
            if self.slack[item] == 0:
                self.queue[self.queued] = item
                self.queued += 1
        for option in forbidden:
            if self.live[word_of(option)] & bit_of(option) and not self._drop(0, option):
                return False
        for option in forced:
            if self.live[word_of(option)] & bit_of(option):
                if not self._pick(0, option):
                    return False
            elif not self._has(option):
                return False
        return self._settle(0)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _has(self, option: cython.Py_ssize_t) -> cython.bint:
        """Tell whether an option is picked."""
        place: cython.Py_ssize_t
        for place in range(self.picked):
            if self.trail[place] == option:
                return True
        return False

    @cython.cfunc
    @cython.exceptval(check=False)
    def _settle(self, level: cython.Py_ssize_t) -> cython.bint:
        """Pick what is forced and, for least cost, prune; False on a dead end."""
        alive: cython.bint = self._propagate(level)
        if self.least:
            while alive:
                alive = self._affordable(level)
                if not alive or self.queued == 0:
                    break
                alive = self._propagate(level)
        self.queued = 0
        return alive

    @cython.cfunc
    def _record(self) -> cython.void:
        """Keep the path as a solution."""
        self.found += 1
        if self.least:
            self.best = self.total
            self.answers.clear()
            self.answer_costs.clear()
        if not self.listing:
            return
        self.answer_costs.append(self.total)
        if self.least:
            self.answers.append(
                sorted([self.order[self.trail[place]] for place in range(self.picked)])
            )
            return
        if cython.compiled:
            self.answers.append(
                listed(self.numbers, self.trail, self.picked, self.scratch, self.width)
            )
        else:
            self.answers.append(sorted(self.trail[: self.picked]))

    @cython.cfunc
    @cython.exceptval(check=False)
    def _child(self, level: cython.Py_ssize_t, option: cython.Py_ssize_t) -> cython.bint:
        """Make the next level by picking an option; False on a dead end."""
        self._copy_level(level)
        if not self._pick(level + 1, option):
            self.queued = 0
            return False
        return self._settle(level + 1)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _advance(self, level: cython.Py_ssize_t) -> cython.int:
        """Leave the option just tried: 1 to try another, 0 when done, 2 when to choose anew.

        Where an item may take several options, the one tried is ruled out before the next, so
        that each set is met once; where it takes exactly one, its options exclude each other.
        """
        item: cython.int = self.branch[level]
        self.picked = self.mark[level]
        self.total = self.spent[level]
        if item == FREE or self.multi_of[item] < 0:
            return 1
        if not self._drop(level, self.cursor[level] - 1):
            self.queued = 0
            return 0
        return 2 if self._settle(level) else 0

    def run(
        self,
        limit: int,
        nodes: int,
        stop: Callable[[], bool] | None,
        forced: Sequence[int],
        forbidden: Sequence[int],
        listing: bool,
        least: bool,
    ) -> tuple[int, int, str, list[list[int]], list[int]]:
        """Search, and return solutions found, nodes, how it ended, the solutions, their costs.

        It ends with "complete", "limit", "nodes" or "stop". `forced` and `forbidden` are places
        in the search order.
        """
        self.listing = listing
        self.least = least
        level: cython.Py_ssize_t = 0 if self._begin(forced, forbidden) else -1
        ended: str = "complete" if limit > 0 else "limit"
        if limit > 0 and level == 0:
            ended = self._walk(limit, nodes, stop)
        answers, answer_costs = self.answers, self.answer_costs
        self.answers, self.answer_costs = [], []
        return self.found, self.nodes, ended, answers, answer_costs

    @cython.cfunc
    def _walk(self, limit: cython.longlong, nodes: cython.longlong, stop: object) -> str:
        """Search from the first level, already settled, and return how it ended."""
        level: cython.Py_ssize_t = 0
        option: cython.Py_ssize_t
        fresh: cython.bint = True
        step: cython.int
        narrow: cython.bint = self.narrow and not self.least
        if narrow:
            self._begin_narrow()
        while level >= 0:
            if fresh:
                fresh = False
                self.mark[level] = self.picked
                self.spent[level] = self.total
                if not narrow:
                    self.branch[level] = self._choose(level)
                self.cursor[level] = 0
                if self.branch[level] == FREE:
                    self._record()
                    if self.found >= limit:
                        return "limit"
                    if self.least:
                        level -= 1
                        continue
            elif self.cursor[level] > 0:
                step = self._advance(level)
                if step != 1:
                    fresh = step == 2
                    level -= step == 0
                    continue
            if narrow:
                option = self._narrow_next(level, self.branch[level], self.cursor[level])
            else:
                option = self._next(level, self.branch[level], self.cursor[level])
            if option < 0:
                level -= 1
                continue
            if self.nodes >= nodes:
                return "nodes"
            if self.nodes & 255 == 0:
                if cython.compiled:
                    PyErr_CheckSignals()
                if stop is not None and stop():
                    return "stop"
            self.nodes += 1
            self.cursor[level] = option + 1
            if self.branch[level] == FREE and not narrow:
                self.live[level * self.width + word_of(option)] &= ~bit_of(option)
            if level + 2 > self.levels:
                self._grow(self.levels * 2)
            if self._narrow_child(level, option) if narrow else self._child(level, option):
                level += 1
                fresh = True
        return "complete"
