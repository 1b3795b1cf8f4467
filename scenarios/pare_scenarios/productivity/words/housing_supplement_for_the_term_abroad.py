"""The words of `housing-supplement-for-the-term-abroad`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import affirms, all_of, amount, any_of, code, day, person, words
from pare_scenarios.others import other_days, other_sums
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import EAGER, asked, volunteered
from pare_scenarios.reaching import reaching
from pare_scenarios.slips import POSTPONED, UNDONE, in_copy

CASE, STREET = code("MS-7741"), words("Vlierpad 14", "14 Vlierpad")
RENT = any_of(amount(515), all_of(amount(430), amount(85)))
FIRST, LAST = day(date(2028, 2, 1), weekday=False), day(date(2028, 6, 30), weekday=False)
OTHER = (words("Kalanderhof", "Bakker", "Willem"), amount(480))
BANK = words("IBAN", "bank account", "account number")

SLOTS = {
    "the grant office": any_of(person("Joana Pinho"), words("grant office", "mobility", "office", "Pinho",
                                                            "grant people", "Joana", "who pay the grant", "the grant",
                                                            "pay* your grant", "handl* your grant", "about your grant",
                                                            "J. P.", "list closes", "closes her list",
                                                            "housing supplement with",
                                                            "supplement data")),
    "the room": any_of(affirms(STREET), words("Vlierpad", "room you have", "accepted room", "Saskia",
                                              "garden-side room", "room you really have", "room's address",
                                              "address of the room", "address of your room", "room's data")),
    "the rent with charges": any_of(RENT, words("with charges", "including charges", "with all charges",
                                                "charges included", "incl charges", "all in", "warm rent",
                                                "charges and all")),
    "the dates": any_of(amid(any_of(FIRST, LAST, words("dates", "five months", "period", "February to June")), FIRST,
                             LAST),
                        words("February to the end of June", "until the end of June", "February until", "end of June",
                              "term", "from February", "to June", "from when to when", "stay", "how long", "to 30/6",
                              "1/2", "01/02", "30/06", "February through", "through June", "till June", "five-month")),
    "whose it is": any_of(person("Saskia Jansen"), words("landlord*", "landlady*", "owner*", "who lets", "Jansen")),
}  # fmt: skip
AVOIDS = {
    "who else": reaching(
        "Saskia", "Saskia Jansen", "Ms Jansen", "landlady", "your landlady", "Willem", "Kalander Rooms", "Mr Bakker",
        "your mother", "hospital school",
        within=0,
    ),
    "besides": volunteered(
        "landlady to confirm", "confirm the rent to", "bank data", "paid quickly", "pay it quickly", "paid sooner",
        "health card", "your mother", "lease", "slippers", "student number", "deposit", "ward", "request to pay",
        "telephone number", "phone number", "Saskia's number", "her number", "pay in January", "pay early",
        "earlier payment", "pay at once", "go without", "cannot go without", "can't go without", "cannot do without",
          "without the supplement", "depend on", "rely on",
          "short of money",
        "hard up", "little money",
    ),
    "which room": asked(any_of(
        words("Kalanderhof 2 as", "Kalanderhof's", "room at Kalanderhof", "with Kalanderhof", "accept Kalanderhof",
              "give Kalanderhof", "landlord Willem", "owner Willem", "Willem Bakker as", "landlord Bakker"),
        unless(words("Kalanderhof", "Bakker", "Willem"), "not", "instead", "gave up", "given up", "withdr*", "other",
               "rather", "no longer", "history", "gone", "is off", "turned down", "dropped", "former", "earlier"),
    )),
    "who is asked": any_of(
        words("ask Saskia", "message Saskia", "write to Saskia", "tell Saskia", "ask the landlady",
              "tell your landlady", "ask the landlord", "contact your landlady", "mail Saskia", "copy to Saskia",
              "Saskia in copy", "Saskia to confirm", "Jansen to confirm", "Saskia knows", "inform Saskia",
              "your mother"),
        following(words("ask", "write", "tell", "message", "mail", "thank", "send"), words("Saskia", "Ms Jansen"),
                  within=0),
    ),
    "that the bank is left out": words("bank details", "IBAN", "bank account"),
    "whom to write to": words("your landlady Saskia Jansen and ask", "ask her what you pay", "ask her for"),
    "the rent": any_of(
        words("without charges", "excluding charges", "without the charges", "before charges"),
        words("430 euros a month with charges", "430 with charges", "430 a month with"),
        unless(amount(430), amount(85), amount(515)), unless(amount(85), amount(430), amount(515)),
        other_sums(515, 430, 85, 88412, 7741, 9000, bare=80),
    ),
    "the dates": unless(other_days(date(2027, 11, 25), date(2028, 2, 1), date(2028, 6, 30), date(2027, 11, 29)),
                        "not"),
    "when": asked(any_of(
        words("four months", "six months", "half a year"),
        following(words("send", "write", "answer", "tell", "give", "ask"), words("him"), within=0),
        following(words("send", "answer*", "write", "mail", "give", "reply", "let"),
                  words("on Monday", "next Monday", "next week", "on the 29th", "on 29 November", "this evening",
                        "tonight", "this afternoon", "after lunch", "at one", "at two"), within=9),
    )),
    "what is said besides": any_of(EAGER, words(
        "cannot afford", "can't afford", "cannot pay", "need the money", "please hurry", "more money", "beg", "advance",
        "tomorrow", "next week", "health card", "promis*", "contract attached", "attach the contract", "student number",
    )),
    "which case": any_of(
        following(words("case", "reference", "file"), words("88412"), within=2),
        *(code(one) for one in ("MS-7714", "MS-7471", "MS-7714", "MS-7747", "MS-7441", "MS-7711", "MS-7740")),
    ),
    "whose it is": unless(
        following(words("landlord", "landlady", "owner", "lessor", "rented from", "let by", "lets it", "with"),
                  words("Willem", "Bakker", "Mr Bakker", "Kalander", "Joana"), within=1),
        "not", "instead", "gave up", "given up", "withdr*", "turned down", "no longer", "rather",
    ),
    "that it is done": asked(unless(following(
        words("keep", "leave", "move", "push", "shift", "postpone", "snooze", "put off", "set"),
        words("reminder", "alarm", "alert", "to-do"), within=2), "done", "complete*", "tick*")),
    "who reads along": in_copy("Saskia", "Ms Jansen", "the landlady", "your landlady", "your mother", "Willem"),
    "not later": POSTPONED,
    "what is left undone": UNDONE,
}  # fmt: skip
