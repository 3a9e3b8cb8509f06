### La casa en una pestaña del navegador, sin servidor.

tab-loading = Preparando la mesa: { $percent } %
tab-no-engine = Este navegador no puede jugar por sí solo: le falta WebAssembly. Uno más nuevo puede, y cualquier servidor de Snug también.
tab-failed = No se han podido cargar los juegos. Comprueba la conexión y abre otra vez esta página.
tab-not-kept = Este navegador no guarda nada aquí, porque su almacenamiento está lleno o desactivado. Puedes seguir jugando, pero lo que hagas ahora se perderá al cerrar la página.
tab-elsewhere = Esta partida está abierta en otra pestaña
tab-elsewhere-note = Una partida se juega en una sola pestaña a la vez, para que ninguna deshaga lo que hizo otra.
tab-take-over = Seguir aquí
tab-broken = Algo ha fallado en el programa. Tus partidas están como estaban antes; inténtalo otra vez.
tab-stuck = Un bot no puede seguir aquí, porque algo ha fallado en el programa. La partida se conserva tal como está.
tab-again = Intentarlo otra vez
tab-unreadable = Esta partida no se puede abrir
tab-unreadable-name = Una partida
tab-unreadable-see = Qué hacer
tab-unreadable-note = La guardó otra versión de Snug, o lo que se guarda de ella está dañado. A tus otras partidas no les pasa nada.
tab-unreadable-save = Puedes borrarla. Si quizá la necesites más adelante, vuelve atrás y guárdalo todo antes en un archivo: la versión con la que se jugó puede leerla ahí.
problem-other-rules-here = Esta partida se jugó con otras reglas. La versión que la jugó todavía puede guardar su registro.
tab-seats-note = Ocupa varios asientos para compartir este dispositivo con amigos: os lo vais pasando, y un telón oculta lo que los demás no deben ver.
tab-belongings = Lo que guarda este navegador
tab-belongings-note = Tus partidas, tu nombre y tus ajustes se guardan en este navegador y en ningún otro sitio.
tab-export = Guardarlo todo en un archivo
tab-import = Cargar un archivo guardado
tab-forget = Olvidar todo lo de aquí
tab-forget-sure = Se borrarán todas las partidas y los ajustes de este navegador. No se puede deshacer.
tab-imported = El archivo se ha cargado.
tab-imported-newer = { $n ->
    [one] Una partida es aquí más reciente que en el archivo y se ha dejado como estaba.
   *[other] { $n } partidas son aquí más recientes que en el archivo y se han dejado como estaban.
}
problem-not-everything = Este archivo no lo guardó Snug.
tab-not-brought = El archivo no se puede guardar, porque el almacenamiento de este navegador está lleno o desactivado. Aquí todo sigue como estaba.
tab-new-version = Hay una versión nueva de Snug.
tab-new-version-do = Usarla ahora
tab-later = Más tarde
tab-privacy-keep = Qué se guarda y dónde
tab-privacy-nothing = Nada de lo que haces aquí sale de este dispositivo: no hay servidor, ni cookies, ni cuenta.
tab-privacy-browser = Las partidas, el nombre y los ajustes se guardan en este navegador hasta que pulses «Olvidar todo lo de aquí» en la primera página o borres sus datos.
tab-privacy-secret = Tu propio dispositivo reparte y conoce todas las cartas, así que quien desmonte la página puede mirarlas; las páginas nunca las muestran, y a los bots no se les dicen.
tab-offline-play = Jugar aquí contra bots
tab-offline-play-note = Sin red también puedes jugar contra bots: todo lo necesario está en este dispositivo.
tab-door = Jugar sin servidor
