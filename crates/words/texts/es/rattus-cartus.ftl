# La mesa de Rattus Cartus.
# En las frases, $who, $other y $names son nombres de jugadores; $building es una de las
# formas «rc-the-…», con su artículo: de «de el Palacio» el programa hace «del Palacio»;
# $card y $cards son cartas en palabras.

## Clases y las figuras de sus cartas

rc-class-peasantry = Campesinado
rc-class-bourgeoisie = Burguesía
rc-class-church = Iglesia
rc-class-chivalry = Caballería
rc-class-magic = Magia
rc-class-royalty = Realeza
rc-figure-peasantry = Campesino
rc-figure-bourgeoisie = Mercader
rc-figure-church = Monje
rc-figure-chivalry = Caballero
rc-figure-magic = Bruja
rc-figure-royalty = Rey

## Edificios: el nombre, el nombre en una frase, las dos acciones, el dibujo

rc-building-farm = Granja
rc-building-brewery = Cervecería
rc-building-office = Oficina
rc-building-marketplace = Plaza del mercado
rc-building-monastery = Monasterio
rc-building-hospital = Hospital
rc-building-guard-tower = Torre de guardia
rc-building-castle = Castillo
rc-building-fortune-tellers-tent = Tienda de la adivina
rc-building-pied-pipers-hut = Cabaña del flautista
rc-building-palace = Palacio
rc-building-treasury = Cámara del tesoro

rc-the-farm = la Granja
rc-the-brewery = la Cervecería
rc-the-office = la Oficina
rc-the-marketplace = la Plaza del mercado
rc-the-monastery = el Monasterio
rc-the-hospital = el Hospital
rc-the-guard-tower = la Torre de guardia
rc-the-castle = el Castillo
rc-the-fortune-tellers-tent = la Tienda de la adivina
rc-the-pied-pipers-hut = la Cabaña del flautista
rc-the-palace = el Palacio
rc-the-treasury = la Cámara del tesoro

rc-premium-farm = roba cuatro cartas
rc-standard-farm = roba dos cartas
rc-premium-brewery = roba una carta por cada punto de influencia ganado aquí
rc-standard-brewery = roba una carta por cada dos puntos
rc-premium-office = toma dos pases
rc-standard-office = toma un pase
rc-premium-marketplace = toma dos comodines
rc-standard-marketplace = toma un comodín
rc-premium-monastery = descarta dos ratas
rc-standard-monastery = descarta una rata
rc-premium-hospital = descarta una rata y después hasta tres cartas, cada una con otra rata
rc-standard-hospital = descarta hasta dos cartas, cada una con una rata
rc-premium-guard-tower = los de fuera que tengan tantas cartas como tú o más te dan tres
rc-standard-guard-tower = nada, pero estás a salvo de esta torre
rc-premium-castle = toma dos espadas
rc-standard-castle = toma una espada
rc-premium-fortune-tellers-tent = mira dos cartas de la fila de monjas
rc-standard-fortune-tellers-tent = mira una carta de la fila de monjas
rc-premium-pied-pipers-hut = toma dos flautas
rc-standard-pied-pipers-hut = toma una flauta
rc-premium-palace = toma dos fichas de puntos de victoria
rc-standard-palace = toma una ficha de puntos de victoria
rc-premium-treasury = toma dos cartas de oro
rc-standard-treasury = toma una carta de oro
rc-last-round-action = última ronda: en su lugar, un punto de influencia más
rc-last-round-no-action = última ronda: nada

rc-art-farm = Una casa de labranza entre campos
rc-art-brewery = Una cervecería con la chimenea humeante
rc-art-office = Una oficina municipal con reloj
rc-art-marketplace = Puestos en la plaza del mercado
rc-art-monastery = Un monasterio con campanario
rc-art-hospital = Una larga sala con camas y un médico con máscara de pico
rc-art-guard-tower = Una torre de guardia con una antorcha
rc-art-castle = Un castillo gris con estandartes
rc-art-fortune-tellers-tent = Una tienda a rayas, de noche, con una bola de cristal
rc-art-pied-pipers-hut = Una cabaña torcida con una flauta sobre la puerta
rc-art-palace = Un palacio con cúpulas doradas
rc-art-treasury = Una cámara llena de oro

