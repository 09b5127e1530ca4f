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
castle-wall-broken-count-over = La torre de la { $clue } ve { $count ->
    [one] 1 tramo
   *[other] { $count } tramos
  } hacia donde señala; el tope es { $goal }.
castle-wall-broken-count-under = La torre de la { $clue } ve { $count ->
    [one] 1 tramo
   *[other] { $count } tramos
  } hacia donde señala y le hacen falta { $goal }.
castle-wall-state-undecided = sin decidir
castle-wall-state-wall = muralla
castle-wall-state-crossed = tachado
castle-wall-target-segment = Tramo de la { $first } a la { $second }
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
    [black] negra de la { $clue } queda fuera de la muralla
    [white] blanca de la { $clue } queda dentro de la muralla
   *[gray] gris de la { $clue } no la pisa la muralla
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
castle-wall-error-arrow = La torre de la { $cell } tiene el número { $number }, pero ninguna flecha que diga hacia dónde contar.
castle-wall-error-penpa = La anotación de Penpa+ «{ $found }» en la { $cell } no es el número y la flecha de una torre.
castle-wall-error-size = cada lado de 4 a 20
castle-wall-learn-loop = La muralla es una línea cerrada que va de casilla en casilla. Ciérrala: arrastra por los huecos o toca entre dos casillas.
castle-wall-learn-colour = Las torres blancas quedan dentro de la muralla y las negras, fuera. Traza una muralla alrededor de la blanca.
castle-wall-learn-count = El número dice cuántos tramos de muralla hay en la línea de la flecha: aquí, dos. Una torre gris puede quedar dentro o fuera.
castle-wall-learn-whole = Ahora, uno entero: una sola muralla cerrada, cada torre en su lado y cada número exacto.
