### Lo que usan todas las páginas.

house-description = Un lugar para jugar a juegos de mesa: con amigos o contra bots, de una sentada o una jugada al día.
skip-to-content = Saltar al contenido
bar = Snug
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
nobody = nadie
you = tú
replay = Repetición
rules = Reglas
your-turn = Tu turno
undo = Deshacer
undo-ask = Pedir deshacer
undo-turn = Deshacer el turno
undo-ask-turn = Pedir deshacer el turno
undo-waiting = Has pedido deshacer. Falta la respuesta de { $who }.
undo-asked = A { $who } le gustaría deshacer su jugada. ¿Te parece bien?
undo-agree = De acuerdo
undo-refuse = No
undo-withdraw = Retirar la petición
undo-agreed = Todos están de acuerdo: la jugada queda deshecha.
undo-refused = { $who } no está de acuerdo, así que todo queda como está.
time-left = tiempo restante
time-day = d
curtain = Pásale el dispositivo a { $who }
curtain-ready = Soy { $who }
refusal-SNUG-01 = Ahora no se te pregunta a ti.
refusal-SNUG-02 = Esa no es una de las opciones.
refusal-SNUG-03 = Ahora no hay nada que decida el azar.
refusal-SNUG-04 = Eso no puede ocurrir.
refusal-SNUG-05 = La partida ha terminado.
refusal-SNUG-06 = Con estos ajustes no puede empezar una partida.
refusal-SNUG-07 = Esta partida es ya demasiado larga para un paso más.
refusal-SNUG-08 = En esta partida ya se ha deshecho tanto que no se puede deshacer nada más.
why-not = ¿Por qué no puedo…?
rule-link = Regla { $rule }
colon = :
semicolon = ;
connection-lost = conectando de nuevo…
keys = Teclas
keys-question = a la pregunta
keys-choice = a una de sus respuestas
keys-hand = a tu mano
keys-secret = tapar o mostrar tu secreto
keys-log = al diario
keys-undo = a «Deshacer»
keys-talk = chat
keys-aid = hoja de ayuda
keys-close = cerrar lo abierto

## Fechas

date = { $day } de { $month } de { $year }
month-1 = enero
month-2 = febrero
month-3 = marzo
month-4 = abril
month-5 = mayo
month-6 = junio
month-7 = julio
month-8 = agosto
month-9 = septiembre
month-10 = octubre
month-11 = noviembre
month-12 = diciembre

## What the others did
recap = Desde tu último turno
recap-count = { $count ->
    [one] un turno
   *[other] { $count } turnos
  }
recap-goes-on = en curso
