# Couleurs du Monde

couleurs-title = Couleurs du Monde
couleurs-blurb = The flags of the world in 1961, joined from neighbour to neighbour. Lay your cards in long chains that pay more with every step, finish a continent before the others do, and empty your hand at the right moment. The board is a reconstruction: no copy of the original could be found.

couleurs-seat-red = Red
couleurs-seat-blue = Blue
couleurs-seat-green = Green
couleurs-seat-yellow = Yellow
couleurs-seat-black = Black
couleurs-seat-white = White

## Options

couleurs-option-hands = Hands
couleurs-option-hands-help = The rules have the cards lie face up before each player: you work out the others' chains as well as your own. With closed hands, only the number of cards is seen.
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
couleurs-option-caribbean-any = joined two by two
couleurs-option-caribbean-all-three = all three or none
couleurs-option-nations = Nations
couleurs-option-nations-help = 107 nations, or 114 with Andorra, Liechtenstein, Monaco, San Marino, the Vatican, Bhutan, and Muscat and Oman.
couleurs-option-nations-base = the 107 nations
couleurs-option-nations-petits-etats = with the small states
couleurs-option-dealer = Dealer
couleurs-option-dealer-help = The player on the dealer's left begins. In a rematch the deal passes to the left.
couleurs-option-dealer-random = drawn at random
couleurs-option-dealer-red = Red
couleurs-option-dealer-blue = Blue
couleurs-option-dealer-green = Green
couleurs-option-dealer-yellow = Yellow
couleurs-option-dealer-black = Black
couleurs-option-dealer-white = White

## Where we are

couleurs-stage-dealer = Drawing the dealer
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
couleurs-event-dealt = { $seat } is dealt { $count } cards.
couleurs-event-dealt-cards = { $seat } is dealt { $cards }.
couleurs-event-played = { $count ->
    [one] { $seat } lays { $chain }: { $sum }, { $points } points.
   *[other] { $seat } chains { $chain }: { $sum } = { $points } points.
}
couleurs-event-area = { $seat } completes { $area }: a bonus of { $points } points.
couleurs-event-area-latest = { $seat } laid the last card in { $area }, left unfinished: a bonus of { $points } points.
couleurs-event-unable = { $seat } is unable to play and loses { $points } points.
couleurs-event-refused = { $nth ->
    [1] { $seat } refuses to play for the first time and loses { $points } points.
   *[other] { $seat } refuses to play for the second time and loses { $points } points.
}
couleurs-event-drew = { $count ->
    [one] { $seat } draws { $count } card.
   *[other] { $seat } draws { $count } cards.
}
couleurs-event-drew-cards = { $seat } draws { $cards }.
couleurs-event-out = { $seat } has no cards left: a bonus of { $points } points.
couleurs-event-over-out = { $count ->
    [one] The stock and a hand are empty: the game is over. { $winners } wins.
   *[other] The stock and a hand are empty: the game is over. { $winners } share the win.
}
couleurs-event-over-stalled = { $count ->
    [one] Nobody can play any more: the game is over. { $winners } wins.
   *[other] Nobody can play any more: the game is over. { $winners } share the win.
}

## What is asked

couleurs-ask-turn = Lay a first card and go on from neighbour to neighbour, or pass.
couleurs-ask-unable = None of your cards can begin: you pass.
couleurs-pick-card = { $nation } ({ $value })
couleurs-pick-unable = Pass (unable)
couleurs-pick-refuse = Pass (refuse)
couleurs-hint-card = { $draw ->
    [0] { $value }×{ $times }; total { $total }, nothing drawn
    [one] { $value }×{ $times }; total { $total }, then draw { $draw } card
   *[other] { $value }×{ $times }; total { $total }, then draw { $draw } cards
}
couleurs-hint-card-bonus = { $draw ->
    [0] { $value }×{ $times }; total { $total } with a bonus of { $bonus }, nothing drawn
    [one] { $value }×{ $times }; total { $total } with a bonus of { $bonus }, then draw { $draw } card
   *[other] { $value }×{ $times }; total { $total } with a bonus of { $bonus }, then draw { $draw } cards
}
couleurs-hint-unable = { $draw ->
    [0] Costs { $cost } points, and nothing is left to draw
    [one] Costs { $cost } points, draws { $draw } card
   *[other] Costs { $cost } points, draws { $draw } cards
}
couleurs-hint-refuse = { $draw ->
    [0] You could play: costs { $cost } points, and nothing is left to draw
    [one] You could play: costs { $cost } points, draws { $draw } card
   *[other] You could play: costs { $cost } points, draws { $draw } cards
}

## Why not

