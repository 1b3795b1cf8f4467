"""The words of `two-children-one-parents-evening`: what its proposals are to name and must not say."""

from pare.phrases import all_of, any_of, clock, none_of, person, words
from pare_scenarios.pairing import following, paired, unless
from pare_scenarios.scheduling.words import hearing

SAMIR, ZAINAB = words("Samir", "Palmer"), words("Zainab", "Calder")
WHOSE = (SAMIR, clock(16, 40)), (ZAINAB, clock(17, 25))
BOTH = paired(*WHOSE)
OTHERS = unless(
    any_of(clock(17, 10), clock(17, 50), clock(17), clock(18, 10), "another day"),
    "other families", "other slots", "other times", "others", "the rest", "not need*", "don't need",
)  # fmt: skip

_BOY = words("Samir", "Palmer", "son", "boy", "brother", "elder", "older")
_GIRL = words("Zainab", "Calder", "daughter", "girl", "little one", "sister", "younger", "little sister")
_SWAPPED = words(
    *(f"Palmer {link} {girl}" for link in ("for", "about", "on") for girl in ("Zainab", "your daughter")),
    *(f"Calder {link} {boy}" for link in ("for", "about", "on") for boy in ("Samir", "your son")),
    "Zainab with Ms Palmer", "Samir with Mr Calder", "Zainab at Ms Palmer*", "Samir at Mr Calder*",
    "Zainab to Ms Palmer", "Samir to Mr Calder", "Zainab (Palmer", "Samir (Calder", "only Zainab*", "only Samir*",
)  # fmt: skip

SLOTS = {
    "a time for each child": all_of(
        any_of(BOTH, paired((_BOY, clock(16, 40)), (_GIRL, clock(17, 25)))), clock(16, 40), clock(17, 25),
        none_of(_SWAPPED, following(words("move", "moving", "postpone", "push", "delay", "skip", "cancel"),
                                       words("dance class", "dance", "dancing", "helpdesk shift"), within=2),
                hearing("the dance class", "the dance teacher", "your team", "your boss", "the canteen")),
    ),
    "the school": words("school", "Moorside", "the office", "the teachers", "secretary"),
    "my calendar": words("calendar", "diary", "agenda", "note both", "both down", "entries", "note them"),
    "Nasrin": person("Nasrin Hussain", aliases=("your wife", "their mother", "wife")),
}  # fmt: skip
