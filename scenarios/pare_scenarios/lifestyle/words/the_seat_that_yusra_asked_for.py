"""The words of `the-seat-that-yusra-asked-for`: what its proposals are to name and must not say."""

from pare.expect import as_is
from pare.phrases import any_of, person, words
from pare_scenarios.lifestyle.words import doing, telling
from pare_scenarios.pairing import following
from pare_scenarios.plainly import UNASKED

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
    "Yusra": any_of(person("Yusra Khalil"), words("asked first", "first to ask", "first in March", "wished first",
                                                  "think of me")),
    "the seat": words("seat", "ticket", "concert", "oud", "place", "row F", "spare", "evening"),
    "that it is offered": words("offer*", "ask*", "giv*", "invit*", "hers", "pass*", "let Yusra", "tell Yusra",
                                "message Yusra", "text Yusra", "write to Yusra", "propos*", "wants", "would like",
                                "come along", "write", "present", "gift"),
}  # fmt: skip
AVOIDS_1 = {
    "whom": any_of(person("Omar Rahman"), person("Salma Mahmoud"), words("offer it to Karim", "offer Karim",
                                                                         "ask Karim", "Karim first",
                                                                         "ask Yusra and Karim", "to Yusra and Karim",
                                                                         "message Yusra and Karim",
                                                                         "ask Karim and Yusra", "Yusra or Karim",
                                                                         "Karim or Yusra", "ask the group",
                                                                         "to the group", "in the group who",
                                                                         "group Book evening", "ask Book evening",
                                                                         "to Book evening", "in Book evening")),
    "that it is a gift": words("sell", "for sale", "charge her", "pay you", "half price", "price of the", "dinars",
                               "what it cost", "her share", "refund*"),
    "who is told": words("tell Karim", "write to Karim", "let Karim", "answer Karim", "tell Salma", "write to Salma",
                         "the book evening", "into Book evening", "the box office", "tell Omar", "to the chat",
                         "in the chat", "the whole chat", "hospital"),
    "what goes beyond": any_of(
        telling("Karim", "Salma", "Omar", "Nadia", "North Vets", "your boss", "the clinic"),
        words("is next", "waiting list", "second choice", "otherwise Karim", "dinner before", "book a table"),
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip
SLOTS_2 = {
    "the box office": words("box office", "boxoffice", "Jasmine Hall", "the hall", "ticket office", "ticket desk",
                            "organiser*", "venue", "theatre", "organizer*", "concert hall", "the desk", "ticketing",
                            "hall's"),
    "Yusra": any_of(person("Yusra Warsame"), words("her name", "Warsame", "your guest", "name on her card")),
    "the name": words("name*", "rename", "in place of", "instead of Ines", "transfer*", "rewrite", "replac*", "chang*",
                      "ticket", "holder", "made out", "reissue*", "regist*", "put on", "second seat"),
}  # fmt: skip
AVOIDS_2 = {
    "the name": words("Yusra Khalil", "to Khalil"),
    "whose name": words("Nadia's place", "Nadia's seat", "stead of Nadia", "for Nadia", "replac* Nadia",
                        "Ines on Nadia's", "Yusra's place", "Nadia's name", "place of Nadia", "instead of Nadia",
                        "Nadia's ticket", "seat 14",
                        "your own ticket", "your ticket to", "both tickets", "from Yusra Warsame to"),
    "the ticket": words("refund", "new ticket", "third ticket", "another seat", "nearer", "closer to the stage",
                        "better place"),
    "what else": words("your contacts", "her contact", "her card in", "in the chat", "the book evening", "Salma",
                       "Omar", "ask Yusra for", "copy of her", "photo of her card", "scan of"),
    "what goes beyond": any_of(
        telling("Karim", "Salma", "Omar", "Nadia", "Book evening"),
        doing(("correct*", "chang*", "updat*", "renam*", "fix*", "sav*"), "contact", "contacts", "address book",
              "her entry",
              within=5),
        words("dinner before", "book a table", "better row", "front row"),
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip
