import pytest

from pare_agents.models import stack
from pare_agents.models.errors import AttemptsExhausted, ModelError
from tests.propersim_bridge.commands.calling import ACTING, HOSTILE, SHOWN
from tests.propersim_bridge.quality.test_by_model import DAY, FINE, Annotator
from tests.propersim_bridge.report.made import made


@pytest.fixture
def folder(tmp_path):
    made(tmp_path / "e", {(1, "ar", 0): [[("A.", 3), (None, 2)] * 48]})
    return tmp_path / "e"


@pytest.fixture
def model(monkeypatch):
    """Makes `--model fake/annotator` a local fake."""

    def install(**answers):
        monkeypatch.setattr(stack, "open_model", lambda id, **options: Annotator(**answers))

    return install


def test_from_a_sample_to_the_figures_with_a_model_as_annotator(home, folder, tmp_path, model):
    model()
    done = home("quality", folder, "--out", tmp_path / "q", "--annotators", "ann", "--model", "fake/annotator")
    assert done.code == 0
    assert "1 days and 9 ratings for ann, fake/annotator" in done.err
    assert {path.name for path in (tmp_path / "q").iterdir()} == {
        "guide.md", "key.json",
        *(f"{sheet}.{name}.csv" for sheet in ("days", "activities", "ratings") for name in ("ann", "fake-annotator")),
    }  # fmt: skip
    table = home("quality", tmp_path / "q", "--read")
    assert table.code == 0
    assert max(map(len, table.out.splitlines())) <= 80
    for told in ("naturalness", "8.00", "8.25", "misgenerated", "6.2%", "5.1%", "reasonable", "100.0%", "92.6%"):
        assert told in table.out
    naturalness, alignment, misgenerated, reasonable = home("quality", tmp_path / "q", "--read", "--json").json
    assert (naturalness["mean"], naturalness["published"]) == (8.0, 8.25)
    assert (alignment["mean"], misgenerated["items"], reasonable["answers"]) == (7.5, 32, 9)


def test_questions_without_an_answer_are_told(home, folder, tmp_path, model):
    model(day="nonsense")
    done = home("quality", folder, "--out", tmp_path / "q", "--annotators", "", "--model", "fake/annotator")
    assert done.code == 0
    assert "fake/annotator left 1 of 10 questions unanswered" in done.err


def test_what_a_model_says_instead_is_told_as_text(home, folder, tmp_path, model):
    model(day=ModelError(HOSTILE))
    done = home("quality", folder, "--out", tmp_path / "q", "--annotators", "", "--model", "fake/annotator")
    assert done.code == 0
    assert SHOWN in done.err
    assert not ACTING & set(done.err)
    assert len([line for line in done.err.splitlines() if not line.startswith("    ")]) == 3


def test_a_model_that_fails_leaves_no_sheets(home, folder, tmp_path, model):
    down = AttemptsExhausted("no connection")
    model(day=down, rating=down)
    asked = ("quality", folder, "--out", tmp_path / "q", "--model", "fake/annotator")
    assert home(*asked).refusal == "fake/annotator answers nothing: no connection"
    assert not (tmp_path / "q").exists()
    model(day=DAY, rating=FINE)
    assert home(*asked).code == 0


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("e",), "give either --out, the folder for new sheets, or --read"),
        (("e", "--out", "q", "--read"), "give either --out, the folder for new sheets, or --read"),
        (("e", "--read", "--seed", 3), "--seed goes with --out"),
        (("e", "--out", "q", "--json"), "--json goes with --read"),
        (("e", "--out", "q", "--annotators", "a,a"), "--annotators: different names of letters, digits, - and _"),
        (("e", "--out", "q", "--annotators", "../a"), "--annotators: different names"),
        (("e", "--out", "q", "--annotators", ","), "--annotators: at least one name, or --model"),
        (("none", "--out", "q"), "none holds no experiment"),
        (("e", "--out", "q", "--model", "openai/x"), "openai/x: set the environment variable OPENAI_API_KEY"),
        (("e", "--out", "q", "--model", "nonsense"), "'nonsense' is not a model id"),
        (("none", "--read"), "none holds no sheets"),
    ],
)
def test_bad_input_is_one_line_that_says_what_would_be_right(home, folder, arguments, told):
    done = home("quality", *arguments)
    assert done.code == 2
    assert told in done.err.splitlines()[-1]
    assert not (folder.parent / "q").exists()
