"""`delve report`: what a study found, as a page with plots, as pictures, and in short."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from delvewright.kernel.errors import DelveError
from delvewright.lab.report.charts import pictured
from delvewright.lab.report.findings import Findings, find
from delvewright.lab.report.page import brief, page, plots


def report(
    result: Annotated[Path, typer.Argument(help="The folder that delve study made.")],
    out: Annotated[
        Path | None, typer.Option("--out", help="The page to write; else report.html in the folder.")
    ] = None,
    pictures: Annotated[
        Path | None, typer.Option("--pictures", help="A folder for every plot as SVG and as PNG.")
    ] = None,
) -> None:
    """Draw what a study found: one page that stands alone; and in short here."""
    findings = find(result)
    typer.echo("\n".join(brief(findings)).strip())
    target = out or result / "report.html"
    target.write_text(page(findings), encoding="utf-8")
    typer.echo(f"\nThe page is {target}.")
    if pictures is not None:
        typer.echo(f"{drawn(findings, pictures)} plots are in {pictures}, as SVG and as PNG.")


def drawn(findings: Findings, folder: Path) -> int:
    """Every plot as a file of its own."""
    try:
        from resvg_py import svg_to_bytes
    except ModuleNotFoundError as error:
        raise DelveError("pictures need resvg_py; install it with: pip install 'delvewright[lab]'") from error
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for number, table in enumerate(findings.tables, 1):
        for plot in plots(table):
            svg, file = pictured(plot.svg), folder / f"{number}-{plot.key}.svg"
            file.write_text(svg, encoding="utf-8")
            file.with_suffix(".png").write_bytes(bytes(svg_to_bytes(svg_string=svg, zoom=3)))
            count += 1
    return count
