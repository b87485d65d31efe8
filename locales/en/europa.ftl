# Europa 1945-2030

europa-title = Europa 1945-2030
europa-blurb = Elections, coalitions, promises: unite Europe, and be the one who gets the most glory out of it.

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
europa-option-turn_order-help = The order set at the start of a turn can hold for the whole turn, or be reset by political points before every election.
europa-option-turn_order-fixed = fixed for the turn
europa-option-turn_order-each_election = reset at each election
europa-option-voting_order = Order of proposals
europa-option-voting_order-help = Who names a coalition first: the first in turn order, or the last.
europa-option-voting_order-turn_order = turn order
europa-option-voting_order-reverse = reverse order
europa-option-total_victory = Total victory
europa-option-total_victory-help = Must all 38 countries have joined the Union, or is peace enough?
europa-option-total_victory-needs_all_countries = peace and all countries
europa-option-total_victory-zero_conflict = peace is enough
europa-option-peace_decider_tie = Tie for deciding about peace
europa-option-peace_decider_tie-help = When several players tie for the most pawns on the dove, who decides how they are used?
europa-option-peace_decider_tie-dice = a die
europa-option-peace_decider_tie-most_pp = most political points
europa-option-vp_visibility = Victory points
europa-option-vp_visibility-help = Tokens may stay hidden until the end, or lie open on the table.
europa-option-vp_visibility-hidden = hidden until the end
europa-option-vp_visibility-open = open
europa-option-pace = Pace
europa-option-pace-help = Brisk: no campaign where one player has the majority alone, and Tensions for which the dove has pawns enough are calmed together.
europa-option-pace-book = as in the book
europa-option-pace-brisk = brisk
europa-option-vp_floor = Penalties
europa-option-vp_floor-help = You give back only what you have, or you may run into debt.
europa-option-vp_floor-zero = never below zero
europa-option-vp_floor-debt = debts allowed
europa-option-pawn_cap = Number of pawns
europa-option-pawn_cap-help = The box holds twenty pawns a player.
europa-option-pawn_cap-20 = twenty at most
europa-option-pawn_cap-none = no limit
europa-option-shared_war_dice = Shared war dice
europa-option-shared_war_dice-help = For a tournament: give several tables the same word, and they will meet the same war dice. The dice follow from the word alone: whoever knows it could work them out beforehand.
europa-option-shared_war_dice-off = no
europa-option-campaign_seconds = Length of a campaign
europa-option-campaign_seconds-help = The time for talk before every vote: 30 to 600 seconds, or no limit (none). The rules advise one minute.
europa-phase-campaign = campaign
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
    [one] one pawn is left
   *[other] { $left } pawns are left
}.
europa-ask-place = Place { $pawns ->
    [one] one pawn
   *[other] { $pawns } pawns
} on the board.
europa-ask-campaign = Campaign in { $country-the }: talk freely, then go on to the vote.
europa-ask-propose = Election in { $country-the }: which coalition do you propose?
europa-ask-vote = { $coalition-number ->
    [many] Election in { $country-the }: { $seat } proposes a coalition of { $coalition }. Your answer?
   *[one] Election in { $country-the }: { $seat } proposes that { $coalition } win alone. Your answer?
}
europa-ask-move = { $country-The } joins the Union. Do you move one of your pawns?

europa-pick-commit = { $pawns ->
    [0] no pawn
    [one] one pawn
   *[other] { $pawns } pawns
  }
europa-pick-stop = stop the war in { $country-the } ({ $cost ->
    [one] { $cost } pawn
   *[other] { $cost } pawns
})
europa-pick-calm = calm the tensions in { $country-the } (1 pawn)
europa-pick-ready = on to the vote
europa-pick-propose = { $coalition }
europa-pick-pass = propose nothing
europa-pick-yes = yes
europa-pick-no = no
europa-pick-move = to { $country-the }
europa-pick-stay = do not move
europa-name = { $country }
europa-hint-country = { $points ->
    [one] { $points } point
   *[other] { $points } points
} to share; { $pawns ->
    [one] { $pawns } pawn
   *[other] { $pawns } pawns
} present, { $black } needed
europa-hint-share = { $count ->
    [one] { $share ->
        [one] { $share } political point
       *[other] { $share } political points
    }
   *[other] { $share ->
        [one] { $share } political point
       *[other] { $share } political points
    } each
}

