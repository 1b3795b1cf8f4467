import json

import pytest

from pare.errors import LoadError
from pare_agents.models.errors import AttemptsExhausted
from pare_agents.models.model import Model
from pare_agents.models.types import Reply
from propersim_bridge.personas.library import installed
from propersim_bridge.quality.by_model import TRIES, Asking
from propersim_bridge.quality.sampling import sampled
from tests.propersim_bridge.report.made import made

DAY = json.dumps({"naturalness": 8, "alignment": 7.5, "misgenerated": [2, 3]})
FINE = '```json\n{"reasonable": 1}\n```'


class Annotator(Model):
    """Answers about days and ratings as a test says: a text, an error, or one after the other."""

    id = "fake/annotator"

    def __init__(self, day=DAY, rating=FINE):
        self.answers, self.asked = {"day": day, "rating": rating}, []

    async def send(self, request):
        system, user = (message.content for message in request.messages)
        kind = "day" if "`naturalness`" in system else "rating"
        self.asked.append((kind, user, request))
        answer = self.answers[kind]
        if isinstance(answer, list):
            answer = answer[min(request.repeat, len(answer) - 1)]
        if isinstance(answer, Exception):
            raise answer
        return Reply(answer)


@pytest.fixture(scope="module")
def sample(tmp_path_factory):
    folder = tmp_path_factory.mktemp("quality") / "e"
    return sampled(folder, made(folder, {(1, "ar", 0): [[("A.", 3), (None, 2)] * 48]}), seed=0)


async def test_a_model_answers_the_same_questions_about_the_same_items(sample):
    model, count = Annotator(), []
    asking = Asking(model, installed(), lambda: count.append(1))
    await asking.ask(*sample)
    filled = asking.filled
    assert filled.annotator == "fake-annotator"
    assert (filled.naturalness, filled.alignment) == ({"p01": 8.0}, {"p01": 7.5})
    assert [item for item, value in filled.misgenerated.items() if value] == ["p01-2", "p01-3"]
    assert len(filled.misgenerated) == 32
    assert filled.reasonable == {one.id: 1.0 for one in sample[1]}
    assert (len(count), asking.faults) == (1 + len(sample[1]), [])
    assert all(installed()[1].name in user for _, user, _ in model.asked)
    assert any("The assistant: A." in user for _, user, _ in model.asked)
    assert any("The assistant: no recommendation" in user for _, user, _ in model.asked)
    assert all("in the last hour" in user for kind, user, _ in model.asked if kind == "rating")


@pytest.mark.parametrize(
    "nonsense",
    ["I would rather not.", "[]", '{"naturalness": 11, "alignment": 7, "misgenerated": []}',
     '{"naturalness": 8, "alignment": 7, "misgenerated": [33]}',
     '{"naturalness": 8, "alignment": 7, "misgenerated": ["the second"]}', '{"naturalness": 8}'],
)  # fmt: skip
async def test_nonsense_is_asked_again_and_then_left_empty_and_counted(sample, nonsense):
    model = Annotator(day=nonsense)
    asking = Asking(model, installed())
    await asking.ask(*sample)
    assert [request.repeat for kind, _, request in model.asked if kind == "day"] == list(range(TRIES))
    assert (asking.filled.naturalness, asking.filled.misgenerated, len(asking.faults)) == ({}, {}, 1)
    assert len(asking.filled.reasonable) == len(sample[1])


async def test_a_second_answer_counts(sample):
    asking = Asking(Annotator(day=["nonsense", DAY], rating=['{"reasonable": 2}', '{"reasonable": 0}']), installed())
    await asking.ask(*sample)
    assert asking.filled.naturalness == {"p01": 8.0}
    assert {*asking.filled.reasonable.values()} == {0.0}
    assert not asking.faults


async def test_a_model_that_answers_nothing_is_an_error(sample):
    down = AttemptsExhausted("no connection")
    with pytest.raises(LoadError, match="fake/annotator answers nothing: no connection"):
        await Asking(Annotator(down, down), installed()).ask(*sample)
