# Europa 1945-2030

europa-title = Europa 1945-2030
europa-blurb = Des élections, des coalitions, des promesses : unissez l'Europe, et soyez celui qui en tire le plus de gloire.

europa-seat-blue = Bleu
europa-seat-green = Vert
europa-seat-red = Rouge
europa-seat-yellow = Jaune
europa-seat-violet = Violet
europa-seat-orange = Orange

## Options

europa-option-election_rule = Règle des élections
europa-option-election_rule-help = Selon la règle française de 1998, le chiffre noir se compare à tous les pions présents. Selon la règle anglaise de 1999, la coalition doit l'atteindre à elle seule, et tous les présents votent.
europa-option-election_rule-fr1998 = française (1998)
europa-option-election_rule-en1999 = anglaise (1999)
europa-option-turn_order = Ordre des joueurs
europa-option-turn_order-help = L'ordre fixé au début du tour peut valoir pour tout le tour, ou être revu d'après les points politiques avant chaque élection.
europa-option-turn_order-fixed = fixé pour le tour
europa-option-turn_order-each_election = revu à chaque élection
europa-option-voting_order = Ordre des propositions
europa-option-voting_order-help = Qui propose une coalition en premier : le premier de l'ordre du tour, ou le dernier.
europa-option-voting_order-turn_order = ordre du tour
europa-option-voting_order-reverse = ordre inverse
europa-option-total_victory = Victoire totale
europa-option-total_victory-help = Faut-il que les 38 pays aient rejoint l'Union, ou la paix suffit-elle ?
europa-option-total_victory-needs_all_countries = paix et tous les pays
europa-option-total_victory-zero_conflict = la paix suffit
europa-option-peace_decider_tie = Égalité pour décider de la paix
europa-option-peace_decider_tie-help = Quand plusieurs joueurs ont le plus de pions sur la colombe, qui décide de leur emploi ?
europa-option-peace_decider_tie-dice = un jet de dé
europa-option-peace_decider_tie-most_pp = le plus de points politiques
europa-option-vp_visibility = Points de victoire
europa-option-vp_visibility-help = Les jetons peuvent rester dans la poche jusqu'à la fin, ou être posés devant tous.
europa-option-vp_visibility-hidden = cachés jusqu'à la fin
europa-option-vp_visibility-open = visibles
europa-option-vp_floor = Pénalités
europa-option-vp_floor-help = On ne rend que ce que l'on possède, ou l'on peut s'endetter.
europa-option-vp_floor-zero = jamais en dessous de zéro
europa-option-vp_floor-debt = dettes permises
europa-option-pawn_cap = Nombre de pions
europa-option-pawn_cap-help = La boîte contient vingt pions par joueur.
europa-option-pawn_cap-20 = vingt au plus
europa-option-pawn_cap-none = sans limite
europa-option-shared_war_dice = Dés de guerre communs
europa-option-shared_war_dice-help = Pour un tournoi : donnez le même mot à plusieurs tables, et elles connaîtront les mêmes jets de guerre.
europa-option-shared_war_dice-off = non
europa-option-campaign_seconds = Durée d'une campagne
europa-option-campaign_seconds-help = Le temps laissé aux discussions avant chaque vote : de 30 à 600 secondes, ou sans limite (none) pour jouer au fil des jours.
europa-option-campaign_seconds-30 = 30 secondes
europa-option-campaign_seconds-60 = une minute
europa-option-campaign_seconds-120 = deux minutes
europa-option-campaign_seconds-300 = cinq minutes
europa-option-campaign_seconds-600 = dix minutes
europa-option-campaign_seconds-none = sans limite
europa-setup-campaign = ne peut pas valoir « { $value } » ; il faut un nombre de secondes de 30 à 600, ou none
europa-setup-dice = doit être un mot de 1 à 64 caractères, ou off

## Where we are

europa-stage-order = Tour { $turn } ({ $years }) : ordre des joueurs et des élections
europa-stage-war = Tour { $turn } ({ $years }) : risques de guerre
europa-stage-peace = Tour { $turn } ({ $years }) : action de paix
europa-stage-place = Tour { $turn } ({ $years }) : mise en place des pions
europa-stage-election = Tour { $turn } ({ $years }) : élection
europa-stage-over = La partie est terminée

