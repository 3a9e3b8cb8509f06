### Die Seiten um die Tische herum.

page-save = Speichern
page-tables = Tische
page-you = Du

## Die erste Seite

home-title = Ein Ort für zwei Brettspiele
home-hello = Nimm Platz.
home-lead = Zwei schöne Brettspiele, streng nach der Spielregel: mit Freunden, gegen Bots, an einem Abend oder mit einem Zug am Tag.
home-you-play-as = Du spielst als
home-games = Spiele
home-ankh-morpork-name = Scheibenwelt: Ankh-Morpork
home-ankh-morpork-short = Ankh-Morpork
home-ankh-morpork-players = 2–4 Spieler
home-ankh-morpork-time = etwa eine Stunde
home-ankh-morpork-special = geheime Ziele
home-ankh-morpork-about = Der Patrizier ist fort, jeder hat einen Plan, und niemand sagt, welchen. Stelle deine Leute auf, kaufe die Straßen, stifte Unruhe oder beende sie.
home-ankh-morpork-picture = Eine schiefe Stadt bei Nacht über einem trägen Fluss und seiner Brücke
home-rattus-cartus-name = Rattus Cartus
home-rattus-cartus-short = Rattus Cartus
home-rattus-cartus-players = 2–5 Spieler
home-rattus-cartus-time = etwa 45 Minuten
home-rattus-cartus-special = verdeckte Ratten
home-rattus-cartus-about = Schicke deine Leute in sechs Häuser und überbiete die anderen mit verdeckten Karten. Einfluss gewinnt, außer die Pest findet bei dir mehr Ratten, als Nonnen da sind.
home-rattus-cartus-picture = Sechs Giebelhäuser, eines für jeden Stand, und davor ein Zug Ratten
home-levels = Wie stark sollen die Bots sein?
home-play-now = Sofort gegen Bots spielen
home-with-friends = Mit Freunden
home-new-table = Neuer Tisch
home-how-to-play = So geht’s
home-mine = Deine Partien
home-mine-note = { $n ->
    [one] { $n } Tisch
   *[other] { $n } Tische
}
home-open = Offene Tische
home-open-note = { $n ->
    [0] gerade keine
   *[other] jeder darf sich setzen
}
home-open-none = Niemand wartet. Mache einen Tisch auf, und andere finden ihn hier.
home-watch = Zum Zuschauen
home-watch-note = { $n ->
    [one] { $n } Partie im Gang
   *[other] { $n } Partien im Gang
}
home-sit = Hinsetzen
home-play = Spielen
home-look = Zuschauen
home-result = Ergebnis
home-waiting = Partien, die auf dich warten
home-continue = Weiter: { $title }
home-go-on = Weiterspielen
home-your-turn = du bist dran
home-waits = { $names } { $count ->
    [one] denkt
   *[other] denken
} nach
home-won = { $names } { $count ->
    [one] hat
   *[other] haben
} gewonnen
home-nobody-won = niemand hat gewonnen
home-import = Aufzeichnung öffnen
home-import-note = Eine anderswo gespielte Partie: Füge ihre Aufzeichnung ein und sieh dir jeden Schritt an.
home-import-do = Öffnen
home-drawn = Jedes Bild hier wurde für Snug gezeichnet.
home-privacy = Datenschutz und ehrliches Geben

## Ein neuer Tisch

