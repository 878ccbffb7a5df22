"""The kernel knows no game: positions, the stack, asks, chance, sight, records and events."""
