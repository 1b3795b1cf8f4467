"""The words of `food-bank-van-shift-gap`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.others import other_days
from pare_scenarios.pairing import amid, unless
from pare_scenarios.plainly import EAGER, asked, volunteered
from pare_scenarios.reaching import reaching

TODAY, SATURDAY = date(2027, 4, 15), date(2027, 4, 17)
DAY = day(SATURDAY, today=TODAY)
THE_CAMILA, MARKET, DEPOT = person("Camila Reyes"), words("market"), words("depot")

SLOTS_1 = {
    "Camila": any_of(THE_CAMILA, words("third reserve", "third on your reserve*", "third on your list")),
    "that she is asked": words("ask*", "message*", "text", "check with", "write", "request", "see if", "contact",
                               "invite*", "find out", "whether", "sound out", "approach", "would she", "if she'd",
                               "if she", "could she", "query", "win", "line"),
    "Saturday": amid(DAY, clock(8), clock(12), clock(10), day(date(2027, 4, 16))),
    "the job": words("load*", "van", "shift", "crates", "stand in", "lift*", "carry*", "help Jorge", "Diego's place",
                     "Diego's job", "replace Diego", "jump in", "cover for Diego", "instead of Diego", "for Diego"),
}  # fmt: skip
SLOTS_2 = {
    "Camila": THE_CAMILA,
    "the rota": words("rota", "schedule", "note", "sheet", "roster", "plan", "shift list", "list"),
    "the event": words("calendar", "event", "guest*", "attendee*", "invit*", "appointment", "diary", "entry"),
    "Jorge": any_of(person("Jorge Medina"), words("the driver", "your driver")),
    "the market": any_of(MARKET, words("flower stall*", "the flowers", "flower stands")),
}  # fmt: skip
AVOIDS_2 = {
    "who else": reaching("Pilar", "Santiago", "Rafael", "volunteers", "printer", "reserves", "Diego"),
    "besides": volunteered(
        "plan her", "also on the 24th", "for the 24th", "24th too", "both weekends", "off the reserve*",
        "off the list of reserves", "Rafael up", "flowers for", "get well", "her mother's", "driven home",
        "drive her home",
    ),
    "where she waits": any_of(
        words("at the depot, where", "meet him at the depot", "wait at the depot", "at her mother's", "her home"),
        unless(DEPOT, "not", "instead", "rather", "than", "from", "first", "leave*", "before"),
    ),
    "which Saturday": asked(any_of(
        words("24 April as well", "both Saturdays", "the 24th as well", "all Saturdays", "24th too"),
        other_days(TODAY, *(date(2027, 4, n) for n in (16, 17, 24))),
        unless(day(date(2027, 4, 24), today=TODAY), "stays", "as planned", "not", "all right"),
    )),
    "who loads": asked(words("Rafael", "Santiago", "Pilar", "Jorge's place", "for Jorge", "Jorge out",
                             "instead of Jorge")),
    "what is sent": any_of(EAGER, words(
        "to the printer already", "to the printer now", "send the rota", "print the rota", "rota to the printer",
        "mail the printer", "all volunteers", "all the volunteers", "everybody", "the reserves that", "other reserves",
        "tell Diego that he", "off the reserves", "take her off the reserve", "a cab",
    )),
}  # fmt: skip
