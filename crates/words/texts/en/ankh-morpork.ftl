### Discworld: Ankh-Morpork. Terms are those of the English rulebook (glossary in the ledger).
### $who, $whom and $name are people; where it matters, $you is "yes" when the reader acts, or
### names the part of the sentence that is the reader. Texts hold neither < nor ampersands.

am-turn-number = turn { $turn }
am-before-the-start = setting up
am-game-over = game over
am-money = ${ $amount }

## Areas

am-area-dolly-sisters = Dolly Sisters
am-area-unreal-estate = Unreal Estate
am-area-dragons-landing = Dragon’s Landing
am-area-small-gods = Small Gods
am-area-the-scours = The Scours
am-area-the-hippo = The Hippo
am-area-the-shades = The Shades
am-area-dimwell = Dimwell
am-area-longwall = Longwall
am-area-isle-of-gods = Isle of Gods
am-area-seven-sleepers = Seven Sleepers
am-area-nap-hill = Nap Hill
am-the-dolly-sisters = Dolly Sisters
am-the-unreal-estate = Unreal Estate
am-the-dragons-landing = Dragon’s Landing
am-the-small-gods = Small Gods
am-the-the-scours = The Scours
am-the-the-hippo = The Hippo
am-the-the-shades = The Shades
am-the-dimwell = Dimwell
am-the-longwall = Longwall
am-the-isle-of-gods = the Isle of Gods
am-the-seven-sleepers = Seven Sleepers
am-the-nap-hill = Nap Hill
am-title = { $card }

## Powers of the City Area cards: the button, and the whole text

am-power-dolly-sisters = { $amount }: a minion
am-power-unreal-estate = Swap a card
am-power-dragons-landing = Take { $amount }
am-power-small-gods = { $amount } a piece: stay safe
am-power-the-scours = Sell a card: { $amount }
am-power-the-hippo = Take { $amount }
am-power-the-shades = Cause trouble
am-power-dimwell = { $amount }: a minion
am-power-longwall = Take { $amount }
am-power-isle-of-gods = { $amount }: end trouble
am-power-seven-sleepers = Take { $amount }
am-power-nap-hill = Take { $amount }
am-power-dolly-sisters-text = Once a turn: pay { $amount } to place a minion in Dolly Sisters or an adjacent area; you need no other minion nearby.
am-power-unreal-estate-text = Once a turn: draw a card, then discard one card; it may be the one you drew.
am-power-dragons-landing-text = Once a turn: take { $amount } from the bank.
am-power-small-gods-text = Whenever a random event would hit your pieces: pay { $amount } for each one you want to save.
am-power-the-scours-text = Once a turn: discard a card and take { $amount } from the bank.
am-power-the-hippo-text = Once a turn: take { $amount } from the bank.
am-power-the-shades-text = Once a turn: put trouble in The Shades or an adjacent area that has a minion and no trouble yet.
am-power-dimwell-text = Once a turn: pay { $amount } to place a minion in Dimwell or an adjacent area; you need no other minion nearby.
am-power-longwall-text = Once a turn: take { $amount } from the bank.
am-power-isle-of-gods-text = Once a turn: pay { $amount } to remove any one trouble marker.
am-power-seven-sleepers-text = Once a turn: take { $amount } from the bank.
am-power-nap-hill-text = Once a turn: take { $amount } from the bank.

## Personalities: name, and how they win

am-personality-lord-vetinari = Lord Vetinari
am-personality-lord-selachii = Lord Selachii
am-personality-lord-rust = Lord Rust
am-personality-lord-de-worde = Lord de Worde
am-personality-dragon-king-of-arms = Dragon King of Arms
am-personality-chrysoprase = Chrysoprase
am-personality-commander-vimes = Commander Vimes
am-goal-lord-vetinari = Start a turn with minions in { $need } areas. Areas with a demon do not count.
am-goal-lord-selachii = Start a turn in control of { $need } areas.
am-goal-lord-rust = Start a turn in control of { $need } areas.
am-goal-lord-de-worde = Start a turn in control of { $need } areas.
am-goal-dragon-king-of-arms = Start a turn with { $need } trouble markers on the board.
am-goal-chrysoprase = Start a turn with money and buildings worth { $need }; each loan counts as minus { $debt }.
am-goal-commander-vimes = The draw pile runs out before anyone has won.
am-lane-lords = Selachii, Rust, de Worde
am-lane-lords-need = control { $need } areas
am-lane-vetinari-need = minions in { $need } areas
am-lane-chrysoprase-need = worth { $need }
am-lane-dragon-need = { $need } trouble markers
am-lane-vimes-need = draw pile empty
am-lane-away = { $count } away
am-lane-there = reached
am-lane-cards-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
am-lane-at = { $name } { $have }

