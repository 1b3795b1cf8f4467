"""`pare home personas`: what is listed, shown, measured, drawn and made, and what is told when that cannot be."""

from __future__ import annotations

import json

import pytest

from pare.commands import shell
from propersim_bridge.personas.analysis import summary
from propersim_bridge.personas.library import load_folder, personas, written
from tests.propersim_bridge.commands.calling import ACTING, HOSTILE
from tests.propersim_bridge.personas.test_generate import ONE, TWO, Scripted, life, rubric


@pytest.fixture
def command(tmp_path, monkeypatch, capsys):
    """Runs it in a folder of its own; gives the exit code, stdout and stderr."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")

    def run(*arguments):
        capsys.readouterr()
        code = shell.run(["home", "personas", *map(str, arguments)])
        out, err = capsys.readouterr()
        return code, out, err

    return run


@pytest.fixture
def measured(monkeypatch, analysis):
    """The analysis of the whole set, which is made once."""
    monkeypatch.setattr(summary, "analyse", lambda chosen: analysis)
    return analysis


def test_everybody_is_listed(command):
    code, out, err = command()
    assert (code, err) == (0, "")
    for one in personas().values():
        assert one.name in out
    assert "Botanical illustrator" in out
    assert "1 to 2 in 3 h" in out
    assert max(map(len, out.splitlines())) <= 100


def test_everybody_is_given_as_json(command):
    code, out, _ = command("--json")
    told = json.loads(out)
    assert code == 0
    assert [one["name"] for one in told] == [one.name for one in personas().values()]
    assert told[0]["rubric"]["frequency"]["gap"] == 45


def test_one_is_shown_with_the_rubric(command):
    code, out, _ = command(11)
    flat = " ".join(out.split())
    rubric = personas()[11].rubric
    assert code == 0
    assert "11. Zbigniew Halik" in flat
    assert rubric.timing.text in flat
    assert "windows: 06:00 to 12:00, 15:00 to 18:45" in flat
    assert "0 to 1 in 4 h, 120 min apart" in flat
    assert "unwanted: philosophy, music, decor" in flat
    assert "storage chest, second" in flat


def test_one_as_json_is_a_file_of_the_library(command):
    assert command(11, "--json")[1] == written(personas()[11])


def test_personas_of_a_folder_are_shown_instead(command, tmp_path):
    (tmp_path / "5.json").write_text(written(personas()[5]), encoding="utf-8")
    code, out, _ = command("--from", tmp_path)
    assert code == 0
    assert "Ilse Vandermolen" in out
    assert "Marisol" not in out


def test_figures_are_told(command, measured):
    code, out, _ = command("--analysis")
    assert code == 0
    assert f"{measured.mean_pairwise:.3f}" in out
    assert "median nearest neighbour distance" in out
    assert json.loads(command("--analysis", "--json")[1]) == measured.figures()


def test_the_map_is_drawn(command, measured, tmp_path):
    assert command("--plot", "map.svg") == (0, "", "")
    assert "32 Meiling" in (tmp_path / "map.svg").read_text(encoding="utf-8")


@pytest.fixture
def model(monkeypatch):
    """Has the named model give prepared answers."""
    monkeypatch.setenv("OPENAI_API_KEY", "a key")

    def give(*answers):
        scripted = Scripted(*answers)
        monkeypatch.setattr("pare_agents.models.stack.open_model", lambda id: scripted)

    return give


def test_new_personas_are_written_one_by_one_and_gone_on_with(command, model, tmp_path):
    options = ("--model", "openai/some", "--out", tmp_path / "new")
    model(life(ONE, name="Ottilie Brenner"), rubric(ONE))
    code, out, err = command("--generate", 1, *options, "--json")
    assert (code, json.loads(out)) == (0, [str(tmp_path / "new" / "33.json")])
    assert err.startswith("33.json: Ottilie Brenner, ")
    model(life(TWO, name="Ottilie Brenner"), life(TWO, name="Bo Ek"), rubric(TWO), "Hm.", "Hm.", "Hm.", "Hm.")
    code, out, err = command("--generate", 2, *options)
    assert code == 2
    assert "gave no usable persona 35 in 4 tries" in err.splitlines()[-1]
    new = load_folder(tmp_path / "new")
    assert [(one.number, one.name) for one in new.values()] == [(33, "Ottilie Brenner"), (34, "Bo Ek")]
    assert new[33].traits != new[34].traits
    assert sorted(path.name for path in (tmp_path / "new").iterdir()) == ["33.json", "34.json"]


def test_what_a_model_made_is_told_and_shown_as_text(command, model, tmp_path):
    text = HOSTILE.partition("\n")[0].strip()
    name = "[/nothing] [red]loud[/]"  # one that could act is refused
    changed = {"name": name, "background": text, "interests": [text] * len(ONE.interests), "goals": text}
    model(life(ONE, **changed), rubric(ONE))
    code, _, err = command("--generate", 1, "--model", "openai/some", "--out", tmp_path / "new")
    assert code == 0
    assert err.startswith(f"33.json: {name}, ")
    assert not ACTING & set(err)
    for arguments in ((33,), (), (33, "--json"), ("--json",)):
        code, out, _ = command("--from", tmp_path / "new", *arguments)
        assert code == 0
        assert not ACTING & set(out)
        assert "[/nothing] [red]loud" in out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((77,), "there is no persona 77; the numbers go from 1 to 32"),
        (("x",), "Invalid value for '[NUMBER]'"),
        ((1, "--analysis"), "give either NUMBER or --analysis"),
        (("--plot", "map.pdf"), "map.pdf should end in .png or .svg"),
        (("--from", "nowhere"), "nowhere is no folder of personas"),
        (("--model", "openai/some"), "--model goes with --generate"),
        (("--out", "new"), "--out goes with --generate"),
        (("--generate", 1, "--out", "new"), "--generate needs --model, as provider/model"),
        (("--generate", 1, "--model", "openai/some"), "--generate needs --out, the folder to write to"),
        (("--generate", 0, "--model", "openai/some", "--out", "new"), "Invalid value for '--generate'"),
        (("--generate", 1, "--model", "some", "--out", "new"), "some"),
        (("--generate", 1, "--analysis", "--model", "openai/some", "--out", "new"), "--generate goes with"),
    ],
)
def test_what_does_not_fit_is_told_in_a_line(command, tmp_path, arguments, told):
    code, out, err = command(*arguments)
    assert (code, out) == (2, "")
    assert err.startswith("pare: ")
    assert told in err
    assert len(err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_a_bad_file_is_told(command, tmp_path):
    (tmp_path / "1.json").write_text("{}", encoding="utf-8")
    code, _, err = command("--from", tmp_path)
    assert (code, err) == (2, "pare: 1.json: number: Field required (and 12 more)\n")


def test_missing_packages_are_named(command, monkeypatch):
    monkeypatch.setattr(summary, "find_spec", lambda name: None)
    code, _, err = command("--analysis")
    assert code == 2
    assert err.strip() == (
        "pare: the analysis of personas needs umap-learn, scikit-learn: pip install 'pare-sim[home]'"
    )
