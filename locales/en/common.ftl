# What every part of the product says.

lang-name = English
plain = { $line }

# Enumerations: "a, b and c".
list-comma = { $before }, { $next }
list-and = { $before } and { $next }
list-empty = none

# The bots.
bot-level-random = random
bot-level-easy = easy
bot-level-medium = medium
bot-level-strong = strong
bot-name = bot ({ $level })

# The end of a game.
outcome-won = { $winners } wins.
outcome-shared = { $winners } share the victory.
outcome-draw = The game is drawn.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
