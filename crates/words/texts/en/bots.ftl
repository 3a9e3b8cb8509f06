## The levels of bots: the name, a few words for a list, how it thinks, how strong it is

bot-random = Random
bot-random-about = plays anything legal
bot-beginner = Beginner
bot-beginner-about = plays sensibly, but overlooks a lot
bot-beginner-thinks = It sees only some of what it could do, takes the best of that, and does not watch what you are up to.
bot-beginner-strength = The easiest to beat, for your first games; but it does not play at random.
bot-quick = Quick
bot-quick-about = plays by rules of thumb
bot-quick-thinks = It looks at everything it could do, plays its own turn through in its head and takes what leaves it best.
bot-quick-strength = Against three bots that play at random it wins eight games in ten or more.
bot-steady = Steady
bot-steady-about = thinks ahead, but misses something now and then
bot-steady-thinks = It thinks like Sharp, but not for as long, and misses some of what it could do.
bot-steady-strength = Stronger than Quick, weaker than Sharp.
bot-sharp = Sharp
bot-sharp-about = thinks several turns ahead
bot-sharp-thinks = It guesses what the others hold and want, and tries what it could do in many imagined games.
bot-sharp-strength = For those who know the game: against three Quick ones it usually wins more than its share.
bot-master = Master
bot-master-about = thinks long and hard
bot-master-thinks = It plays thousands of imagined games before every decision, and looks further ahead than any other.
bot-master-strength = The strongest of all; but there is much luck in both games, so you will win some.
bot-levels = The bots, weakest first
bot-styles = No two are quite alike: some are bold, some careful, some greedy.
