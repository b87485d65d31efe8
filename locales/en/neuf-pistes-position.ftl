# Why a text is no position of this game. “light” and “dark” stand as they are typed.

neuf-pistes-position-base = nothing is arranged in the base game
neuf-pistes-position-variant = “{ $word }” has no place in this variant
neuf-pistes-position-two = “{ $text }” is not two numbers, one for each side
neuf-pistes-position-shared = two pawns stand on { $cell }
neuf-pistes-position-two-won = only one side can have won
neuf-pistes-position-pawns = { $side } has { $pawns ->
    [one] { $pawns } pawn
   *[other] { $pawns } pawns
} instead of nine
neuf-pistes-position-same-cell = { $side } has two pawns on the same cell
neuf-pistes-position-enemy-camp = { $side } has a pawn in the enemy camp, on { $cell }
neuf-pistes-position-gates = { $side } has { $pawns ->
    [one] { $pawns } pawn
   *[other] { $pawns } pawns
} on the enemy gates, where at most { $cap } may stand
neuf-pistes-position-numbers = the cells of { $side } do not have the numbers 1 to 9, each once
neuf-pistes-position-no-numbers = the cells of { $side } have no numbers: “cells” is missing
neuf-pistes-position-counter = { $side } cannot have come to number { $found }: there are nine
neuf-pistes-position-early = { $side } has a pawn home before its turn, on { $cell }
neuf-pistes-position-best = “best” gives { $best } to { $side }, but { $home ->
    [one] { $home } pawn has been home
   *[other] { $home } pawns have been home
}
neuf-pistes-position-won = “best” gives 9 to { $side }: the game was won
neuf-pistes-position-quiet = “quiet { $quiet }” contradicts the past moves, of which there are { $past }
neuf-pistes-position-went-out = “quiet { $quiet }” is too few: since the last progress { $pawns ->
    [one] { $pawns } pawn has gone out
   *[other] { $pawns } pawns have gone out
}
neuf-pistes-position-ended = “quiet { $quiet }” is too much: without progress, the game ended at { $limit }
neuf-pistes-position-past-kept = past moves count only where repetition draws
neuf-pistes-position-past-form = “past” names at least one move, and “last” is not needed then
neuf-pistes-position-past-rose = this move made a counter rise: no position from before it can come back
neuf-pistes-position-past-often = a position has come back too often: the game was drawn
neuf-pistes-position-past-nobody = no pawn stands where this move ends
neuf-pistes-position-past-taken = a pawn stands where this move begins
neuf-pistes-position-past-won = { $side } had won before
neuf-pistes-position-past-illegal = this move was not legal
neuf-pistes-position-past-counter = a counter would have risen
neuf-pistes-position-past-turn = the other side was to move next
