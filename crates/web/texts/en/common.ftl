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
undo = Take back
undo-ask = Ask to take back
undo-waiting = The others are asked whether you may take back.
undo-asked = { $who } would like to take back. Do you agree?
undo-agree = Agree
undo-refuse = Refuse
time-left = time left
new-lines = { $count ->
    [one] { $count } new event
   *[other] { $count } new events
}
curtain = Pass the device to { $who }
curtain-ready = I am { $who }
refusal-SNUG-01 = You are not asked right now.
refusal-SNUG-02 = That is not one of the choices.
refusal-SNUG-03 = Nothing is left to chance right now.
refusal-SNUG-04 = That cannot happen.
refusal-SNUG-05 = The game is over.
refusal-SNUG-06 = A game cannot start from these settings.
refusal-SNUG-07 = This game has become too long for another step.
rule-link = Rule { $rule }
