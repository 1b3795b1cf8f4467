"""The words of `car-policy-runs-on-unless-cancelled`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import affirms, any_of, code, day, person, words
from pare_scenarios.pairing import amid

TODAY, LAST = date(2027, 11, 30), date(2027, 12, 31)
CAR, HOME = code("K-20931"), code("K-20932")
ENDS = words("cancel*", "terminat*", "end", "ends", "notice", "not renew*", "don't renew", "not be renewed", "stop",
              "not extend*", "not to renew", "not continue", "withdraw", "expire")  # fmt: skip
YEARS_END = any_of(day(LAST, weekday=False), words("end of the year", "end of December", "year's end"))
AT_ONCE = words("immediate effect", "effective immediately", "ends immediately", "as of today", "effective today",
                 "end it today", "effect from today")  # fmt: skip
BANK = words("IBAN", "bank account", "account number", "refund to")
ABOUT = words("Tarnavo", "confirm*", "cancel*", "notice", "K-20931", "insurance", "policy")
_KNOWN = (day(TODAY), day(date(2028, 1, 1)), day(date(2027, 12, 7)))

SLOTS = {
    "the car's policy": any_of(affirms(CAR), words("car policy", "car insurance", "car's policy", "motor "
                               "policy", "policy for the car", "car contract", "car at Tarnavo")),
    "that it is cancelled": words("cancel*", "terminat*", "notice", "end"),
    "the end of the year": any_of(amid(YEARS_END, *_KNOWN), words("ends with the year",
        "when December does", "with December", "close of the year", "last day of the year",
        "last day of December", "year end", "new year", "turn of the year", "31/12", "Dec 31")),
    "Ivana": any_of(person("Ivana Marinov"), words("wife")),
    "a reminder": words("remind*", "alert", "follow up", "follow-up"),
}  # fmt: skip
AVOIDS = {
    "the home": words("cancel both", "both policies to", "terminate both", "cancel the home", "cancel your "
                      "home", "and the home policy", "leave Tarnavo altogether", "and K-20932 at"),
    "that December is insured": AT_ONCE,
    "where it is said": words("write to Rila", "tell Rila", "mail Rila", "ask Rila", "call Tarnavo"),
    "the home too": words("home's K-20932", "K-20932 along", "both of them", "home along"),
}  # fmt: skip
