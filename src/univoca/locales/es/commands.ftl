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
help-explain = Explica el camino a la solución en frases numeradas.
help-explain-more = Sale con 0 si los pasos llevan a la solución y con 1 si no hay ninguna, si hay varias o si antes se acaba el tiempo.
help-grade = Dice lo difícil que es razonar un pasatiempo y muestra su paso más difícil.
help-grade-more = Sale con 0 si los pasos llevan a la solución y con 1 si no.
help-check-more = Sin ANSWER se comprueban las marcas que vienen con el pasatiempo (por ejemplo en un texto pzprv3). Sale con 0 si está resuelto y con 1 si no.
help-convert = Escribe un pasatiempo en otro formato.
help-show = Dibuja un pasatiempo, vacío o con una respuesta.
help-verify = Vuelve a demostrar cada pasatiempo de una colección con el método que no lo creó y comprueba su certificado.
help-verify-more = PACK es un archivo de registros, un objeto JSON por línea, o - para la entrada estándar. Sale con 0 si todos se sostienen y con 1 si alguno no.
help-daily = Escribe las recetas de los pasatiempos del día, una por tipo.
help-play = Juega en el navegador, servido desde esta máquina.
help-pack = Elige, divide, une, muestrea y certifica colecciones (archivos de registros).
help-pack-more = PACK es un archivo de registros, un objeto JSON por línea, o - para la entrada estándar. Se lee línea a línea, por largo que sea.
help-pack-select = Escribe los registros que cumplen todos los límites.
help-pack-split = Escribe un archivo por grupo, o por cada tantas líneas.
help-pack-merge = Escribe los registros de todas las colecciones; los iguales, una vez.
help-pack-dedupe = Escribe cada pasatiempo una vez; girado o reflejado se considera el mismo.
help-pack-sample = Escribe unos cuantos registros, elegidos por igual.
help-pack-certify = Escribe los registros, cada uno con su certificado.
help-bank = Guarda pasatiempos en una base de datos, consúltala, expórtalos y sírvelos.
help-bank-more = BANK es un archivo de SQLite o una URL como postgresql://usuario@servidor/nombre. Necesita univoca[bank].
help-bank-add = Guarda los registros de unas colecciones.
help-bank-list = Muestra una línea por pasatiempo.
help-bank-stats = Muestra cuántos pasatiempos hay de cada clase.
help-bank-export = Escribe una colección.
help-bank-serve = Escribe los siguientes pasatiempos que un lector aún no ha recibido.
help-campaign = Crea muchos pasatiempos con muchos procesos o máquinas y los guarda en un banco.
help-campaign-more = El resultado es el mismo con cualquier número de procesos. Una campaña interrumpida continúa desde lo que hay en el banco: basta con repetir la orden. Sale con 0 si cada receta dio su pasatiempo.
help-regress = Guarda los pasatiempos que una vez fueron lentos, ambiguos o defectuosos y vuelve a probarlos.
help-regress-add = Añade a un archivo un pasatiempo y lo que ahora da.
help-regress-run = Vuelve a decidir todos los casos; sale con 1 si algo ha empeorado.
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
help-option-certify = Incluye en cada registro un certificado que cualquiera puede comprobar.
help-option-workers = Procesos que se reparten el trabajo (uno por núcleo).
help-option-output = Escribe en este archivo, de una vez y al final.
help-option-deadline = Abandona pasados estos segundos.
help-option-nodes = Abandona tras tantos nodos de búsqueda o conflictos.
help-option-method = auto decide con la búsqueda y después con SAT; both aplica cada uno por su cuenta.
help-option-conflict = Si no hay solución, nombra el menor grupo de pistas en conflicto.
help-option-to = univoca, puzzlink, pzprv3, pzprv3.1 o json.
help-option-text = Un dibujo con caracteres (lo que se hace si no pides otra cosa).
help-option-svg = Un dibujo SVG.
help-option-png = Un dibujo PNG.
help-option-answer = Dibuja además esta respuesta (un texto, un archivo o -).
help-option-cell = Lado de una casilla en píxeles de SVG; el PNG tiene el doble.
help-option-host = Dirección en la que se sirve.
help-option-port = Puerto en el que se sirve; con 0, cualquiera que esté libre.
help-option-browser = Abre la página en el navegador.
help-option-allow-host = Otro nombre con el que se puede llamar al servidor, como el de un proxy; puede repetirse.
help-option-rate = Peticiones por segundo que una dirección puede sostener (30; con 0, sin límite); de golpe, las de veinte segundos.
help-option-date = De esta fecha en UTC, como 2026-12-01 (hoy).
help-option-kinds = Solo este tipo; se puede repetir.
help-option-sizes = Solo este tamaño; se puede repetir.
help-option-difficulties = Solo esta dificultad; se puede repetir.
help-option-status = Solo este resultado (unique, ambiguous …); se puede repetir.
help-option-min-nodes = Al menos tantos nodos de búsqueda.
help-option-max-nodes = Como mucho tantos nodos de búsqueda.
help-option-min-grade = Al menos este grado.
help-option-max-grade = Como mucho este grado.
help-option-certified = Solo los que tienen certificado.
help-option-twins = También los que son como otro, girado o reflejado.
help-option-since = Solo los añadidos desde esta fecha (UTC, por ejemplo 2026-01-31).
help-option-until = Solo los añadidos antes de esta fecha (UTC).
help-option-limit = Como mucho tantos.
help-option-hide-answers = Escribe el resumen criptográfico de cada solución en su lugar.
help-option-sample = Cuántos; de cada grupo, si hay grupos.
help-option-sample-by = Elige de cada grupo por separado.
help-option-sample-seed = Con otro número salen otros.
help-option-split-by = Qué distingue los grupos.
help-option-lines = Líneas de cada archivo.
help-option-folder = Carpeta a la que van los archivos.
help-option-reader = Quién los recibe; cada lector recibe cada pasatiempo una vez.
help-option-serve = Cuántos.
help-option-bank = El banco: un archivo de SQLite o una URL.
help-option-spec = Lo que hay que crear, en TOML o JSON.
help-option-campaign-kind = Crea este tipo; se puede repetir (si no, todos).
help-option-campaign-size = Crea este tamaño; se puede repetir (si no, todos los que ofrece el tipo).
help-option-campaign-difficulty = Crea esta dificultad; se puede repetir (si no, todas).
help-option-campaign-count = Semillas de cada combinación (100).
help-option-scheduler = Usa el clúster Dask de este planificador, por ejemplo tcp://servidor:8786; necesita univoca[cluster].
help-option-html = Escribe además el informe como una sola página HTML.
help-option-report-only = No crea nada: solo informa de lo que hay en el banco.
help-option-why = Por qué se guarda el pasatiempo.

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
solve-conflict = { $proof ->
    [smallest] El menor grupo de pistas en conflicto ({ $count }):
    [irreducible] Pistas en conflicto ({ $count }); si falta cualquiera de ellas, las demás caben juntas:
   *[some] Pistas en conflicto ({ $count }), quizá más de las necesarias:
  }
