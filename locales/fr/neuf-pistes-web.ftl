# Le plateau des neuf pistes sur la page.

neuf-pistes-web-board = Plateau : flèches pour se déplacer, Entrée pour choisir, Échap pour annuler
neuf-pistes-web-empty = { $cell }, vide
neuf-pistes-web-pawn = { $number ->
    [0] { $cell }, pion { $side ->
        [light] clair
       *[dark] foncé
    }
   *[other] { $cell }, pion { $side ->
        [light] clair
       *[dark] foncé
    } { $number }
}
neuf-pistes-web-camp = { $side ->
    [light] camp clair
   *[dark] camp foncé
}
neuf-pistes-web-picked = pion choisi
neuf-pistes-web-target = arrivée possible
neuf-pistes-web-movable = peut bouger
neuf-pistes-web-last = dernier coup
neuf-pistes-web-turn = Tourner le plateau
neuf-pistes-web-list = Jouer depuis une liste
neuf-pistes-web-moves = Coups joués
neuf-pistes-web-home = { $home } sur 9 au camp
neuf-pistes-web-next = prochain numéro : { $number }
neuf-pistes-web-gates = abords du camp adverse : { $count } sur { $cap }
neuf-pistes-web-quiet = Sans progrès depuis { $quiet ->
    [one] { $quiet } coup
   *[other] { $quiet } coups
} ; nulle à { $limit }.
neuf-pistes-web-repeated = Position vue { $times } fois ; nulle à { $limit }.
neuf-pistes-web-so-far = Numéros déjà placés
neuf-pistes-web-random = Compléter au hasard
