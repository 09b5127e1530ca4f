# compiled
# mypy: disable-error-code="untyped-decorator"
"""One closed line in the plane: what follows for its segments and for the fields that it parts.

Segments join *points* and part *fields*. Field 0 lies around everything and is outside the line;
field f from 1 on is inside where variable f of a network is true; a segment is there where its own
variable is true, or nowhere (variable 0). Both the inside and the outside are connected through
segments that are not there, and the line is one loop: that is all this module knows, and no puzzle.
It reads the network's values and returns bare tuples, so that a trial that finds nothing costs next
to nothing. Long because the searches share their arrays.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

try:
    import cython
except ImportError:
    from univoca.kernels import uncompiled as cython

COMPILED: bool = cython.compiled

Segment = tuple[int, int, int, int, int]
"""Variable (0 for none), the two fields parted, the two points joined."""
Found = tuple[list[int], list[int]]
"""Literals that follow (none: a contradiction), and the true literals that they rest on."""


@cython.cclass
class Planar:
    """The plane of one board over the values of a network, and room to search it."""

    fields: cython.int
    points: cython.int
    segments: cython.int
    values: cython.int[::1]
    variable: cython.int[::1]
    one: cython.int[::1]
    other: cython.int[::1]
    head: cython.int[::1]
    tail: cython.int[::1]
    around: cython.int[::1]
    around_start: cython.int[::1]
    at: cython.int[::1]
    at_start: cython.int[::1]
    group: cython.int[::1]
    member_start: cython.int[::1]
    members: cython.int[::1]
    disc: cython.int[::1]
    low: cython.int[::1]
    held: cython.int[::1]
    parent: cython.int[::1]
    place: cython.int[::1]
    step: cython.int[::1]
    stack: cython.int[::1]
    mark: cython.int[::1]
    cut: cython.int[::1]
    queue: cython.int[::1]
    via: cython.int[::1]
    degree: cython.int[::1]
    first: cython.int[::1]
    second: cython.int[::1]
    far: cython.int[::1]
    edge_mark: cython.int[::1]
    edge_stack: cython.int[::1]
    groups: cython.int
    edges_held: cython.int
    time: cython.int

    def __init__(
        self, values: object, fields: int, points: int, segments: Sequence[Segment]
    ) -> None:
        self.values = values
        self.fields, self.points, self.segments = fields, points, len(segments)
        rows = [array("i", [one[part] for one in segments] or [0]) for part in range(5)]
        self.variable, self.one, self.other, self.head, self.tail = rows
        self.around_start, self.around = _touching(fields, rows[1], rows[2], len(segments))
        self.at_start, self.at = _touching(points, rows[3], rows[4], len(segments))
        most = max(fields, points) + 2
        spare = [array("i", [0] * most) for _ in range(17)]
        self.group, self.member_start, self.members, self.disc, self.low = spare[:5]
        self.held, self.parent, self.place, self.step, self.stack, self.mark = spare[5:11]
        self.cut, self.queue, self.via, self.degree, self.first, self.second = spare[11:17]
        self.far = array("i", [0] * most)
        self.edge_mark = array("i", [0] * (len(segments) + 1))
        self.edge_stack = array("i", [0] * (len(segments) + 1))

    def sides(self, told: Sequence[int]) -> Found:
        """Return the fields whose side follows by walking on from those known, field by field.

        The side changes at each segment that is there and nowhere else. `told` holds, for each
        field, 1 or -1 where its side is given from the start.
        """
        field: cython.int
        other: cython.int
        edge: cython.int
        at: cython.int
        size: cython.int = 0
        done: cython.int = 0
        literals: list[int] = []
        rests: list[int] = []
        for field in range(self.fields):
            self.mark[field] = self._side(field)
            if self.mark[field] == 0 and told[field]:
                self.mark[field] = told[field]
                literals.append(field * self.mark[field])
            if self.mark[field]:
                self.queue[size] = field
                size += 1
        begun: cython.int = size
        while done < size:
            field = self.queue[done]
            done += 1
            for at in range(self.around_start[field], self.around_start[field + 1]):
                edge = self.around[at]
                other = self.one[edge] + self.other[edge] - field
                if self.mark[other] == 0 and self._there(edge):
                    self.mark[other] = -self._there(edge) * self.mark[field]
                    self.queue[size] = other
                    size += 1
                    literals.append(other * self.mark[other])
                    if self.variable[edge]:
                        rests.append(self._there(edge) * self.variable[edge])
                    if field > 0 and done <= begun and not told[field]:
                        rests.append(field * self.mark[field])
        return literals, list(dict.fromkeys(rests))

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def _side(self, field: cython.int) -> cython.int:
        """Return 1 for inside, -1 for outside, 0 for unknown."""
        return self.values[field] if field > 0 else -1

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def _there(self, segment: cython.int) -> cython.int:
        """Return 1 for a segment that is there, -1 for none, 0 for unknown."""
        return self.values[self.variable[segment]] if self.variable[segment] > 0 else -1

    # -- both sides are connected ---------------------------------------------------------------

    def connection(self, inside: bool) -> tuple[list[Found], list[Found]]:
        """Return what the connection of one side shows: fields shut off, and bottlenecks.

        A field that no way joins to the side is not of it; one that every way between two fields
        of the side passes through is. A contradiction comes among the first.
        """
        field: cython.int
        colour: cython.int = 1 if inside else -1
        root: cython.int = -1
        pockets: list[Found] = []
        necks: list[Found] = []
        for field in range(self.fields):
            if self._side(field) == colour:
                root = field
                break
        if root < 0:
            return pockets, necks
        self._gather(colour)
        self._search(self.group[root], colour)
        for field in range(self.groups):
            if self.cut[field] >= 0:
                necks.append(self._neck(field, self.cut[field], root, colour))
        for field in range(self.fields):
            if self._side(field) != -colour and self.disc[self.group[field]] == 0:
                pockets.append(self._pocket(field, root, colour))
        return pockets, necks

    @cython.cfunc
    @cython.exceptval(check=False)
    def _gather(self, colour: cython.int) -> cython.void:
        """Number the groups: unknown fields with no segment between them, other fields alone."""
        field: cython.int
        begin: cython.int
        other: cython.int
        at: cython.int
        edge: cython.int
        size: cython.int = 0
        done: cython.int = 0
        self.groups = 0
        for field in range(self.fields):
            self.group[field] = -1
        for begin in range(self.fields):
            if self.group[begin] >= 0 or self._side(begin) == -colour:
                continue
            self.member_start[self.groups] = size
            self.group[begin] = self.groups
            self.members[size] = begin
            size += 1
            done = size - 1
            while done < size and self._side(begin) == 0:
                field = self.members[done]
                done += 1
                for at in range(self.around_start[field], self.around_start[field + 1]):
                    edge = self.around[at]
                    other = self.one[edge] + self.other[edge] - field
                    if self._there(edge) < 0 and self.group[other] < 0 and self._side(other) == 0:
                        self.group[other] = self.groups
                        self.members[size] = other
                        size += 1
            self.groups += 1
        self.member_start[self.groups] = size
        for field in range(self.fields):
            if self.group[field] < 0:
                self.group[field] = self.groups  # of the other side: never reached

    @cython.cfunc
    @cython.exceptval(check=False)
    def _search(self, root: cython.int, colour: cython.int) -> cython.void:
        """Walk depth first from a group; `cut` of a bottleneck is a group behind it, else -1."""
        g: cython.int
        h: cython.int
        up: cython.int
        top: cython.int = 1
        for g in range(self.groups + 1):
            self.disc[g] = 0
            self.cut[g] = -1
        self.time = 0
        self.parent[root] = -1
        self._enter(root, colour)
        self.stack[0] = root
        while top > 0:
            g = self.stack[top - 1]
            h = self._onward(g, colour)
            if h >= 0:
                self.parent[h] = g
                self._enter(h, colour)
                self.stack[top] = h
                top += 1
                continue
            top -= 1
            up = self.parent[g]
            if up < 0:
                continue
            self.held[up] += self.held[g]
            self.low[up] = min(self.low[up], self.low[g])
            if (
                self.low[g] >= self.disc[up]
                and self.held[g] > 0
                and self._side(self.members[self.member_start[up]]) == 0
            ):
                self.cut[up] = g

    @cython.cfunc
    @cython.exceptval(check=False)
    def _enter(self, g: cython.int, colour: cython.int) -> cython.void:
        self.time += 1
        self.disc[g] = self.low[g] = self.time
        self.place[g] = self.member_start[g]
        self.step[g] = self.around_start[self.members[self.member_start[g]]]
        self.held[g] = 1 if self._side(self.members[self.member_start[g]]) == colour else 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _onward(self, g: cython.int, colour: cython.int) -> cython.int:
        """Return the next group to walk into from a group, or -1 when it is done."""
        field: cython.int
        other: cython.int
        h: cython.int
        edge: cython.int
        while self.place[g] < self.member_start[g + 1]:
            field = self.members[self.place[g]]
            while self.step[g] < self.around_start[field + 1]:
                edge = self.around[self.step[g]]
                self.step[g] += 1
                if self._there(edge) > 0:
                    continue
                other = self.one[edge] + self.other[edge] - field
                h = self.group[other]
                if h == g or self._side(other) == -colour:
                    continue
                if self.disc[h] == 0:
                    return h
                if h != self.parent[g] and self.disc[h] < self.low[g]:
                    self.low[g] = self.disc[h]
            self.place[g] += 1
            if self.place[g] < self.member_start[g + 1]:
                self.step[g] = self.around_start[self.members[self.place[g]]]
        return -1

    def _fill(
        self, begin: cython.int, barred: cython.int, colour: cython.int, rests: list[int]
    ) -> int:
        """Mark what is joined to a field without a group, and add its border to `rests`.

        Returns the lowest field in it that is of the side, or -1.
        """
        field: cython.int
        other: cython.int
        edge: cython.int
        at: cython.int
        size: cython.int = 1
        done: cython.int = 0
        anchor: cython.int = -1
        for field in range(self.fields):
            self.mark[field] = 0
        self.queue[0] = begin
        self.mark[begin] = 1
        while done < size:
            field = self.queue[done]
            done += 1
            if self._side(field) == colour and (anchor < 0 or field < anchor):
                anchor = field
            for at in range(self.around_start[field], self.around_start[field + 1]):
                edge = self.around[at]
                other = self.one[edge] + self.other[edge] - field
                if self.mark[other] == 1 or self.group[other] == barred:
                    continue
                if self._side(other) == -colour:
                    if self.mark[other] == 0:
                        self.mark[other] = 2
                        if other > 0:
                            rests.append(-colour * other)
                elif self._there(edge) > 0:
                    rests.append(self.variable[edge])
                else:
                    self.mark[other] = 1
                    self.queue[size] = other
                    size += 1
        return int(anchor)

    def _neck(
        self, g: cython.int, behind: cython.int, root: cython.int, colour: cython.int
    ) -> Found:
        """Return what a bottleneck shows: its fields are of the side that it joins."""
        rests: list[int] = []
        back: list[int] = []
        begin = self.members[self.member_start[behind]]
        anchor: cython.int = self._fill(begin, g, colour, rests)
        home: cython.int = root
        self._fill(root, g, colour, back)
        if len(back) < len(rests):
            rests = back
        for far in (anchor, home):
            if far > 0:
                rests.append(colour * far)
        fields = [self.members[at] for at in range(self.member_start[g], self.member_start[g + 1])]
        rests += self._ties(fields)
        return [colour * field for field in fields], list(dict.fromkeys(rests))

    def _ties(self, fields: list[int]) -> list[int]:
        """Return segments known not to be there that tie all fields of a group together."""
        found: list[int] = []
        field: cython.int
        other: cython.int
        edge: cython.int
        at: cython.int
        for field in fields:
            self.mark[field] = 3
        reached = [fields[0]]
        self.mark[fields[0]] = 4
        for field in reached:
            for at in range(self.around_start[field], self.around_start[field + 1]):
                edge = self.around[at]
                other = self.one[edge] + self.other[edge] - field
                if self.mark[other] == 3 and self._there(edge) < 0:
                    self.mark[other] = 4
                    reached.append(other)
                    if self.variable[edge] > 0:
                        found.append(-self.variable[edge])
        return found

    def _pocket(self, begin: cython.int, root: cython.int, colour: cython.int) -> Found:
        """Return what being shut off shows of a field and all that is joined to it."""
        at: cython.int
        rests: list[int] = []
        anchor: cython.int = self._fill(begin, -1, colour, rests)
        if root > 0:
            rests.append(colour * root)
        fields = []
        for at in range(self.fields):
            if self.mark[at] == 1:
                fields.append(at)
                self.disc[self.group[at]] = -1
        if anchor >= 0:
            if anchor > 0:
                rests.append(colour * anchor)
            fields = []
        return [-colour * field for field in fields], list(dict.fromkeys(rests))

    # -- one loop ---------------------------------------------------------------------------------

    def loops(self) -> tuple[list[Found], list[Found], list[Found]]:
        """Return what a closed loop shows, which segments would close one, and which the last one.

        A segment that closes a loop while there is more of the line is not there. Each of the third
        would close all the line there is: it is not there unless everything is then in order.
        """
        edge: cython.int
        point: cython.int
        end: cython.int
        found: list[Found] = []
        last: list[Found] = []
        total: cython.int = self._trace()
        if total <= 0:
            return [], found, last
        for edge in range(self.segments):
            if self._there(edge) > 0 and self.edge_mark[edge] == 0:
                return self._closed(edge, total), found, last
        for edge in range(self.segments):
            point, end = self.head[edge], self.tail[edge]
            if self._there(edge) or self.degree[point] != 1 or self.degree[end] != 1:
                continue
            if self.far[point] == end:
                line = self._line(point)
                if len(line) < total:
                    rests = [*line, self._elsewhere()]
                    found.append(([-self.variable[edge]], rests))
                else:
                    last.append(([-self.variable[edge]], line))
        return [], found, last

    @cython.cfunc
    @cython.exceptval(check=False)
    def _trace(self) -> cython.int:
        """Follow every open line between its ends; return the number of segments there.

        Segments on open lines are marked; `far` of an end is the other end. -1 where a point has
        three segments, which another constraint sees.
        """
        edge: cython.int
        point: cython.int
        total: cython.int = 0
        for point in range(self.points):
            self.degree[point] = 0
        for edge in range(self.segments):
            self.edge_mark[edge] = 0
            if self._there(edge) > 0:
                total += 1
                if not self._meet(self.head[edge], edge) or not self._meet(self.tail[edge], edge):
                    return -1
        for point in range(self.points):
            if self.degree[point] == 1 and self.edge_mark[self.first[point]] == 0:
                self._follow(point)
        return total

    @cython.cfunc
    @cython.exceptval(check=False)
    def _meet(self, point: cython.int, edge: cython.int) -> cython.bint:
        if self.degree[point] == 0:
            self.first[point] = edge
        else:
            self.second[point] = edge
        self.degree[point] += 1
        return self.degree[point] < 3

    @cython.cfunc
    @cython.exceptval(check=False)
    def _follow(self, begin: cython.int) -> cython.void:
        point: cython.int = begin
        edge: cython.int = self.first[begin]
        while True:
            self.edge_mark[edge] = 1
            point = self.head[edge] + self.tail[edge] - point
            if self.degree[point] == 1:
                break
            edge = self.first[point] + self.second[point] - edge
        self.far[begin] = point
        self.far[point] = begin

    def _line(self, begin: cython.int) -> list[int]:
        """Return the segments of the open line from an end; they alone are marked 2."""
        found: list[int] = []
        point: cython.int = begin
        edge: cython.int = self.first[begin]
        for other in range(self.segments):
            if self.edge_mark[other] == 2:
                self.edge_mark[other] = 1
        while True:
            self.edge_mark[edge] = 2
            found.append(self.variable[edge])
            point = self.head[edge] + self.tail[edge] - point
            if self.degree[point] == 1:
                return found
            edge = self.first[point] + self.second[point] - edge

    def _elsewhere(self) -> int:
        """Return the first segment that is there and not on the line marked 2."""
        edge: cython.int
        for edge in range(self.segments):
            if self._there(edge) > 0 and self.edge_mark[edge] != 2:
                return int(self.variable[edge])
        return 0

    def _some(self) -> int:
        """Return the first segment that is there."""
        edge: cython.int
        for edge in range(self.segments):
            if self._there(edge) > 0:
                return int(self.variable[edge])
        return 0

    def _closed(self, begin: cython.int, total: cython.int) -> list[Found]:
        """Return what a closed loop shows: there is nothing else."""
        edge: cython.int = begin
        point: cython.int = self.tail[begin]
        line: list[int] = []
        while self.edge_mark[edge] != 2:
            self.edge_mark[edge] = 2
            line.append(self.variable[edge])
            edge = self.first[point] + self.second[point] - edge
            point = self.head[edge] + self.tail[edge] - point
        if len(line) < total:
            return [([], [*line, self._elsewhere()])]
        rest: list[int] = []
        for edge in range(self.segments):
            if self._there(edge) == 0:
                rest.append(-self.variable[edge])
        return [(rest, line)] if rest else []

    # -- ends that must meet ---------------------------------------------------------------------

    def meetings(self) -> tuple[list[Found], list[Found]]:
        """Return what closed areas show that hold no end of the line, and those that hold two.

        An area is a set of points joined by segments not decided yet. Without an end nothing of
        the line fits in; two ends meet in it, and what lies off every way between them stays empty.
        """
        begin: cython.int
        total: cython.int = self._trace()
        empty: list[Found] = []
        joined: list[Found] = []
        if total <= 0:
            return empty, joined
        for begin in range(self.points):
            self.disc[begin] = 0
        for begin in range(self.points):
            if self.disc[begin] == 0:
                area = self._area(begin)
                ends = [point for point in area if self.degree[point] == 1]
                if len(area) > 1 and len(ends) == 0:
                    empty.append(self._empty(area))
                elif len(area) > 1 and len(ends) == 2:
                    joined += self._joined(area, ends, total)
        return empty, joined

    def _area(self, begin: cython.int) -> list[int]:
        """Return the points joined to one by undecided segments, it first."""
        point: cython.int
        other: cython.int
        at: cython.int
        area: list[int] = [begin]
        self.disc[begin] = -1
        for point in area:
            for at in range(self.at_start[point], self.at_start[point + 1]):
                if self._there(self.at[at]) == 0:
                    other = self.head[self.at[at]] + self.tail[self.at[at]] - point
                    if self.disc[other] == 0:
                        self.disc[other] = -1
                        area.append(other)
        return area

    def _within(self, area: list[int], rests: list[int]) -> list[int]:
        """Return the undecided segments of an area; add those decided at its points to `rests`."""
        point: cython.int
        edge: cython.int
        at: cython.int
        undecided: list[int] = []
        for point in area:
            for at in range(self.at_start[point], self.at_start[point + 1]):
                edge = self.at[at]
                if self._there(edge) == 0:
                    if self.head[edge] == point:
                        undecided.append(edge)
                elif self.variable[edge]:
                    rests.append(self._there(edge) * self.variable[edge])
        return undecided

    def _empty(self, area: list[int]) -> Found:
        """Return what an area without an end shows: nothing of the line is in it."""
        rests: list[int] = []
        undecided = self._within(area, rests)
        rests.append(self._some())
        return [-self._name(edge) for edge in undecided], list(dict.fromkeys(rests))

    def _joined(self, area: list[int], ends: list[int], total: cython.int) -> list[Found]:
        """Return what an area with two ends shows."""
        edge: cython.int
        rests: list[int] = []
        undecided = self._within(area, rests)
        if self.far[ends[0]] == ends[1]:
            line = self._line(ends[0])
            if len(line) < total:
                return [([], list(dict.fromkeys([*rests, *line, self._elsewhere()])))]
        self._blocks(ends[0], ends[1])
        literals: list[int] = []
        for edge in undecided:
            if self.edge_mark[edge] == -1:
                literals.append(-self.variable[edge])
            elif self.edge_mark[edge] == -3:
                literals.append(self.variable[edge])
        return [(literals, list(dict.fromkeys(rests)))] if literals else []

    def _name(self, edge: cython.int) -> int:
        """Return the variable of a segment."""
        return int(self.variable[edge])

    def _blocks(self, begin: cython.int, goal: cython.int) -> None:
        """Mark undecided segments: -1 off every way between two points, -3 on all, -2 on some."""
        point: cython.int
        other: cython.int
        edge: cython.int
        top: cython.int = 1
        self.time = 1
        self.edges_held = 0
        self._arrive(begin, -1)
        self.stack[0] = begin
        while top > 0:
            point = self.stack[top - 1]
            edge = self._leave(point)
            if edge >= 0:
                other = self.head[edge] + self.tail[edge] - point
                self._arrive(other, edge)
                self.stack[top] = other
                top += 1
                continue
            top -= 1
            if top == 0:
                break
            other = self.stack[top - 1]
            self.held[other] += self.held[point] if point != goal else 1
            self.low[other] = min(self.low[other], self.low[point])
            if self.low[point] >= self.disc[other]:
                self._block(self.via[point], self.held[point] > 0 or point == goal)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _arrive(self, point: cython.int, edge: cython.int) -> cython.void:
        self.disc[point] = self.low[point] = self.time
        self.time += 1
        self.via[point] = edge
        self.held[point] = 0
        self.step[point] = self.at_start[point]
        if edge >= 0:
            self.edge_stack[self.edges_held] = edge
            self.edges_held += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _leave(self, point: cython.int) -> cython.int:
        """Return the next undecided segment to an unvisited point, or -1."""
        edge: cython.int
        other: cython.int
        while self.step[point] < self.at_start[point + 1]:
            edge = self.at[self.step[point]]
            self.step[point] += 1
            if self._there(edge) or edge == self.via[point]:
                continue
            other = self.head[edge] + self.tail[edge] - point
            if self.disc[other] < 0:
                return edge
            if self.disc[other] < self.disc[point]:
                self.edge_stack[self.edges_held] = edge
                self.edges_held += 1
                self.low[point] = min(self.low[point], self.disc[other])
        return -1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _block(self, entry: cython.int, leads: cython.bint) -> cython.void:
        """Take a block off the stack of segments, down to that by which it was entered."""
        lone: cython.bint = self.edge_stack[self.edges_held - 1] == entry
        kind: cython.int = -1
        if leads:
            kind = -3 if lone else -2
        while True:
            self.edges_held -= 1
            self.edge_mark[self.edge_stack[self.edges_held]] = kind
            if self.edge_stack[self.edges_held] == entry:
                return


def _touching(
    places: int, one: array[int], other: array[int], segments: int
) -> tuple[array[int], array[int]]:
    """Return where the segments of each place start, and those segments."""
    rows: list[list[int]] = [[] for _ in range(places)]
    for edge in range(segments):
        rows[one[edge]].append(edge)
        if other[edge] != one[edge]:
            rows[other[edge]].append(edge)
    starts, flat = array("i", [0]), array("i")
    for row in rows:
        flat.extend(row)
        starts.append(len(flat))
    flat.append(0)
    return starts, flat
