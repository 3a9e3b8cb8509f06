### Mundodisco: Ankh-Morpork. Los términos son los del reglamento español (glosario en las reglas).
### $who, $whom y $name son personas; donde importa, $you vale "yes" cuando actúa quien lee, o
### nombra la parte de la frase que es quien lee. Los textos no llevan < ni el signo et.

am-turn-number = turno { $turn }
am-before-the-start = preparativos
am-game-over = fin de la partida
am-money = { $amount }$

## Zonas

am-area-dolly-sisters = Hermanas Dolly
am-area-unreal-estate = Solares Irreales
am-area-dragons-landing = Aterrizaje del Dragón
am-area-small-gods = Dioses Menores
am-area-the-scours = Los Frotes
am-area-the-hippo = El Hipopótamo
am-area-the-shades = Las Sombras
am-area-dimwell = Dimwell
am-area-longwall = Muro Largo
am-area-isle-of-gods = Isla de los Dioses
am-area-seven-sleepers = Siete Dormilones
am-area-nap-hill = Colina de la Siesta
am-the-dolly-sisters = las Hermanas Dolly
am-the-unreal-estate = los Solares Irreales
am-the-dragons-landing = el Aterrizaje del Dragón
am-the-small-gods = los Dioses Menores
am-the-the-scours = los Frotes
am-the-the-hippo = el Hipopótamo
am-the-the-shades = las Sombras
am-the-dimwell = Dimwell
am-the-longwall = el Muro Largo
am-the-isle-of-gods = la Isla de los Dioses
am-the-seven-sleepers = los Siete Dormilones
am-the-nap-hill = la Colina de la Siesta
am-title = { $card }

## Habilidades de las cartas de zona de ciudad: el botón y el texto entero

am-power-dolly-sisters = { $amount }: un secuaz
am-power-unreal-estate = Cambiar carta
am-power-dragons-landing = Tomar { $amount }
am-power-small-gods = { $amount } por ficha: a salvo
am-power-the-scours = Carta por { $amount }
am-power-the-hippo = Tomar { $amount }
am-power-the-shades = Causar problemas
am-power-dimwell = { $amount }: un secuaz
am-power-longwall = Tomar { $amount }
am-power-isle-of-gods = { $amount }: poner paz
am-power-seven-sleepers = Tomar { $amount }
am-power-nap-hill = Tomar { $amount }
am-power-dolly-sisters-text = Una vez por turno: paga { $amount } y coloca un secuaz tuyo en las Hermanas Dolly o en una zona adyacente; no hace falta que tengas secuaces cerca.
am-power-unreal-estate-text = Una vez por turno: roba una carta y después descarta una; puede ser la que has robado.
am-power-dragons-landing-text = Una vez por turno: toma { $amount } del banco.
am-power-small-gods-text = Siempre que un evento aleatorio vaya a alcanzar tus fichas: paga { $amount } por cada una que quieras salvar.
am-power-the-scours-text = Una vez por turno: descarta una carta y toma { $amount } del banco.
am-power-the-hippo-text = Una vez por turno: toma { $amount } del banco.
am-power-the-shades-text = Una vez por turno: causa problemas en las Sombras o en otra zona adyacente, donde haya algún secuaz y aún no haya problemas.
am-power-dimwell-text = Una vez por turno: paga { $amount } y coloca un secuaz tuyo en Dimwell o en una zona adyacente; no hace falta que tengas secuaces cerca.
am-power-longwall-text = Una vez por turno: toma { $amount } del banco.
am-power-isle-of-gods-text = Una vez por turno: paga { $amount } y retira un indicador de problema de donde quieras.
am-power-seven-sleepers-text = Una vez por turno: toma { $amount } del banco.
am-power-nap-hill-text = Una vez por turno: toma { $amount } del banco.

## Personalidades: el nombre y cómo ganan

am-personality-lord-vetinari = Lord Vetinari
am-personality-lord-selachii = Lord Selachii
am-personality-lord-rust = Lord Rust
am-personality-lord-de-worde = Lord de Worde
am-personality-dragon-king-of-arms = Dragón Rey de Armas
am-personality-chrysoprase = Chrysoprase
am-personality-commander-vimes = Comandante Vimes
am-goal-lord-vetinari = Empezar un turno con secuaces en { $need } zonas. Las zonas con un demonio no cuentan.
am-goal-lord-selachii = Empezar un turno controlando { $need } zonas.
am-goal-lord-rust = Empezar un turno controlando { $need } zonas.
am-goal-lord-de-worde = Empezar un turno controlando { $need } zonas.
am-goal-dragon-king-of-arms = Empezar un turno con { $need } indicadores de problema en el tablero.
am-goal-chrysoprase = Empezar un turno con dinero y edificios por valor de { $need }; cada préstamo resta { $debt }.
am-goal-commander-vimes = Que se agote la pila de cartas sin que haya ganado nadie.
am-lane-lords = Selachii, Rust, de Worde
am-lane-lords-need = controlar { $need } zonas
am-lane-vetinari-need = secuaces en { $need } zonas
am-lane-chrysoprase-need = valor de { $need }
am-lane-dragon-need = { $need } indicadores de problema
am-lane-vimes-need = pila de cartas agotada
am-lane-away = a falta de { $count }
am-lane-there = listo
am-lane-cards-left = { $count ->
    [one] queda { $count } carta
   *[other] quedan { $count } cartas
}
am-lane-at = { $name } { $have }

