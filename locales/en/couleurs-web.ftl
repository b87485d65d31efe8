# The board of Couleurs du Monde on the page.

## The board

couleurs-web-map = The map of the world. Arrows to walk from flag to flag, Shift and arrows to move the map, plus and minus to zoom, zero to come back.
couleurs-web-as-map = Back to the board
couleurs-web-as-list = The board as a list
couleurs-web-go-area = Go to an area
couleurs-web-area-left = { $left ->
    [0] { $area }: no free flag left
    [one] { $area }: { $left } free flag
   *[other] { $area }: { $left } free flags
}
couleurs-web-chip-bonus = { $left ->
    [one] { $area }: { $left } free flag, bonus of { $bonus }
   *[other] { $area }: { $left } free flags, bonus of { $bonus }
}
couleurs-web-stock-title = { $stock ->
    [0] The stock is used up
    [one] { $stock } card in the stock
   *[other] { $stock } cards in the stock
}
couleurs-web-zoom = Zoom
couleurs-web-closer = Zoom in
couleurs-web-further = Zoom out
couleurs-web-fit = See the whole board
couleurs-web-see-lit = Show what I can lay
couleurs-web-legend = Key
couleurs-web-line-solid-pink = frontier
couleurs-web-line-dotted-pink = across land not yet independent
couleurs-web-line-dotted-blue = by sea
couleurs-web-legend-island = island
couleurs-web-legend-covered = covered
couleurs-web-legend-lit = can be laid now
couleurs-web-legend-free = land not yet independent

## A flag

couleurs-web-worth = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
couleurs-web-island = island
couleurs-web-covered = covered
couleurs-web-mine = in your hand
couleurs-web-held = in { $seat }’s hand
couleurs-web-in-chain = in your chain, counted { $times ->
    [one] once
   *[other] { $times } times
}
couleurs-web-can = can be laid now for { $points }
couleurs-web-joined = Lines to { $nations-the }
couleurs-web-joined-none = No line
couleurs-web-list-left = { $left ->
    [0] all covered
   *[other] { $left } of { $flags } free
}
couleurs-web-lay = Lay

## Hands

couleurs-web-hand = { $count ->
    [0] Your hand is empty
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
couleurs-web-hand-all = See all my cards
couleurs-web-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
couleurs-web-refusals = { $count ->
    [one] { $count } refusal
   *[other] { $count } refusals
}
couleurs-web-hand-value = worth { $sum }
couleurs-web-hand-empty = No cards left.
couleurs-web-hands = The hands
couleurs-web-others = The other hands
couleurs-web-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $total ->
    [one] { $total } point
   *[other] { $total } points
}
couleurs-web-closed = Hands are closed.

## The turn

