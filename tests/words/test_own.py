"""Packs of one's own: what a file may say, what is wrong with it and where, and that nothing leaks."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import delvewright
from delvewright.bots import bot, look
from delvewright.bots.sight import go_round
from delvewright.kernel.errors import BadData, BadRecord, BadSetup, DelveError
from delvewright.kernel.record import Record, Sitting
from delvewright.views.front import pack, take
from delvewright.words.own import Opened, role_of

GAMES = ("thunderstone", "dungeon_dice", "dungeoneer", "barricades")

PACKS = {"thunderstone": ("wrath",), "dungeoneer": ("crypt", "marches"), "barricades": ()}


def written(folder: Path, text: str, name: str = "mine", code: str = "") -> Path:
    home = folder / name
    home.mkdir(exist_ok=True)
    (home / "pack.toml").write_text(text)
    if code:
        (home / "behaviour.py").write_text(code)
    return home


def taken(text: str, name: str = "mine", game: str = "thunderstone") -> str:
    opened = Opened(name, game, name, text)
    take(opened)
    return opened.id


FIRE = '[change.fireball]\nmagic_attack = 6\ntext = ["Magic Attack +6"]\n'


def played(game, settings, name="thumb", seed=5, seats=2, longest=400):
    """The names of all answers of a game among equal bots."""
    state = game.start(seats, seed, **settings)
    lucks = [Random(f"{name} {seat} {seed}") for seat in range(seats)]
    player, seat, names = bot(name), -1, []
    while not state.over and len(names) < longest:
        seat = go_round(state, seat)
        option = player.choose(look(game, state, seat, lucks[seat].getrandbits(62), player.blind))
        names.append(game.name(state, option))
        game.apply(state, option, seat)
    return names, state


@pytest.mark.parametrize("name", ["thumb", "uniform"])
@pytest.mark.parametrize("id", GAMES)
def test_a_pack_that_changes_every_kind_into_itself_changes_no_game(id, name):
    game = delvewright.game(id)
    kinds = [kind for kind in game.kinds.values() if kind.role not in game.kinds.form.kept]
    own = taken("\n".join(f'[change.{kind.id}]\nname = "{kind.name}"' for kind in kinds), "itself", id)
    mark = "@" + own.partition("@")[2]
    packs = PACKS[id] if id in PACKS else tuple(n for n in game.packs if n != "boss_monsters")
    for seed in range(6 if name == "thumb" else 12):
        plain, _ = played(game, {"packs": packs}, name, seed)
        with_it, state = played(game, {"packs": (*packs, own)}, name, seed)
        assert [each.replace(mark, "") for each in with_it] == plain
        assert any(mark in each for each in with_it)
        assert all(kind.id.endswith(mark) or kind.role in game.kinds.form.kept for kind in state.cast)
        assert game.view(state, 0)


def test_two_tables_of_one_process_have_each_their_own_cards():
    game, own = delvewright.game("thunderstone"), taken(FIRE)
    plain = game.start(2, 1, pick=("Fireball",))
    mine = game.start(2, 1, pick=("Fireball",), packs=(own,))
    assert {kind.magic for kind in plain.cast if kind.role == "fireball"} == {game.kinds["fireball"].magic}
    assert {kind.magic for kind in mine.cast if kind.role == "fireball"} == {6}
    assert "fireball" in game.cards()
    assert game.cards()["fireball@" + own[5:]].magic == 6
    assert own not in [kind.pack for kind in game.kinds.values()]
    assert list(game.kinds) == [role_of(id) for id in game.kinds]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[change.lorel_alanus]\nlife = 0", "line 2: change.lorel_alanus.life: a life of 1 at least"),
        ("[change.lorel_alanus]\nlife = 99", "line 2: .*life: numbers are -9 to 30"),
        ('[change.lorel_alanus]\ngrade = "epic"', "line 2: .*grade: a changed kind keeps this"),
        ("[change.lorel_alanus]\nlevels = [[1, 2, 3], [1, 2, 3]]", "line 2: .*levels: "),
        ("[change.lorel_alanus]\ncopies = { night = 1 }", "line 2: .*copies: a changed card stays in"),
        ('[change.lorel_alanus]\ndoes = ["draw(1)"]', "line 2: .*does: a changed card of this game does"),
        ('[new.hero]\nlike = "lorel_alanus"', "line 1: new.hero: cards of this game can be changed"),
    ],
)
def test_what_is_wrong_with_a_card_of_dungeoneer_is_told_with_its_line(text, why):
    with pytest.raises(BadData, match=why):
        taken(text, "wrong", "dungeoneer")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('[change.rapier]\nattack = "much"', "line 2: .*attack: only names, notes and numbers"),
        ("[change.rapier]\nattack = 31", "line 2: .*attack: .* to 30, not 31"),
        ("[change.rapier]\natack = 1", "line 2: .*atack: unknown field; did you mean attack"),
        ('[change.rapier]\nsort = "item"', "line 2: .*sort: only names, notes and numbers"),
        ('[change.rapier]\nid = "x"', "line 2: .*id: only names, notes and numbers"),
        ("[change.rapier]\npower = 1", "line 2: .*power: only names, notes and numbers"),
        ("[change.smorga_the_queen]\nhealth = 0", "line 2: .*health: 1 to 30, not 0"),
        ('[change.lantern_token]\nname = "Lamp"', "line 1: .*: of this game cards, Monsters, rooms and"),
        ('[new.foil]\nlike = "rapier"', "line 1: new.foil: things of this game can be changed"),
    ],
)
def test_what_is_wrong_with_a_card_of_barricades_is_told_with_its_line(text, why):
    with pytest.raises(BadData, match=why):
        taken(text, "wrong", "barricades")


def test_a_guardian_of_ones_own_has_the_health_that_is_written():
    game = delvewright.game("barricades")
    own = taken('[change.smorga_the_queen]\nname = "Smorga"\nhealth = 12\n', "tough", "barricades")
    state = game.start(2, 1, guardian="smorga_the_queen", packs=(own,))
    assert state.cast[state.guardian].health == 12
    assert game.cards()[f"smorga_the_queen@{own[6:]}"].name == "Smorga"
    assert game.view(state, 0)
    assert game.load(game.save(state)) == state
    for wrong in ("tough@0123456789", "tough"):
        with pytest.raises(BadSetup):
            game.start(2, 1, packs=(wrong,))


def test_a_hero_of_ones_own_begins_with_the_life_that_is_written():
    game = delvewright.game("dungeoneer")
    heroes = [kind for kind in game.kinds.values() if kind.sort == "hero" and "crypt" in kind.copies]
    own = taken("\n".join(f"[change.{kind.id}]\nlife = 9" for kind in heroes), "tough", "dungeoneer")
    state, plain = game.start(2, 1, packs=(own,)), game.start(2, 1)
    assert [kind.role for kind in state.cast] == [kind.id for kind in plain.cast]  # the set of a first game
    assert (list(state.life), list(plain.life)) == ([9, 9], [6, 6])
    assert [seat.full_life for seat in game.view(state, 0).seats] == [9, 9]
    assert game.view(state, 0).sets == ("crypt",)
    assert game.load(game.save(state)) == state
    with pytest.raises(BadSetup, match="'tough' has changed"):
        game.start(2, 1, packs=("crypt", "tough@0123456789"))


def test_what_is_saved_comes_back_with_the_cards_of_its_pack():
    game, own = delvewright.game("thunderstone"), taken(FIRE)
    state = game.start(2, 1, pick=("Fireball",), packs=(own,))
    assert game.load(game.save(state)) == state
    with pytest.raises(BadSetup, match="its pack is missing, or has changed"):
        game.load(game.save(state).replace(own[5:].encode(), b"0123456789"))


def test_a_record_of_a_pack_that_is_missing_or_has_changed_says_so():
    game, own = delvewright.game("thunderstone"), taken(FIRE, "sparks")
    record = Sitting(game, 2, 1, packs=[own]).record.text()
    assert f'set packs: ["{own}"]' in record
    Sitting.replay(game, Record.read(record))
    changed = Record.read(record.replace(own, "sparks@0123456789"))
    with pytest.raises(BadSetup, match=rf"'sparks' has changed: wanted is .* 0123456789, here is {own[7:]}"):
        Sitting.replay(game, changed)
    missing = Record.read(record.replace(own, "embers@0123456789"))
    with pytest.raises(BadSetup, match=r"'embers' \(marked 0123456789\) is not here: name its folder"):
        Sitting.replay(game, missing)


NEW = """
[new.moon_blade]
name = "Moon Blade"
type = "village"
group = "Moon Blade"
classes = ["weapon", "edged"]
copies = 8
cost = 5
gold = 1
weight = 4
attack = 3
text = ["Village: Draw two cards.", "Dungeon: All Heroes gain Attack +1."]
does = ['village("study", draw(2))', 'dungeon("shine", each_hero(attack=1))']
"""


def test_a_new_card_is_bought_and_does_what_its_file_says():
    game, own = delvewright.game("thunderstone"), taken(NEW, "moon")
    state = game.start(2, 3, packs=(own,), pick=("Moon Blade",))
    assert "Moon Blade" in state.layout.village
    kind = next(kind for kind in state.cast if kind.role == "moon_blade")
    assert (kind.attack, kind.copies, [one.name for one in kind.village]) == (3, 8, ["study"])
    names, _ = played(game, {"packs": (own,), "pick": ("Moon Blade",)}, "uniform", 5)
    mark = own.partition("@")[2]
    assert f"buy moon_blade@{mark}" in names
    assert f"use moon_blade@{mark} study" in names
    assert game.groups_in((own,))["village"][-1] == "Moon Blade"
    assert "Moon Blade" not in game.groups["village"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            "[change.fireball]\natack = 1",
            r"line 3: change.fireball.atack: unknown field",
        ),
        ('[change.fireball]\nname = "F"\nattack = "much"', r"line 4: change.fireball.attack: Expected `int`"),
        ("[change.firebal]\nattack = 1", r"line 2: change.firebal: there is no 'firebal' .* fireball"),
        ('[change.fireball]\ntype = "hero"', r"line 3: change.fireball.type: a changed kind keeps this"),
        ("[change.fireball]\nattack = 1000", r"line 3: change.fireball.attack: at most 99, not 1000"),
        ("[change.fireball]\ncopies = 0", r"line 3: change.fireball.copies: 1 to 60 copies"),
        ('[change.elf_wizard]\nname = "E"\ntraits = ["fast"]', r"line 4: .*traits: unknown trait 'fast'"),
        (
            "[change.fireball]\ndoes = [\"__import__('os')\"]",
            r"no word '__import__'",
        ),
        ('[change.fireball]\ndoes = ["draw(1)"]', r"does: draw is a word, and here goes a part"),
        (
            "[change.fireball]\ndoes = [\"dungeon('a', draw(1000))\"]",
            r"1000 is no whole number from -99",
        ),
        ("[change.fireball]\ndoes = [\"dungeon('a', draw(1 + 1))\"]", r"1 \+ 1 is no whole number"),
        ("[change.fireball]\ndoes = [\"dungeon('a', draw.x(1))\"]", r"draw.x\(1\) is no word"),
        (
            "[change.fireball]\ndoes = [\"dungeon('a', destroy(HERROS))\"]",
            r"no word 'HERROS'; did",
        ),
        ("[change.fireball]\ndoes = [\"dungeon('a')\"]", r"dungeon wants more: dungeon\(name"),
        ("[change.fireball]\ndoes = [\"village('a', draw(1))\"]", r"1 abilities, and 0 lines that begin"),
        ("[new.fireball]\nattack = 1", r"line 2: new.fireball: there is one already"),
        ('[new.x]\nlike = "fireball"\nname = "X"', r"new.x: there is a group 'Fireball' already"),
        ('[new.x]\nlike = "fire"', r"line 3: new.x.like: there is no 'fire'"),
        ("[change.fireball]\nattack = 1\nattack = 2\n", r"Cannot overwrite a value \(at line 4"),
        ("", r"nothing is changed and nothing is new"),
        ("[chnage.fireball]\nattack = 1", r"line 2: chnage: unknown key; did you mean change"),
        ('game = "chess"\n[change.fireball]\nattack = 1', r"line 1: game: there is no game 'chess'"),
        ("name = 3\n[change.fireball]\nattack = 1", r"line 2: name: a name is small letters"),
    ],
)
def test_what_is_wrong_in_a_file_is_told_with_its_line_and_nothing_is_taken_in(tmp_path, text, why):
    game = delvewright.game("thunderstone")
    before = dict(game.own), dict(game.kinds.own)
    home = written(tmp_path, text if "game" in text else f'game = "thunderstone"\n{text}')
    with pytest.raises(BadData, match=why) as found:
        pack(home)
    assert str(found.value).startswith(str(home / "pack.toml"))
    assert (dict(game.own), dict(game.kinds.own)) == before


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('[change.sword_grey]\nfaces = ["1"]', r"1 faces instead of 6"),
        ('[change.sword_grey]\nfaces = ["9 SLAHS x6"]', r"line 3: .*faces: unknown symbol 'SLAHS'.*SLASH"),
        ("[change.sword_grey]\ncopies = { guilds = 2 }", r"a changed die stays in the sets it is in"),
        ('[change.hero_level]\nname = "H"', r"level dice and trackers are numbers here"),
        ('[new.x]\nlike = "sword_grey"\ncopies = 99', r"line 4: .*1 to 12, not 99"),
        ('[change.sword_grey]\nfaces = ["77 x6"]', r"77 on a face; 9 is the most"),
    ],
)
def test_dice_are_checked_as_strictly(tmp_path, text, why):
    with pytest.raises(BadData, match=why):
        pack(written(tmp_path, 'game = "dungeon_dice"\n' + text))


def test_a_new_die_is_in_its_bag():
    game = delvewright.game("dungeon_dice")
    own = taken('[new.moon_sword]\nlike = "sword_grey"\nname = "Moon Sword"\ncopies = 3\n', "moon", game.id)
    mine = game.start(2, 1, packs=(own,))
    plain = game.start(2, 1)
    assert len(mine.cast) == len(plain.cast) + 3
    assert [kind.name for kind in mine.cast].count("Moon Sword") == 3
    assert own in [slot.name for slot in game.layout(2, 1, {"packs": (own,)})]


CODE = """
from delvewright.games.thunderstone.words import draw, village

