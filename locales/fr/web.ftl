# Ce que disent les pages.

web-brand-home = Veillée, retour à l’étagère
web-nav = Pages
web-nav-shelf = L’étagère
web-nav-mine = Mes tables
web-nav-about = À propos
web-skip = Aller au contenu
web-language = Langue
web-theme-light = Passer en clair
web-theme-dark = Passer en sombre
web-guest = Anonyme
# Une liste de noms pour les nouveaux venus, séparés par des points-virgules.
web-guest-names = Loutre patiente; Hibou distrait; Renard poli; Castor têtu; Chouette ravie; Blaireau rêveur; Hérisson zélé; Mésange vive; Lièvre songeur; Cigogne calme; Marmotte futée; Pinson gai
web-footer = Veillée : cinq jeux introuvables, une lampe allumée.
web-footer-about = Plateaux, équité, vie privée
web-footer-api = Pour vos programmes
web-loading = Un instant…
web-close = Fermer
web-save = Enregistrer
web-again = Réessayer
web-reload = Recharger la page
web-copy = Copier
web-copied = Copié

web-title-shelf = Veillée, jeux de société
web-title-box = { $title } · Veillée
web-title-table = { $title } · Veillée
web-title-turn = À vous ! { $title } · Veillée
web-title-replay = Revoir : { $title } · Veillée
web-title-learn = Apprendre : { $title } · Veillée
web-title-mine = Mes tables · Veillée
web-title-account = Mon nom et mon compte · Veillée
web-title-about = À propos · Veillée
web-title-nowhere = Page introuvable · Veillée

web-error-unreached = Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.
web-error-unreadable = Le serveur a répondu quelque chose d’incompréhensible. Réessayez dans un instant.
web-error-down = La connexion est coupée : rien n’a été envoyé. Recommencez quand elle sera revenue.
web-error-lost = La connexion s’est interrompue avant la réponse du serveur. Regardez où en est la table, puis recommencez si besoin.
web-error-part = Cette partie de la page a eu un défaut. Le reste de la page fonctionne toujours.
web-error-page = Cette page n’a pas pu être chargée
web-nowhere = Il n’y a rien ici
web-nowhere-help = L’adresse est peut-être incomplète, ou la page a déménagé.

## L’étagère

web-shelf-title = Ouvrez une boîte, la lampe est allumée
web-shelf-intro = Cinq jeux de société devenus introuvables, prêts à jouer à toute heure : entre amis, par un simple lien, ou contre des robots. Sans compte, sans installation.
web-shelf-your-turn = On vous attend
web-shelf-open = Ouvrir la boîte : { $title }
web-shelf-waiting = Tables qui cherchent du monde
web-shelf-waiting-none = Aucune table publique n’attend de joueur en ce moment. Ouvrez-en une, ou jouez tout de suite contre des robots.
web-players = { $min ->
    [2] { $max ->
        [2] 2 joueurs
       *[other] 2 à { $max } joueurs
    }
   *[other] { $min } à { $max } joueurs
}
web-minutes = environ { $minutes } min
web-weight = Difficulté : { $weight } sur 5
web-play-now = Jouer tout de suite
web-opening = On installe la table…
web-open-box = Ouvrir la boîte

## La première partie guidée

web-learn = Apprendre en jouant
web-learn-step = Étape { $n } sur { $count }
web-learn-back = Étape précédente
web-learn-next = Étape suivante
web-learn-skip = Passer cette étape
web-learn-play = Jouer contre des robots

## La boîte

web-level = Force des robots
web-open-table = Ouvrir une table
web-rules = Les règles
web-board = Le plateau
web-board-alt = Le plateau : { $title }
web-board-made = Plateau redessiné par nos soins ; ce que la règle n’imprime pas a été reconstitué.
web-board-correct = Vous avez la boîte ? Corrigez-nous.
web-box-unknown = Cette boîte n’est pas encore sur l’étagère.
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
    [0] Aucun article n’en parle.
    [one] Un article en parle.
   *[other] { $count } articles en parlent.
}
web-why = Pourquoi ?
web-why-title = Article { $clause }
web-why-unknown = Cet article n’est pas dans notre texte des règles.
web-why-rules = Le lire dans les règles

