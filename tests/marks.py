"""Marks that tie a test to the ledger: the rules it would catch breaking, the cards and dice it checks."""

import pytest

rule = pytest.mark.rule
card = pytest.mark.card
die = pytest.mark.die
