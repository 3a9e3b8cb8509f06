### Comment jouer : une page par jeu.

learn = Apprendre
learn-title = Comment jouer à { $game }
learn-minutes = 4 minutes de lecture
learn-on-this-page = Sur cette page
learn-lead = C’est la première fois ?
learn-lead-note = Quatre minutes de lecture suffisent pour comprendre un jeu. Les règles numérotées servent à vérifier plus tard.
learn-next = Et maintenant ?
learn-reference = Toutes les règles
learn-reference-note = { $n } règles numérotées, avec recherche
learn-first = Tu préfères d’abord apprendre les jeux ?
learn-always = toujours
learn-players = à { $n }
rules-list-note = Chaque règle a son numéro, sa source et se retrouve par la recherche. Pour apprendre un jeu, « Comment jouer » va plus vite.

## Ankh-Morpork

learn-am-yellow = Jaune
learn-am-green = Vert
learn-ankh-morpork-lead = Chacun est quelqu’un en secret, et chacun veut autre chose. Joue tes cartes, devine les autres et touche au but avant qu’on s’en aperçoive.

learn-am-city-short = La ville
learn-am-city = Un fauteuil vide
learn-am-city-1 = Lord Vétérini a disparu, et la moitié de la ville lorgne son fauteuil.
learn-am-city-2 = Tu joues pour l’une des sept personnes qui le veulent. Les autres ne doivent pas savoir laquelle.
learn-am-city-3 = Tout le monde commence avec un Agent dans trois Quartiers bondés, et cinq cartes.
learn-am-city-fig = Le début d’une partie à trois : tu es le disque rouge. Les étoiles noires, c’est le Chaos.

learn-am-secret-short = Ton secret
learn-am-secret = Tu es quelqu’un. Personne ne sait qui.
learn-am-secret-1 = Tu reçois un Personnage, face cachée. Il dit comment tu gagnes.
learn-am-secret-2 = L’argent et les pions sont visibles ; les mains et les Personnages, non. Surveille donc la course : qui approche d’un drapeau va peut-être gagner.
learn-am-secret-remember = Tu gagnes au début de ton tour. D’ici là, chacun a un tour pour t’arrêter.
learn-am-secret-fig = « Qui gagnerait ? » à la table : en Seigneur, il manquerait un Quartier à Jaune.
learn-am-role-lord-selachii = Contrôle autant de Quartiers. Trois des sept veulent cela.
learn-am-role-lord-vetinari = Aie des Agents dans autant de Quartiers ; ceux où siège un Démon ne comptent pas.
learn-am-role-dragon-king-of-arms = Le Chaos dans autant de Quartiers, peu importe à cause de qui.
learn-am-role-chrysoprase = De l’argent et des Bâtiments pour cette somme, moins 12 $ par prêt.
learn-am-role-commander-vimes = La dernière carte est piochée et personne n’a gagné. Lui seul n’attend pas son tour.

learn-am-turn-short = Ton tour
learn-am-turn = Une carte, de gauche à droite
learn-am-turn-1 = Joue une carte et suis ses symboles, chacun jusqu’au bout avant le suivant. Ce dont tu ne veux pas, tu le sautes.
learn-am-turn-first = Seulement là où règne le Chaos. Pas maintenant ? Saute ; tu n’y reviendras pas.
learn-am-turn-second = La Banque paie.
learn-am-turn-third = Dernier symbole, et la carte est finie.
learn-am-turn-draw = Pioche jusqu’à cinq cartes.
learn-am-turn-draw-note = Tu en as plus ? Garde tout et ne pioche pas.

learn-am-symbols-short = Symboles
learn-am-symbols = Neuf symboles, et tu sais lire toutes les cartes

learn-am-trouble-short = Chaos
learn-am-trouble = À deux c’est le Chaos, au plus grand nombre le contrôle
learn-am-trouble-1 = Un Agent qui en rejoint un autre amène le Chaos, même parmi les tiens. Quand l’un s’en va, le jeton part aussi. Dans le Chaos les assassins frappent, et personne ne construit.
learn-am-trouble-alone = Tu es seul à Sombrepuits : tout est calme, le Quartier est à toi.
learn-am-trouble-company = Jaune arrive. C’est le Chaos, et une égalité n’est à personne.
learn-am-trouble-2 = Tu contrôles un Quartier si tu y as plus de pions que chacun des autres joueurs, et plus qu’il n’y a de Trolls. Un Bâtiment compte pour un pion. Le Chaos lui-même n’y change rien.
learn-am-control-most = Deux contre un et un : à toi.
learn-am-control-tie = Un partout : à personne.
learn-am-control-troll = Le Troll égalise : à personne.
learn-am-control-demon = Un Démon gâche tout.

