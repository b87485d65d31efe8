# Ce qui se passe à une table, quel que soit le jeu.

table-ready = { $seat-The } { $seat-number ->
    [many] ont
   *[one] a
} fini.
table-unsealed = { $seat-The } { $seat-number ->
    [many] reprennent leur
   *[one] reprend son
} enveloppe.
table-resealed = Votre nouvelle réponse remplace l’autre sous l’enveloppe.
table-clock-answered = Temps écoulé pour { $seat-the } : ce qui était noté est joué ; à défaut, les règles ou un robot répondent, cette fois seulement.
table-left-bot = { $seat-The } { $seat-number ->
    [many] ne sont
   *[one] n’est
} plus là : un robot joue en attendant.
table-left-idle = { $seat-The } { $seat-number ->
    [many] ne sont
   *[one] n’est
} plus là : la place ne fait plus rien en attendant.
table-left-out = { $seat-The } { $seat-number ->
    [many] ne sont
   *[one] n’est
} plus là : la partie continue sans cette place.
table-returned = { $seat-The } { $seat-number ->
    [many] sont
   *[one] est
} de retour.
table-closed = { $seat-The } { $seat-number ->
    [many] mettent
   *[one] met
} fin à la partie : les autres sont partis.
table-undone = { $seat-The } { $seat-number ->
    [many] annulent leur
   *[one] annule son
} dernier coup.
table-resigned = { $seat-The } { $seat-number ->
    [many] abandonnent
   *[one] abandonne
} la partie.
table-draw-offered = { $seat-The } { $seat-number ->
    [many] proposent
   *[one] propose
} la nulle.
table-draw-agreed = Tout le monde accepte la nulle.
table-take-back-asked = { $seat-The } { $seat-number ->
    [many] demandent
   *[one] demande
} à reprendre un coup.
table-take-back-agreed = Tout le monde est d’accord : { $seat-the } { $seat-number ->
    [many] reprennent leur
   *[one] reprend son
} coup.
table-agreed = { $seat-The } { $seat-number ->
    [many] sont
   *[one] est
} d’accord.
table-offer-withdrawn = { $seat-The } { $seat-number ->
    [many] retirent leur
   *[one] retire sa
} proposition.
table-offer-declined = { $seat-The } { $seat-number ->
    [many] refusent
   *[one] refuse
}.
table-contributed = { $seat-The } { $seat-number ->
    [many] ajoutent leur
   *[one] ajoute son
} grain de hasard.

table-outcome-resigned = { $seat-The } { $seat-number ->
    [many] ont
   *[one] a
} abandonné.
table-outcome-agreed = Partie nulle d’un commun accord.
table-outcome-closed = Partie interrompue : les autres étaient partis.

# Pourquoi une demande est refusée.

table-refused-over = La partie est terminée.
table-refused-no-seat = Cette place n’existe pas à cette table.
table-refused-not-asked = Ce n’est pas à vous de jouer.
table-refused-stale = La partie a avancé entre-temps : cette réponse portait sur une décision précédente.
table-refused-unreadable = Cette réponse ne peut pas être lue : { $reason }.
table-refused-unreadable-roll = Ce tirage ne peut pas être lu : { $reason }.
table-refused-unreadable-treaty = Ce traité ne peut pas être lu : { $reason }.
table-refused-incomplete = Il manque encore quelque chose à votre réponse.
table-refused-unanswered = Dites aussi ce que répondrait cette place : { $seat }.
table-refused-not-sealed = Vous n’avez pas de réponse sous enveloppe à reprendre.
table-refused-cannot-undo = Vous ne pouvez rien annuler sans l’accord des autres : quelqu’un a joué depuis.
table-refused-revealed = Impossible de revenir en arrière : quelque chose a été dévoilé entre-temps.
table-refused-no-duel = Dans ce jeu, on ne peut ni abandonner ni convenir d’une nulle.
table-refused-offer-open = Une proposition est déjà en cours : répondez-y d’abord.
table-refused-no-offer = Aucune proposition n’attend votre réponse.
table-refused-agreed = Vous avez déjà donné votre accord.
table-refused-drawn = Le premier tirage est fait : le hasard de la table est scellé.
table-refused-too-long = C’est trop long.
table-refused-no-chance = Il n’y a rien à tirer au sort en ce moment.
table-refused-not-manual = À cette table, le hasard décide seul.

# Les traités : promis à quelques-uns, jugés à la lecture. Un traité dit d’abord sa durée ; $clauses commence sans majuscule.

table-treaty-this-turn = Ce tour-ci : { $clauses }.
table-treaty-until = { $term } : { $clauses }.
table-treaty-standing = Tant que chacun tient parole : { $clauses }.
table-treaty-clauses = { $first } ; { $rest }
table-treaty-if = si { $condition }, { $promise }
table-treaty-once = quand { $condition }, { $promise }
table-treaty-and = { $first } et { $second }