## Questions

europa-ask-commit = Niveau de conflit : { $level }. Combien de pions engagez-vous, en secret, pour la paix (de 0 à { $most }) ?
europa-ask-allocate = Vous décidez de l'emploi de la colombe : il reste { $left ->
    [one] un pion
   *[other] { $left } pions
  }.
europa-ask-place = Placez { $pawns ->
    [one] un pion
   *[other] { $pawns } pions
  } sur la carte.
europa-ask-campaign = Campagne : { $country }. Discutez librement ; prêt à voter ?
europa-ask-propose = { $country } : quelle coalition proposez-vous ?
europa-ask-vote = { $country } : { $seat } propose la coalition { $coalition }. Votre réponse ?
europa-ask-move = { $country } rejoint l'Union. Déplacez-vous l'un de vos pions ?

europa-pick-commit = { $pawns ->
    [0] aucun pion
    [one] un pion
   *[other] { $pawns } pions
  }
europa-pick-stop = arrêter la guerre : { $country } ({ $cost } pions)
europa-pick-calm = apaiser les tensions : { $country } (1 pion)
europa-pick-ready = je suis prêt
europa-pick-propose = { $coalition }
europa-pick-pass = ne rien proposer
europa-pick-yes = oui
europa-pick-no = non
europa-pick-move = vers { $country }
europa-pick-stay = ne pas bouger
europa-name = { $country }
europa-hint-country = { $points } points à partager ; { $pawns } pions présents, { $black } nécessaires
europa-hint-share = { $share } points politiques pour chacun

## The log

europa-pawns-in = { $country } ({ $pawns })
europa-die = { $seat } : { $die }
europa-told-turn = Le tour { $turn } commence.
europa-told-turn-uncovers = Le tour { $turn } commence. Entrent en jeu : { $countries }.
europa-told-dice-order = Dés pour l'ordre des joueurs : { $dice }.
europa-told-dice-rewards = Dés pour départager les artisans de paix : { $dice }.
europa-told-dice-penalties = Dés pour départager les égoïstes : { $dice }.
europa-told-dice-decider = Dés pour savoir qui décidera : { $dice }.
europa-told-order = Ordre du tour : { $seats }.
europa-told-pawns = Pions de ce tour : { $pawns }.
europa-told-cards = { $count } élections sont à l'affiche ; la première : { $first }.
europa-told-war-union = Les dés donnent { $sum } : { $country }. Membre de l'Union, le pays règle l'affaire en paix.
europa-told-war-tensions = Les dés donnent { $sum } : tensions ({ $country }).
europa-told-war-war = Les dés donnent { $sum } : la guerre éclate ({ $country }).
europa-told-war-spread = Les dés donnent { $sum } : la guerre déborde ({ $country }) et touche { $hit }.
europa-told-war-spread-none = Les dés donnent { $sum } : la guerre continue ({ $country }), sans atteindre de voisin.
europa-told-level = Niveau général de conflit : { $level }.
europa-told-peace = { $pawns } pions sur la colombe pour un niveau de { $level } : la paix l'emporte, tous les conflits cessent.
europa-told-no-peace = { $pawns } pions sur la colombe pour un niveau de { $level } : c'est trop peu.
europa-told-reward = { $seat } reçoit { $vp } { $vp ->
    [one] point
   *[other] points
  } de victoire pour la paix.
