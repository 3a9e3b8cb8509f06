## Les gens et les tables, comme la maison les appelle
guest = Invité
somebody = Quelqu’un
spectator = Spectateurs

## Ce qui n’a pas pu se faire, selon le code de la réponse
problem-malformed = Ceci n’a pas pu être compris.
problem-unknown-person = Entre d’abord avec un nom : il faut savoir qui tu es.
problem-not-found = Il n’y a rien de tel ici.
problem-stale-question = Ceci répond à une question qui n’est plus posée ; regarde de nouveau la table.
problem-unavailable = Ce n’était pas possible à l’instant ; réessaie.
problem-not-together = Ces coups ne peuvent pas être envoyés ensemble : on apprend quelque chose entre les deux.
problem-no-such-step = On ne peut pas revenir à ce coup.
problem-no-such-game = Ce jeu n’est pas proposé ici.
problem-not-your-seat = Quelqu’un d’autre est assis là, ou personne.
problem-not-playing = Aucune partie n’est en cours à cette table.
problem-key-reused = Cette clé a déjà servi à autre chose.
problem-seat-taken = Quelqu’un est déjà assis là.
problem-knows-another-seat = Tu connais les cartes de la place que tu as quittée : tu ne peux que la reprendre.
problem-table-full = Toutes les places de cette table sont prises.
problem-already-started = La partie a déjà commencé.
problem-not-the-host = Seule la personne qui a ouvert la table peut le faire.
problem-seats-empty = La partie commence quand toutes les places sont prises ; complète avec des bots.
problem-cannot-leave = Personne ne peut se lever de cette table maintenant.
problem-too-many-bots = Il y a plus de bots que de places.
problem-no-such-level = Il n’y a pas de bots de ce niveau.
problem-no-such-colour = Il n’y a que cinq couleurs.
problem-setup = Une partie ne peut pas commencer avec ces réglages.
problem-clock = La pendule ne peut pas être réglée ainsi.
problem-foreign-form = Ce formulaire a vieilli ou vient d’ailleurs ; recharge la page.
problem-banned = L’hôte de cette maison t’a fermé la porte.
problem-too-many-tables = Tu as trop de tables inachevées ; termines-en ou quittes-en une.
problem-table-closed = Cette table a été fermée avant le début de la partie.
problem-too-many-tokens = Tu as déjà 50 jetons ; révoques-en un d’abord.
problem-not-over = L’enregistrement est montré à la fin de la partie ; d’ici là, regarde le journal.
problem-name-empty = Un nom a au moins un caractère.
problem-name-long = Un nom a au plus 40 caractères.
problem-title-long = Un titre a au plus 80 caractères.
problem-not-sure = Coche d’abord la case : rien de tout cela ne peut être défait.
problem-too-fast = C’était trop à la fois ; attends un instant.
problem-too-long = C’est trop long : une requête fait au plus 64 Kio, sauf si elle apporte l’enregistrement d’une partie.
problem-too-many-streams = Trop de tes pages ou de tes programmes sont déjà à l’écoute ; fermes-en un.
problem-too-many-guesses = Trop de tentatives erronées ; attends une minute.
problem-other-rules = Cette partie a été jouée avec d’autres règles que celles de ce programme ; elle peut continuer à une nouvelle table depuis le dernier tour où elles s’accordent.
problem-nothing-to-undo = Il n’y a rien à reprendre.
problem-no-proposal = Personne ne l’a proposé, ou plus maintenant.
problem-order-long = Une consigne a au plus 20 lignes courtes.
problem-no-record = Ceci n’est pas l’enregistrement d’une partie.
problem-chat-empty = Rien n’a été dit.
problem-chat-long = On dit au plus 500 caractères à la fois.
problem-note-long = Le bloc-notes contient au plus 10 000 caractères.
problem-muted = L’hôte de cette maison t’a demandé le silence.
problem-not-the-house = Seul l’hôte de cette maison peut entrer ici.
problem-no-mail = Cette maison n’envoie pas de courrier.
problem-no-address = Ce n’est pas une adresse e-mail à laquelle on peut écrire.
problem-too-much-mail = On a déjà écrit plusieurs fois à cette adresse aujourd’hui ; réessaie demain.
problem-not-mendable = Rien de cette partie ne peut être rejoué.

## La porte de l’hôte
house-door = La porte de l’hôte
house-token = Le jeton d’accès de l’hôte
house-come-in = Entrer
house-figure-tables = Tables en mémoire
house-figure-bots = Questions qui attendent des bots

## Parler à la table
talk = Discussion
talk-said = Ce qui a été dit
talk-text = Dis quelque chose
talk-say = Dire
talk-about = À propos de { $who }
talk-mute = Ne plus écouter
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

## Lettres
mail-turn-subject = C’est à toi de jouer : { $table }
mail-turn = C’est à toi de jouer à la table « { $table } » :
mail-turn-once = Tu ne recevras pas d’autre lettre au sujet de cette table avant ta prochaine visite là-bas.
mail-stop = Pour ne plus recevoir aucune lettre :
mail-confirm-subject = Cette adresse est-elle la tienne ?
mail-confirm = Quelqu’un, dans une maison de jeux de société, demande qu’on écrive à cette adresse quand vient son tour de jouer. Si c’est toi, ouvre cette page dans la journée et appuie sur le bouton :
mail-confirm-not = Si ce n’est pas toi, ne fais rien : on ne t’écrira plus.
confirm-mail-title = Cette adresse est-elle la tienne ?
confirm-mail-note = Dès lors, on t’y prévient quand c’est à toi de jouer et que tu n’as aucune page ouverte. Chaque lettre contient un lien pour ne plus en recevoir.
confirm-mail-do = Oui, écrivez-moi
stop-mail-title = Plus de lettres ?
stop-mail-note = L’adresse est effacée ici.
stop-mail-do = Ne plus recevoir de lettres
