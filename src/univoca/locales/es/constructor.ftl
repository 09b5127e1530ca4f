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
