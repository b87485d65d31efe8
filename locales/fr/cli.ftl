# La ligne de commande et la partie dans le terminal.

# L’aide des commandes.

cli-help = Veillée, la ludothèque qui ne ferme jamais : cinq jeux de société, dans le terminal, dans le navigateur, et pour vos programmes.
cli-help-usage = Usage :
cli-help-commands = Commandes
cli-help-arguments = Arguments
cli-help-options = Options

cli-arg-lang = Langue : fr ou en (sinon celle du terminal)
cli-arg-help = Affiche cette aide
cli-arg-version = Affiche la version
cli-arg-game = Nom d’un jeu : { $games }
cli-arg-options = Une option du jeu, NOM=VALEUR ; autant que vous voulez
cli-arg-board = Votre propre fichier de plateau, à la place de celui de la boîte
cli-arg-seed = Nombre dont vient tout le hasard : même nombre, même partie
cli-arg-ms = Millisecondes de réflexion d’un robot par réponse (sinon selon son niveau)
cli-arg-json = Résultat en JSON
cli-arg-file = Fichier à lire

cli-help-play = Joue une partie dans le terminal
cli-help-play-seats = Qui s’assied où : you (vous), you:NOM, bot, bot:NIVEAU ; PLACE= devant choisit la place
cli-help-play-resume = Reprend une partie laissée en l’état, depuis le fichier qui la garde
cli-help-play-record = Écrit la feuille de partie dans ce fichier
cli-help-play-examples =
    Exemples
      veillee play neuf-pistes                            vous contre un robot
      veillee play neuf-pistes --seats you:Anna,you:Ben   deux personnes, un clavier
      veillee play africa --seats fr=you,bot:strong,bot   vous êtes la France
      veillee play neuf-pistes --option movement=free --seed 7 --record partie.txt
      veillee play --continue soiree.txt
    À tout moment, « ? » montre ce qui peut être tapé.

cli-help-referee = Arbitre des parties pour les programmes : lignes JSON sur l’entrée et la sortie standard
cli-help-referee-examples =
    Exemple
      echo '{"{"}"op":"new","game":"neuf-pistes","seed":7{"}"}' | veillee referee
    docs/protocol.md décrit chaque opération.

cli-help-arena = Fait jouer des robots entre eux et compte les points
cli-help-arena-bots = Qui joue, un par place : random, easy, medium, strong, ou program:COMMANDE ; @MS à la suite lui donne son propre temps
cli-help-arena-opening = Laisser d’abord le hasard répondre à tant de décisions, les mêmes pour chaque rotation des places (0)
cli-help-arena-until_sure = S’arrêter dès que le premier robot est sûrement meilleur ou moins bon que les autres
cli-help-arena-games = Nombre de parties (100)
cli-help-arena-jobs = Nombre de parties en même temps (2)
cli-help-arena-plot = Dessine le résultat dans ce fichier
cli-help-arena-examples =
    Exemples
      veillee arena neuf-pistes --bots strong,easy --games 50 --seed 1
      veillee arena europa --bots strong,medium,easy --games 20 --plot resultat.svg
      veillee arena neuf-pistes --bots 'strong@100,program:python3 le-mien.py@100' --opening 4 --until-sure
    Les places tournent. Les intervalles sont à 95 % (Wilson).

cli-help-replay = Raconte une partie enregistrée, ou la vérifie
cli-help-replay-verify = Refait chaque tirage à partir de la graine révélée et vérifie l’engagement
cli-help-replay-viewer = Vu par qui : une place, public ou full (full)
cli-help-replay-svg = Dessine chaque moment dans ce dossier
cli-help-replay-examples =
    Exemples
      veillee replay partie.txt
      veillee replay partie.txt --verify
      veillee replay partie.txt --as light --svg images

cli-help-perft = Compte les positions possibles après un nombre de coups donné
cli-help-perft-depth = Nombre de coups
cli-help-perft-position = Part de cette position, telle que l’arbitre l’écrit
cli-help-perft-divide = Compte séparément pour chaque premier coup
cli-help-perft-examples =
    Exemples
      veillee perft neuf-pistes --depth 5
      veillee perft neuf-pistes --depth 3 --option movement=free --divide
      veillee perft neuf-pistes --depth 2 --position "light … ; dark … ; to move dark"

cli-help-bench = Mesure la vitesse des jeux
cli-help-bench-game = Un seul jeu
cli-help-bench-seconds = Secondes par mesure (1)
cli-help-bench-examples =
    Exemples
      veillee bench
      veillee bench neuf-pistes --seconds 5 --json

