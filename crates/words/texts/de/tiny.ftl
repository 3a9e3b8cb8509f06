home-tiny-name = Winzig
home-tiny-short = Winzig
home-tiny-players = 2–4 Personen
home-tiny-time = 2 Minuten
home-tiny-special = verdeckte Karten
home-tiny-picture = Drei Karten
home-tiny-about = Gib eine Karte weiter, spiele zwei und erreiche die höchste Summe.

tiny-dealt = { $you ->
    [yes] Du bekommst eine Karte: { $card }.
   *[no] { $who } bekommt eine Karte: { $card }.
}
tiny-passed = { $you ->
    [yes] Du wählst eine Karte zum Weitergeben: { $card }.
   *[no] { $who } wählt eine Karte zum Weitergeben: { $card }.
}
tiny-played = { $you ->
    [yes] Du spielst { $card }.
   *[no] { $who } spielt { $card }.
}
tiny-has-played = { $you ->
    [yes] Du hast gespielt: { $cards }.
   *[no] { $who } hat gespielt: { $cards }.
}
tiny-unseen = nichts, was man sieht
tiny-hand = Deine Hand: { $cards }
tiny-ask-pass = Welche Karte gibst du nach links weiter?
tiny-ask-play = Welche Karte spielst du?
tiny-pass = { $n } weitergeben
tiny-play = { $n } spielen
tiny-progress = { $n ->
    [one] { $n } Karte gespielt
   *[other] { $n } Karten gespielt
}
tiny-ended = Die höchste Summe gewinnt.
