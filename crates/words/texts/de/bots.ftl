## Die Stufen der Bots: der Name, ein paar Worte für eine Liste, wie er denkt, wie stark er ist

bot-random = Zufall
bot-random-about = spielt irgendetwas Erlaubtes
bot-beginner = Anfänger
bot-beginner-about = spielt mit Verstand, übersieht aber vieles
bot-beginner-thinks = Er sieht nur einen Teil dessen, was er tun könnte, nimmt davon das Beste und achtet nicht darauf, was du vorhast.
bot-beginner-strength = Am leichtesten zu schlagen, gut für deine ersten Partien; aber er spielt nicht aufs Geratewohl.
bot-quick = Flink
bot-quick-about = spielt nach Faustregeln
bot-quick-thinks = Er sieht sich alles an, was er tun könnte, spielt seinen Zug in Gedanken zu Ende und nimmt, was ihn am besten dastehen lässt.
bot-quick-strength = Gegen drei Bots, die aufs Geratewohl spielen, gewinnt er acht von zehn Partien oder mehr.
bot-steady = Solide
bot-steady-about = denkt voraus, übersieht aber manches
bot-steady-thinks = Er denkt wie Scharf, nur nicht so lange, und manches, was er tun könnte, entgeht ihm.
bot-steady-strength = Stärker als Flink, schwächer als Scharf.
bot-sharp = Scharf
bot-sharp-about = denkt mehrere Züge voraus
bot-sharp-thinks = Er errät, was die anderen haben und wollen, und probiert in vielen gedachten Partien aus, was er tun könnte.
bot-sharp-strength = Für alle, die das Spiel kennen: Gegen drei vom Schlag Flink gewinnt er meist mehr als seinen Anteil.
bot-master = Meister
bot-master-about = denkt lange und gründlich nach
bot-master-thinks = Er spielt vor jeder Entscheidung Tausende gedachter Partien und sieht weiter voraus als alle anderen.
bot-master-strength = Der stärkste von allen; aber in beiden Spielen steckt viel Glück, also gewinnst auch du einmal.
bot-levels = Die Bots, der schwächste zuerst
bot-styles = Keine zwei sind ganz gleich: Manche sind kühn, manche vorsichtig, manche gierig.
