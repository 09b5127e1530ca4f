# Norinori
norinori-name = Norinori
norinori-summary = Shade two cells in every region; the shaded cells pair up as dominoes.
norinori-rule-region-over = No region holds more than two shaded cells.
norinori-rule-region-under = Every region holds two shaded cells.
norinori-rule-crowd = No shaded cell touches two or more shaded cells by a side.
norinori-rule-alone = Every shaded cell touches another shaded cell by a side.
norinori-broken-region-over = Region { $region } holds { $count } shaded cells: two are enough.
norinori-broken-region-under = Region { $region } { $count ->
    [0] holds no shaded cell yet: it needs two.
   *[other] holds only one shaded cell: it needs two.
  }
norinori-broken-crowd = The shaded cell at { $cell } touches { $count } shaded cells: it may touch only one.
norinori-broken-alone = The shaded cell at { $cell } has no partner: it must touch one shaded cell.
norinori-state-unknown = not decided
norinori-state-shaded = { $count ->
   *[one] shaded
  }
norinori-state-dotted = dotted
norinori-target-cell = Row { $row }, column { $column }, region { $region }
norinori-counter-region = Region { $region }: { $count } of { $goal } shaded
norinori-clue = { $cells ->
    [one] Region { $region }, which is { $first } alone, needs two shaded cells.
   *[other] Region { $region } ({ $cells } cells, the first at { $first }) needs two shaded cells.
  }
norinori-error-text = “{ $found }” is not a Norinori: write width/height/borders, such as 5/5/cag4ocjo.
norinori-error-answer = The answer must be { $rows } { $rows ->
    [one] row
   *[other] rows
  } of { $columns } { $columns ->
    [one] digit
   *[other] digits
  }, 0 or 1, with slashes between the rows.
norinori-error-size = Size “{ $found }” cannot be generated: each side goes from { $low } to { $high }.

# What a person sees, from the cheapest technique on.
norinori-technique-region-full = Full region
norinori-technique-domino = Finished domino
norinori-technique-region-needs = Region needs all it has left
norinori-technique-partner = Only possible partner
norinori-technique-no-partner = No possible partner
norinori-technique-between = Between two shaded cells
norinori-technique-overfills = Overfills a region
norinori-technique-starves = Starves a region
norinori-technique-common = Every way to finish a region
norinori-technique-parity = Closed area
norinori-technique-counting = Dominoes across a border
norinori-technique-trial = Try and see
norinori-technique-core = Fewest regions that force it
norinori-why-region-full = Region { $region } has its two shaded cells, so its other cells stay blank.
norinori-why-region-needs = Region { $region } needs every open cell it has left to reach two.
norinori-why-domino = { $cell } and { $mate } form a domino, so the cells around { $cell } stay blank.
norinori-why-partner = { $cell } is shaded and only one cell beside it can still be its partner.
norinori-why-no-partner = No cell beside { $cell } can be its partner, so it stays blank.
norinori-why-between = { $cell } touches two shaded cells; shaded, it would join them, so it stays blank.
norinori-why-overfills = If { $cell } were shaded, it and its partner would give region { $region } more than two shaded cells.
norinori-why-starves = If { $cell } were shaded, region { $region } would keep fewer than two cells that can be shaded.
norinori-why-common = However region { $region } is finished, these cells come out the same.
norinori-why-parity = The { $count } cells around { $first } are closed off by blank cells. Shaded cells pair up, so their number in here is even.
norinori-why-counting = Shaded cells pair up, so an even number of dominoes cross the border of { $regions ->
    [one] region { $first }
    [2] regions { $first } and { $second }
   *[other] regions { $first }, { $second } and { $third }
  }. Here that is { $exact ->
    [yes] { $low ->
        [0] none
       *[other] exactly { $low }
      }
   *[no] { $low } to { $high }
  }, and however region { $region } fits that, these cells come out the same.
norinori-clash-region-over = Region { $region } would hold more than two shaded cells.
norinori-clash-region-under = Region { $region } could not reach two shaded cells.
norinori-clash-between = The shaded cell at { $cell } would touch two shaded cells.
norinori-clash-common = There is no way left to finish region { $region }.
norinori-clash-parity = The { $count } cells closed off around { $first } would hold an odd number of shaded cells, but shaded cells pair up.
norinori-clash-counting = No number of dominoes across the border of { $regions ->
    [one] region { $first }
    [2] regions { $first } and { $second }
   *[other] regions { $first }, { $second } and { $third }
  } fits both sides of it: region { $region } cannot be finished.
norinori-clash-no-partner = The shaded cell at { $cell } would have no partner left.
norinori-assume-shaded = Suppose { $cell } is shaded.
norinori-assume-dotted = Suppose { $cell } stays blank.
norinori-learn-pair = Shaded cells come in pairs, side by side. Tap a neighbour of the shaded cell to give it a partner.
norinori-learn-crowd = Three together are one too many. Take one away: another tap turns it into a dot, which means “not this one”.
norinori-learn-region = Thick lines bound the regions, and each region holds two shaded cells. The left one is complete: do the right one.
norinori-learn-whole = Now all of it: two in each region, all in pairs. A pair may lie across a border.
