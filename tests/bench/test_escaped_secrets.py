"""Keys with special characters are planted, echoed in every form by every way, and every byte written is searched."""

from __future__ import annotations

import base64
import html
import json
from urllib.parse import quote

import pytest

from tests.bench.test_secrets import stored
from tests.faults.plugin import ERRANDS
from tests.faults.provider import Answer, Call
from tests.faults.support import bench, plugins, provider

__all__ = ["bench", "plugins", "provider"]

KEYS = ("ab+cd/ef&gh=0123456789", 'q"uo+te/d&key=98765', "plain_key.0-9xYz-1234", "sk-proj-" + "Ab3_x-" * 20)


def forms(key):
    """How a key may be written."""
    written = json.dumps(key)[1:-1]
    units = "".join(c if c.isalnum() else f"\\u{ord(c):04X}" for c in key)
    return [
        key, written, written.replace("/", "\\/"), units, units.replace("\\u", "\\\\u"), html.escape(key),
        html.escape(key, quote=False), "".join(f"&#{ord(c)};" for c in key), "".join(f"&#x{ord(c):x};" for c in key),
        quote(key, safe=""), base64.b64encode(key.encode()).decode(), base64.urlsafe_b64encode(key.encode()).decode(),
    ]  # fmt: skip


_ASSISTANT = '''
"""An assistant with an SDK of its own, whose server echoes the key that it was sent."""

import json
import os

from pare.agent import ABSTAIN, Decision

FORMS = json.loads(os.environ["ECHOED"])


class Echoing:
    made = 0

    def __init__(self, seat):
        Echoing.made += 1
        self.fails, self.number = Echoing.made == 1, Echoing.made

    async def observe(self, observation, read):
        number = self.number + (observation.turn if "CUT" in os.environ else 0)
        form = FORMS[number % len(FORMS)]
        read("messaging__search_messages", {"text": form})
        read("messaging__search_messages", {"text": 1, form: [FORMS]})
        if "CUT" in os.environ:
            read(form * 3, {})
        if self.fails:
            raise RuntimeError(f"HTTP 500: you sent {FORMS[:3]} {FORMS[8:]}")
        if not any("Sunday" in event.text for event in observation.events):
            return Decision(f"HTTP 500: you sent {form}")
        return Decision("Answer that Sunday is fine?")

    async def execute(self, proposal, call):
        call("messaging__send_message", {"to": ["+1 555 0142"], "text": f"Sunday is fine. {' '.join(FORMS)}"})
        return f"I wrote. {' '.join(FORMS)}"
'''


@pytest.fixture
def own(tmp_path_factory):
    """A folder in which an assistant of its own is installed."""
    folder = tmp_path_factory.mktemp("own")
    (folder / "pare_echoing.py").write_text(_ASSISTANT)
    about = folder / "pare_echoing-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: pare-echoing\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[pare.assistants]\nechoing = pare_echoing:Echoing\n")
    return folder


def leaks(written):
    """The forms of keys in what was written, or how they begin, as they are and within JSON."""
    planted = {form[:14] for key in KEYS for form in forms(key)}
    searched = {inner.encode() for form in planted for inner in (form, json.dumps(form)[1:-1], html.escape(form))}
    return [(where, form) for where, content in written for form in searched if form in content]


def everything(bench, *commands, env):
    """Every byte that lies in the bench's folder, and what commands show of it."""
    written = []
    for command in commands:
        done = bench(*command, env=env)
        assert done.code == 0, done.err
        written += [(str(command), done.out.encode()), (str(command), done.err.encode())]
    return [*written, *stored(bench.folder)]


READERS = (
    ("report", "run", "--json"), ("report", "run"), ("report", "run", "--html", "run.html"),
    ("verify", "run"), ("replay", "run", "fault-b"), ("export", "run"), ("export", "run", "--format", "dpo"),
    ("export", "run", "--format", "sft"),
)  # fmt: skip


@pytest.mark.parametrize("key", KEYS[1:3])
def test_what_an_assistant_with_its_own_sdk_says_is_stored_without_the_key(bench, own, key):
    bench.environment["GITHUB_PAT"] = key
    env = {"PYTHONPATH": str(own)}
    done = bench(
        "run", *ERRANDS, "--assistant", "echoing", "--out", "run", env={**env, "ECHOED": json.dumps(forms(key))}
    )
    assert done.code == 0, done.err
    rows = bench.rows("run").values()
    assert {row.status for row in rows} == {"ok", "error"}
    assert all("[key]" in row.error for row in rows if row.status == "error")
    assert any(row.success for row in rows)
    bench.environment.pop("GITHUB_PAT")  # whoever reads it need not know the key
    written = everything(bench, *READERS, env=env)
    for where in ("episodes.sqlite: episodes", "run.jsonl"):
        assert any(b"[key]" in content for name, content in written if name == where)
    assert any(b"3 of 3 episodes end in the same state" in content for _, content in written)
    for where in ("episodes.sqlite: episodes", "run.jsonl"):
        assert any(b"[key]" in content for name, content in written if name == where)
    verified = json.loads((found := bench("verify", "run", "--json", env=env)).out)
    assert all(difference.endswith("(keys were blanked out of its trace, which may be why)")
               for difference in verified["different"].values())  # fmt: skip
    written += [("verify", found.out.encode()), ("verify", found.err.encode())]
    assert leaks([*written, ("", done.out.encode()), ("", done.err.encode())]) == []


def test_what_an_error_cut_off_a_key_is_blanked_and_verify_says_so(bench, own):
    bench.environment["AWS_BEARER_TOKEN_BEDROCK"] = key = KEYS[-1]
    env = {"PYTHONPATH": str(own), "CUT": "yes", "ECHOED": json.dumps(forms(key))}
    assert bench("run", *ERRANDS, "--assistant", "echoing", "--out", "run", env=env).code == 0
    done = bench("verify", "run", env=env)
    assert done.code == 2
    assert "went otherwise (keys were blanked out of its trace, which may be why)" in done.out
    assert leaks([("out", done.out.encode()), ("err", done.err.encode()), *stored(bench.folder)]) == []


@pytest.mark.parametrize("key", KEYS)
def test_what_a_server_echoes_in_any_form_is_written_nowhere(bench, provider, key):
    echoed = forms(key)

    def fault(good, body, number):
        form = echoed[number % len(echoed)]
        inner = form if number % 2 and '"' not in form.replace('\\"', "") else json.dumps(form)[1:-1]
        said = f'{{"text": "Answer that Sunday is fine? {inner}"}}'
        return [
            lambda: Answer(provider.said("", Call("messaging__search_messages", said))),
            lambda: Answer(provider.said(f"I think of {form} and {form}")),
            lambda: Answer(provider.said("", Call("propose", said))),
            lambda: Answer(json.dumps({"error": {"message": f"you sent {form}"}}).encode(), 500),
            lambda: Answer(provider.said("", Call("report", said), Call(form, said))),
        ][number % 5]()  # fmt: skip

    class Always(dict):
        def get(self, seed, default=None):
            return fault

    provider.faults = Always()
    bench.environment["OPENAI_API_KEY"] = key
    done = bench("run", *ERRANDS, "--assistant", "hasty", "--observe-model", "openai/x", "--max-turns", 10, "--cache",
                 "replies", "--out", "run")  # fmt: skip
    assert done.code in (0, 2), done.err
    written = everything(bench, *READERS[:1], env={})
    for where in ("episodes.sqlite: episodes", "replies.sqlite: replies"):
        assert any(b"[key]" in content for name, content in written if name == where)
    assert leaks([*written, ("", done.out.encode()), ("", done.err.encode())]) == []
