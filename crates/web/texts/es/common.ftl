### Lo que usan todas las páginas.

house-description = Una casa de juegos de mesa: con amigos o contra bots, de una sentada o una jugada al día.
skip-to-content = Saltar al contenido
bar = Casa
preferences = Idioma y aspecto
language = Idioma
theme = Claro u oscuro
theme-auto = Como el sistema
theme-light = Claro
theme-dark = Oscuro
on-my-turn = Cuando me toque
play-a-sound = Reproducir un sonido
show-a-notification = Mostrar una notificación
list-and = y
replay = Repetición
rules = Reglas
your-turn = Tu turno
