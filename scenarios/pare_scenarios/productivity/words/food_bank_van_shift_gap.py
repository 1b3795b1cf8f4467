"""The words of `food-bank-van-shift-gap`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import clock, day, person, words
from pare_scenarios.pairing import amid

TODAY, SATURDAY = date(2027, 4, 15), date(2027, 4, 17)
DAY = day(SATURDAY, today=TODAY)
THE_CAMILA, MARKET, DEPOT = person("Camila Reyes"), words("market"), words("depot")

SLOTS_1 = {
    "Camila": THE_CAMILA,
    "that she is asked": words("ask*", "message*", "text", "check with", "write", "request", "see if",
                               "contact", "invite*"),
    "Saturday": amid(DAY, clock(8), clock(12), clock(10), day(date(2027, 4, 16))),
    "the job": words("load*", "van", "shift", "crates", "stand in", "lift*"),
}  # fmt: skip
SLOTS_2 = {
    "Camila": THE_CAMILA,
    "the rota": words("rota", "schedule", "note"),
    "the event": words("calendar", "event", "guest*", "attendee*", "invit*", "appointment"),
    "Jorge": person("Jorge Medina"),
    "the market": MARKET,
}  # fmt: skip
AVOIDS_2 = {
    "where she waits": words("at the depot, where", "meet him at the depot", "wait at the depot"),
    "which Saturday": words("24 April as well", "both Saturdays", "the 24th as well", "all Saturdays"),
}  # fmt: skip