def _grin(p, seat, me, it):
    p.gold += 7

DOES = {"grinner": (village("grin", _grin, draw(1)),)}
"""
GRIN = NEW.replace("moon_blade", "grinner").replace("Moon Blade", "Grinner").partition("does")[0]


def test_a_program_is_run_only_where_it_is_allowed(tmp_path):
    home = written(tmp_path, 'game = "thunderstone"\n' + GRIN, "grin", 'raise SystemExit("run")')
    with pytest.raises(BadData, match=r"behaviour\.py: this pack has behaviour, which is a program"):
        pack(home)
    (home / "behaviour.py").write_text(CODE)
    opened = pack(home, behaviour=True)
    game = delvewright.game("thunderstone")
    assert [one.name for one in game.kinds[f"grinner@{opened.mark}"].village] == ["grin"]
    names, _ = played(game, {"packs": (opened.id,), "pick": ("Grinner",)}, "uniform", 5)
    assert f"use grinner@{opened.mark} grin" in names


def test_an_error_in_a_program_is_told_with_its_line(tmp_path):
    home = written(tmp_path, 'game = "thunderstone"\n' + GRIN, "grin", "\n\nDOES = {'grinner': 1 / 0}\n")
    with pytest.raises(BadData, match=r"behaviour\.py, line 3: ZeroDivisionError"):
        pack(home, behaviour=True)
    written(tmp_path, 'game = "thunderstone"\n' + GRIN, "grin", "DOES = {'grinned': ()}\n")
    with pytest.raises(BadData, match=r"DOES names 'grinned'; did you mean grinner"):
        pack(home, behaviour=True)


def test_a_folder_without_a_pack_and_a_game_without_packs_say_so(tmp_path):
    with pytest.raises(BadData, match=r"pack\.toml: there is no such file; a pack is a folder"):
        pack(tmp_path)
    with pytest.raises(DelveError, match="takes no packs of one's own yet"):
        pack(written(tmp_path, 'game = "crawl"\n[change.x]\nname = "X"\n'))
    assert issubclass(BadRecord, DelveError)
