# The command line. Help texts (help-…) are one plain line each: they are read without Fluent.
help-univoca = Logic puzzles with proofs: make, solve, check, convert, show and play them.
help-univoca-more = PUZZLE is a puzz.link address, a recipe (norinori/10x10/hard#42), a univoca: text, a file, or - for stdin. Exit codes: 0 success, 1 a negative answer, 2 bad input, 130 Ctrl-C.
help-usage = Usage
help-usage-options = OPTIONS
help-options = Options
help-commands = Commands
help-kinds = List the kinds of puzzle with their sizes and difficulties.
help-generate = Make fresh puzzles, each proven, as JSON Lines.
help-generate-more = The seeds run from --seed on, one a puzzle; without --seed one is drawn, and the recipe in the record shows it. With --json each record also counts the rejected candidates by cause.
help-solve = Decide a puzzle and show its answer, or two where there are two.
help-solve-more = Exit 0 when there is exactly one answer (for kinds that promise a solution and not a single one: when there is any), 1 when there is none, are two, or the budget ended first.
help-check = Say which rules an answer breaks, and where.
help-explain = Explain the way to the answer in numbered sentences.
help-explain-more = Exit 0 when the steps lead to the answer, 1 when there is none, are several, or the time ends first.
help-grade = Say how hard a puzzle is to reason out, and show its hardest step.
help-grade-more = Exit 0 when the steps lead to the answer, 1 when they do not.
help-check-more = Without ANSWER the marks that came with the puzzle (in a pzprv3 text, say) are checked. Exit 0 when solved, 1 when not.
help-convert = Write a puzzle in another form.
help-show = Draw a puzzle, empty or with an answer.
help-verify = Prove every puzzle of a pack anew, by the method that did not make it, and check its certificate.
help-verify-more = PACK is a file of records, one JSON object a line, or - for stdin. Exit 0 when all hold, 1 when one does not.
help-daily = Print the recipes of the puzzles of the day, one a kind.
help-play = Play in the browser, served from this machine.
help-pack = Choose, split, merge, sample and certify packs (files of records).
help-pack-more = PACK is a file of records, one JSON object a line, or - for stdin. Packs are read line by line, however long they are.
help-pack-select = Write the records that are within all bounds.
help-pack-split = Write a file for each group, or for each so many lines.
help-pack-merge = Write the records of all packs, equal ones once.
help-pack-dedupe = Write each puzzle once, turned and mirrored ones counted as equal.
help-pack-sample = Write some records, drawn evenly.
help-pack-certify = Write the records, each with its certificate.
help-bank = Keep puzzles in a database, ask it, export and serve them.
help-bank-more = BANK is a file of SQLite or a URL such as postgresql://user@host/name. Needs univoca[bank].
help-bank-add = Save the records of packs.
help-bank-list = Show a line for each puzzle.
help-bank-stats = Show how many puzzles of each sort there are.
help-bank-export = Write a pack.
help-bank-serve = Write the next puzzles that a reader was not served yet.
help-campaign = Make many puzzles over many processes or machines, into a bank.
help-campaign-more = What is made is the same for any number of workers. A campaign that was ended goes on from what the bank holds: call it again. Exit 0 when every recipe gave its puzzle.
help-regress = Keep puzzles that were once slow, ambiguous or broken, and try them again.
help-regress-add = Put a puzzle and what it shows now at the end of a file.
help-regress-run = Decide every case of the files anew; exit 1 where something is worse.
help-option-help = Show this help and leave.
help-option-version = Show the version and leave.
help-option-json = One JSON object a line on stdout.
help-option-lang = Language of the sentences (else from LC_ALL or LANG).
help-option-kind = The kind, for texts that do not say it (Penpa+, plain grids).
help-option-size = Width × height, such as 10x8.
help-option-difficulty = easy, normal, hard or expert.
help-option-seed = First seed.
help-option-count = How many puzzles.
help-option-option = A choice of the kind, such as k=2; may be repeated.
help-option-certify = Put a certificate in each record, which a stranger can check.
help-option-workers = Processes to share the work (one for each core).
help-option-output = Write to this file, in one step at the end.
help-option-deadline = Give up after so many seconds.
help-option-nodes = Give up after so many search nodes or conflicts.
help-option-method = auto decides by search, then SAT; both does each on its own.
help-option-conflict = Where there is no answer, name the smallest set of clues in conflict.
help-option-to = univoca, puzzlink, pzprv3, pzprv3.1 or json.
help-option-text = A picture in characters (what is done when no other is asked for).
help-option-svg = An SVG picture.
help-option-png = A PNG picture.
help-option-answer = Draw this answer too (a text, a file or -).
help-option-cell = Side of a cell in SVG pixels; PNG has twice as many.
help-option-host = Address to serve on.
help-option-port = Port to serve on; 0 takes any free one.
help-option-browser = Open the page in the browser.
help-option-allow-host = A further name under which the server may be called, such as that of a proxy; may be repeated.
help-option-rate = Requests a second that one address may make for long (30; 0: no limit); twenty seconds’ worth at once.
help-option-date = Of this date in UTC, such as 2026-12-01 (today).
help-option-kinds = Only this kind; may be repeated.
help-option-sizes = Only this size; may be repeated.
help-option-difficulties = Only this difficulty; may be repeated.
help-option-status = Only this outcome (unique, ambiguous …); may be repeated.
help-option-min-nodes = At least so many search nodes.
help-option-max-nodes = At most so many search nodes.
help-option-min-grade = At least this grade.
help-option-max-grade = At most this grade.
help-option-certified = Only those with a certificate.
help-option-twins = Also those that are like another one, turned or mirrored.
help-option-since = Only those added from this date on (UTC, such as 2026-01-31).
help-option-until = Only those added before this date (UTC).
help-option-limit = At most so many.
help-option-hide-answers = Write the hash of each answer in its place.
help-option-sample = How many, of each group where there are groups.
help-option-sample-by = Draw from each group of its own.
help-option-sample-seed = Another number draws others.
help-option-split-by = What tells the groups apart.
help-option-lines = Lines of each file.
help-option-folder = Folder that the files go to.
help-option-reader = Who is served; each reader gets each puzzle once.
help-option-serve = How many.
help-option-bank = The bank: a file of SQLite or a URL.
help-option-spec = What to make, as TOML or JSON.
help-option-campaign-kind = Make this kind; may be repeated (else all).
help-option-campaign-size = Make this size; may be repeated (else all that the kind offers).
help-option-campaign-difficulty = Make this difficulty; may be repeated (else all).
help-option-campaign-count = Seeds of each combination (100).
help-option-scheduler = Use the Dask cluster of this scheduler, such as tcp://host:8786; needs univoca[cluster].
help-option-html = Write the report as one HTML page too.
help-option-report-only = Make nothing, only report on what the bank holds.
help-option-why = Why the puzzle is kept.

kind-stable = stable
kind-new = new
kind-template = template
difficulty-easy = easy
difficulty-normal = normal
difficulty-hard = hard
difficulty-expert = expert
kinds-sizes = {"  "}sizes: { $sizes }
kinds-difficulties = {"  "}difficulties: { $difficulties }
kinds-option = {"  "}option { $name }: { $values }

generate-progress = Making puzzles
generate-failed = { $recipe }: { $sentence }

status-unique = exactly one answer
status-ambiguous = several answers
status-contradiction = no answer
status-inconclusive = not decided
solve-unique = Unique: there is exactly one answer.
solve-ambiguous = Ambiguous: there are several answers; here are two.
solve-contradiction = Contradiction: there is no answer.
solve-inconclusive = Inconclusive: not decided within the budget.
solve-contested = The two methods contradict each other: this is a defect of the program, please report the puzzle.
solve-conflict = { $proof ->
    [smallest] The smallest set of clues in conflict ({ $count }):
    [irreducible] Clues in conflict ({ $count }); without any one of them the others can hold:
   *[some] Clues in conflict ({ $count }), perhaps more than it takes:
  }
solve-conflict-board = No clue is to blame: a board of this size leaves no answer.
solve-conflict-unknown = Which clues are in conflict was not found within the budget.
solve-different = They differ in { $count ->
    [one] one place
   *[other] { $count } places
  } (≠): { $targets }
solve-least-turns = { $count ->
    [0] Solved as it stands: no turn is needed.
    [one] Least number of turns: one. It is { $way }.
   *[other] Least number of turns: { $count }. A way home: { $way }
  }
solve-spent-search = Search: { $status }; { $count ->
    [one] one node
   *[other] { $count } nodes
  }, { $milliseconds } ms.
solve-spent-sat = SAT: { $status }; { $count ->
    [one] one conflict
   *[other] { $count } conflicts
  }, { $milliseconds } ms.
solve-ran-out = What ended it: { $reason ->
    [nodes] the node budget
    [conflicts] the conflict budget
    [deadline] the deadline
   *[cancelled] an interruption
  }.

check-solved = Solved: no rule is broken.
check-broken = { $count ->
    [one] One mistake:
   *[other] { $count } mistakes:
  }

verify-line = Line { $line }, { $name }: { $sentence }
verify-proven = { $method ->
    [search] holds, shown by search.
   *[sat] holds, shown by SAT.
  }
verify-certified = { $method ->
    [search] holds, shown by search and by its certificate.
   *[sat] holds, shown by SAT and by its certificate.
  }
verify-refused = its certificate is refused: { $reason }.
verify-wrong-answer = its answer breaks the rules.
verify-other-count = the count of its certificate is another.
verify-inconclusive = not decided within the budget.
verify-other-outcome = the outcome is another than it says.
verify-other-answer = the one answer is another than it says.
verify-sum = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
  }, { $failed ->
    [0] all hold.
    [one] one does not hold.
   *[other] { $failed } do not hold.
  }

