### Was jede Seite braucht.

house-description = Ein Haus für Brettspiele: gegen Freunde oder Computer, an einem Abend oder mit einem Zug am Tag.
skip-to-content = Zum Inhalt springen
bar = Haus
preferences = Sprache und Darstellung
language = Sprache
theme = Hell oder dunkel
theme-auto = Wie das System
theme-light = Hell
theme-dark = Dunkel
on-my-turn = Wenn ich am Zug bin
play-a-sound = Einen Ton spielen
show-a-notification = Eine Benachrichtigung zeigen
list-and = und
replay = Wiederholung
rules = Regeln
your-turn = Du bist am Zug
