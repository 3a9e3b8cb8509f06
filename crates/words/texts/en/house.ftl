## People and tables, as the house calls them
guest = Guest
somebody = Somebody
spectator = Spectators

## What could not be done, by the code of the answer
problem-malformed = This request could not be understood.
problem-malformed-method = This address does not take that method.
problem-malformed-address = What this address asks for cannot be understood.
problem-malformed-kind = Send this as application/json.
problem-malformed-no-form = This is sent as a form.
problem-malformed-form = This form cannot be read.
problem-malformed-cut = This request was cut short.
problem-malformed-object = A JSON object is expected here.
problem-malformed-json = This is not what was expected: { $detail }.
problem-malformed-field = The field “{ $field }” of this form is not right.
problem-malformed-missing = The field “{ $field }” of this form is missing.
problem-malformed-seat = A seat is a number, counted from 1.
problem-malformed-moment = A step of a game is a number.
problem-malformed-step = This is not a step: { $detail }.
problem-malformed-count = A step has between 1 and { $most } actions.
problem-malformed-answers = A threat is answered by one action.
problem-malformed-key = An idempotency key has 1 to { $most } characters.
problem-malformed-sealing = A seat commits first and reveals later.
problem-malformed-commitment = A commitment is a hash of 64 hexadecimal digits.
problem-malformed-contribution = What a seat reveals is written as in a record.
problem-malformed-matter = It does not say whom or what this is about.
problem-unknown-person = Choose a name first: we need to know who you are for this.
problem-unknown-host = This needs the host’s token.
problem-not-found-page = There is no such page here.
problem-not-found-table = There is no such table here.
problem-not-found-seat = There is no such seat at this table.
problem-not-found-person = Nobody here is known by that ID.
problem-not-found-game = No game was played at this table.
problem-not-found-step = The game has no such step.
problem-not-found-token = You have no such token.
problem-not-found-link = This link no longer works; each works once, for ten minutes.
problem-not-found-confirmation = This link no longer works; each works once, for a day.
problem-not-found-letters = Nothing is sent to that address any more.
problem-not-found-feed = There is no such feed here.
problem-stale-question = This answers a question that is no longer asked; look at the table again.
problem-unavailable = Something went wrong here; try again.
problem-unavailable-closing = The server is shutting down; come back in a moment.
problem-unavailable-kept = This could not be saved; try again.
problem-unavailable-writing = Nothing can be saved right now ({ $reason }). What is shown is safe; try again in a moment.
problem-not-together = These steps cannot be sent together: something new is learned in between.
problem-no-such-step = There is no such step to go back to.
problem-no-such-game = There is no game “{ $game }” here; choose one of { $games }.
problem-not-your-seat = That is not your seat.
problem-no-seat = You have no seat at this table.
problem-not-playing = No game is in progress at this table.
problem-key-reused = This key was already used for something else.
problem-seat-taken = Somebody else already sits there.
problem-not-a-bots-seat = The game is in progress: only a bot’s seat can be taken over now.
problem-knows-another-seat = You know the cards of the seat you left, so you can only go back there.
problem-table-full = Every seat at this table is taken.
problem-already-started = The game has already begun.
problem-not-the-host = Only whoever opened the table may do this.
problem-seats-empty = The game begins when every seat is taken; fill the others with bots.
problem-cannot-leave = Nobody can leave this table now.
problem-too-many-bots = There are more bots than seats.
problem-no-such-level = There is no bot level “{ $level }”; choose one of { $levels }.
problem-no-such-colour = There are only { $most } colours.
problem-setup-malformed = This is not a set-up of { $game }: { $detail }.
problem-clock-live = A live clock has { $least } to { $most } seconds, plus at most { $increment } for each answer.
problem-clock-slow = A slow clock has 1 to { $most } days for each answer.
problem-foreign-form = This form is out of date or comes from elsewhere; reload the page.
problem-banned = The host has banned you.
problem-too-many-tables = { $most ->
    [one] You have an unfinished table; finish it or leave it first.
   *[other] You have { $most } unfinished tables; finish or leave one first.
}
problem-table-closed = This table was closed before its game began.
problem-too-many-tokens = { $most ->
    [one] You have a token already; revoke it first.
   *[other] You have { $most } tokens already; revoke one first.
}
problem-not-over = This game is not over yet.
problem-record-later = The record is shown when the game is over; until then, look at the log.
problem-broken-off = This game was broken off; only a game that was played to its end is reviewed.
problem-not-your-review = Somebody else has asked for this review, and only they can stop it.
problem-not-sealed = Nothing was promised before this game, so there is nothing to check about its deal.
problem-name-empty = A name has at least one character.
problem-name-long = A name has at most { $most } characters.
problem-title-long = A title has at most { $most } characters.
problem-not-sure = Tick the box first: none of this can be undone.
problem-too-fast = { $seconds ->
    [one] That was too much at once; wait a second.
   *[other] That was too much at once; wait { $seconds } seconds.
}
problem-too-long = This is too long: a request has at most { $most } KiB, unless it carries a record.
problem-too-many-reviews = { $most ->
    [one] You are already waiting for a review; ask again when it is done.
   *[other] You are already waiting for { $most } reviews; ask again when one of them is done.
}
problem-too-many-streams = You have too many pages or programs listening already; close one.
problem-too-many-guesses = { $seconds ->
    [one] Too many wrong attempts; wait a second.
   *[other] Too many wrong attempts; wait { $seconds } seconds.
}
problem-other-rules = This game was played under different rules; it can continue at a new table from the last turn on which both agree.
problem-nothing-to-undo = There is nothing to undo.
problem-no-proposal = Nobody has proposed this, or it has been withdrawn.
problem-order-long = A standing order has at most { $most } short lines.
problem-no-record = This is not a game record: { $detail }.
problem-chat-empty = You said nothing.
problem-chat-long = A message has at most { $most } characters.
problem-note-long = Your notes hold at most { $most } characters.
problem-muted = The host has muted you.
problem-not-offered = The host does not offer this.
problem-not-the-house = Only the host may come in here.
problem-no-mail = This site sends no e-mails.
problem-no-address = This is not a valid e-mail address.
problem-too-much-mail = This address has had several e-mails today; try again tomorrow.
problem-not-mendable = Nothing of this game can be replayed.
problem-not-broken = This table needs no repair.
problem-already-committed = This seat has already committed.
problem-too-early = Nothing is revealed before everyone has committed.
problem-nothing-to-reveal = This seat has nothing to reveal.
problem-wrong-reveal = This is not what the seat committed to.
problem-sealed = This table is already sealed.
problem-stale-round = The table is being sealed again; look at it once more.
problem-no-game = This game could not be dealt.