## The log

europa-pawns-in = { $country } ({ $pawns })
europa-die = { $seat } { $die }
europa-told-turn = Turn { $turn } begins.
europa-told-turn-uncovers = Turn { $turn } begins. Now in play: { $countries }.
europa-told-dice-order = Dice for the order of players: { $dice }.
europa-told-dice-rewards = Dice between the peacemakers: { $dice }.
europa-told-dice-penalties = Dice between those who kept their pawns: { $dice }.
europa-told-dice-decider = Dice for who decides: { $dice }.
europa-told-order = Order of this turn: { $seats }.
europa-told-pawns = Pawns this turn: { $pawns }.
europa-told-cards = { $count ->
    [one] { $count } election is
   *[other] { $count } elections are
} to come; the first: { $first }.
europa-told-war-union = The dice show { $sum }: { $country }. Inside the Union the matter is settled peacefully.
europa-told-war-tensions = The dice show { $sum }: tensions in { $country-the }.
europa-told-war-war = The dice show { $sum }: war breaks out in { $country-the }.
europa-told-war-spread-wars = The dice show { $sum }: the war in { $country-the } spreads to { $wars-the }.
europa-told-war-spread-tensions = The dice show { $sum }: the war in { $country-the } brings tensions to { $tensions-the }.
europa-told-war-spread-both = The dice show { $sum }: the war in { $country-the } spreads to { $wars-the } and brings tensions to { $tensions-the }.
europa-told-war-spread-none = The dice show { $sum }: the war in { $country-the } goes on, but reaches no neighbour.
europa-told-level = Level of conflict: { $level }.
europa-told-peace = { $pawns ->
    [one] { $pawns } pawn
   *[other] { $pawns } pawns
} on the dove against a level of { $level }: peace prevails, all conflicts end.
europa-told-no-peace = { $pawns ->
    [one] { $pawns } pawn
   *[other] { $pawns } pawns
} on the dove against a level of { $level }: too few.
europa-told-reward = { $seat } receives { $vp } victory { $vp ->
    [one] point
   *[other] points
  } for peace.
europa-told-penalty = { $seat } loses { $vp ->
    [one] { $vp } victory point
   *[other] { $vp } victory points
}, or what is left of them.
europa-told-decides = { $seat } decides how the { $left ->
    [one] pawn on the dove is
   *[other] { $left } pawns on the dove are
} used.
europa-told-stopped = The war in { $country-the } is stopped. { $left ->
    [0] No pawn is left.
    [one] One pawn is left.
   *[other] { $left } pawns are left.
}
europa-told-calmed = The tensions in { $country-the } are calmed. { $left ->
    [0] No pawn is left.
    [one] One pawn is left.
   *[other] { $left } pawns are left.
}
europa-told-placed = { $seat } places pawns: { $where }.
europa-told-unplaced = { $seat } has no country to place pawns in ({ $pawns }).
europa-told-empty = No pawns, the nationalists stay: { $countries }.
europa-told-no-election = { $country-The } is at war: no election.
europa-told-campaign = Election in { $country-the }: { $pawns ->
    [one] { $pawns } pawn
   *[other] { $pawns } pawns
} present, { $black } needed.
europa-told-named = { $coalition-number ->
    [many] { $seat } proposes a coalition of { $coalition }.
   *[one] { $seat } proposes that { $coalition } win alone.
}
europa-told-claimed = { $seat } wants to win alone.
europa-told-passed = { $seat } proposes nothing.
europa-told-all-yes = { $yes }: yes.
europa-told-all-no = { $no }: no.
europa-told-answers = Yes: { $yes }. No: { $no }.
europa-told-joined = { $country-The } joins the Union! { $winners } { $winners-number ->
    [many] each gain
   *[one] gains
} { $share ->
    [one] { $share } political point
   *[other] { $share } political points
} and 1 victory point.
europa-told-nationalists-pawns = { $country }: too few pawns, the nationalists win.
europa-told-nationalists-majority = { $country }: no coalition could hold the majority, the nationalists win.
europa-told-nationalists-vote = { $country }: no coalition succeeded, the nationalists win.
europa-told-moved = { $seat } sends a pawn on to { $country-the }.
europa-told-president = { $seats-number ->
    [many] { $seats } share the Presidency: { $vp ->
        [one] { $vp } victory point
       *[other] { $vp } victory points
    } each.
   *[one] { $seats } is President of the Union: { $vp ->
        [one] { $vp } victory point
       *[other] { $vp } victory points
    }.
}

