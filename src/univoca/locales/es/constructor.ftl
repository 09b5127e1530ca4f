# Abrir cualquier cosa, el editor y el panel del constructor.
editor-border = Borde
editor-border-none = ninguno
editor-border-border = borde
editor-target-cell = Fila { $row }, columna { $column }
editor-target-edge = Borde entre la { $first } y la { $second }

open-another = Abrir otro…
open-title = Abrir un pasatiempo
open-label = Una dirección de puzz.link o Penpa+, una receta o el texto de un pasatiempo o de un paquete
open-file = Elegir un archivo
open-or-drop = o suéltalo en cualquier parte de la página
open-drop = Suéltalo aquí: una dirección, el texto de un pasatiempo o un paquete
open-file-large = { $name } es demasiado grande: se pueden abrir archivos de hasta { $limit } MB.
open-file-text = { $name } no es un archivo de texto.
open-nothing = No contiene ningún pasatiempo.
open-several = { $count } pasatiempos: ¿cuál abres?
open-more = Ver más
open-refused = { $count ->
    [one] Hay una línea que no es un pasatiempo
   *[other] Hay { $count } líneas que no son pasatiempos
  }
open-refused-line = Línea { $line }: { $sentence }

editor-title = Editor · Univoca
editor-title-of = { $kind } · Editor
editor-way = Editor
editor-examine = Examinar y editar
editor-about = { $size } · borrador
editor-only-examined = Este tipo se puede examinar, pero no editar.
editor-help = Cómo se edita
editor-export = Compartir y exportar
editor-play = Jugarlo
editor-clear = Vaciar
editor-modes = Qué hace el arrastre
editor-mode-borders = Bordes
editor-mode-grow = Ampliar región
editor-mode-new = Región nueva
editor-new-title = Tablero nuevo
editor-kind = Tipo
editor-width = Ancho
editor-height = Alto
editor-drafts = Tus borradores
editor-empty = vacía
editor-field = { $name }: { $value }
editor-cell = { $name }; región de { $count ->
    [one] una casilla
   *[other] { $count } casillas
  }; bordes: { $borders }
editor-place = { $name } · región de { $count ->
    [one] una casilla
   *[other] { $count } casillas
  }
editor-side-up = arriba
editor-side-down = abajo
editor-side-left = izquierda
editor-side-right = derecha
editor-side-none = ninguno
editor-less = Uno menos
editor-more = Uno más

editor-unique = Unívoco: exactamente una solución.
editor-ambiguous = Ambiguo: dos soluciones como mínimo.
editor-contradiction = Contradicción: ninguna solución.
editor-inconclusive = Sin decidir: se agotó { $reason ->
    [nodes] el presupuesto de nodos
    [conflicts] el presupuesto de conflictos
    [deadline] el tiempo
   *[cancelled] la paciencia
  }.
editor-longer = Buscar más tiempo
editor-show-answer = Mostrar la solución
editor-show-common = Mostrar lo común a todas
editor-common-count = { $count ->
    [0] Las soluciones no tienen nada en común.
    [one] Todas las soluciones coinciden en un lugar.
   *[other] Todas las soluciones coinciden en { $count } lugares.
  }
editor-nodes = { $count ->
    [one] Un nodo de búsqueda
   *[other] { $count } nodos de búsqueda
  }
editor-conflicts = { $count ->
    [one] Un conflicto del programa SAT
   *[other] { $count } conflictos del programa SAT
  }
editor-grade = { $label }: esfuerzo { NUMBER($effort, maximumFractionDigits: 1) }, { $steps ->
    [one] un paso
   *[other] { $steps } pasos
  }.
editor-grade-none = Unívoco, pero las técnicas que aquí se conocen no llegan hasta el final.
editor-hardest = Paso más difícil: { $name }. { $sentence }
editor-answers = Dos soluciones
editor-answer = Solución { $number }
editor-different = { $count ->
    [one] Difieren en un lugar, señalado con un aro.
   *[other] Difieren en { $count } lugares, señalados con aros.
  }
editor-clash = { $proof ->
    [smallest] { $count ->
        [one] Esta pista por sí sola no puede cumplirse:
       *[other] El menor grupo de pistas que chocan ({ $count }):
      }
    [irreducible] Chocan { $count } pistas; si falta cualquiera de ellas, las demás caben juntas:
   *[some] Entre estas { $count } pistas chocan algunas:
  }
editor-clash-board = Ninguna pista tiene la culpa: este tablero no admite solución.
editor-clash-unknown = No dio tiempo a encontrar qué pistas chocan.

editor-copy = Copiar
editor-copied = Copiado
editor-copy-failed = Seleccionado: cópialo tú
editor-form-address = Dirección de esta página: lleva dentro el pasatiempo entero
editor-form-puzzlink = puzz.link
editor-form-univoca = Texto de Univoca
editor-form-pzprv3 = Archivo pzprv3

editor-keys-drag = Arrastrar
editor-keys-drag-does = traza bordes, amplía una región o crea otra, según lo elegido
editor-keys-second = Arrastrar con el botón derecho o tras una pulsación larga
editor-keys-second-does = una región nueva
editor-keys-sides = W A S D · Ctrl y flechas
editor-keys-sides-does = borde de arriba, de la izquierda, de abajo o de la derecha
editor-keys-grow = Mayús y flechas
editor-keys-grow-does = la región toma la casilla siguiente
editor-keys-own = Espacio o Intro
editor-keys-own-does = la casilla pasa a ser una región
editor-keys-tap = Clic o toque
editor-keys-tap-does = selecciona; otra vez, pasa al valor siguiente
editor-keys-aim = Arrastrar · Mayús y flechas
editor-keys-aim-does = dirección de la flecha, donde la haya
editor-keys-digits = Cifras · + −
editor-keys-digits-does = número
editor-keys-turn = Espacio o Intro · W, B, G
editor-keys-turn-does = valor siguiente; blanca, negra, gris
editor-keys-erase = Retroceso · Supr
editor-keys-erase-does = quitar lo último · vaciar la casilla
