# The map of Europe on the page.

europa-web-map = Board of Europe: a button for every country
europa-web-numbers = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $black ->
    [one] { $black } pawn
   *[other] { $black } pawns
} needed
europa-web-union = in the Union
europa-web-covered = under an overlay
europa-web-at-war = at war
europa-web-tense = under tensions
europa-web-election = election number { $number }
europa-web-pawns = { $pawns ->
    [one] one pawn
   *[other] { $pawns } pawns
}
europa-web-closer = Zoom in
europa-web-further = Zoom out
europa-web-laying = Pawns to place
europa-web-laid = { $laid } of { $due ->
    [one] { $due } pawn
   *[other] { $due } pawns
} placed. Choose on the board or in the list.
europa-web-take = Take back a pawn: { $country }
europa-web-place = Place these pawns
europa-web-for-peace = For peace:
europa-web-choose = Choose
europa-web-reconstructed = The numbers of the countries, the dotted links and the dice table are in part reconstructions.
europa-web-panel = The current election
europa-web-stakes = { $points ->
    [one] { $points } point
   *[other] { $points } points
} to share. { $pawns ->
    [one] { $pawns } pawn
   *[other] { $pawns } pawns
} present, { $black } needed; majority: { $majority }.
europa-web-named = { $seat } proposes: { $coalition }
europa-web-past = { $count ->
    [0] { $seat } proposed { $coalition }; nobody said yes.
   *[other] { $seat } proposed { $coalition }; yes: { $yes }.
}
europa-web-coalitions = Possible coalitions ({ $count })
europa-web-each = { $names }: { $count ->
    [one] { $share ->
        [one] { $share } point
       *[other] { $share } points
    }
   *[other] { $share ->
        [one] { $share } point
       *[other] { $share } points
    } each
}
europa-web-turns = Turns
europa-web-order = Order
europa-web-pp = PP
europa-web-pp-long = political points
europa-web-vp = VP
europa-web-vp-long = victory points
europa-web-hand = Pawns
europa-web-union-count = { $count } of { $all } countries in the Union.
europa-web-level = Level of conflict: { $level }.
europa-web-dice = Dice table
europa-web-chance = { $chances }%
europa-web-comparison = For comparison with other games:
