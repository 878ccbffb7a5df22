"""Words two or more games speak: flow and choices, zones, decks and dice, printed facts."""
