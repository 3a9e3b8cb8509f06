### Mundodisco: Ankh-Morpork. Los términos son los del reglamento español (glosario en las reglas).
### $who, $whom y $name son personas; donde importa, $you vale "yes" cuando actúa quien lee, o
### nombra la parte de la frase que es quien lee. Los textos no llevan < ni el signo et.

game-ankh-morpork-short = Ankh-Morpork
turn-number = turno { $turn }
before-the-start = preparativos
game-over = fin de la partida
money = { $amount }$

## Zonas

area-dolly-sisters = Hermanas Dolly
area-unreal-estate = Solares Irreales
area-dragons-landing = Aterrizaje del Dragón
area-small-gods = Dioses Menores
area-the-scours = Los Frotes
area-the-hippo = El Hipopótamo
area-the-shades = Las Sombras
area-dimwell = Dimwell
area-longwall = Muro Largo
area-isle-of-gods = Isla de los Dioses
area-seven-sleepers = Siete Dormilones
area-nap-hill = Colina de la Siesta

## Habilidades de las cartas de zona de ciudad: el botón y el texto entero

power-dolly-sisters = { $amount }: un secuaz
power-unreal-estate = Cambiar carta
power-dragons-landing = Tomar { $amount }
power-small-gods = { $amount }: a salvo
power-the-scours = Carta por { $amount }
power-the-hippo = Tomar { $amount }
power-the-shades = Causar problemas
power-dimwell = { $amount }: un secuaz
power-longwall = Tomar { $amount }
power-isle-of-gods = { $amount }: poner paz
power-seven-sleepers = Tomar { $amount }
power-nap-hill = Tomar { $amount }
power-dolly-sisters-text = Una vez por turno: paga { $amount } y coloca un secuaz tuyo en Hermanas Dolly o al lado; no hace falta que tengas secuaces cerca.
power-unreal-estate-text = Una vez por turno: roba una carta y después descarta una; puede ser la que has robado.
power-dragons-landing-text = Una vez por turno: toma { $amount } del banco.
power-small-gods-text = Siempre que un evento aleatorio vaya a alcanzar a una de tus fichas: paga { $amount } y esa ficha se libra.
power-the-scours-text = Una vez por turno: descarta una carta y toma { $amount } del banco.
power-the-hippo-text = Una vez por turno: toma { $amount } del banco.
power-the-shades-text = Una vez por turno: pon un indicador de problema en Las Sombras o al lado, donde haya algún secuaz y aún no haya indicador.
power-dimwell-text = Una vez por turno: paga { $amount } y coloca un secuaz tuyo en Dimwell o al lado; no hace falta que tengas secuaces cerca.
power-longwall-text = Una vez por turno: toma { $amount } del banco.
power-isle-of-gods-text = Una vez por turno: paga { $amount } y retira un indicador de problema de donde quieras.
power-seven-sleepers-text = Una vez por turno: toma { $amount } del banco.
power-nap-hill-text = Una vez por turno: toma { $amount } del banco.

## Personalidades: el nombre y cómo ganan

personality-lord-vetinari = Lord Vetinari
personality-lord-selachii = Lord Selachii
personality-lord-rust = Lord Rust
personality-lord-de-worde = Lord de Worde
personality-dragon-king-of-arms = Dragón Rey de Armas
personality-chrysoprase = Chrysoprase
personality-commander-vimes = Comandante Vimes
goal-lord-vetinari = Empezar un turno con secuaces en { $need } zonas. Las zonas con un demonio no cuentan.
goal-lord-selachii = Empezar un turno controlando { $need } zonas.
goal-lord-rust = Empezar un turno controlando { $need } zonas.
goal-lord-de-worde = Empezar un turno controlando { $need } zonas.
goal-dragon-king-of-arms = Empezar un turno con { $need } indicadores de problema en el tablero.
goal-chrysoprase = Empezar un turno con dinero y edificios por valor de { $need }; cada préstamo resta { $debt }.
goal-commander-vimes = Que se agote la pila de cartas sin que haya ganado nadie.
lane-lords = Selachii, Rust, de Worde
lane-lords-need = controlar { $need } zonas
lane-vetinari-need = secuaces en { $need } zonas
lane-chrysoprase-need = valor de { $need }
lane-dragon-need = { $need } indicadores de problema
lane-vimes-need = pila de cartas agotada
lane-away = a falta de { $count }
lane-there = listo
lane-cards-left = { $count ->
    [one] queda { $count } carta
   *[other] quedan { $count } cartas
}
lane-at = { $name } { $have }

## Símbolos: el nombre y lo que hacen

