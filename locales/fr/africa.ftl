# Africa 1880

africa-title = Africa 1880
africa-blurb = Huit minutes pour promettre, une fiche pour trahir : six puissances, trente-deux territoires et des ordres écrits en secret.
africa-map-note = La carte est une reconstitution : la règle ne donne que les noms des territoires. Tracés, frontières, côtes et nombre de cases sont les nôtres. Si vous possédez la boîte, un fichier de plateau permet de les corriger.

africa-seat-gb = Grande-Bretagne
africa-seat-fr = France
africa-seat-de = Allemagne
africa-seat-it = Italie
africa-seat-nl = Pays-Bas
africa-seat-be = Belgique

## Territoires

africa-territory-abyssinie = Abyssinie
africa-territory-alexandrie = Alexandrie
africa-territory-alger = Alger
africa-territory-angola = Angola
africa-territory-bangui = Bangui
africa-territory-cameroun = Cameroun
africa-territory-cap_town = Le Cap
africa-territory-congo = Congo
africa-territory-dahomey = Dahomey
africa-territory-dakar = Dakar
africa-territory-djibouti = Djibouti
africa-territory-egypte = Égypte
africa-territory-fachoda = Fachoda
africa-territory-kenya = Kenya
africa-territory-khartoum = Khartoum
africa-territory-kuruman = Kuruman
africa-territory-lac_nyassa = Lac Nyassa
africa-territory-lac_tanganica = Lac Tanganyika
africa-territory-lac_tchad = Lac Tchad
africa-territory-lac_victoria = Lac Victoria
africa-territory-libye = Libye
africa-territory-madagascar = Madagascar
africa-territory-mogadiscio = Mogadiscio
africa-territory-namibie = Namibie
africa-territory-nigeria = Nigéria
africa-territory-ougadougou = Ouagadougou
africa-territory-rodhesie = Rhodésie
africa-territory-sahara = Sahara
africa-territory-tamanrasset = Tamanrasset
africa-territory-tenere = Ténéré
africa-territory-tombouctou = Tombouctou
africa-territory-zanzibar = Zanzibar

## Options

africa-option-setup = Mise en place
africa-option-setup-help = Chacun choisit sa première côte, ou reçoit celle que l'histoire lui assigne.
africa-option-setup-free = libre
africa-option-setup-historical = historique
africa-option-setup_sharing = Première côte
africa-option-setup_sharing-help = Deux pays peuvent-ils s'installer d'emblée sur la même côte ?
africa-option-setup_sharing-allowed = peut être partagée
africa-option-setup_sharing-exclusive = un seul pays par côte
africa-option-landing_check = Côte vide pour débarquer
africa-option-landing_check-help = La côte doit être vide quand les ordres s'écrivent ; on peut exiger qu'elle le soit encore après les explorations du tour.
africa-option-landing_check-at_writing = à la rédaction
africa-option-landing_check-after_exploration = après les explorations
africa-option-stock_order = Quand les pions manquent
africa-option-stock_order-help = Les explorations s'exécutent dans l'ordre alphabétique : celui des lignes de la fiche, ou celui des destinations.
africa-option-stock_order-origin_row = ordre des lignes de la fiche
africa-option-stock_order-destination = ordre des destinations
africa-option-madagascar = Madagascar
africa-option-madagascar-help = L'île peut être reliée par mer à Zanzibar et au Lac Nyassa, ou n'être accessible que par débarquement.
africa-option-madagascar-sea_links = reliée à la côte
africa-option-madagascar-isolated = isolée
africa-option-tie = Égalité en tête
africa-option-tie-help = La règle ne couronne personne ; pour une ligue, on peut partager la victoire.
africa-option-tie-no_winner = personne ne gagne
africa-option-tie-shared = victoire partagée
africa-option-talk = Discussions
africa-option-talk-help = On parle à deux, à plusieurs, devant tous… ou pas du tout.
africa-option-talk-private_and_public = privées et publiques
africa-option-talk-public_only = publiques seulement
africa-option-talk-none = aucune
africa-option-absent_player = Joueur absent
africa-option-absent_player-help = Le pays d'un joueur parti reste sans ordres, allié de tous, et ne peut plus gagner ; ou bien un robot le remplace.
africa-option-absent_player-idle = le pays attend
africa-option-absent_player-bot = un robot joue
africa-option-diplomacy_seconds = Durée des discussions
africa-option-diplomacy_seconds-help = La règle donne huit minutes. La phase s'arrête plus tôt dès que tous sont prêts.
africa-option-diplomacy_seconds-480 = huit minutes
africa-option-diplomacy_seconds-180 = trois minutes
africa-option-diplomacy_seconds-300 = cinq minutes
africa-option-diplomacy_seconds-900 = un quart d'heure
africa-option-diplomacy_seconds-none = sans limite
africa-option-writing_seconds = Durée de la rédaction
africa-option-writing_seconds-help = Le temps pour remplir sa fiche. Quand il est écoulé, le brouillon enregistré fait foi.
africa-option-writing_seconds-300 = cinq minutes
africa-option-writing_seconds-120 = deux minutes
africa-option-writing_seconds-180 = trois minutes
africa-option-writing_seconds-600 = dix minutes
africa-option-writing_seconds-none = sans limite

