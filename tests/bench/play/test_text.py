"""Text of a scenario or a model does nothing to a terminal but stand there."""

from __future__ import annotations

import pytest

from pare import registry
from pare.agent import Decision
from pare_agents.assistants.silent import Silent
from pare_bench.play.text import line, outline, plain, shown, words
from tests.bench.play.hand import playing


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("two\nlines\tand a tab", "two\nlines   and a tab"),
        ("\x1b[31mred\x07", "␛[31mred␇"),
        ("a\r\nb\rc", "a\nb␍c"),
        ("\x9b2J\x7f\ud83d", "�2J��"),
        ("left \u202eright\u2066", "left right"),
        ("שלום café 👩‍👩‍👧", "שלום café 👩‍👩‍👧"),
        ("  indented\n    more", "\xa0\xa0indented\n\xa0\xa0\xa0\xa0more"),
    ],
)
def test_control_characters_are_made_visible(text: str, told: str) -> None:
    assert plain(text) == told


def test_markup_is_text() -> None:
    assert shown("[red]a[/red] \\[b").plain == "[red]a[/red] \\[b"
    assert shown("[red]a", "bold").plain == "[red]a"
    assert line(" one\n two  three ").plain == "one two three"


def test_names_are_read_as_words() -> None:
    assert [words(name) for name in ("open_mail", "FolderView", "email", "")] == [
        "Open mail", "Folder view", "Email", "",
    ]  # fmt: skip


def test_a_result_is_an_outline() -> None:
    value = [
        {"id": "a", "to": ["x", "y"], "body": "one\ntwo", "none": None, "read": False, "at": {"day": 1}, "cc": []},
        {},
        [1, [2]],
    ]
    assert outline(value).split("\n") == [
        "- id: a", "  to:", "    - x", "    - y", "  body:", "    one", "    two", "  read: False", "  at:",
        "    day: 1", "- ", "- - 1", "  - - 2",
    ]  # fmt: skip
    assert outline(None) == "none"
    assert outline([]) == ""


class Loud(Silent):
    """Speaks in markup and control sequences."""

    async def observe(self, observation, read):
        return Decision("[red]Accept[/red] \x1b[2J [@click=app.quit]me[/]" if observation.turn == 1 else None)

    async def execute(self, proposal, call):
        return "[link=x]Done\x1b]0;[/bold"


async def test_what_an_assistant_says_is_shown_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "assistant", lambda name: Loud)
    async with playing("sunday-card", turns=3) as hand:
        await hand.press("w")
        assert "[red]Accept[/red] ␛[2J [@click=app.quit]me[/]" in hand.within("#offer")
        await hand.press("a")
        assert "[link=x]Done␛]0;[/bold" in hand.within("Transcript")
        assert "\x1b" not in hand.screen


class Wordy(Silent):
    """Offers something at length."""

    async def observe(self, observation, read):
        return Decision("Shall I\n" + "\n".join(f"line {n}" for n in range(60)) if observation.turn == 1 else None)


@pytest.mark.parametrize("size", [(80, 24), (200, 60), (50, 24)])
async def test_a_long_offer_leaves_room_for_its_answers_and_is_scrolled(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    monkeypatch.setattr(registry, "assistant", lambda name: Wordy)
    async with playing("sunday-card", size=size) as hand:
        await hand.press("w")
        offer = hand.app.screen.query_one("#offer")
        assert hand.within("#offer").startswith("Shall I line 0")
        assert hand.within("#offer").endswith("Accept a Reject r")
        assert "line 59" not in hand.screen
        await hand.pilot.press("tab")
        assert hand.app.focused is offer
        await hand.pilot.press("end")
        await hand.until(lambda: "line 59" in hand.screen)
        assert "Accept a" in hand.within("#offer")
        await hand.press("a")
        assert "You accepted." in hand.screen


async def test_what_one_types_is_shown_as_it_is() -> None:
    async with playing("sunday-card") as hand:
        await hand.to("Board")
        await hand.press("enter", "2")
        await hand.type("[red]a thief[/red]")
        await hand.press("ctrl+s")
        assert "[red]a thief[/red]" in hand.within(".sheet")
        await hand.press("ctrl+u")
        await hand.type("[b]up[/b]")
        await hand.press("ctrl+s")
        await hand.to("[b]up[/b]")
        assert "[b]up[/b]" in hand.within("PhonePane")