## Símbolos: el nombre y lo que hacen

am-symbol-place-minion = Colocar un secuaz
am-symbol-build = Colocar un edificio
am-symbol-assassinate = Asesinato
am-symbol-remove-trouble = Retirar un indicador de problema
am-symbol-take = Tomar dinero
am-symbol-scroll = Pergamino
am-symbol-random-event = Evento aleatorio
am-symbol-play-another = Juega otra carta
am-symbol-interrupt = Interrupción
am-symbol-take-amount = Tomar { $amount }
am-symbol-place-minion-text = Pon un secuaz donde ya tengas uno, o en una zona adyacente. Un segundo secuaz en una zona trae problemas.
am-symbol-build-text = Donde tengas un secuaz y no haya edificio ni problemas: paga el coste, levanta un edificio y llévate la carta de zona de ciudad.
am-symbol-assassinate-text = Retira un secuaz ajeno, un troll o un demonio de una zona con problemas; con él se van los problemas.
am-symbol-remove-trouble-text = Quita un indicador de problema de cualquier zona.
am-symbol-take-text = Toma del banco la cantidad del círculo.
am-symbol-scroll-text = Haz lo que dice la carta.
am-symbol-random-event-text = Descubre la siguiente carta de evento. Este símbolo no se puede saltar.
am-symbol-play-another-text = Juega una carta más de tu mano.
am-symbol-interrupt-text = Juégala cuando llegue su momento, incluso en el turno de otro.

## Eventos aleatorios

am-event-the-dragon = El Dragón
am-event-flood = Inundación
am-event-fire = Incendio
am-event-fog = Niebla
am-event-riots = Disturbios
am-event-explosion = Explosión
am-event-mysterious-murders = Asesinatos misteriosos
am-event-demons-from-the-dungeon-dimensions = Demonios de las Dimensiones Mazmorra
am-event-subsidence = Derrumbe
am-event-bloody-stupid-johnson = Jodido Estúpido Johnson
am-event-trolls = Trolls
am-event-earthquake = Terremoto
am-event-the-dragon-text = En la zona que sale desaparece todo: secuaces, edificio y problemas.
am-event-flood-text = Dos tiradas. Todos sacan a sus secuaces de las zonas que salen y tocan el río.
am-event-fire-text = Arde el edificio de la zona que sale, y el fuego se propaga mientras salga una zona adyacente con edificio.
am-event-fog-text = Cinco cartas de la pila de cartas van a la pila de descartes.
am-event-riots-text = Con ocho indicadores de problema o más en el tablero, la partida acaba ahora, por puntos.
am-event-explosion-text = Desaparece el edificio de la zona que sale.
am-event-mysterious-murders-text = Todos tiran por turnos y retiran un secuaz de la zona que les sale.
am-event-demons-from-the-dungeon-dimensions-text = Cuatro tiradas, y en cada zona que sale, un demonio y problemas. Donde hay un demonio, nadie tiene el control y nada cuenta.
am-event-subsidence-text = Todos deben pagar { $amount } por cada uno de sus edificios; los que no puedan pagar se pierden.
am-event-bloody-stupid-johnson-text = La carta de zona de ciudad de la zona que sale queda fuera de la partida, y su dueño retira de allí un secuaz.
am-event-trolls-text = Tres tiradas, y un troll en cada zona que sale.
am-event-earthquake-text = Dos tiradas. Desaparecen los edificios de las dos zonas.

## Lo que dicen las cartas

