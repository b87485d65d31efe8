# Couleurs du Monde

couleurs-title = Couleurs du Monde
couleurs-blurb = The flags of 1961, joined from neighbour to neighbour: lay your cards in long chains, and empty your hand at the right moment.

couleurs-seat-red = Red
couleurs-seat-blue = Blue
couleurs-seat-green = Green
couleurs-seat-yellow = Yellow
couleurs-seat-black = Black
couleurs-seat-white = White

## Options

couleurs-option-hands = Hands
couleurs-option-hands-help = By the rules the cards lie face up in front of each player: you work out the others’ chains as well as your own. With closed hands, only the number of cards is seen.
couleurs-option-hands-open = open
couleurs-option-hands-closed = closed
couleurs-option-area_bonus = Area bonus
couleurs-option-area_bonus-help = The card that completes a corner area earns 25 points. With “last played”, an area left unfinished also pays them, at the end, to whoever played there last.
couleurs-option-area_bonus-completion = area completed
couleurs-option-area_bonus-last-played = last played
couleurs-option-out_bonus = Bonus for going out
couleurs-option-out_bonus-help = The 25 points go to the player whose hand is empty when the game ends, or, at once, to the first player whose hand is empty.
couleurs-option-out_bonus-at-end = at the end of the game
couleurs-option-out_bonus-first-empty = to the first empty hand
couleurs-option-caribbean = Cuba, Haiti, Dominican Republic
couleurs-option-caribbean-help = The three islands form a whole: any two of them can be chained, or only by a player who holds all three.
couleurs-option-caribbean-any = any two can follow
couleurs-option-caribbean-all-three = all three or none
couleurs-option-nations = Nations
couleurs-option-nations-help = 107 nations, or 114 with Andorra, Liechtenstein, Monaco, San Marino, the Vatican, Bhutan, and Muscat and Oman.
couleurs-option-nations-base = the 107 nations
couleurs-option-nations-petits-etats = with the small states
couleurs-option-dealer = Dealer
couleurs-option-dealer-help = The player on the dealer’s left begins. In a rematch the deal passes to the left.
couleurs-option-dealer-random = drawn at random
couleurs-option-dealer-red = Red
couleurs-option-dealer-blue = Blue
couleurs-option-dealer-green = Green
couleurs-option-dealer-yellow = Yellow
couleurs-option-dealer-black = Black
couleurs-option-dealer-white = White

## Where we are

couleurs-stage-dealer = Choosing the dealer
couleurs-stage-deal = Dealing the cards
couleurs-stage-play = { $stock ->
    [0] The stock is empty: the next empty hand ends the game
    [one] { $stock } card in the stock
   *[other] { $stock } cards in the stock
}
couleurs-stage-draw = { $stock ->
    [one] Drawing: { $stock } card in the stock
   *[other] Drawing: { $stock } cards in the stock
}
couleurs-stage-over = The game is over

## What happens

