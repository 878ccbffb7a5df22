"""`delve serve` for the browser tests: bots draw no lots of their own and have all the time they need."""

from types import SimpleNamespace

from delvewright.cli import main
from delvewright.server import table, thinkers

ALIKE = SimpleNamespace(randbits=lambda bits: 1)
table.secrets = thinkers.secrets = ALIKE
thinkers.PATIENCE = 600.0  # seconds: a bot that is given up answers anything

main()
