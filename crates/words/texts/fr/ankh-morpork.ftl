### Disque-monde : Ankh-Morpork. Les termes sont ceux du livret français (voir le glossaire des règles).
### « de » et « à » devant un nom s’écrivent ici tels quels : le programme en fait « des Ombres », « d’Alice », « au Grand-Mur ».

am-turn-number = tour { $turn }
am-before-the-start = mise en place
am-game-over = partie finie
am-money = { $amount } $

## Les Quartiers

am-area-dolly-sisters = Les Sœurs-Étienne
am-area-unreal-estate = Terrain Forcier
am-area-dragons-landing = L’Atterrissage-du-Dragon
am-area-small-gods = Les Petits-Dieux
am-area-the-scours = Les Décapes
am-area-the-hippo = L’Hippo
am-area-the-shades = Les Ombres
am-area-dimwell = Sombrepuits
am-area-longwall = Grand-Mur
am-area-isle-of-gods = Île des Dieux
am-area-seven-sleepers = Les Sept-Dormants
am-area-nap-hill = Mont-Roupillon
am-the-dolly-sisters = les Sœurs-Étienne
am-the-unreal-estate = le Terrain Forcier
am-the-dragons-landing = l’Atterrissage-du-Dragon
am-the-small-gods = les Petits-Dieux
am-the-the-scours = les Décapes
am-the-the-hippo = l’Hippo
am-the-the-shades = les Ombres
am-the-dimwell = Sombrepuits
am-the-longwall = le Grand-Mur
am-the-isle-of-gods = l’Île des Dieux
am-the-seven-sleepers = les Sept-Dormants
am-the-nap-hill = le Mont-Roupillon
am-title = { $card }

## Les capacités des cartes Quartier : le bouton, puis le texte entier

am-power-dolly-sisters = { $amount } : un Agent
am-power-unreal-estate = Changer une carte
am-power-dragons-landing = Prendre { $amount }
am-power-small-gods = { $amount } par pion : protéger
am-power-the-scours = Carte contre { $amount }
am-power-the-hippo = Prendre { $amount }
am-power-the-shades = Semer le Chaos
am-power-dimwell = { $amount } : un Agent
am-power-longwall = Prendre { $amount }
am-power-isle-of-gods = { $amount } : ôter un Chaos
am-power-seven-sleepers = Prendre { $amount }
am-power-nap-hill = Prendre { $amount }
am-power-dolly-sisters-text = Une fois par tour : paie { $amount } et place un de tes Agents aux Sœurs-Étienne ou dans un Quartier adjacent ; tes autres Agents n’ont pas besoin d’être proches.
am-power-unreal-estate-text = Une fois par tour : pioche une carte, puis défausses-en une ; ce peut être celle que tu viens de piocher.
am-power-dragons-landing-text = Une fois par tour : prends { $amount } dans la Banque.
am-power-small-gods-text = Chaque fois qu’un Événement Aléatoire toucherait tes pions : paie { $amount } pour chacun de ceux que tu veux sauver.
am-power-the-scours-text = Une fois par tour : défausse une carte et prends { $amount } dans la Banque.
am-power-the-hippo-text = Une fois par tour : prends { $amount } dans la Banque.
am-power-the-shades-text = Une fois par tour : pose un jeton Chaos aux Ombres ou dans un Quartier adjacent, là où se trouve un Agent et où il n’y a pas encore de jeton.
am-power-dimwell-text = Une fois par tour : paie { $amount } et place un de tes Agents à Sombrepuits ou dans un Quartier adjacent ; tes autres Agents n’ont pas besoin d’être proches.
am-power-longwall-text = Une fois par tour : prends { $amount } dans la Banque.
am-power-isle-of-gods-text = Une fois par tour : paie { $amount } et retire un jeton Chaos où tu veux.
am-power-seven-sleepers-text = Une fois par tour : prends { $amount } dans la Banque.
am-power-nap-hill-text = Une fois par tour : prends { $amount } dans la Banque.

## Les Personnages : leur nom, et comment ils gagnent

am-personality-lord-vetinari = Lord Vétérini
am-personality-lord-selachii = Seigneur Selachii
am-personality-lord-rust = Seigneur Rouille
am-personality-lord-de-worde = Seigneur des Mots
am-personality-dragon-king-of-arms = Dragon Roi d’Armes
am-personality-chrysoprase = Chrysoprase
am-personality-commander-vimes = Commissaire Divisionnaire Vimaire
am-goal-lord-vetinari = Commence un tour avec des Agents dans { $need } Quartiers. Ceux où se trouve un Démon ne comptent pas.
am-goal-lord-selachii = Commence un tour en contrôlant { $need } Quartiers.
am-goal-lord-rust = Commence un tour en contrôlant { $need } Quartiers.
am-goal-lord-de-worde = Commence un tour en contrôlant { $need } Quartiers.
am-goal-dragon-king-of-arms = Commence un tour avec { $need } jetons Chaos sur le plateau.
am-goal-chrysoprase = Commence un tour avec une fortune de { $need }, argent et Bâtiments ; chaque prêt compte moins { $debt }.
am-goal-commander-vimes = La pioche s’épuise et personne n’a gagné.
am-lane-lords = Selachii, Rouille, des Mots
am-lane-lords-need = contrôler { $need } Quartiers
am-lane-vetinari-need = Agents dans { $need } Quartiers
am-lane-chrysoprase-need = fortune de { $need }
am-lane-dragon-need = { $need } jetons Chaos
am-lane-vimes-need = pioche épuisée
am-lane-away = encore { $count }
am-lane-there = atteint
am-lane-cards-left = { $count ->
    [one] encore { $count } carte
   *[other] encore { $count } cartes
}
am-lane-at = { $name } { $have }

