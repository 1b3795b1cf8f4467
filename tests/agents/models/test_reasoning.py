import pytest
from hypothesis import given, strategies as st

from pare_agents.models import strip_reasoning

TAGS = ("think", "thinking", "reasoning", "scratchpad", "THINK", "Thinking")
PLAIN = st.text(st.characters(exclude_characters="<>"), max_size=30)
TAG = st.sampled_from(TAGS)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Hello.", "Hello."),
        ("<think>a</think>Hello.", "Hello."),
        ("Well, <THINKING>a\nb</THINKING> hello.", "Well,  hello."),
        ("<think>a</think>Hel<scratchpad>b</scratchpad>lo.", "Hello."),
        ("Hello. <think>never closed", "Hello."),
        ("never opened</think>\n\nHello.", "Hello."),
        ("<think>a <think>b</think> c</think> Hello.", "Hello."),
        ("<think>I must close </think> Hello.", "Hello."),
        ("<think>a</reasoning>Hello.", "Hello."),
        ('<think lang="en">a</think >Hello.', "Hello."),
        ("<think/>Hello.", "Hello."),
        ("<think></think>", ""),
        ("I think <b>so</b>, 1 < 2", "I think <b>so</b>, 1 < 2"),
        ("<thinker>kept</thinker>", "<thinker>kept</thinker>"),
    ],
)
def test_examples(text, expected):
    assert strip_reasoning(text) == expected


@given(st.lists(st.tuples(PLAIN, TAG, PLAIN), max_size=4), PLAIN)
def test_what_is_outside_of_blocks_is_kept(blocks, rest):
    text = "".join(f"{said}<{tag}>{thought}</{tag}>" for said, tag, thought in blocks) + rest
    assert strip_reasoning(text) == ("".join(said for said, _, _ in blocks) + rest).strip()


@given(PLAIN, TAG, st.text(max_size=50))
def test_nothing_after_an_unclosed_tag_is_kept(said, tag, thought):
    if "</" not in thought and "<" not in thought:
        assert strip_reasoning(f"{said}<{tag}>{thought}") == said.strip()


@given(st.text(max_size=30), TAG, PLAIN)
def test_nothing_before_a_lone_closing_tag_is_kept(thought, tag, said):
    assert strip_reasoning(f"{thought}</{tag}>{said}") == said.strip()


PIECES = st.sampled_from([f"<{tag}>" for tag in TAGS] + [f"</{tag}>" for tag in TAGS] + ["<th", "ink>", "<", ">", "/"])


@given(st.lists(st.one_of(PIECES, PLAIN)).map("".join))
def test_no_tag_survives_and_stripping_twice_changes_nothing(text):
    stripped = strip_reasoning(text)
    assert not any(f"<{tag}>" in stripped.lower() or f"</{tag}>" in stripped.lower() for tag in TAGS[:4])
    assert strip_reasoning(stripped) == stripped