couleurs-illegal-nothing = A chain has at least one card; to play none, pass.
couleurs-illegal-no-card = { $nation }: there is one card per flag, and this one is not there to be played.
couleurs-illegal-not-held = { $nation } is not in your hand.
couleurs-illegal-cannot-begin = { $nation } cannot begin: that takes a grey card, an island, or a neighbour of a covered flag.
couleurs-illegal-not-joined = No line joins { $from } and { $to }.
couleurs-illegal-branches = { $to } touches a card laid earlier this turn, but not { $from }, the last one.
couleurs-illegal-island-ends = { $nation } is an island: nothing can follow it.
couleurs-illegal-island-later = { $nation } is an island: it can only begin a turn.
couleurs-illegal-group = To chain { $from } and { $to } you must hold all three islands of the group.
couleurs-illegal-no-more-refusals = You have refused twice already: play a card of your choice.
couleurs-illegal-other-roll = This is not what chance has to decide now.
couleurs-illegal-other-seat = These cards are for another player.
couleurs-illegal-other-count = { $count ->
    [one] It takes exactly { $count } card.
   *[other] It takes exactly { $count } cards.
}
couleurs-illegal-not-in-stock = { $nation } is not in the stock.

## The points

couleurs-part-chains = Chains
couleurs-part-areas = { $count ->
    [one] Area bonus: { $areas }
   *[other] { $count } area bonuses: { $areas }
}
couleurs-part-out = Bonus for going out
couleurs-part-unable = { $count ->
    [one] { $count } turn unable to play
   *[other] { $count } turns unable to play
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
    [one] { $area }: { $left } of { $flags } flags to the bonus
   *[other] { $area }: { $left } of { $flags } flags to the bonus
}
couleurs-line-covered = { $count ->
    [0] No flag is covered
   *[other] Covered: { $cards }
}
couleurs-line-hand = { $count ->
    [0] { $seat }, { $total } points, empty hand
   *[other] { $seat }, { $total } points, { $count } in hand: { $cards }
}
couleurs-line-hand-closed = { $seat }, { $total } points, { $count } in hand
couleurs-line-beginners = { $count ->
    [0] None of your cards can begin
   *[other] Can begin: { $cards }
}

## Guided first turns

couleurs-lesson-begin = The board is empty. Only the grey cards of the centre and the islands can begin. You hold three grey ones that touch: Saudi Arabia, Jordan, Iraq. Chain all three.
couleurs-lesson-begin-done = 4×1 + 3×2 + 3×3: 19 points. Every further card counts one time more. You played three cards, so you draw one.
couleurs-lesson-neighbour = Any neighbour of a covered flag can begin, whoever covered it. The United Arab Republic touches Iraq; from there Sudan, the Union of South Africa, the Congo. Go all the way!
couleurs-lesson-neighbour-done = 30 points at a stroke, but nothing to draw: after four cards or more you draw none.
couleurs-lesson-island = An island, ringed in grey, can always begin, but nothing follows it. Only Great Britain leads on to the Netherlands, and Cuba, Haiti and the Dominican Republic follow each other. Play an island, alone or with what follows it.
couleurs-lesson-island-done = A single card lets you draw three: sometimes you play little to keep your choices.
couleurs-lesson-area = South America waits only for Argentina and Chile, and you hold both. The card that completes a corner area is worth 25 points. Take them.
couleurs-lesson-area-done = 2×1 + 4×2, and a bonus of 25: 35 points. The other areas with a bonus are Africa, the Far East and Europe.
couleurs-lesson-pass = None of your cards touches a covered flag, none is grey, none is an island. You are unable to play: all you can do is pass.
couleurs-lesson-pass-done = Five points less and four cards more. To pass when you could play is a refusal: ten points, then fifteen, and never a third time.
couleurs-lesson-out = The stock is empty and you have one card left. Lay it: the game ends at once, you get 25 points, and the others subtract their cards.
couleurs-lesson-out-done = Those are all the rules. Have a good game!

## The areas

couleurs-area-centre = Centre
couleurs-area-europe = Europe
couleurs-area-extreme-orient = Far East
couleurs-area-afrique = Africa
couleurs-area-amerique-sud = South America
couleurs-area-amerique-nord = North and Central America
couleurs-area-asie = Asia

## The nations of 1961