## Où l'on en est

africa-stage-setup = Mise en place
africa-stage-diplomacy = { $year } : action diplomatique
africa-stage-writing = { $year } : rédaction des ordres
africa-stage-over = { $year } : fin de la partie

## Ce qui est demandé

africa-ask-place = Sur quelle côte posez-vous votre première présence ?
africa-ask-ready = Avez-vous fini de négocier ?
africa-ask-order = Ordre pour { $at }
africa-ask-ship = Débarquement sur une côte vide
africa-ask-ship-none = Aucun débarquement possible : toutes les côtes sont occupées
africa-ask-relation = Relation avec { $seat }

africa-pick-ready = Prêt à écrire
africa-pick-develop = Développer
africa-pick-nothing = Ne rien faire
africa-pick-territory = { $at }
africa-pick-alliance = Alliance
africa-pick-war = Guerre

africa-hint-colony = Sans effet : c'est déjà une colonie.
africa-hint-full = Sans effet : toutes les cases sont déjà occupées.
africa-hint-already-there = Sans effet : vous y êtes déjà.
africa-hint-no-pawn = Sans effet : il ne vous reste aucun pion présence.
africa-hint-few-pawns = { $left ->
    [one] Il ne vous reste qu'un pion présence : les explorations s'exécutent de haut en bas de la fiche, les autres sont nulles.
   *[other] Il ne vous reste que { $left } pions présence : les explorations s'exécutent de haut en bas de la fiche, les dernières peuvent être nulles.
}

## Refus

africa-wrong-phase = Ce n'est pas ce que demande la phase en cours
africa-wrong-inland-start = { $at } n'est pas sur la côte : la première présence s'installe au bord de la mer
africa-wrong-taken-start = { $at } est déjà choisi par un autre pays
africa-wrong-no-presence = Ligne { $at } : vous n'y avez aucune présence
africa-wrong-not-neighbour = Ligne { $from } : { $to } n'est pas limitrophe
africa-wrong-into-colony = Ligne { $from } : { $to } est une colonie, on ne l'explore plus
africa-wrong-inland-landing = Bateau : { $at } n'est pas sur la côte
africa-wrong-taken-landing = Bateau : { $at } n'est pas vide de toute présence
africa-wrong-no-empty-coast = Bateau : toutes les côtes sont occupées, personne ne peut débarquer ce tour-ci
africa-wrong-own-relation = Relations : on ne se déclare pas la guerre à soi-même
africa-wrong-nobody-idles = À cette table, un robot remplace le joueur absent
africa-wrong-entries = À revoir : { $entries }

## Le récit

