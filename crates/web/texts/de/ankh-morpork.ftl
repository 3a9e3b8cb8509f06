### Scheibenwelt: Ankh-Morpork. Die Begriffe sind die der deutschen Spielregel (Glossar im Regelwerk).
### $who, $whom und $name sind Personen; wo es zählt, ist $you „yes“, wenn der Leser handelt, oder
### nennt den Teil des Satzes, der der Leser ist. Texte enthalten weder < noch ein Et-Zeichen.
### Namen von Karten und Bezirken werden nicht gebeugt.

game-ankh-morpork-short = Ankh-Morpork
turn-number = Zug { $turn }
before-the-start = wird aufgebaut
game-over = Spiel vorbei
money = { $amount } $

## Bezirke

area-dolly-sisters = Tolle Schwestern
area-unreal-estate = Mobilien
area-dragons-landing = Drachenlandeplatz
area-small-gods = Geringe Götter
area-the-scours = Rennerei
area-the-hippo = Das Nilpferd
area-the-shades = Die Schatten
area-dimwell = Düstergut
area-longwall = Lange Mauer
area-isle-of-gods = Götterinsel
area-seven-sleepers = Siebenschläfer
area-nap-hill = Schlummerhügel

## Vorteile der Stadtbezirkskarten: der Knopf und der ganze Text

power-dolly-sisters = { $amount }: Handlanger
power-unreal-estate = Karte tauschen
power-dragons-landing = { $amount } kassieren
power-small-gods = { $amount }: verschont
power-the-scours = Karte für { $amount }
power-the-hippo = { $amount } kassieren
power-the-shades = Unruhe stiften
power-dimwell = { $amount }: Handlanger
power-longwall = { $amount } kassieren
power-isle-of-gods = { $amount }: Unruhe weg
power-seven-sleepers = { $amount } kassieren
power-nap-hill = { $amount } kassieren
power-dolly-sisters-text = Einmal pro Zug: Zahle { $amount } und setze einen Handlanger in Tolle Schwestern oder angrenzend ein; ein eigener muss nicht in der Nähe sein.
power-unreal-estate-text = Einmal pro Zug: Zieh eine Karte und leg dann eine ab; es darf die gezogene sein.
power-dragons-landing-text = Einmal pro Zug: Kassiere { $amount } von der Bank.
power-small-gods-text = Immer wenn ein Ereignis eine deiner Figuren treffen würde: Zahle { $amount }, und sie bleibt verschont.
power-the-scours-text = Einmal pro Zug: Leg eine Karte ab und kassiere { $amount } von der Bank.
power-the-hippo-text = Einmal pro Zug: Kassiere { $amount } von der Bank.
power-the-shades-text = Einmal pro Zug: Leg einen Unruhe-Marker in Die Schatten oder angrenzend, wo jemand steht und noch keiner liegt.
power-dimwell-text = Einmal pro Zug: Zahle { $amount } und setze einen Handlanger in Düstergut oder angrenzend ein; ein eigener muss nicht in der Nähe sein.
power-longwall-text = Einmal pro Zug: Kassiere { $amount } von der Bank.
power-isle-of-gods-text = Einmal pro Zug: Zahle { $amount } und entferne einen beliebigen Unruhe-Marker.
power-seven-sleepers-text = Einmal pro Zug: Kassiere { $amount } von der Bank.
power-nap-hill-text = Einmal pro Zug: Kassiere { $amount } von der Bank.

## Persönlichkeiten: der Name, und wie sie gewinnen

personality-lord-vetinari = Lord Vetinari
personality-lord-selachii = Lord Selachii
personality-lord-rust = Lord Rust
personality-lord-de-worde = Lord de Worde
personality-dragon-king-of-arms = Drachenkönig der Wappen
personality-chrysoprase = Chrysopras
personality-commander-vimes = Kommandeur Mumm
goal-lord-vetinari = Hab zu Beginn deines Zuges Handlanger in { $need } Bezirken. Bezirke mit einem Dämon zählen nicht.
goal-lord-selachii = Kontrolliere zu Beginn deines Zuges { $need } Bezirke.
goal-lord-rust = Kontrolliere zu Beginn deines Zuges { $need } Bezirke.
goal-lord-de-worde = Kontrolliere zu Beginn deines Zuges { $need } Bezirke.
goal-dragon-king-of-arms = Zu Beginn deines Zuges liegen { $need } Unruhe-Marker auf dem Spielplan.
goal-chrysoprase = Hab zu Beginn deines Zuges ein Kapital von { $need } in Geld und Gebäuden; jeder Kredit zählt minus { $debt }.
goal-commander-vimes = Der Nachzugstapel ist aufgebraucht, und niemand hat gewonnen.
lane-lords = Selachii, Rust, de Worde
lane-lords-need = { $need } Bezirke kontrollieren
lane-vetinari-need = Handlanger in { $need } Bezirken
lane-chrysoprase-need = Kapital { $need }
lane-dragon-need = { $need } Unruhe-Marker
lane-vimes-need = Nachzugstapel leer
lane-away = noch { $count }
lane-there = erreicht
lane-cards-left = { $count ->
    [one] noch { $count } Karte
   *[other] noch { $count } Karten
}
lane-at = { $name } { $have }

## Symbole: der Name, und was sie bewirken

