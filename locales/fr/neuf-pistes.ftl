# L’Africa, le jeu des 9 pistes

neuf-pistes-title = L’Africa, le jeu des 9 pistes
neuf-pistes-blurb = Neuf pions chacun, neuf pistes, deux camps : filez droit, et rangez tout chez vous le premier. Ni hasard ni prise.

neuf-pistes-seat-light = Clair
neuf-pistes-seat-dark = Foncé

## Options

neuf-pistes-option-movement = Déplacement
neuf-pistes-option-movement-help = Un pion peut filer jusqu’à l’obstacle, comme dans les jeux de la même famille, ou s’arrêter où l’on veut en chemin.
neuf-pistes-option-movement-slide = jusqu’à l’obstacle
neuf-pistes-option-movement-free = arrêt libre
neuf-pistes-option-variant = Variante
neuf-pistes-option-variant-help = Le jeu de base, les pions numérotés à rentrer dans l’ordre, ou les cases numérotées à occuper dans l’ordre (la version des débutants se joue sans numéroter les pions).
neuf-pistes-option-variant-none = jeu de base
neuf-pistes-option-variant-numbered_pawns = pions numérotés
neuf-pistes-option-variant-numbered_cells = cases numérotées
neuf-pistes-option-variant-numbered_cells_beginners = cases numérotées, débutants
neuf-pistes-option-variant2_order = Ordre des cases
neuf-pistes-option-variant2_order-help = Deuxième variante : l’ordre peut porter sur la première arrivée dans chaque case, ou interdire strictement de s’arrêter au camp avant son tour (avec l’arrêt libre seulement).
neuf-pistes-option-variant2_order-taken = première arrivée
neuf-pistes-option-variant2_order-strict = strict
neuf-pistes-option-gate_cap = Abords du camp adverse
neuf-pistes-option-gate_cap-help = Combien de pions peuvent stationner devant le camp adverse. Sans limite, six pions suffisent à l’assiéger pour toujours ; trois est conseillé.
neuf-pistes-option-gate_cap-0 = sans limite
neuf-pistes-option-gate_cap-3 = trois au plus
neuf-pistes-option-gate_cap-4 = quatre au plus
neuf-pistes-option-gate_cap-5 = cinq au plus
neuf-pistes-option-repetition_draw = Répétition
neuf-pistes-option-repetition_draw-help = La partie est nulle quand la même position revient autant de fois.
neuf-pistes-option-repetition_draw-3 = nulle à la troisième fois
neuf-pistes-option-repetition_draw-5 = nulle à la cinquième fois
neuf-pistes-option-repetition_draw-0 = jamais nulle
neuf-pistes-option-no_progress_draw = Parties sans progrès
neuf-pistes-option-no_progress_draw-help = La partie est nulle après autant de coups de suite où personne n’a ramené un pion de plus au camp.
neuf-pistes-option-no_progress_draw-120 = nulle après 120 coups
neuf-pistes-option-no_progress_draw-200 = nulle après 200 coups
neuf-pistes-option-no_progress_draw-0 = jamais nulle
neuf-pistes-setup-strict = ne va qu’avec l’arrêt libre (movement=free)

## Où en est la partie

neuf-pistes-stage-arranging = Préparation
neuf-pistes-stage-playing = La course
neuf-pistes-stage-over = Partie terminée

neuf-pistes-line-home = { $seat } : { $home } sur 9 au camp
neuf-pistes-line-home-entered = { $seat } : { $home } sur 9 au camp, { $counter ->
    [0] aucun entré dans l’ordre
    [one] { $counter } entré dans l’ordre
   *[other] { $counter } entrés dans l’ordre
}
neuf-pistes-line-home-taken = { $seat } : { $home } sur 9 au camp, { $counter ->
    [0] aucune case prise
    [one] { $counter } case prise
   *[other] { $counter } cases prises
}
neuf-pistes-line-last = Dernier coup : { $move }

neuf-pistes-score-home = pions au camp

## Ce qu’on demande

neuf-pistes-ask-move = Déplacez un de vos pions
neuf-pistes-ask-pawns = Placez les pions { $seat-of } sur ses cases pointées, l’une après l’autre, en commençant par la colonne a
neuf-pistes-ask-cells = Numérotez le camp { $seat-of }, rangée par rangée depuis le haut
neuf-pistes-pick-pawn = pion { $pawn } en { $cell }
neuf-pistes-pick-number = { $number } en { $cell }

