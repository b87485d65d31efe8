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

# Les règles d’un coup d’œil
neuf-pistes-web-aid-goal = Soyez le premier à rentrer vos neuf pions, un sur chaque case du camp.
neuf-pistes-web-aid-run = { $movement ->
    [free] Poussez un pion le long de sa rangée ou de sa piste, aussi loin que vous voulez avant l’obstacle.
   *[slide] Poussez un pion le long de sa rangée ou de sa piste. Il file jusqu’à ce que quelque chose l’arrête.
}
neuf-pistes-web-aid-stops = Trois choses l’arrêtent : un autre pion, le bord, et la palissade du camp adverse.
neuf-pistes-web-aid-own = La limite de votre camp ne vous arrête jamais, ni pour entrer ni pour sortir.
neuf-pistes-web-aid-again = Un pion rentré peut encore bouger, et même ressortir.
neuf-pistes-web-aid-never = Ni prise, ni saut, et on ne passe pas. Qui ne peut pas bouger attend le tour suivant.
neuf-pistes-web-aid-table = À cette table
neuf-pistes-web-aid-gates = Pas plus { $cap ->
    [one] d’un pion
   *[other] de { $cap } pions
} sur les six cases marquées devant le camp adverse.
neuf-pistes-web-aid-repeated = La { $limit ->
    [3] troisième
   *[other] cinquième
} fois qu’une position se présente, la partie est nulle.
neuf-pistes-web-aid-quiet = Après { $limit ->
    [one] { $limit } coup
   *[other] { $limit } coups
} de suite sans progrès, la partie est nulle.
neuf-pistes-web-aid-variant = { $variant ->
    [numbered_pawns] Les pions rentrent dans l’ordre de leurs numéros.
    [numbered_cells] Les cases du camp se prennent dans l’ordre de leurs numéros, chacune par le pion qui le porte.
    [numbered_cells_beginners] Les cases du camp se prennent dans l’ordre de leurs numéros, par n’importe quel pion.
   *[none] Le jeu de base : rien ne porte de numéro.
}
