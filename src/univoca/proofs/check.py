"""Checks certificates alone: plain Python, nothing of the package. See docs/certificates.md.

    python check.py FILE [--emit DIMACS]

FILE holds one JSON object a line: certificates, or records that carry one as `certificate`. A line
says of each what it shows or why it is refused. Exit 0 when all hold, 1 when one is refused or
there is none, 2 when FILE cannot be read. `--emit` writes the clauses of the first for other tools.
Long because it stands alone and knows five kinds.
"""

# fmt: off
import json
import re
import sys
from collections import Counter
from itertools import combinations, product
from math import comb
from typing import Any

CODES = "F3362 I111111 L22223 N21132 P2332 T3722 U357 V3447 W3463 X3272 Y21311 Z3623"
PIECE = r"([A-Z]|\([1-8][0-9a-f]{1,16}\))([0-9]*)"
CLUE = "[a-z]|[012](?:[0-4][0-9a-fA-F.]|[5-9][0-9a-fA-F]{2}|-[0-4][0-9a-fA-F]{3})"
CLAIMS = {"pentominoes": ["solution"], "polypivot": ["solution", "par"]}
TRUE = 1


class Refused(Exception):
    """A certificate that does not show what it claims; the text says why."""


def need(holds: object, reason: str) -> None:
    """Refuse unless a condition holds."""
    if not holds:
        raise Refused(reason)


def join(pairs: Any, count: int) -> list[list[int]]:
    """Return the neighbours of each of so many places, in rising order."""
    near: list[list[int]] = [[] for _ in range(count)]
    for one, other in pairs:
        near[one].append(other)
        near[other].append(one)
    return [sorted(each) for each in near]


def walk(start: int, near: list[list[int]], without: Any = ()) -> list[int]:
    """Return the places that can be reached from one, itself included, some left out."""
    seen, found = {start, *without}, [start]
    for place in found:
        new = [other for other in near[place] if other not in seen]
        seen.update(new)
        found += new
    return found


def turned(cells: Any, turns: str, row: str, col: str) -> list[tuple[int, int]]:
    """Return cells after quarter turns clockwise, their box's corner at a row and column from 1."""
    for _ in range(int(turns)):
        cells = [(c, -r) for r, c in cells]
    top, left = int(row) - 1 - min(r for r, _ in cells), int(col) - 1 - min(c for _, c in cells)
    return sorted((top + r, left + c) for r, c in cells)


