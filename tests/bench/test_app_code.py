"""The hash of apps' code: it changes with any file of their package, and with nothing else."""

import importlib
import sys

import pytest

from pare import registry
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_bench.app_code import code_of, engine_code, shared_code_of

APP = """
from pare.app import App


class {name}(App):
    \"\"\"Nothing yet.\"\"\"
"""


@pytest.fixture
def foreign(tmp_path, monkeypatch):
    """Writes a package with an app and gives the hash of its code."""
    monkeypatch.syspath_prepend(tmp_path)

    def written(**files):
        place = tmp_path / "foreign_apps"
        place.mkdir(exist_ok=True)
        for name, text in {"__init__": APP.format(name="Foreign"), **files}.items():
            (place / f"{name}.py").write_text(text, newline="")
        sys.modules.pop("foreign_apps", None)
        importlib.invalidate_caches()
        code_of.cache_clear()
        return code_of(frozenset({importlib.import_module("foreign_apps").Foreign}))

    yield written
    sys.modules.pop("foreign_apps", None)
    code_of.cache_clear()


def test_apps_of_one_package_share_their_code():
    assert code_of(frozenset({Contacts})) == code_of(frozenset({Contacts, Messaging}))


def test_any_file_of_the_package_counts(foreign):
    first = foreign(helper="LIMIT = 3\n")
    assert foreign(helper="LIMIT = 4\n") != first
    assert foreign(helper="LIMIT = 3\n") == first
    assert foreign(helper="LIMIT = 3\n", more="") != first


def test_line_ends_do_not_count(foreign):
    assert foreign(helper="A = 1\r\nB = 2\r\n") == foreign(helper="A = 1\nB = 2\n")


def test_what_scenarios_share_is_told_from_what_is_their_own(monkeypatch):
    kinds = frozenset(map(type, registry.scenarios().values()))
    read = set()

    def noted(file):
        read.add(file.as_posix())
        return b""

    monkeypatch.setattr("pare.sources._text", noted)
    shared_code_of.__wrapped__(kinds)
    parts = {path.partition("/pare_scenarios/")[2].partition("/")[0] for path in read}
    assert parts >= {"patterns", "worlds", "slips.py"}
    assert not any("/scheduling/" in path or "/lifestyle/" in path for path in read)
    read.clear()
    engine_code.__wrapped__()
    ends = {"/pare/need.py", "/pare/offer/acts.py", "/pare/grading.py", "/pare_agents/users/scripted.py"}
    assert all(any(path.endswith(end) for path in read) for end in ends)
    assert not any("assistants" in path for path in read)
