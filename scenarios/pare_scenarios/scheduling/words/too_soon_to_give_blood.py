"""The words of `too-soon-to-give-blood`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import clock, day, words
from pare_scenarios.pairing import amid

TODAY, EARLY, TRIP, RIGHT = date(2027, 4, 27), date(2027, 5, 3), date(2027, 5, 13), date(2027, 5, 20)
THE_RIGHT = day(RIGHT, today=TODAY)
THE_EARLY, DURING = day(EARLY, today=TODAY), day(TRIP, today=TODAY)
BLOOD = words("blood", "donat*", "donor")

SLOTS = {
    "20 May": amid(THE_RIGHT, THE_EARLY, DURING, day(date(2027, 3, 4), today=TODAY), clock(17), clock(16, 30),
                   clock(12)),
    "the donation": words("blood", "donat*", "donor*", "service"),
    "the answer": words("answer*", "repl*", "accept*", "tak*", "confirm*", "writ*", "tell*", "book*",
                        "choos*", "mail", "email", "reserv*", "pick*", "let them know", "respond*"),
    "the calendar": words("calendar", "diary", "event", "entry", "enter*", "block", "schedule"),
    "the reminder": words("remind*", "tick*", "to-do", "task"),
}  # fmt: skip
AVOIDS = {
    "the date": words(
        "accept Monday", "take Monday", "accept 3 May", "take 3 May", "confirm 3 May", "confirm Monday",
        "the suggested date", "take 13 May", "accept 13 May", "Thursday 13 May at", "book 13 May",
        "reply with 13 May", "to Monday 3", "for Monday 3", "for 3 May", "for Thursday 13", "for 13 May",
    ),
    "the trip": words("leave the trip", "cancel the trip", "move the trip", "miss the trip"),
}  # fmt: skip
