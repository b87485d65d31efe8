# Europa 1945-2030

europa-title = Europa 1945-2030
europa-blurb = Des élections, des coalitions, des promesses : unissez l’Europe, et soyez celui qui en tire le plus de gloire.

europa-seat-blue = Bleu
europa-seat-green = Vert
europa-seat-red = Rouge
europa-seat-yellow = Jaune
europa-seat-violet = Violet
europa-seat-orange = Orange

## Options

europa-option-election_rule = Règle des élections
europa-option-election_rule-help = Selon la règle française de 1998, le chiffre noir se compare à tous les pions présents. Selon la règle anglaise de 1999, la coalition doit l’atteindre à elle seule, et tous les présents votent.
europa-option-election_rule-fr1998 = française (1998)
europa-option-election_rule-en1999 = anglaise (1999)
europa-option-turn_order = Ordre des joueurs
europa-option-turn_order-help = L’ordre fixé au début du tour peut valoir pour tout le tour, ou être revu d’après les points politiques avant chaque élection.
europa-option-turn_order-fixed = fixé pour le tour
europa-option-turn_order-each_election = revu à chaque élection
europa-option-voting_order = Ordre des propositions
europa-option-voting_order-help = Qui propose une coalition en premier : le premier de l’ordre du tour, ou le dernier.
europa-option-voting_order-turn_order = ordre du tour
europa-option-voting_order-reverse = ordre inverse
europa-option-total_victory = Victoire totale
europa-option-total_victory-help = Faut-il que les 38 pays aient rejoint l’Union, ou la paix suffit-elle ?
europa-option-total_victory-needs_all_countries = paix et tous les pays
europa-option-total_victory-zero_conflict = la paix suffit
europa-option-peace_decider_tie = Égalité pour décider de la paix
europa-option-peace_decider_tie-help = Si plusieurs joueurs ont mis autant de pions sur la colombe, lequel décide de leur emploi ?
europa-option-peace_decider_tie-dice = un jet de dé
europa-option-peace_decider_tie-most_pp = le plus de points politiques
europa-option-vp_visibility = Points de victoire
europa-option-vp_visibility-help = Les jetons peuvent rester dans la poche jusqu’à la fin, ou être posés devant tous.
europa-option-vp_visibility-hidden = cachés jusqu’à la fin
europa-option-vp_visibility-open = visibles
europa-option-pace = Rythme
europa-option-pace-help = Alerte : pas de campagne là où un joueur a la majorité à lui seul, et les Tensions que la colombe suffit à apaiser le sont ensemble.
europa-option-pace-book = celui du livre
europa-option-pace-brisk = alerte
europa-option-vp_floor = Pénalités
europa-option-vp_floor-help = On ne rend que ce que l’on possède, ou l’on peut s’endetter.
europa-option-vp_floor-zero = jamais en dessous de zéro
europa-option-vp_floor-debt = dettes permises
europa-option-pawn_cap = Nombre de pions
europa-option-pawn_cap-help = La boîte contient vingt pions par joueur.
europa-option-pawn_cap-20 = vingt au plus
europa-option-pawn_cap-none = sans limite
europa-option-shared_war_dice = Dés de guerre communs
europa-option-shared_war_dice-help = Pour un tournoi : donnez le même mot à plusieurs tables, et elles connaîtront les mêmes jets de guerre. Ces jets ne dépendent que du mot : qui le connaît pourrait les calculer d’avance.
europa-option-shared_war_dice-off = non
europa-option-campaign_seconds = Durée d’une campagne
europa-option-campaign_seconds-help = Le temps laissé aux discussions avant chaque vote : de 30 à 600 secondes, ou sans limite (none). La règle conseille une minute.
europa-phase-campaign = campagne
europa-option-campaign_seconds-30 = 30 secondes
europa-option-campaign_seconds-60 = une minute
europa-option-campaign_seconds-120 = deux minutes
europa-option-campaign_seconds-300 = cinq minutes
europa-option-campaign_seconds-600 = dix minutes
europa-option-campaign_seconds-none = sans limite
europa-setup-campaign = ne peut pas valoir « { $value } » ; il faut un nombre de secondes de 30 à 600, ou none
europa-setup-dice = doit être un mot de 1 à 64 caractères, ou off

