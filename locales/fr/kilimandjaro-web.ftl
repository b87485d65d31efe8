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
kilimandjaro-web-play = Jouer ici
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
