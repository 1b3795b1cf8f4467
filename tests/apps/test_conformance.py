"""Every installed app keeps every rule, on a lived-in phone with all the others."""

from __future__ import annotations

import pytest

from pare.testing import app_test
from pare_bench.lived_in import populate
from tests.apps.populated import APPS, MISSING


@pytest.mark.parametrize("name", [*APPS, *MISSING])
def test_the_app_keeps_every_rule(name: str) -> None:
    if name in MISSING:
        pytest.skip(MISSING[name])
    app_test(APPS[name], populate=populate, others=APPS.values())
