"""The build hook: no package without the table, which is built here if need be; and compiled rules in a
wheel where DELVEWRIGHT_COMPILE=1 asks for them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILE = "DELVEWRIGHT_COMPILE"


class Parts(BuildHookInterface[Any]):
    """Sees to what a package has besides its sources."""

    @property
    def compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get(COMPILE, "0") not in ("", "0")

    def dependencies(self) -> list[str]:
        """What compiling needs: nothing that a plain wheel does without."""
        return ["mypy>=2.4", "setuptools>=65", *self.metadata.core.dependencies] if self.compiles else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.see_to_the_table()
        if self.compiles:
            self.compile(build_data)

    def see_to_the_table(self) -> None:
        root = Path(self.root)
        if (root / "src/delvewright/server/web/index.html").is_file():
            return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError("the table is not built, and there is no Node to build it with: make web")
        for words in (["install", "--no-save", "--no-audit", "--no-fund"], ["exec", "vite", "build"]):
            subprocess.run([npm, *words], cwd=root / "web", check=True)

    def compile(self, build_data: dict[str, Any]) -> None:
        """Lay the compiled modules beside their sources, in the wheel alone."""
        folder = Path(tempfile.mkdtemp(prefix="delvewright-"))
        subprocess.run([sys.executable, "fast.py", "--into", str(folder)], cwd=self.root, check=True)
        for path in folder.rglob("*"):
            if path.name.endswith(tuple(EXTENSION_SUFFIXES)):
                build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
