"""The conformance suite sees it where a code that has expired is accepted."""

from __future__ import annotations

import pytest

from pare.testing import check_app
from pare_apps.shopping import DiscountCode, Shopping
from pare_bench.lived_in import populate
from tests.apps.populated import APPS

RULES = ["bad input"]


def test_an_operation_that_takes_an_expired_code_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    rule = Shopping.unusable

    def lax(self: Shopping, code: DiscountCode) -> str:
        return rule(self, code.changed(expires_at=None))

    monkeypatch.setattr(Shopping, "unusable", lax)
    faults = check_app(Shopping, populate=populate, others=APPS.values(), rules=RULES)
    assert any("accepts what cannot be right for code" in str(fault) for fault in faults), faults
