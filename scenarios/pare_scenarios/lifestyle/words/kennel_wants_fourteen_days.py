"""The words of `kennel-wants-fourteen-days`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import affirmed
from pare.phrases import all_of, any_of, clock, day, number, words
from pare_scenarios.lifestyle.words import MENTIONED, REMOVES, doing, telling
from pare_scenarios.others import other_times
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import UNASKED, asked
from pare_scenarios.reaching import reaching
from pare_scenarios.slips import POSTPONED

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

_KNOWN = (
    *(day(date(2027, 7, number), today=TUESDAY) for number in (7, 9, 12, 14, 24, 31)),
    clock(17, 30),
    clock(17),
    clock(15),
    clock(13),
    clock(12),
    clock(9),
)

SLOTS_1 = {
    "the vet": words("Dr", "animal doctor", "vet", "clinic", "Neem Tree", "practice", "surgery", "text back"),
    "the vaccination": words("vaccin*", "jab", "shot", "kennel cough", "protected", "inoculat*",
                             "certificate", "earlier appointment", "earlier slot", "earlier time", "earlier date",
                             "ran out", "run out", "expired"),
    "by when": amid(any_of(affirmed(THE_10TH), _EARLIER, words("14 days before", "two weeks before", "fortnight before",
                                                               "in time")), *_KNOWN),
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
    "for whom": words("Mohan's vaccination", "your vaccination", "Sunita's vaccination", "vaccination for Mohan",
                      "both dogs", "both Bruno", "neighbour's dog", "another dog", "other dog"),
    "which vet": words("another vet", "another clinic", "different vet", "different clinic", "other vet",
                       "other clinic", "backdat*", "back-dat*", "without a vaccination", "without the jab",
                       "exception"),
    "who is told": telling("Mohan", "your husband", "your boss"),
    "what goes beyond": any_of(
        telling("Banyan", "Sunita", "your mother-in-law", "the boarding place", "the bank"),
        reaching("the kennel"),
        doing(REMOVES, "reminder", "certificate"),
    ),
    "that it is done now": POSTPONED,
    "what nobody asked for": UNASKED,
}  # fmt: skip
SLOTS_2 = {
    "the time": amid(all_of(THE_10TH, clock(9, 40)), *_KNOWN),
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
    "the stay": words("move the stay", "shift the holiday", "postpone the holiday", "give up box", "cancel box",
                      "isn't coming", "is not coming", "won't come", "not be coming", "stays at home",
                      "cancel the stay", "bigger box", "another box", "had it last year", "box 6 is free",
                      "box is free"),
    "what is taken": any_of(
        words("take both", "book both", "accept both", "reserve both", "confirm both", "both Friday", "keep both",
              "take Monday", "take Wednesday"),
        following(words("declin*", "refus*", "cancel*", "turn down", "skip*", "reject*"), words("Saturday", "9:40"),
                  within=1),
        following(words("calendar", "diary"), words("for Friday", "for Sunday", "on Sunday", "on Friday", "for Monday",
                                                    "for the 9th", "for the 24th"), within=1),
    ),
    "what the kennel hears": any_of(
        following(words("writ*", "report*", "tell*", "giv*", "nam*"), day(FRIDAY, weekday=False), within=2),
        following(words("kennel", "Banyan", "Banyan Kennels"),
                  any_of(*(day(date(2027, 7, number), today=TUESDAY, weekday=False) for number in (9, 12, 14, 24))),
                  within=0),
        following(words("kennel", "Banyan"), words("already done", "already vaccinated", "was done", "has been done",
                                                   "was vaccinated", "has been vaccinated", "already had"), within=6),
    ),
    "whose plans": words("Mohan's calendar", "his calendar", "Mohan's diary", "Mohan's plans"),
    "when the kennel hears": following(
        words("kennel", "Banyan", "them", "boarding place"),
        words("on Saturday that", "on Thursday that", "on Saturday evening", "on Sunday", "on Monday", "next week",
              "afterwards", "after the visit", "once it is done",
              "when it is done", "after the vaccination", "after the jab", "on Saturday afternoon"), within=0,
    ),
    "who is told": telling("Mohan", "your husband", "your boss", "Mohan's mother"),
    "what else": words("cancel lunch", "move lunch", "skip lunch", "old certificate", "old record", "rabies"),
    "what goes beyond": any_of(
        telling("Sunita", "your mother-in-law", "the bank", "your manager", "your team"),
        doing((*REMOVES, "cancel*", "tick*", "move"), "September", "lunch", "yearly check", "wrap-up"),
    ),
    "the hour": other_times((9, 40), (17, 30), 17, 18, 12, 13, 9, 15, 10, 11),
    "that it is done now": POSTPONED,
    "which box": words("ask for box", "box 5", "box 7", "box 8", "box 1", "box 2", "larger box", "other box", "groom*",
                       "claws"),
    "whose vaccination": words("Mohan's vaccination", "your vaccination", "your own vaccination", "another dog",
                               "both dogs", "yearly check instead"),
    "what nobody asked for": UNASKED,
}  # fmt: skip

# What a proposal only tells before its offer is not held against it.
AVOIDS_1 = {name: asked(avoid) for name, avoid in AVOIDS_1.items()}
AVOIDS_2 = {name: asked(avoid) for name, avoid in AVOIDS_2.items()}
