# Africa 1880

africa-title = Africa 1880
africa-blurb = Eight minutes to promise, one sheet to betray: six powers, thirty-two territories, and orders written in secret.
africa-map-note = The map is a reconstruction: the rules give only the names of the territories. Outlines, borders, coasts and numbers of squares are ours. If you own the box, a board file lets you correct them.

africa-seat-gb = Great Britain
    .kind = bare
africa-seat-fr = France
    .kind = bare
africa-seat-de = Germany
    .kind = bare
africa-seat-it = Italy
    .kind = bare
africa-seat-nl = Netherlands
    .kind = the
africa-seat-be = Belgium
    .kind = bare

## Territories

africa-territory-abyssinie = Abyssinia
    .kind = bare
africa-territory-alexandrie = Alexandria
    .kind = bare
africa-territory-alger = Algiers
    .kind = bare
africa-territory-angola = Angola
    .kind = bare
africa-territory-bangui = Bangui
    .kind = bare
africa-territory-cameroun = Cameroon
    .kind = bare
africa-territory-cap_town = Cape Town
    .kind = bare
africa-territory-congo = Congo
    .kind = the
africa-territory-dahomey = Dahomey
    .kind = bare
africa-territory-dakar = Dakar
    .kind = bare
africa-territory-djibouti = Djibouti
    .kind = bare
africa-territory-egypte = Egypt
    .kind = bare
africa-territory-fachoda = Fashoda
    .kind = bare
africa-territory-kenya = Kenya
    .kind = bare
africa-territory-khartoum = Khartoum
    .kind = bare
africa-territory-kuruman = Kuruman
    .kind = bare
africa-territory-lac_nyassa = Lake Nyasa
    .kind = bare
africa-territory-lac_tanganica = Lake Tanganyika
    .kind = bare
africa-territory-lac_tchad = Lake Chad
    .kind = bare
africa-territory-lac_victoria = Lake Victoria
    .kind = bare
africa-territory-libye = Libya
    .kind = bare
africa-territory-madagascar = Madagascar
    .kind = bare
africa-territory-mogadiscio = Mogadishu
    .kind = bare
africa-territory-namibie = Namibia
    .kind = bare
africa-territory-nigeria = Nigeria
    .kind = bare
africa-territory-ougadougou = Ouagadougou
    .kind = bare
africa-territory-rodhesie = Rhodesia
    .kind = bare
africa-territory-sahara = Sahara
    .kind = the
africa-territory-tamanrasset = Tamanrasset
    .kind = bare
africa-territory-tenere = Ténéré
    .kind = the
africa-territory-tombouctou = Timbuktu
    .kind = bare
africa-territory-zanzibar = Zanzibar
    .kind = bare

## Options

africa-option-setup = Setting up
africa-option-setup-help = Everybody chooses a first coast, or starts where history put them.
africa-option-setup-free = free
africa-option-setup-historical = historical
africa-option-setup_sharing = First coast
africa-option-setup_sharing-help = May two countries settle on the same coast right away?
africa-option-setup_sharing-allowed = may be shared
africa-option-setup_sharing-exclusive = one country per coast
africa-option-landing_check = Empty coast for a landing
africa-option-landing_check-help = The coast has to be empty when the orders are written; you may ask that it still be so after the explorations of the turn.
africa-option-landing_check-at_writing = at writing
africa-option-landing_check-after_exploration = after the explorations
africa-option-stock_order = When pawns run out
africa-option-stock_order-help = When there are not enough pawns, explorations go in alphabetical order: that of the lines of the sheet, or of the destinations.
africa-option-stock_order-origin_row = order of the lines of the sheet
africa-option-stock_order-destination = order of the destinations
africa-option-madagascar = Madagascar
africa-option-madagascar-help = The island may be linked by sea to Zanzibar and Lake Nyasa, or be reached by landing only.
africa-option-madagascar-sea_links = linked to the coast
africa-option-madagascar-isolated = isolated
africa-option-tie = Tie for the lead
africa-option-tie-help = The rules crown nobody; in a league the victory may be shared.
africa-option-tie-no_winner = nobody wins
africa-option-tie-shared = victory shared
africa-option-talk = Talk
africa-option-talk-help = In pairs, in groups, in front of everybody… or not at all.
africa-option-talk-private_and_public = private and public
africa-option-talk-public_only = public only
africa-option-talk-none = none
africa-option-absent_player = Absent player
africa-option-absent_player-help = The country of a player who left gets no orders, is everybody’s ally and can no longer win; or a bot takes over.
africa-option-absent_player-idle = the country waits
africa-option-absent_player-bot = a bot plays
africa-option-diplomacy_seconds = Time for diplomacy
africa-option-diplomacy_seconds-help = The rules give eight minutes. The phase ends sooner when everybody has finished.
africa-phase-diplomacy = talk
africa-phase-writing = writing
africa-option-diplomacy_seconds-480 = eight minutes
africa-option-diplomacy_seconds-180 = three minutes
africa-option-diplomacy_seconds-300 = five minutes
africa-option-diplomacy_seconds-900 = a quarter of an hour
africa-option-diplomacy_seconds-none = no limit
africa-option-writing_seconds = Time to write
africa-option-writing_seconds-help = The time to fill in a sheet. When it is over, the saved draft counts.
africa-option-writing_seconds-300 = five minutes
africa-option-writing_seconds-120 = two minutes
africa-option-writing_seconds-180 = three minutes
africa-option-writing_seconds-600 = ten minutes
africa-option-writing_seconds-none = no limit

