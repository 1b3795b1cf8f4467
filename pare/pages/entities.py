"""What the page about an app says of its entities, and of the parts that these and arguments consist of."""

from __future__ import annotations

from collections.abc import Iterator

from pydantic.json_schema import GenerateJsonSchema, JsonSchemaWarningKind

from pare.app import App
from pare.entity import Entity
from pare.pages.links import Links, heading
from pare.pages.markdown import code, item, prose, table, text
from pare.pages.schema import Schema, is_object, properties, value
from pare.pages.told import about, attributes

_FIELDS = ("field", "type", "default", "what it is")


class _Quiet(GenerateJsonSchema):
    """Schemas without warnings about defaults that JSON cannot hold."""

    ignored_warning_kinds: set[JsonSchemaWarningKind] = {"skipped-choice", "non-serializable-default"}


def entities(app: type[App], links: Links) -> Iterator[str]:
    """Lines about the tables' entities, and about the parts of these and of arguments."""
    blueprint = app.blueprint()
    schemas = {kind: _schema(kind) for kind in blueprint.tables.values()}
    if schemas:
        yield from ("## Entities", "")
        yield from prose("What the tables hold. Each entity has an `id` besides, which its table gives if nobody does.")
    for name, kind in blueprint.tables.items():
        yield from heading("Entity", kind.__name__)
        yield from prose(*map(text, about(kind.__doc__)))
        yield from item(f"table: {code(f'{app.name}.{name}')}")
        yield from (*_kept(kind), "")
        yield from table(_FIELDS, _fields(kind, schemas[kind], links))
    tools = [*blueprint.tools.values(), *(tap.tool for taps in blueprint.taps.values() for tap in taps.values())]
    yield from _parts([*schemas.values(), *(tool.schema for tool in tools)], links)


def _schema(kind: type[Entity]) -> Schema:
    schema = kind.model_json_schema(schema_generator=_Quiet)
    return {**schema, **schema["$defs"][kind.__name__]} if "$ref" in schema else schema  # one that holds its like


def _kept(kind: type[Entity]) -> Iterator[str]:
    """How a table keeps its entities."""
    ways = {
        "sorted by": (kind.order,) if kind.order else (),
        "looked up by": kind.index,
        "searched in": kind.search,
        "no effect if changed alone": kind.quiet,
    }
    for way, names in ways.items():
        if names:
            yield from item(f"{way}: {', '.join(map(code, names))}")
    if kind.container:
        yield from item("made on the way, when its content comes")


def _fields(kind: type[Entity], schema: Schema, links: Links) -> Iterator[tuple[str, ...]]:
    told = attributes(kind.__doc__)
    for one in properties(schema, links.definition):
        info = kind.model_fields[one.name]
        if info.default_factory is not None:
            default = "computed"
        else:
            default = one.default if info.is_required() else value(info.default)
        if one.name != "id":
            yield code(one.name), one.type, default, text(told.get(one.name, one.about))


def _parts(schemas: list[Schema], links: Links) -> Iterator[str]:
    definitions: dict[str, Schema] = {}
    for schema in schemas:
        definitions = {**schema.get("$defs", {}), **definitions}
    parts = sorted(name for name, part in definitions.items() if is_object(part) and not links.is_entity(name))
    if parts:
        yield from ("## Parts", "")
        yield from prose("What entities and arguments consist of.")
    for name in parts:
        part = {**definitions[name], "$defs": definitions}
        told = attributes(part.get("description"))
        rows = [
            (code(one.name), one.type, one.default, text(told.get(one.name, one.about)))
            for one in properties(part, links.definition)
        ]
        yield from heading("Part", name)
        yield from prose(*map(text, about(part.get("description"))))
        yield from table(_FIELDS, rows)
