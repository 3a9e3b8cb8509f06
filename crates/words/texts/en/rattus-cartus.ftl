# The table of Rattus Cartus.
# In sentences $who, $other and $names are names of players; $building is one of the
# forms "rc-the-…", which stands after "enters" and "in"; $card and $cards are
# cards in words.

## Classes and the figures on their cards

rc-class-peasantry = Peasantry
rc-class-bourgeoisie = Bourgeoisie
rc-class-church = Church
rc-class-chivalry = Chivalry
rc-class-magic = Magic
rc-class-royalty = Royalty
rc-figure-peasantry = Peasant
rc-figure-bourgeoisie = Merchant
rc-figure-church = Monk
rc-figure-chivalry = Knight
rc-figure-magic = Witch
rc-figure-royalty = King

## Buildings: the name, the name in a sentence, the two actions, the picture

rc-building-farm = Farm
rc-building-brewery = Brewery
rc-building-office = Office
rc-building-marketplace = Marketplace
rc-building-monastery = Monastery
rc-building-hospital = Hospital
rc-building-guard-tower = Guard Tower
rc-building-castle = Castle
rc-building-fortune-tellers-tent = Fortune-teller’s Tent
rc-building-pied-pipers-hut = Pied Piper’s Hut
rc-building-palace = Palace
rc-building-treasury = Treasury

rc-the-farm = the Farm
rc-the-brewery = the Brewery
rc-the-office = the Office
rc-the-marketplace = the Marketplace
rc-the-monastery = the Monastery
rc-the-hospital = the Hospital
rc-the-guard-tower = the Guard Tower
rc-the-castle = the Castle
rc-the-fortune-tellers-tent = the Fortune-teller’s Tent
rc-the-pied-pipers-hut = the Pied Piper’s Hut
rc-the-palace = the Palace
rc-the-treasury = the Treasury

rc-premium-farm = draw four cards
rc-standard-farm = draw two cards
rc-premium-brewery = draw a card for each influence gained here
rc-standard-brewery = draw a card for every two influence
rc-premium-office = take two passes
rc-standard-office = take one pass
rc-premium-marketplace = take two jokers
rc-standard-marketplace = take one joker
rc-premium-monastery = discard two rats
rc-standard-monastery = discard one rat
rc-premium-hospital = discard one rat, then up to three cards, each with another rat
rc-standard-hospital = discard up to two cards, each with one rat
rc-premium-guard-tower = everyone outside with as many cards as you or more gives you three
rc-standard-guard-tower = nothing, but you are safe from this tower
rc-premium-castle = take two swords
rc-standard-castle = take one sword
rc-premium-fortune-tellers-tent = look at two cards of the Nun-row
rc-standard-fortune-tellers-tent = look at one card of the Nun-row
rc-premium-pied-pipers-hut = take two flutes
rc-standard-pied-pipers-hut = take one flute
rc-premium-palace = take two victory point markers
rc-standard-palace = take one victory point marker
rc-premium-treasury = take two gold
rc-standard-treasury = take one gold
rc-last-round-action = last round: one more influence instead
rc-last-round-no-action = last round: nothing

rc-art-farm = A farmhouse among fields
rc-art-brewery = A brewery with a smoking chimney
rc-art-office = A town office with a clock
rc-art-marketplace = Stalls on a market square
rc-art-monastery = A monastery with a bell tower
rc-art-hospital = A long ward with beds and a doctor in a beaked mask
rc-art-guard-tower = A guard tower with a torch
rc-art-castle = A grey castle with banners
rc-art-fortune-tellers-tent = A striped tent at night with a crystal ball
rc-art-pied-pipers-hut = A crooked hut with a flute over the door
rc-art-palace = A palace with golden domes
rc-art-treasury = A vault full of gold

## Cards