symbol-place-minion = Einen Handlanger einsetzen
symbol-build = Ein Gebäude errichten
symbol-assassinate = Meuchelmord
symbol-remove-trouble = Die Wache
symbol-take = Geld kassieren
symbol-scroll = Schriftrolle
symbol-random-event = Ereignis
symbol-play-another = Spiele eine weitere Karte
symbol-interrupt = Unterbrechung
symbol-take-amount = { $amount } kassieren
symbol-place-minion-text = Setze einen Handlanger dort ein, wo du schon einen hast, oder nebenan. Ein zweiter Handlanger in einem Bezirk bringt Unruhe.
symbol-build-text = Wo du einen Handlanger hast und weder Gebäude noch Unruhe ist: Zahle die Baukosten, stell ein Gebäude hin und nimm die Stadtbezirkskarte.
symbol-assassinate-text = Entferne einen fremden Handlanger, einen Troll oder einen Dämon aus einem Bezirk mit Unruhe; die Unruhe geht mit.
symbol-remove-trouble-text = Entferne einen Unruhe-Marker aus einem beliebigen Bezirk.
symbol-take-text = Kassiere den Betrag im Kreis von der Bank.
symbol-scroll-text = Tu, was auf der Karte steht.
symbol-random-event-text = Deck die nächste Ereigniskarte auf. Auslassen kannst du das nicht.
symbol-play-another-text = Spiel noch eine Karte aus deiner Hand.
symbol-interrupt-text = Spiel sie, wenn ihr Augenblick kommt, auch wenn jemand anderes am Zug ist.

## Ereignisse

event-the-dragon = Der Drache
event-flood = Flut
event-fire = Feuer
event-fog = Nebel
event-riots = Aufruhr
event-explosion = Explosion
event-mysterious-murders = Mysteriöse Morde
event-demons-from-the-dungeon-dimensions = Dämonen aus den Kerkerdimensionen
event-subsidence = Erdrutsch
event-bloody-stupid-johnson = Absolut Bekloppter Johnson
event-trolls = Trolle
event-earthquake = Erdbeben
event-the-dragon-text = Alles im gewürfelten Bezirk ist weg: Handlanger, Gebäude, Unruhe.
event-flood-text = Zwei Würfe. Alle bringen ihre Handlanger aus den gewürfelten Bezirken am Fluss in Sicherheit.
event-fire-text = Das Gebäude im gewürfelten Bezirk brennt ab, und das Feuer geht weiter, solange es einen Nachbarn mit Gebäude würfelt.
event-fog-text = Fünf Karten vom Nachzugstapel kommen auf den Ablagestapel.
event-riots-text = Liegen acht oder mehr Unruhe-Marker auf dem Spielplan, endet das Spiel jetzt, und die Punkte entscheiden.
event-explosion-text = Das Gebäude im gewürfelten Bezirk ist weg.
event-mysterious-murders-text = Reihum würfeln alle und entfernen einen Handlanger aus dem gewürfelten Bezirk.
event-demons-from-the-dungeon-dimensions-text = Vier Würfe, je ein Dämon und Unruhe im gewürfelten Bezirk. Wo ein Dämon ist, hat niemand die Kontrolle, und nichts zählt.
event-subsidence-text = Alle zahlen { $amount } für jedes ihrer Gebäude oder verlieren es.
event-bloody-stupid-johnson-text = Die Stadtbezirkskarte des gewürfelten Bezirks ist aus dem Spiel, und wer sie hatte, entfernt dort einen Handlanger.
event-trolls-text = Drei Würfe, je ein Troll im gewürfelten Bezirk.
event-earthquake-text = Zwei Würfe. Die Gebäude in beiden Bezirken sind weg.

## Was die Karten sagen

