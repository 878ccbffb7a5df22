"""The plain view: the table of any game, seen by zones and figures. It is tried on one that hides hands."""

from typing import ClassVar

from tests.kernel.errands import FRONT as ERRANDS
from tests.kernel.errands import street

from delvewright.games import crawl
from delvewright.games.thunderstone import GAME
from delvewright.views import plain
from delvewright.views.front import Front, Voice
from delvewright.views.speech import Says, Speech, Verb
from delvewright.views.thunderstone import VOICE
from delvewright.views.thunderstone.reading import Reading
from delvewright.words import Kind


class Plainly(plain.Reading, Reading):
    """Thunderstone with nothing said but its places, two figures and a few words."""

    unit: ClassVar[str] = "VP"

    def figures(self, seat: int) -> dict[str, int | str]:
        return {"turns": self.p.turns} if seat < 0 else {"XP": self.p.xp[seat]}


WORDS = Speech(
    Plainly,
    verbs={"buy": Verb("Buy {card}", "{card} joins your deck."), "done": Verb("Go on")},
    prompts={"village.effects": Says("Use what you have."), "village.buy": Says("Buy something.")},
)
PLAIN = Front.of(GAME, Voice(seats=VOICE.seats, speech=WORDS, text="A dungeon."))
START = PLAIN.start(3, 5)


def zone(view: plain.View, place: str, owner: int) -> plain.Zone:
    return next(zone for zone in view.zones if (zone.place, zone.owner) == (place, owner))


def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others():
    mine = zone(PLAIN.view(START, 1), "hand", 1)
    theirs = zone(PLAIN.view(START, 0), "hand", 1)
    assert (len(mine.pieces), mine.hidden) == (6, 0)
    assert (len(theirs.pieces), theirs.hidden) == (0, 6)
    assert mine.label == "Hand"


def test_a_world_imagined_from_a_seat_looks_the_same_to_it():
    state = START
    for number in range(60):
        for seat in (-1, 0, 1, 2):
            assert PLAIN.view(PLAIN.imagine(state, seat, number), seat) == PLAIN.view(state, seat)
        if state.over:
            break
        state = PLAIN.answer(state, state.ask.options[number % len(state.ask.options)])


def test_the_open_question_says_what_it_touches_and_what_is_refused():
    village = PLAIN.answer(START, "village")
    seat = village.ask.seat
    ask = PLAIN.view(village, seat).ask
    assert ask is not None
    assert PLAIN.view(village, (seat + 1) % 3).ask is None
    bought = next(offer for offer in ask.offers if offer.name == "buy torch")
    assert (ask.text, bought.label, bought.text) == ("Buy something.", "Buy Torch", "Torch joins your deck.")
    assert [(touch.place, touch.kind) for touch in bought.touches] == [("village", "torch")]
    assert bought.text == PLAIN.say(village, village.ask.options[bought.index]).partition(" · ")[0]
    assert [one.name for one in ask.refusals] == sorted(one.name for one in ask.refusals)
    assert ask.refusals


def test_the_end_is_told_with_the_scores():
    state = PLAIN.start(2, 5, longest=1)
    while not state.over:
        state = PLAIN.answer(state, state.ask.options[0])
    view = PLAIN.view(state, 0, ("Ann", "Bo"))
    assert view.phase == "over"
    assert view.result.scores == PLAIN.outcome(state).scores
    assert view.result.winners == PLAIN.outcome(state).winners
    assert view.result.text.endswith(" VP.")


def test_seats_and_table_show_the_figures_that_a_game_tells():
    view = PLAIN.view(START)
    assert view.figures == (plain.Figure("turns", START.turns),)
    assert [seat.figures for seat in view.seats] == [(plain.Figure("XP", 0),)] * 3


def test_a_game_that_says_nothing_of_it_has_one_mode_and_no_set_up():
    (mode,) = PLAIN.modes
    assert (mode.title, mode.text, mode.seats) == (GAME.title, "A dungeon.", GAME.seats)
    assert PLAIN.layout(2, 1, {}) == ()
    assert PLAIN.groups == {}
    assert PLAIN.cards() == {}


def test_a_printed_piece_tells_what_its_kind_has():
    class Rat(Kind, frozen=True):
        strength: int = 0

    rat = plain.printed([Rat("Giant Rat", 3, strength=2)])()["giant_rat"]
    assert (rat.name, rat.group, rat.pack, rat.text) == ("Giant Rat", "Giant Rat", "base", ())
    assert (rat.copies, rat.facts) == (3, (plain.Figure("Strength", 2),))


def test_figures_can_be_declared_and_templates_name_those_of_the_table():
    front = Front.plain(
        crawl.GAME,
        "A dungeon.",
        table={"left": lambda p: len(p.zones[crawl.DECK])},
        seats={"gold": lambda p, seat: p.treasure[seat] + seat},
        prompts={"press": Says("There are {left} cards left.")},
    )
    start = front.start(2)
    view = front.view(start, 0)
    assert view.figures == (plain.Figure("left", 48),)
    assert [seat.figures for seat in view.seats] == [(plain.Figure("gold", gold),) for gold in (0, 1)]
    assert front.prompt(start) == "There are 48 cards left."
    assert front.read(start, 0).verdict((0,), (7, 0)) == "You won with 7 gold."
    assert front.cards()["dragon"].facts == (plain.Figure("Treasure", 6),)


def test_places_of_seats_that_nobody_has_are_not_shown() -> None:
    owners = {zone.owner for zone in ERRANDS.view(street(2), 0).zones}
    assert owners == {-1, 0, 1}
