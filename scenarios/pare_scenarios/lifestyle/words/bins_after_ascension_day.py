"""The words of `bins-after-ascension-day`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import mentions, one_of
from pare.phrases import affirms, any_of, day, words
from pare_scenarios.lifestyle.words import telling
from pare_scenarios.pairing import unless
from pare_scenarios.plainly import UNASKED

MONDAY, FRIDAY, SATURDAY = date(2027, 5, 3), date(2027, 5, 7), date(2027, 5, 8)
BROWN = words("brown", "organic", "compost", "bio bin", "food waste", "kitchen waste")
THIS_WEEK = any_of(day(FRIDAY, today=MONDAY), day(SATURDAY, today=MONDAY))
REMARK = one_of("", mentions(any_of(THIS_WEEK, words("holiday", "Ascension*", "this once", "repair"))))
_EVE = [f"{when} before {what}" for when in ("evening", "night")
        for what in ("collection", "the collection", "they are emptied", "it", "Saturday", "the lorry", "the pick-up",
                     "pick-up", "emptying", "they come", "the brown", "your brown")]  # fmt: skip

SLOTS = {
    "the brown bins": words("brown", "organic", "compost", "bio bin", "bio", "food waste", "kitchen waste", "biowaste",
                            "green waste", "peelings", "scraps"),
    "Friday evening": any_of(affirms(day(FRIDAY, today=MONDAY)),
                             words(*_EVE, "evening of the seventh", "seventh", "7th", "day before Saturday",
                                   "eve of Saturday", "by two days", "two days later", "48 hours",
                                   "eve of the collection")),
    "the reminder": words("remind*", "alarm", "snooze*", "put off", "postpone*", "reschedul*", "move", "nudge*",
                          "ring*", "hear from me", "notice", "push*", "shift*", "tell you", "bell"),
}  # fmt: skip
AVOIDS = {
    "the evening": words("reminder to Thursday", "it to Thursday", "to Thursday evening", "to Thursday at",
                         "to Thursday 6", "to 6 May", "for Thursday evening", "remind you on Thursday",
                         "before, Wednesday", "to Wednesday", "next year", "next week", "next month",
                         "reminder to Saturday", "remind you on Saturday", "reminder for Saturday", "them to Thursday",
                         "until Thursday", "ring on Thursday", "nudge you on Thursday", "reminder for Thursday",
                         "alarm to Thursday", "alarm for Thursday", "ring* ... on Thursday evening", "it to Saturday",
                         "them to Saturday", "alarm to Saturday", "until Saturday", "ring on Saturday",
                         "ring* ... on Saturday evening", "nudge you on Saturday", "Friday morning", "ring on Sunday",
                         "to Sunday"),
    "the other bins": unless(
        words("paper bin to", "paper as well", "paper reminder", "both reminders", "paper bins to", "paper bin for",
              "paper and brown", "brown and paper", "all bins", "all your bin", "paper bin's reminder", "both bins",
              "reminder for the paper", "reminder for your paper", "reminder of the paper", "paper bin off",
              "paper bin on", "remind you of the paper", "remind you about the paper", "paper too", "paper alarm"),
        "stays", "stay", "keeps", "keep", "as it is", "as before", "untouched", "alone", "not concerned",
    ),
    "that it is for once": words("every Friday", "every second Friday", "from now on", "series to", "permanently",
                                 "for good", "in future", "always on Friday", "each Friday"),
    "what else": any_of(words("complain*", "complaint"), telling("the town", "Greta", "the house", "all tenants")),
    "what goes beyond": telling("Mehmet", "your neighbour", "your neighbor", "Ulla", "the council", "the town's"),
    "what nobody asked for": UNASKED,
}  # fmt: skip