## Les symboles : leur nom, et ce qu’ils font

am-symbol-place-minion = Placer un Agent
am-symbol-build = Construire un Bâtiment
am-symbol-assassinate = Assassinat
am-symbol-remove-trouble = Retirer un jeton Chaos
am-symbol-take = Prendre de l’argent
am-symbol-scroll = Parchemin
am-symbol-random-event = Événement Aléatoire
am-symbol-play-another = Rejouer
am-symbol-interrupt = Interruption
am-symbol-take-amount = Prendre { $amount }
am-symbol-place-minion-text = Place un Agent là où tu en as un, ou dans un Quartier adjacent. Un deuxième Agent dans un Quartier y apporte le Chaos.
am-symbol-build-text = Là où tu as un Agent, sans Bâtiment ni Chaos : paie le coût, construis et prends la carte Quartier.
am-symbol-assassinate-text = Retire l’Agent d’un autre, un Troll ou un Démon d’un Quartier où règne le Chaos ; le jeton part avec lui.
am-symbol-remove-trouble-text = Retire le jeton Chaos du Quartier de ton choix.
am-symbol-take-text = Prends dans la Banque la somme du cercle.
am-symbol-scroll-text = Fais ce que dit la carte.
am-symbol-random-event-text = Retourne la prochaine carte Événement. C’est le seul symbole que l’on ne peut pas sauter.
am-symbol-play-another-text = Joue une carte de plus de ta main.
am-symbol-interrupt-text = À jouer quand son moment vient, même pendant le tour d’un autre.

## Les Événements Aléatoires

am-event-the-dragon = Le Dragon
am-event-flood = Inondation
am-event-fire = Incendie
am-event-fog = Brouillard
am-event-riots = Émeutes
am-event-explosion = Explosion
am-event-mysterious-murders = Meurtres Mystérieux !
am-event-demons-from-the-dungeon-dimensions = Démons des Dimensions de la Basse-Fosse
am-event-subsidence = Affaissement
am-event-bloody-stupid-johnson = Bougre-de-Sagouin Jeanson
am-event-trolls = Trolls
am-event-earthquake = Tremblement de terre
am-event-the-dragon-text = Tout disparaît du Quartier tiré : Agents, Bâtiment, Chaos.
am-event-flood-text = Deux lancers. Chacun fait sortir ses Agents des Quartiers tirés qui bordent le fleuve.
am-event-fire-text = Le Bâtiment du Quartier tiré brûle, et le feu se propage tant que le dé désigne un Quartier adjacent avec un Bâtiment.
am-event-fog-text = Cinq cartes de la pioche vont à la défausse.
am-event-riots-text = S’il y a au moins huit jetons Chaos sur le plateau, la partie s’arrête là et se décide aux points.
am-event-explosion-text = Le Bâtiment du Quartier tiré disparaît.
am-event-mysterious-murders-text = Chacun à son tour lance le dé et retire un Agent du Quartier tiré.
am-event-demons-from-the-dungeon-dimensions-text = Quatre lancers, un Démon et le Chaos dans chaque Quartier tiré. Là où se trouve un Démon, personne ne contrôle et rien ne compte.
am-event-subsidence-text = Chacun doit payer { $amount } pour chacun de ses Bâtiments ; ceux pour lesquels l’argent manque sont perdus.
am-event-bloody-stupid-johnson-text = La carte du Quartier tiré sort du jeu, et son propriétaire y retire un Agent.
am-event-trolls-text = Trois lancers, un Troll dans chaque Quartier tiré.
am-event-earthquake-text = Deux lancers. Les Bâtiments des deux Quartiers disparaissent.

## Ce que disent les cartes

