# Africa 1880

africa-title = Africa 1880
africa-blurb = Huit minutes pour promettre, une fiche pour trahir : six puissances, trente-deux territoires et des ordres écrits en secret.
africa-map-note = La carte est une reconstitution : la règle ne donne que les noms des territoires. Tracés, frontières, côtes et nombre de cases sont les nôtres. Si vous possédez la boîte, un fichier de plateau permet de les corriger.

africa-seat-gb = Grande-Bretagne
    .kind = f
africa-seat-fr = France
    .kind = f
africa-seat-de = Allemagne
    .kind = vf
africa-seat-it = Italie
    .kind = vf
africa-seat-nl = Pays-Bas
    .kind = pm
africa-seat-be = Belgique
    .kind = f

## Territoires

africa-territory-abyssinie = Abyssinie
    .kind = vf
africa-territory-alexandrie = Alexandrie
    .kind = ym
africa-territory-alger = Alger
    .kind = ym
africa-territory-angola = Angola
    .kind = vm
africa-territory-bangui = Bangui
    .kind = xm
africa-territory-cameroun = Cameroun
    .kind = m
africa-territory-cap_town = Le Cap
    .kind = m
    .word = Cap
    .the = Le Cap
africa-territory-congo = Congo
    .kind = m
africa-territory-dahomey = Dahomey
    .kind = m
africa-territory-dakar = Dakar
    .kind = xm
africa-territory-djibouti = Djibouti
    .kind = xm
africa-territory-egypte = Égypte
    .kind = vf
africa-territory-fachoda = Fachoda
    .kind = xm
africa-territory-kenya = Kenya
    .kind = m
africa-territory-khartoum = Khartoum
    .kind = xm
africa-territory-kuruman = Kuruman
    .kind = xm
africa-territory-lac_nyassa = Lac Nyassa
    .kind = m
    .word = lac Nyassa
africa-territory-lac_tanganica = Lac Tanganyika
    .kind = m
    .word = lac Tanganyika
africa-territory-lac_tchad = Lac Tchad
    .kind = m
    .word = lac Tchad
africa-territory-lac_victoria = Lac Victoria
    .kind = m
    .word = lac Victoria
africa-territory-libye = Libye
    .kind = f
africa-territory-madagascar = Madagascar
    .kind = xf
africa-territory-mogadiscio = Mogadiscio
    .kind = xm
africa-territory-namibie = Namibie
    .kind = f
africa-territory-nigeria = Nigéria
    .kind = m
africa-territory-ougadougou = Ouagadougou
    .kind = xm
africa-territory-rodhesie = Rhodésie
    .kind = f
africa-territory-sahara = Sahara
    .kind = m
    .in = dans le Sahara
africa-territory-tamanrasset = Tamanrasset
    .kind = xm
africa-territory-tenere = Ténéré
    .kind = m
    .in = dans le Ténéré
africa-territory-tombouctou = Tombouctou
    .kind = xm
africa-territory-zanzibar = Zanzibar
    .kind = xm

## Options

