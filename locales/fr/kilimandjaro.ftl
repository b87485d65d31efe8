# Au pied du Kilimandjaro

kilimandjaro-title = Au pied du Kilimandjaro
kilimandjaro-blurb = Deux à quatre expéditions, une carte par tour : pour avancer, ou pour ralentir ceux qui vous devancent. Gare aux lions !

kilimandjaro-seat-red = Rouge
kilimandjaro-seat-blue = Bleu
kilimandjaro-seat-green = Vert
kilimandjaro-seat-yellow = Jaune

# Les jetons
kilimandjaro-banana = une banane
kilimandjaro-lion = un lion
kilimandjaro-exchange = un échange
kilimandjaro-count-banana = { $count ->
    [one] { $count } banane
   *[other] { $count } bananes
}
kilimandjaro-count-lion = { $count ->
    [one] { $count } lion
   *[other] { $count } lions
}
kilimandjaro-count-exchange = { $count ->
    [one] { $count } échange
   *[other] { $count } échanges
}

# Les cartes
kilimandjaro-card-canoe1 = canoë 1
kilimandjaro-card-canoe2 = canoë 2
kilimandjaro-card-canoe3 = canoë 3
kilimandjaro-card-canoe4 = canoë 4
kilimandjaro-card-canoe5 = canoë 5
kilimandjaro-card-canoe6 = canoë 6
kilimandjaro-card-canoe7 = canoë 7
kilimandjaro-card-jeep1 = jeep 1
kilimandjaro-card-jeep2 = jeep 2
kilimandjaro-card-jeep3 = jeep 3
kilimandjaro-card-jeep4 = jeep 4
kilimandjaro-card-jeep5 = jeep 5
kilimandjaro-card-jeep6 = jeep 6
kilimandjaro-card-jeep7 = jeep 7
kilimandjaro-card-foot1 = marche 1
kilimandjaro-card-foot2 = marche 2
kilimandjaro-card-foot3 = marche 3
kilimandjaro-card-foot4 = marche 4
kilimandjaro-card-foot5 = marche 5
kilimandjaro-card-foot6 = marche 6
kilimandjaro-card-foot7 = marche 7
kilimandjaro-card-mule1 = mule 1
kilimandjaro-card-mule2 = mule 2
kilimandjaro-card-mule3 = mule 3
kilimandjaro-card-mule4 = mule 4
kilimandjaro-card-mule5 = mule 5
kilimandjaro-card-mule6 = mule 6
kilimandjaro-card-mule7 = mule 7

# Les étapes
kilimandjaro-stage-setup = Mise en place
kilimandjaro-stage-lay = Pose des jetons
kilimandjaro-stage-race = La course
kilimandjaro-stage-last-cards = La course : la pioche est vide
kilimandjaro-stage-over = La partie est finie

# Ce qui est demandé
kilimandjaro-ask-lay = Posez un de vos jetons, face cachée, sur une case libre du chemin.
kilimandjaro-ask-play = Jouez une carte : sur une de vos piles, ou sur celle d’une expédition qui vous devance.
kilimandjaro-ask-move = { $reach ->
    [one] Vous avancez d’une case.
   *[other] De combien de cases avancez-vous ? De 1 à { $reach }.
}
kilimandjaro-ask-banana = Une banane ! Voulez-vous avancer encore de { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
} ?
kilimandjaro-ask-swap = Un échange ! Avec qui voulez-vous changer de place ?
kilimandjaro-ask-send = Un échange ! Qui renvoyez-vous au village ?

# Les choix
kilimandjaro-pick-counter = Poser { $counter }
kilimandjaro-pick-card = { $card }
kilimandjaro-pick-own-pile = Votre pile { $pile } (dessus : { $card })
kilimandjaro-pick-pile = Pile { $pile } { $seat-of } (dessus : { $card })
kilimandjaro-pick-eat = Manger la banane
kilimandjaro-pick-stay = Rester sur la case { $space }
kilimandjaro-pick-swap = Changer de place avec { $seat } (case { $space })
kilimandjaro-pick-send = Renvoyer { $seat } au village
kilimandjaro-pick-leave = Quitter la partie

