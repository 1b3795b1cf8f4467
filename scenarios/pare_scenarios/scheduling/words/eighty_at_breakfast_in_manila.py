"""The words of `eighty-at-breakfast-in-manila`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked
from pare_scenarios.scheduling.words import CARELESS, hearing, touching

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
                                                          "our evening", "a day earlier")),
    "the reminder": words("remind*", "alarm", "alert", "call", "ring", "nudge", "phone", "sing*", "bell"),
}  # fmt: skip
AVOIDS = {
    "the day": any_of(
        following(words("to", "it for", "you on", "you"), any_of(*_DAYS, "tomorrow"), within=0),
        following(words("remind*", "move"), words("tomorrow morning"), within=8),
    ),
    "the hour": following("to", any_of(clock(7, 30), clock(19, 30), clock(5, 30)), within=0),
    "the landlord's reminder": any_of(
        words("move the landlord", "landlord reminder to", "landlord call to", "both reminders", "both calls"),
        unless(following(words("tick", "delete", "drop", "cancel", "remove", "mark", "push", "postpone", "move"),
                         words("landlord", "radiator"), within=6), "leave", "stay*", "untouched", "keep"),
    ),
    "that I ring her myself": words("message Lola", "text Lola", "write to Lola", "tell Lola", "call Lola for you",
                                    "message Mateo", "tell Mateo", "text Mateo", "write to Mateo", "greetings from"),
    "what nobody asked for": any_of(
        CARELESS,
        hearing("Mateo", "your cousin", "Ines", "Goran", "the landlord", "your landlord", "your mother",
            "the family", "Lola", "your grandmother", "your grandma", "Ms Carvalho"),
        touching("parcel", "vitamins", "maple candy", "radiator", "landlord"),
        asked(words("keeps the line free", "keep the line free", "good wishes", "send her", "greeting",
            "video", "photo", "voice message", "card to", "flowers", "present", "swap your shift",
            "shift tomorrow", "another call", "second call", "call again", "ring again", "second reminder",
            "ring her for you", "on your behalf")),
        following(words("to", "at", "for"), any_of(clock(19, 30), clock(7, 30)), words("this evening",
            "tonight", "today"), within=0),
    ),
}  # fmt: skip
