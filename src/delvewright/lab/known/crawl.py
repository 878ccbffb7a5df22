"""What the lab knows of Crawl."""

from __future__ import annotations

from delvewright.lab.known import Known

KNOWN = Known(scores=lambda p: p.treasure)
