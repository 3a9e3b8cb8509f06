# La table de Rattus Cartus.
# Dans les phrases, $who, $other et $names sont des noms de joueurs ; $building est l’une
# des formes « rc-the-… », qui commence par son article et suit « dans » ; $card et $cards
# sont des cartes en mots.

## Les classes et les figures de leurs cartes

rc-class-peasantry = Paysannerie
rc-class-bourgeoisie = Bourgeoisie
rc-class-church = Clergé
rc-class-chivalry = Chevalerie
rc-class-magic = Magie
rc-class-royalty = Noblesse
rc-figure-peasantry = Paysan
rc-figure-bourgeoisie = Marchand
rc-figure-church = Moine
rc-figure-chivalry = Chevalier
rc-figure-magic = Sorcière
rc-figure-royalty = Roi

## Les bâtiments : le nom, le nom dans une phrase, les deux actions, l’image

rc-building-farm = Ferme
rc-building-brewery = Brasserie
rc-building-office = Bureau
rc-building-marketplace = Place du marché
rc-building-monastery = Monastère
rc-building-hospital = Hôpital
rc-building-guard-tower = Tour de garde
rc-building-castle = Château fort
rc-building-fortune-tellers-tent = Tente de la cartomancienne
rc-building-pied-pipers-hut = Cabane du joueur de flûte
rc-building-palace = Palais
rc-building-treasury = Salle du trésor

rc-the-farm = la Ferme
rc-the-brewery = la Brasserie
rc-the-office = le Bureau
rc-the-marketplace = la Place du marché
rc-the-monastery = le Monastère
rc-the-hospital = l’Hôpital
rc-the-guard-tower = la Tour de garde
rc-the-castle = le Château fort
rc-the-fortune-tellers-tent = la Tente de la cartomancienne
rc-the-pied-pipers-hut = la Cabane du joueur de flûte
rc-the-palace = le Palais
rc-the-treasury = la Salle du trésor

rc-premium-farm = piocher quatre cartes
rc-standard-farm = piocher deux cartes
rc-premium-brewery = piocher une carte par point d’influence gagné ici
rc-standard-brewery = piocher une carte pour deux points
rc-premium-office = prendre deux laissez-passer
rc-standard-office = prendre un laissez-passer
rc-premium-marketplace = prendre deux jokers
rc-standard-marketplace = prendre un joker
rc-premium-monastery = défausser deux rats
rc-standard-monastery = défausser un rat
rc-premium-hospital = défausser un rat, puis jusqu’à trois cartes, chacune avec un autre rat
rc-standard-hospital = défausser jusqu’à deux cartes, chacune avec un rat
rc-premium-guard-tower = recevoir trois cartes de chaque joueur du dehors qui en a autant que toi ou plus
rc-standard-guard-tower = rien, mais tu es à l’abri de cette tour
rc-premium-castle = prendre deux épées
rc-standard-castle = prendre une épée
rc-premium-fortune-tellers-tent = regarder deux cartes de la rangée des nonnes
rc-standard-fortune-tellers-tent = regarder une carte de la rangée des nonnes
rc-premium-pied-pipers-hut = prendre deux flûtes
rc-standard-pied-pipers-hut = prendre une flûte
rc-premium-palace = prendre deux jetons de point de victoire
rc-standard-palace = prendre un jeton de point de victoire
rc-premium-treasury = prendre deux cartes Or
rc-standard-treasury = prendre une carte Or
rc-last-round-action = dernière manche : un point d’influence de plus à la place
rc-last-round-no-action = dernière manche : rien

rc-art-farm = Une ferme au milieu des champs
rc-art-brewery = Une brasserie à la cheminée fumante
rc-art-office = Un bureau de ville avec une horloge
rc-art-marketplace = Des étals sur une place de marché
rc-art-monastery = Un monastère avec un clocher
rc-art-hospital = Une longue salle de lits et un médecin au masque à bec
rc-art-guard-tower = Une tour de garde avec une torche
rc-art-castle = Un château gris avec des bannières
rc-art-fortune-tellers-tent = Une tente rayée, la nuit, avec une boule de cristal
rc-art-pied-pipers-hut = Une cabane de guingois avec une flûte au-dessus de la porte
rc-art-palace = Un palais aux dômes dorés
rc-art-treasury = Une chambre forte pleine d’or

