"""The words of `seminar-jobs-swapped-in-chat`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, day, person, words
from pare_scenarios.others import other_days
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import EAGER, asked
from pare_scenarios.reaching import reaching

MONDAY, FRIDAY, SATURDAY = date(2027, 6, 7), date(2027, 6, 11), date(2027, 6, 12)
INTERVIEWS, SLIDES = words("interview*"), words("slide*", "presentation")
THE_MEI, THE_JIAHAO = person("Mei Zheng"), person("Jiahao Tsai")
_FIRST = ("first", "originally", "initially", "then", "instead", "correct*", "moved", "changed", "not")
BY_SATURDAY = day(SATURDAY, today=MONDAY)

_OTHERS = words("Yating", "Peiyu")
SLOTS = {
    "the plan": amid(words("plan", "note", "Survey project", "list of jobs", "overview", "who does what"),
                     words("date", "yours", "day", "limit", "swap", "seminar")),
    "the interviews": any_of(INTERVIEWS, words("you interview", "asks the people", "ask the people", "questioning",
                                               "talk to the people")),
    "who has the slides": any_of(SLIDES, words("swap*", "exchang*", "new jobs", "Jiahao", "traded")),
    "until when": any_of(BY_SATURDAY, words("day before Sunday", "day before she starts", "the day before")),
    "my reminder": words("remind*", "alarm", "alert", "to-do", "nudge"),
}  # fmt: skip
AVOIDS = {
    "who else": reaching("professor", "group", "others", "tutor", "Survey group"),
    "what nobody asked": asked(words(
        "set Jiahao", "reminder for Jiahao", "Jiahao a reminder", "Jiahao one", "Peiyu one", "exam", "exams",
        "move the seminar", "names in the recordings", "split the", "first interviews", "start the interviews",
        "in return", "owes", "delete the plan", "room 302", "ask the people to",
    )),
    "until when": asked(any_of(
        unless(words("by Friday", "to Friday", "for Friday", "on Friday", "due Friday", "until Friday", "11 June",
                     "June 11", "the 11th"), *_FIRST),
        other_days(MONDAY, *(date(2027, 6, n) for n in (11, 12, 13, 17))),
    )),
    "which reminder": any_of(
        unless(words("reminder for the slides"), "into", "becom*", "instead", "turn*", "chang*", "old", "drop*",
               "replac*", "delet*", "goes", "gone", "no longer", "remov*", "rewrit*", "renam*", "swap*", "make",
               "edit*", "read*"),
        unless(words("delete ... reminder", "remove ... reminder", "drop ... reminder", "tick ... reminder"), "set",
               "new",
               "add", "one for", "instead", "replac*", "creat*", "make"),
        words("ring for Jiahao", "alert for Jiahao", "nudge Jiahao", "beside the one for the slides", "besides the one",
              "in addition to the one", "next to the one for", "second reminder", "another reminder",
              "further reminder", "extra reminder", "leave the one for",
              "keep the one for", "for the text", "for the sources"),
    ),
    "the old jobs": asked(unless(
        any_of(following(words("Mei"), SLIDES, within=0), following(THE_JIAHAO, INTERVIEWS, within=0)),
        "instead", "not", "no longer", "old", "was", "were", "still", "so far")),
    "which job": asked(any_of(
        following(words("you"), words("do", "have", "take", "get", "write"), words("text", "sources"), within=1),
        following(words("you"), words("text", "sources"), within=1),
        words("text yours", "sources yours", "text is yours", "yours is the text"),
        following(words("Jiahao"), words("sources", "text"), within=1),
        words("Jiahao does the text", "Jiahao has the text", "Jiahao takes the text", "Jiahao does the sources",
              "Jiahao has the sources", "Jiahao takes the sources"),
        following(words("Yating"), INTERVIEWS, within=3),
        following(words("Peiyu"), words("has", "does", "takes", "do", "take"), INTERVIEWS, within=1),
        following(INTERVIEWS, words("to", "for", "by", "with"), words("Yating"), within=0),
        following(INTERVIEWS, words("beside Peiyu", "next to Peiyu", "under Peiyu", "beside Yating", "next to Yating",
                                    "under Yating"), within=5),
    )),
    "whose reminder": words("remind Jiahao", "both reminders", "remind Peiyu", "remind everybody",
                            "keep your slides reminder", "keep the slides reminder",
                            "remind the others", "remind Yating"),
    "who has the slides": asked(any_of(
        words("Peiyu the slides", "slides to Peiyu", "Peiyu for the slides", "slides for Peiyu", "you the slides",
              "Jiahao the interviews", "Jiahao has the interviews", "Jiahao does the interviews", "slides stay yours",
              "Jiahao for the interviews"),
        unless(words("interviews: Jiahao", "slides: you"),
               following(words("you", "Mei", "yours"), INTERVIEWS, within=3)),
        following(_OTHERS, SLIDES, within=2), following(SLIDES, words("to", "for", "by", "with"), _OTHERS, within=0),
        following(_OTHERS, INTERVIEWS, within=1), following(SLIDES, _OTHERS, within=0),
        following(SLIDES, words("under", "go to", "are now", "become", "as", "at", "beside", "next to"),
        _OTHERS, within=0),
    )),
    "why": any_of(EAGER, words(
        "everybody sees why", "note that it is", "add that it is", "write why", "add why", "say why", "explain why",
        "mention why", "with the reason", "note in the plan that it", "note in the plan why", "and the reason",
        "because of his", "his exams", "exam dates", "his three exams", "as he has exams", "wedding", "promis*",
        "ask Yating", "ask Peiyu", "ask Jiahao", "half of them", "share the interviews", "thank Jiahao",
        "on Thursday already", "earlier than", "seminar to", "ask the professor", "more time", "a new plan",
        "book a room",
    )),
    "swapped days": asked(any_of(
        unless(following(INTERVIEWS, words("by", "until", "for", "on", "to", "till"),
                         any_of(day(date(2027, 6, 17), weekday=False), words("the seminar", "Thursday")), within=2),
               "not", "instead"),
        following(SLIDES, words("by", "until", "on", "till", "done by"), BY_SATURDAY, within=2),
        following(words("his slides", "Jiahao's slides"), BY_SATURDAY, within=6),
    )),
    "what it is about": asked(any_of(
        words("get the slides done", "finish the slides", "slides done in time", "do the slides in time",
              "slides are done in time", "slides ready", "have the slides"),
        following(words("reminder", "alarm", "alert"), words("for your slides", "about the slides", "about your slides",
                                                             "for Jiahao's slides", "for his slides"), within=4),
    )),
    "that it stands in the plan": asked(any_of(
        words("post it in the group instead", "leave the plan", "keep the plan", "plan as it is", "plan stays"),
        following(words("post", "tell", "write", "announce"), words("the group", "in the group", "to the group"),
                  words("instead",), within=8),
    )),
    "the seminar's day": asked(any_of(
        unless(following(INTERVIEWS, day(date(2027, 6, 17), weekday=False), within=1), "not", "instead", "from"),
        following(SLIDES, day(SATURDAY, weekday=False), within=1),
        following(words("interviews"), words("and the slides", "and slides"), within=0),
    )),
}  # fmt: skip
