## Las personas y las mesas, como las llama la casa
guest = Invitado
somebody = Alguien
spectator = Espectadores

## Lo que no se pudo hacer, según el código de la respuesta
problem-malformed = Esta petición no se ha podido entender.
problem-malformed-method = Esta dirección no admite ese método.
problem-malformed-address = No se entiende lo que pide esta dirección.
problem-malformed-kind = Envíalo como application/json.
problem-malformed-no-form = Esto se envía como formulario.
problem-malformed-form = Este formulario no se puede leer.
problem-malformed-cut = Esta petición se ha cortado a medias.
problem-malformed-object = Aquí se espera un objeto JSON.
problem-malformed-json = Esto no es lo que se esperaba: { $detail }.
problem-malformed-field = El campo «{ $field }» de este formulario no es correcto.
problem-malformed-missing = En este formulario falta el campo «{ $field }».
problem-malformed-seat = Un asiento es un número, contado desde 1.
problem-malformed-moment = Un paso de una partida es un número.
problem-malformed-step = Esto no es un paso: { $detail }.
problem-malformed-count = Un paso tiene entre 1 y { $most } acciones.
problem-malformed-answers = A una amenaza se responde con una sola acción.
problem-malformed-key = Una clave de idempotencia tiene de 1 a { $most } caracteres.
problem-malformed-sealing = Un asiento se compromete primero y revela después.
problem-malformed-commitment = Un compromiso es un hash de 64 cifras hexadecimales.
problem-malformed-contribution = Lo que revela un asiento se escribe como en un registro.
problem-malformed-matter = No se dice de quién o de qué se trata.
problem-unknown-person = Elige primero un nombre: para esto hay que saber quién eres.
problem-unknown-host = Para esto hace falta el token del anfitrión.
problem-not-found-page = Aquí no existe esa página.
problem-not-found-table = Aquí no existe esa mesa.
problem-not-found-seat = En esta mesa no existe ese asiento.
problem-not-found-person = Aquí no se conoce a nadie con ese identificador.
problem-not-found-game = En esta mesa no se ha jugado ninguna partida.
problem-not-found-step = La partida no tiene ese paso.
problem-not-found-token = No tienes ese token.
problem-not-found-link = Este enlace ya no abre nada; cada uno sirve una vez y durante diez minutos.
problem-not-found-confirmation = Este enlace ya no confirma nada; cada uno sirve una vez y durante un día.
problem-not-found-letters = A esa dirección ya no se envía nada.
problem-not-found-feed = Aquí no existe ese feed.
problem-stale-question = Esto responde a una pregunta que ya no se hace; mira otra vez la mesa.
problem-unavailable = Algo ha fallado; inténtalo de nuevo.
problem-unavailable-closing = El servidor se está cerrando; vuelve dentro de un momento.
problem-unavailable-kept = No se ha podido guardar; inténtalo de nuevo.
problem-unavailable-writing = Ahora mismo no se puede guardar nada ({ $reason }). Lo que se ve está a salvo; inténtalo de nuevo en un momento.
problem-not-together = Estos pasos no se pueden enviar juntos: entre uno y otro se descubre algo nuevo.
problem-no-such-step = No se puede volver a ese paso.
problem-no-such-game = Aquí no hay ningún juego «{ $game }»; hay { $games }.
problem-not-your-seat = Ese no es tu asiento.
problem-no-seat = No tienes asiento en esta mesa.
problem-not-playing = En esta mesa no hay ninguna partida en marcha.
problem-key-reused = Esta clave ya se usó para otra cosa.
problem-seat-taken = Ahí ya se sienta alguien.
problem-not-a-bots-seat = La partida está en marcha: ahora solo se puede ocupar el asiento de un bot.
problem-knows-another-seat = Conoces las cartas del asiento que dejaste, así que solo puedes volver a él.
problem-table-full = Todos los asientos de esta mesa están ocupados.
problem-already-started = La partida ya ha empezado.
problem-not-the-host = Solo puede hacerlo quien abrió la mesa.
problem-seats-empty = La partida empieza cuando todos los asientos están ocupados; llena los demás con bots.
problem-cannot-leave = Ahora nadie puede levantarse de esta mesa.
problem-too-many-bots = Hay más bots que asientos.
problem-no-such-level = No hay bots del nivel «{ $level }»; hay { $levels }.
problem-no-such-colour = Solo hay { $most } colores.
problem-setup-malformed = Esto no es una preparación de { $game }: { $detail }.
problem-clock-live = Un reloj en directo tiene de { $least } a { $most } segundos, y como mucho { $increment } más por respuesta.
problem-clock-slow = Un reloj lento da de 1 a { $most } días para cada respuesta.
problem-foreign-form = Este formulario ha caducado o viene de otro sitio; vuelve a cargar la página.
problem-banned = El anfitrión te ha vetado.
problem-too-many-tables = { $most ->
    [one] Tienes una mesa sin terminar; acábala o déjala primero.
   *[other] Tienes { $most } mesas sin terminar; acaba o deja una primero.
}
problem-table-closed = Esta mesa se cerró antes de que empezara la partida.
problem-too-many-tokens = { $most ->
    [one] Ya tienes un token; revócalo primero.
   *[other] Ya tienes { $most } tokens; revoca uno primero.
}
problem-not-over = Esta partida aún no ha acabado.
problem-record-later = El registro se muestra al acabar la partida; hasta entonces, mira el diario.
problem-broken-off = Esta partida se interrumpió; solo se analiza una partida jugada hasta el final.
problem-not-your-review = Este análisis lo pidió otra persona, y solo ella puede detenerlo.
problem-not-sealed = Antes de esta partida no se prometió nada, así que no hay reparto que comprobar.
problem-name-empty = Un nombre tiene al menos un carácter.
problem-name-long = Un nombre tiene como mucho { $most } caracteres.
problem-title-long = Un título tiene como mucho { $most } caracteres.
problem-not-sure = Marca primero la casilla: nada de esto se puede deshacer.
problem-too-fast = { $seconds ->
    [one] Demasiado de golpe; espera un segundo.
   *[other] Demasiado de golpe; espera { $seconds } segundos.
}
problem-too-long = Es demasiado largo: una petición tiene como mucho { $most } KiB, salvo que traiga el registro de una partida.
problem-too-many-reviews = { $most ->
    [one] Ya estás esperando un análisis; pide otro cuando esté listo.
   *[other] Ya estás esperando { $most } análisis; pide otro cuando alguno esté listo.
}
problem-too-many-streams = Ya hay demasiadas páginas o programas tuyos a la escucha; cierra alguno.
problem-too-many-guesses = { $seconds ->
    [one] Demasiados intentos fallidos; espera un segundo.
   *[other] Demasiados intentos fallidos; espera { $seconds } segundos.
}
problem-other-rules = Esta partida se jugó con otras reglas; puede seguir en otra mesa desde el último turno en que coinciden.
problem-nothing-to-undo = No hay nada que deshacer.
problem-no-proposal = Nadie ha propuesto esto, o ya no.
problem-order-long = Una orden permanente tiene como mucho { $most } líneas cortas.
problem-no-record = Esto no es el registro de una partida. En detalle, en inglés: { $detail }.
problem-chat-empty = No se ha dicho nada.
problem-chat-long = Un mensaje tiene como mucho { $most } caracteres.
problem-note-long = En la libreta caben como mucho { $most } caracteres.
problem-muted = El anfitrión te ha silenciado.
problem-not-offered = El anfitrión no lo ofrece.
problem-not-the-house = Aquí solo puede entrar el anfitrión.
problem-no-mail = Desde aquí no se envían correos.
problem-no-address = No es una dirección de correo válida.
problem-too-much-mail = Hoy ya se han enviado varios correos a esta dirección; inténtalo mañana.
problem-not-mendable = Nada de esta partida se puede volver a jugar.
problem-not-broken = En esta mesa no hay nada que reparar.
problem-already-committed = Este asiento ya se ha comprometido.
problem-too-early = No se revela nada hasta que todos se hayan comprometido.
problem-nothing-to-reveal = Este asiento no tiene nada que revelar.
problem-wrong-reveal = Esto no es a lo que se comprometió el asiento.
problem-sealed = Esta mesa ya está sellada.
problem-stale-round = La mesa se está sellando de nuevo; mírala otra vez.
problem-no-game = Esta partida no se ha podido repartir.

