"""Advice on Barricades Mode: hints for newcomers, and why an answer is a good one."""

from __future__ import annotations

from delvewright.counsel.barricades.guide import guide
from delvewright.counsel.barricades.odds import odds
from delvewright.counsel.barricades.reasons import reason

__all__ = ["guide", "odds", "reason"]
