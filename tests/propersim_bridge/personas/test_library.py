"""Reading personas from files: what is right is found by its number, and what is wrong is told in a line."""

from __future__ import annotations

import json

import pytest

from pare.errors import LoadError
from propersim_bridge.personas import library
from propersim_bridge.personas.library import load_folder, parsed, personas, read, written
from tests.propersim_bridge.personas.changing import changed, plain

ONE = personas()[1]


def test_what_is_written_reads_back_as_the_same():
    assert parsed(written(ONE), "a file") == ONE
    assert '"wakes": "06:30"' in written(ONE)


def test_a_folder_gives_its_personas_by_number(tmp_path):
    for number in (3, 1):
        (tmp_path / f"{'zyx'[number % 3]}.json").write_text(written(personas()[number]), encoding="utf-8")
    assert list(load_folder(tmp_path)) == [1, 3]


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        ("age", "old", "1.json: age: Input should be a valid integer, unable to parse string as an integer, not 'old'"),
        ("age", 12, "1.json: age: Input should be greater than or equal to 18, not 12"),
        ("hobby", "chess", "1.json: hobby: Extra inputs are not permitted, not 'chess'"),
        ("wakes", "25:00", "1.json: wakes: "),
        ("habits.2.kind", "sulking", "1.json: habits.2.kind: Input should be 'hygiene', 'cooking', 'eating'"),
        ("habits.2.latest", "05:00", "1.json: habits.2: 'thinning carrot seedlings' begins from 07:30 to 05:00"),
        ("rubric.timing.during", ["reading"], "1.json: rubric.timing: timing both welcomes and refuses"),
        ("rubric.frequency.least", 9, "1.json: rubric.frequency: at least 9 is more than at most 2"),
        ("rubric.frequency.text", "Twice.", "1.json: rubric.frequency.text: String should have at least 80 characters"),
        ("wakes", "06:30:00+02:00", "1.json: wakes: a time of day without a zone is wanted, such as 06:30, not '06:30"),
        ("sleeps", "22:30Z", "1.json: sleeps: a time of day without a zone is wanted, such as 06:30, not '22:30Z'"),
        ("habits.2.latest", "23:59:00Z", "1.json: habits.2.latest: a time of day without a zone is wanted"),
        ("habits.2.earliest", "00:00-05:00", "1.json: habits.2.earliest: a time of day without a zone is wanted"),
        ("rubric.timing.windows", [{"start": "08:00Z", "end": "09:00"}],
         "1.json: rubric.timing.windows.0.start: a time of day without a zone is wanted"),
        ("rubric.timing.windows", [{"start": "08:00Z", "end": "09:00Z"}],
         "1.json: rubric.timing.windows.0.start: a time of day without a zone is wanted"),
        ("habits.2.object", "spaceship", "1.json: habits.2.object: the home has bed, wardrobe, mirror"),
        ("habits.2.texts", ["weeding", " \t"], "1.json: habits.2.texts.1: some words are wanted"),
        ("habits.2.texts", [""], "1.json: habits.2.texts.0: some words are wanted"),
        ("interests", ["birds", ""], "1.json: interests.1: some words are wanted"),
        ("goals", " " * 30, "1.json: goals: some words are wanted"),
        ("background", "\u3000" * 30, "1.json: background: some words are wanted"),
        ("rubric.frequency.text", " " * 90, "1.json: rubric.frequency.text: some words are wanted"),
        ("name", "Marisol\x1b[2J Quispe", "1.json: name: a name without control characters is wanted"),
        ("name", "Marisol\x07 Quispe", "1.json: name: a name without control characters is wanted"),
        ("name", "Mari\u202esol Quispe", "1.json: name: a name without control characters is wanted"),
        ("rubric.communication_safety.boundaries", ["diet", ""],
         "1.json: rubric.communication_safety.boundaries.1: a word or a phrase is wanted"),
        ("rubric.communication_safety.boundaries", ["  "],
         "1.json: rubric.communication_safety.boundaries.0: a word or a phrase is wanted"),
        ("rubric.communication_safety.boundaries", ["?!…"],
         "1.json: rubric.communication_safety.boundaries.0: a word or a phrase is wanted"),
        ("rubric.personal_preference.unwanted", ["plants"],
         "1.json: rubric: plants is both wished for and unwanted"),
    ],
)  # fmt: skip
def test_a_bad_file_is_told_with_its_field_and_what_would_be_right(tmp_path, path, value, told):
    file = tmp_path / "1.json"
    file.write_text(json.dumps(changed(ONE, path, value)), encoding="utf-8")
    with pytest.raises(LoadError) as error:
        read(file)
    assert str(error.value).startswith(told)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("name", ["José Ñandú", "宗教 太郎", "Zoë O'Hara-Lind", "Владимир Ильич"])
def test_a_name_may_be_of_any_script(name):
    assert parsed(json.dumps(changed(ONE, "name", name)), "a file").name == name


def test_a_missing_field_is_named(tmp_path):
    told = plain(ONE)
    del told["rubric"]["timing"]
    (tmp_path / "1.json").write_text(json.dumps(told), encoding="utf-8")
    with pytest.raises(LoadError, match=r"1\.json: rubric\.timing: Field required"):
        read(tmp_path / "1.json")


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"{", "1.json: Invalid JSON"),
        (b"[]", "1.json: Input should be an object"),
        (b"\xff", "1.json is not UTF-8 text"),
    ],
)
def test_what_is_no_persona_at_all_is_told(tmp_path, data, told):
    (tmp_path / "1.json").write_bytes(data)
    with pytest.raises(LoadError) as error:
        load_folder(tmp_path)
    assert str(error.value).startswith(told)
    assert "\n" not in str(error.value)


def test_a_file_that_is_not_there_and_a_folder_without_personas_are_told(tmp_path):
    with pytest.raises(LoadError, match="No such file"):
        read(tmp_path / "1.json")
    with pytest.raises(LoadError, match="holds no personas"):
        load_folder(tmp_path)
    with pytest.raises(LoadError, match="is no folder"):
        load_folder(tmp_path / "nowhere")


@pytest.mark.parametrize(("field", "value"), [("number", 7), ("name", "Somebody Else")])
def test_two_files_with_the_same_number_or_name_are_told(tmp_path, field, value):
    (tmp_path / "a.json").write_text(written(ONE), encoding="utf-8")
    (tmp_path / "b.json").write_text(json.dumps(changed(ONE, field, value)), encoding="utf-8")
    shared = "name: a.json has 'Marisol Quispe'" if field == "number" else "number: a.json has 1"
    with pytest.raises(LoadError, match=f"b.json: {shared} too"):
        load_folder(tmp_path)


def test_a_persona_is_found_by_its_number():
    assert library.persona(3).name == "Hanne Mizutani"


def test_a_number_that_is_not_there_is_told_with_those_that_are():
    with pytest.raises(LoadError, match="there is no persona 33; there are 1 to 32"):
        library.persona(33)


def test_a_character_names_nobody():
    for one in personas().values():
        assert not any(part in one.character for part in one.name.split())
        assert one.rubric.communication_safety.text in one.character
