"""The words of `wilma-stands-in-the-wrong-street`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.communication.words import CARELESS, itself, reaching
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.slips import OFFER, POSTPONED, waiting

HOME, KINDERGARTEN, BAKERY = "Lindenallee 14", "Lindenweg 14", "Lindenweg 20"
ALLEE = words("Lindenallee*", "Allee", "avenue")
SLIP = any_of(
    words("my mistake", "my fault", "my slip", "my error", "my typo", "typo", "I mistyped", "mistyped", "I wrote",
          "I got", "I made", "slip", "wrong street in", "wrong address in", "sorry", "apolog*", "forgive"),
    as_is(words("not your fault", "not your mistake")),
)  # fmt: skip
OTHER_DOORS = words(*(f"Lindenallee {door}" for door in (*range(5, 14), *range(15, 100))))
CAB = words("cab", "taxi", "car", "driver")
WALKS = words(
    "not far", "just walk", "please walk", "can walk", "could walk", "short walk", "minutes' walk", "minute walk",
    "walk over", "walk along", "on foot", "turn left", "turn right", "look again", "take the tram", "take the bus",
)  # fmt: skip
STANDS = words(
    "stay", "wait", "where you are", "come", "comes", "coming", "fetch*", "pick*", "collect*", "send*", "on its way",
    "booked", "ordered", "minutes", "bring*", "take*",
)  # fmt: skip

WAITS = any_of(POSTPONED, waiting())
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
                                   "Lindenstr*", "Lindenplatz")),
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
    "how far it is": words("round the corner", "around the corner", "next street", "a few steps",
        "few minutes away", "walking distance", "two streets", "parallel street", "not far"),
    "that she hears it now": following(
        following(words("tell*", "write*", "text*", "message*", "let", "mail*"), words("Wilma", "her", "friend",
            "guest"),
                  within=1),
        itself(words("this evening", "tonight", "tomorrow", "later", "in an hour", "in two hours", "in half an hour",
            "when she arrives", "next time", "at the coffee table", "over the coffee", "over cake", "over coffee",
                     "once she is here")), within=1,
    ),
    "whose slip": words("the post's", "the map's", "Helena's slip", "the app's", "autocorrect", "nobody's fault",
        "her slip", "her error", "her own mistake"),
    "what else she is offered": words("for the night", "a room", "a bed", "stay the night", "overnight",
        "pay her ticket",
        "pay her train", "another invitation", "Helena's", "ring her", "phone her", "call her"),
    "which door": any_of(OTHER_DOORS, unless(words("Lindenallee 4"), "km", "kilomet*")),
    "no amends": words("make it up", "make up for it", "make amends", "in return", "to console"),
    "that she stays there": following(words("should", "could", "may", "to"), words("set out", "start walking",
        "come along",
        "go ahead", "come towards"), within=1),
    "that it is done now": any_of(
        WAITS,
        following(words("at five", "at six", "in an hour", "in half an hour", "later", "when the rain",
                        "once the rain", "after the rain", "this evening", "after her coffee", "when she is done"),
                  OFFER, within=5),
    ),
    "which street": any_of(
        unless(following(words("live", "right place", "right address", "right street", "house is", "home is"),
                         words("Lindenweg", "Lindenstr*"), within=4),
               "not", "instead", "says", "wrote", "wrong", "four kilo*"),
        words("Lindenstr*"),
    ),
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
    "who rides where": any_of(
        following(words("brings you", "bring you", "takes you", "take you", "drives you"),
                  words("to the bakery", "to Lindenweg", "to her", "to Wilma", "to the baker"), within=1),
        following(CAB, words("to Lindenallee", "to your door", "to your house"),
                  words("to the bakery", "to Lindenweg", "to her"), within=6),
        words("brings Helena", "bring Helena",
              "to Bremen", "to the bus", "to the tram"),
    ),
    "whose cost": words("she pays", "pay the driver herself", "at her expense", "her own cost", "has cash",
        "split the fare",
        "pays the driver"),
    "that it comes now": following(CAB, words("at five", "at six", "at four", "in an hour", "in two hours", "tomorrow",
        "later", "when the rain", "once the rain", "after her coffee"), within=5),
    "which door": any_of(OTHER_DOORS, unless(words("Lindenallee 4"), "km", "kilomet*")),
    "that it is done now": any_of(
        WAITS,
        following(words("at five", "at six", "in an hour", "in half an hour", "later", "when the rain",
                        "once the rain", "after the rain", "this evening", "after her coffee", "when she is done"),
                  OFFER, within=5),
    ),
    "which street": words("Lindenstr*", "bus stop", "in the kindergarten", "tram stop"),
}  # fmt: skip
