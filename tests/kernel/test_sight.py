"""Sight: who knows a hidden piece, what a zone looks like, and worlds a seat cannot tell apart."""

from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.toy import LOTS_GAME, Table

from delvewright.kernel.sight import (
    EVERYBODY,
    HIDDEN,
    NOBODY,
    Imagination,
    known_to,
    look,
    show,
)


def test_a_shown_piece_is_known_to_whom_it_was_shown():
    p = Table.fresh()
    show(p, (4, 7), 0b10)
    show(p, (7,), 0b01)
    assert p.known == ((4, 0b10), (7, 0b11))
    assert p.news
    assert known_to(p, 1) == {4, 7}
    assert known_to(p, 0) == {7}
    assert known_to(p, NOBODY) == set()


def test_what_everybody_knows_a_spectator_knows():
    p = Table.fresh()
    show(p, (4,))
    assert known_to(p, NOBODY) == {4}
    assert look(p, (3, 4, 5), NOBODY, False) == (HIDDEN, 4, HIDDEN)


def test_a_zone_looks_open_hidden_or_in_part_known():
    p = Table.fresh()
    assert look(p, (3, 4, 5), 0, True) == (3, 4, 5)
    assert look(p, (3, 4, 5), 0, False) == (HIDDEN, HIDDEN, HIDDEN)
    show(p, (5,), 0b01)
    assert look(p, (3, 4, 5), 0, False) == (HIDDEN, HIDDEN, 5)
    assert look(p, (3, 4, 5), 1, False) == (HIDDEN, HIDDEN, HIDDEN)


def test_a_peeked_lot_stays_known_in_another_hand():
    state = LOTS_GAME.start(2, 3, hand=0)
    for name in ("pass", "pass", "peek"):
        state = LOTS_GAME.answer(state, name)
    peeker = 1  # with no bids the turn goes to seat round % seats
    other = 1 - peeker
    known = [piece for piece, seats in state.known if seats == 1 << peeker]
    drawn = [piece for piece in known if piece in state.zones[other]]
    assert drawn
    assert [face for face in look(state, state.zones[other], peeker, False) if face != HIDDEN] == drawn
    for seed in range(20):
        world = LOTS_GAME.imagine(state, peeker, seed)
        assert all(piece in world.zones[other] for piece in drawn)


# Imagination


@st.composite
def tables(draw):
    """Zones of distinct pieces, some seen, some pinned."""
    pieces = draw(st.permutations(range(draw(st.integers(0, 24)))))
    cuts = sorted(draw(st.lists(st.integers(0, len(pieces)), min_size=3, max_size=3)))
    zones = [tuple(pieces[a:b]) for a, b in zip([0, *cuts], [*cuts, len(pieces)], strict=True)]
    seen = draw(st.sets(st.sampled_from(pieces))) if pieces else set()
    pinned = draw(st.sets(st.sampled_from(pieces))) if pieces else set()
    return zones, seen, frozenset(pinned), draw(st.integers(0, 2**63 - 1))


@given(tables())
def test_a_deal_moves_only_what_is_unseen_and_keeps_the_pinned_in_their_zone(case):
    zones, seen, pinned, seed = case
    p = Table.fresh()
    show(p, seen, 0b1)
    dealt = list(zones)
    Imagination(p, 0, seed).deal(dealt, (0, 1, 2), pinned)
    assert dealt[3] == zones[3]
    assert sorted(sum(dealt, ())) == sorted(sum(zones, ()))
    for old, new in zip(zones, dealt, strict=True):
        assert len(new) == len(old)
        for place, piece in enumerate(old):
            if piece in seen:
                assert new[place] == piece
            elif piece in pinned:
                assert piece in new


@given(tables())
def test_a_deal_hangs_on_its_own_seed_alone(case):
    zones, seen, pinned, seed = case
    dealt = []
    for luck in (1, 2):
        p = Table.fresh()
        p.seed = luck
        show(p, seen, EVERYBODY)
        dealt.append(list(zones))
        Imagination(p, 0, seed).deal(dealt[-1], (0, 1, 2, 3), pinned)
        assert p.ticks == [0, 0]
    assert dealt[0] == dealt[1]


def test_pinned_pieces_move_about_inside_their_zone():
    places = set()
    for seed in range(60):
        zones = [(1, 2, 3), (4, 5, 6)]
        Imagination(Table.fresh(), 0, seed).deal(zones, (0, 1), frozenset({1, 6}))
        assert 1 in zones[0]
        assert 6 in zones[1]
        places.add((zones[0].index(1), zones[1].index(6)))
    assert len(places) == 9


def test_every_hidden_deal_comes_up():
    seen = set()
    for seed in range(200):
        zones = [(1, 2), (3, 4)]
        Imagination(Table.fresh(), 0, seed).deal(zones, (0, 1))
        seen.add(frozenset(zones[0]))
    assert len(seen) == 6


def test_worlds_of_a_seat_differ_and_their_luck_is_not_the_tables():
    state = LOTS_GAME.start(3, 11)
    worlds = [LOTS_GAME.imagine(state, 0, seed) for seed in range(10)]
    assert all(world.zones[0] == state.zones[0] for world in worlds)
    assert len({tuple(world.zones) for world in worlds}) == 10
    assert len({world.seed for world in worlds} | {state.seed}) == 11
    assert LOTS_GAME.imagine(state, 0, 4) == worlds[4]


def test_what_others_sealed_is_guessed_anew():
    state = LOTS_GAME.start(3, 11, hand=3)
    offer = next(option for option in state.asks[1].options if option[0] == "offer")
    state = LOTS_GAME.answer(state, offer, 1)
    worlds = [LOTS_GAME.imagine(state, 0, seed) for seed in range(30)]
    assert len({world.sealed for world in worlds}) > 1
    assert all(
        option == ("pass",) or option[1] in world.zones[1] for world in worlds for _, option in world.sealed
    )
    assert LOTS_GAME.imagine(state, 1, 5).sealed == state.sealed


def test_what_others_are_asked_follows_the_hands_they_are_imagined_to_hold():
    state = LOTS_GAME.start(3, 11, hand=3)
    for seed in range(10):
        world = LOTS_GAME.imagine(state, 0, seed)
        assert world.asks[0] == state.asks[0]
        for one in world.asks[1:]:
            offered = [option[1] for option in one.options if option[0] == "offer"]
            assert offered == [piece for piece in world.zones[one.seat] if world.cast[piece] >= 1]


def test_nobody_is_imagined_to_have_sealed_what_would_have_ended_the_question():
    state = LOTS_GAME.start(3, 5, rounds=1)
    for name in ("pass", "pass", "pass", "call"):
        state = LOTS_GAME.answer(state, name)
    state = LOTS_GAME.answer(state, "quiet", 1)
    assert {LOTS_GAME.imagine(state, 0, seed).sealed for seed in range(30)} == {((1, ("quiet",)),)}
