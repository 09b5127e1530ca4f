"""Checks certificates alone: plain Python, nothing of the package. See docs/certificates.md.

    python check.py FILE [--emit DIMACS]

FILE holds one JSON object a line: certificates, or records that carry one as `certificate`. A line
says of each what it shows or why it is refused. Exit 0 when all hold, 1 when one is refused or
there is none, 2 when FILE cannot be read. `--emit` writes the clauses of the first that holds.
"""

import json
import re
import sys
from collections import Counter
from itertools import combinations, count, product
from math import comb
from pathlib import Path
from typing import Any

CLAIMS = {"pentominoes": ["solution"], "polypivot": ["solution", "par"]}
CLUE = "[a-z]|[012](?:[0-4][0-9a-fA-F.]|[5-9][0-9a-fA-F]{2}|-[0-4][0-9a-fA-F]{3})"
CODES = "F3362 I111111 L22223 N21132 P2332 T3722 U357 V3447 W3463 X3272 Y21311 Z3623"
SIDE = "[1-9]|[1-5][0-9]|60"
TRUE = 1


class Refused(Exception):
    """A certificate that does not show what it claims; the text says why."""


def need(holds: object, reason: str) -> None:
    """Refuse unless a condition holds."""
    if not holds:
        raise Refused(reason)


def bits(text: str) -> str:
    """Return base-32 digits as bits, five each."""
    return "".join(f"{int(digit, 32):05b}" for digit in text)


def parts(pairs: Any, size: int) -> list[set[int]]:
    """Return for each of so many places the set of those with which pairs join it."""
    part = [{place} for place in range(size)]
    for one, other in pairs:
        if part[one] is not part[other]:
            small, large = sorted((part[one], part[other]), key=len)
            large |= small
            for place in small:
                part[place] = large
    return part


def laid(cells: Any, place: str) -> list[tuple[int, int]]:
    """Return cells flipped, turned clockwise and moved, as a place such as `r2c3:1f` says."""
    row, col, turns, flip = re.fullmatch("r([0-9]+)c([0-9]+):([0-3])(f?)", place).groups()
    cells = [(r, -c if flip else c) for r, c in cells]
    for _ in range(int(turns)):
        cells = [(c, -r) for r, c in cells]
    top, left = int(row) - 1 - min(r for r, _ in cells), int(col) - 1 - min(c for _, c in cells)
    return sorted((top + r, left + c) for r, c in cells)