## Cartas

rc-card-joker = Comodín
rc-card-sword = Espada
rc-card-flute = Flauta
rc-card-pass = Pase
rc-card-gold = Oro
rc-card-population = { $figure } ({ $nuns ->
    [0] sin monjas
    [one] { $nuns } monja
   *[other] { $nuns } monjas
})
rc-card-times = { $n } × { $card }
rc-some-jokers = { $n ->
    [one] { $n } comodín
   *[other] { $n } comodines
}
rc-some-swords = { $n ->
    [one] { $n } espada
   *[other] { $n } espadas
}
rc-some-flutes = { $n ->
    [one] { $n } flauta
   *[other] { $n } flautas
}
rc-some-passes = { $n ->
    [one] { $n } pase
   *[other] { $n } pases
}
rc-some-gold = { $n ->
    [one] { $n } carta de oro
   *[other] { $n } cartas de oro
}
rc-kind-body = Seguidor
rc-kind-special = Especial
rc-what-follower = una influencia; también una rata, salvo en edificios de su clase: { $class }
rc-what-joker = vale para cualquier clase
rc-what-sword = gana media mano
rc-what-flute = pasa una rata
rc-what-pass = entra más tarde
rc-what-gold = puntúa al final
rc-nuns = { $n ->
    [0] 0 monjas
    [one] { $n } monja
   *[other] { $n } monjas
}
rc-no-nun = ninguna monja
rc-some-cards = { $n ->
    [0] 0 cartas
    [one] { $n } carta
   *[other] { $n } cartas
}
rc-some-rats = { $n ->
    [0] 0 ratas
    [one] { $n } rata
   *[other] { $n } ratas
}
rc-some-bodies = { $n ->
    [0] 0 seguidores
    [one] { $n } seguidor
   *[other] { $n } seguidores
}
rc-face-down = { $n ->
    [one] { $n } carta boca abajo
   *[other] { $n } cartas boca abajo
}
rc-nothing = nada

## Ronda y fase

rc-round = Ronda { $round } de { $rounds }
rc-round-short = ronda { $round } de { $rounds }
rc-setting-up = Se está preparando la mesa.
rc-last-round = última ronda
rc-phases = Fases de la ronda
rc-phase-a = Edificios
rc-phase-b = Suministro
rc-phase-c = Entrar
rc-phase-d = Resolver
rc-phase-e = Fin

## Edificios de la ronda

rc-board = Edificios y casas
rc-buildings = Edificios de esta ronda
rc-building-of-row = Edificio { $n } de la fila
rc-premium = Prémium
rc-standard = Normal
rc-supplies = Suministro, fase B
rc-supply-draw = { $n ->
    [one] roba { $n } carta
   *[other] roba { $n } cartas
}
rc-supply-rats = { $n ->
    [one] descarta { $n } rata
   *[other] descarta { $n } ratas
}
rc-supply-look = { $n ->
    [one] mira { $n } carta de la fila de monjas
   *[other] mira { $n } cartas de la fila de monjas
}
rc-supply-unknown = Nadie ha podido decirnos qué muestra de verdad esta carta; estos símbolos los hemos supuesto.
rc-places = Puestos en { $building }
rc-place-next = Puesto { $place }: libre, el siguiente
rc-place-taken = Puesto { $place }: { $who }, { $cards }
rc-place-taken-entering = Puesto { $place }: { $who }, eligiendo cartas
rc-mini-next = por resolver
rc-mini-now = resolviéndose
rc-mini-done = resuelto
rc-mini-empty = aquí no hay nadie
rc-step-cards = a) Cartas
rc-step-actions = b) Acciones
rc-step-discard = c) Descarte
rc-steps = Pasos al resolver
rc-place-of = puesto { $place }

## Influencia: las seis casas

