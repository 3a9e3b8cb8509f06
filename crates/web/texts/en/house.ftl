## People and tables, as the house calls them
guest = Guest
somebody = Somebody
spectator = Spectators

## What could not be done, by the code of the answer
problem-malformed = This could not be understood.
problem-unknown-person = Come in with a name first: this needs to know who you are.
problem-not-found = There is no such thing here.
problem-stale-question = This answers a question that is not asked any more; look at the table again.
problem-unavailable = The house could not do this now; try again.
problem-not-together = These steps cannot be sent together: something new is learned in between.
problem-no-such-step = There is no such step to go back to.
problem-no-such-game = There is no such game here.
problem-not-your-seat = Somebody else sits there, or nobody does.
problem-not-playing = No game is on at this table.
problem-key-reused = This key was already used for something else.
problem-seat-taken = Somebody else already sits there.
problem-knows-another-seat = You know the cards of the seat you left, so you can only go back there.
problem-table-full = Every seat at this table is taken.
problem-already-started = The game has begun already.
problem-not-the-host = Only whoever made the table may do this.
problem-seats-empty = The game begins when every seat is taken; fill the others with bots.
problem-cannot-leave = Nobody can get up at this table now.
problem-too-many-bots = There are more bots than seats.
problem-no-such-level = There is no such level of bots.
problem-no-such-colour = There are only five colours.
problem-setup = A game cannot start from these settings.
problem-clock = A clock cannot be set like this.
problem-foreign-form = This form has grown old, or comes from elsewhere; load the page again.
problem-banned = The host of this house has shut you out.
problem-too-many-tables = You have too many unfinished tables; finish or leave one first.
problem-table-closed = This table was closed before its game began.
problem-too-many-tokens = You have 50 tokens already; revoke one first.
problem-not-over = The record is shown when the game is over; until then, look at the log.
problem-name-empty = A name has at least one letter.
problem-name-long = A name has at most 40 letters.
problem-title-long = A title has at most 80 letters.
problem-not-sure = Tick the box first: nothing of this can be undone.
problem-too-fast = That was too much at once; wait a moment.
problem-too-long = This is too long: a request has at most 64 KiB, unless it brings a record.
problem-too-many-streams = Too many pages or programs of yours listen already; close one.
problem-too-many-guesses = Too many of these were wrong; wait a minute.
problem-other-rules = This game was played by other rules than this program’s; it can go on at a new table from the last turn on which both agree.
problem-nothing-to-undo = There is nothing to take back.
problem-no-proposal = Nobody has proposed this, or not any more.
problem-order-long = A standing order has at most 20 short lines.
problem-no-record = This is no record of a game.
problem-chat-empty = Nothing was said.
problem-chat-long = At most 500 letters are said at once.
problem-note-long = A note pad holds at most 10000 letters.
problem-muted = The host of this house has asked you to be quiet.
problem-not-the-house = Only the host of this house may come in here.
problem-no-mail = This house sends no mail.
problem-no-address = This is no e-mail address that can be written to.
problem-too-much-mail = This address was written to several times today; try again tomorrow.
problem-not-mendable = Nothing of this game can be played again.

## The host's door
house-door = The host’s door
house-token = The host’s token
house-come-in = Come in
house-figure-tables = Tables in memory
house-figure-bots = Questions waiting for bots

## Talk at the table
talk = Talk
talk-said = What was said
talk-text = Say something
talk-say = Say
talk-about = About { $who }
talk-mute = Do not listen to them
talk-report = Report this
talk-note = My notes
talk-wait = Wait, I need more time
talk-give-up = Propose to end the game here
talk-give-up-waiting = The others are asked whether to end the game here.
talk-give-up-asked = { $who } proposes to end the game here.
talk-silence = Nobody has said anything yet.
talk-new = something new
mend = Go on at a new table
mend-go = To the new table
problem-nothing-ticked = Tick the cards first; the button sends those that are ticked.

## Letters
mail-turn-subject = It is your turn: { $table }
mail-turn = It is your turn at the table “{ $table }”:
mail-turn-once = You will get no other letter about this table before you have been there.
mail-stop = If you want no more letters at all:
mail-confirm-subject = Is this your address?
mail-confirm = Somebody at a house for board games wants to be told at this address when it is their turn. If it was you, open this page within a day and press the button:
mail-confirm-not = If it was not you, do nothing: you will not be written to again.
confirm-mail-title = Is this your address?
confirm-mail-note = From then on you are told there when it is your turn and you have no page open. Every letter has a link that stops them.
confirm-mail-do = Yes, write to me
stop-mail-title = No more letters?
stop-mail-note = The address is deleted here.
stop-mail-do = Stop the letters
