"""An experiment goes on only with what it was begun with."""

import pytest

from pare.errors import LoadError
from propersim_bridge.experiment import driver, versions
from propersim_bridge.experiment.driver import drive
from tests.propersim_bridge.experiment.playing import config


def test_code_data_and_prompts_stand_in_the_settings(tmp_path):
    asked = config(assistants=("silent",), days=1)
    assert asked.versions == versions.installed()
    assert len(asked.versions["code"]) == 16
    drive(tmp_path / "e", asked, 1)
    assert f'"code": "{asked.versions["code"]}"' in (tmp_path / "e" / "experiment.json").read_text()


def test_other_code_does_not_go_on_with_it(tmp_path, monkeypatch):
    asked = config(assistants=("silent",), days=1)
    drive(tmp_path / "e", asked, 1)
    monkeypatch.setattr(driver, "installed", lambda: {**versions.installed(), "code": "0" * 16, "trl": "99"})
    with pytest.raises(LoadError, match=r"was begun with other versions \(code .*, now 0{16}, trl .*, now 99\)"):
        drive(tmp_path / "e", asked, 1)
