## Les niveaux des bots : le nom, quelques mots pour une liste, comment il pense, quelle est sa force

bot-random = Hasard
bot-random-about = joue n’importe quel coup permis
bot-beginner = Débutant
bot-beginner-about = joue avec bon sens, mais beaucoup lui échappe
bot-beginner-thinks = Il ne voit qu’une partie de ce qu’il pourrait faire, en prend le meilleur et ne regarde pas ce que tu prépares.
bot-beginner-strength = Le plus facile à battre, pour tes premières parties ; mais il ne joue pas au hasard.
bot-quick = Rapide
bot-quick-about = joue à vue de nez
bot-quick-thinks = Il regarde tout ce qu’il pourrait faire, joue son tour dans sa tête jusqu’au bout et prend ce qui l’arrange le plus.
bot-quick-strength = Contre trois bots qui jouent au hasard, il gagne huit parties sur dix ou plus.
bot-steady = Appliqué
bot-steady-about = réfléchit à l’avance, mais laisse parfois passer quelque chose
bot-steady-thinks = Il pense comme Malin, mais moins longtemps, et une partie de ce qu’il pourrait faire lui échappe.
bot-steady-strength = Plus fort que Rapide, moins fort que Malin.
bot-sharp = Malin
bot-sharp-about = pense plusieurs tours à l’avance
bot-sharp-thinks = Il devine ce que les autres ont et veulent, et essaie ce qu’il pourrait faire dans de nombreuses parties imaginées.
bot-sharp-strength = Pour qui connaît le jeu : contre trois Rapides, il gagne d’ordinaire plus que sa part.
bot-master = Maître
bot-master-about = réfléchit longuement
bot-master-thinks = Avant chaque décision, il joue des milliers de parties imaginées et voit plus loin que tous les autres.
bot-master-strength = Le plus fort de tous ; mais il y a beaucoup de chance dans les deux jeux, tu gagneras donc parfois.
bot-levels = Les bots, du plus faible au plus fort
bot-styles = Il n’y en a pas deux tout à fait pareils : certains sont hardis, d’autres prudents, d’autres avides.
