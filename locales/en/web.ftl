# What the pages say.

web-brand-home = Veillée, back to the shelf
web-nav = Pages
web-nav-shelf = The shelf
web-nav-mine = My tables
web-nav-about = About
web-skip = Skip to the content
web-language = Language
web-theme-light = Switch to light
web-theme-dark = Switch to dark
web-guest = Guest
# A list of names for newcomers, separated by semicolons.
web-guest-names = Patient Otter; Dreamy Owl; Polite Fox; Stubborn Beaver; Cheerful Wren; Thoughtful Hare; Drowsy Badger; Eager Hedgehog; Clever Marmot; Calm Heron; Merry Finch; Nimble Squirrel
web-footer = Veillée: five vanished games, one lamp lit.
web-footer-about = Boards, fairness, privacy
web-footer-api = For your programs
web-loading = One moment…
web-close = Close
web-save = Save
web-again = Try again
web-reload = Reload the page
web-copy = Copy
web-copied = Copied

web-title-shelf = Veillée, board games
web-title-box = { $title } · Veillée
web-title-table = { $title } · Veillée
web-title-turn = Your turn! { $title } · Veillée
web-title-replay = Replay: { $title } · Veillée
web-title-learn = Learn: { $title } · Veillée
web-title-mine = My tables · Veillée
web-title-account = My name and account · Veillée
web-title-about = About · Veillée
web-title-nowhere = Page not found · Veillée

web-error-unreached = The server does not answer. Check your connection, then try again.
web-error-unreadable = The server’s answer could not be understood. Try again in a moment.
web-error-down = The line is down, and nothing was sent. Try again when you are back.
web-error-lost = The connection broke before the server answered. See how the table stands, then try again if need be.
web-error-part = Something went wrong in this part of the page. The rest of it still works.
web-error-page = This page could not be loaded
web-nowhere = There is nothing here
web-nowhere-help = The address may be incomplete, or the page has moved.

## The shelf

web-shelf-title = Open a box, the lamp is lit
web-shelf-intro = Five board games that can no longer be bought, ready to play at any hour: with friends, by a simple link, or against bots. No account, nothing to install.
web-shelf-your-turn = They are waiting for you
web-shelf-open = Open the box: { $title }
web-shelf-waiting = Tables looking for company
web-shelf-waiting-none = No public table is waiting for a player right now. Open one, or play at once against bots.
web-players = { $min ->
    [2] { $max ->
        [2] 2 players
       *[other] 2 to { $max } players
    }
   *[other] { $min } to { $max } players
}
web-minutes = about { $minutes } min
web-weight = Difficulty: { $weight } out of 5
web-play-now = Play now
web-opening = Setting the table…
web-open-box = Open the box

## The guided first game

web-learn = Learn by playing
web-learn-step = Step { $n } of { $count }
web-learn-back = Previous step
web-learn-next = Next step
web-learn-skip = Skip this step
web-learn-play = Play against bots

## The box

web-level = Strength of the bots
web-open-table = Open a table
web-rules = The rules
web-board = The board
web-board-alt = The board: { $title }
web-board-made = Redrawn by us; whatever the rulebook does not print has been reconstructed.
web-board-correct = You own the box? Correct us.
web-box-unknown = This box is not on the shelf yet.
web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] No clause speaks of it.
    [one] One clause speaks of it.
   *[other] { $count } clauses speak of it.
}
web-why = Why?
web-why-title = Clause { $clause }
web-why-unknown = This clause is not in our text of the rules.
web-why-rules = Read it in the rules

web-open-seats = Who sits where?
web-open-options = Variants and options
web-open-pace = At what pace?
web-open-who = Who may come in?
web-open-too-few = At least { $min ->
    [one] { $min } seat
   *[other] { $min } seats
} must be taken.
web-open-do = Open the table
web-open-hint-invite = You can then invite with a link or a QR code.
web-open-hint-start = The game begins as soon as you say so.
web-open-private = By invitation
web-open-private-help = Only people who have the link can come in.
web-open-public = Open to all
web-open-public-help = The table is shown on the shelf; anyone can sit down.
web-pace-none = No clock
web-pace-none-help = Nothing is timed: everyone takes their time.
web-pace-live = Live
web-pace-live-help = Each player has a reserve of time, topped up with every move.
web-pace-live-phases = The times of the rules for what is done together, and a bank for each player when only that one has to decide.
web-pace-days = By correspondence
web-pace-days-help = A number of hours for each decision.
web-pace-minutes = Minutes in reserve
web-pace-seconds = Seconds added per move
web-pace-hours = Hours per decision
web-seat-me = Me
web-seat-someone = Someone else
web-seat-none = Nobody (seat not in play)
web-seat-open = free seat
web-seat-you = { $name } (you)
web-seat-away = away for now
web-seat-away-bot = a bot plays meanwhile
web-seat-away-idle = is no longer there; the seat waits
web-seat-away-out = is no longer there
web-stand-in = Let a bot play
web-hold-away = Wait no longer
web-seat-turn = to play
web-seat-ready = ready
web-seat-won = won
web-seat-match = match: { $points }
web-seats = The players
web-spectators = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}