europa-told-penalty = { $seat } doit rendre { $vp } { $vp ->
    [one] point
   *[other] points
  } de victoire (au plus ce qu'il a).
europa-told-decides = { $seat } décide de l'emploi des { $left } pions de la colombe.
europa-told-stopped = La guerre est arrêtée ({ $country }). Il reste { $left } pions.
europa-told-calmed = Les tensions retombent ({ $country }). Il reste { $left } pions.
europa-told-placed = { $seat } place ses pions : { $where }.
europa-told-unplaced = { $seat } ne peut placer ses pions nulle part ({ $pawns }).
europa-told-empty = { $count ->
    [one] Élection sans Européens : { $countries }.
   *[other] { $count } élections sans Européens : { $countries }.
  }
europa-told-no-election = { $country } est en guerre : pas d'élection.
europa-told-campaign = Élection : { $country }. { $pawns } pions présents, { $black } nécessaires.
europa-told-named = { $seat } propose la coalition { $coalition }.
europa-told-passed = { $seat } ne propose rien.
europa-told-all-yes = { $yes } : oui.
europa-told-all-no = { $no } : non.
europa-told-answers = Oui : { $yes }. Non : { $no }.
europa-told-joined = { $country } rejoint l'Union ! { $winners } : { $share ->
    [one] { $share } point politique
   *[other] { $share } points politiques
  } { $count ->
    [one] et 1 point de victoire
   *[other] et 1 point de victoire chacun
  }.
europa-told-nationalists-pawns = { $country } : trop peu d'Européens, les nationalistes l'emportent.
europa-told-nationalists-majority = { $country } : aucune coalition ne pouvait réunir la majorité, les nationalistes l'emportent.
europa-told-nationalists-vote = { $country } : aucune coalition n'a abouti, les nationalistes l'emportent.
europa-told-moved = { $seat } envoie un pion plus loin : { $country }.
europa-told-president = { $count ->
    [one] { $seats } préside l'Union : { $vp } points de victoire.
   *[other] { $seats } se partagent la présidence : { $vp } points de victoire chacun.
  }

## Refusals

europa-refused-phase = Ce n'est pas ce qui est demandé en ce moment.
europa-refused-too-many = Vous n'avez que { $most } pions ce tour-ci.
europa-refused-token = { $country } : rien à arrêter ni à apaiser ici.
europa-refused-afford = { $country } : il faudrait { $cost } pions, la colombe ne les a pas.
europa-refused-wars-first = Tant qu'une guerre peut être arrêtée, les tensions attendent.
europa-refused-number = Il faut placer exactement { $due } pions.
europa-refused-election = { $country } : pas d'élection ici ce tour-ci.
europa-refused-covered = { $country } est encore sous un cache.
europa-refused-reach = { $country } n'est pas relié à l'Union.
europa-refused-coalition = Une coalition réunit un à trois joueurs qui ont tous un pion dans le pays.
europa-refused-majority = Cette coalition a { $have } pions ; il en faut { $need }.
europa-refused-move = { $country } : le pion ne peut pas y aller (il faut un pays relié à l'Union dont l'élection reste à venir).
europa-refused-roll = Le hasard ne peut pas en avoir décidé ainsi maintenant.

## The end

europa-score-elections = élections gagnées
europa-score-peace = actions de paix
europa-score-penalties = pénalités
europa-score-presidency = présidence
europa-victory-pyrrhic = Victoire à la Pyrrhus : l'Europe reste déchirée ({ $conflict } points de conflit).
europa-victory-fragile = Victoire fragile : la paix tient à un fil ({ $conflict } points de conflit).
europa-victory-decisive = Victoire décisive : l'Europe est presque en paix ({ $conflict ->
    [0] aucun point de conflit
    [one] un point de conflit
   *[other] { $conflict } points de conflit
 }).
europa-victory-total = Victoire totale : toute l'Europe, unie et en paix.

## In the terminal

europa-line-union = Union : { $countries }
europa-line-conflict = En guerre : { $wars } ; tensions : { $tensions } ; niveau { $level }
europa-line-seat = { $seat } : { $pp } points politiques, { $vp } points de victoire, { $pawns } pions en main
europa-line-seat-hidden = { $seat } : { $pp } points politiques, { $pawns } pions en main
europa-line-country = { $country } : { $who }

## La première élection, pas à pas