am-effect-loan = Pide un préstamo: { $amount } ahora. Al final devuelves { $debt } o pierdes { $points } puntos; para Chrysoprase resta { $debt }. La carta se queda delante de ti.
am-effect-demand-cards = Un rival te da dos cartas a su elección.
am-effect-tribute = Cada rival te da { $amount } o una carta, lo que prefiera.
am-effect-sell-card-to-player = Da una carta a un rival; él te da { $amount }.
am-effect-steal-from-all = Cada rival te da { $amount }.
am-effect-hand-penalty = Un rival te da { $amount } o se queda esta carta delante para siempre: le ocupa un lugar de la mano.
am-effect-swap-personality = Puedes cambiar tu personalidad por otra al azar que no tenga nadie.
am-effect-move-own-from-trouble = Mueve uno de tus secuaces de una zona con problemas a una zona adyacente.
am-effect-earn-trouble = Toma { $amount } por cada indicador de problema del tablero.
am-effect-sell-cards = Descarta tantas cartas como quieras; toma { $amount } por cada una.
am-effect-discard-one = Puedes descartar una carta.
am-effect-steal-from-one = Un rival te da { $amount }.
am-effect-earn-minions-isle = Toma { $amount } por cada secuaz que haya en la Isla de los Dioses, sea de quien sea.
am-effect-gamble-steal = Tira el dado. { $high } o más: un rival te da { $amount }. { $low }: retira uno de tus secuaces.
am-effect-draw = { $count ->
    [one] Roba { $count } carta.
   *[other] Roba { $count } cartas.
}
am-effect-draw-from-discard = Roba al azar cuatro cartas de la pila de descartes.
am-effect-move-opponent = Mueve un secuaz de un rival a una zona adyacente.
am-effect-extort-building = Un rival te da { $amount } o puedes retirar uno de sus edificios.
am-effect-peek-personalities = Mira todas las personalidades sin usar menos una.
am-effect-gamble-bank = Tira el dado. { $high } o más: toma { $amount }. { $low }: paga { $forfeit } o retira uno de tus secuaces.
am-effect-play-two = Juega dos cartas más.
am-effect-buy-building-calm = Compra el edificio de un rival en una zona sin problemas: paga su coste al dueño y es tuyo.
am-effect-buy-building-trouble = Compra el edificio de un rival en una zona con problemas: paga su coste al dueño y es tuyo.
am-effect-build-half = Coloca un edificio por la mitad de su coste.
am-effect-place-at-building = Coloca un secuaz en una zona donde tengas un edificio.
am-effect-place-near-unreal-estate = { $count ->
    [one] Coloca un secuaz en los Solares Irreales o en una zona adyacente.
   *[other] Coloca uno o dos secuaces en los Solares Irreales o en una zona adyacente.
}
am-effect-place-quietly = Coloca un secuaz en cualquier zona. No trae problemas.
am-effect-earn-minions-trouble = Elige una zona con problemas; toma { $amount } por cada secuaz que haya en ella.
am-effect-place-at-trouble = Coloca un secuaz en una zona con problemas.
am-effect-steal-card = Toma al azar dos cartas de un rival, quédate una y devuélvele la otra.
am-effect-earn-buildings = Toma { $amount } por cada edificio del tablero.
am-effect-spread-trouble = Pon un indicador de problema en una zona con algún secuaz, adyacente a otra que ya tenga uno.
am-effect-gamble-remove = Tira el dado. { $high } o más: retira un secuaz de una zona con problemas. { $low }: retira uno tuyo.
am-effect-draw-per-building = Roba una carta por cada edificio tuyo en el tablero.
am-effect-add-trouble = Pon un indicador de problema en cualquier zona con algún secuaz.
am-effect-pay-to-move = Da { $amount } a un rival y mueve uno de tus secuaces a cualquier zona.
am-effect-force-payment = Elige dos rivales: el primero da { $amount } al segundo.
am-effect-move-own-anywhere = Mueve uno de tus secuaces a cualquier zona.
am-effect-pay-to-make-remove = Da { $amount } a un rival; tiene que retirar un secuaz de una zona con problemas, pero ninguno tuyo.
am-effect-remove-from-unreal-estate = Retira un secuaz de los Solares Irreales.
am-effect-swap-minions = Intercambia dos secuaces de zonas distintas.
am-effect-discard-opponent-card = Mira la mano de un rival y descarta una de sus cartas.
am-effect-roll-and-remove = Tira dos veces; retira un secuaz de cada zona que salga.
am-effect-swap-hands = Intercambia la mano con un rival.
am-effect-discard-refill = Descarta hasta tres cartas y rellena la mano.
am-effect-each-opponent-removes = Cada rival retira uno de sus propios secuaces.
am-effect-pay-to-assassinate = Da { $amount } a un rival y asesina a un secuaz.
am-effect-block-text = El pergamino de otro va a alcanzarte: no te alcanza.
am-effect-block-move-or-remove = Alguien va a mover o retirar un secuaz tuyo: se queda.
am-effect-block-remove = Un secuaz tuyo va a dejar el tablero: se queda.
am-effect-relocate-removed = Te han retirado un secuaz: colócalo enseguida en otra zona.
am-effect-end-own-turn = En tu propio turno, después de una carta: el turno termina y esa carta vuelve a tu mano.

## Jugadores, pilas y la ciudad

am-players = Jugadores
am-bot-level = bot: { $level }
am-money-label = dinero
am-minions-left = secuaces por colocar
am-buildings-left = edificios por colocar
am-cards-in-hand = cartas en la mano
am-loans = préstamos
am-area-cards = cartas de zona de ciudad
am-penalty-cards = cartas de castigo
am-is-away = ausente
am-thinks-now = pensando
am-may-be = Puede ser: { $list }
am-is-known = Es { $name }
am-known-cards = Conoces: { $list }
am-city = La ciudad
am-city-in-words = La ciudad en palabras
am-draw-pile = pila de cartas
am-discard-pile = descartes
am-events-left = eventos restantes
am-bank = banco
am-trouble = problemas
am-discarded-cards = Cartas descartadas
am-events-so-far = Eventos hasta ahora
am-none-yet = nada todavía
am-area-in-words = { $number }. { $area } ({ $cost }): { $content }. { $control } Adyacentes: { $neighbours }.
am-area-minions = { $count ->
    [one] { $name }: { $count } secuaz
   *[other] { $name }: { $count } secuaces
}
am-area-trolls = { $count ->
    [one] { $count } troll
   *[other] { $count } trolls
}
am-area-demons = { $count ->
    [one] { $count } demonio
   *[other] { $count } demonios
}
am-area-building = edificio: { $name }
am-area-trouble = problemas
am-area-empty = nadie
am-area-card-lost = su carta de zona de ciudad está fuera de la partida
am-area-controlled = { $you ->
    [yes] La controlas tú.
   *[no] La controla { $name }.
}
am-area-uncontrolled = No la controla nadie.

