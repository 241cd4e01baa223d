"""A PostgreSQL server of the tests' own: in a folder, heard on this machine only, thrown away in the end."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import asyncpg
import pytest

from db.schema import metadata

SUPERUSER = "postgres"
DATABASE = "chicago"
_CLEAR: Final = """
DO $$
DECLARE one text;
BEGIN
    PERFORM pg_terminate_backend(pid, 1000) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid();
    SET LOCAL session_replication_role = replica;
    FOR one IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'alembic_version' LOOP
        IF one = ANY (string_to_array('KEPT', ' ')) THEN
            EXECUTE format('DELETE FROM %I', one);
        ELSE
            EXECUTE format('DROP TABLE %I CASCADE', one);
        END IF;
    END LOOP;
    FOR one IN SELECT sequencename FROM pg_sequences WHERE schemaname = 'public' LOOP
        EXECUTE format('ALTER SEQUENCE %I RESTART', one);
    END LOOP;
END $$"""


def server_programs() -> Path | None:
    """The folder with initdb and pg_ctl, the newest version if there are several; Debian keeps it out of PATH."""
    if folders := sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name)):
        return folders[-1]
    initdb = shutil.which("initdb")
    return Path(initdb).parent if initdb else None


def programs_here() -> Path:
    """The same for a test, which is skipped where there are none, and fails in CI."""
    programs = server_programs()
    if programs is None:
        if os.environ.get("CHICAGO_CI") == "1":
            pytest.fail("PostgreSQL's server programs are missing, and CI must not skip its tests")
        pytest.skip("PostgreSQL's server programs are not installed (Debian: apt-get install postgresql)")
    return programs


class Server:
    """A running server."""

    def __init__(self, programs: Path, folder: Path, port: int) -> None:
        self._programs = programs
        self._folder = folder
        self.port = port

    @property
    def options(self) -> tuple[object, ...]:
        """What psql has to be told to reach it."""
        return ("-q", "-h", "127.0.0.1", "-p", self.port, "-U", SUPERUSER, "-v", "ON_ERROR_STOP=1")

    def empty_database(self) -> str:
        """The address of the one database of this server, emptied: that is quicker than making many."""
        options = self.options
        reset = f"ALTER DATABASE {DATABASE} RESET ALL"
        self.run("psql", *options, "-d", "postgres", "-c", reset)
        self.run("psql", *options, "-d", DATABASE, "-c", "DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        return self.address(DATABASE)

    async def make(self, name: str) -> str:
        """Make an empty database; its address."""
        await self._tell(f'CREATE DATABASE "{name}"', database="postgres")
        return self.address(name)

    async def clear(self, name: str) -> str:
        """Throw whoever is connected to a database out, all rows, and tables that are not ours; its address."""
        await self._tell(_CLEAR.replace("KEPT", " ".join(metadata.tables)), database=name)
        return self.address(name)

    async def _tell(self, command: str, *, database: str) -> None:
        connection = await asyncpg.connect(host="127.0.0.1", port=self.port, user=SUPERUSER, database=database)
        try:
            await connection.execute(command)
        finally:
            await connection.close()

    def stop(self) -> None:
        """End it as a failing machine does: at once, and every connection with it."""
        self.run("pg_ctl", "-D", self._folder / "data", "-m", "immediate", "-w", "stop")

    def start(self, *, listening: str = "127.0.0.1") -> None:
        """Start it, for the first time or again."""
        options = (
            f"-c listen_addresses={listening} -p {self.port} -k {self._folder} -c fsync=off -c deadlock_timeout=50ms"
        )
        self.run("pg_ctl", "-D", self._folder / "data", "-w", "-l", self._folder / "log", "-o", options, "start")

    def admit(self, user: str, *, password: str) -> None:
        """From now on there is a user with no rights, who has to say this password."""
        create = f"CREATE ROLE {user} LOGIN PASSWORD '{password}'"
        self.run("psql", *self.options, "-d", "postgres", "-c", create)
        rules = self._folder / "data" / "pg_hba.conf"
        rules.write_text(f"host all {user} 127.0.0.1/32 scram-sha-256\n" + rules.read_text())
        self.run("pg_ctl", "-D", self._folder / "data", "reload")

    def let_in(self, network: str) -> None:
        """From now on it listens to other machines, too, and believes those of this network."""
        rules = self._folder / "data" / "pg_hba.conf"
        rules.write_text(f"host all all {network} trust\n" + rules.read_text())
        self.stop()
        self.start(listening="*")

    def address(self, name: str, *, user: str = SUPERUSER) -> str:
        return f"postgresql+asyncpg://{user}@127.0.0.1:{self.port}/{name}"

    def run(self, program: str, *arguments: object) -> None:
        as_postgres = ["runuser", "-u", SUPERUSER, "--"] if os.geteuid() == 0 else []  # it refuses to be root
        command = [*as_postgres, str(self._programs / program), *map(str, arguments)]
        quiet = {**os.environ, "PGOPTIONS": "-c client_min_messages=error"}
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self._folder, env=quiet)


@contextmanager
def private_server(programs: Path) -> Iterator[Server]:
    """Start a server, and stop it in the end."""
    folder = Path(tempfile.mkdtemp(prefix="chicago-pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, SUPERUSER)
    server = Server(programs, folder, _free_port())
    data = folder / "data"
    try:
        server.run("initdb", "-D", data, "-A", "trust", "-U", SUPERUSER, "--no-sync", "-E", "UTF8", "--no-locale")
        server.start()
        try:
            server.run("createdb", "-h", "127.0.0.1", "-p", server.port, "-U", SUPERUSER, DATABASE)
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
