# Blank, the template
blank-name = Blank
blank-summary = Shade the cells with a dot and leave those with a cross. There is nothing to find out.
blank-rule-dot = Every cell with a dot is shaded.
blank-rule-cross = No cell with a cross is shaded.
blank-broken-dot = The cell at { $cell } has a dot and is not shaded.
blank-broken-cross = The cell at { $cell } has a cross and is shaded.
blank-state-unknown = unknown
blank-state-shaded = { $count ->
   *[one] shaded
  }
blank-state-dotted = not shaded
blank-target-cell = row { $row }, column { $column }
blank-edit-sign = Sign
blank-edit-sign-none = none
blank-edit-sign-dot = dot
blank-edit-sign-cross = cross
blank-edit-sign-both = both
blank-counter-dots = { $count } of { $goal } dots shaded
blank-error-answer = The answer must be { $rows } rows of { $cols } digits 0 or 1, joined by slashes.
blank-technique-dot = Dot
blank-technique-cross = Cross
blank-technique-trial = Try and see
blank-technique-core = Fewest signs that force it
blank-why-dot = The cell at { $cell } has a dot, so it is shaded.
blank-why-cross = The cell at { $cell } has a cross, so it is not shaded.
blank-why-both = The cell at { $cell } has a dot and a cross.
blank-assume-shaded = Suppose the cell at { $cell } is shaded.
blank-assume-dotted = Suppose the cell at { $cell } is not shaded.
blank-clue = The { $sign ->
    [dot] dot at { $cell } asks for a shaded cell.
   *[cross] cross at { $cell } asks for an empty one.
  }
blank-learn-dots = Shade the cells with a dot.
