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
# Lo que una persona ve, desde la técnica más sencilla.
polypivot-technique-taken = Lo cubierto ya está ocupado
polypivot-technique-turns = Los mínimos giros hasta la posición hallada
polypivot-technique-piece = Pieza con una sola posición dentro del objetivo
polypivot-technique-cell = Casilla que solo se cubre desde una posición
polypivot-technique-gap = Posiciones que dejan un hueco
polypivot-technique-common = Casillas que una pieza cubre vaya donde vaya
polypivot-technique-reach = Casilla a la que solo llega una pieza
polypivot-technique-trial = Probar y ver
polypivot-technique-choice = Una de varias maneras
polypivot-technique-core = Búsqueda en todo lo que queda
polypivot-why-turns = { $turns ->
    [0] La pieza { $piece } ya está ahí.
    [one] La pieza { $piece } llega ahí con un giro,{" "}
   *[other] La pieza { $piece } llega ahí con { $turns } giros, ni uno menos; el primero,{" "}
  }{ $turns ->
    [0] {""}
   *[other] { $way ->
        [right] a la derecha
       *[left] a la izquierda
      } sobre { $pivots ->
        [one] su pivote.
       *[other] el pivote { $pivot }.
      }
  }
polypivot-why-cell = Solo una posición cubre ya la fila { $row }, columna { $column }: la de la pieza { $piece } en la { $cells }.
polypivot-why-piece = A la pieza { $piece } le queda una sola posición dentro del objetivo: { $cells }.
polypivot-why-gap-cell = La fila { $row }, columna { $column }, se puede cubrir de { $ways } maneras; { $bad ->
    [one] una de ellas deja un hueco que nada llena y queda descartada.
   *[other] { $bad } de ellas dejan un hueco que nada llena y quedan descartadas.
  }
polypivot-why-gaps = Algunas maneras de cubrir { $count ->
    [one] esta casilla dejan un hueco que nada llena y quedan descartadas
   *[other] estas { $count } casillas dejan un hueco que nada llena y quedan descartadas
  }: { $cells }.
polypivot-why-gap-piece = A la pieza { $piece } le quedan { $ways } posiciones; { $bad ->
    [one] en una de ellas deja un hueco que nada llena y queda descartada.
   *[other] en { $bad } de ellas deja un hueco que nada llena y quedan descartadas.
  }
polypivot-why-common = Vaya donde vaya, la pieza { $piece } cubre la { $cells }: ninguna otra puede estar ahí.
polypivot-why-reach = A la fila { $row }, columna { $column }, ya solo llega la pieza { $piece }: está ahí y en ningún otro sitio.
polypivot-why-choice = No se ve nada forzoso y quedan varias maneras: de { $ways } que hay aquí, { $working } se pueden completar. Toma esta, la de menos giros: la pieza { $piece } en la { $cells }.
polypivot-why-core = Una búsqueda en todo lo que queda solo completa una de las { $ways } maneras que hay aquí: la pieza { $piece } en la { $cells }.
polypivot-clash-cell = Ya nada cubre la fila { $row }, columna { $column }.
polypivot-clash-piece = A la pieza { $piece } no le queda ninguna posición dentro del objetivo.
polypivot-clash-twice = La fila { $row }, columna { $column }, quedaría cubierta dos veces.
polypivot-clash-again = La pieza { $piece } tendría que estar en dos posiciones.
polypivot-clash-core = Una búsqueda en todo lo que queda no encuentra manera de cubrir el objetivo.
polypivot-assume = Supongamos que la pieza { $piece } está en la { $cells }, { $turns ->
    [0] donde está ahora.
    [one] a un giro de aquí.
   *[other] a { $turns } giros de aquí.
  }