am-effect-loan = Contracte un prêt : { $amount } tout de suite. À la fin, rends { $debt } ou perds { $points } points ; pour Chrysoprase, il compte moins { $debt }. La carte reste devant toi.
am-effect-demand-cards = Un adversaire te donne deux cartes de son choix.
am-effect-tribute = Chaque adversaire te donne { $amount } ou une carte, comme il veut.
am-effect-sell-card-to-player = Donne une carte à un adversaire ; il te donne { $amount }.
am-effect-steal-from-all = Chaque adversaire te donne { $amount }.
am-effect-hand-penalty = Un adversaire te donne { $amount }, ou garde cette carte devant lui pour toujours : elle occupe une place dans sa main.
am-effect-swap-personality = Tu peux échanger ton Personnage contre un autre, au hasard, que personne n’a.
am-effect-move-own-from-trouble = Déplace un de tes Agents d’un Quartier où règne le Chaos vers un Quartier adjacent.
am-effect-earn-trouble = Prends { $amount } par jeton Chaos sur le plateau.
am-effect-sell-cards = Défausse autant de cartes que tu veux ; prends { $amount } pour chacune.
am-effect-discard-one = Tu peux défausser une carte.
am-effect-steal-from-one = Un adversaire te donne { $amount }.
am-effect-earn-minions-isle = Prends { $amount } par Agent sur l’Île des Dieux, quel qu’en soit le propriétaire.
am-effect-gamble-steal = Lance le dé. { $high } ou plus : un adversaire te donne { $amount }. { $low } : retire un de tes Agents.
am-effect-draw = { $count ->
    [one] Pioche { $count } carte.
   *[other] Pioche { $count } cartes.
}
am-effect-draw-from-discard = Tire quatre cartes au hasard dans la défausse.
am-effect-move-opponent = Déplace l’Agent d’un adversaire vers un Quartier adjacent.
am-effect-extort-building = Un adversaire te donne { $amount }, ou tu peux retirer un de ses Bâtiments.
am-effect-peek-personalities = Regarde tous les Personnages inutilisés sauf un.
am-effect-gamble-bank = Lance le dé. { $high } ou plus : prends { $amount }. { $low } : paie { $forfeit } ou retire un de tes Agents.
am-effect-play-two = Joue deux autres cartes.
am-effect-buy-building-calm = Achète le Bâtiment d’un adversaire dans un Quartier sans Chaos : paie son coût au propriétaire, et il est à toi.
am-effect-buy-building-trouble = Achète le Bâtiment d’un adversaire dans un Quartier où règne le Chaos : paie son coût au propriétaire, et il est à toi.
am-effect-build-half = Construis un Bâtiment à moitié prix.
am-effect-place-at-building = Place un Agent dans un Quartier où tu as un Bâtiment.
am-effect-place-near-unreal-estate = { $count ->
    [one] Place un Agent au Terrain Forcier ou dans un Quartier adjacent.
   *[other] Place un ou deux Agents au Terrain Forcier ou dans un Quartier adjacent.
}
am-effect-place-quietly = Place un Agent dans n’importe quel Quartier. Il n’apporte pas de Chaos.
am-effect-earn-minions-trouble = Choisis un Quartier où règne le Chaos ; prends { $amount } par Agent présent.
am-effect-place-at-trouble = Place un Agent dans un Quartier où règne le Chaos.
am-effect-steal-card = Prends deux cartes au hasard à un adversaire, gardes-en une et rends l’autre.
am-effect-earn-buildings = Prends { $amount } par Bâtiment sur le plateau.
am-effect-spread-trouble = Pose un jeton Chaos dans un Quartier où se trouve un Agent, adjacent à un autre où règne le Chaos.
am-effect-gamble-remove = Lance le dé. { $high } ou plus : retire un Agent d’un Quartier où règne le Chaos. { $low } : retire un des tiens.
am-effect-draw-per-building = Pioche une carte par Bâtiment que tu as sur le plateau.
am-effect-add-trouble = Pose un jeton Chaos dans n’importe quel Quartier où se trouve un Agent.
am-effect-pay-to-move = Donne { $amount } à un adversaire, puis déplace un de tes Agents où tu veux.
am-effect-force-payment = Choisis deux adversaires : le premier donne { $amount } au second.
am-effect-move-own-anywhere = Déplace un de tes Agents où tu veux.
am-effect-pay-to-make-remove = Donne { $amount } à un adversaire ; il doit retirer un Agent d’un Quartier où règne le Chaos, mais aucun des tiens.
am-effect-remove-from-unreal-estate = Retire un Agent du Terrain Forcier.
am-effect-swap-minions = Échange deux Agents qui sont dans des Quartiers différents.
am-effect-discard-opponent-card = Regarde la main d’un adversaire et défausses-en une carte.
am-effect-roll-and-remove = Lance le dé deux fois ; retire un Agent de chaque Quartier tiré.
am-effect-swap-hands = Échange ta main avec celle d’un adversaire.
am-effect-discard-refill = Défausse jusqu’à trois cartes, puis complète ta main.
am-effect-each-opponent-removes = Chaque adversaire retire un de ses propres Agents.
am-effect-pay-to-assassinate = Donne { $amount } à un adversaire, puis assassine un Agent.
am-effect-block-text = Le Parchemin d’un autre va te toucher : il ne te touche pas.
am-effect-block-move-or-remove = Quelqu’un va déplacer ou retirer ton Agent : il reste.
am-effect-block-remove = Ton Agent va quitter le plateau : il reste.
am-effect-relocate-removed = Ton Agent a été retiré : place-le aussitôt dans un autre Quartier.
am-effect-end-own-turn = Pendant ton tour, après une carte : le tour se termine, et cette carte revient dans ta main.

## Les joueurs, les piles et la ville

am-players = Joueurs
am-bot-level = bot : { $level }
am-money-label = argent
am-minions-left = Agents en réserve
am-buildings-left = Bâtiments en réserve
am-cards-in-hand = cartes en main
am-loans = prêts
am-area-cards = cartes Quartier
am-penalty-cards = cartes de pénalité
am-is-away = ailleurs
am-thinks-now = réfléchit
am-may-be = Peut être : { $list }
am-is-known = C’est { $name }
am-known-cards = Tu connais : { $list }
am-city = La ville
am-city-in-words = La ville en mots
am-draw-pile = pioche
am-discard-pile = défausse
am-events-left = Événements restants
am-bank = Banque
am-trouble = Chaos
am-discarded-cards = Cartes défaussées
am-events-so-far = Événements passés
am-none-yet = aucun pour l’instant
am-area-in-words = { $number }. { $area } ({ $cost }) : { $content }. { $control } Adjacents : { $neighbours }.
am-area-minions = { $count ->
    [one] { $name } { $count } Agent
   *[other] { $name } { $count } Agents
}
am-area-trolls = { $count ->
    [one] { $count } Troll
   *[other] { $count } Trolls
}
am-area-demons = { $count ->
    [one] { $count } Démon
   *[other] { $count } Démons
}
am-area-building = Bâtiment de { $name }
am-area-trouble = Chaos
am-area-empty = personne
am-area-card-lost = sa carte Quartier est hors du jeu
am-area-controlled = { $you ->
    [yes] Tu le contrôles.
   *[no] { $name } le contrôle.
}
am-area-uncontrolled = Personne ne le contrôle.

## Ta main et ton secret

