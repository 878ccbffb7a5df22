"""An import contract: only a game's own modules import it, so that whatever all games share knows none.

Lint-imports checks it (see pyproject.toml). A module is a game's if a part of its name is the game's id.
"""

from __future__ import annotations

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class OwnRooms(Contract):
    games = fields.ModuleField()  # the package that has a folder for each

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        names = {module.rpartition(".")[2] for module in graph.find_children(self.games.name)}

        def game_of(module: str) -> str:
            return next((part for part in module.split(".") if part in names), "")

        strange = [
            f"{importer} imports {module}"
            for module in sorted(graph.modules)
            if game_of(module)
            for importer in sorted(graph.find_modules_that_directly_import(module))
            if game_of(importer) != game_of(module)
        ]
        return ContractCheck(kept=bool(names) and not strange, metadata={"strange": strange})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for line in check.metadata["strange"] or ["there are no games"]:
            output.print_error(line)
