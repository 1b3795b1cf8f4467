"""The words of `wilma-stands-in-the-wrong-street`: what its proposals are to name and must not say."""

from pare.expect import as_is
from pare.phrases import any_of, person, words

HOME, KINDERGARTEN, BAKERY = "Lindenallee 14", "Lindenweg 14", "Lindenweg 20"
ALLEE = words("Lindenallee*", "Allee", "avenue")
SLIP = any_of(
    words("my mistake", "my fault", "my slip", "my error", "my typo", "typo", "I mistyped", "mistyped", "I wrote",
          "I got", "I made", "slip", "wrong street in", "wrong address in", "sorry", "apolog*", "forgive"),
    as_is(words("not your fault", "not your mistake")),
)  # fmt: skip
CAB = words("cab", "taxi", "car", "driver")
WALKS = words(
    "not far", "just walk", "please walk", "can walk", "could walk", "short walk", "minutes' walk", "minute walk",
    "walk over", "walk along", "on foot", "turn left", "turn right", "look again", "take the tram", "take the bus",
)  # fmt: skip
STANDS = words(
    "stay", "wait", "where you are", "come", "comes", "coming", "fetch*", "pick*", "collect*", "send*", "on its way",
    "booked", "ordered", "minutes", "bring*", "take*",
)  # fmt: skip

SLOTS_1 = {
    "Wilma": person("Wilma Brandt"),
    "where you live": ALLEE,
    "whose mistake it was": any_of(SLIP, words("mistake", "mix-up", "error", "your invitation", "your mail",
                                               "your email", "mistaken", "wrong street", "wrong address")),
}  # fmt: skip
AVOIDS_1 = {
    "how she gets there": words("on foot", "walk over", "walking directions", "by tram", "look again"),
    "where you live": words("cab to Lindenweg", "taxi to Lindenweg", "cab to the kindergarten"),
    "whose mistake": words("misread", "her mistake", "Wilma's mistake", "not far to walk", "walk over",
    "walk round", "from the kindergarten", "hotel"),
}  # fmt: skip
SLOTS_2 = {
    "Wilma": person("Wilma Brandt"),
    "a cab": words("cab", "taxi", "ride"),
    "from where": words("bakery", BAKERY, "number 20"),
    "to where": any_of(ALLEE, words("your home", "your house", "your place", "your address", "to you",
                                    "pick-up", "pickup", "pick her up", "fetch her", "collect her")),
}  # fmt: skip
AVOIDS_2 = {
    "from where": words("from Lindenweg 14", "from the kindergarten", "to Lindenweg 14", "from your home",
                        "from Lindenallee", "from your house", "take you to"),
}  # fmt: skip