cli-help-board = Contrôle et dessine les fichiers de plateau
cli-help-board-check = Énumère tout ce qui ne va pas dans un fichier de plateau
cli-help-board-check-game = Le jeu, si le fichier ne le nomme pas
cli-help-board-check-examples =
    Exemple
      veillee board check mon-africa.toml
    Qui possède la boîte peut corriger ainsi nos plateaux reconstitués.
cli-help-board-draw = Dessine un plateau au début de la partie
cli-help-board-draw-output = Image à écrire : .svg ou .png
cli-help-board-draw-flags = Dessine les drapeaux du plateau, en grand, au lieu du plateau
cli-help-board-draw-examples =
    Exemples
      veillee board draw europa -o europa.svg
      veillee board draw africa --board mon-africa.toml -o africa.png

# Ce qui n’allait pas dans une ligne de commande.

cli-usage-command = il n’y a pas de commande « { $word } » ; voir : veillee --help
cli-usage-no-command = il manque une commande ; voir : veillee --help
cli-usage-unknown = « { $argument } » n’existe pas ici ; --help montre ce qui existe
cli-usage-missing = il manque : { $argument }
cli-usage-no-value = il faut une valeur à { $argument }
cli-usage-value = { $argument } ne peut pas être « { $value } » ; --help montre ce qui est possible
cli-usage-conflict = { $argument } ne va pas avec le reste
cli-usage-other = cette ligne de commande est incompréhensible ; voir : veillee --help

cli-error-file = { $file } : { $reason }
cli-error-game = il n’y a pas de jeu « { $game } » ; il y a : { $games }
cli-error-seat = « { $word } » ne désigne personne ; écrivez you, you:NOM, bot ou bot:NIVEAU (random, easy, medium, strong), au besoin avec PLACE= devant
cli-error-level = il n’y a pas de robot « { $level } » ; il y a : { $levels }
cli-error-perft = { $game } n’énumère pas ses coups : impossible de les compter
cli-error-no-table = il n’y a pas encore de table : ouvrez-en une avec l’opération new ou load
cli-error-not-asked = rien n’est demandé { $seat-to } pour le moment
cli-error-unlisted = trop nombreux pour une liste ; l’opération prompt mène à tous
cli-error-slots = champ picked : il y a { $slots ->
    [one] { $slots } ligne
   *[other] { $slots } lignes
} à remplir
cli-error-most = champ { $field } : au plus { $most }
cli-error-viewer = personne ne s’appelle « { $viewer } » ici ; possible : public, full, { $seats }

# La partie dans le terminal.

cli-play-title = { $title }
cli-play-you = { $seat } : vous
cli-play-person = { $seat } : { $name }
cli-play-bot = { $seat } : robot ({ $level })
cli-play-commitment = Engagement sur la graine : { $hash }
cli-play-hint = Tapez le numéro d’un choix, ou le coup entier. ? montre tout le reste.
cli-play-curtain = { $seat }, à vous de jouer ; les autres, détournez les yeux. Entrée pour continuer
cli-play-picked = Jusqu’ici : { $picked }
cli-play-could-send = C’est peut-être tout : tapez « envoyer ».
cli-play-sheet = Votre fiche. Tapez le numéro d’une ligne pour la remplir, « envoyer » pour la rendre.
cli-play-blank = (à remplir)
cli-play-blank-optional = (vide)
cli-play-supposed = Si l’on en venait là :
cli-play-supposed-secret = La suite dépend alors de ce que vous ne pouvez pas savoir.
cli-play-incomplete = La réponse n’est pas encore complète.
cli-play-clause = Article { $clause } : « pourquoi » le montre.
cli-play-no-why = L’arbitre n’a encore rien eu à trancher.
cli-play-help = Un numéro ou un mot choisit dans la liste ; un coup entier peut s’écrire en notation. Vous pouvez aussi taper :
cli-play-legal = { $count ->
    [one] { $count } coup permis :
   *[other] { $count } coups permis :
}
cli-play-unlisted = Ils sont trop nombreux pour une liste ; les choix ci-dessus mènent à tous.
cli-play-no-rules = Les règles de ce jeu n’ont pas encore été écrites ici.
cli-play-no-clause = Aucun article ne parle de « { $what } ».
cli-play-agree = { $seat }, êtes-vous d’accord ? (oui/non)
cli-play-keep = Un fichier pour garder la partie et la reprendre plus tard, ou Entrée pour la laisser
cli-play-keep-other = Il y a déjà un fichier { $file } : nommez-en un autre.
cli-play-kept = Pour la reprendre : veillee play --continue { $file }
cli-play-not-kept = ce n’est pas une partie gardée pour être reprise
cli-play-left = La partie s’arrête là, en l’état.
cli-play-saved = La feuille de partie est dans { $file }.
cli-play-score = { $seat } : { $total }
cli-play-score-hidden = { $seat } : caché jusqu’à la fin
cli-play-tie-break = – départage, { $what } : { $points }
cli-play-part = – { $what } : { $points }

