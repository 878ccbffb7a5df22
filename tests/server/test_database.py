"""The database itself: its address, its making, its upgrades, and two who open it at once."""

import asyncio
import shutil
import subprocess
import sys

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from tests.server.plain import entry, table

from delvewright.kernel.errors import DelveError
from delvewright.server import database, lookup
from delvewright.server.database import METADATA, open_database, url_in
from delvewright.server.rows import PutDevice
from delvewright.server.storage import Storage

LATEST = max(path.name[1:5] for path in (database.MIGRATIONS / "versions").glob("r*.py"))
NEXT = f"""
import sqlalchemy as sa
from alembic import op

revision = "next"
down_revision = "{LATEST}"


def upgrade() -> None:
    op.add_column("tables", sa.Column("mood", sa.Text, nullable=False, server_default="calm"))
"""


def test_the_revisions_lead_to_the_tables_we_use(url):
    engine = open_database(url)
    with engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def write_one(url: str) -> None:
    async def run() -> None:
        storage = Storage.open(url)
        await storage.write(table(), entry(0))
        await storage.close()

    asyncio.run(run())


def test_an_older_database_is_upgraded_and_a_newer_one_is_refused(url, tmp_path, monkeypatch):
    write_one(url)
    migrations = tmp_path / "migrations"
    shutil.copytree(database.MIGRATIONS, migrations)
    (migrations / "versions" / "next.py").write_text(NEXT, encoding="utf-8")
    with monkeypatch.context() as newer:
        newer.setattr(database, "MIGRATIONS", migrations)
        engine = open_database(url)
        with engine.begin() as connection:
            assert connection.exec_driver_sql("SELECT id, mood FROM tables").all() == [("t", "calm")]
            assert connection.exec_driver_sql("SELECT count(*) FROM entries").scalar() == 1
        engine.dispose()
    with pytest.raises(DelveError, match=r"at revision next.*a newer one has made it"):
        Storage.open(url)


def test_browsers_to_be_called_are_still_called_after_an_upgrade(url, tmp_path, monkeypatch):
    """They stood together in one text; each has a row by now."""
    migrations = tmp_path / "migrations"
    shutil.copytree(database.MIGRATIONS, migrations)
    for newer in (migrations / "versions").glob("r*.py"):
        if newer.name[1:5] > "0009":
            newer.unlink()
    browsers = """[{"endpoint": "https://a", "key": "k", "auth": "s", "at": 2.5},
                   {"endpoint": "https://b", "key": "l", "auth": "t", "at": 3}]"""
    with monkeypatch.context() as older:
        older.setattr(database, "MIGRATIONS", migrations)
        engine = open_database(url)
        with engine.begin() as connection:
            add = sa.text("INSERT INTO guests VALUES (:id, 'Ada', 1)")
            connection.execute(add, [{"id": "ada"}, {"id": "bo"}])
            add = sa.text("INSERT INTO devices VALUES (:id, :browsers)")
            connection.execute(add, [{"id": "ada", "browsers": browsers}, {"id": "bo", "browsers": "[]"}])
        engine.dispose()
    engine = open_database(url)
    assert lookup.devices(engine, "ada") == [
        PutDevice("ada", "https://a", "k", "s", 2.5),
        PutDevice("ada", "https://b", "l", "t", 3),
    ]
    assert lookup.devices(engine, "bo") == []
    engine.dispose()


def test_a_failed_upgrade_leaves_the_database_as_it_was(url, tmp_path, monkeypatch):
    write_one(url)
    migrations = tmp_path / "migrations"
    shutil.copytree(database.MIGRATIONS, migrations)
    broken = NEXT + '    op.execute("this is no SQL")\n'
    (migrations / "versions" / "next.py").write_text(broken, encoding="utf-8")
    with monkeypatch.context() as newer:
        newer.setattr(database, "MIGRATIONS", migrations)
        with pytest.raises(DelveError, match="cannot open the database"):
            open_database(url)
    engine = open_database(url)
    with engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


