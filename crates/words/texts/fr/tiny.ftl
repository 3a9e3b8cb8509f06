home-tiny-name = Minuscule
home-tiny-short = Minuscule
home-tiny-players = 2 à 4 joueurs
home-tiny-time = 2 minutes
home-tiny-special = cartes cachées
home-tiny-picture = Trois cartes
home-tiny-about = Passe une carte, joues-en deux et fais la plus grande somme.

tiny-dealt = { $you ->
    [yes] Tu reçois une carte : { $card }.
   *[no] { $who } reçoit une carte : { $card }.
}
tiny-passed = { $you ->
    [yes] Tu choisis une carte à passer : { $card }.
   *[no] { $who } choisit une carte à passer : { $card }.
}
tiny-played = { $you ->
    [yes] Tu joues { $card }.
   *[no] { $who } joue { $card }.
}
tiny-has-played = { $you ->
    [yes] Tu as joué : { $cards }.
   *[no] { $who } a joué : { $cards }.
}
tiny-unseen = rien de visible
tiny-hand = Ta main : { $cards }
tiny-ask-pass = Quelle carte passes-tu à gauche ?
tiny-ask-play = Quelle carte joues-tu ?
tiny-pass = Passer { $n }
tiny-play = Jouer { $n }
tiny-progress = { $n ->
    [one] { $n } carte jouée
   *[other] { $n } cartes jouées
}
tiny-ended = La plus grande somme gagne.
