### Disque-monde : Ankh-Morpork. Les termes sont ceux du livret français (voir le glossaire des règles).
### « de » et « à » devant un nom s’écrivent ici tels quels : le programme en fait « des Ombres », « d’Alice », « au Grand-Mur ».

game-ankh-morpork-short = Ankh-Morpork
turn-number = tour { $turn }
before-the-start = mise en place
game-over = partie terminée
money = { $amount } $

## Les Quartiers

area-dolly-sisters = Les Sœurs-Étienne
area-unreal-estate = Terrain Forcier
area-dragons-landing = L’Atterrissage-du-Dragon
area-small-gods = Les Petits-Dieux
area-the-scours = Les Décapes
area-the-hippo = L’Hippo
area-the-shades = Les Ombres
area-dimwell = Sombrepuits
area-longwall = Grand-Mur
area-isle-of-gods = Île des Dieux
area-seven-sleepers = Les Sept-Dormants
area-nap-hill = Mont-Roupillon

## Les capacités des cartes Quartier : le bouton, puis le texte entier

power-dolly-sisters = { $amount } : un Agent
power-unreal-estate = Changer une carte
power-dragons-landing = Prendre { $amount }
power-small-gods = { $amount } : protéger
power-the-scours = Carte contre { $amount }
power-the-hippo = Prendre { $amount }
power-the-shades = Semer le Chaos
power-dimwell = { $amount } : un Agent
power-longwall = Prendre { $amount }
power-isle-of-gods = { $amount } : ôter un Chaos
power-seven-sleepers = Prendre { $amount }
power-nap-hill = Prendre { $amount }
power-dolly-sisters-text = Une fois par tour : paie { $amount } et place un de tes Agents aux Sœurs-Étienne ou à côté ; tes autres Agents n’ont pas besoin d’être proches.
power-unreal-estate-text = Une fois par tour : pioche une carte, puis défausses-en une ; ce peut être celle que tu viens de piocher.
power-dragons-landing-text = Une fois par tour : prends { $amount } dans la Banque.
power-small-gods-text = Chaque fois qu’un Événement Aléatoire toucherait un de tes pions : paie { $amount }, et ce pion est épargné.
power-the-scours-text = Une fois par tour : défausse une carte et prends { $amount } dans la Banque.
power-the-hippo-text = Une fois par tour : prends { $amount } dans la Banque.
power-the-shades-text = Une fois par tour : pose un jeton Chaos aux Ombres ou à côté, là où se trouve quelqu’un et où il n’y en a pas encore.
power-dimwell-text = Une fois par tour : paie { $amount } et place un de tes Agents à Sombrepuits ou à côté ; tes autres Agents n’ont pas besoin d’être proches.
power-longwall-text = Une fois par tour : prends { $amount } dans la Banque.
power-isle-of-gods-text = Une fois par tour : paie { $amount } et retire un jeton Chaos où tu veux.
power-seven-sleepers-text = Une fois par tour : prends { $amount } dans la Banque.
power-nap-hill-text = Une fois par tour : prends { $amount } dans la Banque.

## Les Personnages : leur nom, et comment ils gagnent

personality-lord-vetinari = Lord Vétérini
personality-lord-selachii = Seigneur Selachii
personality-lord-rust = Seigneur Rouille
personality-lord-de-worde = Seigneur des Mots
personality-dragon-king-of-arms = Dragon Roi d’Armes
personality-chrysoprase = Chrysoprase
personality-commander-vimes = Commissaire Divisionnaire Vimaire
goal-lord-vetinari = Commence un tour avec des Agents dans { $need } Quartiers. Ceux où se trouve un Démon ne comptent pas.
goal-lord-selachii = Commence un tour en contrôlant { $need } Quartiers.
goal-lord-rust = Commence un tour en contrôlant { $need } Quartiers.
goal-lord-de-worde = Commence un tour en contrôlant { $need } Quartiers.
goal-dragon-king-of-arms = Commence un tour avec { $need } jetons Chaos sur le plateau.
goal-chrysoprase = Commence un tour avec une fortune de { $need }, argent et Bâtiments ; chaque prêt compte moins { $debt }.
goal-commander-vimes = La pioche s’épuise et personne n’a gagné.
lane-lords = Selachii, Rouille, des Mots
lane-lords-need = contrôler { $need } Quartiers
lane-vetinari-need = Agents dans { $need } Quartiers
lane-chrysoprase-need = fortune de { $need }
lane-dragon-need = { $need } jetons Chaos
lane-vimes-need = pioche épuisée
lane-away = encore { $count }
lane-there = atteint
lane-cards-left = { $count ->
    [one] encore { $count } carte
   *[other] encore { $count } cartes
}
lane-at = { $name } { $have }

## Les symboles : leur nom, et ce qu'ils font

