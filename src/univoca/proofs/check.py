"""Checks certificates, alone: plain Python, one file, nothing of the package (docs/certificates.md).

    python check.py FILE [--emit DIMACS]

FILE holds one JSON object a line: certificates, or records that carry one as `certificate`. A line
says of each what it shows or why it is refused. Exit 0 when all hold, 1 when one is refused or
there is none, 2 when FILE cannot be read. `--emit` writes the clauses of the first for other tools.
"""

import json
import re
import sys
from collections import Counter
from itertools import combinations, product

CODES = "F3362 I111111 L22223 N21132 P2332 T3722 U357 V3447 W3463 X3272 Y21311 Z3623"
PIECE = r"([A-Z]|\([1-8][0-9a-f]{1,16}\))([0-9]*)"
CLUE = "[a-z]|[012](?:[0-4][0-9a-fA-F.]|[5-9][0-9a-fA-F]{2}|-[0-4][0-9a-fA-F]{3})"
TRUE = 1


class Refused(Exception):
    """A certificate that does not show what it claims; the text says why."""


def need(holds, reason):
    """Refuse unless a condition holds."""
    if not holds:
        raise Refused(reason)


def join(pairs, count):
    """Return the neighbours of each of so many places, in rising order."""
    near = [[] for _ in range(count)]
    for one, other in pairs:
        near[one].append(other)
        near[other].append(one)
    return [sorted(each) for each in near]


def walk(start, near, without=()):
    """Return the places that can be reached from one, itself included, some left out."""
    seen, found = {start, *without}, [start]
    for place in found:
        new = [other for other in near[place] if other not in seen]
        seen.update(new)
        found += new
    return found


def turned(cells, turns):
    """Return cells after quarter turns clockwise, moved so that their box begins at (0, 0)."""
    for _ in range(turns):
        cells = [(c, -r) for r, c in cells]
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    return [(r - top, c - left) for r, c in cells]


