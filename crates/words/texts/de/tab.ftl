### Das Haus in einem Tab des Browsers, ohne Server.

tab-loading = Der Tisch wird gedeckt: { $percent } %
tab-no-engine = Dieser Browser kann die Spiele nicht selbst ausführen: Ihm fehlt WebAssembly. Ein neuerer kann es, und jeder Snug-Server auch.
tab-failed = Die Spiele ließen sich nicht laden. Prüfe deine Verbindung und öffne die Seite noch einmal.
tab-not-kept = Dieser Browser bewahrt hier nichts auf, weil sein Speicher voll oder ausgeschaltet ist. Du kannst weiterspielen, aber was du jetzt tust, ist weg, wenn du die Seite schließt.
tab-elsewhere = Diese Partie ist in einem anderen Tab offen
tab-elsewhere-note = Eine Partie läuft immer nur in einem Tab, damit keiner rückgängig macht, was ein anderer getan hat.
tab-take-over = Hier weiterspielen
tab-broken = Im Programm ist etwas schiefgegangen. Deine Partien sind so, wie sie vorher waren; versuche es bitte noch einmal.
tab-stuck = Ein Bot kommt hier nicht weiter, weil im Programm etwas schiefgegangen ist. Die Partie bleibt so, wie sie ist.
tab-again = Noch einmal versuchen
tab-unreadable = Diese Partie lässt sich nicht öffnen
tab-unreadable-name = Eine Partie
tab-unreadable-see = Was tun?
tab-unreadable-note = Eine andere Version von Snug hat sie aufbewahrt, oder was davon aufbewahrt ist, ist beschädigt. Mit deinen anderen Partien ist alles in Ordnung.
tab-unreadable-save = Du kannst sie löschen. Falls du sie noch brauchst, geh zurück und speichere vorher alles in einer Datei: Die Version, mit der sie gespielt wurde, kann sie dort lesen.
problem-other-rules-here = Diese Partie wurde nach anderen Regeln gespielt. Die Version, die sie gespielt hat, kann die Aufzeichnung noch speichern.
tab-seats-note = Nimm mehrere Plätze, um dieses Gerät mit Freunden zu teilen: Ihr reicht es herum, und ein Vorhang verdeckt, was die anderen nicht sehen dürfen.
tab-belongings = Was dieser Browser aufbewahrt
tab-belongings-note = Deine Partien, dein Name und deine Einstellungen liegen in diesem Browser und nirgends sonst.
tab-export = Alles in einer Datei speichern
tab-import = Gespeicherte Datei laden
tab-forget = Hier alles vergessen
tab-forget-sure = Alle Partien und Einstellungen in diesem Browser werden gelöscht. Das lässt sich nicht rückgängig machen.
tab-imported = Die Datei ist geladen.
tab-imported-newer = { $n ->
    [one] Eine Partie ist hier neuer als in der Datei und blieb, wie sie ist.
   *[other] { $n } Partien sind hier neuer als in der Datei und blieben, wie sie sind.
}
problem-not-everything = Diese Datei hat nicht Snug gespeichert.
tab-not-brought = Die Datei lässt sich nicht aufbewahren, weil der Speicher dieses Browsers voll oder ausgeschaltet ist. Hier ist alles wie zuvor.
tab-new-version = Es gibt eine neue Version von Snug.
tab-new-version-do = Jetzt verwenden
tab-later = Später
tab-privacy-keep = Was aufbewahrt wird und wo
tab-privacy-nothing = Nichts, was du hier tust, verlässt dieses Gerät: Es gibt keinen Server, kein Cookie und kein Konto.
tab-privacy-browser = Partien, Name und Einstellungen bleiben in diesem Browser, bis du auf der ersten Seite „Hier alles vergessen“ drückst oder seine Daten löschst.
tab-privacy-secret = Dein eigenes Gerät teilt aus und kennt jede Karte; wer die Seite auseinandernimmt, kann also nachsehen. Die Seiten zeigen sie nie, und die Bots erfahren sie nicht.
tab-offline-play = Hier gegen Bots spielen
tab-offline-play-note = Auch ohne Netz kannst du gegen Bots spielen: Alles, was du dafür brauchst, ist auf diesem Gerät.
tab-door = Ohne Server spielen
