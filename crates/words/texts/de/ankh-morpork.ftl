### Scheibenwelt: Ankh-Morpork. Die Begriffe sind die der deutschen Spielregel (Glossar im Regelwerk).
### $who, $whom und $name sind Personen; wo es zählt, ist $you „yes“, wenn der Leser handelt, oder
### nennt den Teil des Satzes, der der Leser ist. Texte enthalten weder < noch ein Et-Zeichen.
### Namen von Karten und Bezirken werden nicht gebeugt: In Sätzen stehen sie in Anführungszeichen („am-the-…“, „am-title“).

am-turn-number = Zug { $turn }
am-before-the-start = wird aufgebaut
am-game-over = Partie vorbei
am-money = { $amount } $

## Bezirke

am-area-dolly-sisters = Tolle Schwestern
am-area-unreal-estate = Mobilien
am-area-dragons-landing = Drachenlandeplatz
am-area-small-gods = Geringe Götter
am-area-the-scours = Rennerei
am-area-the-hippo = Das Nilpferd
am-area-the-shades = Die Schatten
am-area-dimwell = Düstergut
am-area-longwall = Lange Mauer
am-area-isle-of-gods = Götterinsel
am-area-seven-sleepers = Siebenschläfer
am-area-nap-hill = Schlummerhügel
am-the-dolly-sisters = „Tolle Schwestern“
am-the-unreal-estate = „Mobilien“
am-the-dragons-landing = „Drachenlandeplatz“
am-the-small-gods = „Geringe Götter“
am-the-the-scours = „Rennerei“
am-the-the-hippo = „Das Nilpferd“
am-the-the-shades = „Die Schatten“
am-the-dimwell = „Düstergut“
am-the-longwall = „Lange Mauer“
am-the-isle-of-gods = „Götterinsel“
am-the-seven-sleepers = „Siebenschläfer“
am-the-nap-hill = „Schlummerhügel“
am-title = „{ $card }“

## Vorteile der Stadtbezirkskarten: der Knopf und der ganze Text

am-power-dolly-sisters = { $amount }: ein Handlanger
am-power-unreal-estate = Karte tauschen
am-power-dragons-landing = { $amount } kassieren
am-power-small-gods = { $amount } je Figur: verschont
am-power-the-scours = Karte für { $amount }
am-power-the-hippo = { $amount } kassieren
am-power-the-shades = Unruhe stiften
am-power-dimwell = { $amount }: ein Handlanger
am-power-longwall = { $amount } kassieren
am-power-isle-of-gods = { $amount }: Unruhe weg
am-power-seven-sleepers = { $amount } kassieren
am-power-nap-hill = { $amount } kassieren
am-power-dolly-sisters-text = Einmal pro Zug: Zahle { $amount } und setze einen Handlanger in „Tolle Schwestern“ oder einem angrenzenden Bezirk ein; ein eigener muss nicht in der Nähe sein.
am-power-unreal-estate-text = Einmal pro Zug: Ziehe eine Karte und lege dann eine ab; es darf die gezogene sein.
am-power-dragons-landing-text = Einmal pro Zug: Kassiere { $amount } von der Bank.
am-power-small-gods-text = Immer wenn ein Ereignis deine Figuren treffen würde: Zahle { $amount } für jede, die verschont bleiben soll.
am-power-the-scours-text = Einmal pro Zug: Lege eine Karte ab und kassiere { $amount } von der Bank.
am-power-the-hippo-text = Einmal pro Zug: Kassiere { $amount } von der Bank.
am-power-the-shades-text = Einmal pro Zug: Stifte Unruhe in „Die Schatten“ oder einem angrenzenden Bezirk, wo ein Handlanger steht und noch keine Unruhe herrscht.
am-power-dimwell-text = Einmal pro Zug: Zahle { $amount } und setze einen Handlanger in „Düstergut“ oder einem angrenzenden Bezirk ein; ein eigener muss nicht in der Nähe sein.
am-power-longwall-text = Einmal pro Zug: Kassiere { $amount } von der Bank.
am-power-isle-of-gods-text = Einmal pro Zug: Zahle { $amount } und entferne einen beliebigen Unruhe-Marker.
am-power-seven-sleepers-text = Einmal pro Zug: Kassiere { $amount } von der Bank.
am-power-nap-hill-text = Einmal pro Zug: Kassiere { $amount } von der Bank.

## Persönlichkeiten: der Name, und wie sie gewinnen

am-personality-lord-vetinari = Lord Vetinari
am-personality-lord-selachii = Lord Selachii
am-personality-lord-rust = Lord Rust
am-personality-lord-de-worde = Lord de Worde
am-personality-dragon-king-of-arms = Drachenkönig der Wappen
am-personality-chrysoprase = Chrysopras
am-personality-commander-vimes = Kommandeur Mumm
am-goal-lord-vetinari = Du hast zu Beginn deines Zuges Handlanger in { $need } Bezirken. Bezirke mit einem Dämon zählen nicht.
am-goal-lord-selachii = Du kontrollierst zu Beginn deines Zuges { $need } Bezirke.
am-goal-lord-rust = Du kontrollierst zu Beginn deines Zuges { $need } Bezirke.
am-goal-lord-de-worde = Du kontrollierst zu Beginn deines Zuges { $need } Bezirke.
am-goal-dragon-king-of-arms = Zu Beginn deines Zuges liegen { $need } Unruhe-Marker auf dem Spielplan.
am-goal-chrysoprase = Du hast zu Beginn deines Zuges { $need } in Geld und Gebäuden; jeder Kredit zählt minus { $debt }.
am-goal-commander-vimes = Der Nachzugstapel ist aufgebraucht, und niemand hat gewonnen.
am-lane-lords = Selachii, Rust, de Worde
am-lane-lords-need = { $need } Bezirke kontrollieren
am-lane-vetinari-need = Handlanger in { $need } Bezirken
am-lane-chrysoprase-need = Kapital { $need }
am-lane-dragon-need = { $need } Unruhe-Marker
am-lane-vimes-need = Nachzugstapel leer
am-lane-away = noch { $count }
am-lane-there = erreicht
am-lane-cards-left = { $count ->
    [one] noch { $count } Karte
   *[other] noch { $count } Karten
}
am-lane-at = { $name } { $have }

