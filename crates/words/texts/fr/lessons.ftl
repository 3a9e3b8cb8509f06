# Ce que disent les leçons : but, deux indices, pourquoi, et ce qui cloche dans l’erreur tentante.

lessons = Leçons
lessons-lead = De petites positions, chacune avec un but
lessons-lead-note = Essaie ce que tu veux : une mauvaise réponse ne coûte rien et on te l’explique.
lessons-number = { $n } petites positions avec un but
lessons-far = { $n ->
    [one] { $n } sur { $of } résolue
   *[other] { $n } sur { $of } résolues
}
lessons-place = leçon { $at } sur { $of }
lessons-first = Premiers pas
lessons-tricks = Astuces
lessons-hard = Pour les maîtres
lessons-badge-solved = résolue
lessons-badge-helped = résolue avec un indice
lessons-badge-next = à suivre
lessons-badge-open = à résoudre
lessons-kept-person = Ce que tu as résolu est gardé avec ton nom.
lessons-kept-browser = Ce que tu as résolu est gardé dans ce navigateur ; avec un nom, cela te suit partout.
lessons-goal = But :
lessons-hint-1 = Premier indice
lessons-hint-2 = Second indice
lessons-show = Voir la solution
lessons-solution = Une solution
lessons-again = Recommencer
lessons-wrong = Pas tout à fait
lessons-not-reached = Le but n’est pas atteint ainsi. Regarde ce qui s’est passé et essaie autre chose.
lessons-tried = Ce que tu as essayé
lessons-solved = Résolu !
lessons-solved-helped = Résolu, avec un indice
lessons-next = Suite : { $name }
lessons-all = Toutes les leçons
lessons-daily = La leçon du jour
lessons-try = Essayer

lesson-right-next-to-you-name = Juste à côté
lesson-right-next-to-you-goal = Contrôle deux Quartiers.
lesson-right-next-to-you-hint-1 = Regarde ton Quartier et ses voisins. Qui s’y trouve déjà ?
lesson-right-next-to-you-hint-2 = Seul, tu contrôles un Quartier ; à égalité, personne ne le contrôle. Les Sept-Dormants sont vides.
lesson-right-next-to-you-why = Les Sept-Dormants touchent le Grand-Mur et sont vides. Un seul Agent y vaut plus que ce qu’ont les autres.
lesson-right-next-to-you-tempting = C’est une égalité : un Agent chacun, donc personne ne contrôle le Quartier.

lesson-quiet-please-name = Silence, s’il te plaît
lesson-quiet-please-goal = Construis aux Ombres.
lesson-quiet-please-hint-1 = Une seule chose gêne ton Bâtiment : le jeton Chaos.
lesson-quiet-please-hint-2 = Sergent Angua retire un jeton et te laisse jouer une autre carte.
lesson-quiet-please-why = Sergent Angua calme les Ombres et te permet de jouer Le Tambour Rafistolé. Le terrain est libre, et 6 $ suffisent.
lesson-quiet-please-tempting = Le Tambour Rafistolé ne trouve pas de terrain tant qu’il y a du Chaos.

lesson-the-right-victim-name = La bonne victime
lesson-the-right-victim-goal = Tu es Seigneur Rouille et tu contrôles quatre Quartiers. Passe à cinq.
lesson-the-right-victim-hint-1 = Un assassin n’agit que là où il y a du Chaos. Qui y aura ensuite le plus de pions ?
lesson-the-right-victim-hint-2 = Trouve l’endroit où un seul pion adverse te sépare du contrôle.
lesson-the-right-victim-why = Aux Petits-Dieux, c’est un contre un. Sans l’Agent jaune, tu contrôles ton cinquième Quartier.
lesson-the-right-victim-tempting = Aux Décapes, cela ne donne qu’une égalité.

lesson-rent-before-bricks-name = Le loyer d’abord
lesson-rent-before-bricks-goal = Construis au Mont-Roupillon.
lesson-rent-before-bricks-hint-1 = Le Mont-Roupillon coûte 12 $ et tu as 9 $. L’argent de L’Hôtel de la Monnaie arrive après son Bâtiment.
lesson-rent-before-bricks-hint-2 = Les Sept-Dormants sont à toi. Leur carte te verse 3 $ une fois dans ton tour, quand tu veux.
lesson-rent-before-bricks-why = Encaisse d’abord les 3 $, et tu as les 12 $ pour le Mont-Roupillon. Les cartes Quartier ne te coûtent aucune carte de ta main.
lesson-rent-before-bricks-tempting = Sans les 3 $ des Sept-Dormants, tu ne peux payer aucun terrain, et le symbole est passé.

