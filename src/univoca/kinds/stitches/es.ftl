# Stitches
stitches-name = Puntadas
stitches-summary = Une cada dos regiones que se tocan con las puntadas que se piden, sin que dos compartan agujero.
stitches-rule-pair-over = Dos regiones que se tocan no se unen nunca con más puntadas de las que se piden.
stitches-rule-pair-under = Cada dos regiones con un borde en común se unen exactamente con las puntadas que se piden.
stitches-rule-shared-hole = Cada casilla es agujero de una puntada como mucho.
stitches-rule-row-over = Una fila no tiene nunca más agujeros que su número.
stitches-rule-row-under = Una fila con número tiene exactamente ese número de agujeros.
stitches-rule-column-over = Una columna no tiene nunca más agujeros que su número.
stitches-rule-column-under = Una columna con número tiene exactamente ese número de agujeros.
stitches-broken-pair-over = Las regiones { $first } y { $second } están unidas por { $count } puntadas y se { $goal ->
    [one] pide una
   *[other] piden { $goal }
  }.
stitches-broken-pair-under = Las regiones { $first } y { $second } { $count ->
    [0] aún no están unidas
    [one] solo están unidas por una puntada
   *[other] solo están unidas por { $count } puntadas
  } y se { $goal ->
    [one] pide una
   *[other] piden { $goal }
  }.
stitches-broken-shared-hole = { $count } puntadas comparten el agujero de la { $cell }.
stitches-broken-row-over = La fila { $row } tiene { $count ->
    [one] un agujero
   *[other] { $count } agujeros
  } y su número es { $goal }.
stitches-broken-row-under = La fila { $row } { $count ->
    [0] no tiene ningún agujero
    [one] tiene un solo agujero
   *[other] tiene solo { $count } agujeros
  } y su número es { $goal }.
stitches-broken-column-over = La columna { $column } tiene { $count ->
    [one] un agujero
   *[other] { $count } agujeros
  } y su número es { $goal }.
stitches-broken-column-under = La columna { $column } { $count ->
    [0] no tiene ningún agujero
    [one] tiene un solo agujero
   *[other] tiene solo { $count } agujeros
  } y su número es { $goal }.
stitches-state-undecided = sin decidir
stitches-state-stitched = con puntada
stitches-state-crossed = tachado
stitches-target-edge = borde entre la { $cell } (región { $first }) y la { $other } (región { $second })
stitches-counter-row = fila { $row }: { $count } de { $goal } agujeros
stitches-counter-column = columna { $column }: { $count } de { $goal } agujeros
stitches-counter-pair = regiones { $first } y { $second }: { $count } de { $goal } puntadas
stitches-clue-pair = Las regiones { $first } y { $second } se unen con { $goal ->
    [one] una puntada exactamente
   *[other] { $goal } puntadas exactamente
  }.
stitches-clue-row = La fila { $row } tiene { $goal ->
    [one] un agujero
   *[other] { $goal } agujeros
  }.
stitches-clue-column = La columna { $column } tiene { $goal ->
    [one] un agujero
   *[other] { $goal } agujeros
  }.
stitches-note = { $k ->
    [one] 1 puntada por pareja
   *[other] { $k } puntadas por pareja
  }
stitches-error-whole = «{ $found }» no es un número entero de cuatro cifras como mucho.
stitches-error-k = «{ $found }» no puede ser el número de puntadas por pareja: va de 1 a { $limit }.
stitches-error-number = «{ $found }» no puede ser el número de una fila o columna: va de 0 a { $limit }.
stitches-error-answer-rows = La respuesta tiene { $found } filas y el tablero, { $expected }.
stitches-error-answer-width = La fila { $row } de la respuesta tiene { $found } casillas y el tablero, { $expected }.
stitches-error-answer-letter = Fila { $row }, carácter { $position } de la respuesta: «{ $found }» no es n, e, s, w ni -.
stitches-error-answer-half = La puntada que empieza en la { $cell } no acaba en una casilla que le corresponda.
stitches-error-answer-inside = La puntada de { $edge } no sale de su región.
stitches-error-penpa-number = «{ $found }», en la hoja de Penpa+, no es un número.
stitches-error-penpa-place = El número { $found } de la hoja de Penpa+ no es el único en el margen de su fila o columna.
stitches-error-row-width = La fila { $row } de las regiones tiene { $found } casillas y el tablero, { $expected }.
stitches-error-clue-list = El campo «{ $field }» debe ser una lista de { $expected } números, con null donde no hay ninguno.
stitches-learn-pair = Una puntada une dos casillas a través de un borde grueso. Las regiones que se tocan necesitan una: toca el borde para darla.
stitches-learn-hole = Los extremos de una puntada son agujeros, y ninguna casilla puede serlo dos veces. Mueve una de las dos puntadas.
stitches-learn-numbers = Cada número junto al tablero dice cuántos agujeros hay en su fila o columna. Cose las dos parejas de regiones.
stitches-learn-whole = Ahora, uno entero: cada dos regiones vecinas unidas una vez, ningún agujero repetido y todos los números cumplidos.
