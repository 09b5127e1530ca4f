# Pentominós
pentominoes-name = Pentominós
pentominoes-summary = Coloca todas las piezas de modo que cubran justo la silueta. Las piezas se giran y se voltean; vale cualquier relleno.
pentominoes-rule-outside = Ninguna pieza se sale de la silueta.
pentominoes-rule-overlap = Ninguna casilla se cubre dos veces.
pentominoes-rule-piece-unused = Se colocan todas las piezas.
pentominoes-rule-gap = Todas las casillas de la silueta quedan cubiertas.
pentominoes-broken-outside = { $count ->
    [one] La pieza { $piece } se sale de la silueta.
   *[other] { $count } piezas se salen de la silueta, entre ellas { $piece }.
  }
pentominoes-broken-overlap = { $count ->
    [one] La casilla de la fila { $row }, columna { $column }, está cubierta dos veces.
   *[other] Hay { $count } casillas cubiertas dos veces; la primera, en la fila { $row }, columna { $column }.
  }
pentominoes-broken-piece-unused = { $count ->
    [one] La pieza { $piece } sigue en la bandeja.
   *[other] Quedan { $count } piezas en la bandeja.
  }
pentominoes-broken-gap = { $count ->
    [one] La casilla de la fila { $row }, columna { $column }, está sin cubrir.
   *[other] Hay { $count } casillas sin cubrir; la primera, en la fila { $row }, columna { $column }.
  }
pentominoes-piece = pieza { $piece }, { $cells ->
    [one] una casilla
   *[other] { $cells } casillas
  }
pentominoes-piece-locked = pieza { $piece }, { $cells ->
    [one] una casilla
   *[other] { $cells } casillas
  }, fija en su sitio
pentominoes-option-unique = Un solo relleno posible
pentominoes-hint-piece = La siguiente puede ser la pieza { $piece }.
pentominoes-hint-wrong = Algo falla aquí: { $count ->
    [one] la pieza { $pieces } no puede quedarse donde está.
   *[other] las piezas { $pieces } no pueden quedarse todas donde están.
  }
pentominoes-hint-cell = Mira la fila { $row }, columna { $column }: ahí se puede ver algo.
pentominoes-hint-place = La pieza { $piece } va en la fila { $row }, columna { $column }.
pentominoes-hint-take-back = Desde aquí no hay solución: retira la pieza { $piece }.
pentominoes-hint-solved = Todas las piezas están en su sitio.
pentominoes-hint-impossible = Las piezas no pueden llenar esta silueta.
pentominoes-hint-unknown = No se ha encontrado ninguna pista a tiempo.
pentominoes-form = «{ $found }» no es un puzle de Pentominós: escribe columnas/filas/silueta/piezas, como 5/3/15/PUV.
pentominoes-outline = «{ $found }» no es una silueta: escribe cuántas casillas van dentro, fuera, dentro… por turnos, { $cells } en total.
pentominoes-piece-name = «{ $found }» no es una pieza: escribe una de las letras FILNPTUVWXYZ o, entre paréntesis, el código de un poliominó de 1 a 8 casillas.
pentominoes-many = Son más de { $limit } piezas.
pentominoes-locked = Las piezas fijas «{ $found }» se solapan o se salen de la silueta.
pentominoes-placement = «{ $found }» no es una colocación: escribe esquina y giro, como r2c3:2f.
pentominoes-placement-outside = En «{ $found }» la pieza no cabe en el tablero de { $size }.
pentominoes-level = No existe el nivel { $found }: los niveles van del 1 al { $limit }.
pentominoes-learn-place = Coloca la pieza en la silueta: arrástrala, o tócala y después toca el sitio.
pentominoes-learn-turn = Las piezas giran. Gira esta un cuarto de vuelta con el botón junto al tablero y colócala.
pentominoes-learn-flip = Las piezas también se voltean. Voltea esta y colócala.
pentominoes-learn-fill = Cubre toda la silueta con todas las piezas: que ninguna sobresalga ni pise a otra, y que no quede ningún hueco.
# Lo que una persona ve, desde la técnica más sencilla.
pentominoes-technique-taken = Lo cubierto ya está ocupado
pentominoes-technique-cell = Casilla que solo se cubre de una manera
pentominoes-technique-piece = Pieza con un solo sitio
pentominoes-technique-hole = Hueco de mal tamaño
pentominoes-technique-gap = Sitios que dejan un hueco
pentominoes-technique-common = Casillas que una pieza cubre vaya donde vaya
pentominoes-technique-reach = Casilla a la que solo llega una pieza
pentominoes-technique-colour = Los colores del ajedrez
pentominoes-technique-trial = Probar y ver
pentominoes-technique-choice = Una de varias maneras
pentominoes-technique-core = Búsqueda en todo lo que queda
pentominoes-why-cell = Solo queda una manera de cubrir la fila { $row }, columna { $column }: la pieza { $piece } en la { $cells }.
pentominoes-why-piece = { $count ->
    [one] A la pieza { $piece } le queda un solo sitio: { $cells }.
   *[other] A las { $count } piezas { $piece } les quedan justo esos sitios: { $cells }.
  }
