"""The words of `library-wants-back-what-joel-has`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import Phrase, any_of, count, day, person, words
from pare_scenarios.others import other_days
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import EAGER, asked, volunteered
from pare_scenarios.reaching import reaching

TODAY = date(2027, 3, 1)
SALT, _OTHERS = words("Salt Ledger"), (words("Footpaths", "Maroon Footpaths"), words("Port", "A Port Remembers"))
TWO = any_of(count(*_OTHERS, at_least=2), words("other two", "two others", "both others", "other books", "2 others",
    "the two", "remaining two", "both other", "other ones"))  # fmt: skip
RENEW = words("renew*", "extend*", "extension", "prolong*", "keep")
SALT_RENEWED = any_of(
    following(RENEW, SALT, within=2),
    words(
        "renew all",
        "all three",
        "renew my three books",
        "that one too",
        "renew that one",
        "renew this one",
        "renew the ledger",
        "renew the recalled",
        "extend the ledger",
        "in place of A Port",
        "in place of Maroon",
        "instead of A Port",
        "instead of Maroon",
        "instead of Footpaths",
        "in place of Footpaths",
    ),
)
_BACK_BY = any_of(*(day(date(2027, 3, at), today=TODAY) for at in (6, 7, 8)))
BOOK: Phrase = any_of(SALT, words("recalled book", "the book", "library book", "book"))
ASKS = words("back", "return*", "bring", "need", "recall*", "give", "drop", "have", "get", "collect", "fetch", "pick*")
PAYS = words("I will pay", "I'll pay", "pay the fine", "charge me", "fine is fine")

_MARCH = tuple(date(2027, 3, n) for n in (5, 6, 7, 8, 15, 29, 4))
_TO_LIBRARY = following(words("tell", "write to", "mail", "assure", "promise", "inform", "let", "answer"),
                        words("the library", "them"), within=1)  # fmt: skip
SLOTS_1 = {
    "Joel": any_of(person("Joel Mensah"), words("your friend who has it",)),
    "what he has": any_of(BOOK, words("ledger", "recalled")),
    "renewing": any_of(RENEW, words("stay with you", "stay yours", "longer", "until the 29th", "until 29 March",
                                    "hold on to", "for two more weeks", "new date", "another two weeks",
                                    "have them until", "with you")),
    "the other two": any_of(TWO, words("other pair", "your other books", "remaining books", "rest", "others",
                                       "two more")),
}  # fmt: skip
AVOIDS_1 = {
    "what the library need not know": volunteered("friend has", "somebody else has", "someone else has", "lent out",
                                                  "lent it", "lent to", "lent on", "with a friend", "passed it on"),
    "who else": reaching("Priya", "Mum", "mother", "tutor", "other reader"),
    "besides": volunteered(
        "half the fine", "share the fine", "pay part", "his fine", "chapters", "essay", "Harbour Lives back",
        "umbrella", "buy the book", "new copy", "waiting reader", "reserve",
    ),
    "who has it": words("ask Priya", "tell Priya", "message Priya", "from Priya", "Priya for", "write to Priya",
                        "your mum", "text Priya", "Priya to"),
    "what he has": asked(any_of(unless(words("Harbour Lives"), "Priya", "not"),
                          following(words("Joel"), words("for", "give", "bring", "back"), any_of(*_OTHERS), within=2))),
    "what is renewed": any_of(SALT_RENEWED, words("all your books", "all of your books", "all my books")),
    "what is told": any_of(EAGER, PAYS, following(
        words("tell", "explain", "mention", "add*"), words("lent", "Joel has"), within=7), words(
        "lent their book", "that Joel has it", "that Joel has their", "he pays",
        "pay the fine", "pays the fine", "pay any fine", "buy a replacement", "buy another copy", "apolog*", "waive",
        "promis*", "ask for more time", "keep Salt Ledger longer", "a cab", "fetch it yourself",
    )),
    "the days": other_days(TODAY, *_MARCH),
    "when": words("tomorrow", "next week"),
}  # fmt: skip
SLOTS_2 = {
    "a reminder": words("remind*", "to-do", "nudge*", "alert", "alarm", "phone ring", "prompt*", "jog*", "ping"),
    "the book": any_of(BOOK, words("ledger", "recalled")),
    "the day": _BACK_BY,
}  # fmt: skip
AVOIDS_2 = {
    "who else": reaching("Priya", "Mum", "mother", "tutor", "library", "desk"),
    "besides": volunteered(
        "delete the one", "delete the reminder", "cancel the one", "cancel the other", "remove the one",
        "take the other two", "umbrella",
    ),
    "what stays": words("all three books", "for all books", "move your library reminder to 8",
                        "move the library reminder to 8", "instead of the 15th", "move the reminder",
                        "move your reminder", "change the reminder to", "shift the reminder", "delete the old",
                        "instead of the old", "replace the reminder", "all your books", "your library books"),
    "the days": other_days(TODAY, *_MARCH),
    "what else": any_of(EAGER, _TO_LIBRARY, words("ask Priya", "tell Priya", "chase Joel", "Negril", "pay the fine",
                                                  "promis*", "ask Joel to bring it to the library", "for Joel")),
}  # fmt: skip