class Claim:
    """A puzzle with its answer, checked, and the clauses that only another answer would satisfy."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data, kind, self.claim = data, data["kind"], data.get("claim", "unique")
        need(data["univoca_certificate"] == 1 and f"univoca:{kind}/" in data["puzzle"], "a form")
        need(self.claim in CLAIMS.get(kind, ["unique"]), "a claim that the kind does not make")
        size = re.match("univoca:[^/]*/([1-9][0-9]?)/([1-9][0-9]?)(/|$)", data["puzzle"])
        need(size and max(int(size[1]), int(size[2])) <= 60, "of no size")
        _, cols, rows, *self.fields = data["puzzle"].split("/")
        self.cols, self.rows, self.clauses = int(cols), int(rows), [[TRUE]]
        self.size, self.variables = self.cols * self.rows, TRUE
        across = [(cell, cell + 1) for cell in range(self.size) if (cell + 1) % self.cols]
        self.edges = across + [(cell, cell + self.cols) for cell in range(self.size - self.cols)]
        need(kind == "castle-wall" or not data["cuts"], "cuts")
        {"norinori": self.norinori, "stitches": self.stitches, "castle-wall": self.castle_wall,
         "pentominoes": self.pentominoes, "polypivot": self.polypivot}[kind](data["answer"])

    def new(self, count: int) -> list[int]:
        """Return so many new variables."""
        self.variables += count
        return list(range(self.variables - count + 1, self.variables + 1))

    def exactly(self, literals: list[int], number: int) -> None:
        """State that so many hold: by groups where they are few, else by a counter."""
        size, row = len(literals), [TRUE] + [-TRUE] * (number + 1)
        if number <= size and max(comb(size, number + 1), comb(size, size - number + 1)) <= 40:
            self.clauses += ([-one for one in each] for each in combinations(literals, number + 1))
            self.clauses += map(list, combinations(literals, size - number + 1))
            return
        for literal in literals:
            after = [TRUE, *self.new(number + 1)]
            for less, old, new in zip(row, row[1:], after[1:]):
                self.clauses += [-old, new], [-literal, -less, new]
                self.clauses += [-new, old, literal], [-new, less]
            row = after
        self.clauses += [row[number]], [-row[number + 1]]

    def drawn(self, text: str) -> set[tuple[int, int]]:
        """Return the edges whose bits are set in a border text."""
        bits = "".join(f"{int(digit, 32):05b}" for digit in text)
        across, down = self.rows * (self.cols - 1), self.cols * (self.rows - 1)
        start = -(-across // 5) * 5
        need(len(bits) <= start - (-down // 5) * 5, "a border text too long")
        bits = bits[:across].ljust(across, "0") + bits[start:]
        return {edge for edge, bit in zip(self.edges, bits) if bit == "1"}

    def regions(self, text: str) -> dict[int, int]:
        """Return each cell's region, numbered in the order of first cells."""
        walls, region = self.drawn(text), dict[int, int]()
        near = join([edge for edge in self.edges if edge not in walls], self.size)
        for cell in range(self.size):
            if cell not in region:
                region.update(dict.fromkeys(walk(cell, near), len({*region.values()})))
        return region

    def norinori(self, answer: str) -> None:
        """Two shaded cells a region; each touches one other."""
        region, near = self.regions("".join(self.fields)), join(self.edges, self.size)
        need(re.fullmatch(f"(/[01]{{{self.cols}}}){{{self.rows}}}", f"/{answer}"), "no answer")
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

    def stitches(self, answer: str) -> None:
        """Each two regions that touch are joined k times; lines have their numbers of holes."""
        size, cols, k, borders, numbers = self.size, self.cols, *self.fields[:3]
        numbers = re.sub("[g-z]", lambda skip: "." * (ord(skip[0]) - 102), numbers)
        lines = [re.sub("[.-]", "", word) for word in re.findall("-..|.", numbers)]
        need(len(lines) == self.rows + cols, "not one number a line")
        region, pairs, at = self.regions(borders), {}, [[] for _ in range(size)]
        need(re.fullmatch(f"(/[nesw-]{{{cols}}}){{{self.rows}}}", f"/{answer}"), "no answer")
        ways, chosen = answer.replace("/", ""), []
        border = [(a, b) for a, b in self.edges if region[a] != region[b]]
        variables, holes = self.new(len(border)), self.new(size)
        for variable, (a, b) in zip(variables, border):
            pairs.setdefault(tuple(sorted((region[a], region[b]))), []).append(variable)
            at[a].append(variable)
            at[b].append(variable)
            chosen += [variable] * (ways[a] + ways[b] == ("sn" if b - a == cols else "ew"))
        need(2 * len(chosen) == size - ways.count("-"), "half a stitch")
        for pair in sorted(pairs):
            need(len({*pairs[pair]} & {*chosen}) == int(k), "a pair that is not joined k times")
            self.exactly(pairs[pair], int(k))
        for hole, meeting in zip(holes, at):
            self.clauses += [[-one, -other] for one, other in combinations(meeting, 2)]
            self.clauses += [[-hole, *meeting], *([-one, hole] for one in meeting)]
        for line, number in enumerate(lines):
            cells = range(size)[line * cols :][:cols] or range(line - self.rows, size, cols)
            if number:
                count = int(number, 16)
                need(sum(ways[cell] != "-" for cell in cells) == count, "another number of holes")
                self.exactly([holes[cell] for cell in cells], count)
        self.clauses.append([-variable for variable in chosen])

    def castle_wall(self, answer: str) -> None:
        """One loop; white inside, black outside; so many segments along each arrow."""
        rows, cols, drawn, clues, at = self.rows, self.cols, self.drawn(answer), {}, 0
        need(re.fullmatch(f"({CLUE})*", self.fields[0]), "malformed clues")
        for token in re.findall(CLUE, self.fields[0]):
            colour, way, number = re.fullmatch("(.)-?(.?)(.*)", token).groups()
            if colour in "012":
                clues[at] = int(colour), int(way) % 5, number.strip(".") and int(number, 16)
            at += 1 if colour in "012" else ord(token) - 96
        need(at == self.size, "clues of another size")
        near = join(drawn, self.size)
        line = [cell for cell in range(self.size) if near[cell]]
        need(line and all(len(near[cell]) == 2 for cell in line), "no loop")
        need(len(walk(line[0], near)) == len(line), "several loops")
        places = list(product(range(1, rows), range(1, cols)))
        corner = dict.fromkeys(product(range(rows + 1), range(cols + 1)), -TRUE)
        corner.update(zip(places, self.new(len(places))))
        inside, rays, segment = {-TRUE: False}, {}, {}
        for row, col in places:
            edge = (row - 1) * cols + col - 1, row * cols + col - 1
            inside[corner[row, col]] = inside[corner[row, col - 1]] ^ (edge in drawn)
        self.clauses.append([*inside][1:])
        for cell, (row, col) in enumerate(product(range(rows), range(cols))):
            a, b, c, d = (corner[row + i, col + j] for i, j in ((0, 0), (0, 1), (1, 1), (1, 0)))
            if cell not in clues:
                self.clauses += [-a, -c, b, d], [a, c, -b, -d]
                continue
            colour, way, number = clues[cell]
            need(cell not in line and (not colour or inside[a] == (colour == 1)), "a clue's side")
            self.clauses += [-a, b], [-b, c], [-c, d], [-d, a], *([], [[a]], [[-a]])[colour]
            if number != "":
                need(way, "a number without an arrow")
                far = (row, rows - 1 - row, col, cols - 1 - col)[way - 1]
                ends = [cell + (-cols, cols, -1, 1)[way - 1] * at for at in range(far + 1)]
                rays[cell] = [(min(pair), max(pair)) for pair in zip(ends, ends[1:])]
                need(len(drawn & {*rays[cell]}) == number, "another number along an arrow")
        for edge in dict.fromkeys(edge for cell in rays for edge in rays[cell]):
            (row, col), down = divmod(edge[1], cols), edge[1] - edge[0] == cols
            one, other = corner[row, col], corner[row + 1 - down, col + down]
            own = segment[edge] = self.new(1)[0]
            self.clauses += [-own, one, other], [own, -one, other], [own, one, -other]
            self.clauses.append([-own, -one, -other])
        for cell, ray in rays.items():
            self.exactly([segment[edge] for edge in ray], clues[cell][2])
        self.clauses.append([-v if inside[v] else v for v in [*inside][1:]])
        self.cut(corner, places)

    def cut(self, corner: dict[Any, int], places: list[tuple[int, int]]) -> None:
        """Take cuts: every way from p to q passes through the listed corners (0 is the rim)."""
        number = {corner[place]: at for at, place in enumerate(places, 1)}
        beside = [(number[corner[r, c]], number.get(corner[r + i, c + j], 0))
                  for r, c in places for i, j in ((0, 1), (1, 0), (0, -1), (-1, 0))]
        near, literal = join(beside, len(places) + 1), [-TRUE, *number]
        for colour, p, q, apart in self.data["cuts"]:
            need(colour in (0, 1) and {p, q, *apart} <= {*range(colour, len(literal))}, "a cut")
            need(p != q and not {0, p, q} & {*apart}, "a cut through its ends")
            need(q not in walk(p, near, [*apart, *[0] * colour]), "a cut that does not separate")
            sign = 1 if colour else -1
            ends, between = [-sign * literal[v] for v in (p, q)], [sign * literal[v] for v in apart]
            self.clauses.append(ends + between)

    def lay(self, text: str) -> tuple[str, list[tuple[int, int]]]:
        """Return a piece's name and the cells where a placement such as `F@r2c3:1f` puts it."""
        form = f"{PIECE}@r([0-9]+)c([0-9]+):([0-3])(f?)"
        name, _, row, col, turns, flip = re.fullmatch(form, text).groups()
        code = {code[0]: code[1:] for code in CODES.split()}.get(name, name[1:-1])
        width, words = int(code[0]), re.findall("." * (1 + (code[0] > "4")), code[1:])
        cells = [(r, -c if flip else c) for r, word in enumerate(words) for c in range(width)
                 if int(word, 16) >> (width - 1 - c) & 1]
        return name, turned(cells, turns, row, col)

    def pentominoes(self, answer: str) -> None:
        """The pieces fill what locked ones leave of the outline."""
        outline, names, locks = [*self.fields, ""][:3]
        runs = [at % 2 for at, run in enumerate(outline.split(".")) for _ in range(int(run))]
        need(len(runs) == self.size, "an outline of another size")
        need(re.fullmatch(f"-|({PIECE})+", names), "malformed pieces")
        pieces = Counter()
        for name, count in re.findall(PIECE, names):
            pieces[name] += int(count or 1)
        laid = [self.lay(text) for text in answer.split(",") if text != "-"]
        need(Counter(name for name, _ in laid) == pieces, "other pieces")
        laid += map(self.lay, filter(None, locks.split(",")))
        free = [divmod(cell, self.cols) for cell, outside in enumerate(runs) if not outside]
        need(sorted(cell for _, cells in laid for cell in cells) == free, "a gap or an overlap")

    def polypivot(self, answer: str) -> None:
        """The turns are legal and bring the pieces home; `par`: fewer turns never do."""
        margin, pieces, costs = int(self.fields[0]), [], []
        height, width = self.rows + 2 * margin, self.cols + 2 * margin
        home = {*product(range(margin, margin + self.rows), range(margin, margin + self.cols))}
        for text in self.fields[1:]:
            row, col, across, bits, pivots = text.split(".")
            bits = "".join(f"{int(digit, 32):05b}" for digit in bits)
            cells = [divmod(at, int(across)) for at, bit in enumerate(bits) if bit == "1"]
            cells = tuple((int(row) + r, int(col) + c) for r, c in cells)
            pieces.append((cells, [int(pivot) for pivot in pivots.split("-")]))

        def turn(cells: Any, pivot: int, by: int) -> Any:
            row, col = cells[pivot]
            cells = tuple([(row + by * (c - col), col - by * (r - row)) for r, c in cells])
            return all([0 <= r < height and 0 <= c < width for r, c in cells]) and cells

        now = [cells for cells, _ in pieces]
        for move in self.data["turns"]:
            number, pivot, way = re.fullmatch("([1-9][0-9]*):p([12])([+-])", move).groups()
            at = int(number) - 1
            now[at] = turn(now[at], pieces[at][1][int(pivot) - 1], 1 if way == "+" else -1)
            need(now[at], "a turn that leaves the workspace")
        need(sorted(cell for cells in now for cell in cells) == sorted(home), "not home")
        for text, cells, (start, _) in zip(answer.split("/"), now, pieces, strict=True):
            row, col, turns = re.fullmatch("r([0-9]+)c([0-9]+):([0-3])", text).groups()
            need(turned(start, turns, row, col) == sorted(cells), "another answer")
        for start, pivots in pieces if self.claim == "par" else ():
            least, reached, waiting = {}, {start: 0}, [start]
            for cells in waiting:
                if home.issuperset(cells):
                    least.setdefault(tuple(sorted(cells)), reached[cells])
                for after in (turn(cells, pivot, by) for pivot in pivots for by in (1, -1)):
                    if after and after not in reached:
                        reached[after] = reached[cells] + 1
                        waiting.append(after)
            costs.append({places: least[places] for places in sorted(least)})
        self.cover(costs, {cell: [] for cell in sorted(home)})

    def cover(self, costs: list[dict[Any, int]], covering: dict[Any, list[int]]) -> None:
        """State: one option a piece, one a cell, and costs that come to less than the turns."""
        cap = max(0, len(self.data["turns"]) - sum(min(least.values()) for least in costs))
        row = [TRUE] + [-TRUE] * cap
        for least in costs:
            base, variables = min(least.values()), self.new(len(least))
            after = [TRUE, *self.new(cap)]
            self.exactly(variables, 1)
            self.clauses += [[-old, new] for old, new in zip(row, after)]
            for variable, (places, cost) in zip(variables, least.items()):
                self.clauses += [[-variable, -old, after[min(cap, at + cost - base)]]
                                 for at, old in enumerate(row) if cost > base]
                for cell in places:
                    covering[cell].append(variable)
            row = after
        for variables in covering.values():
            self.exactly(variables, 1)
        self.clauses.append([-row[cap]])


