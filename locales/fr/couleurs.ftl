# Couleurs du Monde

couleurs-title = Couleurs du Monde
couleurs-blurb = Les drapeaux du monde de 1961, reliés de voisin en voisin. Posez vos cartes en longues chaînes, de plus en plus payantes, achevez un continent avant les autres, et videz votre main au bon moment. Plateau reconstitué : la boîte d'origine est introuvable.

couleurs-seat-red = Rouge
couleurs-seat-blue = Bleu
couleurs-seat-green = Vert
couleurs-seat-yellow = Jaune
couleurs-seat-black = Noir
couleurs-seat-white = Blanc

## Options

couleurs-option-hands = Mains
couleurs-option-hands-help = La règle veut les cartes étalées devant chacun : on calcule les chaînes des autres comme les siennes. Fermées, on ne voit que le nombre de cartes.
couleurs-option-hands-open = ouvertes
couleurs-option-hands-closed = fermées
couleurs-option-area_bonus = Prime d'une région
couleurs-option-area_bonus-help = La carte qui achève une région de coin vaut 25 points. Avec « dernière posée », une région restée inachevée les paie en plus, à la fin, à qui y a joué en dernier.
couleurs-option-area_bonus-completion = région achevée
couleurs-option-area_bonus-last-played = dernière posée
couleurs-option-out_bonus = Prime de sortie
couleurs-option-out_bonus-help = Les 25 points vont à celui dont la main est vide à la fin de la partie, ou, tout de suite, au premier dont la main se vide.
couleurs-option-out_bonus-at-end = à la fin de la partie
couleurs-option-out_bonus-first-empty = à la première main vide
couleurs-option-caribbean = Cuba, Haïti, République Dominicaine
couleurs-option-caribbean-help = Les trois îles forment un tout : deux d'entre elles peuvent toujours s'enchaîner, ou seulement pour qui tient les trois.
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

## Où l'on en est

couleurs-stage-dealer = On tire le donneur au sort
couleurs-stage-deal = On distribue
couleurs-stage-play = { $stock ->
    [0] Talon épuisé : qui vide sa main met fin à la partie
    [one] { $stock } carte au talon
   *[other] { $stock } cartes au talon
}
couleurs-stage-draw = { $stock ->
    [one] On pioche : { $stock } carte au talon
   *[other] On pioche : { $stock } cartes au talon
}
couleurs-stage-over = Partie terminée

## Ce qui se passe

couleurs-event-dealer = { $seat } donne les cartes.
couleurs-event-dealt = { $seat } reçoit { $count } cartes.
couleurs-event-dealt-cards = { $seat } reçoit { $cards }.
couleurs-event-played = { $count ->
    [one] { $seat } pose { $chain } : { $sum }, soit { $points } points.
   *[other] { $seat } enchaîne { $chain } : { $sum } = { $points } points.
}
couleurs-event-area = { $seat } achève la région { $area } : { $points } points de prime.
couleurs-event-area-latest = { $seat } a posé la dernière carte de la région { $area }, restée inachevée : { $points } points de prime.
couleurs-event-unable = { $seat } ne peut pas jouer : { $points } points de moins.
couleurs-event-refused = { $nth ->
    [1] { $seat } refuse de jouer pour la première fois : { $points } points de moins.
   *[other] { $seat } refuse de jouer pour la seconde fois : { $points } points de moins.
}
couleurs-event-drew = { $count ->
    [one] { $seat } pioche { $count } carte.
   *[other] { $seat } pioche { $count } cartes.
}
couleurs-event-drew-cards = { $seat } pioche { $cards }.
couleurs-event-out = { $seat } n'a plus de cartes : { $points } points de prime.
couleurs-event-over-out = { $count ->
    [one] Le talon et une main sont vides : la partie est finie. { $winners } l'emporte.
   *[other] Le talon et une main sont vides : la partie est finie. { $winners } se partagent la victoire.
}
couleurs-event-over-stalled = { $count ->
    [one] Plus personne ne peut jouer : la partie est finie. { $winners } l'emporte.
   *[other] Plus personne ne peut jouer : la partie est finie. { $winners } se partagent la victoire.
}

## Ce qui est demandé

