## Die Stufen der Bots: der Name, ein paar Worte für eine Liste, wie er denkt, wie stark er ist

bot-random = Zufall
bot-random-about = spielt irgendetwas Erlaubtes
bot-beginner = Anfänger
bot-beginner-about = spielt mit Verstand, übersieht aber vieles
bot-beginner-thinks = Er sieht nur einen Teil dessen, was er tun könnte, nimmt davon das Beste und achtet nicht darauf, was du vorhast.
bot-beginner-strength = Am leichtesten zu schlagen, gut für deine ersten Partien; aber er spielt nicht aufs Geratewohl.
bot-quick = Flink
bot-quick-about = entscheidet auf einen Blick
bot-quick-thinks = Manches übersieht er; bei allem anderen überlegt er, was es ihm in diesem Zug bringt, und nimmt, was ihn am besten dastehen lässt.
bot-quick-strength = Gegen drei Bots, die aufs Geratewohl spielen, gewinnt er acht von zehn Partien oder mehr.
bot-steady = Solide
bot-steady-about = denkt voraus, übersieht aber manches
bot-steady-thinks = Er denkt wie Scharf und nie länger, aber manches, was er tun könnte, entgeht ihm.
bot-steady-strength = Stärker als Flink, schwächer als Scharf.
bot-sharp = Scharf
bot-sharp-about = probiert in Gedanken aus
bot-sharp-thinks = Er errät, was die anderen haben und wollen, und probiert in gedachten Partien aus, was er tun könnte, wenn die Antwort nicht gleich klar ist.
bot-sharp-strength = Für alle, die das Spiel kennen: Gegen drei vom Schlag Flink gewinnt er etwa jede zweite Partie, doppelt so viele, wie ihm zustünden.
bot-master = Meister
bot-master-about = denkt lange und gründlich nach
bot-master-thinks = Wenn die Antwort nicht gleich klar ist, spielt er Tausende gedachter Partien und sieht weiter voraus als alle anderen.
bot-master-strength = Er denkt am längsten von allen und will dich schlagen; aber in beiden Spielen steckt viel Glück, also gewinnst auch du einmal.
bot-levels = Die Bots, der schwächste zuerst
bot-styles = Keine zwei sind ganz gleich: Manche sind kühn, manche vorsichtig, manche gierig.
