## Les niveaux des bots : le nom, quelques mots pour une liste, comment il pense, quelle est sa force

bot-random = Hasard
bot-random-about = joue n’importe quel coup permis
bot-beginner = Débutant
bot-beginner-about = joue avec bon sens, mais beaucoup lui échappe
bot-beginner-thinks = Il ne voit qu’une partie de ce qu’il pourrait faire, en prend le meilleur et ne regarde pas ce que tu prépares.
bot-beginner-strength = Le plus facile à battre, pour tes premières parties ; mais il ne joue pas au hasard.
bot-quick = Rapide
bot-quick-about = décide d’un coup d’œil
bot-quick-thinks = Il laisse parfois passer quelque chose ; pour tout ce qu’il voit, il calcule ce que cela lui apporterait ce tour-ci et prend ce qui l’arrange le plus.
bot-quick-strength = Contre trois bots qui jouent au hasard, il gagne huit parties sur dix ou plus.
bot-steady = Appliqué
bot-steady-about = réfléchit à l’avance, mais laisse parfois passer quelque chose
bot-steady-thinks = Il pense comme Malin et jamais plus longtemps, mais une partie de ce qu’il pourrait faire lui échappe.
bot-steady-strength = Plus fort que Rapide, moins fort que Malin.
bot-sharp = Malin
bot-sharp-about = essaie tout dans sa tête
bot-sharp-thinks = Il devine ce que les autres ont et veulent et, quand la réponse n’est pas claire d’emblée, essaie ce qu’il pourrait faire dans des parties imaginées.
bot-sharp-strength = Pour qui connaît le jeu : contre trois Rapides, il gagne à peu près une partie sur deux, le double de sa part.
bot-master = Maître
bot-master-about = réfléchit longuement
bot-master-thinks = Quand la réponse n’est pas claire d’emblée, il joue des milliers de parties imaginées et voit plus loin que tous les autres.
bot-master-strength = C’est lui qui réfléchit le plus longtemps, et il est fait pour te battre ; mais il y a beaucoup de chance dans les deux jeux, tu gagneras donc parfois.
bot-levels = Les bots, du plus faible au plus fort
bot-styles = Il n’y en a pas deux tout à fait pareils : certains sont hardis, d’autres prudents, d’autres avides.