learn-am-building-short = Bâtiments
learn-am-building = Un Bâtiment, et la carte de son Quartier
learn-am-building-1 = Aucun assassin ne peut retirer un Bâtiment, et il te donne la carte de son Quartier :
learn-am-building-2 = Dès ton prochain tour, chacune de ces cartes sert une fois par tour, quand tu veux. Perds le Bâtiment, et la carte s’en va.
learn-am-building-fig = Ton Bâtiment de Sombrepuits a coûté 6 $. D’un pion il en fait deux.

learn-am-events-short = Événements
learn-am-events = Événements Aléatoires
learn-am-events-1 = Il y en a douze, chacun sort une fois au plus, et pour la plupart un dé désigne le Quartier. Des Trolls s’installent, des maisons brûlent, le fleuve monte. Le pire, ce sont les Démons : là où il y en a un, le Quartier ne vaut rien pour personne.
learn-am-events-before = Le Grand-Mur est à toi.
learn-am-events-after = Des Trolls, et le dé dit 9 : l’un d’eux s’installe, et le Grand-Mur n’est plus à personne.

learn-am-end-short = La fin
learn-am-end = Comment ça finit
learn-am-end-1 = Quelqu’un commence son tour en ayant atteint son but : c’est gagné.
learn-am-end-2 = La dernière carte est piochée : Vimaire gagne. Si personne n’est Vimaire, les points décident.
learn-am-end-3 = Des Émeutes éclatent alors que huit Quartiers ou plus sont dans le Chaos : les points décident, Vimaire ou pas.
learn-am-end-points = Points : 5 par Agent, le prix de chaque Bâtiment, 1 par dollar. Un prêt coûte 12 $, ou 15 points si tu ne peux pas rembourser.
learn-am-end-fig = Jaune est au drapeau des Seigneurs et joue juste après. Il faut agir maintenant.

learn-am-tips-short = Conseils
learn-am-tips = Trois conseils
learn-am-tips-1 = Avant de finir ton tour, regarde « Qui gagnerait ? » Qui est à un drapeau va peut-être gagner.
learn-am-tips-2 = Si la menace joue juste après toi, personne d’autre ne peut l’arrêter. Un Agent bien placé suffit souvent.
learn-am-tips-3 = Reste à deux pas, puis fais les deux d’un coup, avec une Interruption comme Gaspode en main.

## Rattus Cartus

learn-rc-second = Berta
learn-rc-third = Odo
learn-rattus-cartus-lead = La peste a emporté le roi. Gagne six classes, bâtiment par bâtiment, sans laisser trop de rats te suivre chez toi.

learn-rc-story-short = L’histoire
learn-rc-story = Le trône est vide
learn-rc-story-1 = Tes rivaux et toi voulez la couronne. Il y faut de l’influence auprès de six classes, de la paysannerie à la noblesse.
learn-rc-story-2 = Tu la gagnes en envoyant des gens dans les bâtiments. Mais qui va là où il n’a rien à faire ramène un rat.

learn-rc-aim-short = Le but
learn-rc-aim = Marquer des points et rester en vie
learn-rc-aim-1 = La plupart des points viennent des six maisons. Dans chacune, le disque le plus haut vaut 10, le suivant 5, le troisième 2 ; à deux joueurs, 10 et 5 seulement.
learn-rc-aim-2 = Mais qui finit avec plus de rats qu’il n’y a de nonnes meurt de la peste, quels que soient ses points.
learn-rc-aim-fig = En Chevalerie tu es à l’étage 5 et marques 10 points, Odo 5, Berta 2. Au Clergé, Berta est devant toi.

learn-rc-round-short = Une manche
learn-rc-round = Une manche a cinq phases
learn-rc-round-a = Deux bâtiments sont révélés ; trois à quatre ou cinq joueurs.
learn-rc-round-b = Chacun prend ce que montre l’un d’eux : des cartes, des rats en moins ou un coup d’œil à une nonne.
learn-rc-round-c = À tour de rôle, on entre dans un bâtiment et on y pose des cartes, face cachée.
learn-rc-round-d = Les cartes sont retournées ; puis les bâtiments agissent.
learn-rc-round-e = Le joueur suivant commence.
learn-rc-round-begin = Tu commences avec cinq cartes et dix rats. Une partie a dix manches à deux, neuf à trois, huit au-delà.
learn-rc-round-fig = Le Monastère offre deux cartes et un coup d’œil, le Palais deux rats de moins. Berta a posé deux cartes au Monastère, Odo trois au Palais ; à toi de choisir.

