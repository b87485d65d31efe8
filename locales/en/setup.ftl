# Why a table cannot be set up like this. Seats, options and values stand here as they are typed.

setup-fault = { $line ->
    [none] { "" }
   *[other] line { $line }, { "" }
}{ $clause ->
    [none] { $field }: { $reason }
   *[other] { $field }: { $reason } (clause { $clause })
}
setup-fault-next = { "; " }

setup-seats-exactly = this game has { $most ->
    [one] { $most } seat
   *[other] { $most } seats
}, not { $count }: { $seats }
setup-seats-between = this game has { $fewest } to { $most ->
    [one] { $most } seat
   *[other] { $most } seats
}, not { $count }: { $seats }
setup-seats-order = seats are named in the game’s own order: { $seats }
setup-seat-unknown = there is no seat “{ $seat }”; there are: { $seats }
setup-seat-twice = seat “{ $seat }” is named twice
setup-seat-absent = there is no seat “{ $seat }” at this table; there are: { $seats }

setup-option-unknown = there is no such option; there are: { $options }
setup-option-value = cannot be “{ $value }”; its values: { $values }
setup-arranging = the arrangements of this variant are too many to be counted: begin from a position in play

# Board files. Keys and values stand here as they are written in the file.

board-syntax = this is not TOML; a quote, a bracket or an equals sign is missing or out of place
board-unreadable = cannot be read
board-key = there is no such key here; there are: { $known }
board-missing = the key “{ $key }” is missing
board-kind = should be { $wanted }, but is { $found }
board-kind-text = a text in quotes
board-kind-whole = a whole number
board-kind-number = a number
board-kind-truth = true or false
board-kind-date = a date
board-kind-list = a list in square brackets
board-kind-table = a table of keys
board-number = { $found } is not a number that can stand here
board-length = the list has another length
board-word = “{ $found }” is none of these: { $known }
board-letter = “{ $found }” is not a single capital letter
board-fixed = is “{ $found }”, but the rules say “{ $rule }”
board-between = is { $found }; it must be from { $from } to { $to }
board-most = there are { $found }; at most { $most } fit
board-zero = must not be 0
board-colour = “{ $found }” is not a colour such as #c0272d
board-twice = “{ $what }” stands there twice, or with itself
board-unknown = there is no “{ $what }”
board-absent = “{ $what }” is missing
board-extra = “{ $what }” does not belong here
board-order = must be { $rule }, in this order
board-count = says { $stated }, but the file has { $found }
board-edition = this program does not know that edition of the board
board-own = the game was played on a board of its own: its file is needed (--board FILE)

# What a program sends and that cannot be read
json-syntax = this is no well-formed JSON object (column { $column })
json-object = a JSON object is asked for: fields in braces
json-missing = the field “{ $field }” is missing
json-unknown = there is no field “{ $field }” here; there are: { $known }
json-kind = { $wanted } is asked for, not { $found }
json-other-kind = { $found } does not fit here
json-unreadable = a value does not fit here
json-kind-text = a text in quotation marks
json-kind-whole = a whole number
json-kind-number = a number with a fraction
json-kind-truth = true or false
json-kind-nothing = nothing (null)
json-kind-list = a list in brackets
json-kind-object = an object in braces
