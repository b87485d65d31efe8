# What happens at a table, whatever the game.

table-ready = { $seat-The } is ready.
table-unsealed = { $seat-The } takes the sealed answer back.
table-resealed = Your new answer is sealed in place of the other.
table-clock-answered = Time is up for { $seat-the }: what was written is played; else the rules or a bot answer, this once.
table-left-bot = { $seat-The } is no longer there: a bot plays meanwhile.
table-left-idle = { $seat-The } is no longer there: the seat does nothing meanwhile.
table-left-out = { $seat-The } is no longer there: the game goes on without this seat.
table-returned = { $seat-The } is back.
table-closed = { $seat-The } ends the game: the others have left.
table-undone = { $seat-The } takes back the last move.
table-resigned = { $seat-The } resigns.
table-draw-offered = { $seat-The } offers a draw.
table-draw-agreed = Everyone agrees to a draw.
table-take-back-asked = { $seat-The } asks to take back a move.
table-take-back-agreed = Everyone agrees: { $seat-the } takes the move back.
table-agreed = { $seat-The } agrees.
table-offer-withdrawn = { $seat-The } withdraws the offer.
table-offer-declined = { $seat-The } declines.
table-contributed = { $seat-The } adds a pinch of chance.

table-outcome-resigned = { $seat-The } resigned.
table-outcome-agreed = Drawn by agreement.
table-outcome-closed = Broken off: the others had left.

# Why a request was refused.

table-refused-over = The game is over.
table-refused-no-seat = There is no such seat at this table.
table-refused-not-asked = It is not your turn.
table-refused-stale = The table has moved on in the meantime; this answer belongs to an earlier decision.
table-refused-unreadable = This answer cannot be read: { $reason }.
table-refused-unreadable-roll = This roll cannot be read: { $reason }.
table-refused-unreadable-treaty = This treaty cannot be read: { $reason }.
table-refused-incomplete = Something is still missing from your answer.
table-refused-unanswered = Say what { $seat-the } would answer as well.
table-refused-not-sealed = You have no sealed answer to take back.
table-refused-cannot-undo = You cannot undo this alone: someone has played since.
table-refused-revealed = This cannot be taken back: something has been revealed since.
table-refused-no-duel = This game can be neither resigned nor drawn by agreement.
table-refused-offer-open = There is an open offer already: answer it first.
table-refused-no-offer = There is no offer for you to answer.
table-refused-agreed = You have already agreed.
table-refused-drawn = The first roll has been made: the table’s chance is sealed.
table-refused-too-long = That is too long.
table-refused-no-chance = There is nothing to roll now.
table-refused-not-manual = At this table chance decides by itself.

# Treaties: promised by some, judged when it shows. A treaty says for how long, then what: $clauses begin without a capital.

table-treaty-this-turn = This turn: { $clauses }.
table-treaty-until = { $term }: { $clauses }.
table-treaty-standing = As long as everyone keeps it: { $clauses }.
table-treaty-clauses = { $first }; { $rest }
table-treaty-if = if { $condition }, { $promise }
table-treaty-once = once { $condition }, { $promise }
table-treaty-and = { $first } and { $second }

table-treaty-offered = { $seat-The } offers a treaty. { $treaty }
table-treaty-pledged = { $seat-The } makes a promise. { $treaty }
table-treaty-countered = { $seat-The } offers another treaty instead. { $treaty } (Before: { $before })
table-treaty-agreed = { $seat-The } agrees to the treaty. { $treaty }
table-treaty-declined = { $seat-The } declines the treaty. { $treaty }
table-treaty-declined-why = { $seat-The } declines the treaty: “{ $why }” { $treaty }
table-treaty-withdrawn = { $seat-The } takes back a treaty. { $treaty }
table-treaty-notice = { $seat-The } gives notice: this treaty holds only to the end of the turn. { $treaty }
table-treaty-undone = Undone, and with it an offer of { $seat-the }. { $treaty }
table-treaty-reopened = Undone, and with it what had become of a treaty. { $treaty }
table-treaty-lapsed = An offer has come to nothing: { $why } { $treaty }
table-treaty-void = A treaty is void: { $why } { $treaty }
table-treaty-kept = Word kept. { $treaty }
table-treaty-kept-early = Word kept ahead of time. { $treaty }
table-treaty-broken = { $seat-The } breaks a promise. { $treaty }

table-void-condition = its condition was not met.
table-void-absent = a player had left.
table-void-over = its time is over.
table-warn-contradicts = You have promised what cannot be kept with this: { $treaty }
table-warn-sealed = Your sealed answer goes against it.

table-reason-gains-nothing = I gain nothing by it.
table-reason-word-given = I have given my word to others.
table-reason-you-broke-yours = You broke your word.
table-reason-cannot-keep = I could not keep it.
table-reason-you-lead = You are ahead.
table-reason-end-is-near = The end is too near.
table-reason-better-offer = I have a better offer.
table-reason-already-answered = I have answered that.

# The words of a treaty, as they are picked.
table-term-seat = { $seat }
table-term-with = A treaty in your own terms…
table-term-parties = These are its parties
table-term-more = And also…
table-term-if = If…
table-term-once = Once…
table-term-and = and
table-term-then = then
table-term-all = All together
table-term-together = together with…
table-term-until = Until…
table-term-standing = As long as everyone keeps it

table-refused-no-treaties = No treaties are made in this game.
table-refused-no-treaty = No treaty of that number is yours to answer.
table-refused-treaty-unfit = This treaty cannot be offered now.
table-refused-treaty-settled = This treaty no longer waits for your answer.
table-refused-treaty-twice = The same treaty is already on the table.
table-refused-too-many-treaties = Too many offers: twelve may wait for an answer, six to the same player before play goes on.
table-refused-talk-closed = The time for diplomacy is over: private talk and treaties wait for the next diplomacy phase.

table-instructions-given = Your instructions are noted.
table-instructions-none = Your instructions are withdrawn.
table-refused-away = You have left this table already.
table-refused-here = You have not left this table.
table-refused-gone = Whoever leaves this table does not come back.
table-refused-no-instruction = There is no such instruction in this game.

# What cannot be read in a text. Words of the notation stand as they are typed.

notation-number = “{ $word }” is not a number that can stand here
notation-twice = “{ $word }” stands there twice
notation-missing = “{ $word }” is missing
notation-word = “{ $found }” is nothing that can be written here: { $known }
notation-within = in “{ $part }”, { $error }
notation-and = { $first }; { $next }
notation-no-chance = in this game nothing is left to chance
notation-no-treaty = “{ $text }” is no treaty of this game
