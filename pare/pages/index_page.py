"""The index of the pages about apps."""

from __future__ import annotations

from collections.abc import Iterable

from pare.app import App
from pare.pages.markdown import prose, table, text
from pare.pages.told import about, counts


def index_page(apps: Iterable[type[App]]) -> str:
    """A table of the apps with what they are and how much is in each, as Markdown."""
    numbers = {app: counts(app) for app in apps}
    rows = [
        (f"[{text(app.name)}]({app.name}.md)", text(about(app.__doc__)[0]), *map(str, mine.values()))
        for app, mine in numbers.items()
    ]
    names = next(iter(numbers.values()), {})
    lines = [
        "# The phone's apps",
        "",
        *prose("What each app shows, offers and holds, made from its declaration: `python -m pare.pages DIR`."),
        *table(("app", "what it is", *names), rows),
    ]
    return "\n".join(lines).rstrip() + "\n"