## Before the game

web-table = Table
web-table-barred = You cannot enter this table
web-lobby-waiting = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
web-lobby-full = Everyone is here.
web-lobby-set = Who plays { $seat-the }?
web-lobby-host-starts = The game begins when whoever opened the table says so.
web-sit = Sit down
web-leave = Leave the table
web-sure-leave = Leave the table?
web-sure-leave-bot = A bot will play in your place. As long as the game lasts you can come back and take over again.
web-sure-leave-idle = Your seat will do nothing any more. As long as the game lasts you can come back and take over again.
web-sure-leave-out = The game will go on without you, and you cannot come back.
web-start = Begin
web-start-bots = Begin with bots in the free seats
web-invite = Invite
web-invite-help = Send this link, or show the code: a name is all it takes to sit down.
web-invite-full = All seats are taken: whoever opens this link watches the game.
web-invite-unknown = The site does not keep invitation links, and this browser did not make one for this table. Make a new one: an older link then no longer works.
web-invite-make = Make a new link
web-invite-link = Invitation link
web-invite-qr = QR code of the invitation link
web-contract = Before you sit down
web-contract-pace = Pace
web-contract-none = No clock: nothing is timed, everyone takes their time.
web-contract-live = { $minutes } min in reserve for each player, { $seconds } s more with every move.
web-contract-bank = When only one player has to decide: { $minutes } min in the bank, { $seconds } s more with every move.
web-contract-phase-minutes = { $minutes } min for the { $phase }, less if everybody is ready.
web-contract-phase-seconds = { $seconds } s for the { $phase }, less if everybody is ready.
web-contract-phase-endless = No limit for the { $phase }: it ends when everybody is ready.
web-contract-late = When time is over, what is written counts; else the rules or a bot answer, this once. Whoever misses twice in a row counts as having left.
web-contract-days = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
} for each decision.
web-contract-length = Length
web-contract-length-days = Several days, as quickly as answers come.
web-contract-leaving = If someone leaves
web-contract-leaving-bot = A bot plays in their place until they are back.
web-contract-leaving-idle = Their seat does nothing until they are back; no bot takes it.
web-contract-leaving-out = Their seat plays no more, and there is no way back; no bot takes it.
web-contract-options = Options
web-contract-option = { $name }: { $value }
web-contract-usual = The rules as in the box, with no option changed.
web-contract-fair = Fairness
web-contract-fair-help = The chance of this table is sealed in advance: how to check it

## The game

web-link-connecting = Connecting to the table…
web-link-reconnecting = Connection interrupted, trying again… The game is safe.
web-link-offline = You are offline. The game waits for you and goes on when you are back.
web-prompt-you = Your turn.
web-prompt-wait = Waiting for { $names-the }.
web-prompt-over = The game is over.
web-prompt-sealed = Your answer is sealed.
web-prompt-sheet = Fill in your sheet, then confirm.
web-prompt-clear = Clear the choice
web-prompt-send = Confirm
web-prompt-unseal = Take my answer back
web-slot-optional = (optional)
web-slot-back = Go back
web-actions = Actions
web-undo = Undo my move
web-hint = A hint
web-hint-wait = The bot is thinking…
web-hint-is = A bot would play: { $action }
web-hint-line = { $line }: { $what }
web-hint-nothing = nothing
web-take-back = Take a move back
web-draw = Offer a draw
web-resign = Resign
web-sure-resign = Resign the game?
web-sure-resign-help = Victory goes to your opponent.
web-play-on = Play on
web-offer-draw = { $from-The } offers you a draw.
web-offer-draw-mine = You have offered a draw.
web-offer-take_back = { $from-The } would like to take the last move back.
web-offer-take_back-mine = You have asked to take your last move back.
web-offer-accept = Accept
web-offer-decline = Decline
web-offer-withdraw = Withdraw
web-clock-left = Time left
web-clock-phase = Time left for the table
web-left-bot = You are not in your seat: a bot plays there.
web-left-idle = You are not in your seat: it does nothing until you are back.
web-left-out = You have left the game; it goes on without you.
web-left-return = Take my seat again
web-alone = The others have left. Do you want to end the game?
web-alone-end = End the game
web-menu = Menu
web-dock = Drawers
web-hand = In my hand
web-desk-full = As high as possible
web-tab-aid = Aid
web-seat-score = Score
web-treaty-comes = { $from-The } offers you a treaty.
web-treaty-read = Read
web-end-board = Show the board
web-scene = What is being shown
web-scene-skip = Skip
web-side = Around the game
web-beside-board = Beside the board
web-zoom-closer = Zoom in
web-zoom-further = Zoom out
web-zoom-home = See it as at first
web-tab-log = Log
web-tab-talk = Talk
web-tab-table = Table
web-log-empty = The game begins.
web-since-moves = { $count ->
    [one] One thing happened:
   *[other] { $count } things happened. The last of them:
}
web-since-wrote = Wrote to you or to all: { $names }.
web-since-signed = { $count ->
    [one] One treaty was signed.
   *[other] { $count } treaties were signed.
}
web-since-offered = { $count ->
    [one] One treaty waits for your word.
   *[other] { $count } treaties wait for your word.
}
web-since-asked = It is your turn.
web-since-idle = Nothing is asked of you yet.
web-since-close = Play on
web-next-table = Next game that waits for you: { $title } ({ $count } in all)
web-log-since = Since you left
web-log-earlier = { $count ->
    [one] One earlier line
   *[other] { $count } earlier lines
}
web-talk = Talk
web-talk-all = everyone
web-talk-to = To whom?
web-talk-send = Send
web-talk-empty = Nobody has said anything yet.
web-talk-new = unread