symbol-place-minion = Placer un Agent
symbol-build = Construire un Bâtiment
symbol-assassinate = Assassinat
symbol-remove-trouble = Retirer un jeton Chaos
symbol-take = Prendre de l’argent
symbol-scroll = Parchemin
symbol-random-event = Événement Aléatoire
symbol-play-another = Rejouer
symbol-interrupt = Interruption
symbol-take-amount = Prendre { $amount }
symbol-place-minion-text = Place un Agent là où tu en as un, ou à côté. Un deuxième Agent dans un Quartier y apporte le Chaos.
symbol-build-text = Là où tu as un Agent, sans Bâtiment ni Chaos : paie le coût, construis et prends la carte Quartier.
symbol-assassinate-text = Retire l’Agent d’un autre, un Troll ou un Démon d’un Quartier où règne le Chaos ; le jeton part avec lui.
symbol-remove-trouble-text = Retire le jeton Chaos du Quartier de ton choix.
symbol-take-text = Prends dans la Banque la somme du cercle.
symbol-scroll-text = Fais ce que dit la carte.
symbol-random-event-text = Retourne la prochaine carte Événement. C’est la seule action que l’on ne peut pas sauter.
symbol-play-another-text = Joue une carte de plus de ta main.
symbol-interrupt-text = À jouer quand son moment vient, même pendant le tour d’un autre.

## Les Événements Aléatoires

event-the-dragon = Le Dragon
event-flood = Inondation
event-fire = Incendie
event-fog = Brouillard
event-riots = Émeutes
event-explosion = Explosion
event-mysterious-murders = Meurtres Mystérieux !
event-demons-from-the-dungeon-dimensions = Démons des Dimensions de la Basse-Fosse
event-subsidence = Affaissement
event-bloody-stupid-johnson = Bougre-de-Sagouin Jeanson
event-trolls = Trolls
event-earthquake = Tremblement de terre
event-the-dragon-text = Tout disparaît du Quartier tiré : Agents, Bâtiment, Chaos.
event-flood-text = Deux lancers. Chacun fait sortir ses Agents des Quartiers tirés qui bordent le fleuve.
event-fire-text = Le Bâtiment du Quartier tiré brûle, et le feu continue tant que le dé désigne un voisin avec un Bâtiment.
event-fog-text = Cinq cartes de la pioche vont à la défausse.
event-riots-text = Avec huit jetons Chaos ou plus sur le plateau, la partie s’arrête ici, aux points.
event-explosion-text = Le Bâtiment du Quartier tiré disparaît.
event-mysterious-murders-text = Chacun à son tour lance le dé et retire un Agent du Quartier tiré.
event-demons-from-the-dungeon-dimensions-text = Quatre lancers, un Démon et le Chaos dans chaque Quartier tiré. Là où se trouve un Démon, personne ne contrôle et rien ne compte.
event-subsidence-text = Chacun paie { $amount } pour chacun de ses Bâtiments, ou le perd.
event-bloody-stupid-johnson-text = La carte du Quartier tiré sort du jeu, et son propriétaire y retire un Agent.
event-trolls-text = Trois lancers, un Troll dans chaque Quartier tiré.
event-earthquake-text = Deux lancers. Les Bâtiments des deux Quartiers disparaissent.

## Ce que disent les cartes

