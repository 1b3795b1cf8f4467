import os
import random
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
import zlib
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import orjson
import pytest

from pare_bench import storage
from pare_bench.numbers.row import EpisodeRow
from pare_bench.storage import DATABASE, LOCK_FILE, RUN_FILE, RunFolderBusy, RunFolderError
from pare_bench.store import RunFolder

CONFIG = {"suite": "1.0", "assistant": "anthropic/model", "repeats": 4, "limits": {"turns": 30, "cost": 1.5}}

HELPERS = """
import os, resource, sys
from pare_bench import storage
from pare_bench.numbers.row import EpisodeRow
from pare_bench.storage import RunFolderError
from pare_bench.store import RunFolder

def row(scenario="a", repeat=0, status="ok", **fields):
    counts = dict.fromkeys(
        "turns observed_turns proposals accepted rejected expired violations user_actions user_reads user_writes "
        "reads writes failed_calls tokens_in tokens_out cached_tokens model_calls model_seconds wall_seconds "
        "progress".split(), 0)
    unknown = dict.fromkeys("evidence_seen evidence_before_proposal in_window named_need cost_usd".split())
    ending = dict(error=None, outcome="assisted", success=True)
    if status == "error":
        ending = dict(error="timed out", outcome=None, success=False)
    usual = dict(seed=repeat, domain="work", capabilities=("plan",), difficulty="easy", apps=("email",), failure=None)
    own = dict(scenario=scenario, repeat=repeat, status=status, checks={})
    return EpisodeRow(**(usual | own | counts | unknown | ending | fields))
"""

scope: dict[str, object] = {}
exec(HELPERS, scope)
row = scope["row"]


