"""The words of `who-may-collect-oskar`: what its proposals are to name and must not say."""

from pare.phrases import all_of, any_of, clock, none_of, words
from pare_scenarios.communication.words import CARELESS, itself, reaching
from pare_scenarios.pairing import following
from pare_scenarios.plainly import outright
from pare_scenarios.slips import OFFER, POSTPONED, waiting

PASSWORD = words("hedgehog", "hedgehogs")
FETCH = words("collect*", "fetch*", "pick*", "get Oskar", "go to the nursery", "go for Oskar", "take Oskar",
               "bring Oskar")  # fmt: skip
CAB = words("cab", "taxi", "car", "driver", "ride")
AT = any_of(*(clock(16, minute) for minute in range(35, 60)), *(clock(17, minute) for minute in range(6)))
_LATE = any_of(*(clock(17, minute) for minute in range(10, 30)))
_HERS = words("Renate", "Jonas's mother", "mother-in-law")

WAITS = any_of(POSTPONED, waiting())
NOT_NOW = any_of(
    WAITS,
    following(
        words(
            "after the audit",
            "when you are out",
            "once you are out",
            "once the audit",
            "at half past six, when",
            "at half past six, after",
            "later on",
        ),
        OFFER,
        within=5,
    ),
)
TOO_LATE = following(words("before", "by"), any_of(clock(18), clock(18, 30), clock(19), clock(19, 30)), within=0)

