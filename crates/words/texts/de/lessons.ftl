# Was die Übungen sagen: Ziel, zwei Tipps, warum, und was am naheliegenden Fehler falsch ist.

lessons = Übungen
lessons-lead = Kleine Stellungen, jede mit einem Ziel
lessons-lead-note = Probiere, was du willst: Eine falsche Antwort kostet nichts und wird erklärt.
lessons-number = { $n } kleine Stellungen mit einem Ziel
lessons-far = { $n } von { $of } gelöst
lessons-place = Übung { $at } von { $of }
lessons-first = Erste Schritte
lessons-tricks = Kniffe
lessons-hard = Für Könner
lessons-badge-solved = gelöst
lessons-badge-helped = mit Tipp gelöst
lessons-badge-next = als Nächstes
lessons-badge-open = offen
lessons-kept-person = Was du gelöst hast, bleibt bei deinem Namen gespeichert.
lessons-kept-browser = Was du gelöst hast, merkt sich dieser Browser; mit einem Namen nimmst du es überallhin mit.
lessons-goal = Ziel:
lessons-hint-1 = Erster Tipp
lessons-hint-2 = Zweiter Tipp
lessons-show = Lösung zeigen
lessons-solution = Eine Lösung
lessons-again = Noch einmal
lessons-wrong = Nicht ganz
lessons-not-reached = So erreichst du das Ziel nicht. Sieh dir an, was geschehen ist, und probiere etwas anderes.
lessons-tried = Was du probiert hast
lessons-solved = Gelöst!
lessons-solved-helped = Gelöst, mit einem Tipp
lessons-next = Weiter mit: { $name }
lessons-all = Alle Übungen
lessons-daily = Übung des Tages
lessons-try = Ausprobieren

lesson-right-next-to-you-name = Gleich nebenan
lesson-right-next-to-you-goal = Kontrolliere zwei Bezirke.
lesson-right-next-to-you-hint-1 = Sieh dir deinen Bezirk und seine Nachbarn an. Wer steht schon wo?
lesson-right-next-to-you-hint-2 = Allein kontrollierst du einen Bezirk, bei Gleichstand niemand. „Siebenschläfer“ ist leer.
lesson-right-next-to-you-why = „Siebenschläfer“ grenzt an „Lange Mauer“ und ist leer. Ein Handlanger allein ist dort mehr, als irgendwer sonst hat.
lesson-right-next-to-you-tempting = Das ist ein Gleichstand: je ein Handlanger, also kontrolliert niemand den Bezirk.

lesson-quiet-please-name = Ruhe, bitte
lesson-quiet-please-goal = Baue in „Die Schatten“.
lesson-quiet-please-hint-1 = Deinem Gebäude steht eines im Weg: der Unruhe-Marker.
lesson-quiet-please-hint-2 = Feldwebel Angua nimmt einen Marker weg und lässt dich eine weitere Karte spielen.
lesson-quiet-please-why = Feldwebel Angua beruhigt „Die Schatten“ und erlaubt dir „Die Geflickte Trommel“. Jetzt ist der Bauplatz frei, und 6 $ reichen.
lesson-quiet-please-tempting = „Die Geflickte Trommel“ findet keinen Bauplatz, solange Unruhe herrscht.

lesson-the-right-victim-name = Das richtige Opfer
lesson-the-right-victim-goal = Du bist Lord Rust und kontrollierst vier Bezirke. Mache fünf daraus.
lesson-the-right-victim-hint-1 = Ein Meuchelmörder braucht Unruhe. Wer hat danach dort die meisten Figuren?
lesson-the-right-victim-hint-2 = Suche den Ort, an dem eine einzige fremde Figur dir die Kontrolle nimmt.
lesson-the-right-victim-why = In „Geringe Götter“ steht es eins zu eins. Ohne den gelben Handlanger kontrollierst du deinen fünften Bezirk.
lesson-the-right-victim-tempting = In „Rennerei“ gibt es dann nur einen Gleichstand.

