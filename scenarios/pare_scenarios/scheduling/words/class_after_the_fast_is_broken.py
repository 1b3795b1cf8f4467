"""The words of `class-after-the-fast-is-broken`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import Phrase, any_of, clock, day, person, words

MONDAY, CLOSED = date(2027, 2, 1), date(2027, 2, 23)
LATER = (date(2027, 2, 9), date(2027, 2, 16), date(2027, 3, 2))
CLASS = words("Dutch", "class", "course", "lesson")
COMES = any_of(*(clock(19, minute) for minute in (15, 30, 40, 45, 50, 55)), clock(20),
                words("hour and three quarters later", "hour and 45 minutes later", "105 minutes later"))  # fmt: skip
GOES = any_of(clock(22), *(clock(22, minute) for minute in (5, 10, 15, 20, 30)),
               words("hour and three quarters later", "hour and 45 minutes later", "105 minutes later"))  # fmt: skip


def _on(when: date) -> Phrase:
    return as_is(day(when, today=MONDAY, weekday=False))


_NOT_THEN = as_is(words("no", "not", "none", "nothing", "off", "free", "closed", "except", "without", "skip", "cancel*",
                        "don't need", "won't need"))  # fmt: skip
DATES = (any_of(_on(LATER[1]), words("until", "to", "through", "between", "every", "except")), _on(LATER[0]),
          _on(LATER[2]), _on(CLOSED), _NOT_THEN)  # fmt: skip

SLOTS = {
    "the class": CLASS,
    "9 February": day(LATER[0], today=MONDAY),
    "2 March": day(LATER[2], today=MONDAY),
    "23 February": day(CLOSED, today=MONDAY),
    "the later hour": any_of(clock(20, 15), clock(21, 45), COMES),
    "Saskia": any_of(person("Saskia Jansen"), "minder", "babysitter", "sitter", "childminder"),
}  # fmt: skip
AVOIDS = {
    "that it is for these weeks": words("whole series", "entire series", "all classes", "for good",
                                        "permanently", "and 9 March"),
    "tomorrow": words("tomorrow to 20:15", "tomorrow's class to", "2 February to"),
    "how many evenings": words("four lessons", "all four evenings", "four evenings",
        "9, 16 and 23 February",
    "move 23 February"),
}  # fmt: skip
