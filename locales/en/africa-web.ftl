# The map, the sheet and the reading on the page.

africa-web-tab-sheet = Sheet
africa-web-tab-what-if = What if…?
africa-web-tab-points = Points

## The map

africa-web-map = Map of Africa: a button for each territory, and the embassies
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
africa-web-declared = { $war ->
    [war] war on { $country-the }
   *[alliance] alliance with { $country-the }
}
africa-web-removed = Removed at the last reading: { $countries }.
africa-web-land-here = Land here
africa-web-land-here-not = Do not land here
africa-web-embassy = Embassy of { $country-the }
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
africa-web-ship = Ship
africa-web-no-coast = No coast is empty
africa-web-orders-given = { $given } of { $all } { $all ->
    [one] order
   *[other] orders
} given
africa-web-no-rows = You have no presence on the map: only a ship can be sent.
africa-web-no-orders = No orders were written.
africa-web-unread = This sheet has not been read yet.
africa-web-war-on = War on { $country-the }
africa-web-relation-to = { $country }: { $war ->
    [war] war
   *[alliance] alliance
}

## The reading

africa-web-chapter-sheet = Orders
africa-web-chapter-ships = Ships
africa-web-chapter-declaration = Embassies
africa-web-chapter-conflict = Conflicts
africa-web-chapter-colony = Colonies
africa-web-chapter-close = End of the turn

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
africa-web-points-now = { $total ->
    [one] { $total } point
   *[other] { $total } points
} if the game ended now
africa-web-alone-long-name = for each colony that you hold alone
africa-web-shared-long-name = for each colony that you share
africa-web-figures = Colonies founded: { $used }. At { $all } the game ends.

## What if…?

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
africa-web-what-if-not = No sheet is about to be written: there is nothing to suppose.

## The rules at a glance

africa-web-aid-aim = Settle, develop, and see who keeps their word: only colonies are worth anything, and a colony held alone is worth far more than a shared one. Most points win; if two lead, nobody does.
africa-web-aid-turn = { $turns } turns, five steps each
africa-web-aid-talk = Talk.
africa-web-aid-talk-text = Aloud or apart. No promise binds anybody.
africa-web-aid-write = Write.
africa-web-aid-write-text = In secret, all at once: an order for each presence, a ship, and dove or cannon for every other country.
africa-web-aid-read = Read.
africa-web-aid-read-text = All envelopes are opened, and everything is carried out together.
africa-web-aid-conflict = Conflicts.
africa-web-aid-conflict-text = Where countries meet, the declarations decide who stays.
africa-web-aid-rise = Colonies.
africa-web-aid-rise-text = What is fully developed and at peace becomes a colony.
africa-web-aid-orders = What a sheet can say
africa-web-aid-develop = One more square of this territory is filled; what is too much is lost.
africa-web-aid-explore-name = Explore
africa-web-aid-explore = A new presence settles next door, and the old one stays. Colonies are closed.
africa-web-aid-ship = Once a turn, on a coast that lies empty while you write.
africa-web-aid-blank = What you leave blank means: do nothing, and alliance.
africa-web-aid-two = Two in a territory
africa-web-aid-two-peace = Dove and dove: both stay.
africa-web-aid-two-removed = Dove against cannon: the dove is removed.
africa-web-aid-two-war = Cannon and cannon: both stay, but no colony can rise.
africa-web-aid-more = Three or more
africa-web-aid-more-text = Only what the others there show you counts. More cannons than doves, and you are removed; as many of each, and you stay. What you declare yourself does not save you.
africa-web-aid-colony = When a colony rises
africa-web-aid-colony-text = When every square is filled, and of those present nobody is at war with another, a colony rises. It stays for good: no conflict touches it any more, and nobody new comes in.
africa-web-aid-points = Points at the end
africa-web-aid-points-alliance = for each dove in your embassy in the last turn
africa-web-aid-end = The last turn is { $year }, or the one in which colony number { $figures } rises.

# The end.
africa-web-end-held = Territories each country was in, year by year; after the dot, the colonies among them
africa-web-end-held-in = { $presences ->
    [one] one territory
   *[other] { $presences } territories
}, { $colonies ->
    [0] no colony
    [one] one colony
   *[other] { $colonies } colonies
}

## Coming back

africa-web-back-reading = The orders have been read. What they held has not been shown to you yet.