## Symbols: name, and what they do

am-symbol-place-minion = Place a minion
am-symbol-build = Place a building
am-symbol-assassinate = Assassination
am-symbol-remove-trouble = Remove one trouble marker
am-symbol-take = Take money
am-symbol-scroll = Scroll
am-symbol-random-event = Random Event
am-symbol-play-another = Play another card
am-symbol-interrupt = Interrupt
am-symbol-take-amount = Take { $amount }
am-symbol-place-minion-text = Put a minion where you already have one, or in an adjacent area. A second minion in an area brings trouble.
am-symbol-build-text = Where you have a minion and there is no building and no trouble: pay the cost, put up a building and take the City Area card.
am-symbol-assassinate-text = Remove somebody else’s minion, a troll or a demon from an area with trouble; the trouble goes with it.
am-symbol-remove-trouble-text = Take a trouble marker off any area.
am-symbol-take-text = Take the amount in the circle from the bank.
am-symbol-scroll-text = Do what the card says.
am-symbol-random-event-text = Turn up the next event card. This is the one symbol you cannot skip.
am-symbol-play-another-text = Play one more card from your hand.
am-symbol-interrupt-text = Play it when its moment comes, even on somebody else’s turn.

## Random events

am-event-the-dragon = The Dragon
am-event-flood = Flood
am-event-fire = Fire
am-event-fog = Fog
am-event-riots = Riots
am-event-explosion = Explosion
am-event-mysterious-murders = Mysterious Murders!
am-event-demons-from-the-dungeon-dimensions = Demons from the Dungeon Dimensions
am-event-subsidence = Subsidence
am-event-bloody-stupid-johnson = Bloody Stupid Johnson
am-event-trolls = Trolls
am-event-earthquake = Earthquake
am-event-the-dragon-text = The area rolled is cleared: minions, building, trouble.
am-event-flood-text = Two rolls. Everyone moves their minions out of the rolled areas by the river.
am-event-fire-text = The building in the area rolled burns down, and the fire spreads as long as the next roll is an adjacent area with a building.
am-event-fog-text = Five cards from the draw pile go to the discard pile.
am-event-riots-text = If at least eight trouble markers are on the board, the game ends now and is decided on points.
am-event-explosion-text = The building in the area rolled is destroyed.
am-event-mysterious-murders-text = Everyone in turn rolls and removes a minion from the area rolled.
am-event-demons-from-the-dungeon-dimensions-text = Four rolls: a demon and trouble in each area rolled. Where there is a demon, nobody has control and nothing counts.
am-event-subsidence-text = Everyone must pay { $amount } for each of their buildings; any they cannot pay for are lost.
am-event-bloody-stupid-johnson-text = The City Area card of the area rolled leaves the game, and its owner removes a minion there.
am-event-trolls-text = Three rolls: a troll in each area rolled.
am-event-earthquake-text = Two rolls. The buildings in both areas are destroyed.

## What the cards say

