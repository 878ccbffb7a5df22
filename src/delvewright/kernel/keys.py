"""Keys: a secret that is promised before anybody sits down, shares of everybody, and the chance they make.

Everything is BLAKE2b with a key, over a few plain words, so that anybody can compute it again
(docs/decisions/006-dice-one-can-check.md). Secrets, keys, shares and commitments are hexadecimal text.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b

from delvewright.kernel.errors import BadSetup

SECRET, SHARE = 32, 16
"""Bytes of a secret, a key or a commitment, and of a share."""

HEX = re.compile("[0-9a-f]*")


def commitment(secret: str) -> str:
    """What is shown of a secret at first: it binds to the secret and tells nothing about it."""
    return _hashed(secret, "commitment", SECRET).hex()


def key_of(secret: str, shares: Sequence[str] = ()) -> str:
    """The key of play: of a secret and a share for each seat, an empty one for who gave none."""
    return _hashed(secret, f"key of play {','.join(shares)}", SECRET).hex()


def check_hex(what: str, text: str, size: int, empty: bool = False) -> str:
    """The text, if it is so many bytes in hexadecimal digits. What is wrong is said without it."""
    if (empty and not text) or (len(text) == 2 * size and HEX.fullmatch(text)):
        return text
    raise BadSetup(f"{what} must be {2 * size} hexadecimal digits in small letters")


def number_below(key: str, stream: int, tick: int, count: int) -> int:
    """A number from 0 to count-1; of 512 bits, so that no number is likelier by more than 2^-500."""
    return int.from_bytes(_hashed(key, f"{stream}.{tick}.0", 64)) % count


def order_of(key: str, stream: int, tick: int, count: int) -> tuple[int, ...]:
    """The numbers 0 to count-1 in random order, by Fisher and Yates.

    One large number decides every swap: 512 bits and 16 more a piece, where the order of `count` pieces has
    less than 16 a piece to tell. Who sees a part of the order learns nothing about the rest.
    """
    pool = 0
    for block in range(1 + count // 32):
        pool = pool << 512 | int.from_bytes(_hashed(key, f"{stream}.{tick}.{block}", 64))
    order = list(range(count))
    for left in range(count, 1, -1):
        pool, other = divmod(pool, left)
        last = left - 1
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def _hashed(key: str, words: str, size: int) -> bytes:
    return blake2b(words.encode(), key=_bytes(key), digest_size=size).digest()


@lru_cache(maxsize=512)
def _bytes(key: str) -> bytes:
    return bytes.fromhex(key)
