### Las páginas alrededor de las mesas.

page-save = Guardar
page-tables = Mesas
page-you = Tú

## La primera página

home-title = Un lugar para jugar a dos juegos de mesa
home-hello = Acerca una silla.
home-lead = Dos buenos juegos de mesa, jugados según el reglamento: con amigos, contra bots, de una sentada o una jugada al día.
home-you-play-as = Juegas como
home-games = Juegos
home-ankh-morpork-name = Mundodisco: Ankh-Morpork
home-ankh-morpork-short = Ankh-Morpork
home-ankh-morpork-players = 2–4 jugadores
home-ankh-morpork-time = alrededor de una hora
home-ankh-morpork-special = objetivos secretos
home-ankh-morpork-about = El patricio no está, todos tienen un plan y nadie dice cuál. Coloca a tu gente, compra las calles, causa problemas o quítalos de en medio.
home-ankh-morpork-picture = Una ciudad torcida, de noche, sobre un río lento y su puente
home-rattus-cartus-name = Rattus Cartus
home-rattus-cartus-short = Rattus Cartus
home-rattus-cartus-players = 2–5 jugadores
home-rattus-cartus-time = unos 45 minutos
home-rattus-cartus-special = ratas ocultas
home-rattus-cartus-about = Envía a tu gente a seis casas y supera a los demás con cartas boca abajo. Gana la influencia, salvo que la peste te encuentre más ratas que monjas hay.
home-rattus-cartus-picture = Seis casas con hastial, una por clase, y un desfile de ratas delante
home-levels = ¿Qué nivel tendrán los bots?
home-play-now = Jugar ya contra bots
home-with-friends = Con amigos
home-new-table = Nueva mesa
home-how-to-play = Cómo se juega
home-mine = Tus partidas
home-mine-note = { $n ->
    [one] { $n } mesa
   *[other] { $n } mesas
}
home-open = Mesas abiertas
home-open-note = { $n ->
    [0] ahora mismo, ninguna
   *[other] cualquiera puede sentarse
}
home-open-none = Nadie espera. Abre una mesa y los demás la encontrarán aquí.
home-watch = Partidas para mirar
home-watch-note = { $n ->
    [one] { $n } partida en marcha
   *[other] { $n } partidas en marcha
}
home-sit = Sentarse
home-play = Jugar
home-look = Mirar
home-result = Resultado
home-waiting = Partidas que te esperan
home-continue = Continuar: { $title }
home-go-on = Seguir
home-your-turn = te toca
home-waits = { $count ->
    [one] { $names } está pensando
   *[other] { $names } están pensando
}
home-won = ganó: { $names }
home-nobody-won = no ganó nadie
home-import = Abrir un registro
home-import-note = Una partida jugada en otra parte: pega su registro y mira cada paso.
home-import-do = Abrir
home-drawn = Todos los dibujos se hicieron para Snug.
home-privacy = Privacidad y juego limpio

## Una mesa nueva

new-title = Nueva mesa
new-lead = Prepara la mesa.
new-lead-note = Puedes cambiarlo todo hasta que empiece la partida.
new-settings = Ajustes de la mesa
new-game = Juego
new-seats = ¿Quién juega?
new-seat = Asiento { $n }
new-seat-me = Tú
new-seat-person = Alguien, con enlace
new-seat-bot = Bot: { $level }, { $about }
new-seat-closed = Nadie
new-seats-note = Los bots ven lo que vería un jugador en su asiento, y nada más.
new-clock = Reloj
new-clock-none = Sin reloj
new-clock-none-note = entre amigos
new-clock-live = En directo
new-clock-live-note = tantos minutos por persona, y unos segundos más cada turno
new-clock-days = Partida por días
new-clock-days-note = una jugada cuando tengas tiempo; recibes un aviso
new-minutes = Minutos por persona
new-increment = Segundos extra por turno
new-days = Días por jugada
new-weekends-off = Fines de semana libres
new-weekends-off-note = el sábado y el domingo no cuentan
new-door = ¿Quién puede entrar?
new-door-link = Solo con el enlace
new-door-link-note = no aparece en ninguna lista
new-door-open = Cualquiera
new-door-open-note = aparece entre las mesas abiertas
new-hot-seat = Todos en este dispositivo
new-hot-seat-note = os lo vais pasando; un telón oculta lo que los demás no deben ver
new-more = Más
new-name = Nombre de la mesa
new-name-placeholder = se nos ocurre uno
new-window = Segundos para interrumpir
new-window-note = Cuánto tiempo hay para responder. Nadie ve quién tenía una carta.
new-open = Abrir la mesa
new-open-note = Recibes un enlace para mandárselo a los demás.
new-wrong-number = Uno de los números falta o se sale de los límites.
new-wrong-seat = Tiene que haber al menos dos asientos ocupados, cada uno por una persona o un bot.
new-wrong-me = Una persona solo ocupa varios asientos cuando todos juegan en un mismo dispositivo.
new-wrong-option = Una de las opciones no existe.