## Symbole: der Name, und was sie bewirken

am-symbol-place-minion = Einen Handlanger einsetzen
am-symbol-build = Ein Gebäude errichten
am-symbol-assassinate = Meuchelmord
am-symbol-remove-trouble = Die Wache
am-symbol-take = Geld kassieren
am-symbol-scroll = Schriftrolle
am-symbol-random-event = Ereignis
am-symbol-play-another = Spiele eine weitere Karte
am-symbol-interrupt = Unterbrechung
am-symbol-take-amount = { $amount } kassieren
am-symbol-place-minion-text = Setze einen Handlanger dort ein, wo du schon einen hast, oder in einem angrenzenden Bezirk. Ein zweiter Handlanger in einem Bezirk bringt Unruhe.
am-symbol-build-text = Wo du einen Handlanger hast und weder Gebäude noch Unruhe ist: Zahle die Baukosten, stelle ein Gebäude hin und nimm die Stadtbezirkskarte.
am-symbol-assassinate-text = Entferne einen fremden Handlanger, einen Troll oder einen Dämon aus einem Bezirk mit Unruhe; die Unruhe geht mit.
am-symbol-remove-trouble-text = Entferne einen Unruhe-Marker aus einem beliebigen Bezirk.
am-symbol-take-text = Kassiere den Betrag im Kreis von der Bank.
am-symbol-scroll-text = Tu, was auf der Karte steht.
am-symbol-random-event-text = Decke die nächste Ereigniskarte auf. Dieses Symbol lässt sich nicht auslassen.
am-symbol-play-another-text = Spiele noch eine Karte aus deiner Hand.
am-symbol-interrupt-text = Spiele sie, wenn ihr Augenblick kommt, auch wenn jemand anderes am Zug ist.

## Ereignisse

am-event-the-dragon = Der Drache
am-event-flood = Flut
am-event-fire = Feuer
am-event-fog = Nebel
am-event-riots = Aufruhr
am-event-explosion = Explosion
am-event-mysterious-murders = Mysteriöse Morde
am-event-demons-from-the-dungeon-dimensions = Dämonen aus den Kerkerdimensionen
am-event-subsidence = Erdrutsch
am-event-bloody-stupid-johnson = Absolut Bekloppter Johnson
am-event-trolls = Trolle
am-event-earthquake = Erdbeben
am-event-the-dragon-text = Der gewürfelte Bezirk wird leer geräumt: Handlanger, Gebäude, Unruhe.
am-event-flood-text = Zwei Würfe. Alle bringen ihre Handlanger aus den gewürfelten Bezirken am Fluss in Sicherheit.
am-event-fire-text = Das Gebäude im gewürfelten Bezirk brennt ab, und das Feuer greift über, solange ein angrenzender Bezirk mit Gebäude gewürfelt wird.
am-event-fog-text = Fünf Karten vom Nachzugstapel kommen auf den Ablagestapel.
am-event-riots-text = Bei mindestens acht Unruhe-Markern auf dem Spielplan endet die Partie jetzt, und die Punkte entscheiden.
am-event-explosion-text = Das Gebäude im gewürfelten Bezirk wird zerstört.
am-event-mysterious-murders-text = Reihum würfeln alle und entfernen einen Handlanger aus dem gewürfelten Bezirk.
am-event-demons-from-the-dungeon-dimensions-text = Vier Würfe, je ein Dämon und Unruhe im gewürfelten Bezirk. Wo ein Dämon ist, hat niemand die Kontrolle, und nichts zählt.
am-event-subsidence-text = Alle müssen { $amount } für jedes ihrer Gebäude zahlen; wofür das Geld nicht reicht, das ist verloren.
am-event-bloody-stupid-johnson-text = Die Stadtbezirkskarte des gewürfelten Bezirks ist aus dem Spiel, und wer sie hatte, entfernt dort einen Handlanger.
am-event-trolls-text = Drei Würfe, je ein Troll im gewürfelten Bezirk.
am-event-earthquake-text = Zwei Würfe. Die Gebäude in beiden Bezirken werden zerstört.

## Was die Karten sagen