effect-loan = Nimm einen Kredit auf: jetzt { $amount }. Am Ende zahlst du { $debt } zurück oder verlierst { $points } Punkte; für Chrysopras zählt er minus { $debt }. Die Karte bleibt vor dir liegen.
effect-demand-cards = Ein Mitspieler gibt dir zwei Karten seiner Wahl.
effect-tribute = Jeder Mitspieler gibt dir { $amount } oder eine Karte, ganz wie er will.
effect-sell-card-to-player = Gib einem Mitspieler eine Karte; er gibt dir { $amount }.
effect-steal-from-all = Jeder Mitspieler gibt dir { $amount }.
effect-hand-penalty = Ein Mitspieler gibt dir { $amount } oder hat diese Karte für immer vor sich liegen: Sie belegt einen Platz seiner Hand.
effect-swap-personality = Du darfst deine Persönlichkeit gegen eine zufällige tauschen, die niemand hat.
effect-move-own-from-trouble = Versetze einen deiner Handlanger aus einem Bezirk mit Unruhe in einen angrenzenden.
effect-earn-trouble = Kassiere { $amount } für jeden Unruhe-Marker auf dem Spielplan.
effect-sell-cards = Leg so viele Karten ab, wie du willst; kassiere { $amount } für jede.
effect-discard-one = Leg eine Karte ab.
effect-steal-from-one = Ein Mitspieler gibt dir { $amount }.
effect-earn-minions-isle = Kassiere { $amount } für jeden Handlanger auf der Götterinsel, gleich wem er gehört.
effect-gamble-steal = Würfle. Ab { $high }: Ein Mitspieler gibt dir { $amount }. { $low }: Entferne einen deiner Handlanger.
effect-draw = Zieh { $count } Karten.
effect-draw-from-discard = Zieh blind vier Karten aus dem Ablagestapel.
effect-move-opponent = Versetze den Handlanger eines Mitspielers in einen angrenzenden Bezirk.
effect-extort-building = Ein Mitspieler gibt dir { $amount }, oder du darfst eines seiner Gebäude entfernen.
effect-peek-personalities = Sieh dir alle unbenutzten Persönlichkeiten bis auf eine an.
effect-gamble-bank = Würfle. Ab { $high }: Kassiere { $amount }. { $low }: Zahle { $forfeit } oder entferne einen deiner Handlanger.
effect-play-two = Spiel zwei weitere Karten.
effect-buy-building-calm = Kauf das Gebäude eines Mitspielers in einem Bezirk ohne Unruhe: Zahl ihm die Baukosten, und es gehört dir.
effect-buy-building-trouble = Kauf das Gebäude eines Mitspielers in einem Bezirk mit Unruhe: Zahl ihm die Baukosten, und es gehört dir.
effect-build-half = Errichte ein Gebäude für die halben Baukosten.
effect-place-at-building = Setze einen Handlanger in einem Bezirk ein, in dem du ein Gebäude hast.
effect-place-near-unreal-estate = { $count ->
    [one] Setze einen Handlanger in Mobilien oder angrenzend ein.
   *[other] Setze einen oder zwei Handlanger in Mobilien oder angrenzend ein.
}
effect-place-quietly = Setze einen Handlanger in einen beliebigen Bezirk ein. Er bringt keine Unruhe.
effect-earn-minions-trouble = Wähle einen Bezirk mit Unruhe; kassiere { $amount } für jeden Handlanger dort.
effect-place-at-trouble = Setze einen Handlanger in einem Bezirk mit Unruhe ein.
effect-steal-card = Nimm einem Mitspieler blind zwei Karten weg, behalte eine und gib die andere zurück.
effect-earn-buildings = Kassiere { $amount } für jedes Gebäude auf dem Spielplan.
effect-spread-trouble = Leg einen Unruhe-Marker in einen Bezirk, der an einen mit Unruhe grenzt.
effect-gamble-remove = Würfle. Ab { $high }: Entferne einen Handlanger aus einem Bezirk mit Unruhe. { $low }: Entferne einen von deinen.
effect-draw-per-building = Zieh eine Karte für jedes deiner Gebäude auf dem Spielplan.
effect-add-trouble = Leg einen Unruhe-Marker in einen beliebigen Bezirk.
effect-pay-to-move = Gib einem Mitspieler { $amount }, dann versetze einen deiner Handlanger in einen beliebigen Bezirk.
effect-force-payment = Wähle zwei Mitspieler: Der erste gibt dem zweiten { $amount }.
effect-move-own-anywhere = Versetze einen deiner Handlanger in einen beliebigen Bezirk.
effect-pay-to-make-remove = Gib einem Mitspieler { $amount }; er muss einen Handlanger aus einem Bezirk mit Unruhe entfernen, aber keinen von dir.
effect-remove-from-unreal-estate = Entferne einen Handlanger aus Mobilien.
effect-swap-minions = Vertausche zwei Handlanger in verschiedenen Bezirken.
effect-discard-opponent-card = Sieh dir die Hand eines Mitspielers an und leg eine Karte daraus ab.
effect-roll-and-remove = Würfle zweimal; entferne aus jedem gewürfelten Bezirk einen Handlanger.
effect-swap-hands = Tausch die ganze Hand mit einem Mitspieler.
effect-discard-refill = Leg bis zu drei Karten ab, dann füll deine Hand auf.
effect-each-opponent-removes = Jeder Mitspieler entfernt einen seiner Handlanger.
effect-pay-to-assassinate = Gib einem Mitspieler { $amount }, dann meuchle einen Handlanger.
effect-block-text = Eine fremde Schriftrolle soll dich treffen: Sie tut es nicht.
effect-block-move-or-remove = Jemand will deinen Handlanger versetzen oder entfernen: Er bleibt.
effect-block-remove = Dein Handlanger soll den Spielplan verlassen: Er bleibt.
effect-relocate-removed = Dein Handlanger wurde entfernt: Setz ihn sofort in einem anderen Bezirk ein.
effect-end-own-turn = In deinem Zug, nach einer Karte: Der Zug endet, und diese Karte kommt zurück auf deine Hand.

## Spieler, Stapel und die Stadt

