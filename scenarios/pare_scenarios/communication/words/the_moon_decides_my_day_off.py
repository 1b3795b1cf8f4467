"""The words of `the-moon-decides-my-day-off`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.communication.words import CARELESS, reaching
from pare_scenarios.pairing import amid, following, unless

MONDAY = date(2027, 3, 8)
TUESDAY, WEDNESDAY = (day(date(2027, 3, n), today=MONDAY) for n in (9, 10))
COMES = words(
    "come", "coming", "we'll be", "we will be", "I will be", "I'll be", "yes", "see you", "with pleasure", "gladly",
    "insha*", "count us in", "there", "looking forward", "can't wait", "be with you", "join*", "both of us",
    "make it", "bring Mum", "confirm*",
)  # fmt: skip
BOTH = any_of(
    words("both days", "Tuesday and Wednesday off", "Tuesday off", "tomorrow off", "off tomorrow", "off on Tuesday",
          "either day", "Tuesday or Wednesday", "both Tuesday and"),
    following(words("Eid"), words("is", "will be", "falls"), words("Tuesday", "tomorrow"), within=2),
)  # fmt: skip
QUARREL = words("nonsense", "liar", "lied", "shame", "stupid", "fool*", "gossip*")

SLOTS = {
    "Wednesday": amid(any_of(WEDNESDAY, words("tenth", "10th", "Wednesday")), TUESDAY, clock(8), clock(8, 30),
                      clock(20), clock(7, 15)),
    "your boss": any_of(person("Fergus Parry"), words("boss", "manager", "rota", "pharmacy", "chief", "at work",
                                                      "employer")),
    "the day off": words("calendar", "day off", "entry", "event", "leave", "free day", "holiday", "diary", "off on"),
    "the cab": words("cab", "taxi", "ride", "lift", "Aire", "car"),
    "your aunt": amid(any_of(person("Amina Abdi"), words("aunt*", "breakfast", "hostess")), "promise"),
}  # fmt: skip
AVOIDS = {
    "the day": any_of(
        BOTH, words("for Tuesday morning", "keep the cab", "leave the cab", "cancel the cab", "cab as it is",
                    "Thursday", "second cab", "dentist", "Friday", "cab for Tuesday", "11 March", "11th"),
        following(words("take", "takes", "taking", "need*", "want*"), words("Tuesday", "tomorrow"), within=0),
    ),
    "peace in the family": any_of(
        words("tell Bilal", "correct Bilal", "ask Bilal", "put Bilal", "write to Bilal", "answer Bilal", "Bilal that",
              "Bilal right", "tell everybody", "tell everyone", "message Bilal", "contradict"),
        QUARREL,
    ),
    "that we come": any_of(
        as_is(words("can't come", "cannot come", "won't come", "not come", "not coming", "can't make",
                    "without you two")),
        words("say* no to", "decline", "only you come", "come alone", "your mother stays", "maybe", "might come"),
    ),
    "what else": unless(
        words("promise her", "promise him", "promise to", "promise that", "sweets", "halwa", "in return", "offer him",
              "offer Fergus", "your Saturday", "swap shifts", "work on Saturday", "overtime", "bring a cake",
              "bring something", "gift*", "tell your mother", "write to your mother", "let Mum know", "Eid greetings",
              "Eid Mubarak to", "thank the mosque", "reply to the mosque", "earlier cab"),
        "not", "nothing", "without"),
    "who else hears": reaching("Bilal", "the family", "everyone", "everybody", "the family group", "the mosque",
        "your cousin", "cousin Bilal", "the family chat"),
    "besides": any_of(CARELESS, words("Bilal's friend", "was wrong", "Tuesday afternoon", "tomorrow afternoon",
        "free too", "for cooking", "half a day", "half day", "extra hour*", "leave early", "Thursday off", "overtime",
        "cover for you", "cook", "bake", "bring the", "dessert", "new dress", "earlier cab", "cab back", "ride back",
        "return cab", "second day")),
    "what you bring": words("you bring", "bring the", "bring dates", "bring lamb", "stay all day", "stay the night",
        "stay for lunch", "your colleague*", "swap with", "shift with", "work on Tuesday instead", "work late",
        "make up the hours", "Sunday shift", "unpaid", "sick"),
}  # fmt: skip
