### Indices : ce que répondrait le bot qui cherche, et pourquoi.

hint = Indice
hint-thinking = J’y réfléchis…
hint-close = Fermer l’indice
hint-compared = Ce qui a été comparé, par chance de gagner
hint-advice = Mon conseil : { $answer }.
hint-chance = Chance de gagner : { $chance }.
hint-why-loses = Sinon { $who } gagne avant ton prochain tour dans { $else } des cas ; avec cela, dans { $then }.
hint-why-wins = Cela gagne aussitôt dans { $then } des cas ; la meilleure réponse suivante, dans { $else }.
hint-why-risks = La peste t’emporte alors dans { $then } des cas ; après la meilleure réponse suivante, dans { $else }.
hint-why-helps = La meilleure réponse suivante aiderait surtout { $who }, de { $by ->
    [one] { $by } point de pourcentage
   *[other] { $by } points de pourcentage
}.
hint-why-small = Beaucoup de petites choses plaident en sa faveur ; aucune ne décide à elle seule.

new-hints = Des indices pour tous
new-hints-note = même avec d’autres personnes à la table ; qui en demande un reste caché pendant la partie et figure ensuite dans l’enregistrement
agreed-hints = indices permis
problem-hints-among-people = À une table avec d’autres personnes, il n’y a d’indices que si tous l’ont convenu à l’ouverture.
house-figure-hints = Indices
house-hints-on = activés
house-hints-off = désactivés

hint-am-card = Elle offre : { $symbols }.
hint-am-text = La carte dit : { $text }
hint-am-own = En tant que { $role }, tu en serais alors à { $progress }.
hint-am-takes = Cela prend à { $who } le contrôle de { $area }.
hint-am-takes-needed = Cela prend à { $who } le contrôle de { $area }, qu’il lui faudrait comme { $role }.
hint-am-set-back = Si { $who } est { $role }, cela ne lui laisse que { $progress }.
hint-am-gains = Cela te donne le contrôle de { $area }.
hint-am-power = Ce que fait le Bâtiment : { $power }
hint-am-trouble = { $n ->
    [0] Il n’y a alors plus aucun jeton Chaos sur le plateau.
    [one] Il y a alors { $n } jeton Chaos sur le plateau.
   *[other] Il y a alors { $n } jetons Chaos sur le plateau.
}

hint-rc-lay = poser { $cards }
hint-rc-give = donner { $cards }
hint-rc-discard = défausser { $cards } pour te débarrasser de rats
hint-rc-influence = { $class } : ton influence passe de { $from } à { $to }.
hint-rc-overtakes = { $class } : ton influence passe de { $from } à { $to } et dépasse { $who }.
hint-rc-standing = { $class } : tu as { $own } d’influence ; parmi les autres, { $who } en a le plus : { $most }.
hint-rc-unrivalled = { $class } : tu as { $own } d’influence, et personne d’autre n’en a.
hint-rc-inside = { $n ->
    [0] Personne n’y est encore entré.
    [one] { $n } joueur y est déjà.
   *[other] { $n } joueurs y sont déjà.
}
hint-rc-action = L’action du bâtiment : { $action }.
hint-rc-unseen = Tu n’as pas encore vu cette carte.
hint-rc-holds = { $n ->
    [one] { $who } a { $n } carte en main.
   *[other] { $who } a { $n } cartes en main.
}
hint-rc-no-rats = Aucune de ces cartes n’apporte de rat.
hint-rc-lives = { $n ->
    [0] Sans aucun rat, tu survis à coup sûr.
    [one] Avec { $n } rat, tu survis dans { $after } des cas ; maintenant, dans { $before }.
   *[other] Avec { $n } rats, tu survis dans { $after } des cas ; maintenant, dans { $before }.
}