## Les cartes

rc-card-joker = Joker
rc-card-sword = Épée
rc-card-flute = Flûte
rc-card-pass = Laissez-passer
rc-card-gold = Or
rc-card-population = { $figure } ({ $nuns ->
    [0] sans nonne
    [one] { $nuns } nonne
   *[other] { $nuns } nonnes
})
rc-card-times = { $n } × { $card }
rc-some-jokers = { $n ->
    [one] { $n } joker
   *[other] { $n } jokers
}
rc-some-swords = { $n ->
    [one] { $n } épée
   *[other] { $n } épées
}
rc-some-flutes = { $n ->
    [one] { $n } flûte
   *[other] { $n } flûtes
}
rc-some-passes = { $n } laissez-passer
rc-some-gold = { $n ->
    [one] { $n } carte Or
   *[other] { $n } cartes Or
}
rc-kind-body = Partisan
rc-kind-special = Spéciale
rc-what-follower = une influence ; un rat aussi, sauf dans un bâtiment de sa classe : { $class }
rc-what-joker = vaut pour toute classe
rc-what-sword = la moitié d’une main
rc-what-flute = passer un rat
rc-what-pass = entrer plus tard
rc-what-gold = compte à la fin
rc-nuns = { $n ->
    [one] { $n } nonne
   *[other] { $n } nonnes
}
rc-no-nun = aucune nonne
rc-some-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
rc-some-rats = { $n ->
    [one] { $n } rat
   *[other] { $n } rats
}
rc-some-bodies = { $n ->
    [one] { $n } partisan
   *[other] { $n } partisans
}
rc-face-down = { $n ->
    [one] { $n } carte face cachée
   *[other] { $n } cartes face cachée
}
rc-nothing = rien

## La manche et la phase

rc-round = Manche { $round } sur { $rounds }
rc-round-short = manche { $round } sur { $rounds }
rc-setting-up = La table se met en place.
rc-last-round = dernière manche
rc-phases = Phases de la manche
rc-phase-a = Bâtiments
rc-phase-b = Soutien
rc-phase-c = Entrée
rc-phase-d = Résolution
rc-phase-e = Fin

## Les bâtiments de la manche

rc-board = Bâtiments et maisons
rc-buildings = Bâtiments de cette manche
rc-building-of-row = Bâtiment { $n } de la rangée
rc-premium = Premium
rc-standard = Standard
rc-supplies = Soutien, phase B
rc-supply-draw = { $n ->
    [one] piocher { $n } carte
   *[other] piocher { $n } cartes
}
rc-supply-rats = { $n ->
    [one] défausser { $n } rat
   *[other] défausser { $n } rats
}
rc-supply-look = { $n ->
    [one] regarder { $n } carte de la rangée des nonnes
   *[other] regarder { $n } cartes de la rangée des nonnes
}
rc-supply-unknown = Personne n’a pu nous dire ce que montre vraiment cette carte ; ces symboles sont notre supposition.
rc-places = Places de { $building }
rc-place-next = Place { $place } : libre, la prochaine
rc-place-taken = Place { $place } : { $who }, { $cards }
rc-place-taken-entering = Place { $place } : { $who }, choisit ses cartes
rc-mini-next = à résoudre
rc-mini-now = en cours
rc-mini-done = résolu
rc-mini-empty = personne ici
rc-step-cards = a) Cartes
rc-step-actions = b) Actions
rc-step-discard = c) Défausse
rc-steps = Étapes de la résolution
rc-place-of = place { $place }

## L’influence : les six maisons

rc-houses = Six maisons
rc-houses-hint = même étage : à gauche, on passe devant
rc-houses-reach = tirets : jusqu’où peuvent mener les cartes face cachée
rc-houses-table = Influence par classe
rc-houses-cell = { $points ->
    [0] { $influence }
   *[other] { $influence }, rapporte { $points }
}
rc-if-ended = Si la partie s’arrêtait là
rc-if-ended-note = sans les mains, l’or ni les rats
rc-piles = Piles
rc-pile-deck = { $n ->
    [one] { $n } carte dans la pioche de population
   *[other] { $n } cartes dans la pioche de population
}
rc-pile-discard = { $n ->
    [one] { $n } carte dans la défausse
   *[other] { $n } cartes dans la défausse
}
rc-pile-markers = { $n ->
    [one] encore { $n } jeton de point de victoire
   *[other] encore { $n } jetons de point de victoire
}
rc-pile-buildings = { $n ->
    [one] encore { $n } carte bâtiment dans la pioche
   *[other] encore { $n } cartes bâtiment dans la pioche
}
rc-pile-open = Reste dans la pile : { $cards }

