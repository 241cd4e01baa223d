"""A log of all that SQLite writes to its files and syncs, and the files as a power cut would leave them.

SQLite reaches its files through a table of functions, its VFS. Here another one stands in front of that table, which
writes down each call and hands it on.
"""

from __future__ import annotations

import _sqlite3
import ctypes
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_int64, c_void_p
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

SECTOR = 512
"""Bytes that a disk writes whole."""


class Did(Enum):
    """What happened to a file."""

    WRITE = "write"
    TRUNCATE = "truncate"
    SYNC = "sync"
    DELETE = "delete"


class Op(NamedTuple):
    """One thing that happened to a file. `data` is what was written at `offset`; a truncation leaves `offset` bytes."""

    did: Did
    file: str
    offset: int = 0
    data: bytes = b""


@dataclass
class Log:
    """All that happened to the files in a folder, in that order."""

    folder: Path
    ops: list[Op] = field(default_factory=list)


# The table of functions (sqlite3.h: sqlite3_vfs, sqlite3_file, sqlite3_io_methods)


class _Methods(Structure):
    _fields_ = (
        ("version", c_int),
        *((name, c_void_p) for name in ("close", "read", "write", "truncate", "sync")),
        *((f"other_{number}", c_void_p) for number in range(13)),
    )


class _File(Structure):
    _fields_ = (("methods", POINTER(_Methods)),)


class _Vfs(Structure):
    _fields_ = (
        ("version", c_int),
        ("file_size", c_int),
        ("longest_path", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        ("open", c_void_p),
        ("delete", c_void_p),
        *((f"other_{number}", c_void_p) for number in range(14)),
    )


_OPEN = CFUNCTYPE(c_int, c_void_p, c_void_p, POINTER(_File), c_int, c_void_p)
_DELETE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int)
_WRITE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
_TRUNCATE = CFUNCTYPE(c_int, c_void_p, c_int64)
_SYNC = CFUNCTYPE(c_int, c_void_p, c_int)
_OK = 0


class _Scribe:
    """The functions that stand in front, for the files of one folder."""

    def __init__(self, library: ctypes.CDLL, log: Log) -> None:
        library.sqlite3_vfs_find.restype = POINTER(_Vfs)
        self._library = library
        self._log = log
        self._true = library.sqlite3_vfs_find(None)
        self._vfs = _Vfs.from_buffer_copy(self._true.contents)
        self._vfs.name = b"scribe"
        self._names: dict[int, str] = {}
        self._kept: list[Any] = []
        """What C holds on to, Python must not let go of."""
        self._tables: dict[int, _Methods] = {}
        self._vfs.open = self._in_front(_OPEN, self._true.contents.open, self._opened)
        self._vfs.delete = self._in_front(_DELETE, self._true.contents.delete, self._deleted)

    def stand_in(self) -> None:
        """From now on every file is opened through these."""
        self._library.sqlite3_vfs_register(ctypes.byref(self._vfs), 1)

    def step_back(self) -> None:
        """From now on none is."""
        self._library.sqlite3_vfs_unregister(ctypes.byref(self._vfs))
        self._library.sqlite3_vfs_register(self._true, 1)

    def _in_front(self, kind: Any, true: int, note: Callable[..., None]) -> int | None:
        """A function that calls the true one, and if all went well writes that down."""
        call = kind(true)

        def both(*given: Any) -> int:
            result = int(call(*given))
            if result == _OK:
                note(*given)
            return result

        self._kept.append(function := kind(both))
        return ctypes.cast(function, c_void_p).value

    def _opened(self, _: int, name: int | None, file: Any, *__: int) -> None:
        known = self._name(name)
        if known is None:
            return
        address = ctypes.addressof(file.contents)
        self._names[address] = known
        true = ctypes.addressof(file.contents.methods.contents)
        if true not in self._tables:
            self._tables[true] = methods = _Methods.from_buffer_copy(file.contents.methods.contents)
            methods.write = self._in_front(_WRITE, methods.write, self._written)
            methods.truncate = self._in_front(_TRUNCATE, methods.truncate, self._truncated)
            methods.sync = self._in_front(_SYNC, methods.sync, self._synced)
        file.contents.methods = ctypes.pointer(self._tables[true])

    def _name(self, path: int | None) -> str | None:
        """The name of a file in the folder."""
        if not path:
            return None
        file = Path(ctypes.string_at(path).decode())
        return file.name if file.parent == self._log.folder else None

    def _written(self, file: int, data: int, size: int, offset: int) -> None:
        self._log.ops.append(Op(Did.WRITE, self._names[file], offset, ctypes.string_at(data, size)))

    def _truncated(self, file: int, size: int) -> None:
        self._log.ops.append(Op(Did.TRUNCATE, self._names[file], size))

    def _synced(self, file: int, _: int) -> None:
        self._log.ops.append(Op(Did.SYNC, self._names[file]))

    def _deleted(self, _: int, name: int, __: int) -> None:
        known = self._name(name)
        if known is not None:
            self._log.ops.append(Op(Did.DELETE, known))


