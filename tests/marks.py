"""Marks that tie a test to the ledger: the rule ids it would catch breaking, the cards whose text it checks."""

import pytest

rule = pytest.mark.rule
card = pytest.mark.card
