# What is wrong with the record of a game. Words that stand so in the file stay as they are.

record-fault = { $line ->
    [0] { $field }: { $reason }
   *[other] line { $line }, { $field }: { $reason }
}
record-clause = { $fault } (clause { $clause })

record-field-move = move
record-field-result = result
record-field-text = text

# It cannot be read.

record-missing = missing from this record
record-tag-begin = a tag begins with [
record-tag-end = a tag ends with ]
record-tag-unknown = there is no such tag
record-values = { $count ->
    [one] takes one value
   *[other] takes { $count } values
}
record-twice = appears a second time
record-value-quotes = a value stands between quotation marks: "…"
record-quote-open = a quotation mark is never closed
record-escape = after \ comes \, ", n or r
record-format = format “{ $format }” is not known; format { $known } is the one that can be read here
record-number = must be a whole number
record-options = is written name=value name=value …
record-level-form = is “public”, “full”, or “seat” and the id of a seat
record-chance = is "manual" or left out
record-hex = must be bytes in lower-case hexadecimal
record-bytes = must be { $count ->
    [one] { $count } byte
   *[other] { $count } bytes
} in lower-case hexadecimal
record-seat-unknown = there is no seat “{ $seat }” in this record
record-seat-twice = names the same seat a second time
record-move-begin = begins with a number, a dot and a space
record-move-form = is written “* ROLL”, “SEAT: ACTION”, “SEAT resigns” or “draw agreed”
record-move-by = after the seat comes (bot), (clock) or nothing
record-move-late = comes after the result
record-result-form = is written “= unfinished”, “= draw CLAUSE” or “= won SEAT… CLAUSE”
record-result-twice = there is one already

# It cannot have been played so.

record-level = only a full record can be replayed; this one is partial
record-game-unknown = this library has no game “{ $game }” with version { $rules } of its rules
record-table-differs = the record says “{ $written }”, this table “{ $here }”
record-rules-differ = the record says “{ $written }”, the rules “{ $ruled }”
record-number-unexpected = is number { $number } and should be { $expected }
record-answers-missing = is number { $number }, but answers to number { $expected } are still missing
record-answers-order = comes too late: the answers to one decision stand in seat order, one for each seat
record-refused = “{ $move }” is refused: “{ $answer }”
record-contribution = the pinch of chance that { $seat-the } added is refused: “{ $answer }”
record-changed = this record was changed after it was written

# It cannot be proved fair.

record-manual = rolls chosen by hand cannot be proved fair
record-seedless = without Seed and Salt there is nothing to check the rolls against
record-commitment = Seed and Salt hash to { $hash }: this is another seed
record-roll-differs = the record has the roll “{ $written }”, the seed gives “{ $drawn }”
record-roll-extra = a roll where the rules draw none
record-roll-missing = a roll is missing before this line
record-last-rolls-missing = the last rolls are missing
