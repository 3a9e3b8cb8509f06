### Discworld: Ankh-Morpork. Terms are those of the English rulebook (glossary in the ledger).
### $who, $whom and $name are people; where it matters, $you is "yes" when the reader acts, or
### names the part of the sentence that is the reader. Texts hold neither < nor ampersands.

game-ankh-morpork-short = Ankh-Morpork
turn-number = turn { $turn }
before-the-start = setting up
game-over = game over
money = ${ $amount }

## Areas

area-dolly-sisters = Dolly Sisters
area-unreal-estate = Unreal Estate
area-dragons-landing = Dragon’s Landing
area-small-gods = Small Gods
area-the-scours = The Scours
area-the-hippo = The Hippo
area-the-shades = The Shades
area-dimwell = Dimwell
area-longwall = Longwall
area-isle-of-gods = Isle of Gods
area-seven-sleepers = Seven Sleepers
area-nap-hill = Nap Hill

## Powers of the City Area cards: the button, and the whole text

power-dolly-sisters = { $amount }: a minion
power-unreal-estate = Swap a card
power-dragons-landing = Take { $amount }
power-small-gods = { $amount }: stay safe
power-the-scours = Card for { $amount }
power-the-hippo = Take { $amount }
power-the-shades = Stir trouble
power-dimwell = { $amount }: a minion
power-longwall = Take { $amount }
power-isle-of-gods = { $amount }: calm trouble
power-seven-sleepers = Take { $amount }
power-nap-hill = Take { $amount }
power-dolly-sisters-text = Once a turn: pay { $amount } and place one of your minions in Dolly Sisters or next to it; your own minions need not be near.
power-unreal-estate-text = Once a turn: draw a card, then discard one card; it may be the one you drew.
power-dragons-landing-text = Once a turn: take { $amount } from the bank.
power-small-gods-text = Whenever a random event would touch one of your pieces: pay { $amount } and that piece is left alone.
power-the-scours-text = Once a turn: discard a card and take { $amount } from the bank.
power-the-hippo-text = Once a turn: take { $amount } from the bank.
power-the-shades-text = Once a turn: put a trouble marker in The Shades or next to it, where somebody stands and there is none yet.
power-dimwell-text = Once a turn: pay { $amount } and place one of your minions in Dimwell or next to it; your own minions need not be near.
power-longwall-text = Once a turn: take { $amount } from the bank.
power-isle-of-gods-text = Once a turn: pay { $amount } and remove a trouble marker anywhere.
power-seven-sleepers-text = Once a turn: take { $amount } from the bank.
power-nap-hill-text = Once a turn: take { $amount } from the bank.

## Personalities: name, and how they win

personality-lord-vetinari = Lord Vetinari
personality-lord-selachii = Lord Selachii
personality-lord-rust = Lord Rust
personality-lord-de-worde = Lord de Worde
personality-dragon-king-of-arms = Dragon King of Arms
personality-chrysoprase = Chrysoprase
personality-commander-vimes = Commander Vimes
goal-lord-vetinari = Start a turn with minions in { $need } areas. Areas with a demon do not count.
goal-lord-selachii = Start a turn in control of { $need } areas.
goal-lord-rust = Start a turn in control of { $need } areas.
goal-lord-de-worde = Start a turn in control of { $need } areas.
goal-dragon-king-of-arms = Start a turn with { $need } trouble markers on the board.
goal-chrysoprase = Start a turn with money and buildings worth { $need }, each loan counting minus { $debt }.
goal-commander-vimes = The draw pile runs out and nobody has won.
lane-lords = Selachii, Rust, de Worde
lane-lords-need = control { $need } areas
lane-vetinari-need = minions in { $need } areas
lane-chrysoprase-need = worth { $need }
lane-dragon-need = { $need } trouble markers
lane-vimes-need = draw pile empty
lane-away = { $count } away
lane-there = there
lane-cards-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
lane-at = { $name } { $have }

## Symbols: name, and what they do