africa-event-placed = { $seat } pose sa première présence : { $at }.
africa-event-turn-began = { $year }. Les négociations commencent.
africa-event-talk-ended = Tout le monde est prêt : les ordres s'écrivent en secret.
africa-event-went-absent = Joueur absent ({ $seat }) : le pays reste sans ordres et allié de tous.
africa-event-came-back = De retour : { $seat }.
africa-event-sheet-read = { $orders ->
    [0] On lit la fiche de { $seat } : aucun ordre.
    [one] On lit la fiche de { $seat } : un ordre.
   *[other] On lit la fiche de { $seat } : { $orders } ordres.
}
africa-event-developed = { $filled ->
    [one] { $seat } développe { $at } : une case occupée.
   *[other] { $seat } développe { $at } : { $filled } cases occupées.
}
africa-event-development-lost-full = { $seat } développe { $at } en vain : toutes les cases sont occupées.
africa-event-development-lost-colony = { $seat } développe { $at } en vain : c'est déjà une colonie.
africa-event-explored = { $seat } explore { $at } depuis { $from } et s'y installe.
africa-event-already-there = { $seat } explore { $at } depuis { $from }, mais y est déjà.
africa-event-expedition-void = { $seat } n'a plus de pion présence : l'exploration { $from } → { $at } est nulle.
africa-event-landed = { $seat } débarque : { $at }.
africa-event-landing-already-there = { $seat } débarque ({ $at }), mais une de ses expéditions y est déjà.
africa-event-landing-no-pawn = { $seat } n'a plus de pion présence : le débarquement ({ $at }) est nul.
africa-event-landing-coast-reached = { $seat } ne peut débarquer ({ $at }) : une expédition a atteint cette côte ce tour-ci.
africa-event-declared-alliance = { $seat } déclare l'alliance à tous.
africa-event-declared-war = { $seat } déclare la guerre à tous.
africa-event-declared-both = { $seat } déclare la guerre ({ $war }) et l'alliance ({ $alliance }).
africa-event-pair-removed = { $at } : { $seat } offrait l'alliance et reçoit la guerre. Présence retirée.
africa-event-pair-attacker = { $at } : { $seat } a déclaré la guerre à qui lui offrait l'alliance, et reste.
africa-event-pair-both-war = { $at } : guerre contre guerre, { $seat } reste.
africa-event-pair-allied = { $at } : alliance contre alliance, { $seat } reste.
africa-event-crowd-stays = { $at } : { $seat } reste ({ $wars ->
    [0] aucune guerre
    [one] une guerre
   *[other] { $wars } guerres
}, { $alliances ->
    [0] aucune alliance
    [one] une alliance
   *[other] { $alliances } alliances
}).
africa-event-crowd-removed = { $at } : { $seat } a plus d'ennemis que d'alliés ({ $wars ->
    [0] aucune guerre
    [one] une guerre
   *[other] { $wars } guerres
}, { $alliances ->
    [0] aucune alliance
    [one] une alliance
   *[other] { $alliances } alliances
}). Présence retirée.
africa-event-founded-alone = { $at } devient une colonie : { $owners }, sans partage.
africa-event-founded-shared = { $at } devient une colonie partagée : { $owners }.
africa-event-disputed = { $at } est entièrement développé, mais pas de colonie tant que la guerre y oppose les pays présents ({ $present }).
africa-event-pawns-left = Présences en réserve : { $left }.
africa-event-ended-1914 = 1914. La partie s'achève avec { $colonies ->
    [0] aucune colonie
    [one] une colonie
   *[other] { $colonies } colonies
}.
africa-event-ended-colonies = { $year }. La dernière figurine est posée : la partie s'achève avec { $colonies } colonies.
africa-pawns = { $seat } { $left }

## La table en mots

