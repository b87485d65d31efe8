# The path and the cards on the page.

kilimandjaro-web-picture = The path from the start village to the base camp
kilimandjaro-web-path = The path: a button for every space; the left and right arrows walk along it, up and down go to the next space that can be chosen
kilimandjaro-web-space = { $kind ->
    [start] Start village
    [camp] Base camp
    [village] Space { $space }, village
   *[plain] Space { $space }
}
kilimandjaro-web-counter = { $state ->
    [up] { $face }, face up
    [known] { $face }, face down, known to you alone
   *[down] a hidden counter of { $seat }
}
kilimandjaro-web-pawns = { $count ->
    [one] expedition here: { $seats }
   *[other] expeditions here: { $seats }
}
kilimandjaro-web-lay-banana = lay a banana here
kilimandjaro-web-lay-lion = lay a lion here
kilimandjaro-web-lay-exchange = lay an exchange here
kilimandjaro-web-go = go here
kilimandjaro-web-at = { $camp ->
    [yes] base camp
   *[no] { $space ->
        [0] at the start
       *[other] space { $space }
    }
}
kilimandjaro-web-pile = { $seat }’s pile { $pile }: { $card }
kilimandjaro-web-reach = reach { $reach }
kilimandjaro-web-cards = { $cards ->
    [0] no card in hand
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
kilimandjaro-web-to-lay = { $count ->
    [0] all counters are laid
    [one] { $count } counter to lay
   *[other] { $count } counters to lay
}
kilimandjaro-web-hand = Your cards
kilimandjaro-web-no-cards = You have no card left.
kilimandjaro-web-by-canoe = canoe
kilimandjaro-web-by-jeep = jeep
kilimandjaro-web-by-foot = walk
kilimandjaro-web-by-mule = mule
kilimandjaro-web-stock = Your counters to lay
kilimandjaro-web-rest = Lay the rest at random
kilimandjaro-web-whole = See the whole path
kilimandjaro-web-choose-card = 1. Choose one of your cards.
kilimandjaro-web-choose-pile = 2. Choose a pile: the number shows how far you would move.
kilimandjaro-web-choose-counter = 1. Choose one of your counters.
kilimandjaro-web-choose-space = 2. Touch a green space of the path.
kilimandjaro-web-how-far = How many spaces?
kilimandjaro-web-turned = { $seen ->
    [0] { $face }
   *[other] { $face }, { $seen } of them face up
}
kilimandjaro-web-reconstructed = The landscape is our own drawing: the box shows another one, with the same hundred spaces.
kilimandjaro-web-put-back = Put { $card } back in your hand

# The rules at a glance
kilimandjaro-web-aid-goal = Be the first at the base camp, or the furthest when the last card is played.
kilimandjaro-web-aid-turn = Your turn
kilimandjaro-web-aid-play = Lay a card on one of your piles, or on a pile of somebody ahead of you.
kilimandjaro-web-aid-move = Go as far as your own three open cards carry you.
kilimandjaro-web-aid-meet = Turn the counter on which you end, if there is one.
kilimandjaro-web-aid-draw = Draw a card.
kilimandjaro-web-aid-far = How far?
kilimandjaro-web-aid-three = three of a kind: all of them
kilimandjaro-web-aid-pair = a pair: these two, even if the third is higher
kilimandjaro-web-aid-mixed = all different: the highest
kilimandjaro-web-aid-counters = The counters
kilimandjaro-web-aid-banana = You may go the same distance again. It stays for the next ones.
kilimandjaro-web-aid-lion = Back to the last village. It stays, too.
kilimandjaro-web-aid-exchange = You may change places with somebody; with less luck, you send somebody back to a village. It goes away when used.
kilimandjaro-web-aid-passing = What you pass over does nothing, and a pawn that is moved by others turns nothing.

## The replay: what one seat alone knew

kilimandjaro-web-knew-hand = In hand: { $cards }.
kilimandjaro-web-knew-stock = Counters still to lay: { $counters }.
kilimandjaro-web-knew-counter = Face down on space { $space }: { $counter }.
