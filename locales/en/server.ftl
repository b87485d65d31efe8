# Why the site refuses something; one message for each reason in crates/server/src/error.rs.
server-no-such-page = There is nothing at this address.
server-no-such-method = This cannot be done at this address.
server-no-such-game = There is no such game on the shelf.
server-no-such-lesson = This game has no such lesson.
server-no-such-table = There is no such table. Perhaps the link is incomplete.
server-no-such-seat = There is no such seat at this table.
server-no-such-level = There is no bot of that strength.
server-unreadable = The server could not make sense of this request.
server-too-large = That is too long.
server-too-slow = What you sent took too long to arrive. Try again.
server-too-fast = That was a little fast. Take a breath and try again.
server-too-many-tables = You have opened many tables that are not finished yet. Finish one before you open another.
server-wrong-origin = This request came from another site and was not carried out.
server-no-session = The site does not know you any more. Reload the page to begin afresh, or log in.
server-wrong-passphrase = This name and passphrase do not belong together.
server-bad-passphrase = A passphrase has 8 to 200 characters.
server-bad-name = A name has 1 to 24 visible characters, at least one of them a letter or a digit.
server-bad-words = A message has 1 to 500 visible characters.
server-name-taken = Somebody else already has this name.
server-has-account = You already have an account.
server-bad-setup = The table cannot be set up like this.
server-not-invited = This table is private. Ask for an invitation link.
server-not-seated = You do not sit in this seat.
server-not-host = Only the person who opened the table can do this.
server-seat-taken = Somebody sits there already.
server-not-started = The game has not started yet.
server-started = The game has already started.
server-not-over = The game is not over yet.
server-no-more = The game ends there: nothing can follow.
server-secret = That stays secret until the game is over.
server-one-seat = You already have a seat at this table. Where everybody may sit down, each has one.
server-not-gone = This player was here less than ten minutes ago. Give them a little time.
server-not-alone = Others are still playing at this table: the game goes on.
server-which-seat = You hold several seats: say which one you mean.
server-bad-room = Private talk needs at least one other seat at this table.
server-not-asked = Nothing is asked of you at the moment.
server-no-hints = Hints are for games against bots: here, they would be a bit like cheating.
server-busy = Too much is happening at once. Please try again.
server-unplayable = This table cannot be opened with this version of the program. Nothing is lost; please tell whoever runs the site.
server-unavailable = The site cannot reach its data at the moment. Nothing is lost; please try again shortly.
server-internal = Something went wrong on our side. Nothing is lost; please try again.

# The archive of finished games.
server-archive-title = Games of Veillée
server-archive-intro = Finished games, each to be watched again, with its full record. A record can be read as it is, told again with “veillee replay”, and checked down to the last roll with “veillee replay --verify”.
server-archive-replay = Watch it again
server-archive-record = The record
server-rooms-closed = Orders are being written: private talk is closed until the next diplomacy phase. You can still speak to the whole table.
server-silence = At this table everybody agreed to play without a word.
server-cards-only = At this table players make treaties and write nothing else. You can talk again once the game is over.
server-watchers-apart = Those who watch have a room of their own: the players do not hear you while they play.
server-watchers-silent = At this table those who watch say nothing.

# The guided first game.
server-lesson-other = The rules allow that, but this step is about something else. Read once more what is asked, and try again.

# What is wrong with a field
server-field-answer = either “picks” or “action” is asked for
server-field-name = a name is for those who sit on your own device
server-field-luck = at most 64 bytes are asked for
server-field-upgrade = this address expects a WebSocket
server-field-clock = a bank lasts from 1 s to 24 h, what is added from 0 to 10 min, a deadline from 1 h to 30 days
server-field-content-type = the content type must be application/json
server-field-query = the end of the address, after “?”, cannot be read
