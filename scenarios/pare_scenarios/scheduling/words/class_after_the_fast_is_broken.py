"""The words of `class-after-the-fast-is-broken`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import Phrase, any_of, clock, day, person, words
from pare_scenarios.others import other_sums
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked
from pare_scenarios.scheduling.words import CARELESS, hearing, on, touching
from pare_scenarios.slips import HANDED_BACK

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

_OUT = words("take out", "remove", "delete", "drop", "cancel", "skip", "strike", "cross out", "leave out", "clear")
_KEPT = any_of(*(day(one, today=MONDAY, weekday=False) for one in LATER))
_SITTER = any_of(person("Saskia Jansen"), "minder", "babysitter", "sitter", "childminder", "nanny")
_THE_23RD = day(CLOSED, today=MONDAY, weekday=False)

SLOTS = {
    "the class": any_of(CLASS, words("Tuesday", "evening", "session", "Willem", "school", "language")),
    "9 February": on(LATER[0], MONDAY),
    "2 March": on(LATER[2], MONDAY),
    "23 February": amid(on(CLOSED, MONDAY), words("closed one", "no lesson", "Ramadan", "cancelled")),
    "the later hour": any_of(clock(20, 15), clock(21, 45), COMES),
    "Saskia": _SITTER,
}  # fmt: skip
_WRONG = {
    "that it is for these weeks": words("whole series", "entire series", "whole course", "all classes", "for good",
                                        "permanently", "and 9 March", "all Tuesdays", "every Tuesday", "all lessons",
                                        "rest of the course", "until the end of March", "all remaining"),
    "tomorrow": any_of(
        words("tomorrow to 20:15", "tomorrow's class to", "2 February to", "tomorrow and", "from tomorrow on",
              "2, 9", "2nd, 9th", "2 and 9", "2nd and 9th"),
        following(words("tomorrow"), clock(20, 15), within=2),
    ),
    "how many evenings": words("four lessons", "all four evenings", "four evenings", "9, 16 and 23 February",
                               "9 and 23 February", "16 and 23 February", "move 23 February", "9, 23", "9th and 23rd",
                               "9th and the 23rd", "16th and 23rd", "16th and the 23rd", "23 February and 2 March",
                               "all four Tuesdays", "23 February to 20:15"),
    "which hour": following(
        any_of(_KEPT, _THE_23RD, words("class", "lesson", "them", "three", "Dutch", "these")), words("to", "at"),
        any_of(*(clock(hour, minute) for hour in (19, 20) for minute in (0, 30)),
               clock(18, 30), clock(19, 15), clock(20, 45), clock(21, 15)),
        within=1,
    ),
    "when it begins": following(any_of(_KEPT, words("class", "lesson")), "to", any_of(
        clock(21, 45), clock(19, 45), clock(22, 15)), within=0),
    "which falls out": any_of(
        following(_OUT, words("one", "class", "lesson", "that"), _KEPT, within=2),
        following(_OUT, _KEPT, within=0),
        following(_KEPT, words("out", "off", "falls", "is cancelled", "is closed"), within=0),
        following(words("none", "nothing", "closed"), words("on"), _KEPT, within=1),
    ),
    "that she comes": words("on any of these", "need her on none", "all three evenings off", "another sitter",
                            "don't need her on these", "no longer needed",
                            "evenings off", "nights off", "three off", "usual hours", "her usual time",
                            "evenings as usual"),
    "that she is needed": following(
        as_is(words("not needed", "not need to come", "not have to come", "need not come", "needn't come", "stay away",
                    "no need to come", "has off", "not come")),
        as_is(_KEPT, words("these", "those", "the three", "three evenings", "any of")), within=3,
    ),
    "when she comes": unless(
        asked(any_of(
            following(_SITTER, clock(18), clock(20, 30), within=9),
            following(_SITTER, words("come*", "stay*", "mind*", "sit*", "be there", "babysit*", "look after"),
                      words("from", "at"), any_of(clock(20, 15), clock(18), clock(18, 30), clock(20, 45)), within=5),
            following(_SITTER, words("mind*", "stay*", "come*", "sit*", "babysit*"), words("to", "until"),
                      any_of(clock(21, 45), clock(21, 30)), within=4),
            following(_SITTER, words("until", "till", "to"), any_of(clock(21), clock(21, 15), clock(20, 30)), within=9),
        )),
        "usual", "usually", "normally", "as a rule", "so far", "otherwise", "until now", "rather than", "instead of",
    ),
    "her pay": words("euros an hour", "15 euro*", "pay her", "offer her", "extra pay", "a rise", "a bonus"),
    "when she is free": following(words("free", "off", "not needed"), words("on"), _KEPT, within=1),
    "that I need not do it": HANDED_BACK,
    "that the 23rd goes": following(_THE_23RD, words("as it is", "as is", "unchanged", "where it is", "as planned"),
                                    within=0),
    "which way she is asked": following(_SITTER, words("earlier", "sooner"), within=10),
    "what nobody asked for": any_of(
        CARELESS,
        hearing("Xenia", "Hassan", "Willem", "your teacher", "the teacher", "the class", "the group",
            "the course", "Omar's teacher", "the school"),
        touching("swimming", "parents' evening", "choir"),
        asked(words("page 40", "page 41", "homework", "dates from Hassan", "two boxes", "an hour more",
            "higher wage", "raise her", "since it gets late at", "taxi home", "cab home", "tram home",
            "sleep over", "stay the night", "extra for", "tip", "holiday pay", "also on 9 March",
            "9 March as well", "2 February as well", "tomorrow as well")),
        asked(other_sums(12)),
    ),
}  # fmt: skip
_EVER = ("which falls out", "when she is free")
AVOIDS = {slot: wrong if slot in _EVER else asked(wrong) for slot, wrong in _WRONG.items()}
