"""The words of `overdue-invoice-new-accounts-person`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import amount, any_of, code, day, person, words
from pare_scenarios.others import other_days, other_sums, other_times
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import EAGER, asked, volunteered
from pare_scenarios.reaching import reaching

MONDAY, DUE = date(2027, 11, 22), date(2027, 11, 8)
OVERDUE, NEXT = code("2027-31"), code("2027-33")
LATE = any_of(day(DUE, today=MONDAY), words("two weeks", "14 days", "a fortnight", "overdue since"))
THREATS = words("late fee", "interest", "penalty", "lawyer", "court", "collection", "surcharge", "10 percent")

SLOTS = {
    "who pays now": any_of(person("Saskia Bakker"), words("new accounts", "who does accounts", "successor",
                                                          "who keeps the books", "keeps Groenhoek's books",
                                                          "accounts department", "new bookkeeper", "who took over")),
    "the invoice": any_of(OVERDUE, amount(640), words("overdue invoice", "due on 8 November", "number 31",
                                                      "late invoice", "late one", "autumn window", "unpaid invoice",
                                                      "open since", "due two weeks ago", "overdue one")),
    "that it is reminded of": words("remind*", "chas*", "ask*", "writ*", "mail*", "email*", "follow*", "report*",
                                    "tell", "send", "point out", "point ... out", "nudge", "note to", "line to",
                                    "draw*", "mention"),
    "the card": words("card", "contact*", "address book", "entry", "her address", "reach her", "Groenhoek accounts",
                      "swap*", "record", "where Ruben stands", "phone book"),
}  # fmt: skip
AVOIDS = {
    "who else": reaching("Femke", "Ruben", "Mr Visser", "library", "girlfriend", "boss"),
    "besides": volunteered(
        "more pink", "more apricot", "interest will", "next order", "stop working", "within a week",
        "new invoice", "wreath", "delete Ruben", "delete the old", "2027-33 too", "December one as well",
        "both of them", "pause the", "magnolia*", "pay immediately",
    ),
    "who pays now": any_of(
        words("email Ruben", "ask Femke", "tell Femke",
              "write to Femke", "remind Femke", "answer Femke", "reply to Femke", "cc Femke", "Ruben in copy",
              "copy to Femke", "answer the automatic", "reply to the automatic"),
        unless(following(words("remind", "mail", "write", "ask", "tell", "send"), words("Ruben", "Femke", "Mr Visser"),
                         within=0), "successor", "took over", "follower"),
    ),
    "which invoice": asked(any_of(NEXT, amount(280), words("both invoices", "all open invoices", "920", "2027-32",
                                                           "2027-29",
                                                     "2027-30", "wreath", "all invoices"), other_sums(640, bare=500))),
    "that it is polite": any_of(THREATS, words("charge extra", "stop working", "last warning", "reminder fee", "demand",
                                               "deadline of", "legal", "insist")),
    "when": any_of(words("this afternoon", "tomorrow", "tonight", "this evening", "after noon", "after lunch",
                         "next week", "at the end of"), other_times(12, 9, (9, 15)),
                   other_days(MONDAY, DUE, date(2027, 12, 6))),
    "what else": any_of(EAGER, words("apricot", "magnolia", "pink", "mark it as paid", "delete Ruben's mails",
                                     "new terms", "pay in advance", "bank details", "IBAN", "call her", "phone her")),
}  # fmt: skip
