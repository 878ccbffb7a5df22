"""Map cards: what a space does to who enters it, or fights there."""

from __future__ import annotations

# The Sunken Crypt -------------------------------------------------------------------------------------


# The Haunted Marches ----------------------------------------------------------------------------------
