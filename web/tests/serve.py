"""`delve serve` for the browser tests: bots draw no lots of their own and have all the time they need.

Crawl has honours here: a game that shows a Wall in full.
"""

import sys
from pathlib import Path
from types import SimpleNamespace

sys.path.append(str(Path(__file__).parents[2]))

from tests.honoured import HONOURED

from delvewright.cli import main
from delvewright.server import table, thinkers
from delvewright.views import crawl

crawl.FRONT = HONOURED
ALIKE = SimpleNamespace(randbits=lambda bits: 1)
table.secrets = thinkers.secrets = ALIKE
thinkers.PATIENCE = 600.0  # seconds: a bot that is given up answers anything

main()
