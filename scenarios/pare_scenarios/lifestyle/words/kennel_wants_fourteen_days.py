"""The words of `kennel-wants-fourteen-days`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import affirmed
from pare.phrases import all_of, any_of, clock, day, words
from pare_scenarios.pairing import following

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
    "the vet": words("vet", "clinic", "Neem Tree", "practice"),
    "the vaccination": words("vaccin*", "jab", "shot", "kennel cough"),
    "by when": any_of(affirmed(THE_10TH), _EARLIER),
}  # fmt: skip
AVOIDS_1 = {
    "the day": any_of(
        following(words("take", "book", "accept", "confirm", "choose", "reserve"), _TOO_LATE, within=6),
        following(words("vet for", "clinic for", "Neem Tree for"), _TOO_LATE, within=0),
    )
}  # fmt: skip
SLOTS_2 = {
    "the time": all_of(THE_10TH, clock(9, 40)),
    "the kennel": words("kennel", "Banyan"),
    "her plans": words("calendar", "remind*", "event", "diary", "schedule"),
}  # fmt: skip
AVOIDS_2 = {
    "the time": words("take Friday", "book Friday", "confirm Friday", "accept Friday"),
    "the stay": words("move the stay", "shift the holiday", "postpone the holiday"),
}  # fmt: skip
