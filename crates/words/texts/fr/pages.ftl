### Les pages autour des tables.

page-save = Enregistrer
page-tables = Tables
page-you = Toi

## La première page

home-title = Un endroit pour jouer à deux jeux de société
home-hello = Prends une chaise.
home-lead = Deux beaux jeux de société, joués dans les règles : entre amis, contre des bots, en une soirée ou un coup par jour.
home-you-play-as = Tu joues sous le nom
home-games = Jeux
home-ankh-morpork-name = Disque-monde : Ankh-Morpork
home-ankh-morpork-short = Ankh-Morpork
home-ankh-morpork-players = 2–4 joueurs
home-ankh-morpork-time = environ une heure
home-ankh-morpork-special = objectifs secrets
home-ankh-morpork-about = Le Patricien est absent, chacun a un plan, et personne ne dit lequel. Place tes gens, achète les rues, sème le Chaos ou fais-le taire.
home-ankh-morpork-picture = Une ville biscornue, la nuit, au-dessus d’un fleuve lent et de son pont
home-rattus-cartus-name = Rattus Cartus
home-rattus-cartus-short = Rattus Cartus
home-rattus-cartus-players = 2–5 joueurs
home-rattus-cartus-time = environ 45 minutes
home-rattus-cartus-special = rats cachés
home-rattus-cartus-about = Envoie tes gens dans six maisons et surenchéris avec des cartes face cachée. L’influence fait gagner, à moins que la peste ne trouve chez toi plus de rats qu’il n’y a de nonnes.
home-rattus-cartus-picture = Six maisons à pignon, une par classe, et un défilé de rats devant elles
home-levels = Quel niveau pour les bots ?
home-play-now = Jouer contre des bots
home-with-friends = Entre amis
home-new-table = Nouvelle table
home-how-to-play = Comment jouer
home-mine = Tes parties
home-mine-note = { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
home-open = Tables ouvertes
home-open-note = { $n ->
    [0] aucune pour l’instant
   *[other] chacun peut s’asseoir
}
home-open-none = Personne n’attend. Ouvre une table, et d’autres la trouveront ici.
home-watch = Parties à regarder
home-watch-note = { $n ->
    [one] { $n } partie en cours
   *[other] { $n } parties en cours
}
home-sit = S’asseoir
home-play = Jouer
home-look = Regarder
home-result = Résultat
home-waiting = Parties qui t’attendent
home-continue = Reprendre : { $title }
home-go-on = Continuer
home-your-turn = à toi de jouer
home-waits = { $names } { $count ->
    [one] réfléchit
   *[other] réfléchissent
}
home-won = victoire : { $names }
home-nobody-won = personne n’a gagné
home-import = Ouvrir un enregistrement
home-import-note = Une partie jouée ailleurs : colle son enregistrement et regarde chaque coup.
home-import-do = Ouvrir
home-drawn = Toutes les images d’ici ont été dessinées pour Snug.
home-privacy = Vie privée et donne honnête

## Une nouvelle table

new-title = Nouvelle table
new-lead = Prépare la table.
new-lead-note = Tout peut encore changer jusqu’au début de la partie.
new-settings = Réglages de la table
new-game = Jeu
new-seats = Qui joue ?
new-seat = Place { $n }
new-seat-me = Toi
new-seat-person = Quelqu’un, par lien
new-seat-bot = Bot : { $level }, { $about }
new-seat-closed = Personne
new-seats-note = Un bot voit ce que verrait un joueur à sa place, et rien d’autre.
new-clock = Pendule
new-clock-none = Sans pendule
new-clock-none-note = entre amis
new-clock-live = En direct
new-clock-live-note = tant de minutes chacun, et quelques secondes de plus à chaque tour
new-clock-days = Sur plusieurs jours
new-clock-days-note = un coup quand tu as le temps ; un message te prévient
new-minutes = Minutes par joueur
new-increment = Secondes de plus par tour
new-days = Jours par coup
new-weekends-off = Week-ends libres
new-weekends-off-note = samedi et dimanche ne comptent pas
new-door = Qui peut entrer ?
new-door-link = Seulement avec le lien
new-door-link-note = n’apparaît nulle part
new-door-open = Tout le monde
new-door-open-note = apparaît parmi les tables ouvertes
new-hot-seat = Tous sur cet appareil
new-hot-seat-note = vous vous le passez ; un rideau cache ce que les autres ne doivent pas voir
new-more = Plus
new-name = Nom de la table
new-name-placeholder = nous en trouvons un
new-window = Secondes pour interrompre
new-window-note = Le temps que chacun a pour répondre. Personne ne voit qui avait une carte.
new-open = Ouvrir la table
new-open-note = Tu reçois un lien à envoyer aux autres.
new-wrong-number = Un des nombres manque ou sort des limites.
new-wrong-seat = Il faut au moins deux places occupées, chacune par une personne ou un bot.
new-wrong-me = Une personne n’occupe plusieurs places que si tous jouent sur un même appareil.
new-wrong-option = Une des options est inconnue.

## La salle d’attente

room-title = Salle d’attente
room-here = { $n ->
    [one] { $n } sur { $of } est là
   *[other] { $n } sur { $of } sont là
}
room-free = Libre
room-waiting = on attend quelqu’un
room-bot = bot, { $level }
room-you = toi
room-is-here = est là
room-is-away = a quitté la page pour l’instant
room-sit = S’asseoir
room-leave = Se lever
room-remove-bot = Renvoyer
room-bot-level = Niveau du bot
room-fill = Ajouter un bot
room-colour = Ta couleur
room-colour-red = rouge
room-colour-yellow = jaune
room-colour-green = vert
room-colour-blue = bleu
room-colour-purple = violet
room-start = Commencer la partie
room-start-not = { $n ->
    [one] Une place est encore libre.
   *[other] { $n } places sont encore libres.
}
room-start-with = { $n ->
   *[other] Commencer à { $n }
}
room-start-bots = Compléter avec des bots et commencer
room-host-starts = La personne qui a ouvert la table commence la partie quand tout le monde est là.
room-invite = Inviter
room-link = Invitation
room-copy = Copier
room-qr = À viser avec l’appareil photo d’un téléphone. Qui ouvre le lien ne tape qu’un nom : ni compte, ni e-mail.
room-seal = Le mélange est scellé ; après la partie, chacun peut vérifier qu’aucune carte n’a été choisie. Sceau :
room-seal-how = Comment ?
room-settings = Changer les réglages

## Le résultat

result-wins = { $names } { $count ->
    [one] gagne
   *[other] gagnent
}
result-nobody = Personne ne gagne
result-won = victoire
result-the-rule = La règle
result-again = Rejouer, mêmes places
result-record = Télécharger l’enregistrement
result-who-they-were = Qui était qui
result-replay = Revoir
result-replay-note = chaque coup, de n’importe quelle place
result-what = Quoi
result-total = Total
result-honest = Une donne honnête
result-draws = { $n ->
    [one] { $n } tirage ou lancer
   *[other] { $n } tirages et lancers
}
result-sealed = Scellé avant la première carte.
result-sealed-note = La promesse affichée dans la salle d’attente :
result-mixed = Mêlé à ce que les joueurs ont ajouté.
result-mixed-alone = Personne d’autre n’a rien ajouté : scellé par le serveur seul.
result-opened = Ouvert après la dernière carte.
result-opened-note = La graine, dont l’empreinte est la promesse :
result-verify = Chacun peut redistribuer toutes les cartes à partir de la partie téléchargée. Personne, pas même l’hôte, ne pouvait en choisir une.
replay-first = Au début
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-last = À la fin
replay-go = Aller
replay-turns = Tours
replay-eyes = Par les yeux de qui ?

## Le livret de règles

rules-title = Règles de { $game }
rules-under = { $game } · { $n } règles
rules-ankh-morpork-lead = Selon le livret. Les quatre livrets.
rules-rattus-cartus-lead = Selon le livret, lacunes comprises.
rules-chapters = Chapitres
rules-chapters-short = Chapitres, liste courte
rules-in-each = règles dans chacun
rules-count = { $n ->
    [one] { $n } règle
   *[other] { $n } règles
}
rules-search-label = Chercher dans les règles
rules-search-placeholder = un mot, ou le numéro d’une règle
rules-search = Chercher
rules-found = { $n ->
    [one] { $n } règle sur { $of } parle
   *[other] { $n } règles sur { $of } parlent
} de { $query } ; à voir ci-dessous.
rules-only = N’afficher que celles-ci
rules-clear = Effacer
rules-none = Aucune règle n’en parle.
rules-link = Lien vers la règle { $id }
rules-editions = Les livrets diffèrent
rules-see = Voir
rules-ruling = Décision :

## Soi-même

you-title = Toi
you-lead = Ta chaise.
you-lead-note = Ni compte, ni mot de passe : ce navigateur te connaît, et tu peux emporter ta place ailleurs.
you-name = Ton nom
you-name-note = Tout le monde le voit à tes tables.
you-device = Continuer sur un autre appareil
you-device-note = Un lien privé qui sert une fois, pendant dix minutes.
you-device-make = Créer un lien
you-device-link = Ton lien privé
you-device-once = Il sert une fois, pendant dix minutes. Qui l’ouvre joue à ta place : ne le montre à personne.
you-notices = Quand c’est à toi de jouer
you-mail = E-mail
you-mail-none = Aucun message.
you-mail-waiting = Un message est en route : ouvre le lien qu’il contient. Rien d’autre n’est envoyé avant.
you-mail-confirmed = Tu reçois les messages à cette adresse.
you-mail-note = Seulement quand c’est à toi de jouer et que tu n’as aucune page ouverte, et au plus une fois par table jusqu’à ton retour. Laisse vide pour ne recevoir aucun message.
you-feed = Tu peux aussi suivre tes tours avec un lecteur de flux.
you-feed-link = Ton flux privé
you-feed-once = Copie l’adresse maintenant, elle n’est montrée qu’une fois. Qui l’a voit où c’est à toi de jouer ; une nouvelle adresse remplace l’ancienne.
you-feed-make = Créer un flux privé
you-feed-renew = Créer une nouvelle adresse pour le flux
you-tokens = Pour les programmes
you-tokens-note = Un jeton d’accès laisse un de tes programmes jouer en ton nom.
you-api = Comment jouent les programmes
you-token-fresh = Copie-le maintenant, il n’est montré qu’une fois :
you-token-revoke = Révoquer
you-token-label = À quoi il sert
you-token-make = Créer un jeton
you-forget = Effacer mes données
you-forget-note = Tout ce qui dit qui tu es est effacé. Les parties que d’autres ont jouées avec toi restent, sans ton nom, et peuvent toujours être vérifiées.
you-forget-sure = Oui, effacer mes données pour de bon
you-forget-do = Effacer mes données

device-heading = Un autre appareil
device-title = Continuer ici sous le nom { $name } ?
device-note = Ce lien sert une fois. Ensuite, ce navigateur occupe tes places, comme l’autre.
device-go = Continuer : { $name }
device-not = Ce n’est pas moi

## Quand quelque chose ne peut pas se faire

error-not-found = Il n’y a rien ici
error-not-yours = Ce n’est pas à toi de le faire
error-stale = La table a continué sans attendre
error-too-much = Un peu moins vite, s’il te plaît
error-ours = Un problème est survenu de notre côté
error-refused = Cela ne peut pas se faire
error-the-rule = La règle
error-back = Continuer
error-status = Statut { $status }
offline-title = Snug est injoignable
offline-note = Rien n’est perdu : la table attend comme tu l’as laissée. Vérifie ta connexion et réessaie.
offline-again = Réessayer

## L’hôte

house-title = La page de l’hôte
house-lead = Derrière le comptoir
house-reports = Signalements
house-no-reports = Personne ne s’est plaint.
house-newest-reports = Seuls les plus récents sont affichés : { $n }.
house-reported-by = signalé par { $name }, { $when }
house-mute = Rendre muet
house-ban = Bannir
house-close = Fermer la table
house-settle = Régler
house-silenced = Muets et bannis
house-muted = muet
house-banned = banni
house-pardon = Gracier

## Vie privée et donne honnête

privacy-title = Vie privée et donne honnête
privacy-keep = Ce que nous gardons de toi
privacy-cookie = Un seul cookie, pour que ta place reste à toi. Aucun pistage, rien qui vienne d’autres serveurs.
privacy-name = Le nom que tu te donnes ; n’importe lequel convient.
privacy-games = Les parties que tu joues, coup par coup, pour qu’on puisse les revoir.
privacy-mail = Une adresse e-mail, seulement si tu demandes des messages.
privacy-nobody = Les secrets comme les liens et les jetons d’accès ne sont gardés que sous forme d’empreintes.
privacy-forget = Sur ta page, tu peux faire oublier tout cela ; l’enregistrement de tes parties reste, sans ton nom.
privacy-deal = Pourquoi personne ne peut choisir une carte
privacy-seed = Avant la première carte, le serveur tire une graine secrète et en publie l’empreinte.
privacy-mixed = Le navigateur de chaque joueur ajoute ses propres bits aléatoires ; tout est mêlé, si bien qu’aucun côté ne connaît seul le résultat.
privacy-step = Chaque tirage et chaque lancer vient de ce mélange, chacun par son numéro ; annuler un coup ne redistribue jamais.
privacy-verify = Après la partie, la graine est montrée, et « snug verify » redistribue chaque carte à partir de l’enregistrement.
privacy-look = L’hôte pourrait regarder dans la machine, mais pas choisir ; à une table avec une seule personne, le serveur scelle seul, et le dit.
privacy-secret = Ce que les autres apprennent
privacy-view = Chaque page est faite de ce que son lecteur peut savoir, et de rien d’autre.
privacy-time = Le temps ne trahit rien non plus : les questions restent ouvertes aussi longtemps, qui que ce soit qui ait une carte.
privacy-bots = Un bot occupe une place comme tout le monde : il voit ce qu’y verrait un joueur.

## What was agreed, and the seats of a game in progress

room-agreed = Ce qui est convenu
agreed-no-clock = sans pendule
agreed-minutes = { $n ->
    [one] { $n } minute chacun
   *[other] { $n } minutes chacun
}
agreed-increment = { $n ->
    [one] { $n } seconde de plus par tour
   *[other] { $n } secondes de plus par tour
}
agreed-days = { $n ->
    [one] { $n } jour par coup
   *[other] { $n } jours par coup
}
agreed-weekends-off = week-ends libres
agreed-window = { $n ->
    [one] { $n } seconde pour interrompre
   *[other] { $n } secondes pour interrompre
}
agreed-open = chacun peut jouer ou regarder
agreed-link = seulement avec le lien, pour jouer ou regarder
agreed-hot-seat = tous sur un même appareil
seats-title = Places et consignes
seats-note = Pendant la partie, quiconque peut voir la table peut relayer un bot ; quand quelqu’un se lève, un bot prend la relève.
seats-back = Retour à la table
seats-leave = Se lever (un bot prend la relève)
seats-take-over = Prendre la relève
order-title = Quand on me menace
order-lead = Dans une partie sur plusieurs jours, une question peut arrêter tout le monde. Dis maintenant ce qu’il faut répondre, et la partie continue sans toi. Personne d’autre n’en sait rien.
order-ask = Me demander à chaque fois
order-ask-note = tant que j’ai le temps de répondre
order-never = Ne jamais me demander
order-never-note = advienne que pourra
order-use = Utiliser ces cartes si je les ai
order-use-note = la première qui convient, de haut en bas ; sinon, laisser faire
order-where = Seulement dans certains Quartiers
order-where-note = Rien de coché : partout.
home-row-with = avec { $names }
room-called = Qui joue à cette place
seats-title-only = Places
seats-leave-note = Un bot continue à ta place. Tu peux la reprendre tant que personne d’autre ne le fait.
seats-leave-do = Quitter la partie

log-earlier = Avant
log-later = Après

## Questions with a usual answer

actions-title = Ce que presque personne ne refuse
actions-usual = Le faire pour moi
actions-usual-note = L’argent est pris, les actions sont utilisées et, quand il n’y a qu’une possibilité, on ne te demande rien.
actions-ask = Me demander à chaque fois
actions-ask-note = Tu réponds toi-même à chaque question, à toutes les tables.

## Statistiques
stats = Statistiques
stats-title = Comment vont les parties
stats-note = Toute partie jouée ici jusqu’au bout compte. Les parties importées et les positions essayées ne comptent pas.
stats-none = Aucune partie de ce genre n’a encore été jouée ici jusqu’au bout.
stats-percent = { $n } %
stats-show = Afficher
stats-all = tous
stats-people = personnes
stats-bots = bots
stats-sitters = Qui est compté
stats-players-n = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
 }