couleurs-event-dealer = { $seat } deals the cards.
couleurs-event-dealt = { $seat } is dealt { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
couleurs-event-dealt-cards = { $seat } is dealt { $cards-the }.
couleurs-event-played = { $count ->
    [one] { $seat } lays { $chain-the }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $seat } chains { $chain-the }: { $sum } = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
couleurs-event-area = { $seat } completes { $area-the }: a bonus of { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
couleurs-event-area-latest = { $seat } laid the last card in { $area-the }, which stays unfinished: a bonus of { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
couleurs-event-unable = { $seat } has no card to begin with and loses { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
couleurs-event-refused = { $nth ->
    [1] { $seat } refuses to play for the first time and loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $seat } refuses to play for the second time and loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
couleurs-event-drew = { $count ->
    [one] { $seat } draws { $count } card.
   *[other] { $seat } draws { $count } cards.
}
couleurs-event-drew-cards = { $seat } draws { $cards-the }.
couleurs-event-out = { $seat } has no cards left: a bonus of { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
couleurs-event-over-out = { $count ->
    [one] The stock and a hand are empty: the game is over. { $winners } wins.
   *[other] The stock and a hand are empty: the game is over. { $winners } share the victory.
}
couleurs-event-over-stalled = { $count ->
    [one] Nobody can play any more: the game is over. { $winners } wins.
   *[other] Nobody can play any more: the game is over. { $winners } share the victory.
}

## What is asked

couleurs-ask-turn = Lay a first card and go on from neighbour to neighbour, or pass.
couleurs-ask-unable = None of your cards can begin: you pass.
couleurs-pick-card = { $nation } ({ $value })
couleurs-pick-unable = Pass (stuck)
couleurs-pick-refuse = Pass (refuse)
couleurs-hint-card = { $draw ->
    [0] { $value } × { $times }; total { $total }, nothing drawn
    [one] { $value } × { $times }; total { $total }, then draw { $draw } card
   *[other] { $value } × { $times }; total { $total }, then draw { $draw } cards
}
couleurs-hint-card-bonus = { $draw ->
    [0] { $value } × { $times }; total { $total } with a bonus of { $bonus }, nothing drawn
    [one] { $value } × { $times }; total { $total } with a bonus of { $bonus }, then draw { $draw } card
   *[other] { $value } × { $times }; total { $total } with a bonus of { $bonus }, then draw { $draw } cards
}
couleurs-hint-unable = Costs { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}, { $draw ->
    [0] and nothing is left to draw
    [one] draws { $draw } card
   *[other] draws { $draw } cards
}
couleurs-hint-refuse = You could play: costs { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}, { $draw ->
    [0] and nothing is left to draw
    [one] draws { $draw } card
   *[other] draws { $draw } cards
}

## Why not

couleurs-illegal-nothing = A chain has at least one card; to play none, pass.
couleurs-illegal-no-card = There is no card of { $nation-the } left to play.
couleurs-illegal-not-held = You do not hold the card of { $nation-the }.
couleurs-illegal-cannot-begin = The card of { $nation-the } cannot begin: you need a grey card, an island, or a neighbour of a covered flag.
couleurs-illegal-not-joined = No line joins { $from-the } and { $to-the }.
couleurs-illegal-branches = { $to-The } touches a card laid earlier this turn, but not the last one, { $from }.
couleurs-illegal-island-ends = { $nation }: an island, nothing can follow it.
couleurs-illegal-island-later = { $nation }: an island, it can only begin a turn.
couleurs-illegal-group = To chain { $from-the } and { $to-the } you must hold all three islands of the group.
couleurs-illegal-no-more-refusals = You have refused twice already: play a card of your choice.
couleurs-illegal-other-roll = That roll is not possible now.
couleurs-illegal-other-seat = These cards are for another player.
couleurs-illegal-other-count = { $count ->
    [one] It takes exactly { $count } card.
   *[other] It takes exactly { $count } cards.
}
couleurs-illegal-not-in-stock = The card of { $nation-the } is not in the stock.

## The points

couleurs-part-chains = Chains
couleurs-part-areas = { $count ->
    [one] Area bonus: { $areas }
   *[other] { $count } area bonuses: { $areas }
}
couleurs-part-out = Bonus for going out
couleurs-part-unable = { $count ->
    [one] { $count } turn stuck
   *[other] { $count } turns stuck
}
couleurs-part-refusals = { $count ->
    [one] { $count } refusal
   *[other] { $count } refusals
}
couleurs-part-hand = { $count ->
    [one] Card left in hand: { $cards }
   *[other] { $count } cards left in hand: { $cards }
}
couleurs-how-out = A hand and the stock were empty.
couleurs-how-stalled = Nobody could play any more.

## The board in words

couleurs-line-board = Flags covered: { $covered }. Cards in the stock: { $stock }.
couleurs-line-area = { $area }: { $left } of { $flags } flags free
couleurs-line-area-bonus = { $left ->
    [0] { $area }: completed
   *[other] { $area }: { $left } of { $flags } flags to the bonus
}
couleurs-line-covered = { $count ->
    [0] No flag is covered
   *[other] Covered: { $cards }
}
couleurs-line-hand = { $count ->
    [0] { $seat }, { $total ->
        [one] { $total } point
       *[other] { $total } points
    }, empty hand
   *[other] { $seat }, { $total ->
        [one] { $total } point
       *[other] { $total } points
    }, { $count } in hand: { $cards }
}
couleurs-line-hand-closed = { $seat }, { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { $count } in hand
couleurs-line-beginners = { $count ->
    [0] None of your cards can begin
   *[other] Can begin: { $cards }
}

## Guided first turns

couleurs-lesson-begin = The board is empty. Only the grey cards of the centre and the islands can begin. You hold three grey ones that touch: Saudi Arabia, Jordan, Iraq. Chain all three.
couleurs-lesson-begin-done = 4 × 1 + 3 × 2 + 3 × 3: 19 points. Each further card counts once more. You played three cards, so you draw one.
couleurs-lesson-neighbour = Any neighbour of a covered flag can begin, whoever covered it. The United Arab Republic touches Iraq; from there Sudan, the Union of South Africa, the Congo. Go all the way!
couleurs-lesson-neighbour-done = 30 points at a stroke, but nothing to draw: after four cards or more you draw none.
couleurs-lesson-island = An island, ringed in grey, can always begin, but nothing follows it. Only Great Britain leads on to the Netherlands, and Cuba, Haiti and the Dominican Republic follow each other. Play an island, alone or with what follows it.
couleurs-lesson-island-done = A single card lets you draw three: sometimes playing little keeps your options open.
couleurs-lesson-area = South America waits only for Argentina and Chile, and you hold both. The card that completes a corner area is worth 25 points. Take them.
couleurs-lesson-area-done = 2 × 1 + 4 × 2, and a bonus of 25: 35 points. The other areas with a bonus are Africa, the Far East and Europe.
couleurs-lesson-pass = None of your cards touches a covered flag, none is grey, none is an island. You have nothing to begin with: all you can do is pass.
couleurs-lesson-pass-done = Five points lost and four cards drawn. Passing when you could play is a refusal: ten points, then fifteen, and never a third time.
couleurs-lesson-out = The stock is empty and you have one card left. Lay it: the game ends at once, you get 25 points, and the others subtract their cards.
couleurs-lesson-out-done = And that is all there is to it. Enjoy the game!

## The areas

couleurs-area-centre = Centre
    .kind = the
couleurs-area-europe = Europe
    .kind = bare
couleurs-area-extreme-orient = Far East
    .kind = the
couleurs-area-afrique = Africa
    .kind = bare
couleurs-area-amerique-sud = South America
    .kind = bare
couleurs-area-amerique-nord = North and Central America
    .kind = bare
couleurs-area-asie = Asia
    .kind = bare

## The nations of 1961

couleurs-nation-grece = Greece
    .kind = bare
couleurs-nation-turquie = Turkey
    .kind = bare
couleurs-nation-chypre = Cyprus
    .kind = bare
couleurs-nation-liban = Lebanon
    .kind = bare
couleurs-nation-israel = Israel
    .kind = bare
couleurs-nation-jordanie = Jordan
    .kind = bare
couleurs-nation-irak = Iraq
    .kind = bare
couleurs-nation-arabie-seoudite = Saudi Arabia
    .kind = bare
couleurs-nation-grande-bretagne = Great Britain
    .kind = bare
couleurs-nation-irlande = Ireland
    .kind = bare
couleurs-nation-islande = Iceland
    .kind = bare
couleurs-nation-france = France
    .kind = bare
couleurs-nation-belgique = Belgium
    .kind = bare
couleurs-nation-pays-bas = Netherlands
    .kind = the
couleurs-nation-luxembourg = Luxembourg
    .kind = bare
couleurs-nation-allemagne-ouest = West Germany
    .kind = bare
couleurs-nation-allemagne-est = East Germany
    .kind = bare
couleurs-nation-suisse = Switzerland
    .kind = bare
couleurs-nation-autriche = Austria
    .kind = bare
couleurs-nation-italie = Italy
    .kind = bare
couleurs-nation-espagne = Spain
    .kind = bare
couleurs-nation-portugal = Portugal
    .kind = bare
couleurs-nation-danemark = Denmark
    .kind = bare
couleurs-nation-norvege = Norway
    .kind = bare
couleurs-nation-suede = Sweden
    .kind = bare
couleurs-nation-finlande = Finland
    .kind = bare
couleurs-nation-pologne = Poland
    .kind = bare
couleurs-nation-tchecoslovaquie = Czechoslovakia
    .kind = bare
couleurs-nation-hongrie = Hungary
    .kind = bare
couleurs-nation-roumanie = Romania
    .kind = bare
couleurs-nation-bulgarie = Bulgaria
    .kind = bare
couleurs-nation-yougoslavie = Yugoslavia
    .kind = bare
couleurs-nation-albanie = Albania
    .kind = bare
couleurs-nation-republique-arabe-unie = United Arab Republic
    .kind = the
couleurs-nation-libye = Libya
    .kind = bare
couleurs-nation-tunisie = Tunisia
    .kind = bare
couleurs-nation-maroc = Morocco
    .kind = bare
couleurs-nation-mauritanie = Mauritania
    .kind = bare
couleurs-nation-senegal = Senegal
    .kind = bare
couleurs-nation-mali = Mali
    .kind = bare
couleurs-nation-guinee = Guinea
    .kind = bare
couleurs-nation-liberia = Liberia
    .kind = bare
couleurs-nation-cote-d-ivoire = Ivory Coast
    .kind = the
couleurs-nation-haute-volta = Upper Volta
    .kind = bare
couleurs-nation-ghana = Ghana
    .kind = bare
couleurs-nation-togo = Togo
    .kind = bare
couleurs-nation-dahomey = Dahomey
    .kind = bare
couleurs-nation-niger = Niger
    .kind = bare
couleurs-nation-nigeria = Nigeria
    .kind = bare
couleurs-nation-tchad = Chad
    .kind = bare
couleurs-nation-cameroun = Cameroon
    .kind = bare
couleurs-nation-centrafrique = Central African Republic
    .kind = the
couleurs-nation-gabon = Gabon
    .kind = bare
couleurs-nation-congo-brazzaville = Congo (Brazzaville)
    .kind = the
couleurs-nation-congo-leopoldville = Congo (Léopoldville)
    .kind = the
couleurs-nation-soudan = Sudan
    .kind = bare
couleurs-nation-ethiopie = Ethiopia
    .kind = bare
couleurs-nation-somalie = Somalia
    .kind = bare
couleurs-nation-union-sud-africaine = Union of South Africa
    .kind = the
couleurs-nation-madagascar = Malagasy Republic
    .kind = the
couleurs-nation-urss = USSR
    .kind = the
couleurs-nation-mongolie = Mongolia
    .kind = bare
couleurs-nation-iran = Iran
    .kind = bare
couleurs-nation-afghanistan = Afghanistan
    .kind = bare
couleurs-nation-pakistan = Pakistan
    .kind = bare
couleurs-nation-inde = India
    .kind = bare
couleurs-nation-nepal = Nepal
    .kind = bare
couleurs-nation-ceylan = Ceylon
    .kind = bare
couleurs-nation-yemen = Yemen
    .kind = bare
couleurs-nation-chine-populaire = People’s China
    .kind = bare
couleurs-nation-chine-nationaliste = Nationalist China (Formosa)
    .kind = bare
couleurs-nation-coree-nord = North Korea
    .kind = bare
couleurs-nation-coree-sud = South Korea
    .kind = bare
couleurs-nation-japon = Japan
    .kind = bare
couleurs-nation-philippines = Philippines
    .kind = the
couleurs-nation-viet-nam-nord = North Vietnam
    .kind = bare
couleurs-nation-viet-nam-sud = South Vietnam
    .kind = bare
couleurs-nation-laos = Laos
    .kind = bare
couleurs-nation-cambodge = Cambodia
    .kind = bare
couleurs-nation-thailande = Thailand
    .kind = bare
couleurs-nation-birmanie = Burma
    .kind = bare
couleurs-nation-malaisie = Federation of Malaya
    .kind = the
couleurs-nation-indonesie = Indonesia
    .kind = bare
couleurs-nation-australie = Australia
    .kind = bare
couleurs-nation-nouvelle-zelande = New Zealand
    .kind = bare
couleurs-nation-canada = Canada
    .kind = bare
couleurs-nation-etats-unis = United States
    .kind = the
couleurs-nation-mexique = Mexico
    .kind = bare
couleurs-nation-guatemala = Guatemala
    .kind = bare
couleurs-nation-salvador = El Salvador
    .kind = bare
couleurs-nation-honduras = Honduras
    .kind = bare
couleurs-nation-nicaragua = Nicaragua
    .kind = bare
couleurs-nation-costa-rica = Costa Rica
    .kind = bare
couleurs-nation-panama = Panama
    .kind = bare
couleurs-nation-cuba = Cuba
    .kind = bare
couleurs-nation-haiti = Haiti
    .kind = bare
couleurs-nation-republique-dominicaine = Dominican Republic
    .kind = the
couleurs-nation-colombie = Colombia
    .kind = bare
couleurs-nation-venezuela = Venezuela
    .kind = bare
couleurs-nation-equateur = Ecuador
    .kind = bare
couleurs-nation-perou = Peru
    .kind = bare
couleurs-nation-bresil = Brazil
    .kind = bare
couleurs-nation-bolivie = Bolivia
    .kind = bare
couleurs-nation-paraguay = Paraguay
    .kind = bare
couleurs-nation-uruguay = Uruguay
    .kind = bare
couleurs-nation-argentine = Argentina
    .kind = bare
couleurs-nation-chili = Chile
    .kind = bare
couleurs-nation-andorre = Andorra
    .kind = bare
couleurs-nation-liechtenstein = Liechtenstein
    .kind = bare
couleurs-nation-monaco = Monaco
    .kind = bare
couleurs-nation-saint-marin = San Marino
    .kind = bare
couleurs-nation-vatican = Vatican City
    .kind = bare
couleurs-nation-bhoutan = Bhutan
    .kind = bare
couleurs-nation-mascate-et-oman = Muscat and Oman
    .kind = bare

# What is wrong with a board file.
couleurs-board-id = an id is made of small letters, digits and hyphens, and is neither pass nor rest
couleurs-board-grey = { $found } grey nations instead of eight
couleurs-board-paid = { $found } areas with a bonus instead of four
couleurs-board-centre = the centre pays no bonus
couleurs-board-outside = this grid point lies outside the layout
couleurs-board-taken = another nation stands on this grid point
couleurs-board-nowhere = a nation needs a grid point; only a small state can do without, beside a nation that has one
couleurs-board-set = set = “petits-etats” belongs to the links of small states and to no others
couleurs-board-omitted = there is a link between them
couleurs-board-deal = { $found } cards would be dealt to six players

couleurs-flag-mark = “{ $mark }”: { $why }
couleurs-flag-incomplete = something is missing
couleurs-flag-word = there is no mark “{ $what }”
couleurs-flag-colour = there is no colour “{ $what }” in the palette
couleurs-flag-shape = there is no shape “{ $what }”
couleurs-flag-path = the shape “{ $what }” is not path data
couleurs-flag-nation = there is no flag of “{ $what }”
couleurs-flag-deep = a flag cannot show a flag that shows “{ $what }”
couleurs-flag-number = “{ $what }” is not a number
couleurs-flag-numbers = { $wanted } numbers are needed, there are { $found }
couleurs-flag-point = “{ $what }” is not a point X,Y

# What cannot be read in an answer
couleurs-unread-nation = “{ $word }” is no nation of this board
couleurs-unread-long = a chain has no more cards than there are: { $most }

# Words of the notation as they may be typed, too
couleurs-word-pass = pass
