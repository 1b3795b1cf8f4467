import csv
import json

import pytest

from pare.errors import LoadError
from propersim_bridge.personas.library import installed
from propersim_bridge.quality import reading, sheets
from propersim_bridge.quality.figures import figures
from propersim_bridge.quality.sampling import sampled
from tests.propersim_bridge.report.made import made

DAY = [("A.", 3), (None, 2), (None, None)] * 32  # sixteen hours


@pytest.fixture(scope="module")
def experiment(tmp_path_factory):
    folder = tmp_path_factory.mktemp("quality") / "e"
    courses = {(persona, name, 0): [DAY, DAY] for persona in (1, 2) for name in ("proper", "silent")}
    return folder, made(folder, courses)


@pytest.fixture
def sample(experiment):
    return sampled(*experiment, seed=3)


@pytest.fixture
def sent(sample, tmp_path):
    """A folder of empty sheets for two annotators."""
    sheets.written(tmp_path / "q", ["ann", "bob"], *sample, installed())
    return tmp_path / "q"


def fill(folder, name, **columns):
    """Fill in columns of an annotator's sheets: values in order, or one for all."""
    for sheet in ("days", "activities", "ratings"):
        path = folder / f"{sheet}.{name}.csv"
        rows = list(csv.DictReader(path.open()))
        for column, values in columns.items():
            if column in rows[0]:
                for at, row in enumerate(rows):
                    row[column] = values[at % len(values)] if isinstance(values, list) else values
        with path.open("w", newline="") as file:
            writer = csv.DictWriter(file, rows[0], lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)


def test_drawn_are_one_whole_day_and_three_half_hours_of_each_persona(sample):
    days, ratings = sample
    assert [day.persona for day in days] == [1, 2]
    assert all(len(day.activities) == 32 for day in days)
    for persona in (1, 2):
        own = [one for one in ratings if one.persona == persona]
        for part, first, last in (("morning", 6, 12), ("afternoon", 12, 18), ("evening", 18, 23)):
            times = [one.moment.at for one in own if f"-{part}-" in one.id]
            assert 1 <= len(times) <= 2  # three ticks of ten minutes, of which the judge failed to rate one
            assert (times[-1] - times[0]).total_seconds() <= 20 * 60
            assert all(first <= at.hour < last for at in times)
    assert all(one.moment.ratings[0].total is not None for one in ratings)
    assert {one.course.assistant for one in ratings} == {"proper"}


def test_what_is_drawn_is_the_same_for_a_seed_and_another_for_another(experiment, sample):
    assert sampled(*experiment, seed=3) == sample
    assert any(sampled(*experiment, seed=seed) != sample for seed in (4, 5))


def test_sheets_tell_annotators_what_they_need_and_not_which_assistant_it_was(sent, sample):
    told = "".join(path.read_text() for path in sent.glob("*.csv")) + (sent / "guide.md").read_text()
    assert "proper" not in told
    assert "oracle" not in told
    key = json.loads((sent / "key.json").read_text())
    assert {*key["ratings"]} == {one.id for one in sample[1]}
    assert key["days"]["p01"]["course"].startswith("persona-01.")
    for row in csv.DictReader((sent / "ratings.ann.csv").open()):
        one = next(one for one in sample[1] if one.id == row["rating"])
        assert row["recommendation"] == (one.moment.offered[0] or "(no recommendation)")
        assert int(row["score"]) == one.moment.ratings[0].total
        assert int(row["last hour"]) in (1, 2)
        assert int(row["earlier today"]) >= int(row["last hour"])
        assert "timing: made up" in row["reasons"]
        assert row["reasonable"] == ""


def test_sheets_are_not_written_over(sent, sample):
    with pytest.raises(LoadError, match="holds sheets already"):
        sheets.written(sent, ["eve"], *sample, installed())


