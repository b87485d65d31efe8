# Europa 1945-2030

europa-title = Europa 1945-2030
europa-blurb = Elections, coalitions, promises: unite Europe, and be the one who earns most glory by it.

europa-seat-blue = Blue
europa-seat-green = Green
europa-seat-red = Red
europa-seat-yellow = Yellow
europa-seat-violet = Violet
europa-seat-orange = Orange

## Options

europa-option-election_rule = Election rule
europa-option-election_rule-help = In the French rules of 1998 the black number is compared with all pawns present. In the English rules of 1999 the coalition must reach it by itself, and everybody present votes.
europa-option-election_rule-fr1998 = French (1998)
europa-option-election_rule-en1999 = English (1999)
europa-option-turn_order = Order of players
europa-option-turn_order-help = The order found when a turn begins can hold for the whole turn, or be made anew from political points before every election.
europa-option-turn_order-fixed = fixed for the turn
europa-option-turn_order-each_election = anew at each election
europa-option-voting_order = Order of proposals
europa-option-voting_order-help = Who names a coalition first: the first in turn order, or the last.
europa-option-voting_order-turn_order = turn order
europa-option-voting_order-reverse = reverse order
europa-option-total_victory = Total victory
europa-option-total_victory-help = Must all 38 countries have joined the Union, or is peace enough?
europa-option-total_victory-needs_all_countries = peace and all countries
europa-option-total_victory-zero_conflict = peace is enough
europa-option-peace_decider_tie = Tie for deciding about peace
europa-option-peace_decider_tie-help = When several players have most pawns on the dove, who decides how they are used?
europa-option-peace_decider_tie-dice = a die
europa-option-peace_decider_tie-most_pp = most political points
europa-option-vp_visibility = Victory points
europa-option-vp_visibility-help = Tokens may stay in the pocket until the end, or lie open on the table.
europa-option-vp_visibility-hidden = hidden until the end
europa-option-vp_visibility-open = open
europa-option-vp_floor = Penalties
europa-option-vp_floor-help = You give back only what you have, or you may run into debt.
europa-option-vp_floor-zero = never below zero
europa-option-vp_floor-debt = debts allowed
europa-option-pawn_cap = Number of pawns
europa-option-pawn_cap-help = The box holds twenty pawns a player.
europa-option-pawn_cap-20 = twenty at most
europa-option-pawn_cap-none = no limit
europa-option-shared_war_dice = Shared war dice
europa-option-shared_war_dice-help = For a tournament: give several tables the same word, and they will meet the same war dice.
europa-option-shared_war_dice-off = no
europa-option-campaign_seconds = Length of a campaign
europa-option-campaign_seconds-help = The time for talk before every vote: 30 to 600 seconds, or no limit (none) for play over days.
europa-option-campaign_seconds-30 = 30 seconds
europa-option-campaign_seconds-60 = one minute
europa-option-campaign_seconds-120 = two minutes
europa-option-campaign_seconds-300 = five minutes
europa-option-campaign_seconds-600 = ten minutes
europa-option-campaign_seconds-none = no limit
europa-setup-campaign = cannot be “{ $value }”; it takes a number of seconds from 30 to 600, or none
europa-setup-dice = must be a word of 1 to 64 characters, or off

## Where we are

europa-stage-order = Turn { $turn } ({ $years }): order of players and elections
europa-stage-war = Turn { $turn } ({ $years }): risks of war
europa-stage-peace = Turn { $turn } ({ $years }): peace action
europa-stage-place = Turn { $turn } ({ $years }): placing pawns
europa-stage-election = Turn { $turn } ({ $years }): election
europa-stage-over = The game is over

## Questions

europa-ask-commit = Level of conflict: { $level }. How many pawns do you commit to peace, in secret (0 to { $most })?
europa-ask-allocate = You decide how the dove is used: { $left ->
    [one] one pawn is
   *[other] { $left } pawns are
  } left.
europa-ask-place = Place { $pawns ->
    [one] one pawn
   *[other] { $pawns } pawns
  } on the map.
europa-ask-campaign = Campaign: { $country }. Talk freely; ready to vote?
europa-ask-propose = { $country }: which coalition do you propose?
europa-ask-vote = { $country }: { $seat } proposes the coalition { $coalition }. Your answer?
europa-ask-move = { $country } joins the Union. Do you move one of your pawns?

europa-pick-commit = { $pawns ->
    [0] no pawn
    [one] one pawn
   *[other] { $pawns } pawns
  }
