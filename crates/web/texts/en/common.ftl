### What every page uses.

house-description = A house for board games: against friends or bots, in one sitting or a move a day.
skip-to-content = Skip to the content
bar = House
preferences = Language and display
language = Language
theme = Light or dark
theme-auto = As the system
theme-light = Light
theme-dark = Dark
on-my-turn = When it is my turn
play-a-sound = Play a sound
show-a-notification = Show a notification
list-and = and
replay = Replay
rules = Rules
your-turn = Your turn
