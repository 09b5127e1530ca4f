# Pages around the play: progress, the puzzles of the day, rules, introductions.
player-ways = Pages
player-way-progress = Progress
player-way-daily = Today

player-title-daily = Puzzles of the day · Univoca
player-daily = Puzzles of the day
player-daily-about = One of each kind every day, the same for everyone: gentle on Monday, hard at the weekend. The day changes at midnight UTC.
player-daily-before = The day before
player-daily-after = The day after
player-daily-date = Another date
player-daily-today = Today, { $day }
player-daily-new = Play
player-daily-begun = { $moves ->
    [one] Go on: one move
   *[other] Go on: { $moves } moves
  }
player-daily-solved = Solved in { $time }
player-daily-future = That day is yet to come.
player-daily-no-date = There are no puzzles of that day.
player-daily-earlier = The last two weeks
player-daily-count = { $count } of { $all } solved
player-daily-streak = { $count ->
    [0] Solve one on its day, and a row begins.
    [one] One day in a row
   *[other] { $count } days in a row
  }
player-daily-streak-open = { $count ->
    [one] One day in a row; today is still open
   *[other] { $count } days in a row; today is still open
  }

player-title-progress = Progress · Univoca
player-progress = Progress
player-progress-empty = Nothing solved yet. Each puzzle that you solve is written down here: how long it took, on which day, how you get faster. It stays in this browser.
player-progress-begin-daily = Today’s puzzles
player-progress-begin = Choose a puzzle
player-tile-solved = { $count ->
    [one] puzzle solved
   *[other] puzzles solved
  }
player-tile-streak = { $count ->
    [one] day in a row with a puzzle of the day
   *[other] days in a row with a puzzle of the day
  }
player-tile-streak-open = { $count ->
    [one] day in a row; today’s puzzle is waiting
   *[other] days in a row; today’s puzzle is waiting
  }
player-tile-longest = { $count ->
    [one] day, the longest row
   *[other] days, the longest row
  }
player-tile-time = played in all
player-year = The last year
player-year-chart = Puzzles solved on each day of the last year
player-year-day = { $day }: { $count ->
    [0] no puzzle
    [one] one puzzle
   *[other] { $count } puzzles
  }
player-times = Times
player-times-of = Kind, size and difficulty
player-times-chart = Times, from the first to the last; the line is the median of each five
player-times-point = { $day }: { $time }
player-groups = By kind, size and difficulty
player-groups-note = Best: without hints. Median: half were solved faster, half slower.
player-results = Solved
player-results-more = Show all
player-result-moves = { $moves ->
    [one] one move
   *[other] { $moves } moves
  }
player-result-hints = { $hints ->
    [one] one hint
   *[other] { $hints } hints
  }
player-as-table = As a table
player-date = Date
player-time = Time
player-kind = Puzzle
player-solved-count = Solved
player-best = Best
player-median = Median
player-data = Your data
player-data-about = Everything stays in this browser: plays, results, drafts and choices. One file carries it to another one, where it is added to what is there.
player-export = Export
player-import = Import
player-exported = Written to { $file }.
player-imported = { $results ->
    [0] No new result
    [one] One new result
   *[other] { $results } new results
  }, { $plays ->
    [0] no new play
    [one] one new play
   *[other] { $plays } new plays
  } and { $drafts ->
    [0] no new draft
    [one] one new draft
   *[other] { $drafts } new drafts
  } came in; what was here before is still here.
player-import-drafts = Results and plays came in, but this browser could not keep the drafts.
player-import-json = The file is not JSON, or only a part of it; nothing was changed.
player-import-foreign = The file holds no progress of Univoca; nothing was changed.
player-import-newer = The file is of a newer Univoca (format { $found }, this one knows { $known }); nothing was changed.
player-import-part = The list “{ $part }” in the file is damaged; nothing was changed.
player-import-entry = Entry { $number } of “{ $part }” in the file is damaged; nothing was changed.
player-import-failed = This browser could not keep it; nothing was changed.

player-title-rules = Rules of { $kind } · Univoca
player-title-learn = { $kind } in a minute · Univoca
player-rules = Rules
player-rules-of = Rules of { $kind }
player-rules-right = Right.
player-rules-wrong = Wrong.
player-rules-same = { $count ->
    [one] The same once more.
   *[other] The same { $count } times more.
  }
player-rules-others = Rules of the other kinds
player-learn-begin = Learn it in a minute
player-learn-step = Step { $step } of { $steps }
player-learn-back = Back
player-learn-reveal = Show me
player-learn-pass = Skip
player-learn-next = Next
player-learn-end = End
player-learn-play = Play one
player-learn-done = That is it.
player-learn-all-done = That is it: now you know the rules.

player-daily-all = Other days
player-going = Go on where you stopped
player-find = Find a kind
player-found = { $count ->
    [0] No kind of that name.
    [one] One kind: { $names }
   *[other] { $count } kinds: { $names }
  }
player-related = Related:
player-learned = Learned; once more
