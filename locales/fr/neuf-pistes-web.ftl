# Le plateau des neuf pistes sur la page.

neuf-pistes-web-board = Plateau : flèches pour se déplacer, Entrée pour choisir, Échap pour annuler
neuf-pistes-web-empty = { $cell }, vide
neuf-pistes-web-pawn = { $number ->
    [0] { $cell }, pion { $seat }
   *[other] { $cell }, pion { $number } { $seat }
}
neuf-pistes-web-camp = camp { $seat }
neuf-pistes-web-picked = pion choisi
neuf-pistes-web-target = arrivée possible
neuf-pistes-web-movable = peut bouger
neuf-pistes-web-last = dernier coup
neuf-pistes-web-turn = Tourner le plateau
neuf-pistes-web-list = Jouer depuis une liste
neuf-pistes-web-moves = Coups joués
neuf-pistes-web-home = { $home } sur 9 au camp
neuf-pistes-web-next = prochain numéro : { $number }
neuf-pistes-web-gates = portes adverses : { $count } sur { $cap }
neuf-pistes-web-quiet = Sans progrès depuis { $quiet } coups ; nulle à { $limit }.
neuf-pistes-web-repeated = Position vue { $times } fois ; nulle à { $limit }.
neuf-pistes-web-so-far = Numéros déjà placés
neuf-pistes-web-random = Compléter au hasard