europa-lesson-place = Bienvenue ! Vous menez le parti bleu. Placez vos deux premiers pions où vous voulez : le chiffre blanc d'un pays dit ce qu'il rapporte, le chiffre noir combien de pions européens il faut.
europa-lesson-place-done = Vos pions sont en campagne. Chacun en place d'abord la moitié, puis le reste.
europa-lesson-propose = Élection en Belgique : cinq pions, il en faut donc trois pour la majorité. Vous parlez le premier : nommez une coalition à deux qui l'atteint.
europa-lesson-propose-done = Bien trouvé. Chaque membre nommé répond en secret ; un seul non, et la proposition tombe.
europa-lesson-move = La Belgique rejoint l'Union ! Un de vos pions peut repartir aussitôt vers un pays voisin dont l'élection reste à venir : envoyez-le en France.
europa-lesson-move-done = Le même pion servira deux fois dans le même tour : voilà tout l'art du jeu.
europa-lesson-vote = En France, Rouge vous propose de gagner à deux : 15 points politiques chacun. Personne ne parlera plus après lui. Acceptez-vous ?
europa-lesson-vote-done = La France rejoint l'Union. Dix points politiques de plus, c'est un pion de plus à chaque tour.
europa-lesson-peace = Tour 3 : la guerre menace, le niveau de conflit est de 10. Engagez en secret au moins quatre pions pour la paix.
europa-lesson-peace-done = Si la somme suffit, le plus généreux gagne quatre points de victoire ; sinon, malheur à qui a le plus gardé. Vous savez l'essentiel : bonne partie !

## Countries

europa-country-allemagne = Allemagne
europa-country-france = France
europa-country-belgique = Belgique
europa-country-pays_bas = Pays-Bas
europa-country-luxembourg = Luxembourg
europa-country-italie = Italie
europa-country-grande_bretagne = Grande-Bretagne
europa-country-irlande = Irlande
europa-country-danemark = Danemark
europa-country-norvege = Norvège
europa-country-suede = Suède
europa-country-finlande = Finlande
europa-country-islande = Islande
europa-country-autriche = Autriche
europa-country-suisse = Suisse
europa-country-espagne = Espagne
europa-country-portugal = Portugal
europa-country-grece = Grèce
europa-country-turquie = Turquie
europa-country-pologne = Pologne
europa-country-tchequie = Tchéquie
europa-country-slovaquie = Slovaquie
europa-country-hongrie = Hongrie
europa-country-roumanie = Roumanie
europa-country-bulgarie = Bulgarie
europa-country-yougoslavie = Yougoslavie
europa-country-slovenie = Slovénie
europa-country-croatie = Croatie
europa-country-bosnie = Bosnie
europa-country-macedoine = Macédoine
europa-country-albanie = Albanie
europa-country-estonie = Estonie
europa-country-lettonie = Lettonie
europa-country-lituanie = Lituanie
europa-country-bielorussie = Biélorussie
europa-country-ukraine = Ukraine
europa-country-moldavie = Moldavie
europa-country-russie = Russie

# Les traités, pour ce tour.

europa-pick-seat = { $seat }
europa-treaty-kind-coalition = Une coalition dans un pays…
europa-treaty-kind-place = Je place des pions dans un pays…
europa-treaty-kind-peace = Des pions pour la paix, à charge de revanche…
europa-treaty-kind-votes = Ma voix contre la tienne…
europa-treaty-coalition = Coalition { $coalition } ({ $country }).
europa-treaty-place = { $from } promet { $pawns ->
    [one] au moins un pion
   *[other] au moins { $pawns } pions
 } ({ $country }).
europa-treaty-peace = Pour la paix, { $from } donne au moins { $own } et { $with } au moins { $other }.
europa-treaty-votes = { $from } dira oui à { $with } ({ $country }), et { $with } à { $from } ({ $other }).

# Les consignes, pour les parties au long cours.

europa-instructions = Consignes
europa-instructions-about = Ce que vous savez d’avance, l’arbitre le répond pour vous, au moment voulu. Vous seul les voyez.
europa-instruction-ready = Mes campagnes sont closes d’emblée
europa-instruction-solo = Ce que je peux gagner seul, je le réclame aussitôt
europa-instruction-pair = Oui à toute coalition à deux avec moi