players = Spieler
you = du
bot-level = Bot: { $level }
money-label = Geld
minions-left = Handlanger übrig
buildings-left = Gebäude übrig
cards-in-hand = Handkarten
loans = Kredite
area-cards = Stadtbezirkskarten
penalty-cards = Strafkarten
is-away = nicht da
thinks-now = überlegt
may-be = Vielleicht: { $list }
is-known = Ist { $name }
known-cards = Du kennst: { $list }
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
city = Die Stadt
city-in-words = Die Stadt in Worten
draw-pile = Nachzugstapel
discard-pile = Ablage
events-left = Ereignisse übrig
bank = Bank
trouble = Unruhe
discarded-cards = Abgelegte Karten
events-so-far = Ereignisse bisher
none-yet = noch keine
area-in-words = { $number }. { $area } ({ $cost }): { $content }. { $control } Nachbarn: { $neighbours }.
area-minions = { $name } { $count } Handlanger
area-trolls = { $count ->
    [one] { $count } Troll
   *[other] { $count } Trolle
}
area-demons = { $count ->
    [one] { $count } Dämon
   *[other] { $count } Dämonen
}
area-building = Gebäude von { $name }
area-trouble = Unruhe
area-empty = niemand
area-card-lost = die Stadtbezirkskarte ist aus dem Spiel
area-controlled = { $you ->
    [yes] Du kontrollierst den Bezirk.
   *[no] { $name } kontrolliert den Bezirk.
}
area-uncontrolled = Niemand kontrolliert den Bezirk.
changed-since = Neu seit deinem letzten Zug

## Deine Hand und dein Geheimnis

hand = Deine Hand
hand-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
hand-play-now = such dir eine aus
hand-play-more = danach darfst du noch eine spielen
hand-empty = Deine Hand ist leer.
secret = Dein Geheimnis
secret-covered = Verdeckt. Schaut dir niemand über die Schulter?
secret-open = Nur du siehst das
secret-look = Ansehen
secret-cover = Verdecken
secret-one-more = noch eins
secret-progress = { $have } von { $need }
secret-worth = { $have } von { $need }
secret-pile = { $count ->
    [one] noch { $count } Karte
   *[other] noch { $count } Karten
}
secret-met = Du gewinnst, wenn das zu Beginn deines nächsten Zuges noch gilt.
radar = Wer würde gewinnen?
radar-note = mit dieser Persönlichkeit

## Die Frage

prompt-your-turn = Du bist am Zug
prompt-turn-of = { $who } ist am Zug
prompt-wait = Warten auf { $who }
prompt-wait-many = Warten auf { $who }
prompt-dealing = Die Karten werden gegeben
prompt-over = Das Spiel ist vorbei
prompt-see-result = Zum Ergebnis
choices = Was du tun kannst
ask-play = Welche Karte spielst du?
ask-pass = Du hast nur Unterbrechungen auf der Hand
ask-end = Deine Karte ist fertig
ask-end-hint = Nutze jetzt den Vorteil eines Bezirks oder beende deinen Zug.
ask-play-another = Noch eine Karte spielen?
ask-play-more = { $count ->
    [one] Noch eine Karte spielen?
   *[other] Noch { $count } Karten spielen?
}
ask-place = Wo setzt du einen Handlanger ein?
ask-place-hint = Wo du schon einen hast oder nebenan · noch { $left }
ask-place-text = Wo setzt du einen Handlanger ein?
ask-lift = Alle zwölf Handlanger stehen auf dem Spielplan: Welchen setzt du um?
ask-relocate = Wohin kommt der Handlanger aus { $area }?
ask-rescue = Dein Handlanger wurde aus { $area } vertrieben: Wohin kommt er?
ask-build = Wo errichtest du ein Gebäude?
ask-build-hint = Wo du einen Handlanger hast und weder Unruhe noch Gebäude ist · du hast { $money }
ask-assassinate = Wen lässt du meucheln?
ask-assassinate-hint = Handlanger, Troll oder Dämon in einem Bezirk mit Unruhe; nie einen eigenen
ask-calm = Welche Unruhe entfernst du?
ask-take = { $amount } von der Bank kassieren?
ask-read = Tun, was auf der Karte steht?
ask-event = Ein Ereignis kommt
ask-stir = Wo beginnt die Unruhe?
ask-demolish = Alle sechs Gebäude stehen: Welches kommt weg?
ask-demolish-other = Welches Gebäude kommt weg?
ask-demolish-subsidence = Für alle Gebäude reicht dein Geld nicht: Welches kommt weg?
ask-buy = Welches Gebäude kaufst du?
ask-target = Welcher Mitspieler?
ask-target-second = Wer bekommt { $amount } von { $who }?
ask-give = Welche Karte gibst du?
ask-give-to = Welche Karte bekommt { $who }?
ask-discard = Welche Karte legst du ab?
ask-discard-more = Eine Karte ablegen oder aufhören?
ask-discard-theirs = Welche Karte legt { $who } ab?
ask-keep = Welche Karte behältst du?
ask-pick = Welcher Handlanger?
ask-pick-remove = Welcher Handlanger wird entfernt?
ask-pick-own = Welchen deiner Handlanger gibst du auf?
ask-pick-or-pay = { $amount } zahlen oder einen Handlanger aufgeben?
ask-pick-partner = Mit welchem Handlanger tauscht er den Platz?
ask-to = Wohin?
ask-to-flood = { $area } ist überflutet: Wohin geht dein Handlanger?
ask-at = Welcher Bezirk?
ask-tribute = Gibst du { $who } { $amount } oder eine Karte?
ask-buy-off = { $who } verlangt { $amount }
ask-buy-off-card = sonst bleibt diese Karte für immer vor dir liegen
ask-buy-off-building = sonst darf eines deiner Gebäude entfernt werden
ask-shield = { $event } in { $area }: Bewahren dich die Geringen Götter?
ask-shield-newcomer = { $event }: Von { $area } fernhalten?
why-not = Warum kann ich nicht …?

## Bedrohungen: Fragen, die den Tisch anhalten