am-hand = Ta main
am-hand-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
am-hand-play-now = choisis celle que tu joues
am-hand-play-more = tu pourras en jouer une autre après celle-ci
am-hand-empty = Ta main est vide.
am-hand-why-not = Pourquoi pas celle-ci ?
am-secret = Ton secret
am-secret-covered = Caché. Quelqu’un regarde par-dessus ton épaule ?
am-secret-open = Pour tes yeux seulement
am-secret-look = Regarder
am-secret-cover = Cacher
am-secret-missing = Il en manque { $count }.
am-secret-progress = { $have } sur { $need }
am-secret-worth = { $have } sur { $need }
am-secret-pile = { $count ->
    [one] encore { $count } carte
   *[other] encore { $count } cartes
}
am-secret-met = Tu gagnes si c’est encore vrai au début de ton prochain tour.
am-radar = Qui gagnerait ?
am-radar-note = si c’était leur Personnage

## La question

am-prompt-your-turn = À toi de jouer
am-prompt-turn-of = { $who } joue
am-prompt-wait = On attend { $who }
am-prompt-wait-many = On attend { $who }
am-prompt-dealing = On distribue les cartes
am-prompt-over = La partie est finie
am-prompt-see-result = Voir le résultat
am-choices = Tes choix
am-ask-play = Quelle carte joues-tu ?
am-ask-pass = Tu n’as que des Interruptions
am-ask-pass-empty = Tu n’as aucune carte en main
am-ask-end = Carte jouée. Finir le tour ?
am-ask-end-hint = Utilise d’abord la capacité d’un Quartier, ou finis ton tour.
am-ask-play-another = Rejouer une carte ?
am-ask-play-more = { $count ->
    [one] Jouer encore une carte ?
   *[other] Jouer encore { $count } cartes ?
}
am-ask-place = Où places-tu un Agent ?
am-ask-place-hint = Là où tu en as un, ou dans un Quartier adjacent · encore { $left }
am-ask-place-hint-anywhere = Tu n’en as aucun sur le plateau : n’importe quel Quartier convient · encore { $left }
am-ask-place-text = Où places-tu un Agent ?
am-ask-lift = Tes douze Agents sont sur le plateau : lequel déplaces-tu ?
am-ask-relocate = Où va ton Agent de { $area } ?
am-ask-rescue = Ton Agent a été chassé de { $area } : où va-t-il ?
am-ask-build = Où construis-tu un Bâtiment ?
am-ask-build-hint = Là où tu as un Agent, sans Chaos ni Bâtiment · tu as { $money }
am-ask-assassinate = Qui assassines-tu ?
am-ask-assassinate-hint = Un Agent, Troll ou Démon dans un Quartier où règne le Chaos ; jamais un des tiens
am-ask-calm = Quel jeton Chaos retires-tu ?
am-ask-take = Prendre { $amount } dans la Banque ?
am-ask-read = Faire ce que dit la carte ?
am-ask-event = Un Événement Aléatoire survient
am-ask-stir = Où le Chaos éclate-t-il ?
am-ask-demolish = Tes six Bâtiments sont debout : lequel retires-tu ?
am-ask-demolish-other = Quel Bâtiment retires-tu ?
am-ask-demolish-subsidence = Tu ne peux pas payer pour tous tes Bâtiments : lequel perds-tu ?
am-ask-buy = Quel Bâtiment achètes-tu ?
am-ask-target = Quel adversaire ?
am-ask-target-second = Qui reçoit { $amount } de { $who } ?
am-ask-give = Quelle carte donnes-tu ?
am-ask-give-to = Quelle carte donnes-tu à { $who } ?
am-ask-discard = Quelle carte défausses-tu ?
am-ask-discard-more = Défausser une carte, ou s’arrêter ?
am-ask-discard-theirs = Quelle carte { $who } doit défausser ?
am-ask-keep = Quelle carte gardes-tu ?
am-ask-pick = Quel Agent ?
am-ask-pick-remove = Quel Agent est retiré ?
am-ask-pick-own = Lequel de tes Agents sacrifies-tu ?
am-ask-pick-or-pay = Payer { $amount }, ou sacrifier un Agent ?
am-ask-pick-partner = Avec quel Agent échange-t-il sa place ?
am-ask-to = Où va-t-il ?
am-ask-to-flood = Inondation à { $area } : où va ton Agent ?
am-ask-at = Quel Quartier ?
am-ask-tribute = Donner { $amount } à { $who }, ou une carte ?
am-ask-buy-off = { $who } exige { $amount }
am-ask-buy-off-card = ou cette carte reste devant toi pour toujours
am-ask-buy-off-building = ou un de tes Bâtiments pourra être retiré
am-ask-shield = { $event } à { $area } : payer les Petits-Dieux pour leur protection ?
am-ask-shield-newcomer = { $event } : leur interdire { $area } ?

## Les menaces : des questions qui arrêtent la table

am-threat-assassinate = { $who } envoie un assassin contre ton Agent à { $area }
am-threat-remove = { $who } va retirer ton Agent de { $area }
am-threat-remove-event = { $event } : ton Agent à { $area } va être retiré
am-threat-move = { $who } va déplacer ton Agent de { $area }
am-threat-swap = { $who } va échanger ton Agent de { $area } avec un autre
am-threat-text = { $card } va te toucher
am-threat-dragon = Le Dragon va ravager { $area }
am-threat-card-says = La carte dit : « { $text } »
am-threat-hint = Tous ceux qui sont menacés ont le même temps pour répondre, qu’ils aient une réponse ou non.
am-threat-hint-trouble = Si l’Agent s’en va, le Chaos de { $area } s’en va avec lui.
am-threat-sealed = Ta réponse est donnée. Elle reste scellée jusqu’à ce que tous aient répondu.
am-react-play = Jouer { $cards }
am-react-pass = Laisser faire
am-react-pass-hint = et garder tes cartes
am-react-gaspode = Il reste où il est
am-react-wallace-sonky = Le texte t’épargne
am-react-fresh-start-club = Il repart de zéro dans un autre Quartier
am-react-susan = Il reste, et le Chaos aussi
am-react-susan-dragon = Un Agent reste ; le Chaos disparaît quand même
am-react-igor = Il est recousu dans un autre Quartier

