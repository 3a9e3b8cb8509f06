# What the lessons say: goal, two hints, why, and what is wrong with a likely error.

lessons = Lessons
lessons-lead = Small positions, one goal each
lessons-lead-note = Try whatever you like: a wrong answer costs nothing and is explained.
lessons-number = { $n } small positions with a goal
lessons-far = { $n } of { $of } solved
lessons-place = lesson { $at } of { $of }
lessons-first = First steps
lessons-tricks = Tricks
lessons-hard = For masters
lessons-badge-solved = solved
lessons-badge-helped = solved with a hint
lessons-badge-next = next
lessons-badge-open = open
lessons-kept-person = What you have solved is kept with your name.
lessons-kept-browser = What you have solved is kept in this browser; with a name it goes where you go.
lessons-goal = Goal:
lessons-hint-1 = First hint
lessons-hint-2 = Second hint
lessons-show = Show the solution
lessons-solution = One solution
lessons-again = Try again
lessons-wrong = Not quite
lessons-not-reached = That does not reach the goal. Look at what happened, and try something else.
lessons-tried = What you have tried
lessons-solved = Solved!
lessons-solved-helped = Solved, with a hint
lessons-next = Next: { $name }
lessons-all = All lessons
lessons-daily = Lesson of the day
lessons-try = Try it

lesson-right-next-to-you-name = Right next to you
lesson-right-next-to-you-goal = Control two areas.
lesson-right-next-to-you-hint-1 = Look at your own area and its neighbours. Who already stands where?
lesson-right-next-to-you-hint-2 = Alone you control an area; equal numbers control nothing. Seven Sleepers is empty.
lesson-right-next-to-you-why = Seven Sleepers is adjacent to Longwall and empty. One minion alone is more than anybody else has there.
lesson-right-next-to-you-tempting = That is a tie: one minion each, so nobody controls it.

lesson-quiet-please-name = Quiet, please
lesson-quiet-please-goal = Build in The Shades.
lesson-quiet-please-hint-1 = One thing stands in the way of your building: the trouble marker.
lesson-quiet-please-hint-2 = Sergeant Angua takes a marker away and lets you play another card.
lesson-quiet-please-why = Sergeant Angua calms The Shades and brings The Mended Drum into play. Now the site is free, and $6 is enough.
lesson-quiet-please-tempting = The Mended Drum finds no site while there is trouble.

lesson-the-right-victim-name = The right victim
lesson-the-right-victim-goal = You are Lord Rust and control four areas. Make it five.
lesson-the-right-victim-hint-1 = An assassin works only where there is trouble. Who has the most pieces there afterwards?
lesson-the-right-victim-hint-2 = Find the place where a single rival piece stands between you and control.
lesson-the-right-victim-why = In Small Gods it is one against one. Without the yellow minion you control it, your fifth area.
lesson-the-right-victim-tempting = The Scours only becomes a tie.

lesson-rent-before-bricks-name = Rent before bricks
lesson-rent-before-bricks-goal = Build in Nap Hill.
lesson-rent-before-bricks-hint-1 = Nap Hill costs $12, and you have $9. The money of The Royal Mint comes after its building.
lesson-rent-before-bricks-hint-2 = You own Seven Sleepers. Its card pays $3 once in your turn, whenever you like.
lesson-rent-before-bricks-why = Collect $3 first, and you have the $12 for Nap Hill. City Area cards cost no card from your hand.
lesson-rent-before-bricks-tempting = Without the $3 of Seven Sleepers you cannot pay for a site, and the symbol is gone.

lesson-eyes-everywhere-name = Eyes everywhere
lesson-eyes-everywhere-goal = You are Lord Vetinari, with minions in eight areas. Make it ten.
lesson-eyes-everywhere-hint-1 = You need two new areas. One card places one minion; who places the other?
lesson-eyes-everywhere-hint-2 = Dolly Sisters places a minion for $3, and Gimlet pays $3. An area with a demon does not count.
lesson-eyes-everywhere-why = Take the $3 from Gimlet, place a minion, and let Dolly Sisters place the tenth. Sharing an area is fine: you need no control.
lesson-eyes-everywhere-tempting = Groat places one minion, but leaves you without the $3 for the second.

lesson-fan-the-flames-name = Fan the flames
lesson-fan-the-flames-goal = You are the Dragon King of Arms. Raise the trouble from five markers to eight.
lesson-fan-the-flames-hint-1 = You need three more. The Mob can make two and lets you play another card.
lesson-fan-the-flames-hint-2 = You have nobody near Nap Hill, so stir it by the text. Make the other two with minions.
lesson-fan-the-flames-why = The Mob stirs Nap Hill. One minion joins a rival in Longwall, the other your own in Dimwell: a second minion always brings trouble, even beside your own. That makes eight.
lesson-fan-the-flames-tempting = Stirring Dimwell wastes the text: nobody can reach Nap Hill any more, so it stays quiet.

