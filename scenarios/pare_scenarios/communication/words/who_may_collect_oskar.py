"""The words of `who-may-collect-oskar`: what its proposals are to name and must not say."""

from pare.phrases import any_of, clock, words
from pare_scenarios.communication.words import CARELESS, itself, reaching
from pare_scenarios.pairing import following
from pare_scenarios.plainly import outright

PASSWORD = words("hedgehog", "hedgehogs")
FETCH = words("collect*", "fetch*", "pick*", "get Oskar", "go to the nursery", "go for Oskar", "take Oskar",
               "bring Oskar")  # fmt: skip
CAB = words("cab", "taxi", "car", "driver", "ride")
AT = any_of(*(clock(16, minute) for minute in range(35, 60)), *(clock(17, minute) for minute in range(6)))
_LATE = any_of(*(clock(17, minute) for minute in range(10, 30)))
_HERS = words("Renate", "Jonas's mother", "mother-in-law")

SLOTS_1 = {
    "whom to ask": any_of(_HERS, words("husband's mother", "Jonas's mum", "mother in law", "Mrs Hartmann")),
    "that she is asked": words("ask", "text", "message*", "write", "check with", "contact", "turn to", "beg",
                               "if she", "whether she", "could she", "request"),
    "what for": any_of(FETCH, words("Oskar", "nursery", "the boy", "your boy", "your son", "little one",
                                    "hedgehog fan", "grandson", "the child")),
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
        "the other parents"), outright(itself(words("ask* Jonas", "tell* Jonas", "let Jonas", "text* Jonas",
        "writ* to Jonas")))),
    "besides": any_of(CARELESS, words("leave the audit", "have to leave", "leave early", "password already",
        "the password to", "pay her", "overnight", "stay the night", "dinner", "buy him", "keep Oskar until",
        "ask the nursery to wait", "nursery to stay", "close later")),
    "too late": words("before half past six", "by half past six", "before 18:30", "by 18:30", "by six", "before six",
        "at six", "around six", "six o'clock", "before seven", "at five past six", "after five thirty"),
    "the nursery": words("tell the nursery", "writ* to the nursery", "inform the nursery", "let the nursery",
        "announce her", "nursery she", "nursery that", "book her a cab", "order her a cab", "a taxi for her"),
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
        "ask* Jonas", "tell* Jonas", "let Jonas", "text* Jonas", "writ* to Jonas")))),
    "besides": any_of(CARELESS, words("knows the password", "knows the word", "with the password hedgehog",
        "that she knows", "nursery hedgehog", "leave the audit", "pay her", "stay the night", "dinner",
        "without a child seat", "wait for them", "second cab")),
}  # fmt: skip
