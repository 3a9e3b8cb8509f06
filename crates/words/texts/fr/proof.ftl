### La preuve d’une donne honnête.

proof-title = Donne honnête
proof-link = Vérifier dans ce navigateur
proof-not-yet = Pas encore vérifié
proof-needs-script = Pour vérifier, ton navigateur a besoin de JavaScript et de WebAssembly. Tout programme qui suit la recette publiée peut aussi vérifier l’enregistrement.
proof-needs-engine = Cette copie de Snug a été compilée sans la partie qui vérifie dans le navigateur. Télécharge l’enregistrement et vérifie-le avec la commande ci-dessous.
proof-away = La vérification n’a pas pu être chargée. As-tu du réseau ? Ton navigateur a aussi besoin de WebAssembly.
proof-busy = Toutes les cartes sont redistribuées…
proof-busy-note = Ton navigateur ouvre l’enveloppe et redistribue toute la partie. Rien n’est envoyé nulle part.
proof-good = Toutes les cartes ont été distribuées honnêtement
proof-good-note = { $n ->
    [one] Ton propre navigateur vient de refaire l’unique tirage, et c’est le même.
   *[other] Ton propre navigateur vient de refaire les { $n } tirages et lancers, et ce sont les mêmes.
}
# The # becomes the number of the draw.
proof-bad = Le tirage # ne correspond pas
proof-bad-note = L’enregistrement dit une chose, les nombres scellés une autre. Tirages corrects avant lui : #. Les suivants ne peuvent pas être jugés.
proof-other = Cet enregistrement n’est pas ce qui a été joué
proof-other-note = Une ligne enfreint les règles, ou ne correspond pas à ce qui avait été promis avant la partie.
proof-progress = Tirages et lancers vérifiés
proof-beads = Chaque carré est une carte piochée ou un lancer, du premier au dernier. Les carrés hachurés ne sont pas jugés, car chaque tirage dépend de ceux d’avant.
proof-likely = Le plus probable : la copie est abîmée. Recharge la page et vérifie encore une fois.
proof-stays = Si cela reste rouge, l’enregistrement a été modifié après la partie, ou la donne n’était pas honnête. Montre aux autres cette ligne de l’enregistrement :
proof-again = Vérifier encore
proof-back = Retour au résultat
proof-how = Comment peut-on le savoir ?
proof-how-note = sans mathématiques
proof-before = 1. Avant la partie : une enveloppe scellée
proof-before-note = La maison a noté un nombre secret et montré à tous son empreinte. Dès lors, elle ne pouvait plus le changer : personne ne peut trouver un autre nombre avec la même empreinte.
proof-stir = 2. Tout le monde remue
proof-stirred = Ont chacun ajouté un nombre secret : { $names }. Même la maison ne pouvait donc pas choisir ce qui serait distribué.
proof-added = { $n ->
    [one] { $n } nombre ajouté
   *[other] { $n } nombres ajoutés
}
proof-after = 3. Après la partie : on l’ouvre
proof-after-note = La maison montre son nombre, et il a la bonne empreinte. Tous les nombres ensemble donnent chaque carte et chaque lancer, comme une recette donne un gâteau, et ton navigateur le refait.
proof-print = Qu’est-ce qu’une empreinte ?
proof-print-note = Une façon de réduire n’importe quel texte à 64 lettres et chiffres. Le même texte donne toujours la même empreinte, le moindre changement en donne une tout autre, et personne ne peut remonter de l’empreinte au texte.
proof-print-try = Essaie avec les mots de ton choix
proof-print-sample = une oie dans la taverne
proof-shows = Ce que cela prouve, et ce que cela ne prouve pas
proof-shows-chosen = Personne n’a choisi une carte : ni un joueur, ni un bot, ni la maison.
proof-shows-follows = Chaque tirage de l’enregistrement découle des nombres scellés.
proof-shows-moved = Pas qui a joué quoi : les coups ne sont pas signés.
proof-shows-looked = Pas si quelqu’un a regardé : qui tient la maison a pu voir des cartes cachées. Joue chez quelqu’un en qui tu as confiance.
proof-elsewhere = Pour vérifier avec un autre programme, télécharge l’enregistrement et tape :
# The # becomes the number of the line.
proof-line = Ligne # de l’enregistrement
proof-draws = Tous les tirages
proof-draws-all = Les montrer tous, dans l’ordre
proof-number = Nº
proof-when = Quand
proof-recorded = Dans l’enregistrement
proof-dealt-again = Redistribué
proof-same = la même chose
proof-differs = autre chose
proof-not-judged = pas jugé
proof-taken-back = (annulé)
