# Castle Wall (La muralla)
castle-wall-name = La muralla
castle-wall-summary = Traza una muralla cerrada: las torres blancas dentro, las negras fuera, y cada flecha dice cuánto muro hay en su dirección.
castle-wall-rule-no-loop = Hay una muralla.
castle-wall-rule-branch = La muralla no se bifurca, no se cruza consigo misma ni entra en una torre.
castle-wall-rule-dead-end = La muralla no se interrumpe: de cada casilla por la que pasa, entra y sale.
castle-wall-rule-many-loops = Toda la muralla forma un único circuito.
castle-wall-rule-black-inside = Las torres negras quedan fuera de la muralla; las grises, donde sea.
castle-wall-rule-white-outside = Las torres blancas quedan dentro de la muralla.
castle-wall-rule-count-over = En la línea que señala la flecha, hasta el borde del tablero, no hay más tramos que los que dice el número.
castle-wall-rule-count-under = En la línea que señala la flecha, hasta el borde del tablero, no hay menos tramos que los que dice el número.
castle-wall-broken-no-loop = Todavía no hay muralla.
castle-wall-broken-branch = { $count ->
    [one] Aquí la muralla se bifurca, se cruza o entra en una torre.
   *[other] La muralla se bifurca, se cruza o entra en una torre en { $count } casillas.
  }
castle-wall-broken-dead-end = { $count ->
    [one] La muralla se corta en esta casilla.
   *[other] La muralla tiene { $count } cabos sueltos.
  }
castle-wall-broken-many-loops = Este circuito está cerrado, pero hay { $count } trozos de muralla separados.
castle-wall-broken-black-inside = { $count ->
    [one] Esta torre negra ha quedado dentro de la muralla.
   *[other] Hay { $count } torres negras dentro de la muralla.
  }
castle-wall-broken-white-outside = { $count ->
    [one] Esta torre blanca ha quedado fuera de la muralla.
   *[other] Hay { $count } torres blancas fuera de la muralla.
  }
castle-wall-broken-count-over = La torre de la { $clue }, ve { $count ->
    [one] 1 tramo
   *[other] { $count } tramos
  } hacia donde señala; el tope es { $goal }.
castle-wall-broken-count-under = La torre de la { $clue }, ve { $count ->
    [one] 1 tramo
   *[other] { $count } tramos
  } hacia donde señala y le hacen falta { $goal }.
castle-wall-state-undecided = sin decidir
castle-wall-state-wall = muralla
castle-wall-state-crossed = { $count ->
    [other] tachados
   *[one] tachado
  }
castle-wall-target-segment = Tramo de la { $first }, a la { $second }
castle-wall-edit-colour = Torre
castle-wall-edit-colour-none = ninguna
castle-wall-edit-colour-white = blanca
castle-wall-edit-colour-black = negra
castle-wall-edit-colour-gray = gris
castle-wall-edit-arrow = Flecha
castle-wall-edit-arrow-none = ninguna
castle-wall-edit-arrow-up = arriba
castle-wall-edit-arrow-down = abajo
castle-wall-edit-arrow-left = izquierda
castle-wall-edit-arrow-right = derecha
castle-wall-edit-number = Número
castle-wall-counter-clue = { $colour ->
    [black] Torre negra
    [white] Torre blanca
   *[gray] Torre gris
  } de la { $clue }, flecha hacia { $arrow ->
    [up] arriba
    [down] abajo
    [left] la izquierda
   *[right] la derecha
  }: { $count } de { $goal } tramos
castle-wall-clue = La torre { $colour ->
    [black] negra de la { $clue }, queda fuera de la muralla
    [white] blanca de la { $clue }, queda dentro de la muralla
   *[gray] gris de la { $clue }, no la pisa la muralla
  }{ $arrow ->
    [up] , con { $goal } tramos hacia arriba.
    [down] , con { $goal } tramos hacia abajo.
    [left] , con { $goal } tramos hacia la izquierda.
    [right] , con { $goal } tramos hacia la derecha.
   *[none] .
  }
