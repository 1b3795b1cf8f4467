"""Money adds up exactly, in one currency."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given, strategies as st
from pydantic import ValidationError

from pare_apps.money import Money

AMOUNTS = st.decimals(0, 10**9, places=2).map(Money.of)


def test_money_reads_and_compares() -> None:
    assert str(Money.of("12.5", "GBP")) == "12.50 GBP"
    assert Money.of("1.005") == Money.of("1.01")
    assert Money(amount=Decimal(5)).model_dump_json() == '{"amount":"5.00","currency":"EUR"}'
    assert Money.of(3) < Money.of(4) <= Money.of(4)
    assert Money.of(4) > Money.of(3)
    assert Money.of(2) + Money.of(3) - Money.of(1) == Money.of(2) * 2


@pytest.mark.parametrize(
    "given", [{"amount": "1.001"}, {"amount": "NaN"}, {"amount": 10**17}, {"amount": 1, "currency": "eur"}]
)
def test_what_is_no_money(given: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Money.model_validate(given)


def test_currencies_do_not_mix() -> None:
    for act in (Money.__add__, Money.__sub__, Money.__lt__, Money.__le__):
        with pytest.raises(ValueError, match="EUR and USD are different currencies"):
            act(Money.of(1), Money.of(1, "USD"))


def test_sums_and_percentages() -> None:
    assert Money.total([]) == Money.of(0)
    assert Money.total([], "USD") == Money.of(0, "USD")
    assert Money.total([Money.of(1, "USD"), Money.of(2, "USD")]) == Money.of(3, "USD")
    assert Money.of("9.99").percent(15) == Money.of("1.50")


@given(AMOUNTS, st.lists(AMOUNTS, min_size=1, max_size=6))
def test_shares_never_exceed_the_whole(whole: Money, parts: list[Money]) -> None:
    together = Money.total(parts)
    shares = [whole.share(part, together) for part in parts] if together.amount else [whole]
    assert Money.total(shares) <= whole
    assert all(Money.of(0) <= share for share in shares)
    assert whole - Money.total(shares) < Money.of("0.01") * len(parts) or not together.amount


def test_a_share_of_nothing_is_everything() -> None:
    assert Money.of(5).share(Money.of(0), Money.of(0)) == Money.of(5)