am-effect-loan = Nimm einen Kredit auf: jetzt { $amount }. Am Ende zahlst du { $debt } zurück oder verlierst { $points } Punkte; für Chrysopras zählt er minus { $debt }. Die Karte bleibt vor dir liegen.
am-effect-demand-cards = Ein Mitspieler gibt dir zwei Karten seiner Wahl.
am-effect-tribute = Jeder Mitspieler gibt dir { $amount } oder eine Karte, ganz wie er will.
am-effect-sell-card-to-player = Gib einem Mitspieler eine Karte; er gibt dir { $amount }.
am-effect-steal-from-all = Jeder Mitspieler gibt dir { $amount }.
am-effect-hand-penalty = Ein Mitspieler gibt dir { $amount } oder hat diese Karte für immer vor sich liegen: Sie belegt einen Platz seiner Hand.
am-effect-swap-personality = Du darfst deine Persönlichkeit gegen eine zufällige tauschen, die niemand hat.
am-effect-move-own-from-trouble = Versetze einen deiner Handlanger aus einem Bezirk mit Unruhe in einen angrenzenden.
am-effect-earn-trouble = Kassiere { $amount } für jeden Unruhe-Marker auf dem Spielplan.
am-effect-sell-cards = Lege so viele Karten ab, wie du willst; kassiere { $amount } für jede.
am-effect-discard-one = Du darfst eine Karte ablegen.
am-effect-steal-from-one = Ein Mitspieler gibt dir { $amount }.
am-effect-earn-minions-isle = Kassiere { $amount } für jeden Handlanger auf der „Götterinsel“, gleich wem er gehört.
am-effect-gamble-steal = Würfle. Ab { $high }: Ein Mitspieler gibt dir { $amount }. { $low }: Entferne einen deiner Handlanger.
am-effect-draw = { $count ->
    [one] Ziehe { $count } Karte.
   *[other] Ziehe { $count } Karten.
}
am-effect-draw-from-discard = Ziehe blind vier Karten aus dem Ablagestapel.
am-effect-move-opponent = Versetze den Handlanger eines Mitspielers in einen angrenzenden Bezirk.
am-effect-extort-building = Ein Mitspieler gibt dir { $amount }, oder du darfst eines seiner Gebäude entfernen.
am-effect-peek-personalities = Sieh dir alle unbenutzten Persönlichkeiten bis auf eine an.
am-effect-gamble-bank = Würfle. Ab { $high }: Kassiere { $amount }. { $low }: Zahle { $forfeit } oder entferne einen deiner Handlanger.
am-effect-play-two = Spiele zwei weitere Karten.
am-effect-buy-building-calm = Kaufe das Gebäude eines Mitspielers in einem Bezirk ohne Unruhe: Zahle ihm die Baukosten, und es gehört dir.
am-effect-buy-building-trouble = Kaufe das Gebäude eines Mitspielers in einem Bezirk mit Unruhe: Zahle ihm die Baukosten, und es gehört dir.
am-effect-build-half = Errichte ein Gebäude für die halben Baukosten.
am-effect-place-at-building = Setze einen Handlanger in einem Bezirk ein, in dem du ein Gebäude hast.
am-effect-place-near-unreal-estate = { $count ->
    [one] Setze einen Handlanger in „Mobilien“ oder einem angrenzenden Bezirk ein.
   *[other] Setze einen oder zwei Handlanger in „Mobilien“ oder einem angrenzenden Bezirk ein.
}
am-effect-place-quietly = Setze einen Handlanger in einem beliebigen Bezirk ein. Er bringt keine Unruhe.
am-effect-earn-minions-trouble = Wähle einen Bezirk mit Unruhe; kassiere { $amount } für jeden Handlanger dort.
am-effect-place-at-trouble = Setze einen Handlanger in einem Bezirk mit Unruhe ein.
am-effect-steal-card = Nimm einem Mitspieler blind zwei Karten weg, behalte eine und gib die andere zurück.
am-effect-earn-buildings = Kassiere { $amount } für jedes Gebäude auf dem Spielplan.
am-effect-spread-trouble = Lege einen Unruhe-Marker in einen Bezirk mit mindestens einem Handlanger, der an einen mit Unruhe angrenzt.
am-effect-gamble-remove = Würfle. Ab { $high }: Entferne einen Handlanger aus einem Bezirk mit Unruhe. { $low }: Entferne einen von deinen.
am-effect-draw-per-building = Ziehe eine Karte für jedes deiner Gebäude auf dem Spielplan.
am-effect-add-trouble = Lege einen Unruhe-Marker in einen beliebigen Bezirk mit mindestens einem Handlanger.
am-effect-pay-to-move = Gib einem Mitspieler { $amount }, dann versetze einen deiner Handlanger in einen beliebigen Bezirk.
am-effect-force-payment = Wähle zwei Mitspieler: Der erste gibt dem zweiten { $amount }.
am-effect-move-own-anywhere = Versetze einen deiner Handlanger in einen beliebigen Bezirk.
am-effect-pay-to-make-remove = Gib einem Mitspieler { $amount }; er muss einen Handlanger aus einem Bezirk mit Unruhe entfernen, aber keinen von dir.
am-effect-remove-from-unreal-estate = Entferne einen Handlanger aus „Mobilien“.
am-effect-swap-minions = Vertausche zwei Handlanger in verschiedenen Bezirken.
am-effect-discard-opponent-card = Sieh dir die Hand eines Mitspielers an und lege eine Karte daraus ab.
am-effect-roll-and-remove = Würfle zweimal; entferne aus jedem gewürfelten Bezirk einen Handlanger.
am-effect-swap-hands = Tausche die ganze Hand mit einem Mitspieler.
am-effect-discard-refill = Lege bis zu drei Karten ab, dann fülle deine Hand auf.
am-effect-each-opponent-removes = Jeder Mitspieler entfernt einen seiner Handlanger.
am-effect-pay-to-assassinate = Gib einem Mitspieler { $amount }, dann meuchle einen Handlanger.
am-effect-block-text = Eine fremde Schriftrolle soll dich treffen: Sie tut es nicht.
am-effect-block-move-or-remove = Jemand will deinen Handlanger versetzen oder entfernen: Er bleibt.
am-effect-block-remove = Dein Handlanger soll den Spielplan verlassen: Er bleibt.
am-effect-relocate-removed = Dein Handlanger wurde entfernt: Setze ihn sofort in einem anderen Bezirk ein.
am-effect-end-own-turn = In deinem Zug, nach einer Karte: Der Zug endet, und diese Karte kommt zurück auf deine Hand.

## Spieler, Stapel und die Stadt

am-players = Spieler
am-bot-level = Bot: { $level }
am-money-label = Geld
am-minions-left = Handlanger übrig
am-buildings-left = Gebäude übrig
am-cards-in-hand = Handkarten
am-loans = Kredite
am-area-cards = Stadtbezirkskarten
am-penalty-cards = Strafkarten
am-is-away = nicht da
am-thinks-now = überlegt
am-may-be = Vielleicht: { $list }
am-is-known = Ist { $name }
am-known-cards = Du kennst: { $list }
am-city = Die Stadt
am-city-in-words = Die Stadt in Worten
am-draw-pile = Nachzugstapel
am-discard-pile = Ablage
am-events-left = Ereignisse übrig
am-bank = Bank
am-trouble = Unruhe
am-discarded-cards = Abgelegte Karten
am-events-so-far = Ereignisse bisher
am-none-yet = noch keine
am-area-in-words = { $number }. { $area } ({ $cost }): { $content }. { $control } Angrenzend: { $neighbours }.
am-area-minions = { $name } { $count } Handlanger
am-area-trolls = { $count ->
    [one] { $count } Troll
   *[other] { $count } Trolle
}
am-area-demons = { $count ->
    [one] { $count } Dämon
   *[other] { $count } Dämonen
}
am-area-building = Gebäude von { $name }
am-area-trouble = Unruhe
am-area-empty = niemand
am-area-card-lost = die Stadtbezirkskarte ist aus dem Spiel
am-area-controlled = { $you ->
    [yes] Du kontrollierst den Bezirk.
   *[no] { $name } kontrolliert den Bezirk.
}
am-area-uncontrolled = Niemand kontrolliert den Bezirk.