effect-loan = Contracte un prêt : { $amount } tout de suite. À la fin, rends { $debt } ou perds { $points } points ; pour Chrysoprase, il compte moins { $debt }. La carte reste devant toi.
effect-demand-cards = Un adversaire te donne deux cartes de son choix.
effect-tribute = Chaque adversaire te donne { $amount } ou une carte, comme il veut.
effect-sell-card-to-player = Donne une carte à un adversaire ; il te donne { $amount }.
effect-steal-from-all = Chaque adversaire te donne { $amount }.
effect-hand-penalty = Un adversaire te donne { $amount }, ou garde cette carte devant lui pour toujours : elle occupe une place dans sa main.
effect-swap-personality = Tu peux échanger ton Personnage contre un autre, au hasard, que personne n’a.
effect-move-own-from-trouble = Déplace un de tes Agents d’un Quartier où règne le Chaos vers un Quartier voisin.
effect-earn-trouble = Prends { $amount } par jeton Chaos sur le plateau.
effect-sell-cards = Défausse autant de cartes que tu veux ; prends { $amount } pour chacune.
effect-discard-one = Défausse une carte.
effect-steal-from-one = Un adversaire te donne { $amount }.
effect-earn-minions-isle = Prends { $amount } par Agent sur l’Île des Dieux, à qui qu’il soit.
effect-gamble-steal = Lance le dé. { $high } ou plus : un adversaire te donne { $amount }. { $low } : retire un de tes Agents.
effect-draw = Pioche { $count } cartes.
effect-draw-from-discard = Tire quatre cartes au hasard dans la défausse.
effect-move-opponent = Déplace l’Agent d’un adversaire vers un Quartier voisin.
effect-extort-building = Un adversaire te donne { $amount }, ou tu peux retirer un de ses Bâtiments.
effect-peek-personalities = Regarde tous les Personnages inutilisés sauf un.
effect-gamble-bank = Lance le dé. { $high } ou plus : prends { $amount }. { $low } : paie { $forfeit } ou retire un de tes Agents.
effect-play-two = Joue deux autres cartes.
effect-buy-building-calm = Achète le Bâtiment d’un adversaire dans un Quartier sans Chaos : paie son coût au propriétaire, et il est à toi.
effect-buy-building-trouble = Achète le Bâtiment d’un adversaire dans un Quartier où règne le Chaos : paie son coût au propriétaire, et il est à toi.
effect-build-half = Construis un Bâtiment à moitié prix.
effect-place-at-building = Place un Agent dans un Quartier où tu as un Bâtiment.
effect-place-near-unreal-estate = { $count ->
    [one] Place un Agent au Terrain Forcier ou à côté.
   *[other] Place un ou deux Agents au Terrain Forcier ou à côté.
}
effect-place-quietly = Place un Agent dans n’importe quel Quartier. Il n’apporte pas de Chaos.
effect-earn-minions-trouble = Choisis un Quartier où règne le Chaos ; prends { $amount } par Agent présent.
effect-place-at-trouble = Place un Agent dans un Quartier où règne le Chaos.
effect-steal-card = Prends deux cartes au hasard à un adversaire, gardes-en une et rends l’autre.
effect-earn-buildings = Prends { $amount } par Bâtiment sur le plateau.
effect-spread-trouble = Pose un jeton Chaos dans un Quartier voisin d’un autre où règne le Chaos.
effect-gamble-remove = Lance le dé. { $high } ou plus : retire un Agent d’un Quartier où règne le Chaos. { $low } : retire un des tiens.
effect-draw-per-building = Pioche une carte par Bâtiment que tu as sur le plateau.
effect-add-trouble = Pose un jeton Chaos dans le Quartier de ton choix.
effect-pay-to-move = Donne { $amount } à un adversaire, puis déplace un de tes Agents où tu veux.
effect-force-payment = Choisis deux adversaires : le premier donne { $amount } au second.
effect-move-own-anywhere = Déplace un de tes Agents où tu veux.
effect-pay-to-make-remove = Donne { $amount } à un adversaire ; il doit retirer un Agent d’un Quartier où règne le Chaos, mais aucun des tiens.
effect-remove-from-unreal-estate = Retire un Agent du Terrain Forcier.
effect-swap-minions = Échange deux Agents qui sont dans des Quartiers différents.
effect-discard-opponent-card = Regarde la main d’un adversaire et défausses-en une carte.
effect-roll-and-remove = Lance le dé deux fois ; retire un Agent de chaque Quartier tiré.
effect-swap-hands = Échange ta main avec celle d’un adversaire.
effect-discard-refill = Défausse jusqu’à trois cartes, puis complète ta main.
effect-each-opponent-removes = Chaque adversaire retire un de ses propres Agents.
effect-pay-to-assassinate = Donne { $amount } à un adversaire, puis assassine un Agent.
effect-block-text = Le Parchemin d’un autre va te toucher : il ne te touche pas.
effect-block-move-or-remove = Quelqu’un va déplacer ou retirer ton Agent : il reste.
effect-block-remove = Ton Agent va quitter le plateau : il reste.
effect-relocate-removed = Ton Agent a été retiré : place-le aussitôt dans un autre Quartier.
effect-end-own-turn = Pendant ton tour, après une carte : le tour se termine, et cette carte revient dans ta main.

## Les joueurs, les piles et la ville

players = Joueurs
you = toi
bot-level = bot : { $level }
money-label = argent
minions-left = Agents en réserve
buildings-left = Bâtiments en réserve
cards-in-hand = cartes en main
loans = prêts
area-cards = cartes Quartier
penalty-cards = cartes de pénalité
is-away = ailleurs
thinks-now = réfléchit
may-be = Peut être : { $list }
is-known = C’est { $name }
known-cards = Tu connais : { $list }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
city = La ville
city-in-words = La ville en mots
draw-pile = pioche
discard-pile = défausse
events-left = événements restants
bank = Banque
trouble = Chaos
discarded-cards = Cartes défaussées
events-so-far = Événements passés
none-yet = aucun pour l’instant
area-in-words = { $number }. { $area } ({ $cost }) : { $content }. { $control } Voisins : { $neighbours }.
area-minions = { $count ->
    [one] { $name } { $count } Agent
   *[other] { $name } { $count } Agents
}
area-trolls = { $count ->
    [one] { $count } Troll
   *[other] { $count } Trolls
}
area-demons = { $count ->
    [one] { $count } Démon
   *[other] { $count } Démons
}
area-building = Bâtiment de { $name }
area-trouble = Chaos
area-empty = personne
area-card-lost = sa carte Quartier est hors du jeu
area-controlled = { $you ->
    [yes] Tu le contrôles.
   *[no] { $name } le contrôle.
}
area-uncontrolled = Personne ne le contrôle.
changed-since = Nouveau depuis ton dernier tour

## Ta main et ton secret