cli-play-treaty = { $number }. { $treaty } { $fate ->
    [offered] (proposé)
    [agreed] (conclu)
    [declined] (refusé)
    [withdrawn] (retiré)
    [countered] (suivi d’une contre-proposition)
    [undone] (annulé)
    [void] (sans objet)
    [kept] (respecté)
    [broken] (rompu)
   *[lapsed] (caduc)
}
cli-word-yes = oui
cli-word-help = aide
cli-word-help-help = cette liste (aussi : ?)
cli-word-board = plateau
cli-word-board-help = montre de nouveau la table
cli-word-legal = coups
cli-word-legal-help = énumère les coups permis
cli-word-rules = règles
cli-word-rules-help = les règles ; « règles { $clause } » un article, « règles mot » tous ceux où figure le mot
cli-word-why = pourquoi
cli-word-why-help = l’article derrière le dernier refus ou la dernière décision
cli-word-suppose = supposer
cli-word-suppose-help = ce qui s’ensuivrait : « supposer COUP », avec ce que d’autres répondraient « supposer COUP / PLACE: COUP »
cli-word-score = points
cli-word-score-help = les points en l’état
cli-word-log = journal
cli-word-log-help = tout ce qui s’est passé
cli-word-back = retour
cli-word-back-help = reprend le dernier choix
cli-word-send = envoyer
cli-word-send-help = envoie la réponse telle quelle
cli-word-undo = annuler
cli-word-undo-help = reprend votre dernier coup
cli-word-resign = abandonner
cli-word-resign-help = abandonne la partie
cli-word-draw = nulle
cli-word-draw-help = propose la nulle
cli-word-treaty = traité
cli-word-treaty-help = les traités ; « traité { $treaty } » en propose un, terme par terme
cli-word-agree = accepter
cli-word-agree-help = « accepter 3 » accepte le traité 3
cli-word-refuse = refuser
cli-word-refuse-help = « refuser 3 » refuse le traité 3, ou retire le vôtre
cli-word-record = feuille
cli-word-record-help = montre la feuille de partie, telle que vous la connaissez
cli-word-quit = quitter
cli-word-quit-help = s’en va

# Les autres commandes.

cli-arena-heading = { $title } : { $games ->
    [one] une partie
   *[other] { $games } parties
}, graine { $seed }
cli-arena-bot = robot
cli-arena-wins = gagnées
cli-arena-shared = partagées
cli-arena-draws = nulles
cli-arena-losses = perdues
cli-arena-points = points
cli-arena-rate = points par partie [95 %]
cli-arena-elo = Elo [95 %]
cli-arena-percent = { $rate } %
cli-arena-footer = { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
} en { $seconds } s
cli-arena-unfinished = { $games ->
    [one] Une partie a été interrompue parce qu’elle ne finissait pas.
   *[other] { $games } parties ont été interrompues parce qu’elles ne finissaient pas.
}

cli-replay-verified = { $lines ->
    [one] Vérifié : la graine est bien celle de l’engagement, et la ligne suit la graine et les règles.
   *[other] Vérifié : la graine est bien celle de l’engagement, et les { $lines } lignes suivent la graine et les règles.
}
cli-replay-failed = { $file } n’est pas valide : { $reason }

cli-board-good = { $file } : un bon plateau pour { $game }
cli-board-bad = { $file } : { $count ->
    [one] un défaut
   *[other] { $count } défauts
} pour { $game }
cli-board-no-game = le fichier ne nomme aucun jeu de la ludothèque (game = "…") ; dites lequel avec --game
cli-board-format = une image s’écrit en .svg ou .png
cli-board-no-flags = { $game } n’a pas de drapeaux

cli-bench-playouts = parties au hasard
cli-bench-answers = réponses au hasard
cli-bench-steps = pas jugés à une table
cli-bench-perft = suites de coups (perft)
cli-bench-column-game = jeu
cli-bench-column-what = quoi
cli-bench-column-per-cpu = par seconde CPU
cli-bench-column-per-second = par seconde

