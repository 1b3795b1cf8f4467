"""The words of `one-tablet-instead-of-two`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.lifestyle.words import MENTIONED, REMOVES, doing, telling
from pare_scenarios.others import other_days, other_times
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import UNASKED, asked, volunteered
from pare_scenarios.slips import POSTPONED

MONDAY, TUESDAY, WEDNESDAY = (date(2027, 9, number) for number in (6, 7, 8))
ONE = words("one", "a single", "1x", "only 1", "single tablet")
ONE_A_DAY = words(
    *(f"one {what}" for what in ("tablet", "pill", "Cardivel", "a day", "per", "each", "every", "daily", "of the new",
                                 "instead", "in each", "into each", "of them", "10 mg", "of those", "from", "new",
                                 "each morning", "in the morning", "for each", "rather")),
    "just one", "only one", "a single", "single", "to one", "1x", "one not two", "is one", "take one", "put one",
    "is enough", "half as many",
)  # fmt: skip
TWO = words("two", "2x", "double")
NEW = any_of(day(WEDNESDAY, today=MONDAY), words("10 mg", "ten mg", "new ones", "new tablets", "new pack"))
CARDIVEL = words("Cardivel", "tablet", "pill")
_DROPS_STAY = (
    "stay*", "leav*", "untouched", "unchanged", "as they are", "as it is", "alone", "keep*", "not", "don't", "remain*",
    "different", "other reminder", "no change",
)  # fmt: skip

SLOTS = {
    "one tablet": any_of(ONE_A_DAY, words("one", "halve", "half the number", "1 tablet", "1 a day")),
    "why": words("10 mg", "ten mg", "10 milligrams", "twice", "double", "doubly", "stronger", "strength",
                 "new tablets", "new ones", "new pack", "fresh pack", "as strong", "new Cardivel", "10-mg", "twofold",
                 "new pills", "each new", "half as many", "new box"),
    "from Wednesday": amid(any_of(day(WEDNESDAY, today=MONDAY), words("once the new pack", "the eighth", "the 8th",
                                                                      "day after tomorrow", "when the new pack",
                                                                      "day after",
                                                                      "after tomorrow", "after Tuesday",
                                                                      "with the new pack")),
                           day(TUESDAY, today=MONDAY), clock(8), clock(19)),
    "the reminder": words("remind*", "alarm", "telephone", "your phone", "eight o'clock", "8:00", "bell", "rings"),
    "Petra": any_of(person("Petra Tóth", aliases=("your daughter", "your girl")),
                    words("daughter", "who fills", "whoever fills", "fills your box", "your child")),
}  # fmt: skip
_AVOIDS = {
    "from when": words("from Tuesday", "from tomorrow", "starting tomorrow", "one tomorrow", "one on Tuesday",
                       "from today", "at once to one", "from tonight", "from Thursday", "from Friday",
                       "from next week", "from the 9th", "from 9 September", "already tomorrow", "as of tomorrow",
                       "from the 7th", "as of Tuesday", "one from now"),
    "which days and hours": any_of(
        asked(other_days(MONDAY, TUESDAY, WEDNESDAY, date(2027, 9, 5), date(2027, 9, 14))),
        asked(unless(other_times(8, 19, 12, 16, 7, 2, 1), "eye drops")),
        words("next week", "next Monday", "next Wednesday", "Wednesday week", "Wednesday next week", "after Wednesday",
              "every evening", "at night", "Petra in the evening", "daughter in the evening", "when the pack is empty",
              "when this pack", "tell next", "Petra next", "on her next visit", "next time", "Petra on Wednesday",
              "Petra on Thursday", "Petra later", "Petra next", "Petra tomorrow evening", "Petra when she",
              "daughter on Wednesday", "Petra once she", "Petra after"),
        following(words("remind*", "alarm", "tablet", "pill", "Cardivel", "one", "daily", "each day", "dose", "ring*"),
                  words("in the evening", "in the evenings", "at noon", "at nine", "at 9"), within=3),
        unless(following(words("remind*", "alarm", "tablet", "pill", "Cardivel", "daily", "each day", "ring*"),
                         words("at seven", "at 7", "at 19", "for seven"), within=3), "Petra", "daughter", "comes"),
    ),
    "once a day": words("for the evening", "one in the evening", "morning and one", "morning and evening",
                        "evening one", "twice a day", "twice daily", "every other", "one at night", "and one at",
                        "each time", "every two days", "as needed"),
    "who fills the box": words("fill the box yourself", "fill it yourself", "you fill the box", "need not come",
                               "needn't come", "not to come", "fills nothing", "without Petra", "leave the box"),
    "that it still rings": unless(
        following(words("cancel", "delete", "stop", "end", "switch off", "remove", "drop"), "the reminder", within=2),
        "new one", "new reminder", "set", "create", "replac*", "another", "after", "for two", "start*", "one for",
        "instead",
        "add", "two-tablet", "make",
    ),
    "what goes into the box": words("Wednesday empty", "box empty", "nothing into", "leave out Wednesday",
                                    "only from Thursday"),
    "which tablets": words("one 5 mg", "5 mg again", "one of the old", "old ones from Wednesday", "two 5 mg from",
                           "mix the", "mix old", "one old and"),
    "that two are over": unless(
        following(words("keep*", "leav*", "stay*", "remain*"), words("at two", "for two", "says two", "two each"),
                  within=3),
        "tomorrow", "Tuesday", "one last time", "once more",
    ),
    "when it is done": any_of(POSTPONED, volunteered("next week", "some other time", "in due course",
                                                     "when you find the time")),
    "the reminder": any_of(
        following(words("delet*", "remov*", "stop*", "mut*", "switch* off", "turn* off", "drop*", "cancel*", "end*"),
                  words("reminder", "alarm"), words("from Wednesday", "from the eighth", "from the 8th", "altogether",
                                                    "for good", "entirely", "completely"), within=2),
        words("without a reminder", "no reminder", "mark as done", "mark it as done", "tick off the reminder",
              "tick the reminder", "snooze*"),
    ),
    "two of the new": any_of(
        following(words("two Cardivel", "two tablets", "two pills", "two a day", "two 10 mg", "two of them"),
                  words("from Wednesday", "as of Wednesday", "from the 8th", "from the eighth"), within=1),
        following(words("tell*", "ask*", "let", "writ*", "have", "remind*"), words("Petra", "daughter"),
                  words("two a day", "two each", "two into", "two in", "two per", "two every", "both into"), within=5),
        following(words("to put", "to fill", "to give"), words("two a day", "two each", "two into", "two in",
                                                               "two per"),
                  within=1),
        words("two weeks", "fortnight", "half of one"),
    ),
    "how many": unless(
        words("two of the new", "half a", "two 10 mg", "eye drops to", "drops as well", "three", "two new",
              "every other day", "every second day", "both new"),
        *MENTIONED,
    ),
    "the other reminder": any_of(
        asked(unless(words("eye drops", "eye-drops", "eyedrops"), *_DROPS_STAY)),
        unless(words("eye drops' one", "drops to one", "drops too", "drops, too", "reminder and the eye drops",
              "both reminders", "eye drops to one", "drops' reminder to"), *_DROPS_STAY), following(
        words("delet*", "remov*", "cancel*", "stop*", "mut*", "clear*", "switch* off", "turn* off", "mov*", "chang*",
              "paus*", "cut", "halv*", "reduc*", "lower*"),
        words("eye drops", "drops"), within=3,
    )),
    "the parcel": any_of(
        words("send back", "send it back", "return the", "ask the doctor", "ask the surgery", "second pack",
              "another pack", "more tablets", "order a", "check-up", "new appointment", "complain*", "plasters"),
        telling("the surgery", "Dr Szabó", "the doctor", "your doctor", "Crane Pharmacy", "the pharmacy", "Dr Mira"),
    ),
    "what goes beyond": any_of(
        doing(("ask*", "confirm*", "check", "call*", "consult*"), "Dr", "doctor", "pharmacist", "surgery", "pharmacy",
              within=3),
        doing((*REMOVES, "return*", "giv* back"), "old tablets", "old pack", "old pills", "5 mg", "old ones",
              "leftover*"),
        telling("the pharmacist", "your wife", "the neighbour", "your neighbour", "a neighbour", "the children",
                "the grandchildren"),
        doing(("ask*", "beg*", "have", "invit*", "tell*", "order*", "let"), "to bring", "to stay", "to cook", "to call",
              "to ring", "to buy", "to come", "bring the children", "to fetch", "to pick", "stay for", "for dinner",
              "for supper", "dumplings", within=6),
        words("check-up in December", "measure your pressure", "dizzy", "feel unwell", "you feel", "blood pressure"),
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip
AVOIDS = {what: asked(said) for what, said in _AVOIDS.items()}
