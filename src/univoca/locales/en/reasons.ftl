# Explanations and hints of every kind; each kind has the sentences of its own techniques.
explain-so = So { $places }: { $state }.
explain-then = Then { $places }: { $state }.
explain-and = Also { $places }: { $state }.
explain-core-more = And { $count } more clues.
explain-impossible = That cannot be.
explain-core = { $clues ->
    [0] The board itself
    [one] One clue
   *[other] { $clues } clues together
  }{ $known ->
    [0] {""}
    [one] {" "}and the mark at { $places }
   *[other] {" "}and the { $known } marks at { $places }
  } { $known ->
    [0] { $clues ->
        [0] leaves
        [one] leaves
       *[other] leave
      }
   *[other] leave
  } no other way; no simpler reason was found.
explain-core-clash = { $clues ->
    [0] The board itself
    [one] One clue
   *[other] { $clues } clues together
  }{ $known ->
    [0] {""}
    [one] {" "}and the mark at { $places }
   *[other] {" "}and the { $known } marks at { $places }
  } cannot be: there is no answer.
place-one = { $place }
place-row = row { $line }, { $count ->
    [one] column
   *[other] columns
  } { $across }
place-column = column { $line }, { $count ->
    [one] row
   *[other] rows
  } { $across }
place-numbers = { $first } { $sound ->
   *[other] and
  } { $last }
place-list = { $first }; and { $last }
place-more = { $count } more places
hint-solved = It is solved: nothing is left to do.
hint-wrong = Something is wrong here: { $count ->
    [one] the mark at { $places } cannot be right.
   *[other] the { $count } marks at { $places } cannot all be right.
  }
hint-no-answer = This puzzle has no answer, so no mark can be right.
hint-none = Several answers fit these marks: nothing more follows for sure.
hint-late = No reason was found in time.
hint-look = { $tall ->
    [0] Something follows at the places pointed at.
    [one] Something follows in row { $rows }, { $wide ->
        [one] column
       *[other] columns
      } { $columns }.
   *[other] { $wide ->
        [one] Something follows in column { $columns }, rows { $rows }.
       *[other] Something follows in rows { $rows }, columns { $columns }.
    }
  }
hint-technique = { $technique }:
hint-do = { $technique }:
explain-step = { $number }. { $name }
explain-end-solved = Solved: each step follows from those before it.
explain-end-contradiction = There is no answer: the last step shows why.
explain-end-chosen = Solved. Where a step takes one of several ways, the others are not ruled out; what comes after holds for the way taken.
explain-end-stuck = Nothing more follows: several answers remain.
explain-end-inconclusive = { $reason ->
    [deadline] Stopped before the end: the time ran out.
    [cancelled] Stopped before the end: it was cancelled.
   *[other] Stopped before the end: the search for reasons reached its bound, so that more may follow.
  }
grade-label = Difficulty: { $label }
grade-figures = Level { $level }, effort { $effort }, { $steps } { $steps ->
    [one] step
   *[other] steps
  }, { $trials } tried out; { $nodes } search { $nodes ->
    [one] node
   *[other] nodes
  }.
grade-hardest = Hardest step: { $name }
