# Cómo se dicen los nombres de casillas y bordes (r2c4, r2c4-r2c5) cuando una frase lleva uno: «la fila 2, columna 4».
place-cell = fila { $row }, columna { $column }
place-edge = { $first } a { $second }
