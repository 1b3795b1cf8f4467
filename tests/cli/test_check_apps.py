"""`pare check --apps`: every installed app, one line each, and what is wrong with one that breaks a rule."""

import pytest

from pare import registry
from pare.testing import MACHINE_RULES, Fault
from pare_bench.commands import check


@pytest.fixture
def spoilt(monkeypatch):
    """Lets the notes app break two rules; what the check is asked is kept."""
    asked = []

    def checked(app, **options):
        asked.append((app.name, options))
        faults = [
            Fault("notes", "taps", "NoteView.edit", "never worked", "edit({})"),
            Fault("notes", "by hand", "notes__tick_item", "no path of taps leads to it"),
        ]
        return tuple(faults if app.name == "notes" else ())

    monkeypatch.setattr(check, "check_app", checked)
    return asked


def test_an_app_that_keeps_the_rules(pare):
    done = pare("check", "--apps", "reminders")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("ok   reminders (5 screens, 25 taps, 8 writes, 3 arrivals)\n")
    assert done.out.endswith("1 app, 4 rules each, 0 faults\n")


def test_every_installed_app_is_checked_on_a_phone_with_the_others(pare, spoilt):
    done = pare("check", "--apps")
    assert done.code == 1
    assert [name for name, _ in spoilt] == list(registry.apps())
    assert all(list(options["others"]) == list(registry.apps().values()) for _, options in spoilt)
    assert all(list(options["rules"]) == list(MACHINE_RULES) for _, options in spoilt)
    lines = done.out.splitlines()
    assert len([line for line in lines if line.startswith("ok ")]) == len(spoilt) - 1
    at = next(number for number, line in enumerate(lines) if line.startswith("FAIL notes"))
    assert lines[at + 1 : at + 4] == [
        "       taps: NoteView.edit: never worked",
        "      for example edit({})",
        "       by hand: notes__tick_item: no path of taps leads to it",
    ]
    assert lines[-1] == f"{len(spoilt)} apps, 4 rules each, 2 faults"


def test_faults_as_json(pare, spoilt):
    done = pare("check", "--apps", "cab", "notes", "--json")
    assert done.code == 1
    good, bad = done.json
    assert good == {"app": "cab", "faults": []}
    assert bad["app"] == "notes"
    assert bad["faults"][0] == {
        "app": "notes", "rule": "taps", "what": "NoteView.edit", "detail": "never worked", "example": "edit({})",
    }  # fmt: skip
    assert pare("check", "--apps", "cab", "--json").code == 0


def test_an_unknown_app_is_named(pare):
    done = pare("check", "--apps", "nope")
    assert done.code == 2
    assert done.complaint.startswith("there is no app 'nope'; there are ")
