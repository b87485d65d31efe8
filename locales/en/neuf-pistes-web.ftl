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
