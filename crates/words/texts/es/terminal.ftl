### What `snug play`, `snug replay` and `snug lesson` say in a terminal.

## What a person can type: one word each

terminal-word-help = ayuda
terminal-word-state = mesa
terminal-word-cards = cartas
terminal-word-hint = pista
terminal-word-undo = deshacer
terminal-word-undo-turn = deshacer turno
terminal-word-log = diario
terminal-word-rules = reglas
terminal-word-save = guardar
terminal-word-quit = salir
terminal-word-again = repetir
terminal-word-show = muestra

terminal-help = Responde con el número de una opción o con la notación que la sigue. Además puedes escribir:
terminal-help-state = cómo está la mesa, con tu mano
terminal-help-cards = qué hacen las cartas de tu mano; con una palabra detrás, qué hacen las cartas que la llevan en el nombre
terminal-help-hint = qué haría { $bot } en tu lugar
terminal-help-lesson-hint = una pista, y luego otra
terminal-help-undo = deshacer tu última respuesta, con todo lo que siguió
terminal-help-undo-turn = deshacer todas tus respuestas del turno o de la ronda
terminal-help-log = todo lo que se te ha mostrado desde el principio
terminal-help-rules = la regla con un número, o las reglas que contienen unas palabras
terminal-help-save = escribir el registro de la partida en un archivo
terminal-help-again = empezar de nuevo esta lección
terminal-help-again-coach = volver a oír lo último que dijo el guía
terminal-help-show = dejar que el guía responda por ti
terminal-help-quit = salir
terminal-help-empty = Una línea vacía vuelve a mostrar las opciones.

## At the table

terminal-greeting = { $game }. Ocupas el asiento { $seat }; contigo a la mesa: { $others }.
terminal-type-help = Escribe { $help } para ver qué puedes decir.
terminal-end-of-input = No hay nada más que leer: dejas la mesa.
terminal-left = Dejas la mesa.
terminal-no-choice = No existe la opción { $number }: van de 1 a { $most }.
terminal-not-now = Ahora eso no es una de las opciones; una línea vacía las muestra.
terminal-unknown = «{ $said }» no es ni una opción ni una orden. Escribe { $help } o un número de 1 a { $most }.
terminal-no-card = Ninguna carta de este juego se llama «{ $said }».
terminal-no-rule = Ninguna regla habla de «{ $said }».
terminal-nothing-to-undo = No hay nada que deshacer.
terminal-undone = Deshecho: { $choice }
terminal-hint-also = También pensó en: { $choices }.
terminal-saved = El registro está en { $file }.
terminal-not-saved = El registro no se ha guardado: { $why }.
terminal-over = La partida ha terminado.
terminal-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
terminal-afterwards = Aún puedes escribir: { $words }.
terminal-city-signs = T troll · D demonio · ⌂ edificio · ! problemas · → zonas adyacentes · ≈ el río: no se puede cruzar. El signo del marco indica quién controla la zona.
terminal-houses-signs = El número: la influencia. En el mismo piso, la izquierda va por delante.

## A record told

terminal-seat = Asiento { $seat }
terminal-who = { $name } juega con el color { $colour }.
terminal-steps-undone = { $n ->
    [one] Se deshace el último paso.
   *[other] Se deshacen los últimos { $n } pasos.
}
terminal-not-over = El registro acaba aquí; la partida no ha terminado.

## The guided game and the lessons

terminal-coach-marks = Cuando el guía hable de un brillo, busca el » delante de una opción.
terminal-coach-go-on = Intro: seguir
terminal-coach-take-back = Intro: deshacer
terminal-coach-later = Para seguir más tarde: { $command }
terminal-coach-done = Ya conoces el juego. Juega una partida: { $command }
terminal-no-first-game = No hay partida guiada de { $game }.
terminal-lesson-goal = Objetivo: { $goal }
terminal-lesson-hint = Pista { $n }: { $hint }
terminal-lesson-failed = Así no se alcanza el objetivo. Inténtalo otra vez: todo está como al principio.
terminal-lesson-solved = ¡Resuelta!
terminal-lesson-next = La siguiente lección: { $command }
terminal-lessons-done = Era la última lección de este juego.
terminal-lessons-begin = Empieza una con { $command }
terminal-assumed = se supone: { $what }

## Las reglas

terminal-note-editions = ediciones
terminal-note-ruling = decisión
terminal-note-see = véase
terminal-no-such-rule = No hay ninguna regla { $rule }; «{ $command }» las enumera.
terminal-no-such-rule-in = No hay ninguna regla { $rule }; { $section } va de { $first } a { $last }.
terminal-rule = regla
terminal-differing = Donde difieren las ediciones
terminal-alike = Opciones que las ediciones leen igual
terminal-rule-explains = «{ $command }» explica cada una.
terminal-no-differences = { $game } tiene una sola edición, así que no hay diferencias.
terminal-all-confirmed = Todo lo que toca a { $game } está confirmado.
