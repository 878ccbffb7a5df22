"""The compiled build: which modules of the rules mypyc compiles, whether it can, and the build in place.

    python fast.py           compile them beside their sources: the same files, more than twice as fast
    python fast.py --check   say whether it could; needs no C compiler and writes nothing
    python fast.py --slow    take the build away again

Python prefers a compiled module to the source beside it, so that a source changed afterwards says nothing
until it is compiled again. docs/decisions/010-a-compiled-build.md tells what this gives and what it asks.
"""

from __future__ import annotations

import ast
import os
import re
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "delvewright"
BUILD = ROOT / "build" / "fast"
ROOMS = ("kernel", "words", "games", "counsel", "bots")

# Left as they are: the doors of packages; what anybody calls with anything, for it gives errors of its own;
# and what is declared for msgspec, which reads declarations when they are loaded: structs, and the named
# tuples that positions hold.
LEFT = (
    "__init__.py",
    "bots/protocol.py",
    "kernel/errors.py",
    "kernel/game.py",
    "kernel/settings.py",
    "shapes.py",
    "words/printed.py",
)
STRUCT = re.compile(r"^class \w+\((msgspec\.)?Struct\b", re.MULTILINE)
NO_HARM = "Treating generator comprehension as list"


def modules() -> list[str]:
    """The files that are compiled."""
    found = [path for room in ROOMS for path in (PACKAGE / room).rglob("*.py")]
    return sorted([str(path) for path in found if not (path.as_posix().endswith(LEFT) or declares(path))])


def declares(path: Path) -> bool:
    return STRUCT.search(path.read_text(encoding="utf-8")) is not None


def extensions() -> Iterator[Path]:
    """What is compiled already."""
    for path in PACKAGE.rglob("*"):
        if path.name.endswith(tuple(EXTENSION_SUFFIXES)):
            yield path


def source_of(extension: Path) -> Path:
    """What it was compiled from: a module has a library, and one that loads it."""
    return extension.with_name(f"{extension.name.partition('.')[0].removesuffix('__mypyc')}.py")


def stale() -> list[Path]:
    """The sources that have changed since they were compiled."""
    pairs = [(source_of(path), path) for path in extensions()]
    return sorted({old for old, new in pairs if old.exists() and old.stat().st_mtime > new.stat().st_mtime})


def arguments(files: list[str], cache: str) -> list[str]:
    """What mypy and mypyc are told, with a cache of their own: it is not that of a plain check of types."""
    return ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", cache, *files]


def complaints(files: list[str]) -> list[str]:
    """What keeps mypyc from compiling modules, or would change what they do; by its front half alone."""
    from mypy.errors import CompileError
    from mypy.fscache import FileSystemCache
    from mypyc import build
    from mypyc.codegen import emitmodule
    from mypyc.errors import Errors
    from mypyc.irbuild.mapper import Mapper
    from mypyc.options import CompilerOptions

    options, cache = CompilerOptions(separate=True), FileSystemCache()
    told = arguments(files, str(BUILD / "types"))
    sources, every, chosen = build.get_mypy_config(told, None, options, cache)
    groups = build.construct_groups(sources, True, True, None)
    try:
        result = emitmodule.parse_and_typecheck(every, chosen, options, groups, cache)
    except CompileError as error:
        return error.messages
    errors = Errors(chosen)
    result.manager.errors.set_file("<mypyc>", module=None, scope=None, options=chosen)
    mapper = Mapper({source.module: name for group, name in groups for source in group})
    made = emitmodule.compile_modules_to_ir(result, mapper, options, errors)
    found = [line for line in errors.new_messages() if NO_HARM not in line]
    found += startless({source.module: source.path for source in every}, result.types)
    for module in made.values():
        for block in (block for function in module.functions for block in function.blocks):
            seen = {f"{module.fullname}, line {one.line}: {odd(one)}" for one in block.ops if odd(one)}
            found += sorted(seen)
    return found


