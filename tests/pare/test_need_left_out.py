"""An act that a proposal leaves out, and one that it offers in words of which the need does not know."""

from __future__ import annotations

import pytest

from pare.need import Need, Setting
from pare.offer.acts import acts, reports, signs
from pare.offer.matter import Facts, Matter, active
from pare.offer.scope import Scope
from pare.phrases import words

OWN = "Shall I order the kettle in blue, tell Ida that it comes, and remind you of the meter?"
NEED = Need(
    "a kettle",
    slots={
        "the kettle": words("kettle"),
        "blue": words("blue"),
        "Ida": words("Ida"),
        "the meter": words("meter"),
        "the reminder": words("remind*"),
    },
    doings=("pay",),
)
STEMS = "order kettl blue tell comes remin meter write bring your phone have know when done ida".split()
KNOWN = Facts(stems=frozenset(STEMS))
ABOUT = Matter(
    facts=KNOWN,
    core=KNOWN,
    said=frozenset(STEMS),
    acts=tuple(signs(act.head) for act in active(OWN)),
    hearers=frozenset(("ida",)),
    tells=1,
    clauses=tuple(act.said for act in acts(OWN)),
)
HERE = Setting(scope=Scope(matters={NEED.says: ABOUT}))


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        ("Shall I order the kettle in blue, tell Ida, and have your phone bring up the meter?", True),
        ("Shall I order the kettle in blue for Ida, and have your phone bring up the meter?", True),
        ("The meter is late. Shall I order the kettle in blue and tell Ida?", False),
        ("The meter is late. Shall I order the kettle in blue, tell Ida, and let you know when it is done?", False),
    ],
)
def test_an_act_may_be_said_in_other_words_but_not_left_out(text: str, fits: bool) -> None:
    assert NEED.judge(text).missing == ("the reminder",)
    assert NEED.judge(text, HERE).fits is fits


@pytest.mark.parametrize(
    ("text", "whether"),
    [
        ("I'd let you know.", True),
        ("I'd keep you posted.", True),
        ("I'd let Ida know.", False),
        ("I'd remind you at noon.", False),
    ],
)
def test_a_word_to_the_user_is_no_act_in_place_of_another(text: str, whether: bool) -> None:
    assert [reports(act) for act in acts(text)] == [whether]
