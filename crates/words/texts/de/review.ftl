### Die Analyse einer beendeten Partie.

review-turn = { $game ->
    [rattus-cartus] Runde { $n }
   *[other] Zug { $n }
}
review-after = { $game ->
    [rattus-cartus] Nach Runde
   *[other] Nach Zug
}
review-start = Beginn
review-end = Ende
review-chances = Gewinnchancen
review-all-knowing = Wenn alle Geheimnisse bekannt sind
review-own-eyes = Wie alle ihre eigenen Chancen sahen
review-turning = Wendepunkte
review-no-turning = Kein einzelner Zug hat diese Partie entschieden.
review-turned = { $who }: von { $from } auf { $to }, davon Glück: { $luck }
review-costly = Die teuersten Entscheidungen
review-costly-how = beurteilt nach dem, was in diesem Moment zu wissen war
review-no-costly = Niemand hat viel verschenkt: Keine Entscheidung hat auch nur zwei Prozentpunkte gekostet.
review-cost = { $who }, { $turn }: { $cost }
review-played = Gespielt
review-better = Besser
review-option = { $what } ({ $chance })
review-why-loses = Danach gewinnt { $whom } in { $played } aller Fälle vor dem nächsten Zug, nach der besseren Antwort in { $better }.
review-why-wins = Die bessere Antwort gewinnt in { $better } aller Fälle sofort, die gespielte in { $played }.
review-why-risks = Die Pest schlägt danach in { $played } aller Fälle zu, nach der besseren Antwort in { $better }.
review-why-helps = Das meiste davon kommt { $whom } zugute: { $by }.
review-why-small = Viele Kleinigkeiten kommen zusammen; keine davon entscheidet allein.
review-known = Was die anderen wissen konnten
review-known-line = { $who } war { $role }. Für wie wahrscheinlich der Tisch das gehalten hätte: am Anfang { $first }, höchstens { $most }, vor dem Ende { $last }.
review-given-away-start = Das ließ sich von Anfang an erraten.
review-given-away = Ab { $turn } war das wahrscheinlicher als alles andere zusammen.
review-kept-secret = Das blieb bis zum Ende verborgen.
review-alike = { $role } (von außen nicht zu unterscheiden von { $others })
review-nuns = Die Nonnen und die Pest
review-nuns-line = { $who } kannte vor dem Ende { $seen } von { $of } Karten der Nonnenreihe und rechnete mit { $expected } Nonnen; das Pestrisiko lag damit bei { $risk }.
review-luck = Glück
review-luck-how = Würfe, gezogene Karten und Ereignisse, verglichen mit dem, was zu erwarten war, in Gewinnchancen
review-luck-line = { $who }: { $total }; bis zu { $usual } in beide Richtungen ist üblich
review-luck-kind = { $kind ->
    [deal] ausgeteilte Karten
    [draw] gezogene Karten
    [roll] Würfe
   *[event] Ereignisse
} ({ $n }): { $sum }
review-strokes = Glück und Pech im Einzelnen
review-stroke = { $turn }: { $what } ({ $who } { $effect })
review-budget = { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
} mit je { $searches ->
    [one] { $searches } Suche
   *[other] { $searches } Suchen
}; von jedem Zug aus { $playouts ->
    [one] { $playouts } Partie
   *[other] { $playouts } Partien
} weitergespielt.

## Die Seite.

review-title = Analyse
review-none = Zu dieser Partie gibt es noch keine Analyse
review-not-offered = Dieses Haus bietet keine Analysen an. Mit der Aufzeichnung macht der Befehl snug review überall eine.
review-about = Ein starker Bot geht die ganze Partie noch einmal durch: wer nach jedem Zug welche Gewinnchance hatte, wo es kippte, welche Entscheidungen am meisten kosteten, was die anderen wissen konnten und wie viel davon Glück war.
review-ask = Diese Partie analysieren
review-stopped = Diese Analyse wurde angehalten
review-stopped-note = Was schon gefunden ist, bleibt, und von dort kann es weitergehen.
review-go-on = Weitermachen
review-failed = Diese Partie ließ sich nicht analysieren
review-failed-note = Unterwegs ging etwas schief. Du kannst es noch einmal versuchen.
review-try-again = Noch einmal versuchen
review-waiting = { $n ->
    [0] Die Analyse beginnt gleich
    [one] Eine Analyse kommt vor dieser
   *[other] { $n } Analysen kommen vor dieser
}
review-working = { $game ->
    [rattus-cartus] Wird durchdacht: Runde { $n } von { $of }
   *[other] Wird durchdacht: Zug { $n } von { $of }
}
review-progress = Fortschritt der Analyse
review-left = { $n ->
    [one] Noch etwa eine Sekunde.
   *[other] Noch etwa { $n } Sekunden.
}
review-leave = Du musst nicht warten: Die fertige Analyse findest du hier.
review-look-again = Nachsehen
review-stop = Anhalten
review-after-every = { $game ->
    [rattus-cartus] nach jeder Runde
   *[other] nach jedem Zug
}
review-eyes = Blickwinkel
review-eyes-all = Alle Geheimnisse bekannt
review-eyes-of = Was { $who } damals sehen konnte
review-as-table = Dasselbe als Tabelle
review-key = Wendepunkt { $n }: { $turn }
review-points = Veränderung in Prozentpunkten
review-none-yet = Bisher keine.
review-not-judged = Entscheidungen wurden nicht beurteilt.
review-known-how = was aufmerksame Zuschauer gedacht hätten
review-truly = In Wahrheit:
review-over-time = { $role }: { $first } am Anfang, höchstens { $most }, { $last } vor dem Ende
review-gave-away = verraten
review-risk-how = wie wahrscheinlich der Tod mit den Ratten von damals gewesen wäre, hätte die Partie dort geendet
review-nuns-seen = Nonnen gesehen
review-luck-band = im goldenen Band liegt, was üblich ist: 19 von 20 Partien
review-no-strokes = Keine einzelne Karte, kein Wurf und kein Ereignis hat eine Chance auch nur um zwei Prozentpunkte verändert.
review-how = Das haben Bots beurteilt. Sie irren sich, aber bei allen auf dieselbe Weise.
review-here = In diesem Browser analysieren
review-here-note = Dieser Browser macht das selbst, mit demselben Programm wie das Haus, und schickt dabei nichts weg. Wenn du auf diese Seite zurückkommst, geht es weiter.
review-here-failed = Dieser Browser konnte die Partie nicht analysieren
