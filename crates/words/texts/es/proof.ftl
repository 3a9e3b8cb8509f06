### La prueba de un reparto honesto.

proof-title = Reparto honesto
proof-link = Comprobarlo en este navegador
proof-not-yet = Sin comprobar todavía
proof-needs-script = Para comprobarlo, tu navegador necesita JavaScript y WebAssembly. El registro se puede comprobar con cualquier programa que siga la receta publicada.
proof-needs-engine = Esta copia de Snug se compiló sin la parte que comprueba en el navegador. Descarga el registro y compruébalo con la orden de abajo.
proof-away = No se ha podido cargar la comprobación. ¿Tienes conexión? Tu navegador necesita además WebAssembly.
proof-busy = Repartiendo otra vez todas las cartas…
proof-busy-note = Tu navegador abre el sobre y reparte toda la partida de nuevo. No se envía nada a ninguna parte.
proof-good = Todas las cartas se repartieron honestamente
proof-good-note = { $n ->
    [one] Tu propio navegador acaba de repetir la única carta o tirada y ha salido lo mismo.
   *[other] Tu propio navegador acaba de repetir las { $n } cartas y tiradas y han salido las mismas.
}
# The # becomes the number of the draw.
proof-bad = El robo o tirada número # no encaja
proof-bad-note = El registro dice una cosa y los números sellados otra. Encajan antes: #. Lo que viene después no se puede juzgar.
proof-other = Este registro no es lo que se jugó
proof-other-note = Una línea va contra las reglas o no coincide con lo prometido antes de la partida.
proof-progress = Cartas y tiradas comprobadas
proof-beads = Cada cuadrado es una carta robada o una tirada, de la primera a la última. Los rayados no se juzgan, porque todo depende de lo que salió antes.
proof-likely = Lo más probable es que la copia esté dañada: recarga la página y comprueba otra vez.
proof-stays = Si sigue en rojo, el registro se cambió después de la partida o el reparto no fue honesto. Enseña a los demás esta línea del registro:
proof-again = Comprobar otra vez
proof-back = Volver al resultado
proof-how = ¿Cómo se puede saber?
proof-how-note = sin matemáticas
proof-before = 1. Antes de la partida: un sobre sellado
proof-before-note = La casa anotó un número secreto y enseñó a todos su huella. Desde entonces ya no podía cambiarlo: nadie puede encontrar otro número con la misma huella.
proof-stir = 2. Todos remueven
proof-stirred = Añadieron cada cual un número secreto propio: { $names }. Así ni siquiera la casa podía elegir lo que se iba a repartir.
proof-added = { $n ->
    [one] { $n } número añadido
   *[other] { $n } números añadidos
}
proof-after = 3. Después de la partida: se abre
proof-after-note = La casa enseña su número, y tiene la huella correcta. De todos los números juntos salen cada carta y cada tirada, como un pastel de su receta, y tu navegador lo vuelve a hornear.
proof-print = ¿Qué es una huella?
proof-print-note = Una manera de reducir cualquier texto a 64 letras y cifras. El mismo texto da siempre la misma huella, el menor cambio da otra muy distinta, y nadie puede volver de la huella al texto.
proof-print-try = Pruébalo con las palabras que quieras
proof-print-sample = una oca en la taberna
proof-shows = Lo que esto demuestra y lo que no
proof-shows-chosen = Nadie eligió una carta: ni un jugador, ni un bot, ni la casa.
proof-shows-follows = Todo lo robado y tirado en el registro se sigue de los números sellados.
proof-shows-moved = No demuestra quién hizo cada jugada: las jugadas no van firmadas.
proof-shows-looked = Ni si alguien miró: quien lleva la casa pudo ver cartas ocultas. Juega con alguien de confianza.
proof-elsewhere = Para comprobarlo con otro programa, descarga el registro y escribe:
# The # becomes the number of the line.
proof-line = Línea # del registro
proof-draws = Todos los robos y tiradas
proof-draws-all = Mostrarlos todos, en orden
proof-number = N.º
proof-when = Cuándo
proof-recorded = En el registro
proof-dealt-again = Al repartir otra vez
proof-same = lo mismo
proof-differs = otra cosa
proof-not-judged = sin juzgar
proof-taken-back = (deshecho)
