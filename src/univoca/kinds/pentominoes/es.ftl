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
pentominoes-hint-dead-end = Desde aquí no hay solución: alguna pieza tiene que volver a la bandeja.
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
