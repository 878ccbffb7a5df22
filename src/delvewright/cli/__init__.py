"""The command line: `delve play` and its fellows; no rule of any game is here."""

import sys


def main() -> None:
    """The `delve` command."""
    try:
        from delvewright.cli import letters
        from delvewright.cli.app import app
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("delvewright"):
            raise
        sys.exit(f"delve: {error.name} is missing; install it with: pip install 'delvewright[cli]'")
    letters.spell_out()
    app()
