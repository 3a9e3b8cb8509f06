# Lo que dicen las lecciones: meta, dos pistas, por qué, y qué falla en el error tentador.

lessons = Lecciones
lessons-lead = Pequeñas posiciones, cada una con un objetivo
lessons-lead-note = Prueba lo que quieras: una respuesta errónea no cuesta nada y se explica.
lessons-number = { $n } pequeñas posiciones con un objetivo
lessons-far = { $n ->
    [one] { $n } de { $of } resuelta
   *[other] { $n } de { $of } resueltas
}
lessons-place = lección { $at } de { $of }
lessons-first = Primeros pasos
lessons-tricks = Trucos
lessons-hard = Para maestros
lessons-badge-solved = resuelta
lessons-badge-helped = resuelta con pista
lessons-badge-next = siguiente
lessons-badge-open = pendiente
lessons-kept-person = Lo que has resuelto se guarda con tu nombre.
lessons-kept-browser = Lo que has resuelto se guarda en este navegador; con un nombre, va contigo a todas partes.
lessons-goal = Objetivo:
lessons-hint-1 = Primera pista
lessons-hint-2 = Segunda pista
lessons-show = Ver la solución
lessons-solution = Una solución
lessons-again = Otra vez
lessons-wrong = Casi
lessons-not-reached = Así no se alcanza el objetivo. Mira lo que ha pasado y prueba otra cosa.
lessons-tried = Lo que has probado
lessons-solved = ¡Resuelta!
lessons-solved-helped = Resuelta, con una pista
lessons-next = Siguiente: { $name }
lessons-all = Todas las lecciones
lessons-daily = La lección del día
lessons-try = Probar

lesson-right-next-to-you-name = Justo al lado
lesson-right-next-to-you-goal = Controla dos zonas.
lesson-right-next-to-you-hint-1 = Mira tu zona y sus vecinas. ¿Quién está ya en cada una?
lesson-right-next-to-you-hint-2 = Si estás solo, controlas la zona; con un empate no la controla nadie. Los Siete Dormilones están vacíos.
lesson-right-next-to-you-why = Los Siete Dormilones lindan con el Muro Largo y están vacíos. Un solo secuaz es más de lo que tiene allí cualquier otro.
lesson-right-next-to-you-tempting = Eso es un empate: un secuaz cada uno, así que nadie la controla.

lesson-quiet-please-name = Silencio, por favor
lesson-quiet-please-goal = Construye en las Sombras.
lesson-quiet-please-hint-1 = Solo una cosa estorba a tu edificio: el indicador de problema.
lesson-quiet-please-hint-2 = Sargento Angua retira un indicador y te deja jugar otra carta.
lesson-quiet-please-why = Sargento Angua calma las Sombras y te permite jugar El Tambor Remendado. Ahora hay sitio, y bastan 6$.
lesson-quiet-please-tempting = El Tambor Remendado no encuentra sitio mientras haya problemas.

lesson-the-right-victim-name = La víctima adecuada
lesson-the-right-victim-goal = Eres Lord Rust y controlas cuatro zonas. Que sean cinco.
lesson-the-right-victim-hint-1 = Un asesino solo actúa donde hay problemas. ¿Quién tendrá allí más piezas después?
lesson-the-right-victim-hint-2 = Busca el lugar donde una sola pieza rival te separa del control.
lesson-the-right-victim-why = En los Dioses Menores es uno contra uno. Sin el secuaz amarillo los controlas: son tu quinta zona.
lesson-the-right-victim-tempting = En los Frotes solo queda un empate.

lesson-rent-before-bricks-name = Primero el alquiler
lesson-rent-before-bricks-goal = Construye en la Colina de la Siesta.
lesson-rent-before-bricks-hint-1 = La Colina de la Siesta cuesta 12$ y tienes 9$. El dinero de La Real Casa de la Moneda llega después de su edificio.
lesson-rent-before-bricks-hint-2 = Los Siete Dormilones son tuyos. Su carta te paga 3$ una vez en tu turno, cuando quieras.
lesson-rent-before-bricks-why = Cobra antes los 3$ y ya tienes los 12$ para la Colina de la Siesta. Las cartas de zona no te cuestan ninguna carta de la mano.
lesson-rent-before-bricks-tempting = Sin los 3$ de los Siete Dormilones no puedes pagar ningún solar, y el símbolo ya ha pasado.