# Le site et ses données.

cli-help-serve = Ouvre le site : toute la ludothèque dans le navigateur
cli-help-serve-examples =
    Exemples
      veillee serve                                   sur cette machine, à http://127.0.0.1:8080
      veillee serve --listen 0.0.0.0:80 --data /srv/veillee
      veillee serve --database postgres://veillee@db/veillee --behind-proxy
    Ctrl-C le ferme ; les joueurs sont prévenus. docs/deployment.md en dit plus.
cli-help-serve-listen = Adresse et port d’écoute (127.0.0.1:8080)
cli-help-serve-behind_proxy = Un mandataire placé devant parle HTTPS et nomme les visiteurs dans X-Forwarded-For
cli-help-serve-metrics = Adresse et port de /metrics (sinon réservé à cette machine, et à personne derrière un mandataire)
cli-help-serve-contact = Qui prévenir d’une faille, pour security.txt : mailto:… ou https://…
cli-help-serve-no_limits = Aucune limite de cadence pour personne : seulement pour les essais de charge
cli-help-serve-calm = Millisecondes avant que la réponse d’un robot ne s’affiche (700)
cli-help-serve-log = Forme du journal : text ou json (text) ; VEILLEE_LOG=debug en dit plus
cli-arg-data = Dossier des données (par défaut, celui de votre compte ; il s’affiche au démarrage)
cli-arg-database = Adresse d’une base PostgreSQL à la place d’un dossier

cli-help-backup = Copie toutes les données dans un nouveau fichier, même quand le site est ouvert
cli-help-backup-file = Le nouveau fichier ; pour le rouvrir, nommez-le veillee.db et donnez son dossier à --data
cli-help-backup-examples =
    Exemple
      veillee backup vendredi.db
      veillee backup vendredi.db --check
cli-help-backup-check = Ne copie rien : ce fichier est-il une sauvegarde complète, et tout y est-il tel qu’il fut écrit ?

cli-help-scrub = Relit tout ce qui est conservé, même quand le site est ouvert, et dit ce qui est abîmé
cli-help-scrub-examples =
    Exemple
      veillee scrub --data /srv/veillee
    Les fichiers, la somme de contrôle de chaque pas, et chaque partie du premier pas au dernier.

cli-help-export = Écrit une archive de toutes les parties terminées, qui se passe de serveur
cli-help-export-folder = Dossier pour les feuilles de partie, les images et index.html
cli-help-export-examples =
    Exemple
      veillee export archive

cli-serve-open = Veillée est ouverte : { $address }
cli-serve-house = Les téléphones du même réseau ouvrent { $address }
cli-serve-data = Les données sont dans { $place }
cli-backup-done = Tout est dans { $file }
cli-scrub-done = { $tables ->
    [one] Une table
   *[other] { $tables } tables
}, { $steps ->
    [one] un pas
   *[other] { $steps } pas
} : { $faults ->
    [0] tout est tel qu’il fut écrit.
    [one] un défaut.
   *[other] { $faults } défauts.
}
cli-scrub-faults = quelque chose est abîmé ; docs/deployment.md dit comment rétablir une sauvegarde
cli-export-done = { $games ->
    [0] Aucune partie terminée : { $folder } ne contient que l’index.
    [one] Une partie est dans { $folder }
   *[other] { $games } parties sont dans { $folder }
}
cli-rules-ruling = décision de notre part

# Ce que l’arbitre ne peut pas lire
cli-error-request = Cette demande ne peut pas être lue : { $reason }.
cli-error-no-op = Il n’y a pas d’opération « { $op } » ; il y a : { $ops }.
cli-error-no-seed = Le système ne donne pas de hasard : indiquez une graine (« seed »).
cli-error-line-long = Une ligne compte au plus ce nombre d’octets : { $most }.
cli-error-line-utf8 = Une ligne s’écrit en UTF-8.

# Pourquoi un fichier ne peut être ni lu ni écrit
cli-file-missing = ce fichier ou ce dossier n’existe pas
cli-file-forbidden = l’accès est refusé
cli-file-folder = c’est un dossier
cli-file-no-folder = une partie du chemin n’est pas un dossier
cli-file-no-text = ce n’est pas un texte en UTF-8
cli-file-exists = il existe déjà
cli-file-full = il n’y a plus de place
cli-file-other = le système l’empêche (erreur { $code })
cli-error-seat-op = Une place peut demander : { $ops }.
cli-error-not-yours = Le champ « { $field } » : votre place est { $seat }.
