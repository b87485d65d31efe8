# The board of the nine trails on the page.

neuf-pistes-web-board = Board: arrows to move about, Enter to pick, Escape to cancel
neuf-pistes-web-empty = { $cell }, empty
neuf-pistes-web-pawn = { $number ->
    [0] { $cell }, { $side ->
        [light] light
       *[dark] dark
    } pawn
   *[other] { $cell }, { $side ->
        [light] light
       *[dark] dark
    } pawn { $number }
}
neuf-pistes-web-camp = { $side ->
    [light] light camp
   *[dark] dark camp
}
neuf-pistes-web-picked = picked pawn
neuf-pistes-web-target = can land here
neuf-pistes-web-movable = can move
neuf-pistes-web-last = last move
neuf-pistes-web-turn = Turn the board
neuf-pistes-web-list = Play from a list
neuf-pistes-web-moves = Moves played
neuf-pistes-web-home = { $home } of 9 in camp
neuf-pistes-web-next = next number: { $number }
neuf-pistes-web-gates = approaches of the enemy camp: { $count } of { $cap }
neuf-pistes-web-quiet = No progress for { $quiet ->
    [one] { $quiet } move
   *[other] { $quiet } moves
}; drawn at { $limit }.
neuf-pistes-web-repeated = Position seen { $times ->
    [one] once
   *[other] { $times } times
}; drawn at { $limit }.
neuf-pistes-web-so-far = Numbers placed so far
neuf-pistes-web-random = Fill in at random

# The rules at a glance
neuf-pistes-web-aid-goal = Be the first to have all nine pawns home, one on each cell of the camp.
neuf-pistes-web-aid-run = { $movement ->
    [free] Push one pawn along its row or its track, as far as you like until something stops it.
   *[slide] Push one pawn along its row or its track. It runs until something stops it.
}
neuf-pistes-web-aid-stops = Three things stop it: another pawn, the rim, and the palisade of the enemy camp.
neuf-pistes-web-aid-own = The edge of your own camp never stops you, inwards or outwards.
neuf-pistes-web-aid-again = A pawn that is home may move again, and even leave.
neuf-pistes-web-aid-never = No captures, no jumps, no passing. Who cannot move is skipped.
neuf-pistes-web-aid-table = At this table
neuf-pistes-web-aid-gates = No more than { $cap ->
    [one] { $cap } pawn
   *[other] { $cap } pawns
} on the six marked cells before the enemy camp.
neuf-pistes-web-aid-repeated = The { $limit ->
    [3] third
   *[other] fifth
} time that a position comes up, the game is drawn.
neuf-pistes-web-aid-quiet = { $limit ->
    [one] { $limit } move
   *[other] { $limit } moves
} in a row without progress, and the game is drawn.
neuf-pistes-web-aid-variant = { $variant ->
    [numbered_pawns] Pawns come home in the order of their numbers.
    [numbered_cells] The cells of the camp are taken in the order of their numbers, each by the pawn that bears it.
    [numbered_cells_beginners] The cells of the camp are taken in the order of their numbers, by any pawn.
   *[none] The base game: nobody has numbers.
}
