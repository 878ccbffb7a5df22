"""Mutants: the rules of a game broken in one place at a time, to see whether its tests notice.

A break is drawn and the game's own tests are run against it, those first that mark a rule or piece it names.
Golden games are left out: they notice everything and prove nothing. What survives is either a test that is
missing or a break that changes nothing; the second sort is written down, with its reason, in
tests/mutants.toml.
"""