## Tu mano y tu secreto

am-hand = Tu mano
am-hand-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
am-hand-play-now = elige una para jugarla
am-hand-play-more = después puedes jugar una más
am-hand-empty = Tu mano está vacía.
am-hand-why-not = ¿Por qué esta no?
am-secret = Tu secreto
am-secret-covered = Oculto. ¿Alguien mira por encima de tu hombro?
am-secret-open = Solo lo ves tú
am-secret-look = Mirar
am-secret-cover = Ocultar
am-secret-missing = { $count ->
    [one] Falta 1.
   *[other] Faltan { $count }.
}
am-secret-progress = { $have } de { $need }
am-secret-worth = { $have } de { $need }
am-secret-pile = { $count ->
    [one] falta { $count } carta
   *[other] faltan { $count } cartas
}
am-secret-met = Ganas si esto sigue así cuando empiece tu próximo turno.
am-radar = ¿Quién ganaría?
am-radar-note = si tuviera esta personalidad

## La pregunta

am-prompt-your-turn = Tu turno
am-prompt-turn-of = Juega { $who }
am-prompt-wait = Esperando a { $who }
am-prompt-wait-many = Esperando a { $who }
am-prompt-dealing = Se reparten las cartas
am-prompt-over = La partida ha terminado
am-prompt-see-result = Ver el resultado
am-choices = Tus opciones
am-ask-play = ¿Qué carta juegas?
am-ask-pass = Solo tienes interrupciones
am-ask-pass-empty = No tienes cartas en la mano
am-ask-end = Carta jugada. ¿Terminas el turno?
am-ask-end-hint = Usa antes la habilidad de una zona o termina tu turno.
am-ask-play-another = ¿Juegas otra carta?
am-ask-play-more = { $count ->
    [one] ¿Juegas una carta más?
   *[other] ¿Juegas { $count } cartas más?
}
am-ask-place = ¿Dónde colocas un secuaz?
am-ask-place-hint = Donde ya tengas uno, o en una zona adyacente · te quedan { $left }
am-ask-place-hint-anywhere = No tienes ninguno en el tablero: vale cualquier zona · te quedan { $left }
am-ask-place-text = ¿Dónde colocas un secuaz?
am-ask-lift = Tus doce secuaces están en el tablero: ¿cuál mueves?
am-ask-relocate = ¿Adónde va el secuaz de { $area }?
am-ask-rescue = Han echado a tu secuaz de { $area }: ¿adónde va?
am-ask-build = ¿Dónde colocas un edificio?
am-ask-build-hint = Donde tengas un secuaz y no haya problemas ni edificio · tienes { $money }
am-ask-assassinate = ¿A quién asesinas?
am-ask-assassinate-hint = Un secuaz, un troll o un demonio en una zona con problemas; nunca uno tuyo
am-ask-calm = ¿Qué indicador de problema retiras?
am-ask-take = ¿Tomas { $amount } del banco?
am-ask-read = ¿Haces lo que dice la carta?
am-ask-event = Se produce un evento aleatorio
am-ask-stir = ¿Dónde empiezan los problemas?
am-ask-demolish = Tus seis edificios están en pie: ¿cuál quitas?
am-ask-demolish-other = ¿Qué edificio desaparece?
am-ask-demolish-subsidence = No puedes pagar por todos tus edificios: ¿cuál pierdes?
am-ask-buy = ¿Qué edificio compras?
am-ask-target = ¿Qué rival?
am-ask-target-second = ¿Quién recibe { $amount } de { $who }?
am-ask-give = ¿Qué carta das?
am-ask-give-to = ¿Qué carta le das a { $who }?
am-ask-discard = ¿Qué carta descartas?
am-ask-discard-more = ¿Descartas una carta o lo dejas?
am-ask-discard-theirs = ¿Qué carta descarta { $who }?
am-ask-keep = ¿Qué carta te quedas?
am-ask-pick = ¿Qué secuaz?
am-ask-pick-remove = ¿Qué secuaz se retira?
am-ask-pick-own = ¿A cuál de tus secuaces renuncias?
am-ask-pick-or-pay = ¿Pagas { $amount } o renuncias a un secuaz?
am-ask-pick-partner = ¿Con qué secuaz cambia de sitio?
am-ask-to = ¿Adónde va?
am-ask-to-flood = Inundación en { $area }: ¿adónde va tu secuaz?
am-ask-at = ¿Qué zona?
am-ask-tribute = ¿Le das a { $who } { $amount } o una carta?
am-ask-buy-off = { $who } exige { $amount }
am-ask-buy-off-card = o esta carta se queda delante de ti para siempre
am-ask-buy-off-building = o puede desaparecer uno de tus edificios
am-ask-shield = { $event } en { $area }: ¿pagas a los Dioses Menores para librarte?
am-ask-shield-newcomer = { $event }: ¿los dejas fuera de { $area }?

## Amenazas: preguntas que detienen la mesa