threat-assassinate = { $who } lässt deinen Handlanger in { $area } meucheln
threat-remove = { $who } will deinen Handlanger in { $area } entfernen
threat-remove-event = { $event }: Dein Handlanger in { $area } ist in Gefahr
threat-move = { $who } will deinen Handlanger aus { $area } versetzen
threat-swap = { $who } will deinen Handlanger in { $area } gegen einen anderen tauschen
threat-text = { $card } soll dich treffen
threat-dragon = Der Drache landet in { $area }
threat-card-says = Auf der Karte steht: „{ $text }“
threat-hint = Alle Bedrohten haben gleich lange Zeit, ob sie eine Antwort haben oder nicht.
threat-hint-trouble = Geht der Handlanger, geht die Unruhe in { $area } mit.
threat-sealed = Deine Antwort liegt verdeckt, bis alle geantwortet haben.
react-play = { $cards } spielen
react-pass = Geschehen lassen
react-pass-hint = und die Karten behalten
react-gaspode = Er bleibt, wo er ist
react-wallace-sonky = Der Text geht an dir vorbei
react-fresh-start-club = Er fängt in einem anderen Bezirk neu an
react-susan = Er bleibt, und die Unruhe auch
react-igor = Er wird in einem anderen Bezirk zusammengenäht

## Wahlmöglichkeiten in Worten (für die Liste und für Programme)

act-play = { $card } spielen
act-give = { $card } geben
act-discard = { $card } ablegen
act-keep = { $card } behalten
act-place = Handlanger in { $area } einsetzen
act-lift = Handlanger aus { $area } nehmen
act-build = In { $area } für { $cost } bauen
act-demolish = Gebäude in { $area } entfernen
act-buy = Gebäude von { $name } in { $area } für { $cost } kaufen
act-calm = Unruhe in { $area } entfernen
act-stir = Unruhe in { $area } stiften
act-to = Nach { $area }
act-at = { $area }
act-assassinate = { $you ->
    [troll] Troll in { $area } meucheln
    [demon] Dämon in { $area } meucheln
    [yes] Eigenen Handlanger in { $area } meucheln
   *[no] Handlanger von { $name } in { $area } meucheln
}
act-pick = { $you ->
    [troll] Troll in { $area }
    [demon] Dämon in { $area }
    [yes] Dein Handlanger in { $area }
   *[no] Handlanger von { $name } in { $area }
}
act-target = { $name }
act-react = { $cards } spielen
act-use = { $area }: { $power }
act-recall = Dr. Rasen: Zug beenden und { $card } zurücknehmen
act-take = Geld kassieren
act-read = Ausführen
act-pay = Zahlen
act-pay-amount = { $amount } zahlen
act-accept = Hinnehmen
act-accept-card = Karte nehmen
act-accept-building = Ein Gebäude riskieren
act-shield = Geringe Götter: { $amount } zahlen
act-skip = Auslassen
act-skip-symbol = Symbol auslassen
act-stop = Aufhören
act-decline-shield = Geschehen lassen
act-end = Zug beenden
act-pass = Aussetzen

## Was eine Wahl bewirkt

so-trouble = bringt Unruhe: { $from } → { $to }
so-calm = Unruhe vorbei: { $from } → { $to }
so-cost = kostet { $cost }, lässt { $left }
so-control-gain = du übernimmst die Kontrolle
so-control-loss = du verlierst die Kontrolle
so-earns = bringt { $amount }
so-holds = { $count ->
    [one] { $count } Karte, { $money }
   *[other] { $count } Karten, { $money }
}

## Das Protokoll