africa-option-setup = Mise en place
africa-option-setup-help = Chacun choisit sa première côte, ou reçoit celle que l’histoire lui assigne.
africa-option-setup-free = libre
africa-option-setup-historical = historique
africa-option-setup_sharing = Première côte
africa-option-setup_sharing-help = Deux pays peuvent-ils s’installer d’emblée sur la même côte ?
africa-option-setup_sharing-allowed = peut être partagée
africa-option-setup_sharing-exclusive = un seul pays par côte
africa-option-landing_check = Côte vide pour débarquer
africa-option-landing_check-help = La côte doit être vide quand les ordres s’écrivent ; on peut exiger qu’elle le soit encore après les explorations du tour.
africa-option-landing_check-at_writing = à la rédaction
africa-option-landing_check-after_exploration = après les explorations
africa-option-stock_order = Quand les pions manquent
africa-option-stock_order-help = Quand les pions ne suffisent plus, les explorations passent dans l’ordre alphabétique : celui des lignes de la fiche, ou celui des destinations.
africa-option-stock_order-origin_row = ordre des lignes de la fiche
africa-option-stock_order-destination = ordre des destinations
africa-option-madagascar = Madagascar
africa-option-madagascar-help = L’île peut être reliée par mer à Zanzibar et au lac Nyassa, ou n’être accessible que par débarquement.
africa-option-madagascar-sea_links = reliée à la côte
africa-option-madagascar-isolated = isolée
africa-option-tie = Égalité en tête
africa-option-tie-help = La règle ne couronne personne ; pour une ligue, on peut partager la victoire.
africa-option-tie-no_winner = personne ne gagne
africa-option-tie-shared = victoire partagée
africa-option-talk = Discussions
africa-option-talk-help = On parle à deux, à plusieurs, devant tous… ou pas du tout.
africa-option-talk-private_and_public = privées et publiques
africa-option-talk-public_only = publiques seulement
africa-option-talk-none = aucune
africa-option-absent_player = Joueur absent
africa-option-absent_player-help = Le pays d’un joueur parti reste sans ordres, allié de tous, et ne peut plus gagner ; ou bien un robot le remplace.
africa-option-absent_player-idle = le pays attend
africa-option-absent_player-bot = un robot joue
africa-option-diplomacy_seconds = Durée de la diplomatie
africa-option-diplomacy_seconds-help = La règle donne huit minutes. La phase s’arrête plus tôt dès que tout le monde a fini.
africa-phase-diplomacy = discussion
africa-phase-writing = rédaction
africa-option-diplomacy_seconds-480 = huit minutes
africa-option-diplomacy_seconds-180 = trois minutes
africa-option-diplomacy_seconds-300 = cinq minutes
africa-option-diplomacy_seconds-900 = un quart d’heure
africa-option-diplomacy_seconds-none = sans limite
africa-option-writing_seconds = Durée de la rédaction
africa-option-writing_seconds-help = Le temps pour remplir sa fiche. Quand il est écoulé, le brouillon enregistré fait foi.
africa-option-writing_seconds-300 = cinq minutes
africa-option-writing_seconds-120 = deux minutes
africa-option-writing_seconds-180 = trois minutes
africa-option-writing_seconds-600 = dix minutes
africa-option-writing_seconds-none = sans limite

## Où l’on en est

africa-stage-setup = Mise en place
africa-stage-diplomacy = { $year } : diplomatie
africa-stage-writing = { $year } : rédaction des ordres
africa-stage-over = { $year } : fin de la partie

## Ce qui est demandé

africa-ask-place = Sur quelle côte posez-vous votre première présence ?
africa-ask-ready = Avez-vous fini de négocier ?
africa-ask-order = Ordre pour { $at-the }
africa-ask-ship = Débarquement sur une côte vide
africa-ask-ship-none = Aucun débarquement possible : toutes les côtes sont occupées
africa-ask-relation = Relation avec { $seat-the }

africa-pick-ready = Passer aux ordres
africa-pick-develop = Développer
africa-pick-nothing = Ne rien faire
africa-pick-territory = { $at }
africa-pick-alliance = Alliance
africa-pick-war = Guerre

africa-hint-colony = Sans effet : c’est déjà une colonie.
africa-hint-full = Sans effet : toutes les cases sont déjà occupées.
africa-hint-already-there = Sans effet : vous y êtes déjà.
africa-hint-no-pawn = Sans effet : il ne vous reste aucun pion présence.
africa-hint-few-pawns = { $left ->
    [one] Il ne vous reste qu’un pion présence : la première exploration de la fiche le prend, les autres seront sans effet.
   *[other] Il ne vous reste que { $left } pions présence : les premières explorations de la fiche les prennent, les autres seront sans effet.
}
africa-hint-few-pawns-destination = { $left ->
    [one] Il ne vous reste qu’un pion présence : l’exploration dont la destination vient en premier le prend, les autres seront sans effet.
   *[other] Il ne vous reste que { $left } pions présence : les explorations dont les destinations viennent en premier les prennent, les autres seront sans effet.
}

## Refus

