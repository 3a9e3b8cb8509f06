### So wird gespielt: eine Seite für jedes Spiel.

learn = Lernen
learn-title = So spielt man { $game }
learn-minutes = In 4 Minuten gelesen
learn-on-this-page = Auf dieser Seite
learn-lead = Neu hier?
learn-lead-note = In vier Minuten liest du, wie eine Partie verläuft. Die nummerierten Regeln sind zum Nachschlagen da.
learn-next = Wie weiter?
learn-reference = Alle Regeln
learn-reference-note = { $n } nummerierte Regeln mit Suche
learn-first = Willst du die Spiele lieber erst lernen?
learn-always = immer
learn-players = zu { $n ->
    [2] zweit
    [3] dritt
   *[other] viert
}
rules-list-note = Jede Regel hat eine Nummer und eine Quelle und lässt sich suchen. Zum Lernen geht es mit „So wird gespielt“ schneller.

## Ankh-Morpork

learn-am-yellow = Gelb
learn-am-green = Grün
learn-ankh-morpork-lead = Alle sind insgeheim jemand, und alle wollen etwas anderes. Spiele Karten, durchschaue die anderen und sei am Ziel, bevor sie es merken.

learn-am-city-short = Die Stadt
learn-am-city = Ein leerer Sessel
learn-am-city-1 = Lord Vetinari ist fort, und die halbe Stadt schielt nach seinem Sessel.
learn-am-city-2 = Du spielst für eine von sieben Personen, die ihn wollen. Für wen, dürfen die anderen nicht herausfinden.
learn-am-city-3 = Alle beginnen mit je einem Handlanger in drei vollen Bezirken und mit fünf Karten.
learn-am-city-fig = Der Anfang zu dritt: Du bist die rote Scheibe. Die schwarzen Sterne sind Unruhe.

learn-am-secret-short = Dein Geheimnis
learn-am-secret = Du bist jemand. Niemand weiß, wer.
learn-am-secret-1 = Du bekommst verdeckt eine Persönlichkeit. Sie sagt, wie du gewinnst.
learn-am-secret-2 = Geld und Figuren liegen offen, Hände und Persönlichkeiten nicht. Behalte also das Rennen im Auge: Wer nah an einer Fahne steht, gewinnt vielleicht gleich.
learn-am-secret-remember = Du gewinnst, wenn dein Zug beginnt. Alle anderen haben bis dahin einen Zug, um dich aufzuhalten.
learn-am-secret-fig = „Wer würde gewinnen?“ am Tisch: Als Lord fehlte Gelb noch ein Bezirk.
learn-am-role-lord-selachii = Kontrolliere so viele Bezirke. Drei der sieben wollen das.
learn-am-role-lord-vetinari = Du hast Handlanger in so vielen Bezirken; die mit einem Dämon zählen nicht.
learn-am-role-dragon-king-of-arms = Unruhe in so vielen Bezirken, von wem auch immer.
learn-am-role-chrysoprase = Bargeld und Gebäude im Wert von so viel, abzüglich 12 $ je Kredit.
learn-am-role-commander-vimes = Die letzte Karte wird gezogen, und niemand hat gewonnen. Nur er muss nicht auf seinen Zug warten.

learn-am-turn-short = Dein Zug
learn-am-turn = Eine Karte, von links nach rechts
learn-am-turn-1 = Spiele eine Karte und gehe ihre Symbole durch, eins nach dem anderen. Was du nicht willst, lässt du aus.
learn-am-turn-first = Nur wo Unruhe ist. Gerade nicht? Lass es aus; zurück kannst du nicht.
learn-am-turn-second = Die Bank zahlt.
learn-am-turn-third = Das letzte Symbol, dann ist die Karte erledigt.
learn-am-turn-draw = Ziehe auf fünf Karten nach.
learn-am-turn-draw-note = Du hast mehr? Behalte alle und ziehe keine.

learn-am-symbols-short = Symbole
learn-am-symbols = Neun Symbole, und du kannst jede Karte lesen

learn-am-trouble-short = Unruhe
learn-am-trouble = Zwei sind Unruhe, die meisten haben Kontrolle
learn-am-trouble-1 = Kommt ein Handlanger zu einem anderen, gibt es Unruhe, auch unter deinen eigenen. Geht einer, geht der Marker mit. Wo Unruhe ist, können Meuchelmörder zuschlagen, und niemand kann bauen.
learn-am-trouble-alone = Du bist allein in „Düstergut“: Es ist ruhig, und der Bezirk gehört dir.
learn-am-trouble-company = Gelb kommt dazu. Unruhe, und bei Gleichstand gehört er niemandem.
learn-am-trouble-2 = Du kontrollierst einen Bezirk, wenn du dort mehr Figuren hast als jeder andere und mehr, als Trolle da sind. Ein Gebäude zählt wie eine Figur. Die Unruhe selbst ändert nichts.
learn-am-control-most = Zwei gegen eins und eins: deiner.
learn-am-control-tie = Eins zu eins: niemandes.
learn-am-control-troll = Der Troll gleicht aus: niemandes.
learn-am-control-demon = Ein Dämon verdirbt es allen.

