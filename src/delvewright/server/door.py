"""The door: what each guest and each address has under way, over all their connections."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address

from delvewright.server.denied import Denied
from delvewright.server.limits import Bucket, Clock, Limits

Sleep = Callable[[float], Awaitable[None]]


class Account:
    """What one guest or one address may still do now, and what it has open."""

    __slots__ = ("buckets", "strangers", "streams")

    def __init__(self, **buckets: Bucket):
        self.buckets = buckets
        self.streams = 0
        self.strangers: list[asyncio.Timeout] = []  # streams that have not said hello, the oldest first

    @property
    def idle(self) -> bool:
        """Whether forgetting it would give nobody more than they have."""
        return not self.streams and not self.strangers and all(one.full for one in self.buckets.values())


class Door:
    """Counts by guest and by address, and makes whoever is too fast wait."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic, sleep: Sleep = asyncio.sleep):
        self.limits = limits
        self.clock = clock
        self.sleep = sleep
        self.guests: dict[str, Account] = {}
        self.addresses: dict[str, Account] = {}

    # Who it is ---------------------------------------------------------------------------------------

    def guest(self, guest: str) -> Account:
        if guest not in self.guests:
            self._make_room(self.guests)
            limits = self.limits
            self.guests[guest] = Account(
                messages=Bucket(limits.messages_per_second, limits.message_burst, self.clock),
                chat=Bucket(limits.chat_per_minute / 60, limits.chat_burst, self.clock),
            )
        return self.guests[guest]

    def address(self, address: str) -> Account:
        if address not in self.addresses:
            self._make_room(self.addresses)
            limits = self.limits
            self.addresses[address] = Account(
                messages=Bucket(limits.address_messages_per_second, limits.address_message_burst, self.clock),
                chat=Bucket(limits.address_chat_per_minute / 60, limits.address_chat_burst, self.clock),
                calls=Bucket(limits.calls_per_second, limits.call_burst, self.clock),
                guests=Bucket(limits.guests_per_minute / 60, limits.guest_burst, self.clock),
            )
        return self.addresses[address]

    def _make_room(self, accounts: dict[str, Account]) -> None:
        """Forget those who have been idle; if nobody has, the oldest of those who have nothing open."""
        if len(accounts) < self.limits.accounts:
            return
        for name in [name for name, account in accounts.items() if account.idle]:
            del accounts[name]
        spare = [name for name, account in accounts.items() if not account.streams] or list(accounts)
        for name in spare[: max(0, len(accounts) - self.limits.accounts * 9 // 10)]:
            del accounts[name]

    # Waiting and refusing ----------------------------------------------------------------------------

    async def pass_one(self, *buckets: Bucket) -> None:
        """Take one of each bucket and wait until all of them have had it: meanwhile nothing is read.

        Whoever need not wait lets everybody else have a turn all the same.
        """
        await self.sleep(max(bucket.take() for bucket in buckets))

    async def call(self, address: str, cost: float) -> None:
        """Wait for a call's turn; refuse it if that takes too long."""
        calls = self.address(address).buckets["calls"]
        seconds = calls.wait(cost)
        if seconds > self.limits.call_wait:
            raise Denied("limit", f"too many calls from your address: wait {seconds:.0f} seconds")
        calls.take(cost)
        if seconds:
            await self.sleep(seconds)

    def refuse_beyond(self, what: str, *buckets: Bucket) -> None:
        """Take one of each bucket, or of none."""
        seconds = max(bucket.wait() for bucket in buckets)
        if seconds:
            raise Denied("limit", f"too many {what}: wait {seconds:.1f} seconds")
        for bucket in buckets:
            bucket.take()

    # Streams -----------------------------------------------------------------------------------------

    @contextmanager
    def stranger(self, address: str, patience: asyncio.Timeout) -> Iterator[None]:
        """Somebody who has not said hello; where there are too many, the one who has waited longest goes."""
        strangers = self.address(address).strangers
        if len(strangers) >= self.limits.strangers_per_address:
            strangers.pop(0).reschedule(asyncio.get_running_loop().time())
        strangers.append(patience)
        try:
            yield
        finally:
            if patience in strangers:
                strangers.remove(patience)

    @contextmanager
    def stream(self, guest: str, address: str) -> Iterator[None]:
        """One more stream of a guest and of an address."""
        accounts = (self.guest(guest), self.address(address))
        if accounts[0].streams >= self.limits.streams_of_guest:
            raise Denied("limit", "you have too many tables open: close one")
        if accounts[1].streams >= self.limits.streams_per_address:
            raise Denied("limit", "too many tables are open from your address")
        for account in accounts:
            account.streams += 1
        try:
            yield
        finally:
            for account in accounts:
                account.streams -= 1


def neighbourhood(host: str) -> str:
    """What counts as one address: of IPv6 the network, for a single line has 2^64 of them."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> 64 << 64)) + "/64"
