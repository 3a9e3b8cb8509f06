## Les gens et les tables, comme la maison les appelle
guest = Invité
somebody = Quelqu’un
spectator = Spectateurs

## Ce qui n’a pas pu se faire, selon le code de la réponse
problem-malformed = Cette requête n’a pas pu être comprise.
problem-malformed-method = Cette adresse n’accepte pas cette méthode.
problem-malformed-address = On ne comprend pas ce que demande cette adresse.
problem-malformed-kind = Envoie ceci en application/json.
problem-malformed-no-form = Ceci s’envoie comme formulaire.
problem-malformed-form = Ce formulaire est illisible.
problem-malformed-cut = Cette requête s’est interrompue en route.
problem-malformed-object = On attend ici un objet JSON.
problem-malformed-json = Ce n’est pas ce qui est attendu : { $detail }.
problem-malformed-field = Le champ « { $field } » de ce formulaire n’est pas correct.
problem-malformed-missing = Il manque à ce formulaire le champ « { $field } ».
problem-malformed-seat = Une place est un nombre, compté à partir de 1.
problem-malformed-moment = Un coup d’une partie est un nombre.
problem-malformed-step = Ce n’est pas un coup : { $detail }.
problem-malformed-count = Un coup comporte entre 1 et { $most } actions.
problem-malformed-answers = On répond à une menace par une seule action.
problem-malformed-key = Une clé d’idempotence a de 1 à { $most } caractères.
problem-malformed-sealing = Une place s’engage d’abord et révèle ensuite.
problem-malformed-commitment = Un engagement est un hachage de 64 chiffres hexadécimaux.
problem-malformed-contribution = Ce que révèle une place s’écrit comme dans un enregistrement.
problem-malformed-matter = Il n’est pas dit de qui ou de quoi il s’agit.
problem-unknown-person = Choisis d’abord un nom : il faut savoir qui tu es.
problem-unknown-host = Il faut pour cela le jeton de l’hôte.
problem-not-found-page = Cette page n’existe pas ici.
problem-not-found-table = Cette table n’existe pas ici.
problem-not-found-seat = Cette place n’existe pas à cette table.
problem-not-found-person = Personne n’est connu ici sous cet identifiant.
problem-not-found-game = Aucune partie n’a été jouée à cette table.
problem-not-found-step = La partie n’a pas ce coup.
problem-not-found-token = Tu n’as pas ce jeton.
problem-not-found-link = Ce lien n’ouvre plus rien ; chacun sert une fois, et pendant dix minutes.
problem-not-found-confirmation = Ce lien ne confirme plus rien ; chacun sert une fois, et pendant un jour.
problem-not-found-letters = Plus rien n’est envoyé à cette adresse.
problem-not-found-feed = Ce flux n’existe pas ici.
problem-stale-question = Ceci répond à une question qui n’est plus posée ; regarde de nouveau la table.
problem-unavailable = Un problème est survenu ; réessaie.
problem-unavailable-closing = Le serveur s’arrête ; reviens dans un instant.
problem-unavailable-kept = Cela n’a pas pu être enregistré ; réessaie.
problem-unavailable-writing = Rien ne peut être enregistré pour le moment ({ $reason }). Ce qui est affiché est en sécurité ; réessaie dans un instant.
problem-not-together = Ces coups ne peuvent pas être envoyés ensemble : on apprend quelque chose entre les deux.
problem-no-such-step = On ne peut pas revenir à ce coup.
problem-no-such-game = Il n’y a pas ici de jeu « { $game } » ; il y a { $games }.
problem-not-your-seat = Ce n’est pas ta place.
problem-no-seat = Tu n’as pas de place à cette table.
problem-not-playing = Aucune partie n’est en cours à cette table.
problem-key-reused = Cette clé a déjà servi à autre chose.
problem-seat-taken = Quelqu’un est déjà assis là.
problem-not-a-bots-seat = La partie est en cours : on ne peut plus reprendre que la place d’un bot.
problem-knows-another-seat = Tu connais les cartes de la place que tu as quittée : tu ne peux que la reprendre.
problem-table-full = Toutes les places de cette table sont prises.
problem-already-started = La partie a déjà commencé.
problem-not-the-host = Seule la personne qui a ouvert la table peut le faire.
problem-seats-empty = La partie commence quand toutes les places sont prises ; complète avec des bots.
problem-cannot-leave = Personne ne peut se lever de cette table maintenant.
problem-too-many-bots = Il y a plus de bots que de places.
problem-no-such-level = Il n’y a pas de bots du niveau « { $level } » ; il y a { $levels }.
problem-no-such-colour = Il n’y a que { $most } couleurs.
problem-setup-malformed = Ce n’est pas une mise en place de { $game } : { $detail }.
problem-clock-live = Une pendule en direct a de { $least } à { $most } secondes, et au plus { $increment } de plus par réponse.
problem-clock-slow = Une pendule lente donne de 1 à { $most } jours pour chaque réponse.
problem-foreign-form = Ce formulaire a vieilli ou vient d’ailleurs ; recharge la page.
problem-banned = L’hôte t’a fermé la porte.
problem-too-many-tables = { $most ->
    [one] Tu as une table inachevée ; termine-la ou quitte-la d’abord.
   *[other] Tu as { $most } tables inachevées ; termines-en ou quittes-en une.
}
problem-table-closed = Cette table a été fermée avant le début de la partie.
problem-too-many-tokens = { $most ->
    [one] Tu as déjà un jeton ; révoque-le d’abord.
   *[other] Tu as déjà { $most } jetons ; révoques-en un d’abord.
}
problem-not-over = Cette partie n’est pas encore finie.
problem-record-later = L’enregistrement est montré à la fin de la partie ; d’ici là, regarde le journal.
problem-broken-off = Cette partie a été interrompue ; seule une partie jouée jusqu’au bout est analysée.
problem-not-your-review = Une autre personne a demandé cette analyse, et elle seule peut l’arrêter.
problem-not-sealed = Rien n’a été promis avant cette partie : il n’y a donc pas de donne à vérifier.
problem-name-empty = Un nom a au moins un caractère.
problem-name-long = Un nom a au plus { $most } caractères.
problem-title-long = Un titre a au plus { $most } caractères.
problem-not-sure = Coche d’abord la case : rien de tout cela ne peut être défait.
problem-too-fast = { $seconds ->
    [one] C’était trop à la fois ; attends une seconde.
   *[other] C’était trop à la fois ; attends { $seconds } secondes.
}
problem-too-long = C’est trop long : une requête fait au plus { $most } Kio, sauf si elle apporte l’enregistrement d’une partie.
problem-too-many-reviews = { $most ->
    [one] Tu attends déjà une analyse ; demandes-en une autre quand elle sera prête.
   *[other] Tu attends déjà { $most } analyses ; demandes-en une autre quand l’une d’elles sera prête.
}
problem-too-many-streams = Trop de tes pages ou de tes programmes sont déjà à l’écoute ; fermes-en un.
problem-too-many-guesses = { $seconds ->
    [one] Trop de tentatives erronées ; attends une seconde.
   *[other] Trop de tentatives erronées ; attends { $seconds } secondes.
}
problem-other-rules = Cette partie a été jouée avec d’autres règles ; elle peut continuer à une nouvelle table depuis le dernier tour où elles s’accordent.
problem-nothing-to-undo = Il n’y a rien à annuler.
problem-no-proposal = Personne ne l’a proposé, ou plus maintenant.
problem-order-long = Une consigne a au plus { $most } lignes courtes.
problem-no-record = Ceci n’est pas l’enregistrement d’une partie. Plus précisément, en anglais : { $detail }.
problem-chat-empty = Rien n’a été dit.
problem-chat-long = Un message a au plus { $most } caractères.
problem-note-long = Le bloc-notes contient au plus { $most } caractères.
problem-muted = L’hôte t’a demandé le silence.
problem-not-offered = L’hôte ne propose pas cela.
problem-not-the-house = Seul l’hôte peut entrer ici.
problem-no-mail = Aucun message n’est envoyé d’ici.
problem-no-address = Ce n’est pas une adresse e-mail valable.
problem-too-much-mail = Plusieurs messages ont déjà été envoyés à cette adresse aujourd’hui ; réessaie demain.
problem-not-mendable = Rien de cette partie ne peut être rejoué.
problem-not-broken = Il n’y a rien à réparer à cette table.
problem-already-committed = Cette place s’est déjà engagée.
problem-too-early = Rien n’est révélé avant que tout le monde se soit engagé.
problem-nothing-to-reveal = Cette place n’a rien à révéler.
problem-wrong-reveal = Ce n’est pas ce à quoi la place s’est engagée.
problem-sealed = Cette table est déjà scellée.
problem-stale-round = La table est en train d’être scellée à nouveau ; regarde-la encore une fois.
problem-no-game = Cette partie n’a pas pu être distribuée.

