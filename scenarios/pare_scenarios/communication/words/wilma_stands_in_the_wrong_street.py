"""The words of `wilma-stands-in-the-wrong-street`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.communication.words import CARELESS, itself, reaching
from pare_scenarios.pairing import amid, unless

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
    "Wilma": any_of(person("Wilma Brandt"), words("your schoolfriend", "schoolfriend", "school friend", "old friend",
                                                  "your guest", "your friend")),
    "where you live": any_of(amid(ALLEE, day(date(2027, 9, 30)), day(date(2027, 10, 17)), clock(15)),
                             words("right street", "right address", "correct street", "correct address",
                                   "true address", "real address",
                                          "proper address", "where you really live", "where you live", "right one",
                                          "your real")),
    "whose mistake it was": any_of(SLIP, words(
        "mistake", "mix-up", "error", "your invitation", "your mail", "your email", "mistaken", "wrong street",
        "wrong address", "own up", "blame", "your slip", "your own", "you wrote", "you mistyped", "you confused",
        "misprint", "blunder", "not her", "fault", "oversight", "wrongly",
    )),
}  # fmt: skip
AVOIDS_1 = {
    "how she gets there": unless(words("on foot", "walk over", "walking directions", "by tram", "by bus",
                                       "look again", "walk on", "walk to", "the tram to"),
                                 "not", "no", "without", "instead"),
    "where you live": any_of(words("cab to Lindenweg", "taxi to Lindenweg", "cab to the kindergarten",
                                   "Lindenallee 20", "Lindenallee 4", "Lindenallee 40", "Lindenstr*", "Lindenplatz")),
    "whose mistake": words("misread", "her mistake", "Wilma's mistake", "not far to walk", "walk over", "walk round",
                           "from the kindergarten", "hotel", "she got wrong", "she mistook", "the post's"),
    "who else": itself(words("ask Helena", "tell Helena", "Helena to", "ask the neighbour", "your neighbour to",
        "delete",
                      "back to the station", "another day", "next Sunday", "postpone", "go and meet her",
                      "fetch her yourself")),
    "who else hears": reaching("Helena", "the neighbour", "her family", "the kindergarten", "your neighbour"),
    "besides": any_of(CARELESS, words("walks on", "walk on", "walk slowly", "walk towards", "walks towards",
        "meet her", "meet you", "you'll meet", "you will meet", "hotel", "misread", "her own fault", "she must have",
        "should have asked", "confused the", "train back", "go home", "come another", "ask her to walk")),
}  # fmt: skip
SLOTS_2 = {
    "Wilma": any_of(person("Wilma Brandt"), words("your schoolfriend", "schoolfriend", "school friend", "old friend",
                                                  "your guest", "your friend", "her")),
    "a cab": words("cab", "taxi", "ride", "car", "Fan Cabs"),
    "from where": words("bakery", BAKERY, "number 20", "baker*", "has her coffee", "where she sits", "where she is",
                        "where she's", "her coffee", "her table", "the café"),
    "to where": any_of(ALLEE, words("your home", "your house", "your place", "your address", "to you", "pick-up",
                                    "pickup", "pick her up", "fetch her", "collect her", "yours", "your door", "home",
                                    "your coffee table", "brings her", "bring her", "picks", "collects", "your table")),
}  # fmt: skip
AVOIDS_2 = {
    "from where": words("from Lindenweg 14", "from the kindergarten", "to Lindenweg 14", "from your home",
                        "from Lindenallee", "from your house", "take you to", "to the kindergarten",
                        "to the bakery from", "to a hotel", "to the station", "Lindenallee 20"),
    "when": any_of(clock(16, 30), clock(17), clock(17, 30), clock(18), clock(19), words("tomorrow", "this evening",
            "in two hours", "in an hour", "tonight")),
    "what else": unless(words("back to the station", "return ride", "ride back", "cab back", "back at six", "delete",
                              "old mail", "Helena", "plum cake to", "her bill", "pay her coffee", "at her cost",
                              "she pays", "paid by her", "both ways", "hotel"),
                        "not", "no", "without", "needn't"),
    "who else hears": reaching("Helena", "the neighbour", "her family", "the kindergarten", "your neighbour"),
    "besides": any_of(CARELESS, words("back to the station", "to the station", "at seven", "takes her back",
        "her cake", "tip the", "stop at", "hotel", "walk", "pick you up", "at the kindergarten",
        "from Lindenweg 14", "Lindenweg 14")),
    "by the way": words("stop for", "flowers", "buy her", "pay for her cake", "a blanket", "an umbrella",
        "second passenger", "Helena as well", "tell the bakery", "call the bakery", "wait for an hour"),
}  # fmt: skip
