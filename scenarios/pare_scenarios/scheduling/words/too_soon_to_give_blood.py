"""The words of `too-soon-to-give-blood`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, words
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked
from pare_scenarios.scheduling.words import hearing, on, touching

TODAY, EARLY, TRIP, RIGHT = date(2027, 4, 27), date(2027, 5, 3), date(2027, 5, 13), date(2027, 5, 20)
THE_RIGHT = on(RIGHT, TODAY)
THE_EARLY, DURING = day(EARLY, today=TODAY), day(TRIP, today=TODAY)
BLOOD = words("blood", "donat*", "donor")

SLOTS = {
    "20 May": amid(THE_RIGHT, THE_EARLY, DURING, day(date(2027, 3, 4), today=TODAY), clock(17), clock(16, 30),
                   clock(12)),
    "the donation": words("blood", "donat*", "donor*", "service", "Lime Street", "arm", "give"),
    "the answer": words("answer*", "repl*", "accept*", "tak*", "confirm*", "writ*", "tell*", "book*",
                        "choos*", "mail", "email", "reserv*", "pick*", "let them know", "respond*", "say yes", "hears",
                        "agree*"),
    "the calendar": words("calendar", "diary", "event", "entry", "enter*", "block", "schedule", "appointments"),
    "the reminder": words("remind*", "tick*", "to-do", "to-dos", "task", "off your list", "check off", "set yourself",
                          "mark* ... done", "nudge", "off the list"),
}  # fmt: skip
AVOIDS = {
    "the date": any_of(
        words(
            "accept Monday", "take Monday", "accept 3 May", "take 3 May", "confirm 3 May", "confirm Monday",
            "the suggested date", "take 13 May", "accept 13 May", "Thursday 13 May at", "book 13 May",
            "reply with 13 May", "to Monday 3", "for Monday 3", "for 3 May", "for Thursday 13", "for 13 May",
        ),
        following(words("20 May at", "May 20 at", "20th at", "Thursday at"), any_of(clock(16, 30), clock(15, 30), clock(
            18), clock(16)), within=0),
    ),
    "the trip": words("leave the trip", "cancel the trip", "move the trip", "miss the trip", "shorten the trip"),
    "which reminder": unless(words("consent form*", "vitamin*", "forms"), "stay*", "leave", "untouched", "keep",
                             "remain*"),
    "what I promise": any_of(
        words("in August", "next donation after", "every ten weeks", "regular donor", "once more in"),
        following(words("tell", "invite", "ask", "write to", "let"), words("Jana", "Petra"), within=1),
    ),
    "what nobody asked for": any_of(
        hearing("Jana", "Petra", "the class", "8B", "the school", "the parents", "the hostel",
            "your colleagues", "the head"),
        touching("consent forms", "vitamin D", "oral exams", "class trip", "trip", "lessons", "staff meeting"),
        asked(words("own rule", "their rule", "broke", "point out", "pointing out", "complain*", "set another",
            "another for", "donation after", "in August", "29 July", "to be safe", "just in case", "every 70 days",
                    "recurring",
            "bishop", "chess", "iron", "drink a lot", "blood test", "results", "plasma", "bring a friend",
            "colleague along", "cab", "taxi", "leave school", "too early is wrong", "correct them",
            "remind them")),
    ),
}  # fmt: skip
