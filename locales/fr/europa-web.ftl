# La carte de l’Europe sur la page.

europa-web-map = Plateau de l’Europe : un bouton par pays
europa-web-numbers = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, il faut { $black ->
    [one] { $black } pion
   *[other] { $black } pions
}
europa-web-union = dans l’Union
europa-web-covered = sous un cache
europa-web-at-war = en guerre
europa-web-tense = sous tensions
europa-web-election = élection numéro { $number }
europa-web-pawns = { $pawns ->
    [one] un pion
   *[other] { $pawns } pions
}
europa-web-closer = Agrandir
europa-web-further = Réduire
europa-web-laying = Pions à placer
europa-web-laid = { $laid } sur { $due ->
    [one] { $due } pion placé
   *[other] { $due } pions placés
}. Choisissez sur le plateau ou dans la liste.
europa-web-take = Reprendre un pion : { $country }
europa-web-place = Placer ces pions
europa-web-for-peace = Pour la paix :
europa-web-choose = Choisir
europa-web-reconstructed = Les chiffres des pays, les pointillés et la table des dés sont en partie reconstitués.
europa-web-panel = L’élection en cours
europa-web-stakes = { $points ->
    [one] { $points } point
   *[other] { $points } points
} à partager. { $pawns ->
    [one] { $pawns } pion présent
   *[other] { $pawns } pions présents
}, il en faut { $black } ; majorité : { $majority }.
europa-web-named = { $seat } propose : { $coalition }
europa-web-past = { $count ->
    [0] { $seat } a proposé { $coalition } ; personne n’a dit oui.
   *[other] { $seat } a proposé { $coalition } ; oui : { $yes }.
}
europa-web-coalitions = Coalitions possibles ({ $count })
europa-web-each = { $names } : { $count ->
    [one] { $share ->
        [one] { $share } point
       *[other] { $share } points
    }
   *[other] { $share ->
        [one] { $share } point
       *[other] { $share } points
    } chacun
}
europa-web-turns = Tours
europa-web-order = Ordre
europa-web-pp = PP
europa-web-pp-long = points politiques
europa-web-vp = PV
europa-web-vp-long = points de victoire
europa-web-hand = Pions
europa-web-union-count = { $count } pays sur { $all } dans l’Union.
europa-web-level = Niveau de conflit : { $level }.
europa-web-dice = Table des dés
europa-web-chance = { $chances } %
europa-web-comparison = Pour comparer avec d’autres parties :
