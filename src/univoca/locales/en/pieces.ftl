# Boards with pieces: names aloud, buttons, controls and what is said in play.
pieces-in-tray = in the tray
pieces-fixed = fixed
pieces-at = at row { $row }, column { $column }
pieces-over = over { $count ->
    [one] one other
    [2] two others
    [3] three others
   *[other] { $count } others
  }
pieces-sticks-out = sticks out of the target
pieces-pivot-of = pivot { $pivot } of { $pivots }
pieces-turned = Turned
pieces-flipped = Flipped
pieces-ghost = Row { $row }, column { $column }: { $fits ->
    [true] fits
   *[other] does not fit
  }
pieces-clash = Piece { $piece } does not fit there.
pieces-refused = Piece { $piece } would leave the workspace { $side ->
    [left] on the left
    [right] on the right
    [top] at the top
   *[other] at the bottom
  }.

pieces-handles = Piece
pieces-do-left = Turn anticlockwise
pieces-do-right = Turn clockwise
pieces-do-flip = Flip
pieces-do-back = Back to the tray
pieces-do-pivot = Pivot { $pivot } in use; change to the other
pieces-do-hint = Hint
pieces-check-pivot = Not home yet.
pieces-check-place = What lies on the board fits so far.
pieces-hint-more = Tell me more
pieces-hint-do = Do it
pieces-turns = { $count ->
    [one] One turn
   *[other] { $count } turns
  }
pieces-turns-par = { $count ->
    [one] One turn
   *[other] { $count } turns
  } · par { $par }
pieces-size = { $count ->
    [one] one piece
   *[other] { $count } pieces
  }
pieces-placed = { $count } of { $all } placed

pieces-result = { $size }, { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
  }
pieces-result-paired = { $count ->
    [0] none with two pivots
    [one] one with two pivots
   *[other] { $count } with two pivots
  }
pieces-result-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
  }
pieces-result-par = { $more ->
    [0] exactly par
   *[other] par is { $par }
  }

pieces-keys-screw = Click or tap a pivot
pieces-keys-screw-does = turn the piece clockwise
pieces-keys-screw-second = Right click, Shift or long press
pieces-keys-screw-second-does = turn it anticlockwise
pieces-keys-piece = Click or tap a piece
pieces-keys-piece-does = choose it; again: the one beneath
pieces-keys-arrows = Arrows
pieces-keys-arrows-does = next piece, piece before
pieces-keys-number = Its number
pieces-keys-number-does = choose a piece
pieces-keys-turn = Enter, R or +
pieces-keys-turn-does = turn clockwise
pieces-keys-turn-back = With Shift, or −
pieces-keys-turn-back-does = turn anticlockwise
pieces-keys-pivot = Space or P
pieces-keys-pivot-does = the other pivot
pieces-keys-pick = Click or tap a piece
pieces-keys-pick-does = take it; then click or tap where it goes
pieces-keys-drag = Drag
pieces-keys-drag-does = lay a piece, or take it back to the tray
pieces-keys-letter = Its letter
pieces-keys-letter-does = take a piece
pieces-keys-travel = Arrows
pieces-keys-travel-does = move what you hold; else the next piece
pieces-keys-put = Enter · Escape
pieces-keys-put-does = lay it · let it go
pieces-keys-turn-held = R · Shift R · wheel
pieces-keys-turn-held-does = turn what you hold
pieces-keys-flip = F or right click
pieces-keys-flip-does = flip what you hold
pieces-keys-back = Backspace
pieces-keys-back-does = back to the tray; a click on a laid piece does so too
