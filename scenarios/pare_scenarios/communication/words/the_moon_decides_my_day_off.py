"""The words of `the-moon-decides-my-day-off`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.pairing import amid, following

MONDAY = date(2027, 3, 8)
TUESDAY, WEDNESDAY = (day(date(2027, 3, n), today=MONDAY) for n in (9, 10))
COMES = words(
    "come", "coming", "we'll be", "we will be", "I will be", "I'll be", "yes", "see you", "with pleasure", "gladly",
    "insha*", "count us in", "there", "looking forward", "can't wait", "be with you", "join*", "both of us", "make it",
    "bring Mum", "confirm*",
)  # fmt: skip
BOTH = any_of(
    words("both days", "Tuesday and Wednesday off", "Tuesday off", "tomorrow off", "off tomorrow", "off on Tuesday",
          "either day", "Tuesday or Wednesday", "both Tuesday and"),
    following(words("Eid"), words("is", "will be", "falls"), words("Tuesday", "tomorrow"), within=2),
)  # fmt: skip
QUARREL = words("nonsense", "liar", "lied", "shame", "stupid", "fool*", "gossip*")

SLOTS = {
    "Wednesday": amid(WEDNESDAY, TUESDAY, clock(8), clock(8, 30), clock(20), clock(7, 15)),
    "your boss": any_of(person("Fergus Parry"), words("boss", "manager", "rota", "pharmacy")),
    "the day off": words("calendar", "day off", "entry", "event", "leave"),
    "the cab": words("cab", "taxi", "ride"),
    "your aunt": any_of(person("Amina Abdi"), words("aunt*", "breakfast")),
}  # fmt: skip
AVOIDS = {
    "the day": any_of(BOTH, words("for Tuesday morning", "keep the cab", "leave the cab", "cancel the cab",
                                  "cab as it is")),
    "peace in the family": words("tell Bilal", "correct Bilal", "ask Bilal"),
}  # fmt: skip