lesson-the-last-card-name = The last card
lesson-the-last-card-goal = You are Commander Vimes, and six cards are left to draw. Take the last one.
lesson-the-last-card-hint-1 = Vimes wins the moment the last card leaves the pile. Which of your cards make you draw?
lesson-the-last-card-hint-2 = Four and two make six, but only one of those two cards lets you go on.
lesson-the-last-card-why = The Clacks draws two and lets you play another card; the Librarian takes the last four. The game stops there, and you have won.
lesson-the-last-card-tempting = The Librarian draws four, and then you can play nothing more: two are left.

lesson-rob-the-rich-name = Rob the rich
lesson-rob-the-rich-goal = Yellow moves next and is worth $54. As Chrysoprase, Yellow wins with $50: bring Yellow below that.
lesson-rob-the-rich-hint-1 = Cash and buildings count together, so Yellow must lose at least $5.
lesson-rob-the-rich-hint-2 = Nobby Nobbs takes $3 and lets you play another card. What takes $2?
lesson-rob-the-rich-why = $3 to Nobby Nobbs, then $2 to The Thieves’ Guild: $49. The order matters, because only one of the two lets you go on.
lesson-rob-the-rich-tempting = The Thieves’ Guild takes $2 and lets you play nothing more: $52.

lesson-good-dog-name = Good dog
lesson-good-dog-goal = Green plays Death, who sends two assassins, and you hold Gaspode. Still control five areas when your turn begins.
lesson-good-dog-hint-1 = Death strikes twice, Gaspode helps once. Where does a loss cost you control?
lesson-good-dog-hint-2 = In Nap Hill you would still be two against one. Wait.
lesson-good-dog-why = You can spare a minion in Nap Hill. In The Shades a loss means a tie, so Gaspode helps there, and your turn begins with five areas.
lesson-good-dog-tempting = Gaspode saved a minion you could spare, and The Shades is lost: four areas.

lesson-borrowed-money-name = Borrowed money
lesson-borrowed-money-goal = You are Chrysoprase, worth $38. Get to $50.
lesson-borrowed-money-hint-1 = A loan gives $10 now and counts $12 against you. What is that together?
lesson-borrowed-money-hint-2 = Your two City Area cards pay as well, $3 and $1, and cost no card.
lesson-borrowed-money-why = $3 and $1 from the areas, $3 from the Pink PussyCat Club, $5 from The Royal Mint: exactly $50. The loan would make it less.
lesson-borrowed-money-tempting = The loan brings $10 and counts $12 against you: you can no longer reach $50.

lesson-the-last-straw-name = The last straw
lesson-the-last-straw-goal = Only Riots is left among the events. End the game now, as its winner.
lesson-the-last-straw-hint-1 = With eight markers Riots ends the game on points; with seven nothing happens.
lesson-the-last-straw-hint-2 = You have 50 points, Yellow 52. A minion is worth 5. Get both, the eighth marker and the points, before the event.
lesson-the-last-straw-why = The Mob makes the eighth marker and adds a minion, so you lead. Its last symbol brings The Dean, and Riots ends the game.
lesson-the-last-straw-tempting = The Dean wastes the event: there are only seven markers.

lesson-two-birds-name = Two birds
lesson-two-birds-goal = You and Yellow may both be Lords. Control five areas, and leave Yellow with four.
lesson-two-birds-hint-1 = Yellow moves next, so reaching five is not enough: one of Yellow’s five areas must fall.
lesson-two-birds-hint-2 = Lord Downey kills, pays and builds. Where does he do all three at once? And the card of Dimwell is yours.
lesson-two-birds-why = In Nap Hill the killing ends the trouble and Yellow’s lead, the $3 makes the building affordable, and you outnumber the minion that is left. The minion from Dimwell wins the other area.
lesson-two-birds-tempting = Killing in The Shades brings you closer, but Yellow keeps five areas and wins first.

lesson-fit-is-free-name = What fits is free
lesson-fit-is-free-goal = Gain two influence without a single new rat.
lesson-fit-is-free-hint-1 = Which building belongs to the class you hold two cards of?
lesson-fit-is-free-hint-2 = Knights belong in the Castle. Leave the monk and the witch in your hand.
lesson-fit-is-free-why = Every card gives one influence wherever you lay it. Only cards of another class bring a rat.
lesson-fit-is-free-tempting = Four influence, but the monk and the witch bring two rats.

lesson-nobody-home-name = Nobody home
lesson-nobody-home-goal = Take two jokers, keep all your cards, and take no rat.
lesson-nobody-home-hint-1 = Both rivals are in the Castle. Who can beat you anywhere else?
lesson-nobody-home-hint-2 = Enter the Marketplace and lay no card.
lesson-nobody-home-why = The premium action goes to whoever laid the most there. Alone, even no card is the most.
lesson-nobody-home-tempting = There is no joker in the Castle, and whatever you lay there brings a rat.

