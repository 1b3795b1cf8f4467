"""The words of `overdue-invoice-new-accounts-person`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import amount, any_of, code, day, person, words

MONDAY, DUE = date(2027, 11, 22), date(2027, 11, 8)
OVERDUE, NEXT = code("2027-31"), code("2027-33")
LATE = any_of(day(DUE, today=MONDAY), words("two weeks", "14 days", "a fortnight", "overdue since"))
THREATS = words("late fee", "interest", "penalty", "lawyer", "court", "collection", "surcharge", "10 percent")

SLOTS = {
    "who pays now": any_of(person("Saskia Bakker"), words("new accounts", "who does accounts")),
    "the invoice": any_of(OVERDUE, amount(640), words("overdue invoice", "due on 8 November")),
    "that it is reminded of": words("remind*", "chas*", "ask*", "writ*", "mail*", "email*", "follow*",
                                    "report*", "tell", "send", "point out", "nudge"),
    "the card": words("card", "contact*", "address book"),
}  # fmt: skip
AVOIDS = {
    "who pays now": words("write to Ruben", "mail Ruben", "email Ruben", "remind Ruben", "ask Ruben",
                          "ask Femke", "tell Femke", "write to Femke", "remind Femke", "answer Femke",
                          "reply to Femke", "cc Femke"),
    "which invoice": any_of(NEXT, amount(280), words("both invoices", "all open invoices", "920")),
    "that it is polite": THREATS,
}  # fmt: skip