rc-card-joker = Joker
rc-card-sword = Sword
rc-card-flute = Flute
rc-card-pass = Pass
rc-card-gold = Gold
rc-card-population = { $figure } ({ $nuns ->
    [0] no nun
    [one] { $nuns } nun
   *[other] { $nuns } nuns
})
rc-card-times = { $n } × { $card }
rc-some-jokers = { $n ->
    [one] { $n } joker
   *[other] { $n } jokers
}
rc-some-swords = { $n ->
    [one] { $n } sword
   *[other] { $n } swords
}
rc-some-flutes = { $n ->
    [one] { $n } flute
   *[other] { $n } flutes
}
rc-some-passes = { $n ->
    [one] { $n } pass
   *[other] { $n } passes
}
rc-some-gold = { $n } gold
rc-kind-body = Follower
rc-kind-special = Special
rc-what-follower = one influence; also a rat, except in buildings of its class: { $class }
rc-what-joker = fits any class
rc-what-sword = win half a hand
rc-what-flute = pass on a rat
rc-what-pass = enter later
rc-what-gold = scores at the end
rc-nuns = { $n ->
    [0] no nuns
    [one] { $n } nun
   *[other] { $n } nuns
}
rc-no-nun = no nun
rc-some-cards = { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}
rc-some-rats = { $n ->
    [0] no rats
    [one] { $n } rat
   *[other] { $n } rats
}
rc-some-bodies = { $n ->
    [0] no followers
    [one] { $n } follower
   *[other] { $n } followers
}
rc-face-down = { $n ->
    [one] { $n } card face down
   *[other] { $n } cards face down
}
rc-nothing = nothing

## Round and phase

rc-round = Round { $round } of { $rounds }
rc-round-short = round { $round } of { $rounds }
rc-setting-up = The table is being set up.
rc-last-round = last round
rc-phases = Phases of the round
rc-phase-a = Buildings
rc-phase-b = Supplies
rc-phase-c = Enter
rc-phase-d = Resolve
rc-phase-e = End

## Buildings of the round

rc-board = Buildings and houses
rc-buildings = Buildings of this round
rc-building-of-row = Building { $n } of the row
rc-premium = Premium
rc-standard = Standard
rc-supplies = Supplies, phase B
rc-supply-draw = { $n ->
    [one] draw { $n } card
   *[other] draw { $n } cards
}
rc-supply-rats = { $n ->
    [one] discard { $n } rat
   *[other] discard { $n } rats
}
rc-supply-look = { $n ->
    [one] look at { $n } card of the Nun-row
   *[other] look at { $n } cards of the Nun-row
}
rc-supply-unknown = Nobody could tell us what this card really shows; these symbols are our best guess.
rc-places = Places in { $building }
rc-place-next = Place { $place }: free, next
rc-place-taken = Place { $place }: { $who }, { $cards }
rc-place-taken-entering = Place { $place }: { $who }, choosing cards
rc-mini-next = to be resolved
rc-mini-now = being resolved
rc-mini-done = resolved
rc-mini-empty = nobody here
rc-step-cards = a) Cards
rc-step-actions = b) Actions
rc-step-discard = c) Discard
rc-steps = Steps of resolving
rc-place-of = place { $place }

## Influence: the six houses

rc-houses = Six houses
rc-houses-hint = same floor: left is ahead
rc-houses-reach = dashed: how far face-down cards may take them
rc-houses-table = Influence by class
rc-houses-cell = { $points ->
    [0] { $influence }
   *[other] { $influence }, scores { $points }
}
rc-if-ended = If the game ended now
rc-if-ended-note = not counting hands, gold and rats
rc-piles = Piles
rc-pile-deck = { $n ->
    [one] { $n } card in the population deck
   *[other] { $n } cards in the population deck
}
rc-pile-discard = { $n ->
    [one] { $n } card in the discard pile
   *[other] { $n } cards in the discard pile
}
rc-pile-markers = { $n ->
    [one] { $n } victory point marker left
   *[other] { $n } victory point markers left
}
rc-pile-buildings = { $n ->
    [one] { $n } building card left in the deck
   *[other] { $n } building cards left in the deck
}
rc-pile-open = Left in the pile: { $cards }

## Players

