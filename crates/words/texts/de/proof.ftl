### Der Beweis, dass ehrlich gegeben wurde.

proof-title = Ehrlich gegeben
proof-link = In diesem Browser prüfen
proof-not-yet = Noch nicht geprüft
proof-needs-script = Zum Prüfen braucht dein Browser JavaScript und WebAssembly. Die Aufzeichnung lässt sich mit jedem Programm prüfen, das dem veröffentlichten Rezept folgt.
proof-needs-engine = Dieses Snug wurde ohne den Teil gebaut, der im Browser prüft. Lade die Aufzeichnung herunter und prüfe sie mit dem Befehl weiter unten.
proof-away = Die Prüfung ließ sich nicht laden. Bist du online? Außerdem braucht dein Browser WebAssembly.
proof-busy = Jede Karte wird noch einmal gegeben …
proof-busy-note = Dein Browser öffnet den Umschlag und gibt die ganze Partie noch einmal. Nichts wird irgendwohin geschickt.
proof-good = Jede Karte wurde ehrlich gegeben
proof-good-note = { $n ->
    [one] Dein eigener Browser hat die eine Karte oder den einen Wurf gerade noch einmal gegeben und dasselbe erhalten.
   *[other] Dein eigener Browser hat alle { $n } Karten und Würfe gerade noch einmal gegeben und dieselben erhalten.
}
# The # becomes the number of the draw.
proof-bad = Ziehung # passt nicht
proof-bad-note = In der Aufzeichnung steht etwas anderes, als die versiegelten Zahlen ergeben. Passende davor: #. Was danach kommt, lässt sich nicht beurteilen.
proof-other = Diese Aufzeichnung ist nicht, was gespielt wurde
proof-other-note = Eine Zeile verstößt gegen die Regeln oder passt nicht zu dem, was vor der Partie versprochen wurde.
proof-progress = Geprüfte Karten und Würfe
proof-beads = Jedes Quadrat ist eine gezogene Karte oder ein Wurf, von der ersten bis zum letzten. Gestreifte sind nicht beurteilt, weil alles von dem abhängt, was davor kam.
proof-likely = Am wahrscheinlichsten ist die Kopie beschädigt: Lade die Seite neu und prüfe noch einmal.
proof-stays = Bleibt es rot, wurde die Aufzeichnung nach der Partie geändert, oder es wurde nicht ehrlich gegeben. Zeige den anderen diese Zeile der Aufzeichnung:
proof-again = Noch einmal prüfen
proof-back = Zurück zum Ergebnis
proof-how = Woher weiß man das?
proof-how-note = ganz ohne Mathematik
proof-before = 1. Vor der Partie: ein versiegelter Umschlag
proof-before-note = Das Haus hat eine geheime Zahl aufgeschrieben und allen ihren Fingerabdruck gezeigt. Danach konnte es die Zahl nicht mehr tauschen: Niemand findet eine andere mit demselben Fingerabdruck.
proof-stir = 2. Alle rühren um
proof-stirred = { $names } haben je eine eigene geheime Zahl dazugegeben. So konnte nicht einmal das Haus aussuchen, was gegeben wird.
proof-added = { $n ->
    [one] { $n } Zahl dazugegeben
   *[other] { $n } Zahlen dazugegeben
}
proof-after = 3. Nach der Partie: aufmachen
proof-after-note = Das Haus zeigt seine Zahl, und sie hat den richtigen Fingerabdruck. Aus allen Zahlen zusammen ergibt sich jede Karte und jeder Wurf wie ein Kuchen aus einem Rezept, und dein Browser backt ihn noch einmal.
proof-print = Was ist ein Fingerabdruck?
proof-print-note = Ein Weg, jeden Text auf 64 Buchstaben und Ziffern einzukochen. Derselbe Text ergibt immer denselben Fingerabdruck, die kleinste Änderung einen ganz anderen, und niemand kommt vom Fingerabdruck zurück zum Text.
proof-print-try = Probiere es mit beliebigen Wörtern
proof-print-sample = eine Gans in der Schankstube
proof-shows = Was das zeigt und was nicht
proof-shows-chosen = Niemand hat eine Karte ausgesucht: kein Spieler, kein Bot und nicht das Haus.
proof-shows-follows = Alles Gezogene und Gewürfelte in der Aufzeichnung folgt aus den versiegelten Zahlen.
proof-shows-moved = Nicht, wer welchen Zug gemacht hat: Züge sind nicht unterschrieben.
proof-shows-looked = Nicht, ob jemand nachgesehen hat: Wer das Haus betreibt, hätte verdeckte Karten sehen können. Spiele bei jemandem, dem du vertraust.
proof-elsewhere = Um es mit einem anderen Programm zu prüfen, lade die Aufzeichnung herunter und tippe:
# The # becomes the number of the line.
proof-line = Zeile # der Aufzeichnung
proof-draws = Jede Ziehung
proof-draws-all = Alle der Reihe nach zeigen
proof-number = Nr.
proof-when = Wann
proof-recorded = In der Aufzeichnung
proof-dealt-again = Noch einmal gegeben
proof-same = dasselbe
proof-differs = etwas anderes
proof-not-judged = nicht beurteilt
proof-taken-back = (zurückgenommen)
