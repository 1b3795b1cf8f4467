"""Sections and checklists of a text, and what of it others may see."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from pare.errors import BadInput
from pare_apps.notes.markdown import boxes, in_section, public, section, sections, with_tick, written

TEXT = "Top\n\n# A\none\n## B\ntwo\n### C\nthree\n## D ##\nfour\n# E\nfive"


def told(text: str) -> list[tuple[str, str]]:
    return [(one.heading, in_section(text, one)) for one in sections(text)]


def test_a_section_reaches_to_the_next_heading_of_its_level() -> None:
    assert told(TEXT) == [
        ("A", "one\n## B\ntwo\n### C\nthree\n## D ##\nfour"), ("B", "two\n### C\nthree"), ("C", "three"),
        ("D", "four"), ("E", "five"),
    ]  # fmt: skip


def test_headings_inside_code_are_none() -> None:
    assert told("# A\n```\n# no\n```\nb\n~~~\n# yes") == [("A", "```\n# no\n```\nb\n~~~"), ("yes", "")]
    assert told("#tag\n####### seven\n#") == []


@pytest.mark.parametrize("heading", ["b", "## B", " B "])
def test_a_section_is_found_by_its_heading(heading: str) -> None:
    assert section(TEXT, heading).heading == "B"


def test_an_unknown_or_double_section_is_refused() -> None:
    with pytest.raises(BadInput, match="section: there is no section 'X'; there are A, B, C, D, E"):
        section(TEXT, "X")
    with pytest.raises(BadInput, match="section: 2 sections are called 'B'"):
        section(TEXT + "\n# b", "B")


@pytest.mark.parametrize(
    ("how", "heading", "result"),
    [
        ("append", "", "a\n# S\nb\n# T\nc\nNEW"),
        ("prepend", "", "NEW\na\n# S\nb\n# T\nc"),
        ("replace", "", "NEW"),
        ("append", "S", "a\n# S\nb\nNEW\n\n# T\nc"),
        ("prepend", "S", "a\n# S\nNEW\nb\n\n# T\nc"),
        ("replace", "S", "a\n# S\nNEW\n\n# T\nc"),
        ("append", "T", "a\n# S\nb\n# T\nc\nNEW"),
    ],
)
def test_writing(how: str, heading: str, result: str) -> None:
    assert written("a\n# S\nb\n# T\nc", "NEW", how, heading) == result  # type: ignore[arg-type]


def test_a_section_replaced_by_nothing_is_gone() -> None:
    assert written("a\n# S\nb\n# T\nc", " ", "replace", "S") == "a\n# T\nc"


def test_private_sections_hide_what_stands_below_them() -> None:
    assert public(TEXT, ["b"]) == "Top\n\n# A\none\n## D ##\nfour\n# E\nfive"
    assert public(TEXT, ["A", "E"]) == "Top"
    assert public(TEXT, ["C"], section(TEXT, "B")) == "## B\ntwo"
    assert public(TEXT, []) == TEXT


def test_items_are_ticked_one_by_one() -> None:
    text = "- [ ] Passport\n- [ ] Passport photo\n  * [X] Tent\n1. [ ] Lamp \\1\n-[ ] no\n- [] no\n- [ ] "
    assert [(box.text, box.ticked) for box in boxes(text)] == [
        ("Passport", False), ("Passport photo", False), ("Tent", True), ("Lamp \\1", False),
    ]  # fmt: skip
    assert with_tick(text, "passport", True).startswith("- [x] Passport\n- [ ] Passport photo")
    assert with_tick(text, "photo", True).startswith("- [ ] Passport\n- [x] Passport photo")
    assert "1. [x] Lamp \\1" in with_tick(text, "lamp", True)
    assert "  * [ ] Tent" in with_tick(text, "TENT", False)
    assert with_tick(text, "Tent", True) == text


@pytest.mark.parametrize(
    ("text", "item", "message"),
    [
        ("- [ ] Pasta\n- [ ] Pastry", "past", "item: 'past' could be Pasta, Pastry; write more of it"),
        ("- [ ] Pasta", "rice", "item: no item is called 'rice'; there are Pasta"),
        ("- [ ] Pasta", "", "item: no item is called ''"),
        ("Pasta", "pasta", "item: the note has no checklist"),
    ],
)
def test_an_unclear_item_is_refused(text: str, item: str, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        with_tick(text, item, True)


def test_of_two_equal_items_the_next_one_is_ticked() -> None:
    once = with_tick("- [ ] Egg\n- [ ] egg", "egg", True)
    assert once == "- [x] Egg\n- [ ] egg"
    assert with_tick(once, "egg", True) == "- [x] Egg\n- [x] egg"


LINES = st.sampled_from(["# A", "## B", "### C", "# B", "```", "one", "- [ ] x", "", "  ", "####### no", "secret"])


@given(st.lists(LINES, max_size=14), st.sets(st.sampled_from(["A", "B", "C"])))
def test_nothing_below_a_private_heading_is_public(lines: list[str], private: set[str]) -> None:
    text = "\n".join(lines)
    seen = public(text, private)
    assert {one.heading for one in sections(seen)}.isdisjoint(private) or "```" in lines
    assert all(in_section(text, one) not in seen for one in sections(text) if one.heading in private
               and "secret" in in_section(text, one) and text.count("secret") == 1)  # fmt: skip


@given(
    st.lists(LINES, max_size=14), st.sampled_from(["append", "prepend", "replace"]), st.sampled_from(["NEW", "a\nb"])
)
def test_writing_into_a_section_leaves_the_others(lines: list[str], how: str, addition: str) -> None:
    text = "\n".join(lines)
    for one in sections(text):
        try:
            after = written(text, addition, how, one.heading)  # type: ignore[arg-type]
        except BadInput:
            continue
        assert after.split("\n")[: one.start + 1] == lines[: one.start + 1]
        rest = lines[one.end :]
        assert not rest or after.split("\n")[-len(rest) :] == rest
        assert addition in after