neuf-pistes-hint-wins = gagne la partie
neuf-pistes-hint-enters = rentre au camp
neuf-pistes-hint-enters-in-order = le pion { $pawn } rentre à son tour
neuf-pistes-hint-takes = prend la case { $number }
neuf-pistes-hint-rim = jusqu’au bord
neuf-pistes-hint-pawn = jusqu’à un pion
neuf-pistes-hint-camp-edge = jusqu’à la lisière du camp adverse

## Ce qui s’est passé

neuf-pistes-event-arranged-pawns = { $seat } a disposé les pions de son adversaire.
neuf-pistes-event-arranged-cells = { $seat } a numéroté le camp de son adversaire.
neuf-pistes-event-arranged-both = { $seat } a disposé les pions de son adversaire et numéroté son camp.
neuf-pistes-event-moved = { $seat } : { $move }.
neuf-pistes-event-moved-in = { $seat } : { $move }, un pion rentre au camp.
neuf-pistes-event-moved-out = { $seat } : { $move }, un pion quitte le camp.
neuf-pistes-event-pawn-moved = { $seat } : pion { $pawn }, { $move }.
neuf-pistes-event-pawn-moved-in = { $seat } : pion { $pawn }, { $move }, au camp.
neuf-pistes-event-pawn-moved-out = { $seat } : pion { $pawn }, { $move }, hors du camp.
neuf-pistes-event-entered = Le pion { $pawn } { $seat-of } est rentré à son tour.
neuf-pistes-event-taken = { $seat } prend la case { $number } ({ $cell }).
neuf-pistes-event-skipped = { $seat } n’a aucun coup possible et passe son tour.
neuf-pistes-event-repeated = La même position pour la { $times ->
    [2] deuxième
    [3] troisième
   *[other] quatrième
} fois ; la partie sera nulle à la { $limit ->
    [3] troisième
   *[other] cinquième
}.
neuf-pistes-event-quiet = Encore { $left ->
    [one] { $left } coup
   *[other] { $left } coups
} sans progrès, et la partie sera nulle.

neuf-pistes-end-won = { $seat } a rangé ses neuf pions au camp.
neuf-pistes-end-repetition = Nulle : la même position est revenue trop souvent.
neuf-pistes-end-no-progress = Nulle : trop de coups sans progrès.
neuf-pistes-end-blocked = Nulle : plus personne ne peut bouger.

## Pourquoi un coup est refusé

neuf-pistes-refused-no-pawn = Vous n’avez pas de pion en { $cell }.
neuf-pistes-refused-not-straight = Un pion avance en ligne droite, le long de sa rangée ou de sa colonne.
neuf-pistes-refused-stays = Un déplacement couvre au moins une case.
neuf-pistes-refused-pawn-in-the-way = Un pion barre la route en { $cell }, et on ne saute pas.
neuf-pistes-refused-camp-edge = La lisière du camp adverse arrête vos pions devant { $cell }.
neuf-pistes-refused-stops-short = Le pion ne peut pas s’arrêter là : il file jusqu’en { $cell }.
neuf-pistes-refused-pass = On ne passe pas : vous avez un coup à jouer.
neuf-pistes-refused-gate-cap = Pas plus de { $cap ->
    [one] { $cap } pion
   *[other] { $cap } pions
} devant le camp adverse à cette table.
neuf-pistes-refused-too-early = Le pion { $pawn } ne peut pas encore rentrer : c’est le tour du pion { $next }.
neuf-pistes-refused-not-next-cell = On ne s’arrête au camp que pour prendre la case suivante, la { $next }, ou si l’on a déjà pris la sienne.
neuf-pistes-refused-arrange-first = Disposez d’abord les pions et les numéros de votre adversaire.
neuf-pistes-refused-arranged = La préparation est terminée.
neuf-pistes-refused-pawns-missing = Il manque la disposition des pions adverses.
neuf-pistes-refused-cells-missing = Il manque les numéros du camp adverse.
neuf-pistes-refused-pawns-unnumbered = Dans cette variante, les pions n’ont pas de numéro.
neuf-pistes-refused-cells-unnumbered = Dans cette variante, les cases n’ont pas de numéro.
neuf-pistes-refused-pawn-numbers = Les pions portent les numéros 1 à 9, chacun une fois.
neuf-pistes-refused-cell-numbers = Les cases portent les numéros 1 à 9, chacun une fois.

