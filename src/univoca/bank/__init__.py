"""The bank: a database of puzzles as texts, in SQLite or PostgreSQL. Nothing here loads a kind.

    puzzles(id, digest, likeness, rank, twin, kind, size, label, grade, status, nodes,
            recipe, certified, added, record)
    attempts(recipe, combination, seed, result, digest, nodes, measure, seconds,
             budget, rejected, at)
    served(puzzle, reader, at)
    schema_version(version)

`record` is the whole line of a pack; the other columns are read out of it, to be asked for.
"""
