# L'Africa, the game of nine tracks

neuf-pistes-title = L’Africa, the game of nine tracks
neuf-pistes-blurb = Nine pawns each, nine tracks, two camps: run straight, and be the first to bring them all home. No luck, no captures.

neuf-pistes-seat-light = Light
neuf-pistes-seat-dark = Dark

## Options

neuf-pistes-option-movement = Movement
neuf-pistes-option-movement-help = A pawn may run on until something stops it, as in the games of the same family, or stop wherever you like on the way.
neuf-pistes-option-movement-slide = until something stops it
neuf-pistes-option-movement-free = stop anywhere
neuf-pistes-option-variant = Variant
neuf-pistes-option-variant-help = The base game, numbered pawns that come home in order, or numbered cells that are taken in order (beginners play that one without numbering their pawns).
neuf-pistes-option-variant-none = base game
neuf-pistes-option-variant-numbered_pawns = numbered pawns
neuf-pistes-option-variant-numbered_cells = numbered cells
neuf-pistes-option-variant-numbered_cells_beginners = numbered cells, beginners
neuf-pistes-option-variant2_order = Order of the cells
neuf-pistes-option-variant2_order-help = Second variant: the order may be that of the first arrival on each cell, or strictly forbid resting in the camp before one’s turn (only where pawns may stop anywhere).
neuf-pistes-option-variant2_order-taken = first arrival
neuf-pistes-option-variant2_order-strict = strict
neuf-pistes-option-gate_cap = Approaches of the enemy camp
neuf-pistes-option-gate_cap-help = How many pawns may stand before the enemy camp. Without a limit, six pawns can besiege it for ever; three is recommended.
neuf-pistes-option-gate_cap-0 = no limit
neuf-pistes-option-gate_cap-3 = three at most
neuf-pistes-option-gate_cap-4 = four at most
neuf-pistes-option-gate_cap-5 = five at most
neuf-pistes-option-repetition_draw = Repetition
neuf-pistes-option-repetition_draw-help = The game is drawn when the same position comes up this many times.
neuf-pistes-option-repetition_draw-3 = drawn at the third time
neuf-pistes-option-repetition_draw-5 = drawn at the fifth time
neuf-pistes-option-repetition_draw-0 = never drawn
neuf-pistes-option-no_progress_draw = Games without progress
neuf-pistes-option-no_progress_draw-help = The game is drawn after this many moves in a row in which nobody brought one more pawn home.
neuf-pistes-option-no_progress_draw-120 = drawn after 120 moves
neuf-pistes-option-no_progress_draw-200 = drawn after 200 moves
neuf-pistes-option-no_progress_draw-0 = never drawn
neuf-pistes-setup-strict = only goes with “stop anywhere” (movement=free)

## Where the game stands

neuf-pistes-stage-arranging = Preparation
neuf-pistes-stage-playing = The race
neuf-pistes-stage-over = Game over

neuf-pistes-line-home = { $seat }: { $home } of 9 in camp
neuf-pistes-line-home-entered = { $seat }: { $home } of 9 in camp, { $counter ->
    [0] none entered in order
   *[other] { $counter } entered in order
}
neuf-pistes-line-home-taken = { $seat }: { $home } of 9 in camp, { $counter ->
    [0] no cell taken
    [one] { $counter } cell taken
   *[other] { $counter } cells taken
}
neuf-pistes-line-last = Last move: { $move }

neuf-pistes-score-home = pawns in camp

## What is asked

neuf-pistes-ask-move = Move one of your pawns
neuf-pistes-ask-pawns = Put { $seat }’s pawns on their dotted cells, one after the other, beginning with column a
neuf-pistes-ask-cells = Number { $seat }’s camp, row by row from the top
neuf-pistes-pick-pawn = pawn { $pawn } on { $cell }
neuf-pistes-pick-number = { $number } on { $cell }

neuf-pistes-hint-wins = wins the game
neuf-pistes-hint-enters = comes home
neuf-pistes-hint-enters-in-order = pawn { $pawn } comes home in its turn
neuf-pistes-hint-takes = takes cell { $number }
neuf-pistes-hint-rim = up to the rim
neuf-pistes-hint-pawn = up to a pawn
neuf-pistes-hint-camp-edge = up to the edge of the enemy camp

## What happened

neuf-pistes-event-arranged-pawns = { $seat } has arranged the opponent’s pawns.
neuf-pistes-event-arranged-cells = { $seat } has numbered the opponent’s camp.
neuf-pistes-event-arranged-both = { $seat } has arranged the opponent’s pawns and numbered the camp.
neuf-pistes-event-moved = { $seat }: { $move }.
neuf-pistes-event-moved-in = { $seat }: { $move }, a pawn comes home.
neuf-pistes-event-moved-out = { $seat }: { $move }, a pawn leaves the camp.
neuf-pistes-event-pawn-moved = { $seat }: pawn { $pawn }, { $move }.
neuf-pistes-event-pawn-moved-in = { $seat }: pawn { $pawn }, { $move }, into the camp.
neuf-pistes-event-pawn-moved-out = { $seat }: pawn { $pawn }, { $move }, out of the camp.
neuf-pistes-event-entered = { $seat }’s pawn { $pawn } has come home in its turn.
neuf-pistes-event-taken = { $seat } takes cell { $number } ({ $cell }).
neuf-pistes-event-skipped = { $seat } has no legal move and is skipped.
neuf-pistes-event-repeated = The same position for the { $times ->
    [2] second
    [3] third
   *[other] fourth
} time; the { $limit ->
    [3] third
   *[other] fifth
} time will be a draw.
neuf-pistes-event-quiet = { $left ->
    [one] { $left } more move
   *[other] { $left } more moves
} without progress, and the game is drawn.