symbol-place-minion = Place a minion
symbol-build = Place a building
symbol-assassinate = Assassination
symbol-remove-trouble = Remove one trouble marker
symbol-take = Take money
symbol-scroll = Scroll
symbol-random-event = Random Event
symbol-play-another = Play another card
symbol-interrupt = Interrupt
symbol-take-amount = Take { $amount }
symbol-place-minion-text = Put a minion where you have one, or next door. A second minion in an area brings trouble.
symbol-build-text = Where you have a minion, no building and no trouble: pay the cost, put up a building and take the City Area card.
symbol-assassinate-text = Remove somebody else’s minion, a troll or a demon from an area with trouble; the trouble goes with it.
symbol-remove-trouble-text = Take a trouble marker off any area.
symbol-take-text = Take the amount in the circle from the bank.
symbol-scroll-text = Do what the card says.
symbol-random-event-text = Turn up the next event card. This one cannot be skipped.
symbol-play-another-text = Play one more card from your hand.
symbol-interrupt-text = Play it at any time when its moment comes, even in somebody else’s turn.

## Random events

event-the-dragon = The Dragon
event-flood = Flood
event-fire = Fire
event-fog = Fog
event-riots = Riots
event-explosion = Explosion
event-mysterious-murders = Mysterious Murders!
event-demons-from-the-dungeon-dimensions = Demons from the Dungeon Dimensions
event-subsidence = Subsidence
event-bloody-stupid-johnson = Bloody Stupid Johnson
event-trolls = Trolls
event-earthquake = Earthquake
event-the-dragon-text = Everything in the area rolled is gone: minions, building, trouble.
event-flood-text = Two rolls. Everybody moves their minions out of the rolled areas by the river.
event-fire-text = The building in the area rolled burns down, and the fire goes on as long as it rolls a neighbour with a building.
event-fog-text = Five cards of the draw pile go to the discard pile.
event-riots-text = With eight or more trouble markers on the board the game ends now, on points.
event-explosion-text = The building in the area rolled is gone.
event-mysterious-murders-text = Everybody rolls in turn and removes a minion from the area rolled.
event-demons-from-the-dungeon-dimensions-text = Four rolls, a demon and trouble in each area rolled. Where a demon is, nobody has control and nothing counts.
event-subsidence-text = Everybody pays { $amount } for each of their buildings, or loses it.
event-bloody-stupid-johnson-text = The City Area card of the area rolled leaves the game, and its owner removes a minion there.
event-trolls-text = Three rolls, a troll in each area rolled.
event-earthquake-text = Two rolls. The buildings in both areas are gone.

## What the cards say