pack-sum = { $read ->
    [one] One record read
   *[other] { $read } records read
  }, { $written } written.
pack-left-out = Record { $number } ({ $name }) is left out: { $reason }
bank-added = { $new ->
    [one] One new puzzle
   *[other] { $new } new puzzles
  } saved; { $known } known, { $completed } completed with a certificate, { $twins } like another one.
bank-count = { $puzzles ->
    [one] one puzzle
   *[other] { $puzzles } puzzles
  }, mean nodes { $nodes }, { $bytes } bytes each
bank-totals = In all { $puzzles ->
    [one] one puzzle
   *[other] { $puzzles } puzzles
  }, { $twins } of them like another one; { $served } servings.
bank-exported = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
  } written.
bank-all-served = { $reader } has been served every such puzzle.

campaign-progress = { $done } of { $total } saved, { $failed } not made; { $rate } a second, { $left } to go
campaign-title = Report of the campaign
campaign-total = Puzzles made: { $accepted } of { $recipes }.
campaign-sound = Every recipe gave its puzzle, and every mean rises with the difficulty.
campaign-not-sound = Not every recipe gave its puzzle, or some mean does not rise with the difficulty.
campaign-rises = { $name }: the mean { $measure } rises with the difficulty ({ $means }).
campaign-does-not-rise = { $name }: the mean { $measure } does not rise with the difficulty ({ $means }).
campaign-column-recipes = recipes
campaign-column-accepted = accepted
campaign-column-twins = alike
campaign-column-failed = not made
campaign-column-ambiguous = ambiguous candidates
campaign-column-contradiction = contradictory candidates
campaign-column-inconclusive = inconclusive candidates
campaign-column-other = other rejected candidates
campaign-column-time = CPU ms (mean / median / 95 %)
campaign-column-nodes = nodes (mean / median / 95 %)
campaign-column-measure = mean difficulty measure
campaign-plot-time = CPU milliseconds a puzzle: median as a bar, 95th percentile as a line
campaign-plot-nodes = Search nodes of the proof: median as a bar, 95th percentile as a line
campaign-plot-rise = Mean { $measure } by difficulty, each line to its own scale

