# At the Foot of Kilimanjaro

kilimandjaro-title = At the Foot of Kilimanjaro
kilimandjaro-blurb = Two to four expeditions, one card a turn: to go further, or to slow down whoever is ahead. Beware of the lions!

kilimandjaro-seat-red = Red
kilimandjaro-seat-blue = Blue
kilimandjaro-seat-green = Green
kilimandjaro-seat-yellow = Yellow

# The counters
kilimandjaro-banana = a banana
kilimandjaro-lion = a lion
kilimandjaro-exchange = an exchange
kilimandjaro-count-banana = { $count ->
    [one] { $count } banana
   *[other] { $count } bananas
}
kilimandjaro-count-lion = { $count ->
    [one] { $count } lion
   *[other] { $count } lions
}
kilimandjaro-count-exchange = { $count ->
    [one] { $count } exchange
   *[other] { $count } exchanges
}

# The cards
kilimandjaro-card-canoe1 = canoe 1
kilimandjaro-card-canoe2 = canoe 2
kilimandjaro-card-canoe3 = canoe 3
kilimandjaro-card-canoe4 = canoe 4
kilimandjaro-card-canoe5 = canoe 5
kilimandjaro-card-canoe6 = canoe 6
kilimandjaro-card-canoe7 = canoe 7
kilimandjaro-card-jeep1 = jeep 1
kilimandjaro-card-jeep2 = jeep 2
kilimandjaro-card-jeep3 = jeep 3
kilimandjaro-card-jeep4 = jeep 4
kilimandjaro-card-jeep5 = jeep 5
kilimandjaro-card-jeep6 = jeep 6
kilimandjaro-card-jeep7 = jeep 7
kilimandjaro-card-foot1 = walk 1
kilimandjaro-card-foot2 = walk 2
kilimandjaro-card-foot3 = walk 3
kilimandjaro-card-foot4 = walk 4
kilimandjaro-card-foot5 = walk 5
kilimandjaro-card-foot6 = walk 6
kilimandjaro-card-foot7 = walk 7
kilimandjaro-card-mule1 = mule 1
kilimandjaro-card-mule2 = mule 2
kilimandjaro-card-mule3 = mule 3
kilimandjaro-card-mule4 = mule 4
kilimandjaro-card-mule5 = mule 5
kilimandjaro-card-mule6 = mule 6
kilimandjaro-card-mule7 = mule 7

# The stages
kilimandjaro-stage-setup = Setting up
kilimandjaro-stage-lay = Laying the counters
kilimandjaro-stage-race = The race
kilimandjaro-stage-last-cards = The race: the deck is empty
kilimandjaro-stage-over = The game is over

# What is asked
kilimandjaro-ask-lay = Lay one of your counters face down on a free space of the path.
kilimandjaro-ask-play = Play a card: on one of your own piles, or on a pile of an expedition ahead of you.
kilimandjaro-ask-move = { $reach ->
    [one] You move one space.
   *[other] How many spaces do you move? From 1 to { $reach }.
}
kilimandjaro-ask-banana = A banana! Do you want to go on by { $distance ->
    [one] { $distance } more space
   *[other] { $distance } more spaces
}?
kilimandjaro-ask-swap = An exchange! With whom do you want to change places?
kilimandjaro-ask-send = An exchange! Whom do you send back to a village?

# The choices
kilimandjaro-pick-counter = Lay { $counter }
kilimandjaro-pick-card = { $card }
kilimandjaro-pick-own-pile = Your pile { $pile }, with { $card } on top
kilimandjaro-pick-pile = { $seat }’s pile { $pile }, with { $card } on top
kilimandjaro-pick-eat = Eat the banana
kilimandjaro-pick-stay = Stay on space { $space }
kilimandjaro-pick-swap = Change places with { $seat } (space { $space })
kilimandjaro-pick-send = Send { $seat } back to a village
kilimandjaro-pick-leave = Leave the game

