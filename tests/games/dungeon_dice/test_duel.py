"""Heroes against heroes: duels, the Crown, cursed artifacts, the Colosseum, the fight for the victory."""

from tests.games.dungeon_dice.teller import Story

from marks import die, rule

ALL = {"mode": "standard", "dungeon_die": "none", "bargains": "none"}


def draw_event(table: Story, name: str) -> None:
    table.bag("encounter", name)
    table.do("draw")


@rule("DD-EVENT-CHALLENGE", "DD-DUEL-1", "DD-DUEL-3", "DD-DUEL-4", "DD-DUEL-8")
@die("event_challenge")
def test_a_challenge_is_a_duel_for_experience_and_equipment(table: Story) -> None:
    table.start(seats=3, **ALL)
    table.bag("equipment", "armor_grey")
    draw_event(table, "event_challenge")
    assert table.offers == ["challenge seat1", "challenge seat2"]
    table.levels(0, 2).levels(2, 4).do("challenge seat2")
    assert table.asked == (2, "spoils")
    table.do("draw")
    assert table.owned(2) == ["armor_grey"]
    assert table.state.experience[:3] == [0, 0, 1]
    assert table.state.hurt == [0, 0, 0]
    assert table.in_bag("encounter") == ["event_challenge"]


@rule("DD-EX-45", "DD-DUEL-9", "DD-DUEL-8")
def test_equal_totals_mean_another_duel_and_no_wounds(table: Story) -> None:
    table.start(seats=3, **ALL)
    draw_event(table, "event_challenge")
    table.levels(0, 3, 4).levels(1, 3, 1).do("challenge seat1")
    assert [event[1] for event in table.happened("fight")] == [(0, 1), (0, 1)]
    assert table.state.hurt == [0, 0, 0]
    table.do("pass")
    assert table.state.experience[0] == 1


@rule("DD-OR-2", "DD-ABILITY-EXECUTE-2")
def test_duelists_who_execute_each_other_fight_again_whatever_their_totals(table: Story) -> None:
    table.start(seats=3, **ALL)
    table.own("axe_purple")
    table.own("axe_grey", seat=1)
    draw_event(table, "event_challenge")
    table.do("challenge seat1", "arm axe_purple")
    table.throws(0, "axe_purple 3 EXECUTE").levels(0, 4).throws(1, "axe_grey 1 EXECUTE").levels(1, 1)
    table.do("arm axe_grey", "use_who axe_purple EXECUTE seat1", "use_who axe_grey EXECUTE seat0")
    assert [event[1] for event in table.happened("fight")] == [(0, 1), (0, 1)]
    table.leave_open()


@rule("DD-DUEL-5", "DD-DUEL-6", "DD-DUEL-7", "DD-DUEL-13", "DD-EX-10", "DD-DUEL-14")
def test_duelists_alternate_and_outsiders_come_last(table: Story) -> None:
    table.start(seats=3, **ALL)
    table.state.place = "tavern"
    table.own("sword_black")
    table.own("armor_black", "bomb", seat=1)
    table.own("bomb", seat=2)
    draw_event(table, "event_challenge")
    table.do("challenge seat1")
    assert table.asked == (0, "arm")
    table.do("arm sword_black").throws(0, "sword_black 3 SLASH").levels(0, 4)
    table.throws(1, "armor_black - PROTECTION").levels(1, 1).do("arm armor_black")
    assert table.asked == (1, "armor")
    table.levels(0, 1).do("use_die armor_black PROTECTION seat0.hero_level.4")
    assert table.asked == (0, "duel")
    table.levels(0, 4).do("use_die sword_black SLASH seat0.hero_level.1")
    assert table.asked == (1, "duel")
    table.throws(1, "bomb 5 BOMB").do("roll bomb", "use_who bomb BOMB seat1")
    assert (table.total(0), table.total(1)) == (7, 6)  # the Tavern helps no duelist
    assert table.asked == (2, "duel_outsiders")
    table.throws(2, "bomb 2 BOMB").do("roll bomb", "use_who bomb BOMB seat1")
    assert table.asked == (1, "spoils")
    table.do("pass")


@rule("DD-EVENT-COLOSSEUM", "DD-EX-46", "DD-COLOSSEUM-1", "DD-COLOSSEUM-5", "DD-COLOSSEUM-6", "DD-OR-21")
@die("event_colosseum")
def test_tied_leaders_of_the_colosseum_fight_again(table: Story) -> None:
    table.start(seats=3, **ALL).experience(5).experience(5, seat=1).experience(5, seat=2)
    table.bag("artifact", "artifact_sword")
    table.bag("encounter", "event_colosseum")
    table.levels(0, 4, 4, 4, 1, 1, 1).levels(1, 4, 4, 4, 1, 1, 2).levels(2, 4, 1, 1)
    table.do("draw")
    assert [event[1] for event in table.happened("fight")] == [(0, 1, 2), (0, 1)]
    assert table.asked == (1, "spoils")
    table.do("draw", "draw")
    assert table.owned(1) == ["artifact_sword"]
    assert table.state.experience == [5, 6, 5]
    assert table.state.hurt == [0, 0, 0]
    table.leave_open()


