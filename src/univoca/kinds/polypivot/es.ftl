polypivot-name = PolyPivot
polypivot-summary = Gira cada pieza sobre sus pivotes, de cuarto en cuarto de vuelta, hasta que entre todas cubran el objetivo exactamente una vez.
polypivot-rule-outside = Ninguna pieza se sale del objetivo.
polypivot-rule-overlap = Ninguna casilla del objetivo queda cubierta dos veces.
polypivot-rule-gap = Todas las casillas del objetivo quedan cubiertas.
polypivot-broken-outside = La pieza { $piece } se sale del objetivo.
polypivot-broken-overlap = Las piezas { $first } y { $second } cubren la misma casilla.
polypivot-broken-gap = { $count ->
    [one] Queda una casilla del objetivo sin cubrir.
   *[other] Quedan { $count } casillas del objetivo sin cubrir.
  }
polypivot-piece = pieza { $piece }, { $cells } casillas, { $pivots ->
    [one] un pivote
   *[other] { $pivots } pivotes
  }
polypivot-option-unique = Una sola disposición final
polypivot-error-form = El texto de PolyPivot debe empezar con ancho, alto y margen.
polypivot-error-margin = Un margen de { $found } es demasiado ancho: el límite es { $limit }.
polypivot-error-piece = La pieza { $piece } («{ $found }») no tiene la forma fila.columna.ancho.bits.pivotes.
polypivot-error-cells = La pieza { $piece } debe ser un solo bloque conexo de { $least } a { $most } casillas.
polypivot-error-pivot = Un pivote de la pieza { $piece } no es una de sus casillas o se repite.
polypivot-error-workspace = La pieza { $piece } queda fuera de la zona de trabajo.
polypivot-error-position = «{ $found }» no es una posición de la pieza { $piece }: escríbela así: r3c4:2.
polypivot-error-unreachable = Ningún giro lleva la pieza { $piece } hasta { $found }.
polypivot-error-answer = La respuesta tiene { $found } posiciones y el tablero tiene { $expected } piezas.
polypivot-hint-overlap = { $count ->
    [one] La pieza { $piece } está encima de otra y tiene que moverse.
   *[other] La pieza { $piece } está encima de otras { $count } y tiene que moverse.
  }
polypivot-hint-outside = La pieza { $piece } se sale del objetivo y tiene que moverse.
polypivot-hint-moves = La pieza { $piece } cabe donde está, pero las demás necesitan ese sitio.
polypivot-hint-place = { $turns ->
    [one] El sitio de la pieza { $piece } son las casillas marcadas, a un giro de aquí.
   *[other] El sitio de la pieza { $piece } son las casillas marcadas, a { $turns } giros de aquí.
  }
polypivot-hint-turn = Gira la pieza { $piece } a la { $way ->
    [right] derecha
   *[left] izquierda
  } sobre { $pivots ->
    [one] su pivote
   *[other] el pivote { $pivot }
  }; { $left ->
    [0] con eso queda resuelto.
    [one] después queda un giro.
   *[other] después quedan { $left } giros.
  }
polypivot-hint-solved = Todas las piezas están en su sitio.
polypivot-hint-none = Desde aquí no hay solución: deshaz jugadas.
polypivot-hint-late = No se ha encontrado solución a tiempo; puede que la haya.
polypivot-learn-screw = Cada pieza gira sobre su tornillo, de cuarto en cuarto de vuelta. Toca el tornillo y la pieza quedará en el objetivo enmarcado.
polypivot-learn-axes = Esta pieza tiene dos tornillos, así que puede caminar: gírala sobre uno y después sobre el otro.
polypivot-learn-workspace = Las piezas pueden estar en cualquier parte de la zona de trabajo, pero nunca salir de ella. Aquí no cabe el giro a la derecha: gira al revés con una pulsación larga, un clic derecho o el botón.
polypivot-learn-together = Por el camino las piezas pueden pisarse. Al final cubren el objetivo, cada casilla una sola vez.