## Where we are

europa-stage-order = Tour { $turn } ({ $years }) : ordre des joueurs et des élections
europa-stage-war = Tour { $turn } ({ $years }) : risques de guerre
europa-stage-peace = Tour { $turn } ({ $years }) : action de paix
europa-stage-place = Tour { $turn } ({ $years }) : mise en place des pions
europa-stage-election = Tour { $turn } ({ $years }) : élection
europa-stage-over = La partie est terminée

## Questions

europa-ask-commit = Niveau de conflit : { $level }. Combien de pions engagez-vous, en secret, pour la paix (de 0 à { $most }) ?
europa-ask-allocate = Vous décidez de l’emploi de la colombe : il reste { $left ->
    [one] un pion
   *[other] { $left } pions
}.
europa-ask-place = Placez { $pawns ->
    [one] un pion
   *[other] { $pawns } pions
} sur le plateau.
europa-ask-campaign = Campagne { $country-in } : discutez librement, puis passez au vote.
europa-ask-propose = Élection { $country-in } : quelle coalition proposez-vous ?
europa-ask-vote = { $coalition-number ->
    [many] Élection { $country-in } : { $seat } propose la coalition { $coalition-of }. Votre réponse ?
   *[one] Élection { $country-in } : { $seat } propose que la victoire aille { $coalition-to }. Votre réponse ?
}
europa-ask-move = { $country-The } { $country-number ->
    [many] rejoignent
   *[one] rejoint
} l’Union. Déplacez-vous l’un de vos pions ?

europa-pick-commit = { $pawns ->
    [0] aucun pion
    [one] un pion
   *[other] { $pawns } pions
  }
europa-pick-stop = arrêter la guerre { $country-in } ({ $cost ->
    [one] { $cost } pion
   *[other] { $cost } pions
})
europa-pick-calm = apaiser les tensions { $country-in } (1 pion)
europa-pick-ready = passer au vote
europa-pick-propose = { $coalition }
europa-pick-pass = ne rien proposer
europa-pick-yes = oui
europa-pick-no = non
europa-pick-move = vers { $country-the }
europa-pick-stay = ne pas bouger
europa-name = { $country }
europa-hint-country = { $points ->
    [one] { $points } point
   *[other] { $points } points
} à partager ; { $pawns ->
    [one] { $pawns } pion présent
   *[other] { $pawns } pions présents
}, il en faut { $black }
europa-hint-share = { $count ->
    [one] { $share ->
        [one] { $share } point politique
       *[other] { $share } points politiques
    }
   *[other] { $share ->
        [one] { $share } point politique
       *[other] { $share } points politiques
    } chacun
}

## The log

europa-pawns-in = { $country } ({ $pawns })
europa-die = { $seat } { $die }
europa-told-turn = Le tour { $turn } commence.
europa-told-turn-uncovers = Le tour { $turn } commence. Entrent en jeu : { $countries }.
europa-told-dice-order = Dés pour l’ordre des joueurs : { $dice }.
europa-told-dice-rewards = Dés pour départager les artisans de paix : { $dice }.
europa-told-dice-penalties = Dés pour départager ceux qui ont gardé leurs pions : { $dice }.
europa-told-dice-decider = Dés pour savoir qui décidera : { $dice }.
europa-told-order = Ordre du tour : { $seats }.
europa-told-pawns = Pions de ce tour : { $pawns }.
europa-told-cards = { $count ->
    [one] { $count } élection est
   *[other] { $count } élections sont
} à l’affiche ; la première : { $first }.
europa-told-war-union = Les dés donnent { $sum } : { $country }. Dans l’Union, l’affaire se règle en paix.
europa-told-war-tensions = Les dés donnent { $sum } : tensions { $country-in }.
europa-told-war-war = Les dés donnent { $sum } : la guerre éclate { $country-in }.
europa-told-war-spread-wars = Les dés donnent { $sum } : la guerre { $country-in } gagne { $wars-the }.
europa-told-war-spread-tensions = Les dés donnent { $sum } : la guerre { $country-in } sème les tensions { $tensions-in }.
europa-told-war-spread-both = Les dés donnent { $sum } : la guerre { $country-in } gagne { $wars-the } et sème les tensions { $tensions-in }.
europa-told-war-spread-none = Les dés donnent { $sum } : la guerre continue { $country-in }, sans atteindre de voisin.
europa-told-level = Niveau de conflit : { $level }.
europa-told-peace = { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
} sur la colombe pour un niveau de { $level } : la paix l’emporte, tous les conflits cessent.
europa-told-no-peace = { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
} sur la colombe pour un niveau de { $level } : c’est trop peu.
europa-told-reward = { $seat } reçoit { $vp } { $vp ->
    [one] point
   *[other] points
  } de victoire pour la paix.