effect-loan = Take a loan: { $amount } now. At the end pay back { $debt } or lose { $points } points; for Chrysoprase it counts minus { $debt }. The card stays in front of you.
effect-demand-cards = One opponent gives you two cards of their choice.
effect-tribute = Each opponent gives you { $amount } or a card, as they like.
effect-sell-card-to-player = Give one opponent a card; they give you { $amount }.
effect-steal-from-all = Every opponent gives you { $amount }.
effect-hand-penalty = One opponent gives you { $amount }, or has this card in front of them for good: it takes up a place in their hand.
effect-swap-personality = You may exchange your personality for a random one that nobody has.
effect-move-own-from-trouble = Move one of your minions from an area with trouble to a neighbouring area.
effect-earn-trouble = Take { $amount } for each trouble marker on the board.
effect-sell-cards = Discard as many cards as you like; take { $amount } for each.
effect-discard-one = Discard a card.
effect-steal-from-one = One opponent gives you { $amount }.
effect-earn-minions-isle = Take { $amount } for each minion in the Isle of Gods, whoever it belongs to.
effect-gamble-steal = Roll. { $high } or more: one opponent gives you { $amount }. { $low }: remove one of your minions.
effect-draw = Draw { $count } cards.
effect-draw-from-discard = Draw four cards at random from the discard pile.
effect-move-opponent = Move an opponent’s minion to a neighbouring area.
effect-extort-building = One opponent gives you { $amount }, or you may remove one of their buildings.
effect-peek-personalities = Look at all unused personalities but one.
effect-gamble-bank = Roll. { $high } or more: take { $amount }. { $low }: pay { $forfeit } or remove one of your minions.
effect-play-two = Play two more cards.
effect-buy-building-calm = Buy an opponent’s building in an area without trouble: pay its cost to the owner, and it is yours.
effect-buy-building-trouble = Buy an opponent’s building in an area with trouble: pay its cost to the owner, and it is yours.
effect-build-half = Place a building for half its cost.
effect-place-at-building = Place a minion in an area where you have a building.
effect-place-near-unreal-estate = { $count ->
    [one] Place a minion in Unreal Estate or next to it.
   *[other] Place one or two minions in Unreal Estate or next to it.
}
effect-place-quietly = Place a minion in any area. It brings no trouble.
effect-earn-minions-trouble = Choose an area with trouble; take { $amount } for each minion there.
effect-place-at-trouble = Place a minion in an area with trouble.
effect-steal-card = Take two cards at random from one opponent, keep one and give the other back.
effect-earn-buildings = Take { $amount } for each building on the board.
effect-spread-trouble = Put a trouble marker in an area next to one that has trouble.
effect-gamble-remove = Roll. { $high } or more: remove a minion from an area with trouble. { $low }: remove one of your own.
effect-draw-per-building = Draw a card for each of your buildings on the board.
effect-add-trouble = Put a trouble marker in any area.
effect-pay-to-move = Give one opponent { $amount }, then move one of your minions to any area.
effect-force-payment = Choose two opponents: the first gives the second { $amount }.
effect-move-own-anywhere = Move one of your minions to any area.
effect-pay-to-make-remove = Give one opponent { $amount }; they must remove a minion from an area with trouble, but none of yours.
effect-remove-from-unreal-estate = Remove a minion from Unreal Estate.
effect-swap-minions = Exchange two minions in different areas.
effect-discard-opponent-card = Look at one opponent’s hand and discard a card of it.
effect-roll-and-remove = Roll twice; remove a minion from each area rolled.
effect-swap-hands = Swap hands with one opponent.
effect-discard-refill = Discard up to three cards, then refill your hand.
effect-each-opponent-removes = Every opponent removes one of their own minions.
effect-pay-to-assassinate = Give one opponent { $amount }, then assassinate a minion.
effect-block-text = Somebody’s scroll is about to hit you: it does not.
effect-block-move-or-remove = Somebody is about to move or remove your minion: it stays.
effect-block-remove = Your minion is about to leave the board: it stays.
effect-relocate-removed = Your minion was removed: place it in another area at once.
effect-end-own-turn = In your own turn, after a card: the turn ends, and that card comes back to your hand.

## Players, piles and the city

players = Players
you = you
bot-level = bot: { $level }
money-label = money
minions-left = minions left
buildings-left = buildings left
cards-in-hand = cards in hand
loans = loans
area-cards = City Area cards
penalty-cards = penalty cards
is-away = away
thinks-now = thinking
may-be = May be: { $list }
is-known = Is { $name }
known-cards = You know: { $list }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
city = The city
city-in-words = The city in words
draw-pile = draw pile
discard-pile = discards
events-left = events left
bank = bank
trouble = trouble
discarded-cards = Discarded cards
events-so-far = Events so far
none-yet = none yet
area-in-words = { $number }. { $area } ({ $cost }): { $content }. { $control } Neighbours: { $neighbours }.
area-minions = { $count ->
    [one] { $name } { $count } minion
   *[other] { $name } { $count } minions
}
area-trolls = { $count ->
    [one] { $count } troll
   *[other] { $count } trolls
}
area-demons = { $count ->
    [one] { $count } demon
   *[other] { $count } demons
}
area-building = building of { $name }
area-trouble = trouble
area-empty = nobody
area-card-lost = its City Area card has left the game
area-controlled = { $you ->
    [yes] You control it.
   *[no] { $name } controls it.
}
area-uncontrolled = Nobody controls it.
changed-since = New since your last turn

## Your hand and your secret

