"""Encounters: what monsters do besides fighting, and what Traps do."""

from __future__ import annotations

# The Sunken Crypt -------------------------------------------------------------------------------------


# The Haunted Marches ----------------------------------------------------------------------------------


# The Long Night ---------------------------------------------------------------------------------------
