"""The words of `seminar-jobs-swapped-in-chat`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, day, person, words
from pare_scenarios.pairing import unless

MONDAY, FRIDAY, SATURDAY = date(2027, 6, 7), date(2027, 6, 11), date(2027, 6, 12)
INTERVIEWS, SLIDES = words("interview*"), words("slide*", "presentation")
THE_MEI, THE_JIAHAO = person("Mei Zheng"), person("Jiahao Tsai")
_FIRST = ("first", "originally", "initially", "then", "instead", "correct*", "moved", "changed", "not")
BY_SATURDAY = day(SATURDAY, today=MONDAY)

SLOTS = {
    "the plan": words("plan", "note", "Survey project"),
    "the interviews": INTERVIEWS,
    "who has the slides": any_of(SLIDES, words("swap*", "exchang*", "new jobs", "Jiahao")),
    "until when": BY_SATURDAY,
    "my reminder": words("remind*"),
}  # fmt: skip
AVOIDS = {
    "until when": unless(words("by Friday", "to Friday", "for Friday", "on Friday", "due Friday"), *_FIRST),
    "whose reminder": words("remind Jiahao", "reminder for the slides", "both reminders", "remind Peiyu",
                            "keep your slides reminder", "keep the slides reminder"),
    "who has the slides": words("Peiyu the slides", "slides to Peiyu", "Peiyu for the slides",
    "slides for Peiyu"), "why": words("everybody sees why")}  # fmt: skip