couleurs-nation-grece = Greece
couleurs-nation-turquie = Turkey
couleurs-nation-chypre = Cyprus
couleurs-nation-liban = Lebanon
couleurs-nation-israel = Israel
couleurs-nation-jordanie = Jordan
couleurs-nation-irak = Iraq
couleurs-nation-arabie-seoudite = Saudi Arabia
couleurs-nation-grande-bretagne = Great Britain
couleurs-nation-irlande = Ireland
couleurs-nation-islande = Iceland
couleurs-nation-france = France
couleurs-nation-belgique = Belgium
couleurs-nation-pays-bas = Netherlands
couleurs-nation-luxembourg = Luxembourg
couleurs-nation-allemagne-ouest = West Germany
couleurs-nation-allemagne-est = East Germany
couleurs-nation-suisse = Switzerland
couleurs-nation-autriche = Austria
couleurs-nation-italie = Italy
couleurs-nation-espagne = Spain
couleurs-nation-portugal = Portugal
couleurs-nation-danemark = Denmark
couleurs-nation-norvege = Norway
couleurs-nation-suede = Sweden
couleurs-nation-finlande = Finland
couleurs-nation-pologne = Poland
couleurs-nation-tchecoslovaquie = Czechoslovakia
couleurs-nation-hongrie = Hungary
couleurs-nation-roumanie = Romania
couleurs-nation-bulgarie = Bulgaria
couleurs-nation-yougoslavie = Yugoslavia
couleurs-nation-albanie = Albania
couleurs-nation-republique-arabe-unie = United Arab Republic
couleurs-nation-libye = Libya
couleurs-nation-tunisie = Tunisia
couleurs-nation-maroc = Morocco
couleurs-nation-mauritanie = Mauritania
couleurs-nation-senegal = Senegal
couleurs-nation-mali = Mali
couleurs-nation-guinee = Guinea
couleurs-nation-liberia = Liberia
couleurs-nation-cote-d-ivoire = Ivory Coast
couleurs-nation-haute-volta = Upper Volta
couleurs-nation-ghana = Ghana
couleurs-nation-togo = Togo
couleurs-nation-dahomey = Dahomey
couleurs-nation-niger = Niger
couleurs-nation-nigeria = Nigeria
couleurs-nation-tchad = Chad
couleurs-nation-cameroun = Cameroon
couleurs-nation-centrafrique = Central African Republic
couleurs-nation-gabon = Gabon
couleurs-nation-congo-brazzaville = Congo (Brazzaville)
couleurs-nation-congo-leopoldville = Congo (Léopoldville)
couleurs-nation-soudan = Sudan
couleurs-nation-ethiopie = Ethiopia
couleurs-nation-somalie = Somalia
couleurs-nation-union-sud-africaine = Union of South Africa
couleurs-nation-madagascar = Malagasy Republic
couleurs-nation-urss = U.S.S.R.
couleurs-nation-mongolie = Mongolia
couleurs-nation-iran = Iran
couleurs-nation-afghanistan = Afghanistan
couleurs-nation-pakistan = Pakistan
couleurs-nation-inde = India
couleurs-nation-nepal = Nepal
couleurs-nation-ceylan = Ceylon
couleurs-nation-yemen = Yemen
couleurs-nation-chine-populaire = People's China
couleurs-nation-chine-nationaliste = Nationalist China (Formosa)
couleurs-nation-coree-nord = North Korea
couleurs-nation-coree-sud = South Korea
couleurs-nation-japon = Japan
couleurs-nation-philippines = Philippines
couleurs-nation-viet-nam-nord = North Vietnam
couleurs-nation-viet-nam-sud = South Vietnam
couleurs-nation-laos = Laos
couleurs-nation-cambodge = Cambodia
couleurs-nation-thailande = Thailand
couleurs-nation-birmanie = Burma
couleurs-nation-malaisie = Federation of Malaya
couleurs-nation-indonesie = Indonesia
couleurs-nation-australie = Australia
couleurs-nation-nouvelle-zelande = New Zealand
couleurs-nation-canada = Canada
couleurs-nation-etats-unis = United States
couleurs-nation-mexique = Mexico
couleurs-nation-guatemala = Guatemala
couleurs-nation-salvador = El Salvador
couleurs-nation-honduras = Honduras
couleurs-nation-nicaragua = Nicaragua
couleurs-nation-costa-rica = Costa Rica
couleurs-nation-panama = Panama
couleurs-nation-cuba = Cuba
couleurs-nation-haiti = Haiti
couleurs-nation-republique-dominicaine = Dominican Republic
couleurs-nation-colombie = Colombia
couleurs-nation-venezuela = Venezuela
couleurs-nation-equateur = Ecuador
couleurs-nation-perou = Peru
couleurs-nation-bresil = Brazil
couleurs-nation-bolivie = Bolivia
couleurs-nation-paraguay = Paraguay
couleurs-nation-uruguay = Uruguay
couleurs-nation-argentine = Argentina
couleurs-nation-chili = Chile
couleurs-nation-andorre = Andorra
couleurs-nation-liechtenstein = Liechtenstein
couleurs-nation-monaco = Monaco
couleurs-nation-saint-marin = San Marino
couleurs-nation-vatican = Vatican City
couleurs-nation-bhoutan = Bhutan
couleurs-nation-mascate-et-oman = Muscat and Oman