## Deine Hand und dein Geheimnis

am-hand = Deine Hand
am-hand-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
am-hand-play-now = suche dir eine aus
am-hand-play-more = danach darfst du noch eine spielen
am-hand-empty = Deine Hand ist leer.
am-hand-why-not = Warum diese nicht?
am-secret = Dein Geheimnis
am-secret-covered = Verdeckt. Schaut dir niemand über die Schulter?
am-secret-open = Nur du siehst das
am-secret-look = Ansehen
am-secret-cover = Verdecken
am-secret-missing = Es { $count ->
    [one] fehlt noch 1.
   *[other] fehlen noch { $count }.
}
am-secret-progress = { $have } von { $need }
am-secret-worth = { $have } von { $need }
am-secret-pile = { $count ->
    [one] noch { $count } Karte
   *[other] noch { $count } Karten
}
am-secret-met = Du gewinnst, wenn das zu Beginn deines nächsten Zuges noch gilt.
am-radar = Wer würde gewinnen?
am-radar-note = mit dieser Persönlichkeit

## Die Frage

am-prompt-your-turn = Du bist am Zug
am-prompt-turn-of = { $who } ist am Zug
am-prompt-wait = Warten auf { $who }
am-prompt-wait-many = Warten auf { $who }
am-prompt-dealing = Die Karten werden gegeben
am-prompt-over = Die Partie ist vorbei
am-prompt-see-result = Zum Ergebnis
am-choices = Was du tun kannst
am-ask-play = Welche Karte spielst du?
am-ask-pass = Du hast nur Unterbrechungen auf der Hand
am-ask-pass-empty = Du hast keine Karten auf der Hand
am-ask-end = Karte gespielt. Zug beenden?
am-ask-end-hint = Nutze erst den Vorteil eines Bezirks oder beende deinen Zug.
am-ask-play-another = Noch eine Karte spielen?
am-ask-play-more = { $count ->
    [one] Noch eine Karte spielen?
   *[other] Noch { $count } Karten spielen?
}
am-ask-place = Wo setzt du einen Handlanger ein?
am-ask-place-hint = Wo du schon einen hast oder angrenzend · noch { $left }
am-ask-place-hint-anywhere = Auf dem Spielplan hast du keinen: Jeder Bezirk ist erlaubt · noch { $left }
am-ask-place-text = Wo setzt du einen Handlanger ein?
am-ask-lift = Alle zwölf Handlanger stehen auf dem Spielplan: Welchen setzt du um?
am-ask-relocate = Wohin kommt der Handlanger aus { $area }?
am-ask-rescue = Dein Handlanger wurde aus { $area } vertrieben: Wohin kommt er?
am-ask-build = Wo errichtest du ein Gebäude?
am-ask-build-hint = Wo du einen Handlanger hast und weder Unruhe noch Gebäude ist · du hast { $money }
am-ask-assassinate = Wen lässt du meucheln?
am-ask-assassinate-hint = Handlanger, Troll oder Dämon in einem Bezirk mit Unruhe; nie einen eigenen
am-ask-calm = Welche Unruhe entfernst du?
am-ask-take = { $amount } von der Bank kassieren?
am-ask-read = Tun, was auf der Karte steht?
am-ask-event = Ein Ereignis tritt ein
am-ask-stir = Wo beginnt die Unruhe?
am-ask-demolish = Alle sechs Gebäude stehen: Welches kommt weg?
am-ask-demolish-other = Welches Gebäude kommt weg?
am-ask-demolish-subsidence = Für alle Gebäude reicht dein Geld nicht: Welches kommt weg?
am-ask-buy = Welches Gebäude kaufst du?
am-ask-target = Welcher Mitspieler?
am-ask-target-second = Wer bekommt { $amount } von { $who }?
am-ask-give = Welche Karte gibst du?
am-ask-give-to = Welche Karte bekommt { $who }?
am-ask-discard = Welche Karte legst du ab?
am-ask-discard-more = Eine Karte ablegen oder aufhören?
am-ask-discard-theirs = Welche Karte legt { $who } ab?
am-ask-keep = Welche Karte behältst du?
am-ask-pick = Welcher Handlanger?
am-ask-pick-remove = Welcher Handlanger wird entfernt?
am-ask-pick-own = Welchen deiner Handlanger gibst du auf?
am-ask-pick-or-pay = { $amount } zahlen oder einen Handlanger aufgeben?
am-ask-pick-partner = Mit welchem Handlanger tauscht er den Platz?
am-ask-to = Wohin?
am-ask-to-flood = Flut in { $area }: Wohin geht dein Handlanger?
am-ask-at = Welcher Bezirk?
am-ask-tribute = Gibst du { $who } { $amount } oder eine Karte?
am-ask-buy-off = { $who } verlangt { $amount }
am-ask-buy-off-card = sonst bleibt diese Karte für immer vor dir liegen
am-ask-buy-off-building = sonst darf eines deiner Gebäude entfernt werden
am-ask-shield = { $event } in { $area }: An „Geringe Götter“ zahlen und verschont bleiben?
am-ask-shield-newcomer = { $event }: Von { $area } fernhalten?

## Bedrohungen: Fragen, die den Tisch anhalten

