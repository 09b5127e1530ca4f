# Pentominoes
pentominoes-name = Pentominoes
pentominoes-summary = Lay all the pieces so that they cover the outline exactly. Pieces turn and flip; any filling wins.
pentominoes-rule-outside = No piece leaves the outline.
pentominoes-rule-overlap = No cell is covered twice.
pentominoes-rule-piece-unused = Every piece is placed.
pentominoes-rule-gap = Every cell of the outline is covered.
pentominoes-broken-outside = { $count ->
    [one] Piece { $piece } leaves the outline.
   *[other] { $count } pieces leave the outline, { $piece } among them.
  }
pentominoes-broken-overlap = { $count ->
    [one] The cell in row { $row }, column { $column } is covered twice.
   *[other] { $count } cells are covered twice, the first in row { $row }, column { $column }.
  }
pentominoes-broken-piece-unused = { $count ->
    [one] Piece { $piece } is still in the tray.
   *[other] { $count } pieces are still in the tray.
  }
pentominoes-broken-gap = { $count ->
    [one] The cell in row { $row }, column { $column } is uncovered.
   *[other] { $count } cells are uncovered, the first in row { $row }, column { $column }.
  }
pentominoes-piece = piece { $piece }, { $cells ->
    [one] one cell
   *[other] { $cells } cells
  }
pentominoes-piece-locked = piece { $piece }, { $cells ->
    [one] one cell
   *[other] { $cells } cells
  }, locked in place
pentominoes-option-unique = Exactly one packing
pentominoes-hint-piece = Piece { $piece } can go down next.
pentominoes-hint-wrong = Something is wrong here: { $count ->
    [one] piece { $pieces } cannot stay where it is.
   *[other] the pieces { $pieces } cannot all stay where they are.
  }
pentominoes-hint-cell = Look at row { $row }, column { $column }: something can be seen there.
pentominoes-hint-place = Piece { $piece } goes at row { $row }, column { $column }.
pentominoes-hint-take-back = There is no solution from here: take piece { $piece } back.
pentominoes-hint-solved = Every piece is where it belongs.
pentominoes-hint-impossible = The pieces cannot fill this outline.
pentominoes-hint-unknown = No hint was found in the time.
pentominoes-form = “{ $found }” is not a Pentominoes puzzle: write columns/rows/outline/pieces, such as 5/3/15/PUV.
pentominoes-outline = “{ $found }” is not an outline: write how many cells lie inside, outside, inside … in turn, { $cells } in all.
pentominoes-piece-name = “{ $found }” is not a piece: write one of the letters FILNPTUVWXYZ, or the code of a polyomino of 1 to 8 cells in brackets.
pentominoes-many = That is more than { $limit } pieces.
pentominoes-locked = The locked pieces “{ $found }” overlap or leave the outline.
pentominoes-placement = “{ $found }” is not a placement: write corner and turn, such as r2c3:2f.
pentominoes-placement-outside = At “{ $found }” the piece does not lie within the { $size } board.
pentominoes-level = There is no level { $found }: the pack has levels 1 to { $limit }.
pentominoes-learn-place = Lay the piece on the outline: drag it there, or tap it and then the place.
pentominoes-learn-turn = Pieces turn. Turn this one a quarter with the button by the board, then lay it.
pentominoes-learn-flip = Pieces flip over, too. Flip this one, then lay it.
pentominoes-learn-fill = Cover the whole outline with all the pieces: none sticks out, none lies over another, no cell is left.
# What a person sees, from the cheapest technique on.
pentominoes-technique-taken = What is covered is taken
pentominoes-technique-cell = Cell that one placement alone covers
pentominoes-technique-piece = Piece with one place left
pentominoes-technique-hole = Hole of a wrong size
pentominoes-technique-gap = Places that leave a gap
pentominoes-technique-common = Cells that a piece covers wherever it goes
pentominoes-technique-reach = Cell that one piece alone reaches
pentominoes-technique-colour = Colours of the chessboard
pentominoes-technique-trial = Try and see
pentominoes-technique-choice = One of several ways
pentominoes-technique-core = Search through all that is left
pentominoes-why-cell = Only one placement still covers row { $row }, column { $column }: piece { $piece } on { $cells }.
pentominoes-why-piece = { $count ->
    [one] Piece { $piece } has one place left: { $cells }.
   *[other] The { $count } pieces { $piece } have just as many places left: { $cells }.
  }
pentominoes-why-gap-cell = Row { $row }, column { $column } can be covered in { $ways } ways; { $bad ->
    [one] one of them leaves a gap that nothing fills, so it is out.
   *[other] { $bad } of them leave a gap that nothing fills, so they are out.
  }
pentominoes-why-gaps = Some of the ways to cover { $count ->
    [one] this cell leave a gap that nothing fills, so they are out
   *[other] these { $count } cells leave a gap that nothing fills, so they are out
  }: { $cells }.
pentominoes-why-gap-piece = Piece { $piece } has { $ways } places left; { $bad ->
    [one] at one of them it leaves a gap that nothing fills, so that is out.
   *[other] at { $bad } of them it leaves a gap that nothing fills, so those are out.
  }
pentominoes-why-common = Wherever piece { $piece } goes, it covers { $cells }, so no other piece lies there.
pentominoes-why-reach = Only piece { $piece } still reaches row { $row }, column { $column }, so it lies there and nowhere else.
pentominoes-why-colour = Think of a chessboard with a dark cell in its top left corner: { $darks } dark cells and { $lights } light ones are uncovered. For the sum to come out, piece { $piece } must cover more { $colour ->
    [dark] dark
   *[light] light
  } cells than { $colour ->
    [dark] light
   *[light] dark
  } ones.
pentominoes-why-choice = Nothing is seen to follow, and several ways remain: of { $ways } here, { $working } can be completed. Take this one: piece { $piece } on { $cells }.
pentominoes-why-core = A search through all that is left completes only one of { $ways } ways here: piece { $piece } on { $cells }.
pentominoes-clash-cell = Nothing covers row { $row }, column { $column } any more.
pentominoes-clash-piece = Piece { $piece } has no place left.
pentominoes-clash-twice = Row { $row }, column { $column } would be covered twice.
pentominoes-clash-again = Piece { $piece } would be needed in more places than there are such pieces.
pentominoes-clash-hole = { $count ->
    [one] The hole of one cell at row { $row }, column { $column } is a size that the pieces left cannot fill.
   *[other] The hole of { $count } cells around row { $row }, column { $column } is a size that the pieces left cannot fill.
  }
pentominoes-clash-holes = The outline has { $count } cells, which no set of these pieces fills.
pentominoes-clash-core = A search through all that is left finds no way to fill the outline.
pentominoes-assume = Suppose piece { $piece } lies on { $cells }.