hand = Ta main
hand-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
hand-play-now = choisis celle que tu joues
hand-play-more = tu pourras en jouer une autre après celle-ci
hand-empty = Ta main est vide.
secret = Ton secret
secret-covered = Caché. Personne derrière toi ?
secret-open = Pour tes yeux seulement
secret-look = Regarder
secret-cover = Cacher
secret-one-more = encore un
secret-progress = { $have } sur { $need }
secret-worth = { $have } sur { $need }
secret-pile = { $count ->
    [one] encore { $count } carte
   *[other] encore { $count } cartes
}
secret-met = Tu gagnes si c’est encore vrai au début de ton prochain tour.
radar = Qui gagnerait ?
radar-note = si c’était leur Personnage

## La question

prompt-your-turn = À toi de jouer
prompt-turn-of = { $who } joue
prompt-wait = On attend { $who }
prompt-wait-many = On attend { $who }
prompt-dealing = On distribue les cartes
prompt-over = La partie est terminée
prompt-see-result = Voir le résultat
choices = Tes choix
ask-play = Quelle carte joues-tu ?
ask-pass = Tu n’as que des Interruptions
ask-end = Ta carte est finie
ask-end-hint = Utilise la capacité d’un Quartier, ou termine ton tour.
ask-play-another = Rejouer une carte ?
ask-play-more = { $count ->
    [one] Jouer encore une carte ?
   *[other] Jouer encore { $count } cartes ?
}
ask-place = Placer un Agent : où ?
ask-place-hint = Là où tu en as un, ou à côté · encore { $left }
ask-place-text = Placer un Agent : où ?
ask-lift = Tes douze Agents sont sur le plateau : lequel déplaces-tu ?
ask-relocate = Où va ton Agent de { $area } ?
ask-rescue = Ton Agent a été chassé de { $area } : où va-t-il ?
ask-build = Construire un Bâtiment : où ?
ask-build-hint = Là où tu as un Agent, sans Chaos ni Bâtiment · tu as { $money }
ask-assassinate = Qui assassines-tu ?
ask-assassinate-hint = Un Agent, Troll ou Démon dans un Quartier où règne le Chaos ; jamais un des tiens
ask-calm = Quel jeton Chaos retires-tu ?
ask-take = Prendre { $amount } dans la Banque ?
ask-read = Faire ce que dit la carte ?
ask-event = Un Événement Aléatoire survient
ask-stir = Où le Chaos éclate-t-il ?
ask-demolish = Tes six Bâtiments sont debout : lequel retires-tu ?
ask-demolish-other = Quel Bâtiment retires-tu ?
ask-demolish-subsidence = Tu ne peux pas payer pour tous tes Bâtiments : lequel perds-tu ?
ask-buy = Quel Bâtiment achètes-tu ?
ask-target = Quel adversaire ?
ask-target-second = Qui reçoit { $amount } de { $who } ?
ask-give = Quelle carte donnes-tu ?
ask-give-to = Quelle carte donnes-tu à { $who } ?
ask-discard = Quelle carte défausses-tu ?
ask-discard-more = Défausser une carte, ou s’arrêter ?
ask-discard-theirs = { $who } défausse : quelle carte ?
ask-keep = Quelle carte gardes-tu ?
ask-pick = Quel Agent ?
ask-pick-remove = Quel Agent est retiré ?
ask-pick-own = Lequel de tes Agents sacrifies-tu ?
ask-pick-or-pay = Payer { $amount }, ou sacrifier un Agent ?
ask-pick-partner = Avec quel Agent échange-t-il sa place ?
ask-to = Où va-t-il ?
ask-to-flood = Inondation à { $area } : où va ton Agent ?
ask-at = Quel Quartier ?
ask-tribute = Donner { $amount } à { $who }, ou une carte ?
ask-buy-off = { $who } exige { $amount }
ask-buy-off-card = ou cette carte reste devant toi pour toujours
ask-buy-off-building = ou un de tes Bâtiments pourra être retiré
ask-shield = { $event } à { $area } : Les Petits-Dieux te protègent-ils ?
ask-shield-newcomer = { $event } : leur fermer { $area } ?
why-not = Pourquoi pas … ?

## Les menaces : des questions qui arrêtent la table

threat-assassinate = { $who } envoie un assassin contre ton Agent à { $area }
threat-remove = { $who } va retirer ton Agent de { $area }
threat-remove-event = { $event } : ton Agent à { $area } va être retiré
threat-move = { $who } va déplacer ton Agent de { $area }
threat-swap = { $who } va échanger ton Agent de { $area } avec un autre
threat-text = { $card } va te toucher
threat-dragon = Le Dragon va ravager { $area }
threat-card-says = La carte dit : « { $text } »
threat-hint = Tous ceux qui sont menacés ont le même temps pour répondre, qu’ils aient une réponse ou non.
threat-hint-trouble = Si l’Agent s’en va, le Chaos de { $area } s’en va avec lui.
threat-sealed = Ta réponse est donnée. Elle reste scellée jusqu’à ce que tous aient répondu.
react-play = Jouer { $cards }
react-pass = Laisser faire
react-pass-hint = et garder tes cartes
react-gaspode = Il reste où il est
react-wallace-sonky = Le texte t’épargne
react-fresh-start-club = Il repart de zéro dans un autre Quartier
react-susan = Il reste, et le Chaos aussi
react-igor = Il est recousu dans un autre Quartier

