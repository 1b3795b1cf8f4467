import pytest

from tests.propersim_bridge.commands.calling import Calls


@pytest.fixture
def home(capsys, monkeypatch, tmp_path):
    """`pare home`, in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("OPENAI_API_KEY", "OPENAI_BASE_URL", "ANTHROPIC_API_KEY"):
        monkeypatch.delenv(name, raising=False)
    return Calls(capsys)