rc-houses = Seis casas
rc-houses-hint = mismo piso: va delante el de la izquierda
rc-houses-reach = rayas: hasta dónde pueden llegar con cartas boca abajo
rc-houses-table = Influencia por clase
rc-houses-cell = { $points ->
    [0] { $influence }
   *[other] { $influence }, da { $points }
}
rc-if-ended = Si la partida acabara ahora
rc-if-ended-note = sin contar manos, oro ni ratas
rc-piles = Pilas
rc-pile-deck = { $n ->
    [one] { $n } carta en el mazo de población
   *[other] { $n } cartas en el mazo de población
}
rc-pile-discard = { $n ->
    [one] { $n } carta en la pila de descartes
   *[other] { $n } cartas en la pila de descartes
}
rc-pile-markers = { $n ->
    [one] queda { $n } ficha de puntos de victoria
   *[other] quedan { $n } fichas de puntos de victoria
}
rc-pile-buildings = { $n ->
    [one] queda { $n } carta de edificio en el mazo
   *[other] quedan { $n } cartas de edificio en el mazo
}
rc-pile-open = Quedan en la pila: { $cards }

## Jugadores

rc-players = Jugadores
rc-stat-hand = cartas en la mano
rc-stat-points = puntos en las casas hasta ahora
rc-stat-markers = fichas de puntos de victoria
rc-stat-rats = ratas
rc-stat-rats-hidden = ratas, boca abajo
rc-start-player = Jugador inicial
rc-where-choosing = eligiendo
rc-where-chose = ha elegido
rc-where-supply = suministro: { $building }
rc-where-passed = ha pasado, entra más tarde
rc-where-outside = aún no está en un edificio
rc-where-premium = prémium
rc-where-standard = normal
rc-where-done = listo
rc-where-dead = víctima de la peste
rc-where-alive = con vida
rc-where-giving = elige las cartas que da

## La mano

rc-hand = Tu mano
rc-hand-size = { $n ->
    [0] sin cartas
    [one] { $n } carta
   *[other] { $n } cartas
}
rc-hand-tick-lay = marca lo que pones
rc-hand-tick-give = marca lo que das: { $n }
rc-hand-tick-trade = marca hasta { $n }
rc-hand-none = No tienes cartas.
rc-foot-no-rat = sin rata
rc-foot-rat = +1 rata
rc-foot-no-body = no es seguidor
rc-foot-not-now = ahora no
rc-foot-kept = se guarda
rc-foot-rat-away = −1 rata
rc-foot-give = dar
rc-after-lay = Poner las cartas marcadas
rc-after-give = Dar las cartas marcadas
rc-after-trade = Descartar las cartas marcadas

## Ratas y monjas

rc-secret = Tus ratas y las monjas
rc-plague = Ratas contra monjas
rc-log-short = Diario
rc-secret-public = La fila de monjas
rc-secret-shut = Oculto. ¿Alguien mira por encima de tu hombro?
rc-secret-open = Solo lo ves tú
rc-secret-everyone = Lo ven todos
rc-look = Mirar
rc-cover = Ocultar
rc-nun-row = Fila de monjas
rc-nun-known = Carta { $place }: { $nuns }, vista por { $names }
rc-nun-unknown = Carta { $place }: boca abajo, vista por { $names }
rc-rats-own = Tus ratas: { $n }
rc-rats-after-number = { $n ->
    [one] rata
   *[other] ratas
}
rc-odds-alt = Probabilidad de cada número de monjas, de { $from } a { $to }
rc-odds = Monjas esperadas: unas { $expected }. Con { $rats } sobrevives { $chance ->
    [one] { $chance } vez
   *[other] { $chance } veces
} de cada 100.
rc-odds-public = Monjas esperadas: unas { $expected }.
rc-nuns-total = { $nuns } contra la peste.

## Preguntas

