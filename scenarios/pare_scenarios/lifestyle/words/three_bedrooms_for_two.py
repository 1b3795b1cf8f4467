"""The words of `three-bedrooms-for-two`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import amount, any_of, clock, day, person, words
from pare_scenarios.lifestyle.words import MENTIONED, doing, telling
from pare_scenarios.others import other_days, other_sums, other_times
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import UNASKED, asked, volunteered
from pare_scenarios.slips import POSTPONED

MONDAY, THURSDAY = date(2027, 1, 18), date(2027, 1, 21)
RATA = words("Rata Lane", "Rata")
TWO = words("two bedroom", "2 bedroom", "two-bedroom", "2-bedroom", "two room", "2 room", "2-room", "two bed", "2 bed",
            "three to two", "3 to 2")  # fmt: skip

SLOTS_1 = {
    "the application": words("number 6", "sent in", "request for", "three rooms", "application", "Tui Road", "Tui",
                             "house with the garden", "the garden", "big one",
                             "big flat", "three of you", "you three", "three-bedroom", "large flat",
                             "what you three sent", "withdraw it", "dear one", "bigger one"),
    "that it is withdrawn": words("withdraw*", "cancel*", "pull out", "retract*", "take back", "tak* ... back",
                                  "drop*"),
    "the search": words("search", "alert", "criteria", "look for", "hunt*", "notif*"),
    "for two": any_of(TWO, words("bedroom each", "room each", "two of you", "you two", "the two rooms", "two rooms",
                                 "couple of bedrooms", "two-bed*", "bedrooms for two", "pair of bedrooms", "for two")),
    "what two can pay": amount(670),
    "Mei": any_of(person("Mei Liao"), words("remaining flatmate", "other flatmate", "remaining friend", "other friend",
                                           "remaining one of you", "second of you", "one who stays", "who is left")),
    "the small flat": amid(any_of(RATA, words("close to the beach", "by the beach", "smaller flat", "665")), "340",
                           "330"),
}  # fmt: skip
_AVOIDS_1 = {
    "what two can pay": unless(
        any_of(amount(1050), amount(1020), amount(690), other_sums(670, 665, 1020, 1050, bare=600)),
        "instead", "rather", "in place", "no longer", "old", "together", "with Sefa", "for three", "asks", "costs",
        "so far", "until now", "not 690",
    ),
    "what is wanted": unless(
        words("third flatmate", "new flatmate", "replacement for Sefa", "someone else for", "apply for Rata",
              "application for Rata", "Kowhai Rise", "Kowhai", "a new third", "book the viewing",
              "request the viewing", "request its viewing", "book a viewing", "viewing on Wednesday",
              "viewing on Thursday", "viewing on Saturday"),
        *MENTIONED,
    ),
    "the application": any_of(
        following(words("withdraw*", "cancel*", "pull out", "retract*", "take back", "drop*"),
                  words("on Thursday", "on Friday", "on Saturday", "next week", "tomorrow", "on Wednesday evening",
                        "later",
                        "on Sunday"), within=6),
        words("once the owner", "after the owner", "when the owner has", "after Wednesday", "once they have chosen",
              "after they have chosen", "if the owner", "until the owner", "withdraw the application for Rata",
              "keep the application", "leave the application", "keep Tui", "in your two names"),
        following(words("chang*", "rewrit*", "correct*", "amend*", "updat*", "edit*", "keep*"), "application",
                  within=3),
    ),
    "what Mei hears": following(words("tell*", "let", "writ*", "messag*"), "Mei",
                                words("too dear", "too expensive", "not for you", "no longer", "too big"), within=8),
    "when Mei is asked": words("Mei next week", "Mei tomorrow whether", "Mei tomorrow when", "Mei later", "Mei after",
                               "Mei on Friday", "Mei once", "Mei on Wednesday when", "Mei on Thursday when"),
    "which flat": any_of(
        following(words("view*", "see", "look at", "look round", "visit", "show*"), words("Tui", "Kowhai", "number 6"),
                  within=2),
        words("three bedrooms up", "three bedrooms for 670", "one bedroom"),
    ),
    "who is told": any_of(
        telling("Sefa", "the owner", "Pohutukawa"),
        words("Mei's hours", "her hours are cut", "because of Mei", "in the group", "to the group", "Flat hunt chat"),
    ),
    "what goes beyond": any_of(
        doing(("put in", "send in", "hand in", "submit*", "file", "lodge", "prepare", "make"), "an application",
              "one application", "your application", within=2),
        words("apply for it", "apply for the small*", "apply there", "apply at once", "apply right away"),
        telling("the agency", "the agent", "the landlord", "Harbour Pools"),
    ),
    "how much": words("up to 665", "limit of 665", "665 at most", "cap* at 665", "limit to 665", "at least 670",
                      "from 670", "670 a month", "670 a fortnight", "670 monthly", "670 per month", "670 each"),
    "when Mei can": unless(
        following("Mei", words("on Wednesday", "Wednesday at", "on Saturday", "on Thursday at", "at half past five",
                               "at 17:30", "at 17", "at ten"), within=7),
        "owner", "choos*", "before", "by",
    ),
    "for how many": words("three bedrooms for", "one-bedroom", "one bedroom", "four bedrooms", "studio"),
    "when it is done": any_of(POSTPONED, volunteered("next week", "some other time", "in due course",
                                                     "when you find the time")),
    "what nobody asked for": UNASKED,
}  # fmt: skip
SLOTS_2 = {
    "the flat": any_of(RATA, words("by the beach", "beach", "small flat")),
    "the viewing": words("viewing", "view", "see", "visit", "look at", "appointment", "book", "slot",
                         "put you two down", "put ... down", "put in for", "apply for a slot", "six o'clock",
                         "sign you", "request*", "look round", "sign up", "tour",
                         "inspect*"),
    "the day": day(THURSDAY, today=MONDAY),
    "the time": clock(18),
}  # fmt: skip
_AVOIDS_2 = {
    "the time": unless(
        any_of(
            following(day(THURSDAY, today=MONDAY), clock(17), within=2), "Saturday at", "viewing on Wednesday",
            "viewing on Saturday", "Rata Lane on Saturday", "Rata Lane 2 on Wednesday", "Rata Lane 2 on Saturday",
        ),
        "too early", "not in time", "no use", "falls into", "still at work",
    ),
    "what is wanted": words("apply for Rata", "apply for it", "apply for the flat", "apply for the place",
                            "apply for both",
                            "apply already", "apply at once", "apply right away", "apply for the room", "apply for you",
                            "apply there", "send an application", "submit an application", "Kowhai Rise", "Kowhai",
                            "Tui",
                            "lower*", "leave work", "finish early", "swap her shift", "before six"),
    "what goes beyond": any_of(
        doing(("put in", "send in", "hand in", "submit*", "file", "lodge", "prepare", "make", "take along"),
              "an application", "the papers", "your application", within=3),
        telling("Sefa", "Harbour Pools", "your boss", "the owner"), words("bring Sefa", "Sefa along"),
    ),
    "at which hour": asked(any_of(
        unless(other_times(18, 17, (17, 30), (16, 30)), *MENTIONED, "by", "until", "before"),
        unless(other_days(MONDAY, THURSDAY, date(2027, 1, 20)), *MENTIONED, "instead", "rather", "carnival",
               "training", "too early", "busy"),
    )),
    "who views": words("for three", "three of you", "you three", "for you alone", "you alone", "without Mei",
                       "for Mei alone", "Mei alone", "with Sefa"),
    "when it is done": any_of(POSTPONED, volunteered("next week", "some other time", "in due course",
                                                     "when you find the time")),
    "what nobody asked for": UNASKED,
}  # fmt: skip
AVOIDS_1 = {what: asked(said) for what, said in _AVOIDS_1.items()}
AVOIDS_2 = {what: asked(said) for what, said in _AVOIDS_2.items()}
