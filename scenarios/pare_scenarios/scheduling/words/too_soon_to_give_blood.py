"""The words of `too-soon-to-give-blood`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
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
    "that I come": any_of(
        following(as_is(words("20 May", "the 20th")), as_is(words(
            "doesn't suit", "does not suit", "is not possible", "isn't possible", "doesn't work", "cannot", "can't")),
            within=3),
        following(as_is(words("none of", "no date of", "neither of")), as_is(words(
            "dates", "three", "days", "suggestions", "them")), within=2),
        words("decline all", "turn down all", "turn all three down", "decline the invitation", "refuse all",
            "give blood no"),
        as_is(words("that you cannot come", "that you can't come", "that you won't come", "you will not come",
                    "you can't give blood")),
        following(words("take", "accept", "confirm", "book", "choose"), words("all three", "all the dates",
                                                                              "both dates"),
                  within=1),
    ),
    "when they hear it": following(
        words("answer", "reply to", "write to", "tell", "mail"), words("blood service", "the service", "donor service"),
        words("on Thursday that", "on Friday", "next week", "on Monday that", "on Sunday", "at the weekend"), within=1),
    "that the reminder goes": following(
        words("move", "moving", "shift", "postpone", "put off", "snooze", "push", "reschedule"),
        words("reminder", "to-do", "task"), within=2),
    "that it goes": asked(unless(any_of(
        following(words("keep", "keeping", "leave", "leaving"), words("reminder", "to-do", "task"), within=2),
        following(words("reminder", "to-do", "task"), words("stay", "stays", "remain", "remains", "as it is"),
            within=4),
    ), "consent*", "vitamin*", "forms")),
    "that I go on giving": as_is(words("donate any more", "give blood any more", "no longer donate", "no longer give",
                                       "stop donating", "stop giving", "never again")),
    "what is entered": following(words("enter", "put", "add", "note"), any_of(words(
        "oral exams", "trip", "reminder"), any_of(THE_EARLY, DURING)), within=1),
    "which date goes in": asked(following(words("donation", "calendar", "enter it"), words(
        "on 13 May", "on Thursday 13", "on 3 May", "on Monday 3", "on Thursday the 13th", "on the 13th", "on the 3rd"),
        within=1)),
    "that it is done": following(words("set", "keep", "leave", "renew"), "reminder", words("again", "for", "anew"),
                                 within=1),
    "the trip": any_of(
        words("leave the trip", "cancel the trip", "move the trip", "miss the trip", "shorten the trip"),
        following(words("end", "shorten", "leave", "cancel", "cut", "skip", "miss", "move", "come back from"),
                  words("class trip", "trip", "Kutná Hora"), within=2),
    ),
    "which reminder": unless(words("consent form*", "vitamin*", "forms"), "stay*", "leave", "untouched", "keep",
                             "remain*"),
    "what I promise": any_of(
        words("in August", "next donation after", "every ten weeks", "regular donor", "once more in"),
        following(words("tell", "invite", "ask", "write to", "let"), words("Jana", "Petra"), within=1),
    ),
    "what nobody asked for": any_of(
        hearing("Jana", "Petra", "the class", "8B", "the school", "the parents", "the hostel",
            "your colleagues", "the head"),
        following(words("tell", "ask", "advise", "explain to"), words("blood service", "the service", "service",
                                                                      "them"),
                  words("how to", "why", "what", "about"), within=0),
        words("a weekly one", "a daily one", "a monthly one", "one to drink", "weekly reminder"),
        touching("consent forms", "vitamin D", "oral exams", "class trip", "trip", "lessons", "staff meeting"),
        asked(words("own rule", "their rule", "broke", "point out", "pointing out", "complain*", "set another",
            "another for", "donation after", "in August", "29 July", "to be safe", "just in case", "every 70 days",
                    "recurring",
            "bishop", "chess", "iron", "drink a lot", "blood test", "results", "plasma", "bring a friend",
            "colleague along", "cab", "taxi", "leave school", "too early is wrong", "correct them",
            "remind them")),
    ),
}  # fmt: skip
