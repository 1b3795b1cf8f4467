"""The words of `theatre-is-next-thursday`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.communication.words import CARELESS, itself, reaching

TODAY, EVENING = date(2027, 4, 15), date(2027, 4, 22)
RIGHT = day(EVENING, today=TODAY)
TICKETS, FILM = "tickets-row-F.pdf", "matinee-2-seats.pdf"
WRONG_DAY = words(
    "see you tonight", "see you there tonight", "see you later", "see you soon", "on my way", "meet* tonight",
    "meet* you tonight", "meet* her tonight", "come* tonight", "go tonight", "to tonight", "confirm tonight",
    "29 April", "the 29th", "23 April", "the 23rd", "Friday", "tomorrow",
)  # fmt: skip

SLOTS = {
    "Noor": any_of(person("Noor Haddad", aliases=("her",)), words("your friend", "she")),
    "the right evening": any_of(RIGHT, words("week from today", "week from tonight", "in seven days", "in a week",
                                             "week from now", "week later", "next Thursday", "a week too early",
                                             "seven days", "22/4", "22.4")),
    "the ticket": words("ticket", "booking", "theatre's mail", TICKETS, "sheet", "page", "her seat", "PDF", "row F",
                        "the mail from the"),
    "that it is sent": words("send", "sending", "forward*", "attach*", "share", "pass on", "mailbox", "inbox",
                             "goes to her", "email*", "mail her"),
}  # fmt: skip
AVOIDS = {
    "the evening": any_of(
        WRONG_DAY, words("that you are on your way", "that you're on your way", "21 April", "the 21st", "15 April at",
                         "next Wednesday", "in two weeks", "6 May", "20 April"),
        clock(19, 30), clock(20, 30),
    ),
    "who does something": itself(words(
        "cab", "taxi", "call the theatre", "write to the theatre", "exchange", "change the booking", "matinee",
        "Cinema", "Aurora", "18 April", FILM,
        "book a table", "reserve a table", "a table for", "invite", "risotto", "ask Giulia", "tell Giulia",
        "message Giulia", "to Giulia", "dinner tonight", "sell", "print it for", "both tickets to the", "scold",
        "a drink tonight",
    )),
    "who else hears": reaching("Giulia", "the theatre", "the box office", "Teatro", "the cinema"),
    "besides": any_of(CARELESS, words("consol*", "risotto", "change* to tonight", "seats can be", "changed to",
        "swap the tickets", "refund", "new tickets", "cinema", "film", "your ticket too", "both tickets",
        "pay for her", "owes you", "dinner before", "drink before", "meet at")),
    "company": words("keep her company", "come over", "pick her up", "fetch her", "drink instead", "walk instead",
        "do something else tonight", "another play", "ask for her money", "your half", "sit apart", "better row",
        "row E"),
}  # fmt: skip