am-threat-assassinate = { $who } manda un asesino contra tu secuaz de { $area }
am-threat-remove = { $who } va a retirar tu secuaz de { $area }
am-threat-remove-event = { $event }: tu secuaz de { $area } está en peligro
am-threat-move = { $who } va a sacar tu secuaz de { $area }
am-threat-swap = { $who } va a cambiar tu secuaz de { $area } por otro
am-threat-text = { $card } va a alcanzarte
am-threat-dragon = El Dragón va a arrasar { $area }
am-threat-card-says = La carta dice: «{ $text }»
am-threat-hint = A todos los amenazados se les pregunta durante el mismo tiempo, tengan respuesta o no.
am-threat-hint-trouble = Si el secuaz se va, con él se van los problemas de { $area }.
am-threat-sealed = Tu respuesta está dada. Queda sellada hasta que todos hayan contestado.
am-react-play = Jugar { $cards }
am-react-pass = Dejar que pase
am-react-pass-hint = y conservar tus cartas
am-react-gaspode = Se queda donde está
am-react-wallace-sonky = El texto te pasa de largo
am-react-fresh-start-club = Vuelve a empezar en otra zona
am-react-susan = Se queda, y los problemas también
am-react-susan-dragon = Un secuaz se queda; el problema desaparece de todos modos
am-react-igor = Lo recosen en otra zona

## Las opciones en palabras (para la lista y para los programas)

am-act-play = Jugar { $card }
am-act-give = Dar { $card }
am-act-discard = Descartar { $card }
am-act-keep = Quedarte con { $card }
am-act-place = Colocar un secuaz en { $area }
am-act-lift = Levantar un secuaz de { $area }
am-act-build = Construir en { $area } por { $cost }
am-act-demolish = Retirar el edificio de { $area }
am-act-buy = Comprar el edificio de { $name } en { $area } por { $cost }
am-act-calm = Retirar los problemas de { $area }
am-act-stir = Causar problemas en { $area }
am-act-to = A { $area }
am-act-assassinate = { $you ->
    [troll] Asesinar a un troll en { $area }
    [demon] Asesinar a un demonio en { $area }
    [yes] Asesinar a tu propio secuaz en { $area }
   *[no] Asesinar al secuaz de { $name } en { $area }
}
am-act-pick = { $you ->
    [troll] Un troll en { $area }
    [demon] Un demonio en { $area }
    [yes] Tu secuaz en { $area }
   *[no] El secuaz de { $name } en { $area }
}
am-act-target = { $name }
am-act-react = Jugar { $cards }
am-act-use = { $area }: { $power }
am-act-recall = Doctor Mossy Lawn: terminar el turno y recuperar { $card }
am-act-take = Tomar el dinero
am-act-read = Hacerlo
am-act-pay = Pagar
am-act-pay-amount = Pagar { $amount }
am-act-accept = Aceptar lo que venga
am-act-accept-card = Aceptar la carta
am-act-accept-building = Arriesgar un edificio
am-act-shield = Pagar { $amount } a los Dioses Menores
am-act-skip = Saltar
am-act-skip-symbol = Saltar este símbolo
am-act-stop = Dejarlo aquí
am-act-decline-shield = Dejar que pase
am-act-end = Terminar el turno
am-act-pass = Pasar

## Consecuencias junto a una opción

am-so-trouble = trae problemas: { $from } → { $to }
am-so-calm = se van los problemas: { $from } → { $to }
am-so-cost = cuesta { $cost }, te quedan { $left }
am-so-control-gain = te haces con el control
am-so-control-loss = pierdes el control
am-so-earns = da { $amount }
am-so-holds = { $count ->
    [one] tiene { $count } carta, { $money }
   *[other] tiene { $count } cartas, { $money }
}

## El diario

