"""The laws say in the end what they have compared, title by title, also when several processes ran them."""

from collections import Counter, defaultdict
from collections.abc import Callable

import pytest
from _pytest.terminal import TerminalReporter


@pytest.fixture
def told(
    request: pytest.FixtureRequest, record_property: Callable[[str, object], None]
) -> Callable[[dict[str, int]], None]:
    """`told({"moves": 12})`: figures of this law, added up over the tables of a title."""

    def tell(figures: dict[str, int]) -> None:
        name = str(request.node.callspec.params["name"])
        law = request.function.__name__.removeprefix("test_").replace("_", " ")
        record_property("law", [law, name, figures])

    return tell


def pytest_terminal_summary(terminalreporter: TerminalReporter) -> None:
    """One line for each law and title."""
    found: dict[str, dict[str, Counter[str]]] = defaultdict(lambda: defaultdict(Counter))
    for report in terminalreporter.getreports("passed"):
        for key, value in report.user_properties if report.when == "call" else ():
            if key == "law":
                law, title, figures = value
                found[law][title].update(figures)
    if found:
        terminalreporter.section("what the laws have compared")
    for law, titles in found.items():
        terminalreporter.line(law)
        for title, counted in titles.items():
            figures = ", ".join(f"{count:,} {what}" for what, count in counted.items())
            terminalreporter.line(f"    {title}: {figures}")
