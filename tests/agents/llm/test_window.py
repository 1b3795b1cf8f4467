"""The bounded memory."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings, strategies as st

from pare_agents.window import KEPT_LENGTH, KEPT_LINES, Window, cut


def test_entries_stay_until_the_limit_and_then_the_older_half_leaves():
    window = Window(100)
    for number in range(10):
        window.add(f"entry {number:04}", [f"gist of {number}"])
    assert (len(window.entries), window.left_out) == (10, 0)
    window.add("entry 0010")
    assert window.entries[0] == "entry 0006"
    assert window.left_out == 6
    assert list(window.digest) == [f"gist of {number}" for number in range(6)]


@settings(suppress_health_check=[HealthCheck.too_slow])  # long texts take their time where much else runs
@given(st.lists(st.tuples(st.text(max_size=300), st.lists(st.text(max_size=1_000), max_size=3)), max_size=80))
def test_it_is_bounded_and_loses_count_of_nothing(entries):
    window = Window(400)
    for at, (text, keep) in enumerate(entries):
        window.add(text, keep)
        assert sum(map(len, window.entries)) <= 400
        assert len(window.digest) <= KEPT_LINES
        assert all(len(line) <= KEPT_LENGTH for line in window.digest)
        assert window.left_out + len(window.entries) == at + 1
        assert window.entries[-1] == cut(text, 200)


def test_a_gist_is_one_line():
    window = Window(10)
    for _ in range(3):
        window.add("12345", ["two\nlines"])
    assert window.digest[0] == "two lines"


def test_a_text_is_cut_to_a_length():
    assert cut("short", 5) == "short"
    assert cut("longer", 5) == "long…"