am-log = Diario
am-log-earlier = El diario entero
am-log-setup = Antes del primer turno
am-log-turn = Turno { $turn }
am-log-why = ¿Por qué ha pasado esto?
am-log-dealt-personality = { $you ->
    [yes] Recibes una personalidad: está en «Tu secreto».
   *[no] { $who } recibe una personalidad.
}
am-log-turn-began = { $you ->
    [yes] Empieza tu turno.
   *[no] Empieza el turno de { $who }.
}
am-log-played = { $you ->
    [yes] Juegas { $card }.
   *[no] { $who } juega { $card }.
}
am-log-passed = { $you ->
    [yes] No tienes ninguna carta que jugar.
   *[no] { $who } no tiene ninguna carta que jugar.
}
am-log-skipped = { $you ->
    [yes] Lo dejas pasar.
   *[no] { $who } lo deja pasar.
}
am-log-put-away = { $card } va a la pila de descartes.
am-log-recalled = { $you ->
    [yes] Llamas al Doctor Mossy Lawn: el turno termina y { $card } vuelve a tu mano.
   *[no] { $who } llama al Doctor Mossy Lawn: el turno termina y { $card } vuelve a su mano.
}
am-log-drew = { $you ->
    [yes] Robas { $card }.
   *[no] { $who } roba una carta.
}
am-log-drew-known = { $who } roba { $card }.
am-log-drew-many = { $you ->
    [yes] Robas { $list }.
   *[no] { $who } roba { $count } cartas.
}
am-log-recovered = { $you ->
    [yes] Tomas { $card } de la pila de descartes.
   *[no] { $who } toma { $card } de la pila de descartes.
}
am-log-discarded = { $you ->
    [yes] Descartas { $card }.
   *[no] { $who } descarta { $card }.
}
am-log-gave = { $you ->
    [from] Le das { $card } a { $whom }.
    [to] { $who } te da { $card }.
   *[no] { $who } da una carta a { $whom }.
}
am-log-offered = { $you ->
    [from] Eliges { $card } para { $whom }.
    [to] { $who } ha elegido una carta para ti.
   *[no] { $who } ha elegido una carta para { $whom }.
}
am-log-grabbed = { $you ->
    [from] Tomas { $card } de la mano de { $whom } para mirarla.
    [to] { $who } toma { $card } de tu mano para mirarla.
   *[no] { $who } toma una carta de la mano de { $whom } para mirarla.
}
am-log-looked = { $you ->
    [from] Miras la mano de { $whom }: { $cards }.
    [to] { $who } mira tu mano: { $cards }.
   *[no] { $who } mira la mano de { $whom }.
}
am-log-looked-empty = una mano vacía
am-log-swapped-hands = { $you ->
    [from] Intercambias la mano con { $whom }.
    [to] { $who } intercambia la mano contigo.
   *[no] { $who } y { $whom } intercambian las manos.
}
am-log-stuck = { $you ->
    [yes] { $card } se queda delante de ti para siempre.
   *[no] { $card } se queda delante de { $who } para siempre.
}
am-log-borrowed = { $you ->
    [yes] Pides un préstamo con { $card }.
   *[no] { $who } pide un préstamo con { $card }.
}
am-log-paid-player = { $you ->
    [from] Pagas { $amount } a { $whom }.
    [to] { $who } te paga { $amount }.
   *[no] { $who } paga { $amount } a { $whom }.
}
am-log-paid-bank = { $you ->
    [yes] Pagas { $amount } al banco.
   *[no] { $who } paga { $amount } al banco.
}
am-log-took-money = { $you ->
    [yes] Tomas { $amount } del banco.
   *[no] { $who } toma { $amount } del banco.
}
am-log-placed = { $you ->
    [yes] Colocas un secuaz en { $area }.
   *[no] { $who } coloca un secuaz en { $area }.
}
am-log-lifted = { $you ->
    [yes] Levantas un secuaz de { $area }.
   *[no] { $who } levanta un secuaz de { $area }.
}
am-log-moved = { $you ->
    [yes] Tu secuaz va de { $from } a { $to }.
    [troll] Un troll va de { $from } a { $to }.
    [demon] Un demonio va de { $from } a { $to }.
   *[no] El secuaz de { $who } va de { $from } a { $to }.
}
am-log-swapped = { $one } en { $from } y { $two } en { $to } cambian de sitio.
am-log-attacked = { $you ->
    [yes] Mandan un asesino contra tu secuaz de { $area }.
    [troll] Mandan un asesino contra un troll de { $area }.
    [demon] Mandan un asesino contra un demonio de { $area }.
   *[no] Mandan un asesino contra el secuaz de { $who } en { $area }.
}
am-log-chose = { $you ->
    [yes] Eliges { $minion } en { $area }.
   *[no] { $who } elige { $minion } en { $area }.
}
am-log-targeted = { $you ->
    [from] Eliges a { $whom }.
    [to] { $who } te elige a ti.
   *[no] { $who } elige a { $whom }.
}
am-log-bid = { $you ->
    [yes] Quieres comprar el edificio de { $area }.
   *[no] { $who } quiere comprar el edificio de { $area }.
}
am-log-removed = { $you ->
    [yes] Se retira tu secuaz de { $area }.
    [troll] Se retira un troll de { $area }.
    [demon] Se retira un demonio de { $area }.
   *[no] Se retira el secuaz de { $who } en { $area }.
}
am-log-arrived = { $you ->
    [demon] Aparece un demonio en { $area }.
   *[troll] Llega un troll a { $area }.
}
am-log-troubled = Empiezan los problemas en { $area }.
am-log-calmed = Se acabaron los problemas en { $area }.
am-log-built = { $you ->
    [yes] Construyes en { $area }.
   *[no] { $who } construye en { $area }.
}
am-log-bought = { $you ->
    [from] Compras el edificio de { $whom } en { $area }.
    [to] { $who } compra tu edificio de { $area }.
   *[no] { $who } compra el edificio de { $whom } en { $area }.
}
am-log-demolished = { $you ->
    [yes] Tu edificio de { $area } desaparece.
   *[no] Desaparece el edificio de { $who } en { $area }.
}
am-log-used = { $you ->
    [yes] Usas la habilidad de { $area }.
   *[no] { $who } usa la habilidad de { $area }.
}
am-log-shielded = { $you ->
    [yes] Pagas a los Dioses Menores para protegerte en { $area }.
   *[no] { $who } paga a los Dioses Menores para protegerse en { $area }.
}
am-log-card-lost = { $you ->
    [yes] Pierdes para siempre la carta de zona de ciudad de { $area }.
   *[no] { $who } pierde para siempre la carta de zona de ciudad de { $area }.
}
am-log-rolled = { $you ->
    [yes] Sacas un { $face }.
   *[no] { $who } saca un { $face }.
}
am-log-turned-up = Evento aleatorio: { $event }
am-log-fogged = { $card } se pierde en la niebla.
am-log-threatened = { $you ->
    [yes] Se te pregunta si respondes.
   *[no] { $who } puede responder.
}
am-log-reacted = { $you ->
    [yes] Interrumpes con { $card }.
   *[no] { $who } interrumpe con { $card }.
}
am-log-peeked = { $you ->
    [yes] Miras personalidades sin usar: { $list }.
   *[no] { $who } mira personalidades sin usar.
}
am-log-changed-personality = { $you ->
    [yes] Cambias de personalidad: la nueva está en «Tu secreto».
   *[no] { $who } cambia de personalidad.
}
am-log-ended-condition = { $you ->
    [yes] ¡Ganas como { $personality }!
   *[no] { $who } gana como { $personality }.
}
am-log-ended-vimes = { $you ->
    [yes] La pila de cartas se ha agotado: ¡ganas como { $personality }!
   *[no] La pila de cartas se ha agotado: { $who } gana como { $personality }.
}
am-log-ended-points = La pila de cartas se ha agotado. Victoria por puntos: { $list }.
am-log-ended-riots = Los disturbios ponen fin a la partida. Victoria por puntos: { $list }.
am-ended-tie-card = Con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} cada uno, cuenta la carta de zona de ciudad más cara: { $list }.
am-ended-tie-control = Con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} cada uno, cuenta el control de la zona más cara: { $list }.
am-ended-tie-has = { $who } ({ $area }, { $money })
am-ended-tie-none = { $who } (–)
am-minion-own = tu secuaz
am-minion-of = el secuaz de { $name }
am-minion-troll = un troll
am-minion-demon = un demonio

