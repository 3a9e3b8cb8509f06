### How to play, on one page for each game.

learn = Learn
learn-title = How to play { $game }
learn-minutes = 4 minutes to read
learn-on-this-page = On this page
learn-lead = New here?
learn-lead-note = Read how a game goes in four minutes. The numbered rules are for looking things up later.
learn-next = Where next?
learn-reference = All the rules
learn-reference-note = { $n } numbered rules, with a search
learn-first = Rather learn the games first?
learn-always = always
learn-players = { $n } players
rules-list-note = Every rule has a number, a source and a search. To learn a game, “How to play” is quicker.

## Ankh-Morpork

learn-am-yellow = Yellow
learn-am-green = Green
learn-ankh-morpork-lead = Everybody is secretly somebody, and everybody wants something else. Play cards, read the others, and get there before they notice.

learn-am-city-short = The city
learn-am-city = An empty chair
learn-am-city-1 = Lord Vetinari is gone, and half the city has its eye on his chair.
learn-am-city-2 = You play for one of seven people who want it. The others must not find out which.
learn-am-city-3 = All begin with one minion in each of three crowded areas, and with five cards.
learn-am-city-fig = The start of a game for three: you are the red disc. The black stars are trouble.

learn-am-secret-short = Your secret
learn-am-secret = You are somebody. Nobody knows who.
learn-am-secret-1 = You are dealt a personality, face down. It says how you win.
learn-am-secret-2 = Money and pieces lie open; hands and personalities do not. So watch the race: whoever is close to a flag may be about to win.
learn-am-secret-remember = You win as your own turn begins. Everybody else has one turn to stop you.
learn-am-secret-fig = “Who would win?” at the table: as a lord, Yellow would be one area away.
learn-am-role-lord-selachii = Control this many areas. Three of the seven want this.
learn-am-role-lord-vetinari = Have minions in this many areas, not counting those with a demon.
learn-am-role-dragon-king-of-arms = Trouble in this many areas, whoever made it.
learn-am-role-chrysoprase = Cash and buildings worth this much, less $12 for each loan.
learn-am-role-commander-vimes = Nobody else has won when the last card is drawn. He alone need not wait for his turn.

learn-am-turn-short = Your turn
learn-am-turn = One card, left to right
learn-am-turn-1 = Play a card and go through its symbols, finishing each before the next. What you do not want you leave out.
learn-am-turn-first = Only where there is trouble. Not now? Skip it; you cannot come back to it.
learn-am-turn-second = The bank pays.
learn-am-turn-third = Last symbol, and the card is done.
learn-am-turn-draw = Draw up to five cards.
learn-am-turn-draw-note = You hold more? Keep them all, and draw none.

learn-am-symbols-short = Symbols
learn-am-symbols = Nine symbols, and you can read every card

learn-am-trouble-short = Trouble
learn-am-trouble = Two is trouble, most is control
learn-am-trouble-1 = A minion that joins another brings trouble, even among your own. When one leaves, the marker goes too. In trouble assassins can strike, and nobody can build.
learn-am-trouble-alone = You are alone in Dimwell: all is quiet, and the area is yours.
learn-am-trouble-company = Yellow walks in. Trouble, and a tie is nobody’s.
learn-am-trouble-2 = You control an area with more pieces than any other player has there, and more than there are trolls. A building counts as a piece. Trouble itself changes nothing.
learn-am-control-most = Two to one and one: you rule.
learn-am-control-tie = One to one: nobody.
learn-am-control-troll = The troll ties: nobody.
learn-am-control-demon = A demon spoils it for all.

learn-am-building-short = Buildings
learn-am-building = A building, and the card of its area
learn-am-building-1 = No assassin can remove a building, and it earns you the card of its area:
learn-am-building-2 = From your next turn on you may use each such card once a turn, whenever you like. Lose the building, and the card is gone.
learn-am-building-fig = Your building in Dimwell cost $6. It makes two pieces of one.

learn-am-events-short = Events
learn-am-events = Random events
learn-am-events-1 = There are twelve, each comes at most once, and most roll a die that names an area. Trolls move in, houses burn, the river rises. Worst are demons: where one sits, an area is worth nothing to anybody.
learn-am-events-before = Longwall is yours.
learn-am-events-after = Trolls, and the die says 9: one moves in, and Longwall is nobody’s.

learn-am-end-short = The end
learn-am-end = How it ends
learn-am-end-1 = Somebody begins a turn with their aim met: they win.
learn-am-end-2 = The last card is drawn: Vimes wins. If nobody is Vimes, points decide.
learn-am-end-3 = Riots come up while eight or more areas are in trouble: points decide, Vimes or not.
learn-am-end-points = Points: 5 for each minion, the price of each building, 1 for each dollar. A loan costs $12, or 15 points if you cannot pay it back.
learn-am-end-fig = Yellow has reached the lords’ flag and moves next. Somebody has to do something now.