rc-your-turn = Tu turno
rc-ask-supply-short = suministro
rc-ask-supply = ¿Qué suministro tomas?
rc-ask-supply-hint = Recibes lo que muestra una de las cartas. No te compromete a nada: después puedes entrar en cualquier edificio.
rc-ask-supply-secret = Todos eligen a la vez; nadie ve tu elección hasta que todos han elegido.
rc-ask-look-short = mirar las monjas
rc-ask-look = { $left ->
    [one] ¿Qué carta de la fila de monjas miras?
   *[other] ¿Qué carta de la fila de monjas miras primero?
}
rc-ask-look-hint = Todos ven qué carta miras; lo que muestra, solo tú.
rc-look-at = Carta { $place }
rc-look-known = ya la conoces: { $nuns }
rc-look-new = aún sin ver
rc-ask-enter-short = entrar en un edificio
rc-ask-enter = ¿En qué edificio entras?
rc-ask-enter-hint = Ocupas su puesto libre más bajo. Después pones cartas boca abajo, o ninguna.
rc-enter-place = puesto { $place }
rc-enter-nobody = aún nadie
rc-enter-pass = Jugar un pase
rc-enter-pass-hint = entrar más tarde
rc-ask-play-short = poner cartas
rc-ask-play = ¿Qué cartas pones en { $building }?
rc-ask-play-tick = Márcalas en tu mano.
rc-ask-play-ticked = En tu mano está marcado lo que no trae ratas; marca lo que quieras.
rc-ask-play-hint = Cada seguidor da un punto de influencia; uno de otra clase trae una rata.
rc-ask-play-first = { $last ->
    [yes] Aquí no hay nadie más: a igualdad de seguidores, el punto de influencia de más de la última ronda es tuyo.
   *[no] Aquí no hay nadie más: a igualdad de seguidores, la acción prémium es tuya.
}
rc-ask-play-first-of-two = { $last ->
    [yes] Nadie más ha entrado aún en un edificio: a igualdad de seguidores, el punto de influencia de más de la última ronda es tuyo.
   *[no] Nadie más ha entrado aún en un edificio: a igualdad de seguidores, la acción prémium de esta ronda es tuya.
}
rc-ask-play-after = { $who } entró antes con { $cards }, así que un empate no te vale.
rc-ask-lay = { $left ->
    [one] ¿Qué carta pones?
   *[other] ¿Qué { $left } cartas pones?
}
rc-tally-cards = cartas
rc-tally-rats = ratas
rc-tally-premium = prémium
rc-tally-ahead = en cabeza
rc-tally-open = por ver
rc-tally-hand = quedan en mano
rc-tally-live = sobrevives
rc-tally-of = de { $n }
rc-card-by-card = Carta a carta
rc-lay-these = Poner las marcadas
rc-lay-none = No poner ninguna
rc-lay-sets = Sugerencias
rc-lay-no-rats = Sin ratas: { $n }
rc-lay-all = Todos los seguidores: { $n }
rc-ask-sword-short = espada
rc-ask-sword = ¿Quién te da la mitad de su mano?
rc-ask-sword-hint = Aquí tú tienes más espadas que nadie; estos son los que menos tienen.
rc-ask-flute-short = flauta
rc-ask-flute = ¿A quién le das una de tus ratas?
rc-ask-flute-hint = Aquí tú tienes más flautas que nadie; estos son los que menos tienen.
rc-hand-of = { $n ->
    [0] sin cartas en la mano
    [one] { $n } carta en la mano
   *[other] { $n } cartas en la mano
}
rc-ask-give-short = dar cartas
rc-ask-give = { $left ->
    [one] ¿Qué carta le das a { $who }?
   *[other] ¿Qué { $left } cartas le das a { $who }?
}
rc-ask-give-hint = Vale cualquier carta, también el oro. Solo vosotros dos veis cuáles son.
rc-give-these = Dar las marcadas
rc-ask-act-short = tu acción
rc-ask-act-premium = Tu acción prémium: { $action }. ¿La haces?
rc-ask-act-standard = Tu acción normal: { $action }. ¿La haces?
rc-act-use = Hacerla
rc-act-decline = Renunciar
rc-ask-trade-short = cartas contra ratas
rc-ask-trade = ¿Qué cartas descartas?
rc-ask-trade-hint = { $most ->
    [one] Una carta como mucho; se lleva consigo una rata. El oro también vale.
   *[other] Hasta { $most }. Cada una se lleva consigo una rata. El oro también vale.
}
rc-trade-these = Descartar las marcadas
rc-trade-none = Conservarlas todas
rc-ask-discard = { $left ->
    [one] ¿Qué carta descartas?
   *[other] ¿Qué { $left } cartas descartas?
}
rc-wait = { $count ->
    [one] { $names } está eligiendo.
   *[other] { $names } están eligiendo.
}
rc-wait-look = { $who } está mirando la fila de monjas.
rc-wait-enter = { $who } va a entrar en un edificio.
rc-wait-play = { $who } está poniendo cartas en { $building }.
rc-wait-sword = { $who } elige a quién hiere la espada.
rc-wait-flute = { $who } elige quién recibe una rata.
rc-wait-give = { $count ->
    [one] { $names } elige cartas para { $who }.
   *[other] { $names } eligen cartas para { $who }.
}
rc-wait-act = { $who } decide sobre una acción.
rc-wait-trade = { $who } elige cartas que descartar, cada una con una rata.
rc-dealing = Se reparten las cartas.
rc-to-result = Ver el resultado
rc-done-choosing = Ya has elegido. Faltan los demás.

