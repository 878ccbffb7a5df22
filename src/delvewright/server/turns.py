"""Turns: who is next where only a few are served at a time, so that nobody's many hold up another's one."""

from __future__ import annotations

import asyncio
from collections import deque

Owner = tuple[str, str]
"""An address and a guest there: addresses take turns, at an address its guests; of one, who came first."""


class Turns:
    """So many places; those who wait for one take turns."""

    def __init__(self, places: int):
        self.free = places
        self._waiting: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}

    async def take(self, owner: Owner) -> None:
        """Wait for a place, which `give_back` gives to the next."""
        if self.free and not self._waiting:
            self.free -= 1
            return
        address, guest = owner
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, {}).setdefault(guest, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it had its place just then
                self.give_back()
            else:
                self._forget(address, guest, turn)
            raise

    def _forget(self, address: str, guest: str, turn: asyncio.Future[None]) -> None:
        guests = self._waiting.get(address, {})
        turns = guests.get(guest, deque())
        if turn in turns:
            turns.remove(turn)
        if not turns:
            guests.pop(guest, None)
        if not guests:
            self._waiting.pop(address, None)

    def give_back(self) -> None:
        """A place is free: whoever is next has it."""
        self.free += 1
        while self._waiting:
            turn = self._next()
            if not turn.done():
                self.free -= 1
                turn.set_result(None)
                return

    def _next(self) -> asyncio.Future[None]:
        """Whose turn it is; those behind move up, and the others of the same owner stand behind all."""
        address, guests = next(iter(self._waiting.items()))
        guest, turns = next(iter(guests.items()))
        turn = turns.popleft()
        del guests[guest]
        if turns:
            guests[guest] = turns
        del self._waiting[address]
        if guests:
            self._waiting[address] = guests
        return turn
