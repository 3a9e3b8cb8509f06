### Cómo se juega: una página por juego.

learn = Aprender
learn-title = Cómo se juega a { $game }
learn-minutes = 4 minutos de lectura
learn-on-this-page = En esta página
learn-lead = ¿Es tu primera vez?
learn-lead-note = En cuatro minutos lees cómo va cada juego. Las reglas numeradas están para consultarlas después.
learn-next = ¿Y ahora?
learn-reference = Todas las reglas
learn-reference-note = { $n } reglas numeradas, con buscador
learn-first = ¿Prefieres aprender antes los juegos?
learn-always = siempre
learn-players = { $n } jugadores
rules-list-note = Cada regla tiene número y fuente, y se puede buscar. Para aprender un juego vas más rápido con «Cómo se juega».

## Ankh-Morpork

learn-am-yellow = Amarillo
learn-am-green = Verde
learn-ankh-morpork-lead = Todos son alguien en secreto, y cada cual quiere una cosa distinta. Juega cartas, cala a los demás y llega a tu meta antes de que se den cuenta.

learn-am-city-short = La ciudad
learn-am-city = Un sillón vacío
learn-am-city-1 = Lord Vetinari se ha ido, y media ciudad mira de reojo su sillón.
learn-am-city-2 = Juegas por una de las siete personas que lo quieren. Los demás no deben descubrir por cuál.
learn-am-city-3 = Todos empiezan con un secuaz en cada una de tres zonas muy concurridas, y con cinco cartas.
learn-am-city-fig = El comienzo con tres jugadores: tú eres el disco rojo. Las estrellas negras son problemas.

learn-am-secret-short = Tu secreto
learn-am-secret = Eres alguien. Nadie sabe quién.
learn-am-secret-1 = Recibes una personalidad boca abajo. Dice cómo ganas.
learn-am-secret-2 = El dinero y las piezas están a la vista; las manos y las personalidades, no. Vigila la carrera: quien esté cerca de una bandera quizá gane enseguida.
learn-am-secret-remember = Ganas cuando empieza tu turno. Hasta entonces, los demás tienen un turno para pararte.
learn-am-secret-fig = «¿Quién ganaría?» en la mesa: como lord, a Amarillo le faltaría una zona.
learn-am-role-lord-selachii = Controla este número de zonas. Tres de los siete quieren lo mismo.
learn-am-role-lord-vetinari = Ten secuaces en este número de zonas; las que tienen un demonio no cuentan.
learn-am-role-dragon-king-of-arms = Problemas en este número de zonas, los cause quien los cause.
learn-am-role-chrysoprase = Dinero y edificios por este valor, menos 12$ por cada préstamo.
learn-am-role-commander-vimes = Se roba la última carta y nadie ha ganado. Es el único que no espera a su turno.

learn-am-turn-short = Tu turno
learn-am-turn = Una carta, de izquierda a derecha
learn-am-turn-1 = Juega una carta y recorre sus símbolos, acabando cada uno antes de pasar al siguiente. Lo que no quieras, lo saltas.
learn-am-turn-first = Solo donde hay problemas. ¿Ahora no? Sáltalo; no podrás volver atrás.
learn-am-turn-second = Paga el banco.
learn-am-turn-third = El último símbolo, y la carta está hecha.
learn-am-turn-draw = Roba hasta tener cinco cartas.
learn-am-turn-draw-note = ¿Tienes más? Quédatelas todas y no robes.

learn-am-symbols-short = Símbolos
learn-am-symbols = Nueve símbolos, y sabes leer todas las cartas

learn-am-trouble-short = Problemas
learn-am-trouble = Dos son problemas; la mayoría manda
learn-am-trouble-1 = Un secuaz que se junta con otro trae problemas, incluso entre los tuyos. Cuando uno se va, el indicador se va con él. Donde hay problemas actúan los asesinos y nadie puede construir.
learn-am-trouble-alone = Estás solo en Dimwell: todo tranquilo, y la zona es tuya.
learn-am-trouble-company = Llega Amarillo. Problemas, y un empate no es de nadie.
learn-am-trouble-2 = Controlas una zona si tienes allí más piezas que cualquier otro jugador y más que trolls haya. Un edificio cuenta como una pieza. Los problemas en sí no cambian nada.
learn-am-control-most = Dos contra uno y uno: mandas tú.
learn-am-control-tie = Uno a uno: nadie.
learn-am-control-troll = El troll empata: nadie.
learn-am-control-demon = Un demonio lo estropea para todos.

