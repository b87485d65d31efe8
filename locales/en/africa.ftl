# Africa 1880

africa-title = Africa 1880
africa-blurb = Eight minutes to promise, one sheet to betray: six powers, thirty-two territories, and orders written in secret.
africa-map-note = The map is a reconstruction: the rules give only the names of the territories. Outlines, borders, coasts and numbers of squares are ours. If you own the box, a board file lets you correct them.

africa-seat-gb = Great Britain
africa-seat-fr = France
africa-seat-de = Germany
africa-seat-it = Italy
africa-seat-nl = Netherlands
africa-seat-be = Belgium

## Territories

africa-territory-abyssinie = Abyssinia
africa-territory-alexandrie = Alexandria
africa-territory-alger = Algiers
africa-territory-angola = Angola
africa-territory-bangui = Bangui
africa-territory-cameroun = Cameroon
africa-territory-cap_town = Cape Town
africa-territory-congo = Congo
africa-territory-dahomey = Dahomey
africa-territory-dakar = Dakar
africa-territory-djibouti = Djibouti
africa-territory-egypte = Egypt
africa-territory-fachoda = Fashoda
africa-territory-kenya = Kenya
africa-territory-khartoum = Khartoum
africa-territory-kuruman = Kuruman
africa-territory-lac_nyassa = Lake Nyasa
africa-territory-lac_tanganica = Lake Tanganyika
africa-territory-lac_tchad = Lake Chad
africa-territory-lac_victoria = Lake Victoria
africa-territory-libye = Libya
africa-territory-madagascar = Madagascar
africa-territory-mogadiscio = Mogadishu
africa-territory-namibie = Namibia
africa-territory-nigeria = Nigeria
africa-territory-ougadougou = Ouagadougou
africa-territory-rodhesie = Rhodesia
africa-territory-sahara = Sahara
africa-territory-tamanrasset = Tamanrasset
africa-territory-tenere = Ténéré
africa-territory-tombouctou = Timbuktu
africa-territory-zanzibar = Zanzibar

## Options

africa-option-setup = Set-up
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
africa-option-stock_order-help = Explorations are carried out in alphabetical order: of the rows of the sheet, or of the destinations.
africa-option-stock_order-origin_row = order of the sheet's rows
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
africa-option-absent_player-help = The country of a player who left gets no orders, is everybody's ally and can no longer win; or a bot takes over.
africa-option-absent_player-idle = the country waits
africa-option-absent_player-bot = a bot plays
africa-option-diplomacy_seconds = Time to talk
africa-option-diplomacy_seconds-help = The rules give eight minutes. The phase ends sooner when everybody is ready.
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

africa-stage-setup = Set-up
africa-stage-diplomacy = { $year }: diplomacy
africa-stage-writing = { $year }: writing of the orders
africa-stage-over = { $year }: end of the game

## What is asked

africa-ask-place = On which coast do you place your first presence?
africa-ask-ready = Have you finished negotiating?
africa-ask-order = Order for { $at }
africa-ask-ship = Landing on an empty coast
africa-ask-ship-none = No landing possible: every coast is occupied
africa-ask-relation = Relation with { $seat }

africa-pick-ready = Ready to write
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
    [one] You have only one presence pawn left: explorations are carried out down the sheet, the others are void.
   *[other] You have only { $left } presence pawns left: explorations are carried out down the sheet, the last ones may be void.
}

## Refusals

africa-wrong-phase = This is not what the phase asks for
africa-wrong-inland-start = { $at } is not on the coast: a first presence settles by the sea
africa-wrong-taken-start = { $at } has been chosen by another country
africa-wrong-no-presence = Row { $at }: you have no presence there
africa-wrong-not-neighbour = Row { $from }: { $to } is not a neighbour
africa-wrong-into-colony = Row { $from }: { $to } is a colony and can no longer be explored
africa-wrong-inland-landing = Ship: { $at } is not on the coast
africa-wrong-taken-landing = Ship: { $at } is not empty of presences
africa-wrong-no-empty-coast = Ship: every coast is occupied, nobody can land this turn
africa-wrong-own-relation = Relations: you cannot declare war on yourself
africa-wrong-nobody-idles = At this table a bot takes the place of an absent player
africa-wrong-entries = To be corrected: { $entries }

## The log