hand = Your hand
hand-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hand-play-now = choose one to play
hand-play-more = you may play one more after this
hand-empty = Your hand is empty.
secret = Your secret
secret-covered = Covered. Nobody at your shoulder?
secret-open = Only you see this
secret-look = Look
secret-cover = Cover
secret-one-more = one more
secret-progress = { $have } of { $need }
secret-worth = { $have } of { $need }
secret-pile = { $count ->
    [one] { $count } card to go
   *[other] { $count } cards to go
}
secret-met = You win if this still holds when your next turn begins.
radar = Who would win?
radar-note = if they were this person

## The question

prompt-your-turn = Your turn
prompt-turn-of = { $who } is playing
prompt-wait = Waiting for { $who }
prompt-wait-many = Waiting for { $who }
prompt-dealing = The cards are being dealt
prompt-over = The game is over
prompt-see-result = See the result
choices = Your choices
ask-play = Which card do you play?
ask-pass = You hold nothing but interrupts
ask-end = Your card is done
ask-end-hint = Use an area’s power now, or end your turn.
ask-play-another = Play another card?
ask-play-more = { $count ->
    [one] Play one more card?
   *[other] Play { $count } more cards?
}
ask-place = Place a minion: where?
ask-place-hint = In or next to an area where you have one · { $left } left
ask-place-text = Place a minion: where?
ask-lift = All twelve of your minions are out: which one do you move?
ask-relocate = Where does the minion from { $area } go?
ask-rescue = Your minion was driven out of { $area }: where does it go?
ask-build = Place a building: where?
ask-build-hint = Where you have a minion, no trouble and no building · you have { $money }
ask-assassinate = Whom do you assassinate?
ask-assassinate-hint = A minion, troll or demon in an area with trouble; never your own
ask-calm = Remove which trouble marker?
ask-take = Take { $amount } from the bank?
ask-read = Do what the card says?
ask-event = A random event comes
ask-stir = Where does trouble start?
ask-demolish = All six of your buildings stand: which one goes?
ask-demolish-other = Which building goes?
ask-demolish-subsidence = You cannot pay for all your buildings: which one goes?
ask-buy = Which building do you buy?
ask-target = Which opponent?
ask-target-second = Who gets { $amount } from { $who }?
ask-give = Which card do you give?
ask-give-to = Which card do you give { $who }?
ask-discard = Which card do you discard?
ask-discard-more = Discard a card, or stop?
ask-discard-theirs = Which card does { $who } discard?
ask-keep = Which card do you keep?
ask-pick = Which minion?
ask-pick-remove = Which minion is removed?
ask-pick-own = Which of your minions do you give up?
ask-pick-or-pay = Pay { $amount }, or give up a minion?
ask-pick-partner = Which minion does it change places with?
ask-to = Where does it go?
ask-to-flood = { $area } is flooded: where does your minion go?
ask-at = Which area?
ask-tribute = Give { $who } { $amount }, or a card?
ask-buy-off = { $who } demands { $amount }
ask-buy-off-card = or this card stays in front of you for good
ask-buy-off-building = or one of your buildings may be removed
ask-shield = { $event } in { $area }: does Small Gods keep you safe?
ask-shield-newcomer = { $event }: keep it out of { $area }?
why-not = Why can’t I …?

## Threats: questions that stop the table

threat-assassinate = { $who } sends an assassin after your minion in { $area }
threat-remove = { $who } is about to remove your minion in { $area }
threat-remove-event = { $event } is about to take your minion in { $area }
threat-move = { $who } is about to move your minion out of { $area }
threat-swap = { $who } is about to swap your minion in { $area } with another
threat-text = { $card } is about to hit you
threat-dragon = The Dragon is about to clear { $area }
threat-card-says = The card says: “{ $text }”
threat-hint = Everyone threatened is asked for the same time, whether they hold an answer or not.
threat-hint-trouble = If the minion goes, the trouble in { $area } goes with it.
threat-sealed = Your answer is in. It stays sealed until everyone has answered.
react-play = Play { $cards }
react-pass = Let it happen
react-pass-hint = and keep your cards
react-gaspode = It stays where it is
react-wallace-sonky = The text passes you by
react-fresh-start-club = It starts afresh in another area
react-susan = It stays, and the trouble too
react-igor = It is stitched together in another area

