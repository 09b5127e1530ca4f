# Blank, la plantilla
blank-name = En blanco
blank-summary = Sombrea las casillas con un punto y deja las que llevan una cruz. No hay nada que averiguar.
blank-rule-dot = Toda casilla con un punto está sombreada.
blank-rule-cross = Ninguna casilla con una cruz está sombreada.
blank-broken-dot = La casilla de la { $cell }, tiene un punto y no está sombreada.
blank-broken-cross = La casilla de la { $cell }, tiene una cruz y está sombreada.
blank-state-unknown = sin decidir
blank-state-shaded = { $count ->
    [other] sombreadas
   *[one] sombreada
  }
blank-state-dotted = sin sombrear
blank-target-cell = fila { $row }, columna { $column }
blank-edit-sign = Signo
blank-edit-sign-none = ninguno
blank-edit-sign-dot = punto
blank-edit-sign-cross = cruz
blank-edit-sign-both = los dos
blank-counter-dots = { $count } de { $goal } puntos sombreados
blank-error-answer = La respuesta debe tener { $rows } filas de { $cols } cifras 0 o 1, separadas por barras.
blank-technique-dot = Punto
blank-technique-cross = Cruz
blank-technique-trial = Probar y ver
blank-technique-core = Los mínimos signos que lo fuerzan
blank-why-dot = La casilla de la { $cell }, tiene un punto: está sombreada.
blank-why-cross = La casilla de la { $cell }, tiene una cruz: no está sombreada.
blank-why-both = La casilla de la { $cell }, tiene un punto y una cruz.
blank-assume-shaded = Supongamos que la casilla de la { $cell }, está sombreada.
blank-assume-dotted = Supongamos que la casilla de la { $cell }, no está sombreada.
blank-clue = { $sign ->
    [dot] El punto de la { $cell }, pide una casilla sombreada.
   *[cross] La cruz de la { $cell }, pide una casilla vacía.
  }
blank-learn-dots = Sombrea las casillas que tienen un punto.
