polypivot-name = PolyPivot
polypivot-summary = Turn each piece about its pivots, a quarter at a time, until together they cover the target exactly once.
polypivot-rule-outside = No piece sticks out of the target.
polypivot-rule-overlap = No cell of the target is covered twice.
polypivot-rule-gap = Every cell of the target is covered.
polypivot-broken-outside = Piece { $piece } sticks out of the target.
polypivot-broken-overlap = Pieces { $first } and { $second } cover the same cell.
polypivot-broken-gap = { $count ->
    [one] One cell of the target is uncovered.
   *[other] { $count } cells of the target are uncovered.
  }
polypivot-piece = piece { $piece }, { $cells } cells, { $pivots ->
    [one] one pivot
   *[other] { $pivots } pivots
  }
polypivot-option-unique = One final tiling only
polypivot-error-form = The PolyPivot text must begin with width, height and margin.
polypivot-error-margin = A margin of { $found } is too wide: the limit is { $limit }.
polypivot-error-piece = Piece { $piece } (“{ $found }”) does not have the form row.column.width.bits.pivots.
polypivot-error-cells = Piece { $piece } must be one connected piece of { $least } to { $most } cells.
polypivot-error-pivot = A pivot of piece { $piece } is not one of its cells, or is given twice.
polypivot-error-workspace = Piece { $piece } lies outside the workspace.
polypivot-error-position = “{ $found }” is not a position of piece { $piece }: write it like r3c4:2.
polypivot-error-unreachable = Turns never bring piece { $piece } to { $found }.
polypivot-error-answer = The answer has { $found } positions where the board has { $expected } pieces.
polypivot-hint-overlap = { $count ->
    [one] Piece { $piece } lies over another one, and it has to move.
   *[other] Piece { $piece } lies over { $count } others, and it has to move.
  }
polypivot-hint-outside = Piece { $piece } sticks out of the target, and it has to move.
polypivot-hint-moves = Piece { $piece } fits where it is, but the others need that place.
polypivot-hint-place = { $turns ->
    [one] Piece { $piece } belongs on the marked cells, one turn away.
   *[other] Piece { $piece } belongs on the marked cells, { $turns } turns away.
  }
polypivot-hint-turn = Turn piece { $piece } { $way ->
    [right] clockwise
   *[left] anticlockwise
  } about { $pivots ->
    [one] its pivot
   *[other] pivot { $pivot }
  }; { $left ->
    [0] then it is done.
    [one] then one turn is left.
   *[other] then { $left } turns are left.
  }
polypivot-hint-solved = Every piece is where it belongs.
polypivot-hint-none = There is no way home from here: take moves back.
polypivot-hint-late = No way home was found in the time; there may still be one.
polypivot-learn-screw = A piece turns about its screw, a quarter at a time. Tap the screw, and the piece lies on the framed target.
polypivot-learn-axes = This piece has two screws, so it can walk: turn it about one, then about the other.
polypivot-learn-workspace = Pieces may lie anywhere in the workspace, but never leave it. Clockwise is barred here: turn the other way, with a long press, a right click or the button.
polypivot-learn-together = On the way pieces may lie over each other. At the end they cover the target, each cell once.
# What a person sees, from the cheapest technique on.
polypivot-technique-taken = What is covered is taken
polypivot-technique-turns = Fewest turns to the position found
polypivot-technique-piece = Piece with one position inside the target
polypivot-technique-cell = Cell that one position alone covers
polypivot-technique-gap = Positions that leave a gap
polypivot-technique-common = Cells that a piece covers wherever it goes
polypivot-technique-reach = Cell that one piece alone reaches
polypivot-technique-trial = Try and see
polypivot-technique-choice = One of several ways
polypivot-technique-core = Search through all that is left
polypivot-why-turns = { $turns ->
    [0] Piece { $piece } lies there already.
    [one] Piece { $piece } gets there in one turn,{" "}
   *[other] Piece { $piece } gets there in { $turns } turns and no fewer; the first is{" "}
  }{ $turns ->
    [0] {""}
   *[other] { $way ->
        [right] clockwise
       *[left] anticlockwise
      } about { $pivots ->
        [one] its pivot.
       *[other] pivot { $pivot }.
      }
  }
polypivot-why-cell = Only one position still covers row { $row }, column { $column }: that of piece { $piece } on { $cells }.
polypivot-why-piece = Piece { $piece } has one position left inside the target: { $cells }.
polypivot-why-gap-cell = Row { $row }, column { $column } can be covered in { $ways } ways; { $bad ->
    [one] one of them leaves a gap that nothing fills, so it is out.
   *[other] { $bad } of them leave a gap that nothing fills, so they are out.
  }
polypivot-why-gaps = Some of the ways to cover { $count ->
    [one] this cell leave a gap that nothing fills, so they are out
   *[other] these { $count } cells leave a gap that nothing fills, so they are out
  }: { $cells }.
polypivot-why-gap-piece = Piece { $piece } has { $ways } positions left; { $bad ->
    [one] in one of them it leaves a gap that nothing fills, so that is out.
   *[other] in { $bad } of them it leaves a gap that nothing fills, so those are out.
  }
polypivot-why-common = Wherever piece { $piece } goes, it covers { $cells }, so no other piece lies there.
polypivot-why-reach = Only piece { $piece } still reaches row { $row }, column { $column }, so it lies there and nowhere else.
polypivot-why-choice = Nothing is seen to follow, and several ways remain: of { $ways } here, { $working } can be completed. Take this one, of the fewest turns: piece { $piece } on { $cells }.
polypivot-why-core = A search through all that is left completes only one of { $ways } ways here: piece { $piece } on { $cells }.
polypivot-clash-cell = Nothing covers row { $row }, column { $column } any more.
polypivot-clash-piece = Piece { $piece } has no position left inside the target.
polypivot-clash-twice = Row { $row }, column { $column } would be covered twice.
polypivot-clash-again = Piece { $piece } would have to lie in two positions.
polypivot-clash-core = A search through all that is left finds no way to cover the target.
polypivot-assume = Suppose piece { $piece } lies on { $cells }, { $turns ->
    [0] where it is now.
    [one] one turn away.
   *[other] { $turns } turns away.
  }
