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
pentominoes-hint-dead-end = There is no solution from here: a piece has to go back to the tray.
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