am-threat-assassinate = { $who } lässt deinen Handlanger in { $area } meucheln
am-threat-remove = { $who } will deinen Handlanger in { $area } entfernen
am-threat-remove-event = { $event }: Dein Handlanger in { $area } ist in Gefahr
am-threat-move = { $who } will deinen Handlanger aus { $area } wegversetzen
am-threat-swap = { $who } will deinen Handlanger in { $area } gegen einen anderen tauschen
am-threat-text = { $card } soll dich treffen
am-threat-dragon = Der Drache landet in { $area }
am-threat-card-says = Auf der Karte steht: „{ $text }“
am-threat-hint = Alle Bedrohten haben gleich lange Zeit, ob sie eine Antwort haben oder nicht.
am-threat-hint-trouble = Geht der Handlanger, geht die Unruhe in { $area } mit.
am-threat-sealed = Deine Antwort liegt verdeckt, bis alle geantwortet haben.
am-react-play = { $cards } spielen
am-react-pass = Geschehen lassen
am-react-pass-hint = und die Karten behalten
am-react-gaspode = Er bleibt, wo er ist
am-react-wallace-sonky = Der Text geht an dir vorbei
am-react-fresh-start-club = Er fängt in einem anderen Bezirk neu an
am-react-susan = Er bleibt, und die Unruhe auch
am-react-susan-dragon = Ein Handlanger bleibt; die Unruhe verschwindet trotzdem
am-react-igor = Er wird in einem anderen Bezirk zusammengenäht

## Wahlmöglichkeiten in Worten (für die Liste und für Programme)

am-act-play = { $card } spielen
am-act-give = { $card } geben
am-act-discard = { $card } ablegen
am-act-keep = { $card } behalten
am-act-place = Handlanger in { $area } einsetzen
am-act-lift = Handlanger aus { $area } nehmen
am-act-build = In { $area } bauen: { $cost }
am-act-demolish = Gebäude in { $area } entfernen
am-act-buy = Gebäude von { $name } in { $area } kaufen: { $cost }
am-act-calm = Unruhe in { $area } entfernen
am-act-stir = Unruhe in { $area } stiften
am-act-to = Nach { $area }
am-act-assassinate = { $you ->
    [troll] Troll in { $area } meucheln
    [demon] Dämon in { $area } meucheln
    [yes] Eigenen Handlanger in { $area } meucheln
   *[no] Handlanger von { $name } in { $area } meucheln
}
am-act-pick = { $you ->
    [troll] Troll in { $area }
    [demon] Dämon in { $area }
    [yes] Dein Handlanger in { $area }
   *[no] Handlanger von { $name } in { $area }
}
am-act-target = { $name }
am-act-react = { $cards } spielen
am-act-use = { $area }: { $power }
am-act-recall = Dr. Rasen: Zug beenden und { $card } zurücknehmen
am-act-take = Geld kassieren
am-act-read = Ausführen
am-act-pay = Zahlen
am-act-pay-amount = { $amount } zahlen
am-act-accept = Hinnehmen
am-act-accept-card = Karte nehmen
am-act-accept-building = Ein Gebäude riskieren
am-act-shield = { $amount } an „Geringe Götter“ zahlen
am-act-skip = Auslassen
am-act-skip-symbol = Symbol auslassen
am-act-stop = Aufhören
am-act-decline-shield = Geschehen lassen
am-act-end = Zug beenden
am-act-pass = Aussetzen

## Was eine Wahl bewirkt

am-so-trouble = bringt Unruhe: { $from } → { $to }
am-so-calm = beendet Unruhe: { $from } → { $to }
am-so-cost = kostet { $cost }, es bleiben { $left }
am-so-control-gain = du übernimmst die Kontrolle
am-so-control-loss = du verlierst die Kontrolle
am-so-earns = bringt { $amount }
am-so-holds = { $count ->
    [one] { $count } Karte, { $money }
   *[other] { $count } Karten, { $money }
}

## Das Protokoll

