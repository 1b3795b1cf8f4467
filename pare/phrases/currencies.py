"""Currencies and how people write them."""

from __future__ import annotations

import re
from typing import Final

_DOLLARS: Final = ("USD", "CAD", "AUD", "NZD", "SGD", "HKD")
_CROWNS: Final = ("SEK", "NOK", "DKK", "ISK", "CZK")
_POUNDS: Final = ("GBP", "EGP")
_RUPEES: Final = ("INR", "PKR", "LKR", "NPR")
_PESOS: Final = ("MXN", "ARS", "CLP", "COP", "PHP")

SIGNS: Final[dict[str, tuple[str, ...]]] = {
    "us$": ("USD",),
    "$": (*_DOLLARS, "MXN", "ARS", "CLP", "COP"),
    "€": ("EUR",),
    "£": _POUNDS,
    "¥": ("JPY", "CNY"),
    "₹": ("INR",),
    "₽": ("RUB",),
    "₺": ("TRY",),
    "₩": ("KRW",),
    "₫": ("VND",),
    "₴": ("UAH",),
    "₪": ("ILS",),
    "₦": ("NGN",),
    "₱": ("PHP",),
    "₵": ("GHS",),
}
NAMES: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("euro", "euros"), ("EUR",)),
    **dict.fromkeys(("dollar", "dollars", "bucks"), _DOLLARS),
    **dict.fromkeys(("pound", "pounds", "quid"), _POUNDS),
    **dict.fromkeys(("kr", "krona", "kronor", "krone", "kroner", "crown", "crowns"), _CROWNS),
    **dict.fromkeys(("rupee", "rupees", "rs"), _RUPEES),
    **dict.fromkeys(("peso", "pesos"), _PESOS),
    **dict.fromkeys(("franc", "francs", "fr"), ("CHF", "XOF", "XAF")),
    **dict.fromkeys(("yen",), ("JPY",)),
    **dict.fromkeys(("yuan", "rmb"), ("CNY",)),
    **dict.fromkeys(("won",), ("KRW",)),
    **dict.fromkeys(("zloty", "zlotys", "zl"), ("PLN",)),
    **dict.fromkeys(("koruna", "korun", "kc"), ("CZK",)),
    **dict.fromkeys(("forint", "forints", "ft"), ("HUF",)),
    **dict.fromkeys(("lira", "liras"), ("TRY",)),
    **dict.fromkeys(("real", "reais"), ("BRL",)),
    **dict.fromkeys(("rand",), ("ZAR",)),
    **dict.fromkeys(("dirham", "dirhams"), ("AED", "MAD")),
    **dict.fromkeys(("naira",), ("NGN",)),
    **dict.fromkeys(("cedi", "cedis"), ("GHS",)),
    **dict.fromkeys(("shilling", "shillings"), ("KES", "TZS", "UGX")),
    **dict.fromkeys(("shekel", "shekels"), ("ILS",)),
    **dict.fromkeys(("hryvnia",), ("UAH",)),
}
CODES: Final[tuple[str, ...]] = tuple(
    sorted(
        {code for codes in (*SIGNS.values(), *NAMES.values()) for code in codes}
        | {"BGN", "RON", "THB", "IDR", "MYR", "SAR", "QAR", "TWD", "PEN", "UYU", "BDT", "RSD", "GEL", "JOD", "TND"}
    )
)

_CODE: Final = "|".join(code.lower() for code in CODES)
SIGN: Final = "(?:" + "|".join(re.escape(sign) for sign in SIGNS) + ")"
BEFORE_NUMBER: Final = rf"(?:{SIGN}|(?:{_CODE}|kr\.?|rs\.?|fr\.?)(?=\s?[0-9]))"
AFTER_NUMBER: Final = (
    rf"(?:{SIGN}|(?:{_CODE}|{'|'.join(sorted(NAMES, key=lambda name: (-len(name), name)))})(?![^\W_]))"
)
MONEY: Final = AFTER_NUMBER
"""A mark of money beside a number."""
_PRICE: Final = re.compile(rf"(?:{SIGN}|(?<![^\W_])(?:{_CODE}|kr|rs|fr)\.?)\s?$")


def prices(before: str) -> bool:
    """Whether what stands before a number makes it a price."""
    return _PRICE.search(before) is not None


def codes_of(mark: str) -> tuple[str, ...]:
    """The currencies that a sign, name or code may stand for.

    Args:
        mark: What :data:`BEFORE_NUMBER` or :data:`AFTER_NUMBER` recognised, in plain form.
    """
    mark = mark.rstrip(".")
    return SIGNS.get(mark) or NAMES.get(mark) or (mark.upper(),)
