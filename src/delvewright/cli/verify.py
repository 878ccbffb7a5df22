"""`delve verify`: whether every roll and shuffle of a record came from the secret that was promised."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import delvewright
from delvewright.cli.files import read_record
from delvewright.cli.packs import Behaviour, Own, taken
from delvewright.kernel.errors import BadRecord
from delvewright.kernel.proof import Proof, prove


def verify(
    file: Annotated[Path, typer.Argument(help="A record, from delve play or from a table.")],
    commitment: Annotated[
        str, typer.Option("--commitment", help="What was promised when you sat down, to compare with.")
    ] = "",
    own: Own = None,
    behaviour: Behaviour = False,
) -> None:
    """Prove that the dice of a record are the promised ones, or name the first place that is not so."""
    taken(own, behaviour)
    record = read_record(file)
    wanted = commitment.strip().lower()
    if wanted and wanted != record.promised:
        raise BadRecord(f"{file}: {record.promised or 'nothing'} was promised, not {wanted}")
    try:
        proof = prove(delvewright.game(record.game), record)
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from error
    typer.echo("\n".join(found(proof)))


def found(proof: Proof) -> list[str]:
    """What a proof says, in lines."""
    lines = [] if proof.over else ["The game is not over: what follows is true as far as it goes."]
    if not proof.keyed:
        return [
            *lines,
            f"All {proof.answers} answers replay by the rules.",
            "This game was dealt by a seed alone: there is no commitment to check its dice against.",
        ]
    return [
        *lines,
        f"Every roll and shuffle was checked: {proof.draws} draws, {proof.answers} answers, by the rules.",
        f"Promised at the start: {proof.commitment}",
        f"Shares of the players in it: {proof.shares}",
    ]
