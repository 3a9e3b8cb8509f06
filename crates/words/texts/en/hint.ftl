### Hints: what the search bot would answer, and why.

hint = Hint
hint-thinking = Thinking about it…
hint-close = Close the hint
hint-compared = What was compared, by chance of winning
hint-advice = My advice: { $answer }.
hint-chance = Chance of winning: { $chance }.
hint-why-loses = Otherwise { $who } wins before your next turn in { $else } of all cases; with this, in { $then }.
hint-why-wins = It wins at once in { $then } of all cases; the next best answer does in { $else }.
hint-why-risks = The plague then takes you in { $then } of all cases; after the next best answer, in { $else }.
hint-why-helps = The next best answer would help { $who } most, by { $by ->
    [one] { $by } percentage point
   *[other] { $by } percentage points
}.
hint-why-small = Many small things speak for it; none of them decides alone.

new-hints = Hints for everyone
new-hints-note = even with other people at the table; who asked for one stays hidden during the game, and stands in the record afterwards
agreed-hints = hints allowed
problem-hints-among-people = With other people at the table there are hints only if everyone agreed on them when it was opened.
house-figure-hints = Hints
house-hints-on = on
house-hints-off = off

hint-am-card = It offers: { $symbols }.
hint-am-text = The card says: { $text }
hint-am-own = As { $role } you would then be at { $progress }.
hint-am-takes = It takes control of { $area } from { $who }.
hint-am-takes-needed = It takes control of { $area } from { $who }, who would need it as { $role }.
hint-am-set-back = If { $who } is { $role }, this leaves them at { $progress }.
hint-am-gains = It gives you control of { $area }.
hint-am-power = What the building does: { $power }
hint-am-trouble = { $n ->
    [0] Then no trouble marker is left on the board.
    [one] Then there is { $n } trouble marker on the board.
   *[other] Then there are { $n } trouble markers on the board.
}

hint-rc-lay = lay { $cards }
hint-rc-give = give { $cards }
hint-rc-discard = discard { $cards } to get rid of rats
hint-rc-influence = { $class }: your influence goes from { $from } to { $to }.
hint-rc-overtakes = { $class }: your influence goes from { $from } to { $to }, past { $who }.
hint-rc-standing = { $class }: you have { $own } influence; { $who } leads the others with { $most }.
hint-rc-unrivalled = { $class }: you have { $own } influence, and nobody else has any.
hint-rc-inside = { $n ->
    [0] Nobody has entered it yet.
    [one] { $n } player is already there.
   *[other] { $n } players are already there.
}
hint-rc-action = The action of the building: { $action }.
hint-rc-unseen = You have not seen this card yet.
hint-rc-holds = { $n ->
    [one] { $who } holds { $n } card.
   *[other] { $who } holds { $n } cards.
}
hint-rc-no-rats = None of these cards brings a rat.
hint-rc-lives = { $n ->
    [0] With no rat left you are sure to survive.
    [one] With { $n } rat you survive in { $after } of all cases; now, in { $before }.
   *[other] With { $n } rats you survive in { $after } of all cases; now, in { $before }.
}