# La première partie guidée
neuf-pistes-lesson-run = Bienvenue ! Vous jouez Clair : vos neuf pions doivent rentrer chez eux, dans la cour du soleil aux neuf huttes, en bas à droite. À votre tour, vous poussez un pion tout droit, le long de sa rangée ou de sa piste. Poussez celui de a2 vers le haut de sa piste.
neuf-pistes-lesson-run-done = Il a filé jusqu’à l’obstacle : ici la palissade du camp foncé, un mur pour vos pions. Le bord du plateau arrête aussi un pion, et n’importe quel autre pion de même. De lui-même, il ne s’arrête pas avant.
neuf-pistes-lesson-home = Votre propre camp vous est ouvert : sa limite n’arrête jamais vos pions. Entre d2 et le bord, la rangée 2 est libre. Faites rentrer ce pion.
neuf-pistes-lesson-home-done = Le voilà rentré, tout au fond, où il laisse de la place aux autres. Les pions adverses ne pourront jamais l’y suivre.
neuf-pistes-lesson-stop = Un pion qui arrête le vôtre peut rendre service. La piste h est libre jusqu’à votre pion de h1. Faites descendre celui de h10.
neuf-pistes-lesson-stop-done = Il s’est arrêté en h2, contre h1. Un camp se remplit le mieux à partir de son coin : chaque pion sert de butée au suivant.
neuf-pistes-lesson-room = Le pion de g3 est rentré, mais il reste sur le seuil : en suivant la rangée 3, a3 devrait s’arrêter en f3. Un pion rentré peut encore bouger. Faites de la place.
neuf-pistes-lesson-room-done = La rangée 3 est ouverte, et a3 peut rentrer. Un pion peut même ressortir du camp si cela aide ; il faudra seulement penser à le ramener.
neuf-pistes-lesson-bar = Foncé veut rentrer i9 par la rangée 9. Ici, on ne prend jamais de pion, mais on peut barrer la route : le pion de d1 s’arrêterait juste sous d10. Poussez-le.
neuf-pistes-lesson-bar-done = La rangée 9 est barrée : i9 n’irait pas plus loin que e9. Mais attention : un pion qui monte la garde n’est pas en train de rentrer. Beaucoup de tables n’en admettent que trois devant le camp adverse.
neuf-pistes-lesson-last = Huit de vos pions sont rentrés, huit de ceux de Foncé aussi : un coup décide. Rentrez le dernier !
neuf-pistes-lesson-last-done = Neuf pions sur neuf cases : vous avez gagné, sur-le-champ. Ni hasard ni prise, rien que des lignes droites. À vous de jouer !

# Ce dont on peut être fier
neuf-pistes-pride-home = { $count ->
    [one] { $count } pion rentré
   *[other] { $count } pions rentrés
} en autant de coups d’affilée
neuf-pistes-pride-slide = la plus longue glissade : { $count ->
    [one] { $count } case
   *[other] { $count } cases
}, { $move }

# Ce qui ne va pas dans un fichier de plateau.
neuf-pistes-board-cell = « { $found } » n’est pas une case du plateau
neuf-pistes-board-camp = un camp, ce sont les neuf cases d’un carré dans un coin du plateau
neuf-pistes-board-camps = { $cell } appartient aux deux camps
neuf-pistes-board-start = il y a neuf cases pointées, une par pion
neuf-pistes-board-starts = { $cell } est pointée pour les deux camps
neuf-pistes-board-home = { $cell } est pointée, mais se trouve dans un camp
neuf-pistes-board-column = { $cell } n’est pas dans la colonne { $column }
neuf-pistes-board-dotted = { $cell } n’est pas une case pointée de « { $side } »
neuf-pistes-board-perft = dit { $claimed } suites de { $depth } coups, mais il y en a { $found }

# Ce qui ne se lit pas dans un coup
neuf-pistes-unread-move = « { $text } » n’est pas un coup comme a2-a7
neuf-pistes-unread-cell = « { $text } » n’est pas une case, de a1 à i10
neuf-pistes-unread-number = « { $text } » n’est pas un nombre de 1 à 9
neuf-pistes-unread-numbers = il faut neuf nombres, et non { $count }
neuf-pistes-unread-rows = « { $text } » n’est pas trois rangées comme 1 2 3 / 9 8 7 / 4 5 6

# Mots de la notation, comme on peut aussi les taper
neuf-pistes-word-pass = passer
neuf-pistes-word-arrange = disposer
neuf-pistes-word-pawns = pions
neuf-pistes-word-cells = cases