class Claim:
    """A puzzle with its answer, checked, and the clauses that only another answer would satisfy."""

    def __init__(self, data):
        self.kind, self.data, self.claim = data["kind"], data, data.get("claim", "unique")
        need(data["univoca_certificate"] == 1 and self.kind in KINDS, "an unknown form or kind")
        need(self.claim in CLAIMS.get(self.kind, ["unique"]), "a claim that the kind does not make")
        need(data["puzzle"].startswith(f"univoca:{self.kind}/"), "of another kind")
        size = re.match("[^/]*/([1-9][0-9]?)/([1-9][0-9]?)(/|$)", data["puzzle"])
        need(size and max(int(size[1]), int(size[2])) <= 60, "of no size")
        self.cols, self.rows, self.fields = (
            int(size[1]),
            int(size[2]),
            data["puzzle"].split("/")[3:],
        )
        self.size, self.variables, self.clauses = self.cols * self.rows, TRUE, [[TRUE]]
        across = [(cell, cell + 1) for cell in range(self.size) if (cell + 1) % self.cols]
        self.edges = across + [(cell, cell + self.cols) for cell in range(self.size - self.cols)]
        need(self.kind == "castle-wall" or not data["cuts"], "cuts")
        KINDS[self.kind](self, data["answer"])

    def new(self, count):
        """Return so many new variables."""
        self.variables += count
        return list(range(self.variables - count + 1, self.variables + 1))

    def exactly(self, literals, number):
        """State that so many hold: row[j] says that at least j of the literals so far do."""
        row = [TRUE] + [-TRUE] * (number + 1)
        for literal in literals:
            after = [TRUE, *self.new(number + 1)]
            for less, old, new in zip(row, row[1:], after[1:]):
                self.clauses += (
                    [-old, new],
                    [-literal, -less, new],
                    [-new, old, literal],
                    [-new, less],
                )
            row = after
        self.clauses += [row[number]], [-row[number + 1]]

    def drawn(self, text):
        """Return the edges whose bits are set in a border text."""
        bits = "".join(f"{int(digit, 32):05b}" for digit in text)
        across, down = self.rows * (self.cols - 1), self.cols * (self.rows - 1)
        start = -(-across // 5) * 5
        need(len(bits) <= start - (-down // 5) * 5, "a border text too long")
        bits = bits[:across].ljust(across, "0") + bits[start:]
        return {edge for edge, bit in zip(self.edges, bits) if bit == "1"}

    def regions(self, text):
        """Return each cell's region, numbered in the order of first cells."""
        walls, region = self.drawn(text), {}
        near = join([edge for edge in self.edges if edge not in walls], self.size)
        for cell in range(self.size):
            if cell not in region:
                region.update(dict.fromkeys(walk(cell, near), len({*region.values()})))
        return region

    def norinori(self, answer):
        """Two shaded cells a region; each touches one other."""
        region, near = self.regions("".join(self.fields)), join(self.edges, self.size)
        need(re.fullmatch(f"(/[01]{{{self.cols}}}){{{self.rows}}}", f"/{answer}"), "no such answer")
        shaded = [cell for cell, bit in enumerate(answer.replace("/", "")) if bit == "1"]
        regions = range(max(region.values()) + 1)
        need(sorted(region[cell] for cell in shaded) == sorted([*regions] * 2), "not two a region")
        need(all(len({*near[cell]} & {*shaded}) == 1 for cell in shaded), "no dominoes")
        cells = self.new(self.size)
        for one in regions:
            self.exactly([cells[cell] for cell in range(self.size) if region[cell] == one], 2)
        for variable, around in zip(cells, near):
            self.clauses.append([-variable, *(cells[other] for other in around)])
            pairs = combinations([cells[other] for other in around], 2)
            self.clauses += [[-variable, -one, -other] for one, other in pairs]
        self.clauses.append([-cells[cell] for cell in shaded])

    def stitches(self, answer):
        """Each two regions that touch are joined k times; lines have their numbers of holes."""
        size, cols, region, k = (
            self.size,
            self.cols,
            self.regions(self.fields[1]),
            int(self.fields[0]),
        )
        lines, ways, pairs = [], answer.replace("/", ""), {}
        for word in re.findall("-[0-9a-f]{2}|.", self.fields[2]):
            missing = "ghijklmnopqrstuvwxyz".find(word) + 1 or int(word == ".")
            lines += [None] * missing or [int(word.lstrip("-"), 16)]
        need(len(lines) == self.rows + cols and len(ways) == size, "of another size")
        step = {"n": -cols, "e": 1, "s": cols, "w": -1, "-": 2 * size}
        partner = [cell + step[way] for cell, way in enumerate(ways)]
        border = [edge for edge in self.edges if region[edge[0]] != region[edge[1]]]
        variables, holes, at = self.new(len(border)), self.new(size), [[] for _ in range(size)]
        for variable, (a, b) in zip(variables, border):
            pairs.setdefault(tuple(sorted((region[a], region[b]))), []).append(variable)
            at[a].append(variable)
            at[b].append(variable)
        chosen = [v for v, (a, b) in zip(variables, border) if (partner[a], partner[b]) == (b, a)]
        need(2 * len(chosen) == size - ways.count("-"), "half a stitch")
        for pair in sorted(pairs):
            need(len({*pairs[pair]} & {*chosen}) == k, "a pair that is not joined k times")
            self.exactly(pairs[pair], k)
        for hole, meeting in zip(holes, at):
            self.clauses += [[-one, -other] for one, other in combinations(meeting, 2)]
            self.clauses += [[-hole, *meeting], *([-one, hole] for one in meeting)]
        for line, number in enumerate(lines):
            cells = range(size)[line * cols :][:cols] or range(line - self.rows, size, cols)
            if number is not None:
                need(sum(ways[cell] != "-" for cell in cells) == number, "another number of holes")
                self.exactly([holes[cell] for cell in cells], number)
        self.clauses.append([-variable for variable in chosen])

    def castle_wall(self, answer):
        """One loop; white inside, black outside; so many segments along each arrow."""
        cols, drawn, clues, cell = self.cols, self.drawn(answer), {}, 0
        need(re.fullmatch(f"({CLUE})*", self.fields[0]), "malformed clues")
        for token in re.findall(CLUE, self.fields[0]):
            plain = token.replace("-", "")
            if token[0] in "012":
                number = None if plain[2:] == "." else int(plain[2:], 16)
                clues[cell] = int(plain[0]), int(plain[1]) % 5, number
            cell += 1 if cell in clues else ord(token) - 96
        near = join(drawn, self.size)
        line = [cell for cell in range(self.size) if near[cell]]
        need(line and all(len(near[cell]) == 2 for cell in line), "no loop")
        need(len(walk(line[0], near)) == len(line), "several loops")
        places = list(product(range(1, self.rows), range(1, cols)))
        corner = dict.fromkeys(product(range(self.rows + 1), range(cols + 1)), -TRUE)
        corner.update(zip(places, self.new(len(places))))
        inside = {-TRUE: False}
        for row, col in places:
            edge = (row - 1) * cols + col - 1, row * cols + col - 1
            inside[corner[row, col]] = inside[corner[row, col - 1]] ^ (edge in drawn)
        self.clauses.append([corner[place] for place in places])
        segment = {}
        for a, b in self.edges:
            one = corner[divmod(b, cols)]
            other = (
                corner[b // cols, b % cols + 1]
                if b - a == cols
                else corner[b // cols + 1, b % cols]
            )
            (own,) = self.new(1)
            segment[a, b] = own
            self.clauses += [-own, one, other], [own, -one, other], [own, one, -other]
            self.clauses.append([-own, -one, -other])
        for cell, (row, col) in enumerate(product(range(self.rows), range(cols))):
            a, b, c, d = (corner[row + i, col + j] for i, j in ((0, 0), (0, 1), (1, 0), (1, 1)))
            if cell not in clues:
                self.clauses += [-a, b, c, -d], [a, -b, -c, d]
                continue
            colour, way, number = clues[cell]
            need(cell not in line and (not colour or inside[a] == (colour == 1)), "a clue's side")
            self.clauses += [[-segment[edge]] for edge in self.edges if cell in edge]
            self.clauses += [[a]] if colour == 1 else [[-a]] if colour == 2 else []
            if number is not None:
                step, length = (
                    (0, 0),
                    (-cols, row),
                    (cols, self.rows - row - 1),
                    (-1, col),
                    (1, cols - col - 1),
                )[way]
                ray = [
                    (min(at, at + step), max(at, at + step))
                    for at in range(cell, cell + length * step, step or 1)
                ]
                need(len(drawn & {*ray}) == number, "another number along an arrow")
                self.exactly([segment[edge] for edge in ray], number)
        self.clauses.append([-v if inside[v] else v for v in [*inside][1:]])
        self.cut(corner, places)

    def cut(self, corner, places):
        """Take cuts: every way from p to q passes through the listed corners (0 is the rim)."""
        number = {corner[place]: at for at, place in enumerate(places, 1)}
        beside = [
            (number[corner[r, c]], number.get(corner[r + i, c + j], 0))
            for r, c in places
            for i, j in ((0, 1), (1, 0), (0, -1), (-1, 0))
        ]
        near = join(beside, len(places) + 1)
        literal = [-TRUE, *number]
        for colour, p, q, apart in self.data["cuts"]:
            known = range(colour, len(literal))
            need(colour in (0, 1) and all(v in known for v in (p, q, *apart)), "a malformed cut")
            need(p != q and not {0, p, q} & {*apart}, "a cut through its ends")
            need(q not in walk(p, near, [*apart, *[0] * colour]), "a cut that does not separate")
            sign = 1 if colour else -1
            ends, between = [-sign * literal[v] for v in (p, q)], [sign * literal[v] for v in apart]
            self.clauses.append(ends + between)

    def lay(self, text):
        """Return a piece's name and the cells where a placement such as `F@r2c3:1f` puts it."""
        name, _, row, col, turns, flip = re.fullmatch(
            PIECE + "@r(.+)c(.+):([0-3])(f?)", text
        ).groups()
        width, code = re.search(name if len(name) > 1 else f"{name}(.)([^ ]+)", CODES).groups()
        cells = [(r + int(row) - 1, c + int(col) - 1) for r, c in turned(cells, int(turns))]
        need(all(0 <= r < self.rows and 0 <= c < self.cols for r, c in cells), "outside the board")
        return name, [r * self.cols + c for r, c in cells]

    def pentominoes(self, answer):
        """The pieces fill what locked ones leave of the outline."""
        outline, names, locks = [*self.fields, ""][:3]
        runs = [
            number % 2 for number, run in enumerate(outline.split(".")) for _ in range(int(run))
        ]
        need(len(runs) == self.size, "an outline of another size")
        need(re.fullmatch(f"-|({PIECE})+", names), "malformed pieces")
        pieces = Counter()
        for name, count in re.findall(PIECE, names):
            pieces[name] += int(count or 1)
        laid = [self.lay(text) for text in answer.split(",") if text != "-"]
        need(Counter(name for name, _ in laid) == pieces, "other pieces")
        laid += map(self.lay, filter(None, locks.split(",")))
        free = [cell for cell, outside in enumerate(runs) if not outside]
        need(sorted(cell for _, cells in laid for cell in cells) == free, "a gap or an overlap")

    def polypivot(self, answer):
        """The turns are legal and bring the pieces home; `par`: fewer turns never do."""
        margin, pieces = int(self.fields[0]), []
        rows, cols = self.rows + 2 * margin, self.cols + 2 * margin
        for text in self.fields[1:]:
            row, col, width, bits, pivots = text.split(".")
            bits = "".join(f"{int(digit, 32):05b}" for digit in bits)
            cells = [divmod(at, int(width)) for at, bit in enumerate(bits) if bit == "1"]
            cells = tuple((int(row) + r, int(col) + c) for r, c in cells)
            pieces.append((cells, [int(pivot) for pivot in pivots.split("-")]))

        def turn(cells, pivot, by):
            row, col = cells[pivot]
            cells = tuple((row + by * (c - col), col - by * (r - row)) for r, c in cells)
            return cells if all(0 <= r < rows and 0 <= c < cols for r, c in cells) else None

        now = [cells for cells, _ in pieces]
        for move in self.data["turns"]:
            number, pivot, way = re.fullmatch("([1-9][0-9]*):p([12])([+-])", move).groups()
            at, pivot = int(number) - 1, pieces[int(number) - 1][1][int(pivot) - 1]
            now[at] = turn(now[at], pivot, 1 if way == "+" else -1)
            need(now[at], "a turn that leaves the workspace")
        home = [range(margin, margin + side) for side in (self.rows, self.cols)]
        need(sorted(cell for cells in now for cell in cells) == [*product(*home)], "not home")
        for text, cells, (start, _) in zip(answer.split("/"), now, pieces, strict=True):
            row, col, turns = map(int, re.fullmatch("r(.+)c(.+):([0-3])", text).groups())
            laid = [(r + row - 1, c + col - 1) for r, c in turned(start, turns)]
            need(sorted(laid) == sorted(cells), "another answer")
        costs = []
        for start, pivots in pieces:
            least, reached, waiting = {}, {start: 0}, [start]
            for cells in waiting:
                if all(r in home[0] and c in home[1] for r, c in cells):
                    least.setdefault(tuple(sorted(cells)), reached[cells])
                for after in (turn(cells, pivot, by) for pivot in pivots for by in (1, -1)):
                    if after and after not in reached:
                        reached[after] = reached[cells] + 1
                        waiting.append(after)
            costs.append({places: least[places] for places in sorted(least)})
        self.cover(costs, {cell: [] for cell in product(*home)})

    def cover(self, costs, covering):
        """State: one option a group, one a cell, and costs that come to less than the turns."""
        cap = max(0, len(self.data["turns"]) - sum(min(least.values()) for least in costs))
        row = [TRUE] + [-TRUE] * cap
        for least in costs:
            variables, after = self.new(len(least)), [TRUE, *self.new(cap)]
            self.exactly(variables, 1)
            self.clauses += [[-old, new] for old, new in zip(row, after)]
            for variable, (places, cost) in zip(variables, least.items()):
                for at, old in enumerate(row):
                    reached = min(cap, at + cost - min(least.values()))
                    self.clauses.append([-variable, -old, after[reached]])
                for cell in places:
                    covering[cell].append(variable)
            row = after
        for variables in covering.values():
            self.exactly(variables, 1)
        self.clauses.append([-row[cap]])


def refute(claim):
    """Demand that the lines, each one following by propagation, end in a contradiction."""
    value, trail, left = [0] * (2 * claim.variables + 1), [], []
    where, clauses = [[] for _ in value], []

    def take(clause):
        for literal in clause:
            where[literal].append(len(clauses))
        clauses.append(clause)
        left.append(sum(value[literal] >= 0 for literal in clause))
        return left[-1] < 2 and follow([clause])

    def follow(waiting):
        for clause in waiting:
            free = [literal for literal in clause if value[literal] >= 0]
            if not free:
                return True
            if len(free) == 1 and not value[free[0]]:
                value[free[0]], value[-free[0]] = 1, -1
                trail.append(free[0])
                for other in where[-free[0]]:
                    left[other] -= 1
                    if left[other] < 2:
                        waiting.append(clauses[other])
        return False

    def follows(lemma):
        mark = len(trail)
        conflict = follow([[-literal] for literal in lemma])
        for literal in trail[mark:]:
            value[literal] = value[-literal] = 0
            for other in where[-literal]:
                left[other] += 1
        del trail[mark:]
        return conflict

    done = any([take(clause) for clause in claim.clauses])
    for line in claim.data["lines"]:
        lemma = [*map(int, line.split())]
        need(lemma[-1] == 0 and 0 not in lemma[:-1], "a malformed line")
        need(done or follows(lemma[:-1]), f"a line that does not follow: {line}")
        done = done or take(lemma[:-1])
    need(done, "lines that do not end in a contradiction")


def refute_by_hints(claim):
    """Demand the same of lines that name the clauses from which each one follows."""
    clauses = dict(enumerate(claim.clauses, 1))
    for line in claim.data["lines"]:
        number, *lemma = map(int, line.split())
        end = lemma.index(0)
        false, conflict = {*lemma[:end]}, False
        for hint in lemma[end + 1 : -1]:
            free = {*clauses[hint]} - false
            need(len(free) < 2, f"a hint that does not serve: {line}")
            conflict = conflict or not free
            false |= {-literal for literal in free}
        need(conflict and number not in clauses, f"a line that does not follow: {line}")
        clauses[number] = lemma[:end]
    need([] in clauses.values(), "lines that do not end in a contradiction")


KINDS = {
    "norinori": Claim.norinori,
    "stitches": Claim.stitches,
    "castle-wall": Claim.castle_wall,
    "pentominoes": Claim.pentominoes,
    "polypivot": Claim.polypivot,
}
CLAIMS = {"pentominoes": ["solution"], "polypivot": ["solution", "par"]}


def check(data):
    """Return what a certificate shows, as its claim; raise Refused where it does not."""
    try:
        claim = Claim(data)
        if claim.claim != "solution":
            {"drup": refute, "lrat": refute_by_hints}[data["proof"]](claim)
    except (ValueError, KeyError, TypeError, IndexError, AttributeError, OverflowError) as failure:
        raise Refused(f"malformed: {failure!r}") from None
    return claim


def check_record(record):
    """Check a certificate, or the one that a record carries; return its claim."""
    data = record.get("certificate", record)
    same = all(data[key] == record[key] for key in ("puzzle", "kind", "answer"))
    need(same, "of another record")
    return check(data)


def main(arguments):
    """Check a file; return the exit code."""
    with open(arguments[0], encoding="utf-8") as file:
        records = [json.loads(line) for line in file if line.strip()]
    shown = refused = 0
    for number, record in enumerate(records, 1):
        if "univoca_certificate" in record.get("certificate", record):
            try:
                claim = check_record(record)
                print(f"line {number}: {claim.kind}: {claim.claim}")
                shown += 1
            except Refused as reason:
                print(f"line {number}: refused: {reason}")
                refused += 1
    return 0 if shown and not refused else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
