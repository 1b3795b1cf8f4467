"""The words of `housing-supplement-for-the-term-abroad`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import affirms, all_of, amount, any_of, code, day, person, words
from pare_scenarios.pairing import amid

CASE, STREET = code("MS-7741"), words("Vlierpad 14", "14 Vlierpad")
RENT = any_of(amount(515), all_of(amount(430), amount(85)))
FIRST, LAST = day(date(2028, 2, 1), weekday=False), day(date(2028, 6, 30), weekday=False)
OTHER = (words("Kalanderhof", "Bakker", "Willem"), amount(480))
BANK = words("IBAN", "bank account", "account number")

SLOTS = {
    "the grant office": any_of(person("Joana Pinho"), words("grant office", "mobility", "office", "Pinho")),
    "the room": any_of(affirms(STREET), words("Vlierpad", "room you have", "accepted room", "Saskia")),
    "the rent with charges": any_of(RENT, words("with charges", "including charges", "with all charges",
                                                 "charges included", "incl charges")),
    "the dates": any_of(amid(any_of(FIRST, LAST, words("dates", "five months", "period",
        "February to June")),
                      FIRST, LAST), words("February to the end of June", "until the end of June",
                          "February until", "end of June", "term", "from February", "to June",
                          "from when to when", "stay")),
    "whose it is": any_of(person("Saskia Jansen"), words("landlord*", "landlady*", "owner*")),
}  # fmt: skip
AVOIDS = {
    "which room": words("Kalanderhof 2 as", "Kalanderhof's", "room at Kalanderhof", "with Kalanderhof",
                        "accept Kalanderhof", "give Kalanderhof"),
    "who is asked": words("ask Saskia", "message Saskia", "write to Saskia", "tell Saskia",
                          "ask the landlady",
                          "tell your landlady", "ask the landlord", "contact your landlady"),
    "that the bank is left out": words("bank details", "IBAN"),
    "whom to write to": words("your landlady Saskia Jansen and ask", "ask her what you pay", "ask her for"),
    "the rent": words("430 euros a month with charges", "430 with charges", "430 a month with"),
}  # fmt: skip
