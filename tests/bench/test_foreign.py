"""A run folder from elsewhere executes nothing when it is opened, and what is wrong with it is one clear line."""

from __future__ import annotations

import ast
import hashlib
import json
import os
import pickle
import sqlite3
import struct
import time
import zlib
from contextlib import closing
from pathlib import Path

import pytest

import pare as engine
from pare_bench.storage import OWN_FILES
from tests.bench.support import Done

ROOT = Path(engine.__file__).parents[1]
PACKAGES = (
    "pare", "apps/pare_apps", "scenarios/pare_scenarios", "agents/pare_agents", "benchmarks/pare_bench",
    "propersim_bridge",
)  # fmt: skip
LOADERS = {"pickle", "cPickle", "_pickle", "marshal", "shelve", "dill", "cloudpickle", "joblib", "jsonpickle", "yaml",
           "code", "codeop", "imp", "pty"}  # fmt: skip
CALLS = {"eval", "exec", "compile", "__import__", "execfile"}
METHODS = {"enable_load_extension", "load_extension", "system", "popen"}
KNOWN = {("pare/machine.py", "eval")}  # of the annotations of an app that is installed


def executed(tree: ast.AST):
    """What in a module loads objects or runs text."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.partition(".")[0] in LOADERS)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            if node.module.partition(".")[0] in LOADERS:
                yield node.module
        elif isinstance(node, ast.Call):
            name = node.func
            if isinstance(name, ast.Name) and name.id in CALLS:
                yield name.id
            elif isinstance(name, ast.Attribute):
                owner = name.value.id if isinstance(name.value, ast.Name) else ""
                if name.attr in METHODS or (owner, name.attr) in (("builtins", "eval"), ("builtins", "exec")):
                    yield f"{owner}.{name.attr}"
                elif (owner, name.attr) in (("torch", "load"), ("np", "load"), ("numpy", "load")):
                    safe = {k.arg: getattr(k.value, "value", None) for k in node.keywords}
                    if safe.get("weights_only") is not True and safe.get("allow_pickle") is not False:
                        yield f"{owner}.load"
            for given in node.keywords:
                if (given.arg, getattr(given.value, "value", None)) in (("shell", True), ("allow_pickle", True)):
                    yield f"{given.arg}=True"


def test_nothing_that_is_installed_loads_objects_or_runs_text():
    found, files = set(), 0
    for package in PACKAGES:
        for path in (ROOT / package).rglob("*.py"):
            files += 1
            found |= {(str(path.relative_to(ROOT)), name) for name in executed(ast.parse(path.read_bytes()))}
    assert files > 300
    assert found <= KNOWN


def test_the_scan_sees_what_it_looks_for():
    text = (
        "import pickle\nfrom yaml import load\neval('1')\nnp.load(x)\nrun(y, shell=True)\nos.system('ls')\nmodel.eval()"
    )
    assert set(executed(ast.parse(text))) == {"pickle", "yaml", "eval", "np.load", "shell=True", "os.system"}


class Bomb:
    """An object that makes a file when it is unpickled."""

    def __reduce__(self):
        return (open, ("executed", "w"))


LATE = {"name": "x", "arguments": {}, "handle": 10**15}
LEVELS = json.loads('{"a":' * 300 + "1" + "}" * 300)
NESTED = '{"a":' * 100_000 + "1" + "}" * 100_000


@pytest.fixture
def here(pare):
    pare("run", "errand-a", "errand-b", "--assistant", "oracle", "--out", "here")
    return Path("here")


def database(statement, *values):
    with closing(sqlite3.connect("here/episodes.sqlite")) as opened, opened:
        opened.execute(statement, values)


def trace(data, packed=None):
    """Store these bytes as every trace, with their digest."""
    packed = zlib.compress(data) if packed is None else packed
    database("UPDATE episodes SET trace = ?, trace_sha256 = ?", packed, hashlib.sha256(data).hexdigest())


def changed(change):
    [(packed,)] = sqlite3.connect("here/episodes.sqlite").execute("SELECT trace FROM episodes LIMIT 1").fetchall()
    value = json.loads(zlib.decompress(packed))
    change(value)
    trace(json.dumps(value).encode())


def config(**fields):
    run = json.loads(Path("here/run.json").read_text())
    run["config"].update(fields)
    Path("here/run.json").write_text(json.dumps(run))


def version(name):
    """Name the version of something else."""
    config(versions={**json.loads(Path("here/run.json").read_text())["config"]["versions"], name: "1"})


def summary(**fields):
    with closing(sqlite3.connect("here/episodes.sqlite")) as opened, opened:
        for id, text in opened.execute("SELECT scenario, summary FROM episodes").fetchall():
            opened.execute(
                "UPDATE episodes SET summary = ? WHERE scenario = ?", (json.dumps({**json.loads(text), **fields}), id)
            )


def bomb():
    packer = zlib.compressobj(9)
    packed = b"".join(packer.compress(bytes(2**20)) for _ in range(400)) + packer.flush()
    assert len(packed) < 3_000_000
    database("UPDATE episodes SET trace = ?", packed)


def remade(sql):
    """Put something else in the place of the table."""
    with closing(sqlite3.connect("here/episodes.sqlite")) as opened, opened:
        opened.executescript(f"ALTER TABLE episodes RENAME TO kept; {sql}")


def replaced(name, make, *given):
    """Put something else than a file, such as a pipe or a link, in the place of a file."""
    path = Path("here", name)
    path.unlink(missing_ok=True)
    make(*given, path)


def led_elsewhere(name, target):
    """Lead a file out of the folder; going on with the run writes all of them."""
    Path("mine").write_text("mine")
    run = json.loads(Path("here/run.json").read_text())
    del run["config"]["patience"]
    Path("here/run.json").write_text(json.dumps(run))
    replaced(name, os.symlink, Path(target).absolute())


def moved(name):
    """Keep a file elsewhere, and lead to it."""
    Path("here", name).rename("mine")
    replaced(name, os.symlink, Path("mine").absolute())


def long(path):
    with path.open("r+b") as file:
        file.truncate(2**40)


def endless_cache():
    Path("cache").mkdir()
    with closing(sqlite3.connect("cache/replies.sqlite")) as opened, opened:
        opened.execute(ENDLESS.replace("episodes", "replies") + "x AS key, x AS reply FROM c")
    config(cache="cache", models={"observe": "openai/any"})


def other_removed():
    """What SQLite leaves when it is stopped while it commits to several databases: it removes the file named here."""
    Path("mine").write_text("mine")
    name, magic = os.fsencode(Path("mine").absolute()), bytes.fromhex("d9d505f920a163d7")
    pages = Path("here/episodes.sqlite").stat().st_size // 4096
    head = magic + struct.pack(">IIIII", 0, 1, pages, 512, 4096)
    tail = struct.pack(">I", 2**30 // 4096 + 1) + name + struct.pack(">II", len(name), sum(name)) + magic
    Path("here/episodes.sqlite-journal").write_bytes(head.ljust(512, b"\0") + tail)


ENDLESS = "CREATE VIEW episodes AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT "
CRAFTED = {
    "a pickle as its trace": lambda: trace(pickle.dumps(Bomb())),
    "a pickle that is not packed": lambda: trace(b"", pickle.dumps(Bomb())),
    "a pickle as its run.json": lambda: Path("here/run.json").write_bytes(pickle.dumps(Bomb())),
    "a pickle as its database": lambda: Path("here/episodes.sqlite").write_bytes(pickle.dumps(Bomb()) * 500),
    "YAML objects as its run.json": lambda: Path("here/run.json").write_text("!!python/object/apply:os.system [ls]"),
    "a bomb as its trace": bomb,
    "a trace of many levels": lambda: trace(NESTED.encode()),
    "many levels inside a turn": lambda: changed(
        lambda value: value["turns"][0]["user"][0]["action"].update(arguments=LEVELS)
    ),
    "a run.json of many levels": lambda: Path("here/run.json").write_text(NESTED),
    "a row of many levels": lambda: database("UPDATE episodes SET summary = ?", NESTED),
    "a row that is bytes": lambda: database("UPDATE episodes SET summary = ?", b"\xff\xfe"),
    "a row that is a number": lambda: database("UPDATE episodes SET summary = 7"),
    "a trace that is a text": lambda: database("UPDATE episodes SET trace = 'text'"),
    "a trace of an endless run": lambda: changed(lambda value: value["limits"].update(turns=100_000_000)),
    "turns of years": lambda: changed(lambda value: value["limits"].update(turn_seconds=100_000_000)),
    "turns without number": lambda: changed(lambda value: value["limits"].update(turns=10**400)),
    "a seed without end": lambda: changed(lambda value: value.update(seed=10**30)),
    "handles that are not there": lambda: changed(
        lambda value: next(turn for turn in value["turns"] if "observed" in turn)["observed"].update(calls=[LATE])
    ),
    "names that climb": lambda: config(scenarios={"../../../etc/passwd": "x"}),
    "an assistant that climbs": lambda: config(assistant="../../x", user="../x"),
    "rows that climb": lambda: database("UPDATE episodes SET scenario = '../../' || scenario"),
    "runs without end": lambda: config(runs=10**12),
    "numbers without end": lambda: summary(tokens_in=10**30, cost_usd=1e308),
    "large numbers": lambda: summary(tokens_in=2**63 - 1, tokens_out=2**63 - 1, cost_usd=1e308, wall_seconds=1e308),
    "negative numbers": lambda: summary(turns=-1, wall_seconds=-1),
    "another kind of row": lambda: summary(__class__="os.system", __reduce__=["ls"]),
    "an endless view": lambda: remade(ENDLESS + "x AS scenario, x AS repeat, 'ok' AS status, '' AS trace_sha256, "
                                      "'' AS summary, '' AS trace FROM c"),
    "a trigger": lambda: database("CREATE TRIGGER t AFTER INSERT ON episodes BEGIN DELETE FROM episodes; END"),
    "a run.json that is a folder": lambda: (Path("here/run.json").unlink(), Path("here/run.json").mkdir()),
    "a run.json that leads elsewhere": lambda: (Path("here/run.json").unlink(),
                                                Path("here/run.json").symlink_to("/etc/passwd")),
    "a run.json without end": lambda: replaced("run.json", os.symlink, "/dev/zero"),
    "a run.json that is a pipe": lambda: replaced("run.json", os.mkfifo),
    "a run.json that is too long": lambda: long(Path("here/run.json")),
    "a run.json kept elsewhere": lambda: moved("run.json"),
    "a database that is a pipe": lambda: replaced("episodes.sqlite", os.mkfifo),
    "a database kept elsewhere": lambda: moved("episodes.sqlite"),
    "a log that is a pipe": lambda: replaced("episodes.sqlite-wal", os.mkfifo),
    "a lock that is a pipe": lambda: replaced("run.lock", os.mkfifo),
    "a log that leads elsewhere": lambda: led_elsewhere("episodes.sqlite-wal", "mine"),
    "a draft that leads elsewhere": lambda: led_elsewhere("run.json.tmp", "mine"),
    "a draft that leads nowhere": lambda: led_elsewhere("run.json.tmp", "nowhere"),
    "a lock that leads nowhere": lambda: led_elsewhere("run.lock", "nowhere"),
    "a journal that has another file removed": other_removed,
    "an endless view in its cache": endless_cache,
    "versions of a command": lambda: version("$(touch executed)"),
    "versions of a long name": lambda: version("x" * 10_000),
}  # fmt: skip
COMMANDS = (
    ("replay", "here", "errand-a"), ("replay", "here", "errand-a", "--quiet"), ("report", "here", "--json"),
    ("report", "here"), ("verify", "here"), ("regrade", "here"), ("compare", "here", "there"),
    ("export", "here", "--out", "exported"), ("export", "here", "--format", "dpo", "--out", "exported"),
    ("export", "here", "--format", "sft", "--out", "exported"), ("timing", "here"), ("run", "--resume", "here"),
)  # fmt: skip


@pytest.mark.parametrize("name", CRAFTED)
def test_a_crafted_folder_gets_one_clear_line_or_none(pare, here, name):
    pare("run", "errand-a", "errand-b", "--assistant", "silent", "--out", "there")
    CRAFTED[name]()
    outside = {path for path in Path("..").rglob("*") if "here" not in path.parts and "there" not in path.parts}
    mine = {path: path.read_bytes() for path in (Path("mine"), Path("cache/replies.sqlite")) if path.exists()}
    refused, began = 0, time.process_time()
    for command in COMMANDS:
        done: Done = pare(*command)
        assert done.code in (0, 2), (command, done)
        if done.code:
            assert len(done.complaint) < 500
            refused += 1
    assert refused, "somebody says what is wrong"
    assert time.process_time() - began < 60, "nothing is read without an end"
    assert not Path("executed").exists()
    assert mine == {path: path.read_bytes() for path in mine}
    made = {path for path in Path("..").rglob("*") if "here" not in path.parts and "there" not in path.parts}
    assert {path.name for path in made - outside} <= {"exported", "exported.jsonl"}


@pytest.mark.parametrize("make", [os.mkfifo, lambda path: path.symlink_to(Path("mine").absolute())])
@pytest.mark.parametrize("name", sorted(OWN_FILES))
def test_a_run_whose_own_files_are_no_regular_ones_is_refused_by_name(pare, here, name, make):
    path = here / name
    path.rename("mine") if path.exists() else Path("mine").write_text("mine")
    make(path)
    before = Path("mine").read_bytes()
    for command in (("report", "here"), ("run", "--resume", "here")):
        done: Done = pare(*command)
        assert done.code == 2
        assert f"{name} is a " in done.complaint
        assert "not a regular file" in done.complaint
    assert Path("mine").read_bytes() == before


@pytest.mark.parametrize("name", ["$(touch executed)", "a b", "", "../x", "x" * 10_000, "-x", "a\n"])
def test_a_version_has_a_plain_name(pare, here, name):
    version(name)
    done: Done = pare("report", "here")
    assert done.code == 2
    assert done.complaint.startswith("here: versions")
    assert len(done.complaint) < 300