lesson-eyes-everywhere-name = Ojos por todas partes
lesson-eyes-everywhere-goal = Eres Lord Vetinari y tienes secuaces en ocho zonas. Que sean diez.
lesson-eyes-everywhere-hint-1 = Te faltan dos zonas. Una carta coloca un secuaz; ¿quién coloca el otro?
lesson-eyes-everywhere-hint-2 = Las Hermanas Dolly colocan un secuaz por 3$, y Gimlet paga 3$. Una zona con demonio no cuenta.
lesson-eyes-everywhere-why = Toma los 3$ de Gimlet, coloca un secuaz y deja que las Hermanas Dolly ocupen la décima zona. Puedes compartir: no necesitas el control.
lesson-eyes-everywhere-tempting = Groat coloca un secuaz, pero te deja sin los 3$ para el segundo.

lesson-fan-the-flames-name = Avivar el fuego
lesson-fan-the-flames-goal = Eres el Dragón Rey de Armas. Sube los problemas de cinco indicadores a ocho.
lesson-fan-the-flames-hint-1 = Te faltan tres. La Turba puede poner dos y te deja jugar otra carta.
lesson-fan-the-flames-hint-2 = No tienes a nadie cerca de la Colina de la Siesta, así que usa allí el texto. Los otros dos los ponen tus secuaces.
lesson-fan-the-flames-why = La Turba agita la Colina de la Siesta. Un secuaz se une a un rival en el Muro Largo; el otro, al tuyo en Dimwell: un segundo secuaz siempre trae problemas, aunque el primero sea tuyo. Ya son ocho.
lesson-fan-the-flames-tempting = Agitar Dimwell malgasta el texto: nadie llega ya a la Colina de la Siesta, y allí sigue la calma.

lesson-the-last-card-name = La última carta
lesson-the-last-card-goal = Eres el Comandante Vimes y quedan seis cartas por robar. Llévate la última.
lesson-the-last-card-hint-1 = Vimes gana en cuanto la última carta sale del mazo. ¿Con qué cartas tuyas robas?
lesson-the-last-card-hint-2 = Cuatro y dos son seis, pero solo una de esas dos cartas te deja seguir.
lesson-the-last-card-why = Con Los Clacs robas dos y puedes jugar otra carta; El Bibliotecario te da las cuatro últimas. La partida acaba ahí, y has ganado.
lesson-the-last-card-tempting = El Bibliotecario roba cuatro y ya no puedes jugar más: quedan dos.

lesson-rob-the-rich-name = Roba al rico
lesson-rob-the-rich-goal = Amarillo juega después y vale 54$. Como Chrysoprase gana con 50$: déjalo por debajo.
lesson-rob-the-rich-hint-1 = Dinero y edificios cuentan juntos, así que Amarillo debe perder al menos 5$.
lesson-rob-the-rich-hint-2 = Nobby Nobbs quita 3$ y te deja jugar otra carta. ¿Qué quita 2$?
lesson-rob-the-rich-why = 3$ para Nobby Nobbs y luego 2$ para El Gremio de Ladrones: 49$. El orden importa, porque solo una de las dos te deja seguir.
lesson-rob-the-rich-tempting = El Gremio de Ladrones quita 2$ y no te deja jugar más: 52$.

lesson-good-dog-name = Buen perro
lesson-good-dog-goal = Verde juega Muerte, con dos asesinos, y tú tienes a Gaspode. Sigue controlando cinco zonas cuando empiece tu turno.
lesson-good-dog-hint-1 = Muerte golpea dos veces; Gaspode ayuda una. ¿Dónde te costaría el control una pérdida?
lesson-good-dog-hint-2 = En la Colina de la Siesta seguirías dos contra uno. Espera.
lesson-good-dog-why = En la Colina de la Siesta te sobra un secuaz. En las Sombras sería un empate, así que Gaspode ayuda allí y tu turno empieza con cinco zonas.
lesson-good-dog-tempting = Gaspode salvó a un secuaz que te sobraba, y pierdes las Sombras: cuatro zonas.

lesson-borrowed-money-name = Dinero prestado
lesson-borrowed-money-goal = Eres Chrysoprase y vales 38$. Llega a valer 50$.
lesson-borrowed-money-hint-1 = Un préstamo da 10$ ahora y cuenta 12$ en tu contra. ¿Cuánto es en total?
lesson-borrowed-money-hint-2 = Tus dos cartas de zona también pagan, 3$ y 1$, y no gastan ninguna carta.
lesson-borrowed-money-why = 3$ y 1$ de las zonas, 3$ del Pink PussyCat Club, 5$ de La Real Casa de la Moneda: justo 50$. Con el préstamo sería menos.
lesson-borrowed-money-tempting = El préstamo da 10$ y cuenta 12$ en tu contra: ya no llegas a 50$.

