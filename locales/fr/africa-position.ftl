# Pourquoi un texte n’est pas une position ou un tirage de ce jeu. Places et mots de la notation figurent tels qu’on les tape.

africa-position-year = « { $word } » n’est l’année d’aucun tour
africa-position-two-numbers = { $word } a deux nombres
africa-position-squares = les cases de ce territoire ({ $word }) sont au nombre de { $squares }, et non de { $found }
africa-position-no-colony = { $word } ne peut pas être une colonie : une case est libre, ou personne n’y est
africa-position-presences = { $country } a trop de présences : { $most } au plus
africa-position-own-war = { $country } est en guerre contre soi-même
africa-position-not-over = la partie ne se termine pas avant 1914 tant qu’il reste des figurines de colonie
africa-position-over = la partie est terminée : toutes les figurines de colonie sont placées
africa-position-unread-turn = une fiche d’un tour qui n’a pas encore été lu
africa-position-bots = personne n’est absent là où des robots remplacent qui s’en va
africa-position-historical = avec la mise en place historique, il n’y a rien à placer
africa-position-one-presence = chaque pays place une seule présence
africa-position-coast = les premières présences sont sur la côte
africa-position-all-placed = tous les pays ont placé leur présence : on est en 1880
africa-position-early = un pays a placé sa présence avant son tour
africa-position-coast-twice = une même côte est choisie deux fois
africa-position-developed-early = rien n’est développé avant le premier tour
africa-position-absent-early = personne n’est absent avant le premier tour