am-effect-loan = Take a loan: { $amount } now. At the end pay back { $debt } or lose { $points } points; for Chrysoprase it counts as minus { $debt }. The card stays in front of you.
am-effect-demand-cards = One opponent gives you two cards of their choice.
am-effect-tribute = Each opponent gives you { $amount } or a card, whichever they prefer.
am-effect-sell-card-to-player = Give one opponent a card; they give you { $amount }.
am-effect-steal-from-all = Every opponent gives you { $amount }.
am-effect-hand-penalty = One opponent gives you { $amount }, or keeps this card in front of them for good: it takes up a place in their hand.
am-effect-swap-personality = You may swap your personality for a random one that nobody has.
am-effect-move-own-from-trouble = Move one of your minions from an area with trouble to an adjacent area.
am-effect-earn-trouble = Take { $amount } for each trouble marker on the board.
am-effect-sell-cards = Discard as many cards as you like; take { $amount } for each.
am-effect-discard-one = You may discard a card.
am-effect-steal-from-one = One opponent gives you { $amount }.
am-effect-earn-minions-isle = Take { $amount } for each minion in the Isle of Gods, whoever owns it.
am-effect-gamble-steal = Roll. { $high } or more: one opponent gives you { $amount }. { $low }: remove one of your minions.
am-effect-draw = { $count ->
    [one] Draw { $count } card.
   *[other] Draw { $count } cards.
}
am-effect-draw-from-discard = Draw four cards at random from the discard pile.
am-effect-move-opponent = Move an opponent’s minion to an adjacent area.
am-effect-extort-building = One opponent gives you { $amount }, or you may remove one of their buildings.
am-effect-peek-personalities = Look at all unused personalities but one.
am-effect-gamble-bank = Roll. { $high } or more: take { $amount }. { $low }: pay { $forfeit } or remove one of your minions.
am-effect-play-two = Play two more cards.
am-effect-buy-building-calm = Buy an opponent’s building in an area without trouble: pay its cost to the owner, and it is yours.
am-effect-buy-building-trouble = Buy an opponent’s building in an area with trouble: pay its cost to the owner, and it is yours.
am-effect-build-half = Place a building for half its cost.
am-effect-place-at-building = Place a minion in an area where you have a building.
am-effect-place-near-unreal-estate = { $count ->
    [one] Place a minion in Unreal Estate or an adjacent area.
   *[other] Place one or two minions in Unreal Estate or an adjacent area.
}
am-effect-place-quietly = Place a minion in any area. It brings no trouble.
am-effect-earn-minions-trouble = Choose an area with trouble; take { $amount } for each minion there.
am-effect-place-at-trouble = Place a minion in an area with trouble.
am-effect-steal-card = Take two cards at random from one opponent, keep one and give the other back.
am-effect-earn-buildings = Take { $amount } for each building on the board.
am-effect-spread-trouble = Put a trouble marker in an area that has a minion and is adjacent to one with trouble.
am-effect-gamble-remove = Roll. { $high } or more: remove a minion from an area with trouble. { $low }: remove one of your own.
am-effect-draw-per-building = Draw a card for each of your buildings on the board.
am-effect-add-trouble = Put a trouble marker in any area that has a minion.
am-effect-pay-to-move = Give one opponent { $amount }, then move one of your minions to any area.
am-effect-force-payment = Choose two opponents: the first gives the second { $amount }.
am-effect-move-own-anywhere = Move one of your minions to any area.
am-effect-pay-to-make-remove = Give one opponent { $amount }; they must remove a minion, other than yours, from an area with trouble.
am-effect-remove-from-unreal-estate = Remove a minion from Unreal Estate.
am-effect-swap-minions = Swap two minions in different areas.
am-effect-discard-opponent-card = Look at one opponent’s hand and discard one card from it.
am-effect-roll-and-remove = Roll twice; remove a minion from each area rolled.
am-effect-swap-hands = Swap hands with one opponent.
am-effect-discard-refill = Discard up to three cards, then refill your hand.
am-effect-each-opponent-removes = Every opponent removes one of their own minions.
am-effect-pay-to-assassinate = Give one opponent { $amount }, then assassinate a minion.
am-effect-block-text = Somebody’s scroll is about to hit you: it misses.
am-effect-block-move-or-remove = Somebody is about to move or remove your minion: it stays.
am-effect-block-remove = Your minion is about to leave the board: it stays.
am-effect-relocate-removed = Your minion was removed: place it in another area at once.
am-effect-end-own-turn = On your own turn, after playing a card: the turn ends, and that card comes back to your hand.

## Players, piles and the city

am-players = Players
am-bot-level = bot: { $level }
am-money-label = money
am-minions-left = minions left
am-buildings-left = buildings left
am-cards-in-hand = cards in hand
am-loans = loans
am-area-cards = City Area cards
am-penalty-cards = penalty cards
am-is-away = away
am-thinks-now = thinking
am-may-be = May be: { $list }
am-is-known = Is { $name }
am-known-cards = You know: { $list }
am-city = The city
am-city-in-words = The city in words
am-draw-pile = draw pile
am-discard-pile = discards
am-events-left = events left
am-bank = bank
am-trouble = trouble
am-discarded-cards = Discarded cards
am-events-so-far = Events so far
am-none-yet = none yet
am-area-in-words = { $number }. { $area } ({ $cost }): { $content }. { $control } Adjacent: { $neighbours }.
am-area-minions = { $count ->
    [one] { $name } { $count } minion
   *[other] { $name } { $count } minions
}
am-area-trolls = { $count ->
    [one] { $count } troll
   *[other] { $count } trolls
}
am-area-demons = { $count ->
    [one] { $count } demon
   *[other] { $count } demons
}
am-area-building = building of { $name }
am-area-trouble = trouble
am-area-empty = nobody
am-area-card-lost = its City Area card has left the game
am-area-controlled = { $you ->
    [yes] You control it.
   *[no] { $name } controls it.
}
am-area-uncontrolled = Nobody controls it.

## Your hand and your secret

