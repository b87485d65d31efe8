# Le chemin et les cartes sur la page.

kilimandjaro-web-picture = Le chemin, du village de départ au camp de base
kilimandjaro-web-path = Le chemin : un bouton par case ; les flèches gauche et droite suivent le chemin, haut et bas vont à la prochaine case possible
kilimandjaro-web-space = { $kind ->
    [start] Village de départ
    [camp] Camp de base
    [village] Case { $space }, village
   *[plain] Case { $space }
}
kilimandjaro-web-counter = { $state ->
    [up] { $face }, face visible
    [known] { $face }, face cachée, connu de vous seulement
   *[down] un jeton caché { $seat-of }
}
kilimandjaro-web-pawns = { $count ->
    [one] expédition présente : { $seats }
   *[other] expéditions présentes : { $seats }
}
kilimandjaro-web-lay-banana = poser une banane ici
kilimandjaro-web-lay-lion = poser un lion ici
kilimandjaro-web-lay-exchange = poser un échange ici
kilimandjaro-web-go = aller ici
kilimandjaro-web-at = { $camp ->
    [yes] camp de base
   *[no] { $space ->
        [0] au départ
       *[other] case { $space }
    }
}
kilimandjaro-web-pile = Pile { $pile } { $seat-of } : { $card }
kilimandjaro-web-reach = portée { $reach }
kilimandjaro-web-cards = { $cards ->
    [0] plus de carte en main
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
kilimandjaro-web-to-lay = { $count ->
    [0] tous les jetons sont posés
    [one] { $count } jeton à poser
   *[other] { $count } jetons à poser
}
kilimandjaro-web-hand = Vos cartes
kilimandjaro-web-no-cards = Vous n’avez plus de carte.
kilimandjaro-web-by-canoe = canoë
kilimandjaro-web-by-jeep = jeep
kilimandjaro-web-by-foot = marche
kilimandjaro-web-by-mule = mule
kilimandjaro-web-stock = Vos jetons à poser
kilimandjaro-web-rest = Poser le reste au hasard
kilimandjaro-web-whole = Voir tout le chemin
kilimandjaro-web-choose-card = 1. Choisissez une de vos cartes.
kilimandjaro-web-choose-pile = 2. Choisissez une pile : le nombre dit de combien vous avanceriez.
kilimandjaro-web-choose-counter = 1. Choisissez un de vos jetons.
kilimandjaro-web-choose-space = 2. Touchez une case verte du chemin.
kilimandjaro-web-how-far = De combien de cases ?
kilimandjaro-web-turned = { $seen ->
    [0] { $face }
   *[other] { $face }, dont { $seen } à découvert
}
kilimandjaro-web-reconstructed = Le paysage est dessiné par nous : celui de la boîte est différent, avec les mêmes cent cases.
kilimandjaro-web-put-back = Reprendre { $card } en main

# Les règles d’un coup d’œil
kilimandjaro-web-aid-goal = Soyez le premier au camp de base, ou le plus avancé quand la dernière carte est jouée.
kilimandjaro-web-aid-turn = Votre tour
kilimandjaro-web-aid-play = Posez une carte sur une de vos piles, ou sur celle de quelqu’un qui vous devance.
kilimandjaro-web-aid-move = Avancez d’autant que vos trois cartes visibles vous portent.
kilimandjaro-web-aid-meet = Retournez le jeton sur lequel vous finissez, s’il y en a un.
kilimandjaro-web-aid-draw = Piochez une carte.
kilimandjaro-web-aid-far = De combien ?
kilimandjaro-web-aid-three = trois pareilles : toutes les trois
kilimandjaro-web-aid-pair = une paire : ces deux-là, même si la troisième est plus forte
kilimandjaro-web-aid-mixed = toutes différentes : la plus forte
kilimandjaro-web-aid-counters = Les jetons
kilimandjaro-web-aid-banana = Vous pouvez avancer encore d’autant. Elle reste là pour les suivants.
kilimandjaro-web-aid-lion = Retour au dernier village. Il reste là, lui aussi.
kilimandjaro-web-aid-exchange = Vous pouvez changer de place avec quelqu’un ; dans la variante, vous renvoyez quelqu’un à un village. Il s’en va une fois utilisé.
kilimandjaro-web-aid-passing = Ce que l’on dépasse ne fait rien, et un pion déplacé par d’autres ne retourne rien.

## La relecture : ce qu’une place était seule à savoir

kilimandjaro-web-knew-hand = En main : { $cards }.
kilimandjaro-web-knew-stock = Jetons encore à poser : { $counters }.
kilimandjaro-web-knew-counter = Face cachée sur la case { $space } : { $counter }.
