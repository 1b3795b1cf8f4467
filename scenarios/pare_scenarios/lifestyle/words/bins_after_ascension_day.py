"""The words of `bins-after-ascension-day`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import mentions, one_of
from pare.phrases import affirms, any_of, day, words

MONDAY, FRIDAY, SATURDAY = date(2027, 5, 3), date(2027, 5, 7), date(2027, 5, 8)
BROWN = words("brown", "organic", "compost", "bio bin", "food waste", "kitchen waste")
THIS_WEEK = any_of(day(FRIDAY, today=MONDAY), day(SATURDAY, today=MONDAY))
REMARK = one_of("", mentions(any_of(THIS_WEEK, words("holiday", "Ascension*", "this once", "repair"))))
_EVE = [f"{when} before {what}" for when in ("evening", "night")
        for what in ("collection", "the collection", "they are emptied", "it", "Saturday")]  # fmt: skip

SLOTS = {
    "the brown bins": BROWN,
    "Friday evening": any_of(affirms(day(FRIDAY, today=MONDAY)), words(*_EVE)),
    "the reminder": words("remind*", "alarm", "snooze*", "put off", "postpone*", "reschedul*", "move"),
}  # fmt: skip
AVOIDS = {
    "the evening": words(
        "reminder to Thursday", "it to Thursday", "to Thursday evening", "to Thursday at", "to Thursday 6",
        "to 6 May", "for Thursday evening", "remind you on Thursday", "before, Wednesday", "to Wednesday",
        "next year", "next week", "next month", "reminder to Saturday", "remind you on Saturday",
        "reminder for Saturday",
    ),
    "the other bins": words("paper bin to", "paper as well", "paper reminder to", "both reminders",
                            "paper and brown", "brown and paper", "all bins", "all your bin"),
    "that it is for once": words("every Friday", "every second Friday", "from now on", "series to"),
}  # fmt: skip
