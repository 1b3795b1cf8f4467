"""The words of `theatre-is-next-thursday`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.communication.words import CARELESS, itself, reaching
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.slips import OFFER, POSTPONED, waiting

TODAY, EVENING = date(2027, 4, 15), date(2027, 4, 22)
RIGHT = day(EVENING, today=TODAY)
TICKETS, FILM = "tickets-row-F.pdf", "matinee-2-seats.pdf"
WRONG_DAY = words(
    "see you tonight", "see you there tonight", "see you later", "see you soon", "on my way", "meet* tonight",
    "meet* you tonight", "meet* her tonight", "come* tonight", "go tonight", "to tonight", "confirm tonight",
    "29 April", "the 29th", "23 April", "the 23rd", "Friday", "tomorrow",
)  # fmt: skip

WAITS = any_of(POSTPONED, waiting())
SLOTS = {
    "Noor": any_of(person("Noor Haddad", aliases=("her",)), words("your friend", "she")),
    "the right evening": any_of(RIGHT, words("week from today", "week from tonight", "in seven days", "in a week",
                                             "week from now", "week later", "next Thursday", "a week too early",
                                             "seven days", "22/4", "22.4")),
    "the ticket": amid(
        words("ticket", "booking", "theatre's mail", TICKETS, "sheet", "page", "her seat", "PDF", "row F",
              "the mail from the", "mail of the theatre", "printout"),
        "Monday", "on Monday",
    ),
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
        "pay for her", "dinner before", "drink before", "meet at")),
    "company": words("keep her company", "come over", "pick her up", "fetch her", "drink instead", "walk instead",
        "do something else tonight", "another play", "ask for her money", "your half", "sit apart", "better row",
        "row E"),
    "that it is not tonight": any_of(
        unless(
            following(words("message*", "tell*", "text*", "write*", "let", "confirm*", "remind*"),
                      words("is tonight", "is today", "tonight at", "today at", "this evening at"), within=6),
            "think*", "believ*", "wrong", "mix*", "instead",
        ),
        following(words("22 April", "22nd", "next Thursday"), words("is off", "is cancelled", "falls through"),
            within=1),
        following(words("tell*", "ask*"), words("Noor", "her"), words("to wait", "to meet", "to hurry"),
                  within=0),
        following(words("move*", "shift*", "chang*", "delet*", "cancel*"), words("the play", "Goldoni", "entry",
            "event"),
                  within=2),
    ),
    "how she hears of it": any_of(
        unless(words("by mail that", "by email that"), "message", "text"),
        following(words("message*", "tell*", "write*", "text*"), words("Noor", "her"),
                  words("at nine", "once she's at", "once she is at", "when she is there", "when she's there",
                      "when she arrives", "once she arrives", "when the posters", "once the posters",
                      "after the posters", "later", "after nine",
                        "tomorrow", "after dinner"), within=1),
        following(words("mail", "email", "e-mail"), words("Noor", "her"),
                  words("that the", "that it", "that you", "that Goldoni", "the right day", "the right date"),
                      within=0),
        words("ring Noor", "phone Noor", "call Noor", "ring her", "phone her",
              "voice message"),
    ),
    "who gets the ticket": any_of(
        following(words("send*", "forward*", "return*", "mail*", "share"),
                  words("to the theatre", "to the box office", "to yourself", "to your own", "to the printer",
                        "to the studio", "to the cinema"), within=4),
        following(words("keep", "hold"), words("ticket", "her seat"), within=2),
        words("her calendar", "her diary", "hand her the ticket", "at the entrance next", "by post", "your copy"),
    ),
    "that nobody waits": words("running late", "you are late", "you're late", "a bit late", "a little late", "delayed",
        "you are coming", "you're coming", "start without you", "why you"),
    "that you both go": words("can't come tonight", "cannot come tonight", "can't make it tonight", "goes alone",
        "go alone",
        "without you", "somebody else goes", "give your seat"),
    "that the ticket is sent now": any_of(
        following(words("ticket", "her seat", "sheet", "her page"),
                  words("from you", "at the entrance", "at the door", "at the theatre", "in person", "on the evening",
                        "that evening", "on the night", "when you meet", "when you see her"), within=3),
        following(words("hand*", "bring*", "give*", "leav*"), words("her", "ticket", "Noor"),
                  words("at the entrance", "at the door", "in person", "that evening", "on the 22nd", "next Thursday"),
                  within=4),
        words("ticket tomorrow", "ticket later", "ticket can wait", "ticket next week", "ticket on Thursday",
              "ticket on Wednesday"),
    ),
    "that it is done now": any_of(
        WAITS,
        following(words("at nine, when", "at nine, once", "after nine", "after the posters", "once the posters",
                        "when the posters", "later tonight", "after the risotto", "at seven, when", "at seven, over",
                        "tomorrow morning"),
                  OFFER, within=5),
    ),
}  # fmt: skip
