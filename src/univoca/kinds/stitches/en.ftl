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
stitches-regions = { $first } and { $second }
stitches-broken-pair-over = Regions { stitches-regions } are joined by { $count } stitches; they need { $goal }.
stitches-broken-pair-under = Regions { stitches-regions } are joined by { $count ->
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
stitches-state-crossed = { $count ->
   *[one] crossed out
  }
stitches-target-edge = border between { $cell } (region { $first }) and { $other } (region { $second })
stitches-edit-number = Holes
stitches-edit-k = Stitches a pair
stitches-target-row = Number of row { $row }
stitches-target-column = Number of column { $column }
stitches-target-k = Stitches a pair
stitches-counter-row = row { $row }: { $count } of { $goal } holes
stitches-counter-column = column { $column }: { $count } of { $goal } holes
stitches-counter-pair = regions { stitches-regions }: { $count } of { $goal } stitches
stitches-clue-pair = Regions { stitches-regions } are joined by { $goal ->
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

# What a person sees, from the cheapest technique on.
stitches-technique-hole = Hole or no hole
stitches-technique-pair-joined = Joined regions
stitches-technique-used = Used cell
stitches-technique-pair-needs = Only place for a pair
stitches-technique-line-full = Full line
stitches-technique-line-needs = Line needs all it has left
stitches-technique-one-way = Hole with one way out
stitches-technique-claim = Cells of one pair
stitches-technique-line-pairs = Pairs that must land in a line
stitches-technique-line-reach = Line that needs its pairs
stitches-technique-rest = Lines without a number
stitches-technique-shared = Pairs that share their cells
stitches-technique-block = Several lines together
stitches-technique-trial = Try and see
stitches-technique-core = Fewest clues that force it
stitches-line = { $line ->
    [row] Row { $place }
    [column] Column { $place }
    [rows] Rows { $place } { $span ->
        [2] and
       *[other] to
      } { $last }
    [columns] Columns { $place } { $span ->
        [2] and
       *[other] to
      } { $last }
    [bare-rows] The rows without a number
   *[bare-columns] The columns without a number
  }
stitches-line-has = { $line ->
    [row] Row { $place } has
    [column] Column { $place } has
    [rows] Rows { $place } { $span ->
        [2] and
       *[other] to
      } { $last } have
    [columns] Columns { $place } { $span ->
        [2] and
       *[other] to
      } { $last } have
    [bare-rows] The rows without a number have
   *[bare-columns] The columns without a number have
  }
stitches-line-needs = { $line ->
    [row] Row { $place } needs
    [column] Column { $place } needs
    [rows] Rows { $place } { $span ->
        [2] and
       *[other] to
      } { $last } need
    [columns] Columns { $place } { $span ->
        [2] and
       *[other] to
      } { $last } need
    [bare-rows] The rows without a number need
   *[bare-columns] The columns without a number need
  }
stitches-holes = { $number ->
    [0] no hole
    [one] one hole
   *[other] { $number } holes
  }
stitches-over = { $number ->
    [0] a hole where there must be none
    [one] more than one hole
   *[other] more than { $number } holes
  }
stitches-bare = { $line ->
    [bare-rows] the rows without a number
   *[bare-columns] the columns without a number
  }
stitches-why-pair-joined = Regions { stitches-regions } are joined already, so nothing else crosses their border.
stitches-why-used = { $cell } is the hole of a stitch, so no other stitch ends there.
stitches-why-pair-needs = { $goal ->
    [one] Regions { stitches-regions } have only one place left for their stitch.
   *[other] Regions { stitches-regions } need every place left on their border to reach { $goal } stitches.
  }
stitches-why-line-full = { $number ->
    [0] { stitches-line-has } no hole at all, so no stitch ends there.
    [one] { stitches-line-has } its one hole, so no stitch ends in another cell of it.
   *[other] { stitches-line-has } its { $number } holes, so no stitch ends in another cell of it.
  }
stitches-why-line-needs = { stitches-line-needs } every cell that can still be a hole to reach { stitches-holes }.
stitches-why-one-way = { $cell } has to be a hole, and only one stitch can still end there.
stitches-why-claim = { $count ->
    [one] In region { $region }, the stitch of { $pairs } can end only in { $cells }, so no other stitch ends there.
   *[other] In region { $region }, the stitches of { $pairs } still to come have only these cells: { $cells }. No other stitch ends there.
  }
stitches-why-shared = In region { $region }, { $pairs } need { $count } holes and have only these cells for them: { $cells }. No other stitch ends there.
stitches-why-pairs = { stitches-line-has } room for { $left ->
    [0] no more holes
    [one] one more hole
   *[other] { $left } more holes
  }, and { $pairs ->
    [none] no pair must land there
   *[other] { $pairs } must bring { $count ->
        [one] one
       *[other] { $count }
      }
  }: whatever would bring too many is out.
stitches-why-reach = { stitches-line-needs } { $left ->
    [one] one more hole
   *[other] { $left } more holes
  }, and { $pairs } can bring { $count } at most: whatever would leave too few is out.
stitches-why-rest-full = { $number ->
    [0] All stitches make { $total } holes, and none of them falls to { stitches-bare }: no stitch ends there.
    [one] All stitches make { $total } holes, so one hole falls to { stitches-bare }. It is there, so no other stitch ends in them.
   *[other] All stitches make { $total } holes, so { $number } holes fall to { stitches-bare }. They are there, so no other stitch ends in them.
  }
stitches-why-rest-needs = { $number ->
    [one] All stitches make { $total } holes, so one hole falls to { stitches-bare }. They need every cell that can still be one.
   *[other] All stitches make { $total } holes, so { $number } holes fall to { stitches-bare }. They need every cell that can still be one.
  }
stitches-clash-pair-over = Regions { stitches-regions } would have more than { $goal ->
    [one] one stitch
   *[other] { $goal } stitches
  }.
stitches-clash-pair-under = Regions { stitches-regions } could not get { $goal ->
    [one] their stitch
   *[other] their { $goal } stitches
  }.
stitches-clash-used = Two stitches would share the hole at { $cell }.
stitches-clash-idle = A stitch would end in { $cell }, which cannot be a hole.
stitches-clash-stuck = { $cell } would have to be a hole, but no stitch could end there.
stitches-clash-line-over = { stitches-line } would get { stitches-over }.
stitches-clash-line-under = { stitches-line } could not reach { stitches-holes }.
stitches-clash-pairs = { stitches-line } would get { stitches-over }: with the stitches that are there, { $pairs } must bring { $count } more.
stitches-clash-reach = { stitches-line } could not reach { stitches-holes }: { $left ->
    [one] one is missing
   *[other] { $left } are missing
  }, and at most { $count } can come.
stitches-clash-claim = In region { $region }, { $pairs } would have too few cells left for their stitches.
stitches-assume-stitched = Suppose a stitch joins { $first } and { $second }.
stitches-assume-crossed = Suppose no stitch joins { $first } and { $second }.