## Choices in words (for the list, and for programs)

act-play = Play { $card }
act-give = Give { $card }
act-discard = Discard { $card }
act-keep = Keep { $card }
act-place = Place a minion in { $area }
act-lift = Take up a minion in { $area }
act-build = Build in { $area } for { $cost }
act-demolish = Remove the building in { $area }
act-buy = Buy { $name }’s building in { $area } for { $cost }
act-calm = Remove the trouble in { $area }
act-stir = Put trouble in { $area }
act-to = To { $area }
act-at = { $area }
act-assassinate = { $you ->
    [troll] Assassinate a troll in { $area }
    [demon] Assassinate a demon in { $area }
    [yes] Assassinate your own minion in { $area }
   *[no] Assassinate { $name }’s minion in { $area }
}
act-pick = { $you ->
    [troll] A troll in { $area }
    [demon] A demon in { $area }
    [yes] Your minion in { $area }
   *[no] { $name }’s minion in { $area }
}
act-target = { $name }
act-react = Play { $cards }
act-use = { $area }: { $power }
act-recall = Doctor Mossy Lawn: end the turn and take { $card } back
act-take = Take the money
act-read = Do it
act-pay = Pay
act-pay-amount = Pay { $amount }
act-accept = Take what comes
act-accept-card = Take the card
act-accept-building = Risk a building
act-shield = Pay { $amount } to Small Gods
act-skip = Skip
act-skip-symbol = Skip this symbol
act-stop = Stop here
act-decline-shield = Let it happen
act-end = End the turn
act-pass = Pass

## Consequences beside a choice

so-trouble = brings trouble: { $from } → { $to }
so-calm = trouble goes: { $from } → { $to }
so-cost = costs { $cost }, leaves { $left }
so-control-gain = you take control
so-control-loss = you lose control
so-earns = brings { $amount }
so-holds = { $count ->
    [one] holds { $count } card, { $money }
   *[other] holds { $count } cards, { $money }
}

## The log