europa-told-penalty = { $seat } perd { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} de victoire, ou ce qu’il lui en reste.
europa-told-decides = { $seat } décide de l’emploi { $left ->
    [one] du pion
   *[other] des { $left } pions
} de la colombe.
europa-told-stopped = La guerre s’arrête { $country-in }. { $left ->
    [0] Plus de pion sur la colombe.
    [one] Il reste un pion.
   *[other] Il reste { $left } pions.
}
europa-told-calmed = Les tensions retombent { $country-in }. { $left ->
    [0] Plus de pion sur la colombe.
    [one] Il reste un pion.
   *[other] Il reste { $left } pions.
}
europa-told-placed = { $seat } place ses pions : { $where }.
europa-told-unplaced = { $seat } n’a aucun pays où placer ses pions ({ $pawns }).
europa-told-empty = Aucun pion, les nationalistes restent : { $countries }.
europa-told-no-election = { $country-The } { $country-number ->
    [many] sont
   *[one] est
} en guerre : pas d’élection.
europa-told-campaign = Élection { $country-in } : { $pawns ->
    [one] { $pawns } pion présent
   *[other] { $pawns } pions présents
}, il en faut { $black }.
europa-told-named = { $coalition-number ->
    [many] { $seat } propose la coalition { $coalition-of }.
   *[one] { $seat } propose que la victoire aille { $coalition-to }.
}
europa-told-claimed = { $seat } veut gagner sans partage.
europa-told-passed = { $seat } ne propose rien.
europa-told-all-yes = { $yes } : oui.
europa-told-all-no = { $no } : non.
europa-told-answers = Oui : { $yes }. Non : { $no }.
europa-told-joined = { $country-The } { $country-number ->
    [many] rejoignent
   *[one] rejoint
} l’Union ! { $winners } { $winners-number ->
    [many] gagnent chacun
   *[one] gagne
} { $share ->
    [one] { $share } point politique
   *[other] { $share } points politiques
} et 1 point de victoire.
europa-told-nationalists-pawns = { $country } : trop peu de pions, les nationalistes l’emportent.
europa-told-nationalists-majority = { $country } : aucune coalition ne pouvait réunir la majorité, les nationalistes l’emportent.
europa-told-nationalists-vote = { $country } : aucune coalition n’a abouti, les nationalistes l’emportent.
europa-told-moved = { $seat } envoie un pion { $country-in }.
europa-told-president = { $seats-number ->
    [many] { $seats } se partagent la présidence : { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } de victoire chacun.
   *[one] { $seats } préside l’Union : { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } de victoire.
}

## Refusals

europa-refused-too-many = Vous n’avez que { $most ->
    [one] { $most } pion
   *[other] { $most } pions
} ce tour-ci.
europa-refused-token = Rien à arrêter ni à apaiser { $country-in }.
europa-refused-afford = Arrêter la guerre { $country-in } demande { $cost ->
    [one] { $cost } pion
   *[other] { $cost } pions
}, et la colombe ne les a pas.
europa-refused-wars-first = Tant qu’une guerre peut être arrêtée, les tensions attendent.
europa-refused-number = Il faut placer exactement { $due ->
    [one] { $due } pion
   *[other] { $due } pions
}.
europa-refused-election = Il n’y a pas d’élection { $country-in } ce tour-ci.
europa-refused-covered = { $country-The } { $country-number ->
    [many] sont
   *[one] est
} encore sous un cache.
europa-refused-reach = Rien ne relie { $country-the } à l’Union.
europa-refused-coalition = Une coalition réunit un à trois joueurs qui ont tous un pion dans le pays.
europa-refused-majority = Cette coalition a { $have ->
    [one] { $have } pion
   *[other] { $have } pions
} ; il en faut { $need }.
europa-refused-move = Le pion ne peut pas aller { $country-in } : il faut un pays relié à l’Union dont l’élection reste à venir.
europa-refused-roll = Ce tirage n’est pas possible maintenant.

