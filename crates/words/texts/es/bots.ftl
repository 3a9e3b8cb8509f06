## Los niveles de los bots: el nombre, unas palabras para una lista, cómo piensa, lo fuerte que es

bot-random = Azar
bot-random-about = juega cualquier cosa permitida
bot-beginner = Principiante
bot-beginner-about = juega con sentido, pero se le escapan muchas cosas
bot-beginner-thinks = Solo ve una parte de lo que podría hacer, elige lo mejor de eso y no se fija en lo que tramas.
bot-beginner-strength = El más fácil de vencer, para tus primeras partidas; pero no juega al azar.
bot-quick = Rápido
bot-quick-about = decide de un vistazo
bot-quick-thinks = Alguna cosa se le escapa; de lo que ve, calcula qué le daría en este turno y elige lo que más le conviene.
bot-quick-strength = Contra tres bots que juegan al azar gana ocho de cada diez partidas o más.
bot-steady = Constante
bot-steady-about = piensa por adelantado, pero a veces se le escapa algo
bot-steady-thinks = Piensa como Agudo y nunca más tiempo, pero se le escapa una parte de lo que podría hacer.
bot-steady-strength = Más fuerte que Rápido y más débil que Agudo.
bot-sharp = Agudo
bot-sharp-about = prueba las cosas en su cabeza
bot-sharp-thinks = Adivina lo que tienen y quieren los demás y, cuando la respuesta no está clara a la primera, prueba lo que podría hacer en partidas imaginadas.
bot-sharp-strength = Para quien conoce el juego: contra tres como Rápido gana más o menos una de cada dos partidas, el doble de lo que le toca.
bot-master = Maestro
bot-master-about = piensa mucho y a fondo
bot-master-thinks = Cuando la respuesta no está clara a la primera, juega miles de partidas imaginadas y ve más lejos que nadie.
bot-master-strength = Es el que más piensa y está hecho para ganarte; pero en los dos juegos hay mucha suerte, así que alguna vez ganarás.
bot-levels = Los bots, del más débil al más fuerte
bot-styles = No hay dos iguales del todo: unos son atrevidos, otros prudentes, otros codiciosos.