learn-am-building-short = Edificios
learn-am-building = Un edificio y la carta de su zona
learn-am-building-1 = Ningún asesino puede quitar un edificio, y además te da la carta de su zona:
learn-am-building-2 = Desde tu turno siguiente puedes usar cada una de esas cartas una vez por turno, cuando quieras. Si pierdes el edificio, pierdes la carta.
learn-am-building-fig = Tu edificio de Dimwell costó 6$. De una pieza hace dos.

learn-am-events-short = Eventos
learn-am-events = Eventos aleatorios
learn-am-events-1 = Hay doce, cada uno sale una vez como mucho, y en la mayoría un dado dice la zona. Llegan trolls, arden casas, crece el río. Lo peor son los demonios: donde hay uno, la zona no le vale a nadie.
learn-am-events-before = El Muro Largo es tuyo.
learn-am-events-after = Trolls, y el dado dice 9: llega uno, y el Muro Largo ya no es de nadie.

learn-am-end-short = El final
learn-am-end = Cómo acaba
learn-am-end-1 = Alguien empieza su turno con la meta cumplida: gana.
learn-am-end-2 = Se roba la última carta: gana Vimes. Si nadie es Vimes, deciden los puntos.
learn-am-end-3 = Salen Disturbios con ocho zonas o más en problemas: deciden los puntos, haya Vimes o no.
learn-am-end-points = Puntos: 5 por secuaz, el precio de cada edificio y 1 por dólar. Un préstamo cuesta 12$, o 15 puntos si no puedes devolverlo.
learn-am-end-fig = Amarillo ha llegado a la bandera de los lores y es el siguiente. Alguien tiene que hacer algo ya.

learn-am-tips-short = Consejos
learn-am-tips = Tres consejos
learn-am-tips-1 = Antes de acabar tu turno, mira «¿Quién ganaría?». Quien esté en una bandera quizá gane enseguida.
learn-am-tips-2 = Si la amenaza juega justo después de ti, nadie más puede pararla. Muchas veces basta un secuaz en el sitio justo.
learn-am-tips-3 = Quédate a dos pasos y da los dos de golpe, con una interrupción como Gaspode en la mano.

## Rattus Cartus

learn-rc-second = Berta
learn-rc-third = Odo
learn-rattus-cartus-lead = La peste se llevó al rey. Gánate a seis clases, edificio a edificio, y que no te sigan a casa demasiadas ratas.

learn-rc-story-short = La historia
learn-rc-story = El trono está vacío
learn-rc-story-1 = Tus rivales y tú queréis la corona. Para eso hace falta influencia en seis clases, del campesinado a la realeza.
learn-rc-story-2 = La ganas enviando gente a los edificios. Pero quien va donde no le toca vuelve con una rata.

learn-rc-aim-short = La meta
learn-rc-aim = Puntuar y seguir con vida
learn-rc-aim-1 = Casi todos los puntos salen de las seis casas. En cada una, el disco más alto da 10, el siguiente 5 y el tercero 2; con dos jugadores, solo 10 y 5.
learn-rc-aim-2 = Pero quien acaba con más ratas que monjas hay muere de peste, tenga los puntos que tenga.
learn-rc-aim-fig = En Caballería estás en el piso 5 y sumas 10, Odo 5, Berta 2. En la Iglesia, Berta va por delante.

learn-rc-round-short = Una ronda
learn-rc-round = Una ronda tiene cinco fases
learn-rc-round-a = Se revelan dos edificios; tres si sois cuatro o cinco.
learn-rc-round-b = Cada uno toma lo que muestra uno de ellos: cartas, menos ratas o una mirada a una monja.
learn-rc-round-c = Por turnos, entrad en un edificio y poned cartas allí, boca abajo.
learn-rc-round-d = Se descubren las cartas; después actúan los edificios.
learn-rc-round-e = Empieza el jugador siguiente.
learn-rc-round-begin = Empiezas con cinco cartas y diez ratas. Una partida tiene diez rondas con dos jugadores, nueve con tres y ocho con más.
learn-rc-round-fig = El Monasterio ofrece dos cartas y una mirada; el Palacio, dos ratas menos. Berta ha puesto dos cartas en el Monasterio y Odo tres en el Palacio; ahora eliges tú.

