## Los niveles de los bots: el nombre, unas palabras para una lista, cómo piensa, lo fuerte que es

bot-random = Azar
bot-random-about = juega cualquier cosa permitida
bot-beginner = Principiante
bot-beginner-about = juega con sentido, pero se le escapan muchas cosas
bot-beginner-thinks = Solo ve una parte de lo que podría hacer, elige lo mejor de eso y no se fija en lo que tramas.
bot-beginner-strength = El más fácil de vencer, para tus primeras partidas; pero no juega al azar.
bot-quick = Rápido
bot-quick-about = juega a ojo, con buenos trucos
bot-quick-thinks = Mira todo lo que podría hacer, imagina su turno hasta el final y elige lo que más le conviene.
bot-quick-strength = Contra tres bots que juegan al azar gana ocho de cada diez partidas o más.
bot-steady = Constante
bot-steady-about = piensa por adelantado, pero a veces se le escapa algo
bot-steady-thinks = Piensa como Agudo, pero menos tiempo, y se le escapa una parte de lo que podría hacer.
bot-steady-strength = Más fuerte que Rápido y más débil que Agudo.
bot-sharp = Agudo
bot-sharp-about = piensa varios turnos por adelantado
bot-sharp-thinks = Adivina lo que tienen y quieren los demás, y prueba lo que podría hacer en muchas partidas imaginadas.
bot-sharp-strength = Para quien conoce el juego: contra tres como Rápido suele ganar más de lo que le toca.
bot-master = Maestro
bot-master-about = piensa mucho y a fondo
bot-master-thinks = Juega miles de partidas imaginadas antes de cada decisión y ve más lejos que nadie.
bot-master-strength = El más fuerte de todos; pero en los dos juegos hay mucha suerte, así que alguna vez ganarás.
bot-levels = Los bots, del más débil al más fuerte
bot-styles = No hay dos iguales del todo: unos son atrevidos, otros prudentes, otros codiciosos.