africa-line-territory = { $at } ({ $filled }/{ $squares }) : { $present }
africa-line-colony = { $at }, colonie : { $present }
africa-line-abandoned = { $at } ({ $filled }/{ $squares }) : personne
africa-line-country = { $seat } : { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { $left ->
    [one] { $left } présence en réserve
   *[other] { $left } présences en réserve
}
africa-line-embassy-alliance = Ambassade de { $seat } : alliance de tous
africa-line-embassy-war = Ambassade de { $seat } : guerre de tous
africa-line-embassy-both = Ambassade de { $seat } : guerre ({ $war }), alliance ({ $alliance })
africa-line-absent = { $seat } : joueur absent

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

africa-outcome-win = Victoire : { $leaders }, avec { $total } points, { $end }.
africa-outcome-shared = Victoire partagée : { $leaders }, avec { $total } points chacun, { $end }.
africa-outcome-tie = Égalité en tête : { $leaders }, { $total } points chacun, { $end }. Personne ne gagne, tous sont invités à recommencer.
africa-outcome-deserted = Tous les joueurs sont partis : personne ne gagne, { $end }.
africa-end-1914 = au terme de 1914
africa-end-colonies = la vingt-deuxième colonie étant fondée en { $year }

## Le premier tour, pas à pas

africa-lesson-place = Vous êtes la France. Posez votre première présence sur une côte, c'est-à-dire un territoire au bord de la mer.
africa-lesson-place-done = Voilà votre tête de pont. Une présence ne se déplace jamais : elle en fonde de nouvelles à côté d'elle.
africa-lesson-talk = Chaque tour commence par huit minutes de discussion. On y promet ce qu'on veut ; rien n'engage. Dites que vous êtes prêt.
africa-lesson-talk-done = Quand tous sont prêts, les fiches s'écrivent en secret, toutes en même temps.
africa-lesson-explore = Un ordre par présence : développer, explorer un voisin, ou rien. Alger est votre seule présence : envoyez-la explorer un territoire limitrophe.
africa-lesson-explore-done = À la lecture, une deuxième présence s'y installe, et Alger reste en place. Deux présences, c'est deux ordres au prochain tour.
africa-lesson-develop = Tamanrasset n'a qu'une case : développez-le. Vous pouvez aussi développer Alger.
africa-lesson-develop-done = Toutes ses cases occupées et vous seul sur place : Tamanrasset devient une colonie. Seul, elle vaut 8 points ; à plusieurs, 3 chacun.
africa-lesson-land = Une fois par tour, un bateau peut débarquer sur une côte vide. Inscrivez une côte sur la ligne du bateau, et rien d'autre pour cette fois.
africa-lesson-land-done = Une présence de plus, venue d'Europe. Profitez-en tant qu'il reste des côtes vides.
africa-lesson-pair = En Libye, vous n'êtes que deux avec l'Allemagne. À deux, celui qui offre l'alliance et reçoit la guerre est retiré. Déclarez la guerre à l'Allemagne.
africa-lesson-pair-done = Si elle vous offrait l'alliance, elle est retirée ; si elle vous a aussi déclaré la guerre, vous restez tous deux, mais sans colonie possible. Et elle s'en souviendra.
africa-lesson-crowd = En Libye, vous voilà trois : seul compte désormais ce que les autres vous déclarent. À Tombouctou, tout est développé et il faut l'alliance pour la colonie. Laissez votre fiche vide : ce qui n'est pas écrit est une alliance.
africa-lesson-crowd-done = À trois et plus, une présence tombe quand elle reçoit plus de guerres que d'alliances. Soyez aimé… ou du moins redouté à bon escient. Bonne partie !

# Les traités, pour les ordres de ce tour.

africa-pick-seat = { $seat }
africa-treaty-kind-alliance = Alliance ce tour-ci
africa-treaty-kind-keep-out = Restons tous deux à l’écart d’un territoire…
africa-treaty-kind-leave = Je te laisse un territoire…
africa-treaty-kind-develop = Développe un territoire avec moi…
africa-treaty-kind-war = Guerre commune…
africa-treaty-alliance = { $from } et { $with }, alliance ce tour-ci.
africa-treaty-keep-out = { $from } et { $with } n’envoient ni expédition ni bateau ({ $at }).
africa-treaty-leave = { $from } laisse { $at } à ce partenaire : { $with }.
africa-treaty-develop = { $with } développe { $at } pour aider ce partenaire : { $from }.
africa-treaty-war = { $from } et { $with } déclarent la guerre au même pays : { $on }.
