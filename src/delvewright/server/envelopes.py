"""Envelopes: what a push service carries so that one browser alone can read it (RFC 8291), and the word on
who sends it (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import binascii
import hashlib
import secrets
import time

import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of its points
RECORD = 4_096  # bytes of a record: ours is shorter, and there is one
HOURS = 12  # for which a word on who sends holds: at most a day


def text(data: bytes) -> str:
    """Bytes as they stand in addresses and heads."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def data(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError) as error:
        raise ValueError(f"that is no base64: {error}") from error


def public(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Reader(msgspec.Struct, frozen=True):
    """A browser as it lets itself be written to: its public key, and a secret that it shared."""

    key: bytes
    auth: bytes

    @classmethod
    def of(cls, key: str, auth: str) -> Reader:
        """A ValueError says what is wrong with them."""
        reader = cls(data(key), data(auth))
        if len(reader.auth) != 16:
            raise ValueError(f"auth has 16 bytes, not {len(reader.auth)}")
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, reader.key)
        except (ValueError, UnsupportedAlgorithm) as error:
            raise ValueError("key is no point of the curve P-256") from error
        if len(reader.key) != 65:
            raise ValueError("key is a point in full, 65 bytes")
        return reader


def sealed(
    message: bytes, reader: Reader, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """A message that the reader alone can open. Key and salt are fresh for each, tests aside."""
    own = own or ec.generate_private_key(CURVE)
    salt = salt or secrets.token_bytes(16)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, reader.key))
    secret = _derived(reader.auth, shared, b"WebPush: info\0" + reader.key + public(own), 32)
    cipher = AESGCM(_derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([65]) + public(own)
    return head + cipher.encrypt(nonce, message + b"\x02", None)


def _derived(salt: bytes, secret: bytes, about: bytes, size: int) -> bytes:
    return HKDF(SHA256(), size, salt, about).derive(secret)


class Sender:
    """Who sends: a key of the server's, and whom push services may ask about it."""

    def __init__(self, secret: bytes, contact: str):
        """The key follows from a secret, so that it is the same in every process and after every start."""
        number = int.from_bytes(hashlib.sha512(secret).digest(), "big")
        self._key = ec.derive_private_key(number % (ORDER - 1) + 1, CURVE)
        self.contact = contact
        self.public = text(public(self._key))

    def word(self, audience: str) -> str:
        """The head `authorization` for a push service."""
        claims = {"aud": audience, "exp": int(time.time()) + HOURS * 3600, "sub": self.contact}
        parts = [text(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = self._key.sign(".".join(parts).encode(), ec.ECDSA(SHA256()))
        r, s = decode_dss_signature(signed)
        mark = text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={'.'.join([*parts, mark])}, k={self.public}"