## Refusals

europa-refused-too-many = You have only { $most ->
    [one] { $most } pawn
   *[other] { $most } pawns
} this turn.
europa-refused-token = There is nothing to stop or calm in { $country-the }.
europa-refused-afford = Stopping the war in { $country-the } takes { $cost ->
    [one] { $cost } pawn
   *[other] { $cost } pawns
}, which the dove does not have.
europa-refused-wars-first = As long as a war can be stopped, tensions have to wait.
europa-refused-number = Exactly { $due ->
    [one] { $due } pawn has
   *[other] { $due } pawns have
} to be placed.
europa-refused-election = There is no election in { $country-the } this turn.
europa-refused-covered = { $country-The } is still under an overlay.
europa-refused-reach = Nothing links { $country-the } to the Union.
europa-refused-coalition = A coalition is one to three players who all have a pawn in the country.
europa-refused-majority = This coalition has { $have ->
    [one] { $have } pawn
   *[other] { $have } pawns
}; it needs { $need }.
europa-refused-move = The pawn cannot go to { $country-the }: it takes a country linked to the Union whose election is still to come.
europa-refused-roll = That roll is not possible now.

## The end

europa-score-elections = elections won
europa-score-peace = peace actions
europa-score-penalties = penalties
europa-score-pp = political points
europa-score-presidency = Presidency
europa-victory-pyrrhic = Pyrrhic victory: Europe is still torn ({ $conflict ->
    [one] { $conflict } conflict point
   *[other] { $conflict } conflict points
}).
europa-victory-fragile = Fragile victory: peace hangs by a thread ({ $conflict ->
    [one] { $conflict } conflict point
   *[other] { $conflict } conflict points
}).
europa-victory-decisive = Decisive victory: Europe is all but at peace ({ $conflict ->
    [0] no conflict point
    [one] one conflict point
   *[other] { $conflict } conflict points
}).
europa-victory-total = Total victory: all of Europe, united and at peace.

## In the terminal

europa-line-union = Union: { $countries }
europa-line-conflict = At war: { $wars }; tensions: { $tensions }; level { $level }
europa-line-seat = { $seat }: { $pp ->
    [one] { $pp } political point
   *[other] { $pp } political points
}, { $vp ->
    [one] { $vp } victory point
   *[other] { $vp } victory points
}, { $pawns ->
    [one] { $pawns } pawn
   *[other] { $pawns } pawns
} in hand
europa-line-seat-hidden = { $seat }: { $pp ->
    [one] { $pp } political point
   *[other] { $pp } political points
}, { $pawns ->
    [one] { $pawns } pawn
   *[other] { $pawns } pawns
} in hand
europa-line-elections = Elections to come, in order: { $elections }
europa-line-election = { $number }. { $country } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
} to share, { $black ->
    [one] { $black } pawn
   *[other] { $black } pawns
} needed)
europa-line-country = { $country }: { $who }

## The first election, step by step

