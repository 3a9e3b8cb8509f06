### What every page uses.

house-description = A place to play board games: with friends or against bots, in one sitting or a move a day.
skip-to-content = Skip to content
bar = Snug
preferences = Language and display
language = Language
theme = Light or dark
theme-auto = Same as the system
theme-light = Light
theme-dark = Dark
on-my-turn = When it’s my turn
play-a-sound = Play a sound
show-a-notification = Show a notification
list-and = and
nobody = nobody
you = you
replay = Replay
rules = Rules
your-turn = Your turn
undo = Undo
undo-ask = Ask to undo
undo-turn = Undo turn
undo-ask-turn = Ask to undo the turn
undo-waiting = You asked to undo. Waiting for { $who }.
undo-asked = { $who } would like to undo. Do you agree?
undo-agree = Agree
undo-refuse = Refuse
undo-withdraw = Withdraw
undo-agreed = Everyone agreed, and it is undone.
undo-refused = { $who } does not agree, so everything stays as it is.
time-left = time left
time-day = d
curtain = Pass the device to { $who }
curtain-ready = I am { $who }
refusal-SNUG-01 = It is not your decision right now.
refusal-SNUG-02 = That is not one of the choices.
refusal-SNUG-03 = Nothing is decided by chance right now.
refusal-SNUG-04 = That cannot happen.
refusal-SNUG-05 = The game is over.
refusal-SNUG-06 = A game cannot start from these settings.
refusal-SNUG-07 = This game has become too long for another step.
refusal-SNUG-08 = So much has been undone in this game that nothing more can be.
why-not = Why can’t I …?
rule-link = Rule { $rule }
colon = :
semicolon = ;
connection-lost = reconnecting …
keys = Keys
keys-question = go to the question
keys-choice = go to one of its answers
keys-hand = go to your hand
keys-secret = hide or show your secret
keys-log = go to the log
keys-undo = go to undo
keys-talk = chat
keys-aid = player aid
keys-close = close what is open

## Dates

date = { $day } { $month } { $year }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

## What the others did
recap = Since your last turn
recap-count = { $count ->
    [one] one turn
   *[other] { $count } turns
  }
recap-goes-on = going on