new-title = Neuer Tisch
new-lead = Decke den Tisch.
new-lead-note = Alles lässt sich ändern, bis die Partie beginnt.
new-settings = Einstellungen des Tisches
new-game = Spiel
new-seats = Wer spielt?
new-seat = Platz { $n }
new-seat-me = Du
new-seat-person = Jemand per Link
new-seat-bot = Bot: { $level }, { $about }
new-seat-closed = Niemand
new-seats-note = Bots sehen, was jemand auf ihrem Platz sähe, und sonst nichts.
new-clock = Uhr
new-clock-none = Keine Uhr
new-clock-none-note = unter Freunden
new-clock-live = Live
new-clock-live-note = so viele Minuten für jeden, dazu ein paar Sekunden je Zug
new-clock-days = Über Tage
new-clock-days-note = ein Zug, wenn du Zeit hast; du bekommst Bescheid
new-minutes = Minuten für jeden
new-increment = Sekunden je Zug dazu
new-days = Tage für einen Zug
new-weekends-off = Wochenenden frei
new-weekends-off-note = Samstag und Sonntag zählen nicht
new-door = Wer darf herein?
new-door-link = Nur mit dem Link
new-door-link-note = nirgends aufgeführt
new-door-open = Alle
new-door-open-note = steht unter den offenen Tischen
new-hot-seat = Alle an diesem Gerät
new-hot-seat-note = ihr reicht es herum; ein Vorhang verdeckt, was die anderen nicht sehen dürfen
new-more = Weiteres
new-name = Name des Tisches
new-name-placeholder = wir denken uns einen aus
new-window = Sekunden zum Unterbrechen
new-window-note = So lange haben alle Gefragten Zeit. Niemand sieht, wer eine Karte hatte.
new-open = Tisch aufmachen
new-open-note = Du bekommst einen Link für die anderen.
new-wrong-number = Eine der Zahlen fehlt oder ist zu klein oder zu groß.
new-wrong-seat = Mindestens zwei Plätze müssen besetzt sein, jeder von einem Menschen oder einem Bot.
new-wrong-me = Eine Person nimmt nur dann mehrere Plätze ein, wenn alle an einem Gerät spielen.
new-wrong-option = Eine der Optionen gibt es nicht.

## Das Wartezimmer

room-title = Wartezimmer
room-here = { $n ->
    [one] { $n } von { $of } ist da
   *[other] { $n } von { $of } sind da
}
room-free = Frei
room-waiting = wartet auf jemanden
room-bot = Bot, { $level }
room-you = du
room-is-here = ist da
room-is-away = hat die Seite gerade nicht offen
room-sit = Hinsetzen
room-leave = Aufstehen
room-remove-bot = Wegschicken
room-bot-level = Stärke des Bots
room-fill = Bot dazu
room-colour = Deine Farbe
room-colour-red = Rot
room-colour-yellow = Gelb
room-colour-green = Grün
room-colour-blue = Blau
room-colour-purple = Violett
room-start = Partie beginnen
room-start-not = { $n ->
    [one] Ein Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
}
room-start-with = { $n ->
   *[other] Mit { $n } Spielern beginnen
}
room-start-bots = Mit Bots auffüllen und beginnen
room-host-starts = Wer den Tisch aufgemacht hat, beginnt die Partie, wenn alle da sind.
room-invite = Einladen
room-link = Einladung
room-copy = Kopieren
room-qr = Halte eine Handykamera davor. Wer den Link öffnet, tippt nur einen Namen ein: kein Konto, keine E-Mail.
room-seal = Das Mischen ist versiegelt; nach der Partie kann jeder prüfen, dass keine Karte ausgesucht wurde. Siegel:
room-seal-how = Wie?
room-settings = Einstellungen ändern

## Das Ergebnis

result-wins = { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen
}
result-nobody = Niemand gewinnt
result-won = gewonnen
result-the-rule = Die Regel
result-again = Noch einmal, gleiche Plätze
result-record = Aufzeichnung herunterladen
result-who-they-were = Wer sie waren
result-replay = Noch einmal ansehen
result-replay-note = jeder Schritt, von jedem Platz
result-what = Wofür
result-total = Summe
result-honest = Ehrlich gegeben
result-draws = { $n ->
    [one] { $n } Ziehung oder Wurf
   *[other] { $n } Ziehungen und Würfe
}
result-sealed = Versiegelt vor der ersten Karte.
result-sealed-note = Das Versprechen aus dem Wartezimmer:
result-mixed = Gemischt mit dem, was Spieler dazugaben.
result-mixed-alone = Sonst gab niemand etwas dazu: allein vom Server versiegelt.
result-opened = Geöffnet nach der letzten Karte.
result-opened-note = Der Startwert, dessen Fingerabdruck das Versprechen ist:
result-verify = Jeder kann alle Karten aus der Aufzeichnung noch einmal geben. Niemand, auch der Betreiber nicht, konnte eine aussuchen.
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-go = Los
replay-turns = Züge
replay-eyes = Mit wessen Augen?

