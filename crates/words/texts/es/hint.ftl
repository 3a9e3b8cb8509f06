### Pistas: qué respondería el bot que busca, y por qué.

hint = Pista
hint-thinking = Lo estoy pensando…
hint-close = Cerrar la pista
hint-compared = Lo que se comparó, por probabilidad de ganar
hint-advice = Mi consejo: { $answer }.
hint-chance = Probabilidad de ganar: { $chance }.
hint-why-loses = Si no, { $who } gana antes de tu próximo turno en el { $else } de los casos; así, en el { $then }.
hint-why-wins = Gana de inmediato en el { $then } de los casos; la siguiente mejor respuesta, en el { $else }.
hint-why-risks = La peste te alcanza entonces en el { $then } de los casos; tras la siguiente mejor respuesta, en el { $else }.
hint-why-helps = La siguiente mejor respuesta ayudaría sobre todo a { $who }, en { $by ->
    [one] { $by } punto porcentual
   *[other] { $by } puntos porcentuales
}.
hint-why-small = Muchas cosas pequeñas hablan a su favor; ninguna decide por sí sola.

new-hints = Pistas para todos
new-hints-note = también con otras personas en la mesa; quién pide una queda oculto durante la partida y consta después en el registro
agreed-hints = pistas permitidas
problem-hints-among-people = En una mesa con otras personas solo hay pistas si todos lo acordaron al abrirla.
house-figure-hints = Pistas
house-hints-on = activadas
house-hints-off = desactivadas

hint-am-card = Ofrece: { $symbols }.
hint-am-text = La carta dice: { $text }
hint-am-own = Como { $role }, estarías entonces en { $progress }.
hint-am-takes = Le quita a { $who } el control de { $area }.
hint-am-takes-needed = Le quita a { $who } el control de { $area }, que necesitaría como { $role }.
hint-am-set-back = Si { $who } es { $role }, esto le deja en { $progress }.
hint-am-gains = Te da el control de { $area }.
hint-am-power = Lo que hace el edificio: { $power }
hint-am-trouble = { $n ->
    [0] Así no queda ningún indicador de problema en el tablero.
    [one] Así hay { $n } indicador de problema en el tablero.
   *[other] Así hay { $n } indicadores de problema en el tablero.
}

hint-rc-lay = poner { $cards }
hint-rc-give = dar { $cards }
hint-rc-discard = descartar { $cards } para librarte de ratas
hint-rc-influence = { $class }: tu influencia sube de { $from } a { $to }.
hint-rc-overtakes = { $class }: tu influencia sube de { $from } a { $to } y adelanta a { $who }.
hint-rc-standing = { $class }: tienes { $own } de influencia; entre los demás, quien más tiene es { $who }, con { $most }.
hint-rc-unrivalled = { $class }: tienes { $own } de influencia, y nadie más tiene nada.
hint-rc-inside = { $n ->
    [0] Todavía no ha entrado nadie.
    [one] { $n } jugador ya está allí.
   *[other] { $n } jugadores ya están allí.
}
hint-rc-action = La acción del edificio: { $action }.
hint-rc-unseen = Todavía no has visto esta carta.
hint-rc-holds = { $n ->
    [one] { $who } tiene { $n } carta en la mano.
   *[other] { $who } tiene { $n } cartas en la mano.
}
hint-rc-no-rats = Ninguna de estas cartas trae una rata.
hint-rc-lives = { $n ->
    [0] Sin ninguna rata, seguro que sobrevives.
    [one] Con { $n } rata sobrevives en el { $after } de los casos; ahora, en el { $before }.
   *[other] Con { $n } ratas sobrevives en el { $after } de los casos; ahora, en el { $before }.
}