europa-pick-stop = stop the war: { $country } ({ $cost } pawns)
europa-pick-calm = calm the tensions: { $country } (1 pawn)
europa-pick-ready = I am ready
europa-pick-propose = { $coalition }
europa-pick-pass = propose nothing
europa-pick-yes = yes
europa-pick-no = no
europa-pick-move = to { $country }
europa-pick-stay = do not move
europa-name = { $country }
europa-hint-country = { $points } points to share; { $pawns } pawns present, { $black } needed
europa-hint-share = { $share } political points each

## The log

europa-pawns-in = { $country } ({ $pawns })
europa-die = { $seat }: { $die }
europa-told-turn = Turn { $turn } begins.
europa-told-turn-uncovers = Turn { $turn } begins. Now in play: { $countries }.
europa-told-dice-order = Dice for the order of players: { $dice }.
europa-told-dice-rewards = Dice among the peacemakers: { $dice }.
europa-told-dice-penalties = Dice among those who kept their pawns: { $dice }.
europa-told-dice-decider = Dice for who decides: { $dice }.
europa-told-order = Order of this turn: { $seats }.
europa-told-pawns = Pawns this turn: { $pawns }.
europa-told-cards = { $count } elections are to come; the first: { $first }.
europa-told-war-union = The dice show { $sum }: { $country }. Inside the Union the matter is settled in peace.
europa-told-war-tensions = The dice show { $sum }: tensions in { $country }.
europa-told-war-war = The dice show { $sum }: war breaks out in { $country }.
europa-told-war-spread = The dice show { $sum }: the war in { $country } spreads to { $hit }.
europa-told-war-spread-none = The dice show { $sum }: the war in { $country } goes on, but reaches no neighbour.
europa-told-level = General level of conflict: { $level }.
europa-told-peace = { $pawns } pawns on the dove against a level of { $level }: peace prevails, all conflicts end.
europa-told-no-peace = { $pawns } pawns on the dove against a level of { $level }: too few.
europa-told-reward = { $seat } receives { $vp } victory { $vp ->
    [one] point
   *[other] points
  } for peace.
europa-told-penalty = { $seat } must give back { $vp } victory { $vp ->
    [one] point
   *[other] points
  } (at most what they have).
europa-told-decides = { $seat } decides how the { $left } pawns on the dove are used.
europa-told-stopped = The war in { $country } is stopped. { $left } pawns are left.
europa-told-calmed = The tensions in { $country } are calmed. { $left } pawns are left.
europa-told-placed = { $seat } places pawns: { $where }.
europa-told-unplaced = { $seat } has nowhere to place pawns ({ $pawns }).
europa-told-empty = { $count ->
    [one] Election without Europeans: { $countries }.
   *[other] { $count } elections without Europeans: { $countries }.
  }
europa-told-no-election = { $country } is at war: no election.
europa-told-campaign = Election: { $country }. { $pawns } pawns present, { $black } needed.
europa-told-named = { $seat } proposes the coalition { $coalition }.
europa-told-passed = { $seat } proposes nothing.
europa-told-all-yes = { $yes }: yes.
europa-told-all-no = { $no }: no.
europa-told-answers = Yes: { $yes }. No: { $no }.
europa-told-joined = { $country } joins the Union! { $winners }: { $share ->
    [one] one political point
   *[other] { $share } political points
  } { $count ->
    [one] and 1 victory point
   *[other] and 1 victory point each
  }.
europa-told-nationalists-pawns = { $country }: too few Europeans, the nationalists win.
europa-told-nationalists-majority = { $country }: no coalition could hold the majority, the nationalists win.
europa-told-nationalists-vote = { $country }: no coalition came about, the nationalists win.
europa-told-moved = { $seat } sends a pawn on to { $country }.
europa-told-president = { $count ->
    [one] { $seats } is President of the Union: { $vp } victory points.
   *[other] { $seats } share the Presidency: { $vp } victory points each.
  }

## Refusals

europa-refused-phase = That is not what is asked at the moment.
europa-refused-too-many = You have only { $most } pawns this turn.
europa-refused-token = { $country }: nothing to stop or calm here.
europa-refused-afford = { $country }: that takes { $cost } pawns, which the dove does not have.
europa-refused-wars-first = As long as a war can be stopped, tensions have to wait.
europa-refused-number = Exactly { $due } pawns have to be placed.
europa-refused-election = { $country }: no election here this turn.
europa-refused-covered = { $country } is still under an overlay.
europa-refused-reach = { $country } is not joined to the Union.
europa-refused-coalition = A coalition is one to three players who all have a pawn in the country.
europa-refused-majority = This coalition has { $have } pawns; it needs { $need }.
europa-refused-move = { $country }: the pawn cannot go there (it takes a country joined to the Union whose election is still to come).
europa-refused-roll = Chance cannot have decided that now.

## The end