castle-wall-option-free = Casillas vacías fuera de la muralla
castle-wall-option-free-some = algunas
castle-wall-option-free-none = pocas
castle-wall-option-free-many = muchas
castle-wall-option-numbers = Torres con número
castle-wall-option-numbers-most = la mayoría
castle-wall-option-numbers-all = todas
castle-wall-option-numbers-half = la mitad
castle-wall-option-symmetry = Simetría de las torres
castle-wall-option-symmetry-none = ninguna
castle-wall-option-symmetry-rotational = de giro
castle-wall-option-symmetry-mirror = de espejo
castle-wall-option-minimal = Las menos pistas posibles
castle-wall-option-minimal-auto = según la dificultad
castle-wall-option-minimal-yes = sí
castle-wall-option-minimal-no = no
castle-wall-error-form = «{ $found }» no es una muralla: escribe ancho/alto/pistas.
castle-wall-error-arrow = La torre de la { $cell }, tiene el número { $number }, pero ninguna flecha que diga hacia dónde contar.
castle-wall-error-penpa = La anotación de Penpa+ «{ $found }» en la { $cell }, no es el número y la flecha de una torre.
castle-wall-error-size = cada lado de 4 a 20
castle-wall-learn-loop = La muralla es una línea cerrada que va de casilla en casilla. Ciérrala: arrastra por los huecos o toca entre dos casillas.
castle-wall-learn-colour = Las torres blancas quedan dentro de la muralla y las negras, fuera. Traza una muralla alrededor de la blanca.
castle-wall-learn-count = El número dice cuántos tramos de muralla hay en la línea de la flecha: aquí, dos. Una torre gris puede quedar dentro o fuera.
castle-wall-learn-whole = Ahora, uno entero: una sola muralla cerrada, cada torre en su lado y cada número exacto.
# Lo que ve una persona, empezando por lo más fácil.
castle-wall-technique-two = Dos tramos y no más
castle-wall-technique-dead-end = Sin callejones sin salida
castle-wall-technique-count-full = Cuenta completa
castle-wall-technique-count-needs = La cuenta necesita todo lo que le queda
castle-wall-technique-meet = Dentro junto a fuera
castle-wall-technique-line-parity = Línea entre dos lados conocidos
castle-wall-technique-sides = El lado se propaga
castle-wall-technique-between = Dos torres que señalan igual
castle-wall-technique-loop = Circuito prematuro
castle-wall-technique-bounds = Lo más o lo menos que cabe
castle-wall-technique-ends-meet = Cabos que deben unirse
castle-wall-technique-shut-off = Aislada de un lado
castle-wall-technique-bottleneck = Único paso para seguir unido
castle-wall-technique-line = Todas las formas de llenar una línea
castle-wall-technique-trial = Probar y ver
castle-wall-technique-core = Las mínimas torres que lo fuerzan
castle-wall-why-two = La muralla ya pasa por la { $cell }: no llega a ella ningún otro tramo.
castle-wall-why-way-on = La muralla llega a la { $cell }, y solo puede seguir por un sitio.
castle-wall-why-dead-end = Por este tramo la muralla llegaría a la { $cell }, y no tendría por dónde seguir.
castle-wall-why-count-full = { $goal ->
    [0] La torre de la { $clue }, no ve muralla hacia donde señala.
    [one] La torre de la { $clue }, ya tiene su tramo: no hay más hacia donde señala.
   *[other] La torre de la { $clue }, ya tiene sus { $goal } tramos: no hay más hacia donde señala.
  }
castle-wall-why-count-needs = { $goal ->
    [one] La torre de la { $clue }, necesita un tramo y, hacia donde señala, ya solo cabe este.
   *[other] La torre de la { $clue }, necesita todos los tramos que aún caben hacia donde señala para llegar a { $goal }.
  }
castle-wall-why-between-full = { $goal ->
    [0] Las torres de la { $clue }, y de la { $beyond }, señalan en la misma dirección y ven lo mismo: entre ellas no hay muralla.
    [one] Las torres de la { $clue }, y de la { $beyond }, señalan en la misma dirección: entre ellas queda uno de los tramos, y ya está trazado.
   *[other] Las torres de la { $clue }, y de la { $beyond }, señalan en la misma dirección: entre ellas quedan { $goal } de los tramos, y ya están trazados.
  }
castle-wall-why-between-needs = { $goal ->
    [one] Las torres de la { $clue }, y de la { $beyond }, señalan en la misma dirección: entre ellas queda uno de los tramos y ya solo tiene un sitio.
   *[other] Las torres de la { $clue }, y de la { $beyond }, señalan en la misma dirección: entre ellas quedan { $goal } de los tramos y hacen falta todos los que caben.
  }
castle-wall-why-meet = { $side ->
    [both] Entre la { $first }, y la { $second }, el interior toca el exterior: por ahí va la muralla.
    [inside] A ambos lados del tramo de la { $first }, a la { $second }, está el interior: no hay muralla.
   *[outside] A ambos lados del tramo de la { $first }, a la { $second }, está el exterior: no hay muralla.
  }