lesson-eyes-everywhere-name = Des yeux partout
lesson-eyes-everywhere-goal = Tu es Lord Vétérini, avec des Agents dans huit Quartiers. Passe à dix.
lesson-eyes-everywhere-hint-1 = Il te manque deux Quartiers. Une carte place un Agent ; qui place l’autre ?
lesson-eyes-everywhere-hint-2 = Les Sœurs-Étienne placent un Agent pour 3 $, et Gimlet verse 3 $. Un Quartier avec un Démon ne compte pas.
lesson-eyes-everywhere-why = Prends les 3 $ de Gimlet, place un Agent, puis laisse les Sœurs-Étienne occuper le dixième Quartier. Partager suffit : le contrôle est inutile.
lesson-eyes-everywhere-tempting = Liard place un Agent, mais il te manque les 3 $ pour le second.

lesson-fan-the-flames-name = Souffler sur les braises
lesson-fan-the-flames-goal = Tu es le Dragon Roi d’Armes. Fais passer le Chaos de cinq jetons à huit.
lesson-fan-the-flames-hint-1 = Il t’en manque trois. La Populace peut en poser deux et te laisse jouer une autre carte.
lesson-fan-the-flames-hint-2 = Tu n’as personne près du Mont-Roupillon : sers-toi du texte. Les deux autres, tes Agents les causent.
lesson-fan-the-flames-why = La Populace agite le Mont-Roupillon. Un Agent rejoint un rival au Grand-Mur, l’autre le tien à Sombrepuits : un deuxième Agent amène toujours le Chaos, même à côté du tien. Cela fait huit.
lesson-fan-the-flames-tempting = Agiter Sombrepuits gâche le texte : plus personne n’atteint le Mont-Roupillon, qui reste calme.

lesson-the-last-card-name = La dernière carte
lesson-the-last-card-goal = Tu es le Commissaire Divisionnaire Vimaire, et il reste six cartes à piocher. Prends la dernière.
lesson-the-last-card-hint-1 = Vimaire gagne dès que la dernière carte quitte la pioche. Lesquelles de tes cartes font piocher ?
lesson-the-last-card-hint-2 = Quatre et deux font six, mais une seule de ces deux cartes te laisse continuer.
lesson-the-last-card-why = Les Clic-clac pioche deux cartes et te laisse en jouer une autre ; Le Bibliothécaire prend les quatre dernières. La partie s’arrête là, et tu as gagné.
lesson-the-last-card-tempting = Le Bibliothécaire pioche quatre cartes, puis tu ne joues plus : il en reste deux.

lesson-rob-the-rich-name = Prendre aux riches
lesson-rob-the-rich-goal = Jaune joue ensuite et vaut 54 $. En Chrysoprase, Jaune gagne avec 50 $ : fais-le passer dessous.
lesson-rob-the-rich-hint-1 = L’argent et les Bâtiments comptent ensemble : Jaune doit perdre au moins 5 $.
lesson-rob-the-rich-hint-2 = Chicard Chicque prend 3 $ et te laisse jouer une autre carte. Qu’est-ce qui prend 2 $ ?
lesson-rob-the-rich-why = 3 $ pour Chicard Chicque, puis 2 $ pour La Guilde des Voleurs : 49 $. L’ordre compte, car une seule des deux te laisse continuer.
lesson-rob-the-rich-tempting = La Guilde des Voleurs prend 2 $, puis tu ne joues plus rien : 52 $.

lesson-good-dog-name = Bon chien
lesson-good-dog-goal = Vert joue La Mort, avec deux assassins, et tu as Gaspode. Contrôle encore cinq Quartiers au début de ton tour.
lesson-good-dog-hint-1 = La Mort frappe deux fois, Gaspode aide une fois. Où une perte te coûte-t-elle le contrôle ?
lesson-good-dog-hint-2 = Au Mont-Roupillon, tu serais encore à deux contre un. Attends.
lesson-good-dog-why = Au Mont-Roupillon, tu peux perdre un Agent. Aux Ombres, ce serait une égalité : Gaspode aide là, et ton tour commence avec cinq Quartiers.
lesson-good-dog-tempting = Gaspode a sauvé un Agent dont tu pouvais te passer, et tu perds les Ombres : quatre Quartiers.

lesson-borrowed-money-name = Argent emprunté
lesson-borrowed-money-goal = Tu es Chrysoprase et tu vaux 38 $. Arrive à 50 $.
lesson-borrowed-money-hint-1 = Un prêt rapporte 10 $ et compte 12 $ contre toi. Combien cela fait-il ?
lesson-borrowed-money-hint-2 = Tes deux cartes Quartier paient aussi, 3 $ et 1 $, sans te coûter de carte.
lesson-borrowed-money-why = 3 $ et 1 $ des Quartiers, 3 $ du Pink PussyCat Club, 5 $ de L’Hôtel de la Monnaie : exactement 50 $. Avec le prêt, ce serait moins.
lesson-borrowed-money-tempting = Le prêt rapporte 10 $ et compte 12 $ contre toi : 50 $ sont hors de portée.

