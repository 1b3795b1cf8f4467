"""What a read gives is looked through to its last part."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

from pare.testing.rules.reads import _models, _thawed


class Loose(BaseModel):
    """A page that its app could go on filling."""

    rows: list[str]


class Firm(BaseModel):
    """A page that nobody can change, of whatever it holds."""

    model_config = ConfigDict(frozen=True)
    parts: tuple[object, ...] = ()


def test_a_result_that_can_be_changed_is_found_wherever_it_is() -> None:
    loose = Loose(rows=["a"])
    for result in (loose, [loose], Firm(parts=(Firm(parts=(loose,)),)), {"x": loose}):
        told = [detail for model in _models(result) for detail in _thawed(model)]
        assert "Loose.rows can be assigned to; what is stored or read is frozen" in told
        assert "Loose.rows holds a list, which can be changed in place" in told
    assert [detail for model in _models([Firm(parts=(1, "a", Firm()))]) for detail in _thawed(model)] == []