am-hand = Your hand
am-hand-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
am-hand-play-now = choose one to play
am-hand-play-more = you may play one more after this
am-hand-empty = Your hand is empty.
am-hand-why-not = Why not this one?
am-secret = Your secret
am-secret-covered = Hidden. Anyone looking over your shoulder?
am-secret-open = Only you see this
am-secret-look = Look
am-secret-cover = Hide
am-secret-missing = { $count } more to go.
am-secret-progress = { $have } of { $need }
am-secret-worth = { $have } of { $need }
am-secret-pile = { $count ->
    [one] { $count } card to go
   *[other] { $count } cards to go
}
am-secret-met = You win if this still holds when your next turn begins.
am-radar = Who would win?
am-radar-note = if this is who they are

## The question

am-prompt-your-turn = Your turn
am-prompt-turn-of = { $who } is playing
am-prompt-wait = Waiting for { $who }
am-prompt-wait-many = Waiting for { $who }
am-prompt-dealing = The cards are being dealt
am-prompt-over = The game is over
am-prompt-see-result = See the result
am-choices = Your choices
am-ask-play = Which card do you play?
am-ask-pass = You have nothing but interrupts
am-ask-pass-empty = Your hand is empty
am-ask-end = Card finished. End your turn?
am-ask-end-hint = Use an area’s power first, or end your turn.
am-ask-play-another = Play another card?
am-ask-play-more = { $count ->
    [one] Play one more card?
   *[other] Play { $count } more cards?
}
am-ask-place = Where do you place a minion?
am-ask-place-hint = In or adjacent to an area where you have one · { $left } left
am-ask-place-hint-anywhere = You have none on the board: any area will do · { $left } left
am-ask-place-text = Where do you place a minion?
am-ask-lift = All twelve of your minions are out: which one do you move?
am-ask-relocate = Where does the minion from { $area } go?
am-ask-rescue = Your minion was driven out of { $area }: where does it go?
am-ask-build = Where do you build?
am-ask-build-hint = Where you have a minion and there is no trouble and no building · you have { $money }
am-ask-assassinate = Whom do you assassinate?
am-ask-assassinate-hint = A minion, troll or demon in an area with trouble; never your own
am-ask-calm = Which trouble marker do you remove?
am-ask-take = Take { $amount } from the bank?
am-ask-read = Do what the card says?
am-ask-event = A random event happens
am-ask-stir = Where does trouble start?
am-ask-demolish = All six of your buildings stand: which one goes?
am-ask-demolish-other = Which building goes?
am-ask-demolish-subsidence = You cannot pay for all your buildings: which one goes?
am-ask-buy = Which building do you buy?
am-ask-target = Which opponent?
am-ask-target-second = Who gets { $amount } from { $who }?
am-ask-give = Which card do you give?
am-ask-give-to = Which card do you give { $who }?
am-ask-discard = Which card do you discard?
am-ask-discard-more = Discard a card, or stop?
am-ask-discard-theirs = Which card does { $who } discard?
am-ask-keep = Which card do you keep?
am-ask-pick = Which minion?
am-ask-pick-remove = Which minion is removed?
am-ask-pick-own = Which of your minions do you give up?
am-ask-pick-or-pay = Pay { $amount }, or give up a minion?
am-ask-pick-partner = Which minion does it change places with?
am-ask-to = Where does it go?
am-ask-to-flood = Flood in { $area }: where does your minion go?
am-ask-at = Which area?
am-ask-tribute = Give { $who } { $amount }, or a card?
am-ask-buy-off = { $who } demands { $amount }
am-ask-buy-off-card = or this card stays in front of you for good
am-ask-buy-off-building = or one of your buildings may be removed
am-ask-shield = { $event } in { $area }: pay Small Gods to be spared?
am-ask-shield-newcomer = { $event }: keep them out of { $area }?

## Threats: questions that stop the table

am-threat-assassinate = { $who } sends an assassin after your minion in { $area }
am-threat-remove = { $who } is about to remove your minion in { $area }
am-threat-remove-event = { $event } is about to take your minion in { $area }
am-threat-move = { $who } is about to move your minion out of { $area }
am-threat-swap = { $who } is about to swap your minion in { $area } with another
am-threat-text = { $card } is about to hit you
am-threat-dragon = The Dragon is about to clear { $area }
am-threat-card-says = The card says: “{ $text }”
am-threat-hint = Everyone threatened is asked for the same time, whether they hold an answer or not.
am-threat-hint-trouble = If the minion goes, the trouble in { $area } goes with it.
am-threat-sealed = Your answer is in. It stays sealed until everyone has answered.
am-react-play = Play { $cards }
am-react-pass = Let it happen
am-react-pass-hint = and keep your cards
am-react-gaspode = It stays where it is
am-react-wallace-sonky = The text does not touch you
am-react-fresh-start-club = It makes a fresh start in another area
am-react-susan = It stays, and the trouble too
am-react-susan-dragon = One minion stays, but the trouble still goes
am-react-igor = It is stitched together in another area