## Les choix en mots (pour la liste, et pour les programmes)

act-play = Jouer { $card }
act-give = Donner { $card }
act-discard = Défausser { $card }
act-keep = Garder { $card }
act-place = Placer un Agent à { $area }
act-lift = Reprendre un Agent à { $area }
act-build = Construire à { $area } pour { $cost }
act-demolish = Retirer le Bâtiment de { $area }
act-buy = Acheter le Bâtiment de { $name } à { $area } pour { $cost }
act-calm = Retirer le Chaos de { $area }
act-stir = Semer le Chaos à { $area }
act-to = Vers { $area }
act-at = { $area }
act-assassinate = { $you ->
    [troll] Assassiner un Troll à { $area }
    [demon] Assassiner un Démon à { $area }
    [yes] Assassiner ton propre Agent à { $area }
   *[no] Assassiner l’Agent de { $name } à { $area }
}
act-pick = { $you ->
    [troll] Un Troll à { $area }
    [demon] Un Démon à { $area }
    [yes] Ton Agent à { $area }
   *[no] L’Agent de { $name } à { $area }
}
act-target = { $name }
act-react = Jouer { $cards }
act-use = { $area } : { $power }
act-recall = Docteur Pelouse : finir le tour et reprendre { $card }
act-take = Prendre l’argent
act-read = Le faire
act-pay = Payer
act-pay-amount = Payer { $amount }
act-accept = Accepter le sort
act-accept-card = Prendre la carte
act-accept-building = Risquer un Bâtiment
act-shield = Payer { $amount } aux Petits-Dieux
act-skip = Passer
act-skip-symbol = Sauter ce symbole
act-stop = S’arrêter là
act-decline-shield = Laisser faire
act-end = Finir le tour
act-pass = Passer

## Les conséquences, à côté d'un choix

so-trouble = apporte le Chaos : { $from } → { $to }
so-calm = fin du Chaos : { $from } → { $to }
so-cost = coûte { $cost }, il reste { $left }
so-control-gain = tu prends le contrôle
so-control-loss = tu perds le contrôle
so-earns = rapporte { $amount }
so-holds = { $count ->
    [one] a { $count } carte, { $money }
   *[other] a { $count } cartes, { $money }
}

## Le journal