lesson-the-last-straw-name = La goutte de trop
lesson-the-last-straw-goal = Parmi les Événements, il ne reste que les Émeutes. Termine la partie maintenant, en vainqueur.
lesson-the-last-straw-hint-1 = Avec huit jetons, les Émeutes terminent la partie aux points ; avec sept, rien ne se passe.
lesson-the-last-straw-hint-2 = Tu as 50 points, Jaune 52. Un Agent en vaut 5. Avant l’Événement, obtiens le huitième jeton et les points.
lesson-the-last-straw-why = La Populace pose le huitième jeton et ajoute un Agent : tu mènes. Son dernier symbole amène Le Doyen, et les Émeutes terminent la partie.
lesson-the-last-straw-tempting = Le Doyen gâche l’Événement : il n’y a que sept jetons.

lesson-two-birds-name = D’une pierre deux coups
lesson-two-birds-goal = Jaune et toi êtes peut-être des Seigneurs. Contrôle cinq Quartiers et n’en laisse que quatre à Jaune.
lesson-two-birds-hint-1 = Jaune joue ensuite : atteindre cinq ne suffit pas, il doit perdre un des siens.
lesson-two-birds-hint-2 = Lord Downey tue, paie et construit. Où fait-il les trois à la fois ? Et la carte de Sombrepuits est à toi.
lesson-two-birds-why = Au Mont-Roupillon, le meurtre met fin au Chaos et à l’avance de Jaune, 3 $ de plus paient le Bâtiment, et tu y es majoritaire. L’Agent de Sombrepuits gagne l’autre Quartier.
lesson-two-birds-tempting = Tuer aux Ombres te rapproche du but, mais Jaune garde cinq Quartiers et gagne avant toi.

lesson-fit-is-free-name = Ce qui va ensemble est gratuit
lesson-fit-is-free-goal = Gagne deux points d’influence sans un seul nouveau rat.
lesson-fit-is-free-hint-1 = Quel bâtiment appartient à la classe dont tu as deux cartes ?
lesson-fit-is-free-hint-2 = Les chevaliers vont au Château fort. Garde le moine et la sorcière en main.
lesson-fit-is-free-why = Chaque carte donne un point d’influence, où que tu la poses. Seules les cartes d’une autre classe amènent un rat.
lesson-fit-is-free-tempting = Quatre points d’influence, mais le moine et la sorcière amènent deux rats.

lesson-nobody-home-name = Personne à la maison
lesson-nobody-home-goal = Prends deux jokers, garde toutes tes cartes et ne prends aucun rat.
lesson-nobody-home-hint-1 = Tes deux rivaux sont au Château fort. Qui peut te battre ailleurs ?
lesson-nobody-home-hint-2 = Entre sur la Place du marché et ne pose aucune carte.
lesson-nobody-home-why = L’action premium revient à qui y a posé le plus de cartes. Si tu es seul, zéro carte suffit.
lesson-nobody-home-tempting = Il n’y a pas de joker au Château fort, et chaque carte que tu y poses amène un rat.

lesson-first-come-name = Premier arrivé
lesson-first-come-goal = Tu entres d’abord, et Berta te suit avec ses trois cartes. Prends deux jetons de point de victoire et garde ton joker.
lesson-first-come-hint-1 = Berta pose trois cartes, pas plus. Combien des tiennes suffisent à la place la plus basse ?
lesson-first-come-hint-2 = À trois contre trois, c’est pour toi, car tu étais là avant. Trois rois suffisent.
lesson-first-come-why = L’égalité revient au plus petit numéro de place. Compte les cartes du rival et fais autant.
lesson-first-come-tempting = Quatre cartes gagnent, mais le joker est perdu.

lesson-same-floor-name = Au même étage
lesson-same-floor-goal = Deviens premier dans une autre classe sans nouveau rat.
lesson-same-floor-hint-1 = Deux marchands te mettraient à égalité avec Berta. Qui y était avant ?
lesson-same-floor-hint-2 = L’égalité ne suffit pas. Dans quelle maison deux bonnes cartes te font-elles dépasser le premier ?
lesson-same-floor-why = Qui arrive à un étage occupé se pose dessus, et le disque du dessous passe devant. Dépasse au lieu de rattraper.
lesson-same-floor-tempting = Tu n’es qu’à égalité, et l’autre disque y était avant : toujours deuxième.

