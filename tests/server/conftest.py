"""What tests run on: SQLite always, PostgreSQL wherever there is one; servers, shared or of a test's own."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
import sqlalchemy as sa
from tests.server import postgres
from tests.server.served import Server


@pytest.fixture(autouse=True)
def logs_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever calls `serve` in this process would set up logs for all tests that come after it."""
    monkeypatch.setattr("delvewright.server.logs.configure", lambda *_, **__: None)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[sa.URL]:
    """A PostgreSQL server for the whole run."""
    with ExitStack() as stack:
        try:
            server = stack.enter_context(postgres.cluster())
        except postgres.NotHere as error:
            pytest.skip(str(error))
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database, of either sort."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/delvewright.db"
        return
    with postgres.fresh(request.getfixturevalue("postgres_server")) as address:
        yield address


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for whatever leaves no mark on others; at the end it must have had no trouble of its own."""
    shared = Server(tmp_path_factory.mktemp("served"))
    yield shared
    shared.stop()
    assert shared.troubles() == []


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers of a test's own."""
    started: list[Server] = []

    def start(database: str = "", loose: bool = True, options: tuple[str, ...] = ()) -> Server:
        started.append(Server(tmp_path, database, loose, options))
        return started[-1]

    yield start
    for one in started:
        one.stop()
