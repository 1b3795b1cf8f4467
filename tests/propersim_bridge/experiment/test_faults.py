"""What happens where a part fails: judges, summaries, training, lives."""

from datetime import timedelta
from statistics import fmean

import pytest

from pare.errors import BadInput, LoadError
from pare_agents.models.errors import RequestRejected
from pare_agents.models.model import Model
from pare_agents.models.types import Reply
from propersim_bridge.experiment import config as settings, driver, parts, pool
from propersim_bridge.experiment.driver import drive
from propersim_bridge.experiment.store import Store, opened
from propersim_bridge.memory import summaries
from propersim_bridge.rating.by_rule import ByRule
from propersim_bridge.report.numbers import read
from tests.propersim_bridge.experiment.fakes import FakeLearner, patches
from tests.propersim_bridge.experiment.playing import KILLED, config, left, play
from tests.propersim_bridge.made_up import rating

COURSE = "persona-01.proper.seed-0"


class NowAndThen:
    """A judge that fails at every third moment."""

    def __init__(self):
        self.times = []

    async def rate(self, case):
        if case.at not in self.times:
            self.times.append(case.at)
        return rating(None) if len(self.times) % 3 == 0 else ByRule().rated(case)


class Down:
    """A judge whose key is wrong."""

    async def rate(self, case):
        raise RequestRejected("fake/judge: 401 no such key", status=401)


def test_a_judge_that_fails_leaves_ratings_missing_and_makes_no_pairs(tmp_path, monkeypatch):
    monkeypatch.setattr(parts, "ByRule", NowAndThen)
    asked = config(days=1)
    drive(tmp_path / "e", asked, 1)
    (course,) = read(tmp_path / "e", asked)
    (day,) = course.days
    with opened(tmp_path / "e" / course.course.name) as store:
        moments, pairs = store.moments(1), store.pairs()
    totals = [moment.ratings[0].total for moment in moments]
    assert day.missing == totals.count(None) == day.ticks // 3
    assert day.score == pytest.approx(fmean(total for total in totals if total is not None))
    failed = {f"{moment.at:%d %H:%M}" for moment in moments if moment.ratings[0].total is None}
    assert pairs
    assert not [pair for pair in pairs if any(pair.prompt.startswith(at) for at in failed)]


def test_a_judge_that_never_answers_leaves_a_day_without_any_number_and_training_without_pairs(tmp_path, monkeypatch):
    class Never:
        async def rate(self, case):
            return rating(None)

    monkeypatch.setattr(parts, "ByRule", Never)
    asked = config(days=2)
    drive(tmp_path / "e", asked, 1)
    (course,) = read(tmp_path / "e", asked)
    assert [day.score for day in course.days] == [None, None]
    assert all(day.missing == day.ticks for day in course.days)
    assert not any("adapters" in name for name in left(tmp_path / "e"))


def test_a_judge_that_is_refused_stops_the_course_by_name_and_it_goes_on_later(tmp_path, monkeypatch):
    monkeypatch.setattr(parts, "ByRule", Down)
    with pytest.raises(LoadError) as caught:
        drive(tmp_path / "e", config(days=1), 1)
    assert str(caught.value) == (
        f"persona-01.proper.seed-0: fake/judge: 401 no such key; go on with: pare home run --resume {tmp_path / 'e'}"
    )
    monkeypatch.setattr(parts, "ByRule", ByRule)
    drive(tmp_path / "e", config(days=1), 1)
    assert play(tmp_path / "f", config(days=1)) == 0
    assert left(tmp_path / "e") == left(tmp_path / "f")


@pytest.mark.parametrize("error", [LoadError("DPO diverged: a loss of inf"), BadInput("a text of another catalogue")])
def test_a_training_that_fails_is_told_with_its_course_and_the_day_is_kept(tmp_path, monkeypatch, error):
    def train(self, pairs, seed):
        raise error

    kept = FakeLearner.train
    monkeypatch.setattr(FakeLearner, "train", train)
    with pytest.raises(LoadError, match=f"persona-01.proper.seed-0: {error}"):
        drive(tmp_path / "e", config(days=1), 1)
    assert 'INSERT INTO "ticks"' in left(tmp_path / "e")["persona-01.proper.seed-0/ticks.sqlite"]
    assert read(tmp_path / "e", config(days=1)) == ()  # the day is not over before it was learned from
    monkeypatch.setattr(FakeLearner, "train", kept)
    drive(tmp_path / "e", config(days=1), 1)
    assert len(read(tmp_path / "e", config(days=1))) == 1


