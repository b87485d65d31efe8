# La page « À propos ».

about-title = À propos de Veillée
about-house = La maison
about-house-1 = Une veillée, c’est une soirée passée ensemble. Celle-ci ne finit jamais : cinq jeux de société qu’on ne trouve plus en magasin attendent sur l’étagère, et quiconque passe peut ouvrir une boîte, de jour comme de nuit.
about-house-2 = Pas de compte à créer, pas de publicité, pas de mouchard : aucune page ne demande quoi que ce soit à un autre site.
about-boards = Les plateaux sont des reconstitutions
about-boards-1 = Les livrets de règles n’impriment ni toutes les cartes, ni toutes les valeurs. Ce qui manquait a été reconstitué à partir du texte, d’exemples et de sources publiées, puis vérifié par le calcul ; chaque donnée du fichier dit d’où elle vient.
about-boards-2 = Vous possédez la boîte ? Corrigez le fichier du plateau, vérifiez-le avec la commande ci-dessous et envoyez-le-nous. Une table peut aussi se jouer sur votre propre plateau.
about-boards-3 = Les dessins, les boîtes et les textes sont les nôtres. Aucune phrase ni aucune image des éditions d’origine n’est reprise.
about-boards-4 = Les livrets que nous avons lus sont conservés, avec des milliers d’autres, par la collection Escale à jeux (escaleajeux.fr). Sans celles et ceux qui l’entretiennent, il n’y aurait rien à jouer ici : merci à eux.
about-rules = Les règles, article par article
about-rules-1 = Chaque règle porte un numéro. Quand l’arbitre refuse un coup ou tranche un cas, « Pourquoi ? » ouvre l’article qui l’explique.
about-rules-2 = Là où le livret se tait, une décision a été prise et signalée comme telle. Les variantes imprimées sont toutes jouables.
about-fair = Un hasard vérifiable
about-fair-1 = À l’ouverture d’une table, le serveur publie une empreinte : le hasard de toute la partie est déjà scellé et ne peut plus être changé, mais rien ne permet de le deviner.
about-fair-2 = À la fin, la graine secrète est révélée avec la partie. La commande ci-dessous refait chaque tirage, sans réseau, et le compare à l’empreinte.
about-fair-3 = Les robots ne voient que ce que verrait une personne assise à leur place, jamais plus.
about-privacy = Ce que nous gardons
about-privacy-1 = Votre nom à table, vos parties et ce qui s’y dit. Un seul cookie vous reconnaît d’une visite à l’autre ; le serveur n’en garde que l’empreinte.
about-privacy-2 = Les mots privés ne sont montrés qu’aux places à qui ils s’adressent.
about-privacy-3 = Un visiteur est oublié 180 jours après sa dernière visite, une table qui n’a jamais commencé au bout de 30 jours, une partie que plus personne ne poursuit au bout d’un an. Les parties terminées sont conservées. Un compte peut être supprimé à tout moment ; les parties terminées restent, sans son nom.
about-access = Pour tout le monde
about-access-1 = Tout se joue au clavier et au lecteur d’écran : les plateaux se parcourent aux flèches, Entrée choisit, Échap annule, et le journal est lu à mesure.
about-access-2 = Les couleurs se distinguent aussi par la forme. Thème clair ou sombre et animations réduites suivent les réglages de votre appareil.