## Les joueurs

rc-players = Joueurs
rc-stat-hand = cartes en main
rc-stat-points = points dans les maisons jusqu’ici
rc-stat-markers = jetons de point de victoire
rc-stat-rats = rats
rc-stat-rats-hidden = rats, face cachée
rc-start-player = Premier joueur
rc-where-choosing = choisit
rc-where-chose = a choisi
rc-where-supply = soutien : { $building }
rc-where-passed = a passé, entre plus tard
rc-where-outside = encore dehors
rc-where-premium = premium
rc-where-standard = standard
rc-where-done = terminé
rc-where-dead = victime de la peste
rc-where-alive = a survécu
rc-where-giving = choisit des cartes à donner

## La main

rc-hand = Ta main
rc-hand-size = { $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
}
rc-hand-tick-lay = coche ce que tu poses
rc-hand-tick-give = coche ce que tu donnes : { $n }
rc-hand-tick-trade = coche jusqu’à { $n }
rc-hand-none = Tu n’as aucune carte.
rc-foot-no-rat = pas de rat
rc-foot-rat = +1 rat
rc-foot-no-body = pas un partisan
rc-foot-not-now = pas maintenant
rc-foot-kept = gardée
rc-foot-rat-away = −1 rat
rc-foot-give = à donner
rc-after-lay = Poser les cartes cochées
rc-after-give = Donner les cartes cochées
rc-after-trade = Défausser les cartes cochées

## Les rats et les nonnes

rc-secret = Tes rats, et les nonnes
rc-plague = Rats contre nonnes
rc-log-short = Journal
rc-secret-public = La rangée des nonnes
rc-secret-shut = Caché. Quelqu’un regarde par-dessus ton épaule ?
rc-secret-open = Pour tes yeux seulement
rc-secret-everyone = Tout le monde le voit
rc-look = Regarder
rc-cover = Cacher
rc-nun-row = Rangée des nonnes
rc-nun-known = Carte { $place } : { $nuns }, vue par { $names }
rc-nun-unknown = Carte { $place } : face cachée, vue par { $names }
rc-rats-own = Tes rats : { $n }
rc-rats-after-number = { $n ->
    [one] rat
   *[other] rats
}
rc-odds-alt = Chances de chaque nombre de nonnes, de { $from } à { $to }
rc-odds = Nonnes attendues : environ { $expected }. Avec { $rats }, tu survis { $chance } fois sur 100.
rc-odds-public = Nonnes attendues : environ { $expected }.
rc-nuns-total = { $nuns } contre la peste.

## Les questions

