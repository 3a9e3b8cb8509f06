## The levels of bots: the name, a few words for a list, how it thinks, how strong it is

bot-random = Random
bot-random-about = plays anything legal
bot-beginner = Beginner
bot-beginner-about = plays sensibly, but overlooks a lot
bot-beginner-thinks = It sees only some of what it could do, takes the best of that, and does not watch what you are up to.
bot-beginner-strength = The easiest to beat, for your first games; but it does not play at random.
bot-quick = Quick
bot-quick-about = judges at a glance
bot-quick-thinks = It misses something now and then; of what it sees, it works out in its head what each would bring this turn and takes what leaves it best.
bot-quick-strength = Against three bots that play at random it wins eight games in ten or more.
bot-steady = Steady
bot-steady-about = thinks ahead, but misses something now and then
bot-steady-thinks = It thinks like Sharp and never longer, but misses some of what it could do.
bot-steady-strength = Stronger than Quick, weaker than Sharp.
bot-sharp = Sharp
bot-sharp-about = tries things out in its head
bot-sharp-thinks = It guesses what the others hold and want, and where an answer is not clear at once, it tries what it could do in imagined games.
bot-sharp-strength = For those who know the game: against three Quick ones it wins about every other game, twice its share.
bot-master = Master
bot-master-about = thinks long and hard
bot-master-thinks = Where an answer is not clear at once, it plays thousands of imagined games and looks further ahead than any other.
bot-master-strength = It thinks longest of all and is made to beat you; but there is much luck in both games, so you will win some.
bot-levels = The bots, weakest first
bot-styles = No two are quite alike: some are bold, some careful, some greedy.
