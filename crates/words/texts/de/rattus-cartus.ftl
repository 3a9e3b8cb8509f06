# Der Tisch von Rattus Cartus.
# In Sätzen sind $who, $other und $names Namen von Spielern; $building ist eine der Formen
# „rc-the-…“, die hier im Akkusativ stehen und darum nur nach Verben und Wörtern mit Akkusativ
# passen („betritt“, „durch“, „für“, „in“ auf die Frage wohin), oder der bloße Name; $card und
# $cards sind Karten in Worten. Zahlwörter mit null stehen als Ziffer, weil sie auch nach „mit“
# passen müssen.

## Stände und die Figuren auf ihren Karten

rc-class-peasantry = Landvolk
rc-class-bourgeoisie = Bürger­tum
rc-class-church = Kirche
rc-class-chivalry = Rittertum
rc-class-magic = Zauberkunst
rc-class-royalty = Königtum
rc-figure-peasantry = Bauer
rc-figure-bourgeoisie = Kauf­mann
rc-figure-church = Mönch
rc-figure-chivalry = Ritter
rc-figure-magic = Hexe
rc-figure-royalty = König

## Gebäude: der Name, der Name im Satz, die beiden Aktionen, das Bild

rc-building-farm = Farm
rc-building-brewery = Brauerei
rc-building-office = Amt
rc-building-marketplace = Marktplatz
rc-building-monastery = Kloster
rc-building-hospital = Hospital
rc-building-guard-tower = Wachturm
rc-building-castle = Burg
rc-building-fortune-tellers-tent = Wahrsagerzelt
rc-building-pied-pipers-hut = Hütte des Rattenfängers
rc-building-palace = Palast
rc-building-treasury = Schatzkammer

rc-the-farm = die Farm
rc-the-brewery = die Brauerei
rc-the-office = das Amt
rc-the-marketplace = den Marktplatz
rc-the-monastery = das Kloster
rc-the-hospital = das Hospital
rc-the-guard-tower = den Wachturm
rc-the-castle = die Burg
rc-the-fortune-tellers-tent = das Wahrsagerzelt
rc-the-pied-pipers-hut = die Hütte des Rattenfängers
rc-the-palace = den Palast
rc-the-treasury = die Schatzkammer

rc-premium-farm = vier Karten ziehen
rc-standard-farm = zwei Karten ziehen
rc-premium-brewery = eine Karte ziehen für jeden Einflusspunkt von hier
rc-standard-brewery = eine Karte ziehen für je zwei Einflusspunkte
rc-premium-office = zwei „Passe“-Karten nehmen
rc-standard-office = eine „Passe“-Karte nehmen
rc-premium-marketplace = zwei Joker nehmen
rc-standard-marketplace = einen Joker nehmen
rc-premium-monastery = zwei Ratten abwerfen
rc-standard-monastery = eine Ratte abwerfen
rc-premium-hospital = eine Ratte abwerfen, dann bis zu drei Karten und mit jeder noch eine Ratte
rc-standard-hospital = bis zu zwei Karten abwerfen und mit jeder eine Ratte
rc-premium-guard-tower = alle draußen mit mindestens so vielen Karten wie du geben dir drei
rc-standard-guard-tower = nichts, aber du bist vor diesem Turm sicher
rc-premium-castle = zwei Schwerter nehmen
rc-standard-castle = ein Schwert nehmen
rc-premium-fortune-tellers-tent = zwei Karten der Nonnenreihe ansehen
rc-standard-fortune-tellers-tent = eine Karte der Nonnenreihe ansehen
rc-premium-pied-pipers-hut = zwei Flöten nehmen
rc-standard-pied-pipers-hut = eine Flöte nehmen
rc-premium-palace = zwei Siegpunktmarker nehmen
rc-standard-palace = einen Siegpunktmarker nehmen
rc-premium-treasury = zwei Gold nehmen
rc-standard-treasury = ein Gold nehmen
rc-last-round-action = letzte Runde: stattdessen ein Einflusspunkt mehr
rc-last-round-no-action = letzte Runde: nichts

rc-art-farm = Ein Bauernhaus zwischen Feldern
rc-art-brewery = Eine Brauerei mit rauchendem Schornstein
rc-art-office = Ein Amtshaus mit einer Uhr
rc-art-marketplace = Stände auf einem Marktplatz
rc-art-monastery = Ein Kloster mit Glockenturm
rc-art-hospital = Ein langer Saal mit Betten und einem Arzt mit Schnabelmaske
rc-art-guard-tower = Ein Wachturm mit einer Fackel
rc-art-castle = Eine graue Burg mit Bannern
rc-art-fortune-tellers-tent = Ein gestreiftes Zelt bei Nacht mit einer Kristallkugel
rc-art-pied-pipers-hut = Eine schiefe Hütte mit einer Flöte über der Tür
rc-art-palace = Ein Palast mit goldenen Kuppeln
rc-art-treasury = Ein Gewölbe voller Gold

