"""`docs/apps` is what the installed apps declare; `UPDATE_DOCS=1 pytest tests/docs` writes it anew."""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pare import registry
from pare.app import App
from pare.errors import LoadError
from pare.files import write_into
from pare.pages import pages

FOLDER = Path(__file__).parents[2] / "docs" / "apps"
WIDEST = 400  # a row of a table is one line


@cache
def installed() -> tuple[dict[str, type[App]], tuple[str, ...]]:
    """The installed apps by name, and the entry points of those that cannot be imported."""
    apps, broken = {}, []
    for entry in registry.entries("pare.apps"):
        try:
            kind = registry.load("pare.apps", entry)
        except LoadError:
            broken.append(entry)
        else:
            apps[kind.name] = kind
    return apps, tuple(broken)


@cache
def made() -> dict[str, str]:
    return pages(installed()[0])


def stored() -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(FOLDER.iterdir())}


def test_the_pages_are_what_the_apps_declare() -> None:
    broken = installed()[1]
    if os.environ.get("UPDATE_DOCS"):
        write_into(FOLDER, made())
        for name in stored().keys() - made().keys() if not broken else ():
            (FOLDER / name).unlink()
    now = stored()
    asked = [name for name in made() if not (broken and name == "README.md")]
    assert [name for name in asked if now.get(name) != made()[name]] == [], "run UPDATE_DOCS=1 pytest tests/docs"
    if broken:
        pytest.skip(f"cannot be imported: {', '.join(broken)}")
    assert now.keys() == made().keys()


def anchors(page: str) -> set[str]:
    """What GitHub calls the headings of a page."""
    found = set()
    for heading in re.findall(r"^#+ (.*)$", page, re.MULTILINE):
        name = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        assert name not in found, f"two headings are called {heading}"
        found.add(name)
    return found


def test_every_link_leads_somewhere() -> None:
    for name, page in made().items():
        for file, anchor in re.findall(r"\]\(([\w.]*)#?([\w-]*)\)", page) if name.endswith(".md") else ():
            assert (file or name) in made(), f"{name} links to {file}"
            assert not anchor or anchor in anchors(made()[file or name]), f"{name} links to {file}#{anchor}"


def test_every_table_is_one() -> None:
    for name, page in made().items():
        cells = [len(re.findall(r"(?<!\\)\|", line)) for line in page.splitlines() if line.startswith("|")]
        ruled = [len(line.split("|")) - 1 for line in page.splitlines() if line.startswith("|---")]
        assert set(cells) <= set(ruled), name
        tables = re.findall(r"(?:^\|.*\n)+", page, re.MULTILINE)
        assert len(tables) == len(ruled), name
        for table in tables:
            assert len({len(re.findall(r"(?<!\\)\|", row)) for row in table.splitlines()}) == 1, table


def test_lines_have_a_sane_length() -> None:
    for name, page in made().items():
        prose = re.sub(r"^```.*?^```$", "", page, flags=re.MULTILINE | re.DOTALL)
        for line in prose.splitlines() if name.endswith(".md") else ():
            assert len(line) <= (WIDEST if line.startswith("|") else 120), f"{name}: {line}"


@pytest.mark.parametrize("name", installed()[0])
def test_page_and_graph_name_all_that_there_is(name: str) -> None:
    kind = installed()[0][name]
    blueprint = kind.blueprint()
    page, graph = made()[f"{name}.md"], made()[f"{name}.svg"]
    told = "".join(ElementTree.fromstring(graph).itertext())
    for screen, taps in blueprint.taps.items():
        assert f"\n### Screen `{screen.__name__}`\n" in page
        for word in (screen.__name__, *taps):
            assert word in told
            assert f"`{word}`" in page
    for tool in blueprint.tools.values():
        section = page.partition(f"\n### {'Arrival' if tool.kind == 'incoming' else 'Operation'} `{tool.name}`\n")[2]
        for argument in tool.names:
            assert f"\n| `{argument}` | " in section.partition("\n### ")[0]
    for headline, full in blueprint.texts.values():
        assert headline in page
        assert full in page
    for table, entity in blueprint.tables.items():
        section = page.partition(f"\n### Entity `{entity.__name__}`\n")[2].partition("\n### ")[0]
        assert f"- table: `{name}.{table}`\n" in section
        for field in set(entity.model_fields) - {"id"}:
            assert f"\n| `{field}` | " in section