_scribes: list[_Scribe] = []


@contextmanager
def logged(folder: Path) -> Iterator[Log]:
    """Write down all that SQLite does to the files of a folder which it opens within the block."""
    scribe = _Scribe(ctypes.CDLL(_sqlite3.__file__), log := Log(folder.resolve()))
    _scribes.append(scribe)  # a file that is closed later still calls it
    scribe.stand_in()
    try:
        yield log
    finally:
        scribe.step_back()


# What a power cut leaves


class Cut(Enum):
    """What becomes of writes that were not synced."""

    DROP = "nothing of it is kept"
    KEEP = "all of it is kept"
    SOME = "some of it is kept"
    TORN = "the last write is torn"


class Disk:
    """Files as they are for certain, and what may or may not have come to them."""

    def __init__(self, files: dict[str, bytes]) -> None:
        self._safe = {name: bytearray(content) for name, content in files.items()}
        self._pending: defaultdict[str, list[Op]] = defaultdict(list)

    def take(self, op: Op) -> None:
        """One more thing happens."""
        match op.did:
            case Did.SYNC:
                for one in self._pending.pop(op.file, []):
                    _apply(self._safe, one)
            case Did.DELETE:
                self._pending.pop(op.file, None)
                self._safe.pop(op.file, None)
            case Did.WRITE | Did.TRUNCATE:
                self._pending[op.file].append(op)

    def after(self, cut: Cut, dice: Random, *, during: Op) -> dict[str, bytearray]:
        """The files after a power cut while that happens."""
        files = {name: bytearray(content) for name, content in self._safe.items()}
        pending = [op for ops in self._pending.values() for op in ops]
        pending += [during] if during.did in {Did.WRITE, Did.TRUNCATE} else []
        for op in self._kept(pending, cut, dice):
            _apply(files, op)
        return files

    def _kept(self, pending: Sequence[Op], cut: Cut, dice: Random) -> list[Op]:
        match cut:
            case Cut.DROP:
                return []
            case Cut.KEEP:
                return list(pending)
            case Cut.SOME:
                return [op for op in pending if dice.random() < 1 / 2]
            case Cut.TORN:
                return [*pending[:-1], *(_torn(op, dice) for op in pending[-1:])]


def _torn(op: Op, dice: Random) -> Op:
    """Only some of its sectors were written, from the first on."""
    return op._replace(data=op.data[: dice.randrange(len(op.data) // SECTOR + 1) * SECTOR])


def _apply(files: dict[str, bytearray], op: Op) -> None:
    content = files.setdefault(op.file, bytearray())
    if len(content) < op.offset:
        content.extend(bytes(op.offset - len(content)))
    if op.did is Did.WRITE:
        content[op.offset : op.offset + len(op.data)] = op.data
    else:
        del content[op.offset :]