rc-players = Players
rc-stat-hand = cards in hand
rc-stat-points = points in the houses so far
rc-stat-markers = victory point markers
rc-stat-rats = rats
rc-stat-rats-hidden = rats, face down
rc-start-player = Start player
rc-where-choosing = choosing
rc-where-chose = has chosen
rc-where-supply = supplies: { $building }
rc-where-passed = passed, enters later
rc-where-outside = not in a building yet
rc-where-premium = premium
rc-where-standard = standard
rc-where-done = done
rc-where-dead = dead of the plague
rc-where-alive = survived
rc-where-giving = choosing cards to give

## Hand

rc-hand = Your hand
rc-hand-size = { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}
rc-hand-tick-lay = tick what you lay down
rc-hand-tick-give = tick what you give away: { $n }
rc-hand-tick-trade = tick up to { $n }
rc-hand-none = You hold no cards.
rc-foot-no-rat = no rat
rc-foot-rat = +1 rat
rc-foot-no-body = no follower
rc-foot-not-now = not now
rc-foot-kept = kept
rc-foot-rat-away = −1 rat
rc-foot-give = give away
rc-after-lay = Lay the ticked cards
rc-after-give = Give the ticked cards
rc-after-trade = Discard the ticked cards

## Rats and nuns

rc-secret = Your rats, and the nuns
rc-plague = Rats against nuns
rc-log-short = Log
rc-secret-public = The Nun-row
rc-secret-shut = Hidden. Anyone looking over your shoulder?
rc-secret-open = Only you see this
rc-secret-everyone = Everyone sees this
rc-look = Look
rc-cover = Hide
rc-nun-row = Nun-row
rc-nun-known = Card { $place }: { $nuns }, looked at by { $names }
rc-nun-unknown = Card { $place }: face down, looked at by { $names }
rc-rats-own = Your rats: { $n }
rc-rats-after-number = { $n ->
    [one] rat
   *[other] rats
}
rc-odds-alt = Chances of each number of nuns, from { $from } to { $to }
rc-odds = Nuns expected: about { $expected }. With { $rats } you survive { $chance ->
    [one] { $chance } time
   *[other] { $chance } times
} in 100.
rc-odds-public = Nuns expected: about { $expected }.
rc-nuns-total = { $nuns } against the plague.

## Questions

