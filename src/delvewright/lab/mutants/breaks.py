"""Breaks: every way to spoil a module of rules in one place, as a line before and after."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

COMPARED = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
RECKONED = {ast.Add: ("+", "-"), ast.Sub: ("-", "+"), ast.FloorDiv: ("//", "*"), ast.BitAnd: ("&", "|")}
SWAPPED = {"min": "max", "max": "min", "any": "all", "all": "any"}
TOLD = ("tell", "tell_seat")
"""What is told changes no position: the words have tests of their own."""

RULE = re.compile(r"\b[A-Z]{2,}(?:-[A-Z0-9_]+)+\b")


class Break(NamedTuple):
    """One place of a file, what stands there and what would; and what the code around it names."""

    path: str  # below the package's folder, with slashes
    line: int  # from 1
    start: int  # columns of the line, as bytes of UTF-8
    end: int
    instead: str
    names: frozenset[str]  # rules cited and pieces named around it: tests that mark them are asked first

    def apply(self, source: str) -> str:
        lines = source.splitlines(keepends=True)
        lines[self.line - 1] = self.after(lines[self.line - 1])
        return "".join(lines)

    def after(self, line: str) -> str:
        raw = line.encode()
        return (raw[: self.start] + self.instead.encode() + raw[self.end :]).decode()


def breaks_of(package: Path, path: str) -> Iterator[Break]:
    """Every break of one file, top to bottom."""
    source = (package / path).read_text(encoding="utf-8")
    tree = ast.parse(source)
    yield from _Reader(path, source).read(tree)


class _Reader:
    """Walks a module and knows what the statement or function around each place names."""

    def __init__(self, path: str, source: str):
        self.path = path
        self.lines = source.splitlines()
        self.raw = [line.encode() for line in self.lines]

    def read(self, tree: ast.Module) -> Iterator[Break]:
        for statement in tree.body:
            if isinstance(statement, ast.ClassDef):
                for member in statement.body:
                    yield from self._within(member)
            else:
                yield from self._within(statement)

    def _within(self, statement: ast.stmt) -> Iterator[Break]:
        names = self._names(statement)
        for line, start, end, instead in self._places(statement):
            yield Break(self.path, line, start, end, instead, names)

    @staticmethod
    def _first(statement: ast.stmt) -> int:
        """Where it begins, its decorators included."""
        return min([statement.lineno, *[each.lineno for each in getattr(statement, "decorator_list", ())]])

    def _names(self, statement: ast.stmt) -> frozenset[str]:
        """Rule numbers in code and comments, and every plain word in quotes: ids of pieces among them."""
        above = max(self._first(statement) - 2, 0)  # a comment may stand there
        text = "\n".join(self.lines[above : statement.end_lineno])
        return frozenset(RULE.findall(text)) | frozenset(re.findall(r'"([a-z][a-z0-9_]+)"', text))

    def _places(self, node: ast.AST) -> Iterator[tuple[int, int, int, str]]:
        if isinstance(node, (ast.Assert, ast.Raise, ast.Import, ast.ImportFrom, ast.arg)):
            return
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            return  # a docstring
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TOLD:
            return
        yield from self._here(node)
        for field, value in ast.iter_fields(node):
            if field in ("annotation", "returns", "type_params"):
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from self._places(child)

    def _here(self, node: ast.AST) -> Iterator[tuple[int, int, int, str]]:
        match node:
            case ast.Constant(value=bool() as value):
                yield from self._whole(node, str(not value))
            case ast.Constant(value=int() as value):
                yield from self._whole(node, str(value + 1))
            case ast.Compare(left=left, ops=ops, comparators=others):
                for before, op, after in zip([left, *others], ops, others, strict=False):
                    yield from self._between(before, after, *COMPARED[type(op)])
            case ast.BoolOp(op=op, values=values):
                signs = ("and", "or") if isinstance(op, ast.And) else ("or", "and")
                for before, after in pairwise(values):
                    yield from self._between(before, after, *signs)
            case ast.BinOp(left=before, op=op, right=after) if type(op) in RECKONED:
                yield from self._between(before, after, *RECKONED[type(op)])
            case ast.AugAssign(target=before, op=op, value=after) if type(op) in RECKONED:
                yield from self._between(before, after, *[sign + "=" for sign in RECKONED[type(op)]])
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                if node.lineno == operand.lineno:
                    yield node.lineno, node.col_offset, operand.col_offset, ""
            case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
                yield from self._whole(test, f"not ({self._text(test)})")
            case ast.Call(func=ast.Name(id=name) as called) if name in SWAPPED:
                yield from self._whole(called, SWAPPED[name])
            case ast.Expr(value=ast.Call(func=called)):
                if not (isinstance(called, ast.Name) and called.id in TOLD):
                    yield from self._whole(node, "pass")

    def _whole(self, node: ast.expr | ast.stmt, instead: str) -> Iterator[tuple[int, int, int, str]]:
        if node.lineno == node.end_lineno and node.end_col_offset is not None:
            yield node.lineno, node.col_offset, node.end_col_offset, instead

    def _between(
        self, before: ast.expr, after: ast.expr, sign: str, instead: str
    ) -> Iterator[tuple[int, int, int, str]]:
        """The sign that stands between two operands of one line."""
        if before.end_lineno == after.lineno and before.end_col_offset is not None:
            at = self.raw[after.lineno - 1].find(sign.encode(), before.end_col_offset, after.col_offset)
            if at >= 0:
                yield after.lineno, at, at + len(sign), instead

    def _text(self, node: ast.expr) -> str:
        return self.raw[node.lineno - 1][node.col_offset : node.end_col_offset].decode()
