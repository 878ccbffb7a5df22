"""Agents: the desk as an MCP server, so that any language model with tools can play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import delvewright
from delvewright.kernel.errors import DelveError
from delvewright.research.desk import Desk

INSTRUCTIONS = (
    "Dungeon board games played by the book. list_games, then open_table or join_table; read what you are "
    "asked, and answer with the name of one of the answers. You see what your seat may see. rules finds the "
    "rules of a game."
)


def server() -> MCPServer:
    """A server with a desk of its own."""
    found = MCPServer("delvewright", version=delvewright.__version__, instructions=INSTRUCTIONS)
    desk = Desk()

    @found.tool()
    def list_games() -> str:
        """Every game there is, its modes, and what a set-up may say."""
        return told(desk.games)

    @found.tool()
    def open_table(
        game: str, mode: str = "", bots: str = "", seats: int = 0, settings: dict[str, Any] | None = None
    ) -> str:
        """Open a table and sit down at it, bots on the other seats. `bots` names them (thumb, uniform,
        search:100), one for each other seat, with commas; left out, the usual ones."""
        named = [name.strip() for name in bots.split(",") if name.strip()]
        return told(desk.open, game, mode, named, seats, settings)

    @found.tool()
    def join_table(address: str, name: str = "Agent") -> str:
        """Take the first open seat of a table that a server serves, by the address it has in a browser."""
        return told(desk.join, address, name)

    @found.tool()
    def read_table(table: str) -> str:
        """What was told since the last time, the table as your seat sees it, what you are asked and every
        answer to it."""
        return told(desk.read, table)

    @found.tool()
    def answer(table: str, name: str) -> str:
        """Give the answer of this name; comes back when you are asked again, or the game is over."""
        return told(desk.answer, table, name)

    @found.tool()
    def why_not(table: str, words: str = "") -> str:
        """Why something is not offered now, in numbers and with its rule."""
        return told(desk.why_not, table, words)

    @found.tool()
    def rules(game: str, words: str) -> str:
        """The numbered rules of a game that a question means."""
        return told(desk.rules, game, words)

    @found.tool()
    def leave_table(table: str) -> str:
        """Get up from a table for good."""
        return told(desk.leave, table)

    return found


def told(work: Callable[..., str], *given: Any) -> str:
    """What comes of a call; what is wrong with it is told to the agent."""
    try:
        return work(*given)
    except DelveError as error:
        raise ToolError(str(error)) from error


__all__ = ["server"]