## Das Regelbuch

rules-title = Regeln von { $game }
rules-under = { $game } · { $n } Regeln
rules-ankh-morpork-lead = Streng nach dem Buch. Nach allen vier Büchern.
rules-rattus-cartus-lead = Streng nach dem Buch, samt seinen Lücken.
rules-chapters = Kapitel
rules-chapters-short = Kapitel, kurze Liste
rules-in-each = Regeln in jedem
rules-count = { $n ->
    [one] { $n } Regel
   *[other] { $n } Regeln
}
rules-search-label = In den Regeln suchen
rules-search-placeholder = ein Wort oder die Nummer einer Regel
rules-search = Suchen
rules-found = { $n ->
    [one] { $n } von { $of } Regeln spricht
   *[other] { $n } von { $of } Regeln sprechen
} von { $query }; unten markiert.
rules-only = Nur diese zeigen
rules-clear = Suche beenden
rules-none = Davon spricht keine Regel.
rules-link = Link zu Regel { $id }
rules-editions = Die Bücher sind uneins
rules-see = Siehe
rules-ruling = Entscheidung:

## Man selbst

you-title = Du
you-lead = Dein Stuhl.
you-lead-note = Kein Konto, kein Passwort: Dieser Browser kennt dich, und du kannst deinen Platz mitnehmen.
you-name = Dein Name
you-name-note = Alle an deinen Tischen sehen ihn.
you-device = An einem anderen Gerät weiterspielen
you-device-note = Ein privater Link, der einmal gilt, zehn Minuten lang.
you-device-make = Link erstellen
you-device-link = Dein privater Link
you-device-once = Er gilt einmal, zehn Minuten lang. Wer ihn öffnet, spielt als du: Zeige ihn niemandem.
you-notices = Wenn du dran bist
you-mail = E-Mail
you-mail-none = Keine E-Mails.
you-mail-waiting = Dorthin ist eine E-Mail unterwegs: Öffne den Link darin. Vorher wird nichts anderes geschickt.
you-mail-confirmed = An diese Adresse bekommst du E-Mails.
you-mail-note = Nur wenn du dran bist und keine Seite offen hast, und höchstens einmal je Tisch, bis du wieder da warst. Lass das Feld leer, wenn du keine E-Mails willst.
you-feed = Du kannst deinen Zügen auch mit einem Feedreader folgen.
you-feed-link = Dein privater Feed
you-feed-once = Kopiere die Adresse jetzt, sie wird nur einmal gezeigt. Wer sie hat, sieht, wo du dran bist; mit einer neuen gilt die alte nicht mehr.
you-feed-make = Privaten Feed erstellen
you-feed-renew = Neue Adresse für den Feed erstellen
you-tokens = Für Programme
you-tokens-note = Mit einem Schlüssel spielt ein Programm von dir in deinem Namen.
you-api = Wie Programme spielen
you-token-fresh = Kopiere ihn jetzt, er wird nur einmal gezeigt:
you-token-revoke = Zurückziehen
you-token-label = Wofür er ist
you-token-make = Schlüssel erstellen
you-forget = Vergiss mich
you-forget-note = Alles, woran man dich erkennt, wird gelöscht. Partien, die andere mit dir gespielt haben, bleiben ohne deinen Namen und lassen sich weiter prüfen.
you-forget-sure = Ja, vergiss mich für immer
you-forget-do = Vergiss mich

device-heading = Ein anderes Gerät
device-title = Hier als { $name } weiterspielen?
device-note = Dieser Link gilt einmal. Danach sitzt dieser Browser auf deinen Plätzen, wie der andere auch.
device-go = Als { $name } weiterspielen
device-not = Das bin ich nicht

