# La carte, la fiche et la lecture sur la page.

africa-web-tabs = Ce que montre l’écran
africa-web-tab-map = Carte
africa-web-tab-sheet = Fiche
africa-web-tab-reading = Lecture

## La carte

africa-web-map = Carte de l’Afrique : un bouton par territoire, et les ambassades
africa-web-closer = Agrandir
africa-web-further = Réduire
africa-web-close = Fermer
africa-web-colony = colonie
africa-web-squares = { $filled } sur { $squares } { $squares ->
    [one] case développée
   *[other] cases développées
}
africa-web-coastal = côtier
africa-web-inland = à l’intérieur
africa-web-empty-coast = côte vide
africa-web-nobody = personne
africa-web-neighbours = Voisins :
africa-web-declared = { $war ->
    [war] guerre { $country-to }
   *[alliance] alliance avec { $country-the }
}
africa-web-removed = Retiré à la dernière lecture : { $countries }.
africa-web-touch = Touchez un voisin pour l’explorer, ou encore { $place-the } pour développer.
africa-web-land-here = Débarquer ici
africa-web-land-here-not = Ne plus débarquer ici
africa-web-embassy = Ambassade { $country-of }
africa-web-embassy-mine = { $war ->
    [war] Votre pion y montrera le canon
   *[alliance] Votre pion y montrera la colombe
}
africa-web-embassy-shown = { $war ->
    [war] Guerre déclarée par { $countries-the }
   *[alliance] Alliance offerte par { $countries-the }
}
africa-web-list = La carte en liste
africa-web-territory = Territoire
africa-web-squares-head = Cases
africa-web-presences = Présences
africa-web-embassies = Les déclarations
africa-web-declarations-of = Tour
africa-web-from-to = De \ à
africa-web-relation = { $war ->
    [war] guerre
   *[alliance] alliance
}
africa-web-no-declarations = Rien n’a encore été déclaré.

## La fiche

africa-web-diplomacy = C’est l’heure de parler : promettez, négociez, la fiche vient ensuite.
africa-web-ready = Passer aux ordres
africa-web-use-hint = Remplir la fiche ainsi
africa-web-sheet = Fiche d’ordres
africa-web-sheet-of = Fiche
africa-web-yours = { $country } (vous)
africa-web-whole-sheet = Toute la fiche
africa-web-ship = Bateau
africa-web-no-coast = Aucune côte n’est vide
africa-web-unordered = { $count ->
    [one] Une présence sans ordre.
   *[other] { $count } présences sans ordre.
}
africa-web-war-letter = G
africa-web-alliance-letter = A
africa-web-vain-rows = Ces ordres n’aboutiraient à rien : { $rows }.
africa-web-sheet-help = Votre brouillon est enregistré à mesure. Ce qui n’est pas écrit vaut « rien » et « alliance ». Scellez votre fiche quand elle est prête ; vous pouvez la reprendre tant que la dernière n’est pas rendue.

## La lecture

africa-web-reading = Lecture des ordres
africa-web-no-reading = Aucune fiche n’a encore été lue.
africa-web-reading-of = Lecture du tour
africa-web-reading-year = Lecture de { $year }
africa-web-reread = Revoir la dernière lecture ({ $year })
africa-web-chapter-sheet = Ordres
africa-web-chapter-ships = Bateaux
africa-web-chapter-declaration = Ambassades
africa-web-chapter-conflict = Conflits
africa-web-chapter-colony = Colonies
africa-web-step-sheet = La fiche { $country-of }
africa-web-step-ships = Les bateaux
africa-web-step-declaration = Les déclarations { $country-of }
africa-web-step-conflict = Conflit { $place-in }
africa-web-step-colony = Une colonie { $place-in }
africa-web-step-close = Fin du tour
africa-web-progress = Étape { $at } sur { $of }
africa-web-back = Étape précédente
africa-web-next = Suivant
africa-web-play = Dérouler
africa-web-pause = Pause
africa-web-again = Revoir
africa-web-skip = Passer
africa-web-done = Retour à la carte

## Les points

africa-web-years = Les tours
africa-web-country = Pays
africa-web-score = Points
africa-web-score-now = Si la partie finissait maintenant
africa-web-alone = 8 ×
africa-web-alone-long = Colonies sans partage, 8 points chacune
africa-web-shared = 3 ×
africa-web-shared-long = Colonies partagées, 3 points chacune
africa-web-allies = All.
africa-web-allies-long = Alliances reçues à la dernière lecture, 1 point chacune si le tour est le dernier
africa-web-total = Total
africa-web-pawns = Rés.
africa-web-pawns-long = Présences en réserve
africa-web-figures = Colonies fondées : { $used }. À { $all }, la partie s’arrête.

## Et si… ?

africa-web-what-if = Et si… ? Essayer des déclarations
africa-web-what-if-help = Votre fiche compte telle qu’elle est écrite. Les autres déclarent comme la dernière fois : changez ce que vous voulez, ajoutez des ordres et voyez qui tomberait. Rien n’est envoyé.
africa-web-what-if-turn = { $from } → { $to } : { $war ->
    [war] guerre
   *[alliance] alliance
}
africa-web-what-if-who = Pays
africa-web-what-if-orders = Ordre
africa-web-what-if-add = Ajouter
africa-web-what-if-order = { $country } : { $row } · { $order }
africa-web-what-if-remove = Retirer : { $what }
africa-web-what-if-nothing = Personne ne serait retiré, et aucune colonie fondée.