log = Journal
log-empty = Il ne s’est encore rien passé.
log-earlier = Tout le journal
log-new = nouveau
log-setup = Avant le premier tour
log-turn = Tour { $turn }
log-why = Pourquoi est-ce arrivé ?
log-dealt-personality = { $you ->
    [yes] Tu reçois un Personnage : il est sous « Ton secret ».
   *[no] { $who } reçoit un Personnage.
}
log-turn-began = { $you ->
    [yes] Ton tour commence.
   *[no] Le tour de { $who } commence.
}
log-played = { $you ->
    [yes] Tu joues { $card }.
   *[no] { $who } joue { $card }.
}
log-passed = { $you ->
    [yes] Tu n’as aucune carte à jouer.
   *[no] { $who } n’a aucune carte à jouer.
}
log-skipped = { $you ->
    [yes] Tu y renonces.
   *[no] { $who } y renonce.
}
log-put-away = La carte { $card } va à la défausse.
log-recalled = { $you ->
    [yes] Tu appelles Docteur Pelouse : le tour se termine, et { $card } revient dans ta main.
   *[no] { $who } appelle Docteur Pelouse : le tour se termine, et { $card } retourne dans sa main.
}
log-drew = { $you ->
    [yes] Tu pioches { $card }.
   *[no] { $who } pioche une carte.
}
log-drew-many = { $you ->
    [yes] Tu pioches { $list }.
   *[no] { $who } pioche { $count } cartes.
}
log-recovered = { $you ->
    [yes] Tu reprends { $card } dans la défausse.
   *[no] { $who } reprend { $card } dans la défausse.
}
log-discarded = { $you ->
    [yes] Tu défausses { $card }.
   *[no] { $who } défausse { $card }.
}
log-gave = { $you ->
    [from] Tu donnes { $card } à { $whom }.
    [to] { $who } te donne { $card }.
   *[no] { $who } donne une carte à { $whom }.
}
log-offered = { $you ->
    [from] Tu choisis { $card } pour { $whom }.
    [to] { $who } a choisi une carte pour toi.
   *[no] { $who } a choisi une carte pour { $whom }.
}
log-grabbed = { $you ->
    [from] Tu prends { $card } dans la main de { $whom } pour voir.
    [to] { $who } prend { $card } dans ta main pour voir.
   *[no] { $who } prend une carte dans la main de { $whom } pour voir.
}
log-looked = { $you ->
    [from] Tu regardes la main de { $whom } : { $cards }.
    [to] { $who } regarde ta main : { $cards }.
   *[no] { $who } regarde la main de { $whom }.
}
log-looked-empty = une main vide
log-swapped-hands = { $you ->
    [from] Tu échanges ta main avec { $whom }.
    [to] { $who } échange sa main avec toi.
   *[no] { $who } et { $whom } échangent leurs mains.
}
log-stuck = { $you ->
    [yes] La carte { $card } reste devant toi pour toujours.
   *[no] La carte { $card } reste devant { $who } pour toujours.
}
log-borrowed = { $you ->
    [yes] Tu contractes un prêt avec { $card }.
   *[no] { $who } contracte un prêt avec { $card }.
}
log-paid-player = { $you ->
    [from] Tu paies { $amount } à { $whom }.
    [to] { $who } te paie { $amount }.
   *[no] { $who } paie { $amount } à { $whom }.
}
log-paid-bank = { $you ->
    [yes] Tu paies { $amount } à la Banque.
   *[no] { $who } paie { $amount } à la Banque.
}
log-took-money = { $you ->
    [yes] Tu prends { $amount } dans la Banque.
   *[no] { $who } prend { $amount } dans la Banque.
}
log-placed = { $you ->
    [yes] Tu places un Agent à { $area }.
   *[no] { $who } place un Agent à { $area }.
}
log-lifted = { $you ->
    [yes] Tu reprends un Agent à { $area }.
   *[no] { $who } reprend un Agent à { $area }.
}
log-moved = { $you ->
    [yes] Ton Agent va de { $from } à { $to }.
    [troll] Un Troll va de { $from } à { $to }.
    [demon] Un Démon va de { $from } à { $to }.
   *[no] L’Agent de { $who } va de { $from } à { $to }.
}
log-swapped = { $one } à { $from } et { $two } à { $to } échangent leurs places.
log-attacked = { $you ->
    [yes] Un assassin vise ton Agent à { $area }.
    [troll] Un assassin vise un Troll à { $area }.
    [demon] Un assassin vise un Démon à { $area }.
   *[no] Un assassin vise l’Agent de { $who } à { $area }.
}
log-chose = { $you ->
    [yes] Tu choisis { $minion } à { $area }.
   *[no] { $who } choisit { $minion } à { $area }.
}
log-targeted = { $you ->
    [from] Tu t’en prends à { $whom }.
    [to] { $who } s’en prend à toi.
   *[no] { $who } s’en prend à { $whom }.
}
log-bid = { $you ->
    [yes] Tu veux acheter le Bâtiment de { $area }.
   *[no] { $who } veut acheter le Bâtiment de { $area }.
}
log-removed = { $you ->
    [yes] Ton Agent à { $area } est retiré.
    [troll] Un Troll à { $area } est retiré.
    [demon] Un Démon à { $area } est retiré.
   *[no] L’Agent de { $who } à { $area } est retiré.
}
log-arrived = { $you ->
    [demon] Un Démon surgit à { $area }.
   *[troll] Un Troll arrive à { $area }.
}
log-troubled = Le Chaos éclate à { $area }.
log-calmed = Le Chaos a pris fin à { $area }.
log-built = { $you ->
    [yes] Tu construis à { $area }.
   *[no] { $who } construit à { $area }.
}
log-bought = { $you ->
    [from] Tu achètes le Bâtiment de { $whom } à { $area }.
    [to] { $who } achète ton Bâtiment à { $area }.
   *[no] { $who } achète le Bâtiment de { $whom } à { $area }.
}
log-demolished = { $you ->
    [yes] Ton Bâtiment à { $area } a disparu.
   *[no] Le Bâtiment de { $who } à { $area } a disparu.
}
log-used = { $you ->
    [yes] Tu utilises la capacité de { $area }.
   *[no] { $who } utilise la capacité de { $area }.
}
log-shielded = { $you ->
    [yes] Tu paies Les Petits-Dieux : rien ne t’arrive à { $area }.
   *[no] { $who } paie Les Petits-Dieux : rien ne lui arrive à { $area }.
}
log-card-lost = { $you ->
    [yes] Tu perds pour de bon la carte de { $area }.
   *[no] { $who } perd pour de bon la carte de { $area }.
}
log-rolled = { $you ->
    [yes] Tu fais { $face } au dé.
   *[no] { $who } fait { $face } au dé.
}
log-turned-up = Événement Aléatoire : { $event }.
log-fogged = La carte { $card } se perd dans le brouillard.
log-threatened = { $you ->
    [yes] On te demande si tu réponds.
   *[no] Réponse possible pour { $who }.
}
log-reacted = { $you ->
    [yes] Tu interromps avec { $card }.
   *[no] { $who } interrompt avec { $card }.
}
log-peeked = { $you ->
    [yes] Tu regardes des Personnages inutilisés : { $list }.
   *[no] { $who } regarde des Personnages inutilisés.
}
log-changed-personality = { $you ->
    [yes] Tu changes de Personnage : le nouveau est sous « Ton secret ».
   *[no] { $who } change de Personnage.
}
log-ended-condition = { $you ->
    [yes] Tu gagnes ! Ton Personnage : { $personality }.
   *[no] { $who } gagne. Son Personnage : { $personality }.
}
log-ended-vimes = { $you ->
    [yes] La pioche est vide : tu gagnes ! Ton Personnage : { $personality }.
   *[no] La pioche est vide : { $who } gagne. Son Personnage : { $personality }.
}
log-ended-points = La pioche est vide. Victoire aux points : { $list }.
log-ended-riots = Les Émeutes mettent fin à la partie. Victoire aux points : { $list }.
minion-own = ton Agent
minion-of = l’Agent de { $name }
minion-troll = un Troll
minion-demon = un Démon

