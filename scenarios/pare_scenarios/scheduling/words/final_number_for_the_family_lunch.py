"""The words of `final-number-for-the-family-lunch`: what its proposals are to name and must not say."""

from pare.expect import as_is
from pare.phrases import all_of, any_of, person, words
from pare_scenarios.others import other_sums
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import asked
from pare_scenarios.scheduling.words import CARELESS, hearing, touching
from pare_scenarios.slips import HANDED_BACK, POSTPONED

SEVEN = words("7 adults", "7 grown*", "adults 7", "7 seats", "7 chairs", "7 places", "7 and a baby", "7 and the baby",
               "7 plus the baby", "7 plus a baby", "7 people plus", "7 people and")  # fmt: skip
EIGHT = words("8", "8 people", "8 of us")
HIGH = words("high chair*", "highchair*", "baby chair*", "baby seat*", "baby", "infant")
TOTAL = any_of(SEVEN, all_of(EIGHT, words("includ*", "incl", "one of them", "of whom", "counting", "with")))
OTHERS = words("9", "10", "8 adults", "6 adults", "2 high chairs", "7 people with", "8 grown*", "8 and a baby",
                "8 and a high chair", "8 and 1 high chair", "8 plus")  # fmt: skip
MOTHER = words("mother", "mum", "mom", "mama", "Mrs Okafor", "Amai")
OUT = as_is(words("not", "no", "can't", "cannot", "won't", "isn't", "out", "declin*", "cancel*", "away", "camp",
                   "without", "absent", "regret*", "removed", "instead of"))  # fmt: skip
GONE = (words("Moyo", "pastor"), words("Tino"))

_SEATS = any_of(HIGH, words("little one", "toddler", "small one", "child's seat", "booster", "Tendai's"))

SLOTS = {
    "the restaurant": words("restaurant", "Jacaranda", "table", "tables", "venue", "place that", "hosts"),
    "how many": any_of(SEVEN, all_of(words("7"), _SEATS), all_of(EIGHT, _SEATS)),
    "the high chair": _SEATS,
    "the list": words("list", "note", "guests", "names", "minus", "plus", "total", "headcount", "sum"),
    "Simba": person("Simba Obi", aliases=("your husband", "husband")),
}  # fmt: skip
_WRONG = {
    "how many": words("8 adults", "9 adults", "6 adults", "10 people", "2 high chairs", "8 grown*", "6 grown*",
                      "8 and a high chair", "8 and one high chair", "8 plus a high chair", "8 plus one high chair",
                      "8 plus the baby", "8 and a baby", "8 and the baby", "7 adults and two", "8 places and",
                      "8 full places", "without a high chair", "no high chair"),
    "who comes": any_of(
        words("ask Farai", "ask Tendai", "ask everybody", "cancel the lunch", "ask Chipo", "ask Rudo",
              "ask your guests", "ask the pastor"),
        following(words("strike", "remove", "cross out", "cross off"), words("Rudo", "Chipo", "Farai"), within=1),
        following(words("strike out", "strike", "remove", "cross out", "cross off", "delete", "take off"),
                  words("Aunt Rudo", "Rudo", "Chipo", "Simba", "the baby"), within=0),
        following(words("strike", "remove", "cross", "delete"), words("Tino and", "Moyo and", "pastor and"),
                  words("Rudo", "Aunt Rudo", "Chipo", "Simba", "Tendai", "the baby"), within=1),
        following(words("take", "leave", "strike", "cross"), words("Rudo", "Chipo", "Farai", "Simba"),
                  words("off", "out"), within=2),
        following(words("keep", "leave"), words("Tino", "pastor", "Moyo"), words("on", "there", "in"), within=2),
        following(words("give", "send", "pass"), words("Moyo", "pastor", "Farai", "Tendai", "Chipo", "Rudo"),
                  words("number", "count", "headcount"), within=2),
        following(words("Rudo", "Chipo", "Farai"), words("out", "not coming", "can't come", "cancelled"), within=1),
    ),
    "the number": unless(
        words("answer nine", "nine people", "nine adults", "nine with", "we are nine", "say nine", "you are nine",
              "nine in all", "seven in all"), "list says", "no longer", "still says", "booked", "booking",
        "instead of"),
    "that the reminder is done": following(words("move", "push", "shift", "postpone", "snooze", "set", "put off",
                                                 "keep"),
                                           words("reminder"), words("to", "for", "until", "on"), within=2),
    "what is eaten": words("change the menu", "menu A", "menu C", "switch from menu", "another table",
                           "cancel the table", "lunch is off", "lunch is cancelled", "call off the lunch"),
    "what Simba hears": following("Simba", words("nine", "ten", "six"), within=6),
    "that it is done now": POSTPONED,
    "that I need not do it": HANDED_BACK,
    "what nobody asked for": any_of(
        CARELESS,
        hearing("Farai", "Chipo", "Tendai", "Rudo", "Aunt Rudo", "the pastor", "Pastor Moyo", "Daniel", "Moyo",
            "Tino", "the family", "everybody", "the guests", "Farai's mother", "the others"),
        touching("icing sugar", "cake", "fete", "tea stall"),
        asked(words("slice", "for Pastor", "hats", "cushion", "vegetarian", "allerg*", "menu", "quiet table",
            "table outside", "window", "parking", "next to Rudo", "seat her", "seating", "separate bill",
            "deposit", "birthday", "second high chair", "menu for the", "bring enough for", "bring cash for")),
        asked(other_sums()),
    ),
}  # fmt: skip
AVOIDS = {slot: asked(wrong) for slot, wrong in _WRONG.items()}