am-log = Protokoll
am-log-earlier = Das ganze Protokoll
am-log-setup = Vor dem ersten Zug
am-log-turn = Zug { $turn }
am-log-why = Warum ist das geschehen?
am-log-dealt-personality = { $you ->
    [yes] Du bekommst eine Persönlichkeit: Sie liegt unter „Dein Geheimnis“.
   *[no] { $who } bekommt eine Persönlichkeit.
}
am-log-turn-began = { $you ->
    [yes] Dein Zug beginnt.
   *[no] Der Zug von { $who } beginnt.
}
am-log-played = { $you ->
    [yes] Du spielst { $card }.
   *[no] { $who } spielt { $card }.
}
am-log-passed = { $you ->
    [yes] Du kannst keine Karte spielen.
   *[no] { $who } kann keine Karte spielen.
}
am-log-skipped = { $you ->
    [yes] Du verzichtest.
   *[no] { $who } verzichtet.
}
am-log-put-away = { $card } kommt auf den Ablagestapel.
am-log-recalled = { $you ->
    [yes] Du rufst Dr. Rasen: Der Zug endet, und { $card } kommt zurück auf deine Hand.
   *[no] { $who } ruft Dr. Rasen: Der Zug endet, und { $card } kommt zurück auf die Hand.
}
am-log-drew = { $you ->
    [yes] Du ziehst { $card }.
   *[no] { $who } zieht eine Karte.
}
am-log-drew-known = { $who } zieht { $card }.
am-log-drew-many = { $you ->
    [yes] Du ziehst { $list }.
   *[no] { $who } zieht { $count } Karten.
}
am-log-recovered = { $you ->
    [yes] Du nimmst { $card } aus dem Ablagestapel.
   *[no] { $who } nimmt { $card } aus dem Ablagestapel.
}
am-log-discarded = { $you ->
    [yes] Du legst { $card } ab.
   *[no] { $who } legt { $card } ab.
}
am-log-gave = { $you ->
    [from] Du gibst { $whom } { $card }.
    [to] { $who } gibt dir { $card }.
   *[no] { $who } gibt { $whom } eine Karte.
}
am-log-offered = { $you ->
    [from] Du suchst für { $whom } { $card } aus.
    [to] { $who } hat eine Karte für dich ausgesucht.
   *[no] { $who } hat eine Karte für { $whom } ausgesucht.
}
am-log-grabbed = { $you ->
    [from] Du nimmst zum Ansehen { $card } aus der Hand von { $whom }.
    [to] { $who } nimmt zum Ansehen { $card } aus deiner Hand.
   *[no] { $who } nimmt zum Ansehen eine Karte aus der Hand von { $whom }.
}
am-log-looked = { $you ->
    [from] Du siehst die Hand von { $whom }: { $cards }.
    [to] { $who } sieht sich deine Hand an: { $cards }.
   *[no] { $who } sieht sich die Hand von { $whom } an.
}
am-log-looked-empty = eine leere Hand
am-log-swapped-hands = { $you ->
    [from] Du tauschst mit { $whom } die Hand.
    [to] { $who } tauscht mit dir die Hand.
   *[no] { $who } und { $whom } tauschen die Hand.
}
am-log-stuck = { $you ->
    [yes] { $card } bleibt für immer vor dir liegen.
   *[no] { $card } bleibt für immer vor { $who } liegen.
}
am-log-borrowed = { $you ->
    [yes] Du nimmst mit { $card } einen Kredit auf.
   *[no] { $who } nimmt mit { $card } einen Kredit auf.
}
am-log-paid-player = { $you ->
    [from] Du zahlst { $whom } { $amount }.
    [to] { $who } zahlt dir { $amount }.
   *[no] { $who } zahlt { $whom } { $amount }.
}
am-log-paid-bank = { $you ->
    [yes] Du zahlst der Bank { $amount }.
   *[no] { $who } zahlt der Bank { $amount }.
}
am-log-took-money = { $you ->
    [yes] Du kassierst { $amount } von der Bank.
   *[no] { $who } kassiert { $amount } von der Bank.
}
am-log-placed = { $you ->
    [yes] Du setzt einen Handlanger in { $area } ein.
   *[no] { $who } setzt einen Handlanger in { $area } ein.
}
am-log-lifted = { $you ->
    [yes] Du nimmst einen Handlanger aus { $area }.
   *[no] { $who } nimmt einen Handlanger aus { $area }.
}
am-log-moved = { $you ->
    [yes] Dein Handlanger geht von { $from } nach { $to }.
    [troll] Ein Troll geht von { $from } nach { $to }.
    [demon] Ein Dämon geht von { $from } nach { $to }.
   *[no] Ein Handlanger von { $who } geht von { $from } nach { $to }.
}
am-log-swapped = { $one } in { $from } und { $two } in { $to } tauschen die Plätze.
am-log-attacked = { $you ->
    [yes] Ein Meuchelmörder hat es auf deinen Handlanger in { $area } abgesehen.
    [troll] Ein Meuchelmörder hat es auf einen Troll in { $area } abgesehen.
    [demon] Ein Meuchelmörder hat es auf einen Dämon in { $area } abgesehen.
   *[no] Ein Meuchelmörder hat es auf einen Handlanger von { $who } in { $area } abgesehen.
}
am-log-chose = { $you ->
    [yes] Deine Wahl ist { $minion } in { $area }.
   *[no] Die Wahl von { $who } ist { $minion } in { $area }.
}
am-log-targeted = { $you ->
    [from] Deine Wahl fällt auf { $whom }.
    [to] Die Wahl von { $who } fällt auf dich.
   *[no] Die Wahl von { $who } fällt auf { $whom }.
}
am-log-bid = { $you ->
    [yes] Du willst das Gebäude in { $area } kaufen.
   *[no] { $who } will das Gebäude in { $area } kaufen.
}
am-log-removed = { $you ->
    [yes] Dein Handlanger in { $area } wird entfernt.
    [troll] Ein Troll in { $area } wird entfernt.
    [demon] Ein Dämon in { $area } wird entfernt.
   *[no] Ein Handlanger von { $who } in { $area } wird entfernt.
}
am-log-arrived = { $you ->
    [demon] Ein Dämon erscheint in { $area }.
   *[troll] Ein Troll kommt nach { $area }.
}
am-log-troubled = In { $area } herrscht Unruhe.
am-log-calmed = Die Unruhe in { $area } ist vorbei.
am-log-built = { $you ->
    [yes] Du errichtest ein Gebäude in { $area }.
   *[no] { $who } errichtet ein Gebäude in { $area }.
}
am-log-bought = { $you ->
    [from] Du kaufst das Gebäude von { $whom } in { $area }.
    [to] { $who } kauft dein Gebäude in { $area }.
   *[no] { $who } kauft das Gebäude von { $whom } in { $area }.
}
am-log-demolished = { $you ->
    [yes] Dein Gebäude in { $area } ist verloren.
   *[no] Das Gebäude von { $who } in { $area } ist verloren.
}
am-log-used = { $you ->
    [yes] Du nutzt den Vorteil von { $area }.
   *[no] { $who } nutzt den Vorteil von { $area }.
}
am-log-shielded = { $you ->
    [yes] Du zahlst an „Geringe Götter“ für Schutz in { $area }.
   *[no] { $who } zahlt an „Geringe Götter“ für Schutz in { $area }.
}
am-log-card-lost = { $you ->
    [yes] Du verlierst die Stadtbezirkskarte von { $area } für immer.
   *[no] { $who } verliert die Stadtbezirkskarte von { $area } für immer.
}
am-log-rolled = { $you ->
    [yes] Du würfelst { $face }.
   *[no] { $who } würfelt { $face }.
}
am-log-turned-up = Ereignis: { $event }
am-log-fogged = { $card } verschwindet im Nebel.
am-log-threatened = { $you ->
    [yes] Du wirst gefragt, ob du antwortest.
   *[no] Die Frage geht an { $who }.
}
am-log-reacted = { $you ->
    [yes] Du unterbrichst mit { $card }.
   *[no] { $who } unterbricht mit { $card }.
}
am-log-peeked = { $you ->
    [yes] Du siehst unbenutzte Persönlichkeiten: { $list }.
   *[no] { $who } sieht sich unbenutzte Persönlichkeiten an.
}
am-log-changed-personality = { $you ->
    [yes] Du tauschst deine Persönlichkeit: Die neue liegt unter „Dein Geheimnis“.
   *[no] { $who } wechselt die Persönlichkeit.
}
am-log-ended-condition = { $you ->
    [yes] Du gewinnst als { $personality }!
   *[no] { $who } gewinnt als { $personality }.
}
am-log-ended-vimes = { $you ->
    [yes] Der Nachzugstapel ist leer: Du gewinnst als { $personality }!
   *[no] Der Nachzugstapel ist leer: { $who } gewinnt als { $personality }.
}
am-log-ended-points = Der Nachzugstapel ist leer. Sieg nach Punkten: { $list }.
am-log-ended-riots = Der Aufruhr beendet die Partie. Sieg nach Punkten: { $list }.
am-ended-tie-card = Bei je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} zählt die teuerste Stadtbezirkskarte: { $list }.
am-ended-tie-control = Bei je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} zählt die Kontrolle des teuersten Bezirks: { $list }.
am-ended-tie-has = { $who } ({ $area }, { $money })
am-ended-tie-none = { $who } (–)
am-minion-own = dein Handlanger
am-minion-of = ein Handlanger von { $name }
am-minion-troll = ein Troll
am-minion-demon = ein Dämon