## Choices in words (for the list, and for programs)

am-act-play = Play { $card }
am-act-give = Give { $card }
am-act-discard = Discard { $card }
am-act-keep = Keep { $card }
am-act-place = Place a minion in { $area }
am-act-lift = Pick up a minion in { $area }
am-act-build = Build in { $area } for { $cost }
am-act-demolish = Remove the building in { $area }
am-act-buy = Buy { $name }’s building in { $area } for { $cost }
am-act-calm = Remove the trouble in { $area }
am-act-stir = Cause trouble in { $area }
am-act-to = To { $area }
am-act-assassinate = { $you ->
    [troll] Assassinate a troll in { $area }
    [demon] Assassinate a demon in { $area }
    [yes] Assassinate your own minion in { $area }
   *[no] Assassinate { $name }’s minion in { $area }
}
am-act-pick = { $you ->
    [troll] A troll in { $area }
    [demon] A demon in { $area }
    [yes] Your minion in { $area }
   *[no] { $name }’s minion in { $area }
}
am-act-target = { $name }
am-act-react = Play { $cards }
am-act-use = { $area }: { $power }
am-act-recall = Doctor Mossy Lawn: end the turn and take { $card } back
am-act-take = Take the money
am-act-read = Do it
am-act-pay = Pay
am-act-pay-amount = Pay { $amount }
am-act-accept = Take what comes
am-act-accept-card = Take the card
am-act-accept-building = Risk a building
am-act-shield = Pay { $amount } to Small Gods
am-act-skip = Skip
am-act-skip-symbol = Skip this symbol
am-act-stop = Stop here
am-act-decline-shield = Let it happen
am-act-end = End the turn
am-act-pass = Pass

## Consequences beside a choice

am-so-trouble = brings trouble: { $from } → { $to }
am-so-calm = ends trouble: { $from } → { $to }
am-so-cost = costs { $cost }, leaving { $left }
am-so-control-gain = you take control
am-so-control-loss = you lose control
am-so-earns = brings { $amount }
am-so-holds = { $count ->
    [one] holds { $count } card, { $money }
   *[other] holds { $count } cards, { $money }
}

## The log

