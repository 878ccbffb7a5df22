"""The games: each a room of its own that imports no other."""