web-open-seats = Qui s’assied où ?
web-open-options = Variantes et options
web-open-pace = À quel rythme ?
web-open-who = Qui peut entrer ?
web-open-too-few = Il faut au moins { $min ->
    [one] { $min } place occupée
   *[other] { $min } places occupées
}.
web-open-do = Ouvrir la table
web-open-hint-invite = Vous pourrez ensuite inviter par un lien ou un code QR.
web-open-hint-start = La partie commencera dès que vous le direz.
web-open-private = Sur invitation
web-open-private-help = Seules les personnes qui ont le lien peuvent entrer.
web-open-public = Ouverte à tous
web-open-public-help = La table apparaît sur l’étagère ; tout le monde peut s’y asseoir.
web-pace-none = Sans pendule
web-pace-none-help = Rien n’est minuté : chacun prend son temps.
web-pace-live = En direct
web-pace-live-help = Chacun a une réserve de temps, complétée à chaque coup.
web-pace-live-phases = Les durées des règles pour ce qui se fait ensemble, et une réserve par joueur quand il est seul à décider.
web-pace-days = Par correspondance
web-pace-days-help = Un nombre d’heures pour chaque décision.
web-pace-minutes = Minutes de réserve
web-pace-seconds = Secondes ajoutées par coup
web-pace-hours = Heures par décision
web-seat-me = Moi
web-seat-someone = Quelqu’un d’autre
web-seat-none = Personne (place non jouée)
web-seat-open = place libre
web-seat-you = { $name } (vous)
web-seat-away = pas là pour l’instant
web-seat-away-bot = un robot joue en attendant
web-seat-away-idle = n’est plus là ; la place attend
web-seat-away-out = n’est plus là
web-stand-in = Faire jouer un robot
web-hold-away = Ne plus attendre
web-seat-turn = à jouer
web-seat-ready = a fini
web-seat-won = gagné
web-seat-match = match : { $points }
web-seats = Les joueurs
web-spectators = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}

## Avant la partie

web-table = Table
web-table-barred = Vous ne pouvez pas entrer à cette table
web-lobby-waiting = { $free ->
    [one] Il reste une place libre.
   *[other] Il reste { $free } places libres.
}
web-lobby-full = Tout le monde est là.
web-lobby-set = Qui joue { $seat-the } ?
web-lobby-host-starts = La partie commencera quand la personne qui a ouvert la table le dira.
web-sit = S’asseoir
web-leave = Quitter la table
web-sure-leave = Quitter la table ?
web-sure-leave-bot = Un robot jouera à votre place. Vous pourrez revenir et la reprendre tant que la partie dure.
web-sure-leave-idle = Votre place ne fera plus rien. Vous pourrez revenir et la reprendre tant que la partie dure.
web-sure-leave-out = La partie continuera sans vous, et vous ne pourrez pas revenir.
web-start = Commencer
web-start-bots = Commencer avec des robots aux places libres
web-invite = Inviter
web-invite-help = Envoyez ce lien, ou montrez le code : un nom suffit pour s’asseoir.
web-invite-full = Toutes les places sont prises : ce lien permet de regarder la partie.
web-invite-unknown = Le site ne garde pas les liens d’invitation, et ce navigateur n’en a pas créé pour cette table. Créez-en un nouveau : un lien plus ancien cesse alors de fonctionner.
web-invite-make = Créer un nouveau lien
web-invite-link = Lien d’invitation
web-invite-qr = Code QR du lien d’invitation
web-contract = Avant de vous asseoir
web-contract-pace = Rythme
web-contract-none = Sans pendule : rien n’est minuté, chacun prend son temps.
web-contract-live = { $minutes } min de réserve par joueur, { $seconds } s de plus à chaque coup.
web-contract-bank = Quand un joueur est seul à décider : { $minutes } min de réserve, { $seconds } s de plus à chaque coup.
web-contract-phase-minutes = { $minutes } min pour la { $phase }, moins si tout le monde est prêt.
web-contract-phase-seconds = { $seconds } s pour la { $phase }, moins si tout le monde est prêt.
web-contract-phase-endless = Pas de limite pour la { $phase } : elle finit quand tout le monde est prêt.
web-contract-late = Temps écoulé : ce qui est écrit compte ; à défaut, les règles ou un robot répondent, cette fois seulement. Au deuxième oubli de suite, on est tenu pour parti.
web-contract-days = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
} par décision.
web-contract-length = Durée
web-contract-length-days = Plusieurs jours, au rythme des réponses.
web-contract-leaving = Si quelqu’un part
web-contract-leaving-bot = Un robot joue à sa place jusqu’à son retour.
web-contract-leaving-idle = Sa place ne fait plus rien jusqu’à son retour ; aucun robot ne la prend.
web-contract-leaving-out = Sa place ne joue plus, et il n’y a pas de retour ; aucun robot ne la prend.
web-contract-options = Options
web-contract-option = { $name } : { $value }
web-contract-usual = Les règles de la boîte, sans option.
web-contract-fair = Équité
web-contract-fair-help = Le hasard de cette table est scellé d’avance : comment le vérifier