symbol-place-minion = Colocar un secuaz
symbol-build = Colocar un edificio
symbol-assassinate = Asesinato
symbol-remove-trouble = Retirar un indicador de problema
symbol-take = Tomar dinero
symbol-scroll = Pergamino
symbol-random-event = Evento aleatorio
symbol-play-another = Juega otra carta
symbol-interrupt = Interrupción
symbol-take-amount = Tomar { $amount }
symbol-place-minion-text = Pon un secuaz donde ya tengas uno, o al lado. Un segundo secuaz en una zona trae problemas.
symbol-build-text = Donde tengas un secuaz y no haya edificio ni problemas: paga el coste, levanta un edificio y llévate la carta de zona de ciudad.
symbol-assassinate-text = Retira un secuaz ajeno, un troll o un demonio de una zona con problemas; con él se van los problemas.
symbol-remove-trouble-text = Quita un indicador de problema de cualquier zona.
symbol-take-text = Toma del banco la cantidad del círculo.
symbol-scroll-text = Haz lo que dice la carta.
symbol-random-event-text = Descubre la siguiente carta de evento. Esta acción no se puede saltar.
symbol-play-another-text = Juega una carta más de tu mano.
symbol-interrupt-text = Juégala cuando llegue su momento, incluso en el turno de otro.

## Eventos aleatorios

event-the-dragon = El Dragón
event-flood = Inundación
event-fire = Incendio
event-fog = Niebla
event-riots = Disturbios
event-explosion = Explosión
event-mysterious-murders = Asesinatos misteriosos
event-demons-from-the-dungeon-dimensions = Demonios de las Dimensiones Mazmorra
event-subsidence = Derrumbe
event-bloody-stupid-johnson = Jodido Estúpido Johnson
event-trolls = Trolls
event-earthquake = Terremoto
event-the-dragon-text = En la zona que sale desaparece todo: secuaces, edificio y problemas.
event-flood-text = Dos tiradas. Todos sacan a sus secuaces de las zonas que salen y tocan el río.
event-fire-text = Arde el edificio de la zona que sale, y el fuego sigue mientras salga una zona vecina con edificio.
event-fog-text = Cinco cartas de la pila de cartas van a la pila de descartes.
event-riots-text = Con ocho indicadores de problema o más en el tablero, la partida acaba ahora, por puntos.
event-explosion-text = Desaparece el edificio de la zona que sale.
event-mysterious-murders-text = Todos tiran por turnos y retiran un secuaz de la zona que les sale.
event-demons-from-the-dungeon-dimensions-text = Cuatro tiradas, y en cada zona que sale, un demonio y problemas. Donde hay un demonio, nadie tiene el control y nada cuenta.
event-subsidence-text = Todos pagan { $amount } por cada uno de sus edificios, o lo pierden.
event-bloody-stupid-johnson-text = La carta de zona de ciudad de la zona que sale queda fuera de la partida, y su dueño retira de allí un secuaz.
event-trolls-text = Tres tiradas, y un troll en cada zona que sale.
event-earthquake-text = Dos tiradas. Desaparecen los edificios de las dos zonas.

## Lo que dicen las cartas