africa-wrong-inland-start = { $at-The } n’est pas sur la côte : la première présence s’installe au bord de la mer.
africa-wrong-taken-start = Un autre pays a déjà choisi { $at-the }.
africa-wrong-no-presence = Ligne { $at } : vous n’y avez pas de présence.
africa-wrong-not-neighbour = Ligne { $from } : pas de frontière avec { $to-the }.
africa-wrong-into-colony = Ligne { $from } : { $to-the } est une colonie, on ne l’explore plus.
africa-wrong-inland-landing = Bateau : { $at-the } n’est pas sur la côte.
africa-wrong-taken-landing = Bateau : il y a déjà du monde { $at-in } ; on ne débarque que sur une côte vide.
africa-wrong-no-empty-coast = Bateau : toutes les côtes sont occupées, personne ne peut débarquer ce tour-ci.
africa-wrong-own-relation = Relations : on ne se déclare pas la guerre à soi-même.
africa-wrong-nobody-idles = À cette table, un robot remplace le joueur absent.

## Le récit

africa-event-placed = { $seat-The } { $seat-number ->
    [many] posent leur
   *[one] pose sa
} première présence { $at-in }.
africa-event-turn-began = { $year }. La diplomatie commence.
africa-event-talk-ended = Tout le monde a fini de parler : les ordres s’écrivent en secret.
africa-event-went-absent = Plus personne ne joue { $seat-the } : pas d’ordres, et l’alliance avec tous.
africa-event-came-back = { $seat-The } { $seat-number ->
    [many] ont
   *[one] a
} de nouveau un joueur.
africa-event-sheet-read = On lit la fiche { $seat-of } : { $orders ->
    [0] aucun ordre
    [one] un ordre
   *[other] { $orders } ordres
}.
africa-event-developed = { $seat-The } { $seat-number ->
    [many] développent
   *[one] développe
} { $at-the } : { $filled ->
    [0] aucune case occupée
    [one] une case occupée
   *[other] { $filled } cases occupées
}.
africa-event-development-lost-full = { $seat-The } { $seat-number ->
    [many] développent
   *[one] développe
} { $at-the } en vain : toutes les cases sont occupées.
africa-event-development-lost-colony = { $seat-The } { $seat-number ->
    [many] développent
   *[one] développe
} { $at-the } en vain : c’est déjà une colonie.
africa-event-explored = { $seat-number ->
    [many] { $seat-The } explorent { $at-the } depuis { $from-the } et s’y installent.
   *[one] { $seat-The } explore { $at-the } depuis { $from-the } et s’y installe.
}
africa-event-already-there = { $seat-number ->
    [many] { $seat-The } explorent { $at-the } depuis { $from-the }, mais y sont déjà.
   *[one] { $seat-The } explore { $at-the } depuis { $from-the }, mais y est déjà.
}
africa-event-expedition-void = { $seat-The } { $seat-number ->
    [many] n’ont
   *[one] n’a
} plus de pion présence : l’exploration { $from } → { $at } reste sans effet.
africa-event-landed = { $seat-The } { $seat-number ->
    [many] débarquent
   *[one] débarque
} { $at-in }.
africa-event-landing-already-there = { $seat-number ->
    [many] { $seat-The } débarquent { $at-in }, où une de leurs expéditions est déjà arrivée.
   *[one] { $seat-The } débarque { $at-in }, où une de ses expéditions est déjà arrivée.
}
africa-event-landing-no-pawn = { $seat-The } { $seat-number ->
    [many] n’ont
   *[one] n’a
} plus de pion présence : pas de débarquement { $at-in }.
africa-event-landing-coast-reached = { $seat-The } ne { $seat-number ->
    [many] peuvent
   *[one] peut
} pas débarquer { $at-in } : une expédition y est arrivée ce tour-ci.
africa-event-declared-alliance = { $seat-The } { $seat-number ->
    [many] offrent
   *[one] offre
} l’alliance à tous.
africa-event-declared-war = { $seat-The } { $seat-number ->
    [many] déclarent
   *[one] déclare
} la guerre à tous.
africa-event-declared-both = { $seat-number ->
    [many] { $seat-The } déclarent la guerre { $war-to }, et offrent l’alliance { $alliance-to }.
   *[one] { $seat-The } déclare la guerre { $war-to }, et offre l’alliance { $alliance-to }.
}
africa-event-pair-removed = { $at } : { $seat-the } { $seat-number ->
    [many] offraient l’alliance et reçoivent la guerre
   *[one] offrait l’alliance et reçoit la guerre
}. Présence retirée.
africa-event-pair-attacker = { $at } : { $seat-the } { $seat-number ->
    [many] ont répondu à l’alliance par la guerre, et restent
   *[one] a répondu à l’alliance par la guerre, et reste
}.
africa-event-pair-both-war = { $at } : guerre contre guerre, { $seat-the } { $seat-number ->
    [many] restent
   *[one] reste
}.
africa-event-pair-allied = { $at } : alliance contre alliance, { $seat-the } { $seat-number ->
    [many] restent
   *[one] reste
}.
africa-event-crowd-stays = { $at } : { $seat-the } { $seat-number ->
    [many] restent
   *[one] reste
} ({ $wars ->
    [0] aucune guerre
    [one] une guerre
   *[other] { $wars } guerres
}, { $alliances ->
    [0] aucune alliance
    [one] une alliance
   *[other] { $alliances } alliances
}).
africa-event-crowd-removed = { $at } : { $seat-the } { $seat-number ->
    [many] ont
   *[one] a
} plus d’ennemis que d’alliés ({ $wars ->
    [0] aucune guerre
    [one] une guerre
   *[other] { $wars } guerres
}, { $alliances ->
    [0] aucune alliance
    [one] une alliance
   *[other] { $alliances } alliances
}). Présence retirée.
africa-event-founded-alone = { $at-The } devient une colonie { $owners-of }, sans partage.
africa-event-founded-shared = { $at-The } devient une colonie partagée entre { $owners-the }.
africa-event-disputed = { $at-The } est entièrement { $at-gender ->
    [f] développée
   *[m] développé
}, mais la guerre divise encore { $present-the } : pas de colonie.
africa-event-pawns-left = Présences en réserve : { $left }.
africa-event-ended-1914 = 1914. La partie s’achève avec { $colonies ->
    [0] aucune colonie
    [one] une colonie
   *[other] { $colonies } colonies
}.
africa-event-ended-colonies = { $year }. La dernière figurine est posée : la partie s’achève avec { $colonies ->
    [one] { $colonies } colonie
   *[other] { $colonies } colonies
}.
africa-pawns = { $seat } { $left }

