"""The bench finds what a pack changes, and nothing where nothing changed."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from delvewright.cli.thunderstone.skeleton import OWN_PACK
from delvewright.games.thunderstone.vocabulary import VOCABULARY
from delvewright.kernel.errors import BadSetup
from delvewright.lab import bench
from delvewright.lab.bench import Bench, Pair
from delvewright.views.front import pack
from delvewright.words.saying import form

PACKS = Path(__file__).parents[2] / "docs/examples/packs"


def tried(name: str, deals: int = 40, **settings):
    """What a sample pack comes to, and the trial."""
    made = bench.trial(pack(PACKS / name), deals=deals, settings=settings)
    return made, bench.run(made)


def change(result, key):
    return next(one for one in result.changes if one.key == key)


def test_a_card_that_is_strictly_better_is_found_as_taken_more():
    made, result = tried("sharper_fire")
    assert made.without.settings == {"pick": ["Fireball"]}
    assert made.within.settings == {"pick": ["Fireball"], "packs": [made.pack.id]}
    taken = change(result, "taken fireball")
    assert taken.found
    assert taken.low > 0.5
    assert change(result, "turns").found
    assert result.same < result.deals == 40
    lines = bench.told(result)
    assert any(line.startswith("Fireball taken, by a seat") and line.endswith("*") for line in lines)
    assert "* Found" in lines[-1]


def test_a_card_that_is_strictly_worse_is_found_as_taken_less():
    _, result = tried("duller_fire")
    taken = change(result, "taken fireball")
    assert taken.found
    assert taken.high < -0.5


def test_a_card_with_another_name_is_not_found():
    _, result = tried("other_words", deals=20)
    assert result.same == result.deals == 20
    assert not result.found
    assert [(one.low, one.mean, one.high) for one in result.changes] == [(0, 0, 0)] * len(result.changes)
    assert bench.told(result)[-1] == "Nothing changed: every game came out the same in all that is counted."


def test_halls_without_peril_leave_the_dungeonlord_less_to_do():
    _, result = tried("gentle_halls")
    assert change(result, "options").found
    assert change(result, "options").low > 0.1
    assert change(result, "answers").high < 0
    assert not [one for one in result.changes if one.without == one.within == 0]


def test_guardians_that_are_frail_fall_sooner():
    _, result = tried("frail_guardians")
    assert change(result, "turns").found
    assert change(result, "turns").high < 0


def test_where_chance_alone_makes_the_difference_something_is_found_once_in_twenty_at_most():
    made = bench.trial(pack(PACKS / "sharper_fire"), deals=40)
    chance, wrong = Random(7), 0
    for _ in range(300):
        trials = Bench(made)
        keys = ("turns", "answers", "options", "score", "lead", "taken fireball", "kept fireball")
        trials.hear(
            [
                Pair(
                    {key: chance.gauss(0, 1) for key in keys},
                    {key: chance.gauss(0, 1) for key in keys},
                    False,
                )
                for _ in range(40)
            ]
        )
        wrong += bool(trials.result.found)
    assert 1 <= wrong <= 300 * 0.09  # three of its own uncertainties above one in twenty


def test_a_trial_comes_to_the_same_in_one_process_and_in_two():
    made = bench.trial(pack(PACKS / "sharper_swords"), deals=20)
    stood = []
    assert bench.run(made, 2, stood.append) == bench.run(made, 1)
    assert [result.deals for result in stood] == [5, 10, 15, 20]


def test_a_new_card_is_picked_only_with_its_pack(tmp_path):
    (tmp_path / "pack.toml").write_text(OWN_PACK.replace("$name", "n").replace("$game", "thunderstone"))
    made = bench.trial(pack(tmp_path))
    assert made.without.settings["pick"] == ["Fireball"]
    assert made.within.settings["pick"] == ["Fireball", "Moon Blade"]
    assert made.roles == ("fireball", "moon_blade")


def test_a_trial_that_cannot_be_set_up_says_so_before_anything_is_played():
    with pytest.raises(BadSetup, match="seats 1 to 5, not 9"):
        bench.trial(pack(PACKS / "sharper_fire"), seats=9)


def test_the_page_lists_every_word_of_the_vocabulary_and_its_sample_as_it_is():
    page = (PACKS.parents[1] / "bench.md").read_text()
    for name, term in VOCABULARY.items():
        assert f"| `{form(name, term)}` | {term.sort} | {term.text} |" in page
    sample = page.partition('title="docs/examples/packs/sharper_fire/pack.toml"\n')[2].partition("```")[0]
    assert sample == (PACKS / "sharper_fire/pack.toml").read_text()