log = Log
log-empty = Nothing has happened yet.
log-earlier = The whole log
log-new = new
log-setup = Before the first turn
log-turn = Turn { $turn }
log-why = Why did this happen?
log-dealt-personality = { $you ->
    [yes] You get a personality: it is under “Your secret”.
   *[no] { $who } gets a personality.
}
log-turn-began = { $you ->
    [yes] Your turn begins.
   *[no] { $who }’s turn begins.
}
log-played = { $you ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
}
log-passed = { $you ->
    [yes] You have no card to play.
   *[no] { $who } has no card to play.
}
log-skipped = { $you ->
    [yes] You leave it out.
   *[no] { $who } leaves it out.
}
log-put-away = { $card } goes to the discard pile.
log-recalled = { $you ->
    [yes] You call Doctor Mossy Lawn: the turn ends, and { $card } comes back to your hand.
   *[no] { $who } calls Doctor Mossy Lawn: the turn ends, and { $card } goes back to the hand.
}
log-drew = { $you ->
    [yes] You draw { $card }.
   *[no] { $who } draws a card.
}
log-drew-many = { $you ->
    [yes] You draw { $list }.
   *[no] { $who } draws { $count } cards.
}
log-recovered = { $you ->
    [yes] You take { $card } from the discard pile.
   *[no] { $who } takes { $card } from the discard pile.
}
log-discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $who } discards { $card }.
}
log-gave = { $you ->
    [from] You give { $whom } { $card }.
    [to] { $who } gives you { $card }.
   *[no] { $who } gives { $whom } a card.
}
log-offered = { $you ->
    [from] You choose { $card } for { $whom }.
    [to] { $who } has chosen a card for you.
   *[no] { $who } has chosen a card for { $whom }.
}
log-grabbed = { $you ->
    [from] You take { $card } out of { $whom }’s hand to look at.
    [to] { $who } takes { $card } out of your hand to look at.
   *[no] { $who } takes a card out of { $whom }’s hand to look at.
}
log-looked = { $you ->
    [from] You look at { $whom }’s hand: { $cards }.
    [to] { $who } looks at your hand: { $cards }.
   *[no] { $who } looks at { $whom }’s hand.
}
log-looked-empty = an empty hand
log-swapped-hands = { $you ->
    [from] You swap hands with { $whom }.
    [to] { $who } swaps hands with you.
   *[no] { $who } and { $whom } swap hands.
}
log-stuck = { $you ->
    [yes] { $card } stays in front of you for good.
   *[no] { $card } stays in front of { $who } for good.
}
log-borrowed = { $you ->
    [yes] You take a loan with { $card }.
   *[no] { $who } takes a loan with { $card }.
}
log-paid-player = { $you ->
    [from] You pay { $whom } { $amount }.
    [to] { $who } pays you { $amount }.
   *[no] { $who } pays { $whom } { $amount }.
}
log-paid-bank = { $you ->
    [yes] You pay the bank { $amount }.
   *[no] { $who } pays the bank { $amount }.
}
log-took-money = { $you ->
    [yes] You take { $amount } from the bank.
   *[no] { $who } takes { $amount } from the bank.
}
log-placed = { $you ->
    [yes] You place a minion in { $area }.
   *[no] { $who } places a minion in { $area }.
}
log-lifted = { $you ->
    [yes] You take up a minion in { $area }.
   *[no] { $who } takes up a minion in { $area }.
}
log-moved = { $you ->
    [yes] Your minion moves from { $from } to { $to }.
    [troll] A troll moves from { $from } to { $to }.
    [demon] A demon moves from { $from } to { $to }.
   *[no] { $who }’s minion moves from { $from } to { $to }.
}
log-swapped = { $one } in { $from } and { $two } in { $to } change places.
log-attacked = { $you ->
    [yes] An assassin is sent after your minion in { $area }.
    [troll] An assassin is sent after a troll in { $area }.
    [demon] An assassin is sent after a demon in { $area }.
   *[no] An assassin is sent after { $who }’s minion in { $area }.
}
log-chose = { $you ->
    [yes] You choose { $minion } in { $area }.
   *[no] { $who } chooses { $minion } in { $area }.
}
log-targeted = { $you ->
    [from] You turn to { $whom }.
    [to] { $who } turns to you.
   *[no] { $who } turns to { $whom }.
}
log-bid = { $you ->
    [yes] You want to buy the building in { $area }.
   *[no] { $who } wants to buy the building in { $area }.
}
log-removed = { $you ->
    [yes] Your minion in { $area } is removed.
    [troll] A troll in { $area } is removed.
    [demon] A demon in { $area } is removed.
   *[no] { $who }’s minion in { $area } is removed.
}
log-arrived = { $you ->
    [demon] A demon appears in { $area }.
   *[troll] A troll comes to { $area }.
}
log-troubled = Trouble starts in { $area }.
log-calmed = The trouble in { $area } is over.
log-built = { $you ->
    [yes] You build in { $area }.
   *[no] { $who } builds in { $area }.
}
log-bought = { $you ->
    [from] You buy { $whom }’s building in { $area }.
    [to] { $who } buys your building in { $area }.
   *[no] { $who } buys { $whom }’s building in { $area }.
}
log-demolished = { $you ->
    [yes] Your building in { $area } is gone.
   *[no] { $who }’s building in { $area } is gone.
}
log-used = { $you ->
    [yes] You use the power of { $area }.
   *[no] { $who } uses the power of { $area }.
}
log-shielded = { $you ->
    [yes] You pay Small Gods: { $area } is left alone.
   *[no] { $who } pays Small Gods: { $area } is left alone.
}
log-card-lost = { $you ->
    [yes] You lose the City Area card of { $area } for good.
   *[no] { $who } loses the City Area card of { $area } for good.
}
log-rolled = { $you ->
    [yes] You roll { $face }.
   *[no] { $who } rolls { $face }.
}
log-turned-up = Random event: { $event }.
log-fogged = { $card } is lost in the fog.
log-threatened = { $you ->
    [yes] You are asked whether to answer.
   *[no] { $who } may answer.
}
log-reacted = { $you ->
    [yes] You interrupt with { $card }.
   *[no] { $who } interrupts with { $card }.
}
log-peeked = { $you ->
    [yes] You look at unused personalities: { $list }.
   *[no] { $who } looks at unused personalities.
}
log-changed-personality = { $you ->
    [yes] You exchange your personality: the new one is under “Your secret”.
   *[no] { $who } exchanges the own personality.
}
log-ended-condition = { $you ->
    [yes] You win as { $personality }!
   *[no] { $who } wins as { $personality }.
}
log-ended-vimes = { $you ->
    [yes] The draw pile is empty: you win as { $personality }!
   *[no] The draw pile is empty: { $who } wins as { $personality }.
}
log-ended-points = The draw pile is empty. On points, the winner is: { $list }.
log-ended-riots = Riots end the game. On points, the winner is: { $list }.
minion-own = your minion
minion-of = { $name }’s minion
minion-troll = a troll
minion-demon = a demon