lesson-rent-before-bricks-name = Erst die Miete
lesson-rent-before-bricks-goal = Baue in „Schlummerhügel“.
lesson-rent-before-bricks-hint-1 = „Schlummerhügel“ kostet 12 $, und du hast 9 $. Das Geld der Königlichen Münze kommt erst nach ihrem Gebäude.
lesson-rent-before-bricks-hint-2 = Dir gehört „Siebenschläfer“. Die Karte zahlt dir einmal in deinem Zug 3 $, wann immer du willst.
lesson-rent-before-bricks-why = Hole dir zuerst die 3 $, dann hast du die 12 $ für „Schlummerhügel“. Stadtbezirkskarten kosten dich keine Handkarte.
lesson-rent-before-bricks-tempting = Ohne die 3 $ aus „Siebenschläfer“ kannst du keinen Bauplatz bezahlen, und das Symbol ist vertan.

lesson-eyes-everywhere-name = Augen überall
lesson-eyes-everywhere-goal = Du bist Lord Vetinari mit Handlangern in acht Bezirken. Mache zehn daraus.
lesson-eyes-everywhere-hint-1 = Dir fehlen zwei Bezirke. Eine Karte setzt einen Handlanger ein; wer setzt den anderen ein?
lesson-eyes-everywhere-hint-2 = „Tolle Schwestern“ setzt für 3 $ einen Handlanger ein, und Gimlet zahlt 3 $. Ein Bezirk mit Dämon zählt nicht.
lesson-eyes-everywhere-why = Nimm die 3 $ von Gimlet, setze einen Handlanger ein und lass „Tolle Schwestern“ den zehnten Bezirk besetzen. Teilen ist erlaubt: Kontrolle brauchst du nicht.
lesson-eyes-everywhere-tempting = Grütze setzt einen Handlanger ein, aber für den zweiten fehlen dir die 3 $.

lesson-fan-the-flames-name = Öl ins Feuer
lesson-fan-the-flames-goal = Du bist der Drachenkönig der Wappen. Bringe die Unruhe von fünf Markern auf acht.
lesson-fan-the-flames-hint-1 = Dir fehlen drei. Der Mob kann zwei bringen und lässt dich eine weitere Karte spielen.
lesson-fan-the-flames-hint-2 = Bei „Schlummerhügel“ hast du niemanden, also nimm dafür den Text. Die anderen beiden schaffst du mit Handlangern.
lesson-fan-the-flames-why = Der Mob bringt Unruhe nach „Schlummerhügel“. Ein Handlanger stellt sich in „Lange Mauer“ neben einen Rivalen, der andere in „Düstergut“ neben deinen eigenen: Ein zweiter Handlanger bringt immer Unruhe, auch neben einem eigenen. Das macht acht.
lesson-fan-the-flames-tempting = In „Düstergut“ ist der Text verschenkt: „Schlummerhügel“ erreicht dann niemand mehr, und dort bleibt es ruhig.

lesson-the-last-card-name = Die letzte Karte
lesson-the-last-card-goal = Du bist Kommandeur Mumm, und sechs Karten liegen noch im Stapel. Nimm die letzte.
lesson-the-last-card-hint-1 = Mumm gewinnt, sobald die letzte Karte den Stapel verlässt. Welche deiner Karten lassen dich ziehen?
lesson-the-last-card-hint-2 = Vier und zwei sind sechs, aber nur eine der beiden Karten lässt dich weiterspielen.
lesson-the-last-card-why = Die Klacker ziehen zwei und lassen dich eine weitere Karte spielen; der Bibliothekar nimmt die letzten vier. Damit endet die Partie, und du hast gewonnen.
lesson-the-last-card-tempting = Der Bibliothekar zieht vier, und danach darfst du nichts mehr spielen: Zwei bleiben liegen.

lesson-rob-the-rich-name = Nimm es den Reichen
lesson-rob-the-rich-goal = Gelb ist als Nächstes dran und 54 $ wert. Als Chrysopras gewinnt Gelb mit 50 $: Drücke Gelb darunter.
lesson-rob-the-rich-hint-1 = Geld und Gebäude zählen zusammen, also muss Gelb mindestens 5 $ verlieren.
lesson-rob-the-rich-hint-2 = Nobby Nobbs nimmt 3 $ und lässt dich eine weitere Karte spielen. Was nimmt 2 $?
lesson-rob-the-rich-why = 3 $ gehen an Nobby Nobbs, dann 2 $ an die Diebesgilde: 49 $. Die Reihenfolge zählt, denn nur eine der beiden Karten lässt dich weiterspielen.
lesson-rob-the-rich-tempting = Die Diebesgilde nimmt 2 $, und danach darfst du nichts mehr spielen: 52 $.