learn-rc-cards-short = Poner cartas
learn-rc-cards = Poner cartas
learn-rc-cards-1 = Pon cuantas quieras, o ninguna. Cada persona que pones te da un punto de influencia en la clase del edificio.
learn-rc-cards-2 = La gente de esa clase sale gratis. Cualquier otra trae una rata.
learn-rc-cards-fig = En el Castillo has descubierto tres caballeros y un monje: cuatro de influencia, y el monje trae una rata.

learn-rc-premium-short = Prémium
learn-rc-premium = Prémium y normal
learn-rc-premium-1 = Cada edificio ayuda a quienes están dentro. Quien ha puesto más personas y comodines hace la acción prémium; los demás, la normal.
learn-rc-premium-2 = En caso de empate, para quien entró antes. Si estás solo, la prémium es tuya incluso sin cartas.
learn-rc-premium-two = Con dos jugadores solo hay una prémium por ronda: para quien haya puesto más, en cualquier edificio.
learn-rc-premium-fig = Entraste el tercero, pero pusiste tres cartas: dos ratas fuera para ti, una para Berta y otra para Odo.

learn-rc-specials-short = Especiales
learn-rc-specials = Comodines y cartas especiales
learn-rc-specials-1 = Los edificios también reparten cartas que no son personas. Espadas y flautas no dan influencia ni ratas, ni cuentan para la acción prémium.
learn-rc-card-joker = Un punto de influencia en cualquier clase, y nunca una rata.
learn-rc-card-sword = Se pone con tus cartas: quien tiene más espadas en un edificio se lleva media mano de quien tiene menos allí.
learn-rc-card-flute = Se pone igual: quien tiene más flautas pasa una rata a quien tiene menos.
learn-rc-card-pass = Se juega en vez de entrar: entras después de los demás.
learn-rc-card-gold = No se pone nunca. Al final, quien tiene más oro suma 6, y el siguiente 3.

learn-rc-nuns-short = Monjas
learn-rc-nuns = Las monjas y la peste
learn-rc-nuns-1 = Cinco cartas están boca abajo toda la partida: la fila de monjas. Cada persona muestra de cero a cuatro monjas, así que cuenta con unas diez.
learn-rc-nuns-2 = Cuando miras una, todos ven cuál, pero solo tú ves la carta.
learn-rc-nuns-3 = Las barras dicen cuántas monjas puede haber; la línea, tus ratas. Tantas ratas como monjas: vives. Una más: mueres.
learn-rc-nuns-fig = Conoces dos cartas con una monja cada una, y tienes ocho ratas.

learn-rc-end-short = El final
learn-rc-end = El final
learn-rc-end-1 = En la última ronda los edificios ya no actúan: en vez de la acción prémium hay un punto más de influencia. Después se suma todo:
learn-rc-end-houses = las seis casas; en el mismo piso va delante quien llegó antes
learn-rc-end-hand = más personas y comodines en la mano: 2 puntos
learn-rc-end-specials = más espadas, más flautas, más pases: 2 puntos cada uno; si empatas en alguno, 1
learn-rc-end-gold = el oro y las fichas de puntos de victoria
learn-rc-end-2 = Ahora se descubren las monjas. Entre quienes viven gana quien tenga más puntos; si hay empate, menos ratas.

learn-rc-tips-short = Consejos
learn-rc-tips = Tres consejos
learn-rc-tips-1 = Roba cartas pronto y suelta ratas tarde. Con siete ratas sueles vivir; con diez es cara o cruz.
learn-rc-tips-2 = Una carta equivocada que te sube un puesto vale su rata. Dos, casi nunca.
learn-rc-tips-3 = Entra donde no haya nadie, o el último con una carta más que los demás.