def test_empty_sheets_have_no_figures(sent):
    for figure in figures(reading.read(sent)):
        assert (figure.mean, figure.answers, figure.alpha, figure.equal) == (None, 0, None, None)


def test_two_annotators_give_the_four_figures_and_their_agreement(sent):
    fill(sent, "ann", naturalness=["8", "9"], alignment=["7", ""], misgenerated=["1", "0"], reasonable="1")
    fill(sent, "bob", naturalness=["6", "9"], alignment=["7,5", "8"], misgenerated="0", reasonable="1")
    naturalness, alignment, misgenerated, reasonable = figures(reading.read(sent))
    assert (naturalness.mean, naturalness.answers, naturalness.items, naturalness.equal) == (8.0, 4, 2, 0.5)
    assert naturalness.error == pytest.approx(1.0)  # of items with means 7 and 9
    assert (alignment.mean, alignment.answers, alignment.items) == (pytest.approx(22.5 / 3), 3, 2)
    assert (misgenerated.mean, misgenerated.answers, misgenerated.items) == (0.25, 128, 64)
    assert misgenerated.alpha < 0  # less than chance
    assert (reasonable.mean, reasonable.equal, reasonable.alpha) == (1.0, 1.0, None)  # nothing differs


def test_a_spreadsheet_may_save_with_semicolons_a_mark_in_front_and_spaces(sent):
    fill(sent, "ann", naturalness="7")
    rows = list(csv.reader((sent / "days.ann.csv").open()))
    text = "\r\n".join(";".join([*row[:2], " 7,5 ", row[3]] if at else row) for at, row in enumerate(rows))
    (sent / "days.ann.csv").write_text(text, encoding="utf-8-sig")
    assert reading.read(sent)[0].naturalness == {"p01": 7.5, "p02": 7.5}


def change(old, new, sheet="days.ann.csv"):
    def changed(folder):
        text = (folder / sheet).read_text()
        assert old in text
        (folder / sheet).write_text(text.replace(old, new, 1))

    return changed


@pytest.mark.parametrize(
    ("broken", "told"),
    [
        (change("p01,1,,", "p01,1,11,"), "days.ann.csv, line 2: naturalness: a number from 0 to 10, not '11'"),
        (change("p02,2,,", "p02,2,,-1"), "days.ann.csv, line 3: alignment: a number from 0 to 10, not '-1'"),
        (change("p02,2,,", "p02,2,good,"), "days.ann.csv, line 3: naturalness: a number from 0 to 10, not 'good'"),
        (change("p02,2,,", "p02,2,nan,"), "line 3: naturalness: a number from 0 to 10, not 'nan'"),
        (change("using the stove,\n", "using the stove,0.5\n", "activities.bob.csv"),
         "activities.bob.csv, line 2: misgenerated: 0 or 1, not '0.5'"),
        (change("p02,2", "p01,2"), "days.ann.csv, line 3: p01 is here twice, first in line 2"),
        (change("p02,2", ",2"), "days.ann.csv, line 3: the column day is empty"),
        (change("p02,2", "p03,2"), "p02 is in this sheet or in days.ann.csv, and not in both"),
        (change("naturalness", "natural"), "days.ann.csv: the column naturalness is missing"),
        (lambda folder: (folder / "ratings.bob.csv").unlink(), "ratings.bob.csv cannot be read: No such file"),
        (lambda folder: (folder / "days.bob.csv").unlink(), "days.bob.csv cannot be read: No such file"),
        (lambda folder: (folder / "days.bob.csv").write_bytes(b"day,\xff\xfe"), "days.bob.csv is no CSV in UTF-8"),
        (lambda folder: [path.unlink() for path in folder.glob("*.csv")], "holds no sheets (days.NAME.csv)"),
    ],
)  # fmt: skip
def test_malformed_sheets_are_named_with_their_line(sent, broken, told):
    broken(sent)
    with pytest.raises(LoadError) as caught:
        reading.read(sent)
    assert told in str(caught.value)