## Las acciones en palabras, donde no hay un dibujo al lado

rc-action-supply = tomar el suministro de { $building }: { $supply }
rc-action-look = mirar la carta { $place } de la fila de monjas
rc-action-enter = entrar en { $building }
rc-action-pass = jugar un pase
rc-action-play = { $n ->
    [0] no poner cartas
    [one] poner { $n } carta
   *[other] poner { $n } cartas
}
rc-action-lay = poner boca abajo { $card }
rc-action-sword = quedarte con la mitad de la mano de { $who }
rc-action-flute = pasar una rata a { $who }
rc-action-give = dar { $card }
rc-action-use = hacer la acción
rc-action-decline = renunciar a la acción
rc-action-trade = { $n ->
    [0] conservar todas las cartas
    [one] descartar { $n } carta para librarte de una rata
   *[other] descartar { $n } cartas para librarte de { $n } ratas
}
rc-action-discard = descartar { $card } para librarte de una rata

## El diario

rc-log = Lo ocurrido
rc-log-why = ¿Por qué ha pasado esto?
rc-log-all = El diario entero
rc-log-building-takes-part = Participa en esta partida: { $building }.
rc-log-card-takes-part = Participa en esta partida una carta de { $building }.
rc-log-start-player = { $you ->
    [yes] Eres el jugador inicial.
   *[no] { $who } es el jugador inicial.
}
rc-log-round-begins = Empieza la ronda { $round }.
rc-log-building-revealed = Edificio revelado: { $building } ({ $supply }).
rc-log-building-exchanged = Todas las cartas eran iguales: { $out } va al fondo de la pila de reemplazo y su lugar lo ocupa { $building }.
rc-log-supply-chosen = { $you ->
    [yes] Tomas el suministro de { $building }: { $supply }.
   *[no] { $who } toma el suministro de { $building }: { $supply }.
}
rc-log-supply-decided = { $you ->
    [yes] Has elegido suministro.
   *[no] { $who } ha elegido suministro.
}
rc-log-supply-decided-own = { $you ->
    [yes] Has elegido el suministro de { $building }; los demás aún no lo ven.
   *[no] { $who } ha elegido el suministro de { $building }.
}
rc-log-draw-ends-short = { $you ->
    [yes] Te quedas sin robar { $cards }: no queda ninguna.
   *[no] { $who } se queda sin robar { $cards }: no queda ninguna.
}
rc-log-reshuffled = La pila de descartes, con { $cards }, se mezcla y pasa a ser el mazo.
rc-log-rats-discarded = { $you ->
    [yes] Descartas { $rats }.
   *[no] { $who } descarta { $rats }.
}
rc-log-rats-taken = { $you ->
    [yes] Tomas { $rats }.
   *[no] { $who } toma { $rats }.
}
rc-log-rat-handed-over = { $you ->
    [from] Pasas una rata a { $whom }.
    [to] { $who } te pasa una rata.
   *[no] { $who } pasa una rata a { $whom }.
}
rc-log-passed = { $you ->
    [yes] Juegas un pase y entrarás más tarde.
   *[no] { $who } juega un pase y entrará más tarde.
}
rc-log-entered = { $you ->
    [yes] Entras en { $building }, puesto { $place }.
   *[no] { $who } entra en { $building }, puesto { $place }.
}
rc-log-plays = { $you ->
    [yes] Pones boca abajo { $cards }.
   *[no] { $who } pone boca abajo { $cards }.
}
rc-log-cards-revealed = { $you ->
    [yes] Revelas: { $cards }.
   *[no] { $who } revela: { $cards }.
}
rc-log-influence = { $you ->
    [yes] Ganas { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    } de influencia en { $class }.
   *[no] { $who } gana { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    } de influencia en { $class }.
}
rc-log-sword-strikes = { $you ->
    [from] { $whom } tiene que darte { $cards }.
    [to] Tienes que dar { $cards } a { $who }.
   *[no] { $whom } tiene que dar { $cards } a { $who }.
}
rc-log-premium-held = { $you ->
    [yes] Tienes la acción prémium.
   *[no] { $who } tiene la acción prémium.
}
rc-log-action-declined = { $you ->
    [yes] Renuncias a la acción.
   *[no] { $who } renuncia a la acción.
}
rc-log-markers-taken = { $you ->
    [yes] Tomas { $n ->
        [one] una ficha
       *[other] { $n } fichas
    } de puntos de victoria.
   *[no] { $who } toma { $n ->
        [one] una ficha
       *[other] { $n } fichas
    } de puntos de victoria.
}
rc-log-marker-taken = { $you ->
    [yes] Tomas una ficha de puntos de victoria.
   *[no] { $who } toma una ficha de puntos de victoria.
}
rc-log-marker-taken-own = { $you ->
    [yes] Tomas una ficha de puntos de victoria de valor { $n }.
   *[no] { $who } toma una ficha de puntos de victoria de valor { $n }.
}
rc-log-cards-taken = { $you ->
    [yes] Tomas { $cards }.
   *[no] { $who } toma { $cards }.
}
rc-log-trades = { $you ->
    [yes] Descartas { $cards } para librarte de { $rats }.
   *[no] { $who } descarta { $cards } para librarse de { $rats }.
}
rc-log-card-traded = { $you ->
    [yes] Descartas { $card }.
   *[no] { $who } descarta { $card }.
}
rc-log-levied = { $you ->
    [yes] Exiges cartas a { $names }, { $n } de cada mano.
   *[no] { $who } exige cartas a { $names }, { $n } de cada mano.
}
rc-log-levied-nobody = { $you ->
    [yes] No hay nadie a quien puedas exigir cartas.
   *[no] No hay nadie a quien { $who } pueda exigir cartas.
}
rc-log-cards-discarded = { $you ->
    [yes] Tus cartas salen del edificio: { $cards }.
   *[no] Las cartas de { $who } salen del edificio: { $cards }.
}
rc-log-hand-shown = { $you ->
    [yes] Enseñas tu mano: { $cards }.
   *[no] { $who } enseña su mano: { $cards }.
}
rc-log-scored = { $you ->
    [yes] Tienes { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }.
   *[no] { $who } tiene { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }.
}
rc-log-nun-shown = La carta { $place } de la fila de monjas es { $card }.
rc-log-rats-shown = { $you ->
    [yes] Tienes { $rats }.
   *[no] { $who } tiene { $rats }.
}
rc-log-died = { $count ->
    [one] { $names } muere de peste.
   *[other] { $names } mueren de peste.
}
rc-log-nobody-died = Todos sobreviven a la peste.
rc-log-won = { $count ->
    [one] Gana { $names }.
   *[other] Ganan { $names }.
}
rc-you-win = ¡Ganas!
rc-log-nobody-won = No gana nadie: todos han muerto.
rc-log-nun-laid = La carta { $place } de la fila de monjas se pone boca abajo.
rc-log-drew-many = { $you ->
    [yes] Robas { $cards }.
   *[no] { $who } roba { $cards }.
}
rc-log-drew-own = { $you ->
    [yes] Robas { $cards }.
   *[no] { $who } roba { $cards }.
}
rc-log-looked = { $you ->
    [yes] Miras la carta { $place } de la fila de monjas.
   *[no] { $who } mira la carta { $place } de la fila de monjas.
}
rc-log-looked-own = { $you ->
    [yes] Miras la carta { $place } de la fila de monjas: { $card }. Solo lo ves tú.
   *[no] { $who } mira la carta { $place } de la fila de monjas: { $card }.
}
rc-log-laid = { $you ->
    [yes] Pones una carta boca abajo.
   *[no] { $who } pone una carta boca abajo.
}
rc-log-laid-own = { $you ->
    [yes] Pones boca abajo: { $cards }. Solo tú ves cuáles son.
   *[no] { $who } pone boca abajo: { $cards }.
}
rc-log-offered = { $you ->
    [yes] Has elegido una carta para dar.
   *[no] { $who } ha elegido una carta para dar.
}
rc-log-offered-own = { $you ->
    [yes] Entregas { $cards }. Los demás aún no lo ven.
   *[no] { $who } entrega { $cards }.
}
rc-log-gave = { $you ->
    [from] Das { $cards } a { $whom }.
    [to] { $who } te da { $cards }.
   *[no] { $who } da { $cards } a { $whom }.
}

