## Las personas y las mesas, como las llama la casa
guest = Invitado
somebody = Alguien
spectator = Espectadores

## Lo que no se pudo hacer, según el código de la respuesta
problem-malformed = Esto no se ha podido entender.
problem-unknown-person = Entra primero con un nombre: para esto hay que saber quién eres.
problem-not-found = Aquí no hay nada así.
problem-stale-question = Esto responde a una pregunta que ya no se hace; mira otra vez la mesa.
problem-unavailable = Ahora no ha sido posible; inténtalo de nuevo.
problem-not-together = Estos pasos no se pueden enviar juntos: entre uno y otro se descubre algo nuevo.
problem-no-such-step = No se puede volver a ese paso.
problem-no-such-game = Aquí no hay ese juego.
problem-not-your-seat = Ahí se sienta otra persona, o nadie.
problem-not-playing = En esta mesa no hay ninguna partida en marcha.
problem-key-reused = Esta clave ya se usó para otra cosa.
problem-seat-taken = Ahí ya se sienta alguien.
problem-knows-another-seat = Conoces las cartas del asiento que dejaste, así que solo puedes volver a él.
problem-table-full = Todos los asientos de esta mesa están ocupados.
problem-already-started = La partida ya ha empezado.
problem-not-the-host = Solo puede hacerlo quien abrió la mesa.
problem-seats-empty = La partida empieza cuando todos los asientos están ocupados; llena los demás con bots.
problem-cannot-leave = Ahora nadie puede levantarse de esta mesa.
problem-too-many-bots = Hay más bots que asientos.
problem-no-such-level = No hay bots de ese nivel.
problem-no-such-colour = Solo hay cinco colores.
problem-setup = No se puede empezar una partida con estos ajustes.
problem-clock = El reloj no se puede poner así.
problem-foreign-form = Este formulario ha caducado o viene de otro sitio; vuelve a cargar la página.
problem-banned = El anfitrión de esta casa te ha cerrado la puerta.
problem-too-many-tables = Tienes demasiadas mesas sin terminar; acaba o deja una primero.
problem-table-closed = Esta mesa se cerró antes de que empezara la partida.
problem-too-many-tokens = Ya tienes 50 tokens; revoca uno primero.
problem-not-over = El registro se muestra al acabar la partida; hasta entonces, mira el diario.
problem-name-empty = Un nombre tiene al menos una letra.
problem-name-long = Un nombre tiene como mucho 40 letras.
problem-title-long = Un título tiene como mucho 80 letras.
problem-not-sure = Marca primero la casilla: nada de esto se puede deshacer.
problem-too-fast = Demasiado de golpe; espera un momento.
problem-too-long = Es demasiado largo: una petición tiene como mucho 64 KiB, salvo que traiga el registro de una partida.
problem-too-many-streams = Ya hay demasiadas páginas o programas tuyos a la escucha; cierra alguno.
problem-too-many-guesses = Demasiados intentos fallidos; espera un minuto.
problem-other-rules = Esta partida se jugó con otras reglas que las de este programa; puede seguir en otra mesa desde el último turno en que coinciden.
problem-nothing-to-undo = No hay nada que deshacer.
problem-no-proposal = Nadie ha propuesto esto, o ya no.
problem-order-long = Una orden permanente tiene como mucho 20 líneas cortas.
problem-no-record = Esto no es el registro de una partida.
problem-chat-empty = No se ha dicho nada.
problem-chat-long = De una vez se dicen como mucho 500 letras.
problem-note-long = En la libreta caben como mucho 10 000 letras.
problem-muted = El anfitrión de esta casa te ha pedido silencio.
problem-not-the-house = Aquí solo puede entrar el anfitrión de esta casa.
problem-no-mail = Esta casa no envía correo.
problem-no-address = No es una dirección de correo a la que se pueda escribir.
problem-too-much-mail = Hoy ya se ha escrito varias veces a esta dirección; inténtalo mañana.
problem-not-mendable = Nada de esta partida se puede volver a jugar.

## La puerta del anfitrión
house-door = La puerta del anfitrión
house-token = El token del anfitrión
house-come-in = Entrar
house-figure-tables = Mesas en memoria
house-figure-bots = Preguntas que esperan a los bots

## Hablar en la mesa
talk = Hablar
talk-said = Lo que se ha dicho
talk-text = Di algo
talk-say = Decir
talk-about = Sobre { $who }
talk-mute = No escuchar más
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

## Cartas
mail-turn-subject = Te toca: { $table }
mail-turn = Te toca jugar en la mesa «{ $table }»:
mail-turn-once = No recibirás otra carta sobre esta mesa hasta que hayas pasado por ella.
mail-stop = Si no quieres más cartas:
mail-confirm-subject = ¿Es tuya esta dirección?
mail-confirm = Alguien en una casa de juegos de mesa quiere que se le avise en esta dirección cuando le toque. Si has sido tú, abre esta página en el plazo de un día y pulsa el botón:
mail-confirm-not = Si no has sido tú, no hagas nada: no se te volverá a escribir.
confirm-mail-title = ¿Es tuya esta dirección?
confirm-mail-note = Desde entonces se te avisa allí cuando te toque y no tengas ninguna página abierta. Cada carta lleva un enlace para dejar de recibirlas.
confirm-mail-do = Sí, escribidme
stop-mail-title = ¿No quieres más cartas?
stop-mail-note = La dirección se borra de aquí.
stop-mail-do = Dejar de recibir cartas
