# El jugador web: primero las frases de su servidor, después las páginas.
player-serving = Univoca está en { $address } (Ctrl-C para terminar)
player-error-address = No se puede servir desde { $host }, puerto { $port }: { $reason }.
player-error-body-long = La petición pasa de { $limit } bytes.
player-error-body-slow = La petición no llegó a tiempo.
player-error-deadline = Tardaba demasiado y se ha detenido; prueba con un tamaño menor o inténtalo otra vez.
player-error-busy = Hay demasiados pasatiempos en marcha; inténtalo de nuevo en unos segundos.
player-error-host = Este servidor no responde al nombre «{ $found }»: llámalo por el suyo o arráncalo con --allow-host.
player-error-host-name = «{ $found }» no es el nombre de un servidor: escríbelo sin esquema ni puerto, como pasatiempos.example.org.
player-error-origin = Lo ha pedido una página de otro sitio, así que no se ha hecho.
player-error-rate = Demasiadas peticiones desde tu dirección; continúa dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
  }.
player-error-died = Lo que trabajaba en esto terminó sin respuesta; prueba con un tamaño menor o inténtalo otra vez.
player-error-memory = Esto necesita más memoria de la que puede ocupar un pasatiempo; prueba con un tamaño menor.
player-error-head-slow = La petición empezó y no se completó a tiempo.
player-error-connections = Hay demasiadas conexiones abiertas; cierra alguna y vuelve a probar.
player-error-unicode = El texto contiene medio carácter (un sustituto suelto).
player-error-object = El mensaje debe ser un objeto JSON.
player-error-not-found = En esta dirección no hay nada.
player-error-method = Esta dirección no admite ese método.
player-error-request = La petición no se puede atender.
player-error-defect = Algo falla en Univoca misma; este mensaje se ha quedado sin respuesta.
player-error-connection = El servidor no responde; tus jugadas están a salvo en este navegador.
player-error-kind = Este tipo todavía no se puede jugar en esta página.

player-brand = Univoca
player-title-catalogue = Univoca: pasatiempos de lógica con demostración
player-title-play = { $kind } · Univoca
player-title-loading = Univoca
player-tagline = Pasatiempos de lógica, cada uno demostrado antes de llegar a ti.
player-skip = Ir al contenido
player-kinds = Pasatiempos
player-kinds-none = No hay ningún tipo de pasatiempo instalado.
player-open-label = Una dirección de puzz.link, una receta o el texto de un pasatiempo
player-open = Abrir
player-play = Jugar
player-status-new = nuevo
player-status-stable = estable
player-language = English
player-language-label = Switch to English
player-theme-system = Tema: el del sistema
player-theme-light = Tema: claro
player-theme-dark = Tema: oscuro

player-size = Tamaño
player-difficulty = Dificultad
player-difficulty-easy = Fácil
player-difficulty-normal = Normal
player-difficulty-hard = Difícil
player-difficulty-expert = Experto
player-option = Opción { $name }
player-option-more = Más opciones
player-value-yes = sí
player-value-no = no
player-option-symmetry = Simetría
player-option-k = Puntadas por pareja

player-undo = Deshacer
player-redo = Rehacer
player-check = Revisar
player-restart = Empezar de nuevo
player-new = Nuevo
player-new-title = Pasatiempo nuevo
player-new-start = Crear
player-close = Cerrar
player-help = Cómo se juega
player-help-rules = Reglas
player-help-controls = Controles
player-share = Compartir
player-share-done = Dirección copiada: lleva dentro el pasatiempo entero.
player-share-failed = La barra de direcciones lleva el pasatiempo entero: cópiala de ahí.
player-timer-hide = Ocultar el tiempo
player-timer-show = Mostrar el tiempo
player-controls = Controles
player-board = { $kind }, { $width } por { $height }
player-tint = Teñir el interior

player-keys-click = Clic o toque
player-keys-click-does = estado siguiente: { $states }
player-keys-second = Clic derecho o pulsación larga
player-keys-second-does = { $state }
player-keys-drag = Arrastrar
player-keys-drag-does = la misma marca en todo lo que cruce, como una sola jugada
player-keys-drag-path = un camino de casilla en casilla, como una sola jugada
player-keys-arrows = Flechas
player-keys-arrows-does = moverse por el tablero
player-keys-space = Espacio o Intro
player-keys-space-does = estado siguiente
player-keys-x = X o .
player-keys-erase = Retroceso
player-keys-erase-does = borrar
player-keys-undo = Ctrl Z · Ctrl Y
player-keys-undo-does = deshacer · rehacer

player-making = Creando un pasatiempo y demostrando que tiene una sola solución…
player-making-any = Creando un pasatiempo y demostrándolo…
player-loading = Abriendo el pasatiempo…
player-cancel = Cancelar
player-cancelled = Detenido. Elige un tamaño y vuelve a probar cuando quieras.
player-again = Probar otra vez
player-checking = Revisando…
player-check-fine = Ningún error por ahora.
player-check-empty = Todavía no hay nada marcado.
player-mistakes = { $count ->
    [one] Un error:
   *[other] { $count } errores:
  }
player-open-points = Por resolver: { $count }
player-solved = Resuelto
player-solved-in = Resuelto en { $time }
player-solved-moves = { $moves ->
    [one] Una jugada
   *[other] { $moves } jugadas
  }; se cumplen todas las reglas.
player-next = Otro pasatiempo
player-restarted = El tablero vuelve a estar vacío; con deshacer lo recuperas todo.
player-restored = Aquí están tus marcas.
player-not-saved = Este navegador no guarda nada: al recargar perderías tus marcas.
player-target = { $name }, { $state }
player-target-counted = { $name }, { $state }; { $counts }
player-undone = Deshecho
player-redone = Rehecho

player-hint = Pista
player-more = Más
player-more-title = Más opciones
player-erase = Borrar puntos y cruces
player-explain = Explicar paso a paso
player-reveal = Mostrar la solución
player-shown = Esta es la solución; al deshacer, desaparece.
player-reveal-none = No hay solución que mostrar.
player-checking-mode = Errores
player-checking-off = No mostrarlos
player-checking-asked = Al comprobar
player-checking-always = Al momento
player-trial = Probando
player-trial-begin = Probar algo
player-trial-keep = Quedármelo
player-trial-discard = Descartar
player-trial-begun = A partir de aquí solo estás probando.
player-trial-kept = Hecho: te lo quedas.
player-trial-discarded = Descartado: las marcas están como antes.
player-state-tried = { $state } (a prueba)
player-replay-step = { $number } de { $all }
player-replay-first = Primer paso
player-replay-before = Paso anterior
player-replay-after = Paso siguiente
player-replay-last = Último paso
player-result-share = Copiar el resultado
player-result = Univoca: { $about }, resuelto
player-result-helped = { $count ->
    [0] sin pistas
    [one] una pista
   *[other] { $count } pistas
  }
player-result-copied = Resultado copiado: no desvela nada.
player-keys-zoom = + · − · 0
player-keys-zoom-does = acercar, alejar, tablero entero (o con dos dedos, o con Ctrl y la rueda)