am-log = Log
am-log-earlier = The whole log
am-log-setup = Before the first turn
am-log-turn = Turn { $turn }
am-log-why = Why did this happen?
am-log-dealt-personality = { $you ->
    [yes] You get a personality: it is under “Your secret”.
   *[no] { $who } gets a personality.
}
am-log-turn-began = { $you ->
    [yes] Your turn begins.
   *[no] { $who }’s turn begins.
}
am-log-played = { $you ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
}
am-log-passed = { $you ->
    [yes] You have no card to play.
   *[no] { $who } has no card to play.
}
am-log-skipped = { $you ->
    [yes] You skip it.
   *[no] { $who } skips it.
}
am-log-put-away = { $card } goes to the discard pile.
am-log-recalled = { $you ->
    [yes] You call Doctor Mossy Lawn: the turn ends, and { $card } comes back to your hand.
   *[no] { $who } calls Doctor Mossy Lawn: the turn ends, and { $card } goes back to their hand.
}
am-log-drew = { $you ->
    [yes] You draw { $card }.
   *[no] { $who } draws a card.
}
am-log-drew-known = { $who } draws { $card }.
am-log-drew-many = { $you ->
    [yes] You draw { $list }.
   *[no] { $who } draws { $count } cards.
}
am-log-recovered = { $you ->
    [yes] You take { $card } from the discard pile.
   *[no] { $who } takes { $card } from the discard pile.
}
am-log-discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $who } discards { $card }.
}
am-log-gave = { $you ->
    [from] You give { $whom } { $card }.
    [to] { $who } gives you { $card }.
   *[no] { $who } gives { $whom } a card.
}
am-log-offered = { $you ->
    [from] You choose { $card } for { $whom }.
    [to] { $who } has chosen a card for you.
   *[no] { $who } has chosen a card for { $whom }.
}
am-log-grabbed = { $you ->
    [from] You take { $card } out of { $whom }’s hand to look at.
    [to] { $who } takes { $card } out of your hand to look at.
   *[no] { $who } takes a card out of { $whom }’s hand to look at.
}
am-log-looked = { $you ->
    [from] You look at { $whom }’s hand: { $cards }.
    [to] { $who } looks at your hand: { $cards }.
   *[no] { $who } looks at { $whom }’s hand.
}
am-log-looked-empty = an empty hand
am-log-swapped-hands = { $you ->
    [from] You swap hands with { $whom }.
    [to] { $who } swaps hands with you.
   *[no] { $who } and { $whom } swap hands.
}
am-log-stuck = { $you ->
    [yes] { $card } stays in front of you for good.
   *[no] { $card } stays in front of { $who } for good.
}
am-log-borrowed = { $you ->
    [yes] You take a loan with { $card }.
   *[no] { $who } takes a loan with { $card }.
}
am-log-paid-player = { $you ->
    [from] You pay { $whom } { $amount }.
    [to] { $who } pays you { $amount }.
   *[no] { $who } pays { $whom } { $amount }.
}
am-log-paid-bank = { $you ->
    [yes] You pay the bank { $amount }.
   *[no] { $who } pays the bank { $amount }.
}
am-log-took-money = { $you ->
    [yes] You take { $amount } from the bank.
   *[no] { $who } takes { $amount } from the bank.
}
am-log-placed = { $you ->
    [yes] You place a minion in { $area }.
   *[no] { $who } places a minion in { $area }.
}
am-log-lifted = { $you ->
    [yes] You pick up a minion in { $area }.
   *[no] { $who } picks up a minion in { $area }.
}
am-log-moved = { $you ->
    [yes] Your minion moves from { $from } to { $to }.
    [troll] A troll moves from { $from } to { $to }.
    [demon] A demon moves from { $from } to { $to }.
   *[no] { $who }’s minion moves from { $from } to { $to }.
}
am-log-swapped = { $one } in { $from } and { $two } in { $to } change places.
am-log-attacked = { $you ->
    [yes] An assassin is sent after your minion in { $area }.
    [troll] An assassin is sent after a troll in { $area }.
    [demon] An assassin is sent after a demon in { $area }.
   *[no] An assassin is sent after { $who }’s minion in { $area }.
}
am-log-chose = { $you ->
    [yes] You choose { $minion } in { $area }.
   *[no] { $who } chooses { $minion } in { $area }.
}
am-log-targeted = { $you ->
    [from] You choose { $whom }.
    [to] { $who } chooses you.
   *[no] { $who } chooses { $whom }.
}
am-log-bid = { $you ->
    [yes] You want to buy the building in { $area }.
   *[no] { $who } wants to buy the building in { $area }.
}
am-log-removed = { $you ->
    [yes] Your minion in { $area } is removed.
    [troll] A troll in { $area } is removed.
    [demon] A demon in { $area } is removed.
   *[no] { $who }’s minion in { $area } is removed.
}
am-log-arrived = { $you ->
    [demon] A demon appears in { $area }.
   *[troll] A troll comes to { $area }.
}
am-log-troubled = Trouble starts in { $area }.
am-log-calmed = The trouble in { $area } is over.
am-log-built = { $you ->
    [yes] You build in { $area }.
   *[no] { $who } builds in { $area }.
}
am-log-bought = { $you ->
    [from] You buy { $whom }’s building in { $area }.
    [to] { $who } buys your building in { $area }.
   *[no] { $who } buys { $whom }’s building in { $area }.
}
am-log-demolished = { $you ->
    [yes] Your building in { $area } is lost.
   *[no] { $who }’s building in { $area } is lost.
}
am-log-used = { $you ->
    [yes] You use the power of { $area }.
   *[no] { $who } uses the power of { $area }.
}
am-log-shielded = { $you ->
    [yes] You pay Small Gods for protection in { $area }.
   *[no] { $who } pays Small Gods for protection in { $area }.
}
am-log-card-lost = { $you ->
    [yes] You lose the City Area card of { $area } for good.
   *[no] { $who } loses the City Area card of { $area } for good.
}
am-log-rolled = { $you ->
    [yes] You roll { $face }.
   *[no] { $who } rolls { $face }.
}
am-log-turned-up = Random event: { $event }
am-log-fogged = { $card } is lost in the fog.
am-log-threatened = { $you ->
    [yes] You are asked whether to respond.
   *[no] { $who } may respond.
}
am-log-reacted = { $you ->
    [yes] You interrupt with { $card }.
   *[no] { $who } interrupts with { $card }.
}
am-log-peeked = { $you ->
    [yes] You look at unused personalities: { $list }.
   *[no] { $who } looks at unused personalities.
}
am-log-changed-personality = { $you ->
    [yes] You swap personality: the new one is under “Your secret”.
   *[no] { $who } swaps personality.
}
am-log-ended-condition = { $you ->
    [yes] You win as { $personality }!
   *[no] { $who } wins as { $personality }.
}
am-log-ended-vimes = { $you ->
    [yes] The draw pile is empty: you win as { $personality }!
   *[no] The draw pile is empty: { $who } wins as { $personality }.
}
am-log-ended-points = The draw pile is empty. On points, victory goes to { $list }.
am-log-ended-riots = Riots end the game. On points, victory goes to { $list }.
am-ended-tie-card = With { $points ->
    [one] { $points } point
   *[other] { $points } points
} each, the most expensive City Area card counts: { $list }.
am-ended-tie-control = With { $points ->
    [one] { $points } point
   *[other] { $points } points
} each, control of the most expensive area counts: { $list }.
am-ended-tie-has = { $who } ({ $area }, { $money })
am-ended-tie-none = { $who } (–)
am-minion-own = your minion
am-minion-of = { $name }’s minion
am-minion-troll = a troll
am-minion-demon = a demon

