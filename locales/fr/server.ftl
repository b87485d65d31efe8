# Pourquoi le site refuse quelque chose ; un message pour chaque raison de crates/server/src/error.rs.
server-no-such-page = Il n’y a rien à cette adresse.
server-no-such-method = Cela ne peut pas se faire à cette adresse.
server-no-such-game = Ce jeu n’est pas sur l’étagère.
server-no-such-lesson = Ce jeu n’a pas cette leçon.
server-no-such-table = Cette table n’existe pas. Le lien est peut-être incomplet.
server-no-such-seat = Il n’y a pas de telle place à cette table.
server-no-such-level = Il n’y a pas de robot de cette force.
server-unreadable = Le serveur n’a pas compris cette demande.
server-too-large = C’est trop long.
server-too-slow = Votre envoi a mis trop de temps à arriver. Réessayez.
server-too-fast = C’était un peu rapide. Soufflez un instant et réessayez.
server-too-many-tables = Vous avez ouvert beaucoup de tables qui ne sont pas terminées. Terminez une partie avant d’ouvrir une autre table.
server-wrong-origin = Cette demande venait d’un autre site et n’a pas été exécutée.
server-no-session = Le site ne vous reconnaît plus. Rechargez la page pour repartir de zéro, ou connectez-vous.
server-wrong-passphrase = Ce nom et cette phrase secrète ne vont pas ensemble.
server-bad-passphrase = Une phrase secrète compte de 8 à 200 caractères.
server-bad-name = Un nom compte de 1 à 24 caractères visibles, dont au moins une lettre ou un chiffre.
server-bad-words = Un message compte de 1 à 500 caractères visibles.
server-name-taken = Ce nom est déjà pris.
server-has-account = Vous avez déjà un compte.
server-bad-setup = La table ne peut pas être dressée ainsi.
server-not-invited = Cette table est privée. Demandez un lien d’invitation.
server-not-seated = Vous n’êtes pas à cette place.
server-not-host = Seule la personne qui a ouvert la table peut le faire.
server-seat-taken = Quelqu’un occupe déjà cette place.
server-not-started = La partie n’a pas encore commencé.
server-started = La partie a déjà commencé.
server-not-over = La partie n’est pas terminée.
server-no-more = La partie finit là : rien ne peut suivre.
server-secret = Cela reste secret jusqu’à la fin de la partie.
server-one-seat = Vous avez déjà une place à cette table. Quand tout le monde peut s’asseoir, chacun n’en a qu’une.
server-not-gone = Ce joueur était là il y a moins de dix minutes. Laissez-lui un peu de temps.
server-not-alone = D’autres jouent encore à cette table : la partie continue.
server-which-seat = Vous occupez plusieurs places : dites de laquelle il s’agit.
server-bad-room = Un aparté demande au moins une autre place de cette table.
server-not-asked = On ne vous demande rien pour l’instant.
server-no-hints = Les conseils sont réservés aux parties contre des robots : ici, ce serait tricher un peu.
server-busy = Il se passe trop de choses à la fois. Réessayez, s’il vous plaît.
server-unplayable = Cette table ne peut pas être ouverte avec cette version du programme. Rien n’est perdu ; prévenez la personne qui s’occupe du site.
server-unavailable = Le site n’arrive pas à lire ses données pour l’instant. Rien n’est perdu ; réessayez dans un moment.
server-internal = Quelque chose s’est mal passé de notre côté. Rien n’est perdu ; réessayez, s’il vous plaît.

# L’archive des parties terminées.
server-archive-title = Les parties de Veillée
server-archive-intro = Les parties terminées, chacune à revoir, avec sa feuille complète. Une feuille se lit telle quelle, se rejoue avec « veillee replay » et se vérifie jusqu’au dernier tirage avec « veillee replay --verify ».
server-archive-replay = La revoir
server-archive-record = La feuille de partie
server-rooms-closed = On écrit ses ordres : les apartés sont fermés jusqu’à la prochaine phase de diplomatie. Vous pouvez toujours parler à toute la table.
server-silence = À cette table, on a convenu de jouer sans un mot.
server-cards-only = À cette table, on conclut des traités et l’on n’écrit rien d’autre. Vous pourrez parler de nouveau après la partie.
server-watchers-apart = Ceux qui regardent ont leur propre salon : les joueurs ne vous entendent pas pendant la partie.
server-watchers-silent = À cette table, ceux qui regardent se taisent.

# La première partie guidée.
server-lesson-other = Les règles le permettent, mais cette étape porte sur autre chose. Relisez ce qui est demandé et essayez encore.

# Ce qui ne va pas dans un champ
server-field-answer = il faut soit « picks », soit « action »
server-field-name = un nom ne se donne qu’à ceux qui jouent sur votre appareil
server-field-luck = il faut 64 octets au plus
server-field-upgrade = cette adresse attend un WebSocket
server-field-clock = une réserve va de 1 s à 24 h, ce qui s’ajoute de 0 à 10 min, un délai de 1 h à 30 jours
server-field-content-type = le type de contenu doit être application/json
server-field-query = la fin de l’adresse, après « ? », ne peut pas être lue
