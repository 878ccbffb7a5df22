"""`delve mcp`: a table for language-model agents, by the Model Context Protocol."""

from __future__ import annotations

from delvewright.cli.packs import Behaviour, Own, taken
from delvewright.kernel.errors import DelveError


def mcp(own: Own = None, behaviour: Behaviour = False) -> None:
    """Serve games to an agent over standard input and output (MCP)."""
    taken(own, behaviour)
    try:
        from delvewright.research.agents import server
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("delvewright"):
            raise
        raise DelveError(
            f"{error.name} is missing; install it with: pip install 'delvewright[research,server]'"
        ) from error
    server().run()