## Karten

rc-card-joker = Joker
rc-card-sword = Schwert
rc-card-flute = Flöte
rc-card-pass = Passe
rc-card-gold = Gold
rc-card-population = { $figure } ({ $nuns ->
    [0] keine Nonne
    [one] { $nuns } Nonne
   *[other] { $nuns } Nonnen
})
rc-card-times = { $n } × { $card }
rc-some-jokers = { $n } Joker
rc-some-swords = { $n ->
    [one] { $n } Schwert
   *[other] { $n } Schwerter
}
rc-some-flutes = { $n ->
    [one] { $n } Flöte
   *[other] { $n } Flöten
}
rc-some-passes = { $n ->
    [one] { $n } „Passe“-Karte
   *[other] { $n } „Passe“-Karten
}
rc-some-gold = { $n } Gold
rc-kind-body = Anhänger
rc-kind-special = Sonder­karte
rc-what-follower = ein Einfluss; dazu eine Ratte, außer in Gebäuden dieses Standes: { $class }
rc-what-joker = passt zu jedem Stand
rc-what-sword = Hälfte der Handkarten gewinnen
rc-what-flute = Ratte weiter­geben
rc-what-pass = später eintreten
rc-what-gold = zählt am Ende
rc-nuns = { $n ->
    [0] 0 Nonnen
    [one] { $n } Nonne
   *[other] { $n } Nonnen
}
rc-no-nun = keine Nonne
rc-some-cards = { $n ->
    [0] 0 Karten
    [one] { $n } Karte
   *[other] { $n } Karten
}
rc-some-rats = { $n ->
    [0] 0 Ratten
    [one] { $n } Ratte
   *[other] { $n } Ratten
}
rc-some-bodies = { $n } Anhänger
rc-face-down = { $n ->
    [one] { $n } verdeckte Karte
   *[other] { $n } verdeckte Karten
}
rc-nothing = nichts

## Runde und Phase

rc-round = Runde { $round } von { $rounds }
rc-round-short = Runde { $round } von { $rounds }
rc-setting-up = Der Tisch wird aufgebaut.
rc-last-round = letzte Runde
rc-phases = Phasen der Runde
rc-phase-a = Gebäude
rc-phase-b = Nachschub
rc-phase-c = Betreten
rc-phase-d = Auswerten
rc-phase-e = Ende

## Gebäude der Runde

rc-board = Gebäude und Häuser
rc-buildings = Gebäude dieser Runde
rc-building-of-row = Gebäude { $n } der Reihe
rc-premium = Premium
rc-standard = Normal
rc-supplies = Nachschub, Phase B
rc-supply-draw = { $n ->
    [one] { $n } Karte ziehen
   *[other] { $n } Karten ziehen
}
rc-supply-rats = { $n ->
    [one] { $n } Ratte abwerfen
   *[other] { $n } Ratten abwerfen
}
rc-supply-look = { $n ->
    [one] { $n } Karte der Nonnenreihe ansehen
   *[other] { $n } Karten der Nonnenreihe ansehen
}
rc-supply-unknown = Niemand konnte uns sagen, was diese Karte wirklich zeigt; diese Symbole sind unsere Vermutung.
rc-places = Plätze für { $building }
rc-place-next = Platz { $place }: frei, der nächste
rc-place-taken = Platz { $place }: { $who }, { $cards }
rc-place-taken-entering = Platz { $place }: { $who }, wählt Karten
rc-mini-next = noch auszuwerten
rc-mini-now = wird ausgewertet
rc-mini-done = ausgewertet
rc-mini-empty = niemand hier
rc-step-cards = a) Karten
rc-step-actions = b) Aktionen
rc-step-discard = c) Abwerfen
rc-steps = Schritte der Auswertung
rc-place-of = Platz { $place }

## Einfluss: die sechs Häuser