effect-loan = Pide un préstamo: { $amount } ahora. Al final devuelves { $debt } o pierdes { $points } puntos; para Chrysoprase resta { $debt }. La carta se queda delante de ti.
effect-demand-cards = Un rival te da dos cartas a su elección.
effect-tribute = Cada rival te da { $amount } o una carta, lo que prefiera.
effect-sell-card-to-player = Da una carta a un rival; él te da { $amount }.
effect-steal-from-all = Cada rival te da { $amount }.
effect-hand-penalty = Un rival te da { $amount } o se queda esta carta delante para siempre: le ocupa un lugar de la mano.
effect-swap-personality = Puedes cambiar tu personalidad por otra al azar que no tenga nadie.
effect-move-own-from-trouble = Mueve uno de tus secuaces de una zona con problemas a una zona vecina.
effect-earn-trouble = Toma { $amount } por cada indicador de problema del tablero.
effect-sell-cards = Descarta tantas cartas como quieras; toma { $amount } por cada una.
effect-discard-one = Descarta una carta.
effect-steal-from-one = Un rival te da { $amount }.
effect-earn-minions-isle = Toma { $amount } por cada secuaz que haya en Isla de los Dioses, sea de quien sea.
effect-gamble-steal = Tira el dado. { $high } o más: un rival te da { $amount }. { $low }: retira uno de tus secuaces.
effect-draw = Roba { $count } cartas.
effect-draw-from-discard = Roba al azar cuatro cartas de la pila de descartes.
effect-move-opponent = Mueve un secuaz de un rival a una zona vecina.
effect-extort-building = Un rival te da { $amount } o puedes retirar uno de sus edificios.
effect-peek-personalities = Mira todas las personalidades sin usar menos una.
effect-gamble-bank = Tira el dado. { $high } o más: toma { $amount }. { $low }: paga { $forfeit } o retira uno de tus secuaces.
effect-play-two = Juega dos cartas más.
effect-buy-building-calm = Compra el edificio de un rival en una zona sin problemas: paga su coste al dueño y es tuyo.
effect-buy-building-trouble = Compra el edificio de un rival en una zona con problemas: paga su coste al dueño y es tuyo.
effect-build-half = Coloca un edificio por la mitad de su coste.
effect-place-at-building = Coloca un secuaz en una zona donde tengas un edificio.
effect-place-near-unreal-estate = { $count ->
    [one] Coloca un secuaz en Solares Irreales o al lado.
   *[other] Coloca uno o dos secuaces en Solares Irreales o al lado.
}
effect-place-quietly = Coloca un secuaz en cualquier zona. No trae problemas.
effect-earn-minions-trouble = Elige una zona con problemas; toma { $amount } por cada secuaz que haya en ella.
effect-place-at-trouble = Coloca un secuaz en una zona con problemas.
effect-steal-card = Toma al azar dos cartas de un rival, quédate una y devuélvele la otra.
effect-earn-buildings = Toma { $amount } por cada edificio del tablero.
effect-spread-trouble = Pon un indicador de problema en una zona vecina de otra que lo tenga.
effect-gamble-remove = Tira el dado. { $high } o más: retira un secuaz de una zona con problemas. { $low }: retira uno tuyo.
effect-draw-per-building = Roba una carta por cada edificio tuyo en el tablero.
effect-add-trouble = Pon un indicador de problema en cualquier zona.
effect-pay-to-move = Da { $amount } a un rival y mueve uno de tus secuaces a cualquier zona.
effect-force-payment = Elige dos rivales: el primero da { $amount } al segundo.
effect-move-own-anywhere = Mueve uno de tus secuaces a cualquier zona.
effect-pay-to-make-remove = Da { $amount } a un rival; tiene que retirar un secuaz de una zona con problemas, pero ninguno tuyo.
effect-remove-from-unreal-estate = Retira un secuaz de Solares Irreales.
effect-swap-minions = Intercambia dos secuaces de zonas distintas.
effect-discard-opponent-card = Mira la mano de un rival y descarta una de sus cartas.
effect-roll-and-remove = Tira dos veces; retira un secuaz de cada zona que salga.
effect-swap-hands = Intercambia la mano con un rival.
effect-discard-refill = Descarta hasta tres cartas y rellena la mano.
effect-each-opponent-removes = Cada rival retira uno de sus propios secuaces.
effect-pay-to-assassinate = Da { $amount } a un rival y asesina a un secuaz.
effect-block-text = El pergamino de otro va a alcanzarte: no lo hace.
effect-block-move-or-remove = Alguien va a mover o retirar un secuaz tuyo: se queda.
effect-block-remove = Un secuaz tuyo va a dejar el tablero: se queda.
effect-relocate-removed = Te han retirado un secuaz: colócalo enseguida en otra zona.
effect-end-own-turn = En tu propio turno, después de una carta: el turno termina y esa carta vuelve a tu mano.

## Jugadores, pilas y la ciudad

players = Jugadores
you = tú
bot-level = bot: { $level }
money-label = dinero
minions-left = secuaces por colocar
buildings-left = edificios por colocar
cards-in-hand = cartas en la mano
loans = préstamos
area-cards = cartas de zona de ciudad
penalty-cards = cartas de castigo
is-away = ausente
thinks-now = pensando
may-be = Puede ser: { $list }
is-known = Es { $name }
known-cards = Conoces: { $list }
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
city = La ciudad
city-in-words = La ciudad en palabras
draw-pile = pila de cartas
discard-pile = descartes
events-left = eventos restantes
bank = banco
trouble = problemas
discarded-cards = Cartas descartadas
events-so-far = Eventos hasta ahora
none-yet = nada todavía
area-in-words = { $number }. { $area } ({ $cost }): { $content }. { $control } Vecinas: { $neighbours }.
area-minions = { $count ->
    [one] { $name }: { $count } secuaz
   *[other] { $name }: { $count } secuaces
}
area-trolls = { $count ->
    [one] { $count } troll
   *[other] { $count } trolls
}
area-demons = { $count ->
    [one] { $count } demonio
   *[other] { $count } demonios
}
area-building = edificio: { $name }
area-trouble = problemas
area-empty = nadie
area-card-lost = su carta de zona de ciudad está fuera de la partida
area-controlled = { $you ->
    [yes] La controlas tú.
   *[no] La controla { $name }.
}
area-uncontrolled = No la controla nadie.
changed-since = Nuevo desde tu último turno

## Tu mano y tu secreto

