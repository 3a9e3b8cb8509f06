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
undo = Deshacer
undo-ask = Pedir deshacer
undo-waiting = Se pregunta a los demás si puedes deshacer.
undo-asked = A { $who } le gustaría deshacer su jugada. ¿Te parece bien?
undo-agree = De acuerdo
undo-refuse = No
time-left = tiempo restante
new-lines = { $count ->
    [one] { $count } novedad
   *[other] { $count } novedades
}
curtain = Pásale el dispositivo a { $who }
curtain-ready = Soy { $who }
refusal-SNUG-01 = Ahora no se te pregunta a ti.
refusal-SNUG-02 = Esa no es una de las opciones.
refusal-SNUG-03 = Ahora no hay nada que decida el azar.
refusal-SNUG-04 = Eso no puede ocurrir.
refusal-SNUG-05 = La partida ha terminado.
refusal-SNUG-06 = Con estos ajustes no puede empezar una partida.
refusal-SNUG-07 = Esta partida es ya demasiado larga para un paso más.
rule-link = Regla { $rule }
