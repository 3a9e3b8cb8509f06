## Menschen und Tische, wie das Haus sie nennt
guest = Gast
somebody = Jemand
spectator = Zuschauer

## Was nicht ging, nach dem Kürzel der Antwort
problem-malformed = Das war nicht zu verstehen.
problem-unknown-person = Komm erst mit einem Namen herein: Dafür muss das Haus wissen, wer du bist.
problem-not-found = So etwas gibt es hier nicht.
problem-stale-question = Das beantwortet eine Frage, die nicht mehr gestellt ist; schau noch einmal auf den Tisch.
problem-unavailable = Das ging gerade nicht; versuch es noch einmal.
problem-not-together = Diese Schritte lassen sich nicht zusammen abschicken: Dazwischen erfährst du etwas Neues.
problem-no-such-step = Zu diesem Schritt kann man nicht zurück.
problem-no-such-game = Dieses Spiel gibt es hier nicht.
problem-not-your-seat = Dort sitzt jemand anders oder niemand.
problem-not-playing = An diesem Tisch läuft kein Spiel.
problem-key-reused = Dieser Schlüssel wurde schon für etwas anderes benutzt.
problem-seat-taken = Dort sitzt schon jemand.
problem-knows-another-seat = Du kennst die Karten des Platzes, den du verlassen hast; du kannst nur dorthin zurück.
problem-table-full = An diesem Tisch ist kein Platz mehr frei.
problem-already-started = Das Spiel hat schon begonnen.
problem-not-the-host = Das darf nur, wer den Tisch aufgemacht hat.
problem-seats-empty = Das Spiel beginnt, wenn alle Plätze besetzt sind; setz Bots auf die übrigen.
problem-cannot-leave = An diesem Tisch kann jetzt niemand aufstehen.
problem-too-many-bots = Es gibt mehr Bots als Plätze.
problem-no-such-level = Solche Bots gibt es nicht.
problem-no-such-colour = Es gibt nur fünf Farben.
problem-setup = Mit diesen Einstellungen kann kein Spiel beginnen.
problem-clock = So lässt sich die Uhr nicht stellen.
problem-foreign-form = Dieses Formular ist veraltet oder kommt von anderswo; lade die Seite neu.
problem-banned = Der Wirt dieses Hauses hat dich ausgesperrt.
problem-too-many-tables = Du hast zu viele offene Tische; spiel erst einen zu Ende oder steh auf.
problem-table-closed = Dieser Tisch wurde geschlossen, bevor das Spiel begann.
problem-too-many-tokens = Du hast schon 50 Schlüssel; zieh erst einen zurück.
problem-not-over = Die Aufzeichnung gibt es nach dem Spiel; bis dahin steht alles im Protokoll.
problem-name-empty = Ein Name hat mindestens ein Zeichen.
problem-name-long = Ein Name hat höchstens 40 Zeichen.
problem-title-long = Ein Titel hat höchstens 80 Zeichen.
problem-not-sure = Kreuz erst das Kästchen an: Nichts davon lässt sich rückgängig machen.
problem-too-fast = Das war zu viel auf einmal; warte einen Moment.
problem-too-long = Das ist zu lang: Eine Anfrage hat höchstens 64 KiB, wenn sie keine Aufzeichnung bringt.
problem-too-many-streams = Zu viele deiner Seiten oder Programme hören schon zu; schließ eines davon.
problem-too-many-guesses = Davon waren zu viele falsch; warte eine Minute.
problem-other-rules = Dieses Spiel wurde nach anderen Regeln gespielt, als dieses Programm sie kennt; es kann an einem neuen Tisch ab dem letzten Zug weitergehen, in dem beide übereinstimmen.
problem-nothing-to-undo = Es gibt nichts zurückzunehmen.
problem-no-proposal = Niemand hat das vorgeschlagen, oder nicht mehr.
problem-order-long = Eine Daueranweisung hat höchstens 20 kurze Zeilen.
problem-no-record = Das ist keine Aufzeichnung eines Spiels.
problem-chat-empty = Es wurde nichts gesagt.
problem-chat-long = Auf einmal lassen sich höchstens 500 Zeichen sagen.
problem-note-long = Auf den Notizblock passen höchstens 10.000 Zeichen.
problem-muted = Der Wirt dieses Hauses hat dich gebeten, still zu sein.
problem-not-the-house = Hier darf nur der Wirt dieses Hauses herein.
problem-no-mail = Dieses Haus verschickt keine E-Mails.
problem-no-address = Das ist keine E-Mail-Adresse, an die man schreiben kann.
problem-too-much-mail = An diese Adresse wurde heute schon mehrmals geschrieben; versuch es morgen wieder.
problem-not-mendable = Nichts von diesem Spiel lässt sich noch einmal spielen.

## Die Tür des Wirts
house-door = Die Tür des Wirts
house-token = Das Kennwort des Wirts
house-come-in = Hereinkommen
house-figure-tables = Tische im Speicher
house-figure-bots = Fragen, die auf Bots warten

## Am Tisch reden
talk = Gespräch
talk-said = Was gesagt wurde
talk-text = Sag etwas
talk-say = Sagen
talk-about = Über { $who }
talk-mute = Nicht mehr zuhören
talk-report = Melden
talk-note = Meine Notizen
talk-wait = Moment, ich brauche mehr Zeit
talk-give-up = Spielende vorschlagen
talk-give-up-waiting = Die anderen werden gefragt, ob das Spiel hier endet.
talk-give-up-asked = { $who } schlägt vor, das Spiel hier zu beenden.
talk-silence = Noch hat niemand etwas gesagt.
talk-new = etwas Neues
mend = An einem neuen Tisch weiterspielen
mend-go = Zum neuen Tisch
problem-nothing-ticked = Kreuze erst die Karten an; der Knopf schickt die angekreuzten.

## Briefe
mail-turn-subject = Du bist dran: { $table }
mail-turn = Du bist dran, am Tisch „{ $table }“:
mail-turn-once = Zu diesem Tisch kommt kein weiterer Brief, bevor du dort warst.
mail-stop = Wenn du gar keine Briefe mehr willst:
mail-confirm-subject = Ist das deine Adresse?
mail-confirm = Jemand in einem Haus für Brettspiele möchte an diese Adresse Nachricht bekommen, sobald der eigene Zug ansteht. Warst du das, dann öffne innerhalb eines Tages diese Seite und drück auf den Knopf:
mail-confirm-not = Warst du es nicht, dann tu nichts: Du bekommst keinen weiteren Brief.
confirm-mail-title = Ist das deine Adresse?
confirm-mail-note = Von da an erfährst du dort, wenn du dran bist und keine Seite offen hast. In jedem Brief steht ein Link, der sie abstellt.
confirm-mail-do = Ja, schreibt mir
stop-mail-title = Keine Briefe mehr?
stop-mail-note = Die Adresse wird hier gelöscht.
stop-mail-do = Briefe abstellen