## The chain of causes

am-why-card = The card { $card }
am-why-symbol = its symbol { $symbol }
am-why-power = The power of { $area }
am-why-event = The random event { $event }
am-why-rescue = An interrupt that saves the minion

## Player aid

am-aid = Player aid
am-aid-key = press ?
am-aid-symbols = The nine symbols
am-aid-personalities = The personalities
am-aid-areas = The areas and their powers
am-aid-events = The random events
am-aid-cost = cost { $cost }
am-aid-link = All rules

## Why something is not allowed

refusal-AM-ACT-MINION-02 = A minion goes where you already have one, or to an adjacent area.
refusal-AM-ACT-MINION-05 = A minion you have picked up goes to a different area.
refusal-AM-ACT-MINION-06 = The minion must go where another of your minions stands, or to an area adjacent to one.
refusal-AM-ACT-MINION-08 = While you still have a minion off the board, you place that one.
refusal-AM-ACT-BUILD-01 = You have no minion there.
refusal-AM-ACT-BUILD-02 = There is already a building there.
refusal-AM-ACT-BUILD-03 = There is trouble there.
refusal-AM-ACT-BUILD-04 = You cannot afford it.
refusal-AM-ACT-BUILD-12 = One of your own six buildings has to go.
refusal-AM-ACT-ASSASSINATE-01 = There is no such minion there.
refusal-AM-ACT-ASSASSINATE-02 = You may not assassinate your own minion.
refusal-AM-ACT-ASSASSINATE-03 = There is no trouble there.
refusal-AM-ACT-TROUBLE-01 = There is no trouble there.
refusal-AM-ACT-EVENT-03 = The event has to be finished first.
refusal-AM-ACT-EVENT-07 = Doctor Mossy Lawn cannot be used to dodge an event.
refusal-AM-ACT-INTERRUPT-01 = An interrupt waits for its moment: nothing it could answer is happening now.
refusal-AM-ACT-INTERRUPT-03 = You hold no card that answers this.
refusal-AM-ACT-INTERRUPT-06 = The minion must go where another of your minions stands or to an area adjacent to one, and not back where it came from.
refusal-AM-ACT-INTERRUPT-20 = Gaspode stops players, not random events.
refusal-AM-ACT-INTERRUPT-21 = Gaspode does not stop your own card.
refusal-AM-ACT-INTERRUPT-25 = One card is enough to answer this.
refusal-AM-ACT-SCROLL-17 = Choose the cards in the order of the list: this one comes too late or too early.
refusal-AM-AREA-ANY-01 = The power belongs to whoever holds the City Area card.
refusal-AM-AREA-ANY-02 = You have already used this power this turn.
refusal-AM-AREA-ANY-03 = The card is new: its power starts with your next turn.
refusal-AM-AREA-ANY-05 = There is a demon there: the power does not work.
refusal-AM-AREA-ANY-09 = Powers are used on your own turn, between two actions.
refusal-AM-AREA-ANY-10 = You cannot pay for it, or it would do nothing.
refusal-AM-AREA-DOLLY-SISTERS-01 = The minion goes to Dolly Sisters or an adjacent area.
refusal-AM-AREA-UNREAL-ESTATE-01 = Unreal Estate asks for a card to discard.
refusal-AM-AREA-DRAGONS-LANDING-01 = Dragon’s Landing gives you { $amount }, nothing else.
refusal-AM-AREA-SMALL-GODS-01 = Small Gods only helps against a random event that hits one of your pieces.
refusal-AM-AREA-THE-SCOURS-01 = You have no card to discard.
refusal-AM-AREA-THE-HIPPO-01 = The Hippo gives you { $amount }, nothing else.
refusal-AM-AREA-THE-SHADES-01 = Trouble goes to The Shades or an adjacent area, where there is a minion and no trouble yet.
refusal-AM-AREA-DIMWELL-01 = The minion goes to Dimwell or an adjacent area.
refusal-AM-AREA-LONGWALL-01 = Longwall gives you { $amount }, nothing else.
refusal-AM-AREA-ISLE-OF-GODS-01 = There is no trouble there to remove.
refusal-AM-AREA-SEVEN-SLEEPERS-01 = Seven Sleepers gives you { $amount }, nothing else.
refusal-AM-AREA-NAP-HILL-01 = Nap Hill gives you { $amount }, nothing else.
refusal-AM-COMP-21 = The game is for two to four players.
refusal-AM-EVENT-FLOOD-02 = Your minions have to leave the flooded area for an adjacent one.
refusal-AM-EVENT-FLOOD-03 = That area is flooded too.
refusal-AM-EVENT-FLOOD-09 = No interrupt stops a flood.
refusal-AM-EVENT-JOHNSON-01 = Bloody Stupid Johnson has taken this City Area card out of the game: its power is gone for good.
refusal-AM-EVENT-MURDERS-01 = The minion has to stand in the area rolled.
refusal-AM-EVENT-SUBSIDENCE-03 = It has to be one of your own buildings that you cannot pay for.
refusal-AM-EVENT-SUBSIDENCE-06 = Small Gods does not help against Subsidence.
refusal-AM-FAQ-06 = Wallace Sonky protects from scrolls, not from symbols or random events.
refusal-AM-FAQ-07 = Wallace Sonky has ended this text: it cannot be turned against anybody else.
refusal-AM-FAQ-27 = Wallace Sonky does not work against your own card.
refusal-AM-TURN-03 = You must play a card from your hand if you can.
refusal-AM-TURN-07 = Symbols are used from left to right, one after the other.
refusal-AM-TURN-21 = An interrupt cannot be the card of your turn.
am-refusal-card = { $card } does not offer that.

