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
norinori-state-shaded = shaded
norinori-state-dotted = dotted
norinori-target-cell = Row { $row }, column { $column }, region { $region }
norinori-counter-region = Region { $region }: { $count } of { $goal } shaded
norinori-error-text = “{ $found }” is not a Norinori: write width/height/borders, such as 5/5/cag4ocjo.
norinori-error-answer = The answer must be { $rows } { $rows ->
    [one] row
   *[other] rows
  } of { $columns } { $columns ->
    [one] digit
   *[other] digits
  }, 0 or 1, with slashes between the rows.
norinori-error-size = Size “{ $found }” cannot be generated: each side goes from { $low } to { $high }.
