### The review of a finished game.

review-turn = { $game ->
    [rattus-cartus] Round { $n }
   *[other] Turn { $n }
}
review-after = { $game ->
    [rattus-cartus] After round
   *[other] After turn
}
review-start = Start
review-end = End
review-chances = Chance of winning
review-all-knowing = Knowing every secret
review-own-eyes = As each player saw their own chances
review-turning = Turning points
review-no-turning = No single turn decided this game.
review-turned = { $who }: from { $from } to { $to }; luck’s part: { $luck }
review-costly = Costliest decisions
review-costly-how = judged by what the player could know then
review-no-costly = Nobody threw much away: no decision cost even two percentage points.
review-cost = { $who }, { $turn }: { $cost }
review-played = Played
review-better = Better
review-option = { $what } ({ $chance })
review-why-loses = { $whom } then wins before the next turn in { $played } of all cases; after the better answer, in { $better }.
review-why-wins = The better answer wins at once in { $better } of all cases; the one played does in { $played }.
review-why-risks = The plague then strikes in { $played } of all cases; after the better answer, in { $better }.
review-why-helps = Most of what it cost went to { $whom }: { $by }.
review-why-small = Many small things add up; none of them decides alone.
review-known = What the others could know
review-known-line = { $who } was { $role }. How likely the table would have thought that: { $first } at the start, { $most } at most, { $last } before the end.
review-given-away-start = Everyone could guess it from the start.
review-given-away = From { $turn } on it was likelier than everything else together.
review-kept-secret = It stayed hidden to the end.
review-alike = { $role } (from the outside no different from { $others })
review-nuns = The nuns and the plague
review-nuns-line = Before the end { $who } had seen { $seen } of { $of } cards of the Nun-row and expected { $expected } nuns; that made the risk of the plague { $risk }.
review-luck = Luck
review-luck-how = rolls, draws and events, compared with what was to be expected, in chances of winning
review-luck-line = { $who }: { $total }; up to { $usual } either way is usual
review-luck-kind = { $kind ->
    [deal] deal
    [draw] draws
    [roll] rolls of the die
   *[event] events
} ({ $n }): { $sum }
review-strokes = Strokes of luck
review-stroke = { $turn }: { $what } ({ $who } { $effect })
review-budget = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} with { $searches ->
    [one] { $searches } search
   *[other] { $searches } searches
} each; { $playouts ->
    [one] { $playouts } game
   *[other] { $playouts } games
} played on from every turn.

## The page.

review-title = Review
review-none = There is no review of this game yet
review-not-offered = This house offers no reviews. With the record, the command snug review makes one anywhere.
review-about = A strong bot goes through the whole game again: how likely everyone was to win after every turn, where the game turned, which decisions cost most, what the others could know, and how much was luck.
review-ask = Review this game
review-stopped = This review was stopped
review-stopped-note = What it has found is kept, and it can go on from there.
review-go-on = Go on
review-failed = This game could not be reviewed
review-failed-note = Something went wrong on the way. You can try again.
review-try-again = Try again
review-waiting = { $n ->
    [0] The review begins at once
    [one] One review comes before this one
   *[other] { $n } reviews come before this one
}
review-working = { $game ->
    [rattus-cartus] Thinking it over: round { $n } of { $of }
   *[other] Thinking it over: turn { $n } of { $of }
}
review-progress = Progress of the review
review-left = { $n ->
    [one] About a second left.
   *[other] About { $n } seconds left.
}
review-leave = No need to wait: the finished review will be here.
review-look-again = Look again
review-stop = Stop
review-after-every = { $game ->
    [rattus-cartus] after every round
   *[other] after every turn
}
review-eyes = Point of view
review-eyes-all = Every secret known
review-eyes-of = As { $who } could see it then
review-as-table = The same as a table
review-key = Turning point { $n }: { $turn }
review-points = change in percentage points
review-none-yet = None so far.
review-not-judged = Decisions were not judged.
review-known-how = what a watchful spectator would have thought
review-truly = The truth:
review-over-time = { $role }: { $first } at the start, { $most } at most, { $last } before the end
review-gave-away = given away
review-risk-how = the risk of dying with the rats held then, had the game ended there
review-nuns-seen = Nuns seen
review-luck-band = the golden band is what is usual, in 19 games of 20
review-no-strokes = No single draw, roll or event changed a chance by even two percentage points.
review-how = Bots judged this. They make mistakes, but the same ones for everyone.
review-here = Review it in this browser
review-here-note = This browser makes it, with the same program as the house, and nothing is sent anywhere. It goes on when you come back to this page.
review-here-failed = This browser could not make the review