learn-am-building-short = Gebäude
learn-am-building = Ein Gebäude und die Karte dazu
learn-am-building-1 = Kein Meuchelmörder kann ein Gebäude entfernen, und es bringt dir die Karte seines Bezirks:
learn-am-building-2 = Ab deinem nächsten Zug darfst du jede solche Karte einmal pro Zug nutzen, wann du willst. Verlierst du das Gebäude, ist auch die Karte weg.
learn-am-building-fig = Dein Gebäude in „Düstergut“ hat 6 $ gekostet. Aus einer Figur werden so zwei.

learn-am-events-short = Ereignisse
learn-am-events = Ereignisse
learn-am-events-1 = Es gibt zwölf, jedes kommt höchstens einmal, und bei den meisten nennt ein Würfel den Bezirk. Trolle ziehen ein, Häuser brennen, der Fluss steigt. Am schlimmsten sind Dämonen: Wo einer sitzt, ist ein Bezirk für niemanden etwas wert.
learn-am-events-before = „Lange Mauer“ gehört dir.
learn-am-events-after = Trolle, und der Würfel zeigt 9: Einer zieht ein, und „Lange Mauer“ gehört niemandem mehr.

learn-am-end-short = Das Ende
learn-am-end = So endet es
learn-am-end-1 = Jemand beginnt einen Zug am Ziel: gewonnen.
learn-am-end-2 = Die letzte Karte wird gezogen: Mumm gewinnt. Ist niemand Mumm, entscheiden die Punkte.
learn-am-end-3 = Es kommt zum Aufruhr, während in acht oder mehr Bezirken Unruhe herrscht: Die Punkte entscheiden, mit oder ohne Mumm.
learn-am-end-points = Punkte: 5 für jeden Handlanger, der Preis jedes Gebäudes, 1 für jeden Dollar. Ein Kredit kostet 12 $ oder, wenn du nicht zahlen kannst, 15 Punkte.
learn-am-end-fig = Gelb hat die Fahne der Lords erreicht und ist als Nächstes am Zug. Jetzt muss jemand etwas tun.

learn-am-tips-short = Tipps
learn-am-tips = Drei Tipps
learn-am-tips-1 = Bevor du deinen Zug beendest, schaue auf „Wer würde gewinnen?“ Wer an einer Fahne steht, gewinnt vielleicht gleich.
learn-am-tips-2 = Ist die Gefahr direkt nach dir am Zug, kann sie sonst niemand mehr aufhalten. Ein Handlanger am richtigen Ort genügt oft.
learn-am-tips-3 = Bleibe zwei Schritte vor dem Ziel und mache dann beide auf einmal, mit einer Unterbrechung wie Gaspode auf der Hand.

## Rattus Cartus

learn-rc-second = Berta
learn-rc-third = Odo
learn-rattus-cartus-lead = Die Pest hat den König geholt. Gewinne sechs Stände für dich, Gebäude für Gebäude, und lass dir nicht zu viele Ratten nach Hause folgen.

learn-rc-story-short = Worum es geht
learn-rc-story = Der Thron ist leer
learn-rc-story-1 = Du und deine Rivalen wollt die Krone. Dafür braucht ihr Einfluss bei sechs Ständen, vom Landvolk bis zum Königtum.
learn-rc-story-2 = Den gewinnst du, indem du Leute in Gebäude schickst. Doch wer dort nicht hingehört, bringt eine Ratte mit.

learn-rc-aim-short = Das Ziel
learn-rc-aim = Punkten und am Leben bleiben
learn-rc-aim-1 = Die meisten Punkte bringen die sechs Häuser. In jedem zählt die oberste Scheibe 10, die nächste 5, die dritte 2; zu zweit nur 10 und 5.
learn-rc-aim-2 = Doch wer am Ende mehr Ratten hat, als es Nonnen gibt, stirbt an der Pest, bei noch so vielen Punkten.
learn-rc-aim-fig = Im Rittertum stehst du auf Stockwerk 5 und bekommst 10 Punkte, Odo 5, Berta 2. In der Kirche liegt Berta vor dir.

learn-rc-round-short = Eine Runde
learn-rc-round = Eine Runde hat fünf Phasen
learn-rc-round-a = Zwei Gebäude werden aufgedeckt, zu viert und zu fünft drei.
learn-rc-round-b = Alle nehmen, was eins davon zeigt: Karten, weniger Ratten oder einen Blick auf eine Nonne.
learn-rc-round-c = Reihum betretet ihr ein Gebäude und spielt dort verdeckt Karten aus.
learn-rc-round-d = Die Karten werden aufgedeckt, dann wirken die Gebäude.
learn-rc-round-e = Die nächste Person beginnt.
learn-rc-round-begin = Du beginnst mit fünf Karten und zehn Ratten. Zu zweit spielt ihr zehn Runden, zu dritt neun, sonst acht.
learn-rc-round-fig = Das Kloster bietet zwei Karten und einen Blick, der Palast zwei Ratten weniger. Berta hat zwei Karten im Kloster liegen, Odo drei im Palast; jetzt wählst du.

