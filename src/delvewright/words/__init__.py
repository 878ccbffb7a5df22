"""Words two or more games speak: flow and choices, zones and decks, printed facts."""
