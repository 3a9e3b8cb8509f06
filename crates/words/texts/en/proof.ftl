### The proof of an honest deal.

proof-title = Honest deal
proof-link = Check it in this browser
proof-not-yet = Not checked yet
proof-needs-script = Checking needs JavaScript and WebAssembly in your browser. The record can be checked with any program that follows the published recipe.
proof-needs-engine = This copy of Snug was built without the part that checks in a browser. Download the record and check it with the command below.
proof-away = The check could not be loaded. Are you online? Your browser also needs WebAssembly.
proof-busy = Dealing every card again…
proof-busy-note = Your browser opens the envelope and deals the whole game once more. Nothing is sent anywhere.
proof-good = Every card was dealt honestly
proof-good-note = { $n ->
    [one] Your own browser dealt the one card or roll again, just now, and got the same one.
   *[other] Your own browser dealt all { $n } cards and rolls again, just now, and got the same ones.
}
# The # becomes the number of the draw.
proof-bad = Draw # does not fit
proof-bad-note = The record says one thing, the sealed numbers another. Draws that fit before it: #. Those after it cannot be judged.
proof-other = This record is not what was played
proof-other-note = A line of it breaks the rules, or does not match what was promised before the game.
proof-progress = Cards and rolls checked
proof-beads = Each square is a card drawn or a die rolled, from the first to the last. Striped squares are not judged, because every draw depends on those before it.
proof-likely = Most likely the copy is damaged: load the page again and check once more.
proof-stays = If it stays red, the record was changed after the game, or the deal was not honest. Show the others this line of the record:
proof-again = Check again
proof-back = Back to the result
proof-how = How can you know?
proof-how-note = no mathematics needed
proof-before = 1. Before the game: a sealed envelope
proof-before-note = The house wrote down a secret number and showed everybody its fingerprint. From then on it could not swap the number: nobody can find another one with the same fingerprint.
proof-stir = 2. Everybody stirs
proof-stirred = { $names } each added a secret number of their own. So not even the house could choose what would be dealt.
proof-added = { $n ->
    [one] { $n } number added
   *[other] { $n } numbers added
}
proof-after = 3. After the game: open it
proof-after-note = The house shows its number, and it has the right fingerprint. From all the numbers together every card and every roll follows, like a cake from a recipe, and your browser bakes it again.
proof-print = What is a fingerprint?
proof-print-note = A way to boil any text down to 64 letters and digits. The same text always gives the same fingerprint, the smallest change gives a completely different one, and nobody can go back from the fingerprint to the text.
proof-print-try = Try it with any words
proof-print-sample = a goose in the taproom
proof-shows = What this shows, and what it does not
proof-shows-chosen = Nobody chose a card: not a player, not a bot, not the house.
proof-shows-follows = Every draw in the record follows from the sealed numbers.
proof-shows-moved = Not who made which move: moves are not signed.
proof-shows-looked = Not whether the host looked: whoever runs the house could have seen hidden cards. Play with a host you trust.
proof-elsewhere = To check it with another program, download the record and type:
# The # becomes the number of the line.
proof-line = Line # of the record
proof-draws = Every draw
proof-draws-all = Show all of them, in order
proof-number = No.
proof-when = When
proof-recorded = In the record
proof-dealt-again = Dealt again
proof-same = the same
proof-differs = something else
proof-not-judged = not judged
proof-taken-back = (taken back)
