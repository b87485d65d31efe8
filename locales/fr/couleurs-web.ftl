# Le plateau de Couleurs du Monde sur la page.

## Le plateau

couleurs-web-map = La carte du monde. Flèches pour aller de drapeau en drapeau, Majuscule et flèches pour déplacer la carte, plus et moins pour le zoom, zéro pour revenir.
couleurs-web-as-map = Revenir au plateau
couleurs-web-as-list = Le plateau en liste
couleurs-web-go-area = Aller à une région
couleurs-web-area-left = { $left ->
    [0] { $area } : plus aucun drapeau libre
    [one] { $area } : { $left } drapeau libre
   *[other] { $area } : { $left } drapeaux libres
}
couleurs-web-chip-bonus = { $left ->
    [one] { $area } : { $left } drapeau libre, prime de { $bonus }
   *[other] { $area } : { $left } drapeaux libres, prime de { $bonus }
}
couleurs-web-stock-title = { $stock ->
    [0] Talon épuisé
    [one] { $stock } carte au talon
   *[other] { $stock } cartes au talon
}
couleurs-web-zoom = Zoom
couleurs-web-closer = Agrandir
couleurs-web-further = Réduire
couleurs-web-fit = Voir tout le plateau
couleurs-web-see-lit = Voir ce que je peux poser
couleurs-web-legend = Légende
couleurs-web-line-solid-pink = frontière
couleurs-web-line-dotted-pink = à travers une terre pas encore indépendante
couleurs-web-line-dotted-blue = par la mer
couleurs-web-legend-island = île
couleurs-web-legend-covered = recouvert
couleurs-web-legend-lit = à poser maintenant
couleurs-web-legend-free = terre pas encore indépendante

## Un drapeau

couleurs-web-worth = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
couleurs-web-island = île
couleurs-web-covered = recouvert
couleurs-web-mine = dans votre main
couleurs-web-held = dans la main { $seat-of }
couleurs-web-in-chain = dans votre chaîne, compté { $times } fois
couleurs-web-can = à poser maintenant pour { $points }
couleurs-web-joined = Lignes vers { $nations-the }
couleurs-web-joined-none = Aucune ligne
couleurs-web-list-left = { $left ->
    [0] tout est recouvert
    [one] { $left } libre sur { $flags }
   *[other] { $left } libres sur { $flags }
}
couleurs-web-lay = Poser

## Les mains

couleurs-web-hand = { $count ->
    [0] Votre main est vide
    [one] Votre main : { $count } carte
   *[other] Votre main : { $count } cartes
}
couleurs-web-hand-all = Voir toutes mes cartes
couleurs-web-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
couleurs-web-refusals = { $count ->
    [one] { $count } refus
   *[other] { $count } refus
}
couleurs-web-hand-value = valeur { $sum }
couleurs-web-hand-empty = Plus aucune carte.
couleurs-web-hands = Les mains
couleurs-web-others = Les mains des autres
couleurs-web-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $total ->
    [one] { $total } point
   *[other] { $total } points
}
couleurs-web-closed = Les mains sont fermées.

## Le tour

