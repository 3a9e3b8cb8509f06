### El menú de una mesa, y a qué ritmo juegan los bots.

menu = Menú
menu-help = Ayuda
menu-aid = Hoja de ayuda
menu-table = Esta mesa
menu-seats-note = ocupar, sustituir, dejar a un bot
menu-replay = Repetición desde el principio
menu-settings = Ajustes
menu-leave = Dejar la mesa
keys-next = siguiente paso de los bots

## Ritmo

pace = Bots
pace-slow = Lento
pace-normal = Normal
pace-at-once = Al instante
pace-step = Por pasos
pace-next = Siguiente
pace-mine = Hasta mi turno
problem-not-alone = En esta mesa juega más gente, así que su ritmo se queda como está.
