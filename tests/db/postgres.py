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

import asyncpg

SUPERUSER = "postgres"
DATABASE = "chicago"


def server_programs() -> Path | None:
    """The folder with initdb and pg_ctl, the newest version if there are several; Debian keeps it out of PATH."""
    if folders := sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name)):
        return folders[-1]
    initdb = shutil.which("initdb")
    return Path(initdb).parent if initdb else None


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

    async def copy(self, template: str, name: str) -> str:
        """Make a database like another one, to which nobody is connected; its address."""
        return await self._tell(f'CREATE DATABASE "{name}" TEMPLATE "{template}"', name)

    async def make(self, name: str) -> str:
        """Make an empty database; its address."""
        return await self._tell(f'CREATE DATABASE "{name}"', name)

    async def drop(self, name: str) -> None:
        """Throw a database away, and whoever is connected to it out."""
        await self._tell(f'DROP DATABASE "{name}" WITH (FORCE)', name)

    async def _tell(self, command: str, name: str) -> str:
        connection = await asyncpg.connect(host="127.0.0.1", port=self.port, user=SUPERUSER, database="postgres")
        try:
            await connection.execute(command)
        finally:
            await connection.close()
        return self.address(name)

    def stop(self) -> None:
        """End it as a failing machine does: at once, and every connection with it."""
        self.run("pg_ctl", "-D", self._folder / "data", "-m", "immediate", "-w", "stop")

    def start(self) -> None:
        """Start it, for the first time or again."""
        options = (
            f"-c listen_addresses=127.0.0.1 -p {self.port} -k {self._folder} -c fsync=off -c deadlock_timeout=50ms"
        )
        self.run("pg_ctl", "-D", self._folder / "data", "-w", "-l", self._folder / "log", "-o", options, "start")

    def admit(self, user: str, *, password: str) -> None:
        """From now on there is a user with no rights, who has to say this password."""
        create = f"CREATE ROLE {user} LOGIN PASSWORD '{password}'"
        self.run("psql", *self.options, "-d", "postgres", "-c", create)
        rules = self._folder / "data" / "pg_hba.conf"
        rules.write_text(f"host all {user} 127.0.0.1/32 scram-sha-256\n" + rules.read_text())
        self.run("pg_ctl", "-D", self._folder / "data", "reload")

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