## Les choix en mots (pour la liste, et pour les programmes)

am-act-play = Jouer { $card }
am-act-give = Donner { $card }
am-act-discard = Défausser { $card }
am-act-keep = Garder { $card }
am-act-place = Placer un Agent à { $area }
am-act-lift = Reprendre un Agent à { $area }
am-act-build = Construire à { $area } pour { $cost }
am-act-demolish = Retirer le Bâtiment de { $area }
am-act-buy = Acheter le Bâtiment de { $name } à { $area } pour { $cost }
am-act-calm = Retirer le Chaos de { $area }
am-act-stir = Semer le Chaos à { $area }
am-act-to = Vers { $area }
am-act-assassinate = { $you ->
    [troll] Assassiner un Troll à { $area }
    [demon] Assassiner un Démon à { $area }
    [yes] Assassiner ton propre Agent à { $area }
   *[no] Assassiner l’Agent de { $name } à { $area }
}
am-act-pick = { $you ->
    [troll] Un Troll à { $area }
    [demon] Un Démon à { $area }
    [yes] Ton Agent à { $area }
   *[no] L’Agent de { $name } à { $area }
}
am-act-target = { $name }
am-act-react = Jouer { $cards }
am-act-use = { $area } : { $power }
am-act-recall = Docteur Pelouse : finir le tour et reprendre { $card }
am-act-take = Prendre l’argent
am-act-read = Le faire
am-act-pay = Payer
am-act-pay-amount = Payer { $amount }
am-act-accept = Accepter le sort
am-act-accept-card = Prendre la carte
am-act-accept-building = Risquer un Bâtiment
am-act-shield = Payer { $amount } aux Petits-Dieux
am-act-skip = Passer
am-act-skip-symbol = Sauter ce symbole
am-act-stop = S’arrêter là
am-act-decline-shield = Laisser faire
am-act-end = Finir le tour
am-act-pass = Passer

## Les conséquences, à côté d’un choix

am-so-trouble = apporte le Chaos : { $from } → { $to }
am-so-calm = fin du Chaos : { $from } → { $to }
am-so-cost = coûte { $cost }, il reste { $left }
am-so-control-gain = tu prends le contrôle
am-so-control-loss = tu perds le contrôle
am-so-earns = rapporte { $amount }
am-so-holds = { $count ->
    [one] a { $count } carte, { $money }
   *[other] a { $count } cartes, { $money }
}

## Le journal