## The end and the replay

web-end-won = You have won!
web-seat-named = { $name } ({ $seat })
web-end-graph = How the game stood, from the first move to the last.
web-end-turning = Watch the turning point
web-end-decided = What decided it:
web-end-pride = To your credit
web-back = While you were away
web-back-end = The game has ended. How it came about has not been shown to you yet.
web-back-watch = Watch it
web-back-show = Show the result
web-end-proud = Your finest stroke: { $points ->
    [one] one point
   *[other] { $points } points
} at once.
web-end-treaties = Treaties kept: { $kept }, broken: { $broken }.
web-end-share = Share
web-rematch = Rematch
web-rematch-help = Everybody who played is asked; in a rematch everybody changes places.
web-rematch-willing = Would like to play again: { $names }.
web-rematch-unwilling = Not this time: { $names }.
web-rematch-said = You would like to play again.
web-rematch-silent = Still to answer: { $names }.
web-rematch-gather = The game begins as soon as everybody is back at the table.
web-rematch-unsay = On second thoughts, no
web-rematch-yes = Yes, again
web-rematch-no = No, thanks
web-rematch-join = Join the rematch
web-record = Download the game
web-replay = Watch the replay
web-replay-as = Seen by
web-replay-public = the public
web-replay-at = Moment { $at } of { $last }
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-next = One step forward
web-replay-last = To the end
web-replay-rewind = One turn back
web-replay-forward = One turn forward
web-replay-eyes = Through these eyes
web-replay-eyes-of = Seen by { $seat }
web-replay-eyes-public = Seen by the public
web-replay-picture = A picture of this moment
web-replay-go-on = Go on from here as { $seat }, against bots
web-replay-share-private = This table is not public: the link opens it to whoever has it.
web-tab-compare = Compare
web-compare-help = What each of them alone knew at this moment.
web-compare-same = At this moment everybody knew the same.
web-key-replay = In a replay: a step; with Shift, a turn
web-replay-run = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-share = Copy the link to this moment
web-replay-start = The beginning of the game.
web-replay-quiet = Nothing to see at this moment.
web-plain-replay = This game has no board for replays yet: follow the game in the log.
web-replay-table = Back to the table

## The table in the middle of the room

web-middle = A screen for everybody
web-middle-what = On a television or a tablet: the table in the middle, and a code for every seat. Phones are the hands.
web-middle-help = Choose a seat and show its code to your phone: it becomes your hand.
web-middle-qr = Code of a seat: { $seat }
web-middle-back = Back to the table
web-room = In the same room
web-room-help = Phones on the same network find this shelf here, even without the Internet:
web-room-qr = QR code of this shelf

## One device, passed from hand to hand

