# Castle Wall
castle-wall-name = Castle Wall
castle-wall-summary = Draw one closed wall: white towers inside, black ones outside, and each arrow says how much wall lies along it.
castle-wall-rule-no-loop = There is a wall.
castle-wall-rule-branch = The wall never branches, never crosses itself and never enters a tower.
castle-wall-rule-dead-end = The wall never ends: it enters and leaves every square that it visits.
castle-wall-rule-many-loops = All of the wall is one single loop.
castle-wall-rule-black-inside = Black towers stand outside the wall; gray ones on either side.
castle-wall-rule-white-outside = White towers stand inside the wall.
castle-wall-rule-count-over = No more segments than the number lie along the line that the arrow points to, out to the edge of the board.
castle-wall-rule-count-under = No fewer segments than the number lie along the line that the arrow points to, out to the edge of the board.
castle-wall-broken-no-loop = There is no wall yet.
castle-wall-broken-branch = { $count ->
    [one] The wall branches, crosses itself or enters a tower here.
   *[other] The wall branches, crosses itself or enters a tower in { $count } squares.
  }
castle-wall-broken-dead-end = { $count ->
    [one] The wall ends in this square.
   *[other] The wall has { $count } loose ends.
  }
castle-wall-broken-many-loops = This loop is closed, but there are { $count } separate pieces of wall.
castle-wall-broken-black-inside = { $count ->
    [one] This black tower is inside the wall.
   *[other] { $count } black towers are inside the wall.
  }
castle-wall-broken-white-outside = { $count ->
    [one] This white tower is outside the wall.
   *[other] { $count } white towers are outside the wall.
  }
castle-wall-broken-count-over = The tower at { $clue } sees { $count ->
    [one] 1 segment
   *[other] { $count } segments
  } along its arrow: { $goal } is the limit.
castle-wall-broken-count-under = The tower at { $clue } sees { $count ->
    [one] 1 segment
   *[other] { $count } segments
  } along its arrow and needs { $goal }.
castle-wall-state-undecided = undecided
castle-wall-state-wall = wall
castle-wall-state-crossed = crossed out
castle-wall-target-segment = Segment from { $first } to { $second }
castle-wall-counter-clue = { $colour ->
    [black] Black tower
    [white] White tower
   *[gray] Gray tower
  } at { $clue }, arrow { $arrow ->
    [up] up
    [down] down
    [left] left
   *[right] right
  }: { $count } of { $goal } segments
castle-wall-clue = The { $colour ->
    [black] black tower at { $clue } stands outside the wall
    [white] white tower at { $clue } stands inside the wall
   *[gray] gray tower at { $clue } is not entered by the wall
  }{ $arrow ->
    [up] , with { $goal } segments upwards.
    [down] , with { $goal } segments downwards.
    [left] , with { $goal } segments to the left.
    [right] , with { $goal } segments to the right.
   *[none] .
  }
castle-wall-option-free = Empty squares off the wall
castle-wall-option-free-some = some
castle-wall-option-free-none = few
castle-wall-option-free-many = many
castle-wall-option-numbers = Towers with a number
castle-wall-option-numbers-most = most
castle-wall-option-numbers-all = all
castle-wall-option-numbers-half = half
castle-wall-option-symmetry = Symmetry of the towers
castle-wall-option-symmetry-none = none
castle-wall-option-symmetry-rotational = rotational
castle-wall-option-symmetry-mirror = mirror
castle-wall-option-minimal = Fewest clues
castle-wall-option-minimal-auto = as the difficulty asks
castle-wall-option-minimal-yes = yes
castle-wall-option-minimal-no = no
castle-wall-error-form = “{ $found }” is not a Castle Wall: write width/height/clues.
castle-wall-error-arrow = The tower at { $cell } has the number { $number } but no arrow to count along.
castle-wall-error-penpa = The Penpa+ entry “{ $found }” at { $cell } is not a tower’s number and arrow.
castle-wall-error-size = each side from 4 to 20
castle-wall-learn-loop = The wall is one closed line from cell to cell. Close it: drag across the gaps, or tap between two cells.
castle-wall-learn-colour = White towers stand inside the wall, black ones outside. Draw a wall around the white tower.
castle-wall-learn-count = The number says how many segments of wall lie along the arrow’s line: two here. A gray tower may be inside or outside.
castle-wall-learn-whole = Now a whole one: one closed wall, every tower on its side, every number right.
