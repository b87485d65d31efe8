# Ce qui ne va pas dans une feuille de partie. Les mots écrits ainsi dans le fichier restent tels quels.

record-fault = { $line ->
    [0] { $field } : { $reason }
   *[other] ligne { $line }, { $field } : { $reason }
}
record-clause = { $fault } (article { $clause })

record-field-move = coup
record-field-result = résultat
record-field-text = texte

# Elle ne peut pas être lue.

record-missing = absent de cette feuille
record-tag-begin = une balise commence par [
record-tag-end = une balise se termine par ]
record-tag-unknown = cette balise n’existe pas
record-values = { $count ->
    [one] il faut une seule valeur
   *[other] il faut { $count } valeurs
}
record-twice = figure ici pour la deuxième fois
record-value-quotes = une valeur s’écrit entre guillemets droits : "…"
record-quote-open = un guillemet n’est jamais refermé
record-escape = après \ vient \, ", n ou r
record-format = le format « { $format } » est inconnu ; c’est le format { $known } qui se lit ici
record-number = doit être un nombre entier
record-options = s’écrit nom=valeur nom=valeur …
record-level-form = est « public », « full », ou « seat » suivi d’une place
record-chance = vaut "manual" ou ne figure pas
record-hex = doit être une suite d’octets en hexadécimal minuscule
record-bytes = doit compter { $count ->
    [one] { $count } octet
   *[other] { $count } octets
} en hexadécimal minuscule
record-seat-unknown = il n’y a pas de place « { $seat } » sur cette feuille
record-seat-twice = nomme la même place une deuxième fois
record-move-begin = commence par un numéro, un point et une espace
record-move-form = s’écrit « * TIRAGE », « PLACE: ACTION », « PLACE resigns » ou « draw agreed »
record-move-by = après la place vient (bot), (clock) ou rien
record-move-late = vient après le résultat
record-result-form = s’écrit « = unfinished », « = draw ARTICLE » ou « = won PLACE… ARTICLE »
record-result-twice = il y en a déjà un

# Elle ne peut pas avoir été jouée ainsi.

record-level = seule une feuille complète (full) se rejoue ; celle-ci est partielle
record-game-unknown = cette ludothèque n’a pas de jeu « { $game } » avec la version { $rules } de ses règles
record-table-differs = la feuille dit « { $written } », cette table « { $here } »
record-rules-differ = la feuille dit « { $written } », les règles « { $ruled } »
record-number-unexpected = porte le numéro { $number } et devrait porter le { $expected }
record-answers-missing = porte le numéro { $number }, mais il manque encore des réponses au numéro { $expected }
record-answers-order = vient trop tard : les réponses à une même décision suivent l’ordre des places, une par place
record-refused = « { $move } » est refusé : « { $answer } »
record-contribution = le grain de hasard ajouté par { $seat-the } est refusé : « { $answer } »
record-changed = cette feuille a été modifiée après avoir été écrite

# Elle ne peut pas être prouvée équitable.

record-manual = des tirages choisis à la main ne peuvent pas être prouvés équitables
record-seedless = sans Seed ni Salt, rien ne permet de contrôler les tirages
record-commitment = Seed et Salt ont pour empreinte { $hash } : c’est une autre graine
record-roll-differs = la feuille porte le tirage « { $written } », la graine donne « { $drawn } »
record-roll-extra = un tirage là où les règles n’en font aucun
record-roll-missing = il manque un tirage avant cette ligne
record-last-rolls-missing = il manque les derniers tirages