def refute(claim: Claim) -> None:
    """Demand that the lines, each one following by propagation, end in a contradiction.

    An LRAT line names the clauses from which it follows, so that no others are looked at.
    """
    size, hinted = 2 * claim.variables + 1, claim.data["proof"] == "lrat"
    need(hinted or claim.data["proof"] == "drup", "a proof of no known form")
    where: list[list[int]] = [[] for _ in range(size)]
    value, known, done = [0] * size, dict[int, list[int]](), False
    trail, left = list[int](), list[int]()

    def take(number: int, clause: list[int]) -> bool:
        known[number] = clause
        if hinted:
            return not clause
        for literal in clause:
            where[literal].append(number)
        left.append(sum([value[literal] >= 0 for literal in clause]))
        return left[-1] < 2 and follow([clause])

    def follow(waiting: list[list[int]]) -> bool:
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
                        waiting.append(known[other])
        return False

    for number, clause in enumerate(claim.clauses):
        done = take(number, clause) or done
    for at, line in enumerate(claim.data["lines"], len(claim.clauses)):
        *words, end = map(int, line.split())
        number, mark = words.pop(0) - 1 if hinted else at, len(trail)
        cut = words.index(0) if hinted else len(words)
        lemma, hints = words[:cut], [known[hint - 1] for hint in words[cut + 1 :]]
        need(end == 0 and number not in known and 0 not in lemma, f"a malformed line: {line}")
        need(all(abs(literal) <= claim.variables for literal in lemma), "an unknown variable")
        need(done or follow([[-one] for one in lemma] + hints), f"what does not follow: {line}")
        for literal in trail[mark:]:
            value[literal] = value[-literal] = 0
            for other in where[-literal]:
                left[other] += 1
        del trail[mark:]
        done = done or take(number, lemma)
    need(done, "lines that do not end in a contradiction")