log = Protokoll
log-empty = Noch ist nichts geschehen.
log-earlier = Das ganze Protokoll
log-new = neu
log-setup = Vor dem ersten Zug
log-turn = Zug { $turn }
log-why = Warum ist das geschehen?
log-dealt-personality = { $you ->
    [yes] Du bekommst eine Persönlichkeit: Sie liegt unter „Dein Geheimnis“.
   *[no] { $who } bekommt eine Persönlichkeit.
}
log-turn-began = { $you ->
    [yes] Dein Zug beginnt.
   *[no] Der Zug von { $who } beginnt.
}
log-played = { $you ->
    [yes] Du spielst { $card }.
   *[no] { $who } spielt { $card }.
}
log-passed = { $you ->
    [yes] Du kannst keine Karte spielen.
   *[no] { $who } kann keine Karte spielen.
}
log-skipped = { $you ->
    [yes] Du verzichtest.
   *[no] { $who } verzichtet.
}
log-put-away = { $card } kommt auf den Ablagestapel.
log-recalled = { $you ->
    [yes] Du rufst Dr. Rasen: Der Zug endet, und { $card } kommt zurück auf deine Hand.
   *[no] { $who } ruft Dr. Rasen: Der Zug endet, und { $card } kommt zurück auf die Hand.
}
log-drew = { $you ->
    [yes] Du ziehst { $card }.
   *[no] { $who } zieht eine Karte.
}
log-drew-many = { $you ->
    [yes] Du ziehst { $list }.
   *[no] { $who } zieht { $count } Karten.
}
log-recovered = { $you ->
    [yes] Du nimmst { $card } aus dem Ablagestapel.
   *[no] { $who } nimmt { $card } aus dem Ablagestapel.
}
log-discarded = { $you ->
    [yes] Du legst { $card } ab.
   *[no] { $who } legt { $card } ab.
}
log-gave = { $you ->
    [from] Du gibst { $whom } { $card }.
    [to] { $who } gibt dir { $card }.
   *[no] { $who } gibt { $whom } eine Karte.
}
log-offered = { $you ->
    [from] Du suchst für { $whom } { $card } aus.
    [to] { $who } hat eine Karte für dich ausgesucht.
   *[no] { $who } hat eine Karte für { $whom } ausgesucht.
}
log-grabbed = { $you ->
    [from] Du nimmst zum Ansehen { $card } aus der Hand von { $whom }.
    [to] { $who } nimmt zum Ansehen { $card } aus deiner Hand.
   *[no] { $who } nimmt zum Ansehen eine Karte aus der Hand von { $whom }.
}
log-looked = { $you ->
    [from] Du siehst die Hand von { $whom }: { $cards }.
    [to] { $who } sieht sich deine Hand an: { $cards }.
   *[no] { $who } sieht sich die Hand von { $whom } an.
}
log-looked-empty = eine leere Hand
log-swapped-hands = { $you ->
    [from] Du tauschst mit { $whom } die Hand.
    [to] { $who } tauscht mit dir die Hand.
   *[no] { $who } und { $whom } tauschen die Hand.
}
log-stuck = { $you ->
    [yes] { $card } bleibt für immer vor dir liegen.
   *[no] { $card } bleibt für immer vor { $who } liegen.
}
log-borrowed = { $you ->
    [yes] Du nimmst mit { $card } einen Kredit auf.
   *[no] { $who } nimmt mit { $card } einen Kredit auf.
}
log-paid-player = { $you ->
    [from] Du zahlst { $whom } { $amount }.
    [to] { $who } zahlt dir { $amount }.
   *[no] { $who } zahlt { $whom } { $amount }.
}
log-paid-bank = { $you ->
    [yes] Du zahlst der Bank { $amount }.
   *[no] { $who } zahlt der Bank { $amount }.
}
log-took-money = { $you ->
    [yes] Du kassierst { $amount } von der Bank.
   *[no] { $who } kassiert { $amount } von der Bank.
}
log-placed = { $you ->
    [yes] Du setzt einen Handlanger in { $area } ein.
   *[no] { $who } setzt einen Handlanger in { $area } ein.
}
log-lifted = { $you ->
    [yes] Du nimmst einen Handlanger aus { $area }.
   *[no] { $who } nimmt einen Handlanger aus { $area }.
}
log-moved = { $you ->
    [yes] Dein Handlanger geht von { $from } nach { $to }.
    [troll] Ein Troll geht von { $from } nach { $to }.
    [demon] Ein Dämon geht von { $from } nach { $to }.
   *[no] Ein Handlanger von { $who } geht von { $from } nach { $to }.
}
log-swapped = { $one } in { $from } und { $two } in { $to } tauschen die Plätze.
log-attacked = { $you ->
    [yes] Ein Meuchelmörder hat es auf deinen Handlanger in { $area } abgesehen.
    [troll] Ein Meuchelmörder hat es auf einen Troll in { $area } abgesehen.
    [demon] Ein Meuchelmörder hat es auf einen Dämon in { $area } abgesehen.
   *[no] Ein Meuchelmörder hat es auf einen Handlanger von { $who } in { $area } abgesehen.
}
log-chose = { $you ->
    [yes] Deine Wahl ist { $minion } in { $area }.
   *[no] Die Wahl von { $who } ist { $minion } in { $area }.
}
log-targeted = { $you ->
    [from] Du wendest dich an { $whom }.
    [to] { $who } wendet sich an dich.
   *[no] { $who } wendet sich an { $whom }.
}
log-bid = { $you ->
    [yes] Du willst das Gebäude in { $area } kaufen.
   *[no] { $who } will das Gebäude in { $area } kaufen.
}
log-removed = { $you ->
    [yes] Dein Handlanger in { $area } wird entfernt.
    [troll] Ein Troll in { $area } wird entfernt.
    [demon] Ein Dämon in { $area } wird entfernt.
   *[no] Ein Handlanger von { $who } in { $area } wird entfernt.
}
log-arrived = { $you ->
    [demon] Ein Dämon erscheint in { $area }.
   *[troll] Ein Troll kommt nach { $area }.
}
log-troubled = In { $area } herrscht Unruhe.
log-calmed = Die Unruhe in { $area } ist vorbei.
log-built = { $you ->
    [yes] Du errichtest ein Gebäude in { $area }.
   *[no] { $who } errichtet ein Gebäude in { $area }.
}
log-bought = { $you ->
    [from] Du kaufst das Gebäude von { $whom } in { $area }.
    [to] { $who } kauft dein Gebäude in { $area }.
   *[no] { $who } kauft das Gebäude von { $whom } in { $area }.
}
log-demolished = { $you ->
    [yes] Dein Gebäude in { $area } ist weg.
   *[no] Das Gebäude von { $who } in { $area } ist weg.
}
log-used = { $you ->
    [yes] Du nutzt den Vorteil von { $area }.
   *[no] { $who } nutzt den Vorteil von { $area }.
}
log-shielded = { $you ->
    [yes] Du zahlst für Geringe Götter: { $area } bleibt verschont.
   *[no] { $who } zahlt für Geringe Götter: { $area } bleibt verschont.
}
log-card-lost = { $you ->
    [yes] Du verlierst die Stadtbezirkskarte von { $area } für immer.
   *[no] { $who } verliert die Stadtbezirkskarte von { $area } für immer.
}
log-rolled = { $you ->
    [yes] Du würfelst { $face }.
   *[no] { $who } würfelt { $face }.
}
log-turned-up = Ereignis: { $event }.
log-fogged = { $card } verschwindet im Nebel.
log-threatened = { $you ->
    [yes] Du wirst gefragt, ob du antwortest.
   *[no] Die Frage geht an { $who }.
}
log-reacted = { $you ->
    [yes] Du unterbrichst mit { $card }.
   *[no] { $who } unterbricht mit { $card }.
}
log-peeked = { $you ->
    [yes] Du siehst unbenutzte Persönlichkeiten: { $list }.
   *[no] { $who } sieht sich unbenutzte Persönlichkeiten an.
}
log-changed-personality = { $you ->
    [yes] Du tauschst deine Persönlichkeit: Die neue liegt unter „Dein Geheimnis“.
   *[no] { $who } tauscht die Persönlichkeit.
}
log-ended-condition = { $you ->
    [yes] Du gewinnst als { $personality }!
   *[no] { $who } gewinnt als { $personality }.
}
log-ended-vimes = { $you ->
    [yes] Der Nachzugstapel ist leer: Du gewinnst als { $personality }!
   *[no] Der Nachzugstapel ist leer: { $who } gewinnt als { $personality }.
}
log-ended-points = Der Nachzugstapel ist leer. Sieg nach Punkten: { $list }.
log-ended-riots = Aufruhr beendet das Spiel. Sieg nach Punkten: { $list }.
minion-own = dein Handlanger
minion-of = ein Handlanger von { $name }
minion-troll = ein Troll
minion-demon = ein Dämon