hand = Tu mano
hand-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
hand-play-now = elige una para jugarla
hand-play-more = después puedes jugar una más
hand-empty = Tu mano está vacía.
secret = Tu secreto
secret-covered = Tapado. ¿No mira nadie por encima de tu hombro?
secret-open = Solo lo ves tú
secret-look = Mirar
secret-cover = Tapar
secret-one-more = falta 1
secret-progress = { $have } de { $need }
secret-worth = { $have } de { $need }
secret-pile = { $count ->
    [one] falta { $count } carta
   *[other] faltan { $count } cartas
}
secret-met = Ganas si esto sigue así cuando empiece tu próximo turno.
radar = ¿Quién ganaría?
radar-note = si fuera este personaje

## La pregunta

prompt-your-turn = Tu turno
prompt-turn-of = Juega { $who }
prompt-wait = Esperando a { $who }
prompt-wait-many = Esperando a { $who }
prompt-dealing = Se reparten las cartas
prompt-over = La partida ha terminado
prompt-see-result = Ver el resultado
choices = Tus opciones
ask-play = ¿Qué carta juegas?
ask-pass = Solo tienes interrupciones
ask-end = Tu carta está terminada
ask-end-hint = Usa ahora la habilidad de una zona o termina tu turno.
ask-play-another = ¿Juegas otra carta?
ask-play-more = { $count ->
    [one] ¿Juegas una carta más?
   *[other] ¿Juegas { $count } cartas más?
}
ask-place = Colocar un secuaz: ¿dónde?
ask-place-hint = Donde ya tengas uno, o al lado · te quedan { $left }
ask-place-text = Colocar un secuaz: ¿dónde?
ask-lift = Tus doce secuaces están en el tablero: ¿cuál mueves?
ask-relocate = ¿Adónde va el secuaz de { $area }?
ask-rescue = Han echado a tu secuaz de { $area }: ¿adónde va?
ask-build = Colocar un edificio: ¿dónde?
ask-build-hint = Donde tengas un secuaz y no haya problemas ni edificio · tienes { $money }
ask-assassinate = ¿A quién asesinas?
ask-assassinate-hint = Un secuaz, un troll o un demonio en una zona con problemas; nunca uno tuyo
ask-calm = ¿Qué indicador de problema retiras?
ask-take = ¿Tomas { $amount } del banco?
ask-read = ¿Haces lo que dice la carta?
ask-event = Llega un evento aleatorio
ask-stir = ¿Dónde empiezan los problemas?
ask-demolish = Tus seis edificios están en pie: ¿cuál quitas?
ask-demolish-other = ¿Qué edificio desaparece?
ask-demolish-subsidence = No puedes pagar por todos tus edificios: ¿cuál pierdes?
ask-buy = ¿Qué edificio compras?
ask-target = ¿Qué rival?
ask-target-second = ¿Quién recibe { $amount } de { $who }?
ask-give = ¿Qué carta das?
ask-give-to = ¿Qué carta le das a { $who }?
ask-discard = ¿Qué carta descartas?
ask-discard-more = ¿Descartas una carta o lo dejas?
ask-discard-theirs = ¿Qué carta descarta { $who }?
ask-keep = ¿Qué carta te quedas?
ask-pick = ¿Qué secuaz?
ask-pick-remove = ¿Qué secuaz se retira?
ask-pick-own = ¿A cuál de tus secuaces renuncias?
ask-pick-or-pay = ¿Pagas { $amount } o renuncias a un secuaz?
ask-pick-partner = ¿Con qué secuaz cambia de sitio?
ask-to = ¿Adónde va?
ask-to-flood = { $area } se inunda: ¿adónde va tu secuaz?
ask-at = ¿Qué zona?
ask-tribute = ¿Le das a { $who } { $amount } o una carta?
ask-buy-off = { $who } exige { $amount }
ask-buy-off-card = o esta carta se queda delante de ti para siempre
ask-buy-off-building = o puede desaparecer uno de tus edificios
ask-shield = { $event } en { $area }: ¿te protege Dioses Menores?
ask-shield-newcomer = { $event }: ¿lo dejas fuera de { $area }?
why-not = ¿Por qué no puedo…?

## Amenazas: preguntas que detienen la mesa

threat-assassinate = { $who } manda un asesino contra tu secuaz de { $area }
threat-remove = { $who } va a retirar tu secuaz de { $area }
threat-remove-event = { $event } va a llevarse tu secuaz de { $area }
threat-move = { $who } va a sacar tu secuaz de { $area }
threat-swap = { $who } va a cambiar tu secuaz de { $area } por otro
threat-text = { $card } va a alcanzarte
threat-dragon = El Dragón va a arrasar { $area }
threat-card-says = La carta dice: «{ $text }»
threat-hint = A todos los amenazados se les pregunta durante el mismo tiempo, tengan respuesta o no.
threat-hint-trouble = Si el secuaz se va, con él se van los problemas de { $area }.
threat-sealed = Tu respuesta está dada. Queda sellada hasta que todos hayan contestado.
react-play = Jugar { $cards }
react-pass = Dejar que pase
react-pass-hint = y conservar tus cartas
react-gaspode = Se queda donde está
react-wallace-sonky = El texto te pasa de largo
react-fresh-start-club = Vuelve a empezar en otra zona
react-susan = Se queda, y los problemas también
react-igor = Lo recosen en otra zona

