"""The words of `a-clean-group-for-the-new-squad`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.pairing import following, unless

TODAY, FIRST = date(2027, 2, 22), date(2027, 3, 2)
FIELD = words("field 4", "pitch 4", "ground 4", "field number 4", "cancha 4", "4th field", "fourth field")
FACTS = (day(FIRST, today=TODAY), clock(18), FIELD)
NOT_SO = (unless(words("field 2", "pitch 2"), "not", "instead", "first"), person("Valentina Guerra"))

OTHER_DAYS = any_of(
    *(day(date(2027, 3, one), weekday=False, today=TODAY) for one in (1, 3, 4, 5, 6, 9, 16)),
    words("Wednesday", "Thursday", "Friday", "Saturday", "Sunday", "tomorrow", "this Tuesday"),
)  # fmt: skip
OTHER_HOURS = any_of(*(clock(hour) for hour in (15, 16, 17, 19, 20)), clock(17, 30), clock(18, 30), clock(20, 30))
GONE = words("Antonio", "Teresa", "Pablo", "Valentina", "Prieto", "Rafael", "Beatriz")
AVOIDS = {
    "who is in it": any_of(
        words("old group", "existing group", "2026 group", "both parents", "and Pablo", "with Pablo", "tell Pablo",
              "and Antonio", "and Teresa", "Jorge Prieto", "tell Antonio", "tell Teresa", "tell Valentina*",
              "Valentina's father"),
        unless(
            following(words("group", "chat", "thread", "invite", "write to", "let"), GONE, within=7),
            "left out", "not", "without", "no longer", "instead", "leaving", "leave*", "out of it", "stays out",
        ),
    ),
    "the field": unless(words("field 2", "pitch 2", "ground 2", "field 3", "field 1"), "not", "instead", "sown",
                        "no longer"),
    "the day": OTHER_DAYS,
    "the hour": OTHER_HOURS,
    "what else": words("weekly", "every week", "every Tuesday", "every time", "oranges", "delete", "rename",
                       "season's dates", "ask the club", "thank the club", "dentist", "line-up", "bibs", "promise*"),
}  # fmt: skip
