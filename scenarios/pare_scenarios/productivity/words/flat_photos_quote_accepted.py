"""The words of `flat-photos-quote-accepted`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import amount, any_of, clock, day, person, words
from pare_scenarios.others import other_days, other_sums, other_times
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import EAGER, asked, outright, volunteered
from pare_scenarios.reaching import reaching
from pare_scenarios.slips import POSTPONED

TODAY, THURSDAY = date(2027, 4, 20), date(2027, 4, 29)
DAY = day(THURSDAY, today=TODAY)
ELEVEN, _TEN = clock(11), clock(10)
PLACE, OTHER = words("Lua 9"), words("Lua 19")
AT_TEN = unless(_TEN, words("not", "instead", "rather", "first", "moved", "changed", "originally"))
OPTION = words("option B", "package B", "variant B", "B")
OTHER_PRICES = any_of(amount(140), amount(290), words("discount", "invoice attached", "free of charge"))

SLOTS = {
    "who gets it": any_of(person("Ines Tavares"), words("the client", "your client", "the agent", "customer")),
    "what was taken": any_of(OPTION, amount(190), words("option", "package", "what she chose", "her choice")),
    "the place": any_of(
        PLACE, words("number 9", "no 9", "three-room*", "Lua nine"), words("smaller flat", "Travessa da Lua", "Lua")
    ),
    "when": amid(any_of(ELEVEN, DAY), clock(10), clock(0), clock(17, 30), day(TODAY)),
    "in writing": words("confirm*", "in writing", "mail*", "email*", "e-mail", "written", "reply", "writ*"),
    "the calendar": words("calendar", "event", "appointment", "enter", "diary", "agenda", "schedule"),
    "the list of jobs": words("note", "list", "jobs", "job note", "under April", "note the shoot"),
    "her card": amid(words("card", "contact*", "address book", "number", "save her", "phone book", "her name",
                           "save Ines",
                      "phonebook", "store her"),
        words("create", "make", "new", "add", "file", "proper", "under", "texts", "midnight", "tonight", "job", "key")),
}  # fmt: skip
AVOIDS = {
    "when it is done": POSTPONED,
    "who else": asked(reaching("Nuno", "owner", "owners", "tenants", "dentist")),
    "besides": volunteered(
        "short film", "thrown in", "throw in", "for the key", "bring the key", "pick up the key",
        "fetch the key", "parking", "cab there", "both flats", "second shoot", "next flat", "pays late",
        "pay at once", "pay in advance", "cheaper",
    ),
    "when": asked(any_of(AT_TEN, following(words("at"), clock(13), within=0), unless(other_times(11, 10, 13, (17, 30),
        15, (23, 59)), "dentist", "midnight"), unless(
        other_days(TODAY, THURSDAY, date(2027, 4, 7)), "a week from Thursday", "week on Thursday", "Thursday week",
        "Thursday after next", "Thursday of next week", "a week after"))),
    "the place": asked(any_of(OTHER, words("number 19", "no 19", "five-room*", "bigger flat", "larger flat",
                                           "both flats",
                                     "Moinho", "Calçada"))),
    "the price": any_of(OTHER_PRICES, other_sums(190, bare=100), words(
        "for free", "film of package", "throw in", "package C", "option C", "option A", "package A", "invoice",
        "deposit", "prepay*", "half of it", "film", "plus travel", "plus VAT",
        "plus expenses", "plus costs", "travel costs", "extra charge", "surcharge")),
    "that it is taken": words("decline*", "turn down", "turn it down", "refuse*", "reject*", "say no"),
    "how she is told": following(
        words("confirm*", "write", "writing", "send", "reply", "answer"),
        words("by text", "by sms", "by text message", "by message", "in the chat", "as a text", "a text message"),
        within=6,
    ),
    "until when": volunteered("tomorrow", "on Wednesday", "after midnight", "later this week"),
    "who gets it": words("Nuno", "Pinho", "the owner"),
    "what else": any_of(EAGER, asked(following(
        words("move", "shift", "postpone", "cancel", "reschedule", "change", "put off"), words("dentist"), within=3,
    )), words("move your dentist", "move the dentist", "dentist to", "cancel the dentist",
                                     "the other flat", "second flat", "other flat", "book a cab",
                                     "remind her")),
    "which option": words("confirm A to", "confirm C to", "A for 190", "A at 190", "C for 190", "C at 190", "A to Ines",
                          "C to Ines", "variant A", "variant C", "choose A", "new quote", "another quote"),
    "where it stands": asked(any_of(
        outright(following(
            words("leave", "keep"), words("list", "calendar", "contacts", "note", "card", "jobs", "number"),
            words("later", "as it is", "as they are", "alone", "open", "out", "until"), within=3)),
        words("under March", "in March", "March list", "Nuno's line", "Pinho's line", "Nuno's card", "Pinho's card",
              "list later", "calendar later", "contacts later", "card later", "for later"),
        as_is(words("without the calendar", "without the list", "without the card", "not in the list",
                    "not in the calendar", "no need to save", "no card", "no entry")),
    )),
    "that it is sure": asked(any_of(
        words("ask Ines", "ask her whether", "ask her if", "ask the client", "check with Ines", "tentative*",
              "provisional*", "reserve it", "pencil it", "offer Ines", "propose to Ines", "ask whether"),
        as_is(words("not confirm", "without confirming", "not yet confirm")),
    )),
    "that the hour is fixed": asked(words("to be agreed", "hour open", "time open", "hour later", "or ten", "or eleven",
                                          "if it suits", "approximately", "roughly", "around eleven", "about eleven")),
}  # fmt: skip
