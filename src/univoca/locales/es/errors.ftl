# Errores: una frase clara que dice qué falla y dónde.
error-size-form = «{ $found }» no es un tamaño: escribe ancho × alto, por ejemplo 10x8.
error-size-limit = Un tablero de { $width }×{ $height } se sale de los límites: cada lado va de 1 a { $limit }.
error-size-offered = No se puede generar el tamaño «{ $found }» para este tipo: { $expected }.
error-cell-form = «{ $found }» no es una casilla: escribe fila y columna, por ejemplo r3c4.
error-cell-outside = La casilla «{ $found }» queda fuera del tablero de { $size }.
error-edge = «{ $found }» no es el lado común de dos casillas vecinas de este tablero.
error-target = «{ $found }» no nombra nada en este tablero.
error-mark-state = «{ $found }» no es un estado que admita { $target }.
error-move-form = «{ $found }» no es una jugada: escríbela así: r3c4=shaded.
error-recipe-form = «{ $found }» no es una receta: escribe tipo/tamaño/dificultad#semilla, por ejemplo norinori/10x10/hard#42.
error-recipe-seed = La semilla { $found } es demasiado grande: la mayor es { $limit }.
error-recipe-version = La versión { $found } de las recetas de { $kind } ya no se puede generar: esta edición usa la versión { $current }.
error-recipe-option = { $kind } no ofrece la opción «{ $found }»: { $known }.
error-difficulty = «{ $found }» no es una dificultad de este tipo: { $known }.
error-unknown-kind = No existe el tipo «{ $found }»: { $known }.
error-unknown-pzpr = El tipo «{ $found }» de puzz.link no está entre los de aquí: { $known }.
error-format-kind = { $kind } no tiene forma { $format }.
error-format-unknown = «{ $found }» no es un formato: { $known }.
error-address-form = «{ $found }» no es una dirección de puzz.link.
error-address-size = La dirección «{ $found }» no indica su ancho y su alto después del tipo.
error-variant = Esta dirección pide reglas variantes (la marca «v:»), que aquí no se conocen.
error-pzprv3-version = La primera línea, «{ $found }», no es pzprv3 ni pzprv3.1.
error-pzprv3-size = El texto pzprv3 no indica filas y columnas en las líneas 3 y 4.
error-pzprv3-short = El texto pzprv3 acaba en la línea { $line }, antes de completar el tablero.
error-pzprv3-width = La línea { $line } del texto pzprv3 tiene { $found } valores y hacen falta { $expected }.
error-pzprv3-value = La línea { $line } del texto pzprv3 contiene «{ $found }», que aquí no significa nada.
error-pzprv3-kind = El texto pzprv3 es del tipo «{ $found }» y hace falta «{ $expected }».
error-borders-digit = El carácter { $position } («{ $found }») no es un dígito de bordes (0 a 9, a a v).
error-borders-long = Los bordes, desde el carácter { $position }, ocupan { $found } caracteres y hacen falta { $expected }.
error-penpa-form = El texto no es una dirección de Penpa+: le falta la parte «p=».
error-penpa-packed = La parte comprimida de la dirección de Penpa+ está dañada y no se puede abrir.
error-penpa-sheet = La hoja de Penpa+ «{ $found }» no es una cuadrícula que se pueda leer.
error-text-form = «{ $found }» no es nada de esto: dirección de puzz.link, receta, texto univoca:, texto pzprv3, dirección de Penpa+ o registro nuestro.
error-text-long = El texto tiene { $found } caracteres; el límite es { $limit }.
error-text-empty = No hay ningún texto que leer.
error-body-character = El carácter { $position } («{ $found }») no significa nada en ese lugar.
error-body-short = El texto acaba en el carácter { $position }, antes de completar el tablero.
error-body-long = Desde el carácter { $position } hay más texto del que cabe en el tablero.
error-regions-disconnected = La región { $region } está partida en trozos separados.
error-answer-form = No se puede leer la respuesta: { $expected }.
error-record = La línea { $line } no es un registro de pasatiempo: { $reason }.
error-record-json = No es un objeto JSON: el fallo está en el carácter { $position }.
error-record-field = El campo «{ $field }» tiene un valor que no puede tener.
error-record-unknown = No hay campo «{ $field }» entre { $known }.
error-record-long = Tiene más de { $limit } bytes.
error-pack-record = «{ $path }», línea { $line }: no es un registro de pasatiempo: { $reason }.
error-file = No se puede leer el archivo «{ $path }»: { $reason }.
error-generation = No se logró demostrar ningún pasatiempo antes { $reason ->
    [deadline] de agotar el plazo
    [cancelled] de la cancelación
   *[nodes] de agotar el presupuesto
  }.
error-json = El cuerpo no es JSON en el carácter { $position }.
error-field-missing = Falta el campo «{ $field }».
error-field-type = El campo «{ $field }» debe ser { $expected }.
error-text-kinds = Este texto se puede leer como varios tipos: elige uno de { $known }.
error-text-many = El texto trae { $found } líneas de registros y hace falta un solo pasatiempo.
error-date-early = Hay pasatiempos del día desde el { $first }; para { $found } no hay ninguno.
error-hints = { $kind } todavía no tiene pistas.
error-clash-kind = En { $kind } no hay pistas que se puedan separar unas de otras.
error-edit-kind = Los pasatiempos del tipo { $kind } no se pueden editar aquí.
error-action = «{ $found }» no es algo que el motor haga: { $known }.
error-certificate-kind = El tipo { $kind } no tiene certificados.
error-certificate-steps = Las explicaciones de { $kind } no son una demostración: sus certificados se hacen sin ellas.
error-certificate-claim = No hay nada que certificar: el registro dice { $status }, y su respuesta debe cumplir las reglas y ser lo que afirma.
error-certificate-none = El registro no tiene certificado.
error-reasons = { $kind } todavía no se puede razonar paso a paso.
