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
norinori-broken-crowd = La casilla sombreada de la { $cell }, toca a { $count } casillas sombreadas: solo puede tocar a una.
norinori-broken-alone = La casilla sombreada de la { $cell }, no tiene pareja: debe tocar a otra casilla sombreada.
norinori-state-unknown = sin decidir
norinori-state-shaded = { $count ->
    [other] sombreadas
   *[one] sombreada
  }
norinori-state-dotted = con punto
norinori-target-cell = Fila { $row }, columna { $column }, región { $region }
norinori-counter-region = Región { $region }: { $count } de { $goal } sombreadas
norinori-clue = { $cells ->
    [one] La región { $region }, que es solo la { $first }, necesita dos casillas sombreadas.
   *[other] La región { $region } ({ $cells } casillas, la primera en la { $first }) necesita dos sombreadas.
  }
norinori-error-text = «{ $found }» no es un Norinori: escribe ancho/alto/bordes, por ejemplo 5/5/cag4ocjo.
norinori-error-answer = La respuesta debe tener { $rows } { $rows ->
    [one] fila
   *[other] filas
  } de { $columns } { $columns ->
    [one] cifra
   *[other] cifras
  }, 0 o 1, con barras entre las filas.
norinori-error-size = No se puede generar el tamaño «{ $found }»: cada lado va de { $low } a { $high }.

# Lo que ve una persona, de la técnica más fácil a la más difícil.
norinori-technique-region-full = Región completa
norinori-technique-domino = Dominó terminado
norinori-technique-region-needs = La región necesita todo lo que le queda
norinori-technique-partner = Única pareja posible
norinori-technique-no-partner = Sin pareja posible
norinori-technique-between = Entre dos casillas sombreadas
norinori-technique-overfills = Desborda una región
norinori-technique-starves = Deja corta a una región
norinori-technique-common = Todas las formas de acabar una región
norinori-technique-parity = Zona cerrada
norinori-technique-counting = Dominós que cruzan un borde
norinori-technique-trial = Probar y ver
norinori-technique-core = Las mínimas regiones que lo fuerzan
norinori-why-region-full = La región { $region } ya tiene sus dos casillas sombreadas: las demás quedan en blanco.
norinori-why-region-needs = La región { $region } necesita todas las casillas libres que le quedan para llegar a dos.
norinori-why-domino = La { $cell }, y la { $mate }, forman un dominó: las casillas que rodean a la { $cell }, quedan en blanco.
norinori-why-partner = La { $cell }, está sombreada y solo una casilla a su lado puede ser ya su pareja.
norinori-why-no-partner = Ninguna casilla vecina puede ser pareja de la { $cell }: queda en blanco.
norinori-why-between = La { $cell }, toca dos casillas sombreadas y, sombreada, las uniría: queda en blanco.
norinori-why-overfills = Si la { $cell }, se sombreara, ella y su pareja darían a la región { $region } más de dos casillas sombreadas.
norinori-why-starves = Si la { $cell }, se sombreara, a la región { $region } le quedarían menos de dos casillas que sombrear.
norinori-why-common = Se acabe como se acabe la región { $region }, estas casillas salen siempre igual.
norinori-why-parity = Las { $count } casillas en torno a la { $first }, están cercadas por casillas en blanco. Las sombreadas van por parejas, así que aquí dentro hay un número par.
norinori-why-counting = Las casillas sombreadas van por parejas, así que el borde de { $regions ->
    [one] la región { $first }
    [2] las regiones { $first } { $second ->
        [I] e
       *[other] y
      } { $second }
   *[other] las regiones { $first }, { $second } { $third ->
        [I] e
       *[other] y
      } { $third }
  } lo cruza un número par de dominós. Aquí { $exact ->
    [yes] { $low ->
        [0] no puede cruzarlo ninguno
       *[other] son exactamente { $low }
      }
   *[no] son de { $low } a { $high }
  } y, encaje como encaje en eso la región { $region }, estas casillas salen siempre igual.
norinori-clash-region-over = La región { $region } tendría más de dos casillas sombreadas.
norinori-clash-region-under = La región { $region } no podría llegar a dos casillas sombreadas.
norinori-clash-between = La casilla sombreada de la { $cell }, tocaría dos casillas sombreadas.
norinori-clash-common = Ya no queda forma de acabar la región { $region }.
norinori-clash-parity = Las { $count } casillas cercadas en torno a la { $first }, tendrían un número impar de sombreadas, pero las sombreadas van por parejas.
norinori-clash-counting = Ningún número de dominós por el borde de { $regions ->
    [one] la región { $first }
    [2] las regiones { $first } { $second ->
        [I] e
       *[other] y
      } { $second }
   *[other] las regiones { $first }, { $second } { $third ->
        [I] e
       *[other] y
      } { $third }
  } encaja por los dos lados: la región { $region } no puede acabarse.
norinori-clash-no-partner = A la casilla sombreada de la { $cell }, no le quedaría pareja.
norinori-assume-shaded = Supongamos que la { $cell }, está sombreada.
norinori-assume-dotted = Supongamos que la { $cell }, queda en blanco.
norinori-learn-pair = Las casillas sombreadas van por parejas, una al lado de otra. Toca una vecina de la sombreada para darle pareja.
norinori-learn-crowd = Tres juntas son demasiadas. Quita una: otro toque la convierte en un punto, que significa «esta no».
norinori-learn-region = Las líneas gruesas separan las regiones, y cada región lleva dos casillas sombreadas. La izquierda ya está: completa la derecha.
norinori-learn-whole = Ahora, todo junto: dos en cada región y todas por parejas. Una pareja puede cruzar un borde.
