### L’analyse d’une partie terminée.

review-turn = { $game ->
    [rattus-cartus] Manche { $n }
   *[other] Tour { $n }
}
review-after = { $game ->
    [rattus-cartus] Après la manche
   *[other] Après le tour
}
review-start = Début
review-end = Fin
review-chances = Chances de gagner
review-all-knowing = En connaissant tous les secrets
review-own-eyes = Comme chacun voyait ses propres chances
review-turning = Tournants
review-no-turning = Aucun tour n’a décidé à lui seul de cette partie.
review-turned = { $who } : de { $from } à { $to } ; part de chance : { $luck }
review-costly = Les décisions les plus coûteuses
review-costly-how = jugées d’après ce que l’on pouvait savoir à ce moment-là
review-no-costly = Personne n’a gâché grand-chose : aucune décision n’a coûté même deux points de pourcentage.
review-cost = { $who }, { $turn } : { $cost }
review-played = Joué
review-better = Mieux
review-option = { $what } ({ $chance })
review-why-loses = Ensuite, { $whom } gagne avant le tour suivant dans { $played } des cas ; après la meilleure réponse, dans { $better }.
review-why-wins = La meilleure réponse gagne aussitôt dans { $better } des cas ; celle qui a été jouée, dans { $played }.
review-why-risks = La peste frappe alors dans { $played } des cas ; après la meilleure réponse, dans { $better }.
review-why-helps = L’essentiel de la perte profite à { $whom } : { $by }.
review-why-small = Beaucoup de petites choses s’additionnent ; aucune ne décide à elle seule.
review-known = Ce que les autres pouvaient savoir
review-known-line = { $who } était { $role }. Ce que la table en aurait pensé : { $first } de chances au début, { $most } au plus, { $last } avant la fin.
review-given-away-start = On pouvait le deviner dès le début.
review-given-away = À partir de { $turn }, c’était plus probable que tout le reste réuni.
review-kept-secret = Le secret a tenu jusqu’à la fin.
review-alike = { $role } (de l’extérieur, tout comme { $others })
review-nuns = Les nonnes et la peste
review-nuns-line = Avant la fin, { $who } avait vu { $seen } des { $of } cartes de la rangée des nonnes et comptait sur { $expected } nonnes ; le risque de peste était alors de { $risk }.
review-luck = Chance
review-luck-how = lancers, pioches et événements comparés à ce qu’il fallait en attendre, en chances de gagner
review-luck-line = { $who } : { $total } ; jusqu’à { $usual } dans les deux sens est habituel
review-luck-kind = { $kind ->
    [deal] donne
    [draw] pioches
    [roll] lancers de dé
   *[event] événements
} ({ $n }) : { $sum }
review-strokes = Coups de chance
review-stroke = { $turn } : { $what } ({ $who } { $effect })
review-budget = { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} avec { $searches ->
    [one] { $searches } recherche
   *[other] { $searches } recherches
} chacune ; { $playouts ->
    [one] { $playouts } partie continuée
   *[other] { $playouts } parties continuées
} depuis chaque tour.

## La page.

review-title = Analyse
review-none = Cette partie n’a pas encore d’analyse
review-not-offered = Cette maison n’offre pas d’analyses. Avec l’enregistrement, la commande snug review en fait une n’importe où.
review-about = Un bot fort reprend toute la partie : les chances de chacun après chaque tour, où tout a basculé, quelles décisions ont coûté le plus, ce que les autres pouvaient savoir et quelle fut la part de chance.
review-ask = Analyser cette partie
review-stopped = Cette analyse a été arrêtée
review-stopped-note = Ce qui a été trouvé est gardé, et l’analyse peut reprendre de là.
review-go-on = Reprendre
review-failed = Cette partie n’a pas pu être analysée
review-failed-note = Quelque chose a mal tourné en chemin. Tu peux réessayer.
review-try-again = Réessayer
review-waiting = { $n ->
    [0] L’analyse commence tout de suite
    [one] Une analyse passe avant celle-ci
   *[other] { $n } analyses passent avant celle-ci
}
review-working = { $game ->
    [rattus-cartus] Réflexion en cours : manche { $n } sur { $of }
   *[other] Réflexion en cours : tour { $n } sur { $of }
}
review-progress = Avancement de l’analyse
review-left = { $n ->
    [one] Encore une seconde environ.
   *[other] Encore { $n } secondes environ.
}
review-leave = Pas besoin d’attendre : l’analyse terminée sera ici.
review-look-again = Regarder encore
review-stop = Arrêter
review-after-every = { $game ->
    [rattus-cartus] après chaque manche
   *[other] après chaque tour
}
review-eyes = Point de vue
review-eyes-all = Tous les secrets connus
review-eyes-of = Ce que { $who } pouvait voir alors
review-as-table = La même chose en tableau
review-key = Tournant { $n } : { $turn }
review-points = changement en points de pourcentage
review-none-yet = Aucun pour l’instant.
review-not-judged = Les décisions n’ont pas été jugées.
review-known-how = ce qu’un spectateur attentif aurait pensé
review-truly = La vérité :
review-over-time = { $role } : { $first } au début, { $most } au plus, { $last } avant la fin
review-gave-away = démasqué
review-risk-how = le risque de mourir avec les rats d’alors, si la partie s’était arrêtée là
review-nuns-seen = Nonnes vues
review-luck-band = la bande dorée correspond à l’ordinaire : 19 parties sur 20
review-no-strokes = Aucune pioche, aucun lancer ni événement n’a changé à lui seul une chance de deux points de pourcentage.
review-how = Des bots ont jugé cela. Ils se trompent, mais de la même façon pour tous.
review-here = L’analyser dans ce navigateur
review-here-note = C’est ce navigateur qui s’en charge, avec le même programme que la maison, et rien n’est envoyé nulle part. Si tu reviens sur cette page, l’analyse continue.
review-here-failed = Ce navigateur n’a pas pu faire l’analyse
