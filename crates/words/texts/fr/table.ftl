### Le menu d’une table, et le rythme des bots.

menu = Menu
menu-help = Aide
menu-aid = Aide de jeu
menu-table = Cette table
menu-seats-note = reprendre, remplacer, laisser à un bot
menu-replay = Revoir depuis le début
menu-settings = Réglages
menu-leave = Quitter la table
keys-next = coup suivant des bots

## Rythme

pace = Bots
pace-slow = Lent
pace-normal = Normal
pace-at-once = Immédiat
pace-step = Pas à pas
pace-next = Suivant
pace-mine = Jusqu’à mon tour
problem-not-alone = D’autres personnes jouent à cette table, son rythme reste donc tel quel.
