### Tipps: was der suchende Bot antworten würde, und warum.

hint = Tipp
hint-thinking = Ich denke nach …
hint-close = Tipp schließen
hint-compared = Was verglichen wurde, nach Gewinnchance
hint-advice = Mein Rat: { $answer }.
hint-chance = Gewinnchance: { $chance }.
hint-why-loses = Sonst gewinnt { $who } in { $else } aller Fälle vor deinem nächsten Zug, so nur in { $then }.
hint-why-wins = Das gewinnt in { $then } aller Fälle sofort, die nächstbeste Antwort in { $else }.
hint-why-risks = Die Pest holt dich dann in { $then } aller Fälle, nach der nächstbesten Antwort in { $else }.
hint-why-helps = Die nächstbeste Antwort würde vor allem { $who } helfen, um { $by ->
    [one] { $by } Prozentpunkt
   *[other] { $by } Prozentpunkte
}.
hint-why-small = Viele Kleinigkeiten sprechen dafür; keine davon entscheidet allein.

new-hints = Tipps für alle
new-hints-note = auch wenn andere Menschen mitspielen; wer einen holt, bleibt während der Partie geheim und steht danach in der Aufzeichnung
agreed-hints = Tipps erlaubt
problem-hints-among-people = An einem Tisch mit anderen Menschen gibt es nur Tipps, wenn das alle beim Aufmachen vereinbart haben.
house-figure-hints = Tipps
house-hints-on = an
house-hints-off = aus

hint-am-card = Sie bietet: { $symbols }.
hint-am-text = Auf der Karte steht: { $text }
hint-am-own = Als { $role } wärst du dann bei { $progress }.
hint-am-takes = Das nimmt { $who } die Kontrolle über { $area }.
hint-am-takes-needed = Das nimmt { $who } die Kontrolle über { $area }; als { $role } bräuchte { $who } sie.
hint-am-set-back = Falls { $who } { $role } ist, bleiben danach nur { $progress }.
hint-am-gains = Das gibt dir die Kontrolle über { $area }.
hint-am-power = Was das Gebäude kann: { $power }
hint-am-trouble = { $n ->
    [0] Dann liegt kein Unruhe-Marker mehr auf dem Spielplan.
    [one] Dann liegt { $n } Unruhe-Marker auf dem Spielplan.
   *[other] Dann liegen { $n } Unruhe-Marker auf dem Spielplan.
}

hint-rc-lay = { $cards } ausspielen
hint-rc-give = { $cards } abgeben
hint-rc-discard = { $cards } abwerfen, um Ratten loszuwerden
hint-rc-influence = { $class }: Dein Einfluss steigt von { $from } auf { $to }.
hint-rc-overtakes = { $class }: Dein Einfluss steigt von { $from } auf { $to }, vorbei an { $who }.
hint-rc-standing = { $class }: Du hast { $own } Einfluss; von den anderen hat { $who } am meisten: { $most }.
hint-rc-unrivalled = { $class }: Du hast { $own } Einfluss und sonst niemand.
hint-rc-inside = { $n ->
    [0] Noch niemand hat es betreten.
    [one] { $n } Person ist schon dort.
   *[other] { $n } Personen sind schon dort.
}
hint-rc-action = Die Aktion des Gebäudes: { $action }.
hint-rc-unseen = Diese Karte hast du noch nicht gesehen.
hint-rc-holds = { $n ->
    [one] { $who } hat { $n } Karte auf der Hand.
   *[other] { $who } hat { $n } Karten auf der Hand.
}
hint-rc-no-rats = Keine dieser Karten bringt eine Ratte.
hint-rc-lives = { $n ->
    [0] Ganz ohne Ratten überlebst du sicher.
    [one] Mit { $n } Ratte überlebst du in { $after } aller Fälle, jetzt in { $before }.
   *[other] Mit { $n } Ratten überlebst du in { $after } aller Fälle, jetzt in { $before }.
}
