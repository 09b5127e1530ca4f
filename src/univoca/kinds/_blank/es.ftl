# Blank, la plantilla
blank-name = En blanco
blank-summary = Sombrea las casillas con un punto y deja las que llevan una cruz. No hay nada que averiguar.
blank-rule-dot = Toda casilla con un punto está sombreada.
blank-rule-cross = Ninguna casilla con una cruz está sombreada.
blank-broken-dot = La casilla de la { $cell } tiene un punto y no está sombreada.
blank-broken-cross = La casilla de la { $cell } tiene una cruz y está sombreada.
blank-state-unknown = sin decidir
blank-state-shaded = sombreada
blank-state-dotted = sin sombrear
blank-target-cell = fila { $row }, columna { $column }
blank-counter-dots = { $count } de { $goal } puntos sombreados
blank-error-answer = La respuesta debe tener { $rows } filas de { $cols } cifras 0 o 1, separadas por barras.
