# How the names of cells and edges (r2c4, r2c4-r2c5) are said, wherever a sentence has one as a parameter.
place-cell = row { $row }, column { $column }
place-edge = { $first } to { $second }
