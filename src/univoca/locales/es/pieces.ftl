# Tableros con piezas: nombres en voz alta, botones, controles y lo que se dice durante la partida.
pieces-in-tray = en la bandeja
pieces-fixed = fija
pieces-at = en la fila { $row }, columna { $column }
pieces-over = encima de { $count ->
    [one] otra
    [2] otras dos
    [3] otras tres
   *[other] otras { $count }
  }
pieces-sticks-out = se sale del objetivo
pieces-pivot-of = pivote { $pivot } de { $pivots }
pieces-turned = Girada
pieces-flipped = Volteada
pieces-ghost = Fila { $row }, columna { $column }: { $fits ->
    [true] cabe
   *[other] no cabe
  }
pieces-clash = La pieza { $piece } no cabe ahí.
pieces-refused = La pieza { $piece } se saldría de la zona de trabajo por { $side ->
    [left] la izquierda
    [right] la derecha
    [top] arriba
   *[other] abajo
  }.

pieces-handles = Pieza
pieces-do-left = Girar a la izquierda
pieces-do-right = Girar a la derecha
pieces-do-flip = Voltear
pieces-do-back = Devolver a la bandeja
pieces-do-pivot = En uso el pivote { $pivot }; cambiar al otro
pieces-do-hint = Pista
pieces-check-pivot = Aún no está resuelto.
pieces-check-place = Lo que hay en el tablero encaja hasta ahora.
pieces-hint-more = Dime más
pieces-hint-do = Hazlo
pieces-turns = { $count ->
    [one] Un giro
   *[other] { $count } giros
  }
pieces-turns-par = { $count ->
    [one] Un giro
   *[other] { $count } giros
  } · par { $par }
pieces-size = { $count ->
    [one] una pieza
   *[other] { $count } piezas
  }
pieces-placed = { $count } de { $all } colocadas

pieces-result = { $size }, { $pieces ->
    [one] una pieza
   *[other] { $pieces } piezas
  }
pieces-result-paired = { $count ->
    [0] ninguna con dos pivotes
    [one] una con dos pivotes
   *[other] { $count } con dos pivotes
  }
pieces-result-turns = { $count ->
    [one] un giro
   *[other] { $count } giros
  }
pieces-result-par = { $more ->
    [0] justo el par
   *[other] el par es { $par }
  }

pieces-keys-screw = Clic o toque en un pivote
pieces-keys-screw-does = gira la pieza a la derecha
pieces-keys-screw-second = Clic derecho, Mayús o toque largo
pieces-keys-screw-second-does = la gira a la izquierda
pieces-keys-piece = Clic o toque en una pieza
pieces-keys-piece-does = la elige; otra vez: la de debajo
pieces-keys-arrows = Flechas
pieces-keys-arrows-does = pieza siguiente, pieza anterior
pieces-keys-number = Su número
pieces-keys-number-does = elige una pieza
pieces-keys-turn = Intro, R o +
pieces-keys-turn-does = gira a la derecha
pieces-keys-turn-back = Con Mayús, o −
pieces-keys-turn-back-does = gira a la izquierda
pieces-keys-pivot = Espacio o P
pieces-keys-pivot-does = el otro pivote
pieces-keys-pick = Clic o toque en una pieza
pieces-keys-pick-does = la toma; después, clic o toque donde va
pieces-keys-drag = Arrastrar
pieces-keys-drag-does = coloca una pieza o la devuelve a la bandeja
pieces-keys-letter = Su letra
pieces-keys-letter-does = toma una pieza
pieces-keys-travel = Flechas
pieces-keys-travel-does = mueven la pieza que llevas; si no, pieza siguiente
pieces-keys-put = Intro · Escape
pieces-keys-put-does = la coloca · la suelta
pieces-keys-turn-held = R · Mayús R · rueda
pieces-keys-turn-held-does = gira la pieza que llevas
pieces-keys-flip = F o clic derecho
pieces-keys-flip-does = voltea la pieza que llevas
pieces-keys-back = Retroceso
pieces-keys-back-does = a la bandeja; un clic en una pieza colocada hace lo mismo
