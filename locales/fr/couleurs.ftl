# Couleurs du Monde

couleurs-title = Couleurs du Monde
couleurs-blurb = Les drapeaux de 1961, de voisin en voisin : posez vos cartes en longues chaînes, et videz votre main au bon moment.

couleurs-seat-red = Rouge
couleurs-seat-blue = Bleu
couleurs-seat-green = Vert
couleurs-seat-yellow = Jaune
couleurs-seat-black = Noir
couleurs-seat-white = Blanc

## Options

couleurs-option-hands = Mains
couleurs-option-hands-help = La règle veut les cartes étalées devant chacun : on calcule les chaînes des autres comme les siennes. Fermées, on ne voit que le nombre de cartes.
couleurs-option-hands-open = ouvertes
couleurs-option-hands-closed = fermées
couleurs-option-area_bonus = Prime d’une région
couleurs-option-area_bonus-help = La carte qui achève une région de coin vaut 25 points. Avec « dernière posée », une région restée inachevée les paie aussi, à la fin, au dernier qui y a joué.
couleurs-option-area_bonus-completion = région achevée
couleurs-option-area_bonus-last-played = dernière posée
couleurs-option-out_bonus = Prime de sortie
couleurs-option-out_bonus-help = Les 25 points vont à celui dont la main est vide à la fin de la partie, ou, tout de suite, au premier dont la main se vide.
couleurs-option-out_bonus-at-end = à la fin de la partie
couleurs-option-out_bonus-first-empty = à la première main vide
couleurs-option-caribbean = Cuba, Haïti, République dominicaine
couleurs-option-caribbean-help = Les trois îles forment un tout : deux d’entre elles peuvent toujours s’enchaîner, ou seulement si l’on tient les trois.
couleurs-option-caribbean-any = reliées deux à deux
couleurs-option-caribbean-all-three = les trois ou rien
couleurs-option-nations = Nations
couleurs-option-nations-help = 107 nations, ou 114 avec Andorre, le Liechtenstein, Monaco, Saint-Marin, le Vatican, le Bhoutan et Mascate-et-Oman.
couleurs-option-nations-base = les 107 nations
couleurs-option-nations-petits-etats = avec les petits États
couleurs-option-dealer = Donneur
couleurs-option-dealer-help = Le joueur à sa gauche commence. Pour une revanche, la donne passe à gauche.
couleurs-option-dealer-random = tiré au sort
couleurs-option-dealer-red = Rouge
couleurs-option-dealer-blue = Bleu
couleurs-option-dealer-green = Vert
couleurs-option-dealer-yellow = Jaune
couleurs-option-dealer-black = Noir
couleurs-option-dealer-white = Blanc

## Où l’on en est

couleurs-stage-dealer = On tire le donneur au sort
couleurs-stage-deal = On distribue
couleurs-stage-play = { $stock ->
    [0] Talon épuisé : la première main vide met fin à la partie
    [one] { $stock } carte au talon
   *[other] { $stock } cartes au talon
}
couleurs-stage-draw = { $stock ->
    [one] On pioche : { $stock } carte au talon
   *[other] On pioche : { $stock } cartes au talon
}
couleurs-stage-over = Partie terminée

## Ce qui se passe

