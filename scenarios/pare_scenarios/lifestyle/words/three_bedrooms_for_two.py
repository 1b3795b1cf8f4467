"""The words of `three-bedrooms-for-two`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import amount, any_of, clock, day, person, words
from pare_scenarios.pairing import following

MONDAY, THURSDAY = date(2027, 1, 18), date(2027, 1, 21)
RATA = words("Rata Lane", "Rata")
TWO = words("two bedroom", "2 bedroom", "two-bedroom", "2-bedroom", "two room", "2 room", "2-room", "two bed", "2 bed",
             "three to two", "3 to 2")  # fmt: skip

SLOTS_1 = {
    "the application": words("application", "Tui Road", "Tui"),
    "that it is withdrawn": words("withdraw*", "cancel*", "pull out", "retract*", "take back"),
    "the search": words("search", "alert", "criteria"),
    "for two": TWO,
    "what two can pay": amount(670),
    "Mei": person("Mei Liao"),
    "the small flat": RATA,
}  # fmt: skip
AVOIDS_1 = {
    "what two can pay": any_of(amount(690), amount(1050), amount(700)),
    "what is wanted": words("third flatmate", "new flatmate", "replacement for Sefa", "someone else for",
                            "apply for Rata", "application for Rata", "Kowhai Rise"),
}  # fmt: skip
SLOTS_2 = {
    "the flat": RATA,
    "the viewing": words("viewing", "view", "see", "visit", "look at", "appointment", "book", "slot"),
    "the day": day(THURSDAY, today=MONDAY),
    "the time": clock(18),
}  # fmt: skip
AVOIDS_2 = {
    "the time": any_of(
        following(day(THURSDAY, today=MONDAY), clock(17), within=2), "Saturday at", "viewing on Wednesday",
        "viewing on Saturday", "Rata Lane on Saturday", "Rata Lane 2 on Wednesday",
    ),
    "what is wanted": words("apply for", "send an application", "submit an application", "Kowhai Rise"),
}  # fmt: skip