learn-am-tips-short = Tips
learn-am-tips = Three tips
learn-am-tips-1 = Before you end your turn, look at “Who would win?” Whoever stands at a flag may win next.
learn-am-tips-2 = If the threat moves right after you, nobody else can stop it. One minion in the right place often will.
learn-am-tips-3 = Stay two steps short, then take both at once, with an interrupt such as Gaspode in hand.

## Rattus Cartus

learn-rc-second = Berta
learn-rc-third = Odo
learn-rattus-cartus-lead = The plague took the king. Court six classes, building by building, and do not let too many rats follow you home.

learn-rc-story-short = The story
learn-rc-story = The throne stands empty
learn-rc-story-1 = You and your rivals want the crown. For that you need influence with six classes, from peasants to royalty.
learn-rc-story-2 = You gain it by sending people into buildings. But whoever goes where they do not belong brings home a rat.

learn-rc-aim-short = The aim
learn-rc-aim = Score, and stay alive
learn-rc-aim-1 = Most points come from the six houses. In each the highest disc scores 10, the next 5, the third 2; with two players only 10 and 5.
learn-rc-aim-2 = But whoever ends with more rats than there are nuns dies of the plague, whatever the score.
learn-rc-aim-fig = In Chivalry you stand on floor 5 and score 10, Odo 5, Berta 2. In the Church Berta is ahead of you.

learn-rc-round-short = A round
learn-rc-round = A round has five phases
learn-rc-round-a = Two buildings are revealed; three with four or five players.
learn-rc-round-b = Everybody takes what one of them shows: cards, fewer rats, or a look at a nun.
learn-rc-round-c = In turn, enter any building and lay cards there, face down.
learn-rc-round-d = The cards are turned up; then the buildings act.
learn-rc-round-e = The next player starts.
learn-rc-round-begin = You begin with five cards and ten rats. A game has ten rounds with two players, nine with three, eight with more.
learn-rc-round-fig = The Monastery offers two cards and a look, the Palace two fewer rats. Berta has laid two cards in the Monastery, Odo three in the Palace; now you choose.

learn-rc-cards-short = Laying cards
learn-rc-cards = Laying cards
learn-rc-cards-1 = Lay as many as you like, or none. Every person you lay gives you one influence in the building’s class.
learn-rc-cards-2 = People of that class are free. Anyone else brings a rat.
learn-rc-cards-fig = In the Castle you turned up three knights and a monk: four influence, and the monk brings a rat.

learn-rc-premium-short = Premium
learn-rc-premium = Premium and standard
learn-rc-premium-1 = Each building helps those inside. Whoever laid the most people and jokers gets its premium action, everybody else the standard one.
learn-rc-premium-2 = A tie goes to whoever entered first. If you are alone, the premium is yours even without a card.
learn-rc-premium-two = With two players there is one premium a round: for whoever laid more, in either building.
learn-rc-premium-fig = You entered third but laid three cards: two rats away for you, one each for Berta and Odo.

learn-rc-specials-short = Specials
learn-rc-specials = Jokers and special cards
learn-rc-specials-1 = Buildings also hand out cards that are no people. Swords and flutes give neither influence nor rats, and do not count for the premium.
learn-rc-card-joker = One influence in any class, and never a rat.
learn-rc-card-sword = Laid with your cards: the most swords in a building take half the hand of whoever laid the fewest there.
learn-rc-card-flute = Laid likewise: the most flutes hand a rat to whoever laid the fewest.
learn-rc-card-pass = Played instead of entering: you enter after the others.
learn-rc-card-gold = Never laid. At the end the most gold scores 6, the next 3.

learn-rc-nuns-short = Nuns
learn-rc-nuns = The nuns and the plague
learn-rc-nuns-1 = Five cards lie face down all game: the Nun-row. A person’s card shows none to four nuns, so expect about ten in all.
learn-rc-nuns-2 = When you look at one, everybody sees where you look, but only you see the card.
learn-rc-nuns-3 = The bars show how many nuns there may be, the line is your rats. As many rats as nuns: you live. One more: you die.
learn-rc-nuns-fig = You know two cards with one nun each, and you have eight rats.

learn-rc-end-short = The end
learn-rc-end = The end
learn-rc-end-1 = In the last round buildings no longer act: the premium is one more influence. Then everything is added up:
learn-rc-end-houses = the six houses; on the same floor, whoever got there first ranks higher
learn-rc-end-hand = most people and jokers left in hand: 2 points
learn-rc-end-specials = most swords, most flutes, most passes: 2 points each; whoever ties for one of these gets 1
learn-rc-end-gold = gold, and victory point markers
learn-rc-end-2 = Now the nuns are turned up. Of those who live, the most points win; on a tie, the fewest rats.

learn-rc-tips-short = Tips
learn-rc-tips = Three tips
learn-rc-tips-1 = Draw cards early, lose rats later. With seven rats you usually live; with ten it is a coin toss.
learn-rc-tips-2 = One wrong card that lifts you a rank is worth its rat. Two rarely are.
learn-rc-tips-3 = Enter where nobody is, or last with one card more than the others laid.
