### What `snug play`, `snug replay` and `snug lesson` say in a terminal.

## What a person can type: one word each

terminal-word-help = hilfe
terminal-word-state = stand
terminal-word-cards = karten
terminal-word-hint = tipp
terminal-word-undo = zurück
terminal-word-undo-turn = zug zurück
terminal-word-log = protokoll
terminal-word-rules = regeln
terminal-word-save = speichern
terminal-word-quit = ende
terminal-word-again = nochmal
terminal-word-show = zeig

terminal-help = Antworte mit der Nummer einer Möglichkeit oder mit der Notation dahinter. Außerdem kannst du eingeben:
terminal-help-state = wie es am Tisch steht, samt deiner Hand
terminal-help-cards = was deine Handkarten tun; mit einem Wort dahinter, was die Karten mit diesem Wort im Namen tun
terminal-help-hint = was { $bot } an deiner Stelle täte
terminal-help-lesson-hint = ein Tipp, und danach ein zweiter
terminal-help-undo = deine letzte Antwort rückgängig machen, mit allem, was folgte
terminal-help-undo-turn = alle deine Antworten des Zuges oder der Runde rückgängig machen
terminal-help-log = alles, was du von Anfang an gesehen hast
terminal-help-rules = die Regel mit einer Nummer oder die Regeln, in denen bestimmte Wörter stehen
terminal-help-save = die Aufzeichnung der Partie in eine Datei schreiben
terminal-help-again = diese Übung von vorn beginnen
terminal-help-again-coach = noch einmal hören, was die Begleitung zuletzt gesagt hat
terminal-help-show = die Begleitung für dich antworten lassen
terminal-help-quit = aufhören
terminal-help-empty = Eine leere Zeile zeigt die Möglichkeiten noch einmal.

## At the table

terminal-greeting = { $game }. Du sitzt auf Platz { $seat }; mit dir am Tisch: { $others }.
terminal-type-help = Gib { $help } ein, um zu sehen, was du sagen kannst.
terminal-end-of-input = Es kommt keine Eingabe mehr: Du verlässt den Tisch.
terminal-left = Du verlässt den Tisch.
terminal-no-choice = Die Möglichkeit { $number } gibt es nicht: Sie gehen von 1 bis { $most }.
terminal-not-now = Das steht gerade nicht zur Wahl; eine leere Zeile zeigt, was möglich ist.
terminal-unknown = „{ $said }“ ist weder eine Möglichkeit noch ein Befehl. Gib { $help } ein oder eine Zahl von 1 bis { $most }.
terminal-no-card = Keine Karte dieses Spiels heißt „{ $said }“.
terminal-no-rule = Keine Regel spricht von „{ $said }“.
terminal-nothing-to-undo = Es gibt nichts rückgängig zu machen.
terminal-undone = Rückgängig gemacht: { $choice }
terminal-hint-also = Auch bedacht: { $choices }.
terminal-saved = Die Aufzeichnung liegt in { $file }.
terminal-not-saved = Die Aufzeichnung ließ sich nicht speichern: { $why }.
terminal-over = Die Partie ist vorbei.
terminal-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
terminal-afterwards = Du kannst noch eingeben: { $words }.
terminal-city-signs = T Troll · D Dämon · ⌂ Gebäude · ! Unruhe · → angrenzende Bezirke · ≈ der Fluss: kein Weg hinüber. Das Zeichen im Rahmen zeigt, wer den Bezirk kontrolliert.
terminal-houses-signs = Die Zahl: Einfluss. Auf demselben Stockwerk liegt links vorn.

## A record told

terminal-seat = Platz { $seat }
terminal-who = { $name } spielt { $colour }.
terminal-steps-undone = { $n ->
    [one] Der letzte Schritt wird rückgängig gemacht.
   *[other] Die letzten { $n } Schritte werden rückgängig gemacht.
}
terminal-not-over = Hier endet die Aufzeichnung; die Partie ist noch nicht vorbei.

## The guided game and the lessons

terminal-coach-marks = Wo die Begleitung von einem Leuchten spricht, achte auf das » vor einer Möglichkeit.
terminal-coach-go-on = Eingabetaste: weiter
terminal-coach-take-back = Eingabetaste: rückgängig
terminal-coach-later = Später geht es weiter mit: { $command }
terminal-coach-done = Jetzt kennst du das Spiel. Spiele eine Partie: { $command }
terminal-no-first-game = Zu { $game } gibt es keine begleitete Partie.
terminal-lesson-goal = Ziel: { $goal }
terminal-lesson-hint = Tipp { $n }: { $hint }
terminal-lesson-failed = So erreichst du das Ziel nicht. Versuche es noch einmal: Alles ist wie am Anfang.
terminal-lesson-solved = Gelöst!
terminal-lesson-next = Die nächste Übung: { $command }
terminal-lessons-done = Das war die letzte Übung zu diesem Spiel.
terminal-lessons-begin = Beginne eine mit { $command }
terminal-assumed = angenommen: { $what }

## Die Regeln

terminal-note-editions = Ausgaben
terminal-note-ruling = Entscheidung
terminal-note-see = siehe
terminal-no-such-rule = Es gibt keine Regel { $rule }; „{ $command }“ zählt sie auf.
terminal-no-such-rule-in = Es gibt keine Regel { $rule }; { $section } reicht von { $first } bis { $last }.
terminal-rule = Regel
terminal-differing = Wo die Ausgaben sich unterscheiden
terminal-alike = Optionen, die alle Ausgaben gleich lesen
terminal-rule-explains = „{ $command }“ erklärt jede von ihnen.
terminal-no-differences = { $game } hat nur eine Ausgabe, also gibt es keine Unterschiede.
terminal-all-confirmed = Zu { $game } ist alles bestätigt.