couleurs-ask-turn = Posez une première carte, puis enchaînez de voisin en voisin, ou passez.
couleurs-ask-unable = Aucune de vos cartes ne peut commencer : vous passez.
couleurs-pick-card = { $nation } ({ $value })
couleurs-pick-unable = Passer (incapable)
couleurs-pick-refuse = Passer (refus)
couleurs-hint-card = { $draw ->
    [0] { $value }×{ $times } ; total { $total }, sans pioche
    [one] { $value }×{ $times } ; total { $total }, puis { $draw } carte piochée
   *[other] { $value }×{ $times } ; total { $total }, puis { $draw } cartes piochées
}
couleurs-hint-card-bonus = { $draw ->
    [0] { $value }×{ $times } ; total { $total } dont { $bonus } de prime, sans pioche
    [one] { $value }×{ $times } ; total { $total } dont { $bonus } de prime, puis { $draw } carte piochée
   *[other] { $value }×{ $times } ; total { $total } dont { $bonus } de prime, puis { $draw } cartes piochées
}
couleurs-hint-unable = { $draw ->
    [0] { $cost } points de moins, et plus rien à piocher
    [one] { $cost } points de moins, { $draw } carte piochée
   *[other] { $cost } points de moins, { $draw } cartes piochées
}
couleurs-hint-refuse = { $draw ->
    [0] Vous pourriez jouer : { $cost } points de moins, et plus rien à piocher
    [one] Vous pourriez jouer : { $cost } points de moins, { $draw } carte piochée
   *[other] Vous pourriez jouer : { $cost } points de moins, { $draw } cartes piochées
}

## Pourquoi non

couleurs-illegal-nothing = Une chaîne a au moins une carte ; pour n'en jouer aucune, passez.
couleurs-illegal-no-card = { $nation } : il n'y a qu'une carte par drapeau, et celle-ci n'est plus à jouer.
couleurs-illegal-not-held = { $nation } n'est pas dans votre main.
couleurs-illegal-cannot-begin = { $nation } ne peut pas commencer : il faut une carte grise, une île, ou la voisine d'un drapeau recouvert.
couleurs-illegal-not-joined = { $from } et { $to } ne sont reliés par aucune ligne.
couleurs-illegal-branches = { $to } touche une carte posée plus tôt dans ce tour, mais pas { $from }, la dernière.
couleurs-illegal-island-ends = { $nation } est une île : rien ne peut la suivre.
couleurs-illegal-island-later = { $nation } est une île : elle ne peut que commencer un tour.
couleurs-illegal-group = Pour enchaîner { $from } et { $to }, il faut tenir les trois îles du groupe.
couleurs-illegal-no-more-refusals = Vous avez déjà refusé deux fois : jouez une carte de votre choix.
couleurs-illegal-other-roll = Ce n'est pas ce que le sort doit décider maintenant.
couleurs-illegal-other-seat = Ces cartes sont pour un autre joueur.
couleurs-illegal-other-count = { $count ->
    [one] Il faut exactement { $count } carte.
   *[other] Il faut exactement { $count } cartes.
}
couleurs-illegal-not-in-stock = { $nation } n'est pas dans le talon.

## Les points

couleurs-part-chains = Chaînes
couleurs-part-areas = { $count ->
    [one] Prime de région : { $areas }
   *[other] { $count } primes de région : { $areas }
}
couleurs-part-out = Prime de sortie
couleurs-part-unable = { $count ->
    [one] { $count } tour sans pouvoir jouer
   *[other] { $count } tours sans pouvoir jouer
}
couleurs-part-refusals = { $count ->
    [one] { $count } refus
   *[other] { $count } refus
}
couleurs-part-hand = { $count ->
    [one] Carte restée en main : { $cards }
   *[other] { $count } cartes restées en main : { $cards }
}
couleurs-how-out = Une main et le talon étaient vides.
couleurs-how-stalled = Plus personne ne pouvait jouer.

## Le plateau en mots

couleurs-line-board = Drapeaux recouverts : { $covered }. Cartes au talon : { $stock }.
couleurs-line-area = { $area } : { $left } drapeaux libres sur { $flags }
couleurs-line-area-bonus = { $left ->
    [0] { $area } : région achevée
    [one] { $area } : { $left } drapeau libre sur { $flags } avant la prime
   *[other] { $area } : { $left } drapeaux libres sur { $flags } avant la prime
}
couleurs-line-covered = { $count ->
    [0] Aucun drapeau recouvert
   *[other] Recouverts : { $cards }
}
couleurs-line-hand = { $count ->
    [0] { $seat }, { $total } points, main vide
   *[other] { $seat }, { $total } points, { $count } en main : { $cards }
}
couleurs-line-hand-closed = { $seat }, { $total } points, { $count } en main
couleurs-line-beginners = { $count ->
    [0] Aucune de vos cartes ne peut commencer
   *[other] Peuvent commencer : { $cards }
}

