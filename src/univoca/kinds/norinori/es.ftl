# Norinori
norinori-name = Norinori
norinori-summary = Sombrea dos casillas en cada región; las casillas sombreadas se emparejan como fichas de dominó.
norinori-rule-region-over = Ninguna región tiene más de dos casillas sombreadas.
norinori-rule-region-under = Cada región tiene dos casillas sombreadas.
norinori-rule-crowd = Ninguna casilla sombreada toca por un lado a dos o más casillas sombreadas.
norinori-rule-alone = Toda casilla sombreada toca por un lado a otra casilla sombreada.
norinori-broken-region-over = En la región { $region } hay { $count } casillas sombreadas: con dos basta.
norinori-broken-region-under = { $count ->
    [0] En la región { $region } aún no hay ninguna casilla sombreada: hacen falta dos.
   *[other] En la región { $region } solo hay una casilla sombreada: hacen falta dos.
  }
norinori-broken-crowd = La casilla sombreada de la { $cell } toca a { $count } casillas sombreadas: solo puede tocar a una.
norinori-broken-alone = La casilla sombreada de la { $cell } no tiene pareja: debe tocar a otra casilla sombreada.
norinori-state-unknown = sin decidir
norinori-state-shaded = sombreada
norinori-state-dotted = con punto
norinori-target-cell = Fila { $row }, columna { $column }, región { $region }
norinori-counter-region = Región { $region }: { $count } de { $goal } sombreadas
norinori-error-text = «{ $found }» no es un Norinori: escribe ancho/alto/bordes, por ejemplo 5/5/cag4ocjo.
norinori-error-answer = La respuesta debe tener { $rows } { $rows ->
    [one] fila
   *[other] filas
  } de { $columns } { $columns ->
    [one] cifra
   *[other] cifras
  }, 0 o 1, con barras entre las filas.
norinori-error-size = No se puede generar el tamaño «{ $found }»: cada lado va de { $low } a { $high }.