## Where we are

africa-stage-setup = Setting up
africa-stage-diplomacy = { $year }: diplomacy
africa-stage-writing = { $year }: writing orders
africa-stage-over = { $year }: end of the game

## What is asked

africa-ask-place = On which coast do you place your first presence?
africa-ask-ready = Have you finished negotiating?
africa-ask-order = Order for { $at-the }
africa-ask-ship = Landing on an empty coast
africa-ask-ship-none = No landing possible: every coast is occupied
africa-ask-relation = Relation with { $seat-the }

africa-pick-ready = On to the orders
africa-pick-develop = Develop
africa-pick-nothing = Do nothing
africa-pick-territory = { $at }
africa-pick-alliance = Alliance
africa-pick-war = War

africa-hint-colony = No effect: it is a colony already.
africa-hint-full = No effect: all its squares are filled already.
africa-hint-already-there = No effect: you are there already.
africa-hint-no-pawn = No effect: you have no presence pawn left.
africa-hint-few-pawns = { $left ->
    [one] You have only one presence pawn left: the first exploration on the sheet takes it, the others will have no effect.
   *[other] You have only { $left } presence pawns left: the first explorations on the sheet take them, the others will have no effect.
}
africa-hint-few-pawns-destination = { $left ->
    [one] You have only one presence pawn left: explorations are carried out in the order of their destinations, the others are void.
   *[other] You have only { $left } presence pawns left: explorations are carried out in the order of their destinations, the last ones may be void.
}

## Refusals

africa-wrong-inland-start = { $at-The } is not on the coast: a first presence settles by the sea.
africa-wrong-taken-start = Another country has already chosen { $at-the }.
africa-wrong-no-presence = { $at }: you have no presence there.
africa-wrong-not-neighbour = { $from }: no border with { $to-the }.
africa-wrong-into-colony = { $from }: { $to-the } is a colony and can no longer be explored.
africa-wrong-inland-landing = Ship: { $at-the } is not on the coast.
africa-wrong-taken-landing = Ship: { $at-the } is occupied; you can only land on an empty coast.
africa-wrong-no-empty-coast = Ship: every coast is occupied, nobody can land this turn.
africa-wrong-own-relation = Relations: you cannot declare war on yourself.
africa-wrong-nobody-idles = At this table a bot takes the place of an absent player.

## The log

africa-event-placed = { $seat-The } places a first presence in { $at-the }.
africa-event-turn-began = { $year }. Diplomacy begins.
africa-event-talk-ended = Everybody has finished talking: the orders are written in secret.
africa-event-went-absent = Nobody plays { $seat-the } any more: no orders, and alliance with all.
africa-event-came-back = { $seat-The } has a player again.
africa-event-sheet-read = The sheet of { $seat-the } is read: { $orders ->
    [0] no orders
    [one] one order
   *[other] { $orders } orders
}.
africa-event-developed = { $seat-The } develops { $at-the }: { $filled ->
    [one] one square filled
   *[other] { $filled } squares filled
}.
africa-event-development-lost-full = { $seat-The } develops { $at-the } in vain: all its squares are filled.
africa-event-development-lost-colony = { $seat-The } develops { $at-the } in vain: it is a colony already.
africa-event-explored = { $seat-The } explores { $at-the } from { $from-the } and settles there.
africa-event-already-there = { $seat-The } explores { $at-the } from { $from-the }, but is already there.
africa-event-expedition-void = { $seat-The } has no presence pawn left: the exploration { $from } → { $at } has no effect.
africa-event-landed = { $seat-The } lands in { $at-the }.
africa-event-landing-already-there = { $seat-The } lands in { $at-the }, where its own expedition has already arrived.
africa-event-landing-no-pawn = { $seat-The } has no presence pawn left: no landing in { $at-the }.
africa-event-landing-coast-reached = { $seat-The } cannot land in { $at-the }: an expedition arrived there this turn.
africa-event-declared-alliance = { $seat-The } offers alliance to all.
africa-event-declared-war = { $seat-The } declares war on all.
africa-event-declared-both = { $seat-The } declares war on { $war-the }, and offers alliance to { $alliance-the }.
africa-event-pair-removed = { $at }: { $seat-the } offered alliance and met with war. Presence removed.
africa-event-pair-attacker = { $at }: { $seat-the } answered alliance with war, and stays.
africa-event-pair-both-war = { $at }: war against war, { $seat-the } stays.
africa-event-pair-allied = { $at }: alliance with alliance, { $seat-the } stays.
africa-event-crowd-stays = { $at }: { $seat-the } stays ({ $wars ->
    [0] no war
    [one] one war
   *[other] { $wars } wars
}, { $alliances ->
    [0] no alliance
    [one] one alliance
   *[other] { $alliances } alliances
}).
africa-event-crowd-removed = { $at }: { $seat-the } has more enemies than allies ({ $wars ->
    [0] no war
    [one] one war
   *[other] { $wars } wars
}, { $alliances ->
    [0] no alliance
    [one] one alliance
   *[other] { $alliances } alliances
}). Presence removed.
africa-event-founded-alone = { $at-The } becomes a colony of { $owners-the } alone.
africa-event-founded-shared = { $at-The } becomes a colony shared by { $owners-the }.
africa-event-disputed = { $at-The } is fully developed, but war still divides { $present-the }: no colony.
africa-event-pawns-left = Presences in reserve: { $left }.
africa-event-ended-1914 = 1914. The game ends with { $colonies ->
    [0] no colony
    [one] one colony
   *[other] { $colonies } colonies
}.
africa-event-ended-colonies = { $year }. The last figure is placed: the game ends with { $colonies ->
    [one] { $colonies } colony
   *[other] { $colonies } colonies
}.
africa-pawns = { $seat } { $left }