am-log = Journal
am-log-earlier = Tout le journal
am-log-setup = Avant le premier tour
am-log-turn = Tour { $turn }
am-log-why = Pourquoi est-ce arrivé ?
am-log-dealt-personality = { $you ->
    [yes] Tu reçois un Personnage : il est sous « Ton secret ».
   *[no] { $who } reçoit un Personnage.
}
am-log-turn-began = { $you ->
    [yes] Ton tour commence.
   *[no] Le tour de { $who } commence.
}
am-log-played = { $you ->
    [yes] Tu joues { $card }.
   *[no] { $who } joue { $card }.
}
am-log-passed = { $you ->
    [yes] Tu n’as aucune carte à jouer.
   *[no] { $who } n’a aucune carte à jouer.
}
am-log-skipped = { $you ->
    [yes] Tu y renonces.
   *[no] { $who } y renonce.
}
am-log-put-away = La carte { $card } va à la défausse.
am-log-recalled = { $you ->
    [yes] Tu appelles le Docteur Pelouse : le tour se termine, et { $card } revient dans ta main.
   *[no] { $who } appelle le Docteur Pelouse : le tour se termine, et { $card } retourne dans sa main.
}
am-log-drew = { $you ->
    [yes] Tu pioches { $card }.
   *[no] { $who } pioche une carte.
}
am-log-drew-known = { $who } pioche { $card }.
am-log-drew-many = { $you ->
    [yes] Tu pioches { $list }.
   *[no] { $who } pioche { $count } cartes.
}
am-log-recovered = { $you ->
    [yes] Tu reprends { $card } dans la défausse.
   *[no] { $who } reprend { $card } dans la défausse.
}
am-log-discarded = { $you ->
    [yes] Tu défausses { $card }.
   *[no] { $who } défausse { $card }.
}
am-log-gave = { $you ->
    [from] Tu donnes { $card } à { $whom }.
    [to] { $who } te donne { $card }.
   *[no] { $who } donne une carte à { $whom }.
}
am-log-offered = { $you ->
    [from] Tu choisis { $card } pour { $whom }.
    [to] { $who } a choisi une carte pour toi.
   *[no] { $who } a choisi une carte pour { $whom }.
}
am-log-grabbed = { $you ->
    [from] Tu prends { $card } dans la main de { $whom } pour voir.
    [to] { $who } prend { $card } dans ta main pour voir.
   *[no] { $who } prend une carte dans la main de { $whom } pour voir.
}
am-log-looked = { $you ->
    [from] Tu regardes la main de { $whom } : { $cards }.
    [to] { $who } regarde ta main : { $cards }.
   *[no] { $who } regarde la main de { $whom }.
}
am-log-looked-empty = une main vide
am-log-swapped-hands = { $you ->
    [from] Tu échanges ta main avec { $whom }.
    [to] { $who } échange sa main avec toi.
   *[no] { $who } et { $whom } échangent leurs mains.
}
am-log-stuck = { $you ->
    [yes] La carte { $card } reste devant toi pour toujours.
   *[no] La carte { $card } reste devant { $who } pour toujours.
}
am-log-borrowed = { $you ->
    [yes] Tu contractes un prêt avec { $card }.
   *[no] { $who } contracte un prêt avec { $card }.
}
am-log-paid-player = { $you ->
    [from] Tu paies { $amount } à { $whom }.
    [to] { $who } te paie { $amount }.
   *[no] { $who } paie { $amount } à { $whom }.
}
am-log-paid-bank = { $you ->
    [yes] Tu paies { $amount } à la Banque.
   *[no] { $who } paie { $amount } à la Banque.
}
am-log-took-money = { $you ->
    [yes] Tu prends { $amount } dans la Banque.
   *[no] { $who } prend { $amount } dans la Banque.
}
am-log-placed = { $you ->
    [yes] Tu places un Agent à { $area }.
   *[no] { $who } place un Agent à { $area }.
}
am-log-lifted = { $you ->
    [yes] Tu reprends un Agent à { $area }.
   *[no] { $who } reprend un Agent à { $area }.
}
am-log-moved = { $you ->
    [yes] Ton Agent va de { $from } à { $to }.
    [troll] Un Troll va de { $from } à { $to }.
    [demon] Un Démon va de { $from } à { $to }.
   *[no] L’Agent de { $who } va de { $from } à { $to }.
}
am-log-swapped = { $one } à { $from } et { $two } à { $to } échangent leurs places.
am-log-attacked = { $you ->
    [yes] Un assassin vise ton Agent à { $area }.
    [troll] Un assassin vise un Troll à { $area }.
    [demon] Un assassin vise un Démon à { $area }.
   *[no] Un assassin vise l’Agent de { $who } à { $area }.
}
am-log-chose = { $you ->
    [yes] Tu choisis { $minion } à { $area }.
   *[no] { $who } choisit { $minion } à { $area }.
}
am-log-targeted = { $you ->
    [from] Tu choisis { $whom }.
    [to] { $who } te choisit.
   *[no] { $who } choisit { $whom }.
}
am-log-bid = { $you ->
    [yes] Tu veux acheter le Bâtiment de { $area }.
   *[no] { $who } veut acheter le Bâtiment de { $area }.
}
am-log-removed = { $you ->
    [yes] Ton Agent à { $area } est retiré.
    [troll] Un Troll à { $area } est retiré.
    [demon] Un Démon à { $area } est retiré.
   *[no] L’Agent de { $who } à { $area } est retiré.
}
am-log-arrived = { $you ->
    [demon] Un Démon surgit à { $area }.
   *[troll] Un Troll arrive à { $area }.
}
am-log-troubled = Le Chaos éclate à { $area }.
am-log-calmed = Le Chaos a pris fin à { $area }.
am-log-built = { $you ->
    [yes] Tu construis à { $area }.
   *[no] { $who } construit à { $area }.
}
am-log-bought = { $you ->
    [from] Tu achètes le Bâtiment de { $whom } à { $area }.
    [to] { $who } achète ton Bâtiment à { $area }.
   *[no] { $who } achète le Bâtiment de { $whom } à { $area }.
}
am-log-demolished = { $you ->
    [yes] Ton Bâtiment à { $area } a disparu.
   *[no] Le Bâtiment de { $who } à { $area } a disparu.
}
am-log-used = { $you ->
    [yes] Tu utilises la capacité de { $area }.
   *[no] { $who } utilise la capacité de { $area }.
}
am-log-shielded = { $you ->
    [yes] Tu paies les Petits-Dieux pour leur protection à { $area }.
   *[no] { $who } paie les Petits-Dieux pour leur protection à { $area }.
}
am-log-card-lost = { $you ->
    [yes] Tu perds pour de bon la carte de { $area }.
   *[no] { $who } perd pour de bon la carte de { $area }.
}
am-log-rolled = { $you ->
    [yes] Tu fais { $face } au dé.
   *[no] { $who } fait { $face } au dé.
}
am-log-turned-up = Événement Aléatoire : { $event }
am-log-fogged = La carte { $card } se perd dans le brouillard.
am-log-threatened = { $you ->
    [yes] On te demande si tu réponds.
   *[no] { $who } peut répondre.
}
am-log-reacted = { $you ->
    [yes] Tu interromps avec { $card }.
   *[no] { $who } interrompt avec { $card }.
}
am-log-peeked = { $you ->
    [yes] Tu regardes des Personnages inutilisés : { $list }.
   *[no] { $who } regarde des Personnages inutilisés.
}
am-log-changed-personality = { $you ->
    [yes] Tu changes de Personnage : le nouveau est sous « Ton secret ».
   *[no] { $who } change de Personnage.
}
am-log-ended-condition = { $you ->
    [yes] Tu gagnes ! Ton Personnage : { $personality }.
   *[no] { $who } gagne. Son Personnage : { $personality }.
}
am-log-ended-vimes = { $you ->
    [yes] La pioche est vide : tu gagnes ! Ton Personnage : { $personality }.
   *[no] La pioche est vide : { $who } gagne. Son Personnage : { $personality }.
}
am-log-ended-points = La pioche est vide. Victoire aux points : { $list }.
am-log-ended-riots = Les Émeutes mettent fin à la partie. Victoire aux points : { $list }.
am-ended-tie-card = Avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun, c’est la carte Quartier la plus chère qui compte : { $list }.
am-ended-tie-control = Avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun, c’est le contrôle du Quartier le plus cher qui compte : { $list }.
am-ended-tie-has = { $who } ({ $area }, { $money })
am-ended-tie-none = { $who } (–)
am-minion-own = ton Agent
am-minion-of = l’Agent de { $name }
am-minion-troll = un Troll
am-minion-demon = un Démon