## Por qué ha pasado algo

rc-cause-set-up = preparativos
rc-cause-round = ronda { $round }
rc-cause-phase-a = fase A, nuevos edificios
rc-cause-phase-b = fase B, suministro
rc-cause-phase-c = fase C, entrar en los edificios
rc-cause-phase-d = fase D, resolver los edificios
rc-cause-phase-e = fase E, fin de la ronda
rc-cause-end = fin de la partida
rc-cause-in = en { $building }
rc-cause-supply = los símbolos de suministro de { $building }
rc-cause-pass = un pase
rc-cause-cards = seguidores puestos allí
rc-cause-mismatch = seguidores de otra clase que la del edificio
rc-cause-sword = espadas: quien menos tiene da la mitad de su mano a quien más
rc-cause-flute = flautas: quien más tiene pasa una rata a quien menos
rc-cause-premium = la acción prémium: más seguidores que nadie
rc-cause-standard = la acción normal
rc-cause-last-round = la última ronda: un punto de influencia en vez de una acción
rc-cause-plague = la peste: más ratas que monjas

## El final, línea por línea

rc-final = Puntos
rc-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
rc-final-influence = influencia { $influence }
rc-final-bodies = Más seguidores en la mano
rc-final-swords = Más espadas
rc-final-flutes = Más flautas
rc-final-passes = Más pases
rc-final-gold = Oro
rc-final-markers = Fichas de puntos de victoria
rc-final-has = tiene { $n }
rc-final-nuns = Monjas en la fila: { $n }
rc-final-died = Muere de peste
rc-final-dead = { $n ->
    [one] { $n } rata
   *[other] { $n } ratas
}, más que { $nuns ->
    [one] { $nuns } monja
   *[other] { $nuns } monjas
}
rc-final-alive = { $n ->
    [one] { $n } rata
   *[other] { $n } ratas
}, { $nuns ->
    [one] { $nuns } monja
   *[other] { $nuns } monjas
}: con vida
rc-final-place = Lugar { $place }
rc-won-because = { $points ->
    [one] Con { $rats } frente a { $nuns } en la fila, { $who } sobrevivió a la peste, y nadie vivo tenía más de { $points } punto.
   *[other] Con { $rats } frente a { $nuns } en la fila, { $who } sobrevivió a la peste, y nadie vivo tenía más de { $points } puntos.
}
rc-won-because-shared = { $points ->
    [one] Sobrevivieron a la peste con { $points } punto cada uno y las mismas ratas.
   *[other] Sobrevivieron a la peste con { $points } puntos cada uno y las mismas ratas.
}
rc-won-tie-break = Empate a { $points }; decidió tener menos ratas.
rc-won-nobody = En la fila de monjas solo había { $nuns }, y todos tenían más ratas.
rc-won-merciful = Todos tenían más ratas que monjas había; se salvaron los que menos ratas tenían.
rc-won-spared = { $points ->
    [one] De ellos, nadie tenía más de { $points } punto.
   *[other] De ellos, nadie tenía más de { $points } puntos.
}