europa-score-elections = elections won
europa-score-peace = peace actions
europa-score-penalties = penalties
europa-score-presidency = Presidency
europa-victory-pyrrhic = Pyrrhic victory: Europe is still torn ({ $conflict } conflict points).
europa-victory-fragile = Fragile victory: peace hangs by a thread ({ $conflict } conflict points).
europa-victory-decisive = Decisive victory: Europe is all but at peace ({ $conflict ->
    [one] one conflict point
   *[other] { $conflict } conflict points
 }).
europa-victory-total = Total victory: all of Europe, united and at peace.

## In the terminal

europa-line-union = Union: { $countries }
europa-line-conflict = At war: { $wars }; tensions: { $tensions }; level { $level }
europa-line-seat = { $seat }: { $pp } political points, { $vp } victory points, { $pawns } pawns in hand
europa-line-seat-hidden = { $seat }: { $pp } political points, { $pawns } pawns in hand
europa-line-country = { $country }: { $who }

## The first election, step by step

europa-lesson-place = Welcome! You lead the blue party. Place your first two pawns wherever you like: the white number of a country says what it brings, the black one how many European pawns it takes.
europa-lesson-place-done = Your pawns are on the campaign trail. Everybody places half of them first, then the rest.
europa-lesson-propose = Election in Belgium: five pawns, so it takes three for the majority. You speak first: name a coalition of two that reaches it.
europa-lesson-propose-done = Well found. Each named member answers in secret; a single no, and the proposal falls.
europa-lesson-move = Belgium joins the Union! One of your pawns may go on at once to a neighbour whose election is still to come: send it to France.
europa-lesson-move-done = The same pawn will serve twice in one turn: that is the whole art of the game.
europa-lesson-vote = In France, Red proposes to win together with you: 15 political points each. Nobody will speak after him. Do you agree?
europa-lesson-vote-done = France joins the Union. Ten more political points are one more pawn in every turn.
europa-lesson-peace = Turn 3: war threatens, the level of conflict is 10. Commit at least four pawns to peace, in secret.
europa-lesson-peace-done = If the sum is enough, the most generous gains four victory points; if not, woe to the one who kept most. You know what matters: enjoy the game!

## Countries

europa-country-allemagne = Germany
europa-country-france = France
europa-country-belgique = Belgium
europa-country-pays_bas = Netherlands
europa-country-luxembourg = Luxembourg
europa-country-italie = Italy
europa-country-grande_bretagne = Great Britain
europa-country-irlande = Ireland
europa-country-danemark = Denmark
europa-country-norvege = Norway
europa-country-suede = Sweden
europa-country-finlande = Finland
europa-country-islande = Iceland
europa-country-autriche = Austria
europa-country-suisse = Switzerland
europa-country-espagne = Spain
europa-country-portugal = Portugal
europa-country-grece = Greece
europa-country-turquie = Turkey
europa-country-pologne = Poland
europa-country-tchequie = Czech Republic
europa-country-slovaquie = Slovakia
europa-country-hongrie = Hungary
europa-country-roumanie = Romania
europa-country-bulgarie = Bulgaria
europa-country-yougoslavie = Yugoslavia
europa-country-slovenie = Slovenia
europa-country-croatie = Croatia
europa-country-bosnie = Bosnia
europa-country-macedoine = Macedonia
europa-country-albanie = Albania
europa-country-estonie = Estonia
europa-country-lettonie = Latvia
europa-country-lituanie = Lithuania
europa-country-bielorussie = Belarus
europa-country-ukraine = Ukraine
europa-country-moldavie = Moldova
europa-country-russie = Russia

# Treaties, for this turn.

europa-pick-seat = { $seat }
europa-treaty-kind-coalition = A coalition in a country…
europa-treaty-kind-place = I place pawns in a country…
europa-treaty-kind-peace = Pawns for peace if you give some…
europa-treaty-kind-votes = My vote for yours…
europa-treaty-coalition = Coalition of { $coalition } in { $country }.
europa-treaty-place = { $from } promises { $pawns ->
    [one] at least one pawn
   *[other] at least { $pawns } pawns
 } in { $country }.
europa-treaty-peace = For peace, { $from } gives at least { $own } and { $with } at least { $other }.
europa-treaty-votes = { $from } will say yes to { $with } in { $country }, and { $with } to { $from } in { $other }.

# Instructions, for games played over days.

europa-instructions = Standing instructions
europa-instructions-about = What you know beforehand, the referee answers for you when the time comes. Only you see them.
europa-instruction-ready = My campaigns are over at once
europa-instruction-solo = What I can win alone, I claim at once
europa-instruction-pair = Yes to every coalition of two with me in it
