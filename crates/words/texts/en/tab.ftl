### The house in one browser tab, without a server.

tab-loading = Setting the table: { $percent }%
tab-no-engine = This browser cannot run the games by itself: it has no WebAssembly. A newer browser can, and so can any Snug server.
tab-failed = The games could not be loaded. Check your connection and open this page again.
tab-not-kept = This browser keeps nothing here, because its storage is full or switched off. You can play on, but what you do now is lost when you close the page.
tab-elsewhere = This game is open in another tab
tab-elsewhere-note = A game is played in one tab at a time, so that no tab undoes what another did.
tab-take-over = Go on here
tab-broken = Something went wrong in the program. Your games are as they were before; please try again.
tab-stuck = A bot cannot go on here, because something went wrong in the program. The game is kept as it is.
tab-again = Try again
tab-unreadable = This game cannot be opened
tab-unreadable-name = A game
tab-unreadable-see = What to do
tab-unreadable-note = Another version of Snug kept it, or what is kept of it is damaged. Your other games are not affected.
tab-unreadable-save = You can delete it. If you may need it again, go back and save everything in a file first: the version that played it can read it there.
problem-other-rules-here = This game was played under different rules. The version that played it can still save its record.
tab-seats-note = Take several seats to share this device with friends: you pass it round, and a curtain hides what the others may not see.
tab-belongings = What this browser keeps
tab-belongings-note = Your games, your name and your settings are kept in this browser, and nowhere else.
tab-export = Save everything in a file
tab-import = Load a saved file
tab-forget = Forget everything here
tab-forget-sure = All games and settings in this browser will be erased. This cannot be undone.
tab-imported = The file has been loaded.
tab-imported-newer = { $n ->
    [one] One game here is newer than in the file, and stays as it is.
   *[other] { $n } games here are newer than in the file, and stay as they are.
}
problem-not-everything = This is not a file that Snug saved.
tab-not-brought = The file cannot be kept, because this browser’s storage is full or switched off. Everything here is as it was.
tab-new-version = There is a new version of Snug.
tab-new-version-do = Use it now
tab-later = Later
tab-privacy-keep = What is kept, and where
tab-privacy-nothing = Nothing you do here leaves this device: there is no server, no cookie and no account.
tab-privacy-browser = Games, name and settings are kept in this browser until you press “Forget everything here” on the first page or erase its data.
tab-privacy-secret = Your own device deals and knows every card, so whoever takes the page apart can look; the pages never show them, and the bots are not told.
tab-offline-play = Play against bots here
tab-offline-play-note = Even without a network you can play against bots: everything it takes is on this device.
tab-door = Play without a server
