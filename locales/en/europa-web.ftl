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
europa-web-take = Take back a pawn: { $country }
europa-web-for-peace = How many pawns for peace
europa-web-reconstructed = The numbers of the countries, the dotted links and the dice table are in part reconstructions.
europa-web-panel = The current election
europa-web-past = { $count ->
    [0] { $seat } proposed { $coalition }; nobody said yes.
   *[other] { $seat } proposed { $coalition }; yes: { $yes }.
}
europa-web-pp = PP
europa-web-pp-long = political points
europa-web-vp = VP
europa-web-vp-long = victory points
europa-web-union-count = In the Union: { $count } of { $all }.
europa-web-level = Level of conflict: { $level }.
europa-web-dice = Dice table
europa-web-chance = { $chances }%
europa-web-comparison = For comparison with other games:
europa-web-land = Map of Europe
europa-web-stack = { $seat } { $pawns ->
    [one] one pawn
   *[other] { $pawns } pawns
}
europa-web-turn = Turn { $turn } of { $turns }
europa-web-track = Elections to come, in order
europa-web-no-track = The election cards have not been laid out yet.
europa-web-over = The elections are over.
europa-web-calm-all = Calm them all
europa-web-after = { $left } will be left
europa-web-deal = { $share } PP { $count ->
    [one] for one alone
   *[other] each
} · { $pawns ->
    [one] { $pawns } pawn
   *[other] { $pawns } pawns
}
europa-web-majority = majority: { $majority } of { $pawns }
europa-web-keep = keep { $keep }
europa-web-give = { $give ->
    [0] Give nothing
    [one] Give one pawn
   *[other] Give { $give } pawns
}, { $keep ->
    [0] keep none
    [one] keep one
   *[other] keep { $keep }
} for the elections.
europa-web-enough = That alone is enough for peace.
europa-web-missing = The others would have to bring { $missing }; they have { $others }.
europa-web-hopeless = { $missing } would still be missing and the others have only { $others }: peace is out of reach.
europa-web-stake = If it is enough, the most generous gain { $first }, { $second } and { $third } VP; if not, those who kept the most pawns lose as much.
europa-web-in-hand = { $pawns ->
    [one] one pawn in hand
   *[other] { $pawns } pawns in hand
}
europa-web-on-dove = { $pawns ->
    [one] one pawn on the dove
   *[other] { $pawns } pawns on the dove
}
europa-web-conflict = Conflict
europa-web-ladder = Ladder of conflict
europa-web-level-name = Level of conflict
europa-web-dove-now = Pawns on the dove
europa-web-no-war-yet = The risks of war begin in the third turn.
europa-web-calm = Europe is at peace.
europa-web-dove = The dove
europa-web-dove-peace = Turn { $turn }: { $sum } for a level of { $level }, peace
europa-web-dove-few = Turn { $turn }: { $sum } for a level of { $level }, too few
europa-web-points = { $points ->
    [1] +1 VP
    [2] +2 VP
    [4] +4 VP
   *[other] { $points } VP
}
europa-web-chapter-turn = New turn
europa-web-chapter-cards = Cards
europa-web-chapter-war = War dice
europa-web-chapter-dove = Dove
europa-web-chapter-place = Placing
europa-web-chapter-election = Election
europa-web-chapter-president = Presidency
europa-web-dice-about = The sum of two ten-sided dice names a country; those in the Union, struck out, have nothing to fear.

# The aid on one page.

europa-web-aid-aim = Four turns to unite Europe. Elections won bring political points (PP), which make tomorrow’s pawns, and victory points (VP), which win the game.
europa-web-aid-country = A country
europa-web-aid-ordinal = The number of its election this turn.
europa-web-aid-points = White number: the PP that the winners share.
europa-web-aid-black = Black number: the European pawns it takes against the nationalists; one more under tensions.
europa-web-aid-stack = The pawns of each party.
europa-web-aid-turn = A turn
europa-web-aid-phase-order = Order: most PP goes first (dice in the first turn).
europa-web-aid-phase-pawns = Pawns: one for every ten PP.
europa-web-aid-phase-cards = Cards: the order of the elections is drawn.
europa-web-aid-phase-war = Turns 3 and 4: risks of war, then the peace action.
europa-web-aid-phase-place = Placing: half of the pawns, then the rest, wherever there is a vote. From turn 2 on only beside the Union (border or dotted link).
europa-web-aid-phase-elections = Elections, in the order of their numbers.
europa-web-aid-election = An election
europa-web-aid-majority = It takes as many pawns as the black number, of all parties together, and a coalition of one to three parties with more than half of the pawns present.
europa-web-aid-vote = After the campaign each party present may propose a coalition, in order. Its members answer yes or no in secret; a single no, and the proposal fails.
europa-web-aid-joins = The country joins the Union for good. The winners share the PP and gain 1 VP each; each may send one pawn on to a country linked to the Union whose election is still to come.
europa-web-aid-lost = If nobody agrees, the nationalists win; the card comes back next turn.
europa-web-aid-war = War and peace
europa-web-aid-dice = Six times two dice name a country outside the Union: first tensions, then war, then it spreads to the neighbours by land.
europa-web-aid-level = Level of conflict: { $tensions } for every country under tensions, twice the black number for every country at war.
europa-web-aid-dove = Everybody gives pawns to the dove in secret; they are gone for this turn. If they reach the level, all is calm again, and the most generous gain { $first }, { $second } and { $third } VP.
europa-web-aid-few = If not, those who kept the most pawns lose { $first }, { $second } and { $third } VP, and the most generous chooses which wars to stop, then which tensions to calm.
europa-web-aid-stays = A country at war does not vote.
europa-web-aid-end = The end
europa-web-aid-president = Most PP is the Presidency: 3 VP. Most VP wins; if tied, most PP.

# The end.
europa-web-end-union = The Union, turn by turn
europa-web-end-coalitions = Coalitions of several: { $named } named, { $stood } stood.
europa-web-end-elections = Elections won, and the finest of them
europa-web-end-finest = { $country }: { $share } { $share ->
    [one] point
   *[other] points
} with { $pawns ->
    [one] a single pawn
   *[other] { $pawns } pawns
}

## The replay: what one seat alone knew

europa-web-knew-points = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
} so far.

## Coming back

europa-web-back-war = The dice of war have been thrown. Where they fell has not been shown to you yet.
europa-web-back-vote = There has been a vote. Its outcome has not been shown to you yet.
