# Explicaciones y pistas de todos los tipos; cada tipo tiene las frases de sus propias técnicas.
explain-so = Por tanto, { $places }: { $state }.
explain-then = Entonces, { $places }: { $state }.
explain-and = Además, { $places }: { $state }.
explain-core-more = Y otras { $count } pistas.
explain-impossible = Y eso no puede ser.
explain-core = { $clues ->
    [0] El propio tablero
    [one] Una pista
   *[other] { $clues } pistas juntas
  }{ $known ->
    [0] {""}
    [one] {" "}y la marca de la { $places },
   *[other] {" "}y las { $known } marcas de la { $places },
  } { $known ->
    [0] { $clues ->
        [0] no deja
        [one] no deja
       *[other] no dejan
      }
   *[other] no dejan
  } otra posibilidad; no se ha encontrado una razón más sencilla.
explain-core-clash = { $clues ->
    [0] El propio tablero
    [one] Una pista
   *[other] { $clues } pistas juntas
  }{ $known ->
    [0] {""}
    [one] {" "}y la marca de la { $places },
   *[other] {" "}y las { $known } marcas de la { $places },
  } { $known ->
    [0] { $clues ->
        [0] se contradice
        [one] se contradice
       *[other] se contradicen
      }
   *[other] se contradicen
  }: no hay solución.
place-one = { $place }
place-row = fila { $line }, { $count ->
    [one] columna
   *[other] columnas
  } { $across }
place-column = columna { $line }, { $count ->
    [one] fila
   *[other] filas
  } { $across }
place-numbers = { $first } { $sound ->
    [i] e
   *[other] y
  } { $last }
place-list = { $first }; y { $last }
place-more = { $count } sitios más
hint-solved = Está resuelto: no queda nada por hacer.
hint-wrong = Aquí hay algo mal: { $count ->
    [one] la marca de la { $places }, no puede ser correcta.
   *[other] las { $count } marcas de la { $places }, no pueden ser todas correctas.
  }
hint-no-answer = Este pasatiempo no tiene solución, así que ninguna marca puede ser correcta.
hint-none = Con estas marcas caben varias soluciones: nada más se sigue con seguridad.
hint-late = No se ha encontrado una razón a tiempo.
hint-look = { $tall ->
    [0] Algo se deduce en los sitios señalados.
    [one] Algo se deduce en la fila { $rows }, { $wide ->
        [one] columna
       *[other] columnas
      } { $columns }.
   *[other] { $wide ->
        [one] Algo se deduce en la columna { $columns }, filas { $rows }.
       *[other] Algo se deduce en las filas { $rows }, columnas { $columns }.
    }
  }
hint-technique = { $technique }:
hint-do = { $technique }:
explain-step = { $number }. { $name }
explain-end-solved = Resuelto: cada paso se sigue de los anteriores.
explain-end-contradiction = No hay solución: el último paso dice por qué.
explain-end-chosen = Resuelto. Donde un paso toma uno de varios caminos, los demás no quedan descartados; lo que viene después vale para el camino tomado.
explain-end-stuck = No se deduce nada más: quedan varias soluciones.
explain-end-inconclusive = { $reason ->
    [deadline] Interrumpido antes del final: se acabó el tiempo.
    [cancelled] Interrumpido antes del final: se ha cancelado.
   *[other] Interrumpido antes del final: la búsqueda de razones ha llegado a su límite, así que puede deducirse algo más.
  }
grade-label = Dificultad: { $label }
grade-figures = Nivel { $level }, esfuerzo { $effort }, { $steps } { $steps ->
    [one] paso
   *[other] pasos
  }, { $trials } por prueba; { $nodes } { $nodes ->
    [one] nodo
   *[other] nodos
  } de búsqueda.
grade-hardest = Paso más difícil: { $name }
