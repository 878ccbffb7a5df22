"""The import contract of our own sees who imports a game."""

from grimp import ImportGraph
from tests.imports import OwnRooms


def strangers(*imports: str) -> list[str]:
    graph = ImportGraph()
    for module in ("d.games", "d.games.rats", "d.games.rats.board", "d.games.bats"):
        graph.add_module(module)
    for line in imports:
        importer, _, imported = line.partition(" imports ")
        graph.add_import(importer=importer, imported=imported)
    contract = OwnRooms("own rooms", {}, {"games": "d.games"})
    check = contract.check(graph, verbose=False)
    assert check.kept == (not check.metadata["strange"])
    return check.metadata["strange"]


def test_a_game_is_known_in_its_own_rooms() -> None:
    assert strangers("d.views.rats imports d.games.rats.board", "d.lab.known.rats imports d.views.rats") == []
    assert strangers("d.views.front imports d.games", "d.games.rats imports d.kernel") == []


def test_what_is_shared_and_other_games_know_none() -> None:
    for line in (
        "d.cli.play imports d.games.rats",
        "d.server.app imports d.views.rats.model",
        "d.games.bats imports d.games.rats.board",
    ):
        assert strangers(line) == [line]


def test_without_games_nothing_is_kept() -> None:
    graph = ImportGraph()
    graph.add_module("d.games")
    assert not OwnRooms("own rooms", {}, {"games": "d.games"}).check(graph, verbose=False).kept