## The chain of causes

why-card = The card { $card }
why-symbol = its symbol { $symbol }
why-power = The power of { $area }
why-event = The random event { $event }
why-rescue = An interrupt that saves the minion

## Player aid

aid = Player aid
aid-key = press ?
aid-symbols = The nine symbols
aid-personalities = The personalities
aid-areas = The areas and their powers
aid-events = The random events
aid-cost = cost { $cost }
aid-link = All rules

## Why something is not allowed

refusal-AM-ACT-MINION-02 = A minion goes where you already have one, or next door.
refusal-AM-ACT-MINION-05 = A minion that was taken up goes to a different area.
refusal-AM-ACT-MINION-06 = The minion must go where another of your minions stands, or next to one.
refusal-AM-ACT-MINION-08 = As long as you have a minion off the board, place that one.
refusal-AM-ACT-BUILD-01 = You have no minion there.
refusal-AM-ACT-BUILD-02 = There is a building already.
refusal-AM-ACT-BUILD-03 = There is trouble there.
refusal-AM-ACT-BUILD-04 = You cannot pay what it costs.
refusal-AM-ACT-BUILD-12 = One of your own six buildings has to go.
refusal-AM-ACT-ASSASSINATE-01 = There is no such minion there.
refusal-AM-ACT-ASSASSINATE-02 = You may not assassinate your own minion.
refusal-AM-ACT-ASSASSINATE-03 = There is no trouble there.
refusal-AM-ACT-TROUBLE-01 = There is no trouble there.
refusal-AM-ACT-EVENT-03 = The event has to be finished first.
refusal-AM-ACT-EVENT-07 = Doctor Mossy Lawn cannot be used to dodge an event.
refusal-AM-ACT-INTERRUPT-03 = You hold no card that answers this.
refusal-AM-ACT-INTERRUPT-06 = The minion must go where another of your minions stands or next to one, and not back where it came from.
refusal-AM-ACT-INTERRUPT-16 = An interrupt waits for its moment: nothing threatens you now.
refusal-AM-ACT-INTERRUPT-20 = Gaspode stops players, not random events.
refusal-AM-ACT-INTERRUPT-21 = Gaspode does not stop your own card.
refusal-AM-ACT-INTERRUPT-25 = One card is enough to answer this.
refusal-AM-AREA-ANY-01 = The power belongs to whoever has the City Area card.
refusal-AM-AREA-ANY-02 = You have used this power this turn.
refusal-AM-AREA-ANY-03 = The card is new: its power starts with your next turn.
refusal-AM-AREA-ANY-05 = A demon is there: the power rests.
refusal-AM-AREA-ANY-09 = Powers are used between two actions of your own turn.
refusal-AM-AREA-ANY-10 = You cannot pay for it, or it would do nothing.
refusal-AM-AREA-DOLLY-SISTERS-01 = The minion goes to Dolly Sisters or next to it.
refusal-AM-AREA-UNREAL-ESTATE-01 = Unreal Estate asks for a card to discard.
refusal-AM-AREA-DRAGONS-LANDING-01 = Dragon’s Landing brings { $amount }, nothing else.
refusal-AM-AREA-SMALL-GODS-01 = Small Gods only answers a random event that touches a piece of yours.
refusal-AM-AREA-THE-SCOURS-01 = You have no card to discard.
refusal-AM-AREA-THE-HIPPO-01 = The Hippo brings { $amount }, nothing else.
refusal-AM-AREA-THE-SHADES-01 = Trouble goes to The Shades or next to it, where somebody stands and there is none yet.
refusal-AM-AREA-DIMWELL-01 = The minion goes to Dimwell or next to it.
refusal-AM-AREA-LONGWALL-01 = Longwall brings { $amount }, nothing else.
refusal-AM-AREA-ISLE-OF-GODS-01 = The Isle of Gods removes trouble that is there.
refusal-AM-AREA-SEVEN-SLEEPERS-01 = Seven Sleepers brings { $amount }, nothing else.
refusal-AM-AREA-NAP-HILL-01 = Nap Hill brings { $amount }, nothing else.
refusal-AM-COMP-21 = The game is for two to four players.
refusal-AM-EVENT-FLOOD-02 = Your minions have to leave the flooded area for a neighbouring one.
refusal-AM-EVENT-FLOOD-03 = That area is flooded too.
refusal-AM-EVENT-FLOOD-09 = No interrupt stops a flood.
refusal-AM-EVENT-MURDERS-01 = The minion has to stand in the area rolled.
refusal-AM-EVENT-SUBSIDENCE-03 = It has to be one of your own buildings that cannot be paid for.
refusal-AM-EVENT-SUBSIDENCE-06 = Small Gods does not help against Subsidence.
refusal-AM-FAQ-06 = Wallace Sonky keeps off scrolls, not symbols or random events.
refusal-AM-FAQ-27 = Wallace Sonky does not work against your own card.
refusal-AM-TURN-03 = You must play a card of your hand if you can.
refusal-AM-TURN-07 = Symbols are used from left to right, one after the other.
refusal-AM-TURN-21 = An interrupt cannot be the card of your turn.
refusal-card = { $card } does not offer that.

