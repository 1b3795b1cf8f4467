"""All pages about some apps, by file name."""

from __future__ import annotations

from collections.abc import Mapping

from pare.app import App
from pare.graph import svg
from pare.pages.app_page import app_page
from pare.pages.index_page import index_page


def pages(kinds: Mapping[str, type[App]]) -> dict[str, str]:
    """The index (`README.md`), and for each app its page and its graph.

    Raises:
        LoadError: the package that lays out graphs is not installed.
    """
    files = {"README.md": index_page(kinds.values())}
    for kind in kinds.values():
        files |= {f"{kind.name}.md": app_page(kind), f"{kind.name}.svg": svg(kind)}
    return files
