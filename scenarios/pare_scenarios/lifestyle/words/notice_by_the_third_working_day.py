"""The words of `notice-by-the-third-working-day`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, day, words
from pare_scenarios.pairing import amid, unless

TUESDAY, LAST = date(2027, 5, 4), date(2027, 7, 31)
NOTICE = words("notice", "terminat*", "end the lease", "end my lease", "end your lease", "end of the lease",
                "give up the flat", "cancel the lease", "cancel your lease", "cancel my lease", "move out",
                "moving out", "ends on", "will end", "leave the flat")  # fmt: skip
THE_LAST = any_of(day(LAST, weekday=False), words("end of July", "end July", "last day of July"))
ELSE = any_of(*(words(f"end of {month}") for month in ("May", "June", "August", "September")),
               day(date(2027, 8, 31), weekday=False), day(date(2027, 6, 30), weekday=False))  # fmt: skip
CONFIRMED = words("confirm*", "answer", "reply", "receipt", "management", "received", "acknowledge*", "heard")

SLOTS = {
    "the notice": NOTICE,
    "the management": any_of(words("management", "Sava Property", "tenants@sava-property.test")),
    "the last day": amid(THE_LAST, day(date(2027, 8, 1), weekday=False), *(
        day(date(2027, 5, number), today=TUESDAY) for number in (5, 7))),
    "the reminder": words("remind*"),
}  # fmt: skip
AVOIDS = {
    "to whom": words("notice to the caretaker", "write to the caretaker", "tell the caretaker", "Mr Ilić "
                     "and", "caretaker as well"),
    "the last day": unless(ELSE, "rent", "pay", "later", "otherwise", "late", "cost", "double", "or else"),
    "by when": words("send it on Friday", "on Friday send", "notice on Friday", "wait until Friday"),
}  # fmt: skip
