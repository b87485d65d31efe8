# Why a table cannot be set up like this. Seats, options and values stand here as they are typed.

setup-fault = { $clause ->
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
