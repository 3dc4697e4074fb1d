"""Brings the signatures in the pages on titles up to date.

    python -m scripts.signatures

Between their marks stand public classes and functions of the modules that titles import, as the code has
them. The rest of these pages is written by hand.
"""

import ast
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
BEGIN, END = "<!-- signatures: made by python -m scripts.signatures -->\n", "<!-- end of signatures -->"


class Part(NamedTuple):
    """A module of which a page has the signatures, or some `names` of it. `whole`: with whole docstrings, not
    their first sentences. `made`: only how classes are made, not what they have."""

    module: str
    names: tuple[str, ...] = ()
    whole: bool = True
    made: bool = False


KIT = (
    *("material.box", "material.sprites", "material.sketch", "painting.canvas"),
    *("parts.scene", "parts.page", "parts.furniture", "parts.table_head", "parts.seat_heads"),
    *("parts.changes", "parts.maps", "parts.routes", "parts.labels"),
)
CHOICES = "games.core.choices"
PHASES = ("SingleSeatPhase", "RoundRobinPhase", "SealedPhase", "AscendingAuction", "OpenAuction")
PAGES: dict[str, tuple[Part, ...]] = {
    "pictures.md": (
        Part("render.kit.painting.mark_maker", ("Align", "Valign")),
        *(Part(f"render.kit.{name}", whole=False) for name in KIT),
    ),
    "titles/rules.md": (
        Part(f"{CHOICES}.refusal", ("SeatFigure", "FigureValue", "Refusal"), made=True),
        Part(f"{CHOICES}.offer", ("note",)),
        Part(f"{CHOICES}.answers", ("Checked", "one_of", "Numbers"), made=True),
        Part(f"{CHOICES}.pieces", ("Subsets", "Permutations", "Paths"), made=True),
        Part(f"{CHOICES}.pairs", ("Quantities", "Assignments"), made=True),
        Part("games.core.phases", PHASES),
    ),
    "titles/advisors.md": (
        Part("games.core.advice", ("Consideration", "gain", "SearchSettings", "Advisor"), made=True),
        Part("games.core.copying", ("copied",)),
        Part(f"{CHOICES}.answers", ("shuffled",)),
        Part("games.core.dealing"),
    ),
}
"""The pages with signatures, and the modules of each."""
WIDTH = 110

Function = ast.FunctionDef | ast.AsyncFunctionDef


def page(name: str) -> str:
    """A page with its signatures made anew. ValueError if it has no place for them."""
    before, begin, rest = (DOCS / name).read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{name} has no place for the signatures")
    return "".join([before, begin, *map(_module, PAGES[name]), "\n", end, after])


def _module(part: Part) -> str:
    tree = ast.parse((ROOT / f"{part.module.replace('.', '/')}.py").read_text(encoding="utf-8"))
    found = [one for one in tree.body if not part.names or _name(one) in part.names]
    return f"\n`{part.module}`\n\n```python\n" + "\n".join(_lines(found, "", part)) + "\n```\n"


def _name(node: ast.stmt) -> str:
    return ast.unparse(node.targets[0]) if isinstance(node, ast.Assign) else getattr(node, "name", "")


def _lines(body: list[ast.stmt], indent: str, part: Part) -> Iterator[str]:
    """What a module or class has for its users, line by line."""
    for node in body:
        if isinstance(node, ast.Assign) and _name(node) in part.names:
            yield from _wrapped(ast.unparse(node), indent)
        elif isinstance(node, Function) and not node.name.startswith("_"):
            yield from _told(node, indent, part.whole)
            yield from _wrapped(_signature(node), indent)
        elif isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield from _told(node, indent, part.whole)
            if part.made:
                yield from _wrapped(f"{node.name}({_taken(node)})", indent)
            else:
                yield from _wrapped(f"class {node.name}:  # {node.name}({_taken(node)})", indent)
                yield from (
                    _lines(node.body, indent + "    ", part) if _has_methods(node) else (f"{indent}    ...",)
                )


def _taken(node: ast.ClassDef) -> str:
    """What a class is made from."""
    made = next((one for one in node.body if getattr(one, "name", "") == "__init__"), None)
    fields = [one for one in node.body if isinstance(one, ast.AnnAssign) and not _of_the_class(one)]
    return ast.unparse(_without_self(made)) if isinstance(made, Function) else ", ".join(map(_field, fields))


def _of_the_class(node: ast.AnnAssign) -> bool:
    return ast.unparse(node.annotation).startswith("ClassVar")


def _has_methods(node: ast.ClassDef) -> bool:
    return any(isinstance(one, Function) and not one.name.startswith("_") for one in node.body)


def _field(node: ast.AnnAssign) -> str:
    default = "" if node.value is None else f"={ast.unparse(node.value)}"
    return f"{ast.unparse(node.target)}: {ast.unparse(node.annotation)}{default}"


def _signature(node: Function) -> str:
    """How a function is called, or a property read."""
    gives = ast.unparse(node.returns) if node.returns is not None else "None"
    if any("property" in ast.unparse(one) for one in node.decorator_list):
        return f"{node.name}: {gives}"
    return f"def {node.name}({ast.unparse(_without_self(node))}) -> {gives}: ..."


def _without_self(node: Function) -> ast.arguments:
    if node.args.args and node.args.args[0].arg in ("self", "cls"):
        del node.args.args[0]
    return node.args


def _told(node: Function | ast.ClassDef, indent: str, whole: bool) -> Iterator[str]:
    """The first sentence of a docstring, or the whole, as a comment."""
    if whole:
        yield from (f"{indent}# {line}".rstrip() for line in (ast.get_docstring(node) or "").splitlines())
        return
    told = " ".join((ast.get_docstring(node) or "").split("\n\n")[0].split())
    first, dot, _ = told.partition(". ")
    if told:
        yield from textwrap.wrap(
            first + dot.strip(), WIDTH, initial_indent=f"{indent}# ", subsequent_indent=f"{indent}# "
        )


def _wrapped(text: str, indent: str) -> list[str]:
    hang = f"{indent}{'# ' if text.startswith('class') else ''}        "
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=hang, break_long_words=False)


def main() -> None:
    """Write the pages."""
    for name in PAGES:
        (DOCS / name).write_text(page(name), encoding="utf-8")


if __name__ == "__main__":
    main()
