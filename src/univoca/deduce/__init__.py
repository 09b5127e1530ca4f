"""Step-by-step reasoning: what follows, by which technique, from what. Knows no puzzle."""
