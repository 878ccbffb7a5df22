"""Calls to closed browsers: sealed for one browser, by a push service that is known, and to nobody else."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from tests.server.bench import Bench, housed
from tests.server.served import Server
from tests.server.test_calling import Receiver, called, never, receiving
from tests.server.test_clocks import Hand, Here

from delvewright.cli.serve import serve
from delvewright.kernel.errors import DelveError
from delvewright.server import envelopes, opening, shapes
from delvewright.server.calling import Caller
from delvewright.server.denied import Denied
from delvewright.server.envelopes import Reader, Sender, data, public, sealed, text
from delvewright.server.pushing import DEVICES, Pushes
from delvewright.server.reaching import Origin, address_of
from delvewright.server.table import Table

CONTACT = "mailto:owner@example.org"


class Browser:
    """Somebody's browser with its keys: what a push service brings it can read."""

    def __init__(self, number: int = 0):
        self.own = (
            ec.derive_private_key(number, envelopes.CURVE)
            if number
            else ec.generate_private_key(envelopes.CURVE)
        )
        self.auth = secrets.token_bytes(16)

    @property
    def reader(self) -> Reader:
        return Reader(public(self.own), self.auth)

    def wanted(self, endpoint: str) -> shapes.NewPush:
        return shapes.NewPush(endpoint, text(public(self.own)), text(self.auth))

    def opened(self, body: bytes) -> bytes:
        """The message in an envelope, by the steps of RFC 8291 from the reader's end."""
        salt, size, theirs = body[:16], body[20], body[21:86]
        assert (size, int.from_bytes(body[16:20], "big") > len(body)) == (65, True)
        key = ec.EllipticCurvePublicKey.from_encoded_point(envelopes.CURVE, theirs)
        shared = self.own.exchange(ec.ECDH(), key)
        about = b"WebPush: info\0" + public(self.own) + theirs
        secret = HKDF(SHA256(), 32, self.auth, about).derive(shared)
        cipher = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain = AESGCM(cipher).decrypt(nonce, body[86:], None)
        assert plain.endswith(b"\x02")
        return plain[:-1]


def number(of: str) -> int:
    return int.from_bytes(data(of), "big")


# Envelopes -------------------------------------------------------------------------------------------


