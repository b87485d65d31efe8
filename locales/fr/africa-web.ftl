# La carte, la fiche et la lecture sur la page.

africa-web-tab-sheet = Fiche
africa-web-tab-what-if = Et si… ?
africa-web-tab-points = Points

## La carte

africa-web-map = Carte de l’Afrique : un bouton par territoire, et les ambassades
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
africa-web-declared = { $war ->
    [war] guerre { $country-to }
   *[alliance] alliance avec { $country-the }
}
africa-web-removed = Retiré à la dernière lecture : { $countries }.
africa-web-land-here = Débarquer ici
africa-web-land-here-not = Ne plus débarquer ici
africa-web-embassy = Ambassade { $country-of }
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
africa-web-ship = Bateau
africa-web-no-coast = Aucune côte n’est vide
africa-web-orders-given = { $given } { $given ->
    [one] ordre donné
   *[other] ordres donnés
} sur { $all }
africa-web-no-rows = Vous n’avez aucune présence sur la carte : seul un bateau peut partir.
africa-web-no-orders = Aucun ordre n’a été écrit.
africa-web-unread = Cette fiche n’a pas encore été lue.
africa-web-war-on = Guerre { $country-to }
africa-web-relation-to = { $country } : { $war ->
    [war] guerre
   *[alliance] alliance
}

## La lecture

africa-web-chapter-sheet = Ordres
africa-web-chapter-ships = Bateaux
africa-web-chapter-declaration = Ambassades
africa-web-chapter-conflict = Conflits
africa-web-chapter-colony = Colonies
africa-web-chapter-close = Fin du tour

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
africa-web-points-now = { $total ->
    [one] { $total } point
   *[other] { $total } points
} si la partie finissait maintenant
africa-web-alone-long-name = par colonie que vous tenez sans partage
africa-web-shared-long-name = par colonie que vous partagez
africa-web-figures = Colonies fondées : { $used }. À { $all }, la partie s’arrête.

## Et si… ?

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
africa-web-what-if-not = Aucune fiche ne va s’écrire : il n’y a rien à supposer.

## Les règles d’un coup d’œil

africa-web-aid-aim = S’installer, développer, et voir qui tient parole : seules les colonies valent quelque chose, et bien plus sans partage qu’à plusieurs. Le plus de points l’emporte ; si deux sont en tête, personne ne gagne.
africa-web-aid-turn = { $turns } tours, cinq temps chacun
africa-web-aid-talk = Parler.
africa-web-aid-talk-text = À voix haute ou à part. Aucune promesse n’engage.
africa-web-aid-write = Écrire.
africa-web-aid-write-text = En secret et tous à la fois : un ordre par présence, un bateau, et la colombe ou le canon pour chaque autre pays.
africa-web-aid-read = Lire.
africa-web-aid-read-text = Toutes les enveloppes sont ouvertes, et tout s’accomplit ensemble.
africa-web-aid-conflict = Conflits.
africa-web-aid-conflict-text = Là où des pays se rencontrent, les déclarations disent qui reste.
africa-web-aid-rise = Colonies.
africa-web-aid-rise-text = Ce qui est tout développé et en paix devient une colonie.
africa-web-aid-orders = Ce que dit une fiche
africa-web-aid-develop = Une case de plus est remplie dans ce territoire ; ce qui est en trop est perdu.
africa-web-aid-explore-name = Explorer
africa-web-aid-explore = Une nouvelle présence s’installe à côté, l’ancienne reste. Les colonies sont fermées.
africa-web-aid-ship = Une fois par tour, sur une côte vide au moment d’écrire.
africa-web-aid-blank = Ce que vous laissez en blanc veut dire : ne rien faire, et alliance.
africa-web-aid-two = À deux dans un territoire
africa-web-aid-two-peace = Colombe et colombe : les deux restent.
africa-web-aid-two-removed = Colombe contre canon : la colombe est retirée.
africa-web-aid-two-war = Canon et canon : les deux restent, mais aucune colonie ne peut s’élever.
africa-web-aid-more = À trois ou plus
africa-web-aid-more-text = Seul compte ce que les autres vous montrent là. Plus de canons que de colombes, et vous êtes retiré ; autant des deux, et vous restez. Ce que vous déclarez vous-même ne vous sauve pas.
africa-web-aid-colony = Quand une colonie s’élève
africa-web-aid-colony-text = Quand toutes les cases sont remplies et que, parmi les présents, personne n’est en guerre avec un autre, une colonie s’élève. Elle reste pour toujours : plus aucun conflit ne l’atteint, et personne d’autre n’y entre.
africa-web-aid-points = Les points, à la fin
africa-web-aid-points-alliance = par colombe dans votre ambassade au dernier tour
africa-web-aid-end = Le dernier tour est { $year }, ou celui où s’élève la colonie numéro { $figures }.

# La fin.
africa-web-end-held = Territoires où chaque pays était présent, année par année ; après le point, les colonies parmi eux
africa-web-end-held-in = { $presences ->
    [one] un territoire
   *[other] { $presences } territoires
}, { $colonies ->
    [0] aucune colonie
    [one] une colonie
   *[other] { $colonies } colonies
}

## Au retour

africa-web-back-reading = Les ordres ont été lus. Vous n’avez pas encore vu ce qu’ils contenaient.
