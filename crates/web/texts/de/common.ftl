### Was jede Seite braucht.

house-description = Ein Haus für Brettspiele: mit Freunden oder gegen Bots, an einem Abend oder mit einem Zug am Tag.
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
undo = Zurücknehmen
undo-ask = Zurücknehmen anfragen
undo-waiting = Die anderen werden gefragt, ob du zurücknehmen darfst.
undo-asked = { $who } möchte zurücknehmen. Bist du einverstanden?
undo-agree = Einverstanden
undo-refuse = Ablehnen
time-left = Restzeit
new-lines = { $count ->
    [one] { $count } neues Ereignis
   *[other] { $count } neue Ereignisse
}
curtain = Gib das Gerät an { $who } weiter
curtain-ready = Ich bin { $who }
refusal-SNUG-01 = Du bist gerade nicht gefragt.
refusal-SNUG-02 = Das steht nicht zur Wahl.
refusal-SNUG-03 = Jetzt entscheidet nicht der Zufall.
refusal-SNUG-04 = Das kann nicht geschehen.
refusal-SNUG-05 = Das Spiel ist vorbei.
refusal-SNUG-06 = Mit diesen Einstellungen kann kein Spiel beginnen.
refusal-SNUG-07 = Dieses Spiel ist zu lang geworden, um noch weiterzugehen.
rule-link = Regel { $rule }
