### What `snug play`, `snug replay` and `snug lesson` say in a terminal.

## What a person can type: one word each

terminal-word-help = aide
terminal-word-state = table
terminal-word-cards = cartes
terminal-word-hint = indice
terminal-word-undo = annuler
terminal-word-undo-turn = annuler tour
terminal-word-log = journal
terminal-word-rules = règles
terminal-word-save = enregistrer
terminal-word-quit = quitter
terminal-word-again = encore
terminal-word-show = montre

terminal-help = Réponds par le numéro d’un choix, ou par la notation qui le suit. Tu peux aussi taper :
terminal-help-state = l’état de la table, avec ta main
terminal-help-cards = ce que font les cartes de ta main ; suivi d’un mot, ce que font les cartes dont le nom contient ce mot
terminal-help-hint = ce que { $bot } ferait à ta place
terminal-help-lesson-hint = un indice, puis un second
terminal-help-undo = annuler ta dernière réponse, avec tout ce qui a suivi
terminal-help-undo-turn = annuler toutes tes réponses du tour ou de la manche
terminal-help-log = tout ce qu’on t’a montré depuis le début
terminal-help-rules = la règle qui porte un numéro, ou celles qui contiennent certains mots
terminal-help-save = écrire l’enregistrement de la partie dans un fichier
terminal-help-again = recommencer cette leçon
terminal-help-again-coach = réentendre les derniers mots du guide
terminal-help-show = laisser le guide répondre pour toi
terminal-help-quit = quitter
terminal-help-empty = Une ligne vide montre à nouveau les choix.

## At the table

terminal-greeting = { $game }. Tu occupes la place { $seat } ; avec toi à la table : { $others }.
terminal-type-help = Tape { $help } pour voir ce que tu peux dire.
terminal-end-of-input = Il n’y a plus rien à lire : tu quittes la table.
terminal-left = Tu quittes la table.
terminal-no-choice = Le choix { $number } n’existe pas : ils vont de 1 à { $most }.
terminal-not-now = Cela ne fait pas partie des choix en ce moment ; une ligne vide les montre.
terminal-unknown = « { $said } » n’est ni un choix ni une commande. Tape { $help }, ou un nombre de 1 à { $most }.
terminal-no-card = Aucune carte de ce jeu ne s’appelle « { $said } ».
terminal-no-rule = Aucune règle ne parle de « { $said } ».
terminal-nothing-to-undo = Il n’y a rien à annuler.
terminal-undone = Annulé : { $choice }
terminal-hint-also = Il a aussi pensé à : { $choices }.
terminal-saved = L’enregistrement est dans { $file }.
terminal-not-saved = L’enregistrement n’a pas pu être écrit : { $why }.
terminal-over = La partie est finie.
terminal-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
terminal-afterwards = Tu peux encore taper : { $words }.
terminal-city-signs = T Troll · D Démon · ⌂ Bâtiment · ! Chaos · → Quartiers adjacents · ≈ le fleuve : on ne passe pas. Le signe dans le cadre indique qui contrôle le Quartier.
terminal-houses-signs = Le nombre : l’influence. Au même étage, la gauche est devant.

## A record told

terminal-seat = Place { $seat }
terminal-who = { $name } joue en { $colour }.
terminal-steps-undone = { $n ->
    [one] Le dernier coup est annulé.
   *[other] Les { $n } derniers coups sont annulés.
}
terminal-not-over = L’enregistrement s’arrête ici ; la partie n’est pas finie.

## The guided game and the lessons

terminal-coach-marks = Quand le guide parle d’une lueur, cherche le signe » devant un choix.
terminal-coach-go-on = Entrée : continuer
terminal-coach-take-back = Entrée : annuler
terminal-coach-later = Pour continuer plus tard : { $command }
terminal-coach-done = Tu connais le jeu. Joue une partie : { $command }
terminal-no-first-game = Il n’y a pas de partie guidée de { $game }.
terminal-lesson-goal = But : { $goal }
terminal-lesson-hint = Indice { $n } : { $hint }
terminal-lesson-failed = Le but n’est pas atteint ainsi. Réessaie : tout est comme au début.
terminal-lesson-solved = Résolu !
terminal-lesson-next = La leçon suivante : { $command }
terminal-lessons-done = C’était la dernière leçon de ce jeu.
terminal-lessons-begin = Commence avec { $command }
terminal-assumed = supposé : { $what }

## Les règles

terminal-note-editions = éditions
terminal-note-ruling = décision
terminal-note-see = voir
terminal-no-such-rule = Il n’y a pas de règle { $rule } ; « { $command } » en donne la liste.
terminal-no-such-rule-in = Il n’y a pas de règle { $rule } ; { $section } va de { $first } à { $last }.
terminal-rule = règle
terminal-differing = Là où les éditions diffèrent
terminal-alike = Options que les éditions lisent de la même façon
terminal-rule-explains = « { $command } » explique chacune d’elles.
terminal-no-differences = { $game } n’a qu’une édition, il n’y a donc pas de différences.
terminal-all-confirmed = Tout est confirmé sur { $game }.