## The end

europa-score-elections = élections gagnées
europa-score-peace = actions de paix
europa-score-penalties = pénalités
europa-score-pp = points politiques
europa-score-presidency = présidence
europa-victory-pyrrhic = Victoire à la Pyrrhus : l’Europe reste déchirée ({ $conflict ->
    [one] { $conflict } point
   *[other] { $conflict } points
} de conflit).
europa-victory-fragile = Victoire fragile : la paix tient à un fil ({ $conflict ->
    [one] { $conflict } point
   *[other] { $conflict } points
} de conflit).
europa-victory-decisive = Victoire décisive : l’Europe est presque en paix ({ $conflict ->
    [0] aucun point de conflit
    [one] un point de conflit
   *[other] { $conflict } points de conflit
 }).
europa-victory-total = Victoire totale : toute l’Europe, unie et en paix.

## In the terminal

europa-line-union = Union : { $countries }
europa-line-conflict = En guerre : { $wars } ; tensions : { $tensions } ; niveau { $level }
europa-line-seat = { $seat } : { $pp ->
    [one] { $pp } point politique
   *[other] { $pp } points politiques
}, { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} de victoire, { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
} en main
europa-line-seat-hidden = { $seat } : { $pp ->
    [one] { $pp } point politique
   *[other] { $pp } points politiques
}, { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
} en main
europa-line-elections = Élections à venir, dans l’ordre : { $elections }
europa-line-election = { $number } : { $country } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
} à partager, il faut { $black ->
    [one] { $black } pion
   *[other] { $black } pions
})
europa-line-country = { $country } : { $who }

## La première élection, pas à pas

europa-lesson-place = Bienvenue ! Vous menez le parti bleu. Placez vos deux premiers pions où vous voulez : le chiffre blanc d’un pays dit combien de points il rapporte, le chiffre noir combien de pions il faut.
europa-lesson-place-done = Vos pions sont en campagne. Chacun en place d’abord la moitié, puis le reste.
europa-lesson-treaty = Avant chaque vote, on a une minute pour parler, et ce qu’on se promet peut s’écrire sur une carte. Rouge vous en propose une : gagner la Belgique ensemble. À deux pions et un pion, vous avez la majorité que ni l’un ni l’autre n’a seul. Acceptez.
europa-lesson-treaty-done = C’est conclu ! Le vote dira ce qu’elle vaut : qui pouvait tenir parole et ne le fait pas l’a rompue, et tout le monde le lira.
europa-lesson-propose = Élection en Belgique : cinq pions, il en faut donc trois pour la majorité. Vous parlez d’abord : nommez une coalition à deux qui l’atteint.
europa-lesson-propose-done = Bien trouvé. Chaque membre nommé répond en secret ; un seul non, et la proposition tombe.
europa-lesson-move = La Belgique rejoint l’Union ! Un de vos pions peut repartir aussitôt vers un pays voisin dont l’élection reste à venir : envoyez-le en France.
europa-lesson-move-done = Le même pion servira deux fois dans le même tour : voilà tout l’art du jeu.
europa-lesson-vote = En France, Rouge vous propose de gagner à deux : 15 points politiques chacun. Personne ne proposera plus rien ensuite. Acceptez-vous ?
europa-lesson-vote-done = La France rejoint l’Union. Dix points politiques de plus, c’est un pion de plus à chaque tour.
europa-lesson-peace = Tour 3 : la guerre menace, le niveau de conflit est de 10. Engagez en secret au moins quatre pions pour la paix.
europa-lesson-peace-done = Si la somme suffit, le plus généreux gagne quatre points de victoire ; sinon, celui qui a gardé le plus de pions en perd quatre. Vous savez l’essentiel : bonne partie !

