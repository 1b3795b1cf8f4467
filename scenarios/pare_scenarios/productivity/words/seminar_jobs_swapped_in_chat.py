"""The words of `seminar-jobs-swapped-in-chat`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, day, person, words
from pare_scenarios.others import other_days
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import EAGER, asked
from pare_scenarios.reaching import reaching

MONDAY, FRIDAY, SATURDAY = date(2027, 6, 7), date(2027, 6, 11), date(2027, 6, 12)
INTERVIEWS, SLIDES = words("interview*"), words("slide*", "presentation")
THE_MEI, THE_JIAHAO = person("Mei Zheng"), person("Jiahao Tsai")
_FIRST = ("first", "originally", "initially", "then", "instead", "correct*", "moved", "changed", "not")
BY_SATURDAY = day(SATURDAY, today=MONDAY)

_OTHERS = words("Yating", "Peiyu")
SLOTS = {
    "the plan": words("plan", "note", "Survey project", "list of jobs", "overview", "who does what"),
    "the interviews": any_of(INTERVIEWS, words("you interview", "asks the people", "ask the people", "questioning",
                                               "talk to the people")),
    "who has the slides": any_of(SLIDES, words("swap*", "exchang*", "new jobs", "Jiahao", "traded")),
    "until when": any_of(BY_SATURDAY, words("day before Sunday", "day before she starts", "the day before")),
    "my reminder": words("remind*", "alarm", "alert", "to-do", "nudge"),
}  # fmt: skip
AVOIDS = {
    "who else": reaching("professor", "group", "others", "tutor", "Survey group"),
    "what nobody asked": words(
        "set Jiahao", "reminder for Jiahao", "Jiahao a reminder", "Jiahao one", "Peiyu one", "exam", "exams",
        "move the seminar",
        "names in the recordings", "split the", "first interviews", "start the interviews", "in return", "owes",
        "delete the plan", "room 302", "ask the people to",
    ),
    "until when": asked(any_of(
        unless(words("by Friday", "to Friday", "for Friday", "on Friday", "due Friday", "until Friday", "11 June",
                     "June 11", "the 11th"), *_FIRST),
        other_days(MONDAY, *(date(2027, 6, n) for n in (11, 12, 13, 17))),
    )),
    "whose reminder": words("remind Jiahao", "reminder for the slides", "both reminders", "remind Peiyu",
                            "remind everybody", "keep your slides reminder", "keep the slides reminder",
                            "remind the others", "remind Yating"),
    "who has the slides": asked(any_of(
        words("Peiyu the slides", "slides to Peiyu", "Peiyu for the slides", "slides for Peiyu", "you the slides",
              "Jiahao the interviews", "Jiahao has the interviews", "Jiahao does the interviews", "interviews: Jiahao",
              "slides: you", "slides stay yours", "Jiahao for the interviews"),
        following(_OTHERS, SLIDES, within=2), following(SLIDES, words("to", "for", "by", "with"), _OTHERS, within=0),
        following(_OTHERS, INTERVIEWS, within=1), following(SLIDES, _OTHERS, within=0),
        following(SLIDES, words("under", "go to", "are now", "become", "as", "at", "beside", "next to"),
        _OTHERS, within=0),
    )),
    "why": any_of(EAGER, words(
        "everybody sees why", "because of his", "his exams", "exam dates", "his three exams", "as he has exams",
        "wedding", "promis*", "ask Yating", "ask Peiyu", "ask Jiahao", "half of them", "share the interviews",
        "thank Jiahao", "on Thursday already", "earlier than", "seminar to", "ask the professor", "more time",
        "a new plan", "book a room",
    )),
}  # fmt: skip
