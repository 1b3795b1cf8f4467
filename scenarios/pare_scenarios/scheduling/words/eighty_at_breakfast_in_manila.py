"""The words of `eighty-at-breakfast-in-manila`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked
from pare_scenarios.scheduling.words import CARELESS, hearing, touching
from pare_scenarios.slips import POSTPONED

TODAY, BIRTHDAY = date(2027, 2, 24), date(2027, 2, 25)
_LOLA = person("Josefa Ramos", aliases=("Lola", "grandmother", "grandma", "gran"))
CALL = any_of(_LOLA, words("birthday", "eighty", "Manila"))
_HOURS = (*(clock(18, minute) for minute in (15, 20, 25, 30)), clock(7, 30), clock(19), clock(8))
_DAYS = (day(BIRTHDAY, today=TODAY), day(date(2027, 2, 26), today=TODAY))

SLOTS = {
    "the call to Lola": amid(
        any_of(_LOLA, words("birthday", "grandma", "gran", "granny", "singing", "sing", "eighty", "eightieth",
                            "breakfast", "call reminder", "Manila")), *_DAYS),
    "half past six": amid(any_of(*_HOURS[:4]), *_HOURS),
    "this evening": any_of(day(TODAY, today=TODAY), words("this evening", "tonight", "today", "within the hour",
                                                          "our evening", "a day earlier", "less than an hour",
                                                          "under an hour", "in an hour", "our time", "your time",
                                                          "local time", "Toronto", "over here", "soon")),
    "the reminder": words("remind*", "alarm", "alert", "call", "ring", "nudge", "phone", "sing*", "bell"),
}  # fmt: skip
_WRONG = {
    "the day": any_of(
        following(words("to", "it for", "you on", "you"), any_of(*_DAYS, "tomorrow"), within=0),
        following(words("remind*", "move"), words("tomorrow morning"), within=8),
    ),
    "the hour": following("to", any_of(clock(7, 30), clock(19, 30), clock(5, 30)), within=0),
    "that it rings": unless(
        any_of(
            following(words("mark", "tick", "check", "complete", "close"), any_of(CALL, words("call", "reminder",
                                                                                              "it")),
                      words("done", "off", "completed"), within=4),
            following(words("delete", "drop", "cancel", "remove", "scrap", "complete"),
                      any_of(CALL, words("call", "reminder", "it", "alarm")), within=3),
        ),
        "new", "set", "instead", "create", "fresh", "replac*", "in its place", "another", "make", "put", "add",
        "one for",
        "re-create", "the old", "landlord", "radiator",
    ),
    "what it is for": words("for the parcel", "about the parcel", "of the parcel", "for the vitamins"),
    "whom I call": unless(
        any_of(words(*(f"{call} {one}" for call in ("call", "ring", "phone", "sing for")
                       for one in ("Mateo", "Ines", "Goran", "your cousin", "your mother", "your boss"))),
               following(words("into", "to"), words("call the landlord", "ring the landlord", "call Goran"), within=1)),
        "leave", "stay*", "untouched", "keep", "alone", "remain*", "says", "wrote",
    ),
    "whose time it is": following(any_of(*_HOURS[:4]), words("Manila time", "in Manila time", "her time"), within=1),
    "which reminder": any_of(
        following(words("move", "set", "put", "pull", "shift", "bring"), words("reminder", "alarm", "call"),
                  words("landlord", "Goran", "radiator"), within=2),
        following(words("leave", "keep"), words("Lola", "grandmother", "hers"), within=2),
    ),
    "the landlord's reminder": any_of(
        words("move the landlord", "landlord reminder to", "landlord call to", "both reminders", "both calls"),
        unless(following(words("tick", "delete", "drop", "cancel", "remove", "mark", "push", "postpone", "move"),
                         words("landlord", "radiator"), within=6), "leave", "stay*", "untouched", "keep"),
    ),
    "what she hears before": words(
        *(f"{say} {one}" for one in ("Lola", "your grandmother", "your grandma", "your gran", "Josefa")
          for say in ("message", "text", "write", "write to", "tell", "let", "inform", "mail", "send", "answer", "wish",
                      "congratulate", "greet", "line to", "word to", "message to", "greetings to", "wishes to")),
    ),
    "that I ring her myself": words("call Lola for you",
                                    "message Mateo", "tell Mateo", "text Mateo", "write to Mateo", "greetings from"),
    "that it is done now": POSTPONED,
    "what nobody asked for": any_of(
        CARELESS,
        hearing("Mateo", "your cousin", "Ines", "Goran", "the landlord", "your landlord", "your mother",
            "the family", "Ms Carvalho"),
        touching("parcel", "vitamins", "maple candy", "radiator", "landlord"),
        asked(words("keeps the line free", "keep the line free", "good wishes", "send her", "greeting",
            "video", "photo", "voice message", "card to", "flowers", "present", "swap your shift",
            "shift tomorrow", "another call", "second call", "call again", "ring again", "second reminder",
            "ring her for you", "on your behalf")),
        following(words("to", "at", "for"), any_of(clock(19, 30), clock(7, 30)), words("this evening",
            "tonight", "today"), within=0),
    ),
}  # fmt: skip
AVOIDS = {slot: asked(wrong) for slot, wrong in _WRONG.items()}
