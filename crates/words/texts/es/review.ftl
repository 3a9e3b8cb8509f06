### El análisis de una partida terminada.

review-turn = { $game ->
    [rattus-cartus] Ronda { $n }
   *[other] Turno { $n }
}
review-after = { $game ->
    [rattus-cartus] Tras la ronda
   *[other] Tras el turno
}
review-start = Inicio
review-end = Final
review-chances = Probabilidad de ganar
review-all-knowing = Conociendo todos los secretos
review-own-eyes = Como veía cada jugador sus propias probabilidades
review-turning = Momentos clave
review-no-turning = Ningún turno decidió por sí solo esta partida.
review-turned = { $who }: de { $from } a { $to }; parte de la suerte: { $luck }
review-costly = Las decisiones más costosas
review-costly-how = juzgadas por lo que se podía saber en ese momento
review-no-costly = Nadie desperdició gran cosa: ninguna decisión costó siquiera dos puntos porcentuales.
review-cost = { $who }, { $turn }: { $cost }
review-played = Lo jugado
review-better = Lo mejor
review-option = { $what } ({ $chance })
review-why-loses = Después, { $whom } gana antes del siguiente turno en el { $played } de los casos; tras la mejor respuesta, en el { $better }.
review-why-wins = La mejor respuesta gana de inmediato en el { $better } de los casos; la jugada, en el { $played }.
review-why-risks = La peste golpea entonces en el { $played } de los casos; tras la mejor respuesta, en el { $better }.
review-why-helps = La mayor parte de lo perdido fue para { $whom }: { $by }.
review-why-small = Se suman muchas cosas pequeñas; ninguna decide por sí sola.
review-known = Lo que los demás podían saber
review-known-line = { $who } era { $role }. Lo probable que le habría parecido a la mesa: { $first } al principio, { $most } como mucho, { $last } antes del final.
review-given-away-start = Se podía adivinar desde el principio.
review-given-away = A partir de { $turn } era más probable que todo lo demás junto.
review-kept-secret = Quedó oculto hasta el final.
review-alike = { $role } (desde fuera, igual que { $others })
review-nuns = Las monjas y la peste
review-nuns-line = Antes del final, { $who } había visto { $seen } de { $of } cartas de la fila de monjas y esperaba { $expected } monjas; así, el riesgo de peste era del { $risk }.
review-luck = Suerte
review-luck-how = tiradas, robos y eventos frente a lo que cabía esperar, en probabilidad de ganar
review-luck-line = { $who }: { $total }; lo habitual es hasta { $usual } en ambos sentidos
review-luck-kind = { $kind ->
    [deal] reparto
    [draw] robos
    [roll] tiradas del dado
   *[event] eventos
} ({ $n }): { $sum }
review-strokes = Golpes de suerte
review-stroke = { $turn }: { $what } ({ $who } { $effect })
review-budget = { $decisions ->
    [one] { $decisions } decisión
   *[other] { $decisions } decisiones
} con { $searches ->
    [one] { $searches } búsqueda
   *[other] { $searches } búsquedas
} cada una; { $playouts ->
    [one] { $playouts } partida continuada
   *[other] { $playouts } partidas continuadas
} desde cada turno.

## La página.

review-title = Análisis
review-none = Aún no hay análisis de esta partida
review-not-offered = Esta casa no ofrece análisis. Con el registro, la orden snug review hace uno en cualquier sitio.
review-about = Un bot fuerte repasa la partida entera: qué probabilidad de ganar tenía cada cual tras cada turno, dónde cambió todo, qué decisiones costaron más, qué podían saber los demás y cuánto fue suerte.
review-ask = Analizar esta partida
review-stopped = Este análisis se detuvo
review-stopped-note = Lo encontrado se conserva, y el análisis puede seguir desde ahí.
review-go-on = Seguir
review-failed = Esta partida no se pudo analizar
review-failed-note = Algo salió mal por el camino. Puedes volver a intentarlo.
review-try-again = Intentarlo de nuevo
review-waiting = { $n ->
    [0] El análisis empieza enseguida
    [one] Hay un análisis delante de este
   *[other] Hay { $n } análisis delante de este
}
review-working = { $game ->
    [rattus-cartus] Pensándolo: ronda { $n } de { $of }
   *[other] Pensándolo: turno { $n } de { $of }
}
review-progress = Progreso del análisis
review-left = { $n ->
    [one] Queda un segundo, más o menos.
   *[other] Quedan unos { $n } segundos.
}
review-leave = No hace falta que esperes: el análisis terminado estará aquí.
review-look-again = Volver a mirar
review-stop = Detener
review-after-every = { $game ->
    [rattus-cartus] tras cada ronda
   *[other] tras cada turno
}
review-eyes = Punto de vista
review-eyes-all = Con todos los secretos
review-eyes-of = Lo que podía ver { $who } entonces
review-as-table = Lo mismo como tabla
review-key = Momento clave { $n }: { $turn }
review-points = cambio en puntos porcentuales
review-none-yet = De momento, ninguno.
review-not-judged = No se juzgaron las decisiones.
review-known-how = lo que habría pensado un espectador atento
review-truly = La verdad:
review-over-time = { $role }: { $first } al principio, { $most } como mucho, { $last } antes del final
review-gave-away = delatado
review-risk-how = el riesgo de morir con las ratas de ese momento, si la partida hubiera acabado ahí
review-nuns-seen = Monjas vistas
review-luck-band = la banda dorada es lo habitual, en 19 de cada 20 partidas
review-no-strokes = Ningún robo, tirada o evento cambió por sí solo una probabilidad ni en dos puntos porcentuales.
review-how = Esto lo juzgaron bots. Se equivocan, pero con todos por igual.
review-here = Analizarla en este navegador
review-here-note = Lo hace este navegador, con el mismo programa que la casa, y no se envía nada a ninguna parte. Si vuelves a esta página, continúa.
review-here-failed = Este navegador no ha podido analizar la partida
