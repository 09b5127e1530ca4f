# Páginas en torno al juego: progreso, pasatiempos del día, reglas, introducciones.
player-ways = Páginas
player-way-progress = Progreso
player-way-daily = Hoy

player-title-daily = Pasatiempos del día · Univoca
player-daily = Pasatiempos del día
player-daily-about = Uno de cada tipo todos los días, el mismo para todo el mundo: suave los lunes, difícil el fin de semana. El día cambia a medianoche UTC.
player-daily-before = El día anterior
player-daily-after = El día siguiente
player-daily-date = Otra fecha
player-daily-today = Hoy, { $day }
player-daily-new = Jugar
player-daily-begun = { $moves ->
    [one] Seguir: una jugada
   *[other] Seguir: { $moves } jugadas
  }
player-daily-solved = Resuelto en { $time }
player-daily-future = Ese día aún no ha llegado.
player-daily-no-date = De ese día no hay pasatiempos.
player-daily-earlier = Las dos últimas semanas
player-daily-count = { $count } de { $all } resueltos
player-daily-streak = { $count ->
    [0] Resuelve uno en su día y empezará una racha.
    [one] Un día seguido
   *[other] { $count } días seguidos
  }
player-daily-streak-open = { $count ->
    [one] Un día seguido; falta el de hoy
   *[other] { $count } días seguidos; falta el de hoy
  }

player-title-progress = Progreso · Univoca
player-progress = Progreso
player-progress-empty = Aún no has resuelto ninguno. Cada pasatiempo que resuelvas quedará apuntado aquí: cuánto tardaste, qué día, cómo vas ganando rapidez. No sale de este navegador.
player-progress-begin-daily = Los de hoy
player-progress-begin = Elegir un pasatiempo
player-tile-solved = { $count ->
    [one] pasatiempo resuelto
   *[other] pasatiempos resueltos
  }
player-tile-streak = { $count ->
    [one] día seguido con un pasatiempo del día
   *[other] días seguidos con un pasatiempo del día
  }
player-tile-streak-open = { $count ->
    [one] día seguido; te espera el de hoy
   *[other] días seguidos; te espera el de hoy
  }
player-tile-longest = { $count ->
    [one] día, la racha más larga
   *[other] días, la racha más larga
  }
player-tile-time = de juego en total
player-year = El último año
player-year-chart = Pasatiempos resueltos cada día del último año
player-year-day = { $day }: { $count ->
    [0] ninguno
    [one] un pasatiempo
   *[other] { $count } pasatiempos
  }
player-times = Tiempos
player-times-of = Tipo, tamaño y dificultad
player-times-chart = Tiempos, del primero al último; la línea es la mediana de cada cinco
player-times-point = { $day }: { $time }
player-groups = Por tipo, tamaño y dificultad
player-groups-note = Mejor: sin pistas. Mediana: la mitad se resolvió en menos tiempo y la otra mitad en más.
player-results = Resueltos
player-results-more = Ver todos
player-result-moves = { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
  }
player-result-hints = { $hints ->
    [one] una pista
   *[other] { $hints } pistas
  }
player-as-table = En una tabla
player-date = Fecha
player-time = Tiempo
player-kind = Pasatiempo
player-solved-count = Resueltos
player-best = Mejor
player-median = Mediana
player-data = Tus datos
player-data-about = Todo se queda en este navegador: partidas, resultados, borradores y preferencias. Un archivo lo lleva a otro navegador, donde se suma a lo que haya.
player-export = Exportar
player-import = Importar
player-exported = Guardado en { $file }.
player-imported = { $results ->
    [0] Ningún resultado nuevo
    [one] Un resultado nuevo
   *[other] { $results } resultados nuevos
  }, { $plays ->
    [0] ninguna partida nueva
    [one] una partida nueva
   *[other] { $plays } partidas nuevas
  } y { $drafts ->
    [0] ningún borrador nuevo
    [one] un borrador nuevo
   *[other] { $drafts } borradores nuevos
  }; lo que ya había aquí sigue en su sitio.
player-import-drafts = Los resultados y las partidas se han importado, pero este navegador no ha podido guardar los borradores.
player-import-json = El archivo no es JSON, o está a medias; no se ha cambiado nada.
player-import-foreign = El archivo no contiene progreso de Univoca; no se ha cambiado nada.
player-import-newer = El archivo es de una Univoca más nueva (formato { $found }; esta llega al { $known }); no se ha cambiado nada.
player-import-part = La lista «{ $part }» del archivo está dañada; no se ha cambiado nada.
player-import-entry = La entrada { $number } de «{ $part }» del archivo está dañada; no se ha cambiado nada.
player-import-failed = Este navegador no ha podido guardarlo; no se ha cambiado nada.

player-title-rules = Reglas: { $kind } · Univoca
player-title-learn = { $kind } en un minuto · Univoca
player-rules = Reglas
player-rules-of = Reglas: { $kind }
player-rules-right = Bien.
player-rules-wrong = Mal.
player-rules-same = { $count ->
    [one] Y lo mismo otra vez.
   *[other] Y lo mismo { $count } veces más.
  }
player-rules-others = Las reglas de los demás tipos
player-learn-begin = Apréndelo en un minuto
player-learn-step = Paso { $step } de { $steps }
player-learn-back = Atrás
player-learn-reveal = Mostrar
player-learn-pass = Saltar
player-learn-next = Siguiente
player-learn-end = Terminar
player-learn-play = Jugar uno
player-learn-done = ¡Eso es!
player-learn-all-done = ¡Eso es! Ya conoces las reglas.

player-daily-all = Otros días
player-going = Sigue donde lo dejaste
player-find = Buscar un tipo
player-found = { $count ->
    [0] Ningún tipo se llama así.
    [one] Un tipo: { $names }
   *[other] { $count } tipos: { $names }
  }
player-related = Parecidos:
player-learned = Aprendido; repasar
