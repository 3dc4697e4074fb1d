"""`python -m scripts.kit_page`: bring the kit's signatures in docs/pictures.md up to date.

Between their marks stands every public class and function of the modules that titles draw with, as the code
has them, each with the first sentence of its docstring. The rest of the page is written by hand.
"""

import ast
import textwrap
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "pictures.md"
BEGIN, END = "<!-- signatures: made by python -m scripts.kit_page -->\n", "<!-- end of signatures -->"
MODULES = (
    *("material.box", "material.sprites", "material.sketch", "painting.canvas"),
    *("parts.scene", "parts.page", "parts.furniture", "parts.head", "parts.seat_heads", "parts.recent"),
    *("parts.maps", "parts.routes", "parts.labels"),
)
"""The modules of `render.kit` that titles import."""
WIDTH = 110

Function = ast.FunctionDef | ast.AsyncFunctionDef


def page(text: str) -> str:
    """The page with its signatures made anew. ValueError if it has no place for them."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError("the page has no place for the signatures")
    return "".join([before, begin, *map(_module, MODULES), "\n", end, after])


def _module(name: str) -> str:
    tree = ast.parse((ROOT / "render" / "kit" / f"{name.replace('.', '/')}.py").read_text(encoding="utf-8"))
    return f"\n`render.kit.{name}`\n\n```python\n" + "\n".join(_lines(tree.body, "")) + "\n```\n"


def _lines(body: list[ast.stmt], indent: str) -> Iterator[str]:
    """What a module or class has for its users, line by line."""
    for node in body:
        if isinstance(node, Function) and not node.name.startswith("_"):
            yield from _told(node, indent)
            yield from _wrapped(_signature(node), indent)
        elif isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield from _told(node, indent)
            made = next((one for one in node.body if getattr(one, "name", "") == "__init__"), None)
            fields = ", ".join(_field(one) for one in node.body if isinstance(one, ast.AnnAssign))
            taken = ast.unparse(_without_self(made)) if isinstance(made, Function) else fields
            yield from _wrapped(f"class {node.name}:  # {node.name}({taken})", indent)
            yield from _lines(node.body, indent + "    ") if _has_methods(node) else (f"{indent}    ...",)


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


def _told(node: Function | ast.ClassDef, indent: str) -> Iterator[str]:
    """The first sentence of a docstring, as a comment."""
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
    """Write the page."""
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