@rule("DD-ABILITY-CROWN-3", "DD-ABILITY-CROWN-4", "DD-WIN-5", "DD-TURN-9")
@die("crown")
def test_the_crown_may_be_dueled_for(table: Story) -> None:
    table.start(**ALL)
    table.own("crown", seat=1)
    assert table.fame(1) == 1
    table.levels(0, 4).levels(1, 1).do("duel_for crown")
    assert table.owned() == ["crown"]
    assert (table.fame(0), table.fame(1)) == (1, 0)
    assert table.state.experience == [1, 0]


@rule("DD-ARTIFACT-CURSED-4", "DD-ARTIFACT-CURSED-5", "DD-EX-50", "DD-OR-22")
@rule("DD-WIN-11", "DD-WIN-12", "DD-WIN-13")
@die("helm_of_reflection", "sword_of_wounding", "ring_of_mastery")
def test_the_third_cursed_artifact_wins_the_game(table: Story) -> None:
    table.start(**ALL)
    table.own("ring_of_mastery", seat=1)
    assert table.fame(1) == -1
    table.own("helm_of_reflection", "sword_of_wounding")
    assert table.fame(0) == 0
    table.do("duel_for ring_of_mastery")
    table.throws(0, "sword_of_wounding 5", "helm_of_reflection 3").levels(0, 4).levels(1, 1)
    table.do("arm sword_of_wounding+helm_of_reflection")
    assert table.state.over
    assert (table.state.result.winners, table.state.result.why) == ((0,), "chaos")


@rule("DD-EX-49", "DD-WIN-15", "DD-WIN-16", "DD-WIN-17", "DD-OR-20")
def test_two_claimants_duel_for_the_victory(table: Story) -> None:
    table.start(seats=3, **ALL).experience(5).experience(5, seat=1)
    table.own("artifact_sword")
    table.own("artifact_axe", seat=1)
    table.trophy("ogre L5")
    table.trophy("golem L5", seat=1)
    table.bag("item", "bomb")
    table.meets("wolf L2")
    table.do("invite seat1", "accept", "arm artifact_axe")
    for _ in range(2):  # the combat, then the duel
        table.throws(0, "artifact_sword 3").levels(0, 4, 4, 4)
        table.throws(1, "artifact_axe 7").levels(1, 4, 4, 4)
    table.foe(1, 1).do("confront", "pass")  # the bomb won is not thrown
    assert table.happened("claims") == [((0, 1),)]
    assert table.happened("fight")[0][0] == "duel"
    assert table.state.over
    assert table.state.result.winners == (1,)
    assert table.state.result.why == "duel"


@rule("DD-ARTIFACT-SWORD-OF-WOUNDING-1", "DD-ARTIFACT-SWORD-OF-WOUNDING-2")
@die("sword_of_wounding")
def test_the_sword_of_wounding_takes_two_level_dice(table: Story) -> None:
    table.start(seats=3, **ALL).experience(5, seat=1)
    table.own("sword_of_wounding")
    draw_event(table, "event_challenge")
    table.throws(0, "sword_of_wounding 4 SWORD_OF_WOUNDING").levels(0, 1).levels(1, 4, 2, 1)
    table.do("challenge seat1")
    if table.asked[1] == "arm":
        table.do("arm sword_of_wounding")
    table.do("use_who sword_of_wounding SWORD_OF_WOUNDING seat1")
    assert table.state.hurt[1] == 2
    assert table.asked == (1, "wounding")
    table.do("lose_die seat1.hero_level.4", "lose_die seat1.hero_level.1")  # its own choice, wise or not
    assert table.happened("duelled")[-1][0] == ((0, 5), (1, 2))
    table.do("pass")


@rule("DD-ARTIFACT-HELM-OF-REFLECTION-1")
@die("helm_of_reflection")
def test_the_helm_takes_an_unused_ability(table: Story) -> None:
    table.start(**ALL)
    table.own("helm_of_reflection")
    table.bag("equipment", "sword_grey")
    table.meets("goblin L1")
    assert table.gear() == []  # nobody puts on a cursed artifact unawares
    table.do("arm helm_of_reflection")
    table.throws(0, "helm_of_reflection 1 HELM_OF_REFLECTION").levels(0, 1).foe(3).do("confront")
    table.do("use_mode helm_of_reflection HELM_OF_REFLECTION SLASH")
    assert table.asked == (0, "ability")
    table.levels(0, 4).do("use_die helm_of_reflection SLASH seat0.hero_level.1")
    assert table.compared == (5, 3, "win")
