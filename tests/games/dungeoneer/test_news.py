"""News: after which answers somebody knows more than before, so that nobody takes them back alone."""

from tests.games.dungeoneer.teller import Story
from tests.marks import card

from delvewright.games.dungeoneer import board

LILY = "rescue_lily"


def test_cards_from_hand_are_news_and_cards_from_the_table_are_not(table: Story) -> None:
    for discarded, news in (("haste", True), ("dented_helm", False)):
        table.start(2).hand("lockwise", "haste")
        table.inventory("dented_helm")
        table.glory(9).hero_phase().do("play lockwise")
        assert table.state.news  # nobody knew that it was in this hand
        table.do("move north")
        assert not table.state.news
        table.do("end", f"discard {discarded}")
        assert (table.asked, table.state.news) == ((0, "save"), news)
        table.do("save")
        assert table.state.news  # the hand is full again
        table.idle_until(1)


def test_a_map_card_that_is_turned_up_is_news(table: Story) -> None:
    table.start(2).map_deck("ossuary", "forge_of_sighs")
    table.do("build")
    assert (table.asked, table.state.news) == ((0, "place"), True)
    table.do(table.offers[0])
    assert not table.state.news


@card(LILY)
def test_a_quest_that_comes_from_its_deck_is_news(table: Story) -> None:
    for replaced in (True, False):
        table.start(2, packs=("marches",), replace_personal=replaced)
        table.lay(arnum_hamlet=(0, 0), inn_of_the_wily_wench=(0, 1), thieves_alley=(0, 2, 2))
        table.stands("thieves_alley").global_quests(LILY)
        table.hero_phase().do(f"take_up {LILY}")
        assert table.state.news  # the next one lies open
        table.stands("inn_of_the_wily_wench").do(f"deliver {LILY}")
        assert table.state.news == replaced
        table.idle_until(1)


@card("dented_helm")
def test_a_hero_who_falls_and_a_new_one_are_news(table: Story) -> None:
    table.start(3, packs=("crypt", "marches"), reincarnation=True)
    table.put(board.HEROES, "veshna_dool", "enraka_tyvus")
    table.inventory("dented_helm", seat=1)
    table.hand("dart_slit")
    table.peril(9, seat=1).life(1, seat=1).rolls(1, 1)
    table.stands("river_road", seat=1)
    table.do("send dart_slit seat1", "attack")
    assert table.asked == (1, "window")
    table.do("pass")
    assert (table.asked, table.state.news) == ((1, "reincarnate"), True)
    table.do("pick veshna_dool")
    assert (table.asked, table.state.news) == ((1, "deck"), True)
    table.do(*["draw adventure"] * 5)
