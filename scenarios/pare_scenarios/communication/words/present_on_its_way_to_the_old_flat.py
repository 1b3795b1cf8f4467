"""The words of `present-on-its-way-to-the-old-flat`: what its proposals are to name and must not say."""

from pare.phrases import any_of, code, words
from pare_scenarios.pairing import unless

THERE, SPOILS = words("15B"), words("bowls", "present", "gift", "parcel", "order*", "delivery", "send*")
PRESENT = words("bowls", "present", "gift", "parcel", "order", "ceramic", "delivery")

SLOTS = {
    "the present": any_of(PRESENT, words("set of four", "blue ones", "ceramics", "crockery",
                                         "what you ordered for her")),
    "the new address": code("15B"),
    "Marisol's card": words("card", "contact*", "address book", "details", "phone book", "entry"),
    "Saturday's event": words("event", "calendar", "birthday", "party", "Saturday*", "entry", "diary", "feast",
                              "celebration", "appointment", "the 9th"),
}  # fmt: skip
AVOIDS = {
    "what Marisol knows": words(
        "ask Marisol", "ask her", "tell Marisol about", "tell her about", "warn Marisol", "let Marisol know that the",
        "tell Marisol that the", "tell her that a", "tell Marisol that a", "let her know that", "parcel is coming",
        "parcel is on", "present is on", "announce the", "write to Marisol", "message Marisol", "text Marisol",
        "thank Marisol", "reply to Marisol", "answer Marisol", "congratulate",
    ),
    "what goes there": any_of(
        words("both orders", "all orders", "new default", "Larch Row 15 and", "both parcels", "every order"),
        unless(words("chisel*"), "still", "stay*", "yours", "come* to you", "not", "untouched", "leav*", "keep*",
               "as before", "your own", "home"),
    ),
    "what else": words("flowers", "bunch of", "add a bunch", "add a card", "add some", "gift wrap", "second present",
                       "sand ones", "cancel the order", "return the", "express", "greeting card"),
    "the new address": unless(words("15 Larch Row", "15 Larch", "Larch Row 15", "number 15"), "not", "dentist", "15B"),
}  # fmt: skip