## La porte de l’hôte
house-door = La porte de l’hôte
house-token = Le jeton d’accès de l’hôte
house-come-in = Entrer
house-figure-tables = Tables en mémoire
house-figure-bots = Questions qui attendent des bots
house-figure-each-tables = Tables inachevées qu’une personne peut avoir
house-figure-each-records = Enregistrements qu’une personne peut importer en une heure
house-figure-each-searches = Questions des tables d’une personne qui peuvent attendre les bots qui cherchent
house-figure-each-reviews = Analyses qu’une personne peut attendre
house-figure-reviews = Analyses en attente ou en cours
house-figure-statistics = Statistiques de la maison
house-figure-everybody = tout le monde
house-figure-host-only = l’hôte seulement
house-figure-none = non proposé

## Parler à la table
talk = Discussion
talk-said = Ce qui a été dit
talk-text = Dis quelque chose
talk-say = Dire
talk-about = À propos de { $who }
talk-mute = Ignorer
talk-report = Signaler
talk-note = Mes notes
talk-wait = Un instant, il me faut plus de temps
talk-give-up = Proposer d’arrêter la partie ici
talk-give-up-waiting = On demande aux autres si la partie s’arrête ici.
talk-give-up-asked = { $who } propose d’arrêter la partie ici.
talk-silence = Personne n’a encore rien dit.
talk-new = du nouveau
mend = Continuer à une nouvelle table
mend-go = Vers la nouvelle table
problem-nothing-ticked = Coche d’abord les cartes ; le bouton envoie celles qui sont cochées.