solve-conflict-board = Ninguna pista tiene la culpa: un tablero de este tamaño no admite solución.
solve-conflict-unknown = No se encontró qué pistas están en conflicto antes de agotar el presupuesto.
solve-different = Difieren en { $count ->
    [one] un lugar
   *[other] { $count } lugares
  } (≠): { $targets }
solve-least-turns = { $count ->
    [0] Ya está resuelto: no hace falta ningún giro.
    [one] Mínimo de giros: uno. Es { $way }.
   *[other] Mínimo de giros: { $count }. Un camino hasta la solución: { $way }
  }
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
verify-proven = { $method ->
    [search] se sostiene, por búsqueda.
   *[sat] se sostiene, por SAT.
  }
verify-certified = { $method ->
    [search] se sostiene, por búsqueda y por su certificado.
   *[sat] se sostiene, por SAT y por su certificado.
  }
verify-refused = su certificado se rechaza: { $reason }.
verify-wrong-answer = su respuesta incumple las reglas.
verify-other-count = el recuento de su certificado es otro.
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

pack-sum = { $read ->
    [one] Leído un registro
   *[other] Leídos { $read } registros
  }; escritos: { $written }.
pack-left-out = El registro { $number } ({ $name }) queda fuera: { $reason }
bank-added = { $new ->
    [one] Guardado un pasatiempo nuevo
   *[other] Guardados { $new } pasatiempos nuevos
  }; ya conocidos: { $known }; completados con certificado: { $completed }; iguales a otro: { $twins }.
bank-count = { $puzzles ->
    [one] un pasatiempo
   *[other] { $puzzles } pasatiempos
  }, { $nodes } nodos de media, { $bytes } bytes cada uno
bank-totals = En total, { $puzzles ->
    [one] un pasatiempo
   *[other] { $puzzles } pasatiempos
  }; iguales a otro: { $twins }; servidos: { $served }.
