"""The words of `theatre-is-next-thursday`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, day, person, words

TODAY, EVENING = date(2027, 4, 15), date(2027, 4, 22)
RIGHT = day(EVENING, today=TODAY)
TICKETS, FILM = "tickets-row-F.pdf", "matinee-2-seats.pdf"
WRONG_DAY = words(
    "see you tonight", "see you there tonight", "see you later", "see you soon", "on my way", "meet* tonight",
    "meet* you tonight", "meet* her tonight", "come* tonight", "go tonight", "to tonight", "confirm tonight",
    "29 April", "the 29th", "23 April", "the 23rd", "Friday", "tomorrow",
)  # fmt: skip

SLOTS = {
    "Noor": person("Noor Haddad", aliases=("her",)),
    "the right evening": RIGHT,
    "the ticket": words("ticket", "booking", "theatre's mail", TICKETS),
    "that it is sent": words("send", "sending", "forward*", "attach*", "share", "pass on"),
}  # fmt: skip
AVOIDS = {
    "the evening": any_of(WRONG_DAY, "that you are on your way", "that you're on your way"),
    "who does something": words("cab", "taxi", "call the theatre", "write to the theatre", "exchange",
                                "change the booking", "matinee"),
}  # fmt: skip
