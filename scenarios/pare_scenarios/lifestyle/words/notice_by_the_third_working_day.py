"""The words of `notice-by-the-third-working-day`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, day, words
from pare_scenarios.lifestyle.words import GIVES, doing, telling
from pare_scenarios.others import other_days
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import UNASKED, asked

TUESDAY, LAST = date(2027, 5, 4), date(2027, 7, 31)
NOTICE = words("notice", "terminat*", "end the lease", "end my lease", "end your lease", "end of the lease",
               "give up the flat", "cancel the lease", "cancel your lease", "cancel my lease", "move out",
               "moving out", "ends on", "will end", "leave the flat")  # fmt: skip
THE_LAST = any_of(
    day(LAST, weekday=False),
    words(
        "last of July", "July's end", "close of July", "July's last day", "end of July", "end July", "last day of July"
    ),
)
ELSE = any_of(*(words(f"end of {month}") for month in ("May", "June", "August", "September")),
               day(date(2027, 8, 31), weekday=False), day(date(2027, 6, 30), weekday=False))  # fmt: skip
CONFIRMED = words("confirm*", "answer", "reply", "receipt", "management", "received", "acknowledge*", "heard")

SLOTS = {
    "the notice": any_of(NOTICE, words("resign*", "letter", "leave", "leaving", "quit*", "give up", "tenancy",
                                       "old contract",
                                       "old lease", "old flat", "you are out", "end the contract", "get out of")),
    "the management": words("management", "Sava", "tenants@sava-property.test", "administrat*", "property manager",
                            "property managers", "managers", "housing company", "landlord", "managing",
                            "house office"),
    "the last day": amid(any_of(THE_LAST, words("ending with July", "ends with July", "end with July", "through July",
                                                "last month is July", "July the last", "with the end of July",
                                                "by the first of August", "before August", "end of the month of July",
                                                "until July is over", "July being the last")),
                          day(date(2027, 8, 1), weekday=False), *(
        day(date(2027, 5, number), today=TUESDAY) for number in (5, 7))),
    "the reminder": words("remind*", "nudge*", "tick*", "off your list", "Give notice", "Friday's", "alarm", "7 May"),
}  # fmt: skip
AVOIDS = {
    "to whom": any_of(
        words("notice to the caretaker", "write to the caretaker", "tell the caretaker", "Mr Ilić and",
              "caretaker as well", "notice to Mr Ilić", "caretaker your notice"),
        telling("Mr Ilić", "Goran", "the caretaker", "Ms Kovač", "Jelena", "Ivana", "Goran Ilić", "your neighbours"),
    ),
    "which flat": any_of(
        following(words("notice for", "terminat*", "quit*"), words("Lipa Court", "Lipa"), within=3),
        words("notice for the new", "the new lease to", "new flat to 31"),
    ),
    "what else": words("book a van", "hire a van", "removal firm", "movers", "deposit", "viewings", "show the flat",
                       "show your flat", "next tenant", "a new tenant", "piano", "pay August"),
    "the last day": unless(ELSE, "rent", "pay", "later", "otherwise", "late", "cost", "double", "or else"),
    "by when": words("send it on Friday", "on Friday send", "notice on Friday", "wait until Friday",
                     "management on Friday", "Property on Friday", "them on Friday", "mail it on Friday",
                     "Friday evening", "next week", "on Thursday"),
    "that it is given": any_of(
        unless(
            following(words("bring", "pull", "move", "shift", "put", "set"), words("reminder"),
                      words("forward", "to tomorrow", "to tonight", "to today", "to Wednesday", "for tomorrow"),
                      within=14),
            "confirm*", "check*", "answer*", "replied", "reply",
        ),
        words("remind you tomorrow to", "remind you on Wednesday to", "remind you tonight to", "remind you today to",
              "remind you this evening to", "withdraw your notice", "withdraw the notice", "take back your notice",
              "take back the notice", "cancel your notice", "cancel the notice", "hold back the notice"),
        following(words("ask*"), words("management", "Sava"), words("whether", "if", "for more"), within=2),
        unless(
            following(any_of(THE_LAST, "notice", "management"),
                      words("on Friday", "next week", "on Thursday", "after the festival"), within=1),
            "too late", "would", "late", "cost*", "arriv*", "remind*",
        ),
        following(any_of(THE_LAST), words("on Friday", "next week", "on Thursday"), within=0),
    ),
    "the reminder": unless(
        words(*(f"{keep} {which} reminder{stays}" for keep in ("leave", "keep") for which in ("the", "your", "Friday's")
                for stays in (" as it is", " untouched", " unchanged", ""))),
        "confirm*", "answer*", "reply", "replied", "check*", "reword*",
    ),
    "what goes beyond": any_of(
        telling("Luka", "Old Strings", "your boss", "your customers", "Ivana Horváth"),
        words("inspection", "hand over the keys", "keys back", "show the place", "open house", "repaint*"),
        doing((*GIVES, "find", "look for"), "tenant", "to clean", "handover date"),
    ),
    "which day": other_days(
        TUESDAY, LAST, date(2027, 8, 1), date(2027, 4, 28), *(date(2027, 5, number) for number in range(5, 22)),
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip

# What a proposal only tells before its offer is not held against it.
AVOIDS = {name: asked(avoid) for name, avoid in AVOIDS.items()}
