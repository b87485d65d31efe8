# Why a text is no position or roll of this game. Seats and words of the notation stand as they are typed.

africa-position-year = “{ $word }” is no year of a turn
africa-position-two-numbers = { $word } has two numbers
africa-position-squares = the squares of { $word } are { $squares } in number, not { $found }
africa-position-no-colony = { $word } cannot be a colony: a square is free or nobody is there
africa-position-presences = { $country } has more presences than { $most }
africa-position-own-war = { $country } is at war with itself
africa-position-not-over = the game is not over before 1914 with colony figures left
africa-position-over = the game is over: all colony figures are placed
africa-position-unread-turn = a sheet of a turn that has not been read
africa-position-bots = nobody is absent where bots replace those who leave
africa-position-historical = with the historical set-up there is nothing to place
africa-position-one-presence = each country places one presence
africa-position-coast = first presences stand on the coast
africa-position-all-placed = all countries have placed their presence: the year is 1880
africa-position-early = a country has placed its presence before its turn
africa-position-coast-twice = a coast is chosen twice
africa-position-developed-early = nothing is developed before the first turn
africa-position-absent-early = nobody is absent before the first turn
