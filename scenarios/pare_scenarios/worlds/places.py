"""Where a phone is: from its time zone the currency, how dear things are, and what places there are called."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

from pare.phone import Phone
from pare_apps.money import Money

Amount = Money | Decimal | int | str


@dataclass(frozen=True, slots=True)
class Country:
    """What the phones of a country have in common.

    Attributes:
        currency: ISO 4217.
        level: what a euro's worth costs there, roughly.
        dial: the telephone prefix.
        people: the group of names that most people there have; see `cultures`.
    """

    currency: str
    level: int | str
    dial: str
    people: str


_COUNTRIES = {
    "AE": Country("AED", 4, "+971", "arabic"), "AR": Country("ARS", 1500, "+54", "iberian"),
    "AT": Country("EUR", 1, "+43", "german"), "AU": Country("AUD", "1.7", "+61", "british"),
    "BE": Country("EUR", 1, "+32", "dutch"), "BG": Country("EUR", 1, "+359", "slavic"),
    "BO": Country("BOB", 8, "+591", "iberian"),
    "BR": Country("BRL", 6, "+55", "iberian"), "CA": Country("CAD", "1.5", "+1", "british"),
    "CH": Country("CHF", 1, "+41", "german"), "CL": Country("CLP", 1000, "+56", "iberian"),
    "CN": Country("CNY", 8, "+86", "east asian"), "CO": Country("COP", 4500, "+57", "iberian"),
    "CZ": Country("CZK", 25, "+420", "slavic"), "DE": Country("EUR", 1, "+49", "german"),
    "DK": Country("DKK", 7, "+45", "nordic"), "EC": Country("USD", 1, "+593", "iberian"),
    "EE": Country("EUR", 1, "+372", "nordic"), "EG": Country("EGP", 50, "+20", "arabic"),
    "ES": Country("EUR", 1, "+34", "iberian"), "ET": Country("ETB", 150, "+251", "african"),
    "FI": Country("EUR", 1, "+358", "nordic"), "FO": Country("DKK", 7, "+298", "nordic"),
    "FR": Country("EUR", 1, "+33", "french"), "GB": Country("GBP", 1, "+44", "british"),
    "GE": Country("GEL", 3, "+995", "slavic"),
    "GH": Country("GHS", 12, "+233", "african"), "GR": Country("EUR", 1, "+30", "greek"),
    "HR": Country("EUR", 1, "+385", "slavic"), "HU": Country("HUF", 400, "+36", "slavic"),
    "ID": Country("IDR", 17000, "+62", "indian"), "IE": Country("EUR", 1, "+353", "british"),
    "IL": Country("ILS", 4, "+972", "arabic"), "IN": Country("INR", 95, "+91", "indian"),
    "IR": Country("IRR", 45000, "+98", "arabic"), "IS": Country("ISK", 150, "+354", "nordic"),
    "IT": Country("EUR", 1, "+39", "italian"), "JO": Country("JOD", 1, "+962", "arabic"),
    "JM": Country("JMD", 170, "+1", "african"),
    "JP": Country("JPY", 160, "+81", "east asian"), "KE": Country("KES", 140, "+254", "african"),
    "KR": Country("KRW", 1500, "+82", "east asian"),
    "LB": Country("USD", 1, "+961", "arabic"), "LK": Country("LKR", 330, "+94", "indian"),
    "LT": Country("EUR", 1, "+370", "slavic"), "LV": Country("EUR", 1, "+371", "slavic"),
    "MA": Country("MAD", 11, "+212", "arabic"), "MT": Country("EUR", 1, "+356", "italian"),
    "MX": Country("MXN", 20, "+52", "iberian"), "MY": Country("MYR", 5, "+60", "indian"),
    "NG": Country("NGN", 1700, "+234", "african"), "NL": Country("EUR", 1, "+31", "dutch"),
    "NO": Country("NOK", 11, "+47", "nordic"), "NP": Country("NPR", 150, "+977", "indian"),
    "NZ": Country("NZD", 2, "+64", "british"), "OM": Country("OMR", "0.4", "+968", "arabic"),
    "PE": Country("PEN", 4, "+51", "iberian"),
    "PH": Country("PHP", 62, "+63", "iberian"), "PK": Country("PKR", 300, "+92", "indian"),
    "PL": Country("PLN", 4, "+48", "slavic"), "PT": Country("EUR", 1, "+351", "iberian"),
    "RO": Country("RON", 5, "+40", "slavic"), "RS": Country("RSD", 117, "+381", "slavic"),
    "RW": Country("RWF", 1450, "+250", "african"), "SE": Country("SEK", 11, "+46", "nordic"),
    "SG": Country("SGD", "1.5", "+65", "east asian"), "SI": Country("EUR", 1, "+386", "slavic"),
    "SK": Country("EUR", 1, "+421", "slavic"), "SN": Country("XOF", 655, "+221", "african"),
    "TH": Country("THB", 38, "+66", "east asian"), "TN": Country("TND", 3, "+216", "arabic"),
    "TR": Country("TRY", 40, "+90", "turkish"), "TW": Country("TWD", 35, "+886", "east asian"),
    "TZ": Country("TZS", 2900, "+255", "african"), "UA": Country("UAH", 45, "+380", "slavic"),
    "UG": Country("UGX", 4100, "+256", "african"), "US": Country("USD", 1, "+1", "british"),
    "UY": Country("UYU", 45, "+598", "iberian"), "VN": Country("VND", 28000, "+84", "east asian"),
    "ZA": Country("ZAR", 20, "+27", "african"), "ZW": Country("USD", 1, "+263", "african"),
}  # fmt: skip
"""By ISO 3166."""

_ZONES = {
    "Africa": "Addis_Ababa ET Accra GH Cairo EG Casablanca MA Dakar SN Dar_es_Salaam TZ Harare ZW Johannesburg ZA "
    "Kampala UG Kigali RW Lagos NG Nairobi KE Tunis TN",
    "America": "Argentina/Buenos_Aires AR Argentina/Cordoba AR Bogota CO Buenos_Aires AR Chicago US Denver US "
    "Guayaquil EC Halifax CA Jamaica JM La_Paz BO Lima PE Los_Angeles US Mexico_City MX Montevideo UY New_York US "
    "Santiago CL Sao_Paulo BR Toronto CA Vancouver CA",
    "Asia": "Amman JO Bangkok TH Beirut LB Colombo LK Dubai AE Ho_Chi_Minh VN Jakarta ID Jerusalem IL Karachi PK "
    "Kathmandu NP Kolkata IN Kuala_Lumpur MY Manila PH Muscat OM Seoul KR Shanghai CN Singapore SG Taipei TW "
    "Tbilisi GE Tehran IR Tokyo JP",
    "Atlantic": "Azores PT Canary ES Faroe FO Madeira PT Reykjavik IS",
    "Australia": "Adelaide AU Brisbane AU Hobart AU Melbourne AU Perth AU Sydney AU",
    "Europe": "Amsterdam NL Athens GR Belgrade RS Berlin DE Bratislava SK Brussels BE Bucharest RO Budapest HU "
    "Copenhagen DK Dublin IE Helsinki FI Istanbul TR Kyiv UA Lisbon PT Ljubljana SI London GB Madrid ES Malta MT "
    "Oslo NO Paris FR Prague CZ Riga LV Rome IT Sofia BG Stockholm SE Tallinn EE Vienna AT Vilnius LT Warsaw PL "
    "Zagreb HR Zurich CH",
    "Pacific": "Auckland NZ",
}  # fmt: skip
_OF_ZONE = {
    f"{area}/{name}": code
    for area, line in _ZONES.items()
    for name, code in zip(line.split()[::2], line.split()[1::2], strict=True)
}
_ELSEWHERE = Country("EUR", 1, "+49", "german")


def country(phone: Phone) -> Country:
    """The country of a phone, told by its time zone; one with euros where that is not known."""
    code = _OF_ZONE.get(phone.zone.key)
    return _COUNTRIES[code] if code else _ELSEWHERE


def money(phone: Phone, amount: Amount, currency: str = "") -> Money:
    """An amount in the phone's currency, or in another one; what is money already stays as it is."""
    if isinstance(amount, Money):
        return amount
    return Money.of(amount, currency or country(phone).currency)


def worth(phone: Phone, euros: int | str, currency: str = "") -> Money:
    """About what a price in euros is there, as shops would write it."""
    level = Decimal(country(phone).level)
    price = Decimal(euros) * level
    if level < 10:
        return Money.of(price, currency or country(phone).currency)
    step = Decimal(10) ** (len(str(int(price))) - 2)
    return Money.of((price / step).to_integral_value() * step, currency or country(phone).currency)
