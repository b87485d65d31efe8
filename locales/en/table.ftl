# What happens at a table, whatever the game.

table-ready = { $seat } is ready.
table-unsealed = { $seat } took the sealed answer back.
table-clock-answered = Time ran out for { $seat }: what was written so far counts, else the rules answer.
table-undone = { $seat } undid the last move.
table-resigned = { $seat } resigns.
table-draw-offered = { $seat } offers a draw.
table-draw-agreed = Everyone agrees to a draw.
table-take-back-asked = { $seat } asks to take back a move.
table-take-back-agreed = Everyone agrees: { $seat } takes the move back.
table-agreed = { $seat } agrees.
table-offer-withdrawn = { $seat } withdraws the offer.
table-offer-declined = { $seat } declines.
table-contributed = { $seat } added to the table’s randomness.

table-outcome-resigned = { $seat } resigned.
table-outcome-agreed = Drawn by agreement.

# Why a request was refused.

table-refused-over = The game is over.
table-refused-no-seat = There is no such seat at this table.
table-refused-not-asked = It is not your turn.
table-refused-stale = The table has moved on in the meantime; this answer belongs to an earlier decision.
table-refused-unreadable = This cannot be read as a move of this game.
table-refused-incomplete = Something is still missing from your answer.
table-refused-unanswered = Say what { $seat } would answer as well.
table-refused-not-sealed = You have no sealed answer to take back.
table-refused-cannot-undo = There is nothing of yours that you could undo alone: someone has acted since.
table-refused-revealed = This cannot be taken back: something came to light that cannot be forgotten.
table-refused-no-duel = This game can be neither resigned nor drawn by agreement.
table-refused-offer-open = There is an open offer already: answer it first.
table-refused-no-offer = There is no offer for you to answer.
table-refused-agreed = You have already agreed.
table-refused-drawn = The first draw has been made: nothing can be added to the randomness any more.
table-refused-too-long = That is too long: at most 64 bytes.
table-refused-no-chance = There is nothing to draw now.
table-refused-not-manual = At this table nobody chooses what chance brings.

# Treaties: promised by two or three, judged when it shows.

table-treaty-offered = { $seat } offers a treaty: { $treaty }
table-treaty-agreed = { $seat } agrees to the treaty: { $treaty }
table-treaty-declined = { $seat } declines the treaty: { $treaty }
table-treaty-withdrawn = { $seat } takes back their treaty: { $treaty }
table-treaty-kept = Word kept: { $treaty }
table-treaty-broken = { $seat } breaks their word: { $treaty }

table-refused-no-treaties = No treaties are made in this game.
table-refused-no-treaty = No treaty of that number is yours to answer.
table-refused-treaty-unfit = This treaty cannot be offered now.
table-refused-treaty-settled = This treaty no longer waits for your answer.
table-refused-too-many-treaties = Twelve of your treaties already wait for an answer: that is the most.
table-refused-talk-closed = The time for bargaining is over: private rooms and treaties wait for the next talks.

table-instructions-given = Your instructions are noted.
table-instructions-none = Your instructions are lifted.
table-refused-no-instruction = There is no such instruction in this game.
