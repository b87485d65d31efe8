# Ce qui se passe à une table, quel que soit le jeu.

table-ready = { $seat } : c’est prêt.
table-unsealed = { $seat } : réponse sous enveloppe reprise.
table-clock-answered = { $seat } : temps écoulé, ce qui était écrit fait foi ; à défaut, les règles répondent.
table-undone = { $seat } : dernier coup annulé.
table-resigned = { $seat } abandonne la partie.
table-draw-offered = { $seat } propose la nulle.
table-draw-agreed = Tout le monde accepte la nulle.
table-take-back-asked = { $seat } demande à reprendre un coup.
table-take-back-agreed = Tout le monde est d’accord : { $seat } reprend son coup.
table-agreed = { $seat } est d’accord.
table-offer-withdrawn = { $seat } retire sa proposition.
table-offer-declined = { $seat } refuse.
table-contributed = { $seat } apporte sa part au hasard de la table.

table-outcome-resigned = Abandon : { $seat }.
table-outcome-agreed = Partie nulle d’un commun accord.

# Pourquoi une demande est refusée.

table-refused-over = La partie est terminée.
table-refused-no-seat = Cette place n’existe pas à cette table.
table-refused-not-asked = Ce n’est pas à vous de jouer.
table-refused-stale = La partie a avancé entre-temps : cette réponse portait sur une décision précédente.
table-refused-unreadable = Ce texte ne correspond à aucun coup de ce jeu.
table-refused-incomplete = Il manque encore quelque chose à votre réponse.
table-refused-unanswered = Dites aussi ce que { $seat } répondrait.
table-refused-not-sealed = Vous n’avez pas de réponse sous enveloppe à reprendre.
table-refused-cannot-undo = Vous ne pouvez rien annuler sans l’accord des autres : quelqu’un a joué depuis.
table-refused-revealed = Impossible de revenir en arrière : ce qui a été dévoilé ne peut plus être oublié.
table-refused-no-duel = Dans ce jeu, on ne peut ni abandonner ni convenir d’une nulle.
table-refused-offer-open = Une proposition est déjà en cours : répondez-y d’abord.
table-refused-no-offer = Aucune proposition n’attend votre réponse.
table-refused-agreed = Vous avez déjà donné votre accord.
table-refused-drawn = Le premier tirage a eu lieu : on ne peut plus rien apporter au hasard de la table.
table-refused-too-long = C’est trop long : 64 octets au plus.
table-refused-no-chance = Il n’y a rien à tirer au sort en ce moment.
table-refused-not-manual = À cette table, personne ne choisit ce que le hasard décide.

# Les traités : promis à deux ou à trois, jugés à la lecture.

table-treaty-offered = { $seat } propose un traité : { $treaty }
table-treaty-agreed = { $seat } accepte le traité : { $treaty }
table-treaty-declined = { $seat } décline le traité : { $treaty }
table-treaty-withdrawn = { $seat } retire son traité : { $treaty }
table-treaty-kept = Parole tenue : { $treaty }
table-treaty-broken = { $seat } rompt sa parole : { $treaty }

table-refused-no-treaties = Dans ce jeu, on ne signe pas de traité.
table-refused-no-treaty = Aucun traité de ce numéro ne vous concerne.
table-refused-treaty-unfit = Ce traité ne peut pas être proposé maintenant.
table-refused-treaty-settled = Ce traité n’attend plus votre réponse.
table-refused-too-many-treaties = Douze de vos traités attendent déjà une réponse : c’est le maximum.
table-refused-talk-closed = L’heure n’est plus aux négociations : les apartés et les traités attendent la prochaine phase de diplomatie.

table-instructions-given = Vos consignes sont notées.
table-instructions-none = Vos consignes sont levées.
table-refused-no-instruction = Cette consigne n’existe pas dans ce jeu.