## Die Kette der Ursachen

why-card = Die Karte { $card }
why-symbol = ihr Symbol { $symbol }
why-power = Der Vorteil von { $area }
why-event = Das Ereignis { $event }
why-rescue = Eine Unterbrechung, die den Handlanger rettet

## Spielübersicht

aid = Spielübersicht
aid-key = Taste ?
aid-symbols = Die neun Symbole
aid-personalities = Die Persönlichkeiten
aid-areas = Die Bezirke und ihre Vorteile
aid-events = Die Ereignisse
aid-cost = Baukosten { $cost }
aid-link = Alle Regeln

## Warum etwas nicht erlaubt ist

refusal-AM-ACT-MINION-02 = Ein Handlanger kommt dorthin, wo du schon einen hast, oder nebenan.
refusal-AM-ACT-MINION-05 = Ein weggenommener Handlanger kommt in einen anderen Bezirk.
refusal-AM-ACT-MINION-06 = Der Handlanger muss dorthin, wo ein anderer von dir steht, oder nebenan.
refusal-AM-ACT-MINION-08 = Solange du einen Handlanger neben dem Spielplan hast, setz den ein.
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
refusal-AM-ACT-INTERRUPT-03 = Du hast keine Karte, die darauf antwortet.
refusal-AM-ACT-INTERRUPT-06 = Der Handlanger muss dorthin, wo ein anderer von dir steht, oder nebenan, und nicht dorthin zurück, woher er kam.
refusal-AM-ACT-INTERRUPT-16 = Eine Unterbrechung wartet auf ihren Augenblick, und jetzt bedroht dich nichts.
refusal-AM-ACT-INTERRUPT-20 = Gaspode hält Spieler auf, nicht Ereignisse.
refusal-AM-ACT-INTERRUPT-21 = Gaspode hält deine eigene Karte nicht auf.
refusal-AM-ACT-INTERRUPT-25 = Eine Karte genügt als Antwort.
refusal-AM-AREA-ANY-01 = Den Vorteil hat, wem die Stadtbezirkskarte gehört.
refusal-AM-AREA-ANY-02 = Diesen Vorteil hast du in diesem Zug schon genutzt.
refusal-AM-AREA-ANY-03 = Die Karte ist neu, ihr Vorteil gilt ab deinem nächsten Zug.
refusal-AM-AREA-ANY-05 = Dort ist ein Dämon, der Vorteil ruht.
refusal-AM-AREA-ANY-09 = Vorteile nutzt man zwischen zwei Aktionen des eigenen Zuges.
refusal-AM-AREA-ANY-10 = Du kannst es nicht bezahlen, oder es würde nichts bewirken.
refusal-AM-AREA-DOLLY-SISTERS-01 = Der Handlanger kommt nach Tolle Schwestern oder nebenan.
refusal-AM-AREA-UNREAL-ESTATE-01 = Mobilien verlangt, dass du eine Karte ablegst.
refusal-AM-AREA-DRAGONS-LANDING-01 = Drachenlandeplatz bringt { $amount }, sonst nichts.
refusal-AM-AREA-SMALL-GODS-01 = Geringe Götter antwortet nur auf ein Ereignis, das eine deiner Figuren trifft.
refusal-AM-AREA-THE-SCOURS-01 = Du hast keine Karte zum Ablegen.
refusal-AM-AREA-THE-HIPPO-01 = Das Nilpferd bringt { $amount }, sonst nichts.
refusal-AM-AREA-THE-SHADES-01 = Die Unruhe kommt nach Die Schatten oder nebenan, wo jemand steht und noch keine ist.
refusal-AM-AREA-DIMWELL-01 = Der Handlanger kommt nach Düstergut oder nebenan.
refusal-AM-AREA-LONGWALL-01 = Lange Mauer bringt { $amount }, sonst nichts.
refusal-AM-AREA-ISLE-OF-GODS-01 = Götterinsel entfernt nur Unruhe, die es gibt.
refusal-AM-AREA-SEVEN-SLEEPERS-01 = Siebenschläfer bringt { $amount }, sonst nichts.
refusal-AM-AREA-NAP-HILL-01 = Schlummerhügel bringt { $amount }, sonst nichts.
refusal-AM-COMP-21 = Das Spiel ist für zwei bis vier Spieler.
refusal-AM-EVENT-FLOOD-02 = Deine Handlanger müssen aus dem überfluteten Bezirk in einen angrenzenden.
refusal-AM-EVENT-FLOOD-03 = Auch dieser Bezirk ist überflutet.
refusal-AM-EVENT-FLOOD-09 = Gegen die Flut hilft keine Unterbrechung.
refusal-AM-EVENT-MURDERS-01 = Der Handlanger muss im gewürfelten Bezirk stehen.
refusal-AM-EVENT-SUBSIDENCE-03 = Es muss eines deiner Gebäude sein, für das dein Geld nicht reicht.
refusal-AM-EVENT-SUBSIDENCE-06 = Geringe Götter hilft nicht gegen den Erdrutsch.
refusal-AM-FAQ-06 = Wallace Keinesorge schützt vor Schriftrollen, nicht vor Symbolen oder Ereignissen.
refusal-AM-FAQ-27 = Wallace Keinesorge wirkt nicht gegen deine eigene Karte.
refusal-AM-TURN-03 = Du musst eine Karte spielen, wenn du kannst.
refusal-AM-TURN-07 = Symbole nutzt man von links nach rechts, eines nach dem anderen.
refusal-AM-TURN-21 = Eine Unterbrechung kann nicht die Karte deines Zuges sein.
refusal-card = { $card } erlaubt das nicht.

