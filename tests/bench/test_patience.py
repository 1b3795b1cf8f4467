"""`pare run --patience`: a user that does by hand what nobody has helped with, recorded and compared."""

import json
from pathlib import Path

import pytest

from pare_bench.comparable import unlike
from pare_bench.config import RunConfig

FLAT = "swim-club-emergency-numbers"
STEPS = ("--user-steps", 20)


def test_a_user_out_of_patience_does_it_alone_and_the_run_says_so(pare):
    done = pare("run", FLAT, "--assistant", "silent", "--patience", 1, *STEPS, "--out", "run")
    assert done.code == 0
    assert json.loads(Path("run/run.json").read_text(encoding="utf-8"))["config"]["patience"] == 1
    told = pare("report", "run", "--json").json
    assert told["outcomes"]["user_alone"] == 1
    assert told["success_rate"]["value"] == 0.0


def test_a_patient_one_is_helped_first(pare):
    done = pare("run", FLAT, "--patience", 3, *STEPS, "--out", "run")
    assert done.code == 0
    assert pare("report", "run", "--json").json["outcomes"]["assisted"] == 1


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--patience", 1, "--user", "by-hand"),
         "--patience is given, and the by-hand user has its own; the scripted user takes it"),
        (("--patience", -1), "patience: Input should be greater than or equal to 0"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_told_and_nothing_is_made(pare, tmp_path, arguments, told):
    done = pare("run", FLAT, "--assistant", "silent", *arguments, "--out", "run")
    assert (done.code, done.complaint) == (2, told)
    assert not (tmp_path / "run").exists()


def test_runs_of_other_patience_cannot_be_compared():
    plain = RunConfig.of([FLAT], assistant="silent")
    one, two = (plain.model_copy(update={"patience": turns}) for turns in (1, 2))
    assert unlike(one, one) == []
    assert [str(what) for what in unlike(one, two)] == ["patience (1 turns, 2 turns)"]
    assert [str(what) for what in unlike(plain, two)] == ["patience (none, 2 turns)"]