## La partie

web-link-connecting = Connexion à la table…
web-link-reconnecting = Connexion interrompue, nouvelle tentative… La partie est gardée.
web-link-offline = Vous êtes hors ligne. La partie vous attend et reprendra dès votre retour.
web-prompt-you = À vous.
web-prompt-wait = On attend { $names-the }.
web-prompt-over = La partie est terminée.
web-prompt-sealed = Votre réponse est sous enveloppe.
web-prompt-sheet = Remplissez votre fiche, puis validez.
web-prompt-clear = Annuler le choix
web-prompt-send = Valider
web-prompt-unseal = Reprendre mon enveloppe
web-slot-optional = (facultatif)
web-slot-back = Revenir
web-actions = Actions
web-undo = Annuler mon coup
web-hint = Un conseil
web-hint-wait = Le robot réfléchit…
web-hint-is = Un robot jouerait : { $action }
web-hint-line = { $line } : { $what }
web-hint-nothing = rien
web-take-back = Reprendre un coup
web-draw = Proposer la nulle
web-resign = Abandonner
web-sure-resign = Abandonner la partie ?
web-sure-resign-help = La victoire ira à l’adversaire.
web-play-on = Continuer à jouer
web-offer-draw = { $from-The } vous { $from-number ->
    [many] proposent
   *[one] propose
} la nulle.
web-offer-draw-mine = Vous avez proposé la nulle.
web-offer-take_back = { $from-The } { $from-number ->
    [many] voudraient reprendre leur
   *[one] voudrait reprendre son
} dernier coup.
web-offer-take_back-mine = Vous avez demandé à reprendre votre dernier coup.
web-offer-accept = Accepter
web-offer-decline = Refuser
web-offer-withdraw = Retirer
web-clock-left = Temps restant
web-clock-phase = Temps qui reste à la table
web-left-bot = Vous n’êtes plus à votre place : un robot y joue.
web-left-idle = Vous n’êtes plus à votre place : elle ne fait rien tant que vous n’êtes pas de retour.
web-left-out = Vous avez quitté la partie ; elle continue sans vous.
web-left-return = Reprendre ma place
web-alone = Les autres sont partis. Voulez-vous mettre fin à la partie ?
web-alone-end = Mettre fin à la partie
web-menu = Menu
web-dock = Tiroirs
web-hand = En main
web-desk-full = En grand
web-tab-aid = Aide
web-seat-score = Score
web-treaty-comes = { $from-The } vous propose un traité.
web-treaty-read = Lire
web-end-board = Voir le plateau
web-scene = Ce qui se passe
web-scene-skip = Passer
web-side = Autour de la partie
web-beside-board = À côté du plateau
web-zoom-closer = Agrandir
web-zoom-further = Réduire
web-zoom-home = Revoir comme au début
web-tab-log = Journal
web-tab-talk = Discussion
web-tab-table = Table
web-log-empty = La partie commence.
web-since-moves = { $count ->
    [one] Il s’est passé une chose :
   *[other] Il s’est passé { $count } choses. Les dernières :
}
web-since-wrote = Ont écrit, à vous ou à tous : { $names }.
web-since-signed = { $count ->
    [one] Un traité a été signé.
   *[other] { $count } traités ont été signés.
}
web-since-offered = { $count ->
    [one] Un traité attend votre parole.
   *[other] { $count } traités attendent votre parole.
}
web-since-asked = C’est à vous.
web-since-idle = On ne vous demande rien pour l’instant.
web-since-close = Continuer
web-next-table = Partie suivante qui vous attend : { $title } ({ $count } en tout)
web-log-since = Depuis votre départ
web-log-earlier = { $count ->
    [one] Une ligne plus ancienne
   *[other] { $count } lignes plus anciennes
}
web-talk = Discussion
web-talk-all = tout le monde
web-talk-to = À qui ?
web-talk-send = Envoyer
web-talk-empty = Personne n’a encore rien dit.
web-talk-new = à lire