europa-lesson-place = Welcome! You lead the blue party. Place your first two pawns wherever you like: the white number of a country says how many points it brings, the black one how many pawns it takes.
europa-lesson-place-done = Your pawns are on the campaign trail. Everybody places half of them first, then the rest.
europa-lesson-treaty = Before each vote there is a minute of talk, and what is promised can be put on a card. Red offers you one: win Belgium together. With two pawns and one you have the majority that neither has alone. Accept it.
europa-lesson-treaty-done = A deal! The vote will show what it is worth: whoever could keep the word and does not has broken it, and everybody will read so.
europa-lesson-propose = Election in Belgium: five pawns, so it takes three for the majority. You speak first: name a coalition of two that reaches it.
europa-lesson-propose-done = Well done. Each named member answers in secret; a single no, and the proposal fails.
europa-lesson-move = Belgium joins the Union! One of your pawns may go on at once to a neighbour whose election is still to come: send it to France.
europa-lesson-move-done = The same pawn will serve twice in one turn: that is the whole art of the game.
europa-lesson-vote = In France, Red offers to win with you: 15 political points each. Nobody proposes after Red. Do you accept?
europa-lesson-vote-done = France joins the Union. Ten more political points are one more pawn in every turn.
europa-lesson-peace = Turn 3: war threatens, the level of conflict is 10. Commit at least four pawns to peace, in secret.
europa-lesson-peace-done = If the sum is enough, the most generous player gains four victory points; if not, the one who kept the most pawns loses four. You know what matters: enjoy the game!

## Countries

europa-country-allemagne = Germany
    .kind = bare
europa-country-france = France
    .kind = bare
europa-country-belgique = Belgium
    .kind = bare
europa-country-pays_bas = Netherlands
    .kind = the
europa-country-luxembourg = Luxembourg
    .kind = bare
europa-country-italie = Italy
    .kind = bare
europa-country-grande_bretagne = Great Britain
    .kind = bare
europa-country-irlande = Ireland
    .kind = bare
europa-country-danemark = Denmark
    .kind = bare
europa-country-norvege = Norway
    .kind = bare
europa-country-suede = Sweden
    .kind = bare
europa-country-finlande = Finland
    .kind = bare
europa-country-islande = Iceland
    .kind = bare
europa-country-autriche = Austria
    .kind = bare
europa-country-suisse = Switzerland
    .kind = bare
europa-country-espagne = Spain
    .kind = bare
europa-country-portugal = Portugal
    .kind = bare
europa-country-grece = Greece
    .kind = bare
europa-country-turquie = Turkey
    .kind = bare
europa-country-pologne = Poland
    .kind = bare
europa-country-tchequie = Czechia
    .kind = bare
europa-country-slovaquie = Slovakia
    .kind = bare
europa-country-hongrie = Hungary
    .kind = bare
europa-country-roumanie = Romania
    .kind = bare
europa-country-bulgarie = Bulgaria
    .kind = bare
europa-country-yougoslavie = Yugoslavia
    .kind = bare
europa-country-slovenie = Slovenia
    .kind = bare
europa-country-croatie = Croatia
    .kind = bare
europa-country-bosnie = Bosnia
    .kind = bare
europa-country-macedoine = Macedonia
    .kind = bare
europa-country-albanie = Albania
    .kind = bare
europa-country-estonie = Estonia
    .kind = bare
europa-country-lettonie = Latvia
    .kind = bare
europa-country-lituanie = Lithuania
    .kind = bare
europa-country-bielorussie = Belarus
    .kind = bare
europa-country-ukraine = Ukraine
    .kind = bare
europa-country-moldavie = Moldova
    .kind = bare
europa-country-russie = Russia
    .kind = bare

# Treaties, for this turn.