neuf-pistes-end-won = { $seat } has brought all nine pawns home.
neuf-pistes-end-repetition = Drawn: the same position came up too often.
neuf-pistes-end-no-progress = Drawn: too many moves without progress.
neuf-pistes-end-blocked = Drawn: nobody can move any more.

## Why a move is refused

neuf-pistes-refused-no-pawn = You have no pawn on { $cell }.
neuf-pistes-refused-not-straight = A pawn goes straight, along its row or its column.
neuf-pistes-refused-stays = A move covers at least one cell.
neuf-pistes-refused-pawn-in-the-way = A pawn on { $cell } bars the way, and there is no jumping.
neuf-pistes-refused-camp-edge = The edge of the enemy camp stops your pawns before { $cell }.
neuf-pistes-refused-stops-short = The pawn cannot stop there: it runs on to { $cell }.
neuf-pistes-refused-pass = You cannot pass: you have a move to make.
neuf-pistes-refused-gate-cap = No more than { $cap ->
    [one] { $cap } pawn
   *[other] { $cap } pawns
} before the enemy camp at this table.
neuf-pistes-refused-too-early = Pawn { $pawn } may not come home yet: it is pawn { $next }’s turn.
neuf-pistes-refused-not-next-cell = A pawn rests in the camp only by taking the next cell, number { $next }, or after having taken its own.
neuf-pistes-refused-arrange-first = First arrange your opponent’s pawns and numbers.
neuf-pistes-refused-arranged = The preparation is over.
neuf-pistes-refused-pawns-missing = The arrangement of the opponent’s pawns is missing.
neuf-pistes-refused-cells-missing = The numbers of the opponent’s camp are missing.
neuf-pistes-refused-pawns-unnumbered = In this variant the pawns have no numbers.
neuf-pistes-refused-cells-unnumbered = In this variant the cells have no numbers.
neuf-pistes-refused-pawn-numbers = The pawns carry the numbers 1 to 9, each once.
neuf-pistes-refused-cell-numbers = The cells carry the numbers 1 to 9, each once.

# The guided first game
neuf-pistes-lesson-run = Welcome! You are Light: your nine pawns have to come home, to the court of the sun with its nine huts, at the bottom right. On your turn you push one pawn straight ahead, along its row or its track. Push the one on a2 up its track.
neuf-pistes-lesson-run-done = It ran until something stopped it: here the palisade of the dark camp, a wall to your pawns. The rim of the board stops a pawn too, and so does any other pawn. It cannot stop earlier of its own accord.
neuf-pistes-lesson-home = Your own camp is open to you: its edge never stops your pawns. Nothing stands in row 2 between d2 and the far rim. Send that pawn home.
neuf-pistes-lesson-home-done = Home, and right at the back, where it leaves room for the others. Your opponent’s pawns can never follow it there.
neuf-pistes-lesson-stop = A pawn that stops yours can be of use. Track h is free down to your own pawn on h1. Bring the pawn from h10 down.
neuf-pistes-lesson-stop-done = It stopped on h2, on top of h1. A camp fills best from its corner outwards: each pawn is the stop for the next one.
neuf-pistes-lesson-room = The pawn on g3 is home, but it stands in the doorway: coming along row 3, a3 would have to stop on f3. A pawn that is home may still move. Make room.
neuf-pistes-lesson-room-done = Now row 3 is open, and a3 can run in. A pawn may even leave the camp again, if that helps; you only have to be careful to bring it back.
neuf-pistes-lesson-bar = Dark wants to go home with i9, along row 9. Nobody is ever captured here, but you can stand in the way: the pawn on d1 would stop just below d10. Push it up.
neuf-pistes-lesson-bar-done = Row 9 is barred: i9 would get no further than e9. But look out: a pawn that stands guard is not on its way home. Many tables allow only three before the enemy camp.
neuf-pistes-lesson-last = Eight of your pawns are home, and so are eight of Dark’s: one move decides. Bring the last one in!
neuf-pistes-lesson-last-done = Nine pawns on nine cells: you have won, at once. No luck, no captures, only straight ways. Now it is your turn!

# What one may be proud of
neuf-pistes-pride-home = { $count ->
    [one] { $count } pawn
   *[other] { $count } pawns
} brought home by as many moves in a row
neuf-pistes-pride-slide = the longest slide: { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}, { $move }

# What is wrong with a board file.
neuf-pistes-board-cell = “{ $found }” is not a cell of the board
neuf-pistes-board-camp = a camp is the nine cells of a square in a corner of the board
neuf-pistes-board-camps = { $cell } belongs to both camps
neuf-pistes-board-start = there are nine dotted cells, one for each pawn
neuf-pistes-board-starts = { $cell } is dotted for both sides
neuf-pistes-board-home = { $cell } is dotted, but lies in a camp
neuf-pistes-board-column = { $cell } is not in column { $column }
neuf-pistes-board-dotted = { $cell } is no dotted cell of “{ $side }”
neuf-pistes-board-perft = says { $claimed } lines of { $depth } moves, but there are { $found }

# What cannot be read in a move
neuf-pistes-unread-move = “{ $text }” is not a move such as a2-a7
neuf-pistes-unread-cell = “{ $text }” is not a cell from a1 to i10
neuf-pistes-unread-number = “{ $text }” is not a number from 1 to 9
neuf-pistes-unread-numbers = nine numbers are asked for, not { $count }
neuf-pistes-unread-rows = “{ $text }” is not three rows such as 1 2 3 / 9 8 7 / 4 5 6

# Words of the notation as they may be typed, too
neuf-pistes-word-pass = pass
neuf-pistes-word-arrange = arrange
neuf-pistes-word-pawns = pawns
neuf-pistes-word-cells = cells