couleurs-web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
couleurs-web-draws = { $draw ->
    [0] rien à piocher
    [one] pioche : { $draw } carte
   *[other] pioche : { $draw } cartes
}
couleurs-web-begin = { $count ->
    [one] Une carte peut commencer.
   *[other] { $count } cartes peuvent commencer.
}
couleurs-web-unable = Aucune carte ne peut commencer.
couleurs-web-pass-unable = { $draw ->
    [0] Passer (−{ $cost })
   *[other] Passer (−{ $cost }, +{ $draw })
}
couleurs-web-pass-refuse = { $draw ->
    [0] Refuser (−{ $cost })
   *[other] Refuser (−{ $cost }, +{ $draw })
}
couleurs-web-pass-never = Plus de refus : il faut jouer.
couleurs-web-take = Reprendre
couleurs-web-pass = passer
couleurs-web-refuse = Refuser de jouer ?
couleurs-web-refuse-help = Vous pourriez commencer. Refuser coûte { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} { $draw ->
    [0] et il n’y a plus rien à piocher
    [one] et fait piocher { $draw } carte
   *[other] et fait piocher { $draw } cartes
}.
couleurs-web-refuse-left = { $left ->
    [0] Ce sera votre dernier refus de la partie.
    [one] Il vous en restera un pour toute la partie, plus cher.
   *[other] Il vous en restera { $left } pour toute la partie, plus chers.
}
couleurs-web-refuse-yes = Refuser et perdre { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
couleurs-web-refuse-no = Non, je joue
couleurs-web-hint-take = Composer cette chaîne

## À côté du plateau

couleurs-web-areas = Les régions
couleurs-web-progress = { $left ->
    [one] { $area } : encore { $left } drapeau pour la prime de { $bonus }
   *[other] { $area } : encore { $left } drapeaux pour la prime de { $bonus }
}
couleurs-web-progress-done = { $area } : région achevée par { $seat }, prime de { $bonus }
couleurs-web-progress-over = { $area } : région inachevée, personne n’a la prime de { $bonus }
couleurs-web-progress-latest = { $area } : région inachevée, la prime de { $bonus } va { $seat-to }, qui y a joué en dernier
couleurs-web-progress-none = { $left ->
    [0] { $area } : tout est recouvert, sans prime
    [one] { $area } : encore { $left } drapeau, sans prime
   *[other] { $area } : encore { $left } drapeaux, sans prime
}
couleurs-web-stock = { $stock ->
    [0] Le talon est épuisé
    [one] Talon : { $stock } carte. Voir ce qu’il cache
   *[other] Talon : { $stock } cartes. Voir ce qu’il cache
}
couleurs-web-unseen = Talon : { $stock }. Cartes que vous n’avez pas vues : { $count }
couleurs-web-stock-empty = Plus rien à piocher.
couleurs-web-tab-pad = Marque
couleurs-web-tab-hands = Mains
couleurs-web-pad = Le bloc de marque
couleurs-web-round = Tour de table
couleurs-web-total = Total
couleurs-web-pad-end = Les totaux comptent aussi la prime de sortie et les cartes restées en main.

## Un plateau reconstitué

couleurs-web-reconstructed = Plateau reconstitué.
couleurs-web-origin = Comment ?
couleurs-web-origin-title = Un plateau reconstitué
couleurs-web-origin-why = Nous n’avons pas vu la boîte de 1961, seulement son livret. Ce plateau est donc le nôtre, refait de manière que tout ce que dit le livret soit vrai : les nations, les valeurs et les lignes, mais aussi les zones, les îles et les nations grises.
couleurs-web-origin-known = Ce que dit le livret
couleurs-web-origin-known-text = Huit nations grises au centre, dont il ne nomme que l’Arabie Séoudite ; quatre régions de coin et leur prime ; qu’il y a des îles, dont quatre par leur nom ; la ligne de mer entre la Grande-Bretagne et les Pays-Bas, le groupe de Cuba, Haïti et la République Dominicaine ; trois sortes de lignes ; neuf cartes en main, et les chaînes de l’exemple.
couleurs-web-origin-nations = Les nations
couleurs-web-origin-nations-text = Les 97 membres souverains des Nations unies au 1er janvier 1961, et dix États qui n’en étaient pas. « Union Sud-Africaine » et « République Arabe Unie », dans le livret, fixent la date.
couleurs-web-origin-values = Les valeurs
couleurs-web-origin-values-text = De 1 à 5 : élevées pour les îles et les culs-de-sac, basses pour les carrefours, une fois pour toutes. Elles sont de nous.
couleurs-web-origin-lines = Les lignes
couleurs-web-origin-lines-text = Rose plein : une frontière de 1961. Rose pointillé : à travers une terre qui n’était pas encore indépendante. Bleu : par la mer. Le livret n’en cite que quelques-unes ; les autres suivent la géographie.
couleurs-web-origin-flags = Les drapeaux
couleurs-web-origin-flags-text = Ceux du 1er janvier 1961, simplifiés et dessinés par nous.
couleurs-web-origin-correct = Vous avez la boîte ?
couleurs-web-origin-correct-text = Corrigez boards/couleurs.toml : chaque ligne y dit d’où elle vient, et porte son drapeau. La commande ci-dessous vérifie le plateau ; docs/boards/couleurs.md explique la suite. On peut aussi ouvrir une table sur son propre plateau.

## Les règles en une page

couleurs-web-aid-aim = Posez vos cartes sur leurs drapeaux, de voisin en voisin : plus la chaîne est longue, plus chaque carte compte.
couleurs-web-aid-begin = Commencer son tour
couleurs-web-aid-begin-grey = par une carte grise du centre ;
couleurs-web-aid-begin-joined = par une carte jointe à un drapeau déjà recouvert ;
couleurs-web-aid-begin-island = par une île, cerclée de gris.
couleurs-web-aid-chain = Continuer
couleurs-web-aid-chain-text = Chaque carte suivante est jointe par une ligne à celle que vous venez de poser, et le tour s’arrête quand vous voulez. La première compte une fois, la deuxième double, la troisième triple, et ainsi de suite.
couleurs-web-aid-draw = Piocher
couleurs-web-aid-draw-laid = Cartes posées
couleurs-web-aid-draw-drawn = Cartes piochées
couleurs-web-aid-draw-more = 4 et plus
couleurs-web-aid-pass = Passer
couleurs-web-aid-pass-text = Si rien ne peut commencer : −5 points. Si vous refusez alors que vous pourriez : −10, puis −15, deux fois par partie au plus. Dans tous les cas, quatre cartes à piocher.
couleurs-web-aid-areas = Les quatre coins
couleurs-web-aid-areas-text = Qui recouvre le dernier drapeau libre d’une de ces régions gagne { $bonus } points, une fois, sans multiplication.
couleurs-web-aid-islands = Les îles
couleurs-web-aid-islands-text = Une île se pose seule et le tour est fini. Deux exceptions : la Grande-Bretagne et les Pays-Bas se suivent dans les deux sens ; Cuba, Haïti et la République Dominicaine forment un tout.
couleurs-web-aid-end = La fin
couleurs-web-aid-end-text = La partie finit quand une main et le talon sont vides : 25 points pour cette main, les autres retranchent la valeur de leurs cartes. Le plus haut total gagne.

# Ce dont on peut être fier
couleurs-web-pride = la plus longue chaîne : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## La relecture : ce qu’une place était seule à savoir

couleurs-web-knew-hand = En main, { $count ->
    [one] une carte
   *[other] { $count } cartes
} : { $cards }.
