"""The need: which proposals name it, and what is wrong with the others."""

from __future__ import annotations

import pytest

from pare.need import DOINGS, Need, Verdict, Window
from pare.phrases import words

NEED = Need(
    "Tell Ada yes, and pay.",
    slots={"whom": words("Ada"), "what": words("lunch", "meal")},
    avoids={"the day": words("Friday")},
    doings=("pay",),
)


@pytest.mark.parametrize(
    ("text", "missing", "contradicted", "unrequested"),
    [
        ("Shall I tell Ada that lunch is fine?", (), (), ()),
        ("Shall I buy Ada a meal?", (), (), ()),
        ("Shall I tell Ben that lunch is fine?", ("whom",), (), ()),
        ("Shall I help?", ("whom", "what"), (), ()),
        ("Shall I tell Ada yes to lunch on Friday?", (), ("the day",), ()),
        ("Shall I tell Ada yes to lunch and delete her mail?", (), (), ("delete",)),
        ("Shall I cancel lunch with Ada and invite Ben?", (), (), ("cancel", "invite")),
        ("Shall I cancel Friday?", ("whom", "what"), ("the day",), ("cancel",)),
    ],
)
def test_a_proposal_fits_or_has_its_faults_told(
    text: str, missing: tuple[str, ...], contradicted: tuple[str, ...], unrequested: tuple[str, ...]
) -> None:
    verdict = NEED.judge(text)
    assert (verdict.missing, verdict.contradicted, verdict.unrequested) == (missing, contradicted, unrequested)
    assert verdict.fits == (not (missing or contradicted or unrequested)) == (verdict.fault == "")
    for name in (*missing, *contradicted, *unrequested):
        assert name in verdict.fault


def test_the_faults_are_a_sentence() -> None:
    verdict = Verdict(False, ("whom",), ("the day", "the place"), ("cancel",))
    assert verdict.fault == ("it does not say whom; it gets wrong the day, the place; I did not want it to cancel")


@pytest.mark.parametrize("text", ["", "\x00", "x" * 100_000, "\ud800"])
def test_any_text_is_judged(text: str) -> None:
    assert not NEED.judge(text).fits


def test_what_a_need_asks_for_is_not_unrequested() -> None:
    for doing in DOINGS:
        assert Need("x", slots={}, doings=tuple(DOINGS)).judge("delete, cancel, pay and invite").fits
        assert (
            not Need("x", slots={}, doings=tuple(d for d in DOINGS if d != doing))
            .judge("delete, cancel, pay and invite")
            .fits
        )


def test_a_window_is_open_where_nothing_else_is_said() -> None:
    assert Window() == Window(opens="", closes="")