lesson-the-last-straw-name = La gota que colma el vaso
lesson-the-last-straw-goal = De los eventos solo queda Disturbios. Acaba ya la partida, y gánala.
lesson-the-last-straw-hint-1 = Con ocho indicadores, Disturbios acaba la partida por puntos; con siete no pasa nada.
lesson-the-last-straw-hint-2 = Tienes 50 puntos; Amarillo, 52. Un secuaz vale 5. Consigue antes del evento el octavo indicador y los puntos.
lesson-the-last-straw-why = La Turba pone el octavo indicador y añade un secuaz, así que vas por delante. Su último símbolo te permite jugar El Decano, y Disturbios acaba la partida.
lesson-the-last-straw-tempting = El Decano malgasta el evento: solo hay siete indicadores.

lesson-two-birds-name = Dos pájaros
lesson-two-birds-goal = Tú y Amarillo podéis ser Lores. Controla cinco zonas y deja a Amarillo con cuatro.
lesson-two-birds-hint-1 = Amarillo juega después, así que no basta con llegar a cinco: una de las suyas debe caer.
lesson-two-birds-hint-2 = Lord Downey mata, paga y construye. ¿Dónde hace las tres cosas a la vez? Y la carta de Dimwell es tuya.
lesson-two-birds-why = En la Colina de la Siesta el asesinato acaba con los problemas y con la ventaja de Amarillo, los 3$ pagan el edificio y superas al secuaz que queda. El secuaz de Dimwell gana la otra zona.
lesson-two-birds-tempting = Matar en las Sombras te acerca, pero Amarillo conserva cinco zonas y gana antes.

lesson-fit-is-free-name = Lo que encaja es gratis
lesson-fit-is-free-goal = Gana dos puntos de influencia sin una sola rata nueva.
lesson-fit-is-free-hint-1 = ¿Qué edificio es de la clase de la que tienes dos cartas?
lesson-fit-is-free-hint-2 = Los caballeros van al Castillo. Deja el monje y la bruja en tu mano.
lesson-fit-is-free-why = Cada carta da un punto de influencia dondequiera que la pongas. Solo las cartas de otra clase traen una rata.
lesson-fit-is-free-tempting = Cuatro puntos de influencia, pero el monje y la bruja traen dos ratas.

lesson-nobody-home-name = No hay nadie
lesson-nobody-home-goal = Toma dos comodines, conserva todas tus cartas y no tomes ninguna rata.
lesson-nobody-home-hint-1 = Los dos rivales están en el Castillo. ¿Quién puede ganarte en otro sitio?
lesson-nobody-home-hint-2 = Entra en la Plaza del mercado y no pongas ninguna carta.
lesson-nobody-home-why = La acción prémium es de quien ha puesto más allí. Si estás solo, te basta con no poner ninguna.
lesson-nobody-home-tempting = En el Castillo no hay comodines, y cada carta que pongas allí trae una rata.

lesson-first-come-name = Quien llega primero
lesson-first-come-goal = Entras primero y Berta te sigue con sus tres cartas. Toma dos fichas de puntos de victoria y conserva tu comodín.
lesson-first-come-hint-1 = Berta pone tres cartas, no más. ¿Cuántas de las tuyas bastan en la plaza más baja?
lesson-first-come-hint-2 = Tres contra tres es tuyo, porque llegaste antes. Bastan tres reyes.
lesson-first-come-why = El empate es de quien tiene el número de puesto más bajo. Cuenta las cartas del rival e iguálalas.
lesson-first-come-tempting = Cuatro cartas ganan, pero pierdes el comodín.

lesson-same-floor-name = En el mismo piso
lesson-same-floor-goal = Ponte primero en otra clase sin ninguna rata nueva.
lesson-same-floor-hint-1 = Dos mercaderes te igualarían con Berta. ¿Quién estaba antes?
lesson-same-floor-hint-2 = Igualar no basta. ¿En qué casa te hacen dos cartas adecuadas adelantar al primero?
lesson-same-floor-why = Quien llega a un piso ocupado queda encima, y el disco de abajo va primero. Adelanta, no solo iguales.
lesson-same-floor-tempting = Solo igualas, y el otro disco estaba antes: sigues segundo.

