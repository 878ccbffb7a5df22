"""The rules of one game, made of its settings and of what a set-up says."""

import pytest

from delvewright.kernel.errors import BadSetup
from delvewright.kernel.settings import Setting, rules_of

SETTINGS = {"goal": Setting(4, "How far."), "packs": Setting((), "What is mixed in.")}


def test_what_is_not_said_takes_its_default_and_lists_are_frozen() -> None:
    rules = rules_of(SETTINGS)
    assert (rules().goal, rules().packs) == (4, ())
    said = rules(packs=["a", "b"])
    assert said.packs == ("a", "b")
    assert {said: "can be shared"}
    with pytest.raises(TypeError, match="gaol"):
        rules(gaol=3)


def test_a_list_holds_names() -> None:
    SETTINGS["packs"].check("packs", ["a"])
    with pytest.raises(BadSetup, match="option 'packs' must be a list of names, not "):
        SETTINGS["packs"].check("packs", ["a", 3])