## Premiers tours guidés

couleurs-lesson-begin = Le plateau est vide. Seules les cartes grises du centre et les îles peuvent commencer. Vous tenez trois grises qui se touchent : Arabie Séoudite, Jordanie, Irak. Enchaînez-les toutes les trois.
couleurs-lesson-begin-done = 4×1 + 3×2 + 3×3 : 19 points. Chaque carte de plus compte une fois de plus. Trois cartes jouées : vous en piochez une.
couleurs-lesson-neighbour = Toute voisine d'un drapeau recouvert peut commencer, qui que ce soit qui l'ait recouvert. La République Arabe Unie touche l'Irak ; de là, le Soudan, l'Union Sud-Africaine, le Congo. Allez jusqu'au bout !
couleurs-lesson-neighbour-done = 30 points d'un coup, mais rien à piocher : après quatre cartes ou plus, on ne pioche pas.
couleurs-lesson-island = Une île, cernée de gris, peut toujours commencer, mais rien ne la suit. Seule la Grande-Bretagne mène aux Pays-Bas, et Cuba, Haïti et la République Dominicaine se suivent. Jouez une île, seule ou avec sa suite.
couleurs-lesson-island-done = Une carte seule fait piocher trois cartes : on joue parfois peu pour garder le choix.
couleurs-lesson-area = L'Amérique du Sud n'attend plus que l'Argentine et le Chili, et vous tenez les deux. La carte qui achève une région de coin vaut 25 points. Prenez-les.
couleurs-lesson-area-done = 2×1 + 4×2, et 25 de prime : 35 points. Les autres régions à prime sont l'Afrique, l'Extrême-Orient et l'Europe.
couleurs-lesson-pass = Aucune de vos cartes ne touche un drapeau recouvert, aucune n'est grise ni une île. Vous êtes incapable de jouer : il ne reste qu'à passer.
couleurs-lesson-pass-done = Cinq points de moins et quatre cartes de plus. Passer quand on pourrait jouer est un refus : dix points, puis quinze, et jamais une troisième fois.
couleurs-lesson-out = Le talon est vide et il vous reste une carte. Posez-la : la partie s'arrête aussitôt, vous recevez 25 points, et les autres retranchent leurs cartes.
couleurs-lesson-out-done = C'est toute la règle. Bonne partie !

## Les régions

couleurs-area-centre = Centre
couleurs-area-europe = Europe
couleurs-area-extreme-orient = Extrême-Orient
couleurs-area-afrique = Afrique
couleurs-area-amerique-sud = Amérique du Sud
couleurs-area-amerique-nord = Amérique du Nord et Centrale
couleurs-area-asie = Asie

## Les nations de 1961