## Elegir lo que se juega

rc-option-buildings = ¿Qué edificios?
rc-option-buildings-first-game = La primera partida
rc-option-buildings-first-game-hint = Granja, Plaza del mercado, Monasterio, Castillo, Palacio, Tienda de la adivina
rc-option-buildings-one-per-class = Uno de cada clase
rc-option-buildings-one-per-class-hint = por sorteo, con sus cinco copias
rc-option-buildings-mixed = Todo mezclado
rc-option-buildings-mixed-hint = cinco cartas de cada clase por sorteo
rc-option-supply = ¿Cómo se elige el suministro?
rc-option-supply-together = todos a la vez
rc-option-supply-together-hint = en secreto, y se muestra a la vez
rc-option-supply-in-turn = por turnos
rc-option-supply-in-turn-hint = desde el jugador inicial y hacia la izquierda, como está impreso
rc-option-automatic = Acciones sin preguntar
rc-option-automatic-hint = nadie puede renunciar; si no, cada cual decide en sus preferencias si se le pregunta
rc-option-rats = Mostrar las ratas de todos
rc-option-rats-hint = de todos modos se ve cada rata que se toma; solo ahorra contar
rc-option-gold = No tener oro también puede puntuar
rc-option-gold-hint = los jugadores sin oro se reparten el segundo lugar
rc-option-plague = Peste clemente
rc-option-plague-hint = si fueran a morir todos, viven los que menos ratas tienen
rc-option-tower = El reglamento desaconseja la Torre de guardia con dos jugadores.
rc-unconfirmed = Lo que nadie ha podido confirmar
rc-unconfirmed-hint = No tenemos el juego a mano para comprobarlo. Si tú lo tienes, dinos qué ves.
rc-open-supply = Los símbolos de suministro: { $building }, carta { $card }
rc-open-markers = Los valores de las fichas de puntos de victoria
rc-open-markers-each = { $n } de valor { $value }
rc-open-population = Cuántas cartas de cada clase muestran cuántas monjas
rc-open-population-each = { $nuns ->
    [0] { $n } sin monjas
    [one] { $n } con { $nuns } monja
   *[other] { $n } con { $nuns } monjas
}
rc-open-name = El nombre inglés: { $building }
rc-open-rat-tokens = Qué valores tienen las 50 fichas de rata
rc-open-rat-tokens-assumed = 30 de valor 1, 10 de valor 3 y 10 de valor 5; aquí las ratas simplemente se cuentan
rc-open-tracks = Qué longitud tienen los marcadores de influencia
rc-open-tracks-assumed = no tienen fin
rc-open-places = Cuántos puestos tiene una carta de edificio
rc-open-places-assumed = 5, uno para cada jugador
rc-open-fifth-colour = El quinto color de los discos
rc-open-fifth-colour-assumed = morado, junto al rojo, el amarillo, el verde y el azul