# Ce qu’un choix donnerait
kilimandjaro-hint-move = { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
}, jusqu’à la { $space }
kilimandjaro-hint-move-there = { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
}, jusqu’à la { $space } : { $there }
kilimandjaro-hint-reach = jusqu’à { $reach ->
    [one] { $reach } case
   *[other] { $reach } cases
}
kilimandjaro-hint-cover = { $seat } avancera de { $after } au lieu de { $before }. Vous : { $move }
kilimandjaro-hint-gain = vous gagnez { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
kilimandjaro-hint-lose = vous perdez { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
kilimandjaro-hint-send = de la case { $from } à la case { $to }
kilimandjaro-there-camp = le camp de base !
kilimandjaro-there-village = un village
kilimandjaro-there-unknown = un jeton caché (si c’est un lion, retour case { $village })
kilimandjaro-there-banana = une banane
kilimandjaro-there-lion = un lion, retour case { $village }
kilimandjaro-there-exchange = un échange

# Ce qui se passe
kilimandjaro-dealer = { $seat } donne ; { $first } commence.
kilimandjaro-counters-dealt = Les jetons sont distribués, face cachée.
kilimandjaro-counters-dealt-aside = Les jetons sont distribués, face cachée ; l’un d’eux est mis de côté sans être vu.
kilimandjaro-counters-dealt-mine = Les jetons sont distribués. Vous recevez { $counters }.
kilimandjaro-counters-dealt-mine-aside = Les jetons sont distribués ; l’un d’eux est mis de côté sans être vu. Vous recevez { $counters }.
kilimandjaro-laid = { $seat } pose un jeton caché sur la case { $space }.
kilimandjaro-laid-mine = { $seat } pose { $counter } sur la case { $space }.
kilimandjaro-cards-dealt = Les cartes sont distribuées : trois visibles, trois en main.
kilimandjaro-cards-dealt-mine = Les cartes sont distribuées. En main : { $cards }.
kilimandjaro-played-own = { $seat } joue { $card } sur sa pile { $pile } (portée { $before } → { $after }).
kilimandjaro-played-on = { $seat } joue { $card } sur la pile { $pile } { $on-of } (portée { $before } → { $after }).
kilimandjaro-moved = { $seat } avance de { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
}, jusqu’à la case { $space }.
kilimandjaro-moved-again = { $seat } mange la banane et avance encore de { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
}, jusqu’à la case { $space }.
kilimandjaro-turned = { $seat } retourne le jeton de la case { $space } : { $counter } !
kilimandjaro-met = { $seat } s’arrête sur { $counter }, case { $space }.
kilimandjaro-chased = Le lion chasse { $seat } jusqu’au village de la case { $space }.
kilimandjaro-stayed-banana = { $seat } laisse la banane.
kilimandjaro-stayed-exchange = { $seat } renonce à l’échange, qui reste visible.
kilimandjaro-swapped = { $seat } et { $with } changent de place : { $seat } case { $to }, { $with } case { $back }. L’échange quitte le jeu.
kilimandjaro-sent = { $seat } renvoie { $whom } de la case { $from } au village de la case { $to }. L’échange quitte le jeu.
kilimandjaro-useless-swap = Personne avec qui changer de place : { $seat } laisse l’échange sur sa case.
kilimandjaro-useless-send = Personne à renvoyer : { $seat } laisse l’échange sur sa case.
kilimandjaro-drew = { $seat } pioche une carte. { $left ->
    [0] La pioche est vide !
    [one] Il en reste une.
   *[other] Il en reste { $left }.
}
kilimandjaro-drew-mine = { $seat } pioche { $card }. { $left ->
    [0] La pioche est vide !
    [one] Il en reste une.
   *[other] Il en reste { $left }.
}
kilimandjaro-passed-over = { $seat } n’a plus de carte et passe son tour.
kilimandjaro-left = { $seat } quitte la partie.

# La fin
kilimandjaro-end-camp = Une expédition atteint le camp de base.
kilimandjaro-end-furthest = Toutes les cartes sont jouées : l’expédition la plus avancée gagne.
kilimandjaro-end-tie-break = Toutes les cartes sont jouées, plusieurs expéditions sont à égalité : gagne celle qui irait le plus loin au tour suivant.
kilimandjaro-end-shared = Toutes les cartes sont jouées et rien ne départage les premiers : la victoire est partagée.
kilimandjaro-end-deserted = Tout le monde a quitté la partie.
kilimandjaro-score-reach = distance visible
kilimandjaro-score-space = Case atteinte

# Les refus
kilimandjaro-now-lay = Il faut d’abord poser un jeton.
kilimandjaro-now-play = Il faut jouer une carte de votre main.
kilimandjaro-now-move = Il faut dire de combien de cases vous avancez.
kilimandjaro-now-banana = Il faut dire si vous mangez la banane ou si vous restez.
kilimandjaro-now-swap = Il faut dire avec qui vous changez de place, ou rester.
kilimandjaro-now-send = Il faut choisir qui retourne au village.
kilimandjaro-now-chance = C’est au hasard de décider.
kilimandjaro-now-over = La partie est finie.
kilimandjaro-refused-no-such-counter = Vous n’avez plus ce jeton à poser : { $counter }.
kilimandjaro-refused-off-path = La case { $space } n’est pas sur le chemin : les jetons se posent de 1 à 99.
kilimandjaro-refused-on-village = La case { $space } est un village : on n’y pose pas de jeton.
kilimandjaro-refused-taken = Il y a déjà un jeton sur la case { $space }.
kilimandjaro-refused-beside = La case { $space } touche le jeton de la case { $next } : deux jetons ne peuvent pas être côte à côte.
kilimandjaro-refused-not-in-hand = Cette carte n’est pas dans votre main : { $card }.
kilimandjaro-refused-no-such-pile = Chacun a trois piles ; il n’y a pas de pile { $pile }.
kilimandjaro-refused-no-such-seat = Il n’y a pas de joueur { $number } à cette table.
kilimandjaro-refused-not-ahead = { $seat } ne vous devance pas : on ne couvre que les cartes de ceux qui sont devant.
kilimandjaro-refused-out-of-reach = { $reach ->
    [one] On avance d’une case
   *[other] On avance de 1 à { $reach } cases
}, pas de { $distance }.
kilimandjaro-refused-oneself = Il faut choisir une autre expédition que la vôtre.
kilimandjaro-refused-same-space = { $seat } est sur la même case que vous : il n’y a rien à échanger.
kilimandjaro-refused-at-start = { $seat } est encore au village de départ : impossible de reculer.
kilimandjaro-refused-sheltered = { $seat } est à l’abri dans un village.
kilimandjaro-refused-must-send = Vous devez renvoyer quelqu’un au village.
kilimandjaro-refused-no-leaving = À cette table, un robot prend la place d’un joueur qui s’en va.
kilimandjaro-refused-not-dealt = Ce tirage n’est pas possible maintenant.

# La table en mots
kilimandjaro-line-waiting = { $seat } : au départ (case { $space })
kilimandjaro-line-expedition = { $seat } : case { $space }, piles { $piles }, portée { $reach }, { $cards ->
    [0] plus de carte
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
kilimandjaro-line-hand = { $seat } a en main : { $cards }
kilimandjaro-line-stock = { $seat } doit encore poser : { $counters }
kilimandjaro-line-up = Case { $space } : { $counter } (posé par { $seat })
kilimandjaro-line-known = Case { $space } : { $counter }, face cachée (posé par { $seat })
kilimandjaro-line-down = Case { $space } : un jeton caché (posé par { $seat })
kilimandjaro-line-pile = Pioche : { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}
kilimandjaro-line-aside = Jeton mis de côté : { $counter }

# Les options
kilimandjaro-option-exchange_rule = Jetons échange
kilimandjaro-option-exchange_rule-help = Avec moins de chance, un jeton échange ne fait pas changer de place : il renvoie une autre expédition au village derrière elle.
kilimandjaro-option-exchange_rule-swap = On change de place
kilimandjaro-option-exchange_rule-low_luck = On renvoie au village (moins de chance)
kilimandjaro-option-three_player_counters = Jetons à trois joueurs
kilimandjaro-option-three_player_counters-help = Seize jetons ne se partagent pas en trois : on les distribue tous (6, 5, 5), ou on en écarte un au hasard sans le regarder.
kilimandjaro-option-three_player_counters-deal_all = Tous distribués
kilimandjaro-option-three_player_counters-set_one_aside = Un jeton écarté
kilimandjaro-option-target_rule = Cartes que l’on peut couvrir
kilimandjaro-option-target_rule-help = Sur les piles de qui a-t-on le droit de jouer, à part les siennes ?
kilimandjaro-option-target_rule-ahead = Ceux qui sont devant
kilimandjaro-option-target_rule-ahead_or_level = Ceux qui sont devant ou à égalité
kilimandjaro-option-move_rule = Déplacement
kilimandjaro-option-move_rule-help = Faut-il avancer de toute la distance donnée par ses cartes, ou peut-on s’arrêter avant ?
kilimandjaro-option-move_rule-exact = Toute la distance
kilimandjaro-option-move_rule-up_to = Jusqu’à cette distance, au choix
kilimandjaro-option-counter_memory = Vos jetons cachés
kilimandjaro-option-counter_memory-help = Continuez-vous à voir ce que vous avez posé, ou faut-il s’en souvenir ?
kilimandjaro-option-counter_memory-show_own = Visibles pour vous seulement
kilimandjaro-option-counter_memory-hide_after_placing = De mémoire
kilimandjaro-option-village_shelter = Abri des villages
kilimandjaro-option-village_shelter-help = Avec la variante du renvoi au village : ce que protège une halte dans un village.
kilimandjaro-option-village_shelter-false = Aucun : on recule au village précédent
kilimandjaro-option-village_shelter-true = Au village, on ne peut pas être renvoyé
kilimandjaro-option-first_dealer = Premier donneur
kilimandjaro-option-first_dealer-help = Le joueur à la gauche du donneur commence. Si l’on rejoue ensemble, la donne passe au joueur suivant.
kilimandjaro-option-first_dealer-random = Tiré au sort
kilimandjaro-option-first_dealer-red = Rouge
kilimandjaro-option-first_dealer-blue = Bleu
kilimandjaro-option-first_dealer-green = Vert
kilimandjaro-option-first_dealer-yellow = Jaune
kilimandjaro-option-absent_player = Si un joueur s’en va
kilimandjaro-option-absent_player-help = Un robot joue à sa place, ou bien son expédition s’arrête là : ses tours sont sautés et elle ne peut plus gagner.
kilimandjaro-option-absent_player-bot = Un robot prend la place
kilimandjaro-option-absent_player-out = Son expédition s’arrête

# La première partie guidée
kilimandjaro-lesson-lay = Bienvenue ! Avant la course, chacun cache ses jetons sur le chemin. Vous tenez un lion : il renvoie au village précédent. Posez-le juste avant un village, là où il fera reculer le plus loin, par exemple sur la case 38.
kilimandjaro-lesson-lay-done = Bien caché ! Personne d’autre ne sait qu’un lion attend là : les autres ne voient que le dos du jeton, et vous, vous saurez l’éviter.
kilimandjaro-lesson-ride = La course commence. Vos trois cartes visibles disent de combien vous avancez : deux de la même sorte s’additionnent, trois encore mieux. Vous avez canoë 2 et canoë 4. Posez votre canoë 7 sur la troisième pile, à la place de la carte « marche 1 ».
kilimandjaro-lesson-ride-done = Trois canoës : 2 + 4 + 7 = 13 cases d’un coup ! Seule la carte du dessus de chaque pile compte.
kilimandjaro-lesson-cover = Bleu est devant, avec trois cartes « marche » : 18 cases par tour ! Puisqu’il vous devance, vous avez le droit de jouer sur une de ses piles. Couvrez-en une avec une carte d’une autre sorte.
kilimandjaro-lesson-cover-done = Son trio est cassé ! Et vous avancez quand même de vos 13 cases. Seuls ceux qui sont devant peuvent être attaqués : être dernier a aussi du bon.
kilimandjaro-lesson-banana = Votre déplacement finit sur un jeton : une banane, que vous aviez posée vous-même. Elle vous donne des forces pour avancer encore une fois de 13 cases. Mangez-la !
kilimandjaro-lesson-banana-done = Vous voilà sur la case 39, juste après votre propre lion. Retournée, la banane reste là et servira à tous. Une banane peut se refuser ; un lion, jamais.
kilimandjaro-lesson-camp = Le camp de base est à 12 cases, et Bleu vous talonne. Regardez vos canoës : lequel vous y mène ?
kilimandjaro-lesson-camp-done = Case 100 : gagné ! Pas besoin de tomber juste, il suffit de la dépasser. Et si personne n’y arrive avant la dernière carte, c’est le plus avancé qui gagne. À vous de jouer !

# Ce qui ne va pas dans un fichier de plateau.
kilimandjaro-board-cards = ce ne sont pas deux cartes de chaque, dans l’ordre
kilimandjaro-board-villages-twice = une case est nommée deux fois
kilimandjaro-board-villages-start = le premier village est le village de départ, 0
kilimandjaro-board-villages-camp = le camp de base n’est pas un village
kilimandjaro-board-villages-many = tant de villages ne laissent pas de place aux jetons
kilimandjaro-board-pairs = ce ne sont pas les cases qui se suivent, chaque paire une fois
kilimandjaro-board-taken = est dessinée là où une autre case se trouve
kilimandjaro-board-outside = est dessinée hors de la grille de 64 sur 16

# Ce dont on peut être fier
kilimandjaro-pride-walk = la plus longue marche d’un seul tour : { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
kilimandjaro-pride-stolen = { $count ->
    [one] { $count } case prise
   *[other] { $count } cases prises
} aux autres en couvrant leurs cartes

# Ce qui ne se lit pas dans une réponse
kilimandjaro-unread-pile = « { $text } » n’est aucune des trois piles, comme red2
kilimandjaro-unread-card = « { $text } » n’est pas une carte : canoe, jeep, foot ou mule, avec une valeur de 1 à 7
kilimandjaro-unread-cards = « { $text } » est plus d’une carte

# Mots de la notation, comme on peut aussi les taper
kilimandjaro-word-eat = manger
kilimandjaro-word-stay = rester
kilimandjaro-word-leave = partir
kilimandjaro-word-go = avancer
kilimandjaro-word-swap = échanger
kilimandjaro-word-send = renvoyer
kilimandjaro-word-banana = banane
kilimandjaro-word-lion = lion
kilimandjaro-word-exchange = échange
kilimandjaro-word-canoe = canoë
kilimandjaro-word-jeep = jeep
kilimandjaro-word-foot = marche / pied
kilimandjaro-word-mule = mule / mulet