## La fin et la relecture

web-end-won = Vous avez gagné !
web-seat-named = { $name } ({ $seat })
web-end-graph = Où en était la partie, du premier coup au dernier.
web-end-turning = Revoir le tournant
web-end-decided = Ce qui a décidé de la partie :
web-end-pride = À votre honneur
web-back = Pendant votre absence
web-back-end = La partie est finie. Vous n’avez pas encore vu comment.
web-back-watch = Regarder
web-back-show = Voir le résultat
web-end-proud = Votre plus beau coup : { $points ->
    [one] un point
   *[other] { $points } points
} d’un seul tenant.
web-end-treaties = Traités tenus : { $kept }, rompus : { $broken }.
web-end-share = Partager
web-rematch = Revanche
web-rematch-help = La revanche est proposée à tous les joueurs ; tout le monde change alors de place.
web-rematch-willing = Envie de rejouer : { $names }.
web-rematch-unwilling = Pas cette fois : { $names }.
web-rematch-said = Vous aimeriez rejouer.
web-rematch-silent = Réponse attendue : { $names }.
web-rematch-gather = La partie commence dès que tout le monde est revenu à la table.
web-rematch-unsay = Finalement, non
web-rematch-yes = Oui, encore une
web-rematch-no = Non merci
web-rematch-join = Rejoindre la revanche
web-record = Télécharger la partie
web-replay = Revoir la partie
web-replay-as = Vu par
web-replay-public = le public
web-replay-at = Moment { $at } sur { $last }
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-next = Un pas en avant
web-replay-last = À la fin
web-replay-rewind = Un tour en arrière
web-replay-forward = Un tour en avant
web-replay-eyes = Avec ces yeux-là
web-replay-eyes-of = Vu par { $seat }
web-replay-eyes-public = Vu par le public
web-replay-picture = Une image de ce moment
web-replay-go-on = Reprendre d’ici avec { $seat }, contre des robots
web-replay-share-private = Cette table n’est pas publique : le lien l’ouvre à qui le reçoit.
web-tab-compare = Comparer
web-compare-help = Ce que chacun était seul à savoir à ce moment.
web-compare-same = À ce moment, tout le monde en savait autant.
web-key-replay = Dans une relecture : un pas ; avec Maj, un tour
web-replay-run = Dérouler
web-replay-pause = Pause
web-replay-speed = Vitesse
web-replay-share = Copier le lien vers ce moment
web-replay-start = Le début de la partie.
web-replay-quiet = Rien à voir à ce moment.
web-plain-replay = Ce jeu n’a pas encore son plateau pour la relecture : suivez la partie dans le journal.
web-replay-table = Retour à la table

## La table au milieu de la pièce