## The table in words

africa-line-territory = { $at } ({ $filled }/{ $squares }): { $present }
africa-line-colony = { $at }, colony: { $present }
africa-line-abandoned = { $at } ({ $filled }/{ $squares }): nobody
africa-line-country = { $seat }: { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { $left ->
    [one] { $left } presence in reserve
   *[other] { $left } presences in reserve
}
africa-line-embassy-alliance = Embassy of { $seat-the }: alliance from all
africa-line-embassy-war = Embassy of { $seat-the }: war from all
africa-line-embassy-both = Embassy of { $seat-the }: war ({ $war }), alliance ({ $alliance })
africa-line-absent = { $seat }: player absent

## The points

africa-score-alone = { $count ->
    [0] No colony held alone
    [one] One colony held alone
   *[other] { $count } colonies held alone
}
africa-score-shared = { $count ->
    [0] No shared colony
    [one] One shared colony
   *[other] { $count } shared colonies
}
africa-score-alliances = { $count ->
    [0] No alliance received in the last turn
    [one] One alliance received in the last turn
   *[other] { $count } alliances received in the last turn
}

africa-outcome-win = { $leaders-The } wins with { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { $end }.
africa-outcome-shared = { $leaders-The } share the victory with { $total ->
    [one] { $total } point
   *[other] { $total } points
} each, { $end }.
africa-outcome-tie = Tie for the lead: { $leaders }, { $total ->
    [one] { $total } point
   *[other] { $total } points
} each, { $end }. Nobody wins: you will have to play again!
africa-outcome-deserted = All players have left: nobody wins, { $end }.
africa-end-1914 = at the close of 1914
africa-end-colonies = with the twenty-second colony founded in { $year }

## The first turn, step by step

africa-lesson-place = You are France. Place your first presence on a coast: a territory by the sea.
africa-lesson-place-done = That is your bridgehead. A presence never moves: it founds others next door.
africa-lesson-talk = Every turn begins with eight minutes of talk. Promise what you like: nothing binds you. When you have finished, go on to the orders.
africa-lesson-talk-done = When everybody has finished, the sheets are written in secret, all at the same time.
africa-lesson-treaty = Words may also be put on a card. Germany offers you one: this year neither of you declares war on the other. You may accept, decline, or offer something else. Accept it.
africa-lesson-treaty-done = A deal! It still binds nothing but your honour. When the sheets are read, the card is judged by what they say: the seal holds, or it breaks in front of everybody, with the name of whoever broke it.
africa-lesson-explore = One order per presence: develop, explore a neighbour, or nothing. Algiers is your only presence: send it to explore a neighbouring territory.
africa-lesson-explore-done = At the reading a second presence settles there, and Algiers stays where it is. Two presences mean two orders next turn.
africa-lesson-develop = Tamanrasset has a single square: develop it. You may develop Algiers as well.
africa-lesson-develop-done = All its squares are filled and nobody else is there: Tamanrasset becomes a colony. Held alone it is worth 8 points; shared, 3 to each.
africa-lesson-land = Once a turn a ship may land on an empty coast. Write a coast on the ship line, and nothing else this time.
africa-lesson-land-done = One more presence, come from Europe. Use the ship while there are empty coasts.
africa-lesson-pair = In Libya there are only you and Germany. Between two, whoever offers alliance and meets with war is removed. Declare war on Germany.
africa-lesson-pair-done = If Germany offered alliance, it is removed; if it declared war too, you both stay, but no colony can be founded. And Germany will remember.
africa-lesson-crowd = In Libya you are now three: only what the others declare to you counts. In Timbuktu everything is developed, and it takes alliance to found the colony. Leave your sheet empty: what is not written is an alliance.
africa-lesson-crowd-done = With three or more, a presence is removed when it receives more wars than alliances. Keep friends around you. Enjoy the game!

# Treaties, about the sheets of this turn.

africa-pick-seat = { $seat }
africa-treaty-kind-alliance = Alliance this turn
africa-treaty-kind-keep-out = Let us both keep out of a territory…
africa-treaty-kind-leave = I leave you a territory…
africa-treaty-kind-develop = You develop a territory for me…
africa-treaty-kind-war = Joint war…
# What a treaty says of each of its doers: without a capital, as a promise and as a condition alike.
africa-treaty-ally-all = { $doers-the } declare alliance to each other
africa-treaty-ally = { $doers-the } { $doers-number ->
    [many] declare
   *[one] declares
} alliance { $on-to }
africa-treaty-war = { $doers-the } { $doers-number ->
    [many] declare
   *[one] declares
} war on { $on-the }
africa-treaty-keep-out = { $doers-the } { $doers-number ->
    [many] send
   *[one] sends
} neither expedition nor ship to { $at-the }
africa-treaty-halt = { $doers-the } { $doers-number ->
    [many] do
   *[one] does
} not develop { $at-the }
africa-treaty-leave = { $doers-the } { $doers-number ->
    [many] leave
   *[one] leaves
} { $at-the } alone: no one sent there, nothing developed
africa-treaty-develop = { $doers-the } { $doers-number ->
    [many] develop
   *[one] develops
} { $at-the }
africa-treaty-enter = { $doers-the } { $doers-number ->
    [many] send
   *[one] sends
} an expedition or a ship to { $at-the }
africa-treaty-land = { $doers-the } { $doers-number ->
    [many] send
   *[one] sends
} a ship to { $at-the }
africa-treaty-colony = { $at-the } is a colony
africa-treaty-full = { $at-the } is fully developed
africa-treaty-until = Through { $year }
africa-treaty-by = By { $year }
africa-treaty-year = { $year }
africa-term-ally = alliance
africa-term-war = war…
africa-term-keep-out = keep out of…
africa-term-halt = do not develop…
africa-term-leave = leave alone…
africa-term-develop = develop…
africa-term-enter = enter…
africa-term-land = send a ship to…
africa-term-colony = a colony stands in…
africa-term-full = fully developed is…
africa-void-colony = { $at-the } is a colony.
africa-void-presence = the presence in { $at-the } was lost.
africa-void-reach = { $at-the } was out of reach.
africa-void-coast = { $at-the } was no longer open to ships.

# What is wrong with a board file.
africa-board-coast = “{ $found }” is not a coastal territory
africa-board-row = row { $row } of the sheet is “{ $name }” (id = “{ $id }”, sheet_row = { $row })
africa-board-ring = an outline needs at least three points
africa-board-shore = must be true exactly when the outline has an edge that no other territory has
africa-board-name = “{ $name }” cannot be told from another word of a sheet
africa-board-sides = an edge belongs to more than two outlines
africa-board-squares = squares in all: { $squares }; pawns in the box: { $pawns }
africa-board-apart = their outlines do not touch; kind = “link” joins them all the same
africa-board-touching = their outlines touch; kind = “land” is enough
africa-board-closed = their outlines do not touch: there is nothing to close
africa-board-border = their outlines touch, and no border says so; kind = “closed” if they are not neighbours
africa-board-place = is not a longitude and a latitude

# What cannot be read in an answer
africa-unread-territory = “{ $word }” is no territory
africa-unread-unplayed = nobody plays this country: { $country }
africa-unread-two-ships = a second landing stands on the sheet
africa-unread-two-declarations = the same country is declared to twice

# What the phase asks for
africa-now-setup = You are asked to place your first presence on a coast.
africa-now-diplomacy = This is the time for diplomacy: orders are written afterwards. Only say when you are done (“ready”).
africa-now-writing = You are asked for your sheet of orders.
africa-now-over = The game is over.

# Words of the notation as they may be typed, too
africa-word-ready = ready / done
africa-word-nothing = nothing
africa-word-ship = ship
africa-word-war = war

# What one may be proud of
africa-pride-height = your flag over { $count ->
    [one] { $count } territory
   *[other] { $count } territories
} at once, in { $year }
