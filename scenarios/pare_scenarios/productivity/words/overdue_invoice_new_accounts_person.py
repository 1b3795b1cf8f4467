"""The words of `overdue-invoice-new-accounts-person`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import address, amount, any_of, code, day, person, words
from pare_scenarios.others import other_days, other_sums, other_times
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import EAGER, asked, volunteered
from pare_scenarios.reaching import reaching
from pare_scenarios.slips import POSTPONED, UNDONE

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
                                    "word to", "friendly word", "in today's run", "To Saskia", "Dear Saskia", "hear*",
                                    "draw*", "mention"),
    "the card": any_of(address("saskia.bakker@groenhoek.example.com"), unless(words("card", "contact*",
      "address book", "entry", "her address", "reach her",
                             "Bakker's address", "Saskia's address", "Bakker's mail", "Saskia's mail",
                               "her mail address",
                             "Groenhoek accounts", "swap*", "record", "where Ruben stands", "phone book"),
                       "Femke's card", "card of Femke", "Femke's entry", "Femke's contact", "Femke's record",
                       "Femke's address", "designer's card", "card of the designer")),
}  # fmt: skip
AVOIDS = {
    "who else": reaching("Femke", "Ruben", "Mr Visser", "library", "girlfriend", "boss"),
    "besides": volunteered(
        "more pink", "more apricot", "interest will", "next order", "stop working", "within a week", "new invoice",
        "wreath", "delete Ruben", "delete the old", "2027-33 too", "December one as well", "both of them", "pause the",
        "magnolia*", "pay immediately",
    ),
    "who pays now": any_of(
        words("email Ruben", "ask Femke", "tell Femke", "write to Femke", "remind Femke", "answer Femke",
              "reply to Femke", "cc Femke", "Ruben in copy",
              "copy to Femke", "answer the automatic", "reply to the automatic"),
        unless(following(words("with"), words("Ruben", "Femke", "Mr Visser"), within=0), "successor", "instead"),
        unless(following(any_of(OVERDUE, amount(640), words("reminder", "invoice")),
                         words("to Ruben", "to Femke", "to Mr Visser"), within=2), "successor", "instead", "went",
                         "sent"),
        unless(following(words("remind", "mail", "write", "ask", "tell", "send"), words("Ruben", "Femke", "Mr Visser"),
                         within=0), "successor", "took over", "follower"),
    ),
    "which invoice": asked(any_of(
        following(any_of(OVERDUE, amount(640)), day(date(2027, 12, 6), weekday=False), within=4),
        NEXT, amount(280), words("both invoices", "all open invoices", "920", "2027-32", "2027-29",
                                                     "2027-30", "wreath", "all invoices"), other_sums(640, bare=500))),
    "that it is polite": any_of(THREATS, words("charge extra", "stop working", "last warning", "reminder fee", "demand",
                                               "deadline of", "legal", "insist", "stop the work", "until they pay",
                                               "no more work", "hold back",
                                                 "last date", "final date")),
    "when": any_of(words("this afternoon", "tomorrow", "tonight", "this evening", "after noon", "after lunch",
                         "next week", "at the end of"), other_times(12, 9, (9, 15)),
                   other_days(MONDAY, DUE, date(2027, 12, 6))),
    "the card": any_of(
        words("Femke's address", "Femke's mail address", "Femke's email", "Femke on the card", "Femke on the accounts",
              "delete ... card",
              "remove ... card", "delete the contact", "delete Groenhoek", "drop the card", "Visser's address back"),
        following(words("put", "keep", "leave", "save"), words("Ruben"), within=1),
        words("Femke's card", "Femke's entry", "Femke's contact", "designer's card"),
    ),
    "who has left": following(words("remind", "write to", "mail", "ask", "tell", "send"), words("him"), within=0),
    "who else reads it": words("Femke in copy", "copy to Femke", "Femke in cc", "copying Femke", "Femke copied",
                               "Femke a copy", "copy for Femke", "Ruben a copy", "copy to Ruben",
                               "forward it to Femke"),
    "that it is open": words("as paid", "to paid", "paid in your note", "paid in the note", "mark ... settled"),
    "what else": any_of(EAGER, words("apricot", "magnolia", "pink", "mark it as paid", "delete Ruben's mails",
                                     "new terms", "pay in advance", "bank details", "IBAN", "call her", "phone her")),
    "that it stays the sum": any_of(
        asked(words("percent off", "per cent off", "% off", "five percent", "ten percent", "rebate", "discount*",
                    "reduction", "price cut", "off if it", "cheaper", "instalments", "half of it", "half now",
                    "pay later", "no hurry", "whenever it suits", "new due date", "credit note")),
        asked(following(words("move", "put", "extend", "push", "leave"), words("due date", "deadline", "to December"),
                        within=2)),
    ),
    "that she is told": asked(following(
        words("thank", "welcome", "congratulate"), words("Saskia", "Ms Bakker", "her"), within=0)),
    "not later": POSTPONED,
    "that it is now": asked(words("next Monday", "on Tuesday", "on Wednesday", "on Thursday", "on Friday",
                                  "Monday next", "in a week", "in two weeks", "for the next run", "next run",
                                  "at the next", "at one", "at two", "after the run", "once the run")),
    "what is left undone": UNDONE,
    "whose card it stays": asked(words(
        "Ruben's address would stay", "Ruben's address stays", "Ruben's stays", "Ruben's would stay", "Ruben's remains",
        "card stays", "card remains", "card as it is", "leave the card", "keep the card", "Ruben on the card")),
}  # fmt: skip
