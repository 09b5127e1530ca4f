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