## La table en mots

africa-line-territory = { $at } ({ $filled }/{ $squares }) : { $present }
africa-line-colony = { $at }, colonie : { $present }
africa-line-abandoned = { $at } ({ $filled }/{ $squares }) : personne
africa-line-country = { $seat } : { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { $left ->
    [one] { $left } présence en réserve
   *[other] { $left } présences en réserve
}
africa-line-embassy-alliance = Ambassade { $seat-of } : l’alliance de tous
africa-line-embassy-war = Ambassade { $seat-of } : la guerre de tous
africa-line-embassy-both = Ambassade { $seat-of } : guerre ({ $war }), alliance ({ $alliance })
africa-line-absent = { $seat } : joueur absent

## Les points

africa-score-alone = { $count ->
    [0] Aucune colonie sans partage
    [one] Une colonie sans partage
   *[other] { $count } colonies sans partage
}
africa-score-shared = { $count ->
    [0] Aucune colonie partagée
    [one] Une colonie partagée
   *[other] { $count } colonies partagées
}
africa-score-alliances = { $count ->
    [0] Aucune alliance reçue au dernier tour
    [one] Une alliance reçue au dernier tour
   *[other] { $count } alliances reçues au dernier tour
}

africa-outcome-win = { $leaders-The } { $leaders-number ->
    [many] gagnent
   *[one] gagne
} avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { $end }.
africa-outcome-shared = { $leaders-The } se partagent la victoire avec { $total ->
    [one] { $total } point
   *[other] { $total } points
} chacun, { $end }.
africa-outcome-tie = Égalité en tête : { $leaders }, { $total ->
    [one] { $total } point
   *[other] { $total } points
} chacun, { $end }. Personne ne gagne : il faudra rejouer !
africa-outcome-deserted = Tous les joueurs sont partis : personne ne gagne, { $end }.
africa-end-1914 = au terme de 1914
africa-end-colonies = la vingt-deuxième colonie étant fondée en { $year }

## Le premier tour, pas à pas

africa-lesson-place = Vous êtes la France. Posez votre première présence sur une côte, c’est-à-dire un territoire au bord de la mer.
africa-lesson-place-done = Voilà votre tête de pont. Une présence ne se déplace jamais : elle en fonde d’autres chez ses voisins.
africa-lesson-talk = Chaque tour commence par huit minutes de discussion. Promettez ce que vous voulez : rien ne vous engage. Quand vous avez fini, passez aux ordres.
africa-lesson-talk-done = Quand tout le monde a fini, les fiches s’écrivent en secret, toutes en même temps.
africa-lesson-treaty = Une parole peut aussi s’écrire sur une carte. L’Allemagne vous en propose une : cette année, aucun de vous deux ne déclare la guerre à l’autre. On peut accepter, refuser ou proposer autre chose. Acceptez.
africa-lesson-treaty-done = C’est conclu ! Cela n’engage toujours que votre honneur. À la lecture, la carte est jugée sur ce que disent les feuilles : le sceau tient, ou se brise devant tout le monde, avec le nom de qui l’a rompu.
africa-lesson-explore = Un ordre par présence : développer, explorer un voisin, ou rien. Alger est votre seule présence : envoyez-la explorer un territoire voisin.
africa-lesson-explore-done = À la lecture, une deuxième présence s’y installe, et Alger reste en place. Deux présences, c’est deux ordres au prochain tour.
africa-lesson-develop = Tamanrasset n’a qu’une case : développez ce territoire. Vous pouvez aussi développer Alger.
africa-lesson-develop-done = Toutes ses cases sont occupées et personne d’autre n’est là : Tamanrasset devient une colonie. Sans partage, elle vaut 8 points ; partagée, 3 à chacun.
africa-lesson-land = Une fois par tour, un bateau peut débarquer sur une côte vide. Écrivez une côte sur la ligne du bateau, et rien d’autre cette fois-ci.
africa-lesson-land-done = Une présence de plus, venue d’Europe. Profitez-en tant qu’il reste des côtes vides.
africa-lesson-pair = En Libye, vous n’êtes que deux avec l’Allemagne. À deux, qui offre l’alliance et reçoit la guerre est retiré. Déclarez la guerre à l’Allemagne.
africa-lesson-pair-done = Si elle vous offrait l’alliance, elle est retirée ; si elle vous a aussi déclaré la guerre, vous restez tous deux, mais sans colonie possible. Et elle s’en souviendra.
africa-lesson-crowd = En Libye, vous voilà trois : seul compte désormais ce que les autres vous déclarent. À Tombouctou, tout est développé et il faut l’alliance pour la colonie. Laissez votre fiche vide : ce qui n’est pas écrit est une alliance.
africa-lesson-crowd-done = À trois et plus, une présence est retirée quand elle reçoit plus de guerres que d’alliances. Gardez des amis autour de vous. Bonne partie !

# Les traités, pour les ordres de ce tour.

africa-pick-seat = { $seat }
africa-treaty-kind-alliance = Alliance ce tour-ci
africa-treaty-kind-keep-out = Restons tous deux à l’écart d’un territoire…
africa-treaty-kind-leave = Je vous laisse un territoire…
africa-treaty-kind-develop = Développez un territoire pour moi…
africa-treaty-kind-war = Guerre commune…
# Ce qu’un traité dit de chacun : sans majuscule, comme promesse et comme condition.
africa-treaty-ally-all = { $doers-the } se déclarent l’alliance
africa-treaty-ally = { $doers-the } { $doers-number ->
    [many] déclarent
   *[one] déclare
} l’alliance { $on-to }
africa-treaty-war = { $doers-the } { $doers-number ->
    [many] déclarent
   *[one] déclare
} la guerre { $on-to }
africa-treaty-keep-out = { $doers-the } { $doers-number ->
    [many] n’envoient
   *[one] n’envoie
} ni expédition ni bateau { $at-in }
africa-treaty-halt = { $doers-the } ne { $doers-number ->
    [many] développent
   *[one] développe
} pas { $at-the }
africa-treaty-leave = { $doers-the } { $doers-number ->
    [many] laissent
   *[one] laisse
} { $at-the } en paix, sans y entrer ni rien y développer
africa-treaty-develop = { $doers-the } { $doers-number ->
    [many] développent
   *[one] développe
} { $at-the }
africa-treaty-enter = { $doers-the } { $doers-number ->
    [many] envoient
   *[one] envoie
} une expédition ou un bateau { $at-in }
africa-treaty-land = { $doers-the } { $doers-number ->
    [many] envoient
   *[one] envoie
} un bateau { $at-in }
africa-treaty-colony = une colonie est fondée { $at-in }
africa-treaty-full = toutes les cases sont remplies { $at-in }
africa-treaty-until = Jusqu’en { $year }
africa-treaty-by = D’ici { $year }
africa-treaty-year = { $year }
africa-term-ally = alliance
africa-term-war = guerre…
africa-term-keep-out = rester à l’écart…
africa-term-halt = ne pas développer…
africa-term-leave = laisser en paix…
africa-term-develop = développer…
africa-term-enter = entrer…
africa-term-land = envoyer un bateau…
africa-term-colony = une colonie est fondée…
africa-term-full = tout est développé…
africa-void-colony = une colonie est fondée { $at-in }.
africa-void-presence = la présence { $at-in } a été perdue.
africa-void-reach = il n’y avait pas d’accès { $at-to }.
africa-void-coast = les bateaux ne peuvent plus aborder { $at-in }.

# Ce qui ne va pas dans un fichier de plateau.
africa-board-coast = « { $found } » n’est pas un territoire côtier
africa-board-row = la ligne { $row } de la fiche est « { $name } » (id = « { $id } », sheet_row = { $row })
africa-board-ring = un contour a au moins trois points
africa-board-shore = doit valoir true exactement si le contour a un bord que nul autre territoire n’a
africa-board-name = « { $name } » se confond avec un autre mot d’une fiche
africa-board-sides = un bord appartient à plus de deux contours
africa-board-squares = cases en tout : { $squares } ; pions dans la boîte : { $pawns }
africa-board-apart = leurs contours ne se touchent pas ; kind = « link » les joint tout de même
africa-board-touching = leurs contours se touchent ; kind = « land » suffit
africa-board-closed = leurs contours ne se touchent pas : il n’y a rien à fermer
africa-board-border = leurs contours se touchent sans qu’aucune frontière le dise ; kind = « closed » s’ils ne sont pas voisins
africa-board-place = n’est pas une longitude et une latitude

# Ce qui ne se lit pas dans une réponse
africa-unread-territory = « { $word } » n’est pas un territoire
africa-unread-unplayed = personne ne joue ce pays : { $country }
africa-unread-two-ships = un second débarquement figure sur la fiche
africa-unread-two-declarations = un même pays est nommé deux fois dans les relations

# Ce que demande la phase en cours
africa-now-setup = Il faut placer votre première présence sur une côte.
africa-now-diplomacy = C’est l’heure de la diplomatie : les ordres s’écrivent ensuite. Dites seulement quand vous avez fini (« ready »).
africa-now-writing = Il faut rendre votre fiche d’ordres.
africa-now-over = La partie est terminée.

# Mots de la notation, comme on peut aussi les taper
africa-word-ready = prêt / prête / fini
africa-word-nothing = rien
africa-word-ship = bateau
africa-word-war = guerre

# Ce dont on peut être fier
africa-pride-height = votre drapeau sur { $count ->
    [one] { $count } territoire
   *[other] { $count } territoires
} à la fois, en { $year }
