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
stitches-regions = { $first } { $second ->
    [I] e
   *[other] y
  } { $second }
stitches-broken-pair-over = Las regiones { stitches-regions } están unidas por { $count } puntadas y se { $goal ->
    [one] pide una
   *[other] piden { $goal }
  }.
stitches-broken-pair-under = Las regiones { stitches-regions } { $count ->
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
stitches-state-crossed = { $count ->
    [other] tachados
   *[one] tachado
  }
stitches-target-edge = borde entre la { $cell } (región { $first }) y la { $other } (región { $second })
stitches-edit-number = Agujeros
stitches-edit-k = Puntadas por pareja
stitches-target-row = Número de la fila { $row }
stitches-target-column = Número de la columna { $column }
stitches-target-k = Puntadas por pareja
stitches-counter-row = fila { $row }: { $count } de { $goal } agujeros
stitches-counter-column = columna { $column }: { $count } de { $goal } agujeros
stitches-counter-pair = regiones { stitches-regions }: { $count } de { $goal } puntadas
stitches-clue-pair = Las regiones { stitches-regions } se unen con { $goal ->
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
stitches-error-answer-half = La puntada que empieza en la { $cell }, no acaba en una casilla que le corresponda.
stitches-error-answer-inside = La puntada de { $edge } no sale de su región.
stitches-error-penpa-number = «{ $found }», en la hoja de Penpa+, no es un número.
stitches-error-penpa-place = El número { $found } de la hoja de Penpa+ no es el único en el margen de su fila o columna.
stitches-error-row-width = La fila { $row } de las regiones tiene { $found } casillas y el tablero, { $expected }.
stitches-error-clue-list = El campo «{ $field }» debe ser una lista de { $expected } números, con null donde no hay ninguno.
stitches-learn-pair = Una puntada une dos casillas a través de un borde grueso. Las regiones que se tocan necesitan una: toca el borde para darla.
stitches-learn-hole = Los extremos de una puntada son agujeros, y ninguna casilla puede serlo dos veces. Mueve una de las dos puntadas.
stitches-learn-numbers = Cada número junto al tablero dice cuántos agujeros hay en su fila o columna. Cose las dos parejas de regiones.
stitches-learn-whole = Ahora, uno entero: cada dos regiones vecinas unidas una vez, ningún agujero repetido y todos los números cumplidos.

# Lo que ve una persona, de la técnica más fácil a la más difícil.
stitches-technique-hole = Agujero o no
stitches-technique-pair-joined = Regiones ya unidas
stitches-technique-used = Casilla ocupada
stitches-technique-pair-needs = Único sitio para una pareja
stitches-technique-line-full = Línea completa
stitches-technique-line-needs = La línea necesita todo lo que le queda
stitches-technique-one-way = Agujero con una sola salida
stitches-technique-claim = Casillas de una sola pareja
stitches-technique-line-pairs = Parejas que caen por fuerza en una línea
stitches-technique-line-reach = La línea necesita a sus parejas
stitches-technique-rest = Líneas sin número
stitches-technique-shared = Parejas que comparten casillas
stitches-technique-block = Varias líneas a la vez
stitches-technique-trial = Probar y ver
stitches-technique-core = Las mínimas pistas que lo fuerzan
stitches-line = { $line ->
    [row] En la fila { $place }
    [column] En la columna { $place }
    [rows] En las filas { $place } { $span ->
        [2] y
       *[other] a
      } { $last }
    [columns] En las columnas { $place } { $span ->
        [2] y
       *[other] a
      } { $last }
    [bare-rows] En las filas sin número
   *[bare-columns] En las columnas sin número
  }
stitches-line-has = { $line ->
    [row] La fila { $place } tiene
    [column] La columna { $place } tiene
    [rows] Las filas { $place } { $span ->
        [2] y
       *[other] a
      } { $last } tienen
    [columns] Las columnas { $place } { $span ->
        [2] y
       *[other] a
      } { $last } tienen
    [bare-rows] Las filas sin número tienen
   *[bare-columns] Las columnas sin número tienen
  }
stitches-line-needs = { $line ->
    [row] La fila { $place } necesita
    [column] La columna { $place } necesita
    [rows] Las filas { $place } { $span ->
        [2] y
       *[other] a
      } { $last } necesitan
    [columns] Las columnas { $place } { $span ->
        [2] y
       *[other] a
      } { $last } necesitan
    [bare-rows] Las filas sin número necesitan
   *[bare-columns] Las columnas sin número necesitan
  }
stitches-holes = { $number ->
    [0] ningún agujero
    [one] un agujero
   *[other] { $number } agujeros
  }
stitches-over = { $number ->
    [0] un agujero y no puede haber ninguno
    [one] más de un agujero
   *[other] más de { $number } agujeros
  }
stitches-bare = { $line ->
    [bare-rows] las filas sin número
   *[bare-columns] las columnas sin número
  }
stitches-why-pair-joined = Las regiones { stitches-regions } ya están unidas: nada más cruza su borde.
stitches-why-used = La { $cell }, ya es agujero de una puntada: en ella no acaba ninguna otra.
stitches-why-pair-needs = { $goal ->
    [one] A las regiones { stitches-regions } solo les queda un sitio para su puntada.
   *[other] Las regiones { stitches-regions } necesitan todos los sitios que quedan en su borde para llegar a { $goal } puntadas.
  }
stitches-why-line-full = { $number ->
    [0] { stitches-line-has } que quedar sin agujeros: allí no acaba ninguna puntada.
    [one] { stitches-line-has } ya su único agujero: en sus otras casillas no acaba ninguna puntada.
   *[other] { stitches-line-has } ya sus { $number } agujeros: en sus otras casillas no acaba ninguna puntada.
  }
stitches-why-line-needs = { stitches-line-needs } todas las casillas que aún pueden ser agujero para llegar a { stitches-holes }.
stitches-why-one-way = La { $cell }, tiene que ser agujero, y en ella solo puede acabar ya una puntada.
stitches-why-claim = { $count ->
    [one] En la región { $region }, la puntada de { $pairs } solo puede acabar en la { $cells }: allí no acaba ninguna otra.
   *[other] En la región { $region }, a las puntadas que faltan de { $pairs } solo les quedan estas casillas: { $cells }. En ellas no acaba ninguna otra.
  }
stitches-why-shared = En la región { $region }, { $pairs } necesitan { $count } agujeros y solo les quedan estas casillas: { $cells }. En ellas no acaba ninguna otra puntada.
stitches-why-pairs = { stitches-line-has } sitio para { $left ->
    [0] ningún agujero más
    [one] un agujero más
   *[other] { $left } agujeros más
  }, y { $pairs ->
    [none] ninguna pareja cae allí por fuerza
   *[other] { $pairs } traen por fuerza { $count ->
        [one] uno
       *[other] { $count }
      }
  }: queda fuera lo que traería demasiados.
stitches-why-reach = { stitches-line-needs } { $left ->
    [one] un agujero más
   *[other] { $left } agujeros más
  }, y { $pairs } pueden traer { $count } como mucho: queda fuera lo que dejaría demasiado pocos.
stitches-why-rest-full = { $number ->
    [0] Todas las puntadas suman { $total } agujeros, y a { stitches-bare } no les toca ninguno: allí no acaba ninguna puntada.
    [one] Todas las puntadas suman { $total } agujeros, y a { stitches-bare } les toca uno. Ya lo tienen: allí no acaba ninguna otra puntada.
   *[other] Todas las puntadas suman { $total } agujeros, y a { stitches-bare } les tocan { $number }. Ya los tienen: allí no acaba ninguna otra puntada.
  }
stitches-why-rest-needs = { $number ->
    [one] Todas las puntadas suman { $total } agujeros, y a { stitches-bare } les toca uno. Necesitan todas las casillas que aún pueden serlo.
   *[other] Todas las puntadas suman { $total } agujeros, y a { stitches-bare } les tocan { $number }. Necesitan todas las casillas que aún pueden serlo.
  }
stitches-clash-pair-over = Las regiones { stitches-regions } tendrían más de { $goal ->
    [one] una puntada
   *[other] { $goal } puntadas
  }.
stitches-clash-pair-under = Las regiones { stitches-regions } no podrían tener { $goal ->
    [one] su puntada
   *[other] sus { $goal } puntadas
  }.
stitches-clash-used = Dos puntadas compartirían el agujero de la { $cell }.
stitches-clash-idle = Una puntada acabaría en la { $cell }, que no puede ser agujero.
stitches-clash-stuck = La { $cell }, tendría que ser agujero, pero en ella no podría acabar ninguna puntada.
stitches-clash-line-over = { stitches-line } habría { stitches-over }.
stitches-clash-line-under = { stitches-line } no se podría llegar a { stitches-holes }.
stitches-clash-pairs = { stitches-line } habría { stitches-over }: a las puntadas que ya hay, { $pairs } suman por fuerza { $count }.
stitches-clash-reach = { stitches-line } no se podría llegar a { stitches-holes }: { $left ->
    [one] falta uno
   *[other] faltan { $left }
  } y { $count ->
    [0] no puede venir ninguno.
    [one] puede venir uno como mucho.
   *[other] pueden venir { $count } como mucho.
  }
stitches-clash-claim = En la región { $region }, a { $pairs } les quedarían demasiado pocas casillas para sus puntadas.
stitches-assume-stitched = Supongamos que una puntada une la { $first }, con la { $second }.
stitches-assume-crossed = Supongamos que ninguna puntada une la { $first }, con la { $second }.