web-seat-here = Somebody beside me, on this screen
web-seat-here-help = One screen goes from hand to hand: before anyone’s hand is shown, it says who is to take it.
web-beside = Somebody beside me
web-beside-name = Name
web-beside-name-of = Name of whoever plays { $seat-the }
web-pass-to = { $name }’s turn
web-pass-help = Hand the screen to { $name }; the others look away.
web-pass-round = Who takes the screen?
web-pass-round-help = Each in turn, and the others look away.
web-pass-whose = Whose hand?
web-pass-take = I am { $name }
web-pass-open = Take the screen
web-pass-hide = Hide my hand
web-pass-next = Done! Hide your hand, then give the screen to { $name }.
web-pass-done = Done! Hide your hand and put the screen down.
web-contract-shared = On one screen
web-contract-shared-by = { $names } share one screen: whoever holds it could look into the others’ hands.

## My tables, my account

web-mine-none = You have no seat at any table yet. There must be a box that tempts you.
web-list-your-turn = Your turn
web-list-playing = In progress
web-list-open = Waiting for company
web-list-over = Finished
web-account = My name and account
web-account-name = Your name at the table
web-account-name-help = This is the name that others see. You can change it at any time.
web-account-renamed = Noted.
web-account-keep = Find your games on another device
web-account-keep-help = An account is optional: it keeps your seats from one device to the next. A name and a passphrase are enough, no e-mail address.
web-account-login-name = Account name
web-account-passphrase = Passphrase
web-account-passphrase-help = At least eight characters. Nobody can recover it for you: write it down.
web-account-login = Log in
web-account-create = Create this account
web-account-created = Your account is created, with all your seats.
web-account-in = Welcome back!
web-account-out = You are logged out. See you soon!
web-account-yours = Account { $name }
web-account-yours-help = Your seats follow you to every device you log in on.
web-account-logout = Log out
web-account-others = Log out everywhere else
web-account-others-help = On a borrowed or lost device your seats are then out of reach; here you stay logged in.
web-account-others-ended = You are now logged in on this device alone.
web-account-change = Change your passphrase
web-account-passphrase-now = Your passphrase today
web-account-passphrase-new = The new one
web-account-change-help = At least eight characters. All your other devices are logged out.
web-account-change-do = Change it
web-account-changed = Your passphrase is changed, and your other devices are logged out.
web-account-delete = Delete your account
web-account-delete-help = Your name, passphrase and sessions are erased, and you leave your seats. Finished games stay, without your name. Nobody can undo this.
web-account-delete-passphrase = Your passphrase, to be sure
web-account-delete-do = Delete for good
web-account-deleted = Your account is gone. You are welcome any time.

web-tab-treaties = Treaties
web-treaty-about = A treaty binds only your word: the referee notes who keeps it and who breaks it. Until the game is over, only its parties see it.
web-treaty-new = Offer a treaty
web-treaty-with = With whom?
web-treaty-offer = Offer
web-treaty-cancel = Never mind
web-treaty-closed = Diplomacy is closed for the moment.
web-treaty-none = No treaty so far.
web-treaty-waiting = waiting for your answer
web-treaty-offered = Offered by { $from-the }, waiting for { $names-the }
web-treaty-agreed = Agreed
web-treaty-undone = Undone with the move
web-treaty-yes = Accept
web-treaty-no = Decline
web-treaty-withdraw = Take back
web-talk-closed = Private talk is closed in this phase; the whole table hears you.
web-talk-silent = At this table everybody plays without a word.

# A board of one’s own, when a table is opened

web-own-board = The board
web-own-board-file = A board file of your own
web-own-board-help = The one in the box, unless you choose a file of your own (.toml). It is checked and drawn before anybody sits down.
web-own-board-box = Back to the one in the box
web-own-board-good = This board can be played on:
web-own-board-bad = { $count ->
    [one] This board cannot be played on, for one reason:
   *[other] This board cannot be played on, for { $count } reasons:
}
web-field-wrong = { $name }: { $reason }
web-rules-ruling = (our ruling)

## Settings and keys

web-settings = Settings
web-keys = Keys
web-mute = Mute
web-set-sound = Sounds
web-set-speed = Speed of motion
web-set-speed-none = none
web-set-speed-fast = fast
web-set-speed-normal = normal
web-set-speed-slow = slow
web-set-confirm = Confirm every move
web-set-confirm-never = never
web-set-confirm-touch = on touch screens
web-set-confirm-always = always
web-set-look = Look of the board
web-set-look-plain = as drawn
web-set-look-contrast = strong contrast
web-set-letters = One-letter keyboard shortcuts
web-key-help = This list
web-key-regions = From part to part of the table
web-key-arrows = Walk over the board, the map, the hand
web-key-choose = Choose; again to confirm
web-key-next = To the next place that can be chosen, on maps
web-key-escape = Clear the choice, close, skip
web-key-undo = Undo my move
web-key-hint = A hint
web-key-tabs = Talk, treaties, log, aid, sheet of orders
web-key-zoom = Zoom on maps: closer, further, as at first
web-key-pan = Move a map in its window
web-key-mute = Sound on or off