def startless(modules: dict[str, str], types: Any) -> list[str]:
    """The sums of fractions that start with a whole 0: times a whole number, mypyc takes them for whole.

    mypy does not tell which module an expression is of, so it is known by its place.
    """
    from mypy.nodes import CallExpr, ListComprehension, RefExpr
    from mypy.types import Instance, get_proper_type

    places = set()
    for call in types:
        if isinstance(call, CallExpr) and len(call.args) == 1 and isinstance(call.callee, RefExpr):
            added = call.args[0]
            of = getattr(get_proper_type(types.get(added)), "args", ())
            if isinstance(added, ListComprehension):
                of = (get_proper_type(types.get(added.generator.left_expr)),)
            fractions = any(isinstance(one, Instance) and one.type.name == "float" for one in of)
            if call.callee.fullname == "builtins.sum" and fractions:
                places.add((call.line, call.column, call.end_line, call.end_column))
    found = []
    for module, path in modules.items():
        for one in ast.walk(ast.parse(Path(path).read_text(encoding="utf-8"))):
            place = [
                getattr(one, side, 0) for side in ("lineno", "col_offset", "end_lineno", "end_col_offset")
            ]
            if isinstance(one, ast.Call) and tuple(place) in places:
                found.append(f"{module}, line {place[0]}: a sum of fractions wants 0.0 to start with")
    return sorted(found)


def odd(operation: Any) -> str:
    """What an operation of compiled code does that the source does not say."""
    from mypyc.ir.ops import Box, ComparisonOp, Unbox
    from mypyc.ir.rtypes import RTuple, is_tuple_rprimitive

    if isinstance(operation, Unbox) and holds_nothing(operation.type):
        return "taken for an empty tuple, as it was before a call that may have changed it"
    if isinstance(operation, ComparisonOp):
        for side in (operation.lhs, operation.rhs):
            made = isinstance(side, Box) and isinstance(side.src.type, RTuple)
            if made or is_tuple_rprimitive(side.type):
                return "tuples compared by 'is': compiled, equal ones need not be the same"
    return ""


def holds_nothing(kind: Any) -> bool:
    """Whether a type is that of the empty tuple, or of a tuple with one in it: nobody declares one."""
    return (
        kind.is_unboxed and hasattr(kind, "types") and (not kind.types or any(map(holds_nothing, kind.types)))
    )


def build(into: Path, effort: str) -> None:
    """Compile into a folder, each module by itself: several at a time, and again only what has changed."""
    import setuptools  # mypyc takes its compiler from what was imported first
    from mypyc.build import mypycify
    from setuptools.command.build_ext import build_ext

    told = arguments(modules(), os.devnull)  # of modules that it finds done, mypyc knows too little
    made = mypycify(told, opt_level=effort, debug_level="0", separate=True, target_dir=str(BUILD / "c"))
    command: Any = build_ext(setuptools.Distribution({"name": "delvewright", "ext_modules": made}))
    command.build_lib, command.build_temp = str(into), str(BUILD / "o")
    command.parallel = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    command.ensure_finalized()
    command.run()


def main() -> int:
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="say what could not be compiled")
    parser.add_argument("--slow", action="store_true", help="take the compiled build away")
    parser.add_argument("--effort", default="2", help="the C compiler's, 0 to 3 (default 2)")
    parser.add_argument("--into", type=Path, help="compile into a folder, and not beside the sources")
    chosen = parser.parse_args()
    os.chdir(ROOT)
    if chosen.check:
        found = complaints(modules())
        print("\n".join(found) or f"{len(modules())} modules can be compiled")
        return bool(found)
    if chosen.into:
        build(chosen.into, chosen.effort)
        return 0
    kept = [] if chosen.slow else modules()
    for path in extensions():
        if str(source_of(path)) not in kept:
            path.unlink()
    if not chosen.slow:
        build(SOURCE, chosen.effort)
        for path in extensions():
            path.touch()  # a comment that has changed compiles to what was there
    return 0


if __name__ == "__main__":
    sys.exit(main())
