"""The words of `house-emergency-list-plumber`: what its proposals are to name and must not say."""

from pare.phrases import any_of, number, person, words
from pare_scenarios.others import other_sums
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import EAGER, asked, outright, volunteered
from pare_scenarios.reaching import reaching

OLD, NEW = "+65 8555 0121", "+65 8555 0142"
PLUMBER = any_of(person("Wei Hsu"), number(NEW), words("nephew", "new plumber"))
BOOKED = words("I have called him", "I called him", "he will come", "he comes", "booked him", "appointment")

_OTHERS = ("0133", "0169", "0174", "0100", "6555 0177", "6555 0199")
SLOTS = {
    "the new plumber": any_of(PLUMBER, words("successor", "new man", "Hsu", "sister's son")),
    "the contacts": words("contact*", "card", "address book", "your phone", "phone book", "store*", "save*",
                          "phonebook"),
    "the list": words("list", "note", "emergency numbers", "house numbers", "sheet", "water line", "plumber's line",
                      "emergency page", "notice", "line of"),
    "Salma": any_of(person("Salma Rahman"), words("flat 9", "number 9", "night-shift", "neighbour", "with the tap",
                                                  "dripping tap", "kitchen tap", "lady with", "tenant with")),
}  # fmt: skip
AVOIDS = {
    "who else": reaching(
        "Helena", "flat 4", "Sunita", "tenants", "other flats", "eleven other flats", "eleven others", "Mr Liao",
        "Liao", "everybody", "whole house", "residents",
    ),
    "besides": volunteered(
        "so do the", "other flats", "eleven flats", "spare key", "let him in", "let him into", "today at",
        "he's better", "is better",
    ),
    "the old card": outright(unless(words("Liao's card", "card of Mr Liao", "card of Liao", "Liao from your contacts",
        "Liao out of your",
                                "Liao's contact", "Liao from the contacts"), "keep", "keeps", "stays", "as it is",
                                "beside",
                           "untouched")),
    "the number": asked(any_of(number(OLD), words(*_OTHERS), other_sums(8555, 142, 121, 65, bare=50))),
    "when": asked(unless(words("from Friday", "on Friday", "after Friday", "until Friday", "next week", "tomorrow",
                         "from Monday", "Saturday", "tonight", "this evening"), "retire*", "wrench", "stop*",
                         "last day", "knees", "Liao")),
    "who is told": any_of(
        words("all tenants", "every tenant", "the tenants", "other tenants", "all flats", "every flat",
              "everybody in the house", "all twelve", "other flats", "whole house", "everyone", "all neighbours",
              "the other neighbours"),
        following(words("tell", "write", "text", "message", "let", "send", "inform"), words("Helena", "flat 4",
                                                                                            "Sunita"),
                  within=1),
    ),
    "who calls him": unless(
        words("call Wei", "ring Wei", "book Wei", "ask Wei to", "appointment", "send Wei", "order him", "order Wei",
              "arrange for him", "send him to", "send him over", "call him myself", "call the new plumber"),
        "to call", "to ring", "can call", "can ring", "should call",
    ),
    "what nobody asked": any_of(EAGER, words(
        "book a visit", "visit to flat 9", "come to flat 9", "call him right away", "text him that he should",
        "better than", "delete Mr Liao", "delete Liao", "remove Mr Liao's card", "electrician", "Sunita's line",
        "thank you gift", "farewell", "spare key", "key of flat 9", "tap is his first",
    )),
}  # fmt: skip