## La chaîne des causes

am-why-card = La carte { $card }
am-why-symbol = son symbole « { $symbol } »
am-why-power = La capacité de { $area }
am-why-event = L’Événement Aléatoire « { $event } »
am-why-rescue = Une Interruption qui sauve l’Agent

## L’Aide de Jeu

am-aid = Aide de Jeu
am-aid-key = touche ?
am-aid-symbols = Les neuf symboles
am-aid-personalities = Les Personnages
am-aid-areas = Les Quartiers et leurs capacités
am-aid-events = Les Événements Aléatoires
am-aid-cost = coûte { $cost }
am-aid-link = Toutes les règles

## Pourquoi quelque chose n’est pas permis

refusal-AM-ACT-MINION-02 = Un Agent va là où tu en as déjà un, ou dans un Quartier adjacent.
refusal-AM-ACT-MINION-05 = Un Agent repris va dans un autre Quartier.
refusal-AM-ACT-MINION-06 = L’Agent doit aller là où se trouve un autre de tes Agents, ou dans un Quartier adjacent.
refusal-AM-ACT-MINION-08 = Tant qu’il te reste un Agent en réserve, c’est lui que tu places.
refusal-AM-ACT-BUILD-01 = Tu n’y as pas d’Agent.
refusal-AM-ACT-BUILD-02 = Il y a déjà un Bâtiment.
refusal-AM-ACT-BUILD-03 = Le Chaos y règne.
refusal-AM-ACT-BUILD-04 = Tu ne peux pas en payer le coût.
refusal-AM-ACT-BUILD-12 = C’est un de tes six Bâtiments qui doit partir.
refusal-AM-ACT-ASSASSINATE-01 = Aucun Agent de ce type ici.
refusal-AM-ACT-ASSASSINATE-02 = Tu ne peux pas assassiner ton propre Agent.
refusal-AM-ACT-ASSASSINATE-03 = Il n’y a pas de Chaos ici.
refusal-AM-ACT-TROUBLE-01 = Il n’y a pas de Chaos ici.
refusal-AM-ACT-EVENT-03 = Il faut d’abord terminer l’Événement.
refusal-AM-ACT-EVENT-07 = Le Docteur Pelouse ne sert pas à esquiver un Événement.
refusal-AM-ACT-INTERRUPT-01 = Une Interruption attend son moment : rien de ce qu’elle pourrait contrer ne se passe en ce moment.
refusal-AM-ACT-INTERRUPT-03 = Tu n’as pas de carte qui réponde à cela.
refusal-AM-ACT-INTERRUPT-06 = L’Agent doit aller là où se trouve un autre de tes Agents, ou dans un Quartier adjacent, et non retourner d’où il vient.
refusal-AM-ACT-INTERRUPT-20 = Gaspode arrête les joueurs, pas les Événements Aléatoires.
refusal-AM-ACT-INTERRUPT-21 = Gaspode n’arrête pas ta propre carte.
refusal-AM-ACT-INTERRUPT-25 = Une seule carte suffit pour répondre à cela.
refusal-AM-ACT-SCROLL-17 = Choisis les cartes dans l’ordre de la liste : celle-ci vient trop tard ou trop tôt.
refusal-AM-AREA-ANY-01 = La capacité revient à qui a la carte Quartier.
refusal-AM-AREA-ANY-02 = Tu as déjà utilisé cette capacité pendant ce tour.
refusal-AM-AREA-ANY-03 = La carte est toute nouvelle : sa capacité commence à ton prochain tour.
refusal-AM-AREA-ANY-05 = Un Démon est là : la capacité est en sommeil.
refusal-AM-AREA-ANY-09 = Les capacités s’utilisent entre deux actions de ton propre tour.
refusal-AM-AREA-ANY-10 = Tu ne peux pas la payer, ou elle n’aurait aucun effet.
refusal-AM-AREA-DOLLY-SISTERS-01 = L’Agent va aux Sœurs-Étienne ou dans un Quartier adjacent.
refusal-AM-AREA-UNREAL-ESTATE-01 = Le Terrain Forcier demande une carte à défausser.
refusal-AM-AREA-DRAGONS-LANDING-01 = L’Atterrissage-du-Dragon rapporte { $amount }, rien d’autre.
refusal-AM-AREA-SMALL-GODS-01 = Les Petits-Dieux n’aident que contre un Événement Aléatoire qui touche un de tes pions.
refusal-AM-AREA-THE-SCOURS-01 = Tu n’as pas de carte à défausser.
refusal-AM-AREA-THE-HIPPO-01 = L’Hippo rapporte { $amount }, rien d’autre.
refusal-AM-AREA-THE-SHADES-01 = Le Chaos va aux Ombres ou dans un Quartier adjacent, là où se trouve un Agent et où il n’y en a pas encore.
refusal-AM-AREA-DIMWELL-01 = L’Agent va à Sombrepuits ou dans un Quartier adjacent.
refusal-AM-AREA-LONGWALL-01 = Le Grand-Mur rapporte { $amount }, rien d’autre.
refusal-AM-AREA-ISLE-OF-GODS-01 = Il n’y a pas là de Chaos à retirer.
refusal-AM-AREA-SEVEN-SLEEPERS-01 = Les Sept-Dormants rapportent { $amount }, rien d’autre.
refusal-AM-AREA-NAP-HILL-01 = Le Mont-Roupillon rapporte { $amount }, rien d’autre.
refusal-AM-COMP-21 = Le jeu se joue de deux à quatre joueurs.
refusal-AM-EVENT-FLOOD-02 = Tes Agents doivent quitter le Quartier inondé pour un Quartier adjacent.
refusal-AM-EVENT-FLOOD-03 = Ce Quartier est inondé lui aussi.
refusal-AM-EVENT-FLOOD-09 = Aucune Interruption n’arrête une inondation.
refusal-AM-EVENT-JOHNSON-01 = Bougre-de-Sagouin Jeanson a retiré cette carte Quartier de la partie : sa capacité est perdue pour de bon.
refusal-AM-EVENT-MURDERS-01 = L’Agent doit se trouver dans le Quartier tiré.
refusal-AM-EVENT-SUBSIDENCE-03 = Ce doit être un de tes Bâtiments que tu ne peux pas payer.
refusal-AM-EVENT-SUBSIDENCE-06 = Les Petits-Dieux n’aident pas contre l’Affaissement.
refusal-AM-FAQ-06 = Wallace Sonky écarte les Parchemins, pas les symboles ni les Événements Aléatoires.
refusal-AM-FAQ-07 = Wallace Sonky a mis fin à ce texte : il ne peut plus viser quelqu’un d’autre.
refusal-AM-FAQ-27 = Wallace Sonky n’agit pas contre ta propre carte.
refusal-AM-TURN-03 = Tu dois jouer une carte de ta main si tu le peux.
refusal-AM-TURN-07 = Les symboles se font de gauche à droite, l’un après l’autre.
refusal-AM-TURN-21 = Une Interruption ne peut pas être la carte de ton tour.
am-refusal-card = { $card } n’offre pas cela.

