"""Pairs of any source, a line each."""

from __future__ import annotations

import json
from pathlib import Path

from propersim_bridge.training.rows import read_rows


def test_only_a_line_feed_ends_a_line(tmp_path: Path) -> None:
    pair = {"prompt": "Now\u2028what?\u0085", "chosen": "Wait.", "rejected": "Sing\u2029loudly."}
    line = json.dumps(pair, ensure_ascii=False)
    for ends in ("\n", "\r\n"):
        (tmp_path / "pairs.jsonl").write_text(f"{line}{ends}{line}{ends}", encoding="utf-8", newline="")
        assert read_rows(tmp_path / "pairs.jsonl") == [pair, pair]
