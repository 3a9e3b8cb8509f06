### Was jede Seite braucht.

house-description = Ein Ort für Brettspiele: mit Freunden oder gegen Bots, an einem Abend oder mit einem Zug am Tag.
skip-to-content = Zum Inhalt springen
bar = Snug
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
nobody = niemandem
you = du
replay = Wiederholung
rules = Regeln
your-turn = Du bist am Zug
undo = Rückgängig
undo-ask = Rückgängig anfragen
undo-turn = Zug rückgängig
undo-ask-turn = Ganzen Zug rückgängig machen: anfragen
undo-waiting = Du möchtest etwas rückgängig machen. Es fehlt noch die Antwort von { $who }.
undo-asked = { $who } möchte etwas rückgängig machen. Bist du einverstanden?
undo-agree = Einverstanden
undo-refuse = Ablehnen
undo-withdraw = Doch nicht
undo-agreed = Alle sind einverstanden: Es ist rückgängig gemacht.
undo-refused = { $who } ist nicht einverstanden, also bleibt alles, wie es ist.
time-left = Restzeit
time-day = T
curtain = Gib das Gerät an { $who } weiter
curtain-ready = Ich bin { $who }
refusal-SNUG-01 = Du bist gerade nicht gefragt.
refusal-SNUG-02 = Das steht nicht zur Wahl.
refusal-SNUG-03 = Jetzt entscheidet nicht der Zufall.
refusal-SNUG-04 = Das kann nicht geschehen.
refusal-SNUG-05 = Die Partie ist vorbei.
refusal-SNUG-06 = Mit diesen Einstellungen kann keine Partie beginnen.
refusal-SNUG-07 = Diese Partie ist zu lang geworden, um noch weiterzugehen.
refusal-SNUG-08 = In dieser Partie wurde schon so viel rückgängig gemacht, dass es damit nun genug ist.
why-not = Warum kann ich nicht …?
rule-link = Regel { $rule }
colon = :
semicolon = ;
connection-lost = verbinde neu …
keys = Tasten
keys-question = zur Frage
keys-choice = zu einer der Antworten
keys-hand = zu deiner Hand
keys-secret = dein Geheimnis auf- oder zudecken
keys-log = zum Protokoll
keys-undo = zu „Rückgängig“
keys-talk = Chat
keys-aid = Spielübersicht
keys-close = Offenes schließen

## Daten

date = { $day }. { $month } { $year }
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember

## What the others did
recap = Seit deinem letzten Zug
recap-count = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
  }
recap-goes-on = es geht weiter