## Las opciones en palabras (para la lista y para los programas)

act-play = Jugar { $card }
act-give = Dar { $card }
act-discard = Descartar { $card }
act-keep = Quedarte con { $card }
act-place = Colocar un secuaz en { $area }
act-lift = Levantar un secuaz de { $area }
act-build = Construir en { $area } por { $cost }
act-demolish = Retirar el edificio de { $area }
act-buy = Comprar el edificio de { $name } en { $area } por { $cost }
act-calm = Retirar los problemas de { $area }
act-stir = Poner problemas en { $area }
act-to = A { $area }
act-at = { $area }
act-assassinate = { $you ->
    [troll] Asesinar a un troll en { $area }
    [demon] Asesinar a un demonio en { $area }
    [yes] Asesinar a tu propio secuaz en { $area }
   *[no] Asesinar al secuaz de { $name } en { $area }
}
act-pick = { $you ->
    [troll] Un troll en { $area }
    [demon] Un demonio en { $area }
    [yes] Tu secuaz en { $area }
   *[no] El secuaz de { $name } en { $area }
}
act-target = { $name }
act-react = Jugar { $cards }
act-use = { $area }: { $power }
act-recall = Doctor Mossy Lawn: terminar el turno y recuperar { $card }
act-take = Tomar el dinero
act-read = Hacerlo
act-pay = Pagar
act-pay-amount = Pagar { $amount }
act-accept = Aceptar lo que venga
act-accept-card = Aceptar la carta
act-accept-building = Arriesgar un edificio
act-shield = Pagar { $amount } a Dioses Menores
act-skip = Saltar
act-skip-symbol = Saltar este símbolo
act-stop = Dejarlo aquí
act-decline-shield = Dejar que pase
act-end = Terminar el turno
act-pass = Pasar

## Consecuencias junto a una opción

so-trouble = trae problemas: { $from } → { $to }
so-calm = se van los problemas: { $from } → { $to }
so-cost = cuesta { $cost }, te quedan { $left }
so-control-gain = te haces con el control
so-control-loss = pierdes el control
so-earns = da { $amount }
so-holds = { $count ->
    [one] tiene { $count } carta, { $money }
   *[other] tiene { $count } cartas, { $money }
}

## El diario

