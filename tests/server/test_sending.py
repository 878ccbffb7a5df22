"""How things are sent: packed for who can unpack them, kept by who has them, and a map in parts."""

import gzip
import json
from pathlib import Path
from random import Random
from typing import Any

import brotli
import msgspec
import pytest
from starlette.requests import Request
from starlette.responses import Response
from websockets.frames import Frame, Opcode

import delvewright
from delvewright.server import sending
from delvewright.server.library import catalogued, numbered, printed
from delvewright.server.sending import FOREVER, Lasting, file, file_of, given
from delvewright.server.sockets import PACKING

BROWSER = "gzip, deflate, br, zstd"


def request(query: str = "", **head: str) -> Request:
    headers = [(name.replace("_", "-").encode(), value.encode()) for name, value in head.items()]
    return Request({"type": "http", "headers": headers, "query_string": query.encode(), "path": "/"})


UNPACK = {"gzip": gzip.decompress, "br": brotli.decompress, None: bytes}


def unpacked(reply: Response) -> Any:
    return json.loads(UNPACK[reply.headers.get("content-encoding")](bytes(reply.body)))


def test_an_update_is_packed_by_the_one_before_it():
    """Two updates of a game are much alike: with the first in reach the second weighs a tenth."""
    front, chance = delvewright.game("thunderstone"), Random(3)
    _, packing = PACKING.process_request_params([], [])
    state, seen, sent = front.start(3, 5), [], []
    for _ in range(40):
        seen.append(msgspec.json.encode(front.view(state, 0, ("Ada", "Bo", "Cy"))))
        sent.append(len(packing.encode(Frame(Opcode.TEXT, seen[-1])).data))
        state = front.answer(state, chance.choice(front.names(state, state.ask)), state.ask.seat)
    assert sum(sent[1:]) < 0.15 * sum(map(len, seen[1:]))


# What stands as it is now ----------------------------------------------------------------------------


def test_a_long_reply_is_packed_and_says_what_it_depends_on():
    long = ["fireball"] * 200
    reply = given(request(accept_encoding=BROWSER), long)
    assert reply.headers["content-encoding"] == "gzip"
    assert reply.headers["vary"] == "accept-encoding"
    assert reply.headers["cache-control"] == "no-store"
    assert len(reply.body) < 100
    assert unpacked(reply) == long


@pytest.mark.parametrize("head", [{}, {"accept_encoding": "br"}, {"accept_encoding": "gzip;q=0, identity"}])
def test_who_cannot_unpack_gets_it_plain(head: dict[str, str]):
    reply = given(request(**head), ["fireball"] * 200)
    assert "content-encoding" not in reply.headers
    assert unpacked(reply) == ["fireball"] * 200


def test_a_short_reply_is_not_worth_packing():
    assert "content-encoding" not in given(request(accept_encoding=BROWSER), ["fireball"]).headers


# Lists that last -------------------------------------------------------------------------------------


def test_a_list_asked_for_by_its_mark_is_kept_for_ever():
    cards = printed("thunderstone")
    reply = cards.reply(request(f"v={cards.mark}", accept_encoding=BROWSER))
    assert reply.headers["cache-control"] == FOREVER
    assert "fireball" in unpacked(reply)
    assert cards.reply(request("v=another")).headers["cache-control"] == "no-cache"


def test_a_list_comes_in_the_smallest_packing_that_there_is(monkeypatch: pytest.MonkeyPatch):
    dice = printed("dungeon_dice")
    small, middle, plain = (dice.reply(request(accept_encoding=way)) for way in (BROWSER, "gzip", "identity"))
    ways = [reply.headers.get("content-encoding") for reply in (small, middle, plain)]
    assert ways == ["br", "gzip", None]
    assert len(small.body) < 0.7 * len(middle.body) < 0.1 * len(plain.body)
    assert unpacked(small) == unpacked(middle) == unpacked(plain)
    assert len({reply.headers["etag"] for reply in (small, middle, plain)}) == 3
    monkeypatch.setattr(sending, "brotli", None)
    assert Lasting(["x"]).reply(request(accept_encoding=BROWSER)).headers["content-encoding"] == "gzip"


def test_who_has_a_list_gets_no_more_than_a_word():
    cards = printed("thunderstone")
    first = cards.reply(request(accept_encoding=BROWSER))
    again = cards.reply(request(accept_encoding=BROWSER, if_none_match=f'W/{first.headers["etag"]}, "x"'))
    assert (again.status_code, again.body) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert cards.reply(request(if_none_match=first.headers["etag"])).status_code == 200  # packed is another


def test_another_list_has_another_mark_and_the_catalogue_tells_it():
    assert Lasting(["a"]).mark != Lasting(["b"]).mark
    marks = {game["id"]: game["marks"] for game in unpacked(catalogued().reply(request()))}
    assert marks["barricades"] == [printed("barricades").mark, numbered("barricades").mark]


# Files -----------------------------------------------------------------------------------------------


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page that was built: one script packed in two ways, a map of pictures, and a font."""
    monkeypatch.setattr(sending, "WEB", tmp_path)
    assets = tmp_path / "assets"
    assets.mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (assets / "table-abc.js").write_text("let table = 1;")
    (assets / "table-abc.js.br").write_bytes(b"brotli")
    (assets / "table-abc.js.gz").write_bytes(gzip.compress(b"let table = 1;"))
    (assets / "plain.woff2").write_bytes(b"font")
    (assets / "pictures-abc.json").write_text('{"axe": "<axe>", "bow": "<bow>", "cup": "<cup>"}')
    return tmp_path


def sent(web: Path, name: str, query: str = "", **head: str) -> Response:
    path = file_of(name)
    assert path is not None
    return file(request(query, **head), path)


@pytest.mark.parametrize(
    ("accepts", "packing", "size"),
    [(BROWSER, "br", 6), ("gzip, deflate", "gzip", None), ("br;q=0, gzip", "gzip", None), ("", None, 14)],
)
def test_a_file_comes_in_the_smallest_packing(web: Path, accepts: str, packing: str | None, size: int | None):
    reply = sent(web, "assets/table-abc.js", accept_encoding=accepts)
    assert reply.headers.get("content-encoding") == packing
    assert reply.headers["content-type"].startswith("text/javascript")
    assert reply.headers["vary"] == "accept-encoding"
    assert size is None or int(reply.headers["content-length"]) == size


def test_what_has_its_version_in_its_name_is_kept_for_ever_and_the_page_is_not(web: Path):
    assert sent(web, "assets/plain.woff2").headers["cache-control"] == FOREVER
    page = sent(web, "index.html")
    assert page.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in page.headers["content-security-policy"]
    again = sent(web, "index.html", if_none_match=page.headers["etag"])
    assert again.status_code == 304


def test_pictures_come_by_name_and_unknown_names_are_nothing(web: Path):
    reply = sent(web, "assets/pictures-abc.json", "of=cup,axe,no_such,axe")
    assert unpacked(reply) == {"axe": "<axe>", "cup": "<cup>"}
    assert reply.headers["cache-control"] == FOREVER
    assert unpacked(sent(web, "assets/pictures-abc.json", "of=")) == {}


def test_no_name_leads_out_of_the_folder(web: Path):
    (web.parent / "secret").write_text("hidden")
    assert [file_of(name) for name in ("../secret", "assets/../../secret", "\0", "a" * 5000)] == [None] * 4
