"""What the tests of this room, short and long, try: every game."""

import delvewright

GAMES = delvewright.catalogue()
SEATS = {id: delvewright.game(id).seats for id in GAMES}

DICTS = (
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
)
"""What PettingZoo's own tests warn of where an observation is a dict with a mask, but for its own games by
name."""