# What a choice would do
kilimandjaro-hint-move = { $distance ->
    [one] { $distance } space
   *[other] { $distance } spaces
}, to space { $space }
kilimandjaro-hint-move-there = { $distance ->
    [one] { $distance } space
   *[other] { $distance } spaces
}, to space { $space }: { $there }
kilimandjaro-hint-reach = up to { $reach ->
    [one] { $reach } space
   *[other] { $reach } spaces
}
kilimandjaro-hint-cover = { $seat } will move { $after } instead of { $before }. You: { $move }
kilimandjaro-hint-gain = you gain { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
kilimandjaro-hint-lose = you lose { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
kilimandjaro-hint-send = from space { $from } to space { $to }
kilimandjaro-there-camp = the base camp!
kilimandjaro-there-village = a village
kilimandjaro-there-unknown = a hidden counter (if it is a lion, back to space { $village })
kilimandjaro-there-banana = a banana
kilimandjaro-there-lion = a lion, back to space { $village }
kilimandjaro-there-exchange = an exchange

# What happens
kilimandjaro-dealer = { $seat } deals; { $first } begins.
kilimandjaro-counters-dealt = The counters are dealt face down.
kilimandjaro-counters-dealt-aside = The counters are dealt face down; one is set aside unseen.
kilimandjaro-counters-dealt-mine = The counters are dealt. You get { $counters }.
kilimandjaro-counters-dealt-mine-aside = The counters are dealt; one is set aside unseen. You get { $counters }.
kilimandjaro-laid = { $seat } lays a hidden counter on space { $space }.
kilimandjaro-laid-mine = { $seat } lays { $counter } on space { $space }.
kilimandjaro-cards-dealt = The cards are dealt: three face up, three in hand.
kilimandjaro-cards-dealt-mine = The cards are dealt. In hand: { $cards }.
kilimandjaro-played-own = { $seat } plays { $card } on their own pile { $pile } (reach { $before } → { $after }).
kilimandjaro-played-on = { $seat } plays { $card } on { $on }’s pile { $pile } (reach { $before } → { $after }).
kilimandjaro-moved = { $seat } moves { $distance ->
    [one] { $distance } space
   *[other] { $distance } spaces
}, to space { $space }.
kilimandjaro-moved-again = { $seat } eats the banana and moves another { $distance ->
    [one] { $distance } space
   *[other] { $distance } spaces
}, to space { $space }.
kilimandjaro-turned = { $seat } turns the counter on space { $space }: { $counter }!
kilimandjaro-met = { $seat } stops on { $counter }, space { $space }.
kilimandjaro-chased = The lion chases { $seat } back to the village on space { $space }.
kilimandjaro-stayed-banana = { $seat } leaves the banana alone.
kilimandjaro-stayed-exchange = { $seat } declines the exchange, which stays face up.
kilimandjaro-swapped = { $seat } and { $with } change places: { $seat } to space { $to }, { $with } to space { $back }. The exchange leaves the game.
kilimandjaro-sent = { $seat } sends { $whom } from space { $from } back to the village on space { $to }. The exchange leaves the game.
kilimandjaro-useless-swap = Nobody to change places with: { $seat } leaves the exchange where it lies.
kilimandjaro-useless-send = Nobody to send back: { $seat } leaves the exchange where it lies.
kilimandjaro-drew = { $seat } draws a card. { $left ->
    [0] The deck is empty!
    [one] One is left.
   *[other] { $left } are left.
}
kilimandjaro-drew-mine = { $seat } draws { $card }. { $left ->
    [0] The deck is empty!
    [one] One is left.
   *[other] { $left } are left.
}
kilimandjaro-passed-over = { $seat } has no cards left and is skipped.
kilimandjaro-left = { $seat } leaves the game.

# The end
kilimandjaro-end-camp = An expedition has reached the base camp.
kilimandjaro-end-furthest = All cards are played: the expedition furthest along wins.
kilimandjaro-end-tie-break = All cards are played and several expeditions are level: the one that would go furthest next turn wins.
kilimandjaro-end-shared = All cards are played and nothing separates the leaders: they share the victory.
kilimandjaro-end-deserted = Everybody has left the game.
kilimandjaro-score-reach = distance on display
kilimandjaro-score-space = Space reached

# The refusals
kilimandjaro-now-lay = A counter has to be laid first.
kilimandjaro-now-play = A card from your hand has to be played.
kilimandjaro-now-move = Say how many spaces you move.
kilimandjaro-now-banana = Say whether you eat the banana or stay.
kilimandjaro-now-swap = Say with whom you change places, or stay.
kilimandjaro-now-send = Choose who goes back to a village.
kilimandjaro-now-chance = That is for chance to decide.
kilimandjaro-now-over = The game is over.
kilimandjaro-refused-no-such-counter = You have no such counter to lay: { $counter }.
kilimandjaro-refused-off-path = Space { $space } is not on the path: counters lie on 1 to 99.
kilimandjaro-refused-on-village = There is a village on space { $space }: no counter may lie there.
kilimandjaro-refused-taken = A counter already lies on space { $space }.
kilimandjaro-refused-beside = Space { $space } is next to the counter on { $next }: two counters may not lie side by side.
kilimandjaro-refused-not-in-hand = This card is not in your hand: { $card }.
kilimandjaro-refused-no-such-pile = Everybody has three piles; there is no pile { $pile }.
kilimandjaro-refused-no-such-seat = There is no player { $number } at this table.
kilimandjaro-refused-not-ahead = { $seat } is not ahead of you: only cards of those in front may be covered.
kilimandjaro-refused-out-of-reach = You move { $reach ->
    [one] 1 space
   *[other] 1 to { $reach } spaces
}, not { $distance }.
kilimandjaro-refused-oneself = Choose an expedition other than your own.
kilimandjaro-refused-same-space = { $seat } stands on the same space as you: there is nothing to exchange.
kilimandjaro-refused-at-start = { $seat } is still in the start village and cannot go back.
kilimandjaro-refused-sheltered = { $seat } is safe in a village.
kilimandjaro-refused-must-send = You must send someone back to a village.
kilimandjaro-refused-no-leaving = At this table a bot takes over for whoever leaves.
kilimandjaro-refused-not-dealt = That roll is not possible now.

# The table in words
kilimandjaro-line-waiting = { $seat }: at the start (space { $space })
kilimandjaro-line-expedition = { $seat }: space { $space }, piles { $piles }, reach { $reach }, { $cards ->
    [0] no card left
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
kilimandjaro-line-hand = { $seat } holds: { $cards }
kilimandjaro-line-stock = { $seat } has still to lay: { $counters }
kilimandjaro-line-up = Space { $space }: { $counter } (laid by { $seat })
kilimandjaro-line-known = Space { $space }: { $counter }, face down (laid by { $seat })
kilimandjaro-line-down = Space { $space }: a hidden counter (laid by { $seat })
kilimandjaro-line-pile = Deck: { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
kilimandjaro-line-aside = Counter that was set aside: { $counter }

# The options
kilimandjaro-option-exchange_rule = Exchange counters
kilimandjaro-option-exchange_rule-help = With less luck, an exchange counter does not change places: it sends another expedition back to the village behind it.
kilimandjaro-option-exchange_rule-swap = Change places
kilimandjaro-option-exchange_rule-low_luck = Send back to a village (less luck)
kilimandjaro-option-three_player_counters = Counters with three players
kilimandjaro-option-three_player_counters-help = Sixteen counters cannot be shared by three: deal them all (6, 5, 5), or set one aside at random without looking.
kilimandjaro-option-three_player_counters-deal_all = Deal all
kilimandjaro-option-three_player_counters-set_one_aside = Set one aside
kilimandjaro-option-target_rule = Cards that may be covered
kilimandjaro-option-target_rule-help = On whose piles may you play, besides your own?
kilimandjaro-option-target_rule-ahead = Those ahead
kilimandjaro-option-target_rule-ahead_or_level = Those ahead or level
kilimandjaro-option-move_rule = Movement
kilimandjaro-option-move_rule-help = Do you have to move the whole distance that your cards give, or may you stop earlier?
kilimandjaro-option-move_rule-exact = The whole distance
kilimandjaro-option-move_rule-up_to = Up to that distance, as you like
kilimandjaro-option-counter_memory = Your hidden counters
kilimandjaro-option-counter_memory-help = Do you keep seeing what you laid, or do you have to remember it?
kilimandjaro-option-counter_memory-show_own = Shown to you alone
kilimandjaro-option-counter_memory-hide_after_placing = From memory
kilimandjaro-option-village_shelter = Shelter of villages
kilimandjaro-option-village_shelter-help = With the variant that sends expeditions back: what a halt in a village protects from.
kilimandjaro-option-village_shelter-false = None: one goes back to the village before
kilimandjaro-option-village_shelter-true = In a village one cannot be sent back
kilimandjaro-option-first_dealer = First dealer
kilimandjaro-option-first_dealer-help = The player to the dealer’s left begins. In a rematch the deal passes to the next player.
kilimandjaro-option-first_dealer-random = Drawn at random
kilimandjaro-option-first_dealer-red = Red
kilimandjaro-option-first_dealer-blue = Blue
kilimandjaro-option-first_dealer-green = Green
kilimandjaro-option-first_dealer-yellow = Yellow
kilimandjaro-option-absent_player = If a player leaves
kilimandjaro-option-absent_player-help = A bot plays on in their place, or the expedition stops there: its turns are skipped and it can no longer win.
kilimandjaro-option-absent_player-bot = A bot takes over
kilimandjaro-option-absent_player-out = The expedition stops

# The guided first game
kilimandjaro-lesson-lay = Welcome! Before the race, everybody hides their counters on the path. You hold a lion: it chases whoever meets it back to the previous village. Lay it just before a village, where it costs the most: on space 38, for example.
kilimandjaro-lesson-lay-done = Well hidden! Nobody else knows that a lion is waiting there: they see only the back of the counter, and you will know to keep away.
kilimandjaro-lesson-ride = The race begins. Your three open cards say how far you move: two of a kind add up, three are better still. You have canoe 2 and canoe 4. Play your canoe 7 on the third pile, in place of “walk 1”.
kilimandjaro-lesson-ride-done = Three canoes: 2 + 4 + 7 = 13 spaces at once! Only the top card of each pile counts.
kilimandjaro-lesson-cover = Blue is ahead, with three “walk” cards: 18 spaces a turn! As Blue is in front of you, you may play on one of Blue’s piles. Cover one with a card of another kind.
kilimandjaro-lesson-cover-done = The three of a kind is broken! And you still move your 13 spaces. Only those in front can be attacked: being last has its good side, too.
kilimandjaro-lesson-banana = Your move ends on a counter: a banana, one that you laid yourself. It gives you the strength to go another 13 spaces. Eat it!
kilimandjaro-lesson-banana-done = You are on space 39, just past your own lion. The banana stays there face up and will feed everybody. A banana may be refused; a lion never.
kilimandjaro-lesson-camp = The base camp is 12 spaces away, and Blue is close. Look at your canoes: which one takes you there?
kilimandjaro-lesson-camp-done = Space 100: you have won! You need not hit it exactly, going beyond is enough. And if nobody gets there before the last card is played, whoever is furthest along wins. Now it is your turn!

# What is wrong with a board file.
kilimandjaro-board-cards = these are not two of each card, in order
kilimandjaro-board-villages-twice = a space is named twice
kilimandjaro-board-villages-start = the first village is the start village, 0
kilimandjaro-board-villages-camp = the base camp is no village
kilimandjaro-board-villages-many = so many villages leave no room for the counters
kilimandjaro-board-pairs = these are not the consecutive spaces, each pair once
kilimandjaro-board-taken = is drawn where another space is
kilimandjaro-board-outside = is drawn outside the grid of 64 by 16

# What one may be proud of
kilimandjaro-pride-walk = the longest way in one turn: { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
kilimandjaro-pride-stolen = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
} taken from the others by covering their cards

# What cannot be read in an answer
kilimandjaro-unread-pile = “{ $text }” is none of the three piles, such as red2
kilimandjaro-unread-card = “{ $text }” is no card: canoe, jeep, foot or mule with a value from 1 to 7
kilimandjaro-unread-cards = “{ $text }” is more than one card

# Words of the notation as they may be typed, too
kilimandjaro-word-eat = eat
kilimandjaro-word-stay = stay
kilimandjaro-word-leave = leave
kilimandjaro-word-go = go
kilimandjaro-word-swap = swap
kilimandjaro-word-send = send
kilimandjaro-word-banana = banana
kilimandjaro-word-lion = lion
kilimandjaro-word-exchange = exchange
kilimandjaro-word-canoe = canoe
kilimandjaro-word-jeep = jeep
kilimandjaro-word-foot = foot
kilimandjaro-word-mule = mule
