"""The words of `funeral-tomorrow-noon`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked
from pare_scenarios.scheduling.words import CARELESS, hearing, touching
from pare_scenarios.slips import HANDED_BACK, POSTPONED

MONDAY, TUESDAY, WEDNESDAY = (date(2027, 11, day) for day in (22, 23, 24))
THE_WEDNESDAY = any_of(day(WEDNESDAY, today=MONDAY), words("the day after tomorrow"))
TWELVE = any_of(clock(12), words("noon"))
WHY = words("died", "dead", "death", "funeral", "buri*", "bereave*", "uncle", "passed away", "mosque", "mourn*",
             "condolence*", "Janazah", "cemetery", "Sekou", "loss")  # fmt: skip
ABSENT = any_of(
    as_is(words("cannot", "can't", "not", "unable", "won't", "without me")),
    words("absent", "absence", "miss", "excus*", "apolog*", "away", "sorry", "leave"),
)  # fmt: skip
COMES = words("I'll be there", "I will be there", "I come", "I'll come", "I will come", "I am coming",
                      "I'm coming", "see you", "be there", "will attend", "will join", "count on me", "on my way",
                      "be with you", "I shall be there", "attend", "join you", "coming", "yes",
                      "of course")  # fmt: skip
NOT = as_is(words("can't come", "cannot come", "can't make", "cannot make", "can't be", "cannot be", "can't attend",
                   "cannot attend", "won't be there", "won't come", "won't make", "unable", "try to"))  # fmt: skip

_WED = any_of(THE_WEDNESDAY, words("next day", "day later", "one day later", "by exactly one day", "by one day",
                                   "by a day", "a day on", "day after", "following day", "24 hours"))  # fmt: skip
_WORK = words("lecture", "laboratory", "second years", "tutorial*", "seminar", "nine o'clock", "lab")

SLOTS = {
    "the students": any_of(words("student*", "Niamh", "Wei", "project pair", "project group", "project talk", "pair",
                                 "room 204"), person("Niamh Forde")),
    "Wednesday at twelve": amid(
        _WED, any_of(TWELVE, words("twelve")), clock(12, 30), clock(14), clock(15), clock(12, 45), clock(11),
        clock(11, 30), day(TUESDAY, today=MONDAY), clock(22), clock(9), clock(10),
    ),
    "the head of department": words("Whitcombe", "Edith", "head of department", "chair", "professor",
                                    "department meeting", "department head", "department", "your boss", "your head"),
    "the cab": amid(words("cab", "taxi", "ride", "car", "driver"),
                    words("prayer", "mosque", "cemetery", "imam", "Ash Road", "stand", "burial")),
    "Fatou": person("Fatou Kamara", aliases=("your cousin", "cousin")),
}  # fmt: skip
_WRONG = {
    "the lecture": any_of(
        words("cancel the lecture", "cancel your lecture", "move the lecture", "cancel all",
              "cancel your whole day", "cancel everything", "clear your whole day",
              "clear the whole day", "cover for the lecture", "call off the nine o'clock lecture",
              "call off the lecture", "call off your lecture", "lecture, too, so", "take the whole day", "the day off"),
        following(words("cancel", "call off", "drop", "skip", "move", "postpone", "excuse you from"), _WORK, within=3),
        following(words("from", "miss", "can't come to"), words("seminar", "tutorials", "lecture"), within=3),
    ),
    "what the students hear": any_of(
        following(words("students", "Niamh", "Wei"), words("that your uncle", "about the funeral", "of the funeral",
                                                           "about your uncle", "of your uncle", "died", "bereavement",
                                                           "death", "your loss", "are burying", "prayer", "mosque",
                                                           "cemetery", "burial", "why you"), within=6),
        words("tell your colleagues", "tell the department", "mail the department", "all colleagues",
              "everybody at work"),
    ),
    "when the students come": any_of(
        following(_WED, words("at"), any_of(*(clock(hour) for hour in (9, 10, 11, 13, 14, 15, 16)), clock(12, 30)),
                  within=0),
        following(words("talk", "Niamh", "Wei", "students"), words("to", "on", "at"), any_of(clock(13), clock(14)),
                  within=4),
        following(words("talk", "students"), words("to Thursday", "to Friday", "to next week", "to Monday"), within=4),
    ),
    "what Fatou hears": following(words("Fatou", "your cousin"), as_is(words(
        "cannot", "can't", "won't", "not come", "not be", "unable", "regret*", "try to come")), within=3),
    "which meeting is moved": any_of(
        following(words("move", "shift", "postpone", "reschedule", "push"), words("department meeting",
                                                                                  "meeting at two"),
                  within=2),
        words("talk is off", "talk is cancelled", "talk falls through", "call off the talk",
              "excuse you from the talk", "excuse you from the project", "cancel the talk"),
    ),
    "from where": following(words("cab", "taxi", "ride", "car"), words("from home", "Quarry Rise", "from your house",
                                                                       "from your home"), within=8),
    "when he must be there": any_of(
        following(words("arriv*", "be there", "get there", "cab", "taxi"), clock(12), within=2),
        following(words("cab at", "taxi at", "cab for", "taxi for", "ride at", "car at", "car for"), any_of(
            *(clock(12, minute) for minute in (0, 10, 15, 20, 30)), clock(10), clock(10, 30)), within=0),
    ),
    "who brings him back": unless(
        words("another home", "another one home", "one home", "another at three", "another for three",
              "another one at three", "cab back", "taxi back", "ride back", "another one back", "one back", "car back",
              "return cab",
              "cab home",
              "taxi home", "ride home", "second cab", "another cab", "second taxi", "return ride", "there and back",
              "back at three", "cab at three"),
        "the family", "your family", "cousins", "they", "relatives",
    ),
    "what is not asked for": words("flowers", "wreath", "donat*", "answer Laszlo", "reply to Laszlo", "tell Laszlo",
                                   "sheet 6", "out of office", "auto-reply", "automatic reply"),
    "which way it goes": following(words("cab", "taxi", "ride"), words("from the mosque", "from Ash Road",
                                                                       "to the cemetery"), within=6),
    "that it is done now": POSTPONED,
    "that I need not do it": HANDED_BACK,
    "what the professor hears": following(words("Whitcombe", "head of department"), words(
        "late", "later", "will attend", "you'll be at", "you will be at", "you come", "half an hour"), within=8),
    "what nobody asked for": any_of(
        CARELESS,
        hearing("Laszlo", "your colleagues", "the department secretary", "the second years", "your tutorial",
            "the seminar", "your wife", "the imam", "the mosque", "your other students", "Varga"),
        touching("lecture", "seminar", "tutorials", "laboratory", "lab", "Wednesday's tutorials", "sheet 6"),
        asked(words("the lens", "lens may", "thin", "explaining that there is", "because of the funeral",
            "because of a funeral", "that there is a funeral", "that you have a funeral",
            "a death in the family", "your uncle died to", "flowers", "black suit", "cab home",
            "bring you back", "condolence book", "obituary", "leave of absence", "compassionate leave",
            "rest of the week", "whole week", "Wednesday off", "record the", "online instead", "speech",
            "Saturday's visit")),
    ),
}  # fmt: skip
AVOIDS = {slot: asked(wrong) for slot, wrong in _WRONG.items()}
