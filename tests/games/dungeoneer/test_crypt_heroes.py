"""The heroes of The Sunken Crypt: what their abilities do, and when they do not."""

from tests.games.dungeoneer.teller import Story
from tests.marks import card, rule

from delvewright.games.dungeoneer.powers import ATTACK, COUNTER, EXIT, OBSTACLE, THREAT
from delvewright.games.dungeoneer.sorts import MAGIC, MELEE, SPEED

# Kron Axereaver ---------------------------------------------------------------------------------------


@card("kron_axereaver")
def test_kron_strikes_back_harder_at_what_attacked_him(table: Story) -> None:
    table.start(2).movement(1, seat=1)
    table.rolls(0, 4, 1).rolls(1, 3, 1)
    zombie = table.send("shambling_zombie")[0]
    assert table.totals == (6, 6)  # 4 + Melee 2 against 3 + Melee 3: no bonus for defending
    table.do("challenge shambling_zombie melee")
    assert table.totals == (5, 3)  # 1 + 3 + 1 against 1 + 2
    assert table.wounds_of(zombie) == 1
    table.do("pack shambling_zombie")


@card("kron_axereaver")
def test_kron_has_no_quarrel_with_who_did_not_attack_him(table: Story) -> None:
    table.start(2)
    table.hero("kron_axereaver", seat=0)
    table.hero("roderik_talus", seat=1)
    rival = table.hero_of(1)
    assert table.score_of(MELEE, uses=ATTACK, foe=rival) == 3
    table.hero_phase().rolls(0, 2).rolls(1, 2)
    table.do("challenge roderik_talus melee")
    assert table.totals == (5, 4)
    assert table.score_of(MELEE, uses=COUNTER, foe=rival) == 3


# Lorel Alanus -----------------------------------------------------------------------------------------


@card("lorel_alanus")
@rule("DN-UNIV-03", "DN-THREAT-08")
def test_lorel_weaves_a_spell_into_one_magic_roll_a_turn(table: Story) -> None:
    table.start(2)
    table.hero("lorel_alanus", seat=1)
    table.glory(2, seat=1).hand("glyph_of_ruin", "mind_fog")
    table.peril(3, seat=1).stands("torchlit_passage", seat=1)
    table.do("send glyph_of_ruin seat1", "attack")  # Magic 6+ against Magic 3
    assert table.asked == (1, "window")
    table.rolls(1, 2)
    table.do("use lorel_alanus spellweave")
    assert table.threat == (6, 6)
    assert (table.life_of(1), table.glory_of(1)) == (6, 1)
    assert table.score_of(MAGIC, seat=1) == 3  # for that roll only


@card("lorel_alanus")
def test_lorel_weaves_no_second_spell_in_a_turn_and_none_into_other_rolls(table: Story) -> None:
    table.start(2)
    table.hero("lorel_alanus", seat=1)
    table.glory(5, seat=1).stands("torchlit_passage", seat=1)
    table.rolls(1, 1, 1).rolls(0, 6)
    table.send("mournful_ghost", "dart_slit")  # a Magic attack, then a Speed Threat
    table.do("use lorel_alanus spellweave", "pack mournful_ghost")
    assert table.totals == (9, 5)  # 6 + 3 against 1 + 3 + 1
    assert table.threat == (3, 5)  # no window opened for the Trap
    assert (table.life_of(1), table.glory_of(1)) == (5, 2)


# Raka -------------------------------------------------------------------------------------------------


@card("raka")
def test_raka_fights_undead_with_one_more(table: Story) -> None:
    table.start(2)
    table.hero("raka", seat=1)
    table.movement(1, seat=1).rolls(0, 2, 2).rolls(1, 2, 2)
    table.send("shambling_zombie")
    assert table.totals == (4, 5)  # counter-attack: 2 + 2 + 1
    table.do("challenge shambling_zombie melee")
    assert table.totals == (5, 4)  # attack
    assert table.discards == ["shambling_zombie"]
    assert table.glory_of(1) == 2


@card("raka")
def test_raka_fights_anything_else_and_with_magic_as_printed(table: Story) -> None:
    table.start(2)
    table.hero("raka", seat=1)
    table.rolls(0, 1, 1).rolls(1, 1, 1)
    table.send("stitched_brute", "grave_wight")
    table.do("form magic")
    assert table.happened("compared")[-2][1::2] == (3, 3)  # a fiend: 1 + 2
    assert table.totals == (3, 2)  # an undead, but Magic: 1 + 1
    table.do("pack stitched_brute", "pack grave_wight", "give_peril seat1")


# Roderik Talus ----------------------------------------------------------------------------------------


@card("roderik_talus")
@rule("DN-RESET-04", "DN-OPEN-57")
def test_roderik_heals_a_hero_in_his_space_once_a_turn(table: Story) -> None:
    table.start(3)
    table.hero("roderik_talus", seat=0)
    table.glory(7).life(3, seat=1).life(3, seat=2).stands("torchlit_passage", seat=2)
    table.hero_phase()
    table.do("use roderik_talus lay_on_hands")
    assert table.offers == ["heal seat0", "heal seat1"]  # himself too, at full Life; nobody elsewhere
    table.do("heal seat1")
    assert (table.life_of(1), table.glory_of(0)) == (4, 4)
    table.refused("use roderik_talus lay_on_hands", "used_already", table.piece("roderik_talus"))
    table.idle_until(0).hero_phase().do("use roderik_talus lay_on_hands", "heal seat0")
    assert (table.life_of(0), table.glory_of(0)) == (6, 2)  # 4 less 3, and 1 for staying on the Entrance


@card("roderik_talus")
def test_roderik_must_be_able_to_pay(table: Story) -> None:
    table.start(2)
    table.hero("roderik_talus", seat=0)
    table.glory(2).hero_phase()
    table.refused("use roderik_talus lay_on_hands", "too_dear", 3, 2)


# Veshna Dool: see test_minions.py ---------------------------------------------------------------------


# Pell Duskwick ----------------------------------------------------------------------------------------


@card("pell_duskwick")
def test_pell_is_light_of_foot_at_exits_alone(table: Story) -> None:
    table.start(2)
    table.hero("pell_duskwick", seat=0)
    assert table.score_of(SPEED, uses=THREAT | EXIT) == 4
    assert table.score_of(MELEE, uses=THREAT | EXIT) == 3
    assert table.score_of(SPEED, uses=THREAT | OBSTACLE) == 3
    assert table.score_of(SPEED) == 3


@card("pell_duskwick")
def test_failing_a_trapped_exit_does_not_wound_pell(table: Story) -> None:
    table.start(2)
    table.hero("pell_duskwick", seat=0)
    table.lay(throne_of_bones=(0, 0), torchlit_passage=(0, -1), worn_passage=(1, 0))
    table.hero_phase().rolls(0, 3).do("move west")  # Magic 6+ against 3 + 1 + 1
    assert table.threat == (5, 6)
    assert (table.life_of(0), table.place_of(0)) == (6, "torchlit_passage")


@rule("DN-EXIT-07")
def test_failing_a_trapped_exit_wounds_anybody_else(table: Story) -> None:
    table.start(2).lay(throne_of_bones=(0, 0), torchlit_passage=(0, -1), worn_passage=(1, 0))
    table.hero_phase().rolls(0, 4).do("move west")  # Raka: 4 + 1
    assert table.threat == (5, 6)
    assert (table.life_of(0), table.place_of(0)) == (5, "torchlit_passage")