castle-wall-why-side = { $side ->
    [inside] La esquina entre la { $one }, y la { $other }, queda dentro: { $across ->
        [wall] solo la muralla la separa de una esquina de fuera.
       *[none] ningún tramo la separa de una esquina de dentro.
      }
   *[outside] La esquina entre la { $one }, y la { $other }, queda fuera: { $across ->
        [wall] solo la muralla la separa de una esquina de dentro.
       *[none] ningún tramo la separa de una esquina de fuera.
      }
  }
castle-wall-why-told = { $colour ->
    [white] La torre blanca de la { $clue }, queda dentro, y con ella sus esquinas.
   *[black] La torre negra de la { $clue }, queda fuera, y con ella sus esquinas.
  }
castle-wall-why-sides = { $count ->
    [one] De esquina en esquina, el lado cambia donde se cruza la muralla y en ningún otro sitio: la esquina entre la { $one }, y la { $other }, queda { $side ->
        [inside] dentro.
       *[outside] fuera.
      }
   *[other] De esquina en esquina, el lado cambia donde se cruza la muralla y en ningún otro sitio: así se sabe el lado de { $count } esquinas más, desde la que hay entre la { $one }, y la { $other }.
  }
castle-wall-why-line-parity = { $parity ->
    [odd] De la esquina entre la { $start }, y la { $begin }, a la esquina entre la { $last }, y la { $end }, en línea recta, se pasa de un lado al otro: la muralla se cruza un número impar de veces.
   *[even] De la esquina entre la { $start }, y la { $begin }, a la esquina entre la { $last }, y la { $end }, en línea recta, se acaba en el mismo lado: la muralla se cruza un número par de veces.
  }
castle-wall-why-some = Algo tiene que quedar dentro de la muralla, y ya solo puede ser la esquina entre la { $one }, y la { $other }.
castle-wall-why-loop = Este tramo cerraría un circuito y quedaría muralla fuera de él.
castle-wall-why-loop-count = Este tramo cerraría la muralla con { $count } tramos, y el número de la torre de la { $clue }, no se cumpliría.
castle-wall-why-loop-closed = La muralla está cerrada: no hay más en ningún otro sitio.
castle-wall-why-bounds = { $bound ->
    [most] { $goal ->
        [one] { $beyond ->
            [none] Hacia donde señala la torre de la { $clue }, cabe como mucho 1 tramo, y le hace falta.
           *[other] Entre las torres de la { $clue }, y de la { $beyond }, cabe como mucho 1 tramo, y hace falta.
          }
       *[other] { $beyond ->
            [none] Hacia donde señala la torre de la { $clue }, caben como mucho { $goal } tramos, y le hacen falta todos.
           *[other] Entre las torres de la { $clue }, y de la { $beyond }, caben como mucho { $goal } tramos, y hacen falta todos.
          }
      }
    [least] { $beyond ->
        [none] Hacia donde señala la torre de la { $clue }, habrá por lo menos { $goal ->
            [one] uno
           *[other] { $goal }
          } de los tramos, y no se admiten más.
       *[other] Entre las torres de la { $clue }, y de la { $beyond }, habrá por lo menos { $goal ->
            [one] uno
           *[other] { $goal }
          } de los tramos, y no se admiten más.
      }
   *[only] { $beyond ->
        [none] Hacia donde señala la torre de la { $clue }, solo cabe este número de tramos: { $goal }.
       *[other] Entre las torres de la { $clue }, y de la { $beyond }, solo cabe este número de tramos: { $goal }.
      }
  }
castle-wall-why-line = { $beyond ->
    [none] { $goal ->
        [one] Vaya donde vaya el tramo que pide la torre de la { $clue }, estos salen siempre igual.
       *[other] Se llegue como se llegue a los { $goal } tramos que pide la torre de la { $clue }, estos salen siempre igual.
      }
   *[other] { $goal ->
        [one] Vaya donde vaya el tramo que hay entre las torres de la { $clue }, y de la { $beyond }, estos salen siempre igual.
       *[other] Se llegue como se llegue a los { $goal } tramos que hay entre las torres de la { $clue }, y de la { $beyond }, estos salen siempre igual.
      }
  }
