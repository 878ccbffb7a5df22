"""Words two or more games speak: flow and choices."""