log = Diario
log-empty = Aún no ha pasado nada.
log-earlier = El diario entero
log-new = nuevo
log-setup = Antes del primer turno
log-turn = Turno { $turn }
log-why = ¿Por qué ha pasado esto?
log-dealt-personality = { $you ->
    [yes] Recibes una personalidad: está en «Tu secreto».
   *[no] { $who } recibe una personalidad.
}
log-turn-began = { $you ->
    [yes] Empieza tu turno.
   *[no] Empieza el turno de { $who }.
}
log-played = { $you ->
    [yes] Juegas { $card }.
   *[no] { $who } juega { $card }.
}
log-passed = { $you ->
    [yes] No tienes ninguna carta que jugar.
   *[no] { $who } no tiene ninguna carta que jugar.
}
log-skipped = { $you ->
    [yes] Lo dejas pasar.
   *[no] { $who } lo deja pasar.
}
log-put-away = { $card } va a la pila de descartes.
log-recalled = { $you ->
    [yes] Llamas a Doctor Mossy Lawn: el turno termina y { $card } vuelve a tu mano.
   *[no] { $who } llama a Doctor Mossy Lawn: el turno termina y { $card } vuelve a su mano.
}
log-drew = { $you ->
    [yes] Robas { $card }.
   *[no] { $who } roba una carta.
}
log-drew-many = { $you ->
    [yes] Robas { $list }.
   *[no] { $who } roba { $count } cartas.
}
log-recovered = { $you ->
    [yes] Tomas { $card } de la pila de descartes.
   *[no] { $who } toma { $card } de la pila de descartes.
}
log-discarded = { $you ->
    [yes] Descartas { $card }.
   *[no] { $who } descarta { $card }.
}
log-gave = { $you ->
    [from] Le das { $card } a { $whom }.
    [to] { $who } te da { $card }.
   *[no] { $who } da una carta a { $whom }.
}
log-offered = { $you ->
    [from] Eliges { $card } para { $whom }.
    [to] { $who } ha elegido una carta para ti.
   *[no] { $who } ha elegido una carta para { $whom }.
}
log-grabbed = { $you ->
    [from] Tomas { $card } de la mano de { $whom } para mirarla.
    [to] { $who } toma { $card } de tu mano para mirarla.
   *[no] { $who } toma una carta de la mano de { $whom } para mirarla.
}
log-looked = { $you ->
    [from] Miras la mano de { $whom }: { $cards }.
    [to] { $who } mira tu mano: { $cards }.
   *[no] { $who } mira la mano de { $whom }.
}
log-looked-empty = una mano vacía
log-swapped-hands = { $you ->
    [from] Intercambias la mano con { $whom }.
    [to] { $who } intercambia la mano contigo.
   *[no] { $who } y { $whom } intercambian las manos.
}
log-stuck = { $you ->
    [yes] { $card } se queda delante de ti para siempre.
   *[no] { $card } se queda delante de { $who } para siempre.
}
log-borrowed = { $you ->
    [yes] Pides un préstamo con { $card }.
   *[no] { $who } pide un préstamo con { $card }.
}
log-paid-player = { $you ->
    [from] Pagas { $amount } a { $whom }.
    [to] { $who } te paga { $amount }.
   *[no] { $who } paga { $amount } a { $whom }.
}
log-paid-bank = { $you ->
    [yes] Pagas { $amount } al banco.
   *[no] { $who } paga { $amount } al banco.
}
log-took-money = { $you ->
    [yes] Tomas { $amount } del banco.
   *[no] { $who } toma { $amount } del banco.
}
log-placed = { $you ->
    [yes] Colocas un secuaz en { $area }.
   *[no] { $who } coloca un secuaz en { $area }.
}
log-lifted = { $you ->
    [yes] Levantas un secuaz de { $area }.
   *[no] { $who } levanta un secuaz de { $area }.
}
log-moved = { $you ->
    [yes] Tu secuaz va de { $from } a { $to }.
    [troll] Un troll va de { $from } a { $to }.
    [demon] Un demonio va de { $from } a { $to }.
   *[no] El secuaz de { $who } va de { $from } a { $to }.
}
log-swapped = { $one } en { $from } y { $two } en { $to } cambian de sitio.
log-attacked = { $you ->
    [yes] Mandan un asesino contra tu secuaz de { $area }.
    [troll] Mandan un asesino contra un troll de { $area }.
    [demon] Mandan un asesino contra un demonio de { $area }.
   *[no] Mandan un asesino contra el secuaz de { $who } en { $area }.
}
log-chose = { $you ->
    [yes] Eliges { $minion } en { $area }.
   *[no] { $who } elige { $minion } en { $area }.
}
log-targeted = { $you ->
    [from] Te diriges a { $whom }.
    [to] { $who } se dirige a ti.
   *[no] { $who } se dirige a { $whom }.
}
log-bid = { $you ->
    [yes] Quieres comprar el edificio de { $area }.
   *[no] { $who } quiere comprar el edificio de { $area }.
}
log-removed = { $you ->
    [yes] Se retira tu secuaz de { $area }.
    [troll] Se retira un troll de { $area }.
    [demon] Se retira un demonio de { $area }.
   *[no] Se retira el secuaz de { $who } en { $area }.
}
log-arrived = { $you ->
    [demon] Aparece un demonio en { $area }.
   *[troll] Llega un troll a { $area }.
}
log-troubled = Empiezan los problemas en { $area }.
log-calmed = Se acabaron los problemas en { $area }.
log-built = { $you ->
    [yes] Construyes en { $area }.
   *[no] { $who } construye en { $area }.
}
log-bought = { $you ->
    [from] Compras el edificio de { $whom } en { $area }.
    [to] { $who } compra tu edificio de { $area }.
   *[no] { $who } compra el edificio de { $whom } en { $area }.
}
log-demolished = { $you ->
    [yes] Tu edificio de { $area } desaparece.
   *[no] Desaparece el edificio de { $who } en { $area }.
}
log-used = { $you ->
    [yes] Usas la habilidad de { $area }.
   *[no] { $who } usa la habilidad de { $area }.
}
log-shielded = { $you ->
    [yes] Pagas a Dioses Menores: { $area } se libra.
   *[no] { $who } paga a Dioses Menores: { $area } se libra.
}
log-card-lost = { $you ->
    [yes] Pierdes para siempre la carta de zona de ciudad de { $area }.
   *[no] { $who } pierde para siempre la carta de zona de ciudad de { $area }.
}
log-rolled = { $you ->
    [yes] Sacas un { $face }.
   *[no] { $who } saca un { $face }.
}
log-turned-up = Evento aleatorio: { $event }.
log-fogged = { $card } se pierde en la niebla.
log-threatened = { $you ->
    [yes] Se te pregunta si respondes.
   *[no] Se pregunta a { $who } si hay respuesta.
}
log-reacted = { $you ->
    [yes] Interrumpes con { $card }.
   *[no] { $who } interrumpe con { $card }.
}
log-peeked = { $you ->
    [yes] Miras personalidades sin usar: { $list }.
   *[no] { $who } mira personalidades sin usar.
}
log-changed-personality = { $you ->
    [yes] Cambias de personalidad: la nueva está en «Tu secreto».
   *[no] { $who } cambia de personalidad.
}
log-ended-condition = { $you ->
    [yes] ¡Ganas como { $personality }!
   *[no] { $who } gana como { $personality }.
}
log-ended-vimes = { $you ->
    [yes] La pila de cartas se ha agotado: ¡ganas como { $personality }!
   *[no] La pila de cartas se ha agotado: { $who } gana como { $personality }.
}
log-ended-points = La pila de cartas se ha agotado. Victoria por puntos: { $list }.
log-ended-riots = Disturbios termina la partida. Victoria por puntos: { $list }.
minion-own = tu secuaz
minion-of = el secuaz de { $name }
minion-troll = un troll
minion-demon = un demonio

