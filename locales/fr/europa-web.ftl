# La carte de l'Europe sur la page.

europa-web-map = Carte de l'Europe : un bouton par pays
europa-web-numbers = { $points } points, { $black } pions nécessaires
europa-web-union = dans l'Union
europa-web-covered = sous un cache
europa-web-at-war = en guerre
europa-web-tense = sous tensions
europa-web-election = élection numéro { $number }
europa-web-pawns = { $pawns ->
    [one] un pion
   *[other] { $pawns } pions
}
europa-web-closer = Agrandir la carte
europa-web-further = Réduire la carte
europa-web-laying = Pions à placer
europa-web-laid = { $laid } sur { $due } pions posés. Choisissez sur la carte ou dans la liste.
europa-web-take = Reprendre un pion : { $country }
europa-web-place = Placer ces pions
europa-web-for-peace = Pour la paix :
europa-web-choose = Choisir
europa-web-reconstructed = Les chiffres des pays, les pointillés et la table des dés sont en partie reconstitués.
europa-web-panel = L'élection en cours
europa-web-stakes = { $points } points à partager. { $pawns } pions présents, { $black } nécessaires ; majorité : { $majority }.
europa-web-named = { $seat } propose : { $coalition }
europa-web-past = { $count ->
    [0] { $seat } a proposé { $coalition } ; personne n'a dit oui.
   *[other] { $seat } a proposé { $coalition } ; oui : { $yes }.
}
europa-web-coalitions = Coalitions possibles ({ $count })
europa-web-each = { $share } points chacun
europa-web-turns = Tours
europa-web-order = Ordre
europa-web-pp = PP
europa-web-pp-long = points politiques
europa-web-vp = PV
europa-web-vp-long = points de victoire
europa-web-hand = Pions
europa-web-union-count = { $count } pays sur { $all } dans l'Union.
europa-web-level = Niveau de conflit : { $level }.
europa-web-dice = Table des dés
europa-web-comparison = Pour comparer avec d'autres parties :
