home-tiny-name = Diminuto
home-tiny-short = Diminuto
home-tiny-players = 2–4 jugadores
home-tiny-time = 2 minutos
home-tiny-special = cartas ocultas
home-tiny-picture = Tres cartas
home-tiny-about = Pasa una carta, juega dos y consigue la suma más alta.

tiny-dealt = { $you ->
    [yes] Recibes una carta: { $card }.
   *[no] { $who } recibe una carta: { $card }.
}
tiny-passed = { $you ->
    [yes] Eliges una carta para pasarla: { $card }.
   *[no] { $who } elige una carta para pasarla: { $card }.
}
tiny-played = { $you ->
    [yes] Juegas { $card }.
   *[no] { $who } juega { $card }.
}
tiny-has-played = { $you ->
    [yes] Has jugado: { $cards }.
   *[no] { $who } ha jugado: { $cards }.
}
tiny-unseen = nada que se vea
tiny-hand = Tu mano: { $cards }
tiny-ask-pass = ¿Qué carta pasas a la izquierda?
tiny-ask-play = ¿Qué carta juegas?
tiny-pass = Pasar { $n }
tiny-play = Jugar { $n }
tiny-progress = { $n ->
    [one] { $n } carta jugada
   *[other] { $n } cartas jugadas
}
tiny-ended = Gana la suma más alta.
