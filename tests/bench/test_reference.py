"""Published figures stand beside ours, with their source, and never among them."""

import pytest
from pydantic import ValidationError

from pare_bench.reference import Row, figures


def test_the_figures_are_those_of_the_text_and_blank_where_it_has_none():
    told = {row.model: [None if figure is None else str(figure)
                        for figure in (row.success, row.success_hat_4, row.proposed, row.accepted)]
            for row in figures().rows}  # fmt: skip
    assert told == {
        "Claude 4.5 Sonnet": ["~42%", None, "12.8%", "78.2%"],
        "Gemini 3 Flash": ["~42%", None, None, None],
        "GPT-5": [None, None, "28.1%", None],
        "Llama 3.2 3B": ["23.8%", "1.4%", None, None],
        "Gemma 3 4B": ["3.0%", None, None, None],
        "Qwen": [None, None, None, None],
    }


@pytest.mark.parametrize("told", ["142%", "-3%", "many"])
def test_a_figure_is_a_share(told):
    with pytest.raises(ValidationError):
        Row(model="a", success=told)


@pytest.mark.parametrize("command", [("report", "here"), ("compare", "here", "here")])
def test_they_follow_on_request_with_source_and_warning(pare, command):
    pare("run", "errand-a", "--out", "here")
    plain, done = pare(*command).out, pare(*command, "--reference").out
    assert "Claude" not in plain
    assert done.startswith(plain)
    words = " ".join(done.removeprefix(plain).split())
    for part in ("Claude 4.5 Sonnet", "~42%", "78.2%", "Measured on another suite", "not comparable",
                 "Source: “Proactive Agent Research Environment", "section 4"):  # fmt: skip
        assert part in words
    assert max(map(len, done.splitlines())) <= 80


def test_json_keeps_them_under_a_name_of_their_own(pare):
    pare("run", "errand-a", "--out", "here")
    ours = pare("report", "here", "--json").json
    both = pare("report", "here", "--json", "--reference").json
    assert both["runs"] == [ours]
    assert both["reference"] == pare("compare", "here", "here", "--json", "--reference").json["reference"]
    rows = {row["model"]: row for row in both["reference"]["rows"]}
    assert rows["Gemini 3 Flash"] == {
        "model": "Gemini 3 Flash", "success": {"value": 0.42, "rounded": True}, "success_hat_4": None,
        "proposed": None, "accepted": None,
    }  # fmt: skip
    assert "another" not in str(ours)
    assert "another suite" not in str(both["runs"])
