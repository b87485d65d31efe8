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
europa-web-take = Reprendre un pion : { $country }
europa-web-for-peace = Combien de pions pour la paix
europa-web-reconstructed = Les chiffres des pays, les pointillés et la table des dés sont en partie reconstitués.
europa-web-panel = L’élection en cours
europa-web-past = { $count ->
    [0] { $seat } a proposé { $coalition } ; personne n’a dit oui.
   *[other] { $seat } a proposé { $coalition } ; oui : { $yes }.
}
europa-web-pp = PP
europa-web-pp-long = points politiques
europa-web-vp = PV
europa-web-vp-long = points de victoire
europa-web-union-count = Dans l’Union : { $count } sur { $all }.
europa-web-level = Niveau de conflit : { $level }.
europa-web-dice = Table des dés
europa-web-chance = { $chances } %
europa-web-comparison = Pour comparer avec d’autres parties :
europa-web-land = Carte de l’Europe
europa-web-stack = { $seat } { $pawns ->
    [one] un pion
   *[other] { $pawns } pions
}
europa-web-turn = Tour { $turn } sur { $turns }
europa-web-track = Élections à venir, dans l’ordre
europa-web-no-track = Les cartes des élections ne sont pas encore posées.
europa-web-over = Les élections sont finies.
europa-web-calm-all = Tout apaiser
europa-web-after = il en restera { $left }
europa-web-deal = { $share } PP { $count ->
    [one] pour un seul
   *[other] chacun
} · { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
}
europa-web-majority = majorité : { $majority } sur { $pawns }
europa-web-keep = garde { $keep }
europa-web-give = { $give ->
    [0] Ne rien donner
    [one] Donner un pion
   *[other] Donner { $give } pions
}, { $keep ->
    [0] n’en garder aucun
    [one] en garder un
   *[other] en garder { $keep }
} pour les élections.
europa-web-enough = À eux seuls, ils suffisent pour la paix.
europa-web-missing = Les autres devraient en apporter { $missing } ; ils en ont { $others }.
europa-web-hopeless = Il en manquerait encore { $missing }, et les autres n’en ont que { $others } : la paix est hors d’atteinte.
europa-web-stake = Si c’est assez, les plus généreux gagnent { $first }, { $second } et { $third } PV ; sinon, ceux qui ont gardé le plus de pions les perdent.
europa-web-in-hand = { $pawns ->
    [one] un pion en main
   *[other] { $pawns } pions en main
}
europa-web-on-dove = { $pawns ->
    [one] un pion sur la colombe
   *[other] { $pawns } pions sur la colombe
}
europa-web-conflict = Conflit
europa-web-ladder = Échelle des conflits
europa-web-level-name = Niveau de conflit
europa-web-dove-now = Pions sur la colombe
europa-web-no-war-yet = Les risques de guerre commencent au troisième tour.
europa-web-calm = L’Europe est en paix.
europa-web-dove = La colombe
europa-web-dove-peace = Tour { $turn } : { $sum } pour un niveau de { $level }, la paix
europa-web-dove-few = Tour { $turn } : { $sum } pour un niveau de { $level }, trop peu
europa-web-points = { $points ->
    [1] +1 PV
    [2] +2 PV
    [4] +4 PV
   *[other] { $points } PV
}
europa-web-chapter-turn = Nouveau tour
europa-web-chapter-cards = Cartes
europa-web-chapter-war = Dés de guerre
europa-web-chapter-dove = Colombe
europa-web-chapter-place = Placement
europa-web-chapter-election = Élection
europa-web-chapter-president = Présidence
europa-web-dice-about = La somme de deux dés à dix faces désigne un pays ; ceux de l’Union, barrés, ne risquent rien.

# L’aide en une page.

europa-web-aid-aim = Quatre tours pour unir l’Europe. Les élections gagnées donnent des points politiques (PP), qui font les pions de demain, et des points de victoire (PV), qui font gagner.
europa-web-aid-country = Un pays
europa-web-aid-ordinal = Le numéro de son élection ce tour-ci.
europa-web-aid-points = Chiffre blanc : les PP que se partagent les vainqueurs.
europa-web-aid-black = Chiffre noir : les pions européens qu’il faut contre les nationalistes ; un de plus sous tensions.
europa-web-aid-stack = Les pions de chaque parti.
europa-web-aid-turn = Un tour
europa-web-aid-phase-order = Ordre : le plus de PP commence (au premier tour, les dés).
europa-web-aid-phase-pawns = Pions : un pour dix PP.
europa-web-aid-phase-cards = Cartes : l’ordre des élections est tiré au sort.
europa-web-aid-phase-war = Tours 3 et 4 : risques de guerre, puis action de paix.
europa-web-aid-phase-place = Placement : la moitié des pions, puis le reste, là où l’on vote. À partir du tour 2, seulement à côté de l’Union (frontière ou pointillés).
europa-web-aid-phase-elections = Élections, dans l’ordre des numéros.
europa-web-aid-election = Une élection
europa-web-aid-majority = Il faut autant de pions que le chiffre noir, tous partis confondus, et une coalition d’un à trois partis qui ait plus de la moitié des pions présents.
europa-web-aid-vote = Après la campagne, chaque parti présent peut proposer une coalition, dans l’ordre. Ses membres répondent oui ou non en secret ; un seul non, et la proposition tombe.
europa-web-aid-joins = Le pays rejoint l’Union pour toujours. Les vainqueurs se partagent les PP et gagnent 1 PV chacun ; chacun peut envoyer un de ses pions dans un pays lié à l’Union dont l’élection est à venir.
europa-web-aid-lost = Si personne ne s’accorde, les nationalistes l’emportent ; la carte revient au tour suivant.
europa-web-aid-war = Guerre et paix
europa-web-aid-dice = Six fois deux dés désignent un pays hors de l’Union : d’abord des tensions, puis la guerre, puis elle gagne les voisins par voie de terre.
europa-web-aid-level = Niveau de conflit : { $tensions } par pays sous tensions, deux fois le chiffre noir par pays en guerre.
europa-web-aid-dove = Chacun donne en secret des pions à la colombe ; ils ne serviront plus ce tour-ci. Si leur nombre atteint le niveau, tout s’apaise, et les plus généreux gagnent { $first }, { $second } et { $third } PV.
europa-web-aid-few = Sinon, ceux qui ont gardé le plus de pions perdent { $first }, { $second } et { $third } PV, et le plus généreux choisit quelles guerres arrêter, puis quelles tensions calmer.
europa-web-aid-stays = Un pays en guerre ne vote pas.
europa-web-aid-end = La fin
europa-web-aid-president = Le plus de PP donne la Présidence : 3 PV. Le plus de PV gagne ; à égalité, le plus de PP.

# La fin.
europa-web-end-union = L’Union, tour après tour
europa-web-end-coalitions = Coalitions à plusieurs : { $named } { $named ->
    [one] proposée
   *[other] proposées
}, { $stood } { $stood ->
    [one] acceptée
   *[other] acceptées
}.
europa-web-end-elections = Élections gagnées, et la plus belle
europa-web-end-finest = { $country } : { $share } { $share ->
    [one] point
   *[other] points
} avec { $pawns ->
    [one] un seul pion
   *[other] { $pawns } pions
}

## La relecture : ce qu’une place était seule à savoir

europa-web-knew-points = { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
} jusqu’ici.

## Au retour

europa-web-back-war = Les dés de la guerre ont été jetés. Vous n’avez pas encore vu où ils sont tombés.
europa-web-back-vote = On a voté. Vous n’avez pas encore vu le résultat.
