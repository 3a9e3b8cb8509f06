home-tiny-name = Tiny
home-tiny-short = Tiny
home-tiny-players = 2–4 players
home-tiny-time = 2 minutes
home-tiny-special = hidden cards
home-tiny-picture = Three cards
home-tiny-about = Pass a card, play two, and have the highest sum.

tiny-dealt = { $you ->
    [yes] You are dealt a card: { $card }.
   *[no] { $who } is dealt a card: { $card }.
}
tiny-passed = { $you ->
    [yes] You choose a card to pass on: { $card }.
   *[no] { $who } chooses a card to pass on: { $card }.
}
tiny-played = { $you ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
}
tiny-has-played = { $you ->
    [yes] You have played: { $cards }.
   *[no] { $who } has played: { $cards }.
}
tiny-unseen = nothing that can be seen
tiny-hand = Your hand: { $cards }
tiny-ask-pass = Which card do you pass to the left?
tiny-ask-play = Which card do you play?
tiny-pass = Pass { $n }
tiny-play = Play { $n }
tiny-progress = { $n ->
    [one] { $n } card played
   *[other] { $n } cards played
}
tiny-ended = The highest sum wins.