couleurs-nation-grece = Grèce
couleurs-nation-turquie = Turquie
couleurs-nation-chypre = Chypre
couleurs-nation-liban = Liban
couleurs-nation-israel = Israël
couleurs-nation-jordanie = Jordanie
couleurs-nation-irak = Irak
couleurs-nation-arabie-seoudite = Arabie Séoudite
couleurs-nation-grande-bretagne = Grande-Bretagne
couleurs-nation-irlande = Irlande
couleurs-nation-islande = Islande
couleurs-nation-france = France
couleurs-nation-belgique = Belgique
couleurs-nation-pays-bas = Pays-Bas
couleurs-nation-luxembourg = Luxembourg
couleurs-nation-allemagne-ouest = Allemagne de l'Ouest
couleurs-nation-allemagne-est = Allemagne de l'Est
couleurs-nation-suisse = Suisse
couleurs-nation-autriche = Autriche
couleurs-nation-italie = Italie
couleurs-nation-espagne = Espagne
couleurs-nation-portugal = Portugal
couleurs-nation-danemark = Danemark
couleurs-nation-norvege = Norvège
couleurs-nation-suede = Suède
couleurs-nation-finlande = Finlande
couleurs-nation-pologne = Pologne
couleurs-nation-tchecoslovaquie = Tchécoslovaquie
couleurs-nation-hongrie = Hongrie
couleurs-nation-roumanie = Roumanie
couleurs-nation-bulgarie = Bulgarie
couleurs-nation-yougoslavie = Yougoslavie
couleurs-nation-albanie = Albanie
couleurs-nation-republique-arabe-unie = République Arabe Unie
couleurs-nation-libye = Libye
couleurs-nation-tunisie = Tunisie
couleurs-nation-maroc = Maroc
couleurs-nation-mauritanie = Mauritanie
couleurs-nation-senegal = Sénégal
couleurs-nation-mali = Mali
couleurs-nation-guinee = Guinée
couleurs-nation-liberia = Libéria
couleurs-nation-cote-d-ivoire = Côte d'Ivoire
couleurs-nation-haute-volta = Haute-Volta
couleurs-nation-ghana = Ghana
couleurs-nation-togo = Togo
couleurs-nation-dahomey = Dahomey
couleurs-nation-niger = Niger
couleurs-nation-nigeria = Nigeria
couleurs-nation-tchad = Tchad
couleurs-nation-cameroun = Cameroun
couleurs-nation-centrafrique = République Centrafricaine
couleurs-nation-gabon = Gabon
couleurs-nation-congo-brazzaville = Congo (Brazzaville)
couleurs-nation-congo-leopoldville = Congo (Léopoldville)
couleurs-nation-soudan = Soudan
couleurs-nation-ethiopie = Éthiopie
couleurs-nation-somalie = Somalie
couleurs-nation-union-sud-africaine = Union Sud-Africaine
couleurs-nation-madagascar = Madagascar
couleurs-nation-urss = U.R.S.S.
couleurs-nation-mongolie = Mongolie
couleurs-nation-iran = Iran
couleurs-nation-afghanistan = Afghanistan
couleurs-nation-pakistan = Pakistan
couleurs-nation-inde = Inde
couleurs-nation-nepal = Népal
couleurs-nation-ceylan = Ceylan
couleurs-nation-yemen = Yemen
couleurs-nation-chine-populaire = Chine Populaire
couleurs-nation-chine-nationaliste = Chine Nationaliste (Formose)
couleurs-nation-coree-nord = Corée du Nord
couleurs-nation-coree-sud = Corée du Sud
couleurs-nation-japon = Japon
couleurs-nation-philippines = Philippines
couleurs-nation-viet-nam-nord = Viêt-Nam du Nord
couleurs-nation-viet-nam-sud = Viêt-Nam du Sud
couleurs-nation-laos = Laos
couleurs-nation-cambodge = Cambodge
couleurs-nation-thailande = Thaïlande
couleurs-nation-birmanie = Birmanie
couleurs-nation-malaisie = Fédération de Malaisie
couleurs-nation-indonesie = Indonésie
couleurs-nation-australie = Australie
couleurs-nation-nouvelle-zelande = Nouvelle-Zélande
couleurs-nation-canada = Canada
couleurs-nation-etats-unis = États-Unis
couleurs-nation-mexique = Mexique
couleurs-nation-guatemala = Guatemala
couleurs-nation-salvador = Salvador
couleurs-nation-honduras = Honduras
couleurs-nation-nicaragua = Nicaragua
couleurs-nation-costa-rica = Costa Rica
couleurs-nation-panama = Panama
couleurs-nation-cuba = Cuba
couleurs-nation-haiti = Haïti
couleurs-nation-republique-dominicaine = République Dominicaine
couleurs-nation-colombie = Colombie
couleurs-nation-venezuela = Venezuela
couleurs-nation-equateur = Équateur
couleurs-nation-perou = Pérou
couleurs-nation-bresil = Brésil
couleurs-nation-bolivie = Bolivie
couleurs-nation-paraguay = Paraguay
couleurs-nation-uruguay = Uruguay
couleurs-nation-argentine = Argentine
couleurs-nation-chili = Chili
couleurs-nation-andorre = Andorre
couleurs-nation-liechtenstein = Liechtenstein
couleurs-nation-monaco = Monaco
couleurs-nation-saint-marin = Saint-Marin
couleurs-nation-vatican = Cité du Vatican
couleurs-nation-bhoutan = Bhoutan
couleurs-nation-mascate-et-oman = Mascate-et-Oman
