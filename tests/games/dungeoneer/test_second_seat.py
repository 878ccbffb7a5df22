"""The second seat: what most stories tell of the first holds for whoever sits elsewhere."""

from tests.games.dungeoneer.teller import Story
from tests.marks import card, rule

from delvewright.games.dungeoneer import board
from delvewright.games.dungeoneer.sorts import SPEED

CRYPT = ("crypt",)
MARCHES = ("marches",)


def second(table: Story, packs: tuple[str, ...] = CRYPT, **settings: object) -> Story:
    """It is the second player's Dungeonlord Phase, and nobody has anything yet."""
    table.start(2, packs=packs, **settings).idle_until(1)
    for seat in range(2):
        table.hand(seat=seat)
        table.glory(0, seat=seat).peril(0, seat=seat)
    return table


@card("master_wererat")
@rule("DN-LORD-01", "DN-LORD-09", "DN-COMBAT-25", "DN-DP-18")
def test_a_dungeonlord_plays_from_the_own_hand_and_pack(table: Story) -> None:
    second(table, MARCHES, pack_limit=1).hand("haste", "giant_rats", seat=1)
    table.pack("master_wererat", seat=1)
    table.peril(9).rolls(1, 3).rolls(0, 1)
    assert table.offers == ["send giant_rats seat0", "send master_wererat seat0", "build"]
    table.do("send giant_rats seat0", "attack")
    assert table.totals[0] == 5  # 3 + 1, and 1 for the Wererat who leads it from the Pack
    table.do("pack giant_rats", "give_peril seat0", "build")
    assert table.pack_of(1) == ["master_wererat", "giant_rats"]
    assert (table.asked, table.offers) == (
        (1, "pack"),
        ["discard master_wererat", "discard giant_rats"],
    )
    table.do("discard giant_rats")
    assert (table.pack_of(1), table.discards[-1]) == (["master_wererat"], "giant_rats")


@card("winter_spell_of_the_ice_witch")
@rule("DN-COMP-23")
def test_a_lasting_bane_lies_open_whoever_played_it(table: Story) -> None:
    second(table, MARCHES).hand("winter_spell_of_the_ice_witch", seat=1)
    table.peril(9).do("bane winter_spell_of_the_ice_witch seat0")
    assert table.kinds(board.WORLD) == ["winter_spell_of_the_ice_witch"]
    assert table.hand_of(1) == []


@card("battle_trance", "rune_of_keenness")
@rule("DN-HERO-13", "DN-RESET-05", "DN-DRAW-01", "DN-DRAW-06", "DN-COMP-19")
def test_a_hero_has_the_own_inventory_and_hand(table: Story) -> None:
    second(table).hand("battle_trance", "rune_of_keenness", "dented_helm", "haste", seat=1)
    table.inventory("axe_of_weeping_wounds", seat=1)
    table.glory(9, seat=1).do("build")
    table.do("play battle_trance", "play dented_helm", "play rune_of_keenness")
    assert table.inventory_of(1) == ["axe_of_weeping_wounds", "battle_trance", "dented_helm"]
    table.pack("carrion_bats", seat=1)
    table.do("end")
    assert (table.asked, table.offers) == (
        (1, "discard"),
        ["discard haste", "discard axe_of_weeping_wounds", "discard dented_helm", "discard carrion_bats"],
    )
    table.do("discard carrion_bats").idle_until(0)
    assert (len(table.hand_of(1)), table.hand_of(1)[0]) == (5, "haste")
    table.idle_until(1, "upkeep")
    table.do("take_back battle_trance")
    assert "battle_trance" in table.hand_of(1)


@card("rescue_lily")
@rule("DN-QUEST-10", "DN-QUEST-12")
def test_a_hero_bears_the_own_tokens_and_artifacts(table: Story) -> None:
    second(table, MARCHES)
    table.lay(arnum_hamlet=(0, 0), inn_of_the_wily_wench=(0, 1), thieves_alley=(0, 2, 2))
    table.stands("thieves_alley", seat=1).stands("thieves_alley").life(3, seat=1)
    table.global_quests("rescue_lily")
    table.do("build", "take_up rescue_lily")
    assert (table.quests_of(1), "rescue_lily" in table.kinds(board.GLOBAL)) == (["rescue_lily"], False)
    table.stands("inn_of_the_wily_wench", seat=1).do("deliver rescue_lily")
    assert (table.done_of(1), table.life_of(1)) == (["rescue_lily"], 5)
    table.idle_until(0)


@rule("DN-SPECIAL-06", "DN-DP-13")
def test_a_token_is_stolen_from_whoever_bears_it(table: Story) -> None:
    second(table, MARCHES)
    (lily,) = table.quests("rescue_lily")
    table.state.escorted = (lily,)
    table.rolls(1, 6).rolls(0, 1).do("build", "challenge raka melee", "steal rescue_lily")
    assert (table.quests_of(0), table.quests_of(1), table.life_of(0)) == ([], ["rescue_lily"], 6)


@card("the_antler_crown")
@rule("DN-QUEST-07")
def test_an_artifact_serves_whoever_has_won_it(table: Story) -> None:
    table.start(2, packs=MARCHES)
    before = table.score_of(SPEED, seat=1)
    table.done("the_antler_crown", seat=1)
    assert (table.score_of(SPEED, seat=1), table.score_of(SPEED)) == (before + 1, 3)


@card("windrunner")
@rule("DN-DRAW-06")
def test_what_lasts_on_a_hero_adds_nothing_that_it_does_not_name(table: Story) -> None:
    table.start(2, packs=MARCHES).hand("windrunner", "camp_craft")
    table.glory(9).hero_phase().do("play windrunner", "end", "discard camp_craft").idle_until(1)
    assert len(table.hand_of(0)) == 5


@card("crypt_spider", "gas_vent")
@rule("DN-OPT-08")
def test_what_would_befall_a_fallen_hero_besides_does_not_befall_the_new_one(table: Story) -> None:
    for kind, attack in (("crypt_spider", (6,)), ("gas_vent", ())):
        table.start(3, reincarnation=True).put(board.HEROES, "lorel_alanus", "veshna_dool")
        table.life(1, seat=1).rolls(0, *attack).rolls(1, 1)
        table.send(kind)
        while table.asked[1] != "reincarnate":
            table.do(table.offers[0])
        table.do("pick lorel_alanus")
        assert (table.lies(1), table.state.lasting) == (False, ())


@card("soul_reaver", "tolva_hearthshield")
@rule("DN-COMBAT-15", "DN-WIN-04")
def test_the_wounds_of_a_hit_find_a_fallen_hero_no_more(table: Story) -> None:
    table.start(3, packs=("crypt", "night"), grade="epic")
    for seat, kind in enumerate(("garrun_ironvow", "tolva_hearthshield", "sithra_moonveil")):
        table.hero(kind, seat=seat)
    table.life(1, seat=1).glory(4, seat=1).rolls(0, 6).rolls(1, 1)
    table.send("soul_reaver")
    while table.life_of(1):
        assert table.asked == (1, "window")
        table.do("pass")
    assert table.asked == (0, "retire")  # she is not asked about a second wound
    table.do("pack soul_reaver", "give_peril seat0")
