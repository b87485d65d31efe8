# The map, the sheet and the reading on the page.

africa-web-tabs = What the screen shows
africa-web-tab-map = Map
africa-web-tab-sheet = Sheet
africa-web-tab-reading = Reading

## The map

africa-web-map = Map of Africa: a button for each territory, and the embassies
africa-web-closer = Zoom in
africa-web-further = Zoom out
africa-web-close = Close
africa-web-colony = colony
africa-web-squares = { $filled } of { $squares } { $squares ->
    [one] square developed
   *[other] squares developed
}
africa-web-coastal = coastal
africa-web-inland = inland
africa-web-empty-coast = empty coast
africa-web-nobody = nobody
africa-web-neighbours = Neighbours:
africa-web-declared = { $war ->
    [war] war on { $country-the }
   *[alliance] alliance with { $country-the }
}
africa-web-removed = Removed at the last reading: { $countries }.
africa-web-touch = Touch a neighbour to explore it, or { $place-the } again to develop.
africa-web-land-here = Land here
africa-web-land-here-not = Do not land here
africa-web-embassy = Embassy of { $country-the }
africa-web-embassy-mine = { $war ->
    [war] Your pawn there will show the cannon
   *[alliance] Your pawn there will show the dove
}
africa-web-embassy-shown = { $war ->
    [war] War declared by { $countries-the }
   *[alliance] Alliance offered by { $countries-the }
}
africa-web-list = The map as a list
africa-web-territory = Territory
africa-web-squares-head = Squares
africa-web-presences = Presences
africa-web-embassies = The declarations
africa-web-declarations-of = Turn
africa-web-from-to = From \ to
africa-web-relation = { $war ->
    [war] war
   *[alliance] alliance
}
africa-web-no-declarations = Nothing has been declared yet.

## The sheet

africa-web-diplomacy = Time to talk: promise and negotiate, the sheet comes next.
africa-web-ready = On to the orders
africa-web-use-hint = Fill in the sheet like this
africa-web-sheet = Order sheet
africa-web-sheet-of = Sheet
africa-web-yours = { $country } (you)
africa-web-whole-sheet = The whole sheet
africa-web-ship = Ship
africa-web-no-coast = No coast is empty
africa-web-unordered = { $count ->
    [one] One presence without an order.
   *[other] { $count } presences without an order.
}
africa-web-war-letter = W
africa-web-alliance-letter = A
africa-web-vain-rows = These orders would come to nothing: { $rows }.
africa-web-sheet-help = Your draft is saved as you write. What is not written counts as “nothing” and “alliance”. Seal your sheet when it is ready; you can take it back until the last one is in.

## The reading

africa-web-reading = Reading of the orders
africa-web-no-reading = No sheet has been read yet.
africa-web-reading-of = Reading of the turn
africa-web-reading-year = Reading of { $year }
africa-web-reread = Replay the last reading ({ $year })
africa-web-chapter-sheet = Orders
africa-web-chapter-ships = Ships
africa-web-chapter-declaration = Embassies
africa-web-chapter-conflict = Conflicts
africa-web-chapter-colony = Colonies
africa-web-step-sheet = The sheet of { $country-the }
africa-web-step-ships = The ships
africa-web-step-declaration = The declarations of { $country-the }
africa-web-step-conflict = Conflict in { $place-the }
africa-web-step-colony = A colony in { $place-the }
africa-web-step-close = End of the turn
africa-web-progress = Step { $at } of { $of }
africa-web-back = Previous step
africa-web-next = Next
africa-web-play = Play
africa-web-pause = Pause
africa-web-again = Play again
africa-web-skip = Skip
africa-web-done = Back to the map

## The points

africa-web-years = The turns
africa-web-country = Country
africa-web-score = Points
africa-web-score-now = If the game ended now
africa-web-alone = 8 ×
africa-web-alone-long = Colonies held alone, 8 points each
africa-web-shared = 3 ×
africa-web-shared-long = Shared colonies, 3 points each
africa-web-allies = All.
africa-web-allies-long = Alliances received at the last reading, 1 point each if the turn is the last
africa-web-total = Total
africa-web-pawns = Res.
africa-web-pawns-long = Presences in reserve
africa-web-figures = Colonies founded: { $used }. At { $all } the game ends.

## What if…?

africa-web-what-if = What if…? Try out declarations
africa-web-what-if-help = Your sheet counts as it is written. The others declare what they declared last time: change what you like, add orders, and see who would fall. Nothing is sent.
africa-web-what-if-turn = { $from } → { $to }: { $war ->
    [war] war
   *[alliance] alliance
}
africa-web-what-if-who = Country
africa-web-what-if-orders = Order
africa-web-what-if-add = Add
africa-web-what-if-order = { $country }: { $row } · { $order }
africa-web-what-if-remove = Remove: { $what }
africa-web-what-if-nothing = Nobody would be removed, and no colony founded.