## La cadena de causas

am-why-card = La carta { $card }
am-why-symbol = su símbolo «{ $symbol }»
am-why-power = La habilidad de { $area }
am-why-event = El evento aleatorio «{ $event }»
am-why-rescue = Una interrupción que salva al secuaz

## Hoja de ayuda

am-aid = Hoja de ayuda
am-aid-key = pulsa ?
am-aid-symbols = Los nueve símbolos
am-aid-personalities = Las personalidades
am-aid-areas = Las zonas y sus habilidades
am-aid-events = Los eventos aleatorios
am-aid-cost = coste { $cost }
am-aid-link = Todas las reglas

## Por qué algo no está permitido

refusal-AM-ACT-MINION-02 = Un secuaz va donde ya tienes otro, o a una zona adyacente.
refusal-AM-ACT-MINION-05 = Un secuaz levantado va a una zona distinta.
refusal-AM-ACT-MINION-06 = El secuaz tiene que ir donde esté otro de los tuyos, o a una zona adyacente.
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
refusal-AM-ACT-EVENT-07 = El Doctor Mossy Lawn no sirve para esquivar un evento.
refusal-AM-ACT-INTERRUPT-01 = Una interrupción espera su momento: ahora no ocurre nada a lo que pueda responder.
refusal-AM-ACT-INTERRUPT-03 = No tienes ninguna carta que responda a esto.
refusal-AM-ACT-INTERRUPT-06 = El secuaz tiene que ir donde esté otro de los tuyos o a una zona adyacente, y no de vuelta a donde estaba.
refusal-AM-ACT-INTERRUPT-20 = Gaspode frena a los jugadores, no los eventos aleatorios.
refusal-AM-ACT-INTERRUPT-21 = Gaspode no frena tu propia carta.
refusal-AM-ACT-INTERRUPT-25 = Para responder a esto basta una carta.
refusal-AM-ACT-SCROLL-17 = Elige las cartas en el orden de la lista: esta llega tarde o demasiado pronto.
refusal-AM-AREA-ANY-01 = La habilidad es de quien tiene la carta de zona de ciudad.
refusal-AM-AREA-ANY-02 = Ya has usado esta habilidad en este turno.
refusal-AM-AREA-ANY-03 = La carta es nueva: su habilidad empieza en tu próximo turno.
refusal-AM-AREA-ANY-05 = Allí hay un demonio: la habilidad no funciona.
refusal-AM-AREA-ANY-09 = Las habilidades se usan entre dos acciones de tu propio turno.
refusal-AM-AREA-ANY-10 = No puedes pagarlo, o no haría nada.
refusal-AM-AREA-DOLLY-SISTERS-01 = El secuaz va a las Hermanas Dolly o a una zona adyacente.
refusal-AM-AREA-UNREAL-ESTATE-01 = Los Solares Irreales piden que descartes una carta.
refusal-AM-AREA-DRAGONS-LANDING-01 = El Aterrizaje del Dragón da { $amount } y nada más.
refusal-AM-AREA-SMALL-GODS-01 = Los Dioses Menores solo ayudan contra un evento aleatorio que alcance a una ficha tuya.
refusal-AM-AREA-THE-SCOURS-01 = No tienes ninguna carta que descartar.
refusal-AM-AREA-THE-HIPPO-01 = El Hipopótamo da { $amount } y nada más.
refusal-AM-AREA-THE-SHADES-01 = El indicador va a las Sombras o a una zona adyacente, donde haya algún secuaz y aún no haya indicador.
refusal-AM-AREA-DIMWELL-01 = El secuaz va a Dimwell o a una zona adyacente.
refusal-AM-AREA-LONGWALL-01 = El Muro Largo da { $amount } y nada más.
refusal-AM-AREA-ISLE-OF-GODS-01 = Allí no hay ningún indicador que retirar.
refusal-AM-AREA-SEVEN-SLEEPERS-01 = Los Siete Dormilones dan { $amount } y nada más.
refusal-AM-AREA-NAP-HILL-01 = La Colina de la Siesta da { $amount } y nada más.
refusal-AM-COMP-21 = El juego es para dos a cuatro jugadores.
refusal-AM-EVENT-FLOOD-02 = Tus secuaces tienen que salir de la zona inundada a una adyacente.
refusal-AM-EVENT-FLOOD-03 = Esa zona también está inundada.
refusal-AM-EVENT-FLOOD-09 = Ninguna interrupción detiene una inundación.
refusal-AM-EVENT-JOHNSON-01 = El Jodido Estúpido Johnson ha sacado de la partida esta carta de zona de ciudad: su habilidad se ha perdido para siempre.
refusal-AM-EVENT-MURDERS-01 = El secuaz tiene que estar en la zona que ha salido.
refusal-AM-EVENT-SUBSIDENCE-03 = Tiene que ser uno de tus edificios por los que no puedes pagar.
refusal-AM-EVENT-SUBSIDENCE-06 = Los Dioses Menores no ayudan contra el derrumbe.
refusal-AM-FAQ-06 = Wallace Sonky te libra de los pergaminos, no de los símbolos ni de los eventos aleatorios.
refusal-AM-FAQ-07 = Wallace Sonky ha puesto fin a este texto: ya no puede dirigirse contra nadie más.
refusal-AM-FAQ-27 = Wallace Sonky no sirve contra tu propia carta.
refusal-AM-TURN-03 = Tienes que jugar una carta de tu mano, si puedes.
refusal-AM-TURN-07 = Los símbolos se usan de izquierda a derecha, uno tras otro.
refusal-AM-TURN-21 = Una interrupción no puede ser la carta de tu turno.
am-refusal-card = { $card } no ofrece eso.