stats-number = Nombre de joueurs
stats-edition = Édition
stats-game = Jeu
stats-games = Parties
stats-turns = Tours par partie
stats-turns-between = de { $least } à { $most }
stats-won = Gagnées
stats-interval = 19 fois sur 20
stats-wins-of = { $won } sur { $games }
stats-even = Le losange est ce qui a été compté, la barre dit où se trouve la vraie part, 19 fois sur 20. Le trait vertical est une part égale.
stats-few = Avec peu de parties la barre est large : n’en tire pas trop de conclusions.
stats-by-game = Par jeu
stats-by-role = Par personnage
stats-by-players = Par nombre de joueurs
stats-by-edition = Par édition
stats-by-seat = Par place
stats-by-sitter = Par personnes et bots
stats-by-play = Ce qui a été joué
stats-endings = Comment les parties ont fini
stats-seat = Place { $n }
stats-csv = En tableau pour un tableur
stats-json = Pour les programmes
stats-you = Tes parties
stats-you-note = Seulement ce qui s’est passé : ni note ni classement.
stats-you-link = Tes chiffres
stats-of = Les parties de { $name }
stats-with = Le plus souvent avec
stats-with-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
 }
stats-shown = Montrer mes chiffres à qui a ce lien
stats-shown-note = Personne d’autre ne les voit si tu ne coches pas cette case.
