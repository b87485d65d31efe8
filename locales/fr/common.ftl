# Ce que disent toutes les parties du produit.

lang-name = français
plain = { $line }

# Énumérations : « a, b et c ».
list-comma = { $before }, { $next }
list-and = { $before } et { $next }
list-empty = aucun
# Des phrases qui se suivent.
list-sentences = { $before } { $next }

# Les robots.
bot-level-random = au hasard
bot-level-easy = facile
bot-level-medium = moyen
bot-level-strong = fort
bot-character-loyal = loyal
bot-character-shrewd = habile
bot-character-fickle = volage
bot-name = robot ({ $level })

# La fin d’une partie.
outcome-won = { $winners-The } { $winners-number ->
    [many] gagnent
   *[one] gagne
}.
outcome-shared = { $winners-The } se partagent la victoire.
outcome-draw = Partie nulle.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