europa-pick-seat = { $seat }
europa-treaty-kind-coalition = A coalition in a country…
europa-treaty-kind-place = I place pawns in a country…
europa-treaty-kind-peace = Pawns for peace, if you give some too…
europa-treaty-kind-votes = My vote for yours…
# What a treaty says of each of its doers: as a promise and as a condition alike.
europa-treaty-coalition = { $doers } win { $country-the } together ({ $share ->
    [one] one point
   *[other] { $share } points
} each)
europa-treaty-yes = { $doers } { $doers-number ->
    [many] say
   *[one] says
} yes to { $seat } in { $country-the }
europa-treaty-bar = { $doers } { $doers-number ->
    [many] refuse
   *[one] refuses
} any coalition with { $seat } in { $country-the }
europa-treaty-place = { $doers } { $doers-number ->
    [many] have
   *[one] has
} at least { $pawns ->
    [one] one pawn
   *[other] { $pawns } pawns
} in { $country-the } when the elections begin
europa-treaty-stay-out = { $doers } { $doers-number ->
    [many] send
   *[one] sends
} no pawn to { $country-the }
europa-treaty-peace = { $doers } { $doers-number ->
    [many] give
   *[one] gives
} at least { $pawns ->
    [one] one pawn
   *[other] { $pawns } pawns
} for peace
europa-treaty-stop = { $doers } { $doers-number ->
    [many] stop
   *[one] stops
} the war in { $country-the } first, if the choice is theirs
europa-treaty-joined = { $country-the } is in the Union
europa-treaty-until = Through turn { $turn }
europa-treaty-by = By the end of turn { $turn }
europa-treaty-turn = Turn { $turn }
europa-term-coalition = win together…
europa-term-yes = say yes in…
europa-term-bar = refuse someone in…
europa-term-place = place pawns in…
europa-term-stay-out = send no pawn to…
europa-term-peace = pawns for peace…
europa-term-stop = stop a war first…
europa-term-joined = in the Union is…
europa-void-joined = { $country-the } has joined the Union.
europa-void-war = there is war in { $country-the }.
europa-void-few = there were too few pawns in { $country-the }.
europa-void-no-majority = these players have no majority in { $country-the }.
europa-void-no-election = no election was held in { $country-the }.
europa-void-past = the election in { $country-the } has passed.
europa-void-outvoted = others outvoted it in { $country-the }.
europa-void-betrayed = others broke it in { $country-the }.
europa-void-closed = pawns could not be placed in { $country-the }.
europa-void-few-pawns = there were not pawns enough.
europa-void-no-dove = there was no danger of war.
europa-void-not-decider = the choice fell to another.
europa-void-never-asked = nobody was asked in { $country-the }.

# Instructions, for games played over days.

europa-instructions = Standing instructions
europa-instructions-about = What you know beforehand, leave to the referee: it answers for you when the time comes. Nobody else sees your instructions.
europa-instruction-ready = Go straight to the vote
europa-instruction-solo = Win alone whenever I can
europa-instruction-pair = Yes to every coalition of two with me in it

# What is wrong with a board file.
europa-board-sum = no country for the sum { $sum }
europa-board-players = nothing for { $players } players

# What cannot be read in an answer
europa-unread-alone = nothing comes after “{ $word }”
europa-unread-propose = “propose” asks for at least one colour, or “nobody”
europa-unread-placed = “{ $word }” stands there twice, or with no pawn
europa-unread-country = “{ $word }” is no country of this board

# What the phase asks for
europa-now-commit = You are asked how many pawns you give for peace.
europa-now-allocate = You are asked which war to stop or which tensions to calm.
europa-now-place = You are asked to place your pawns.
europa-now-campaign = This is the campaign: only say when you are done (“ready”).
europa-now-propose = You are asked to name a coalition, or to pass.
europa-now-vote = You are asked to say yes or no to the coalition that was named.
europa-now-moves = You are asked to move a pawn on, or to let it go (“stay”).
europa-now-chance = Chance decides now.
europa-now-over = The game is over.
europa-refused-at-war = There is war in { $country-the }: a war is stopped (“stop”), not calmed.
europa-refused-only-tense = There are only tensions in { $country-the }: they are calmed (“calm”); there is no war to stop.

# Words of the notation as they may be typed, too
europa-word-commit = commit / give
europa-word-stop = stop
europa-word-calm = calm
europa-word-place = place
europa-word-nothing = nothing
europa-word-ready = ready / done
europa-word-propose = propose / name
europa-word-nobody = nobody
europa-word-pass = pass
europa-word-yes = yes
europa-word-no = no
europa-word-move = move
europa-word-stay = stay

# What one may be proud of
europa-pride-election = { $country } brought into the Union with { $pawns ->
    [one] a single pawn of yours
   *[other] { $pawns } pawns of yours
}, for { $points ->
    [one] { $points } political point
   *[other] { $points } political points
}