web-middle = Un écran pour tous
web-middle-what = Sur un téléviseur ou une tablette : la table au milieu, et un code par place. Les téléphones servent de mains.
web-middle-help = Choisissez une place et montrez son code à votre téléphone : il devient votre main.
web-middle-qr = Code d’une place : { $seat }
web-middle-back = Retour à la table
web-room = Dans la même pièce
web-room-help = Les téléphones du même réseau trouvent cette étagère ici, même sans Internet :
web-room-qr = Code QR de cette étagère

## Un seul écran, de main en main

web-seat-here = Quelqu’un à côté de moi, sur cet écran
web-seat-here-help = L’écran passe de main en main : avant de montrer le jeu de quelqu’un, il dit qui doit le prendre.
web-beside = Quelqu’un à côté de moi
web-beside-name = Nom
web-beside-name-of = Nom de la personne qui joue { $seat-the }
web-pass-to = C’est à { $name }
web-pass-help = Passez l’écran à { $name } ; les autres regardent ailleurs.
web-pass-round = Qui prend l’écran ?
web-pass-round-help = Chacun son tour, et les autres regardent ailleurs.
web-pass-whose = Le jeu de qui ?
web-pass-take = Je suis { $name }
web-pass-open = Prendre l’écran
web-pass-hide = Cacher mon jeu
web-pass-next = C’est fait ! Cachez votre jeu, puis passez l’écran à { $name }.
web-pass-done = C’est fait ! Cachez votre jeu et posez l’écran.
web-contract-shared = Sur un seul écran
web-contract-shared-by = { $names } partagent un écran : qui le tient pourrait voir le jeu des autres.

## Mes tables, mon compte

web-mine-none = Vous n’avez de place à aucune table. Il y a sûrement une boîte qui vous tente.
web-list-your-turn = À vous de jouer
web-list-playing = En cours
web-list-open = Attend du monde
web-list-over = Terminée
web-account = Mon nom et mon compte
web-account-name = Votre nom à table
web-account-name-help = C’est celui que les autres voient. Vous pouvez en changer à tout moment.
web-account-renamed = C’est noté.
web-account-keep = Retrouver vos parties sur un autre appareil
web-account-keep-help = Un compte est facultatif : il garde vos places d’un appareil à l’autre. Un nom et une phrase secrète suffisent, sans adresse électronique.
web-account-login-name = Nom du compte
web-account-passphrase = Phrase secrète
web-account-passphrase-help = Huit caractères au moins. Personne ne pourra la retrouver pour vous : notez-la.
web-account-login = Se connecter
web-account-create = Créer ce compte
web-account-created = Votre compte est créé, avec toutes vos places.
web-account-in = Heureux de vous revoir !
web-account-out = Déconnexion faite. À bientôt !
web-account-yours = Compte { $name }
web-account-yours-help = Vos places vous suivent sur tous les appareils où vous vous connectez.
web-account-logout = Se déconnecter
web-account-others = Se déconnecter partout ailleurs
web-account-others-help = Sur un appareil prêté ou perdu, vos places sont alors hors d’atteinte ; ici, vous restez connecté.
web-account-others-ended = Vous n’êtes plus connecté que sur cet appareil.
web-account-change = Changer de phrase secrète
web-account-passphrase-now = Votre phrase secrète actuelle
web-account-passphrase-new = La nouvelle
web-account-change-help = Huit caractères au moins. Tous vos autres appareils sont déconnectés.
web-account-change-do = La changer
web-account-changed = Votre phrase secrète est changée, et vos autres appareils sont déconnectés.
web-account-delete = Supprimer votre compte
web-account-delete-help = Votre nom, votre phrase secrète et vos sessions sont effacés, et vous quittez vos places. Les parties terminées restent, sans votre nom. Personne ne pourra revenir là-dessus.
web-account-delete-passphrase = Votre phrase secrète, pour être sûr
web-account-delete-do = Supprimer définitivement
web-account-deleted = Votre compte n’existe plus. Vous êtes bienvenu à tout moment.