## The host's door
house-door = The host’s door
house-token = The host’s token
house-come-in = Come in
house-figure-tables = Tables in memory
house-figure-bots = Questions waiting for bots
house-figure-each-tables = Unfinished tables one person may have
house-figure-each-records = Records one person may bring in per hour
house-figure-each-searches = Questions of one person’s tables that may wait for searching bots
house-figure-each-reviews = Reviews one person may wait for
house-figure-reviews = Reviews waiting or under way
house-figure-statistics = Statistics of the house
house-figure-everybody = everybody
house-figure-host-only = the host only
house-figure-none = not offered

## Talk at the table
talk = Chat
talk-said = What was said
talk-text = Say something
talk-say = Say
talk-about = About { $who }
talk-mute = Ignore them
talk-report = Report this
talk-note = My notes
talk-wait = Wait, I need more time
talk-give-up = Propose to end the game here
talk-give-up-waiting = The others are asked whether to end the game here.
talk-give-up-asked = { $who } proposes to end the game here.
talk-silence = Nobody has said anything yet.
talk-new = something new
mend = Continue at a new table
mend-go = To the new table
problem-nothing-ticked = Tick the cards first; the button sends those that are ticked.

## E-mails
mail-turn-subject = It is your turn: { $table }
mail-turn = It is your turn at the table “{ $table }”:
mail-turn-once = You will get no other e-mail about this table until you have been there.
mail-stop = If you want no more e-mails at all:
mail-confirm-subject = Is this your address?
mail-confirm = Somebody at Snug, a place to play board games, wants to be told at this address when it is their turn. If it was you, open this page within a day and press the button:
mail-confirm-not = If it was not you, do nothing: you will get no more e-mails.
confirm-mail-title = Is this your address?
confirm-mail-note = From then on you are told there when it is your turn and you have no page open. Every e-mail has a link that stops them.
confirm-mail-do = Yes, e-mail me
stop-mail-title = No more e-mails?
stop-mail-note = The address is deleted here.
stop-mail-do = Stop the e-mails
talk-left = { $who } has left; a bot takes over.
talk-came = { $who } has taken over from a bot.
look-again = Reload
