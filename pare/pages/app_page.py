"""The page about one app: its graph, and tables of its screens, taps, operations, arrivals and entities."""

from __future__ import annotations

from collections.abc import Iterator

from pare.app import App
from pare.graph import Graph, mermaid
from pare.graph.declared import Kind
from pare.machine import Tap
from pare.pages.entities import entities
from pare.pages.links import Links, heading, link
from pare.pages.markdown import block, code, prose, table, text
from pare.pages.schema import properties, value
from pare.pages.told import about, attributes, context, counts, named
from pare.tool import Tool

LEGEND = (
    "The app opens on the screen after the dot. Edges that lead back towards it are orange; dashed boxes are screens "
    "of other apps; the taps after `stays` lead to no other screen."
)
"""How to read a graph."""

_ARGUMENTS = ("argument", "type", "default", "what it is")


def app_page(app: type[App]) -> str:
    """The page about an app, as Markdown.

    Raises:
        DefinitionError: the app's declaration breaks a rule.
    """
    graph, links = Graph.of(app), Links(app)
    numbers = ", ".join(f"{number} {what[:-1] if number == 1 else what}" for what, number in counts(app).items())
    lines = [
        f"# {text(app.name)}",
        "",
        *prose(*map(text, about(app.__doc__))),
        *prose(f"{code(f'{app.__module__}.{app.__qualname__}')}: {numbers}."),
        *_drawing(app),
        *_screens(graph, links),
        *_taps(graph, links),
        *_operations(app, links),
        *_arrivals(app, links),
        *entities(app, links),
    ]
    return "\n".join(lines).rstrip() + "\n"


def _drawing(app: type[App]) -> Iterator[str]:
    yield from (f"[![The screens of {text(app.name)}, and the taps between them]({app.name}.svg)]({app.name}.svg)", "")
    yield from prose(LEGEND)
    yield from ("<details>", "<summary>The same as Mermaid</summary>", "")
    yield from block(mermaid(app), "mermaid")
    yield from ("", "</details>", "")


def _screens(graph: Graph, links: Links) -> Iterator[str]:
    yield from ("## Screens", "")
    rows = [
        (
            links.screen(node.screen),
            " ".join(map(text, about(node.screen.__doc__))),
            "<br>".join(map(code, context(node.screen))) or "nothing",
        )
        for node in graph.nodes
        if not node.portal
    ]
    yield from table(("screen", "what it shows", "what it knows"), rows)


def _taps(graph: Graph, links: Links) -> Iterator[str]:
    yield from ("## Taps", "")
    for node in graph.nodes:
        if node.portal:
            continue
        taps = graph.app.blueprint().taps[node.screen]
        yield from heading("Screen", node.screen.__name__)
        rows = [(code(name), text(tap.tool.description), _leads(node.screen, tap, links)) for name, tap in taps.items()]
        yield from table(("tap", "what it does", "leads to"), rows) if rows else prose("No taps; one can only go back.")
        arguments = [(code(name), *row) for name, tap in taps.items() for row in _arguments(tap.tool, links)]
        yield from table(("tap", *_ARGUMENTS), arguments)


def _leads(screen: Kind, tap: Tap, links: Links) -> str:
    ends = [f"another {links.screen(goes)}" if goes is screen else links.screen(goes) for goes in tap.goes]
    return " or ".join([*ends, *(["stays"] if tap.stays else [])])


def _operations(app: type[App], links: Links) -> Iterator[str]:
    tools = [tool for kind in ("read", "write") for tool in app.blueprint().tools.values() if tool.kind == kind]
    rows = [
        (link("Operation", tool.name), tool.kind, text(tool.description), code(named(tool.returns))) for tool in tools
    ]
    yield from ("## Operations", "") if rows else ()
    yield from table(("operation", "kind", "what it does", "returns"), rows)
    for tool in tools:
        yield from heading("Operation", tool.name)
        yield from table(_ARGUMENTS, _arguments(tool, links)) or prose("No arguments.")


def _arrivals(app: type[App], links: Links) -> Iterator[str]:
    blueprint = app.blueprint()
    rows = [
        (link("Arrival", name), text(blueprint.tools[name].description), code(headline))
        for name, (headline, _) in blueprint.texts.items()
    ]
    if rows:
        yield from ("## Arrivals", "")
        yield from prose("What the outside world does. The user sees the headline, the assistant the full text.")
    yield from table(("arrival", "what happens", "headline"), rows)
    for name, (_, full) in blueprint.texts.items():
        yield from heading("Arrival", name)
        yield from (*block(full, "text"), "")
        yield from table(_ARGUMENTS, _arguments(blueprint.tools[name], links)) or prose("No arguments.")


def _arguments(tool: Tool, links: Links) -> Iterator[tuple[str, ...]]:
    defaults = {
        parameter.name: "required" if parameter.default is parameter.empty else value(parameter.default)
        for parameter in tool.parameters
    }
    told = attributes(tool.call.__doc__)
    for one in properties(tool.schema, links.definition):
        yield code(one.name), one.type, defaults[one.name], text(told.get(one.name, one.about))