rc-your-turn = Your turn
rc-ask-supply-short = supplies
rc-ask-supply = Which supplies do you take?
rc-ask-supply-hint = You take what one of the cards shows. It commits you to nothing: you may enter any building afterwards.
rc-ask-supply-secret = Everyone chooses at once; nobody sees your choice until all have chosen.
rc-ask-look-short = look at the nuns
rc-ask-look = { $left ->
    [one] Which card of the Nun-row do you look at?
   *[other] Which card of the Nun-row do you look at first?
}
rc-ask-look-hint = Everyone sees which card you look at, but only you see what it shows.
rc-look-at = Card { $place }
rc-look-known = you know it: { $nuns }
rc-look-new = not seen yet
rc-ask-enter-short = enter a building
rc-ask-enter = Which building do you enter?
rc-ask-enter-hint = You take the lowest free place. Then you lay cards face down, or none.
rc-enter-place = place { $place }
rc-enter-nobody = nobody yet
rc-enter-pass = Play a pass
rc-enter-pass-hint = enter later
rc-ask-play-short = lay cards
rc-ask-play = Which cards go into { $building }?
rc-ask-play-tick = Tick them in your hand.
rc-ask-play-ticked = What brings no rat is ticked in your hand; tick what you like.
rc-ask-play-hint = Each follower gives one influence; a follower of another class brings a rat.
rc-ask-play-first = { $last ->
    [yes] Nobody else is here: if followers are tied, the extra influence of the last round is yours.
   *[no] Nobody else is here: if followers are tied, the premium action is yours.
}
rc-ask-play-first-of-two = { $last ->
    [yes] Nobody else has entered a building yet: if followers are tied, the extra influence of the last round is yours.
   *[no] Nobody else has entered a building yet: if followers are tied, the premium action of this round is yours.
}
rc-ask-play-after = { $who } entered first with { $cards }, so a tie does not help you.
rc-ask-lay = { $left ->
    [one] Which card do you lay down?
   *[other] Which { $left } cards do you lay down?
}
rc-tally-cards = cards
rc-tally-rats = rats
rc-tally-premium = premium
rc-tally-ahead = ahead
rc-tally-open = open
rc-tally-hand = hand left
rc-tally-live = you survive
rc-tally-of = of { $n }
rc-card-by-card = Card by card
rc-lay-these = Lay the ticked cards
rc-lay-none = Lay none
rc-lay-sets = Suggestions
rc-lay-no-rats = No rats: { $n }
rc-lay-all = All followers: { $n }
rc-ask-sword-short = sword
rc-ask-sword = Who gives you half of their hand?
rc-ask-sword-hint = You have the most swords here; these have the fewest.
rc-ask-flute-short = flute
rc-ask-flute = Who gets one of your rats?
rc-ask-flute-hint = You have the most flutes here; these have the fewest.
rc-hand-of = { $n ->
    [0] no cards in hand
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
rc-ask-give-short = give cards
rc-ask-give = { $left ->
    [one] Which card do you give { $who }?
   *[other] Which { $left } cards do you give { $who }?
}
rc-ask-give-hint = Any card may go, gold too. Only the two of you see which.
rc-give-these = Give the ticked cards
rc-ask-act-short = your action
rc-ask-act-premium = Your premium action: { $action }?
rc-ask-act-standard = Your standard action: { $action }?
rc-act-use = Use it
rc-act-decline = Skip it
rc-ask-trade-short = cards against rats
rc-ask-trade = Which cards do you discard?
rc-ask-trade-hint = { $most ->
    [one] One card at most; it takes a rat with it. Gold counts, too.
   *[other] Up to { $most }. Each takes a rat with it. Gold counts, too.
}
rc-trade-these = Discard the ticked cards
rc-trade-none = Keep all cards
rc-ask-discard = { $left ->
    [one] Which card do you discard?
   *[other] Which { $left } cards do you discard?
}
rc-wait = { $names } { $count ->
    [one] is
   *[other] are
} choosing.
rc-wait-look = { $who } is looking at the Nun-row.
rc-wait-enter = { $who } is about to enter a building.
rc-wait-play = { $who } is laying cards in { $building }.
rc-wait-sword = { $who } is choosing whom the sword strikes.
rc-wait-flute = { $who } is choosing who gets a rat.
rc-wait-give = { $names } { $count ->
    [one] is
   *[other] are
} choosing cards for { $who }.
rc-wait-act = { $who } is deciding on an action.
rc-wait-trade = { $who } is choosing cards to discard, each with a rat.
rc-dealing = Cards are being dealt.
rc-to-result = See the result
rc-done-choosing = You have chosen. Waiting for the others.

## Actions in words, where there is no picture beside them

rc-action-supply = take the supplies of { $building }: { $supply }
rc-action-look = look at card { $place } of the Nun-row
rc-action-enter = enter { $building }
rc-action-pass = play a pass
rc-action-play = { $n ->
    [0] lay no cards
    [one] lay { $n } card
   *[other] lay { $n } cards
}
rc-action-lay = lay { $card } face down
rc-action-sword = take half of { $who }’s hand
rc-action-flute = pass a rat to { $who }
rc-action-give = give { $card } away
rc-action-use = use the action
rc-action-decline = skip the action
rc-action-trade = { $n ->
    [0] keep all cards
    [one] discard { $n } card to get rid of a rat
   *[other] discard { $n } cards to get rid of { $n } rats
}
rc-action-discard = discard { $card } to get rid of a rat

## The log

rc-log = What happened
rc-log-why = Why did this happen?
rc-log-all = The whole log
rc-log-building-takes-part = { $building } is in this game.
rc-log-card-takes-part = One card of { $building } is in this game.
rc-log-start-player = { $you ->
    [yes] You are the start player.
   *[no] { $who } is the start player.
}
rc-log-round-begins = Round { $round } begins.
rc-log-building-revealed = { $building } is revealed: { $supply }.
rc-log-building-exchanged = All the cards were the same: { $out } goes under the replacement stack, and { $building } takes its place.
rc-log-supply-chosen = { $you ->
    [yes] You take the supplies of { $building }: { $supply }.
   *[no] { $who } takes the supplies of { $building }: { $supply }.
}
rc-log-supply-decided = { $you ->
    [yes] You have chosen supplies.
   *[no] { $who } has chosen supplies.
}
rc-log-supply-decided-own = { $you ->
    [yes] You have chosen the supplies of { $building }; the others cannot see that yet.
   *[no] { $who } has chosen the supplies of { $building }.
}
rc-log-draw-ends-short = { $you ->
    [yes] You draw { $cards } too few: none are left.
   *[no] { $who } draws { $cards } too few: none are left.
}
rc-log-reshuffled = The discard pile of { $cards } is shuffled and becomes the deck.
rc-log-rats-discarded = { $you ->
    [yes] You discard { $rats }.
   *[no] { $who } discards { $rats }.
}
rc-log-rats-taken = { $you ->
    [yes] You take { $rats }.
   *[no] { $who } takes { $rats }.
}
rc-log-rat-handed-over = { $you ->
    [from] You pass a rat to { $whom }.
    [to] { $who } passes you a rat.
   *[no] { $who } passes a rat to { $whom }.
}
rc-log-passed = { $you ->
    [yes] You play a pass and enter later.
   *[no] { $who } plays a pass and enters later.
}
rc-log-entered = { $you ->
    [yes] You enter { $building }, place { $place }.
   *[no] { $who } enters { $building }, place { $place }.
}
rc-log-plays = { $you ->
    [yes] You lay { $cards } face down.
   *[no] { $who } lays { $cards } face down.
}
rc-log-cards-revealed = { $you ->
    [yes] You turn up { $cards }.
   *[no] { $who } turns up { $cards }.
}
rc-log-influence = { $you ->
    [yes] You gain { $n } influence in { $class }.
   *[no] { $who } gains { $n } influence in { $class }.
}
rc-log-sword-strikes = { $you ->
    [from] { $whom } must give you { $cards }.
    [to] You must give { $cards } to { $who }.
   *[no] { $whom } must give { $cards } to { $who }.
}
rc-log-premium-held = { $you ->
    [yes] You have the premium action.
   *[no] { $who } has the premium action.
}
rc-log-action-declined = { $you ->
    [yes] You skip the action.
   *[no] { $who } skips the action.
}
rc-log-markers-taken = { $you ->
    [yes] You take { $n ->
        [one] a victory point marker
       *[other] { $n } victory point markers
    }.
   *[no] { $who } takes { $n ->
        [one] a victory point marker
       *[other] { $n } victory point markers
    }.
}
rc-log-marker-taken = { $you ->
    [yes] You take a victory point marker.
   *[no] { $who } takes a victory point marker.
}
rc-log-marker-taken-own = { $you ->
    [yes] You take a victory point marker worth { $n }.
   *[no] { $who } takes a victory point marker worth { $n }.
}
rc-log-cards-taken = { $you ->
    [yes] You take { $cards }.
   *[no] { $who } takes { $cards }.
}
rc-log-trades = { $you ->
    [yes] You discard { $cards } to get rid of { $rats }.
   *[no] { $who } discards { $cards } to get rid of { $rats }.
}
rc-log-card-traded = { $you ->
    [yes] You discard { $card }.
   *[no] { $who } discards { $card }.
}
rc-log-levied = { $you ->
    [yes] You demand cards from { $names }, { $n } each.
   *[no] { $who } demands cards from { $names }, { $n } each.
}
rc-log-levied-nobody = { $you ->
    [yes] There is nobody you can demand cards from.
   *[no] There is nobody { $who } can demand cards from.
}
rc-log-cards-discarded = { $you ->
    [yes] Your cards leave the building: { $cards }.
   *[no] The cards of { $who } leave the building: { $cards }.
}
rc-log-hand-shown = { $you ->
    [yes] You show your hand: { $cards }.
   *[no] { $who } shows their hand: { $cards }.
}
rc-log-scored = { $you ->
    [yes] You have { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
   *[no] { $who } has { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
}
rc-log-nun-shown = Card { $place } of the Nun-row is { $card }.
rc-log-rats-shown = { $you ->
    [yes] You have { $rats }.
   *[no] { $who } has { $rats }.
}
rc-log-died = { $names } { $count ->
    [one] dies
   *[other] die
} of the plague.
rc-log-nobody-died = Everyone survives the plague.
rc-log-won = { $names } { $count ->
    [one] wins
   *[other] win
}.
rc-you-win = You win!
rc-log-nobody-won = Nobody wins: everyone has died.
rc-log-nun-laid = Card { $place } of the Nun-row is laid face down.
rc-log-drew-many = { $you ->
    [yes] You draw { $cards }.
   *[no] { $who } draws { $cards }.
}
rc-log-drew-own = { $you ->
    [yes] You draw { $cards }.
   *[no] { $who } draws { $cards }.
}
rc-log-looked = { $you ->
    [yes] You look at card { $place } of the Nun-row.
   *[no] { $who } looks at card { $place } of the Nun-row.
}
rc-log-looked-own = { $you ->
    [yes] You look at card { $place } of the Nun-row: { $card }. Only you see this.
   *[no] { $who } looks at card { $place } of the Nun-row: { $card }.
}
rc-log-laid = { $you ->
    [yes] You lay a card face down.
   *[no] { $who } lays a card face down.
}
rc-log-laid-own = { $you ->
    [yes] You lay { $cards } face down. Only you see which.
   *[no] { $who } lays { $cards } face down.
}
rc-log-offered = { $you ->
    [yes] You have chosen a card to give.
   *[no] { $who } has chosen a card to give.
}
rc-log-offered-own = { $you ->
    [yes] You give away { $cards }. The others cannot see that yet.
   *[no] { $who } gives away { $cards }.
}
rc-log-gave = { $you ->
    [from] You give { $cards } to { $whom }.
    [to] { $who } gives you { $cards }.
   *[no] { $who } gives { $cards } to { $whom }.
}

## Why something happened

rc-cause-set-up = set-up
rc-cause-round = round { $round }
rc-cause-phase-a = phase A, new buildings
rc-cause-phase-b = phase B, supplies
rc-cause-phase-c = phase C, entering buildings
rc-cause-phase-d = phase D, resolving buildings
rc-cause-phase-e = phase E, end of the round
rc-cause-end = end of the game
rc-cause-in = in { $building }
rc-cause-supply = the supply symbols of { $building }
rc-cause-pass = a pass
rc-cause-cards = followers laid there
rc-cause-mismatch = followers of another class than the building
rc-cause-sword = swords: whoever has fewest gives half a hand to whoever has most
rc-cause-flute = flutes: whoever has most passes a rat to whoever has fewest
rc-cause-premium = the premium action: most followers
rc-cause-standard = the standard action
rc-cause-last-round = the last round: one influence instead of an action
rc-cause-plague = the plague: more rats than nuns

## The end, line by line

rc-final = Points
rc-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
rc-final-influence = { $influence } influence
rc-final-bodies = Most followers left in hand
rc-final-swords = Most swords
rc-final-flutes = Most flutes
rc-final-passes = Most passes
rc-final-gold = Gold
rc-final-markers = Victory point markers
rc-final-has = has { $n }
rc-final-nuns = Nuns in the row: { $n }
rc-final-died = Died of the plague
rc-final-dead = { $n ->
    [one] { $n } rat
   *[other] { $n } rats
}, more than { $nuns ->
    [one] { $nuns } nun
   *[other] { $nuns } nuns
}
rc-final-alive = { $n ->
    [one] { $n } rat
   *[other] { $n } rats
}, { $nuns ->
    [one] { $nuns } nun
   *[other] { $nuns } nuns
}: alive
rc-final-place = Place { $place }
rc-won-because = With { $rats } against { $nuns } in the Nun-row, { $who } survived the plague, and no survivor had more than { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rc-won-because-shared = They survived the plague with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each and the same number of rats.
rc-won-tie-break = Tied on { $points }; fewer rats won.
rc-won-nobody = There were only { $nuns } in the Nun-row, and everyone had more rats than that.
rc-won-merciful = Everyone had more rats than nuns; whoever had fewest was spared.
rc-won-spared = Of those, nobody had more than { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Choosing what is played

rc-option-buildings = Which buildings?
rc-option-buildings-first-game = The first game
rc-option-buildings-first-game-hint = Farm, Marketplace, Monastery, Castle, Palace, Fortune-teller’s Tent
rc-option-buildings-one-per-class = One of each class
rc-option-buildings-one-per-class-hint = drawn by lot, with all five copies
rc-option-buildings-mixed = All mixed
rc-option-buildings-mixed-hint = five cards of each class by lot
rc-option-supply = How are supplies chosen?
rc-option-supply-together = all at once
rc-option-supply-together-hint = in secret, then shown together
rc-option-supply-in-turn = in turn
rc-option-supply-in-turn-hint = clockwise from the start player, as printed
rc-option-automatic = Actions without a question
rc-option-automatic-hint = nobody can decline one; otherwise each player says in the preferences whether to be asked
rc-option-rats = Show everybody’s rats
rc-option-rats-hint = everyone sees each rat taken anyway, so this only saves counting
rc-option-gold = Having no gold can score
rc-option-gold-hint = players without gold share second place
rc-option-plague = Merciful plague
rc-option-plague-hint = if everyone would die, those with the fewest rats live
rc-option-tower = The rulebook advises against the Guard Tower with two players.
rc-unconfirmed = What nobody could confirm
rc-unconfirmed-hint = We had no copy of the game to check these against. If you have one, tell us what you see.
rc-open-supply = The supply symbols: { $building }, card { $card }
rc-open-markers = The values of the victory point markers
rc-open-markers-each = { $n } of value { $value }
rc-open-population = How many cards of each class show how many nuns
rc-open-population-each = { $nuns ->
    [0] { $n } without a nun
    [one] { $n } with { $nuns } nun
   *[other] { $n } with { $nuns } nuns
}
rc-open-name = The English name of { $building }
rc-open-rat-tokens = Which values the 50 rat tokens have
rc-open-rat-tokens-assumed = 30 of value 1, 10 of value 3 and 10 of value 5; here rats are simply counted
rc-open-tracks = How long the influence tracks are
rc-open-tracks-assumed = they have no end
rc-open-places = How many places a building card has
rc-open-places-assumed = 5, one for each player
rc-open-fifth-colour = The fifth colour of discs
rc-open-fifth-colour-assumed = purple, beside red, yellow, green and blue

## The player aid

rc-aid = Player aid
rc-aid-round = A round
rc-aid-a = A: the buildings of the round are turned up.
rc-aid-b = B: everyone takes the supplies of one card.
rc-aid-c = C: everyone enters one building and lays cards face down.
rc-aid-d = D: building by building: influence, rats, swords, flutes; then the actions; then the cards are discarded.
rc-aid-e = E: the start player card moves to the left.
rc-aid-end = At the end each class scores { $first }, { $second } and { $third }. Then the plague: more rats than nuns, and you are out.
rc-aid-premium = { $two ->
    [yes] With two players there is one premium action a round. It goes to whoever has laid more followers, in either building; in a tie, to whoever entered first. In the last round it is one more influence instead.
   *[no] The premium action goes to whoever has most followers there; in a tie, to whoever entered first. In the last round it is one more influence instead.
}
rc-aid-follower = Followers are the people on the cards, and jokers: each gives one influence where you lay it. Swords, flutes, passes and gold are special cards, not followers.
rc-agreed-first-game = the buildings of the first game
rc-agreed-one-per-class = one building of each class
rc-agreed-mixed = all buildings mixed
rc-agreed-together = supplies chosen all at once
rc-agreed-in-turn = supplies chosen in turn
rc-agreed-custom = buildings chosen by hand

## How games end, as statistics name it
rc-counted-won = one winner
rc-counted-shared = several shared first place
rc-counted-plague = the plague took everyone

## The reveal

rc-reveal-of = building { $at }
rc-reveal-cards = cards are turned up, first come first
rc-reveal-gain = each follower: one influence; of another class: a rat, too
rc-reveal-acts = then the actions, premium first
rc-reveal-on = Continue
rc-reveal-all = All at once
