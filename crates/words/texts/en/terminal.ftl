### What `snug play`, `snug replay` and `snug lesson` say in a terminal.

## What a person can type: one word each

terminal-word-help = help
terminal-word-state = state
terminal-word-cards = cards
terminal-word-hint = hint
terminal-word-undo = undo
terminal-word-undo-turn = undo turn
terminal-word-log = log
terminal-word-rules = rules
terminal-word-save = save
terminal-word-quit = quit
terminal-word-again = again
terminal-word-show = show

terminal-help = Answer with the number of a choice, or with the notation after it. You can also type:
terminal-help-state = how the table stands, with your hand
terminal-help-cards = what the cards in your hand do; with a word after it, what the cards with that word in their name do
terminal-help-hint = what { $bot } would do in your place
terminal-help-lesson-hint = a hint, and then a second one
terminal-help-undo = undo your last answer, with all that followed
terminal-help-undo-turn = undo all your answers of the turn, or of the round
terminal-help-log = everything you were shown, from the beginning
terminal-help-rules = the rule with a number, or the rules that contain some words
terminal-help-save = write the record of the game so far to a file
terminal-help-again = begin this lesson again
terminal-help-again-coach = hear the coach’s last words again
terminal-help-show = let the coach answer for you
terminal-help-quit = leave
terminal-help-empty = An empty line shows the choices again.

## At the table

terminal-greeting = { $game }. You sit in seat { $seat }; with you at the table: { $others }.
terminal-type-help = Type { $help } to see what you can say.
terminal-end-of-input = There is nothing more to read: you leave the table.
terminal-left = You leave the table.
terminal-no-choice = There is no choice { $number }: they go from 1 to { $most }.
terminal-not-now = That is not one of the choices now; an empty line shows them.
terminal-unknown = “{ $said }” is neither a choice nor a command. Type { $help }, or a number from 1 to { $most }.
terminal-no-card = No card of this game is called “{ $said }”.
terminal-no-rule = No rule speaks of “{ $said }”.
terminal-nothing-to-undo = There is nothing to undo.
terminal-undone = Undone: { $choice }
terminal-hint-also = It also thought of: { $choices }.
terminal-saved = The record is in { $file }.
terminal-not-saved = The record was not saved: { $why }.
terminal-over = The game is over.
terminal-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
terminal-afterwards = You can still type { $words }.
terminal-city-signs = T troll · D demon · ⌂ building · ! trouble · → adjacent areas · ≈ the river: no way across. The sign in the frame shows who controls the area.
terminal-houses-signs = The number: influence. On the same floor, left is ahead.

## A record told

terminal-seat = Seat { $seat }
terminal-who = { $name } plays { $colour }.
terminal-steps-undone = { $n ->
    [one] The last step is undone.
   *[other] The last { $n } steps are undone.
}
terminal-not-over = The record ends here, before the game is over.

## The guided game and the lessons

terminal-coach-marks = Where the coach speaks of a glow, look for the » in front of a choice.
terminal-coach-go-on = Enter: go on
terminal-coach-take-back = Enter: undo
terminal-coach-later = To go on later: { $command }
terminal-coach-done = You know the game now. Play one: { $command }
terminal-no-first-game = There is no guided game of { $game }.
terminal-lesson-goal = Goal: { $goal }
terminal-lesson-hint = Hint { $n }: { $hint }
terminal-lesson-failed = That does not reach the goal. Try again: everything is as it was.
terminal-lesson-solved = Solved!
terminal-lesson-next = The next lesson: { $command }
terminal-lessons-done = That was the last lesson of this game.
terminal-lessons-begin = Begin one with { $command }
terminal-assumed = assumed: { $what }

## The rules

terminal-note-editions = editions
terminal-note-ruling = ruling
terminal-note-see = see
terminal-no-such-rule = There is no rule { $rule }; “{ $command }” lists them.
terminal-no-such-rule-in = There is no rule { $rule }; { $section } goes from { $first } to { $last }.
terminal-rule = rule
terminal-differing = Where the editions differ
terminal-alike = Options that the editions read alike
terminal-rule-explains = “{ $command }” explains each of them.
terminal-no-differences = { $game } has one edition, so there are no differences.
terminal-all-confirmed = Everything about { $game } is confirmed.
