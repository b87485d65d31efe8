# The command line and the game in the terminal.

# Help of the commands.

cli-help = Veillée, the game library that never closes: five board games, in the terminal, in the browser, and for your programs.
cli-help-usage = Usage:
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-options = Options

cli-arg-lang = Language: fr or en (otherwise that of the terminal)
cli-arg-help = Show this help
cli-arg-version = Show the version
cli-arg-game = Name of a game: { $games }
cli-arg-options = An option of the game, NAME=VALUE; as many as you like
cli-arg-board = A board file of your own instead of the one in the box
cli-arg-seed = Number that all chance comes from: the same number, the same game
cli-arg-ms = Milliseconds a bot may think about an answer (otherwise its level decides)
cli-arg-json = Result as JSON
cli-arg-file = File to read

cli-help-play = Play a game in the terminal
cli-help-play-seats = Who sits where: you, you:NAME, bot, bot:LEVEL; SEAT= before it chooses the seat
cli-help-play-resume = Go on with a game that was left, from the file that keeps it
cli-help-play-record = Write the record of the game to this file
cli-help-play-examples =
    Examples
      veillee play neuf-pistes                            you against a bot
      veillee play neuf-pistes --seats you:Anna,you:Ben   two people, one keyboard
      veillee play africa --seats fr=you,bot:strong,bot   you are France
      veillee play neuf-pistes --option movement=free --seed 7 --record game.txt
      veillee play --continue evening.txt
    At any time, ? shows what can be typed.

cli-help-referee = Judge games for programs: JSON lines on standard input and output
cli-help-referee-examples =
    Example
      echo '{"{"}"op":"new","game":"neuf-pistes","seed":7{"}"}' | veillee referee
    docs/protocol.md describes every operation.

cli-help-arena = Let bots play against each other and keep score
cli-help-arena-bots = What plays, one a seat: random, easy, medium, strong, or program:COMMAND; @MS behind it gives it its own time
cli-help-arena-opening = Let chance answer so many decisions first, the same for each rotation of the seats (0)
cli-help-arena-until_sure = Stop as soon as the first bot is surely better or worse than the others
cli-help-arena-games = How many games (100)
cli-help-arena-jobs = How many games at the same time (2)
cli-help-arena-plot = Draw the result into this file
cli-help-arena-examples =
    Examples
      veillee arena neuf-pistes --bots strong,easy --games 50 --seed 1
      veillee arena europa --bots strong,medium,easy --games 20 --plot result.svg
      veillee arena neuf-pistes --bots 'strong@100,program:python3 mine.py@100' --opening 4 --until-sure
    The seats rotate. The intervals are 95% intervals (Wilson).

cli-help-replay = Tell a recorded game again, or verify it
cli-help-replay-verify = Make every roll again from the revealed seed and check the commitment
cli-help-replay-viewer = As whom: a seat, public or full (full)
cli-help-replay-svg = Draw every moment into this folder
cli-help-replay-examples =
    Examples
      veillee replay game.txt
      veillee replay game.txt --verify
      veillee replay game.txt --as light --svg pictures

cli-help-perft = Count the positions that can arise after a given number of moves
cli-help-perft-depth = Number of moves
cli-help-perft-position = Begin from this position, as the referee writes it
cli-help-perft-divide = Count separately for each first move
cli-help-perft-examples =
    Examples
      veillee perft neuf-pistes --depth 5
      veillee perft neuf-pistes --depth 3 --option movement=free --divide
      veillee perft neuf-pistes --depth 2 --position "light … ; dark … ; to move dark"

cli-help-bench = Measure how fast the games are
cli-help-bench-game = One game only
cli-help-bench-seconds = Seconds for each measurement (1)
cli-help-bench-examples =
    Examples
      veillee bench
      veillee bench neuf-pistes --seconds 5 --json

cli-help-board = Check and draw board files
cli-help-board-check = List everything that is wrong with a board file
cli-help-board-check-game = The game, if the file does not name it
cli-help-board-check-examples =
    Example
      veillee board check my-africa.toml
    An owner of the box can correct our reconstructed boards in such a file.
cli-help-board-draw = Draw a board at the start of the game
cli-help-board-draw-output = Picture to write: .svg or .png
cli-help-board-draw-flags = Draw the flags of the board, large, instead of the board
cli-help-board-draw-examples =
    Examples
      veillee board draw europa -o europa.svg
      veillee board draw africa --board my-africa.toml -o africa.png

# What was wrong with a command line.

cli-usage-command = there is no command “{ $word }”; see: veillee --help
cli-usage-no-command = a command is missing; see: veillee --help
cli-usage-unknown = there is no “{ $argument }” here; --help shows what there is
cli-usage-missing = missing: { $argument }
cli-usage-no-value = { $argument } needs a value
cli-usage-value = { $argument } cannot be “{ $value }”; --help shows what can be
cli-usage-conflict = { $argument } does not go with the rest
cli-usage-other = this command line cannot be understood; see: veillee --help