## Opciones de la mesa

am-option-edition = ¿Qué reglamento?
am-edition-en = Edición inglesa
am-edition-de = Edición alemana
am-edition-es = Edición española
am-edition-fr = Edición francesa
am-option-switches = Reglas de la casa
am-option-switches-hint = Cada reglamento ve estas cosas a su manera. Déjalas como las tenga la edición o decídelas tú.
am-option-by-edition = como en la edición
am-option-on = sí
am-option-off = no
am-option-wrong-players = Ankh-Morpork es para dos a cuatro jugadores.
am-option-wrong-edition = Elige una de las cuatro ediciones.
am-option-wrong-switch = Una regla de la casa es sí, no, o como en la edición.
am-switch-finite-bank = El banco solo tiene el dinero de la caja
am-switch-rescue-anywhere = Igor y El Club Volver a Empezar pueden poner el secuaz en cualquier otra zona
am-switch-shades-unlimited = Las Sombras se pueden usar más de una vez por turno
am-switch-small-gods-whole-area = Los Dioses Menores protegen todas tus fichas de una zona, o ninguna
am-switch-small-gods-anywhere = Los Dioses Menores impiden llegadas también a zonas sin fichas tuyas
am-switch-small-gods-trolls = Los Dioses Menores dejan fuera a los trolls además de a los demonios
am-switch-small-gods-at-once = Los Dioses Menores sirven en el mismo turno en que se gana su carta
am-switch-tie-by-control = Desempata controlar la zona más cara, no tener la carta más cara
am-switch-repeat-rolls = Una zona que sale dos veces cuenta dos veces
am-switch-lead-neutrals = El Hombre Pato, el Viejo Apestoso Ron y Canting Crew pueden mover trolls y demonios
am-switch-free-relocation = El duodécimo secuaz se puede llevar a cualquier otra zona
am-switch-bare-trouble = La Turba y el Doctor Hix no necesitan un secuaz donde ponen problemas
am-switch-must-play-both = Drumknott y Ponder Stibbons obligan a jugar las dos cartas
am-switch-gaspode-own-card = Gaspode frena también lo que te hace tu propia carta
am-switch-sonky-one-roll = Wallace Sonky te libra solo de una de las tiradas de Carcer
am-switch-fire-stops = Un edificio salvado por los Dioses Menores acaba con el incendio
am-switch-mossy-no-refill = El Doctor Mossy Lawn termina el turno sin rellenar la mano
am-switch-demon-mutes-tie-break = Una carta de zona de ciudad bajo un demonio no desempata

## El recuento final

am-score-title = Puntos
am-score-decided = decidieron la partida
am-score-for-fun = por curiosidad: no decidieron la partida
am-score-minions = Secuaces en el tablero
am-score-buildings = Edificios
am-score-money = Dinero, préstamos devueltos
am-score-loans = Préstamos sin devolver
am-score-shared = Empate hasta el final: la victoria se comparte.
am-option-decided = { $rule }: { $state }
am-card-does-nothing = Sin símbolo ni texto: no hace nada.
am-step-done = hecho
am-step-skipped = omitido

## Cómo acaban las partidas, en las estadísticas
am-counted-condition = una personalidad alcanzó su objetivo
am-counted-vimes = se agotó el mazo y ganó Vimes
am-counted-points = se agotó el mazo y decidieron los puntos
am-counted-riots = disturbios, y decidieron los puntos