def test_the_envelope_of_the_standard_comes_out_byte_for_byte() -> None:
    """RFC 8291, appendix A."""
    reader = Reader.of(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    own = ec.derive_private_key(number("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), envelopes.CURVE)
    salt = data("DGv6ra1nlYgDCS1FRnbzlw")
    assert text(sealed(b"When I grow up, I want to be a watermelon", reader, own, salt)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_no_two_envelopes_are_alike_and_only_the_reader_opens_them() -> None:
    ada, bo = Browser(), Browser()
    one, other = sealed(b"your turn", ada.reader), sealed(b"your turn", ada.reader)
    assert one[:16] != other[:16]
    assert one[21:86] != other[21:86]
    assert ada.opened(one) == ada.opened(other) == b"your turn"
    with pytest.raises(InvalidTag):
        bo.opened(one)


def test_who_sends_is_said_by_a_key_that_outlasts_a_start_and_by_no_other() -> None:
    sender = Sender(b"s" * 32, CONTACT)
    assert sender.public == Sender(b"s" * 32, CONTACT).public != Sender(b"t" * 32, CONTACT).public
    word, _, key = sender.word("https://push.example.net").removeprefix("vapid t=").partition(", k=")
    assert key == sender.public
    head, claims, mark = word.split(".")
    assert json.loads(data(head)) == {"typ": "JWT", "alg": "ES256"}
    said = json.loads(data(claims))
    assert (said["aud"], said["sub"]) == ("https://push.example.net", CONTACT)
    r, s = (int.from_bytes(part, "big") for part in (data(mark)[:32], data(mark)[32:]))
    point = ec.EllipticCurvePublicKey.from_encoded_point(envelopes.CURVE, data(key))
    point.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


# Calls -----------------------------------------------------------------------------------------------


@asynccontextmanager
async def away(bench: Bench, *browsers: Browser) -> AsyncIterator[tuple[Table, Receiver]]:
    """Ada is asked at a table of two, where nobody is; she wants to be called by her browsers."""
    house = await bench.enter()
    house.now = bench.hand = Hand()
    async with receiving() as service:
        house.caller = Caller(house, (), never, Pushes(house, CONTACT, [Origin.of(service.url)]))
        for at, browser in enumerate(browsers):
            await house.caller.pushes.add("ada", browser.wanted(f"{service.url}/push/{at}"))
        places = [shapes.WantedPlace("me"), shapes.WantedPlace("hot")]
        wanted = shapes.NewTable("thunderstone", places, {}, seed=5)
        yield await opening.open_table(house, "ada", wanted), service


@housed
async def test_closed_browsers_are_called_and_nobody_between_reads_it(bench: Bench) -> None:
    laptop, phone = Browser(), Browser()
    async with away(bench, laptop, phone) as (table, service):
        await called(bench, table)
        assert [line for line, _, _ in service.heard] == ["POST /push/0 HTTP/1.1", "POST /push/1 HTTP/1.1"]
        for browser, (_, head, body) in zip((laptop, phone), service.heard, strict=True):
            said = json.loads(browser.opened(body))
            assert said["text"] == "It is your turn: Thunderstone."
            assert said["path"] == f"/table/{table.id}"
            assert head["content-encoding"] == "aes128gcm"
            assert int(head["ttl"]) > 0
            assert head["authorization"].endswith(bench.house.caller.pushes.sender.public)
            outside = json.dumps(head) + repr(body)
            assert table.id not in outside
            assert "ada" not in outside.lower()
            assert "Thunderstone" not in outside


@housed
async def test_who_is_there_or_was_called_just_now_is_not_called(bench: Bench) -> None:
    async with away(bench, Browser()) as (table, service):
        here = Here()
        table.add(here)
        await called(bench, table)
        assert not service.heard
        table.remove(here)
        await called(bench, table)
        await called(bench, table)
        assert len(service.heard) == 1


@pytest.mark.parametrize(
    ("statuses", "calls", "kept"),
    [([201], 1, 1), ([503, 201], 2, 1), ([429, 201], 2, 1), ([410], 1, 0), ([404], 1, 0), ([403], 1, 1)],
)
def test_a_browser_that_is_gone_is_forgotten_and_a_busy_service_asked_again(
    statuses: list[int], calls: int, kept: int, tmp_path: Any, monkeypatch: Any
) -> None:
    @housed
    async def tale(bench: Bench) -> None:
        async with away(bench, Browser()) as (table, service):
            service.statuses = statuses
            await called(bench, table)
            assert len(service.heard) == calls
            assert len((await bench.house.caller.pushes.told("ada")).endpoints) == kept

    tale(tmp_path, monkeypatch)


@housed
async def test_a_guest_has_so_many_browsers_each_once_and_takes_them_back(bench: Bench) -> None:
    async with away(bench) as (_, service):
        pushes, browser = bench.house.caller.pushes, Browser()
        for at in range(DEVICES + 2):
            told = await pushes.add("ada", browser.wanted(f"{service.url}/{at}"))
        await pushes.add("ada", browser.wanted(f"{service.url}/4"))
        assert {*told.endpoints} == {f"{service.url}/{at}" for at in range(2, DEVICES + 2)}
        told = await pushes.forget("ada", f"{service.url}/4")
        assert len(told.endpoints) == DEVICES - 1
        assert await pushes.forget("ada", "nowhere") == told
        assert (await pushes.told("bo")).endpoints == ()
    await bench.crash()
    house = await bench.enter()
    assert (await Pushes(house, CONTACT).told("ada")) == told


@housed
async def test_no_address_but_that_of_a_known_push_service_is_ever_called(bench: Bench) -> None:
    house = await bench.enter()
    pushes, browser = Pushes(house, CONTACT), Browser()
    for endpoint in (
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://wns2-am3p.notify.windows.com/w/?token=abc",
        "https://web.push.apple.com/abc",
    ):
        assert endpoint in (await pushes.add("ada", browser.wanted(endpoint))).endpoints
    for endpoint in (
        "http://fcm.googleapis.com/fcm/send/abc",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com.evil.net/x",
        "https://evilfcm.googleapis.com/x",
        "https://notify.windows.com.evil.net/x",
        "https://evilnotify.windows.com/x",
        "https://127.0.0.1/x",
        "http://127.0.0.1:8000/x",
        "https://[::1]/x",
        "https://10.0.0.1/x",
        "https://localhost/x",
        "https://hooks.example.org/x",
    ):
        with pytest.raises(Denied, match="https at") as caught:
            await pushes.add("ada", browser.wanted(endpoint))
        assert caught.value.code == "illegal"
    for endpoint in (
        "https://fcm.googleapis.com@evil.net/",
        "https://fcm.googleapis.com/\r\nhost: evil",
        "https://fcm.googleapis.com:99999/",
        "file:///etc/passwd",
        "",
    ):
        with pytest.raises(Denied, match="address"):
            await pushes.add("ada", browser.wanted(endpoint))
    assert len((await pushes.told("ada")).endpoints) == 4


def test_a_known_name_that_leads_into_ones_own_network_is_not_followed() -> None:
    """Whoever answers for a name may say anything."""

    async def tale(told: str) -> str:
        async def answered(*asked: Any, **how: Any) -> Any:
            return [(0, 0, 0, "", (told, 443))]

        asyncio.get_running_loop().getaddrinfo = answered  # type: ignore[method-assign]
        return await address_of(Origin.of("https://fcm.googleapis.com/x"))

    assert asyncio.run(tale("142.250.1.95")) == "142.250.1.95"
    for own in (
        "127.0.0.1",
        "10.0.0.8",
        "192.168.1.1",
        "169.254.169.254",
        "::1",
        "fd00::1",
        "::ffff:10.0.0.8",
    ):
        with pytest.raises(ValueError, match="network of one's own"):
            asyncio.run(tale(own))


@housed
async def test_keys_that_are_none_are_refused_before_anything_is_kept(bench: Bench) -> None:
    house = await bench.enter()
    pushes, good = Pushes(house, CONTACT), Browser().wanted("https://fcm.googleapis.com/x")
    off = "B" + "A" * 86  # no point of the curve
    for key, auth in ((off, good.auth), ("", good.auth), ("é", good.auth), (good.key, ""), (good.key, "AA")):
        with pytest.raises(Denied) as caught:
            await pushes.add("ada", shapes.NewPush(good.endpoint, key, auth))
        assert caught.value.code == "malformed"
    assert (await pushes.told("ada")).endpoints == ()


def test_without_its_owner_s_word_a_server_calls_no_browser(server: Server) -> None:
    ada = server.guest()
    assert server.get("/api/push", ada) == {"key": "", "endpoints": []}
    wanted = {"endpoint": "https://fcm.googleapis.com/x", "key": "x", "auth": "x"}
    reply = server.call("POST", "/api/push", ada, wanted)
    assert (reply.status, "--push" in reply.data["text"]) == (422, True)
    assert server.call("GET", "/api/push").status == 401


def test_an_owner_hears_at_once_what_is_wrong_with_whom_to_ask(tmp_path: Any) -> None:
    with pytest.raises(DelveError, match=r"mailto:me@example\.org"):
        serve(push="me@example.org", data=tmp_path)