## La sala de espera

room-title = Sala de espera
room-here = { $n ->
    [one] ya está { $n } de { $of }
   *[other] ya están { $n } de { $of }
}
room-free = Libre
room-waiting = esperando a alguien
room-bot = bot, { $level }
room-you = tú
room-is-here = está aquí
room-is-away = ha dejado la página por ahora
room-sit = Sentarse
room-leave = Levantarse
room-remove-bot = Quitar
room-bot-level = Nivel del bot
room-fill = Añadir bot
room-colour = Tu color
room-colour-red = rojo
room-colour-yellow = amarillo
room-colour-green = verde
room-colour-blue = azul
room-colour-purple = morado
room-start = Empezar la partida
room-start-not = { $n ->
    [one] Queda un asiento libre.
   *[other] Quedan { $n } asientos libres.
}
room-start-with = { $n ->
   *[other] Empezar con { $n }
}
room-start-bots = Completar con bots y empezar
room-host-starts = Quien abrió la mesa empieza la partida cuando estén todos.
room-invite = Invitar
room-link = Invitación
room-copy = Copiar
room-qr = Apunta con la cámara de un móvil. Quien abre el enlace solo escribe un nombre: sin cuenta, sin correo.
room-seal = La baraja está sellada; tras la partida, todos pueden comprobar que nadie eligió ninguna carta. Sello:
room-seal-how = ¿Cómo?
room-settings = Cambiar los ajustes

## El resultado

result-wins = { $count ->
    [one] Gana { $names }
   *[other] Ganan { $names }
}
result-nobody = No gana nadie
result-won = victoria
result-the-rule = La regla
result-again = Otra vez, mismos asientos
result-record = Descargar el registro
result-who-they-were = Quién era quién
result-replay = Repetición
result-replay-note = cada paso, desde cualquier asiento
result-what = Concepto
result-total = Total
result-honest = Un reparto limpio
result-draws = { $n ->
    [one] { $n } robo o tirada
   *[other] { $n } robos y tiradas
}
result-sealed = Sellado antes de la primera carta.
result-sealed-note = La promesa que se mostró en la sala de espera:
result-mixed = Mezclado con lo que añadieron los jugadores.
result-mixed-alone = Nadie más añadió nada: sellado solo por el servidor.
result-opened = Abierto después de la última carta.
result-opened-note = La semilla, cuya huella es la promesa:
result-verify = Cualquiera puede volver a repartir todas las cartas con el registro descargado. Nadie, tampoco el anfitrión, pudo elegir ninguna.
replay-first = Al principio
replay-back = Un paso atrás
replay-on = Un paso adelante
replay-last = Al final
replay-go = Ir
replay-turns = Turnos
replay-eyes = ¿Con los ojos de quién?

## El reglamento

rules-title = Reglas: { $game }
rules-under = { $game } · { $n } reglas
rules-ankh-morpork-lead = Según el reglamento. Según los cuatro.
rules-rattus-cartus-lead = Según el reglamento, huecos incluidos.
rules-chapters = Capítulos
rules-chapters-short = Capítulos, lista breve
rules-in-each = reglas en cada uno
rules-count = { $n ->
    [one] { $n } regla
   *[other] { $n } reglas
}
rules-search-label = Buscar en las reglas
rules-search-placeholder = una palabra o el número de una regla
rules-search = Buscar
rules-found = { $n ->
    [one] { $n } de { $of } reglas habla
   *[other] { $n } de { $of } reglas hablan
} de { $query }; abajo, marcadas.
rules-only = Mostrar solo estas
rules-clear = Borrar
rules-none = Ninguna regla habla de eso.
rules-link = Enlace a la regla { $id }
rules-editions = Los reglamentos difieren
rules-see = Véase
rules-ruling = Dictamen:

## Uno mismo