## Tischoptionen

option-edition = Ausgabe der Regeln
edition-en = Englische Ausgabe
edition-de = Deutsche Ausgabe
edition-es = Spanische Ausgabe
edition-fr = Französische Ausgabe
option-switches = Hausregeln
option-switches-hint = Jede Spielregel sieht das anders. Lass sie, wie die Ausgabe sie hat, oder entscheide selbst.
option-by-edition = wie in der Ausgabe
option-on = ein
option-off = aus
option-wrong-players = Ankh-Morpork ist für zwei bis vier Spieler.
option-wrong-edition = Wähle eine der vier Ausgaben.
option-wrong-switch = Eine Hausregel ist ein, aus oder wie in der Ausgabe.
switch-finite-bank = Die Bank hat nur das Geld aus der Schachtel
switch-rescue-anywhere = Igor und Der Klub des Neuen Anfangs dürfen in jeden anderen Bezirk
switch-shades-unlimited = Die Schatten darf mehrmals pro Zug genutzt werden
switch-small-gods-whole-area = Geringe Götter schützt alle deine Figuren in einem Bezirk oder keine
switch-small-gods-anywhere = Geringe Götter hält Ankömmlinge auch von Bezirken ohne Figur von dir fern
switch-small-gods-trolls = Geringe Götter hält außer Dämonen auch Trolle fern
switch-small-gods-at-once = Geringe Götter wirkt schon in dem Zug, in dem man die Karte bekommt
switch-tie-by-control = Bei Gleichstand zählt die Kontrolle des teuersten Bezirks, nicht die teuerste Karte
switch-repeat-rolls = Ein zweimal gewürfelter Bezirk zählt zweimal
switch-lead-neutrals = Der Entenmann, Der Stinkende Alte Ron und Canting Crew dürfen Trolle und Dämonen versetzen
switch-free-relocation = Der zwölfte Handlanger darf in jeden anderen Bezirk umgesetzt werden
switch-bare-trouble = Der Mob und Dr. Hix brauchen keinen Handlanger, wo sie Unruhe stiften
switch-must-play-both = Drumknott und Ponder Stibbons machen beide Karten zur Pflicht
switch-gaspode-own-card = Gaspode hilft auch gegen die eigene Karte
switch-sonky-one-roll = Wallace Keinesorge schützt nur vor einem Wurf von Carcer
switch-fire-stops = Ein von Geringe Götter gerettetes Gebäude löscht das Feuer
switch-mossy-no-refill = Dr. Rasen beendet den Zug, ohne dass die Hand aufgefüllt wird

## Schlusswertung

score-title = Punkte
score-decided = sie haben entschieden
score-for-fun = nur zum Vergleich: entschieden haben sie nicht
score-minions = Handlanger auf dem Spielplan
score-buildings = Gebäude
score-money = Geld nach Rückzahlung der Kredite
score-loans = Nicht zurückgezahlte Kredite
score-shared = Gleichstand bis zuletzt: Der Sieg wird geteilt.
option-decided = { $rule }: { $state }
card-does-nothing = Kein Symbol, kein Text: Sie tut nichts.
