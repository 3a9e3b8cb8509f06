### The pages around the tables.

page-save = Save
page-tables = Tables
page-you = You

## The first page

home-title = A place to play two board games
home-hello = Pull up a chair.
home-lead = Two fine board games, played by the rules: with friends, against bots, in one sitting or a move a day.
home-you-play-as = You play as
home-games = Games
home-ankh-morpork-name = Discworld: Ankh-Morpork
home-ankh-morpork-short = Ankh-Morpork
home-ankh-morpork-players = 2–4 players
home-ankh-morpork-time = about an hour
home-ankh-morpork-special = secret goals
home-ankh-morpork-about = The Patrician is away, everyone has a plan, and nobody says which. Place your people, buy the streets, stir up trouble or put an end to it.
home-ankh-morpork-picture = A crooked city by night above a slow river and its bridge
home-rattus-cartus-name = Rattus Cartus
home-rattus-cartus-short = Rattus Cartus
home-rattus-cartus-players = 2–5 players
home-rattus-cartus-time = about 45 minutes
home-rattus-cartus-special = hidden rats
home-rattus-cartus-about = Send your people into six houses and outbid the rest with cards face down. Influence wins, unless the plague finds more rats on you than there are nuns.
home-rattus-cartus-picture = Six gabled houses, one for each class, and a parade of rats before them
home-levels = How strong should the bots be?
home-play-now = Play now against bots
home-with-friends = With friends
home-new-table = New table
home-how-to-play = How to play
home-mine = Your games
home-mine-note = { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
home-open = Open tables
home-open-note = { $n ->
    [0] none just now
   *[other] anyone may sit down
}
home-open-none = Nobody is waiting. Open a table, and others will find it here.
home-watch = Games to watch
home-watch-note = { $n ->
    [one] { $n } game in progress
   *[other] { $n } games in progress
}
home-sit = Sit down
home-play = Play
home-look = Watch
home-result = Result
home-waiting = Games that wait for you
home-continue = Continue: { $title }
home-go-on = Go on
home-your-turn = your turn
home-waits = { $names } { $count ->
    [one] is
   *[other] are
} thinking
home-won = { $names } won
home-nobody-won = nobody won
home-import = Open a game record
home-import-note = A game played elsewhere: paste its record and step through it.
home-import-do = Open
home-drawn = Every picture here was drawn for Snug.
home-privacy = Privacy and fair dealing

## A new table

new-title = New table
new-lead = Set the table.
new-lead-note = You can still change everything until the game starts.
new-settings = Table settings
new-game = Game
new-seats = Who plays?
new-seat = Seat { $n }
new-seat-me = You
new-seat-person = A friend, by link
new-seat-bot = Bot: { $level }, { $about }
new-seat-closed = Nobody
new-seats-note = Bots see what a player in their seat would see, and nothing else.
new-clock = Clock
new-clock-none = No clock
new-clock-none-note = among friends
new-clock-live = Live
new-clock-live-note = so many minutes each, plus a few seconds every turn
new-clock-days = Over days
new-clock-days-note = a move whenever you have time; you get a notice
new-minutes = Minutes each
new-increment = Extra seconds every turn
new-days = Days per move
new-weekends-off = Weekends off
new-weekends-off-note = Saturday and Sunday do not count
new-door = Who may come in?
new-door-link = Only with the link
new-door-link-note = not listed anywhere
new-door-open = Anyone
new-door-open-note = listed under open tables
new-hot-seat = All on this device
new-hot-seat-note = you pass it round; a curtain hides what the others may not see
new-more = More
new-name = Table name
new-name-placeholder = we think of one
new-window = Seconds to interrupt
new-window-note = How long everyone who is asked has to answer. Nobody sees who held a card.
new-open = Open the table
new-open-note = You get a link to send to the others.
new-wrong-number = One of the numbers is missing or out of range.
new-wrong-seat = At least two seats must be taken, each by a person or a bot.
new-wrong-me = One person takes several seats only when all play on one device.
new-wrong-option = One of the options is unknown.

## The waiting room

room-title = Waiting room
room-here = { $n ->
    [one] { $n } of { $of } is here
   *[other] { $n } of { $of } are here
}
room-free = Free
room-waiting = waiting for somebody
room-bot = bot, { $level }
room-you = you
room-is-here = is here
room-is-away = has left the page for now
room-sit = Sit down
room-leave = Leave
room-remove-bot = Remove
room-bot-level = Bot level
room-fill = Add a bot
room-colour = Your colour
room-colour-red = red
room-colour-yellow = yellow
room-colour-green = green
room-colour-blue = blue
room-colour-purple = purple
room-start = Start the game
room-start-not = { $n ->
    [one] One seat is still free.
   *[other] { $n } seats are still free.
}
room-start-with = { $n ->
   *[other] Start with { $n }
}
room-start-bots = Fill with bots and start
room-host-starts = Whoever opened the table starts the game when everybody is here.
room-invite = Invite
room-link = Invitation
room-copy = Copy
room-qr = Point a phone’s camera at it. Whoever opens the link only types a name: no account, no e-mail.
room-seal = The shuffle is sealed; after the game anyone can check that no card was picked. Seal:
room-seal-how = How?
room-settings = Change settings

## The result

result-wins = { $names } { $count ->
    [one] wins
   *[other] win
}
result-nobody = Nobody wins
result-won = won
result-the-rule = The rule
result-again = Play again, same seats
result-record = Download the record
result-who-they-were = Who they were
result-replay = Replay
result-replay-note = every step, from any seat
result-what = What
result-total = Total
result-honest = A fair deal
result-draws = { $n ->
    [one] { $n } draw or roll
   *[other] { $n } draws and rolls
}
result-sealed = Sealed before the first card.
result-sealed-note = The promise shown in the waiting room:
result-mixed = Mixed with what players added.
result-mixed-alone = Nobody else added anything: sealed by the server alone.
result-opened = Opened after the last card.
result-opened-note = The seed, whose fingerprint is the promise:
result-verify = Anyone can deal every card again from the downloaded record. Nobody, not even the host, could pick one.
replay-first = To the beginning
replay-back = One step back
replay-on = One step forward
replay-last = To the end
replay-go = Go
replay-turns = Turns
replay-eyes = Through whose eyes?

## The rulebook

rules-title = Rules of { $game }
rules-under = { $game } · { $n } rules
rules-ankh-morpork-lead = By the book. All four of them.
rules-rattus-cartus-lead = By the book, gaps included.
rules-chapters = Chapters
rules-chapters-short = Chapters, short list
rules-in-each = rules in each
rules-count = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
rules-search-label = Search the rules
rules-search-placeholder = a word, or a rule’s number
rules-search = Search
rules-found = { $n ->
    [one] { $n } of { $of } rules mentions
   *[other] { $n } of { $of } rules mention
} { $query }; marked below.
rules-only = Show only these
rules-clear = Clear
rules-none = No rule mentions that.
rules-link = Link to rule { $id }
rules-editions = The rulebooks differ
rules-see = See
rules-ruling = Ruling:

## Oneself

you-title = You
you-lead = Your chair.
you-lead-note = No account, no password: this browser knows you, and you can take your seat elsewhere.
you-name = Your name
you-name-note = Everyone at your tables sees it.
you-device = Continue on another device
you-device-note = A private link that works once, for ten minutes.
you-device-make = Make a link
you-device-link = Your private link
you-device-once = It works once, for ten minutes. Whoever opens it plays as you: show it to nobody.
you-notices = When it is your turn
you-mail = E-mail
you-mail-none = No e-mails.
you-mail-waiting = An e-mail is on its way there: open the link in it. Nothing else is sent until you do.
you-mail-confirmed = You get e-mails at this address.
you-mail-note = Only when it is your turn and you have no page open, and at most once per table until you are back. Leave it empty to get no e-mails.
you-feed = You can also follow your turns with a feed reader.
you-feed-link = Your private feed
you-feed-once = Copy the address now; it is shown only once. Anyone who has it can see where it is your turn; making a new one stops the old one from working.
you-feed-make = Make a private feed
you-feed-renew = Make a new address for the feed
you-tokens = For programs
you-tokens-note = A token lets a program of yours play in your name.
you-api = How programs play
you-token-fresh = Copy it now; it is shown only once:
you-token-revoke = Revoke
you-token-label = What it is for
you-token-make = Make a token
you-forget = Forget me
you-forget-note = Everything that says who you are is deleted. Games that others played with you stay, without your name, and can still be checked.
you-forget-sure = Yes, forget me for good
you-forget-do = Forget me

device-heading = Another device
device-title = Continue as { $name } here?
device-note = This link works once. Afterwards this browser holds your seats, as the other one does.
device-go = Continue as { $name }
device-not = That is not me

## When something cannot be done

error-not-found = There is nothing here
error-not-yours = You may not do that
error-stale = The table has moved on
error-too-much = A little slower, please
error-ours = Something went wrong on our side
error-refused = That cannot be done
error-the-rule = The rule
error-back = Continue
error-status = Status { $status }
offline-title = Snug cannot be reached
offline-note = Nothing is lost: the table waits as you left it. Check your connection and try again.
offline-again = Try again

## The host

house-title = Host’s page
house-lead = Behind the counter
house-reports = Reports
house-no-reports = Nobody has complained.
house-newest-reports = Only the newest are shown: { $n }.
house-reported-by = reported by { $name }, { $when }
house-mute = Mute
house-ban = Ban
house-close = Close the table
house-settle = Mark as settled
house-silenced = Muted and banned
house-muted = muted
house-banned = banned
house-pardon = Lift

## Privacy and honest dealing

privacy-title = Privacy and fair dealing
privacy-keep = What we keep about you
privacy-cookie = One cookie, so that your seat stays yours. No tracking, nothing from other servers.
privacy-name = The name you give yourself; any will do.
privacy-games = The games you play, step by step, so that they can be replayed.
privacy-mail = An e-mail address, only if you ask for notices.
privacy-nobody = Secrets such as links and tokens are kept only as fingerprints.
privacy-forget = On your page you can have all of it deleted; the records of your games stay, without your name.
privacy-deal = Why nobody can pick a card
privacy-seed = Before the first card the server draws a secret seed and publishes its fingerprint.
privacy-mixed = Every player’s browser adds random bits of its own; everything is mixed, so no single side knows the outcome.
privacy-step = Every draw and every roll comes from this mixture, each by its own number; undoing never deals anew.
privacy-verify = After the game the seed is shown, and “snug verify” deals every card again from the record.
privacy-look = The host could look into the machine but could not pick a card; at a table with only one person the server seals alone, and says so.
privacy-secret = What others learn
privacy-view = Every page is made from what its reader may know, and from nothing else.
privacy-time = Timing gives nothing away either: questions stay open equally long, whoever holds a card.
privacy-bots = Bots sit in a seat like anyone else: they see what a player there would see.

## What was agreed, and the seats of a game in progress

room-agreed = What was agreed
agreed-no-clock = no clock
agreed-minutes = { $n ->
    [one] { $n } minute each
   *[other] { $n } minutes each
}
agreed-increment = { $n ->
    [one] { $n } extra second every turn
   *[other] { $n } extra seconds every turn
}
agreed-days = { $n ->
    [one] { $n } day per move
   *[other] { $n } days per move
}
agreed-weekends-off = weekends off
agreed-window = { $n ->
    [one] { $n } second to interrupt
   *[other] { $n } seconds to interrupt
}
agreed-open = anyone may join or watch
agreed-link = only with the link, to play or to watch
agreed-hot-seat = all on one device
seats-title = Seats and standing orders
seats-note = During a game, anyone who can see the table may take over from a bot; when somebody leaves, a bot takes over.
seats-back = Back to the table
seats-leave = Leave (a bot takes over)
seats-take-over = Take over
order-title = When somebody threatens me
order-lead = In a game over days, one question can hold everyone up. Say now how to answer it, and the game goes on without you. Nobody else finds out.
order-ask = Ask me every time
order-ask-note = as long as I have time to answer
order-never = Never ask me
order-never-note = whatever happens, happens
order-use = Use these cards if I hold them
order-use-note = the first that fits, from top to bottom; otherwise let it happen
order-where = Only in some areas
order-where-note = If none is ticked: everywhere.
home-row-with = with { $names }
room-called = Who plays in this seat
seats-title-only = Seats
seats-leave-note = A bot takes over your seat. You can have it back as long as nobody else takes it.
seats-leave-do = Leave the game

log-earlier = Earlier
log-later = Later

## Questions with a usual answer

actions-title = What hardly anyone declines
actions-usual = Do it for me
actions-usual-note = Money is taken, actions are used, and where there is only one way you are not asked.
actions-ask = Ask me every time
actions-ask-note = You answer every question yourself, at every table.

## Statistics
stats = Statistics
stats-title = How the games go
stats-note = Every game played to its end here counts. Imported games and tried-out positions do not.
stats-none = No game of this kind has been played to its end here yet.
stats-percent = { $n }%
stats-show = Show
stats-all = all
stats-people = people
stats-bots = bots
stats-sitters = Who is counted
stats-players-n = { $n ->
    [one] { $n } player
   *[other] { $n } players
 }
stats-number = Number of players
stats-edition = Edition
stats-game = Game
stats-games = Games
stats-turns = Turns per game
stats-turns-between = from { $least } to { $most }
stats-won = Won
stats-interval = 19 times in 20
stats-wins-of = { $won } of { $games }
stats-even = The diamond is the share that was counted; the bar is where the true share lies, 19 times in 20. The upright line is an even share.
stats-few = With few games the bar is wide: do not read too much into it.
stats-by-game = By game
stats-by-role = By personality
stats-by-players = By number of players
stats-by-edition = By edition
stats-by-seat = By seat
stats-by-sitter = By people and bots
stats-by-play = What was played
stats-endings = How games ended
stats-seat = Seat { $n }
stats-csv = As a table for spreadsheets
stats-json = For programs
stats-you = Your games
stats-you-note = Only what happened: no rating, no rank.
stats-you-link = Your figures
stats-of = The games of { $name }
stats-with = Most often played with
stats-with-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
 }
stats-shown = Show my figures to anyone who has this link
stats-shown-note = Nobody else sees them unless you tick this.