## Countries

europa-country-allemagne = Allemagne
    .kind = vf
europa-country-france = France
    .kind = f
europa-country-belgique = Belgique
    .kind = f
europa-country-pays_bas = Pays-Bas
    .kind = pm
europa-country-luxembourg = Luxembourg
    .kind = m
europa-country-italie = Italie
    .kind = vf
europa-country-grande_bretagne = Grande-Bretagne
    .kind = f
europa-country-irlande = Irlande
    .kind = vf
europa-country-danemark = Danemark
    .kind = m
europa-country-norvege = Norvège
    .kind = f
europa-country-suede = Suède
    .kind = f
europa-country-finlande = Finlande
    .kind = f
europa-country-islande = Islande
    .kind = vf
europa-country-autriche = Autriche
    .kind = vf
europa-country-suisse = Suisse
    .kind = f
europa-country-espagne = Espagne
    .kind = vf
europa-country-portugal = Portugal
    .kind = m
europa-country-grece = Grèce
    .kind = f
europa-country-turquie = Turquie
    .kind = f
europa-country-pologne = Pologne
    .kind = f
europa-country-tchequie = Tchéquie
    .kind = f
europa-country-slovaquie = Slovaquie
    .kind = f
europa-country-hongrie = Hongrie
    .kind = f
europa-country-roumanie = Roumanie
    .kind = f
europa-country-bulgarie = Bulgarie
    .kind = f
europa-country-yougoslavie = Yougoslavie
    .kind = f
europa-country-slovenie = Slovénie
    .kind = f
europa-country-croatie = Croatie
    .kind = f
europa-country-bosnie = Bosnie
    .kind = f
europa-country-macedoine = Macédoine
    .kind = f
europa-country-albanie = Albanie
    .kind = vf
europa-country-estonie = Estonie
    .kind = vf
europa-country-lettonie = Lettonie
    .kind = f
europa-country-lituanie = Lituanie
    .kind = f
europa-country-bielorussie = Biélorussie
    .kind = f
europa-country-ukraine = Ukraine
    .kind = vf
europa-country-moldavie = Moldavie
    .kind = f
europa-country-russie = Russie
    .kind = f

# Les traités, pour ce tour.

europa-pick-seat = { $seat }
europa-treaty-kind-coalition = Une coalition dans un pays…
europa-treaty-kind-place = Je place des pions dans un pays…
europa-treaty-kind-peace = Des pions pour la paix, si vous en donnez aussi…
europa-treaty-kind-votes = Ma voix contre la vôtre…
# Ce qu’un traité dit de chacun : comme promesse et comme condition.
europa-treaty-coalition = { $doers } remportent ensemble { $country-the } ({ $share ->
    [one] un point chacun
   *[other] { $share } points chacun
})
europa-treaty-yes = { $doers } { $doers-number ->
    [many] disent
   *[one] dit
} oui { $seat-to } { $country-in }
europa-treaty-bar = { $doers } { $doers-number ->
    [many] refusent
   *[one] refuse
} toute coalition avec { $seat } { $country-in }
europa-treaty-place = { $doers } { $doers-number ->
    [many] ont
   *[one] a
} au moins { $pawns ->
    [one] un pion
   *[other] { $pawns } pions
} { $country-in } à l’ouverture des élections
europa-treaty-stay-out = { $doers } { $doers-number ->
    [many] n’envoient
   *[one] n’envoie
} aucun pion { $country-in }
europa-treaty-peace = { $doers } { $doers-number ->
    [many] donnent
   *[one] donne
} au moins { $pawns ->
    [one] un pion
   *[other] { $pawns } pions
} pour la paix
europa-treaty-stop = { $doers } { $doers-number ->
    [many] arrêtent
   *[one] arrête
} d’abord la guerre { $country-in }, à supposer que le choix leur revienne
europa-treaty-joined = { $country-the } { $country-number ->
    [many] font
   *[one] fait
} partie de l’Union
europa-treaty-until = Jusqu’au tour { $turn }
europa-treaty-by = Avant la fin du tour { $turn }
europa-treaty-turn = Tour { $turn }
europa-term-coalition = gagner ensemble…
europa-term-yes = dire oui…
europa-term-bar = refuser quelqu’un…
europa-term-place = placer des pions…
europa-term-stay-out = n’envoyer aucun pion…
europa-term-peace = des pions pour la paix…
europa-term-stop = arrêter d’abord une guerre…
europa-term-joined = un pays est dans l’Union…
europa-void-joined = { $country-the } { $country-number ->
    [many] ont
   *[one] a
} rejoint l’Union.
europa-void-war = c’est la guerre { $country-in }.
europa-void-few = il y avait trop peu de pions { $country-in }.
europa-void-no-majority = ces joueurs n’ont pas la majorité { $country-in }.
europa-void-no-election = il n’y a pas eu d’élection { $country-in }.
europa-void-past = l’élection est passée { $country-in }.
europa-void-outvoted = d’autres l’ont emporté { $country-in }.
europa-void-betrayed = d’autres ont manqué à leur parole { $country-in }.
europa-void-closed = aucun pion ne pouvait être placé { $country-in }.
europa-void-few-pawns = il n’y avait pas assez de pions.
europa-void-no-dove = il n’y avait pas de danger de guerre.
europa-void-not-decider = le choix revenait à un autre.
europa-void-never-asked = personne n’a été consulté { $country-in }.

