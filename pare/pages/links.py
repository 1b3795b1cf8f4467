"""Links within the page about an app, and to the pages about others; `heading` and they agree."""

from __future__ import annotations

from typing import Literal

from pare.app import App
from pare.graph.declared import Kind
from pare.pages.markdown import code

Section = Literal["Screen", "Operation", "Arrival", "Entity", "Part"]


class Links:
    """Links from the page about an app."""

    def __init__(self, app: type[App]) -> None:
        self._app = app
        self._entities = {table.__name__ for table in app.blueprint().tables.values()}

    def screen(self, screen: Kind) -> str:
        """To a screen; one of another app is on that app's page."""
        if screen.app is self._app:
            return link("Screen", screen.__name__)
        return f"{link('Screen', screen.__name__, f'{screen.app.name}.md')} of {screen.app.name}"

    def definition(self, name: str) -> str:
        """To what a schema defines: an entity of the app, or what is part of arguments and entities."""
        return link("Entity" if self.is_entity(name) else "Part", name)

    def is_entity(self, name: str) -> bool:
        """Whether a table of the app holds what a schema defines under that name."""
        return name in self._entities


def heading(section: Section, name: str) -> list[str]:
    """Lines of the heading of what is linked to."""
    return [f"### {section} {code(name)}", ""]


def link(section: Section, name: str, page: str = "") -> str:
    """A link to such a heading, as GitHub names it."""
    return f"[{code(name)}]({page}#{section.lower()}-{name.lower()})"
