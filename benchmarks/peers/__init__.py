"""The other engines we measure ourselves against; one that does not import is named as missing."""

from importlib import import_module

from measure import Entry

MODULES = {"pyminion": "peers.dominion", "open_spiel": "peers.openspiel", "TAG": "peers.tag"}


def entries() -> tuple[list[Entry], list[str]]:
    """What can be measured here, and the names of the peers that are not installed."""
    found: list[Entry] = []
    missing: list[str] = []
    for package, module in MODULES.items():
        try:
            found += import_module(module).entries()
        except ImportError:
            missing.append(package)
    return found, missing
