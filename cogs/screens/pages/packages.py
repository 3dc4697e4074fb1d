"""What players and hosts are told about titles that are installed as packages."""

from cogs.screens.parts import shorten
from games.packages.loading import LeftOut, LoadedPackage
from games.titles import LEFT_OUT, PACKAGES
from words import Language, say, title_name
from words.names import escaped

ERROR = 300
"""Maximum number of characters of a reason."""


def labelled(title: str, language: Language) -> str:
    """A title's name where one chooses it; with the label of its package, if it comes from one."""
    name = title_name(language, title)
    if title not in PACKAGES:
        return name
    return say(language, "package-title", title=name, label=_label(PACKAGES[title], language))


def origin(title: str, language: Language) -> list[str]:
    """The line that says which package a title comes from; none for the project's own."""
    if title not in PACKAGES:
        return []
    loaded = PACKAGES[title]
    package, label = escaped(str(loaded.package)), _label(loaded, language)
    return [say(language, "package-of-title", package=package, label=label)]


def package_lines(language: Language) -> list[str]:
    """All packages: those that can be played, and those that are left out and why."""
    lines = [
        say(
            language,
            "package-listed",
            title=title_name(language, id),
            package=escaped(str(one.package)),
            label=_label(one, language),
        )
        for id, one in PACKAGES.items()
    ]
    return lines + [
        say(
            language,
            "package-left-out",
            package=escaped(str(one.package)),
            why=escaped(shorten(why_left_out(one, language), ERROR)),
        )
        for one in LEFT_OUT
    ]


def why_left_out(one: LeftOut, language: Language) -> str:
    """Why a package is left out, without markdown."""
    figures = {name: str(value) for name, value in one.why.figures.items()}
    return say(language, one.why.id, **figures)


def _label(loaded: LoadedPackage, language: Language) -> str:
    return say(language, f"label-{loaded.label}")
