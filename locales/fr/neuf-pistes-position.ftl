# Pourquoi un texte n’est pas une position de ce jeu. « light » et « dark » figurent tels qu’on les tape.

neuf-pistes-position-base = rien ne se dispose dans le jeu de base
neuf-pistes-position-variant = « { $word } » n’a pas sa place dans cette variante
neuf-pistes-position-two = « { $text } » n’est pas deux nombres, un pour chaque camp
neuf-pistes-position-shared = deux pions se trouvent en { $cell }
neuf-pistes-position-two-won = un seul camp peut avoir gagné
neuf-pistes-position-pawns = { $side } a { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
} au lieu de neuf
neuf-pistes-position-same-cell = { $side } a deux pions sur la même case
neuf-pistes-position-enemy-camp = { $side } a un pion dans le camp adverse, en { $cell }
neuf-pistes-position-gates = { $side } a { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
} aux portes adverses, et { $cap } au plus y tiennent
neuf-pistes-position-numbers = les cases de { $side } n’ont pas les numéros de 1 à 9, chacun une fois
neuf-pistes-position-no-numbers = les cases de { $side } n’ont pas de numéros : il manque « cells »
neuf-pistes-position-counter = { $side } ne peut pas en être au numéro { $found } : il y en a neuf
neuf-pistes-position-early = { $side } a un pion rentré avant son tour, en { $cell }
neuf-pistes-position-best = « best » donne { $best } à { $side }, mais { $home ->
    [one] { $home } pion a déjà été rentré
   *[other] { $home } pions ont déjà été rentrés
}
neuf-pistes-position-won = « best » donne 9 à { $side } : la partie était gagnée
neuf-pistes-position-quiet = « quiet { $quiet } » contredit les coups passés, au nombre de { $past }
neuf-pistes-position-went-out = « quiet { $quiet } » est trop peu : depuis le dernier progrès, { $pawns ->
    [one] { $pawns } pion est ressorti
   *[other] { $pawns } pions sont ressortis
}
neuf-pistes-position-ended = « quiet { $quiet } » est trop : sans progrès, la partie s’arrêtait à { $limit }
neuf-pistes-position-past-kept = les coups passés ne comptent que là où la répétition donne la nulle
neuf-pistes-position-past-form = « past » nomme au moins un coup, et rend « last » inutile
neuf-pistes-position-past-rose = ce coup a fait avancer un compteur : aucune position d’avant ne peut revenir
neuf-pistes-position-past-often = une position est revenue trop souvent : la partie était nulle
neuf-pistes-position-past-nobody = aucun pion n’est là où ce coup s’arrête
neuf-pistes-position-past-taken = un pion se trouve là où ce coup commence
neuf-pistes-position-past-won = { $side } avait déjà gagné
neuf-pistes-position-past-illegal = ce coup n’était pas permis
neuf-pistes-position-past-counter = un compteur aurait avancé
neuf-pistes-position-past-turn = c’était à l’autre camp de jouer ensuite