learn-rc-cards-short = Poser
learn-rc-cards = Poser des cartes
learn-rc-cards-1 = Pose autant de cartes que tu veux, ou aucune. Chaque personne posée te donne un point d’influence dans la classe du bâtiment.
learn-rc-cards-2 = Les gens de cette classe ne coûtent rien. Tous les autres amènent un rat.
learn-rc-cards-fig = Au Château fort tu as retourné trois chevaliers et un moine : quatre points d’influence, et le moine amène un rat.

learn-rc-premium-short = Premium
learn-rc-premium = Premium et standard
learn-rc-premium-1 = Chaque bâtiment aide ceux qui y sont. Qui a posé le plus de personnes et de jokers a l’action premium, les autres l’action standard.
learn-rc-premium-2 = En cas d’égalité, elle va au premier entré. Si tu es seul, elle est à toi même sans carte.
learn-rc-premium-two = À deux joueurs, il n’y a qu’une action premium par manche : pour qui a posé le plus, dans l’un ou l’autre bâtiment.
learn-rc-premium-fig = Tu es entré troisième, mais avec trois cartes : deux rats en moins pour toi, un pour Berta et un pour Odo.

learn-rc-specials-short = Spéciales
learn-rc-specials = Jokers et cartes spéciales
learn-rc-specials-1 = Les bâtiments donnent aussi des cartes qui ne sont pas des personnes. Épées et flûtes n’apportent ni influence ni rats et ne comptent pas pour l’action premium.
learn-rc-card-joker = Un point d’influence dans n’importe quelle classe, jamais de rat.
learn-rc-card-sword = Posée avec tes cartes : qui a le plus d’épées dans un bâtiment prend la moitié de la main de qui en a le moins.
learn-rc-card-flute = Posée de même : qui a le plus de flûtes passe un rat à qui en a le moins.
learn-rc-card-pass = Joué au lieu d’entrer : tu entres après les autres.
learn-rc-card-gold = Jamais posé. À la fin, le plus d’or vaut 6, le suivant 3.

learn-rc-nuns-short = Nonnes
learn-rc-nuns = Les nonnes et la peste
learn-rc-nuns-1 = Cinq cartes restent face cachée toute la partie : la rangée des nonnes. Chaque personne montre de zéro à quatre nonnes ; compte sur une dizaine.
learn-rc-nuns-2 = Quand tu en regardes une, tous voient laquelle, mais toi seul vois la carte.
learn-rc-nuns-3 = Les barres disent combien il peut y avoir de nonnes, le trait tes rats. Autant de rats que de nonnes : tu vis. Un de plus : tu meurs.
learn-rc-nuns-fig = Tu connais deux cartes d’une nonne chacune, et tu as huit rats.

learn-rc-end-short = La fin
learn-rc-end = La fin
learn-rc-end-1 = À la dernière manche, les bâtiments n’agissent plus : au lieu de l’action premium, un point d’influence de plus. Puis on compte tout :
learn-rc-end-houses = les six maisons ; au même étage, le premier arrivé passe devant
learn-rc-end-hand = le plus de personnes et de jokers en main : 2 points
learn-rc-end-specials = le plus d’épées, de flûtes, de laissez-passer : 2 points chaque fois, 1 en cas d’égalité
learn-rc-end-gold = l’or et les jetons de point de victoire
learn-rc-end-2 = Les nonnes sont alors retournées. Parmi les vivants, le plus de points gagne ; à égalité, le moins de rats.

learn-rc-tips-short = Conseils
learn-rc-tips = Trois conseils
learn-rc-tips-1 = Pioche tôt, débarrasse-toi des rats plus tard. Avec sept rats on vit le plus souvent ; avec dix, c’est pile ou face.
learn-rc-tips-2 = Une mauvaise carte qui te fait gagner un rang vaut son rat. Deux, rarement.
learn-rc-tips-3 = Entre là où il n’y a personne, ou en dernier avec une carte de plus que les autres.
