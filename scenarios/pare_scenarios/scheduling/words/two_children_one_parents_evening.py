"""The words of `two-children-one-parents-evening`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import all_of, any_of, clock, count, day, none_of, person, words
from pare_scenarios.pairing import following, paired, unless
from pare_scenarios.plainly import asked
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

_SHIFTED = following(
    words("move", "moving", "postpone", "push", "delay", "skip", "cancel", "shorten", "cut"),
    words("dance class", "dance", "dancing", "helpdesk shift", "helpdesk", "your shift"),
    within=2,
)
_LATER = following(
    words("write to", "mail", "answer", "tell", "let", "reply to"),
    words("Moorside Primary", "Moorside", "school's office", "school office", "school", "office", "Nasrin"),
    words("on Wednesday", "tomorrow afternoon", "on Thursday that", "on Thursday morning", "on Friday",
          "tomorrow evening", "later"), within=1,
)  # fmt: skip
_OTHER_DAY = any_of(*(day(date(2027, 3, one), weekday=False) for one in (10, 12, 18, 25)))
_BY_HERSELF = following("Nasrin", words("takes", "goes to", "sees"), any_of(clock(16, 40), "Samir", "Palmer"), within=2)
_AMISS = asked(any_of(
    following(_GIRL, any_of(clock(17, 10), clock(17, 50), clock(16, 50)), within=3),
    following(any_of(clock(17, 10), clock(17, 50), clock(16, 50)), words("for Zainab", "for your daughter"), within=0),
    following(_BOY, any_of(clock(17), clock(18, 10)), within=3),
    following(words("Nasrin", "your wife"), words("that she takes Samir", "takes Samir", "to take Samir",
        "you take Zainab",
                                                  "Samir is hers", "she goes to Samir*"), within=4),
))  # fmt: skip
_WITHOUT_HER = as_is(words("needn't come", "need not come", "doesn't have to come", "does not have to come",
                           "not to come", "doesn't need to come", "does not need to come", "isn't needed",
                           "is not needed", "won't be needed", "can stay at work"))  # fmt: skip
_ELSEWHERE = words("to the canteen", "the canteen knows", "Moorside Canteen", "both talks alone",
                   "manage both", "talks by yourself", "talks on your own", "Nasrin to go to Samir*",
                   "Nasrin to be at Samir*",
                   "Nasrin to come to Samir*", "Nasrin to take Samir*", "Nasrin goes to Samir*",
                   "Nasrin to see Ms Palmer",
                   "ask Ms Palmer for a", "ask Mr Calder for a", "ask Ms Palmer to", "ask Mr Calder to",
                   "ask the teachers",
                   "ask the office for a", "ask the school for a", "ask the school to", "ask the office to",
                   "Nasrin that she needn't come", "Nasrin that she doesn't have to come", "Nasrin she needn't come",
                   "both on Wednesday", "Zainab on Wednesday", "both on Friday", "Zainab on Friday")  # fmt: skip

SLOTS = {
    "a time for each child": all_of(
        any_of(BOTH, paired((_BOY, clock(16, 40)), (_GIRL, clock(17, 25)))), clock(16, 40), clock(17, 25),
        count(_BOY, _GIRL, words("parent*", "evening", "both", "talk*"), at_least=0),
        none_of(_SWAPPED, _SHIFTED, _ELSEWHERE, _LATER, _OTHER_DAY, _BY_HERSELF, _WITHOUT_HER, _AMISS,
                hearing("the dance class", "the dance teacher", "your team", "your boss", "the canteen", "her boss",
                        "Nasrin's boss", "the pharmacy", "her pharmacy", "the helpdesk", "your colleagues",
                        "the children", "your employer", "her colleagues")),
    ),
    "the school": words("school", "Moorside", "the office", "the teachers", "secretary"),
    "my calendar": words("calendar", "diary", "agenda", "note both", "both down", "entries", "note them"),
    "Nasrin": person("Nasrin Hussain", aliases=("your wife", "their mother", "wife")),
}  # fmt: skip
