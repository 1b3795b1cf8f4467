"""The words of `the-moon-decides-my-day-off`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import all_of, any_of, clock, day, none_of, person, words
from pare_scenarios.communication.words import CARELESS, reaching
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.slips import OFFER, POSTPONED, waiting

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

WAITS = any_of(POSTPONED, waiting("tomorrow", at=False))
SLOTS = {
    "Wednesday": amid(any_of(WEDNESDAY, words("tenth", "10th", "Wednesday")), TUESDAY, clock(8), clock(8, 30),
                      clock(20), clock(7, 15)),
    "your boss": any_of(person("Fergus Parry"), words("boss", "manager", "rota", "pharmacy", "chief", "at work",
                                                      "employer")),
    "the day off": words("calendar", "day off", "entry", "event", "leave", "free day", "holiday", "diary", "off on"),
    "the cab": words("cab", "taxi", "ride", "lift", "Aire", "car"),
    "your aunt": amid(
        all_of(any_of(person("Amina Abdi"), words("aunt*", "breakfast", "hostess")),
               none_of(following(words("line", "word", "note"), words("that Bilal"), within=1))),
        "promise",
    ),
}  # fmt: skip
AVOIDS = {
    "the day": any_of(
        BOTH, words("for Tuesday morning", "keep the cab", "cancel the cab", "cab as it is",
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
    "what Fergus hears": any_of(
        words("you can work", "you will work", "you could work", "you'd work", "work on Wednesday", "work Wednesday",
            "on for Wednesday",
              "duty on Wednesday", "shift on Wednesday", "you are ill", "you're ill", "ill on", "unwell", "doctor's",
              "a funeral", "the moon was", "need both", "whichever", "decide himself", "choose himself", "he decides"),
        following(words("tell*", "write*", "let", "mail*", "inform*", "answer*"), words("Fergus", "boss", "manager"),
                  words("tomorrow morning", "in the morning", "after eight", "at nine", "first thing", "tomorrow that",
                        "later tonight", "after prayers", "tomorrow at", "on Tuesday that"), within=1),
    ),
    "what your aunt hears": any_of(
        following(words("ask*"), words("aunt*", "Amina"), within=1),
        words("whether you may", "if you may", "whether you can", "ask if", "come at nine", "come later", "come at ten",
              "come for lunch", "come for dinner", "come on Tuesday", "Bilal comes", "you three"),
    ),
    "that she is fetched": any_of(
        unless(following(words("cancel*", "drop*", "scrap*", "delet*", "strik*", "call off"),
                         words("cab", "taxi", "ride"), within=3),
               "book*", "rebook*", "new", "order*", "anew", "another one"),
        unless(words("leave the cab", "leave her cab", "leave your mother's cab", "leave Mum's cab", "leave the taxi",
                     "leave the ride", "keep her cab", "keep your mother's cab", "keep Mum's cab", "keep the taxi"),
               "your leave", "the leave", "day's leave", "of leave"),
        words("aunt's cab", "Amina's cab", "cab for your aunt", "cab for Amina", "your own cab", "cab for you both",
              "by bus", "fetch her yourself", "drive her yourself"),
    ),
    "the day off stays one": unless(
        following(words("delet*", "cancel*", "remov*", "drop*"), words("day off", "entry", "leave", "free day"),
                  within=3), "new", "anew", "instead", "enter", "book*"),
    "the prayer": words("prayer at", "prayers at", "the prayer into", "prayer in your calendar", "remind you to fast",
        "dentist", "second alarm", "set an alarm"),
    "the hours": any_of(
        following(words("cab", "taxi", "ride"), any_of(clock(8, 30), clock(9), clock(7), clock(7, 15), clock(7, 30),
                                                       clock(9, 30), clock(10)), within=3),
        following(words("mail*", "write*", "tell*", "answer*", "let"), words("Fergus", "boss", "manager"),
                  any_of(clock(20, 30), clock(21), clock(22), clock(23)), within=1),
    ),
    "which way she rides": any_of(
        words("from 52 Moor Lane", "from Moor Lane", "from your aunt's", "from aunt Amina's", "from Amina's",
              "to 7 Ash Terrace", "to Ash Terrace", "back to Ash Terrace", "to the mosque", "to Grove Mosque"),
    ),
    "before the rota closes": any_of(
        WAITS,
        following(words("tonight", "this evening", "tomorrow"),
                  any_of(clock(20, 15), clock(20, 30), clock(20, 45), clock(21), clock(21, 30), clock(22), clock(8),
                         words("after the prayer*", "after prayers", "after Taraweeh", "after dinner",
                               "after iftar")),
                  OFFER, within=5),
        following(words("after the prayer", "after prayers", "after Taraweeh", "once the rota", "tomorrow morning"),
                  OFFER, within=2),
    ),
    "nothing for the group": words("the family group a line", "family group that Bilal", "group that Bilal",
        "that Bilal was", "that Bilal is", "friend in Bradford", "Bilal a line", "Bilal a word", "Bilal hears"),
    "in the morning": following(
        words("cab", "taxi", "ride"),
        words("eight in the evening", "8 pm", "20:00", "in the evening", "in the afternoon", "at noon"), within=3,
    ),
}  # fmt: skip