web-tab-treaties = Traités
web-treaty-about = Un traité n’engage que votre parole : l’arbitre note qui la tient et qui la rompt. Jusqu’à la fin de la partie, personne d’autre que ses signataires ne le voit.
web-treaty-new = Proposer un traité
web-treaty-with = Avec qui ?
web-treaty-offer = Proposer
web-treaty-cancel = Renoncer
web-treaty-closed = La diplomatie est close pour le moment.
web-treaty-none = Aucun traité pour l’instant.
web-treaty-waiting = en attente de votre réponse
web-treaty-offered = Proposé par { $from-the }, on attend { $names-the }
web-treaty-agreed = Conclu
web-treaty-undone = Annulé avec le coup
web-treaty-yes = Accepter
web-treaty-no = Refuser
web-treaty-withdraw = Retirer
web-talk-closed = Les apartés sont fermés pendant cette phase ; la table entière vous entend.
web-talk-silent = À cette table, on joue sans un mot.

# Un plateau à soi, à l’ouverture d’une table

web-own-board = Le plateau
web-own-board-file = Un fichier de plateau à vous
web-own-board-help = Celui de la boîte, à moins que vous ne choisissiez un fichier à vous (.toml). Il est vérifié et dessiné avant que quiconque s’assoie.
web-own-board-box = Revenir à celui de la boîte
web-own-board-good = On peut jouer sur ce plateau :
web-own-board-bad = { $count ->
    [one] On ne peut pas jouer sur ce plateau, pour une raison :
   *[other] On ne peut pas jouer sur ce plateau, pour { $count } raisons :
}
web-field-wrong = { $name } : { $reason }
web-rules-ruling = (décision de notre part)

## Settings and keys

web-settings = Réglages
web-keys = Touches
web-mute = Couper le son
web-set-sound = Sons
web-set-speed = Vitesse des mouvements
web-set-speed-none = sans animation
web-set-speed-fast = rapide
web-set-speed-normal = normale
web-set-speed-slow = lente
web-set-confirm = Confirmer chaque coup
web-set-confirm-never = jamais
web-set-confirm-touch = sur écran tactile
web-set-confirm-always = toujours
web-set-look = Aspect du plateau
web-set-look-plain = tel que dessiné
web-set-look-contrast = fort contraste
web-set-letters = Raccourcis clavier à une lettre
web-key-help = Cette liste
web-key-regions = D’une partie de la table à l’autre
web-key-arrows = Parcourir le plateau, la carte, la main
web-key-choose = Choisir ; encore pour confirmer
web-key-next = À la prochaine place que l’on peut choisir, sur les cartes
web-key-escape = Annuler le choix, fermer, passer
web-key-undo = Annuler mon coup
web-key-hint = Un conseil
web-key-tabs = Discussion, traités, journal, aide, fiche d’ordres
web-key-zoom = Agrandir ou réduire les cartes, revenir au début
web-key-pan = Déplacer la carte dans sa fenêtre
web-key-mute = Son ou silence

