# Pourquoi une table ne peut pas être dressée ainsi. Places, options et valeurs figurent telles qu’on les tape.

setup-fault = { $line ->
    [none] { "" }
   *[other] ligne { $line }, { "" }
}{ $clause ->
    [none] { $field } : { $reason }
   *[other] { $field } : { $reason } (article { $clause })
}
setup-fault-next = { " ; " }

setup-seats-exactly = ce jeu compte { $most ->
    [one] { $most } place
   *[other] { $most } places
}, et non { $count } : { $seats }
setup-seats-between = ce jeu compte de { $fewest } à { $most ->
    [one] { $most } place
   *[other] { $most } places
}, et non { $count } : { $seats }
setup-seats-order = les places se nomment dans l’ordre du jeu : { $seats }
setup-seat-unknown = il n’y a pas de place « { $seat } » ; il y a : { $seats }
setup-seat-twice = la place « { $seat } » est nommée deux fois
setup-seat-absent = il n’y a pas de place « { $seat } » à cette table ; il y a : { $seats }

setup-option-unknown = cette option n’existe pas ; il y a : { $options }
setup-option-value = ne peut pas valoir « { $value } » ; ses valeurs : { $values }
setup-arranging = les dispositions de cette variante sont trop nombreuses pour être comptées : partez d’une position de jeu

# Fichiers de plateau. Clés et valeurs figurent telles qu’elles sont écrites dans le fichier.

board-syntax = ce n’est pas du TOML ; un guillemet, un crochet ou un signe égal manque ou est mal placé
board-unreadable = ne peut pas être lu
board-key = il n’y a pas de telle clé ici ; il y a : { $known }
board-missing = il manque la clé « { $key } »
board-kind = devrait être { $wanted }, mais c’est { $found }
board-kind-text = un texte entre guillemets
board-kind-whole = un nombre entier
board-kind-number = un nombre
board-kind-truth = vrai ou faux (true ou false)
board-kind-date = une date
board-kind-list = une liste entre crochets
board-kind-table = une table de clés
board-number = { $found } n’est pas un nombre possible ici
board-length = la liste n’a pas la bonne longueur
board-word = « { $found } » n’est aucun de ces mots : { $known }
board-letter = « { $found } » n’est pas une seule lettre majuscule
board-fixed = vaut « { $found } », mais la règle dit « { $rule } »
board-between = vaut { $found } ; il faut un nombre entre { $from } et { $to }
board-most = il y en a { $found } ; { $most } au plus tiennent
board-zero = ne peut pas valoir 0
board-colour = « { $found } » n’est pas une couleur comme #c0272d
board-twice = « { $what } » figure deux fois, ou avec soi-même
board-unknown = « { $what } » n’existe pas
board-absent = il manque « { $what } »
board-extra = « { $what } » n’a rien à faire ici
board-order = doit être { $rule }, dans cet ordre
board-count = dit { $stated }, mais le fichier en a { $found }
board-edition = ce programme ne connaît pas cette édition du plateau
board-own = la partie s’est jouée sur un plateau à part : il faut son fichier (--board FICHIER)

# Ce qu’un programme envoie et qui ne se lit pas
json-syntax = ce n’est pas un objet JSON bien formé (colonne { $column })
json-object = il faut un objet JSON : des champs entre accolades
json-missing = il manque le champ « { $field } »
json-unknown = il n’y a pas de champ « { $field } » ici ; il y a : { $known }
json-kind = il faut { $wanted }, et non { $found }
json-other-kind = { $found } ne convient pas ici
json-unreadable = une valeur ne convient pas ici
json-kind-text = un texte entre guillemets
json-kind-whole = un nombre entier
json-kind-number = un nombre à virgule
json-kind-truth = vrai ou faux (true ou false)
json-kind-nothing = rien (null)
json-kind-list = une liste entre crochets
json-kind-object = un objet entre accolades