rc-your-turn = À toi de jouer
rc-ask-supply-short = soutien
rc-ask-supply = Quel soutien prends-tu ?
rc-ask-supply-hint = Tu prends ce que montre l’une des cartes. Cela ne t’engage à rien : tu pourras entrer dans n’importe quel bâtiment.
rc-ask-supply-secret = Tous choisissent à la fois ; personne ne voit ton choix avant que tous aient choisi.
rc-ask-look-short = voir les nonnes
rc-ask-look = { $left ->
    [one] Quelle carte de la rangée des nonnes regardes-tu ?
   *[other] Quelle carte de la rangée des nonnes regardes-tu d’abord ?
}
rc-ask-look-hint = Tous voient quelle carte tu regardes ; ce qu’elle montre, les autres ne le voient pas.
rc-look-at = Carte { $place }
rc-look-known = tu la connais : { $nuns }
rc-look-new = pas encore vue
rc-ask-enter-short = entrer dans un bâtiment
rc-ask-enter = Dans quel bâtiment entres-tu ?
rc-ask-enter-hint = Tu y prends la place libre la plus basse. Puis tu poses des cartes face cachée, ou aucune.
rc-enter-place = place { $place }
rc-enter-nobody = personne encore
rc-enter-pass = Jouer un laissez-passer
rc-enter-pass-hint = entrer plus tard
rc-ask-play-short = poser des cartes
rc-ask-play = Quelles cartes vont dans { $building } ?
rc-ask-play-tick = Coche-les dans ta main.
rc-ask-play-ticked = Ce qui n’amène pas de rat est coché dans ta main ; coche ce que tu veux.
rc-ask-play-hint = Chaque partisan donne un point d’influence ; un partisan d’une autre classe amène un rat.
rc-ask-play-first = { $last ->
    [yes] Personne d’autre n’est là : à égalité de partisans, le point d’influence de plus de la dernière manche est à toi.
   *[no] Personne d’autre n’est là : à égalité de partisans, l’action premium est à toi.
}
rc-ask-play-first-of-two = { $last ->
    [yes] Personne d’autre n’est encore entré : à égalité de partisans, le point d’influence de plus de la dernière manche est à toi.
   *[no] Personne d’autre n’est encore entré : à égalité de partisans, l’action premium de cette manche est à toi.
}
rc-ask-play-after = { $who } a joué avant toi, avec { $cards } : une égalité ne t’aide pas.
rc-ask-lay = { $left ->
    [one] Quelle carte poses-tu ?
   *[other] Quelles { $left } cartes poses-tu ?
}
rc-tally-cards = cartes
rc-tally-rats = rats
rc-tally-premium = premium
rc-tally-ahead = en tête
rc-tally-open = ouvert
rc-tally-hand = reste en main
rc-tally-live = survie
rc-tally-of = sur { $n }
rc-card-by-card = Carte par carte
rc-lay-these = Poser les cartes cochées
rc-lay-none = N’en poser aucune
rc-lay-sets = Suggestions
rc-lay-no-rats = Sans rat : { $n }
rc-lay-all = Tous les partisans : { $n }
rc-ask-sword-short = épée
rc-ask-sword = Qui te donne la moitié de sa main ?
rc-ask-sword-hint = Tu as le plus d’épées ici ; ceux-ci en ont le moins.
rc-ask-flute-short = flûte
rc-ask-flute = Qui reçoit un de tes rats ?
rc-ask-flute-hint = Tu as le plus de flûtes ici ; ceux-ci en ont le moins.
rc-hand-of = { $n ->
    [0] aucune carte en main
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
rc-ask-give-short = donner des cartes
rc-ask-give = { $left ->
    [one] Quelle carte donnes-tu à { $who } ?
   *[other] Quelles { $left } cartes donnes-tu à { $who } ?
}
rc-ask-give-hint = N’importe quelle carte convient, l’or aussi. Vous seuls voyez laquelle.
rc-give-these = Donner les cartes cochées
rc-ask-act-short = ton action
rc-ask-act-premium = Ton action premium : { $action } ?
rc-ask-act-standard = Ton action standard : { $action } ?
rc-act-use = La faire
rc-act-decline = Y renoncer
rc-ask-trade-short = des cartes contre les rats
rc-ask-trade = Quelles cartes défausses-tu ?
rc-ask-trade-hint = { $most ->
    [one] Une carte au plus ; elle emporte un rat. L’or convient aussi.
   *[other] Jusqu’à { $most }. Chacune emporte un rat. L’or convient aussi.
}
rc-trade-these = Défausser les cartes cochées
rc-trade-none = Garder toutes les cartes
rc-ask-discard = { $left ->
    [one] Quelle carte défausses-tu ?
   *[other] Quelles { $left } cartes défausses-tu ?
}
rc-wait = { $names } { $count ->
    [one] choisit
   *[other] choisissent
}.
rc-wait-look = { $who } regarde la rangée des nonnes.
rc-wait-enter = { $who } va entrer dans un bâtiment.
rc-wait-play = { $who } pose des cartes dans { $building }.
rc-wait-sword = { $who } choisit qui l’épée frappe.
rc-wait-flute = { $who } choisit qui reçoit un rat.
rc-wait-give = { $names } { $count ->
    [one] choisit
   *[other] choisissent
} des cartes pour { $who }.
rc-wait-act = { $who } décide d’une action.
rc-wait-trade = { $who } choisit des cartes à défausser, chacune avec un rat.
rc-dealing = On distribue les cartes.
rc-to-result = Voir le résultat
rc-done-choosing = Tu as choisi. On attend les autres.

## Les actions en mots, là où il n’y a pas d’image

rc-action-supply = prendre le soutien de { $building } : { $supply }
rc-action-look = regarder la carte { $place } de la rangée des nonnes
rc-action-enter = entrer dans { $building }
rc-action-pass = jouer un laissez-passer
rc-action-play = { $n ->
    [0] ne poser aucune carte
    [one] poser { $n } carte
   *[other] poser { $n } cartes
}
rc-action-lay = poser face cachée : { $card }
rc-action-sword = prendre la moitié de la main de { $who }
rc-action-flute = passer un rat à { $who }
rc-action-give = donner : { $card }
rc-action-use = faire l’action
rc-action-decline = renoncer à l’action
rc-action-trade = { $n ->
    [0] garder toutes les cartes
    [one] défausser { $n } carte pour te débarrasser d’un rat
   *[other] défausser { $n } cartes pour te débarrasser de { $n } rats
}
rc-action-discard = défausser pour te débarrasser d’un rat : { $card }

## Le journal

rc-log = Le fil de la partie
rc-log-why = Pourquoi est-ce arrivé ?
rc-log-all = Tout le journal
rc-log-building-takes-part = En jeu dans cette partie : { $building }.
rc-log-card-takes-part = Une carte de { $building } est en jeu dans cette partie.
rc-log-start-player = { $you ->
    [yes] Tu es premier joueur.
   *[no] Premier joueur : { $who }.
}
rc-log-round-begins = La manche { $round } commence.
rc-log-building-revealed = Bâtiment révélé, { $building } : { $supply }.
rc-log-building-exchanged = Toutes les cartes étaient pareilles. Sous la pile de remplacement : { $out } ; à sa place : { $building }.
rc-log-supply-chosen = { $you ->
    [yes] Tu prends le soutien de { $building } : { $supply }.
   *[no] { $who } prend le soutien de { $building } : { $supply }.
}
rc-log-supply-decided = { $you ->
    [yes] Tu as choisi ton soutien.
   *[no] { $who } a choisi son soutien.
}
rc-log-supply-decided-own = { $you ->
    [yes] Tu as choisi le soutien de { $building } ; les autres ne le voient pas encore.
   *[no] { $who } a choisi le soutien de { $building }.
}
rc-log-draw-ends-short = { $you ->
    [yes] Il te manque { $cards } : il n’en reste plus.
   *[no] Il manque { $cards } à { $who } : il n’en reste plus.
}
rc-log-reshuffled = La défausse ({ $cards }) est mélangée et devient la pioche.
rc-log-rats-discarded = { $you ->
    [yes] Tu défausses { $rats }.
   *[no] { $who } défausse { $rats }.
}
rc-log-rats-taken = { $you ->
    [yes] Tu prends { $rats }.
   *[no] { $who } prend { $rats }.
}
rc-log-rat-handed-over = { $you ->
    [from] Tu passes un rat à { $whom }.
    [to] { $who } te passe un rat.
   *[no] { $who } passe un rat à { $whom }.
}
rc-log-passed = { $you ->
    [yes] Tu joues un laissez-passer et entres plus tard.
   *[no] { $who } joue un laissez-passer et entre plus tard.
}
rc-log-entered = { $you ->
    [yes] Tu entres dans { $building }, place { $place }.
   *[no] { $who } entre dans { $building }, place { $place }.
}
rc-log-plays = { $you ->
    [yes] Tu poses { $cards } face cachée.
   *[no] { $who } pose { $cards } face cachée.
}
rc-log-cards-revealed = { $you ->
    [yes] Tu révèles : { $cards }.
   *[no] { $who } révèle : { $cards }.
}
rc-log-influence = { $you ->
    [yes] Tu gagnes { $n ->
        [one] { $n } point
       *[other] { $n } points
    } d’influence : { $class }.
   *[no] { $who } gagne { $n ->
        [one] { $n } point
       *[other] { $n } points
    } d’influence : { $class }.
}
rc-log-sword-strikes = { $you ->
    [from] { $whom } doit te donner { $cards }.
    [to] Tu dois donner { $cards } à { $who }.
   *[no] { $whom } doit donner { $cards } à { $who }.
}
rc-log-premium-held = { $you ->
    [yes] Tu as l’action premium.
   *[no] { $who } a l’action premium.
}
rc-log-action-declined = { $you ->
    [yes] Tu renonces à l’action.
   *[no] { $who } renonce à l’action.
}
rc-log-markers-taken = { $you ->
    [yes] Tu prends { $n ->
        [one] un jeton
       *[other] { $n } jetons
    } de point de victoire.
   *[no] { $who } prend { $n ->
        [one] un jeton
       *[other] { $n } jetons
    } de point de victoire.
}
rc-log-marker-taken = { $you ->
    [yes] Tu prends un jeton de point de victoire.
   *[no] { $who } prend un jeton de point de victoire.
}
rc-log-marker-taken-own = { $you ->
    [yes] Tu prends un jeton de point de victoire de valeur { $n }.
   *[no] { $who } prend un jeton de point de victoire de valeur { $n }.
}
rc-log-cards-taken = { $you ->
    [yes] Tu prends { $cards }.
   *[no] { $who } prend { $cards }.
}
rc-log-trades = { $you ->
    [yes] Tu défausses { $cards } pour te débarrasser de { $rats }.
   *[no] { $who } défausse { $cards } pour se débarrasser de { $rats }.
}
rc-log-card-traded = { $you ->
    [yes] Tu défausses une carte : { $card }.
   *[no] { $who } défausse une carte : { $card }.
}
rc-log-levied = { $you ->
    [yes] Tu exiges des cartes de { $names }, { $n } chacun.
   *[no] { $who } exige des cartes de { $names }, { $n } chacun.
}
rc-log-levied-nobody = { $you ->
    [yes] Il n’y a personne de qui tu puisses exiger des cartes.
   *[no] Il n’y a personne de qui { $who } puisse exiger des cartes.
}
rc-log-cards-discarded = { $you ->
    [yes] Tes cartes quittent le bâtiment : { $cards }.
   *[no] Les cartes de { $who } quittent le bâtiment : { $cards }.
}
rc-log-hand-shown = { $you ->
    [yes] Tu montres ta main : { $cards }.
   *[no] { $who } montre sa main : { $cards }.
}
rc-log-scored = { $you ->
    [yes] Tu as { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
   *[no] { $who } a { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
}
rc-log-nun-shown = La carte { $place } de la rangée des nonnes : { $card }.
rc-log-rats-shown = { $you ->
    [yes] Tu as { $rats }.
   *[no] { $who } a { $rats }.
}
rc-log-died = { $names } { $count ->
    [one] meurt
   *[other] meurent
} de la peste.
rc-log-nobody-died = Tout le monde survit à la peste.
rc-log-won = { $names } { $count ->
    [one] gagne
   *[other] gagnent
}.
rc-you-win = Tu gagnes !
rc-log-nobody-won = Personne ne gagne : tous sont morts.
rc-log-nun-laid = La carte { $place } de la rangée des nonnes est posée face cachée.
rc-log-drew-many = { $you ->
    [yes] Tu pioches { $cards }.
   *[no] { $who } pioche { $cards }.
}
rc-log-drew-own = { $you ->
    [yes] Tu pioches : { $cards }.
   *[no] { $who } pioche : { $cards }.
}
rc-log-looked = { $you ->
    [yes] Tu regardes la carte { $place } de la rangée des nonnes.
   *[no] { $who } regarde la carte { $place } de la rangée des nonnes.
}
rc-log-looked-own = { $you ->
    [yes] Tu regardes la carte { $place } de la rangée des nonnes : { $card }. Les autres ne le voient pas.
   *[no] { $who } regarde la carte { $place } de la rangée des nonnes : { $card }.
}
rc-log-laid = { $you ->
    [yes] Tu poses une carte face cachée.
   *[no] { $who } pose une carte face cachée.
}
rc-log-laid-own = { $you ->
    [yes] Tu poses face cachée : { $cards }. Les autres ne voient pas lesquelles.
   *[no] { $who } pose face cachée : { $cards }.
}
rc-log-offered = { $you ->
    [yes] Tu as choisi une carte à donner.
   *[no] { $who } a choisi une carte à donner.
}
rc-log-offered-own = { $you ->
    [yes] Tu donnes : { $cards }. Les autres ne le voient pas encore.
   *[no] { $who } donne : { $cards }.
}
rc-log-gave = { $you ->
    [from] Tu donnes à { $whom } : { $cards }.
    [to] { $who } te donne : { $cards }.
   *[no] { $who } donne à { $whom } : { $cards }.
}

## Pourquoi quelque chose est arrivé

rc-cause-set-up = mise en place
rc-cause-round = manche { $round }
rc-cause-phase-a = phase A, nouveaux bâtiments
rc-cause-phase-b = phase B, soutien
rc-cause-phase-c = phase C, entrée dans les bâtiments
rc-cause-phase-d = phase D, résolution des bâtiments
rc-cause-phase-e = phase E, fin de la manche
rc-cause-end = fin de la partie
rc-cause-in = dans { $building }
rc-cause-supply = les symboles de soutien de { $building }
rc-cause-pass = un laissez-passer
rc-cause-cards = les partisans posés là
rc-cause-mismatch = des partisans d’une autre classe que le bâtiment
rc-cause-sword = épées : qui en a le moins donne la moitié de sa main à qui en a le plus
rc-cause-flute = flûtes : qui en a le plus passe un rat à qui en a le moins
rc-cause-premium = l’action premium : le plus de partisans
rc-cause-standard = l’action standard
rc-cause-last-round = la dernière manche : un point d’influence au lieu d’une action
rc-cause-plague = la peste : plus de rats que de nonnes

## La fin, ligne par ligne

rc-final = Points
rc-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
rc-final-influence = influence { $influence }
rc-final-bodies = Le plus de partisans en main
rc-final-swords = Le plus d’épées
rc-final-flutes = Le plus de flûtes
rc-final-passes = Le plus de laissez-passer
rc-final-gold = Or
rc-final-markers = Jetons de point de victoire
rc-final-has = en a { $n }
rc-final-nuns = Nonnes de la rangée : { $n }
rc-final-died = Mort de la peste
rc-final-dead = { $n ->
    [one] { $n } rat
   *[other] { $n } rats
}, plus que { $nuns ->
    [one] { $nuns } nonne
   *[other] { $nuns } nonnes
}
rc-final-alive = { $n ->
    [one] { $n } rat
   *[other] { $n } rats
}, { $nuns ->
    [one] { $nuns } nonne
   *[other] { $nuns } nonnes
} : en vie
rc-final-place = Place { $place }
rc-won-because = Avec { $rats } contre { $nuns } dans la rangée, { $who } a survécu à la peste, et aucun survivant n’avait plus de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rc-won-because-shared = Victoire partagée : survie à la peste avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun et autant de rats.
rc-won-tie-break = Égalité à { $points } ; le plus petit nombre de rats l’emporte.
rc-won-nobody = Il n’y avait que { $nuns } dans la rangée, et chacun avait plus de rats que cela.
rc-won-merciful = Chacun avait plus de rats que de nonnes ; qui en avait le moins a été épargné.
rc-won-spared = Parmi eux, personne n’avait plus de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Choisir ce que l’on joue

rc-option-buildings = Quels bâtiments ?
rc-option-buildings-first-game = La première partie
rc-option-buildings-first-game-hint = Ferme, Place du marché, Monastère, Château fort, Palais, Tente de la cartomancienne
rc-option-buildings-one-per-class = Un de chaque classe
rc-option-buildings-one-per-class-hint = tiré au sort, avec ses cinq exemplaires
rc-option-buildings-mixed = Tous mélangés
rc-option-buildings-mixed-hint = cinq cartes de chaque classe, tirées au sort
rc-option-supply = Comment choisit-on le soutien ?
rc-option-supply-together = tous à la fois
rc-option-supply-together-hint = en secret, puis révélé ensemble
rc-option-supply-in-turn = à tour de rôle
rc-option-supply-in-turn-hint = dans le sens horaire à partir du premier joueur, comme imprimé
rc-option-automatic = Actions sans demander
rc-option-automatic-hint = personne ne peut y renoncer ; sinon, chacun choisit dans ses préférences si on le lui demande
rc-option-rats = Montrer les rats de tous
rc-option-rats-hint = chaque rat pris se voit de toute façon : cela évite seulement de compter
rc-option-gold = N’avoir aucune carte Or peut rapporter
rc-option-gold-hint = les joueurs sans carte Or se partagent la deuxième place
rc-option-plague = Peste clémente
rc-option-plague-hint = si tous devaient mourir, ceux qui ont le moins de rats survivent
rc-option-tower = Le livret déconseille la Tour de garde à deux joueurs.
rc-unconfirmed = Ce que personne n’a pu confirmer
rc-unconfirmed-hint = Nous n’avions pas de boîte sous la main pour vérifier. Si tu en as une, dis-nous ce que tu vois.
rc-open-supply = Les symboles de soutien : { $building }, carte { $card }
rc-open-markers = Les valeurs des jetons de point de victoire
rc-open-markers-each = { $n } de valeur { $value }
rc-open-population = Combien de cartes de chaque classe montrent combien de nonnes
rc-open-population-each = { $nuns ->
    [0] { $n } sans nonne
    [one] { $n } avec { $nuns } nonne
   *[other] { $n } avec { $nuns } nonnes
}
rc-open-name = Le nom anglais : { $building }
rc-open-rat-tokens = Les valeurs des 50 jetons de rat
rc-open-rat-tokens-assumed = 30 de valeur 1, 10 de valeur 3 et 10 de valeur 5 ; ici, les rats sont simplement comptés
rc-open-tracks = La longueur des pistes d’influence
rc-open-tracks-assumed = elles n’ont pas de fin
rc-open-places = Le nombre de places d’une carte de bâtiment
rc-open-places-assumed = 5, une pour chaque joueur
rc-open-fifth-colour = La cinquième couleur des disques
rc-open-fifth-colour-assumed = violet, à côté du rouge, du jaune, du vert et du bleu

## L’aide de jeu

rc-aid = Aide de jeu
rc-aid-round = Une manche
rc-aid-a = A : les bâtiments de la manche sont révélés.
rc-aid-b = B : chacun prend le soutien d’une carte.
rc-aid-c = C : chacun entre dans un bâtiment et pose des cartes face cachée.
rc-aid-d = D : bâtiment par bâtiment : influence, rats, épées, flûtes ; puis les actions ; puis la défausse des cartes.
rc-aid-e = E : la carte premier joueur passe à gauche.
rc-aid-end = À la fin, chaque classe rapporte { $first }, { $second } et { $third }. Puis vient la peste : plus de rats que de nonnes, et c’est fini pour toi.
rc-aid-premium = { $two ->
    [yes] À deux, il n’y a qu’une action premium par manche. Elle revient à qui a posé le plus de partisans, quel que soit le bâtiment ; à égalité, à qui est entré le premier. À la dernière manche, c’est un point d’influence de plus à la place.
   *[no] L’action premium revient à qui a le plus de partisans dans le bâtiment ; à égalité, à qui est entré le premier. À la dernière manche, c’est un point d’influence de plus à la place.
}
rc-aid-follower = Les partisans sont les gens des cartes, et les jokers : chacun donne un point d’influence là où tu le poses. Épées, flûtes, laissez-passer et cartes Or sont des cartes spéciales, pas des partisans.
rc-agreed-first-game = les bâtiments de la première partie
rc-agreed-one-per-class = un bâtiment de chaque classe
rc-agreed-mixed = tous les bâtiments mélangés
rc-agreed-together = le soutien se choisit tous à la fois
rc-agreed-in-turn = le soutien se choisit à tour de rôle
rc-agreed-custom = bâtiments choisis à la main

## Comment finissent les parties, dans les statistiques
rc-counted-won = un seul gagnant
rc-counted-shared = plusieurs à la première place
rc-counted-plague = la peste a emporté tout le monde

## La révélation

rc-reveal-of = bâtiment { $at }
rc-reveal-cards = les cartes sont révélées, dans l’ordre d’entrée
rc-reveal-gain = par partisan, une influence ; d’une autre classe, un rat aussi
rc-reveal-acts = puis les actions, premium d’abord
rc-reveal-on = Continuer
rc-reveal-all = Tout d’un coup