def python(script: str, *arguments: object) -> subprocess.Popen[str]:
    """Another process that runs a script with the helpers above."""
    command = [sys.executable, "-c", HELPERS + script, *map(str, arguments)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def files(folder: Path) -> dict[str, tuple[int, int]]:
    return {entry.name: (entry.stat().st_ino, entry.stat().st_size) for entry in folder.iterdir()}


def tamper(folder: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(folder / DATABASE)) as database, database:
        database.execute(statement, values)


@pytest.fixture
def folder(tmp_path):
    """A closed run folder with two finished episodes."""
    with RunFolder.create(tmp_path / "run", CONFIG) as run:
        run.add(row("b", 0), b"trace of b")
        run.add(row("a", 1), b"trace of a")
    return tmp_path / "run"


def refused(pattern: str, folder: Path):
    """Expects one line that begins with the folder's name and says what is wrong."""
    return pytest.raises(RunFolderError, match=rf"\A{re.escape(str(folder))}: [^\n]*{pattern}[^\n]*: [^\n]+\Z")


# What a run folder holds


def test_rows_come_back_in_episode_order_with_the_digest_of_their_trace(folder):
    run = RunFolder.open(folder)
    assert [found.key for found in run.rows()] == [("a", 1), ("b", 0)]
    assert run.rows()[0] == row("a", 1, trace_sha256=sha256(b"trace of a").hexdigest())
    assert run.trace("b", 0) == b"trace of b"
    assert run.finished() == {("a", 1), ("b", 0)}
    assert run.config == CONFIG


def test_run_json_is_canonical(tmp_path):
    for name, config in (("one", CONFIG), ("two", dict(reversed(CONFIG.items())))):
        RunFolder.create(tmp_path / name, config).close()
    content = (tmp_path / "one" / RUN_FILE).read_bytes()
    assert content == (tmp_path / "two" / RUN_FILE).read_bytes()
    assert content == orjson.dumps(orjson.loads(content), option=orjson.OPT_SORT_KEYS)


@pytest.mark.parametrize("value", [float("nan"), {1, 2}, object(), b"bytes"])
def test_a_config_that_json_cannot_hold_is_refused_before_anything_is_made(tmp_path, value):
    with pytest.raises((TypeError, ValueError)):
        RunFolder.create(tmp_path / "run", {"value": value})
    assert not (tmp_path / "run").exists()


def test_the_trace_digest_depends_on_the_traces_and_not_on_when_they_came(tmp_path, folder):
    with RunFolder.create(tmp_path / "other", {}) as other:
        other.add(row("a", 1), b"trace of a")
        partial = other.trace_digest()
        other.add(row("b", 0), b"trace of b")
        assert other.trace_digest() == RunFolder.open(folder).trace_digest() != partial
        assert other.trace_digest() == sha256(b"trace of atrace of b").hexdigest()
    with RunFolder.create(tmp_path / "changed", {}) as changed:
        changed.add(row("a", 1), b"trace of A")
        changed.add(row("b", 0), b"trace of b")
        assert changed.trace_digest() != RunFolder.open(folder).trace_digest()


def test_a_row_that_names_another_trace_is_refused(tmp_path):
    with RunFolder.create(tmp_path / "run", {}) as run:
        with pytest.raises(ValueError, match="run 1 of scenario 'a'"):
            run.add(row(trace_sha256="0" * 64), b"trace")
        stored = run.add(row(trace_sha256=sha256(b"trace").hexdigest()), b"trace")
        assert run.rows() == [stored]


def test_an_episode_is_stored_without_the_keys_of_the_driver_and_with_the_digest_of_what_is_stored(
    tmp_path, monkeypatch
):
    monkeypatch.setenv("GITHUB_PAT", "ab+cd/ef&gh-0123456789")
    trace = rb'{"grade":{"outcome":1,"checks":2},"turns":["you sent ab\\u002Bcd\\/ef&amp;gh-0123456789","x"]}'
    blanked = b'{"grade":{"outcome":1,"checks":2},"turns":["you sent [key]","x"]}'
    given = row(status="error", error="HTTP 500: ab+cd/ef&gh-0123456789", trace_sha256=sha256(trace).hexdigest())
    with RunFolder.create(tmp_path / "run", {}) as run:
        stored = run.add(given, trace)
        assert run.trace("a", 0) == blanked
        assert run.rows() == [stored]
        assert (stored.error, stored.trace_sha256) == ("HTTP 500: [key]", sha256(blanked).hexdigest())


def test_odd_names_are_names_like_any_other(tmp_path):
    path = tmp_path / "50% of a run? #1 é"
    with RunFolder.create(path, {"é": "\u2028"}) as run:
        run.add(row("naïve/'quoted'"), b"\x00\xff")
    assert RunFolder.open(path).trace("naïve/'quoted'", 0) == b"\x00\xff"


# Going on with a run


def test_a_resumed_run_goes_on_and_keeps_what_it_had(folder):
    with RunFolder.resume(folder) as run:
        assert run.config == CONFIG
        run.add(row("c"), b"trace of c")
        with refused("run 2 of scenario 'a' is already there", folder):
            run.add(row("a", 1, turns=9), b"another trace")
    assert RunFolder.open(folder).trace("a", 1) == b"trace of a"
    assert len(RunFolder.open(folder).rows()) == 3


def test_error_rows_stay_until_their_retry_replaces_them(folder):
    with RunFolder.resume(folder) as run:
        run.add(row("c", status="error"), b"half a trace")
        run.add(row("d", status="error"), b"")
    with RunFolder.resume(folder) as run:
        assert ("c", 0) in run.finished()
        assert run.clear_errors() == {("c", 0), ("d", 0)}
        assert run.finished() == {("a", 1), ("b", 0)}
        assert [found.status for found in run.rows()] == ["ok", "ok", "error", "error"]
        run.add(row("c"), b"a whole trace")
        run.add(row("d", status="error", error="timed out again"), b"")
        assert run.finished() == {("a", 1), ("b", 0), ("c", 0), ("d", 0)}
    run = RunFolder.open(folder)
    assert [found.error for found in run.rows()] == [None, None, None, "timed out again"]
    assert run.trace("c", 0) == b"a whole trace"


def test_a_reader_or_a_closed_run_adds_nothing(folder):
    closed = RunFolder.resume(folder)
    closed.close()
    closed.close()
    for run in (RunFolder.open(folder), closed):
        with refused("not open for writing", folder):
            run.add(row("c"), b"")
        assert len(run.rows()) == 2


# One writer, many readers


def test_a_second_writer_is_refused_while_the_first_one_lives(folder):
    script = "run = RunFolder.resume(sys.argv[1]); print('writing', flush=True); sys.stdin.read()"
    command = [sys.executable, "-c", HELPERS + script, str(folder)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout.readline() == "writing\n"
        with refused("is being written to already", folder) as caught:
            RunFolder.resume(folder)
        assert caught.type is RunFolderBusy
        with refused("already holds a run", folder):
            RunFolder.create(folder, CONFIG)
        assert len(RunFolder.open(folder).rows()) == 2
        other.kill()
        other.wait()
    RunFolder.resume(folder).close()


def test_a_second_writer_in_the_same_process_is_refused(folder):
    with RunFolder.resume(folder), pytest.raises(RunFolderBusy):
        RunFolder.resume(folder)


def test_worker_processes_that_outlive_a_killed_writer_do_not_keep_the_folder(folder):
    script = """
run = RunFolder.resume(sys.argv[1])
if os.fork():
    os.wait()
print(os.getpid(), flush=True)
os.kill(os.getppid(), 9)
os.read(0, 1)
os._exit(0)
"""
    reading, writing = os.pipe()
    command = [sys.executable, "-c", HELPERS + script, str(folder)]
    writer = subprocess.Popen(command, stdin=reading, stdout=subprocess.PIPE, text=True)
    worker = int(writer.stdout.readline())
    writer.wait()
    try:
        os.kill(worker, 0)
        RunFolder.resume(folder).close()
    finally:
        os.close(writing)
        os.close(reading)
        writer.stdout.close()


def test_a_reader_sees_each_row_once_it_is_committed_and_touches_nothing(folder):
    reader = RunFolder.open(folder)
    with RunFolder.resume(folder) as run:
        assert len(reader.rows()) == 2
        run.add(row("c"), b"trace of c")
        before = files(folder)
        assert [found.key for found in reader.rows()] == [("a", 1), ("b", 0), ("c", 0)]
        assert reader.trace("c", 0) == b"trace of c"
        assert files(folder) == before
    before = files(folder)
    assert set(before) == {RUN_FILE, DATABASE, LOCK_FILE}
    assert len(RunFolder.open(folder).rows()) == 3
    assert reader.trace_digest() == run.trace_digest()
    assert files(folder) == before


def test_a_reader_after_a_killed_writer_sees_its_rows_and_touches_nothing(folder):
    script = "run = RunFolder.resume(sys.argv[1]); run.add(row('c'), b'trace'); os.kill(os.getpid(), 9)"
    python(script, folder).communicate()
    before = files(folder)
    assert f"{DATABASE}-wal" in before
    assert len(RunFolder.open(folder).rows()) == 3
    assert files(folder) == before


def test_readers_beside_a_busy_writer_always_see_a_whole_database(folder):
    script = """
for n in range(150):
    with RunFolder.resume(sys.argv[1]) as run:
        run.add(row("more", n), os.urandom(20_000))
"""
    writer = python(script, folder)
    seen, reads = 2, 0
    while writer.poll() is None:
        run = RunFolder.open(folder)
        keys = [found.key for found in run.rows()]
        assert len(keys) >= seen
        reads += seen < len(keys) < 152
        seen = len(keys)
        run.trace(*keys[-1])
    assert writer.communicate() == ("", "")
    assert reads > 1
    assert seen <= len(RunFolder.open(folder).rows()) == 152


def test_what_was_read_while_a_writer_came_and_went_is_read_again(folder, monkeypatch):
    query = storage._query

    def interrupted(*arguments):
        found = query(*arguments)
        monkeypatch.setattr(storage, "_query", query)
        with RunFolder.resume(folder) as run:
            run.add(row("c"), b"trace of c")
        return found

    monkeypatch.setattr(storage, "_query", interrupted)
    assert len(RunFolder.open(folder).rows()) == 3


def test_a_killed_writer_loses_no_row_that_it_had_reported(tmp_path):
    folder = tmp_path / "run"
    RunFolder.create(folder, CONFIG).close()
    script = """
with RunFolder.resume(sys.argv[1]) as run:
    begin = len(run.finished())
    for n in range(begin, begin + 100_000):
        run.add(row("s", n), str(n).encode() * 3_000)
        print(n, flush=True)
"""
    dice = random.Random(11)
    reported = -1
    for _ in range(6):
        writer = python(script, folder)
        first = writer.stdout.readline()
        time.sleep(dice.random() * 0.15)
        writer.send_signal(signal.SIGKILL)
        rest, errors = writer.communicate()
        assert errors == ""
        reported = int([first, *rest.splitlines()][-1])
        run = RunFolder.open(folder)
        repeats = [found.repeat for found in run.rows()]
        assert repeats == list(range(len(repeats)))
        assert len(repeats) > reported
        assert all(run.trace("s", n) == str(n).encode() * 3_000 for n in repeats[-50:])
    assert reported > 6
    with RunFolder.resume(folder) as run:
        assert len(run.finished()) > reported


# Disks that are full


def test_a_full_disk_stops_the_run_and_keeps_what_it_had(folder):
    with RunFolder.resume(folder) as run:
        run._writer.execute("PRAGMA max_page_count = 20")
        with refused("the disk is full", folder):
            run.add(row("c"), os.urandom(200_000))
        assert len(run.rows()) == 2
        run.add(row("c"), b"small")
    assert len(RunFolder.open(folder).rows()) == 3


def test_a_file_that_may_not_grow_stops_the_run_and_keeps_what_it_had(folder):
    script = """
run = RunFolder.resume(sys.argv[1])
resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, resource.RLIM_INFINITY))
try:
    for n in range(100):
        run.add(row("s", n), os.urandom(20_000))
        print(n)
except RunFolderError as error:
    print(error)
    print(len(run.rows()))
"""
    output, errors = python(script, folder).communicate()
    *added, message, seen = output.splitlines()
    assert errors == ""
    assert 1 <= len(added) < 20
    assert message.startswith(f"{folder}: {DATABASE} could not be")
    assert int(seen) == len(added) + 2 == len(RunFolder.open(folder).rows())
    with RunFolder.resume(folder) as run:
        run.add(row("c"), b"trace of c")


@pytest.mark.parametrize("limit", [0, 1, 5_000, 30_000])
def test_a_disk_too_full_to_begin_is_left_as_it_was(tmp_path, limit):
    script = """
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]), resource.RLIM_INFINITY))
try:
    RunFolder.create(sys.argv[1], {"long": "x" * 60_000})
except RunFolderError as error:
    print(error)
"""
    output, errors = python(script, tmp_path / "new" / "run", limit).communicate()
    assert errors == ""
    assert output.startswith(f"{tmp_path / 'new' / 'run'}: ")
    assert output.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


# Folders that are no run folders, or broken ones


def test_a_run_begins_in_a_new_or_an_empty_folder(tmp_path):
    (tmp_path / "empty").mkdir()
    for path in (tmp_path / "empty", tmp_path / "new" / "deep", str(tmp_path / "text")):
        RunFolder.create(path, CONFIG).close()
        assert RunFolder.open(path).rows() == []


def test_a_run_does_not_begin_among_other_files(tmp_path):
    (tmp_path / "thesis.tex").write_text("chapter 1")
    before = files(tmp_path)
    with refused("is not empty .'thesis.tex'. and not a run folder", tmp_path):
        RunFolder.create(tmp_path, CONFIG)
    assert files(tmp_path) == before


def test_a_run_does_not_begin_in_another_run(folder):
    before = files(folder)
    with refused("already holds a run", folder):
        RunFolder.create(folder, {})
    assert files(folder) == before


def test_a_run_that_lost_its_run_json_is_not_begun_anew_over_its_episodes(folder):
    (folder / RUN_FILE).unlink()
    with refused("holds 2 episodes but no run.json", folder):
        RunFolder.create(folder, CONFIG)
    (folder / RUN_FILE).write_bytes(orjson.dumps({"format": "pare-run", "version": 1, "config": {}}))
    assert len(RunFolder.open(folder).rows()) == 2


def test_a_run_begins_over_the_rest_of_an_interrupted_beginning(tmp_path):
    for name in (LOCK_FILE, DATABASE, f"{RUN_FILE}.tmp"):
        (tmp_path / name).touch()
    RunFolder.create(tmp_path, CONFIG).close()
    assert RunFolder.open(tmp_path).config == CONFIG


@pytest.mark.parametrize("use", [RunFolder.open, RunFolder.resume])
def test_what_is_no_run_folder_is_refused_and_left_alone(tmp_path, use):
    (tmp_path / "file").write_text("text")
    (tmp_path / "empty").mkdir()
    with refused("does not exist", tmp_path / "missing"):
        use(tmp_path / "missing")
    with refused("has no run.json", tmp_path / "empty"):
        use(tmp_path / "empty")
    for path in (tmp_path / "file", tmp_path / "file" / "below"):
        with refused("is a file", path):
            use(path)
        with refused("is a file", path):
            RunFolder.create(path, CONFIG)
    assert list((tmp_path / "empty").iterdir()) == []


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "run.json is broken"),
        (b'{"format": "pare-r', "run.json is broken"),
        (b"\xff\xfe", "run.json is broken"),
        (b"[]", "run.json is not that of a run"),
        (b'{"name": "a web page"}', "run.json is not that of a run"),
        (b'{"format": "pare-run", "version": 1}', "run.json is not that of a run"),
        (b'{"format": "pare-run", "version": 2, "setup": []}', "has format version 2, this release reads up to 1"),
    ],
)
@pytest.mark.parametrize("use", [RunFolder.open, RunFolder.resume])
def test_a_run_json_that_cannot_be_read_is_explained(folder, content, reason, use):
    (folder / RUN_FILE).write_bytes(content)
    with refused(reason, folder):
        use(folder)