## Les options de la table

am-option-edition = Quel livret ?
am-edition-en = Édition anglaise
am-edition-de = Édition allemande
am-edition-es = Édition espagnole
am-edition-fr = Édition française
am-option-switches = Règles au choix
am-option-switches-hint = Chaque livret a son avis là-dessus. Laisse-les comme dans l’édition, ou décide toi-même.
am-option-by-edition = comme dans l’édition
am-option-on = oui
am-option-off = non
am-option-wrong-players = Ankh-Morpork se joue de deux à quatre joueurs.
am-option-wrong-edition = Choisis l’une des quatre éditions.
am-option-wrong-switch = Une règle au choix vaut oui, non ou comme dans l’édition.
am-switch-finite-bank = La Banque n’a que l’argent de la boîte
am-switch-rescue-anywhere = Igor et Le Club du Nouveau Départ placent l’Agent dans n’importe quel autre Quartier
am-switch-shades-unlimited = Les Ombres servent plus d’une fois par tour
am-switch-small-gods-whole-area = Les Petits-Dieux protègent tous tes pions d’un Quartier, ou aucun
am-switch-small-gods-anywhere = Les Petits-Dieux ferment aussi les Quartiers où tu n’as pas de pion
am-switch-small-gods-trolls = Les Petits-Dieux écartent les Trolls comme les Démons
am-switch-small-gods-at-once = Les Petits-Dieux agissent dès le tour où leur carte est obtenue
am-switch-tie-by-control = En cas d’égalité, le Quartier contrôlé le plus cher décide, pas la carte la plus chère
am-switch-repeat-rolls = Le même Quartier tiré deux fois compte deux fois
am-switch-lead-neutrals = The Duckman, Ron l’Infect et Canting Crew déplacent aussi Trolls et Démons
am-switch-free-relocation = Le douzième Agent peut aller dans n’importe quel autre Quartier
am-switch-bare-trouble = La Populace et le Docteur Hix n’ont pas besoin d’un Agent là où ils posent le Chaos
am-switch-must-play-both = Tambourinoeud et Cogite Stibon obligent à jouer les deux cartes
am-switch-gaspode-own-card = Gaspode arrête aussi ce que te fait ta propre carte
am-switch-sonky-one-roll = Wallace Sonky n’écarte qu’un des lancers de Carcer
am-switch-fire-stops = Un Bâtiment sauvé par les Petits-Dieux arrête le feu
am-switch-mossy-no-refill = Le Docteur Pelouse met fin au tour sans compléter la main
am-switch-demon-mutes-tie-break = Une carte Quartier sous un Démon ne départage personne

## Le décompte final

am-score-title = Points
am-score-decided = ils ont décidé de la partie
am-score-for-fun = pour mémoire : ils n’ont pas décidé de la partie
am-score-minions = Agents sur le plateau
am-score-buildings = Bâtiments
am-score-money = Argent, prêts remboursés
am-score-loans = Prêts non remboursés
am-score-shared = Égalité jusqu’au bout : la victoire est partagée.
am-option-decided = { $rule } : { $state }
am-card-does-nothing = Ni symbole ni texte : elle ne fait rien.
am-step-done = fait
am-step-skipped = laissé de côté

## Comment finissent les parties, dans les statistiques
am-counted-condition = un personnage a atteint son but
am-counted-vimes = la pioche était vide, et Vimaire a gagné
am-counted-points = la pioche était vide, et les points ont décidé
am-counted-riots = des émeutes, et les points ont décidé