## La chaîne des causes

why-card = La carte { $card }
why-symbol = son symbole { $symbol }
why-power = La capacité de { $area }
why-event = L’Événement Aléatoire { $event }
why-rescue = Une Interruption qui sauve l’Agent

## L'Aide de Jeu

aid = Aide de Jeu
aid-key = touche ?
aid-symbols = Les neuf symboles
aid-personalities = Les Personnages
aid-areas = Les Quartiers et leurs capacités
aid-events = Les Événements Aléatoires
aid-cost = coûte { $cost }
aid-link = Toutes les règles

## Pourquoi quelque chose n'est pas permis

refusal-AM-ACT-MINION-02 = Un Agent va là où tu en as déjà un, ou à côté.
refusal-AM-ACT-MINION-05 = Un Agent repris va dans un autre Quartier.
refusal-AM-ACT-MINION-06 = L’Agent doit aller là où se trouve un autre de tes Agents, ou à côté.
refusal-AM-ACT-MINION-08 = Tant qu’il te reste un Agent en réserve, c’est lui que tu places.
refusal-AM-ACT-BUILD-01 = Tu n’as pas d’Agent là.
refusal-AM-ACT-BUILD-02 = Il y a déjà un Bâtiment.
refusal-AM-ACT-BUILD-03 = Le Chaos y règne.
refusal-AM-ACT-BUILD-04 = Tu ne peux pas en payer le coût.
refusal-AM-ACT-BUILD-12 = C’est un de tes six Bâtiments qui doit partir.
refusal-AM-ACT-ASSASSINATE-01 = Il n’y a pas de tel Agent là.
refusal-AM-ACT-ASSASSINATE-02 = Tu ne peux pas assassiner ton propre Agent.
refusal-AM-ACT-ASSASSINATE-03 = Il n’y a pas de Chaos là.
refusal-AM-ACT-TROUBLE-01 = Il n’y a pas de Chaos là.
refusal-AM-ACT-EVENT-03 = Il faut d’abord terminer l’événement.
refusal-AM-ACT-EVENT-07 = Docteur Pelouse ne sert pas à esquiver un événement.
refusal-AM-ACT-INTERRUPT-03 = Tu n’as pas de carte qui réponde à cela.
refusal-AM-ACT-INTERRUPT-06 = L’Agent doit aller là où se trouve un autre de tes Agents, ou à côté, et non retourner d’où il vient.
refusal-AM-ACT-INTERRUPT-16 = Une Interruption attend son moment : rien ne te menace pour l’instant.
refusal-AM-ACT-INTERRUPT-20 = Gaspode arrête les joueurs, pas les Événements Aléatoires.
refusal-AM-ACT-INTERRUPT-21 = Gaspode n’arrête pas ta propre carte.
refusal-AM-ACT-INTERRUPT-25 = Une seule carte suffit pour répondre à cela.
refusal-AM-AREA-ANY-01 = La capacité revient à qui a la carte Quartier.
refusal-AM-AREA-ANY-02 = Tu as déjà utilisé cette capacité pendant ce tour.
refusal-AM-AREA-ANY-03 = La carte est toute nouvelle : sa capacité commence à ton prochain tour.
refusal-AM-AREA-ANY-05 = Un Démon est là : la capacité est en sommeil.
refusal-AM-AREA-ANY-09 = Les capacités s’utilisent entre deux actions de ton propre tour.
refusal-AM-AREA-ANY-10 = Tu ne peux pas la payer, ou elle n’aurait aucun effet.
refusal-AM-AREA-DOLLY-SISTERS-01 = L’Agent va aux Sœurs-Étienne ou à côté.
refusal-AM-AREA-UNREAL-ESTATE-01 = Terrain Forcier demande une carte à défausser.
refusal-AM-AREA-DRAGONS-LANDING-01 = L’Atterrissage-du-Dragon rapporte { $amount }, rien d’autre.
refusal-AM-AREA-SMALL-GODS-01 = Les Petits-Dieux ne répondent qu’à un Événement Aléatoire qui touche un de tes pions.
refusal-AM-AREA-THE-SCOURS-01 = Tu n’as pas de carte à défausser.
refusal-AM-AREA-THE-HIPPO-01 = L’Hippo rapporte { $amount }, rien d’autre.
refusal-AM-AREA-THE-SHADES-01 = Le Chaos va aux Ombres ou à côté, là où se trouve quelqu’un et où il n’y en a pas encore.
refusal-AM-AREA-DIMWELL-01 = L’Agent va à Sombrepuits ou à côté.
refusal-AM-AREA-LONGWALL-01 = Grand-Mur rapporte { $amount }, rien d’autre.
refusal-AM-AREA-ISLE-OF-GODS-01 = L’Île des Dieux retire du Chaos là où il y en a.
refusal-AM-AREA-SEVEN-SLEEPERS-01 = Les Sept-Dormants rapportent { $amount }, rien d’autre.
refusal-AM-AREA-NAP-HILL-01 = Mont-Roupillon rapporte { $amount }, rien d’autre.
refusal-AM-COMP-21 = Le jeu se joue de deux à quatre joueurs.
refusal-AM-EVENT-FLOOD-02 = Tes Agents doivent quitter le Quartier inondé pour un Quartier voisin.
refusal-AM-EVENT-FLOOD-03 = Ce Quartier est inondé lui aussi.
refusal-AM-EVENT-FLOOD-09 = Aucune Interruption n’arrête une inondation.
refusal-AM-EVENT-MURDERS-01 = L’Agent doit se trouver dans le Quartier tiré.
refusal-AM-EVENT-SUBSIDENCE-03 = Ce doit être un de tes Bâtiments que tu ne peux pas payer.
refusal-AM-EVENT-SUBSIDENCE-06 = Les Petits-Dieux n’aident pas contre l’Affaissement.
refusal-AM-FAQ-06 = Wallace Sonky écarte les Parchemins, pas les symboles ni les Événements Aléatoires.
refusal-AM-FAQ-27 = Wallace Sonky n’agit pas contre ta propre carte.
refusal-AM-TURN-03 = Tu dois jouer une carte de ta main si tu le peux.
refusal-AM-TURN-07 = Les symboles se font de gauche à droite, l’un après l’autre.
refusal-AM-TURN-21 = Une Interruption ne peut pas être la carte de ton tour.
refusal-card = { $card } n’offre pas cela.