class Claim:
    """A puzzle with its answer, which obeys the rules, and what only another would satisfy.

    `holds` has the literals that are true in the answer: it must satisfy each rule's clauses.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        self.data, kind, self.claim = data, data["kind"], data.get("claim", "unique")
        need(data["univoca_certificate"] == 1, "another format")
        need(self.claim in CLAIMS.get(kind, ["unique"]), "a claim that the kind does not make")
        form = f"univoca:{kind}/({SIDE})/({SIDE})/.*"
        need(re.fullmatch(form, data["puzzle"]), "no puzzle of the kind, or one too large")
        _, cols, rows, *self.fields = data["puzzle"].split("/")
        self.cols, self.rows, self.clauses = int(cols), int(rows), [[TRUE]]
        self.size, self.variables, self.holds = self.cols * self.rows, TRUE, {TRUE}
        self.across = [(cell, cell + 1) for cell in range(self.size) if (cell + 1) % self.cols]
        self.down = [(cell, cell + self.cols) for cell in range(self.size - self.cols)]
        self.edges = self.across + self.down
        need(kind == "castle-wall" or not data["cuts"], "cuts")
        rules = (self.norinori, self.stitches, self.castle_wall, self.pentominoes, self.polypivot)
        {rule.__name__.replace("_", "-"): rule for rule in rules}[kind](data["answer"])

    def new(self, truths: list[bool]) -> list[int]:
        """Return a new variable for each truth: whether it holds in the answer."""
        first, self.variables = self.variables + 1, self.variables + len(truths)
        self.holds.update(at if true else -at for at, true in enumerate(truths, first))
        return list(range(first, self.variables + 1))

    def state(self, broken: str, *clauses: list[int]) -> None:
        """State clauses, which the answer must satisfy."""
        need(not any(self.holds.isdisjoint(clause) for clause in clauses), broken)
        self.clauses += clauses

    def exactly(self, literals: list[int], number: int, broken: str) -> None:
        """State that so many hold: by groups where they are few, else by a counter."""
        need(len(self.holds.intersection(literals)) == number, broken)
        size, row = len(literals), [TRUE] + [-TRUE] * (number + 1)
        if max(comb(size, number + 1), comb(size, size - number + 1)) <= 40:
            self.clauses += ([-one for one in each] for each in combinations(literals, number + 1))
            self.clauses += map(list, combinations(literals, size - number + 1))
            return
        for at, one in enumerate(literals, 1):
            least, most = max(0, number - size + at), min(at, number)
            after = [TRUE] * (least + 1) + self.new([False] * (most - least))
            after += [-TRUE] * (number + 1 - most)
            for j in range(max(1, least), min(at, number + 1) + 1):
                less, old, new = row[j - 1], row[j], after[j]
                self.clauses += [-old, new], [-one, -less, new], [-new, old, one], [-new, less]
            row = after

    def drawn(self, text: str) -> set[tuple[int, int]]:
        """Return the edges whose bits are set in a border text: across, padded to fives, down."""
        padded = [*self.across, *[None] * (-len(self.across) % 5), *self.down]
        need(len(bits(text)) < len(padded) + 5, "a border text too long")
        return {edge for edge, bit in zip(padded, bits(text)) if edge and bit == "1"}

    def regions(self, text: str) -> list[int]:
        """Return the first cell of each cell's region."""
        walls = self.drawn(text)
        return [min(part) for part in parts([e for e in self.edges if e not in walls], self.size)]

    def norinori(self, answer: str) -> None:
        """Two shaded cells a region; each touches one other."""
        need(re.fullmatch(f"(/[01]{{{self.cols}}}){{{self.rows}}}", f"/{answer}"), "no answer")
        cells = self.new([bit == "1" for bit in answer.replace("/", "")])
        region, near = self.regions("".join(self.fields)), [[] for _ in cells]
        for a, b in self.edges:
            near[a].append(cells[b])
            near[b].append(cells[a])
        for first in sorted({*region}):
            own = [cell for cell, other in zip(cells, region) if other == first]
            self.exactly(own, 2, "a region without two shaded cells")
        for cell, around in zip(cells, map(sorted, near)):
            pairs = combinations(around, 2)
            self.state("no dominoes", [-cell, *around], *([-cell, -a, -b] for a, b in pairs))
        self.clauses.append([-cell for cell in cells if cell in self.holds])

    def stitches(self, answer: str) -> None:
        """Each two regions that touch are joined k times; lines have their numbers of holes."""
        cols, k, borders, numbers = self.cols, *self.fields[:3]
        numbers = re.sub("[g-z]", lambda skip: "." * (ord(skip[0]) - 102), numbers)
        lines = [re.sub("[.-]", "", word) for word in re.findall("-..|.", numbers)]
        need(len(lines) == self.rows + cols, "not one number a line")
        need(re.fullmatch(f"(/[nesw-]{{{cols}}}){{{self.rows}}}", f"/{answer}"), "no answer")
        region, ways, pairs = self.regions(borders), answer.replace("/", ""), {}
        border = [(a, b) for a, b in self.edges if region[a] != region[b]]
        joined = [ways[a] + ways[b] == ("sn" if b - a == cols else "ew") for a, b in border]
        stitches, holes = self.new(joined), self.new([way != "-" for way in ways])
        meeting = [[-hole] for hole in holes]
        for stitch, (a, b) in zip(stitches, border):
            pairs.setdefault(tuple(sorted((region[a], region[b]))), []).append(stitch)
            meeting[a].append(stitch)
            meeting[b].append(stitch)
        for pair in sorted(pairs):
            self.exactly(pairs[pair], int(k), "a pair that is not joined k times")
        for literals in meeting:
            self.exactly(literals, 1, "a hole without one stitch")
        for line, number in enumerate(lines):
            inside = holes[line * cols :][:cols] or holes[line - self.rows :: cols]
            if number:
                self.exactly(inside, int(number, 16), "another number of holes")
        self.clauses.append([-stitch for stitch in stitches if stitch in self.holds])

    def castle_wall(self, answer: str) -> None:
        """One loop; white inside, black outside; so many segments along each arrow.

        Corners of cells are inside or outside. Those on the rim are corner 0, the others from 1.
        """
        rows, cols, numbers, segment = self.rows, self.cols, count(1), {}
        tokens, drawn, wide = re.findall(CLUE, self.fields[0]), self.drawn(answer), cols + 1
        clues = [each for each in tokens for _ in range(ord(each) - 96 if each.isalpha() else 1)]
        need("".join(tokens) == self.fields[0] and len(clues) == self.size, "malformed clues")
        places = product(range(rows + 1), range(wide))
        corner = [next(numbers) if 0 < r < rows and 0 < c < cols else 0 for r, c in places]
        beside = {(a, b): corner[b + b // cols :: wide][:2] for a, b in self.across}
        beside |= {(a, b): corner[b + b // cols :][:2] for a, b in self.down}
        part = parts([pair for edge, pair in beside.items() if edge not in drawn], next(numbers))
        inside = {*range(len(part))} - part[0]
        need(inside and part[min(inside)] == inside, "not one loop")
        need(all(len(inside.intersection(beside[edge])) == 1 for edge in drawn), "a loose end")
        literal = [-TRUE, *self.new([place in inside for place in range(1, len(part))])]
        self.state("nothing inside", literal[1:])
        for cell, clue in enumerate(clues):
            row, col = divmod(cell, cols)
            a, b, d, c = (literal[corner[cell + row + by]] for by in (0, 1, wide, wide + 1))
            if clue.isalpha():
                self.state("a crossing", [-a, -c, b, d], [a, c, -b, -d])
                continue
            colour, way, number = re.fullmatch("(.)-?(.)(.*)", clue).groups()
            sides = [[], [[a]], [[-a]]][int(colour)]
            self.state("a clue on a wrong side", [-a, b], [-b, c], [-c, d], [-d, a], *sides)
            if number == ".":
                continue
            need(int(way) % 5, "a number without an arrow")
            ways = (-cols, row), (cols, rows - 1 - row), (-1, col), (1, cols - 1 - col)
            step, far = ways[int(way) % 5 - 1]
            lows = range(cell + min(step, 0), cell + min(step, 0) + far * step, step)
            ray = [(low, low + abs(step)) for low in lows]
            for edge in ray:
                if edge not in segment:
                    segment[edge] = own = self.new([edge in drawn])[0]
                    x, y = (literal[place] for place in beside[edge])
                    self.state("no wall", [-own, x, y], [own, -x, y], [own, x, -y], [-own, -x, -y])
            self.exactly([segment[edge] for edge in ray], int(number, 16), "another number")
        self.clauses.append([-v if v in self.holds else v for v in literal[1:]])
        for colour, p, q, apart in self.data["cuts"]:
            need(colour in (0, 1) and {p, q, *apart} <= {*range(colour, len(part))}, "no cut")
            need(p != q and not {0, p, q} & {*apart}, "a cut through its ends")
            closed = {*apart, 0} if colour else {*apart}
            around = parts([pair for pair in beside.values() if closed.isdisjoint(pair)], len(part))
            need(q not in around[p], "a cut that does not separate")
            clause = [-literal[p], -literal[q], *(literal[place] for place in apart)]
            self.state("an answer that breaks a cut", [v if colour else -v for v in clause])

    def pentominoes(self, answer: str) -> None:
        """The pieces fill what locked ones leave of the outline."""
        outline, names, locks = [*self.fields, ""][:3]
        runs, piece = [int(run) for run in outline.split(".")], r"([A-Z]|\([^()]+\))([0-9]*)"
        need(sum(runs) == self.size and min(runs) >= 0, "an outline of another size")
        need(re.fullmatch(f"-|({piece})+", names), "malformed pieces")
        free = [at % 2 == 0 for at, run in enumerate(runs) for _ in range(run)]
        locked = [lock.split("@") for lock in locks.split(",") if lock]
        places = [each.split("@") for each in answer.split(",") if each != "-"]
        wanted, covered = Counter(), []
        for name, number in re.findall(piece, names):
            wanted[name] += int(number or 1)
        need(wanted == Counter(name for name, _ in places), "other pieces")
        for name, place in places + locked:
            code = next((code[1:] for code in CODES.split() if code[0] == name), name[1:-1])
            width, words = int(code[0]), re.findall("." * (1 + (code[0] > "4")), code[1:])
            marks = "".join(f"{int(word, 16):0{width}b}" for word in words)
            shape = [divmod(at, width) for at, mark in enumerate(marks) if mark == "1"]
            covered += laid(shape, place)
        home = [divmod(cell, self.cols) for cell, inside in enumerate(free) if inside]
        need(sorted(covered) == home, "a gap or an overlap")

    def polypivot(self, answer: str) -> None:
        """The turns are legal and bring the pieces home; `par`: fewer turns never do."""
        margin, starts, pivots, turns = int(self.fields[0]), [], [], self.data["turns"]
        need(margin <= 60, "too large")
        frame = {*product(range(self.rows + 2 * margin), range(self.cols + 2 * margin))}
        home = {*product(range(margin, self.rows + margin), range(margin, self.cols + margin))}
        for text in self.fields[1:]:
            row, col, across, marks, points = text.split(".")
            cells = [divmod(at, int(across)) for at, bit in enumerate(bits(marks)) if bit == "1"]
            starts.append(tuple((int(row) + r, int(col) + c) for r, c in cells))
            pivots.append([int(point) for point in points.split("-")])

        def turn(cells: Any, pivot: int, by: int) -> Any:
            row, col = cells[pivot]
            cells = tuple([(row + by * (c - col), col - by * (r - row)) for r, c in cells])
            return cells if frame.issuperset(cells) else ()

        now = [*starts]
        for move in turns:
            number, pivot, way = re.fullmatch("([1-9][0-9]*):p([12])([+-])", move).groups()
            at = int(number) - 1
            now[at] = turn(now[at], pivots[at][int(pivot) - 1], int(f"{way}1"))
            need(now[at], "a turn that leaves the workspace")
        ends = [laid(*each) for each in zip(starts, answer.split("/"), strict=True)]
        need(ends == [sorted(cells) for cells in now], "another answer")
        need(sorted(cell for cells in ends for cell in cells) == sorted(home), "not home")
        costs = []
        for start, points in zip(starts, pivots) if self.claim == "par" else ():
            least, reached, waiting = {}, {start: 0}, [start]
            for position in waiting:
                if home.issuperset(position):
                    least.setdefault(tuple(sorted(position)), reached[position])
                for after in (turn(position, pivot, by) for pivot in points for by in (1, -1)):
                    if after and after not in reached:
                        reached[after] = reached[position] + 1
                        waiting.append(after)
            costs.append(least)
        cap = max(0, len(turns) - sum(min(least.values()) for least in costs))
        row, covering = [TRUE] + [-TRUE] * cap, {cell: [] for cell in sorted(home)}
        for least, end in zip(costs, ends):
            options = self.new([[*cells] == end for cells in sorted(least)])
            after = [TRUE, *self.new([False] * cap)]
            self.exactly(options, 1, "no place")
            self.clauses += [[-old, new] for old, new in zip(row, after)]
            for option, places in zip(options, sorted(least)):
                more = least[places] - min(least.values())
                for at in range(cap + 1) if more else ():
                    self.clauses.append([-option, -row[at], after[min(cap, at + more)]])
                for place in places:
                    covering[place].append(option)
            row = after
        for options in covering.values() if costs else ():
            self.exactly(options, 1, "no cover")
        self.clauses.append([-row[cap]])


def refute(claim: Claim) -> None:
    """Demand that each line follows by propagation, and that the last is a contradiction.

    An LRAT line names the clauses from which it follows, so that no others are looked at.
    """
    hinted, known, left, done = ["drup", "lrat"].index(claim.data["proof"]), {}, {}, False
    where = [[] for _ in range(2 * claim.variables + 1)]
    value = [0] * len(where)

    def follow(waiting: list[list[int]]) -> bool:
        """Take what clauses leave open as true, onto the trail; tell whether one is broken."""
        for clause in waiting:
            free = [literal for literal in clause if value[literal] >= 0]
            if len(free) == 1 and not value[free[0]]:
                value[free[0]], value[-free[0]] = 1, -1
                trail.append(free[0])
                for number in where[-free[0]]:
                    left[number] -= 1
                    if left[number] == 1:
                        waiting.append(known[number])
            if not free:
                return True
        return False

    for place, line in enumerate([*claim.clauses, *claim.data["lines"]], 1):
        number, lemma, trail = place, line, []
        if place > len(claim.clauses):
            words = [int(word) for word in line.split()]
            number = words.pop(0) if hinted else place
            lemma, hints = words[: words.index(0)], words[words.index(0) + 1 : -1]
            formed = words[-1] == 0 and number not in known and (hinted or not hints)
            need(formed, f"a malformed line: {line}")
            need(all(abs(literal) <= claim.variables for literal in lemma), "an unknown variable")
            given = [[-one] for one in lemma] + [known[hint] for hint in hints]
            need(done or follow(given), f"what does not follow: {line}")
        for literal in trail:
            value[literal] = value[-literal] = 0
            for other in where[-literal]:
                left[other] += 1
        known[number] = lemma
        if not hinted:
            left[number] = sum([value[literal] >= 0 for literal in lemma])
            for literal in lemma:
                where[literal].append(number)
            done = done or (left[number] < 2 and follow([lemma]))
    need(not lemma, "lines that do not end in a contradiction")


def check(record: Any) -> Claim:
    """Return the claim that a certificate shows, or that of a record; raise Refused if none."""
    try:
        data = record.get("certificate", record)
        need(all(data[key] == record[key] for key in ("kind", "puzzle", "answer")), "another's")
        claim = Claim(data)
        if claim.claim != "solution":
            refute(claim)
    except (ValueError, LookupError, TypeError, AttributeError, ArithmeticError) as failure:
        raise Refused(f"malformed: {failure!r}") from None
    return claim


def main(path: str = "", emit: str = "", target: str = "") -> int:
    """Check a file; return the exit code."""
    first, refused, at, known = None, 0, 0, {"certificate", "univoca_certificate"}
    try:
        for at, line in enumerate(Path(path).read_text("utf-8-sig").split("\n"), 1):
            record = json.loads(line) if line.strip() else {}
            if not isinstance(record, dict) or known.isdisjoint(record):
                continue
            try:
                claim = check(record)
                first = first or claim
                print(f"{path}:{at}: {claim.data['kind']}: {claim.claim}")
            except Refused as reason:
                print(f"{path}:{at}: refused: {reason}")
                refused += 1
        if first and emit == "--emit":
            clauses = [" ".join(map(str, [*clause, 0])) for clause in first.clauses]
            text = "\n".join([f"p cnf {first.variables} {len(clauses)}", *clauses, ""])
            Path(target).write_text(text, encoding="ascii")
    except (OSError, ValueError, RecursionError) as failure:
        where = "" if isinstance(failure, OSError) else f"{path}:{at}: "
        print(f"{where}{failure}", file=sys.stderr)
        return 2
    return 1 if refused or not first else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:4]))