you-title = Tú
you-lead = Tu silla.
you-lead-note = Sin cuenta ni contraseña: este navegador te conoce, y puedes llevarte tu asiento a otra parte.
you-name = Tu nombre
you-name-note = Lo ven todos en tus mesas.
you-device = Seguir en otro dispositivo
you-device-note = Un enlace privado que sirve una vez, durante diez minutos.
you-device-make = Crear enlace
you-device-link = Tu enlace privado
you-device-once = Sirve una vez, durante diez minutos. Quien lo abra juega como tú: no se lo enseñes a nadie.
you-notices = Cuando te toque
you-mail = Correo electrónico
you-mail-none = Ningún correo.
you-mail-waiting = Hay un correo de camino: abre el enlace que lleva. Antes de eso no se envía nada más.
you-mail-confirmed = Recibes los correos en esta dirección.
you-mail-note = Solo cuando te toque y no tengas ninguna página abierta, y como mucho una vez por mesa hasta que vuelvas. Déjalo vacío si no quieres correos.
you-feed = También puedes seguir tus turnos con un lector de feeds.
you-feed-link = Tu feed privado
you-feed-once = Copia la dirección ahora, solo se muestra una vez. Quien la tenga ve dónde te toca; al crear otra, la anterior deja de servir.
you-feed-make = Crear un feed privado
you-feed-renew = Crear otra dirección para el feed
you-tokens = Para programas
you-tokens-note = Con un token, un programa tuyo puede jugar en tu nombre.
you-api = Cómo juegan los programas
you-token-fresh = Cópialo ahora, solo se muestra una vez:
you-token-revoke = Revocar
you-token-label = Para qué sirve
you-token-make = Crear token
you-forget = Borrar mis datos
you-forget-note = Se borra todo lo que dice quién eres. Las partidas que otros jugaron contigo se quedan, sin tu nombre, y se pueden seguir comprobando.
you-forget-sure = Sí, borrar mis datos para siempre
you-forget-do = Borrar mis datos

device-heading = Otro dispositivo
device-title = ¿Seguir aquí como { $name }?
device-note = Este enlace sirve una vez. Después, este navegador ocupa tus asientos igual que el otro.
device-go = Seguir como { $name }
device-not = Esa persona no soy yo

## Cuando algo no se puede hacer

error-not-found = Aquí no hay nada
error-not-yours = Eso no te corresponde a ti
error-stale = La mesa ya ha seguido adelante
error-too-much = Un poco más despacio, por favor
error-ours = Algo ha fallado
error-refused = Eso no se puede hacer
error-the-rule = La regla
error-back = Seguir
error-status = Estado { $status }
offline-title = No se puede conectar con Snug
offline-note = No se ha perdido nada: la mesa espera como la dejaste. Comprueba tu conexión y vuelve a intentarlo.
offline-again = Reintentar

## El anfitrión

house-title = La página del anfitrión
house-lead = Tras la barra
house-reports = Denuncias
house-no-reports = Nadie se ha quejado.
house-newest-reports = Solo se muestran las más recientes: { $n }.
house-reported-by = denuncia de { $name }, { $when }
house-mute = Silenciar
house-ban = Vetar
house-close = Cerrar la mesa
house-settle = Dar por resuelto
house-silenced = Silenciados y vetados
house-muted = silencio
house-banned = veto
house-pardon = Perdonar

## Privacidad y juego limpio

privacy-title = Privacidad y juego limpio
privacy-keep = Lo que guardamos de ti
privacy-cookie = Una cookie, para que tu asiento siga siendo tuyo. Sin rastreo, sin nada de otros servidores.
privacy-name = El nombre que te pones; vale cualquiera.
privacy-games = Las partidas que juegas, paso a paso, para que se puedan repetir.
privacy-mail = Una dirección de correo, solo si pides avisos.
privacy-nobody = Los secretos, como enlaces y tokens, se guardan solo como huellas.
privacy-forget = En tu página puedes hacer que se olvide todo; los registros de tus partidas se quedan, sin tu nombre.
privacy-deal = Por qué nadie puede elegir una carta
privacy-seed = Antes de la primera carta, el servidor saca una semilla secreta y publica su huella.
privacy-mixed = El navegador de cada jugador añade bits al azar; todos se mezclan, de modo que ninguna parte conoce por sí sola el resultado.
privacy-step = Cada robo y cada tirada salen de esa mezcla, cada uno por su propio número; deshacer nunca reparte de nuevo.
privacy-verify = Tras la partida se muestra la semilla, y «snug verify» vuelve a repartir todas las cartas a partir del registro.
privacy-look = El anfitrión podría mirar dentro de la máquina, pero no elegir; en una mesa con una sola persona sella solo el servidor, y lo dice.
privacy-secret = Lo que averiguan los demás
privacy-view = Cada página se hace con lo que puede saber quien la lee, y con nada más.
privacy-time = Tampoco el tiempo delata: las preguntas quedan abiertas lo mismo, tenga quien tenga una carta.
privacy-bots = Los bots se sientan como cualquiera: ven lo que vería allí un jugador.