def damage_all(content: bytes) -> bytes:
    return random.Random(1).randbytes(len(content))


def damage_middle(content: bytes) -> bytes:
    return content[:4096] + b"\xaa" * 8192 + content[12288:]


@pytest.mark.parametrize("damage", [damage_all, damage_middle, lambda content: content[:5000], lambda content: b""])
def test_a_broken_database_is_explained_and_never_written_to(folder, damage):
    content = damage((folder / DATABASE).read_bytes())
    (folder / DATABASE).write_bytes(content)
    with refused("episodes.sqlite is broken", folder):
        RunFolder.resume(folder)
    with refused("episodes.sqlite is broken", folder):
        RunFolder.open(folder).rows()
    assert (folder / DATABASE).read_bytes() == content


def test_damage_deep_in_a_database_is_found_before_more_is_written(folder):
    with RunFolder.resume(folder) as run:
        run.add(row("c"), os.urandom(100_000))
    with open(folder / DATABASE, "r+b") as file:
        file.seek(-60_000 // 4096 * 4096, os.SEEK_END)
        file.write(b"\xaa" * 4096)
    with refused("episodes.sqlite is broken", folder):
        RunFolder.resume(folder)


def test_a_missing_database_is_explained_and_not_made_anew(folder):
    (folder / DATABASE).unlink()
    with refused("episodes.sqlite could not be opened", folder):
        RunFolder.resume(folder)
    with refused("episodes.sqlite is missing", folder):
        RunFolder.open(folder).rows()
    assert not (folder / DATABASE).exists()


def test_a_copy_without_all_of_its_log_is_explained_and_not_read_as_if_it_were_whole(folder, tmp_path):
    with RunFolder.resume(folder) as run:
        run.add(row("c"), b"trace of c")
        shutil.copytree(folder, tmp_path / "copy", ignore=shutil.ignore_patterns("*-shm"))
    before = files(tmp_path / "copy")
    with refused("wal lies there without episodes.sqlite-shm", tmp_path / "copy"):
        RunFolder.open(tmp_path / "copy").rows()
    assert files(tmp_path / "copy") == before
    with RunFolder.resume(tmp_path / "copy") as run:
        assert len(run.rows()) == 3


@pytest.mark.parametrize("packed", [b"no zlib", zlib.compress(b"another trace"), b""])
def test_a_broken_trace_is_named_and_spares_the_rows(folder, packed):
    tamper(folder, "UPDATE episodes SET trace = ? WHERE scenario = 'a'", packed)
    run = RunFolder.open(folder)
    for use in (lambda: run.trace("a", 1), run.trace_digest):
        with refused("the trace of run 2 of scenario 'a' is broken", folder):
            use()
    assert len(run.rows()) == 2
    assert run.trace("b", 0) == b"trace of b"


@pytest.mark.parametrize("summary", ["{", "{}", "null", 7, b"\xff"])
def test_a_broken_row_is_named(folder, summary):
    tamper(folder, "UPDATE episodes SET summary = ? WHERE scenario = 'a'", summary)
    with refused("the row of run 2 of scenario 'a' is broken", folder):
        RunFolder.open(folder).rows()


def test_an_episode_that_was_not_played_is_named(folder):
    with refused("run 4 of scenario 'a' is not there", folder):
        RunFolder.open(folder).trace("a", 3)


def test_rows_are_episode_rows(folder):
    assert all(isinstance(found, EpisodeRow) for found in RunFolder.open(folder).rows())