learn-rc-cards-short = Karten ausspielen
learn-rc-cards = Karten ausspielen
learn-rc-cards-1 = Spiele so viele aus, wie du willst, oder keine. Jede Person, die du ausspielst, bringt dir einen Einfluss im Stand des Gebäudes.
learn-rc-cards-2 = Leute dieses Standes kosten nichts. Alle anderen bringen eine Ratte mit.
learn-rc-cards-fig = In der Burg hast du drei Ritter und einen Mönch aufgedeckt: vier Einfluss, und der Mönch bringt eine Ratte mit.

learn-rc-premium-short = Premium
learn-rc-premium = Premium und normal
learn-rc-premium-1 = Jedes Gebäude hilft denen, die darin sind. Wer die meisten Personen und Joker ausgespielt hat, bekommt die Premiumaktion, alle anderen die normale.
learn-rc-premium-2 = Bei Gleichstand zählt, wer zuerst da war. Bist du allein, gehört dir die Premiumaktion sogar ohne Karte.
learn-rc-premium-two = Zu zweit gibt es nur eine Premiumaktion pro Runde: für die Person, die mehr ausgespielt hat, egal in welchem Gebäude.
learn-rc-premium-fig = Du kamst als Dritter, hast aber drei Karten ausgespielt: zwei Ratten weg für dich, je eine für Berta und Odo.

learn-rc-specials-short = Sonderkarten
learn-rc-specials = Joker und Sonderkarten
learn-rc-specials-1 = Gebäude verteilen auch Karten, die keine Personen sind. Schwerter und Flöten bringen weder Einfluss noch Ratten und zählen nicht für die Premiumaktion.
learn-rc-card-joker = Ein Einfluss in jedem Stand, und nie eine Ratte.
learn-rc-card-sword = Mit den Karten ausgespielt: Die meisten Schwerter im Gebäude holen die Hälfte der Handkarten dessen, der dort die wenigsten hat.
learn-rc-card-flute = Ebenso ausgespielt: Die meisten Flöten geben eine Ratte an den weiter, der die wenigsten hat.
learn-rc-card-pass = Statt einzutreten gespielt: Du trittst nach den anderen ein.
learn-rc-card-gold = Wird nie ausgespielt. Am Ende zählt das meiste Gold 6, das zweitmeiste 3.

learn-rc-nuns-short = Nonnen
learn-rc-nuns = Die Nonnen und die Pest
learn-rc-nuns-1 = Fünf Karten liegen die ganze Partie über verdeckt: die Nonnenreihe. Jede Person zeigt null bis vier Nonnen; rechne also mit etwa zehn.
learn-rc-nuns-2 = Siehst du eine an, sehen alle, welche, aber nur du siehst die Karte.
learn-rc-nuns-3 = Die Balken zeigen, wie viele Nonnen es sein können, der Strich deine Ratten. So viele Ratten wie Nonnen: Du lebst. Eine mehr: Du stirbst.
learn-rc-nuns-fig = Du kennst zwei Karten mit je einer Nonne und hast acht Ratten.

learn-rc-end-short = Das Ende
learn-rc-end = Das Ende
learn-rc-end-1 = In der letzten Runde wirken die Gebäude nicht mehr: Statt der Premiumaktion gibt es einen Einfluss dazu. Dann wird gezählt:
learn-rc-end-houses = die sechs Häuser; auf demselben Stockwerk liegt vorn, wer zuerst dort war
learn-rc-end-hand = die meisten Personen und Joker auf der Hand: 2 Punkte
learn-rc-end-specials = die meisten Schwerter, Flöten, Passe: je 2 Punkte, bei Gleichstand je 1
learn-rc-end-gold = Gold und Siegpunktmarker
learn-rc-end-2 = Nun werden die Nonnen aufgedeckt. Von denen, die leben, gewinnen die meisten Punkte, bei Gleichstand die wenigsten Ratten.

learn-rc-tips-short = Tipps
learn-rc-tips = Drei Tipps
learn-rc-tips-1 = Ziehe früh Karten, werde spät Ratten los. Mit sieben Ratten lebst du meistens, mit zehn entscheidet der Münzwurf.
learn-rc-tips-2 = Eine falsche Karte, die dich einen Rang hebt, ist ihre Ratte wert. Zwei sind es selten.
learn-rc-tips-3 = Gehe dorthin, wo niemand ist, oder als Letzter mit einer Karte mehr als die anderen.
