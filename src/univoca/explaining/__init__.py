"""A kind's reasoning in words: whole explanations, grades, hints. Knows no kind by name."""
