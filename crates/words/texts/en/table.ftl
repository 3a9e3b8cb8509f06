### The menu of a table, and how quickly bots play.

menu = Menu
menu-help = Help
menu-aid = Player aid
menu-table = This table
menu-seats-note = take over, replace, hand over to a bot
menu-replay = Replay from the start
menu-settings = Settings
menu-leave = Leave the table
keys-next = next step of the bots

## Pace

pace = Bots
pace-slow = Slow
pace-normal = Normal
pace-at-once = At once
pace-step = Step
pace-next = Next
pace-mine = To my turn
problem-not-alone = Other people sit at this table, so its pace stays as it is.