cli-error-file = { $file }: { $reason }
cli-error-game = there is no game “{ $game }”; there are: { $games }
cli-error-seat = “{ $word }” is not a player; write you, you:NAME, bot or bot:LEVEL (random, easy, medium, strong), if you like with SEAT= before it
cli-error-level = there is no bot “{ $level }”; there are: { $levels }
cli-error-perft = { $game } does not list its moves, so they cannot be counted
cli-error-no-table = there is no table yet: open one with the operation new or load
cli-error-not-asked = nothing is asked of { $seat-the } now
cli-error-unlisted = these are too many to list; the operation prompt leads to all of them
cli-error-slots = field picked: there { $slots ->
    [one] is { $slots } slot
   *[other] are { $slots } slots
}
cli-error-most = field { $field }: at most { $most }
cli-error-viewer = nobody is called “{ $viewer }” here; possible: public, full, { $seats }

# The game in the terminal.

cli-play-title = { $title }
cli-play-you = { $seat }: you
cli-play-person = { $seat }: { $name }
cli-play-bot = { $seat }: bot ({ $level })
cli-play-commitment = Commitment to the seed: { $hash }
cli-play-hint = Type the number of a choice, or the whole move. ? shows everything else.
cli-play-curtain = { $seat }, your turn; everyone else, look away. Press Enter to go on
cli-play-picked = So far: { $picked }
cli-play-could-send = That may be all: type “send”.
cli-play-sheet = Your sheet. Type the number of a line to fill it in, “send” to send the sheet.
cli-play-blank = (to be filled in)
cli-play-blank-optional = (empty)
cli-play-supposed = If it came to that:
cli-play-supposed-secret = What follows then depends on what you cannot know.
cli-play-incomplete = The answer is not complete yet.
cli-play-clause = Clause { $clause }: “why” shows it.
cli-play-no-why = The referee has not had to rule on anything yet.
cli-play-help = A number or word picks from the list; a whole move can be typed in notation. You can also type:
cli-play-legal = { $count ->
    [one] One legal move:
   *[other] { $count } legal moves:
}
cli-play-unlisted = There are too many of them to list; the choices above lead to all.
cli-play-no-rules = The rules of this game have not been written down here.
cli-play-no-clause = No clause speaks of “{ $what }”.
cli-play-agree = { $seat }, do you agree? (yes/no)
cli-play-keep = A file to keep the game in and go on later, or Enter to let it go
cli-play-keep-other = There is a file { $file } already: name another.
cli-play-kept = It goes on with: veillee play --continue { $file }
cli-play-not-kept = not a game that was kept to go on later
cli-play-left = The game stops here, as it stands.
cli-play-saved = The record is in { $file }.
cli-play-score = { $seat }: { $total }
cli-play-score-hidden = { $seat }: hidden until the end
cli-play-tie-break = – tie-break, { $what }: { $points }
cli-play-part = – { $what }: { $points }

cli-play-treaty = { $number }. { $treaty } { $fate ->
    [offered] (offered)
    [agreed] (agreed)
    [declined] (declined)
    [withdrawn] (taken back)
    [countered] (answered with another offer)
    [undone] (undone)
    [void] (void)
    [kept] (kept)
    [broken] (broken)
   *[lapsed] (lapsed)
}
cli-word-yes = yes
cli-word-help = help
cli-word-help-help = this list (also: ?)
cli-word-board = board
cli-word-board-help = show the table again
cli-word-legal = legal
cli-word-legal-help = list the legal moves
cli-word-rules = rules
cli-word-rules-help = the rules; “rules { $clause }” one clause, “rules word” every clause that has the word
cli-word-why = why
cli-word-why-help = the clause behind the last refusal or decision
cli-word-suppose = suppose
cli-word-suppose-help = what would follow: “suppose MOVE”, with what others might answer “suppose MOVE / SEAT: MOVE”
cli-word-score = score
cli-word-score-help = the score as it stands
cli-word-log = log
cli-word-log-help = everything that has happened
cli-word-back = back
cli-word-back-help = take the last pick back
cli-word-send = send
cli-word-send-help = send the answer as it is
cli-word-undo = undo
cli-word-undo-help = take your last move back
cli-word-resign = resign
cli-word-resign-help = give the game up
cli-word-draw = draw
cli-word-draw-help = offer a draw
cli-word-treaty = treaty
cli-word-treaty-help = the treaties; “treaty { $treaty }” offers one, term by term
cli-word-agree = agree
cli-word-agree-help = “agree 3” agrees to treaty 3
cli-word-refuse = refuse
cli-word-refuse-help = “refuse 3” declines treaty 3, or takes your own back
cli-word-record = record
cli-word-record-help = show the record of the game, as you know it
cli-word-quit = quit
cli-word-quit-help = leave

# The other commands.