lesson-wait-and-see-name = Attendre et voir
lesson-wait-and-see-goal = Berta veut aussi le Palais, et pose une carte de plus que quiconque s’y trouve avant elle. Prends deux jetons de point de victoire.
lesson-wait-and-see-hint-1 = Qui pose d’abord montre combien il faut battre. Est-ce à toi de le faire ?
lesson-wait-and-see-hint-2 = Joue le laissez-passer. Quand Berta aura posé deux cartes, tes trois gagneront.
lesson-wait-and-see-why = Un laissez-passer t’envoie en bout de file. Tu y perds les égalités, mais tu sais quoi battre.
lesson-wait-and-see-tempting = Berta a vu tes trois cartes et en pose quatre.

lesson-cards-for-rats-name = Des cartes pour chasser les rats
lesson-cards-for-rats-goal = Quitte l’Hôpital avec seulement sept rats.
lesson-cards-for-rats-hint-1 = Ici, l’action premium t’enlève un rat, puis jusqu’à trois autres contre trois cartes de ta main.
lesson-cards-for-rats-hint-2 = Berta a posé une carte. Deux moines la battent et te laissent trois cartes à défausser.
lesson-cards-for-rats-why = Deux moines gagnent l’action premium et ne coûtent rien. Un de moins la perd, une carte de plus laisse trop peu à défausser.
lesson-cards-for-rats-tempting = Tu gagnes l’action premium, mais il ne te reste que deux cartes à défausser.

lesson-count-the-nuns-name = Compte les nonnes
lesson-count-the-nuns-goal = C’est la dernière manche, et tu as vu toute la rangée des nonnes. Gagne : reste en vie et dépasse tes deux rivaux.
lesson-count-the-nuns-hint-1 = Compte les nonnes que tu connais, et tes rats. Qu’est-ce qui peut encore t’enlever des rats ?
lesson-count-the-nuns-hint-2 = Avec deux rats de moins, c’est huit contre huit nonnes : tu vis. Pose ce qui convient, et rien d’autre.
lesson-count-the-nuns-why = À nombre égal, on survit. Une carte de trop ou une mauvaise, et le meilleur score ne vaut rien.
lesson-count-the-nuns-tempting = Dix rats, huit nonnes : la meilleure main n’aide pas les morts.

lesson-pipers-tune-name = L’air du joueur de flûte
lesson-pipers-tune-goal = C’est la dernière manche ; tu connais les neuf nonnes, et personne d’autre n’a de flûte. Gagne, bien qu’Odo soit loin devant.
lesson-pipers-tune-hint-1 = Avec dix rats, tu meurs, et Odo a exactement autant de rats qu’il y a de nonnes.
lesson-pipers-tune-hint-2 = Suis Odo au Palais avec la flûte, n’amène aucun nouveau rat et choisis-le.
lesson-pipers-tune-why = Une flûte a fait deux choses : tu descends à neuf rats et tu vis, Odo monte à dix et meurt.
lesson-pipers-tune-tempting = Odo est encore en vie, et loin devant.

lesson-golden-handshake-name = Poignée de main en or
lesson-golden-handshake-goal = C’est la dernière manche ; tu connais les huit nonnes, et Odo a quatre cartes Or et rien d’autre. Gagne quand même.
lesson-golden-handshake-hint-1 = Deux marchands te donneraient la Bourgeoisie, mais Odo reste à égalité et a moins de rats.
lesson-golden-handshake-hint-2 = Là où se trouve Odo, une épée prend la moitié de la main. Tout est en or.
lesson-golden-handshake-why = Deux cartes Or ont changé de mains : plus de points pour toi, moins pour Odo.
lesson-golden-handshake-tempting = Tu arrives à égalité, et Odo a moins de rats : l’égalité est perdue.

lesson-one-rat-ten-points-name = Un rat, dix points
lesson-one-rat-ten-points-goal = C’est la dernière manche, et tu as vu les huit nonnes. Gagne : sois premier dans la Noblesse et reste en vie.
lesson-one-rat-ten-points-hint-1 = Berta monte à six et y était avant : il t’en faut sept. Qui pose le plus de cartes en gagne un de plus.
lesson-one-rat-ten-points-hint-2 = De deux à sept : quatre cartes et celui en plus. Tu supportes encore un rat, donc une seule carte peut être mauvaise.
lesson-one-rat-ten-points-why = Deux rois et le joker sont gratuits, avec une mauvaise carte cela fait quatre, et le point d’influence en plus te mène à sept. Une cinquième carte t’aurait tué.
lesson-one-rat-ten-points-tempting = Cinq cartes amènent neuf rats contre huit nonnes.
