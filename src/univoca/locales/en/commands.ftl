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
help-check-more = Without ANSWER the marks that came with the puzzle (in a pzprv3 text, say) are checked. Exit 0 when solved, 1 when not.
help-convert = Write a puzzle in another form.
help-show = Draw a puzzle, empty or with an answer.
help-verify = Prove every puzzle of a pack anew, by both methods.
help-verify-more = PACK is a file of records, one JSON object a line, or - for stdin. Exit 0 when all hold, 1 when one does not.
help-play = Play in the browser, served from this machine.
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
help-option-output = Write to this file, in one step at the end.
help-option-deadline = Give up after so many seconds.
help-option-nodes = Give up after so many search nodes or conflicts.
help-option-method = auto decides by search, then SAT; both does each on its own.
help-option-to = univoca, puzzlink, pzprv3, pzprv3.1 or json.
help-option-text = A picture in characters (what is done when no other is asked for).
help-option-svg = An SVG picture.
help-option-png = A PNG picture.
help-option-answer = Draw this answer too (a text, a file or -).
help-option-cell = Side of a cell in SVG pixels; PNG has twice as many.
help-option-host = Address to serve on.
help-option-port = Port to serve on; 0 takes any free one.
help-option-browser = Open the page in the browser.

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
solve-different = They differ in { $count ->
    [one] one place
   *[other] { $count } places
  } (≠): { $targets }
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
verify-proven = holds, shown by search and by SAT.
verify-wrong-answer = its answer breaks the rules.
verify-contested = the two methods contradict each other.
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

error-file-missing = There is no file “{ $path }”.
error-file-directory = “{ $path }” is a directory where a file is needed.
error-file-denied = The file “{ $path }” may not be read.
error-file-long = “{ $path }” holds more than { $limit } bytes, which is the limit.
error-file-encoding = “{ $path }” is not UTF-8 text at byte { $position }.
error-file-write = The file “{ $path }” cannot be written: { $reason }.
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
