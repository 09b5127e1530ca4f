# Opening anything, the editor and the constructor's panel.
editor-border = Border
editor-border-none = none
editor-border-border = border
editor-target-cell = Row { $row }, column { $column }
editor-target-edge = Border of { $first } and { $second }

open-another = Open another…
open-title = Open a puzzle
open-label = A puzz.link or Penpa+ address, a recipe, or the text of a puzzle or pack
open-file = Choose a file
open-or-drop = or drop it anywhere on the page
open-drop = Drop it: an address, a puzzle’s text or a pack
open-file-large = { $name } is too large: files of up to { $limit } MB can be opened.
open-file-text = { $name } is not a text file.
open-nothing = No puzzle was found in it.
open-several = { $count } puzzles: which one?
open-more = Show more
open-refused = { $count ->
    [one] One line is no puzzle
   *[other] { $count } lines are no puzzles
  }
open-refused-line = Line { $line }: { $sentence }

editor-title = Editor · Univoca
editor-title-of = { $kind } · Editor
editor-way = Editor
editor-examine = Examine and edit
editor-about = { $size } · draft
editor-only-examined = This kind can be examined, not edited.
editor-help = How to edit
editor-export = Share and export
editor-play = Play this
editor-clear = Clear
editor-modes = What a drag does
editor-mode-borders = Borders
editor-mode-grow = Grow a region
editor-mode-new = New region
editor-new-title = New board
editor-kind = Kind
editor-width = Width
editor-height = Height
editor-drafts = Your drafts
editor-empty = empty
editor-field = { $name }: { $value }
editor-cell = { $name }; region of { $count ->
    [one] one cell
   *[other] { $count } cells
  }; borders: { $borders }
editor-place = { $name } · region of { $count ->
    [one] one cell
   *[other] { $count } cells
  }
editor-side-up = above
editor-side-down = below
editor-side-left = left
editor-side-right = right
editor-side-none = none
editor-less = One less
editor-more = One more

editor-unique = Unique: exactly one answer.
editor-ambiguous = Ambiguous: at least two answers.
editor-contradiction = Contradiction: no answer.
editor-inconclusive = Not decided: { $reason ->
    [nodes] the budget of nodes
    [conflicts] the budget of conflicts
    [deadline] the time
   *[cancelled] the patience
  } ran out.
editor-longer = Look longer
editor-show-answer = Show the answer
editor-show-common = Show what all answers share
editor-common-count = { $count ->
    [0] The answers have nothing in common.
    [one] All answers share one place.
   *[other] All answers share { $count } places.
  }
editor-nodes = { $count ->
    [one] One node of search
   *[other] { $count } nodes of search
  }
editor-conflicts = { $count ->
    [one] One conflict of the SAT solver
   *[other] { $count } conflicts of the SAT solver
  }
editor-grade = { $label }: effort { NUMBER($effort, maximumFractionDigits: 1) }, { $steps ->
    [one] one step
   *[other] { $steps } steps
  }.
editor-grade-none = Unique, but the techniques known here do not reach the end.
editor-hardest = Hardest step: { $name }. { $sentence }
editor-answers = Two answers
editor-answer = Answer { $number }
editor-different = { $count ->
    [one] They differ in one place, ringed.
   *[other] They differ in { $count } places, ringed.
  }
editor-clash = { $proof ->
    [smallest] { $count ->
        [one] This clue alone cannot hold:
       *[other] The smallest set of clues that clash ({ $count }):
      }
    [irreducible] { $count } clues clash; without any one of them the others can hold:
   *[some] Among these { $count } clues some clash:
  }
editor-clash-board = No clue is to blame: this board leaves no answer.
editor-clash-unknown = Which clues clash was not found in time.

editor-copy = Copy
editor-copied = Copied
editor-copy-failed = Selected: copy it yourself
editor-form-address = Address of this page: it carries the whole puzzle
editor-form-puzzlink = puzz.link
editor-form-univoca = Text of Univoca
editor-form-pzprv3 = pzprv3 file

editor-keys-drag = Drag
editor-keys-drag-does = draws borders, grows a region or makes a new one, as chosen
editor-keys-second = Right drag or long press
editor-keys-second-does = a new region
editor-keys-sides = W A S D · Ctrl arrows
editor-keys-sides-does = border above, left, below, right of the cell
editor-keys-grow = Shift arrows
editor-keys-grow-does = the region takes in the next cell
editor-keys-own = Space or Enter
editor-keys-own-does = the cell becomes a region of its own
editor-keys-tap = Click or tap
editor-keys-tap-does = selects; once more, the next value
editor-keys-aim = Drag · Shift arrows
editor-keys-aim-does = direction of the arrow, where there is one
editor-keys-digits = Digits · + −
editor-keys-digits-does = number
editor-keys-turn = Space or Enter · W, B, G
editor-keys-turn-does = next value; white, black, gray
editor-keys-erase = Backspace · Delete
editor-keys-erase-does = take the last back · empty the cell