lesson-good-dog-name = Braver Hund
lesson-good-dog-goal = Grün spielt Tod mit zwei Meuchelmördern, und du hast Gaspode. Kontrolliere noch fünf Bezirke, wenn dein Zug beginnt.
lesson-good-dog-hint-1 = Tod schlägt zweimal zu, Gaspode hilft einmal. Wo kostet dich ein Verlust die Kontrolle?
lesson-good-dog-hint-2 = In „Schlummerhügel“ stünde es immer noch zwei gegen eins für dich. Warte.
lesson-good-dog-why = In „Schlummerhügel“ kannst du einen Handlanger entbehren. In „Die Schatten“ wäre es ein Gleichstand, also hilft Gaspode dort, und dein Zug beginnt mit fünf Bezirken.
lesson-good-dog-tempting = Gaspode hat einen Handlanger gerettet, den du entbehren konntest, und du verlierst „Die Schatten“: vier Bezirke.

lesson-borrowed-money-name = Geliehenes Geld
lesson-borrowed-money-goal = Du bist Chrysopras und 38 $ wert. Komm auf 50 $.
lesson-borrowed-money-hint-1 = Ein Kredit bringt jetzt 10 $ und zählt 12 $ gegen dich. Was macht das zusammen?
lesson-borrowed-money-hint-2 = Deine beiden Stadtbezirkskarten zahlen auch, 3 $ und 1 $, und kosten keine Karte.
lesson-borrowed-money-why = 3 $ und 1 $ aus den Bezirken, 3 $ vom Pink PussyCat Club, 5 $ von der Königlichen Münze: genau 50 $. Mit dem Kredit wäre es weniger.
lesson-borrowed-money-tempting = Der Kredit bringt 10 $ und zählt 12 $ gegen dich: 50 $ sind nicht mehr zu erreichen.

lesson-the-last-straw-name = Der letzte Tropfen
lesson-the-last-straw-goal = Von den Ereignissen ist nur noch „Aufruhr“ übrig. Beende die Partie jetzt, und zwar als Sieger.
lesson-the-last-straw-hint-1 = Bei acht Markern beendet der Aufruhr die Partie nach Punkten; bei sieben geschieht nichts.
lesson-the-last-straw-hint-2 = Du hast 50 Punkte, Gelb 52. Ein Handlanger ist 5 wert. Hole dir vor dem Ereignis beides: den achten Marker und die Punkte.
lesson-the-last-straw-why = Der Mob bringt den achten Marker und einen Handlanger, also führst du. Sein letztes Symbol erlaubt dir den Dekan, und der Aufruhr beendet die Partie.
lesson-the-last-straw-tempting = Der Dekan verschwendet das Ereignis: Es liegen erst sieben Marker.

lesson-two-birds-name = Zwei Fliegen mit einer Klappe
lesson-two-birds-goal = Du und Gelb könntet beide Lords sein. Kontrolliere fünf Bezirke, und lass Gelb nur vier.
lesson-two-birds-hint-1 = Gelb ist als Nächstes dran, also reichen fünf nicht: Gelb muss einen seiner fünf Bezirke verlieren.
lesson-two-birds-hint-2 = Lord Witwenmacher tötet, zahlt und baut. Wo gelingt ihm alles drei? Und die Karte von „Düstergut“ gehört dir.
lesson-two-birds-why = In „Schlummerhügel“ beendet der Mord die Unruhe und die Mehrheit von Gelb, mit 3 $ mehr reicht das Geld zum Bauen, und du bist in der Überzahl. Der Handlanger aus „Düstergut“ holt den anderen Bezirk.
lesson-two-birds-tempting = Der Mord in „Die Schatten“ bringt dich weiter, aber Gelb behält fünf Bezirke und gewinnt zuerst.