## Table options

option-edition = Rules as in
edition-en = English edition
edition-de = German edition
edition-es = Spanish edition
edition-fr = French edition
option-switches = House rules
option-switches-hint = Each rulebook has its own view of these. Leave them as the edition has them, or decide yourself.
option-by-edition = as in the edition
option-on = on
option-off = off
option-wrong-players = Ankh-Morpork is for two to four players.
option-wrong-edition = Choose one of the four editions.
option-wrong-switch = A house rule is on, off, or as in the edition.
switch-finite-bank = The bank holds only the money of the box
switch-rescue-anywhere = Igor and Fresh Start Club may put the minion in any other area
switch-shades-unlimited = The Shades may be used more than once a turn
switch-small-gods-whole-area = Small Gods keeps all your pieces in an area safe, or none
switch-small-gods-anywhere = Small Gods keeps newcomers out of areas without a piece of yours
switch-small-gods-trolls = Small Gods keeps out trolls as well as demons
switch-small-gods-at-once = Small Gods works in the turn its card is gained
switch-tie-by-control = Control of the dearest area breaks a tie, not the dearest card
switch-repeat-rolls = The same area rolled twice counts twice
switch-lead-neutrals = The Duckman, Foul Ole Ron and Canting Crew may move trolls and demons
switch-free-relocation = The twelfth minion may be moved to any other area
switch-bare-trouble = The Mob and Doctor Hix need no minion where they put trouble
switch-must-play-both = Drumknott and Ponder Stibbons make you play both cards
switch-gaspode-own-card = Gaspode also stops what your own card does to you
switch-sonky-one-roll = Wallace Sonky keeps off only one of Carcer’s rolls
switch-fire-stops = A building saved by Small Gods ends the fire
switch-mossy-no-refill = Doctor Mossy Lawn ends the turn without refilling the hand

## Final scoring

score-title = Points
score-decided = they decided
score-for-fun = for the record: they did not decide
score-minions = Minions on the board
score-buildings = Buildings
score-money = Money, loans paid back
score-loans = Loans not paid back
score-shared = Equal to the last: the victory is shared.
option-decided = { $rule }: { $state }
card-does-nothing = No symbol, no text: it does nothing.