regress-added = Kept: { $status }, { $nodes ->
    [one] one node
   *[other] { $nodes } nodes
  }.
regress-fault-contested = the two methods contradict each other
regress-fault-status = the search comes to another outcome
regress-fault-sat = the clauses come to another outcome
regress-fault-nodes = the search takes more nodes
regress-sum = { $count ->
    [one] One case
   *[other] { $count } cases
  }, { $failed ->
    [0] all as before or better.
    [one] one is worse.
   *[other] { $failed } are worse.
  }

error-file-missing = There is no file “{ $path }”.
error-file-directory = “{ $path }” is a directory where a file is needed.
error-file-denied = The file “{ $path }” may not be read.
error-file-long = “{ $path }” holds more than { $limit } bytes, which is the limit.
error-file-encoding = “{ $path }” is not UTF-8 text at byte { $position }.
error-file-write = The file “{ $path }” cannot be written: { $reason }.
error-output = The output cannot be written: { $reason }.
error-puzzle-argument = “{ $found }” is neither a file nor a puzz.link address, a recipe or a univoca: text.
error-stdin-twice = Only one of the two can be read from stdin (-).
error-png-library = PNG pictures need the library resvg-py: install univoca[png].
error-png-large = A PNG of { $found } pixels a side is too large: the limit is { $limit }.
error-png-terminal = A PNG picture does not go to a terminal: name a file with -o.
error-play-library = Playing needs the library { $name }: install univoca[play].
error-usage-missing = { $name } is missing.
error-usage-option = There is no option { $name }.
error-usage-value = The option { $name } is not used like this.
error-usage-choice = What { $name } says is not allowed; allowed is { $known }.
error-usage-command = There is no command “{ $name }”: { $known }.
error-usage-extra = There are more arguments than “{ $command }” takes.
error-usage-pair = “{ $found }” is not an option of a kind: write name=value.
error-bank-library = A bank needs the library { $name }: install univoca[bank].
error-bank-url = “{ $found }” is not a database that can be used: name a file, or a URL that begins with sqlite:// or postgresql://.
error-bank-open = The bank “{ $place }” cannot be used: { $reason }.
error-bank-newer = The bank was written by a later release (schema { $found }; this release knows { $known }).
error-date = “{ $found }” is not a date: write it like 2026-01-31.
error-pack-split = Say either --by or --lines.
error-pack-files = The pack falls into more than { $limit } files, which is the limit.
error-spec = The spec “{ $path }” cannot be read: { $reason }.
error-spec-field = The spec has a field “{ $found }”; known here are { $known }.
error-spec-value = What the spec says for “{ $field }” is not allowed: { $found }.
error-campaign-both = Say what to make either by --spec or by options, not by both.
error-campaign-library = A cluster needs the library { $name }: install univoca[cluster].
error-campaign-cluster = The scheduler “{ $address }” does not answer: { $reason }.
error-campaign-workers = The workers keep dying without a result: see to their memory and installation.
error-regress-known = The file has this puzzle already: { $found }.
error-regress-contested = The two methods contradict each other on { $found }: this is a defect, not a case to keep.
help-option-explained = Make each explanation the certificate, step by step.