lesson-fit-is-free-name = Was passt, kostet nichts
lesson-fit-is-free-goal = Gewinne zwei Einflusspunkte ohne eine einzige neue Ratte.
lesson-fit-is-free-hint-1 = Welches Gebäude gehört zu dem Stand, von dem du zwei Karten hast?
lesson-fit-is-free-hint-2 = Ritter gehören in die Burg. Behalte den Mönch und die Hexe auf der Hand.
lesson-fit-is-free-why = Jede Karte gibt einen Einflusspunkt, egal wo sie liegt. Nur Karten eines anderen Standes bringen eine Ratte.
lesson-fit-is-free-tempting = Vier Einflusspunkte, aber der Mönch und die Hexe bringen zwei Ratten.

lesson-nobody-home-name = Niemand zu Hause
lesson-nobody-home-goal = Nimm zwei Joker, behalte alle deine Karten und nimm keine Ratte.
lesson-nobody-home-hint-1 = Beide Rivalen sind in der Burg. Wer kann dich anderswo schlagen?
lesson-nobody-home-hint-2 = Betritt den Marktplatz und spiele keine Karte aus.
lesson-nobody-home-why = Die Premiumaktion bekommt, wer dort am meisten ausgespielt hat. Bist du allein, genügt dafür auch keine Karte.
lesson-nobody-home-tempting = Joker gibt es in der Burg nicht, und was immer du dort ausspielst, bringt eine Ratte.

lesson-first-come-name = Wer zuerst kommt
lesson-first-come-goal = Du gehst zuerst hinein, und Berta folgt dir mit allen drei Karten. Nimm zwei Siegpunktmarker und behalte deinen Joker.
lesson-first-come-hint-1 = Berta spielt drei Karten aus, nicht mehr. Wie viele von dir genügen auf dem niedrigeren Platz?
lesson-first-come-hint-2 = Drei gegen drei gehört dir, weil du zuerst da warst. Drei Könige genügen.
lesson-first-come-why = Bei Gleichstand zählt die niedrigere Platznummer. Zähle die Karten deines Rivalen und ziehe gleich.
lesson-first-come-tempting = Vier Karten gewinnen, aber dann ist der Joker weg.

lesson-same-floor-name = Auf demselben Stockwerk
lesson-same-floor-goal = Werde ohne neue Ratte in einem weiteren Stand Erster.
lesson-same-floor-hint-1 = Zwei Kaufleute brächten dich gleichauf mit Berta. Wer war vorher da?
lesson-same-floor-hint-2 = Gleichauf genügt nicht. In welchem Haus bringen dich zwei passende Karten am Ersten vorbei?
lesson-same-floor-why = Wer auf ein besetztes Stockwerk kommt, liegt oben, und die untere Scheibe ist vorn. Überhole, statt nur einzuholen.
lesson-same-floor-tempting = Du bist nur gleichauf, und die andere Scheibe war zuerst da: immer noch Zweiter.

lesson-wait-and-see-name = Abwarten
lesson-wait-and-see-goal = Auch Berta will in den Palast und spielt eine Karte mehr aus als jeder, der vor ihr dort ist. Nimm zwei Siegpunktmarker.
lesson-wait-and-see-hint-1 = Wer zuerst ausspielt, zeigt, was zu schlagen ist. Musst du das sein?
lesson-wait-and-see-hint-2 = Spiele „Passe“. Wenn Berta zwei Karten ausgespielt hat, gewinnen deine drei.
lesson-wait-and-see-why = Eine Passe stellt dich ans Ende der Reihe. Gleichstände verlierst du dort, aber du weißt, was zu schlagen ist.
lesson-wait-and-see-tempting = Berta hat deine drei Karten gesehen und spielt vier aus.

