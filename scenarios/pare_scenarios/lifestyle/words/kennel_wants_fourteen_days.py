"""The words of `kennel-wants-fourteen-days`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import affirmed
from pare.phrases import all_of, any_of, clock, day, number, words
from pare_scenarios.lifestyle.words import MENTIONED, REMOVES, doing, telling
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import UNASKED

TUESDAY, FRIDAY, SATURDAY = date(2027, 7, 6), date(2027, 7, 9), date(2027, 7, 10)
THE_10TH = day(SATURDAY, today=TUESDAY)
_EARLIER = any_of(
    words("earlier", "sooner", "this week", "before Monday", "before the 12th"),
    all_of(words("14 days", "two weeks", "fortnight"), day(date(2027, 7, 24), today=TUESDAY)),
)
BY_THEN = any_of(THE_10TH, day(FRIDAY, today=TUESDAY), _EARLIER)
_TOO_LATE = any_of(day(date(2027, 7, 12), today=TUESDAY), day(date(2027, 7, 14), today=TUESDAY))
LATER = any_of(
    words("not before", "until after", "after 10 July", "after the 10th"),
    following(
        any_of(_TOO_LATE, "Monday", "Wednesday"), words("is fine", "is good", "please", "suits", "works"), within=3
    ),
)
DOG = words("Bruno", "vet", "vaccin*", "jab", "shot", "kennel cough", "Neem Tree", "clinic")

SLOTS_1 = {
    "the vet": words("Dr", "animal doctor", "vet", "clinic", "Neem Tree", "practice", "surgery", "text back"),
    "the vaccination": words("vaccin*", "jab", "shot", "kennel cough", "protected", "inoculat*"),
    "by when": any_of(affirmed(THE_10TH), _EARLIER, words("14 days before", "two weeks before", "fortnight before",
                                                          "in time")),
}  # fmt: skip
AVOIDS_1 = {
    "the day": any_of(
        following(words("take", "book", "accept", "confirm", "choose", "reserve"), _TOO_LATE, within=6),
        following(words("vet for", "clinic for", "Neem Tree for"), _TOO_LATE, within=0),
        words("vaccinated by the 24th", "jab by the 24th", "time by the 24th", "by the 17th", "any day next week"),
    ),
    "which vaccination": unless(
        words("rabies", "tick*", "yearly check only", "worm*"),
        *MENTIONED,
    ),
    "the stay": words("move the stay", "shift the holiday", "postpone the holiday", "give up box 6", "cancel box 6",
                      "another kennel", "give box 6", "shorten the stay", "old certificate", "last year's"),
    "who is told": telling("Mohan", "your husband", "your boss"),
    "what goes beyond": any_of(
        telling("the kennel", "Banyan", "Sunita", "your mother-in-law", "the boarding place", "the bank"),
        doing(REMOVES, "reminder", "certificate"),
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip
SLOTS_2 = {
    "the time": all_of(THE_10TH, clock(9, 40)),
    "the kennel": any_of(number("+91 20 5550 0113"), words("kennel", "Banyan", "box 6", "boarding", "dog hotel",
                                                           "who keep", "where he stays", "who take him", "who board")),
    "her plans": words("calendar", "remind*", "event", "diary", "schedule", "note it", "enter*", "agenda", "plans"),
}  # fmt: skip
AVOIDS_2 = {
    "the time": unless(
        words("take Friday", "book Friday", "confirm Friday", "accept Friday", "Friday 17:30 with", "tell them Friday",
              "kennel the 9th", "done on 9 July", "done on the 9th", "done on Friday", "done on the 24th"),
        *MENTIONED,
    ),
    "the stay": words("move the stay", "shift the holiday", "postpone the holiday", "give up box", "cancel box"),
    "who is told": telling("Mohan", "your husband", "your boss", "Mohan's mother"),
    "what else": words("cancel lunch", "move lunch", "skip lunch", "old certificate", "old record", "rabies"),
    "what goes beyond": any_of(
        telling("Sunita", "your mother-in-law", "the bank", "your manager", "your team"),
        doing((*REMOVES, "cancel*", "tick*", "move"), "September", "lunch", "yearly check", "wrap-up"),
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip
