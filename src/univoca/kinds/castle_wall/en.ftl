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
castle-wall-state-crossed = { $count ->
   *[one] crossed out
  }
castle-wall-target-segment = Segment from { $first } to { $second }
castle-wall-edit-colour = Tower
castle-wall-edit-colour-none = none
castle-wall-edit-colour-white = white
castle-wall-edit-colour-black = black
castle-wall-edit-colour-gray = gray
castle-wall-edit-arrow = Arrow
castle-wall-edit-arrow-none = none
castle-wall-edit-arrow-up = up
castle-wall-edit-arrow-down = down
castle-wall-edit-arrow-left = left
castle-wall-edit-arrow-right = right
castle-wall-edit-number = Number
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
# What a person sees, from the cheapest technique on.
castle-wall-technique-two = Two segments, no more
castle-wall-technique-dead-end = No dead end
castle-wall-technique-count-full = Count reached
castle-wall-technique-count-needs = Count needs all it has left
castle-wall-technique-meet = Inside meets outside
castle-wall-technique-line-parity = Line between two known sides
castle-wall-technique-sides = Side carried on
castle-wall-technique-between = Two towers looking the same way
castle-wall-technique-loop = Premature loop
castle-wall-technique-bounds = The most or the least that fits
castle-wall-technique-ends-meet = Ends that must meet
castle-wall-technique-shut-off = Shut off from one side
castle-wall-technique-bottleneck = The only way to stay connected
castle-wall-technique-line = Every way to fill a line
castle-wall-technique-trial = Try and see
castle-wall-technique-core = Fewest towers that force it
castle-wall-why-two = The wall already passes through { $cell }, so nothing else of it goes there.
castle-wall-why-way-on = The wall comes to { $cell } and has only one way on.
castle-wall-why-dead-end = The wall would come to { $cell } by this segment and find no way on.
castle-wall-why-count-full = { $goal ->
    [0] The tower at { $clue } sees no wall along its arrow.
    [one] The tower at { $clue } has its segment, so no other lies along its arrow.
   *[other] The tower at { $clue } has its { $goal } segments, so no others lie along its arrow.
  }
castle-wall-why-count-needs = { $goal ->
    [one] The tower at { $clue } needs one segment, and only this one can still lie along its arrow.
   *[other] The tower at { $clue } needs every segment that can still lie along its arrow to reach { $goal }.
  }
castle-wall-why-between-full = { $goal ->
    [0] The towers at { $clue } and { $beyond } look the same way and see the same number, so no wall lies between them.
    [one] The towers at { $clue } and { $beyond } look the same way: one of the segments lies between them, and it is drawn.
   *[other] The towers at { $clue } and { $beyond } look the same way: { $goal } of the segments lie between them, and those are drawn.
  }
castle-wall-why-between-needs = { $goal ->
    [one] The towers at { $clue } and { $beyond } look the same way: one of the segments lies between them, and only one place is left for it.
   *[other] The towers at { $clue } and { $beyond } look the same way: { $goal } of the segments lie between them, which takes every one that can.
  }
castle-wall-why-meet = { $side ->
    [both] Between { $first } and { $second } the inside meets the outside, so the wall runs there.
    [inside] Both sides of the segment from { $first } to { $second } are inside, so there is no wall.
   *[outside] Both sides of the segment from { $first } to { $second } are outside, so there is no wall.
  }
castle-wall-why-side = { $side ->
    [inside] The corner between { $one } and { $other } lies inside: { $across ->
        [wall] only wall parts it from a corner outside.
       *[none] no wall parts it from a corner inside.
      }
   *[outside] The corner between { $one } and { $other } lies outside: { $across ->
        [wall] only wall parts it from a corner inside.
       *[none] no wall parts it from a corner outside.
      }
  }
castle-wall-why-told = { $colour ->
    [white] The white tower at { $clue } stands inside, and all its corners with it.
   *[black] The black tower at { $clue } stands outside, and all its corners with it.
  }
castle-wall-why-sides = { $count ->
    [one] Going from corner to corner, the side changes where wall is crossed and nowhere else: the corner between { $one } and { $other } lies { $side ->
        [inside] inside.
       *[outside] outside.
      }
   *[other] Going from corner to corner, the side changes where wall is crossed and nowhere else: this tells the side of { $count } more corners, from the one between { $one } and { $other } on.
  }
castle-wall-why-line-parity = { $parity ->
    [odd] From the corner between { $start } and { $begin } straight to the one between { $last } and { $end }, one end is inside and the other outside: the wall is crossed an odd number of times.
   *[even] From the corner between { $start } and { $begin } straight to the one between { $last } and { $end }, both ends are on the same side: the wall is crossed an even number of times.
  }
castle-wall-why-some = Something must lie inside the wall, and only the corner between { $one } and { $other } still can.
castle-wall-why-loop = This segment would close a loop while there is wall elsewhere.
castle-wall-why-loop-count = This segment would close the wall at { $count } segments, and the number of the tower at { $clue } would not be right.
castle-wall-why-loop-closed = The wall is closed, so there is none anywhere else.
castle-wall-why-bounds = { $bound ->
    [most] { $goal ->
        [one] { $beyond ->
            [none] Along the arrow of the tower at { $clue } there is room for 1 segment at most, and it needs it.
           *[other] Between the towers at { $clue } and { $beyond } there is room for 1 segment at most, and it is needed.
          }
       *[other] { $beyond ->
            [none] Along the arrow of the tower at { $clue } there is room for { $goal } segments at most, and it needs them all.
           *[other] Between the towers at { $clue } and { $beyond } there is room for { $goal } segments at most, and all are needed.
          }
      }
    [least] { $beyond ->
        [none] Along the arrow of the tower at { $clue } there will be { $goal ->
            [one] one
           *[other] { $goal }
          } of the segments at least, and no more are allowed.
       *[other] Between the towers at { $clue } and { $beyond } there will be { $goal ->
            [one] one
           *[other] { $goal }
          } of the segments at least, and no more are allowed.
      }
   *[only] { $beyond ->
        [none] Along the arrow of the tower at { $clue } just this number fits: { $goal }.
       *[other] Between the towers at { $clue } and { $beyond } just this number fits: { $goal }.
      }
  }
castle-wall-why-line = { $beyond ->
    [none] { $goal ->
        [one] Wherever the one segment along the arrow of the tower at { $clue } goes, these come out the same.
       *[other] However the tower at { $clue } gets its { $goal } segments, these come out the same.
      }
   *[other] { $goal ->
        [one] Wherever the one segment between the towers at { $clue } and { $beyond } goes, these come out the same.
       *[other] However the { $goal } segments between the towers at { $clue } and { $beyond } lie, these come out the same.
      }
  }
castle-wall-why-ends-meet = Only two ends of the wall reach these squares, so they meet here: what lies on every way between them is wall, and what lies on none is not.
castle-wall-why-ends-meet-none = No end of the wall reaches these { $count } squares, and there is wall elsewhere: so there is none here.
castle-wall-why-shut-off = { $side ->
    [inside] { $count ->
        [one] The corner between { $one } and { $other } is cut off from all that is inside, so it lies outside.
       *[other] { $count } corners, the one between { $one } and { $other } among them, are cut off from all that is inside, so they lie outside.
      }
   *[outside] { $count ->
        [one] The corner between { $one } and { $other } is cut off from all that is outside, so it lies inside.
       *[other] { $count } corners, the one between { $one } and { $other } among them, are cut off from all that is outside, so they lie inside.
      }
  }
castle-wall-why-bottleneck = { $side ->
    [inside] The inside is all connected, and by the corner between { $one } and { $other } alone can two parts of it be joined: it lies inside.
   *[outside] The outside is all connected, and by the corner between { $one } and { $other } alone can two parts of it be joined: it lies outside.
  }
castle-wall-clash-two = The wall would branch in { $cell }.
castle-wall-clash-dead-end = The wall would end in { $cell }.
castle-wall-clash-count-over = The tower at { $clue } would see more segments than { $goal }.
castle-wall-clash-count-under = The tower at { $clue } could no longer reach { $goal }.
castle-wall-clash-between-over = More segments than { $goal } would lie between the towers at { $clue } and { $beyond }.
castle-wall-clash-between-under = Fewer segments than { $goal } would lie between the towers at { $clue } and { $beyond }.
castle-wall-clash-meet = The two sides of the segment from { $first } to { $second } would contradict each other.
castle-wall-clash-told = { $colour ->
    [white] The white tower at { $clue } would have a corner outside.
   *[black] The black tower at { $clue } would have a corner inside.
  }
castle-wall-clash-line-parity = { $parity ->
    [odd] From the corner between { $start } and { $begin } straight to the one between { $last } and { $end }, wall would be crossed an even number of times, with different sides at the ends.
   *[even] From the corner between { $start } and { $begin } straight to the one between { $last } and { $end }, wall would be crossed an odd number of times, with the same side at both ends.
  }
castle-wall-clash-some = Nothing would lie inside the wall.
castle-wall-clash-loop = A loop would be closed while there is wall elsewhere.
castle-wall-clash-loop-closed = A loop would be closed while there is wall elsewhere.
castle-wall-clash-loop-count = The wall would be closed at { $count } segments, and the number of the tower at { $clue } would not be right.
castle-wall-clash-bounds = { $beyond ->
    [none] There would be no way left to give the tower at { $clue } { $goal ->
        [one] its segment.
       *[other] its { $goal } segments.
      }
   *[other] There would be no way left to lay { $goal ->
        [one] one segment
       *[other] { $goal } segments
      } between the towers at { $clue } and { $beyond }.
  }
castle-wall-clash-ends-meet = Two ends of the wall would have to meet here and close a loop, with wall elsewhere.
castle-wall-clash-ends-meet-none = No end of the wall would reach these squares, and yet there would be wall in them.
castle-wall-clash-shut-off = { $side ->
    [inside] The inside would fall in two parts.
   *[outside] The outside would fall in two parts.
  }
castle-wall-clash-bottleneck = { $side ->
    [inside] The inside would fall in two parts.
   *[outside] The outside would fall in two parts.
  }
castle-wall-clash-line = { $beyond ->
    [none] There would be no way left to give the tower at { $clue } { $goal ->
        [one] its segment.
       *[other] its { $goal } segments.
      }
   *[other] There would be no way left to lay { $goal ->
        [one] one segment
       *[other] { $goal } segments
      } between the towers at { $clue } and { $beyond }.
  }
castle-wall-assume-wall = Suppose the wall runs from { $first } to { $second }.
castle-wall-assume-crossed = Suppose no wall runs from { $first } to { $second }.
