## Menschen und Tische, wie das Haus sie nennt
guest = Gast
somebody = Jemand
spectator = Zuschauer

## Was nicht ging, nach dem Kürzel der Antwort
problem-malformed = Diese Anfrage war nicht zu verstehen.
problem-malformed-method = Diese Adresse nimmt diese Methode nicht an.
problem-malformed-address = Wonach diese Adresse fragt, ist nicht zu verstehen.
problem-malformed-kind = Schicke das als application/json.
problem-malformed-no-form = Das wird als Formular geschickt.
problem-malformed-form = Dieses Formular ist nicht zu lesen.
problem-malformed-cut = Diese Anfrage ist mittendrin abgebrochen.
problem-malformed-object = Hier wird ein JSON-Objekt erwartet.
problem-malformed-json = Das ist nicht, was erwartet wird: { $detail }.
problem-malformed-field = Das Feld „{ $field }“ dieses Formulars stimmt nicht.
problem-malformed-missing = Das Feld „{ $field }“ fehlt in diesem Formular.
problem-malformed-seat = Ein Platz ist eine Zahl, gezählt ab 1.
problem-malformed-moment = Ein Schritt einer Partie ist eine Zahl.
problem-malformed-step = Das ist kein Schritt: { $detail }.
problem-malformed-count = Ein Schritt hat zwischen 1 und { $most } Aktionen.
problem-malformed-answers = Eine Bedrohung wird mit einer einzigen Aktion beantwortet.
problem-malformed-key = Ein Idempotenzschlüssel hat 1 bis { $most } Zeichen.
problem-malformed-sealing = Ein Platz legt sich erst fest und deckt später auf.
problem-malformed-commitment = Eine Festlegung ist ein Hash aus 64 Hexadezimalziffern.
problem-malformed-contribution = Was ein Platz aufdeckt, wird wie in einer Aufzeichnung geschrieben.
problem-malformed-matter = Es ist nicht gesagt, um wen oder was es geht.
problem-unknown-person = Wähle erst einen Namen: Dafür müssen wir wissen, wer du bist.
problem-unknown-host = Dafür braucht es den Schlüssel des Betreibers.
problem-not-found-page = Diese Seite gibt es hier nicht.
problem-not-found-table = Diesen Tisch gibt es hier nicht.
problem-not-found-seat = Diesen Platz gibt es an diesem Tisch nicht.
problem-not-found-person = Hier ist niemand unter dieser Kennung bekannt.
problem-not-found-game = An diesem Tisch wurde keine Partie gespielt.
problem-not-found-step = So einen Schritt hat die Partie nicht.
problem-not-found-token = So einen Schlüssel hast du nicht.
problem-not-found-link = Dieser Link öffnet nichts mehr; jeder gilt einmal und zehn Minuten lang.
problem-not-found-confirmation = Dieser Link bestätigt nichts mehr; jeder gilt einmal und einen Tag lang.
problem-not-found-letters = An diese Adresse wird nichts mehr geschickt.
problem-not-found-feed = Diesen Feed gibt es hier nicht.
problem-stale-question = Das beantwortet eine Frage, die nicht mehr gestellt ist; schaue noch einmal auf den Tisch.
problem-unavailable = Da ist etwas schiefgegangen; versuche es noch einmal.
problem-unavailable-closing = Der Server wird gerade beendet; komm gleich wieder.
problem-unavailable-kept = Das ließ sich nicht speichern; versuche es noch einmal.
problem-unavailable-writing = Gerade lässt sich nichts speichern ({ $reason }). Was zu sehen ist, ist sicher; versuche es gleich noch einmal.
problem-not-together = Diese Schritte lassen sich nicht zusammen abschicken: Dazwischen erfährst du etwas Neues.
problem-no-such-step = Zu diesem Schritt kann man nicht zurück.
problem-no-such-game = Ein Spiel „{ $game }“ gibt es hier nicht; es gibt { $games }.
problem-not-your-seat = Das ist nicht dein Platz.
problem-no-seat = Du hast an diesem Tisch keinen Platz.
problem-not-playing = An diesem Tisch läuft keine Partie.
problem-key-reused = Dieser Schlüssel wurde schon für etwas anderes benutzt.
problem-seat-taken = Dort sitzt schon jemand.
problem-not-a-bots-seat = Die Partie läuft: Übernehmen lässt sich jetzt nur der Platz eines Bots.
problem-knows-another-seat = Du kennst die Karten des Platzes, den du verlassen hast; du kannst nur dorthin zurück.
problem-table-full = An diesem Tisch ist kein Platz mehr frei.
problem-already-started = Die Partie hat schon begonnen.
problem-not-the-host = Das darf nur, wer den Tisch aufgemacht hat.
problem-seats-empty = Die Partie beginnt, wenn alle Plätze besetzt sind; setze Bots auf die übrigen.
problem-cannot-leave = An diesem Tisch kann jetzt niemand aufstehen.
problem-too-many-bots = Es gibt mehr Bots als Plätze.
problem-no-such-level = Bots der Stufe „{ $level }“ gibt es nicht; es gibt { $levels }.
problem-no-such-colour = Es gibt nur { $most } Farben.
problem-setup-malformed = Das ist kein Aufbau von { $game }: { $detail }.
problem-clock-live = Eine laufende Uhr hat { $least } bis { $most } Sekunden und höchstens { $increment } mehr für jede Antwort.
problem-clock-slow = Eine langsame Uhr hat 1 bis { $most } Tage für jede Antwort.
problem-foreign-form = Dieses Formular ist veraltet oder kommt von anderswo; lade die Seite neu.
problem-banned = Der Betreiber hat dich ausgesperrt.
problem-too-many-tables = { $most ->
    [one] Du hast einen offenen Tisch; spiele ihn erst zu Ende oder verlasse ihn.
   *[other] Du hast { $most } offene Tische; spiele erst einen zu Ende oder verlasse einen.
}
problem-table-closed = Dieser Tisch wurde geschlossen, bevor die Partie begann.
problem-too-many-tokens = { $most ->
    [one] Du hast schon einen Schlüssel; ziehe ihn erst zurück.
   *[other] Du hast schon { $most } Schlüssel; ziehe erst einen zurück.
}
problem-not-over = Diese Partie ist noch nicht zu Ende.
problem-record-later = Die Aufzeichnung gibt es nach der Partie; bis dahin steht alles im Protokoll.
problem-broken-off = Diese Partie wurde abgebrochen; nur eine zu Ende gespielte wird analysiert.
problem-not-your-review = Um diese Analyse hat jemand anders gebeten, und nur diese Person kann sie anhalten.
problem-not-sealed = Vor dieser Partie wurde nichts versprochen, also gibt es an seinen Karten nichts zu prüfen.
problem-name-empty = Ein Name hat mindestens ein Zeichen.
problem-name-long = Ein Name hat höchstens { $most } Zeichen.
problem-title-long = Ein Titel hat höchstens { $most } Zeichen.
problem-not-sure = Kreuze erst das Kästchen an: Nichts davon lässt sich rückgängig machen.
problem-too-fast = { $seconds ->
    [one] Das war zu viel auf einmal; warte eine Sekunde.
   *[other] Das war zu viel auf einmal; warte { $seconds } Sekunden.
}
problem-too-long = Das ist zu lang: Eine Anfrage hat höchstens { $most } KiB, wenn sie keine Aufzeichnung bringt.
problem-too-many-reviews = { $most ->
    [one] Du wartest schon auf eine Analyse; frage wieder, wenn sie fertig ist.
   *[other] Du wartest schon auf { $most } Analysen; frage wieder, wenn eine davon fertig ist.
}
problem-too-many-streams = Zu viele deiner Seiten oder Programme hören schon zu; schließe eines davon.
problem-too-many-guesses = { $seconds ->
    [one] Davon waren zu viele falsch; warte eine Sekunde.
   *[other] Davon waren zu viele falsch; warte { $seconds } Sekunden.
}
problem-other-rules = Diese Partie wurde nach anderen Regeln gespielt; sie kann an einem neuen Tisch ab dem letzten Zug weitergehen, in dem beide übereinstimmen.
problem-nothing-to-undo = Es gibt nichts rückgängig zu machen.
problem-no-proposal = Niemand hat das vorgeschlagen, oder nicht mehr.
problem-order-long = Eine Daueranweisung hat höchstens { $most } kurze Zeilen.
problem-no-record = Das ist keine Aufzeichnung einer Partie. Genauer, auf Englisch: { $detail }.
problem-chat-empty = Es wurde nichts gesagt.
problem-chat-long = Auf einmal lassen sich höchstens { $most } Zeichen sagen.
problem-note-long = Auf den Notizblock passen höchstens { $most } Zeichen.
problem-muted = Der Betreiber hat dich stummgeschaltet.
problem-not-offered = Der Betreiber bietet das nicht an.
problem-not-the-house = Hier darf nur der Betreiber herein.
problem-no-mail = Von hier werden keine E-Mails verschickt.
problem-no-address = Das ist keine gültige E-Mail-Adresse.
problem-too-much-mail = An diese Adresse gingen heute schon mehrere E-Mails; versuche es morgen wieder.
problem-not-mendable = Nichts von dieser Partie lässt sich noch einmal spielen.
problem-not-broken = An diesem Tisch gibt es nichts zu reparieren.
problem-already-committed = Dieser Platz hat sich schon festgelegt.
problem-too-early = Aufgedeckt wird erst, wenn sich alle festgelegt haben.
problem-nothing-to-reveal = Dieser Platz hat nichts aufzudecken.
problem-wrong-reveal = Das ist nicht, worauf sich der Platz festgelegt hat.
problem-sealed = Dieser Tisch ist schon versiegelt.
problem-stale-round = Der Tisch wird gerade neu versiegelt; sieh ihn dir noch einmal an.
problem-no-game = Diese Partie ließ sich nicht austeilen.

