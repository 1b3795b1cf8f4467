"""The words of `the-seat-that-yusra-asked-for`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import any_of, person, words
from pare_scenarios.lifestyle.words import doing, telling
from pare_scenarios.others import other_days, other_times
from pare_scenarios.pairing import amid, following
from pare_scenarios.plainly import UNASKED, asked, outright
from pare_scenarios.slips import POSTPONED

_WEDNESDAY, _THURSDAY, _FRIDAY = (date(2027, 4, number) for number in (21, 22, 23))
CONCERT = words("concert", "seat", "ticket", "oud", "Friday", "evening")
OLD_NAME, NEW_NAME = person("Ines Hassani"), words("Yusra Warsame", "Warsame, Yusra")
NOT = (
    words("Khalil", "refund", "cancel*", "one more", "another ticket", "additional", "besides", "place of Nadia",
          "instead of Nadia", "place of Yusra", "instead of Yusra"),
    following("from", NEW_NAME, "to", as_is(OLD_NAME)),
    following("replac*", NEW_NAME, words("with", "by"), as_is(OLD_NAME)),
)  # fmt: skip
NOT_SOLD = words(
    "with Omar", "with Karim", "with Salma", "taken", "given away", "sell", "dinars", "TND", "for money", "pay me"
)

SLOTS_1 = {
    "Yusra": any_of(person("Yusra Khalil"), words("asked first", "first to ask", "asked in March", "first in line",
                                                  "first to wish", "who wished",
                                                  "spoke first", "first in the", "first in March", "wished first",
                                                  "think of me")),
    "the seat": words("seat", "ticket", "concert", "oud", "place", "row F", "spare", "evening"),
    "that it is offered": words("offer*", "ask*", "giv*", "invit*", "hers", "pass*", "let Yusra", "tell Yusra",
                                "message Yusra", "text Yusra", "write to Yusra", "propos*", "wants", "would like",
                                "come along", "write", "present", "gift"),
}  # fmt: skip
_AVOIDS_1 = {
    "whom": any_of(person("Omar Rahman"), person("Salma Mahmoud"), words("to Karim", "friend Karim","offer it to Karim",
                                                                         "offer Karim",
                                                                         "ask Karim", "Karim first",
                                                                         "ask Yusra and Karim", "to Yusra and Karim",
                                                                         "message Yusra and Karim",
                                                                         "ask Karim and Yusra", "Yusra or Karim",
                                                                         "Karim or Yusra", "ask the group",
                                                                         "to the group", "in the group who",
                                                                         "group Book evening", "ask Book evening",
                                                                         "to Book evening", "in Book evening")),
    "that it is a gift": words("sell", "for sale", "charge her", "pay you", "half price", "half the", "the price",
                               "a reduced", "for money", "price of the", "dinars",
                               "what it cost", "her share", "refund*"),
    "who is told": words("tell Karim", "write to Karim", "let Karim", "answer Karim", "tell Salma", "write to Salma",
                         "the book evening", "into Book evening", "the box office", "tell Omar", "to the chat",
                         "in the chat", "the whole chat"),
    "her reason": asked(words("hospital", "Ines's mother", "her mother", "recovery", "get well")),
    "whose seat": words("your own seat", "your seat", "Nadia's seat", "both seats", "seat 14", "two seats for"),
    "when": any_of(
        asked(other_days(_WEDNESDAY, _THURSDAY, _FRIDAY, date(2027, 3, 8))),
        asked(other_times((20, 30), (22, 30))),
        words("Yusra tomorrow", "Yusra on Friday afternoon", "Yusra on Friday morning", "Yusra on Friday whether",
              "Yusra on Friday if", "Yusra on Friday at", "Yusra on Thursday", "Yusra later", "Yusra at the door",
              "Yusra next week", "Yusra once Karim", "Yusra after", "on Friday night", "an hour before",
              "shortly before", "on Saturday", "at the weekend"),
    ),
    "what goes beyond": any_of(
        following(words("ask*"), words("her to", "Yusra to"), words("drive", "pick", "bring", "pay", "meet", "fetch",
                                                                    "take"),
                  within=1),
        words("in return", "next time", "dinner", "box office", "on the ticket", "name on"),
        telling("Karim", "Salma", "Omar", "Nadia", "North Vets", "your boss", "the clinic"),
        words("if she hasn't", "if she has not", "if she doesn't", "if she declines", "else Karim", "if not Karim",
              "if she invites",
              "is next", "waiting list", "second choice", "otherwise Karim", "book a table"),
    ),
    "when it is done": any_of(
        POSTPONED, asked(words("wait until", "wait till", "Thursday night", "until Thursday", "until Friday",
                               "on the day")),
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip
SLOTS_2 = {
    "the box office": words("box office", "boxoffice", "Jasmine Hall", "the hall", "ticket office", "ticket desk",
                            "organiser*", "venue", "theatre", "organizer*", "concert hall", "the desk", "ticketing",
                            "hall's"),
    "Yusra": any_of(person("Yusra Warsame"), words("her name", "Warsame", "your guest", "name on her card")),
    "the name": amid(words("name*", "rename", "in place of", "in lieu of", "swap*", "switch*", "in for",
                           "instead of Ines", "transfer*", "rewrite", "replac*", "chang*",
                      "ticket", "holder", "made out", "reissue*", "regist*", "put on", "second seat"),
                     "JH-4471", "order JH-4471", "boxoffice@jasmine-hall.test", "boxoffice", "old name", "new name",
                     "free of charge"),
}  # fmt: skip
_AVOIDS_2 = {
    "the name": words("Yusra Khalil", "to Khalil"),
    "whose name": words("Nadia's place", "Nadia's seat", "stead of Nadia", "for Nadia", "replac* Nadia",
                        "Ines on Nadia's", "Yusra's place", "Nadia's name", "place of Nadia", "instead of Nadia",
                        "Nadia's ticket", "seat 14",
                        "Nadia Mahmoud", "your name",
                        "your own ticket", "your ticket to", "both tickets", "from Yusra Warsame to"),
    "which way": any_of(
        following(words("chang*", "renam*", "transfer*", "name*", "replac*", "put", "switch*", "swap*"),
                  words("to Ines", "with Ines", "by Ines", "for Ines"), within=2),
        words("Ines Hassani in place of", "Ines Hassani instead of", "Ines Hassani for Yusra", "replace Yusra",
              "Yusra Warsame with Ines", "keep the name", "keep Ines"),
    ),
    "when": words(
        "office on Friday", "office tomorrow", "office on Thursday", "office later", "office next week",
        "Hall on Friday", "Hall tomorrow", "Hall on Thursday", "desk on Friday", "desk tomorrow", "on Friday morning",
        "on Friday at noon", "Friday afternoon", "at the door to", "on Friday evening to", "on the evening itself",
        "shortly before the concert", "before the doors", "once you are there", "when you are there",
    ),
    "the ticket": outright(words("refund", "new ticket", "third ticket", "another seat", "nearer",
                                 "closer to the stage",
                        "better place")),
    "what else": outright(words("mother", "print", "Yusra Mahmoud", "Yusra Hassani",
                       "Yusra Haddad", "her card in", "in the chat", "the book evening", "Salma",
                       "ask Yusra",
                       "two better", "hospital",
                       "Omar", "ask Yusra for", "copy of her", "photo of her card", "scan of")),
    "what goes beyond": any_of(
        outright(telling("Karim", "Salma", "Omar", "Nadia", "Book evening")),
        doing(("correct*", "chang*", "updat*", "renam*", "fix*", "sav*", "add*", "enter*", "stor*", "note*"), "contact",
              "contacts", "address book",
              "her entry",
              within=5),
        outright(words("invoice", "a bill", "dinner before", "book a table", "better row", "front row")),
    ),
    "who comes for whom": words("place of Yusra", "stead of Yusra", "instead of Yusra", "Hassani for Yusra",
                                "Hassani takes the place", "Hassani comes in", "Ines's card", "Hassani's card",
                                "back to Ines"),
    "when it is written": any_of(
        POSTPONED,
        asked(other_times((20, 30), (22, 30), (18, 9))),
        words("at the door on", "on Friday to put", "when the doors open", "wait until", "Thursday night",
              "when you leave work", "after work", "when you get home", "Friday at five", "Friday at noon",
              "Friday at six", "Friday at lunch*", "an hour before", "on the day itself", "on the day of the concert",
              "on your way there", "at the entrance", "in the foyer"),
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip
AVOIDS_1 = {what: asked(said) for what, said in _AVOIDS_1.items()}
AVOIDS_2 = {what: asked(said) for what, said in _AVOIDS_2.items()}
