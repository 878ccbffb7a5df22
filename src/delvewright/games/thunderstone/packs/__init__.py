"""Packs: expansions that add cards and never edit the base game."""