## Die Kette der Ursachen

am-why-card = Die Karte { $card }
am-why-symbol = ihr Symbol „{ $symbol }“
am-why-power = Der Vorteil von { $area }
am-why-event = Das Ereignis „{ $event }“
am-why-rescue = Eine Unterbrechung, die den Handlanger rettet

## Spielübersicht

am-aid = Spielübersicht
am-aid-key = Taste ?
am-aid-symbols = Die neun Symbole
am-aid-personalities = Die Persönlichkeiten
am-aid-areas = Die Bezirke und ihre Vorteile
am-aid-events = Die Ereignisse
am-aid-cost = Baukosten { $cost }
am-aid-link = Alle Regeln

## Warum etwas nicht erlaubt ist

refusal-AM-ACT-MINION-02 = Ein Handlanger kommt dorthin, wo du schon einen hast, oder in einen angrenzenden Bezirk.
refusal-AM-ACT-MINION-05 = Ein weggenommener Handlanger kommt in einen anderen Bezirk.
refusal-AM-ACT-MINION-06 = Der Handlanger muss dorthin, wo ein anderer von dir steht, oder in einen angrenzenden Bezirk.
refusal-AM-ACT-MINION-08 = Solange du einen Handlanger neben dem Spielplan hast, setzt du den ein.
refusal-AM-ACT-BUILD-01 = Du hast dort keinen Handlanger.
refusal-AM-ACT-BUILD-02 = Dort steht schon ein Gebäude.
refusal-AM-ACT-BUILD-03 = Dort herrscht Unruhe.
refusal-AM-ACT-BUILD-04 = Du kannst die Kosten nicht bezahlen.
refusal-AM-ACT-BUILD-12 = Eines deiner sechs Gebäude muss weg.
refusal-AM-ACT-ASSASSINATE-01 = Dort steht kein solcher Handlanger.
refusal-AM-ACT-ASSASSINATE-02 = Deinen eigenen Handlanger darfst du nicht meucheln.
refusal-AM-ACT-ASSASSINATE-03 = Dort herrscht keine Unruhe.
refusal-AM-ACT-TROUBLE-01 = Dort herrscht keine Unruhe.
refusal-AM-ACT-EVENT-03 = Erst muss das Ereignis abgehandelt sein.
refusal-AM-ACT-EVENT-07 = Dr. Rasen hilft nicht, einem Ereignis auszuweichen.
refusal-AM-ACT-INTERRUPT-01 = Eine Unterbrechung wartet auf ihren Augenblick: Gerade geschieht nichts, worauf sie antworten könnte.
refusal-AM-ACT-INTERRUPT-03 = Du hast keine Karte, die darauf antwortet.
refusal-AM-ACT-INTERRUPT-06 = Der Handlanger muss dorthin, wo ein anderer von dir steht, oder in einen angrenzenden Bezirk, und nicht dorthin zurück, woher er kam.
refusal-AM-ACT-INTERRUPT-20 = Gaspode hält Spieler auf, nicht Ereignisse.
refusal-AM-ACT-INTERRUPT-21 = Gaspode hält deine eigene Karte nicht auf.
refusal-AM-ACT-INTERRUPT-25 = Eine Karte genügt als Antwort.
refusal-AM-ACT-SCROLL-17 = Wähle die Karten in der Reihenfolge der Liste: Diese käme zu spät oder zu früh.
refusal-AM-AREA-ANY-01 = Den Vorteil hat, wem die Stadtbezirkskarte gehört.
refusal-AM-AREA-ANY-02 = Diesen Vorteil hast du in diesem Zug schon genutzt.
refusal-AM-AREA-ANY-03 = Die Karte ist neu, ihr Vorteil gilt ab deinem nächsten Zug.
refusal-AM-AREA-ANY-05 = Dort ist ein Dämon, der Vorteil ruht.
refusal-AM-AREA-ANY-09 = Vorteile nutzt man zwischen zwei Aktionen des eigenen Zuges.
refusal-AM-AREA-ANY-10 = Du kannst es nicht bezahlen, oder es würde nichts bewirken.
refusal-AM-AREA-DOLLY-SISTERS-01 = Der Handlanger kommt nach „Tolle Schwestern“ oder in einen angrenzenden Bezirk.
refusal-AM-AREA-UNREAL-ESTATE-01 = „Mobilien“ verlangt, dass du eine Karte ablegst.
refusal-AM-AREA-DRAGONS-LANDING-01 = „Drachenlandeplatz“ bringt { $amount }, sonst nichts.
refusal-AM-AREA-SMALL-GODS-01 = „Geringe Götter“ hilft nur gegen ein Ereignis, das eine deiner Figuren trifft.
refusal-AM-AREA-THE-SCOURS-01 = Du hast keine Karte zum Ablegen.
refusal-AM-AREA-THE-HIPPO-01 = „Das Nilpferd“ bringt { $amount }, sonst nichts.
refusal-AM-AREA-THE-SHADES-01 = Die Unruhe kommt nach „Die Schatten“ oder in einen angrenzenden Bezirk, wo ein Handlanger steht und noch keine ist.
refusal-AM-AREA-DIMWELL-01 = Der Handlanger kommt nach „Düstergut“ oder in einen angrenzenden Bezirk.
refusal-AM-AREA-LONGWALL-01 = „Lange Mauer“ bringt { $amount }, sonst nichts.
refusal-AM-AREA-ISLE-OF-GODS-01 = Dort ist keine Unruhe, die sich entfernen ließe.
refusal-AM-AREA-SEVEN-SLEEPERS-01 = „Siebenschläfer“ bringt { $amount }, sonst nichts.
refusal-AM-AREA-NAP-HILL-01 = „Schlummerhügel“ bringt { $amount }, sonst nichts.
refusal-AM-COMP-21 = Das Spiel ist für zwei bis vier Spieler.
refusal-AM-EVENT-FLOOD-02 = Deine Handlanger müssen aus dem überfluteten Bezirk in einen angrenzenden.
refusal-AM-EVENT-FLOOD-03 = Auch dieser Bezirk ist überflutet.
refusal-AM-EVENT-FLOOD-09 = Gegen die Flut hilft keine Unterbrechung.
refusal-AM-EVENT-JOHNSON-01 = Der Absolut Bekloppte Johnson hat diese Stadtbezirkskarte aus dem Spiel genommen: Ihr Vorteil ist für immer verloren.
refusal-AM-EVENT-MURDERS-01 = Der Handlanger muss im gewürfelten Bezirk stehen.
refusal-AM-EVENT-SUBSIDENCE-03 = Es muss eines deiner Gebäude sein, für das dein Geld nicht reicht.
refusal-AM-EVENT-SUBSIDENCE-06 = „Geringe Götter“ hilft nicht gegen den Erdrutsch.
refusal-AM-FAQ-06 = Wallace Keinesorge schützt vor Schriftrollen, nicht vor Symbolen oder Ereignissen.
refusal-AM-FAQ-07 = Wallace Keinesorge hat diesen Text beendet: Er kann niemand anderen mehr treffen.
refusal-AM-FAQ-27 = Wallace Keinesorge wirkt nicht gegen deine eigene Karte.
refusal-AM-TURN-03 = Du musst eine Karte spielen, wenn du kannst.
refusal-AM-TURN-07 = Symbole nutzt man von links nach rechts, eines nach dem anderen.
refusal-AM-TURN-21 = Eine Unterbrechung kann nicht die Karte deines Zuges sein.
am-refusal-card = { $card } erlaubt das nicht.

