"""The words of `library-wants-back-what-joel-has`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import Phrase, any_of, count, day, person, words
from pare_scenarios.pairing import following

TODAY = date(2027, 3, 1)
SALT, _OTHERS = words("Salt Ledger"), (words("Footpaths", "Maroon Footpaths"), words("Port", "A Port Remembers"))
TWO = any_of(count(*_OTHERS, at_least=2), words("other two", "two others", "both others", "other books", "2 others",
    "the two", "remaining two", "both other", "other ones"))  # fmt: skip
RENEW = words("renew*", "extend*", "extension", "prolong*", "keep")
SALT_RENEWED = any_of(following(RENEW, SALT, within=2), words("renew all", "all three", "renew my three books"))
_BACK_BY = any_of(*(day(date(2027, 3, at), today=TODAY) for at in (6, 7, 8)))
BOOK: Phrase = any_of(SALT, words("recalled book", "the book", "library book", "book"))
ASKS = words("back", "return*", "bring", "need", "recall*", "give", "drop", "have", "get", "collect", "fetch", "pick*")
PAYS = words("I will pay", "I'll pay", "pay the fine", "charge me", "fine is fine")

SLOTS_1 = {
    "Joel": person("Joel Mensah"),
    "what he has": BOOK,
    "renewing": RENEW,
    "the other two": TWO,
}  # fmt: skip
AVOIDS_1 = {
    "who has it": words("ask Priya", "tell Priya", "message Priya", "from Priya", "Priya for"),
    "what is renewed": SALT_RENEWED,
}  # fmt: skip
SLOTS_2 = {
    "a reminder": words("remind*", "to-do"),
    "the book": BOOK,
    "the day": _BACK_BY,
}  # fmt: skip
AVOIDS_2 = {
    "what stays": words("all three books", "for all books", "move your library reminder to 8",
                        "move the library reminder to 8", "instead of the 15th"),
}  # fmt: skip
