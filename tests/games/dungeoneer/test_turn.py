"""Stories of a turn: what a table that is laid by hand offers, and what an idle turn does."""

from tests.games.dungeoneer.teller import Story
from tests.marks import rule


@rule("DN-BUILD-02", "DN-HERO-04", "DN-HERO-07")
def test_a_hero_walks_and_collects(table: Story) -> None:
    table.start(2)
    table.hero_phase()  # no Map cards are left, so nothing is built
    assert table.asked == (0, "hero")
    table.do("move north")
    assert table.place_of(0) == "torchlit_passage"
    assert (table.glory_of(0), table.peril_of(0), table.movement_of(0)) == (1, 1, 2)
    table.refused("move west", "leads_nowhere")


def test_an_idle_turn_passes_the_dice_on(table: Story) -> None:
    table.start(3)
    table.deck("repel")
    table.idle_until(1)
    assert table.hand_of(0)[0] == "repel"
    assert len(table.hand_of(0)) == 5


def test_tables_of_other_sets_can_be_laid(table: Story) -> None:
    table.start(2, packs=("marches",))
    assert table.place_of(1) == "arnum_hamlet"
    table.start(3, packs=("crypt", "marches"))
    assert len(set(table.hand("repel", "repel", "repel"))) == 3
    table.lay(tomb_gate=(0, 0), grim_passage=(0, 1, 2)).stands("grim_passage", seat=2)
    assert table.map_now == {"tomb_gate": (0, 0, 0), "grim_passage": (0, 1, 2)}
    assert [table.place_of(seat) for seat in range(3)] == ["tomb_gate", "tomb_gate", "grim_passage"]
    table.start(2, packs=("crypt", "night"), grade="epic")
    assert table.level_of(0) == 4
    table.start(2, packs=("crypt", "night"), grade="campaign").hero("raka", "bel_brewspirits")
    assert table.life_of(0) == 6


def test_a_card_that_is_played_is_known_while_its_place_is_still_chosen(table: Story) -> None:
    """Undo is free up to where something was shown: the card itself was shown when it was declared."""
    table.start(2)
    table.hand("bolt_the_doors")
    table.peril(9, seat=1).do("bane bolt_the_doors seat1")
    assert table.asked == (0, "bolt")
    assert table.seen_by(1, 0) == ["bolt_the_doors"]
    table.do("attach worn_passage", "build")
    table.inventory("sword_of_fiendslaying", "axe_of_weeping_wounds")
    table.hand("rune_of_keenness")
    table.glory(9).do("play rune_of_keenness")
    assert table.asked == (0, "attach")
    assert table.seen_by(1, 0) == ["rune_of_keenness"]
    table.do("attach sword_of_fiendslaying")


def test_a_new_hero_is_news_before_a_deck_is_chosen_for_the_new_hand(table: Story) -> None:
    """Nobody saw which heroes were left, so that taking one back would not be free."""
    table.start(2, packs=("crypt", "marches"), reincarnation=True)
    table.life(1, seat=1).rolls(0, 6).rolls(1, 1).send("dart_slit")
    assert table.asked == (1, "reincarnate")
    table.do(table.offers[0])
    assert table.asked == (1, "deck")
    assert table.state.news
    table.leave_open()


@rule("DN-OPT-08")
def test_the_same_hero_comes_back_where_every_other_is_somebodys(table: Story) -> None:
    table.start(6, packs=("crypt", "marches", "night"), grade="epic", reincarnation=True)
    for seat in range(2, 6):
        table.stands("old_kings_road", seat=seat)
    fallen = table.hero_of(1)
    table.life(1, seat=1).rolls(0, 6).rolls(1, 1).send("tainted_well")
    assert table.happened("fell") == [(1,)]
    assert table.happened("hero")[-1] == (1, fallen)
    assert (table.hero_of(1), table.life_of(1)) == (fallen, 8)
    table.leave_open()