## Messages
mail-turn-subject = C’est à toi de jouer : { $table }
mail-turn = C’est à toi de jouer à la table « { $table } » :
mail-turn-once = Tu ne recevras pas d’autre message au sujet de cette table avant ta prochaine visite là-bas.
mail-stop = Pour ne plus recevoir aucun message :
mail-confirm-subject = Cette adresse est-elle la tienne ?
mail-confirm = Quelqu’un sur Snug, un endroit pour jouer à des jeux de société, demande qu’on écrive à cette adresse quand vient son tour de jouer. Si c’est toi, ouvre cette page dans la journée et appuie sur le bouton :
mail-confirm-not = Si ce n’est pas toi, ne fais rien : tu ne recevras plus de message.
confirm-mail-title = Cette adresse est-elle la tienne ?
confirm-mail-note = Dès lors, on t’y prévient quand c’est à toi de jouer et que tu n’as aucune page ouverte. Chaque message contient un lien pour ne plus en recevoir.
confirm-mail-do = Oui, écrivez-moi
stop-mail-title = Plus de messages ?
stop-mail-note = L’adresse est effacée ici.
stop-mail-do = Ne plus recevoir de messages
talk-left = { $who } a quitté la partie, un bot continue.
talk-came = { $who } a pris la place d’un bot.
look-again = Actualiser
