"""The words of `present-on-its-way-to-the-old-flat`: what its proposals are to name and must not say."""

from pare.phrases import any_of, clock, code, words
from pare_scenarios.communication.words import CARELESS, itself, reaching
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import asked
from pare_scenarios.slips import OFFER, waiting

THERE, SPOILS = words("15B"), words("bowls", "present", "gift", "parcel", "order*", "delivery", "send*")
PRESENT = words("bowls", "present", "gift", "parcel", "order", "ceramic", "delivery")

WAITS = waiting()
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
    "whose card": any_of(
        words("your own card", "your own contact*", "own address book", "dentist's card", "card of the dentist",
              "your own details", "your own entry"),
        unless(words("your card", "your contact card"), "for Marisol", "for her", "of Marisol", "of her"),
    ),
    "where the bowls go": unless(
        following(words("go", "goes", "send*", "deliver*", "redirect*", "ship*"),
                  words("to your own", "to your flat", "to your place", "to you", "to Beech Street", "to Manchester",
                        "to the dentist", "to the station", "to her work"), within=4),
        "chisel*", "not",
    ),
    "that they are sent": unless(
        following(words("cancel*", "return*", "call off", "withdraw*", "refund*", "stop*", "hold* back"), PRESENT,
                  within=3),
        "anew", "again", "reorder*", "new order", "afresh", "instead", "re-order*", "order them", "place it",
    ),
    "that it is done in time": unless(
        following(
            words("chang*", "send*", "sent", "have", "go", "put*", "switch*", "redirect*", "reroute*", "updat*",
                "set*"),
            itself(words("tonight", "this evening", "tomorrow", "later today", "after the party",
                "after the birthday", "after Saturday", "after work", "at five", "next week")),
            within=8,
        ),
        "before",
    ),
    "the old flat": asked(unless(
        following(words("deliver*", "leave*", "keep*", "go", "send*", "stay*"),
                  words("at Harbour Steps", "to Harbour Steps", "for Harbour Steps", "to the old"), within=5),
        "instead", "not", "no longer", "from", "still", "rather", "would", "otherwise", "anymore",
    )),
    "that card and event stay": unless(
        following(words("delet*", "remov*", "cancel*"), words("card", "event", "contact", "birthday", "party", "entry"),
                  within=3), "old", "Harbour", "instead", "anew"),
    "that it is done now": any_of(
        following(OFFER, words("tomorrow", "next week", "on Monday"), within=0),
        words("later this week", "in a few days", "after the weekend"),
        unless(
            following(words("this evening", "tonight", "tomorrow", "later today", "after work", "at five", "at six",
                            "after the show", "when you are home"), OFFER, within=10),
            "so", "too late", "until four", "until 16:00", "before four",
        ),
    ),
    "which door": words("15A", "15C", "15D", "15 B2", "16B", "14B", "5B", "51B", "50B", "25B", "13B"),
    "both card and event": any_of(
        following(words("leave*", "keep*", "leaving", "keeping"), words("event", "calendar", "card", "entry"),
                  words("as it is", "as is", "alone", "at Harbour*", "on Harbour*"), within=4),
        words("card can wait", "event can wait", "calendar can wait", "only the card", "only the event",
              "event later", "card later"),
        unless(following(words("mov*", "shift*", "postpon*"), words("event", "birthday", "party", "Saturday's"),
                         words("to Sunday", "to Friday", "to the 10th", "to the 8th", "hour", "earlier", "later"),
                         within=3), "not"),
    ),
    "no later than four": following(
        words("do it", "do all", "do this", "do that", "all of it", "all that", "all this", "change it", "see to it"),
        any_of(clock(17), clock(18), clock(19), clock(20), words("tonight", "this evening", "tomorrow")), within=1,
    ),
    "no word to her": words("copy to Marisol", "copy to her", "line to Marisol", "note to Marisol", "word to Marisol",
        "Marisol hears", "Marisol knows", "Marisol gets a", "Marisol know"),
    "no card with it": words("birthday card", "with a card", "a card from you", "a few lines"),
    "that it does not wait": WAITS,
    "which event": words("Sunday's party", "Sunday's event", "Sunday's birthday", "Friday's party", "Friday's event",
        "party on Sunday", "event on Sunday", "party on Friday", "Beech Row", "Larch Street", "Larch Road"),
}  # fmt: skip
