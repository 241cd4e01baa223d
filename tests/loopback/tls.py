"""Discord's own names on this machine: a certificate that a test trusts, and a resolver that leads nowhere else."""

from __future__ import annotations

import socket
import ssl
import subprocess
from pathlib import Path
from typing import NamedTuple

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult

NAMES = ("discord.com", "gateway.discord.gg", "cdn.discordapp.com")


class Certificate(NamedTuple):
    """Both ends of a line: the server's, and that of a client who trusts it."""

    server: ssl.SSLContext
    client: ssl.SSLContext


def certificate(folder: Path) -> Certificate:
    """A certificate for Discord's names, good for a day. Raises FileNotFoundError where there is no OpenSSL."""
    key, cert = folder / "key.pem", folder / "cert.pem"
    names = ",".join(f"DNS:{name}" for name in NAMES)
    kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-x509", "-days", "1"]
    about = ["-subj", "/CN=A small Discord", "-addext", f"subjectAltName={names}"]
    subprocess.run(
        ["openssl", "req", *kind, *about, "-keyout", str(key), "-out", str(cert)], check=True, capture_output=True
    )
    server = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    server.load_cert_chain(cert, key)
    return Certificate(server, ssl.create_default_context(cafile=cert))


class Loopback(AbstractResolver):
    """Finds Discord at a port of this machine, and nobody else."""

    def __init__(self, port: int) -> None:
        self._port = port

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """Where this name is. Raises OSError for names that are not Discord's."""
        if host not in NAMES:
            raise OSError(f"there is no {host} in this world")
        flags = socket.AI_NUMERICHOST
        return [ResolveResult(hostname=host, host="127.0.0.1", port=self._port, family=family, proto=0, flags=flags)]

    async def close(self) -> None:
        """Nothing to close."""


def way_to(port: int, trusted: ssl.SSLContext) -> aiohttp.TCPConnector:
    """A connector that takes a client to the small Discord at this port."""
    return aiohttp.TCPConnector(limit=0, resolver=Loopback(port), ssl=trusted, family=socket.AF_INET)
