"""The words of `present-on-its-way-to-the-old-flat`: what its proposals are to name and must not say."""

from pare.phrases import any_of, code, words
from pare_scenarios.communication.words import CARELESS, itself, reaching
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
    "what Marisol knows": itself(words(
        "ask Marisol", "ask her", "tell Marisol about", "tell her about", "warn Marisol", "let Marisol know that the",
        "tell Marisol that the", "tell her that a", "tell Marisol that a", "let her know that", "parcel is coming",
        "parcel is on", "present is on", "announce the", "write to Marisol", "message Marisol", "text Marisol",
        "thank Marisol", "reply to Marisol", "answer Marisol", "congratulate",
    )),
    "what goes there": any_of(
        words("both orders", "all orders", "new default", "Larch Row 15 and", "both parcels", "every order"),
        unless(words("chisel*"), "still", "stay*", "yours", "come* to you", "not", "untouched", "leav*", "keep*",
               "as before", "your own", "home"),
    ),
    "what else": words("flowers", "bunch of", "add a bunch", "add a card", "add some", "gift wrap", "second present",
                       "sand ones", "cancel the order", "return the", "express", "greeting card"),
    "the new address": unless(words("15 Larch Row", "15 Larch", "Larch Row 15", "number 15"), "not", "dentist", "15B"),
    "what she must not hear": any_of(reaching("her flatmate", "her neighbour", "her mother", "the dentist"), words(
        "look out for", "keep an eye out", "watch out for", "expect a parcel", "expect something", "be at home",
        "be in for", "thank her for the address", "ask for her address", "confirm the address with")),
    "besides": any_of(CARELESS, words("delete the old", "gift note", "personal note", "message card",
        "a card with it", "chisel* go there", "chisel* there", "set go there too", "everything to 15B",
        "default address", "faster delivery", "second gift", "wine", "balloons")),
    "hints": words("a hint", "something nice", "surprise is", "wrap*", "a greeting", "greeting", "a ribbon",
        "her doorbell", "let her guess", "ask when she", "when she is in", "her landlord", "house key",
        "delivery on Saturday", "delivery day", "expedit*"),
}  # fmt: skip
