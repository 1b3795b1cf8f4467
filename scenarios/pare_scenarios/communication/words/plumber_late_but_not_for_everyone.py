"""The words of `plumber-late-but-not-for-everyone`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, words
from pare_scenarios.communication.words import CARELESS, reaching
from pare_scenarios.pairing import following, paired, unless, unmixed

WEDNESDAY = day(date(2027, 11, 10), today=date(2027, 11, 9))
KARIMI, PETROV = words("Karimi", "Reza"), words("Petrov", "Elena")
NO_VISIT = following(words("call off", "cancel"), WEDNESDAY, within=1)
MONEY = any_of(
    unless(words("price*", "charge*"), "same", "stays", "unchanged", "as agreed", "no extra"),
    words("discount*", "refund*", "free of charge", "double"),
)

MR_KARIMI = words("Karimi", "Reza", "cylinder*", "Uplands")
MS_PETROV = words("Petrov", "Elena", "tap*", "Mumbles")
SLOTS = {
    "an hour for each": paired((MR_KARIMI, clock(8, 30)), (MS_PETROV, clock(14, 30))),
    "Mr Karimi's day": any_of(WEDNESDAY, words("tomorrow", "10th", "tenth")),
    "the calendar": words("calendar", "diary", "entr*", "appointments", "jobs", "both bookings", "rearrange*",
                          "reschedul*", "move both", "move them", "shift both", "move the two", "slots", "planner",
                          "day plan", "pair of them", "schedule", "bookings"),
}  # fmt: skip
AVOIDS = {
    "Mr Obi": any_of(
        words("tell* Mr Obi", "warn* Mr Obi", "message Mr Obi", "and Mr Obi", "move Mr Obi", "Obi at 17*", "tell Obi",
              "warn Obi", "text Obi", "let Obi", "let Mr Obi", "text Mr Obi", "write to Mr Obi", "tell Emeka",
              "warn Emeka", "text Emeka", "let Emeka", "write to Emeka", "message Emeka", "ask Mr Obi", "ask Emeka",
              "offer Mr Obi", "all three"),
        following(words("tell*", "warn*", "text*", "message*", "inform*"), words("Petrov", "Elena"), words("Obi",
                "Emeka"), within=3),
    ),
    "the hours": any_of(
        unmixed((MR_KARIMI, clock(14, 30)), (MS_PETROV, clock(8, 30))),
        following(MS_PETROV, any_of(clock(14), clock(15, 30), clock(16, 30), clock(17)), within=4),
        following(MR_KARIMI, any_of(clock(9), clock(7, 30), clock(9, 30)), within=6),
    ),
    "money": any_of(MONEY, words("percent off", "per cent off", "rebate", "cheaper", "off the bill", "less to pay",
                                 "10 off")),
    "who is to blame": any_of(
        following(words("tell*", "explain*", "write*", "say*", "inform*", "let"),
                  words("Freya", "Sketty Green", "Calder*"), within=7),
        words("tell Carys", "ask Carys", "tell Solberg", "move Solberg", "collect the order later",
              "cancel the pick-up"),
    ),
    "who else": reaching("Obi", "Emeka", "Freya", "Carys", "Solberg", "Tawe", "the supplier"),
    "besides": any_of(CARELESS, words("pounds", "quid", "off for the", "goodwill", "call-out", "waive*", "Thursday",
        "Friday", "next week", "because of Freya", "burst", "another plumber", "colleague to", "send somebody else",
        "free check", "hour may slip", "invoice")),
    "why you are late": words("valve burst", "Freya's valve", "Freya's house", "emergency at", "flooded", "a leak at",
        "at another customer*", "another customer's", "with Obi", "for free", "extra work", "next job",
        "deposit"),
}  # fmt: skip