couleurs-event-dealer = { $seat } donne les cartes.
couleurs-event-dealt = { $seat } reçoit { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
couleurs-event-dealt-cards = { $seat } reçoit { $cards-the }.
couleurs-event-played = { $count ->
    [one] { $seat } pose { $chain-the } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $seat } enchaîne { $chain-the } : { $sum } = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
couleurs-event-area = { $seat } achève { $area-the } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de prime.
couleurs-event-area-latest = { $seat } a posé la dernière carte { $area-of }, qui reste { $area-gender ->
    [f] inachevée
   *[m] inachevé
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de prime.
couleurs-event-unable = { $seat } ne peut pas commencer : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins.
couleurs-event-refused = { $nth ->
    [1] { $seat } refuse de jouer pour la première fois : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins.
   *[other] { $seat } refuse de jouer pour la seconde fois : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins.
}
couleurs-event-drew = { $count ->
    [one] { $seat } pioche { $count } carte.
   *[other] { $seat } pioche { $count } cartes.
}
couleurs-event-drew-cards = { $seat } pioche { $cards-the }.
couleurs-event-out = { $seat } n’a plus de cartes : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de prime.
couleurs-event-over-out = { $count ->
    [one] Le talon et une main sont vides : la partie est finie. { $winners } l’emporte.
   *[other] Le talon et une main sont vides : la partie est finie. { $winners } se partagent la victoire.
}
couleurs-event-over-stalled = { $count ->
    [one] Plus personne ne peut jouer : la partie est finie. { $winners } l’emporte.
   *[other] Plus personne ne peut jouer : la partie est finie. { $winners } se partagent la victoire.
}

## Ce qui est demandé

couleurs-ask-turn = Posez une première carte, puis enchaînez de voisin en voisin, ou passez.
couleurs-ask-unable = Aucune de vos cartes ne peut commencer : vous passez.
couleurs-pick-card = { $nation } ({ $value })
couleurs-pick-unable = Passer (bloqué)
couleurs-pick-refuse = Passer (refus)
couleurs-hint-card = { $draw ->
    [0] { $value } × { $times } ; total { $total }, sans pioche
    [one] { $value } × { $times } ; total { $total }, puis { $draw } carte piochée
   *[other] { $value } × { $times } ; total { $total }, puis { $draw } cartes piochées
}
couleurs-hint-card-bonus = { $draw ->
    [0] { $value } × { $times } ; total { $total } dont { $bonus } de prime, sans pioche
    [one] { $value } × { $times } ; total { $total } dont { $bonus } de prime, puis { $draw } carte piochée
   *[other] { $value } × { $times } ; total { $total } dont { $bonus } de prime, puis { $draw } cartes piochées
}
couleurs-hint-unable = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} de moins, { $draw ->
    [0] et plus rien à piocher
    [one] { $draw } carte piochée
   *[other] { $draw } cartes piochées
}
couleurs-hint-refuse = Vous pourriez jouer : { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} de moins, { $draw ->
    [0] et plus rien à piocher
    [one] { $draw } carte piochée
   *[other] { $draw } cartes piochées
}

## Pourquoi non

couleurs-illegal-nothing = Une chaîne a au moins une carte ; pour n’en jouer aucune, passez.
couleurs-illegal-no-card = Il n’y a plus de carte { $nation-of } à jouer.
couleurs-illegal-not-held = Vous n’avez pas la carte { $nation-of }.
couleurs-illegal-cannot-begin = La carte { $nation-of } ne peut pas commencer : il faut une carte grise, une île, ou la voisine d’un drapeau recouvert.
couleurs-illegal-not-joined = Aucune ligne ne relie { $from-the } et { $to-the }.
couleurs-illegal-branches = { $to-The } { $to-number ->
    [many] touchent
   *[one] touche
} une carte posée plus tôt dans ce tour, mais pas la dernière, { $from }.
couleurs-illegal-island-ends = { $nation } : une île, rien ne peut la suivre.
couleurs-illegal-island-later = { $nation } : une île, elle ne peut que commencer un tour.
couleurs-illegal-group = Pour enchaîner { $from-the } et { $to-the }, il faut tenir les trois îles du groupe.
couleurs-illegal-no-more-refusals = Vous avez déjà refusé deux fois : jouez une carte de votre choix.
couleurs-illegal-other-roll = Ce tirage n’est pas possible maintenant.
couleurs-illegal-other-seat = Ces cartes sont pour un autre joueur.
couleurs-illegal-other-count = { $count ->
    [one] Il faut exactement { $count } carte.
   *[other] Il faut exactement { $count } cartes.
}
couleurs-illegal-not-in-stock = La carte { $nation-of } n’est pas au talon.

## Les points

couleurs-part-chains = Chaînes
couleurs-part-areas = { $count ->
    [one] Prime de région : { $areas }
   *[other] { $count } primes de région : { $areas }
}
couleurs-part-out = Prime de sortie
couleurs-part-unable = { $count ->
    [one] { $count } tour bloqué
   *[other] { $count } tours bloqués
}
couleurs-part-refusals = { $count } refus
couleurs-part-hand = { $count ->
    [one] Carte restée en main : { $cards }
   *[other] { $count } cartes restées en main : { $cards }
}
couleurs-how-out = Une main et le talon étaient vides.
couleurs-how-stalled = Plus personne ne pouvait jouer.

## Le plateau en mots

couleurs-line-board = Drapeaux recouverts : { $covered }. Cartes au talon : { $stock }.
couleurs-line-area = { $area } : { $left ->
    [one] { $left } drapeau libre
   *[other] { $left } drapeaux libres
} sur { $flags }
couleurs-line-area-bonus = { $left ->
    [0] { $area } : région achevée
    [one] { $area } : { $left } drapeau libre sur { $flags } avant la prime
   *[other] { $area } : { $left } drapeaux libres sur { $flags } avant la prime
}
couleurs-line-covered = { $count ->
    [0] Aucun drapeau recouvert
   *[other] Recouverts : { $cards }
}
couleurs-line-hand = { $count ->
    [0] { $seat }, { $total ->
        [one] { $total } point
       *[other] { $total } points
    }, main vide
   *[other] { $seat }, { $total ->
        [one] { $total } point
       *[other] { $total } points
    }, { $count } en main : { $cards }
}
couleurs-line-hand-closed = { $seat }, { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { $count } en main
couleurs-line-beginners = { $count ->
    [0] Aucune de vos cartes ne peut commencer
   *[other] Peuvent commencer : { $cards }
}

## Premiers tours guidés

couleurs-lesson-begin = Le plateau est vide. Seules les cartes grises du centre et les îles peuvent commencer. Vous tenez trois grises qui se touchent : Arabie séoudite, Jordanie, Irak. Enchaînez-les toutes les trois.
couleurs-lesson-begin-done = 4 × 1 + 3 × 2 + 3 × 3 : 19 points. Chaque carte de plus compte une fois de plus. Trois cartes jouées : vous en piochez une.
couleurs-lesson-neighbour = Toute voisine d’un drapeau recouvert peut commencer, peu importe qui l’a recouvert. La République arabe unie touche l’Irak ; de là, on passe au Soudan, puis à l’Union sud-africaine et au Congo. Allez jusqu’au bout !
couleurs-lesson-neighbour-done = 30 points d’un coup, mais rien à piocher : après quatre cartes ou plus, on ne pioche pas.
couleurs-lesson-island = Une île, cernée de gris, peut toujours commencer, mais rien ne la suit. Seule la Grande-Bretagne mène aux Pays-Bas, et Cuba, Haïti et la République dominicaine se suivent. Jouez une île, seule ou avec sa suite.
couleurs-lesson-island-done = Une carte seule fait piocher trois cartes : on joue parfois peu pour garder le choix.
couleurs-lesson-area = L’Amérique du Sud n’attend plus que l’Argentine et le Chili, et vous tenez les deux. La carte qui achève une région de coin vaut 25 points. Prenez-les.
couleurs-lesson-area-done = 2 × 1 + 4 × 2, et 25 de prime : 35 points. Les autres régions à prime sont l’Afrique, l’Extrême-Orient et l’Europe.
couleurs-lesson-pass = Aucune de vos cartes ne touche un drapeau recouvert, aucune n’est grise ni une île. Vous n’avez pas de première carte : il ne reste qu’à passer.
couleurs-lesson-pass-done = Cinq points de moins et quatre cartes de plus. Passer quand on pourrait jouer est un refus : dix points, puis quinze, et jamais une troisième fois.
couleurs-lesson-out = Le talon est vide et il vous reste une carte. Posez-la : la partie s’arrête aussitôt, vous recevez 25 points, et les autres retranchent leurs cartes.
couleurs-lesson-out-done = C’est toute la règle. Bonne partie !

## Les régions

couleurs-area-centre = Centre
    .kind = m
couleurs-area-europe = Europe
    .kind = vf
couleurs-area-extreme-orient = Extrême-Orient
    .kind = vm
couleurs-area-afrique = Afrique
    .kind = vf
couleurs-area-amerique-sud = Amérique du Sud
    .kind = vf
couleurs-area-amerique-nord = Amérique du Nord et centrale
    .kind = vf
couleurs-area-asie = Asie
    .kind = vf

## Les nations de 1961

couleurs-nation-grece = Grèce
    .kind = f
couleurs-nation-turquie = Turquie
    .kind = f
couleurs-nation-chypre = Chypre
    .kind = xf
couleurs-nation-liban = Liban
    .kind = m
couleurs-nation-israel = Israël
    .kind = ym
    .in = en Israël
couleurs-nation-jordanie = Jordanie
    .kind = f
couleurs-nation-irak = Irak
    .kind = vm
couleurs-nation-arabie-seoudite = Arabie séoudite
    .kind = vf
couleurs-nation-grande-bretagne = Grande-Bretagne
    .kind = f
couleurs-nation-irlande = Irlande
    .kind = vf
couleurs-nation-islande = Islande
    .kind = vf
couleurs-nation-france = France
    .kind = f
couleurs-nation-belgique = Belgique
    .kind = f
couleurs-nation-pays-bas = Pays-Bas
    .kind = pm
couleurs-nation-luxembourg = Luxembourg
    .kind = m
couleurs-nation-allemagne-ouest = Allemagne de l’Ouest
    .kind = vf
couleurs-nation-allemagne-est = Allemagne de l’Est
    .kind = vf
couleurs-nation-suisse = Suisse
    .kind = f
couleurs-nation-autriche = Autriche
    .kind = vf
couleurs-nation-italie = Italie
    .kind = vf
couleurs-nation-espagne = Espagne
    .kind = vf
couleurs-nation-portugal = Portugal
    .kind = m
couleurs-nation-danemark = Danemark
    .kind = m
couleurs-nation-norvege = Norvège
    .kind = f
couleurs-nation-suede = Suède
    .kind = f
couleurs-nation-finlande = Finlande
    .kind = f
couleurs-nation-pologne = Pologne
    .kind = f
couleurs-nation-tchecoslovaquie = Tchécoslovaquie
    .kind = f
couleurs-nation-hongrie = Hongrie
    .kind = f
couleurs-nation-roumanie = Roumanie
    .kind = f
couleurs-nation-bulgarie = Bulgarie
    .kind = f
couleurs-nation-yougoslavie = Yougoslavie
    .kind = f
couleurs-nation-albanie = Albanie
    .kind = vf
couleurs-nation-republique-arabe-unie = République arabe unie
    .kind = f
couleurs-nation-libye = Libye
    .kind = f
couleurs-nation-tunisie = Tunisie
    .kind = f
couleurs-nation-maroc = Maroc
    .kind = m
couleurs-nation-mauritanie = Mauritanie
    .kind = f
couleurs-nation-senegal = Sénégal
    .kind = m
couleurs-nation-mali = Mali
    .kind = m
couleurs-nation-guinee = Guinée
    .kind = f
couleurs-nation-liberia = Libéria
    .kind = m
couleurs-nation-cote-d-ivoire = Côte d’Ivoire
    .kind = f
couleurs-nation-haute-volta = Haute-Volta
    .kind = f
couleurs-nation-ghana = Ghana
    .kind = m
couleurs-nation-togo = Togo
    .kind = m
couleurs-nation-dahomey = Dahomey
    .kind = m
couleurs-nation-niger = Niger
    .kind = m
couleurs-nation-nigeria = Nigéria
    .kind = m
couleurs-nation-tchad = Tchad
    .kind = m
couleurs-nation-cameroun = Cameroun
    .kind = m
couleurs-nation-centrafrique = République centrafricaine
    .kind = f
couleurs-nation-gabon = Gabon
    .kind = m
couleurs-nation-congo-brazzaville = Congo (Brazzaville)
    .kind = m
couleurs-nation-congo-leopoldville = Congo (Léopoldville)
    .kind = m
couleurs-nation-soudan = Soudan
    .kind = m
couleurs-nation-ethiopie = Éthiopie
    .kind = vf
couleurs-nation-somalie = Somalie
    .kind = f
couleurs-nation-union-sud-africaine = Union sud-africaine
    .kind = vf
couleurs-nation-madagascar = Madagascar
    .kind = xf
couleurs-nation-urss = URSS
    .kind = vf
couleurs-nation-mongolie = Mongolie
    .kind = f
couleurs-nation-iran = Iran
    .kind = vm
couleurs-nation-afghanistan = Afghanistan
    .kind = vm
couleurs-nation-pakistan = Pakistan
    .kind = m
couleurs-nation-inde = Inde
    .kind = vf
couleurs-nation-nepal = Népal
    .kind = m
couleurs-nation-ceylan = Ceylan
    .kind = xm
couleurs-nation-yemen = Yémen
    .kind = m
couleurs-nation-chine-populaire = Chine populaire
    .kind = f
couleurs-nation-chine-nationaliste = Chine nationaliste (Formose)
    .kind = f
couleurs-nation-coree-nord = Corée du Nord
    .kind = f
couleurs-nation-coree-sud = Corée du Sud
    .kind = f
couleurs-nation-japon = Japon
    .kind = m
couleurs-nation-philippines = Philippines
    .kind = pf
couleurs-nation-viet-nam-nord = Viêt-Nam du Nord
    .kind = m
couleurs-nation-viet-nam-sud = Viêt-Nam du Sud
    .kind = m
couleurs-nation-laos = Laos
    .kind = m
couleurs-nation-cambodge = Cambodge
    .kind = m
couleurs-nation-thailande = Thaïlande
    .kind = f
couleurs-nation-birmanie = Birmanie
    .kind = f
couleurs-nation-malaisie = Fédération de Malaisie
    .kind = f
    .in = dans la Fédération de Malaisie
couleurs-nation-indonesie = Indonésie
    .kind = vf
couleurs-nation-australie = Australie
    .kind = vf
couleurs-nation-nouvelle-zelande = Nouvelle-Zélande
    .kind = f
couleurs-nation-canada = Canada
    .kind = m
couleurs-nation-etats-unis = États-Unis
    .kind = pm
couleurs-nation-mexique = Mexique
    .kind = m
couleurs-nation-guatemala = Guatemala
    .kind = m
couleurs-nation-salvador = Salvador
    .kind = m
couleurs-nation-honduras = Honduras
    .kind = m
couleurs-nation-nicaragua = Nicaragua
    .kind = m
couleurs-nation-costa-rica = Costa Rica
    .kind = m
couleurs-nation-panama = Panama
    .kind = m
couleurs-nation-cuba = Cuba
    .kind = xf
couleurs-nation-haiti = Haïti
    .kind = ym
    .in = en Haïti
couleurs-nation-republique-dominicaine = République dominicaine
    .kind = f
couleurs-nation-colombie = Colombie
    .kind = f
couleurs-nation-venezuela = Venezuela
    .kind = m
couleurs-nation-equateur = Équateur
    .kind = vm
couleurs-nation-perou = Pérou
    .kind = m
couleurs-nation-bresil = Brésil
    .kind = m
couleurs-nation-bolivie = Bolivie
    .kind = f
couleurs-nation-paraguay = Paraguay
    .kind = m
couleurs-nation-uruguay = Uruguay
    .kind = vm
couleurs-nation-argentine = Argentine
    .kind = vf
couleurs-nation-chili = Chili
    .kind = m
couleurs-nation-andorre = Andorre
    .kind = yf
    .in = en Andorre
couleurs-nation-liechtenstein = Liechtenstein
    .kind = m
couleurs-nation-monaco = Monaco
    .kind = xm
couleurs-nation-saint-marin = Saint-Marin
    .kind = xm
couleurs-nation-vatican = Cité du Vatican
    .kind = f
    .in = au Vatican
couleurs-nation-bhoutan = Bhoutan
    .kind = m
couleurs-nation-mascate-et-oman = Mascate-et-Oman
    .kind = xm

# Ce qui ne va pas dans un fichier de plateau.
couleurs-board-id = un identifiant se compose de minuscules, de chiffres et de traits d’union, et n’est ni pass ni rest
couleurs-board-grey = { $found } nations grises au lieu de huit
couleurs-board-paid = { $found } zones à prime au lieu de quatre
couleurs-board-centre = le centre ne rapporte pas de prime
couleurs-board-outside = ce point de la grille est hors du plateau
couleurs-board-taken = une autre nation occupe ce point de la grille
couleurs-board-nowhere = il faut à une nation un point de la grille ; seul un petit État peut s’en passer, à côté d’une nation qui en a un
couleurs-board-set = set = « petits-etats » revient aux lignes des petits États et à nulle autre
couleurs-board-omitted = une ligne les relie
couleurs-board-deal = on distribuerait { $found } cartes à six joueurs

couleurs-flag-mark = « { $mark } » : { $why }
couleurs-flag-incomplete = il manque quelque chose
couleurs-flag-word = il n’y a pas de signe « { $what } »
couleurs-flag-colour = la palette n’a pas de couleur « { $what } »
couleurs-flag-shape = il n’y a pas de forme « { $what } »
couleurs-flag-path = la forme « { $what } » n’est pas un tracé
couleurs-flag-nation = il n’y a pas de drapeau « { $what } »
couleurs-flag-deep = un drapeau ne peut pas en montrer un qui montre « { $what } »
couleurs-flag-number = « { $what } » n’est pas un nombre
couleurs-flag-numbers = il faut { $wanted } nombres, il y en a { $found }
couleurs-flag-point = « { $what } » n’est pas un point X,Y

# Ce qui ne se lit pas dans une réponse
couleurs-unread-nation = « { $word } » n’est pas une nation de ce plateau
couleurs-unread-long = une chaîne n’a pas plus de cartes qu’il n’y en a : { $most }

# Mots de la notation, comme on peut aussi les taper
couleurs-word-pass = passer