lesson-wait-and-see-name = Esperar y ver
lesson-wait-and-see-goal = Berta también quiere el Palacio, y pone una carta más que quien esté allí antes que ella. Toma dos fichas de puntos de victoria.
lesson-wait-and-see-hint-1 = Quien pone primero muestra cuánto hay que superar. ¿Tienes que ser tú?
lesson-wait-and-see-hint-2 = Juega el pase. Cuando Berta haya puesto dos cartas, tus tres ganan.
lesson-wait-and-see-why = Un pase te lleva al final de la fila. Allí pierdes los empates, pero sabes qué superar.
lesson-wait-and-see-tempting = Berta vio tus tres cartas y pone cuatro.

lesson-cards-for-rats-name = Cartas contra ratas
lesson-cards-for-rats-goal = Sal del Hospital con solo siete ratas.
lesson-cards-for-rats-hint-1 = Aquí la acción prémium te quita una rata, y luego hasta tres más por tres cartas de la mano.
lesson-cards-for-rats-hint-2 = Berta puso una carta. Dos monjes la superan y te dejan tres cartas para descartar.
lesson-cards-for-rats-why = Dos monjes ganan la acción prémium y no cuestan nada. Con uno menos la pierdes, y con una carta más te quedan pocas para descartar.
lesson-cards-for-rats-tempting = Ganas la acción prémium, pero solo te quedan dos cartas para descartar.

lesson-count-the-nuns-name = Cuenta las monjas
lesson-count-the-nuns-goal = Es la última ronda y has visto toda la fila de monjas. Gana: sigue vivo y adelanta a los dos rivales.
lesson-count-the-nuns-hint-1 = Cuenta las monjas que conoces y tus ratas. ¿Qué puede quitarte ratas todavía?
lesson-count-the-nuns-hint-2 = Con dos ratas menos quedan ocho contra ocho monjas: vives. Pon lo que encaja, y nada más.
lesson-count-the-nuns-why = Con números iguales se sobrevive. Una carta de más o una equivocada, y la mejor puntuación no vale nada.
lesson-count-the-nuns-tempting = Diez ratas y ocho monjas: la mejor mano no ayuda a los muertos.

lesson-pipers-tune-name = La melodía del flautista
lesson-pipers-tune-goal = Es la última ronda; conoces las nueve monjas y nadie más tiene flauta. Gana aunque Odo vaya muy por delante.
lesson-pipers-tune-hint-1 = Con diez ratas mueres, y Odo tiene justo tantas ratas como monjas hay.
lesson-pipers-tune-hint-2 = Sigue a Odo al Palacio con la flauta, no traigas ratas nuevas y elígelo.
lesson-pipers-tune-why = Una flauta hizo dos cosas: bajaste a nueve ratas y vives; Odo subió a diez y no.
lesson-pipers-tune-tempting = Odo sigue vivo, y muy por delante.

lesson-golden-handshake-name = Apretón de oro
lesson-golden-handshake-goal = Es la última ronda; conoces las ocho monjas, y Odo tiene cuatro de oro y ninguna otra carta. Gana de todos modos.
lesson-golden-handshake-hint-1 = Dos mercaderes te darían la Burguesía, pero Odo empata y tiene menos ratas.
lesson-golden-handshake-hint-2 = Donde está Odo, una espada se lleva la mitad de su mano. Y todo es oro.
lesson-golden-handshake-why = Dos de oro cambiaron de manos: más puntos para ti y menos para Odo.
lesson-golden-handshake-tempting = Solo empatas, y Odo tiene menos ratas: pierdes el desempate.

lesson-one-rat-ten-points-name = Una rata, diez puntos
lesson-one-rat-ten-points-goal = Es la última ronda y has visto las ocho monjas. Gana: sé primero en la Realeza y sigue vivo.
lesson-one-rat-ten-points-hint-1 = Berta sube a seis y estaba antes, así que necesitas siete. Quien pone más cartas recibe uno extra.
lesson-one-rat-ten-points-hint-2 = De dos a siete: cuatro cartas y el extra. Aguantas una rata más, así que solo una carta puede no encajar.
lesson-one-rat-ten-points-why = Dos reyes y el comodín son gratis, con una carta equivocada son cuatro y con la influencia extra llegas a siete. Una quinta carta te habría matado.
lesson-one-rat-ten-points-tempting = Cinco cartas traen nueve ratas contra ocho monjas.