OPENING = """
import asyncio, sys
sys.path.insert(0, sys.argv[3])
from tests.server.plain import entry, table
from delvewright.server.storage import Storage

async def main():
    storage = Storage.open(sys.argv[1])
    await storage.write(table(sys.argv[2]))
    for n in range(12):
        await storage.write(entry(n, table=sys.argv[2]))
    await storage.close()

print("ready", flush=True)
sys.stdin.readline()
asyncio.run(main())
"""


def test_two_open_and_write_at_once(url, pytestconfig):
    words, pipe = [sys.executable, "-c", OPENING, url], subprocess.PIPE
    both = [
        subprocess.Popen([*words, name, str(pytestconfig.rootpath)], stdin=pipe, stdout=pipe, text=True)
        for name in ("one", "two")
    ]
    assert [process.stdout.readline() for process in both] == ["ready\n"] * 2
    for process in both:
        process.stdin.write("go\n")
        process.stdin.flush()
    for process in both:
        process.communicate()
    assert [process.returncode for process in both] == [0, 0]

    async def check() -> None:
        storage = Storage.open(url)
        for name in ("one", "two"):
            assert len(await storage.entries(name)) == 12
        await storage.close()

    asyncio.run(check())


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("", "no address of a database"),
        ("delvewright.db", "no address of a database"),
        ("mysql://host/name", "not in 'mysql'"),
        ("sqlite://", "names its file"),
        ("sqlite:///:memory:", "names its file"),
        ("sqlite:////nowhere/at/all/delvewright.db", "cannot open the database .*unable to open"),
        ("postgresql://ann:secret@127.0.0.1:1/delve", "cannot open the database .*127.0.0.1"),
    ],
)
def test_a_bad_address_is_refused_in_words(url, words):
    with pytest.raises(DelveError, match=words) as refusal:
        Storage.open(url)
    assert "secret" not in str(refusal.value)


def test_postgresql_without_its_driver_names_the_extra(monkeypatch):
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(DelveError, match=r"pip install 'delvewright\[postgres\]'"):
        Storage.open("postgresql://ann@127.0.0.1:1/delve")


def test_a_complaint_of_a_driver_names_no_values(url):
    engine = open_database(url)
    twice = [{"id": "ada", "name": "a secret", "created": 0.0}] * 2
    with pytest.raises(sa.exc.IntegrityError) as error, engine.begin() as connection:
        connection.execute(sa.insert(database.GUESTS), twice)
    assert "ada" not in database.said(error.value)
    assert "secret" not in database.said(error.value)
    engine.dispose()


def test_a_file_that_is_no_database_is_refused(tmp_path):
    (tmp_path / "delvewright.db").write_text("hello " * 1000)
    with pytest.raises(DelveError, match="not a database"):
        Storage.open(url_in(tmp_path))


def test_the_data_folder_is_made(tmp_path):
    folder = tmp_path / "a b" / "100%? #1"
    engine = open_database(url_in(folder))
    engine.dispose()
    assert [path.name for path in folder.iterdir()] == ["delvewright.db"]
    (tmp_path / "file").touch()
    with pytest.raises(DelveError, match="cannot keep tables in"):
        url_in(tmp_path / "file" / "data")


def test_sqlite_writes_to_the_disk_before_it_says_so(tmp_path):
    engine = open_database(url_in(tmp_path))
    with engine.connect() as connection:
        found = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")
        ]
        assert found == ["wal", 2]
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    engine.dispose()


def test_errors_keep_what_was_written_to_themselves(url):
    engine = open_database(url)
    with pytest.raises(sa.exc.SQLAlchemyError) as error, engine.begin() as connection:
        connection.execute(sa.insert(database.ENTRIES), entry_values("a secret"))
    assert "a secret" not in str(error.value)
    engine.dispose()


def entry_values(text: str) -> dict[str, object]:
    return {"table": "no", "n": 1, "sort": "chat", "seat": 0, "by": "", "text": text, "rules": "", "at": 0.0}
