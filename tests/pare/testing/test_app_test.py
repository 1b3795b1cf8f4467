"""The front door: two lines for an author, one readable report, excuses with reasons."""

from __future__ import annotations

import subprocess
import sys

import pytest

from pare.errors import BadInput
from pare.phone import Phone
from pare.testing import RULES, AppFaults, app_test, check_app
from tests.pare.attic import Attic
from tests.pare.testing.parcels import Parcel, Parcels
from tests.pare.toy import Bells, Chat, People

BURN = {"attic__burn": "nobody burns things by hand"}
HAND = ["by hand"]
QUICK = ["taps", "reads", "by hand"]


def test_a_healthy_app_passes() -> None:
    app_test(Parcels)


def test_a_report_names_app_rule_and_example() -> None:
    with pytest.raises(AppFaults) as caught:
        app_test(Attic, rules=HAND)
    told = str(caught.value).splitlines()
    assert told[0] == "the app attic breaks 1 rule: by hand"
    assert told[1] == "  by hand"
    assert told[2].startswith("    attic__burn: no path of taps leads to it")
    assert told[3].startswith('      for example attic__burn({"thing_id":"thing_')
    assert [(fault.app, fault.rule, fault.what) for fault in caught.value.faults] == [
        ("attic", "by hand", "attic__burn")
    ]


def test_a_report_cuts_what_repeats_itself() -> None:
    faults = check_app(Chat, rules=["schemas"])
    assert len(faults) > 6
    told = str(AppFaults("chat", faults)).splitlines()
    assert told[-1] == f"    and {len(faults) - 5} more"


def test_every_toy_app_is_told_what_it_does_wrong() -> None:
    told = {(fault.rule, fault.what) for fault in check_app(Chat, others=[People, Bells], rules=QUICK)}
    wrong = {("taps", "Talks.lose_way"), ("reads", "chat__sly_read"), ("by hand", "chat__rename")}
    assert wrong - told == set()


def test_what_is_excused_with_a_reason_is_no_fault() -> None:
    assert check_app(Attic, rules=HAND, unreachable=BURN) == ()


def test_an_app_can_give_its_reasons_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Attic, "unreachable", BURN, raising=False)
    assert check_app(Attic, rules=HAND) == ()


def test_an_excuse_for_what_is_reached_is_one() -> None:
    stale = {"parcels__collect": "too heavy", "Cellar": "there is none"}
    told = [(fault.rule, fault.what) for fault in check_app(Parcels, unreachable=stale)]
    assert told == [("unreachable", "parcels__collect"), ("unreachable", "Cellar")]


def test_an_author_can_fill_the_phone() -> None:
    seen = []

    def populate(phone: Phone) -> None:
        seen.append(phone)
        phone.app(Parcels).parcels.add(Parcel(title="Lamp", arrived_at=phone.now))

    app_test(Parcels, populate=populate, rules=["taps", "context"])
    assert [[row.title for row in phone.app(Parcels).parcels] for phone in seen] == [["Lamp"]]


def test_a_population_that_breaks_is_told() -> None:
    def populate(phone: Phone) -> None:
        raise KeyError("lamp")

    (fault,) = check_app(Parcels, populate=populate, rules=["taps"])
    assert (fault.rule, fault.what) == ("taps", "parcels")
    assert fault.detail.startswith("cannot be checked: KeyError: \"'lamp'\" (test_app_test.py:")


def test_an_unknown_rule_is_refused() -> None:
    with pytest.raises(BadInput, match="there is no rule 'speed'; there are schemas, machine, taps"):
        app_test(Parcels, rules=["speed"])


def test_the_same_seed_gives_the_same_report() -> None:
    once, again = (check_app(Attic, seed=4, rules=["taps", "by hand", "bad input"]) for _ in range(2))
    assert once == again


def test_every_rule_says_what_it_is() -> None:
    for rule in RULES.values():
        doc = sys.modules[rule.__module__].__doc__
        assert doc is not None
        assert doc.strip().endswith(".")


def test_nothing_but_the_base_install_is_needed() -> None:
    code = "import sys, pare.testing; print({'pytest', 'hypothesis', 'pare_apps'} & sys.modules.keys())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