## Wenn etwas nicht geht

error-not-found = Hier ist nichts
error-not-yours = Das steht dir nicht zu
error-stale = Der Tisch ist schon weiter
error-too-much = Etwas langsamer, bitte
error-ours = Bei uns ist etwas schiefgegangen
error-refused = Das geht nicht
error-the-rule = Die Regel
error-back = Weiter
error-status = Status { $status }
offline-title = Snug ist nicht zu erreichen
offline-note = Nichts ist verloren: Der Tisch wartet, wie du ihn verlassen hast. Prüfe deine Verbindung und versuche es noch einmal.
offline-again = Noch einmal versuchen

## Der Wirt

house-title = Seite des Betreibers
house-lead = Hinter der Theke
house-reports = Meldungen
house-no-reports = Niemand hat sich beschwert.
house-newest-reports = Gezeigt werden nur die neuesten: { $n }.
house-reported-by = gemeldet von { $name }, { $when }
house-mute = Stummschalten
house-ban = Aussperren
house-close = Tisch schließen
house-settle = Erledigt
house-silenced = Stumm und ausgesperrt
house-muted = stumm
house-banned = ausgesperrt
house-pardon = Aufheben

## Datenschutz und ehrliches Geben

privacy-title = Datenschutz und ehrliches Geben
privacy-keep = Was wir von dir behalten
privacy-cookie = Ein Cookie, damit dein Platz deiner bleibt. Kein Tracking, nichts von fremden Servern.
privacy-name = Den Namen, den du dir gibst; jeder ist recht.
privacy-games = Die Partien, die du spielst, Schritt für Schritt, damit man sie noch einmal ansehen kann.
privacy-mail = Eine E-Mail-Adresse nur, wenn du Bescheid bekommen willst.
privacy-nobody = Von Geheimnissen wie Links und Schlüsseln bleiben nur Fingerabdrücke.
privacy-forget = Auf deiner Seite kannst du alles vergessen lassen; die Aufzeichnungen deiner Partien bleiben, ohne deinen Namen.
privacy-deal = Warum niemand eine Karte aussuchen kann
privacy-seed = Vor der ersten Karte zieht der Server einen geheimen Startwert und veröffentlicht dessen Fingerabdruck.
privacy-mixed = Der Browser jedes Mitspielers gibt eigenen Zufall dazu; alles wird vermischt, sodass keine Seite allein das Ergebnis kennt.
privacy-step = Jede Ziehung und jeder Wurf kommt aus dieser Mischung, jeder mit eigener Nummer; „Rückgängig“ gibt nie neu.
privacy-verify = Nach der Partie wird der Startwert gezeigt, und „snug verify“ gibt alle Karten aus der Aufzeichnung noch einmal.
privacy-look = Der Betreiber könnte in die Maschine sehen, aber nichts aussuchen; an einem Tisch mit nur einem Menschen versiegelt der Server allein und sagt es.
privacy-secret = Was andere erfahren
privacy-view = Jede Seite entsteht aus dem, was ihr Leser wissen darf, und aus sonst nichts.
privacy-time = Auch die Zeit verrät nichts: Fragen bleiben gleich lange offen, wer auch immer eine Karte hat.
privacy-bots = Bots sitzen auf einem Platz wie jeder: Sie sehen, was man dort sähe.

## What was agreed, and the seats of a game in progress