pentominoes-why-gap-cell = La fila { $row }, columna { $column }, se puede cubrir de { $ways } maneras; { $bad ->
    [one] una de ellas deja un hueco que nada llena y queda descartada.
   *[other] { $bad } de ellas dejan un hueco que nada llena y quedan descartadas.
  }
pentominoes-why-gaps = Algunas maneras de cubrir { $count ->
    [one] esta casilla dejan un hueco que nada llena y quedan descartadas
   *[other] estas { $count } casillas dejan un hueco que nada llena y quedan descartadas
  }: { $cells }.
pentominoes-why-gap-piece = A la pieza { $piece } le quedan { $ways } sitios; { $bad ->
    [one] en uno de ellos deja un hueco que nada llena y queda descartado.
   *[other] en { $bad } de ellos deja un hueco que nada llena y quedan descartados.
  }
pentominoes-why-common = Vaya donde vaya, la pieza { $piece } cubre la { $cells }: ninguna otra puede estar ahí.
pentominoes-why-reach = A la fila { $row }, columna { $column }, ya solo llega la pieza { $piece }: está ahí y en ningún otro sitio.
pentominoes-why-colour = Imagina un tablero de ajedrez con la esquina superior izquierda oscura: quedan sin cubrir { $darks } casillas oscuras y { $lights } claras. Para que salga la cuenta, la pieza { $piece } tiene que cubrir más casillas { $colour ->
    [dark] oscuras
   *[light] claras
  } que { $colour ->
    [dark] claras
   *[light] oscuras
  }.
pentominoes-why-choice = No se ve nada forzoso y quedan varias maneras: de { $ways } que hay aquí, { $working } se pueden completar. Toma esta: la pieza { $piece } en la { $cells }.
pentominoes-why-core = Una búsqueda en todo lo que queda solo completa una de las { $ways } maneras que hay aquí: la pieza { $piece } en la { $cells }.
pentominoes-clash-cell = Ya nada cubre la fila { $row }, columna { $column }.
pentominoes-clash-piece = A la pieza { $piece } no le queda ningún sitio.
pentominoes-clash-twice = La fila { $row }, columna { $column }, quedaría cubierta dos veces.
pentominoes-clash-again = La pieza { $piece } haría falta en más sitios que piezas de esas hay.
pentominoes-clash-hole = { $count ->
    [one] El hueco de una casilla en la fila { $row }, columna { $column }, no se puede llenar con las piezas que quedan.
   *[other] El hueco de { $count } casillas que hay en la fila { $row }, columna { $column }, no se puede llenar con las piezas que quedan.
  }
pentominoes-clash-holes = La silueta tiene { $count } casillas y ningún grupo de estas piezas las llena.
pentominoes-clash-core = Una búsqueda en todo lo que queda no encuentra manera de llenar la silueta.
pentominoes-assume = Supongamos que la pieza { $piece } está en la { $cells }.