## La cadena de causas

why-card = La carta { $card }
why-symbol = su símbolo { $symbol }
why-power = La habilidad de { $area }
why-event = El evento aleatorio { $event }
why-rescue = Una interrupción que salva al secuaz

## Hoja de ayuda

aid = Hoja de ayuda
aid-key = pulsa ?
aid-symbols = Los nueve símbolos
aid-personalities = Las personalidades
aid-areas = Las zonas y sus habilidades
aid-events = Los eventos aleatorios
aid-cost = coste { $cost }
aid-link = Todas las reglas

## Por qué algo no está permitido

refusal-AM-ACT-MINION-02 = Un secuaz va donde ya tienes otro, o al lado.
refusal-AM-ACT-MINION-05 = Un secuaz levantado va a una zona distinta.
refusal-AM-ACT-MINION-06 = El secuaz tiene que ir donde esté otro de los tuyos, o al lado.
refusal-AM-ACT-MINION-08 = Mientras te quede un secuaz fuera del tablero, coloca ese.
refusal-AM-ACT-BUILD-01 = Allí no tienes ningún secuaz.
refusal-AM-ACT-BUILD-02 = Ya hay un edificio.
refusal-AM-ACT-BUILD-03 = Allí hay problemas.
refusal-AM-ACT-BUILD-04 = No puedes pagar lo que cuesta.
refusal-AM-ACT-BUILD-12 = Tiene que irse uno de tus seis edificios.
refusal-AM-ACT-ASSASSINATE-01 = Allí no hay un secuaz así.
refusal-AM-ACT-ASSASSINATE-02 = No puedes asesinar a tu propio secuaz.
refusal-AM-ACT-ASSASSINATE-03 = Allí no hay problemas.
refusal-AM-ACT-TROUBLE-01 = Allí no hay problemas.
refusal-AM-ACT-EVENT-03 = Primero hay que terminar el evento.
refusal-AM-ACT-EVENT-07 = Doctor Mossy Lawn no sirve para esquivar un evento.
refusal-AM-ACT-INTERRUPT-03 = No tienes ninguna carta que responda a esto.
refusal-AM-ACT-INTERRUPT-06 = El secuaz tiene que ir donde esté otro de los tuyos o al lado, y no de vuelta a donde estaba.
refusal-AM-ACT-INTERRUPT-16 = Una interrupción espera su momento: ahora nada te amenaza.
refusal-AM-ACT-INTERRUPT-20 = Gaspode frena a los jugadores, no los eventos aleatorios.
refusal-AM-ACT-INTERRUPT-21 = Gaspode no frena tu propia carta.
refusal-AM-ACT-INTERRUPT-25 = Para responder a esto basta una carta.
refusal-AM-AREA-ANY-01 = La habilidad es de quien tiene la carta de zona de ciudad.
refusal-AM-AREA-ANY-02 = Ya has usado esta habilidad en este turno.
refusal-AM-AREA-ANY-03 = La carta es nueva: su habilidad empieza en tu próximo turno.
refusal-AM-AREA-ANY-05 = Allí hay un demonio: la habilidad descansa.
refusal-AM-AREA-ANY-09 = Las habilidades se usan entre dos acciones de tu propio turno.
refusal-AM-AREA-ANY-10 = No puedes pagarlo, o no haría nada.
refusal-AM-AREA-DOLLY-SISTERS-01 = El secuaz va a Hermanas Dolly o al lado.
refusal-AM-AREA-UNREAL-ESTATE-01 = Solares Irreales pide que descartes una carta.
refusal-AM-AREA-DRAGONS-LANDING-01 = Aterrizaje del Dragón da { $amount } y nada más.
refusal-AM-AREA-SMALL-GODS-01 = Dioses Menores solo responde a un evento aleatorio que alcance a una ficha tuya.
refusal-AM-AREA-THE-SCOURS-01 = No tienes ninguna carta que descartar.
refusal-AM-AREA-THE-HIPPO-01 = El Hipopótamo da { $amount } y nada más.
refusal-AM-AREA-THE-SHADES-01 = El indicador va a Las Sombras o al lado, donde haya algún secuaz y aún no haya indicador.
refusal-AM-AREA-DIMWELL-01 = El secuaz va a Dimwell o al lado.
refusal-AM-AREA-LONGWALL-01 = Muro Largo da { $amount } y nada más.
refusal-AM-AREA-ISLE-OF-GODS-01 = Isla de los Dioses retira un indicador que esté en el tablero.
refusal-AM-AREA-SEVEN-SLEEPERS-01 = Siete Dormilones da { $amount } y nada más.
refusal-AM-AREA-NAP-HILL-01 = Colina de la Siesta da { $amount } y nada más.
refusal-AM-COMP-21 = El juego es para dos a cuatro jugadores.
refusal-AM-EVENT-FLOOD-02 = Tus secuaces tienen que salir de la zona inundada a una vecina.
refusal-AM-EVENT-FLOOD-03 = Esa zona también está inundada.
refusal-AM-EVENT-FLOOD-09 = Ninguna interrupción detiene una inundación.
refusal-AM-EVENT-MURDERS-01 = El secuaz tiene que estar en la zona que ha salido.
refusal-AM-EVENT-SUBSIDENCE-03 = Tiene que ser uno de tus edificios por los que no puedes pagar.
refusal-AM-EVENT-SUBSIDENCE-06 = Dioses Menores no ayuda contra Derrumbe.
refusal-AM-FAQ-06 = Wallace Sonky te libra de los pergaminos, no de los símbolos ni de los eventos aleatorios.
refusal-AM-FAQ-27 = Wallace Sonky no sirve contra tu propia carta.
refusal-AM-TURN-03 = Tienes que jugar una carta de tu mano, si puedes.
refusal-AM-TURN-07 = Los símbolos se usan de izquierda a derecha, uno tras otro.
refusal-AM-TURN-21 = Una interrupción no puede ser la carta de tu turno.
refusal-card = { $card } no ofrece eso.

