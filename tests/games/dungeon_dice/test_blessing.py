"""BLESS reaches any die that the active player or an assistant has rolled, in the combat or beside it."""

from tests.games.dungeon_dice.teller import Story

from marks import die, rule


def blessed(table: Story, *dice: str, helper: tuple[str, ...] = ()) -> Story:
    """A Cleric of level 1 with a hammer, and what else it owns, has rolled BLESS against a Wolf."""
    table.start(mode="standard", seats=3).own("class_cleric", "hammer_black", *dice)
    table.own(*helper, seat=1)
    table.ready(0).meets("wolf L2")
    table.do("invite seat1", "accept").strongest() if helper else None
    table.throws(0, "hammer_black 2").levels(0, 1).foe(5, 5)
    table.levels(1, 1) if helper else None
    table.throws(0, "class_cleric BLESS")
    return table.do("confront")


@rule("DD-CLASS-CLERIC-3", "DD-ABILITY-BLESS")
@die("class_cleric")
def test_a_bomb_is_blessed_before_it_goes_off(table: Story) -> None:
    blessed(table, "bomb").throws(0, "bomb 2 BOMB").do("roll bomb")
    assert table.asked == (0, "respond_bless")
    table.do("bless class_cleric bomb")
    assert table.asked == (0, "bless_side")
    best = max(table.offers)
    table.do(best)
    number = int(best.split()[-1].split("_")[0])
    assert number > 2
    table.do("use_who bomb BOMB seat0")
    assert table.compared[0] == 2 + 1 + number  # the blessing is used up: there is nothing left to do


@rule("DD-CLASS-CLERIC-3", "DD-ABILITY-FIZZLE-1")
@die("class_cleric")
def test_a_spell_that_fizzled_for_the_assistant_is_blessed(table: Story) -> None:
    blessed(table, helper=("scroll",))
    while table.asked != (1, "ability"):
        table.do("pass")
    table.do("roll scroll")
    if table.asked == (0, "respond_bless"):
        table.do("pass")
    table.throws(1, "spell_fire FIZZLE").do("use_piece scroll SCROLL spell_fire")
    assert table.asked == (0, "respond_bless")
    table.do("bless class_cleric spell_fire")
    assert table.asked == (1, "bless_side")  # whoever rolled it turns it
    table.do("turn_up spell_fire 5_FIRE", "use_who spell_fire FIRE seat0")
    assert table.compared[0] == 2 + 1 + 1 + 5
    table.leave_open()


@rule("DD-CLASS-CLERIC-3", "DD-CLASS-GEN-6")
@die("class_cleric")
def test_a_class_die_is_blessed_though_nothing_rerolls_it(table: Story) -> None:
    blessed(table).do("bless class_cleric class_cleric")
    assert table.asked == (0, "bless_side")
    table.do(next(name for name in table.offers if "WARDING" in name))
    assert "use class_cleric WARDING" in table.offers
    table.leave_open()


@rule("DD-CLASS-CLERIC-3", "DD-FAMILIAR-ESCAPE")
@die("familiar_wolf")
def test_a_familiar_about_to_escape_is_blessed(table: Story) -> None:
    blessed(table, "familiar_wolf").throws(0, "familiar_wolf ESCAPE").do("call familiar_wolf")
    table.do("bless class_cleric familiar_wolf")
    table.do(next(name for name in table.offers if "WOLF_BITE" in name))
    assert "familiar_wolf" in table.owned(0)
    table.leave_open()


@rule("DD-CLASS-CLERIC-3", "DD-ONEUSE-3")
@die("class_cleric")
def test_what_an_outsider_rolls_is_not_blessed(table: Story) -> None:
    blessed(table).own("bomb", seat=2)
    table.do("pass")
    assert table.asked == (2, "outsiders")
    table.throws(2, "bomb 2 BOMB").do("roll bomb")
    assert table.asked == (2, "aim")
    table.leave_open()
