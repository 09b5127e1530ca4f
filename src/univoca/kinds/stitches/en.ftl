# Stitches
stitches-name = Stitches
stitches-summary = Join every two regions that touch with the given number of stitches, never two in the same hole.
stitches-rule-pair-over = Two regions that touch are never joined by more stitches than asked.
stitches-rule-pair-under = Every two regions that share a border are joined by exactly as many stitches as asked.
stitches-rule-shared-hole = Each cell is the hole of at most one stitch.
stitches-rule-row-over = A row never has more holes than its number.
stitches-rule-row-under = A row with a number has exactly that many holes.
stitches-rule-column-over = A column never has more holes than its number.
stitches-rule-column-under = A column with a number has exactly that many holes.
stitches-broken-pair-over = Regions { $first } and { $second } are joined by { $count } stitches; they need { $goal }.
stitches-broken-pair-under = Regions { $first } and { $second } are joined by { $count ->
    [0] no stitch
    [one] only one stitch
   *[other] only { $count } stitches
  }; they need { $goal }.
stitches-broken-shared-hole = { $count } stitches share the hole at { $cell }.
stitches-broken-row-over = Row { $row } has { $count ->
    [one] one hole
   *[other] { $count } holes
  }; its number is { $goal }.
stitches-broken-row-under = Row { $row } has { $count ->
    [0] no hole
    [one] only one hole
   *[other] only { $count } holes
  }; its number is { $goal }.
stitches-broken-column-over = Column { $column } has { $count ->
    [one] one hole
   *[other] { $count } holes
  }; its number is { $goal }.
stitches-broken-column-under = Column { $column } has { $count ->
    [0] no hole
    [one] only one hole
   *[other] only { $count } holes
  }; its number is { $goal }.
stitches-state-undecided = undecided
stitches-state-stitched = stitched
stitches-state-crossed = crossed out
stitches-target-edge = border between { $cell } (region { $first }) and { $other } (region { $second })
stitches-counter-row = row { $row }: { $count } of { $goal } holes
stitches-counter-column = column { $column }: { $count } of { $goal } holes
stitches-counter-pair = regions { $first } and { $second }: { $count } of { $goal } stitches
stitches-clue-pair = Regions { $first } and { $second } are joined by { $goal ->
    [one] exactly one stitch
   *[other] exactly { $goal } stitches
  }.
stitches-clue-row = Row { $row } has { $goal ->
    [one] one hole
   *[other] { $goal } holes
  }.
stitches-clue-column = Column { $column } has { $goal ->
    [one] one hole
   *[other] { $goal } holes
  }.
stitches-note = { $k ->
    [one] 1 stitch a pair
   *[other] { $k } stitches a pair
  }
stitches-error-whole = “{ $found }” is not a whole number of at most four digits.
stitches-error-k = “{ $found }” cannot be the number of stitches for each pair: it goes from 1 to { $limit }.
stitches-error-number = “{ $found }” cannot be the number of a row or column: it goes from 0 to { $limit }.
stitches-error-answer-rows = The answer has { $found } rows; the board has { $expected }.
stitches-error-answer-width = Row { $row } of the answer has { $found } cells; the board has { $expected }.
stitches-error-answer-letter = Row { $row }, character { $position } of the answer: “{ $found }” is none of n, e, s, w and -.
stitches-error-answer-half = The stitch that starts at { $cell } does not end in a cell that points back.
stitches-error-answer-inside = The stitch from { $edge } stays within one region.
stitches-error-penpa-number = “{ $found }” in the Penpa+ sheet is not a number.
stitches-error-penpa-place = The number { $found } of the Penpa+ sheet is not the only one in the margin of its row or column.
stitches-error-row-width = Row { $row } of the regions has { $found } cells; the board has { $expected }.
stitches-error-clue-list = The field “{ $field }” must be a list of { $expected } numbers, with null for none.
stitches-learn-pair = A stitch joins two cells across a thick border. Regions that touch need one: tap their border to sew it.
stitches-learn-hole = The ends of a stitch are holes, and no cell can be a hole twice. Move one of the two stitches.
stitches-learn-numbers = A number beside the board says how many holes its row or column has. Sew both pairs of regions.
stitches-learn-whole = Now a whole one: every two neighbours joined once, no hole twice, every number met.