table-treaty-offered = { $seat-The } { $seat-number ->
    [many] proposent
   *[one] propose
} un traité. { $treaty }
table-treaty-pledged = { $seat-The } { $seat-number ->
    [many] font
   *[one] fait
} une promesse. { $treaty }
table-treaty-countered = { $seat-The } { $seat-number ->
    [many] font
   *[one] fait
} une contre-proposition. { $treaty } (Avant : { $before })
table-treaty-agreed = { $seat-The } { $seat-number ->
    [many] acceptent
   *[one] accepte
} le traité. { $treaty }
table-treaty-declined = { $seat-The } { $seat-number ->
    [many] refusent
   *[one] refuse
} le traité. { $treaty }
table-treaty-declined-why = { $seat-The } { $seat-number ->
    [many] refusent
   *[one] refuse
} le traité : « { $why } » { $treaty }
table-treaty-withdrawn = { $seat-The } { $seat-number ->
    [many] retirent leur
   *[one] retire son
} traité. { $treaty }
table-treaty-notice = { $seat-The } { $seat-number ->
    [many] dénoncent
   *[one] dénonce
} ce traité, qui vaut encore jusqu’à la fin du tour. { $treaty }
table-treaty-undone = Annulé, et avec le coup une proposition { $seat-of }. { $treaty }
table-treaty-reopened = Annulé, et avec le coup le sort d’un traité. { $treaty }
table-treaty-lapsed = Une proposition est caduque : { $why } { $treaty }
table-treaty-void = Un traité est sans objet : { $why } { $treaty }
table-treaty-kept = Parole tenue. { $treaty }
table-treaty-kept-early = Parole tenue avant l’heure. { $treaty }
table-treaty-broken = { $seat-The } { $seat-number ->
    [many] manquent à leur
   *[one] manque à sa
} parole. { $treaty }

table-void-condition = sa condition n’a pas été remplie.
table-void-absent = un joueur était parti.
table-void-over = son temps est passé.
table-warn-contradicts = Vous avez promis ce qui ne peut pas être tenu avec ceci : { $treaty }
table-warn-sealed = Votre réponse scellée va contre ce traité.

table-reason-gains-nothing = Je n’y gagne rien.
table-reason-word-given = J’ai déjà donné ma parole.
table-reason-you-broke-yours = Vous avez manqué à la vôtre.
table-reason-cannot-keep = Je ne pourrais pas la tenir.
table-reason-you-lead = Vous êtes en tête.
table-reason-end-is-near = La fin est trop proche.
table-reason-better-offer = On m’offre mieux.
table-reason-already-answered = J’ai déjà répondu à cela.

# Les mots d’un traité, tels qu’on les choisit.
table-term-seat = { $seat }
table-term-with = Un traité à votre façon…
table-term-parties = Voilà les signataires
table-term-more = Et aussi…
table-term-if = Si…
table-term-once = Quand…
table-term-and = et
table-term-then = alors
table-term-all = Tous ensemble
table-term-together = avec…
table-term-until = Jusqu’à…
table-term-standing = Tant que chacun tient parole

table-refused-no-treaties = Dans ce jeu, on ne signe pas de traité.
table-refused-no-treaty = Aucun traité de ce numéro ne vous concerne.
table-refused-treaty-unfit = Ce traité ne peut pas être proposé maintenant.
table-refused-treaty-settled = Ce traité n’attend plus votre réponse.
table-refused-treaty-twice = Le même traité est déjà sur la table.
table-refused-too-many-treaties = Trop de propositions : douze peuvent attendre une réponse, dont six au même joueur avant que la partie avance.
table-refused-talk-closed = L’heure n’est plus à la diplomatie : les apartés et les traités attendent la prochaine phase de diplomatie.

table-instructions-given = Vos consignes sont notées.
table-instructions-none = Vos consignes sont retirées.
table-refused-away = Vous avez déjà quitté cette table.
table-refused-here = Vous n’avez pas quitté cette table.
table-refused-gone = À cette table, qui s’en va ne revient pas.
table-refused-no-instruction = Cette consigne n’existe pas dans ce jeu.

# Ce qui ne se lit pas dans un texte. Les mots de la notation figurent tels qu’on les tape.

notation-number = « { $word } » n’est pas un nombre possible ici
notation-twice = « { $word } » figure deux fois
notation-missing = il manque « { $word } »
notation-word = « { $found } » n’est rien de ce qui peut s’écrire ici : { $known }
notation-within = dans « { $part } », { $error }
notation-and = { $first } ; { $next }
notation-no-chance = dans ce jeu, rien n’est laissé au hasard
notation-no-treaty = « { $text } » n’est pas un traité de ce jeu
