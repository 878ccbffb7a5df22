"""The lab: bots against bots, many games at a time."""