rc-houses = Sechs Häuser
rc-houses-hint = gleiches Stockwerk: Links liegt vorn
rc-houses-reach = gestrichelt: so weit können verdeckte Karten reichen
rc-houses-table = Einfluss nach Ständen
rc-houses-cell = { $points ->
    [0] { $influence }
   *[other] { $influence }, bringt { $points }
}
rc-if-ended = Wenn jetzt Schluss wäre
rc-if-ended-note = ohne Handkarten, Gold und Ratten
rc-piles = Stapel
rc-pile-deck = { $n ->
    [one] { $n } Karte im Bevölkerungskartenstapel
   *[other] { $n } Karten im Bevölkerungskartenstapel
}
rc-pile-discard = { $n ->
    [one] { $n } Karte im Ablagestapel
   *[other] { $n } Karten im Ablagestapel
}
rc-pile-markers = noch { $n } Siegpunktmarker
rc-pile-buildings = { $n ->
    [one] noch { $n } Gebäudekarte im Stapel
   *[other] noch { $n } Gebäudekarten im Stapel
}
rc-pile-open = Noch im Stapel: { $cards }

## Spieler

rc-players = Spieler
rc-stat-hand = Handkarten
rc-stat-points = Siegpunkte in den Häusern bisher
rc-stat-markers = Siegpunktmarker
rc-stat-rats = Ratten
rc-stat-rats-hidden = Ratten, verdeckt
rc-start-player = Startspieler
rc-where-choosing = wählt
rc-where-chose = hat gewählt
rc-where-supply = Nachschub: { $building }
rc-where-passed = gepasst, kommt später
rc-where-outside = noch in keinem Gebäude
rc-where-premium = Premium
rc-where-standard = Normal
rc-where-done = fertig
rc-where-dead = an der Pest gestorben
rc-where-alive = hat überlebt
rc-where-giving = sucht Karten zum Abgeben aus

## Hand

rc-hand = Deine Hand
rc-hand-size = { $n ->
    [0] keine Karten
    [one] { $n } Karte
   *[other] { $n } Karten
}
rc-hand-tick-lay = kreuze an, was du ausspielst
rc-hand-tick-give = kreuze an, was du abgibst: { $n }
rc-hand-tick-trade = kreuze bis zu { $n } an
rc-hand-none = Du hast keine Karten auf der Hand.
rc-foot-no-rat = keine Ratte
rc-foot-rat = +1 Ratte
rc-foot-no-body = kein Anhänger
rc-foot-not-now = jetzt nicht
rc-foot-kept = bleibt
rc-foot-rat-away = −1 Ratte
rc-foot-give = abgeben
rc-after-lay = Angekreuzte Karten ausspielen
rc-after-give = Angekreuzte Karten abgeben
rc-after-trade = Angekreuzte Karten abwerfen

## Ratten und Nonnen

rc-secret = Deine Ratten und die Nonnen
rc-plague = Ratten gegen Nonnen
rc-log-short = Protokoll
rc-secret-public = Die Nonnenreihe
rc-secret-shut = Verdeckt. Schaut dir niemand über die Schulter?
rc-secret-open = Nur du siehst das
rc-secret-everyone = Alle sehen das
rc-look = Ansehen
rc-cover = Verdecken
rc-nun-row = Nonnenreihe
rc-nun-known = Karte { $place }: { $nuns }, angesehen von { $names }
rc-nun-unknown = Karte { $place }: verdeckt, angesehen von { $names }
rc-rats-own = Deine Ratten: { $n }
rc-rats-after-number = { $n ->
    [one] Ratte
   *[other] Ratten
}
rc-odds-alt = Wahrscheinlichkeit für jede Zahl von Nonnen, von { $from } bis { $to }
rc-odds = Zu erwarten sind etwa { $expected } Nonnen. Mit { $rats } überlebst du in { $chance } von 100 Fällen.
rc-odds-public = Zu erwarten sind etwa { $expected } Nonnen.
rc-nuns-total = { $nuns } gegen die Pest.

## Fragen