lesson-cards-for-rats-name = Karten gegen Ratten
lesson-cards-for-rats-goal = Verlasse das Hospital mit nur sieben Ratten.
lesson-cards-for-rats-hint-1 = Die Premiumaktion nimmt dir hier eine Ratte, und dann bis zu drei weitere für drei Handkarten.
lesson-cards-for-rats-hint-2 = Berta hat eine Karte ausgespielt. Zwei Mönche schlagen sie und lassen dir drei Karten zum Abwerfen.
lesson-cards-for-rats-why = Zwei Mönche gewinnen die Premiumaktion und kosten nichts. Einer weniger verliert sie, eine Karte mehr lässt zu wenig zum Abwerfen.
lesson-cards-for-rats-tempting = Du gewinnst die Premiumaktion, hast aber nur noch zwei Karten zum Abwerfen.

lesson-count-the-nuns-name = Zähle die Nonnen
lesson-count-the-nuns-goal = Es ist die letzte Runde, und du hast die ganze Nonnenreihe gesehen. Gewinne: Bleibe am Leben und überhole beide Rivalen.
lesson-count-the-nuns-hint-1 = Zähle die Nonnen, die du kennst, und deine Ratten. Was kann dir noch Ratten nehmen?
lesson-count-the-nuns-hint-2 = Zwei Ratten weniger, und es sind acht gegen acht Nonnen: Du lebst. Spiele also aus, was passt, und sonst nichts.
lesson-count-the-nuns-why = Bei gleich vielen überlebst du. Eine gierig gezogene oder eine falsche Karte, und die beste Wertung ist nichts wert.
lesson-count-the-nuns-tempting = Zehn Ratten, acht Nonnen: Die beste Hand nützt den Toten nichts.

lesson-pipers-tune-name = Die Melodie des Rattenfängers
lesson-pipers-tune-goal = Es ist die letzte Runde; du kennst alle neun Nonnen, und sonst hat niemand eine Flöte. Gewinne, obwohl Odo weit vorn liegt.
lesson-pipers-tune-hint-1 = Mit zehn Ratten stirbst du, und Odo hat genau so viele Ratten, wie es Nonnen gibt.
lesson-pipers-tune-hint-2 = Folge Odo mit der Flöte in den Palast, bringe keine neuen Ratten mit und wähle Odo.
lesson-pipers-tune-why = Eine Flöte tat zweierlei: Du fielst auf neun Ratten und lebst, Odo stieg auf zehn und lebt nicht mehr.
lesson-pipers-tune-tempting = Odo lebt noch und liegt weit vorn.

lesson-golden-handshake-name = Goldener Handschlag
lesson-golden-handshake-goal = Es ist die letzte Runde; du kennst alle acht Nonnen, und Odo hat vier Gold und sonst keine Karte. Gewinne trotzdem.
lesson-golden-handshake-hint-1 = Zwei Kaufleute brächten dir das Bürgertum, doch Odo bleibt gleichauf und hat weniger Ratten.
lesson-golden-handshake-hint-2 = Wo Odo steht, nimmt ein Schwert die Hälfte seiner Handkarten. Es ist alles Gold.
lesson-golden-handshake-why = Zwei Gold wechselten den Besitzer: mehr Punkte für dich, weniger für Odo.
lesson-golden-handshake-tempting = Du ziehst nur gleich, und Odo hat weniger Ratten: Der Gleichstand ist verloren.

lesson-one-rat-ten-points-name = Eine Ratte, zehn Punkte
lesson-one-rat-ten-points-goal = Es ist die letzte Runde, und du hast alle acht Nonnen gesehen. Gewinne: Werde Erster im Königtum und bleibe am Leben.
lesson-one-rat-ten-points-hint-1 = Berta steigt auf sechs und war zuerst da, also brauchst du sieben. Wer die meisten Karten ausspielt, bekommt einen Punkt dazu.
lesson-one-rat-ten-points-hint-2 = Von zwei auf sieben: vier Karten und der eine Punkt dazu. Eine Ratte verträgst du noch, also darf nur eine Karte falsch sein.
lesson-one-rat-ten-points-why = Zwei Könige und der Joker kosten nichts, mit einer falschen Karte sind es vier, mit dem Einflusspunkt dazu kommst du auf sieben. Eine fünfte Karte hätte dich umgebracht.
lesson-one-rat-ten-points-tempting = Fünf Karten bringen neun Ratten gegen acht Nonnen.