## Les options de la table

option-edition = Règles selon
edition-en = l’édition anglaise
edition-de = l’édition allemande
edition-es = l’édition espagnole
edition-fr = l’édition française
option-switches = Règles au choix
option-switches-hint = Chaque livret a son avis là-dessus. Laisse-les comme dans l’édition, ou décide toi-même.
option-by-edition = comme dans l’édition
option-on = oui
option-off = non
option-wrong-players = Ankh-Morpork se joue de deux à quatre joueurs.
option-wrong-edition = Choisis l’une des quatre éditions.
option-wrong-switch = Une règle au choix vaut oui, non ou comme dans l’édition.
switch-finite-bank = La Banque n’a que l’argent de la boîte
switch-rescue-anywhere = Igor et Le Club du Nouveau Départ placent l’Agent dans n’importe quel autre Quartier
switch-shades-unlimited = Les Ombres servent plus d’une fois par tour
switch-small-gods-whole-area = Les Petits-Dieux protègent tous tes pions d’un Quartier, ou aucun
switch-small-gods-anywhere = Les Petits-Dieux ferment aussi les Quartiers où tu n’as pas de pion
switch-small-gods-trolls = Les Petits-Dieux écartent les Trolls comme les Démons
switch-small-gods-at-once = Les Petits-Dieux agissent dès le tour où leur carte est obtenue
switch-tie-by-control = En cas d’égalité, le Quartier contrôlé le plus cher décide, pas la carte la plus chère
switch-repeat-rolls = Le même Quartier tiré deux fois compte deux fois
switch-lead-neutrals = The Duckman, Ron l’Infect et Canting Crew déplacent aussi Trolls et Démons
switch-free-relocation = Le douzième Agent peut aller dans n’importe quel autre Quartier
switch-bare-trouble = La Populace et Docteur Hix n’ont pas besoin d’un Agent là où ils posent le Chaos
switch-must-play-both = Tambourinoeud et Cogite Stibon obligent à jouer les deux cartes
switch-gaspode-own-card = Gaspode arrête aussi ce que te fait ta propre carte
switch-sonky-one-roll = Wallace Sonky n’écarte qu’un des lancers de Carcer
switch-fire-stops = Un Bâtiment sauvé par Les Petits-Dieux arrête le feu
switch-mossy-no-refill = Docteur Pelouse met fin au tour sans compléter la main

## Le décompte final

score-title = Points
score-decided = ils ont décidé
score-for-fun = pour mémoire : ils n’ont pas décidé
score-minions = Agents sur le plateau
score-buildings = Bâtiments
score-money = Argent, prêts remboursés
score-loans = Prêts non remboursés
score-shared = Égalité jusqu’au bout : la victoire est partagée.
option-decided = { $rule } : { $state }
card-does-nothing = Ni symbole ni texte : elle ne fait rien.
