"""The journal: every finished block of a study, one after the other, until the results are written.

A block that was cut short by a crash is left out, and played again.
"""

from __future__ import annotations

import os
import zlib
from pathlib import Path
from struct import Struct
from typing import BinaryIO

from delvewright.kernel.errors import DelveError
from delvewright.lab.study.playing import Block, unpacked

HEAD = Struct(">4sIII")  # a mark, the number of a block, its length, its checksum
MARK = b"dblk"


class Journal:
    """Blocks in a file, in the order in which they were finished."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.places: dict[int, int] = {}  # where each block begins
        self._file: BinaryIO = open(path, "a+b")  # noqa: SIM115 - open as long as the study goes on
        try:
            self._lock()
            self._recover()
        except BaseException:
            self._file.close()
            raise

    def _lock(self) -> None:
        """Two studies that write into one journal would spoil it."""
        try:
            import fcntl
        except ImportError:  # not on this system
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise DelveError(f"{self.path.parent}: this study is being played already") from error

    def _recover(self) -> None:
        """Find every whole block, and cut off what follows the last."""
        self._file.seek(0)
        end = 0
        while len(head := self._file.read(HEAD.size)) == HEAD.size:
            mark, number, length, check = HEAD.unpack(head)
            body = self._file.read(length)
            if mark != MARK or len(body) != length or zlib.crc32(body) != check:
                break
            self.places[number] = end
            end += HEAD.size + length
        self._file.truncate(end)
        self._file.seek(0, os.SEEK_END)

    def add(self, number: int, body: bytes) -> None:
        self.places[number] = self._file.seek(0, os.SEEK_END)
        self._file.write(HEAD.pack(MARK, number, len(body), zlib.crc32(body)) + body)
        self._file.flush()

    def read(self, number: int) -> Block:
        self._file.seek(self.places[number])
        _, _, length, _ = HEAD.unpack(self._file.read(HEAD.size))
        return unpacked(self._file.read(length))

    def close(self) -> None:
        self._file.close()