lesson-first-come-name = First come
lesson-first-come-goal = You enter first, and Berta follows you with all three cards. Take two victory point markers and keep your joker.
lesson-first-come-hint-1 = Berta lays three cards, no more. How many of yours are enough in the lower place?
lesson-first-come-hint-2 = Three against three is yours, because you came first. Three kings will do.
lesson-first-come-why = A tie goes to the lower place number. Know how many cards a rival holds, and match it.
lesson-first-come-tempting = Four cards win, but then the joker is gone.

lesson-same-floor-name = On the same floor
lesson-same-floor-goal = Become first in another class without a new rat.
lesson-same-floor-hint-1 = Two merchants would bring you level with Berta. Who was there before?
lesson-same-floor-hint-2 = Level is not enough. In which house do two fitting cards carry you past the leader?
lesson-same-floor-why = A disc that reaches a taken floor goes on top, and the lower disc ranks first. Overtake, do not catch up.
lesson-same-floor-tempting = You are only level, and the other disc was there first: still second.

lesson-wait-and-see-name = Wait and see
lesson-wait-and-see-goal = Berta wants the Palace as well, and lays one card more than whoever is there before her. Take two victory point markers.
lesson-wait-and-see-hint-1 = Whoever lays first shows how much has to be beaten. Must that be you?
lesson-wait-and-see-hint-2 = Play the pass. Once Berta has laid two cards, your three win.
lesson-wait-and-see-why = A pass moves you to the end of the line. You lose ties there, but you know what to beat.
lesson-wait-and-see-tempting = Berta saw your three cards and lays four.

lesson-cards-for-rats-name = Cards against rats
lesson-cards-for-rats-goal = Leave the Hospital with only seven rats.
lesson-cards-for-rats-hint-1 = The premium action here removes one rat, and then up to three more for three hand cards.
lesson-cards-for-rats-hint-2 = Berta laid one card. Two monks beat that and leave you three cards to discard.
lesson-cards-for-rats-why = Two monks win the premium action and cost nothing. One fewer loses it, and one more leaves too little to discard.
lesson-cards-for-rats-tempting = You win the premium action, but only two cards are left to discard.

lesson-count-the-nuns-name = Count the nuns
lesson-count-the-nuns-goal = It is the last round, and you have seen the whole Nun-row. Win the game: stay alive and overtake both rivals.
lesson-count-the-nuns-hint-1 = Count the nuns you know, and your rats. What can still take rats from you?
lesson-count-the-nuns-hint-2 = Two rats fewer leave eight against eight nuns: alive. So lay what fits, and nothing else.
lesson-count-the-nuns-why = Equal numbers survive. One greedy draw or one wrong card, and the best score is worth nothing.
lesson-count-the-nuns-tempting = Ten rats and eight nuns: the best hand does not help the dead.

lesson-pipers-tune-name = The piper’s tune
lesson-pipers-tune-goal = It is the last round; you know all nine nuns, and nobody else has a flute. Win although Odo is far ahead.
lesson-pipers-tune-hint-1 = With ten rats you die, and Odo has exactly as many rats as there are nuns.
lesson-pipers-tune-hint-2 = Follow Odo into the Palace with the flute, bring no new rats, and choose Odo.
lesson-pipers-tune-why = One flute did two things: you fell to nine rats and live, and Odo rose to ten and does not.
lesson-pipers-tune-tempting = Odo is still alive, and far ahead.

lesson-golden-handshake-name = Golden handshake
lesson-golden-handshake-goal = It is the last round; you know all eight nuns, and Odo holds four gold and no other card. Win the game all the same.
lesson-golden-handshake-hint-1 = Two merchants would win you the Bourgeoisie, yet Odo stays level and has fewer rats.
lesson-golden-handshake-hint-2 = Where Odo stands, a sword takes half of his hand. All of it is gold.
lesson-golden-handshake-why = Two gold changed hands: more points for you, and fewer for Odo.
lesson-golden-handshake-tempting = You only draw level, and Odo has fewer rats: the tie is lost.

lesson-one-rat-ten-points-name = One rat, ten points
lesson-one-rat-ten-points-goal = It is the last round, and you have seen all eight nuns. Win: be first in Royalty and stay alive.
lesson-one-rat-ten-points-hint-1 = Berta climbs to six and was there first, so you need seven. Whoever lays the most cards gets one extra.
lesson-one-rat-ten-points-hint-2 = From two to seven: four cards and the extra one. You can bear one more rat, so only one card may be wrong.
lesson-one-rat-ten-points-why = Two kings and the joker are free, one wrong card makes four, and the extra influence makes seven. A fifth card would have killed you.
lesson-one-rat-ten-points-tempting = Five cards bring nine rats against eight nuns.