## Die Tür des Wirts
house-door = Eingang für den Betreiber
house-token = Der Schlüssel des Betreibers
house-come-in = Hereinkommen
house-figure-tables = Tische im Speicher
house-figure-bots = Fragen, die auf Bots warten
house-figure-each-tables = Offene Tische, die jemand haben darf
house-figure-each-records = Aufzeichnungen, die jemand in einer Stunde mitbringen darf
house-figure-each-searches = Fragen von Tischen einer Person, die auf suchende Bots warten dürfen
house-figure-each-reviews = Analysen, auf die jemand warten darf
house-figure-reviews = Analysen, die warten oder gerade entstehen
house-figure-statistics = Statistik des Hauses
house-figure-everybody = alle
house-figure-host-only = nur der Betreiber
house-figure-none = nicht angeboten

## Am Tisch reden
talk = Chat
talk-said = Was gesagt wurde
talk-text = Sage etwas
talk-say = Sagen
talk-about = Über { $who }
talk-mute = Ignorieren
talk-report = Melden
talk-note = Meine Notizen
talk-wait = Moment, ich brauche mehr Zeit
talk-give-up = Vorschlagen, die Partie hier zu beenden
talk-give-up-waiting = Die anderen werden gefragt, ob die Partie hier endet.
talk-give-up-asked = { $who } schlägt vor, die Partie hier zu beenden.
talk-silence = Noch hat niemand etwas gesagt.
talk-new = etwas Neues
mend = An einem neuen Tisch weiterspielen
mend-go = Zum neuen Tisch
problem-nothing-ticked = Kreuze erst die Karten an; der Knopf schickt die angekreuzten.