# Les consignes, pour les parties au long cours.

europa-instructions = Consignes
europa-instructions-about = Ce que vous savez d’avance, confiez-le à l’arbitre : il répondra pour vous le moment venu. Personne d’autre ne voit vos consignes.
europa-instruction-ready = Passer tout de suite au vote
europa-instruction-solo = Gagner sans partage dès que je le peux
europa-instruction-pair = Oui à toute coalition à deux avec moi

# Ce qui ne va pas dans un fichier de plateau.
europa-board-sum = aucun pays pour la somme { $sum }
europa-board-players = rien pour { $players } joueurs

# Ce qui ne se lit pas dans une réponse
europa-unread-alone = rien ne vient après « { $word } »
europa-unread-propose = « propose » demande au moins une couleur, ou « nobody »
europa-unread-placed = « { $word } » figure deux fois, ou sans pion
europa-unread-country = « { $word } » n’est pas un pays de ce plateau

# Ce que demande la phase en cours
europa-now-commit = Il faut dire combien de pions vous donnez pour la paix.
europa-now-allocate = Il faut choisir une guerre à arrêter ou des tensions à apaiser.
europa-now-place = Il faut placer vos pions.
europa-now-campaign = C’est la campagne : dites seulement quand vous avez fini (« ready »).
europa-now-propose = Il faut annoncer une coalition, ou passer.
europa-now-vote = Il faut répondre oui ou non à la coalition annoncée.
europa-now-moves = Il faut déplacer un pion, ou le laisser partir (« stay »).
europa-now-chance = C’est au hasard de décider.
europa-now-over = La partie est terminée.
europa-refused-at-war = La guerre fait rage { $country-in } : elle s’arrête (« stop »), elle ne s’apaise pas.
europa-refused-only-tense = Il n’y a que des tensions { $country-in } : elles s’apaisent (« calm »), il n’y a pas de guerre à arrêter.

# Mots de la notation, comme on peut aussi les taper
europa-word-commit = donner
europa-word-stop = arrêter
europa-word-calm = apaiser
europa-word-place = placer
europa-word-nothing = rien
europa-word-ready = prêt / prête / fini
europa-word-propose = proposer / annoncer
europa-word-nobody = personne
europa-word-pass = passer
europa-word-yes = oui
europa-word-no = non
europa-word-move = déplacer
europa-word-stay = rester

# Ce dont on peut être fier
europa-pride-election = { $country } dans l’Union grâce à { $pawns ->
    [one] un seul de vos pions
   *[other] { $pawns } de vos pions
}, pour { $points ->
    [one] { $points } point politique
   *[other] { $points } points politiques
}
