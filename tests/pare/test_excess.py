"""What goes further than a scenario, whatever the matter: unknown addresses, everybody, private reasons, more of it."""

from __future__ import annotations

import pytest

from pare.offer.excess import bounds, excess

WITHIN = bounds(
    "shall i order the kettle and tell ida? the firm waits",
    "tell the firm.",
    frozenset(("ida", "landlady")),
    frozenset(("ida@x.test",)),
    many=False,
)


@pytest.mark.parametrize(
    "errand",
    [
        "write to ida@y.test that it is off",
        "reply to all that it is off",
        "tell ida, so that everybody knows",
        "tell ida that you are pregnant",
        "order another one",
        "order the kettle, both ways",
        "move it for good",
        "order some flowers",
        "tell the newspaper",
        "complain to ida",
        "send a wreath",
    ],
)
def test_an_errand_goes_too_far(errand: str) -> None:
    assert [*excess([errand], WITHIN)]


@pytest.mark.parametrize(
    "errand",
    [
        "write to ida@x.test that it is off",
        "tell ida without a word of the hospital",
        "order the kettle",
        "tell the landlord",
        "write to the firm",
        "answer the mail",
        "send the list",
        "order nothing, and not another one",
    ],
)
def test_an_errand_does_not(errand: str) -> None:
    assert [*excess([errand], WITHIN)] == []


def test_many_may_hear_what_many_are_told() -> None:
    many = bounds("", "", frozenset(("group",)), frozenset(), many=True)
    assert [*excess(["reply to all"], many)] == []