## Tischoptionen

am-option-edition = Ausgabe der Regeln
am-edition-en = Englische Ausgabe
am-edition-de = Deutsche Ausgabe
am-edition-es = Spanische Ausgabe
am-edition-fr = Französische Ausgabe
am-option-switches = Hausregeln
am-option-switches-hint = Jede Spielregel sieht das anders. Lass sie, wie die Ausgabe sie hat, oder entscheide selbst.
am-option-by-edition = wie in der Ausgabe
am-option-on = ein
am-option-off = aus
am-option-wrong-players = Ankh-Morpork ist für zwei bis vier Spieler.
am-option-wrong-edition = Wähle eine der vier Ausgaben.
am-option-wrong-switch = Eine Hausregel ist ein, aus oder wie in der Ausgabe.
am-switch-finite-bank = Die Bank hat nur das Geld aus der Schachtel
am-switch-rescue-anywhere = „Igor“ und „Der Klub des Neuen Anfangs“ dürfen in jeden anderen Bezirk
am-switch-shades-unlimited = „Die Schatten“ darf mehrmals pro Zug genutzt werden
am-switch-small-gods-whole-area = „Geringe Götter“ schützt alle deine Figuren in einem Bezirk oder keine
am-switch-small-gods-anywhere = „Geringe Götter“ hält Ankömmlinge auch von Bezirken ohne Figur von dir fern
am-switch-small-gods-trolls = „Geringe Götter“ hält außer Dämonen auch Trolle fern
am-switch-small-gods-at-once = „Geringe Götter“ wirkt schon in dem Zug, in dem man die Karte bekommt
am-switch-tie-by-control = Bei Gleichstand zählt die Kontrolle des teuersten Bezirks, nicht die teuerste Karte
am-switch-repeat-rolls = Ein zweimal gewürfelter Bezirk zählt zweimal
am-switch-lead-neutrals = „Der Entenmann“, „Der Stinkende Alte Ron“ und „Canting Crew“ dürfen Trolle und Dämonen versetzen
am-switch-free-relocation = Der zwölfte Handlanger darf in jeden anderen Bezirk umgesetzt werden
am-switch-bare-trouble = „Der Mob“ und „Dr. Hix“ brauchen keinen Handlanger, wo sie Unruhe stiften
am-switch-must-play-both = „Drumknott“ und „Ponder Stibbons“ machen beide Karten zur Pflicht
am-switch-gaspode-own-card = Gaspode hilft auch gegen die eigene Karte
am-switch-sonky-one-roll = Wallace Keinesorge schützt nur vor einem Wurf von Carcer
am-switch-fire-stops = Ein von „Geringe Götter“ gerettetes Gebäude löscht das Feuer
am-switch-mossy-no-refill = Dr. Rasen beendet den Zug, ohne dass die Hand aufgefüllt wird
am-switch-demon-mutes-tie-break = Eine Stadtbezirkskarte unter einem Dämon entscheidet keinen Gleichstand

## Schlusswertung

am-score-title = Punkte
am-score-decided = sie haben die Partie entschieden
am-score-for-fun = nur zum Vergleich: entschieden haben sie nicht
am-score-minions = Handlanger auf dem Spielplan
am-score-buildings = Gebäude
am-score-money = Geld nach Rückzahlung der Kredite
am-score-loans = Nicht zurückgezahlte Kredite
am-score-shared = Gleichstand bis zuletzt: Der Sieg wird geteilt.
am-option-decided = { $rule }: { $state }
am-card-does-nothing = Kein Symbol, kein Text: Sie tut nichts.
am-step-done = erledigt
am-step-skipped = ausgelassen

## Wie Partien enden, in der Statistik
am-counted-condition = eine Persönlichkeit hat ihr Ziel erreicht
am-counted-vimes = der Stapel war leer, und Mumm hat gewonnen
am-counted-points = der Stapel war leer, und Punkte haben entschieden
am-counted-riots = Unruhen, und Punkte haben entschieden
