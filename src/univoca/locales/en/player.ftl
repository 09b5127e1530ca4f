# The web player: its server's sentences, then its pages.
player-serving = Univoca is at { $address } (Ctrl-C ends it)
player-error-address = { $host }, port { $port }, cannot be served from: { $reason }.
player-error-body-long = The request is longer than { $limit } bytes.
player-error-body-slow = The request did not arrive in time.
player-error-deadline = This took too long and was stopped; a smaller size or another try may do.
player-error-busy = Too many puzzles are being worked on; try again in a few seconds.
player-error-host = This server does not answer to the name “{ $found }”: call it by its own, or start it with --allow-host.
player-error-host-name = “{ $found }” is not the name of a host: write it without scheme and port, such as puzzles.example.org.
player-error-origin = A page of another site asked for this, so it was not done.
player-error-rate = Too many requests from your address; go on in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
player-error-died = What worked on this ended without an answer; a smaller size or another try may do.
player-error-memory = This needs more memory than one puzzle may have; try a smaller size.
player-error-head-slow = The request began and did not come to its end in time.
player-error-connections = There are too many connections; close some and try again.
player-error-unicode = The text holds half a character (a lone surrogate).
player-error-object = The message must be a JSON object.
player-error-not-found = There is nothing at this address.
player-error-method = This address does not take that method.
player-error-request = The request cannot be answered.
player-error-defect = Something is wrong in Univoca itself; this message was not answered.
player-error-connection = The server does not answer; your moves are safe in this browser.
player-error-kind = This kind cannot be played on this page yet.

player-brand = Univoca
player-title-catalogue = Univoca: logic puzzles with proofs
player-title-play = { $kind } · Univoca
player-title-loading = Univoca
player-tagline = Logic puzzles, each one proven before it reaches you.
player-skip = Skip to the content
player-kinds = Puzzles
player-kinds-none = No kind of puzzle is installed.
player-open-label = A puzz.link address, a recipe or a puzzle’s text
player-open = Open
player-play = Play
player-status-new = new
player-status-stable = stable
player-language = Español
player-language-label = Cambiar a español
player-theme-system = Theme: as the system
player-theme-light = Theme: light
player-theme-dark = Theme: dark

player-size = Size
player-difficulty = Difficulty
player-difficulty-easy = Easy
player-difficulty-normal = Normal
player-difficulty-hard = Hard
player-difficulty-expert = Expert
player-option = Option { $name }
player-option-more = More choices
player-value-yes = yes
player-value-no = no
player-option-symmetry = Symmetry
player-option-k = Stitches a pair

player-undo = Undo
player-redo = Redo
player-check = Check
player-restart = Start over
player-new = New
player-new-title = New puzzle
player-new-start = Make it
player-close = Close
player-help = How to play
player-help-rules = Rules
player-help-controls = Controls
player-share = Share
player-share-done = Address copied: it carries the whole puzzle.
player-share-failed = The address bar carries the whole puzzle: copy it from there.
player-timer-hide = Hide the timer
player-timer-show = Show the timer
player-controls = Controls
player-board = { $kind }, { $width } by { $height }
player-tint = Tint the inside

player-keys-click = Click or tap
player-keys-click-does = next state: { $states }
player-keys-second = Right click or long press
player-keys-second-does = { $state }
player-keys-drag = Drag
player-keys-drag-does = the same mark on everything it crosses, as one move
player-keys-drag-path = a path from cell to cell, as one move
player-keys-arrows = Arrows
player-keys-arrows-does = move over the board
player-keys-space = Space or Enter
player-keys-space-does = next state
player-keys-x = X or .
player-keys-erase = Backspace
player-keys-erase-does = erase
player-keys-undo = Ctrl Z · Ctrl Y
player-keys-undo-does = undo · redo

player-making = Making a puzzle and proving that it has one answer…
player-making-any = Making a puzzle and proving it…
player-loading = Opening the puzzle…
player-cancel = Cancel
player-cancelled = Stopped. Choose a size and try again whenever you like.
player-again = Try again
player-checking = Checking…
player-check-fine = No mistakes so far.
player-check-empty = Nothing is marked yet.
player-mistakes = { $count ->
    [one] One mistake:
   *[other] { $count } mistakes:
  }
player-open-points = Still open: { $count }
player-solved = Solved
player-solved-in = Solved in { $time }
player-solved-moves = { $moves ->
    [one] One move
   *[other] { $moves } moves
  }, every rule kept.
player-next = Next puzzle
player-restarted = The board is empty again; undo brings everything back.
player-restored = Your marks are back.
player-not-saved = This browser keeps nothing: a reload would lose your marks.
player-target = { $name }, { $state }
player-target-counted = { $name }, { $state }; { $counts }
player-undone = Undone
player-redone = Redone

player-hint = Hint
player-more = More
player-more-title = More
player-erase = Erase dots and crosses
player-explain = Explain it step by step
player-reveal = Show me the answer
player-shown = This is the answer; undo takes it away.
player-reveal-none = There is no answer to show.
player-checking-mode = Mistakes
player-checking-off = Never shown
player-checking-asked = When I check
player-checking-always = At once
player-trial = Trying
player-trial-begin = Try something
player-trial-keep = Keep it
player-trial-discard = Give up
player-trial-begun = From here on you are only trying.
player-trial-kept = Kept.
player-trial-discarded = Given up: the marks are as before.
player-state-tried = { $state } (only tried)
player-replay-step = { $number } of { $all }
player-replay-first = First step
player-replay-before = Step before
player-replay-after = Next step
player-replay-last = Last step
player-result-share = Copy the result
player-result = Univoca: { $about }, solved
player-result-helped = { $count ->
    [0] no hints
    [one] one hint
   *[other] { $count } hints
  }
player-result-copied = Result copied; it gives nothing away.
player-keys-zoom = + · − · 0
player-keys-zoom-does = zoom in, zoom out, whole board (or two fingers, or Ctrl and the wheel)