castle-wall-why-ends-meet = A estas casillas solo llegan dos cabos de la muralla, así que se unen aquí: lo que está en todos los caminos entre ellos es muralla, y lo que no está en ninguno, no.
castle-wall-why-ends-meet-none = A estas { $count } casillas no llega ningún cabo, y hay muralla en otra parte: aquí no la hay.
castle-wall-why-shut-off = { $side ->
    [inside] { $count ->
        [one] La esquina entre la { $one }, y la { $other }, está aislada de todo lo de dentro: queda fuera.
       *[other] { $count } esquinas, la que hay entre la { $one }, y la { $other }, entre ellas, están aisladas de todo lo de dentro: quedan fuera.
      }
   *[outside] { $count ->
        [one] La esquina entre la { $one }, y la { $other }, está aislada de todo lo de fuera: queda dentro.
       *[other] { $count } esquinas, la que hay entre la { $one }, y la { $other }, entre ellas, están aisladas de todo lo de fuera: quedan dentro.
      }
  }
castle-wall-why-bottleneck = { $side ->
    [inside] Todo el interior está unido, y solo por la esquina entre la { $one }, y la { $other }, pueden juntarse dos de sus partes: queda dentro.
   *[outside] Todo el exterior está unido, y solo por la esquina entre la { $one }, y la { $other }, pueden juntarse dos de sus partes: queda fuera.
  }
castle-wall-clash-two = La muralla se bifurcaría en la { $cell }.
castle-wall-clash-dead-end = La muralla se cortaría en la { $cell }.
castle-wall-clash-count-over = La torre de la { $clue }, vería más tramos que { $goal }.
castle-wall-clash-count-under = La torre de la { $clue }, ya no podría llegar a { $goal }.
castle-wall-clash-between-over = Entre las torres de la { $clue }, y de la { $beyond }, habría más tramos que { $goal }.
castle-wall-clash-between-under = Entre las torres de la { $clue }, y de la { $beyond }, habría menos tramos que { $goal }.
castle-wall-clash-meet = Los dos lados del tramo de la { $first }, a la { $second }, se contradirían.
castle-wall-clash-told = { $colour ->
    [white] A la torre blanca de la { $clue }, le quedaría una esquina fuera.
   *[black] A la torre negra de la { $clue }, le quedaría una esquina dentro.
  }
castle-wall-clash-line-parity = { $parity ->
    [odd] De la esquina entre la { $start }, y la { $begin }, a la esquina entre la { $last }, y la { $end }, en línea recta, la muralla se cruzaría un número par de veces, con lados distintos en los extremos.
   *[even] De la esquina entre la { $start }, y la { $begin }, a la esquina entre la { $last }, y la { $end }, en línea recta, la muralla se cruzaría un número impar de veces, con el mismo lado en los extremos.
  }
castle-wall-clash-some = No quedaría nada dentro de la muralla.
castle-wall-clash-loop = Se cerraría un circuito y quedaría muralla fuera de él.
castle-wall-clash-loop-closed = Se cerraría un circuito y quedaría muralla fuera de él.
castle-wall-clash-loop-count = La muralla se cerraría con { $count } tramos, y el número de la torre de la { $clue }, no se cumpliría.
castle-wall-clash-bounds = { $beyond ->
    [none] Ya no habría manera de dar a la torre de la { $clue }, { $goal ->
        [one] su tramo.
       *[other] sus { $goal } tramos.
      }
   *[other] Ya no habría manera de poner { $goal ->
        [one] un tramo
       *[other] { $goal } tramos
      } entre las torres de la { $clue }, y de la { $beyond }.
  }
castle-wall-clash-ends-meet = Dos cabos de la muralla tendrían que unirse aquí y cerrar un circuito, con muralla fuera de él.
castle-wall-clash-ends-meet-none = A estas casillas no llegaría ningún cabo y, aun así, habría muralla en ellas.
castle-wall-clash-shut-off = { $side ->
    [inside] El interior quedaría partido en dos.
   *[outside] El exterior quedaría partido en dos.
  }
castle-wall-clash-bottleneck = { $side ->
    [inside] El interior quedaría partido en dos.
   *[outside] El exterior quedaría partido en dos.
  }
castle-wall-clash-line = { $beyond ->
    [none] Ya no habría manera de dar a la torre de la { $clue }, { $goal ->
        [one] su tramo.
       *[other] sus { $goal } tramos.
      }
   *[other] Ya no habría manera de poner { $goal ->
        [one] un tramo
       *[other] { $goal } tramos
      } entre las torres de la { $clue }, y de la { $beyond }.
  }
castle-wall-assume-wall = Supongamos que la muralla va de la { $first }, a la { $second }.
castle-wall-assume-crossed = Supongamos que no hay muralla de la { $first }, a la { $second }.