## La puerta del anfitrión
house-door = La puerta del anfitrión
house-token = El token del anfitrión
house-come-in = Entrar
house-figure-tables = Mesas en memoria
house-figure-bots = Preguntas que esperan a los bots
house-figure-each-tables = Mesas sin terminar que puede tener una persona
house-figure-each-records = Registros que puede traer una persona en una hora
house-figure-each-searches = Preguntas de las mesas de una persona que pueden esperar a los bots que buscan
house-figure-each-reviews = Análisis que puede esperar una persona
house-figure-reviews = Análisis en espera o en curso
house-figure-statistics = Estadísticas de la casa
house-figure-everybody = todos
house-figure-host-only = solo el anfitrión
house-figure-none = no se ofrece

## Hablar en la mesa
talk = Chat
talk-said = Lo que se ha dicho
talk-text = Di algo
talk-say = Decir
talk-about = Sobre { $who }
talk-mute = Ignorar
talk-report = Denunciar
talk-note = Mis notas
talk-wait = Espera, necesito más tiempo
talk-give-up = Proponer terminar la partida aquí
talk-give-up-waiting = Se pregunta a los demás si la partida termina aquí.
talk-give-up-asked = { $who } propone terminar la partida aquí.
talk-silence = Nadie ha dicho nada todavía.
talk-new = algo nuevo
mend = Seguir en una mesa nueva
mend-go = A la mesa nueva
problem-nothing-ticked = Marca primero las cartas; el botón envía las marcadas.

## Correos
mail-turn-subject = Te toca: { $table }
mail-turn = Te toca jugar en la mesa «{ $table }»:
mail-turn-once = No recibirás otro correo sobre esta mesa hasta que hayas pasado por ella.
mail-stop = Si no quieres más correos:
mail-confirm-subject = ¿Es tuya esta dirección?
mail-confirm = Alguien en Snug, un lugar para jugar a juegos de mesa, quiere que se le avise en esta dirección cuando le toque. Si has sido tú, abre esta página en el plazo de un día y pulsa el botón:
mail-confirm-not = Si no has sido tú, no hagas nada: no recibirás más correos.
confirm-mail-title = ¿Es tuya esta dirección?
confirm-mail-note = Desde entonces se te avisa allí cuando te toque y no tengas ninguna página abierta. Cada correo lleva un enlace para dejar de recibirlos.
confirm-mail-do = Sí, escribidme
stop-mail-title = ¿No quieres más correos?
stop-mail-note = La dirección se borra de aquí.
stop-mail-do = Dejar de recibir correos
talk-left = { $who } se ha ido; sigue un bot.
talk-came = { $who } ha tomado el asiento de un bot.
look-again = Recargar