## Opciones de la mesa

option-edition = Reglas según
edition-en = edición inglesa
edition-de = edición alemana
edition-es = edición española
edition-fr = edición francesa
option-switches = Reglas de la casa
option-switches-hint = Cada reglamento ve estas cosas a su manera. Déjalas como las tenga la edición o decídelas tú.
option-by-edition = como en la edición
option-on = sí
option-off = no
option-wrong-players = Ankh-Morpork es para dos a cuatro jugadores.
option-wrong-edition = Elige una de las cuatro ediciones.
option-wrong-switch = Una regla de la casa es sí, no, o como en la edición.
switch-finite-bank = El banco solo tiene el dinero de la caja
switch-rescue-anywhere = Igor y El Club Volver a Empezar pueden poner el secuaz en cualquier otra zona
switch-shades-unlimited = Las Sombras se puede usar más de una vez por turno
switch-small-gods-whole-area = Dioses Menores protege todas tus fichas de una zona, o ninguna
switch-small-gods-anywhere = Dioses Menores impide llegadas también a zonas sin fichas tuyas
switch-small-gods-trolls = Dioses Menores deja fuera trolls además de demonios
switch-small-gods-at-once = Dioses Menores sirve en el turno en que se gana su carta
switch-tie-by-control = Desempata controlar la zona más cara, no tener la carta más cara
switch-repeat-rolls = La misma zona dos veces en el dado cuenta dos veces
switch-lead-neutrals = El Hombre Pato, Viejo Apestoso Ron y Canting Crew pueden mover trolls y demonios
switch-free-relocation = El duodécimo secuaz se puede llevar a cualquier otra zona
switch-bare-trouble = La Turba y Doctor Hix no necesitan un secuaz donde ponen problemas
switch-must-play-both = Drumknott y Ponder Stibbons obligan a jugar las dos cartas
switch-gaspode-own-card = Gaspode frena también lo que te hace tu propia carta
switch-sonky-one-roll = Wallace Sonky te libra solo de una de las tiradas de Carcer
switch-fire-stops = Un edificio salvado por Dioses Menores acaba con el incendio
switch-mossy-no-refill = Doctor Mossy Lawn termina el turno sin rellenar la mano

## El recuento final

score-title = Puntos
score-decided = decidieron
score-for-fun = por curiosidad: no decidieron
score-minions = Secuaces en el tablero
score-buildings = Edificios
score-money = Dinero, préstamos devueltos
score-loans = Préstamos sin devolver
score-shared = Empate hasta el final: la victoria se comparte.
option-decided = { $rule }: { $state }
card-does-nothing = Sin símbolo ni texto: no hace nada.
