"""The words of `library-wants-back-what-joel-has`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import Phrase, any_of, count, day, person, words
from pare_scenarios.others import other_days
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import EAGER, asked, volunteered
from pare_scenarios.reaching import reaching
from pare_scenarios.slips import POSTPONED, UNDONE

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
                                                  "lent it", "lent to", "lent on", "with a friend", "passed it on",
                                              "friend of yours has", "friend of hers has", "friend has it",
                                              "is with Joel", "at a friend's", "Mensah has", "has the third",
                                              "has the other"),
    "who else": reaching("Priya", "Mum", "mother", "tutor", "other reader"),
    "besides": volunteered(
        "half the fine", "share the fine", "pay part", "his fine", "chapters", "essay", "Harbour Lives back",
        "umbrella", "buy the book", "new copy", "waiting reader", "reserve",
    ),
    "who has it": words("ask Priya", "tell Priya", "message Priya", "from Priya", "Priya for", "write to Priya",
                        "your mum", "text Priya", "Priya to", "ask her", "write her", "tell her",
                        "text her", "message her"),
    "who renews": any_of(
        following(words("Joel"), words("renew*", "extend*"), within=0), words("library for Salt",
            "library for the ledger"),
        following(words("other two", "two others", "others"), words("come back", "go back", "back on", "returned"),
                  within=1),
        words("time for Salt", "Priya renew*", "have Priya", "longer for Salt", "your name down", "put you on the list",
              "queue for it", "Joel to keep", "Joel keeps"),
    ),
    "by when": asked(following(
        any_of(SALT, words("back", "book", "return it", "ledger", "bring it")), words("by", "until", "before", "on"),
        any_of(*(day(date(2027, 3, at), weekday=False) for at in (15, 29, 9, 10))), within=2)),
    "what he has": asked(any_of(unless(words("Harbour Lives"), "Priya", "not"),
                          following(words("Joel"), words("for", "give", "bring", "back"), any_of(*_OTHERS), within=2))),
    "what is renewed": any_of(SALT_RENEWED, words("all your books", "all of your books", "all my books")),
    "what is told": any_of(EAGER, PAYS, following(
        words("tell", "explain", "mention", "add*"), words("lent", "Joel has"), within=7), words(
        "lent their book", "that Joel has it", "that Joel has their", "he pays", "pay the fine", "pays the fine",
        "pay any fine", "buy a replacement", "buy another copy", "apolog*", "waive", "promis*", "ask for more time",
        "keep Salt Ledger longer", "a cab", "fetch it yourself", "for the 200", "and the 200", "cover the fine",
        "for the fine", "would owe", "dollars from him",
    )),
    "the days": other_days(TODAY, *_MARCH),
    "when": words("tomorrow", "next week"),
    "who is named to them": any_of(
        following(words("give", "send", "pass", "tell", "mail", "hand", "forward", "name"),
                  words("library", "desk", "them", "librarian"),
                  words("Joel", "Joel's", "his name", "his number", "his address", "who has it"), within=1),
        words("to the library so that they can", "Joel's name", "Joel's number", "Joel's address",
          "his name and number",
              "press him", "press Joel directly", "chase him directly", "ask him directly", "straight to the library"),
    ),
    "who brings it where": asked(any_of(
        following(words("Joel", "him"), words("to take", "to return", "to bring", "to hand", "to drop"),
                  words("to the library", "to Crossroads", "to the desk", "there himself"), within=6),
        words("to keep Salt Ledger", "keep the ledger", "keep Salt", "let Joel finish", "finish reading",
              "Joel to renew", "take back the other two", "bring back the other two", "return the other two",
              "return the others"),
    )),
    "not later": POSTPONED,
    "until when he has it": asked(following(
        any_of(SALT, words("ledger", "recalled book")),
        any_of(*(day(date(2027, 3, at), weekday=False) for at in (9, 10, 11, 12, 15, 22, 29))), within=1)),
    "what is left undone": UNDONE,
    "no more time for it": asked(following(
        words("days more", "more days", "longer", "extra days", "more time", "few days", "another week", "extension"),
        words("for Salt", "for the ledger", "with Salt", "for the recalled", "with the ledger"), within=1)),
    "to whom it goes": asked(following(
        words("Joel", "him"), words("hand", "take", "return", "bring", "drop", "give"),
        words("at the library", "in at", "at the desk", "into the library"), within=5)),
}  # fmt: skip
SLOTS_2 = {
    "a reminder": words("remind*", "to-do", "nudge*", "alert", "alarm", "phone ring", "prompt*", "jog*", "ping"),
    "the book": amid(any_of(BOOK, words("ledger", "recalled")), words("letterbox", "crossroads", "opening hours",
        "noon",
                                                                      "counter")),
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
    "which book": unless(following(words("take", "bring", "return", "hand in", "carry"), any_of(*_OTHERS), within=2),
                         "stay*", "leave", "keep", "remain*", "untouched"),
    "what is not done": following(
        words("complete", "tick", "tick off", "check off", "close", "cross off", "delete", "drop", "finish"),
        words("Library books", "library reminder", "old one", "old reminder", "one of the 15th", "three books"),
        within=2),
    "which one moves": any_of(words("moved to the 8th", "moved to 8 March", "moved to Monday", "move the one",
                                    "thank Joel"),
                           following(words("15th", "15 March"), words("to the 8th", "to 8 March", "to Saturday",
                               "moved"),
                                     within=1)),
    "whose": words("Joel a reminder", "remind Joel", "reminder for Joel", "nudge Joel", "Joel's reminder"),
    "the days": other_days(TODAY, *_MARCH),
    "what else": any_of(EAGER, _TO_LIBRARY, words("ask Priya", "tell Priya", "chase Joel", "Negril", "pay the fine",
                                                  "promis*", "ask Joel to bring it to the library", "for Joel")),
    "whose book": words("Harbour Lives", "your own book", "good umbrella"),
    "not before it is there": asked(words("tomorrow", "on Thursday", "on Wednesday", "on Friday at noon",
                                          "Friday morning", "this afternoon", "tonight")),
    "what it is about": asked(any_of(
        following(words("remind*", "reminder", "nudge", "alarm", "alert"),
                  words("ask Joel", "write Joel", "chase Joel", "text Joel", "thank Joel", "call Joel", "ask him"),
                  within=8),
        following(words("write", "tell", "text", "ask", "message", "mail"), words("Joel", "him"), within=0),
    )),
    "what keeps ringing": asked(following(
        words("complete", "tick off", "tick", "close", "delete", "cross off", "finish"), words("reminder"), within=2)),
}  # fmt: skip