bank-exported = { $count ->
    [one] Escrito un pasatiempo.
   *[other] Escritos { $count } pasatiempos.
  }
bank-all-served = { $reader } ya ha recibido todos los pasatiempos así.

campaign-progress = { $done } de { $total } guardados, { $failed } sin crear; { $rate } por segundo, faltan { $left }
campaign-title = Informe de la campaña
campaign-total = Pasatiempos hechos: { $accepted } de { $recipes }.
campaign-sound = Cada receta dio su pasatiempo y todas las medias crecen con la dificultad.
campaign-not-sound = No todas las recetas dieron su pasatiempo, o alguna media no crece con la dificultad.
campaign-rises = { $name }: la media de { $measure ->
    [effort] esfuerzo
   *[other] { $measure }
  } crece con la dificultad ({ $means }).
campaign-does-not-rise = { $name }: la media de { $measure ->
    [effort] esfuerzo
   *[other] { $measure }
  } no crece con la dificultad ({ $means }).
campaign-column-recipes = recetas
campaign-column-accepted = aceptados
campaign-column-twins = repetidos
campaign-column-failed = sin crear
campaign-column-ambiguous = candidatos ambiguos
campaign-column-contradiction = candidatos contradictorios
campaign-column-inconclusive = candidatos sin decidir
campaign-column-other = otros candidatos rechazados
campaign-column-time = ms de CPU (media / mediana / 95 %)
campaign-column-nodes = nodos (media / mediana / 95 %)
campaign-column-measure = media de la medida de dificultad
campaign-plot-time = Milisegundos de CPU por pasatiempo: mediana en barra, percentil 95 en línea
campaign-plot-nodes = Nodos de búsqueda de la demostración: mediana en barra, percentil 95 en línea
campaign-plot-rise = Media de { $measure ->
    [effort] esfuerzo
   *[other] { $measure }
  } según la dificultad, cada línea a su propia escala

regress-added = Guardado: { $status }, { $nodes ->
    [one] un nodo
   *[other] { $nodes } nodos
  }.
regress-fault-contested = los dos métodos se contradicen
regress-fault-status = la búsqueda llega a otro resultado
regress-fault-sat = las cláusulas llegan a otro resultado
regress-fault-nodes = la búsqueda necesita más nodos
regress-sum = { $count ->
    [one] Un caso
   *[other] { $count } casos
  }: { $failed ->
    [0] todo como antes o mejor.
    [one] uno ha empeorado.
   *[other] { $failed } han empeorado.
  }

error-file-missing = No existe el archivo «{ $path }».
error-file-directory = «{ $path }» es un directorio y hace falta un archivo.
error-file-denied = No tienes permiso para leer el archivo «{ $path }».
error-file-long = «{ $path }» ocupa más de { $limit } bytes, que es el límite.
error-file-encoding = «{ $path }» no es texto UTF-8 en el byte { $position }.
error-file-write = No se puede escribir el archivo «{ $path }»: { $reason }.
error-output = No se puede escribir la salida: { $reason }.
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
error-bank-library = Un banco necesita la biblioteca { $name }: instala univoca[bank].
error-bank-url = «{ $found }» no es una base de datos utilizable: indica un archivo o una URL que empiece por sqlite:// o postgresql://.
error-bank-open = No se puede usar el banco «{ $place }»: { $reason }.
error-bank-newer = El banco lo escribió una edición posterior (esquema { $found }; esta edición conoce el { $known }).
error-date = «{ $found }» no es una fecha: escríbela así: 2026-01-31.
error-pack-split = Indica --by o --lines, solo uno de los dos.
error-pack-files = La colección se divide en más de { $limit } archivos, que es el límite.
error-spec = No se puede leer la especificación «{ $path }»: { $reason }.
error-spec-field = La especificación tiene un campo «{ $found }»; los conocidos aquí son { $known }.
error-spec-value = Lo que dice la especificación en «{ $field }» no está permitido: { $found }.
error-campaign-both = Di qué crear con --spec o con opciones, no con ambas cosas.
error-campaign-library = Un clúster necesita la biblioteca { $name }: instala univoca[cluster].
error-campaign-cluster = El planificador «{ $address }» no responde: { $reason }.
error-campaign-workers = Los procesos mueren una y otra vez sin resultado: revisa su memoria y su instalación.
error-regress-known = El archivo ya tiene este pasatiempo: { $found }.
error-regress-contested = Los dos métodos se contradicen en { $found }: es un defecto, no un caso que guardar.
help-option-explained = Usa como certificado la explicación, paso a paso.
