# What every part of the product says.

lang-name = English
plain = { $line }

# Enumerations: "a, b and c".
list-comma = { $before }, { $next }
list-and = { $before } and { $next }
list-empty = none
# Sentences, one after the other.
list-sentences = { $before } { $next }

# The bots.
bot-level-random = random
bot-level-easy = easy
bot-level-medium = medium
bot-level-strong = strong
bot-character-loyal = loyal
bot-character-shrewd = shrewd
bot-character-fickle = fickle
bot-name = bot ({ $level })

# The end of a game.
outcome-won = { $winners-The } wins.
outcome-shared = { $winners-The } share the victory.
outcome-draw = The game is drawn.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