## Table options

am-option-edition = Which rulebook?
am-edition-en = English edition
am-edition-de = German edition
am-edition-es = Spanish edition
am-edition-fr = French edition
am-option-switches = House rules
am-option-switches-hint = The rulebooks disagree on these. Leave them as the edition has them, or decide for yourself.
am-option-by-edition = as in the edition
am-option-on = on
am-option-off = off
am-option-wrong-players = Ankh-Morpork is for two to four players.
am-option-wrong-edition = Choose one of the four editions.
am-option-wrong-switch = A house rule is on, off, or as in the edition.
am-switch-finite-bank = The bank holds only the money in the box
am-switch-rescue-anywhere = Igor and Fresh Start Club may put the minion in any other area
am-switch-shades-unlimited = The Shades may be used more than once a turn
am-switch-small-gods-whole-area = Small Gods keeps all your pieces in an area safe, or none
am-switch-small-gods-anywhere = Small Gods keeps newcomers out of areas where you have no piece, too
am-switch-small-gods-trolls = Small Gods keeps out trolls as well as demons
am-switch-small-gods-at-once = Small Gods works in the turn its card is gained
am-switch-tie-by-control = Control of the most expensive area breaks a tie, not the most expensive card
am-switch-repeat-rolls = The same area rolled twice counts twice
am-switch-lead-neutrals = The Duckman, Foul Ole Ron and Canting Crew may move trolls and demons
am-switch-free-relocation = The twelfth minion may be moved to any other area
am-switch-bare-trouble = The Mob and Doctor Hix need no minion where they put trouble
am-switch-must-play-both = Drumknott and Ponder Stibbons make you play both cards
am-switch-gaspode-own-card = Gaspode also stops what your own card does to you
am-switch-sonky-one-roll = Wallace Sonky protects from only one of Carcer’s rolls
am-switch-fire-stops = A building saved by Small Gods ends the fire
am-switch-mossy-no-refill = Doctor Mossy Lawn ends the turn without refilling your hand
am-switch-demon-mutes-tie-break = A City Area card under a demon breaks no tie

## Final scoring

am-score-title = Points
am-score-decided = decided the game
am-score-for-fun = for the record: points did not decide the game
am-score-minions = Minions on the board
am-score-buildings = Buildings
am-score-money = Money, loans paid back
am-score-loans = Loans not paid back
am-score-shared = Still tied: the victory is shared.
am-option-decided = { $rule }: { $state }
am-card-does-nothing = No symbol, no text: it does nothing.
am-step-done = done
am-step-skipped = skipped

## How games end, as statistics name it
am-counted-condition = a personality reached its goal
am-counted-vimes = the pile ran out, and Vimes won
am-counted-points = the pile ran out, and points decided
am-counted-riots = riots, and points decided