## What was agreed, and the seats of a game in progress

room-agreed = Lo acordado
agreed-no-clock = sin reloj
agreed-minutes = { $n ->
    [one] { $n } minuto por persona
   *[other] { $n } minutos por persona
}
agreed-increment = { $n ->
    [one] { $n } segundo extra por turno
   *[other] { $n } segundos extra por turno
}
agreed-days = { $n ->
    [one] { $n } día por jugada
   *[other] { $n } días por jugada
}
agreed-weekends-off = fines de semana libres
agreed-window = { $n ->
    [one] { $n } segundo para interrumpir
   *[other] { $n } segundos para interrumpir
}
agreed-open = cualquiera puede unirse o mirar
agreed-link = solo con el enlace, para jugar o mirar
agreed-hot-seat = todos en un mismo dispositivo
seats-title = Asientos y órdenes permanentes
seats-note = Durante la partida, quien pueda ver la mesa puede relevar a un bot; cuando alguien se levanta, lo releva un bot.
seats-back = Volver a la mesa
seats-leave = Levantarse (lo releva un bot)
seats-take-over = Relevar
order-title = Cuando alguien me amenaza
order-lead = En una partida por días, una pregunta puede detener a todos. Di ahora qué se ha de responder y la partida sigue sin ti. Nadie más lo sabe.
order-ask = Preguntarme siempre
order-ask-note = mientras tenga tiempo de responder
order-never = No preguntarme nunca
order-never-note = que pase lo que tenga que pasar
order-use = Usar estas cartas si las tengo
order-use-note = la primera que sirva, de arriba abajo; si no, que pase
order-where = Solo en algunas zonas
order-where-note = Sin marcar ninguna, en todas.
home-row-with = con { $names }
room-called = Quién juega en este asiento
seats-title-only = Asientos
seats-leave-note = Un bot sigue en tu asiento. Puedes volver a tomarlo mientras nadie más lo haga.
seats-leave-do = Abandonar la partida

log-earlier = Antes
log-later = Después

## Questions with a usual answer

actions-title = Lo que casi nadie rechaza
actions-usual = Hacerlo por mí
actions-usual-note = Se toma el dinero, se usan las acciones y, donde solo hay un camino, no se te pregunta.
actions-ask = Preguntarme cada vez
actions-ask-note = Respondes tú a cada pregunta, en todas las mesas.

## Estadísticas
stats = Estadísticas
stats-title = Cómo van las partidas
stats-note = Cuenta toda partida jugada aquí hasta el final. Las importadas y las posiciones de prueba no cuentan.
stats-none = Aquí aún no se ha jugado hasta el final ninguna partida así.
stats-percent = { $n } %
stats-show = Mostrar
stats-all = todos
stats-people = personas
stats-bots = bots
stats-sitters = A quién se cuenta
stats-players-n = { $n ->
    [one] { $n } jugador
   *[other] { $n } jugadores
 }
stats-number = Número de jugadores
stats-edition = Edición
stats-game = Juego
stats-games = Partidas
stats-turns = Turnos por partida
stats-turns-between = de { $least } a { $most }
stats-won = Ganadas
stats-interval = 19 de cada 20 veces
stats-wins-of = { $won } de { $games }
stats-even = El rombo es lo que se ha contado; la barra, dónde está la proporción real 19 de cada 20 veces. La línea vertical es un reparto igual.
stats-few = Con pocas partidas la barra es ancha: no saques demasiadas conclusiones.
stats-by-game = Por juego
stats-by-role = Por personalidad
stats-by-players = Por número de jugadores
stats-by-edition = Por edición
stats-by-seat = Por asiento
stats-by-sitter = Por personas y bots
stats-by-play = Qué se jugó
stats-endings = Cómo acabaron las partidas
stats-seat = Asiento { $n }
stats-csv = Como tabla para hojas de cálculo
stats-json = Para programas
stats-you = Tus partidas
stats-you-note = Solo lo que pasó: ni puntuación ni puesto.
stats-you-link = Tus cifras
stats-of = Las partidas de { $name }
stats-with = Con quién más juegas
stats-with-games = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
 }
stats-shown = Mostrar mis cifras a quien tenga este enlace
stats-shown-note = Nadie más las ve si no lo marcas.
