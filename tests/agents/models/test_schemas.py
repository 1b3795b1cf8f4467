from pydantic import BaseModel

from pare_agents.models.schemas import inline_refs, strict_schema


class Leaf(BaseModel):
    """A leaf."""

    size: int = 3


class Tree(BaseModel):
    leaves: list[Leaf]
    best: Leaf | None = None


class Node(BaseModel):
    children: list["Node"] = []


class Free(BaseModel):
    scores: dict[str, int]


def test_references_are_replaced_wherever_they_are():
    schema = inline_refs(Tree.model_json_schema())
    assert "$defs" not in schema
    assert schema["properties"]["leaves"]["items"]["properties"]["size"]["type"] == "integer"
    assert schema["properties"]["best"]["anyOf"][0]["description"] == "A leaf."


def test_what_stands_beside_a_reference_wins():
    schema = {"properties": {"x": {"$ref": "#/$defs/X", "description": "mine"}}, "$defs": {"X": {"description": "its"}}}
    assert inline_refs(schema)["properties"]["x"] == {"description": "mine"}


def test_a_schema_that_refers_to_itself_keeps_its_definitions():
    schema = inline_refs(Node.model_json_schema())
    assert "Node" in schema["$defs"]


def test_a_schema_without_references_stays_as_it_is():
    schema = {"type": "object", "properties": {"$ref": {"type": "string"}}}
    assert inline_refs(schema) == schema


def test_strict_schemas_are_closed_and_complete():
    schema = strict_schema(Tree.model_json_schema())
    assert schema["required"] == ["leaves", "best"]
    assert schema["$defs"]["Leaf"]["additionalProperties"] is False
    assert schema["$defs"]["Leaf"]["required"] == ["size"]
    assert "default" not in schema["$defs"]["Leaf"]["properties"]["size"]


def test_a_property_may_be_called_default():
    schema = {"type": "object", "properties": {"default": {"type": "string"}}}
    assert strict_schema(schema)["properties"] == {"default": {"type": "string"}}


def test_free_form_objects_have_no_strict_form():
    assert strict_schema(Free.model_json_schema()) is None
    assert strict_schema({"type": "object"}) is None