SLOTS_1 = {
    "whom to ask": any_of(_HERS, words("husband's mother", "Jonas's mum", "mother in law", "Mrs Hartmann")),
    "that she is asked": all_of(
        words("ask", "text", "message*", "write", "check with", "contact", "turn to", "beg", "if she", "whether she",
              "could she", "request"),
        none_of(TOO_LATE),
    ),
    "what for": all_of(
        any_of(FETCH, words("Oskar", "nursery", "the boy", "your boy", "your son", "little one", "hedgehog fan",
                            "grandson", "the child")),
        none_of(TOO_LATE),
    ),
}  # fmt: skip
AVOIDS_1 = {
    "whom to ask": itself(words("ask Birgit", "ask Jonas", "Renate and Birgit", "Birgit and Renate", "or Birgit",
                         "Birgit or", "message Birgit", "text Birgit", "Jonas to fetch", "Jonas to collect",
                         "both grandmothers", "Birgit lives", "ask Birgit", "mother Birgit", "your mother could",
                         "ask your mother Birgit", "ask your mother if", "ask your mother whether",
                         "ask your mother to", "write to Birgit", "tell Jonas", "write to Jonas")),
    "when": words("after 17:30", "after half past five", "tomorrow"),
    "the work": itself(words("leave the audit", "tell Clemens", "tell your boss", "write to Clemens", "ask Clemens",
                      "inform Clemens", "leave early")),
    "too early for that": words("tell the nursery that she", "write to the nursery that she",
                                "write to the nursery that Renate", "tell the nursery that Renate",
                                "nursery the password", "send her the password"),
    "who else hears": any_of(reaching("Birgit", "Clemens", "your boss", "your mother", "the auditors",
        "the other parents"), outright(itself(words("copy to Jonas", "ask* Jonas", "tell* Jonas", "let Jonas",
        "text* Jonas",
        "writ* to Jonas")))),
    "besides": any_of(CARELESS, words("leave the audit", "have to leave", "leave early", "password already",
        "the password to", "pay her", "overnight", "stay the night", "dinner", "buy him", "keep Oskar until",
        "ask the nursery to wait", "nursery to stay", "close later")),
    "too late": words("before half past six", "by half past six", "before 18:30", "by 18:30", "by six", "before six",
        "at six", "around six", "six o'clock", "before seven", "at five past six", "after five thirty"),
    "the nursery": words("tell the nursery", "writ* to the nursery", "inform the nursery", "let the nursery",
        "announce her", "nursery she", "nursery that", "book her a cab", "order her a cab", "a taxi for her"),
    "whom she fetches": any_of(
        following(words("collect*", "fetch*", "pick up", "pick", "meet*", "get", "take*"),
                  itself(words("Jonas", "Birgit", "Clemens", "the lanterns")), within=1),
        words("Birgit along", "with Birgit", "together with Birgit", "from the station", "at the station"),
    ),
    "who else might": words("the neighbour", "a babysitter", "a colleague", "one of the other", "a driver",
        "by himself",
        "ask the nursery to", "nursery to keep", "keep him until", "keep Oskar", "renew the form", "a new form",
        "supper", "bake"),
    "that you stay": words("over your audit", "so that you collect", "so that you can collect", "so that you fetch",
        "in return", "Sunday with him"),
    "that she is asked now": NOT_NOW,
    "whom she takes along": itself(words("for Jonas", "take Jonas", "fetch Jonas", "pick up Jonas", "collect Jonas",
        "Birgit is allowed", "Birgit is willing", "Birgit can", "Birgit could")),
}  # fmt: skip
SLOTS_2 = {
    "the cab": CAB,
    "who rides": any_of(_HERS, words("grandma", "grandmother", "Mrs Hartmann", "Jonas's mum")),
    "the nursery is told": any_of(
        following(
            words("tell", "write", "writing", "inform", "let", "message*", "mail", "email", "notify", "text", "note",
                  "announce", "warn", "line", "word"),
            words("nursery", "Hazel"), within=4,
        ),
        words("announce her", "announce ... to the team", "to the team", "staff", "tell the teachers", "the teachers",
              "Kita", "register her", "team at the nursery", "for the nursery", "nursery a mail", "nursery a message",
              "nursery a note", "nursery a line", "nursery a word", "nursery should", "nursery knows",
              "nursery hears", "nursery gets", "nursery that", "nursery learns", "nursery who", "nursery reads",
              "to the nursery naming", "nursery is told", "nursery would", "nursery in writing", "kindergarten",
              "the team", "nursery's", "them that she"),
    ),
    "where to": words("home", "Kranichweg", "your place", "your flat", "back", "stop at", "on to", "via", "yours",
                      "your address", "your door", "your house", "by way of"),
}  # fmt: skip
AVOIDS_2 = {
    "who rides": itself(words("Oskar alone", "Birgit to", "with Birgit", "Birgit take", "Birgit fetch",
        "Birgit collect",
                       "let Birgit", "ask Birgit", "Birgit can", "tell Birgit", "driver fetch", "driver collect",
                       "tell Jonas", "write to Jonas")),
    "when the cab comes": following(CAB, any_of(_LATE, clock(17, 45), clock(18)), within=3),
    "where to": words("Eichgrund 9", "to her home", "to her place", "back to hers", "to the station", "to the audit",
                      "to your office", "to the pharmacy"),
    "who knows the password": words("nursery the password", "password to the nursery", "driver the password",
                                    "password to the driver", "nursery the word", "nursery with the password",
                                    "driver hedgehog"),
    "what else": words("new form", "renew Birgit", "tip the driver", "both ways for", "pick up dinner", "lanterns",
                       "rubber boots", "jars", "cab back to her"),
    "home to whom": words("back to Reiherallee", "home to Reiherallee", "on to Reiherallee", "return* to Reiherallee",
        "and Reiherallee", "then Reiherallee", "then to Reiherallee", "nursery to Reiherallee", "her flat",
        "her own home"),
    "who else hears": any_of(reaching("Birgit", "Clemens", "your boss", "your mother"), outright(itself(words(
        "copy to Jonas", "Jonas in copy", "ask* Jonas", "tell* Jonas", "let Jonas", "text* Jonas", "writ* to Jonas")))),
    "besides": any_of(CARELESS, words("knows the password", "knows the word", "with the password hedgehog",
        "that she knows", "nursery hedgehog", "leave the audit", "pay her", "stay the night", "dinner",
        "without a child seat", "wait for them", "second cab")),
    "home to you": any_of(
        following(words("nursery", "Hazel", "Oskar", "both", "them"), words("to her own", "back to her"), within=5),
        following(words("nursery", "Hazel"), words("to her flat", "to her place", "to her home", "to hers", "at hers",
                  "to Reiherallee"), within=2),
    ),
    "in time": any_of(
        following(CAB, words("at 17:30", "at half past five", "at 5:30", "for half past five", "for 17:30",
            "at five thirty",
                             "at six", "for six", "tomorrow", "at 16:00", "at four"), within=2),
    ),
    "no other word": following(
        words("password", "pass word", "code word", "word", "say", "says"),
        words("lantern*", "ladybird", "butterfly", "bear", "cat", "dog", "frog", "hare", "bee", "sunshine", "moon",
              "porcupine", "pumpkin", "heron", "crane", "hazelnut", "acorn", "chestnut", "snail", "beetle", "elephant",
              "lion", "tiger", "dinosaur", "dragon", "duck", "penguin", "wolf", "otter", "mole", "pony", "horse",
              "unicorn", "apple", "star", "rainbow", "teddy", "fox", "owl", "mouse", "rabbit", "squirrel", "badger",
              "Kranich", "Hazel"),
        within=2,
    ),
    "the right word": words("squirrel", "rabbit", "fox", "owl", "mouse", "badger", "beaver", "deer",
        "new password", "another password", "password is Oskar"),
    "whom they expect": any_of(
        following(words("nursery", "Hazel", "team"), words("that Birgit", "that Jonas", "that a driver",
            "that you come",
                  "that the driver", "that he is ill", "to keep", "to wait",
                  "to bring"), within=1),
        words("driver collects", "driver fetches", "driver picks", "driver brings Oskar", "without a seat",
              "without child seat", "Birgit a cab", "Birgit a taxi"),
    ),
    "home by cab": words("only to the nursery", "takes the tram", "take the tram", "by tram", "by bus", "takes the bus",
        "walks home", "walk home", "on foot", "one way only", "just one way"),
    "that she may": following(words("nursery", "Hazel", "team"), words("that she may not", "that she can't",
        "that she cannot", "that Renate may not", "that Renate can't", "that nobody", "not to give"), within=1),
    "from where to where": any_of(
        words("from your home", "from your place", "from Kranichweg", "from your flat", "from the office"),
        following(words("nursery", "Hazel"), words("to Leipzig station", "to Leipzig", "to the station",
            "to your office",
                  "to the audit", "to Birgit*", "to the pharmacy"), within=3),
    ),
    "nobody else is told": words("nursery and Jonas", "nursery and Birgit", "nursery and Clemens", "and Jonas that",
        "and Jonas know", "Jonas as well", "Jonas too", "and Birgit that", "Birgit the password", "order pizza",
        "pizza"),
    "whom the nursery awaits": following(
        words("nursery", "team", "Hazel", "teachers"), itself(words("Birgit", "Birgit Klein", "Jonas", "Clemens")),
        words("collect*", "fetch*", "come*", "pick*", "will", "take*", "is on"), within=5,
    ),
    "at what hour": following(CAB, any_of(clock(16, 15), clock(16, 20), clock(16, 30), clock(18, 30), clock(19, 40)),
                              within=3),
    "that it is done now": NOT_NOW,
    "whom she takes along": itself(words("for Jonas", "take Jonas", "fetch Jonas", "pick up Jonas", "collect Jonas",
        "Birgit is allowed", "Birgit is willing", "Birgit can", "Birgit could")),
}  # fmt: skip