africa-event-placed = { $seat } places a first presence: { $at }.
africa-event-turn-began = { $year }. The negotiations begin.
africa-event-talk-ended = Everybody is ready: the orders are written in secret.
africa-event-went-absent = Absent player ({ $seat }): the country gets no orders and is everybody's ally.
africa-event-came-back = Back at the table: { $seat }.
africa-event-sheet-read = { $orders ->
    [0] The sheet of { $seat } is read: no orders.
    [one] The sheet of { $seat } is read: one order.
   *[other] The sheet of { $seat } is read: { $orders } orders.
}
africa-event-developed = { $filled ->
    [one] { $seat } develops { $at }: one square filled.
   *[other] { $seat } develops { $at }: { $filled } squares filled.
}
africa-event-development-lost-full = { $seat } develops { $at } in vain: all its squares are filled.
africa-event-development-lost-colony = { $seat } develops { $at } in vain: it is a colony already.
africa-event-explored = { $seat } explores { $at } from { $from } and settles there.
africa-event-already-there = { $seat } explores { $at } from { $from }, but is there already.
africa-event-expedition-void = { $seat } has no presence pawn left: the exploration { $from } → { $at } is void.
africa-event-landed = { $seat } lands: { $at }.
africa-event-landing-already-there = { $seat } lands ({ $at }), but an expedition of its own is there already.
africa-event-landing-no-pawn = { $seat } has no presence pawn left: the landing ({ $at }) is void.
africa-event-landing-coast-reached = { $seat } cannot land ({ $at }): an expedition reached that coast this turn.
africa-event-declared-alliance = { $seat } declares alliance to all.
africa-event-declared-war = { $seat } declares war on all.
africa-event-declared-both = { $seat } declares war ({ $war }) and alliance ({ $alliance }).
africa-event-pair-removed = { $at }: { $seat } offered alliance and is met with war. Presence removed.
africa-event-pair-attacker = { $at }: { $seat } declared war on one who offered alliance, and stays.
africa-event-pair-both-war = { $at }: war against war, { $seat } stays.
africa-event-pair-allied = { $at }: alliance with alliance, { $seat } stays.
africa-event-crowd-stays = { $at }: { $seat } stays ({ $wars ->
    [0] no war
    [one] one war
   *[other] { $wars } wars
}, { $alliances ->
    [0] no alliance
    [one] one alliance
   *[other] { $alliances } alliances
}).
africa-event-crowd-removed = { $at }: { $seat } has more enemies than allies ({ $wars ->
    [0] no war
    [one] one war
   *[other] { $wars } wars
}, { $alliances ->
    [0] no alliance
    [one] one alliance
   *[other] { $alliances } alliances
}). Presence removed.
africa-event-founded-alone = { $at } becomes a colony: { $owners } alone.
africa-event-founded-shared = { $at } becomes a shared colony: { $owners }.
africa-event-disputed = { $at } is fully developed, but becomes no colony while the countries present are at war ({ $present }).
africa-event-pawns-left = Presences in reserve: { $left }.
africa-event-ended-1914 = 1914. The game ends with { $colonies ->
    [0] no colony
    [one] one colony
   *[other] { $colonies } colonies
}.
africa-event-ended-colonies = { $year }. The last figure is placed: the game ends with { $colonies } colonies.
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
africa-line-embassy-alliance = Embassy of { $seat }: alliance from all
africa-line-embassy-war = Embassy of { $seat }: war from all
africa-line-embassy-both = Embassy of { $seat }: war ({ $war }), alliance ({ $alliance })
africa-line-absent = { $seat }: player absent

## The points

africa-score-alone = { $count ->
    [one] One colony held alone
   *[other] { $count } colonies held alone
}
africa-score-shared = { $count ->
    [one] One shared colony
   *[other] { $count } shared colonies
}
africa-score-alliances = { $count ->
    [one] One alliance received in the last turn
   *[other] { $count } alliances received in the last turn
}

africa-outcome-win = Victory: { $leaders }, with { $total } points, { $end }.
africa-outcome-shared = Victory shared: { $leaders }, with { $total } points each, { $end }.
africa-outcome-tie = Tie for the lead: { $leaders }, { $total } points each, { $end }. Nobody wins, and all are invited to play again.
africa-outcome-deserted = All players have left: nobody wins, { $end }.
africa-end-1914 = at the close of 1914
africa-end-colonies = with the twenty-second colony founded in { $year }

## The first turn, step by step

africa-lesson-place = You are France. Place your first presence on a coast: a territory by the sea.
africa-lesson-place-done = That is your bridgehead. A presence never moves; it founds new ones next door.
africa-lesson-talk = Every turn begins with eight minutes of talk. Promise what you like; nothing binds. Say that you are ready.
africa-lesson-talk-done = When everybody is ready, the sheets are written in secret, all at the same time.
africa-lesson-explore = One order per presence: develop, explore a neighbour, or nothing. Algiers is your only presence: send it to explore a neighbouring territory.
africa-lesson-explore-done = At the reading a second presence settles there, and Algiers stays where it is. Two presences mean two orders next turn.
africa-lesson-develop = Tamanrasset has a single square: develop it. You may develop Algiers as well.
africa-lesson-develop-done = All its squares filled and nobody there but you: Tamanrasset becomes a colony. Held alone it is worth 8 points; shared, 3 for each.
africa-lesson-land = Once a turn a ship may land on an empty coast. Write a coast in the ship row, and nothing else this time.
africa-lesson-land-done = One more presence, come from Europe. Make use of it while there are empty coasts.
africa-lesson-pair = In Libya there are just the two of you, with Germany. Of two, the one who offers alliance and is met with war is removed. Declare war on Germany.
africa-lesson-pair-done = If she offered alliance, she is removed; if she declared war too, both of you stay, but no colony can be founded. And she will remember.
africa-lesson-crowd = In Libya you are now three: only what the others declare to you counts. In Timbuktu everything is developed, and it takes alliance to found the colony. Leave your sheet empty: what is not written is an alliance.
africa-lesson-crowd-done = With three or more, a presence falls when it receives more wars than alliances. Be liked… or feared for a reason. Enjoy the game!

# Treaties, about the sheets of this turn.

africa-pick-seat = { $seat }
africa-treaty-kind-alliance = Alliance this turn
africa-treaty-kind-keep-out = Let us both keep out of a territory…
africa-treaty-kind-leave = I leave you a territory…
africa-treaty-kind-develop = Develop a territory with me…
africa-treaty-kind-war = Joint war…
africa-treaty-alliance = { $from } and { $with }: alliance this turn.
africa-treaty-keep-out = { $from } and { $with } send neither expedition nor ship to { $at }.
africa-treaty-leave = { $from } leaves { $at } to { $with }.
africa-treaty-develop = { $with } develops { $at } to help { $from }.
africa-treaty-war = { $from } and { $with } both declare war on { $on }.
