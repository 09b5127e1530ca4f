# La línea de órdenes. Las ayudas (help-…) ocupan una sola línea: se leen sin Fluent.
help-univoca = Pasatiempos lógicos con demostración: créalos, resuélvelos, compruébalos, conviértelos, dibújalos y juega.
help-univoca-more = PUZZLE es una dirección de puzz.link, una receta (norinori/10x10/hard#42), un texto univoca:, un archivo o - para la entrada estándar. Códigos de salida: 0 éxito, 1 respuesta negativa, 2 entrada incorrecta, 130 Ctrl-C.
help-usage = Uso
help-usage-options = OPCIONES
help-options = Opciones
help-commands = Órdenes
help-kinds = Enumera los tipos de pasatiempo con sus tamaños y dificultades.
help-generate = Crea pasatiempos nuevos, cada uno demostrado, en JSON Lines.
help-generate-more = Las semillas avanzan desde --seed, una por pasatiempo; sin --seed se sortea una, que se ve en la receta del registro. Con --json cada registro cuenta además los candidatos rechazados por causa.
help-solve = Decide un pasatiempo y muestra su solución, o dos cuando hay dos.
help-solve-more = Sale con 0 si hay exactamente una solución (en los tipos que prometen una solución pero no que sea única: si hay alguna) y con 1 si no hay ninguna, si hay dos o si antes se agota el presupuesto.
help-check = Dice qué reglas incumple una respuesta y dónde.
help-check-more = Sin ANSWER se comprueban las marcas que vienen con el pasatiempo (por ejemplo en un texto pzprv3). Sale con 0 si está resuelto y con 1 si no.
help-convert = Escribe un pasatiempo en otro formato.
help-show = Dibuja un pasatiempo, vacío o con una respuesta.
help-verify = Vuelve a demostrar cada pasatiempo de una colección con los dos métodos.
help-verify-more = PACK es un archivo de registros, un objeto JSON por línea, o - para la entrada estándar. Sale con 0 si todos se sostienen y con 1 si alguno no.
help-play = Juega en el navegador, servido desde esta máquina.
help-option-help = Muestra esta ayuda y termina.
help-option-version = Muestra la versión y termina.
help-option-json = Un objeto JSON por línea en la salida estándar.
help-option-lang = Idioma de las frases (si no, el de LC_ALL o LANG).
help-option-kind = El tipo, para los textos que no lo dicen (Penpa+, cuadrículas sueltas).
help-option-size = Ancho × alto, por ejemplo 10x8.
help-option-difficulty = easy (fácil), normal, hard (difícil) o expert (experto).
help-option-seed = Primera semilla.
help-option-count = Cuántos pasatiempos.
help-option-option = Una opción del tipo, por ejemplo k=2; se puede repetir.
help-option-output = Escribe en este archivo, de una vez y al final.
help-option-deadline = Abandona pasados estos segundos.
help-option-nodes = Abandona tras tantos nodos de búsqueda o conflictos.
help-option-method = auto decide con la búsqueda y después con SAT; both aplica cada uno por su cuenta.
help-option-to = univoca, puzzlink, pzprv3, pzprv3.1 o json.
help-option-text = Un dibujo con caracteres (lo que se hace si no pides otra cosa).
help-option-svg = Un dibujo SVG.
help-option-png = Un dibujo PNG.
help-option-answer = Dibuja además esta respuesta (un texto, un archivo o -).
help-option-cell = Lado de una casilla en píxeles de SVG; el PNG tiene el doble.
help-option-host = Dirección en la que se sirve.
help-option-port = Puerto en el que se sirve; con 0, cualquiera que esté libre.
help-option-browser = Abre la página en el navegador.

kind-stable = estable
kind-new = nuevo
kind-template = plantilla
difficulty-easy = fácil
difficulty-normal = normal
difficulty-hard = difícil
difficulty-expert = experto
kinds-sizes = {"  "}tamaños: { $sizes }
kinds-difficulties = {"  "}dificultades: { $difficulties }
kinds-option = {"  "}opción { $name }: { $values }

generate-progress = Creando pasatiempos
generate-failed = { $recipe }: { $sentence }

status-unique = exactamente una solución
status-ambiguous = varias soluciones
status-contradiction = ninguna solución
status-inconclusive = sin decidir
solve-unique = Unívoco: hay exactamente una solución.
solve-ambiguous = Ambiguo: hay varias soluciones; aquí tienes dos.
solve-contradiction = Contradicción: no hay ninguna solución.
solve-inconclusive = Sin decidir: se agotó el presupuesto.
solve-contested = Los dos métodos se contradicen: es un defecto del programa; comunica, por favor, este pasatiempo.
solve-different = Difieren en { $count ->
    [one] un lugar
   *[other] { $count } lugares
  } (≠): { $targets }
solve-spent-search = Búsqueda: { $status }; { $count ->
    [one] un nodo
   *[other] { $count } nodos
  }, { $milliseconds } ms.
solve-spent-sat = SAT: { $status }; { $count ->
    [one] un conflicto
   *[other] { $count } conflictos
  }, { $milliseconds } ms.
solve-ran-out = Lo que le puso fin: { $reason ->
    [nodes] el presupuesto de nodos
    [conflicts] el presupuesto de conflictos
    [deadline] el plazo
   *[cancelled] una interrupción
  }.

check-solved = Resuelto: no se incumple ninguna regla.
check-broken = { $count ->
    [one] Un fallo:
   *[other] { $count } fallos:
  }

verify-line = Línea { $line }, { $name }: { $sentence }
verify-proven = se sostiene, por búsqueda y por SAT.
verify-wrong-answer = su respuesta incumple las reglas.
verify-contested = los dos métodos se contradicen.
verify-inconclusive = sin decidir dentro del presupuesto.
verify-other-outcome = el resultado no es el que dice.
verify-other-answer = la única solución no es la que dice.
verify-sum = { $count ->
    [one] Un pasatiempo
   *[other] { $count } pasatiempos
  }; { $failed ->
    [0] todo se sostiene.
    [one] uno no se sostiene.
   *[other] { $failed } no se sostienen.
  }

error-file-missing = No existe el archivo «{ $path }».
error-file-directory = «{ $path }» es un directorio y hace falta un archivo.
error-file-denied = No tienes permiso para leer el archivo «{ $path }».
error-file-long = «{ $path }» ocupa más de { $limit } bytes, que es el límite.
error-file-encoding = «{ $path }» no es texto UTF-8 en el byte { $position }.
error-file-write = No se puede escribir el archivo «{ $path }»: { $reason }.
error-puzzle-argument = «{ $found }» no es un archivo, ni una dirección de puzz.link, ni una receta, ni un texto univoca:.
error-stdin-twice = Solo una de las dos cosas se puede leer de la entrada estándar (-).
error-png-library = Los dibujos PNG necesitan la biblioteca resvg-py: instala univoca[png].
error-png-large = Un PNG de { $found } píxeles de lado es demasiado grande: el límite es { $limit }.
error-png-terminal = Un dibujo PNG no cabe en un terminal: indica un archivo con -o.
error-play-library = Para jugar hace falta la biblioteca { $name }: instala univoca[play].
error-usage-missing = Falta { $name }.
error-usage-option = No existe la opción { $name }.
error-usage-value = La opción { $name } no se usa así.
error-usage-choice = Lo que dice { $name } no se admite; se admite { $known }.
error-usage-command = No existe la orden «{ $name }»: { $known }.
error-usage-extra = Hay más argumentos de los que admite «{ $command }».
error-usage-pair = «{ $found }» no es una opción de un tipo: escribe nombre=valor.