# The desk: talk, treaties, notes, and the story of them.
web-treaty-card = Traité
web-treaty-me = Moi
web-treaty-both = Nous deux
web-treaty-draft = Un traité se prépare
web-treaty-flags = Touchez un drapeau : avec qui ? Deux ou trois drapeaux font un traité à plusieurs.
web-treaty-picked = Mots du traité
web-treaty-change = Changer ce mot
web-treaty-place = Où ? Choisissez ici, ou touchez la carte.
web-treaty-counter = Contre-offre
web-treaty-notice = Dénoncer
web-treaty-notice-by = Conclu ; dénoncé par { $by-the } : il vaut jusqu’à la fin de ce tour
web-treaty-instead = À la place de l’offre { $from-of } ; ce qui change est marqué.
web-treaty-yes-anyway = Signer quand même
web-treaty-offer-anyway = Proposer quand même
web-treaty-declined-by = Refusé par { $by-the }
web-treaty-declined-why = Refusé par { $by-the } : « { $why } »
web-treaty-countered-by = Une autre offre y répond, de la part { $by-of }
web-treaty-withdrawn-by = Repris par { $by-the }
web-treaty-kept-when = Parole tenue ({ $when })
web-treaty-kept-early-when = Parole tenue avant l’heure ({ $when })
web-treaty-broken-when = Parole rompue ({ $when }) : { $names }
web-treaty-void-why = Sans objet : { $why }
web-treaty-lapsed-why = Resté sans suite : { $why }
web-treaties-waiting = Attendent votre réponse
web-treaties-holds = En vigueur
web-treaties-offers = Proposés
web-treaties-past = Passés
web-talk-threads = Conversations
web-talk-everyone = Tous
web-talk-watchers = Ceux qui regardent
web-talk-gather = Groupe…
web-talk-gather-open = Parler entre nous
web-talk-heading-public = À voix haute
web-talk-heading-private = Privé : { $names }
web-talk-heading-watchers = Ceux qui regardent
web-talk-readers-public = Toute la table le lit, et ceux qui regardent aussi.
web-talk-readers-private = Personne d’autre ne le lit.
web-talk-readers-watchers = Les joueurs ne le lisent pas.
web-talk-write-public = Un mot pour tout le monde
web-talk-write-private = En privé à { $names }
web-talk-write-watchers = Un mot à ceux qui regardent
web-talk-mute-one = Masquer ce que dit { $name }
web-talk-unmute = Montrer de nouveau
web-talk-hushed = { $name } a dit quelque chose que vous masquez.
web-talk-bots = Les robots lisent les traités et rien d’autre : proposez-en un.
web-talk-empty-bots = Pas encore de traité entre vous.
web-talk-cards = À cette table, on conclut des traités et l’on n’écrit rien d’autre.
web-talk-watchers-silent = À cette table, ceux qui regardent se taisent.
web-talk-watchers-apart = Pendant la partie, les joueurs n’entendent pas ceux qui regardent. Vous avez votre propre salon.
web-notes = Notes
web-notes-none = Rien de noté pour l’instant. Vous seul pouvez lire vos notes ; chacune reste au tour où vous l’avez écrite.
web-notes-write = Une note pour vous-même
web-notes-write-turn = Une note pour vous-même ({ $turn })
web-notes-keep = Garder la note
web-notes-forget = Jeter la note
web-about = À propos : { $place }
web-about-back = Retour
web-about-nothing = Rien n’en a été dit ni signé dans ce tour, à votre connaissance.
web-about-promise = Promettre quelque chose ({ $place }) : avec qui ?
web-chronicle = Chronique
web-chronicle-none = Personne n’a rien promis dans cette partie.
web-chronicle-all = De tous
web-chronicle-pair = Entre { $first } et { $second }
web-chronicle-whose = Les promesses de qui ?
web-chronicle-watch = Revoir ce moment
web-chronicle-worth = Dans ce tour : { $gains }
web-chronicle-gain = { $seat } { $points }
web-chronicle-betrayals = Paroles rompues
web-trust = Qui a tenu parole envers qui
web-trust-kept = { $kept ->
    [one] { $kept } parole tenue
   *[other] { $kept } paroles tenues
}
web-trust-broken = { $broken ->
    [one] { $broken } rompue
   *[other] { $broken } rompues
}
web-trust-line = { $first } et { $second } : { $kept }, { $broken }
web-trust-help = Plus le trait est épais, plus de paroles ont été tenues ; une flèche montre qui a été trahi.
web-open-talk = Parole
web-manners-words = Pendant la partie
web-manners-words-free = Des mots et des traités
web-manners-words-cards = Des traités seulement, pas de mots
web-manners-watchers = Ceux qui regardent
web-manners-watchers-apart = parlent dans leur propre salon
web-manners-watchers-aloud = peuvent aussi parler à la table
web-manners-watchers-silent = se taisent
web-manners-private_talk = Les apartés, après la partie
web-manners-private_talk-closed = restent à ceux qui les ont entendus
web-manners-private_talk-opens = peuvent être lus par tous
web-contract-talk = Parole
web-tab-story = Paroles
web-story-talk = Ce qui s’était dit