rc-your-turn = Du bist dran
rc-ask-supply-short = Nachschub
rc-ask-supply = Welchen Nachschub nimmst du?
rc-ask-supply-hint = Du bekommst, was eine der Karten zeigt. Das bindet dich nicht: Betreten darfst du danach jedes Gebäude.
rc-ask-supply-secret = Alle wählen zugleich; niemand sieht deine Wahl, bevor alle gewählt haben.
rc-ask-look-short = Nonnen ansehen
rc-ask-look = { $left ->
    [one] Welche Karte der Nonnenreihe siehst du dir an?
   *[other] Welche Karte der Nonnenreihe siehst du dir zuerst an?
}
rc-ask-look-hint = Alle sehen, welche Karte du dir ansiehst; was sie zeigt, siehst nur du.
rc-look-at = Karte { $place }
rc-look-known = du kennst sie: { $nuns }
rc-look-new = noch nicht gesehen
rc-ask-enter-short = ein Gebäude betreten
rc-ask-enter = Welches Gebäude betrittst du?
rc-ask-enter-hint = Du nimmst den niedrigsten freien Platz. Dann spielst du verdeckt Karten aus oder keine.
rc-enter-place = Platz { $place }
rc-enter-nobody = noch niemand
rc-enter-pass = „Passe“ spielen
rc-enter-pass-hint = später eintreten
rc-ask-play-short = Karten ausspielen
rc-ask-play = Welche Karten spielst du für { $building } aus?
rc-ask-play-tick = Kreuze sie in deiner Hand an.
rc-ask-play-ticked = Was keine Ratte bringt, ist in deiner Hand angekreuzt; kreuze an, was du willst.
rc-ask-play-hint = Jeder Anhänger bringt einen Einflusspunkt; einer aus einem anderen Stand bringt eine Ratte.
rc-ask-play-first = { $last ->
    [yes] Noch ist niemand hier: Bei gleich vielen Anhängern gehört der zusätzliche Einflusspunkt der letzten Runde dir.
   *[no] Noch ist niemand hier: Bei gleich vielen Anhängern gehört die Premiumaktion dir.
}
rc-ask-play-first-of-two = { $last ->
    [yes] Außer dir hat noch niemand ein Gebäude betreten: Bei gleich vielen Anhängern gehört der zusätzliche Einflusspunkt der letzten Runde dir.
   *[no] Außer dir hat noch niemand ein Gebäude betreten: Bei gleich vielen Anhängern gehört die Premiumaktion dieser Runde dir.
}
rc-ask-play-after = { $who } war vor dir dran, mit { $cards }; ein Gleichstand hilft dir also nicht.
rc-ask-lay = { $left ->
    [one] Welche Karte spielst du aus?
   *[other] Welche { $left } Karten spielst du aus?
}
rc-tally-cards = Karten
rc-tally-rats = Ratten
rc-tally-premium = Premium
rc-tally-ahead = vorn
rc-tally-open = offen
rc-tally-hand = Hand danach
rc-tally-live = Überleben
rc-tally-of = von { $n }
rc-card-by-card = Karte für Karte
rc-lay-these = Angekreuzte ausspielen
rc-lay-none = Keine ausspielen
rc-lay-sets = Vorschläge
rc-lay-no-rats = Ohne Ratten: { $n }
rc-lay-all = Alle Anhänger: { $n }
rc-ask-sword-short = Schwert
rc-ask-sword = Wer gibt dir die Hälfte der Handkarten?
rc-ask-sword-hint = Du hast hier die meisten Schwerter; diese haben die wenigsten.
rc-ask-flute-short = Flöte
rc-ask-flute = Wer bekommt eine deiner Ratten?
rc-ask-flute-hint = Du hast hier die meisten Flöten; diese haben die wenigsten.
rc-hand-of = { $n ->
    [0] keine Karten auf der Hand
    [one] { $n } Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
rc-ask-give-short = Karten abgeben
rc-ask-give = { $left ->
    [one] Welche Karte bekommt { $who }?
   *[other] Welche { $left } Karten bekommt { $who }?
}
rc-ask-give-hint = Jede Karte darf es sein, auch Gold. Nur ihr beide seht, welche.
rc-give-these = Angekreuzte abgeben
rc-ask-act-short = deine Aktion
rc-ask-act-premium = Deine Premiumaktion: { $action }?
rc-ask-act-standard = Deine Normalaktion: { $action }?
rc-act-use = Ausführen
rc-act-decline = Verzichten
rc-ask-trade-short = Karten gegen Ratten
rc-ask-trade = Welche Karten wirfst du ab?
rc-ask-trade-hint = { $most ->
    [one] Höchstens eine Karte; sie nimmt eine Ratte mit. Auch Gold darf es sein.
   *[other] Bis zu { $most }. Jede nimmt eine Ratte mit. Auch Gold darf es sein.
}
rc-trade-these = Angekreuzte abwerfen
rc-trade-none = Alle Karten behalten
rc-ask-discard = { $left ->
    [one] Welche Karte wirfst du ab?
   *[other] Welche { $left } Karten wirfst du ab?
}
rc-wait = { $names } { $count ->
    [one] wählt
   *[other] wählen
} gerade.
rc-wait-look = { $who } sieht sich die Nonnenreihe an.
rc-wait-enter = { $who } wählt ein Gebäude.
rc-wait-play = { $who } spielt Karten für { $building } aus.
rc-wait-sword = { $who } wählt, wen das Schwert trifft.
rc-wait-flute = { $who } wählt, wer eine Ratte bekommt.
rc-wait-give = { $names } { $count ->
    [one] sucht
   *[other] suchen
} Karten für { $who } aus.
rc-wait-act = { $who } entscheidet über eine Aktion.
rc-wait-trade = { $who } sucht Karten aus, die je eine Ratte mitnehmen.
rc-dealing = Karten werden gegeben.
rc-to-result = Zum Ergebnis
rc-done-choosing = Du hast gewählt. Jetzt warten wir auf die anderen.

## Aktionen in Worten, wo kein Bild daneben steht

rc-action-supply = für den Nachschub { $building } wählen: { $supply }
rc-action-look = Karte { $place } der Nonnenreihe ansehen
rc-action-enter = { $building } betreten
rc-action-pass = „Passe“ spielen
rc-action-play = { $n ->
    [0] keine Karten ausspielen
    [one] { $n } Karte ausspielen
   *[other] { $n } Karten ausspielen
}
rc-action-lay = { $card } verdeckt ausspielen
rc-action-sword = die Hälfte der Handkarten von { $who } nehmen
rc-action-flute = { $who } eine Ratte geben
rc-action-give = { $card } abgeben
rc-action-use = die Aktion ausführen
rc-action-decline = auf die Aktion verzichten
rc-action-trade = { $n ->
    [0] alle Karten behalten
    [one] { $n } Karte abwerfen und damit eine Ratte
   *[other] { $n } Karten abwerfen und damit { $n } Ratten
}
rc-action-discard = { $card } abwerfen und damit eine Ratte

## Das Protokoll

rc-log = Was geschah
rc-log-why = Warum ist das geschehen?
rc-log-all = Das ganze Protokoll
rc-log-building-takes-part = In dieser Partie dabei: { $building }.
rc-log-card-takes-part = Von den Karten für { $building } spielt eine mit.
rc-log-start-player = { $you ->
    [yes] Du hast die Startspielerkarte.
   *[no] { $who } hat die Startspielerkarte.
}
rc-log-round-begins = Runde { $round } beginnt.
rc-log-building-revealed = { $building } liegt aus: { $supply }.
rc-log-building-exchanged = Alle Karten waren gleich: { $out } kommt unter den Ersatzkartenstapel, und an die Stelle tritt { $building }.
rc-log-supply-chosen = { $you ->
    [yes] Du wählst für den Nachschub { $building }: { $supply }.
   *[no] { $who } wählt für den Nachschub { $building }: { $supply }.
}
rc-log-supply-decided = { $you ->
    [yes] Du hast den Nachschub gewählt.
   *[no] { $who } hat den Nachschub gewählt.
}
rc-log-supply-decided-own = { $you ->
    [yes] Du hast für den Nachschub { $building } gewählt; die anderen sehen es noch nicht.
   *[no] { $who } hat für den Nachschub { $building } gewählt.
}
rc-log-draw-ends-short = { $you ->
    [yes] Du ziehst { $cards } zu wenig: Es sind keine mehr da.
   *[no] { $who } zieht { $cards } zu wenig: Es sind keine mehr da.
}
rc-log-reshuffled = Der Ablagestapel ({ $cards }) wird gemischt und zum neuen Stapel.
rc-log-rats-discarded = { $you ->
    [yes] Du wirfst { $rats } ab.
   *[no] { $who } wirft { $rats } ab.
}
rc-log-rats-taken = { $you ->
    [yes] Du nimmst { $rats }.
   *[no] { $who } nimmt { $rats }.
}
rc-log-rat-handed-over = { $you ->
    [from] Du gibst { $whom } eine Ratte.
    [to] { $who } gibt dir eine Ratte.
   *[no] { $who } gibt { $whom } eine Ratte.
}
rc-log-passed = { $you ->
    [yes] Du spielst „Passe“ und trittst später ein.
   *[no] { $who } spielt „Passe“ und tritt später ein.
}
rc-log-entered = { $you ->
    [yes] Du betrittst { $building }, Platz { $place }.
   *[no] { $who } betritt { $building }, Platz { $place }.
}
rc-log-plays = { $you ->
    [yes] Du spielst { $cards } verdeckt aus.
   *[no] { $who } spielt { $cards } verdeckt aus.
}
rc-log-cards-revealed = { $you ->
    [yes] Du deckst auf: { $cards }.
   *[no] { $who } deckt auf: { $cards }.
}
rc-log-influence = { $you ->
    [yes] Du bekommst { $n ->
        [one] { $n } Einflusspunkt
       *[other] { $n } Einflusspunkte
    } im Stand { $class }.
   *[no] { $who } bekommt { $n ->
        [one] { $n } Einflusspunkt
       *[other] { $n } Einflusspunkte
    } im Stand { $class }.
}
rc-log-sword-strikes = { $you ->
    [from] Das Schwert trifft: { $whom } muss dir { $cards } geben.
    [to] Das Schwert trifft: Du musst { $who } { $cards } geben.
   *[no] Das Schwert trifft: { $whom } muss { $who } { $cards } geben.
}
rc-log-premium-held = { $you ->
    [yes] Du hast die Premiumaktion.
   *[no] { $who } hat die Premiumaktion.
}
rc-log-action-declined = { $you ->
    [yes] Du verzichtest auf die Aktion.
   *[no] { $who } verzichtet auf die Aktion.
}
rc-log-markers-taken = { $you ->
    [yes] Du nimmst { $n ->
        [one] einen Siegpunktmarker
       *[other] { $n } Siegpunktmarker
    }.
   *[no] { $who } nimmt { $n ->
        [one] einen Siegpunktmarker
       *[other] { $n } Siegpunktmarker
    }.
}
rc-log-marker-taken = { $you ->
    [yes] Du nimmst einen Siegpunktmarker.
   *[no] { $who } nimmt einen Siegpunktmarker.
}
rc-log-marker-taken-own = { $you ->
    [yes] Du nimmst einen Siegpunktmarker mit dem Wert { $n }.
   *[no] { $who } nimmt einen Siegpunktmarker mit dem Wert { $n }.
}
rc-log-cards-taken = { $you ->
    [yes] Du nimmst { $cards }.
   *[no] { $who } nimmt { $cards }.
}
rc-log-trades = { $you ->
    [yes] Du wirfst { $cards } ab und damit { $rats }.
   *[no] { $who } wirft { $cards } ab und damit { $rats }.
}
rc-log-card-traded = { $you ->
    [yes] Du wirfst { $card } ab.
   *[no] { $who } wirft { $card } ab.
}
rc-log-levied = { $you ->
    [yes] Du forderst Karten von { $names }, je { $n }.
   *[no] { $who } fordert Karten von { $names }, je { $n }.
}
rc-log-levied-nobody = { $you ->
    [yes] Du findest niemanden, der Karten geben muss.
   *[no] { $who } findet niemanden, der Karten geben muss.
}
rc-log-cards-discarded = { $you ->
    [yes] Deine Karten verlassen das Gebäude: { $cards }.
   *[no] Die Karten von { $who } verlassen das Gebäude: { $cards }.
}
rc-log-hand-shown = { $you ->
    [yes] Du zeigst deine Hand: { $cards }.
   *[no] { $who } zeigt die Hand: { $cards }.
}
rc-log-scored = { $you ->
    [yes] Du hast { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    }.
   *[no] { $who } hat { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    }.
}
rc-log-nun-shown = Karte { $place } der Nonnenreihe: { $card }.
rc-log-rats-shown = { $you ->
    [yes] Du hast { $rats }.
   *[no] { $who } hat { $rats }.
}
rc-log-died = { $names } { $count ->
    [one] stirbt
   *[other] sterben
} an der Pest.
rc-log-nobody-died = Alle überleben die Pest.
rc-log-won = { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen
}.
rc-you-win = Du gewinnst!
rc-log-nobody-won = Niemand gewinnt: Alle sind gestorben.
rc-log-nun-laid = Karte { $place } der Nonnenreihe liegt verdeckt aus.
rc-log-drew-many = { $you ->
    [yes] Du ziehst { $cards }.
   *[no] { $who } zieht { $cards }.
}
rc-log-drew-own = { $you ->
    [yes] Du ziehst { $cards }.
   *[no] { $who } zieht { $cards }.
}
rc-log-looked = { $you ->
    [yes] Du siehst dir Karte { $place } der Nonnenreihe an.
   *[no] { $who } sieht sich Karte { $place } der Nonnenreihe an.
}
rc-log-looked-own = { $you ->
    [yes] Du siehst dir Karte { $place } der Nonnenreihe an: { $card }. Nur du siehst das.
   *[no] { $who } sieht sich Karte { $place } der Nonnenreihe an: { $card }.
}
rc-log-laid = { $you ->
    [yes] Du spielst verdeckt eine Karte aus.
   *[no] { $who } spielt verdeckt eine Karte aus.
}
rc-log-laid-own = { $you ->
    [yes] Du spielst { $cards } verdeckt aus. Nur du siehst, welche.
   *[no] { $who } spielt { $cards } verdeckt aus.
}
rc-log-offered = { $you ->
    [yes] Du hast eine Karte zum Abgeben ausgesucht.
   *[no] { $who } hat eine Karte zum Abgeben ausgesucht.
}
rc-log-offered-own = { $you ->
    [yes] Du gibst { $cards } ab. Die anderen sehen es noch nicht.
   *[no] { $who } gibt { $cards } ab.
}
rc-log-gave = { $you ->
    [from] Du gibst { $whom } { $cards }.
    [to] { $who } gibt dir { $cards }.
   *[no] { $who } gibt { $whom } { $cards }.
}

## Warum etwas geschehen ist

rc-cause-set-up = Spielaufbau
rc-cause-round = Runde { $round }
rc-cause-phase-a = Phase A, neue Gebäude
rc-cause-phase-b = Phase B, Nachschub
rc-cause-phase-c = Phase C, Gebäude betreten
rc-cause-phase-d = Phase D, Gebäude auswerten
rc-cause-phase-e = Phase E, Ende der Runde
rc-cause-end = Ende der Partie
rc-cause-in = durch { $building }
rc-cause-supply = Nachschubsymbole für { $building }
rc-cause-pass = die Karte „Passe“
rc-cause-cards = dort ausgespielte Anhänger
rc-cause-mismatch = Anhänger aus einem anderen Stand als das Gebäude
rc-cause-sword = Schwerter: Wer die wenigsten hat, gibt die Hälfte der Handkarten an den mit den meisten
rc-cause-flute = Flöten: Wer die meisten hat, gibt eine Ratte an den mit den wenigsten
rc-cause-premium = die Premiumaktion: die meisten Anhänger
rc-cause-standard = die Normalaktion
rc-cause-last-round = die letzte Runde: ein Einflusspunkt statt einer Aktion
rc-cause-plague = die Pest: mehr Ratten als Nonnen

## Das Ende, Zeile für Zeile

rc-final = Siegpunkte
rc-points = { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
}
rc-final-influence = Einfluss { $influence }
rc-final-bodies = Meiste Anhänger auf der Hand
rc-final-swords = Meiste Schwerter
rc-final-flutes = Meiste Flöten
rc-final-passes = Meiste „Passe“-Karten
rc-final-gold = Gold
rc-final-markers = Siegpunktmarker
rc-final-has = hat { $n }
rc-final-nuns = Nonnen in der Reihe: { $n }
rc-final-died = An der Pest gestorben
rc-final-dead = { $n ->
    [one] { $n } Ratte
   *[other] { $n } Ratten
}, mehr als { $nuns ->
    [one] { $nuns } Nonne
   *[other] { $nuns } Nonnen
}
rc-final-alive = { $n ->
    [one] { $n } Ratte
   *[other] { $n } Ratten
}, { $nuns ->
    [one] { $nuns } Nonne
   *[other] { $nuns } Nonnen
}: am Leben
rc-final-place = Platz { $place }
rc-won-because = Mit { $rats } gegen { $nuns } in der Nonnenreihe hat { $who } die Pest überlebt, und niemand von den Überlebenden hatte mehr als { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}.
rc-won-because-shared = Sie haben die Pest überlebt, mit je { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkten
} und gleich vielen Ratten.
rc-won-tie-break = Gleichstand bei { $points }; weniger Ratten haben entschieden.
rc-won-nobody = In der Nonnenreihe standen nur { $nuns }, und alle hatten mehr Ratten.
rc-won-merciful = Alle hatten mehr Ratten als Nonnen; verschont blieb, wer die wenigsten hatte.
rc-won-spared = Von ihnen hatte niemand mehr als { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}.

## Was gespielt wird

rc-option-buildings = Welche Gebäude?
rc-option-buildings-first-game = Die erste Partie
rc-option-buildings-first-game-hint = Farm, Marktplatz, Kloster, Burg, Palast, Wahrsagerzelt
rc-option-buildings-one-per-class = Eines je Stand
rc-option-buildings-one-per-class-hint = ausgelost, mit allen fünf Karten
rc-option-buildings-mixed = Alle gemischt
rc-option-buildings-mixed-hint = fünf ausgeloste Karten je Stand
rc-option-supply = Wie wird der Nachschub gewählt?
rc-option-supply-together = alle zugleich
rc-option-supply-together-hint = geheim, dann gemeinsam gezeigt
rc-option-supply-in-turn = der Reihe nach
rc-option-supply-in-turn-hint = im Uhrzeigersinn ab dem Startspieler, wie gedruckt
rc-option-automatic = Aktionen ohne Rückfrage
rc-option-automatic-hint = niemand kann verzichten; sonst legt jeder in den Einstellungen fest, ob er gefragt wird
rc-option-rats = Alle Ratten zeigen
rc-option-rats-hint = jede neue sieht man ohnehin, das erspart nur das Zählen
rc-option-gold = Auch kein Gold kann Punkte bringen
rc-option-gold-hint = wer kein Gold hat, teilt sich den zweiten Platz
rc-option-plague = Gnädige Pest
rc-option-plague-hint = würden alle sterben, leben die mit den wenigsten Ratten
rc-option-tower = Die Spielregel rät zu zweit vom Wachturm ab.
rc-unconfirmed = Was niemand bestätigen konnte
rc-unconfirmed-hint = Uns fehlt eine Schachtel zum Nachsehen. Wenn du eine hast, sag uns, was du siehst.
rc-open-supply = Die Nachschubsymbole: { $building }, Karte { $card }
rc-open-markers = Die Werte der Siegpunktmarker
rc-open-markers-each = { $n } mit dem Wert { $value }
rc-open-population = Wie viele Karten jedes Standes wie viele Nonnen zeigen
rc-open-population-each = { $nuns ->
    [0] { $n } ohne Nonne
    [one] { $n } mit { $nuns } Nonne
   *[other] { $n } mit { $nuns } Nonnen
}
rc-open-name = Der englische Name: { $building }
rc-open-rat-tokens = Welche Werte die 50 Rattenmarker haben
rc-open-rat-tokens-assumed = 30 mit dem Wert 1, 10 mit dem Wert 3 und 10 mit dem Wert 5; hier werden Ratten einfach gezählt
rc-open-tracks = Wie lang die Einflussleisten sind
rc-open-tracks-assumed = sie haben kein Ende
rc-open-places = Wie viele Plätze eine Gebäudekarte hat
rc-open-places-assumed = 5, einen für jeden am Tisch
rc-open-fifth-colour = Die fünfte Farbe der Scheiben
rc-open-fifth-colour-assumed = Lila, neben Rot, Gelb, Grün und Blau

## Die Spielübersicht

rc-aid = Spielübersicht
rc-aid-round = Eine Runde
rc-aid-a = A: Die Gebäude der Runde werden aufgedeckt.
rc-aid-b = B: Alle nehmen den Nachschub einer Karte.
rc-aid-c = C: Alle betreten ein Gebäude und spielen verdeckt Karten aus.
rc-aid-d = D: Gebäude für Gebäude: Einfluss, Ratten, Schwerter, Flöten; dann die Aktionen; dann werden die Karten abgeworfen.
rc-aid-e = E: Die Startspielerkarte wandert nach links.
rc-aid-end = Am Ende bringt jeder Stand { $first }, { $second } und { $third } Siegpunkte. Dann kommt die Pest: Wer mehr Ratten hat als Nonnen da sind, ist raus.
rc-aid-premium = { $two ->
    [yes] Zu zweit gibt es in jeder Runde nur eine Premiumaktion. Sie gehört dem, der mehr Anhänger ausgespielt hat, gleich in welchem Gebäude; bei Gleichstand dem, der zuerst ein Gebäude betreten hat. In der letzten Runde ist sie stattdessen ein Einflusspunkt mehr.
   *[no] Die Premiumaktion gehört dem, der dort die meisten Anhänger hat; bei Gleichstand dem, der zuerst kam. In der letzten Runde ist sie stattdessen ein Einflusspunkt mehr.
}
rc-aid-follower = Anhänger sind die Leute auf den Karten und die Joker: Jeder bringt einen Einflusspunkt, wo du ihn ausspielst. Schwerter, Flöten, Passe und Gold sind Sonderkarten, keine Anhänger.
rc-agreed-first-game = die Gebäude der ersten Partie
rc-agreed-one-per-class = ein Gebäude je Stand
rc-agreed-mixed = alle Gebäude gemischt
rc-agreed-together = Nachschub wird zugleich gewählt
rc-agreed-in-turn = Nachschub wird der Reihe nach gewählt
rc-agreed-custom = von Hand gewählte Gebäude

## Wie Partien enden, in der Statistik
rc-counted-won = eine Person hat gewonnen
rc-counted-shared = mehrere teilen sich den Sieg
rc-counted-plague = die Pest hat alle geholt

## Das Aufdecken

rc-reveal-of = Gebäude { $at }
rc-reveal-cards = die Karten werden aufgedeckt, wer zuerst kam, zuerst
rc-reveal-gain = je Anhänger ein Einfluss, aus fremdem Stand dazu eine Ratte
rc-reveal-acts = dann die Aktionen, Premium zuerst
rc-reveal-on = Weiter
rc-reveal-all = Alles auf einmal