## E-Mails
mail-turn-subject = Du bist dran: { $table }
mail-turn = Du bist dran, am Tisch „{ $table }“:
mail-turn-once = Zu diesem Tisch kommt keine weitere E-Mail, bevor du dort warst.
mail-stop = Wenn du gar keine E-Mails mehr willst:
mail-confirm-subject = Ist das deine Adresse?
mail-confirm = Jemand bei Snug, einem Ort für Brettspiele, möchte an dieser Adresse erfahren, wenn der eigene Zug ansteht. Warst du das, dann öffne innerhalb eines Tages diese Seite und drücke auf den Knopf:
mail-confirm-not = Warst du es nicht, dann tu nichts: Du bekommst keine weitere E-Mail.
confirm-mail-title = Ist das deine Adresse?
confirm-mail-note = Von da an erfährst du dort, wenn du dran bist und keine Seite offen hast. In jeder E-Mail steht ein Link, der sie abstellt.
confirm-mail-do = Ja, schreibt mir
stop-mail-title = Keine E-Mails mehr?
stop-mail-note = Die Adresse wird hier gelöscht.
stop-mail-do = E-Mails abstellen
talk-left = { $who } ist gegangen, ein Bot spielt weiter.
talk-came = { $who } hat von einem Bot übernommen.
look-again = Neu laden