cli-arena-heading = { $title }: { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
cli-arena-bot = bot
cli-arena-wins = wins
cli-arena-shared = shared
cli-arena-draws = draws
cli-arena-losses = losses
cli-arena-points = points
cli-arena-rate = points a game [95%]
cli-arena-elo = Elo [95%]
cli-arena-percent = { $rate }%
cli-arena-footer = { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
} in { $seconds } s
cli-arena-unfinished = { $games ->
    [one] One game was stopped because it would not end.
   *[other] { $games } games were stopped because they would not end.
}

cli-replay-verified = { $lines ->
    [one] Verified: the seed is the one committed to, and the one line follows from it and the rules.
   *[other] Verified: the seed is the one committed to, and all { $lines } lines follow from it and the rules.
}
cli-replay-failed = { $file } is not valid: { $reason }

cli-board-good = { $file }: a good board for { $game }
cli-board-bad = { $file }: { $count ->
    [one] one fault
   *[other] { $count } faults
} for { $game }
cli-board-no-game = the file names no game of the library (game = "…"); say which with --game
cli-board-format = a picture is written as .svg or .png
cli-board-no-flags = { $game } has no flags

cli-bench-playouts = random games
cli-bench-answers = answers in random games
cli-bench-steps = steps judged at a table
cli-bench-perft = lines of play counted (perft)
cli-bench-column-game = game
cli-bench-column-what = what
cli-bench-column-per-cpu = per CPU second
cli-bench-column-per-second = per second

# The site and its data.

cli-help-serve = Open the site: the whole library in the browser
cli-help-serve-examples =
    Examples
      veillee serve                                   on this machine, at http://127.0.0.1:8080
      veillee serve --listen 0.0.0.0:80 --data /srv/veillee
      veillee serve --database postgres://veillee@db/veillee --behind-proxy
    Ctrl-C closes it; players are told. docs/deployment.md says more.
cli-help-serve-listen = Address and port to listen at (127.0.0.1:8080)
cli-help-serve-behind_proxy = A proxy in front speaks HTTPS and names visitors in X-Forwarded-For
cli-help-serve-metrics = Address and port for /metrics (otherwise only this machine is told, and nobody behind a proxy)
cli-help-serve-contact = Whom to tell of a weakness, for security.txt: mailto:… or https://…
cli-help-serve-no_limits = No limit on how fast anybody may act: for load tests only
cli-help-serve-calm = Milliseconds before a bot’s answer is shown (700)
cli-help-serve-log = How the log is written: text or json (text); VEILLEE_LOG=debug says more
cli-arg-data = Folder for the data (by default that of your account; it is printed at the start)
cli-arg-database = Address of a PostgreSQL database instead of a folder

cli-help-backup = Copy all data into a new file, even while the site is open
cli-help-backup-file = The new file; to open it again, call it veillee.db and give its folder to --data
cli-help-backup-examples =
    Example
      veillee backup friday.db
      veillee backup friday.db --check
cli-help-backup-check = Copy nothing: is this file a complete backup, and everything in it as it was written?

cli-help-scrub = Read everything that is kept, even while the site is open, and say what is damaged
cli-help-scrub-examples =
    Example
      veillee scrub --data /srv/veillee
    The files, the checksum of every step, and every game from its first step to its last.

cli-help-export = Write an archive of all finished games that needs no server
cli-help-export-folder = Folder for the records, the pictures and index.html
cli-help-export-examples =
    Example
      veillee export archive

cli-serve-open = Veillée is open: { $address }
cli-serve-house = Phones on the same network open { $address }
cli-serve-data = The data are in { $place }
cli-backup-done = Everything is in { $file }
cli-scrub-done = { $tables ->
    [one] One table
   *[other] { $tables } tables
}, { $steps ->
    [one] one step
   *[other] { $steps } steps
}: { $faults ->
    [0] everything is as it was written.
    [one] one fault.
   *[other] { $faults } faults.
}
cli-scrub-faults = something is damaged; docs/deployment.md says how to restore a backup
cli-export-done = { $games ->
    [0] No finished game yet: { $folder } holds only the index.
    [one] One game is in { $folder }
   *[other] { $games } games are in { $folder }
}
cli-rules-ruling = our ruling

# What the referee cannot read
cli-error-request = This request cannot be read: { $reason }.
cli-error-no-op = There is no operation “{ $op }”; there are: { $ops }.
cli-error-no-seed = The system gives no randomness: name a seed (“seed”).
cli-error-line-long = A line is no longer than this many bytes: { $most }.
cli-error-line-utf8 = A line is written in UTF-8.

# Why a file can be neither read nor written
cli-file-missing = there is no such file or folder
cli-file-forbidden = access is denied
cli-file-folder = it is a folder
cli-file-no-folder = a part of the path is no folder
cli-file-no-text = it is no text in UTF-8
cli-file-exists = it exists already
cli-file-full = there is no room left
cli-file-other = the system prevents it (error { $code })
cli-error-seat-op = A seat may ask for: { $ops }.
cli-error-not-yours = The field “{ $field }”: your seat is { $seat }.
