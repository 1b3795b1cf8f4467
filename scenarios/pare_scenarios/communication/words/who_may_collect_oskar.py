"""The words of `who-may-collect-oskar`: what its proposals are to name and must not say."""

from pare.phrases import any_of, clock, words
from pare_scenarios.pairing import following

PASSWORD = words("hedgehog", "hedgehogs")
FETCH = words("collect*", "fetch*", "pick*", "get Oskar", "go to the nursery", "go for Oskar", "take Oskar",
               "bring Oskar")  # fmt: skip
CAB = words("cab", "taxi", "car", "driver", "ride")
AT = any_of(*(clock(16, minute) for minute in range(35, 60)), *(clock(17, minute) for minute in range(6)))
_LATE = any_of(*(clock(17, minute) for minute in range(10, 30)))
_HERS = words("Renate", "Jonas's mother", "mother-in-law")

SLOTS_1 = {
    "whom to ask": _HERS,
    "that she is asked": words("ask", "text", "message*", "write", "check with", "contact"),
    "what for": any_of(FETCH, words("Oskar", "nursery")),
}  # fmt: skip
AVOIDS_1 = {
    "whom to ask": words("ask Birgit", "ask Jonas", "Renate and Birgit", "Birgit and Renate", "or Birgit",
                         "Birgit or", "message Birgit", "text Birgit", "Jonas to fetch",
                         "Jonas to collect", "both grandmothers", "Birgit lives", "ask Birgit",
                             "mother Birgit", "your mother could"),
    "the work": words("leave the audit", "tell Clemens that you", "tell your boss"),
}  # fmt: skip
SLOTS_2 = {
    "the cab": CAB,
    "who rides": _HERS,
    "the nursery is told": any_of(following(
        words("tell", "write", "writing", "inform", "let", "message*", "mail", "email", "notify", "text"),
        words("nursery", "Hazel"), within=4,
    ), words("announce her", "announce ... to the team", "to the team", "staff", "tell the teachers",
        "the teachers", "Kita", "register her")),
    "where to": words("home", "Kranichweg", "your place", "your flat", "back", "stop at", "on to", "via"),
}  # fmt: skip
AVOIDS_2 = {
    "who rides": words("Oskar alone", "Birgit to", "with Birgit"),
    "when the cab comes": following(CAB, _LATE, within=2),
    "who knows the password": words("nursery the password", "password to the nursery"),
}  # fmt: skip
