"""Research: the standard interfaces of learning and search, thin over the five calls of every game."""