def test_a_fault_in_the_code_of_a_training_is_not_swallowed(tmp_path, monkeypatch):
    monkeypatch.setattr(FakeLearner, "train", lambda self, pairs, seed: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        drive(tmp_path / "e", config(days=1), 1)


def test_summaries_by_a_model_are_asked_for_once_whatever_is_killed(tmp_path, monkeypatch):
    """A model that never says the same twice would otherwise change what was remembered."""
    log = tmp_path / "asked.txt"

    class Summaries:
        faults = ()

        def __init__(self, model, seed):
            pass

        async def summarise(self, segment, scores):
            with log.open("a") as file:
                file.write(f"{segment.start} {segment.end}\n")
            return f"Summary {len(log.read_text().splitlines())}."

    monkeypatch.setattr(summaries, "ByModelSummaries", Summaries)
    monkeypatch.setattr(parts.Parts, "_model", lambda self, id: None)
    monkeypatch.setenv("OPENAI_API_KEY", "x")
    asked = config(days=1, summaries="openai/x")
    assert play(tmp_path / "e", asked) == 0
    once = log.read_text()
    assert len(once.splitlines()) > 5
    log.unlink()
    for kill in ("tick:40", "tick:20", "commit:9"):
        assert play(tmp_path / "f", asked, kill) == KILLED
    assert play(tmp_path / "f", asked) == 0
    assert log.read_text() == once
    assert left(tmp_path / "f") == left(tmp_path / "e")


class Failing(Model):
    """A model that answers every question with a refusal, for as long as it is down."""

    id = "openai/x"
    down = True

    async def send(self, request):
        if Failing.down:
            raise RequestRejected("openai/x: 400 bad\nrequest", status=400)
        return Reply("The morning was quiet.")


def kept_summaries(folder):
    return left(folder)[f"{COURSE}/ticks.sqlite"].count('INSERT INTO "summaries"')


def stop_after(count, kept=Store.add):
    """Keep some ticks, and be interrupted."""
    done = iter(range(count))

    def add(self, *told):
        if next(done, None) is None:
            raise KeyboardInterrupt
        kept(self, *told)

    return add


@pytest.mark.parametrize("before", [None, "empty"])
def test_a_summary_that_fails_is_not_kept_and_is_asked_for_again(tmp_path, monkeypatch, before):
    monkeypatch.setattr(parts.Parts, "_model", lambda self, id: Failing())
    monkeypatch.setenv("OPENAI_API_KEY", "x")
    asked, folder = config(days=1, summaries="openai/x"), tmp_path / "e"
    monkeypatch.setattr(Failing, "down", True)
    with monkeypatch.context() as patched:
        patched.setattr(Store, "add", stop_after(60))
        with pytest.raises(KeyboardInterrupt):
            drive(folder, asked, 1)
    assert kept_summaries(folder) == 0
    if before == "empty":  # as they were kept once
        with opened(folder / COURSE, writes=True) as store:
            for about in asked_about(folder):
                store.keep_summary(about, "")
    told = []
    monkeypatch.setattr(Failing, "down", False)
    drive(folder, asked, 1, on_lacks=told.append)
    assert told[0].told() == ""
    assert kept_summaries(folder) > 5
    assert ",'')" not in left(folder)[f"{COURSE}/ticks.sqlite"]


def asked_about(folder):
    with opened(folder / COURSE) as store:
        first, *_ = moments = store.moments(1)
        hour = [moment.at for moment in moments if moment.at - first.at < timedelta(hours=1)]
    return [f"assistant: {hour[0].isoformat()} to {hour[-1].isoformat()}"]


def test_what_models_do_not_give_is_counted_over_all_workers(tmp_path, monkeypatch):
    monkeypatch.setattr(pool, "_work", _failing_work)
    monkeypatch.setenv("OPENAI_API_KEY", "x")
    asked = config(days=1, assistants=("ar", "ars"), summaries="openai/x", judge="openai/y")
    told = []
    drive(tmp_path / "e", asked, 2, on_lacks=told.append)
    (lacks,) = told
    moments = 0
    for course in asked.courses:
        with opened(tmp_path / "e" / course.name) as store:
            moments += sum(len(moment.ratings) for moment in store.moments(1))
    assert lacks.counts["ratings", "openai/y"] == moments
    assert lacks.counts["summaries", "openai/x"] > 20
    assert lacks.first.endswith("openai/x: 400 bad request")


def _failing_work(*job):
    """In a worker, where nothing is patched."""
    for owner, name, value in patches():
        setattr(owner, name, value)
    parts.Parts._model = lambda self, id: Failing()
    return REAL_WORK(*job)


REAL_WORK = pool._work


def test_a_learner_trains_on_what_is_kept_and_on_nothing_else(tmp_path, monkeypatch):
    seen = []

    def train(self, pairs, seed, kept=FakeLearner.train):
        seen.append(pairs)
        return kept(self, pairs, seed)

    monkeypatch.setattr(FakeLearner, "train", train)
    drive(tmp_path / "e", config(days=3, pairs=100_000), 1)
    told = left(tmp_path / "e")["persona-01.proper.seed-0/ticks.sqlite"]
    assert [len({pair.day for pair in pairs}) for pairs in seen] == [1, 2, 3]
    assert len(seen[-1]) == told.count('INSERT INTO "pairs"')
    assert all(pair.chosen != pair.rejected for pair in seen[-1])


def test_a_pretraining_that_is_interrupted_leaves_an_experiment_that_goes_on(tmp_path, monkeypatch):
    def interrupted(*_):
        raise KeyboardInterrupt

    asked, folder = config(days=1), tmp_path / "e"
    with monkeypatch.context() as patched:
        patched.setattr(driver, "pretrain", interrupted)
        with pytest.raises(KeyboardInterrupt, match=f"interrupted; nothing is lost, pare home run --resume {folder}"):
            drive(folder, asked, 1)
    assert settings.kept(folder) == asked
    assert drive(folder, asked, 1) == 1


def test_a_folder_that_cannot_be_made_is_told_before_anything_is_pretrained(tmp_path, monkeypatch):
    monkeypatch.setattr(driver, "pretrain", lambda *_: pytest.fail("pre-trained first"))
    (tmp_path / "file").touch()
    with pytest.raises(LoadError):
        drive(tmp_path / "file" / "e", config(days=1), 1)
