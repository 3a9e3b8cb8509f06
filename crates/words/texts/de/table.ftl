### Das Menü eines Tisches, und wie schnell Bots spielen.

menu = Menü
menu-help = Hilfe
menu-aid = Spielübersicht
menu-table = Dieser Tisch
menu-seats-note = übernehmen, ersetzen, einem Bot überlassen
menu-replay = Von Anfang an ansehen
menu-settings = Einstellungen
menu-leave = Tisch verlassen
keys-next = nächster Schritt der Bots

## Tempo

pace = Bots
pace-slow = Langsam
pace-normal = Normal
pace-at-once = Sofort
pace-step = Schrittweise
pace-next = Weiter
pace-mine = Bis zu mir
problem-not-alone = An diesem Tisch sitzen noch andere, deshalb bleibt sein Tempo, wie es ist.