room-agreed = Was vereinbart ist
agreed-no-clock = ohne Uhr
agreed-minutes = { $n ->
    [one] { $n } Minute für jeden
   *[other] { $n } Minuten für jeden
}
agreed-increment = { $n ->
    [one] { $n } Sekunde je Zug dazu
   *[other] { $n } Sekunden je Zug dazu
}
agreed-days = { $n ->
    [one] { $n } Tag für einen Zug
   *[other] { $n } Tage für einen Zug
}
agreed-weekends-off = Wochenenden frei
agreed-window = { $n ->
    [one] { $n } Sekunde zum Unterbrechen
   *[other] { $n } Sekunden zum Unterbrechen
}
agreed-open = alle dürfen mitspielen oder zusehen
agreed-link = nur mit dem Link, zum Spielen wie zum Zusehen
agreed-hot-seat = alle an einem Gerät
seats-title = Plätze und Daueranweisungen
seats-note = Solange die Partie läuft, kann jeder, der den Tisch sehen darf, einen Bot ablösen; für den, der aufsteht, spielt ein Bot weiter.
seats-back = Zurück zum Tisch
seats-leave = Aufstehen (ein Bot übernimmt)
seats-take-over = Ablösen
order-title = Wenn mich jemand bedroht
order-lead = In einer Partie über Tage kann eine Frage alle aufhalten. Sage jetzt, was geantwortet werden soll, und die Partie geht ohne dich weiter. Niemand sonst erfährt davon.
order-ask = Jedes Mal fragen
order-ask-note = solange ich Zeit zum Antworten habe
order-never = Nie fragen
order-never-note = was geschieht, geschieht
order-use = Diese Karten einsetzen, wenn ich sie habe
order-use-note = die erste, die passt, von oben nach unten; sonst geschehen lassen
order-where = Nur in manchen Bezirken
order-where-note = Nichts angekreuzt heißt überall.
home-row-with = mit { $names }
room-called = Wer auf diesem Platz spielt
seats-title-only = Plätze
seats-leave-note = Ein Bot spielt auf deinem Platz weiter. Solange niemand sonst ihn übernimmt, kannst du zurückkommen.
seats-leave-do = Partie verlassen

log-earlier = Früher
log-later = Später

## Questions with a usual answer

actions-title = Was kaum jemand ablehnt
actions-usual = Für mich erledigen
actions-usual-note = Geld wird genommen, Aktionen werden genutzt, und wo es nur einen Weg gibt, wirst du nicht gefragt.
actions-ask = Jedes Mal fragen
actions-ask-note = Du beantwortest jede Frage selbst, an jedem Tisch.

## Statistik
stats = Statistik
stats-title = So verlaufen die Partien
stats-note = Jede Partie zählt, die hier bis zum Ende gespielt wurde. Importierte Partien und ausprobierte Stellungen zählen nicht mit.
stats-none = Hier wurde noch keine solche Partie bis zum Ende gespielt.
stats-percent = { $n } %
stats-show = Zeigen
stats-all = alle
stats-people = Menschen
stats-bots = Bots
stats-sitters = Wer gezählt wird
stats-players-n = { $n ->
    [one] { $n } Person
   *[other] { $n } Personen
 }
stats-number = Wie viele mitspielen
stats-edition = Ausgabe
stats-game = Spiel
stats-games = Partien
stats-turns = Züge je Partie
stats-turns-between = von { $least } bis { $most }
stats-won = Gewonnen
stats-interval = 19 von 20 Mal
stats-wins-of = { $won } von { $games }
stats-even = Die Raute ist der gezählte Anteil, im Balken liegt der wahre, 19 von 20 Mal. Der senkrechte Strich ist ein gleicher Anteil für alle.
stats-few = Bei wenigen Partien ist der Balken breit: Das sagt noch nicht viel.
stats-by-game = Nach Spiel
stats-by-role = Nach Persönlichkeit
stats-by-players = Nach Zahl der Mitspielenden
stats-by-edition = Nach Ausgabe
stats-by-seat = Nach Platz
stats-by-sitter = Nach Menschen und Bots
stats-by-play = Was gespielt wurde
stats-endings = Wie Partien endeten
stats-seat = Platz { $n }
stats-csv = Als Tabelle zum Weiterrechnen
stats-json = Für Programme
stats-you = Deine Partien
stats-you-note = Nur was war: keine Wertung, kein Rang.
stats-you-link = Deine Zahlen
stats-of = Die Partien von { $name }
stats-with = Am häufigsten gespielt mit
stats-with-games = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
 }
stats-shown = Meine Zahlen allen zeigen, die diesen Link haben
stats-shown-note = Sonst sieht sie niemand, solange du das nicht ankreuzt.