couleurs-web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
couleurs-web-draws = { $draw ->
    [0] nothing to draw
    [one] then draw { $draw } card
   *[other] then draw { $draw } cards
}
couleurs-web-begin = { $count ->
    [one] One card can begin.
   *[other] { $count } cards can begin.
}
couleurs-web-unable = No card can begin.
couleurs-web-pass-unable = { $draw ->
    [0] Pass (−{ $cost })
   *[other] Pass (−{ $cost }, +{ $draw })
}
couleurs-web-pass-refuse = { $draw ->
    [0] Refuse (−{ $cost })
   *[other] Refuse (−{ $cost }, +{ $draw })
}
couleurs-web-pass-never = No refusal left: you have to play.
couleurs-web-take = Take back
couleurs-web-pass = pass
couleurs-web-refuse = Refuse to play?
couleurs-web-refuse-help = You could begin. Refusing costs { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}, { $draw ->
    [0] and there is nothing left to draw
    [one] and you draw { $draw } card
   *[other] and you draw { $draw } cards
}.
couleurs-web-refuse-left = { $left ->
    [0] It will be your last refusal of the game.
    [one] You will have one left for the whole game, at a higher price.
   *[other] You will have { $left } left for the whole game, at a higher price.
}
couleurs-web-refuse-yes = Refuse and lose { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
couleurs-web-refuse-no = No, I’ll play
couleurs-web-hint-take = Build this chain

## Beside the board

couleurs-web-areas = Areas
couleurs-web-progress = { $left ->
    [one] { $area }: { $left } more flag for the bonus of { $bonus }
   *[other] { $area }: { $left } more flags for the bonus of { $bonus }
}
couleurs-web-progress-done = { $area }: completed by { $seat }, bonus of { $bonus }
couleurs-web-progress-over = { $area }: unfinished, nobody has the bonus of { $bonus }
couleurs-web-progress-latest = { $area }: unfinished, the bonus of { $bonus } goes to { $seat }, who played there last
couleurs-web-progress-none = { $left ->
    [0] { $area }: all covered, no bonus
    [one] { $area }: { $left } more flag, no bonus
   *[other] { $area }: { $left } more flags, no bonus
}
couleurs-web-stock = { $stock ->
    [0] The stock is used up
    [one] Stock: { $stock } card. See what it hides
   *[other] Stock: { $stock } cards. See what it hides
}
couleurs-web-unseen = Stock: { $stock }. Cards that you have not seen: { $count }
couleurs-web-stock-empty = Nothing left to draw.
couleurs-web-tab-pad = Pad
couleurs-web-tab-hands = Hands
couleurs-web-pad = The score pad
couleurs-web-round = Round
couleurs-web-total = Total
couleurs-web-pad-end = The totals include the bonus for going out and the cards left in hand.

## A reconstructed board

couleurs-web-reconstructed = Reconstructed board.
couleurs-web-origin = How?
couleurs-web-origin-title = A reconstructed board
couleurs-web-origin-why = We have not seen the box of 1961, only its booklet. So this board is ours, rebuilt so that everything the booklet says holds true: nations, values and lines, but also the areas, the islands and the grey nations.
couleurs-web-origin-known = What the booklet says
couleurs-web-origin-known-text = Eight grey nations in the centre, of which it names Saudi Arabia alone; four corner areas and their bonus; that there are islands, four of them by name; the sea line between Great Britain and the Netherlands, the group of Cuba, Haiti and the Dominican Republic; three kinds of lines; nine cards a hand, and the chains of its example.
couleurs-web-origin-nations = The nations
couleurs-web-origin-nations-text = The 97 sovereign members of the United Nations on 1 January 1961, and ten states that were not. “Union of South Africa” and “United Arab Republic” in the booklet fix the date.
couleurs-web-origin-values = The values
couleurs-web-origin-values-text = From 1 to 5: high for islands and dead ends, low for crossroads, set once and for all. They are ours.
couleurs-web-origin-lines = The lines
couleurs-web-origin-lines-text = Full pink: a frontier of 1961. Dotted pink: across land that was not yet independent. Blue: by sea. The booklet names only a few; the others follow geography.
couleurs-web-origin-flags = The flags
couleurs-web-origin-flags-text = Those of 1 January 1961, simplified and drawn by us.
couleurs-web-origin-correct = Do you own the box?
couleurs-web-origin-correct-text = Correct boards/couleurs.toml: every line there says where it comes from, and holds its flag. The command below checks the board; docs/boards/couleurs.md tells what comes next. A table can also be opened on a board of your own.

## The rules on one page

couleurs-web-aid-aim = Lay your cards on their flags, from neighbour to neighbour: the longer the chain, the more each card counts.
couleurs-web-aid-begin = Begin your turn
couleurs-web-aid-begin-grey = with a grey card of the centre,
couleurs-web-aid-begin-joined = with a card joined to a covered flag,
couleurs-web-aid-begin-island = or with an island, ringed in grey.
couleurs-web-aid-chain = Go on
couleurs-web-aid-chain-text = Each further card is joined by a line to the one you have just laid, and you may stop whenever you like. The first counts once, the second double, the third triple, and so on.
couleurs-web-aid-draw = Draw
couleurs-web-aid-draw-laid = Cards laid
couleurs-web-aid-draw-drawn = Cards drawn
couleurs-web-aid-draw-more = 4 or more
couleurs-web-aid-pass = Pass
couleurs-web-aid-pass-text = If nothing can begin: −5 points. If you refuse although you could: −10, then −15, at most twice a game. Either way you draw four cards.
couleurs-web-aid-areas = The four corners
couleurs-web-aid-areas-text = Whoever covers the last free flag of one of these areas earns { $bonus } points, once, not multiplied.
couleurs-web-aid-islands = Islands
couleurs-web-aid-islands-text = An island is laid alone and the turn is over. Two exceptions: Great Britain and the Netherlands follow each other either way; Cuba, Haiti and the Dominican Republic form a whole.
couleurs-web-aid-end = The end
couleurs-web-aid-end-text = The game ends when a hand and the stock are empty: 25 points for that hand, and the others take off the value of their cards. The highest total wins.

# What one may be proud of
couleurs-web-pride = the longest chain: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} for { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The replay: what one seat alone knew

couleurs-web-knew-hand = In hand, { $count ->
    [one] one card
   *[other] { $count } cards
}: { $cards }.