## La hoja de ayuda

rc-aid = Hoja de ayuda
rc-aid-round = Una ronda
rc-aid-a = A: se revelan los edificios de la ronda.
rc-aid-b = B: cada uno toma el suministro de una carta.
rc-aid-c = C: cada uno entra en un edificio y pone cartas boca abajo.
rc-aid-d = D: edificio por edificio: influencia, ratas, espadas y flautas; después, las acciones; después se descartan las cartas.
rc-aid-e = E: la carta de jugador inicial pasa a la izquierda.
rc-aid-end = Al final cada clase da { $first }, { $second } y { $third }. Después, la peste: con más ratas que monjas, estás fuera.
rc-aid-premium = { $two ->
    [yes] Entre dos hay una sola acción prémium por ronda. Es de quien ha puesto más seguidores, en el edificio que sea; en caso de empate, de quien entró primero. En la última ronda es, en su lugar, un punto de influencia más.
   *[no] La acción prémium es de quien tiene allí más seguidores; en caso de empate, de quien entró primero. En la última ronda es, en su lugar, un punto de influencia más.
}
rc-aid-follower = Los seguidores son la gente de las cartas y los comodines: cada uno da un punto de influencia donde lo pones. Espadas, flautas, pases y oro son cartas especiales, no seguidores.
rc-agreed-first-game = los edificios de la primera partida
rc-agreed-one-per-class = un edificio de cada clase
rc-agreed-mixed = todos los edificios mezclados
rc-agreed-together = el suministro se elige a la vez
rc-agreed-in-turn = el suministro se elige por turnos
rc-agreed-custom = edificios elegidos a mano

## Cómo acaban las partidas, en las estadísticas
rc-counted-won = ganó una sola persona
rc-counted-shared = varias compartieron el primer puesto
rc-counted-plague = la peste se llevó a todos

## La revelación

rc-reveal-of = edificio { $at }
rc-reveal-cards = las cartas se revelan por orden de entrada
rc-reveal-gain = por seguidor, una influencia; si es de otra clase, también una rata
rc-reveal-acts = después, las acciones: primero la prémium
rc-reveal-on = Continuar
rc-reveal-all = Todo de golpe