def check(record: Any) -> Claim:
    """Return the claim that a certificate shows, or that of a record; raise Refused if none."""
    try:
        data = record.get("certificate", record)
        need(all(data[key] == record[key] for key in ("kind", "puzzle", "answer")), "another's")
        claim = Claim(data)
    except (ValueError, LookupError, TypeError, AttributeError, OverflowError) as failure:
        raise Refused(f"malformed: {failure!r}") from None
    if claim.claim != "solution":
        try:
            refute(claim)
        except (ValueError, LookupError, TypeError, AttributeError) as failure:
            raise Refused(f"malformed lines: {failure!r}") from None
    return claim


def main(path: str, emit: str = "", target: str = "") -> int:
    """Check a file; return the exit code."""
    try:
        with open(path, encoding="utf-8") as file:
            records = [(at, json.loads(line)) for at, line in enumerate(file, 1) if line.strip()]
    except (OSError, ValueError) as failure:
        print(failure, file=sys.stderr)
        return 2
    found = [(at, record) for at, record in records
             if isinstance(record, dict) and {"certificate", "univoca_certificate"} & {*record}]
    refused = 0
    for at, record in found:
        try:
            claim = check(record)
            print(f"{path}:{at}: {claim.data['kind']}: {claim.claim}")
            if emit == "--emit" and target:
                with open(target, "w", encoding="ascii") as file:
                    file.write(f"p cnf {claim.variables} {len(claim.clauses)}\n")
                    file.writelines(f"{' '.join(map(str, [*c, 0]))}\n" for c in claim.clauses)
                target = ""
        except Refused as reason:
            print(f"{path}:{at}: refused: {reason}")
            refused += 1
    return 1 if refused or not found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
