"""The build hook: no package without the table; where it is not built yet, it is built here."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Table(BuildHookInterface[Any]):
    """Sees to the table before a package is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable" or (root / "src/delvewright/server/web/index.html").is_file():
            return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError("the table is not built, and there is no Node to build it with: make web")
        for words in (["install", "--no-save", "--no-audit", "--no-fund"], ["exec", "vite", "build"]):
            subprocess.run([npm, *words], cwd=root / "web", check=True)
