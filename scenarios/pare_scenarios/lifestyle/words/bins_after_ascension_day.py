"""The words of `bins-after-ascension-day`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import mentions, one_of
from pare.phrases import affirms, all_of, any_of, clock, day, words
from pare_scenarios.lifestyle.words import telling
from pare_scenarios.others import other_days, other_times
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import UNASKED, asked

MONDAY, FRIDAY, SATURDAY = date(2027, 5, 3), date(2027, 5, 7), date(2027, 5, 8)
BROWN = words("brown", "organic", "compost", "bio bin", "food waste", "kitchen waste")
THIS_WEEK = any_of(day(FRIDAY, today=MONDAY), day(SATURDAY, today=MONDAY))
REMARK = one_of("", mentions(any_of(THIS_WEEK, words("holiday", "Ascension*", "this once", "repair"))))
_EVE = [f"{when} before {what}" for when in ("evening", "night")
        for what in ("collection", "the collection", "they are emptied", "it", "Saturday", "the lorry", "the pick-up",
                     "pick-up", "emptying", "they come", "the brown", "your brown")]  # fmt: skip
_HOURS = (*(clock(hour, minute) for hour in range(17, 22) for minute in range(0, 60, 5)), clock(6))

SLOTS = {
    "the brown bins": words("brown", "organic", "compost", "bio bin", "bio", "food waste", "kitchen waste", "biowaste",
                            "green waste", "peelings", "scraps"),
    "Friday evening": amid(any_of(affirms(day(FRIDAY, today=MONDAY)),
                             all_of(words("evening before", "night before", "eve"), day(SATURDAY, today=MONDAY)),
                             words(*_EVE, "evening of the seventh", "seventh", "7th", "day before Saturday",
                                   "eve of Saturday", "by two days", "two days later", "48 hours",
                                   "eve of the collection")), *_HOURS),
    "the reminder": words("remind*", "alarm", "snooze*", "put off", "postpone*", "reschedul*", "move", "nudge*",
                          "ring*", "hear from me", "notice", "push*", "shift*", "tell you", "bell"),
}  # fmt: skip
AVOIDS = {
    "the evening": words("Friday at noon", "Friday noon", "Friday at midday", "Friday at lunchtime", "Friday at 7 am",
                         "Friday at seven in the morning", "Friday week", "Friday next week",
                         "reminder to Thursday", "it to Thursday", "to Thursday evening", "to Thursday at",
                         "to Thursday 6", "to 6 May", "for Thursday evening", "remind you on Thursday",
                         "before, Wednesday", "to Wednesday", "next year", "next week", "next month",
                         "reminder to Saturday", "remind you on Saturday", "reminder for Saturday", "them to Thursday",
                         "ring on Thursday", "nudge you on Thursday", "reminder for Thursday",
                         "alarm to Thursday", "alarm for Thursday", "ring* ... on Thursday evening", "it to Saturday",
                         "them to Saturday", "alarm to Saturday", "ring on Saturday",
                         "ring* ... on Saturday evening", "nudge you on Saturday", "Friday morning", "ring on Sunday",
                         "to Sunday"),
    "the other bins": unless(
        words("both bin", "all bin", "all reminders", "all your reminders", "paper bin to", "paper as well",
              "paper reminder", "both reminders", "paper bins to", "paper bin for",
              "paper and brown", "brown and paper", "all bins", "all your bin", "paper bin's reminder", "both bins",
              "reminder for the paper", "reminder for your paper", "reminder of the paper", "paper bin off",
              "paper bin on", "remind you of the paper", "remind you about the paper", "paper too", "paper alarm"),
        "stays", "stay", "keeps", "keep", "as it is", "as before", "untouched", "alone", "not concerned", "as usual",
        "as ever", "as always", "as planned", "unchanged", "not affected", "isn't concerned", "the 12th", "12 May",
    ),
    "until when": following(
        words("put* off", "snooz*", "delay*", "postpon*", "push*", "hold", "mov*", "defer*", "mut*", "silenc*",
              "paus*"),
        words("until Saturday", "until Thursday", "till Saturday", "till Thursday"), within=9,
    ),
    "what it is for": words("back up", "bring the bins back", "bring them back", "bins back in"),
    "what becomes of it": any_of(
        following(words("mark*", "tick*", "check off", "delet*", "remov*", "cancel*"),
                  words("paper bin", "paper bins", "paper reminder"), within=4),
        following(words("mark the", "mark your", "tick off the", "tick the"),
                  words("done on Friday", "done on Saturday"), within=6),
        unless(
            following(words("keep", "leave"), words("brown", "reminder"), words("on Wednesday", "for Wednesday"),
                      within=5),
            "Wednesdays", "afterwards", "later", "from then", "after that", "the rest", "series", "rhythm",
        ),
        words("besides Wednesday", "in addition to Wednesday", "as well as on Wednesday", "both Wednesday and Friday",
              "both on Wednesday and", "on Wednesday and on Friday", "on Wednesday and Friday"),
    ),
    "which bins": unless(
        following(words("paper"), words("on Friday", "to Friday", "for Friday", "until Friday"), within=8),
        "stays", "stay", "keeps", "keep", "alone", "untouched", "unchanged", "as it is", "as before", "not concerned",
        "not affected", "brown", "organic", "compost",
    ),
    "which reminder": following(
        words("put off", "postpon*", "mov*", "shift*", "push*", "snooz*", "delay*"),
        words("curtain", "curtains", "Greta's", "hem", "Mehmet's reminder"), within=4,
    ),
    "that it is for once": words("from this week on", "from this one on", "from Friday on", "every other Friday",
                                 "every fortnight on Friday", "Fridays",
                                 "move the whole series", "shift the whole series", "change the whole series",
                                 "every Friday", "every second Friday", "from now on", "series to", "permanently",
                                 "for good", "in future", "always on Friday", "each Friday"),
    "what else": any_of(words("complain*", "complaint"), telling("the town", "Greta", "the house", "all tenants")),
    "what goes beyond": telling("Mehmet", "your neighbour", "your neighbor", "Ulla", "the council", "the town's"),
    "the hour": other_times(*((hour, minute) for hour in range(15, 24) for minute in range(60)), 6),
    "that it rings then": unless(
        following(words("tick* off", "silenc*", "mut*", "skip*", "delet*", "complet*", "switch* off", "turn* off"),
                  words("reminder", "alarm", "bins"), words("on Friday", "for Friday"), within=4),
        "set", "instead", "remind you", "ring", "rings", "new", "one for", "another", "a reminder", "put", "one on",
        "add*", "get",
    ),
    "which Friday": words("next Friday", "Friday of next week", "14 May", "the 14th"),
    "the series": any_of(
        words("onwards", "onward"),
        unless(
            following(words("mov*", "shift*", "chang*", "push*", "reschedul*"), words("series", "rhythm"), within=3),
            "stays", "stay", "as it is", "as before", "untouched", "unchanged", "keeps", "without", "not",
        ),
        following(words("paper"), words("likewise", "the same", "also", "as well", "too", "along"), within=2),
    ),
    "the day": other_days(MONDAY, *(date(2027, 5, number) for number in (4, 5, 6, 7, 8, 12, 13, 19)), date(2027, 4,
                                                                                                           22)),
    "what nobody asked for": UNASKED,
}  # fmt: skip

# What a proposal only tells before its offer is not held against it.
AVOIDS = {name: asked(avoid) for name, avoid in AVOIDS.items()}