# The desk: talk, treaties, notes, and the story of them.
web-treaty-card = Treaty
web-treaty-me = Me
web-treaty-both = Both of us
web-treaty-draft = A treaty is drawn up
web-treaty-flags = Touch a flag: with whom? Two or three flags make a treaty of several.
web-treaty-picked = Words of the treaty
web-treaty-change = Change this word
web-treaty-place = Where? Choose here, or touch the map.
web-treaty-counter = Counter-offer
web-treaty-notice = Give notice
web-treaty-notice-by = Agreed; { $by-the } gave notice: it holds to the end of this turn
web-treaty-instead = In place of the offer of { $from-the }; what is new is marked.
web-treaty-yes-anyway = Sign all the same
web-treaty-offer-anyway = Offer all the same
web-treaty-declined-by = Declined by { $by-the }
web-treaty-declined-why = Declined by { $by-the }: “{ $why }”
web-treaty-countered-by = Answered with another offer by { $by-the }
web-treaty-withdrawn-by = Taken back by { $by-the }
web-treaty-kept-when = Word kept ({ $when })
web-treaty-kept-early-when = Word kept ahead of time ({ $when })
web-treaty-broken-when = Word broken ({ $when }): { $names }
web-treaty-void-why = Void: { $why }
web-treaty-lapsed-why = Came to nothing: { $why }
web-treaties-waiting = Waiting for your word
web-treaties-holds = In force
web-treaties-offers = Offered
web-treaties-past = Over
web-talk-threads = Conversations
web-talk-everyone = Everyone
web-talk-watchers = Those who watch
web-talk-gather = Group…
web-talk-gather-open = Talk among ourselves
web-talk-heading-public = Aloud
web-talk-heading-private = Private: { $names }
web-talk-heading-watchers = Those who watch
web-talk-readers-public = The whole table reads this, and so do those who watch.
web-talk-readers-private = Nobody else reads this.
web-talk-readers-watchers = The players do not read this.
web-talk-write-public = A word to everyone
web-talk-write-private = Privately to { $names }
web-talk-write-watchers = A word to those who watch
web-talk-mute-one = Hide what { $name } says
web-talk-unmute = Show again
web-talk-hushed = { $name } said something that you have hidden.
web-talk-bots = Bots read treaties and nothing else: offer one.
web-talk-empty-bots = No treaty between you so far.
web-talk-cards = At this table players make treaties and write nothing else.
web-talk-watchers-silent = At this table those who watch say nothing.
web-talk-watchers-apart = While they play, the players do not hear those who watch. You have a room of your own.
web-notes = Notes
web-notes-none = Nothing noted yet. Only you can read your notes; each stays with the turn in which you wrote it.
web-notes-write = A note to yourself
web-notes-write-turn = A note to yourself ({ $turn })
web-notes-keep = Keep the note
web-notes-forget = Throw the note away
web-about = About { $place }
web-about-back = Back
web-about-nothing = Nothing has been said or signed about it in this turn, as far as you know.
web-about-promise = Promise something about { $place }: with whom?
web-chronicle = Chronicle
web-chronicle-none = Nobody promised anything in this game.
web-chronicle-all = Everyone’s
web-chronicle-pair = Between { $first } and { $second }
web-chronicle-whose = Whose promises?
web-chronicle-watch = Watch this moment
web-chronicle-worth = In that turn: { $gains }
web-chronicle-gain = { $seat } { $points }
web-chronicle-betrayals = Broken words
web-trust = Who kept their word to whom
web-trust-kept = { $kept ->
    [one] { $kept } word kept
   *[other] { $kept } words kept
}
web-trust-broken = { $broken ->
    [one] { $broken } broken
   *[other] { $broken } broken
}
web-trust-line = { $first } and { $second }: { $kept }, { $broken }
web-trust-help = The thicker a line, the more words were kept; an arrow points at whoever was betrayed.
web-open-talk = Talk
web-manners-words = While you play
web-manners-words-free = Words and treaties
web-manners-words-cards = Treaties alone, no words
web-manners-watchers = Those who watch
web-manners-watchers-apart = talk in a room of their own
web-manners-watchers-aloud = may also speak to the table
web-manners-watchers-silent = say nothing
web-manners-private_talk = Private talk, after the game
web-manners-private_talk-closed = stays with those who heard it
web-manners-private_talk-opens = can be read by everybody
web-contract-talk = Talk
web-tab-story = Talk and promises
web-story-talk = What had been said
