"""The words of `driving-test-held-for-me`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.others import other_sums
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import EAGER, asked
from pare_scenarios.scheduling.words import CARELESS, hearing, touching
from pare_scenarios.slips import HANDED_BACK, POSTPONED

TODAY, TUESDAY, JUNE = date(2027, 4, 14), date(2027, 4, 20), date(2027, 6, 3)
THE_TUESDAY, _JUNE = day(TUESDAY, today=TODAY), day(JUNE, today=TODAY)
TEST = words("test", "exam")
LESSON = any_of(person("Carys Parry"), words("lesson", "driving", "warm*", "practice"))
LATE = any_of(words("late", "later", "miss the first", "miss the beginning", "not before", "from ten", "delay*"),
               clock(10), clock(10, 15), clock(10, 30), clock(9, 45))  # fmt: skip
EARLY = any_of(clock(8, 40), clock(7, 30), clock(7, 40))
_HOURS = (clock(8, 40), clock(7, 30), clock(9), clock(10), clock(10, 45), clock(12), clock(14, 10), _JUNE, THE_TUESDAY)

_IF_SHE = ("if she", "once she", "after she", "as soon as", "when she", "until she", "only if", "before", "afterwards",
           "if Carys", "once Carys", "later")  # fmt: skip
_THE_LAB = words("Mr Calder", "Calder", "tutor", "laboratory", "lab", "college")

SLOTS_1 = {
    "Carys": any_of(person("Carys Parry"), words("instructor", "driving teacher", "driving school", "teacher")),
    "Tuesday": amid(THE_TUESDAY, *_HOURS),
    "the test": any_of(TEST, words("earlier date", "slot", "the date", "driving")),
    "that she is asked": words("ask*", "check with", "message", "text", "write", "whether", "find out", "contact",
                               "confirm with", "question", "see if", "hear if", "if she"),
}  # fmt: skip
_WRONG_1 = {
    "that it is not taken yet": following(words("tell", "telling", "write", "let", "inform", "message"), "Carys",
                                          words("have taken", "took", "have accepted", "accepted", "have the test",
                                                "have booked", "have confirmed", "are taking"), within=4),
    "who takes the date": following("Carys", words("to take", "to accept", "to answer", "to reply", "to claim"), words(
        "date", "slot", "test centre", "TAKE", "office"), within=3),
    "that nothing is taken yet": unless(
        words("reply TAKE and", "answer TAKE and", "reply TAKE now", "answer TAKE now", "take the date and",
              "accept the date and", "TAKE, and ask", "book it and", "accept it and", "take the slot and",
              "accept the slot and", "reply TAKE to hold", "answer TAKE to hold", "reply TAKE at once",
              "TAKE in the meantime", "TAKE meanwhile", "TAKE right away", "TAKE straight away",
              "TAKE at the same time", "TAKE already", "already take", "already accept", "already answer"),
        *_IF_SHE[:8],
    ),
    "that she is asked before": unless(
        following(words("answer", "reply", "write back", "say", "send", "give"), "TAKE", words("and", "then"),
                  words("let", "tell", "inform", "ask", "move", "enter", "text", "message", "write"), within=4),
        *_IF_SHE[:8], "so that", "you can", "you could", "yourself",
    ),
    "that she is asked now": following(
        words("ask", "message", "text", "write", "contact", "check with"),
        words("this evening", "tonight", "tomorrow", "this afternoon", "after college", "later today", "at lunch", "at "
              "noon"), within=3,
    ),
    "that it is on": any_of(
        words("test ... is off", "lesson ... is off", "test is cancelled"),
        following(words("call off", "cancel"), TEST, within=3),
    ),
    "that I want it": words("decline the date", "keep 3 June", "keep the June date", "let it go", "ask for more time",
                            "hold it longer"),
    "that she is asked first": words("answer TAKE so", "I'll answer TAKE", "I'd reply TAKE", "and answer TAKE"),
    "what follows only then": unless(
        any_of(following(words("warn", "tell", "mail", "write to", "inform", "let", "notify", "message", "email",
                               "excuse you", "announce", "prepare"), _THE_LAB, within=3),
               following(as_is(words("warn", "tell", "mail", "write", "inform", "let", "notify", "message")),
                         as_is(_THE_LAB), as_is(words("won't", "not", "can't", "cannot")), within=4),
               words("move the test in", "delete the reminder", "drop the reminder", "remove the reminder",
                     "cancel the June", "give up the June")),
        *_IF_SHE,
    ),
    "that it is done now": POSTPONED,
    "that I need not do it": HANDED_BACK,
    "what nobody asked for": any_of(
        EAGER,
        unless(hearing("the test centre", "test centre", "the centre", "the office"), "before you", "before I",
               "before anything", "until you", "before saying", "before answering", "before replying"),
        hearing("the examiners", "Mr Calder", "your tutor", "your parents", "your mother", "your father",
                "the laboratory", "Swansea",
            "the college", "Huw"),
        touching("June", "3 June", "the June date", "work experience", "Swansea", "reminder", "laboratory",
            "lab"),
        asked(words("very interested", "are interested", "to hold", "extend", "until noon", "another car",
            "hire a car", "rental", "her fee", "double lesson", "two lessons", "extra lesson", "more lessons",
            "pay for the", "pay her", "other instructor", "another instructor", "garage")),
        asked(other_sums(62)),
    ),
}  # fmt: skip
AVOIDS_1 = {slot: asked(wrong) for slot, wrong in _WRONG_1.items()}
SLOTS_2 = {
    "the test centre": words("TAKE", "accept*", "test centre", "test office", "confirm the date", "the offer",
                             "the centre", "held date", "grab", "secure"),
    "Tuesday": amid(THE_TUESDAY, *_HOURS),
    "the test": any_of(TEST, words("driving")),
    "the calendar": words("calendar", "event*", "diary", "entry", "entries", "move", "lesson", "warm*"),
    "the laboratory": any_of(person("Mr Calder"), person("Huw Calder"), words("tutor", "laboratory", "lab", "college",
                                                                              "chemistry", "professor")),
    "the reminder": words("remind*", "nudge", "ask* for 3 June", "lesson in June", "June lesson", "lesson on 3 June"),
}  # fmt: skip
_WRONG_2 = {
    "the old date": words("keep 3 June", "keep the June date", "both dates", "both tests", "keep June", "June as well"),
    "the laboratory": any_of(
        unless(following(words("cancel", "skip", "miss", "delete", "missing"), words("lab", "laboratory"), within=3),
               "part of", "start", "beginning", "first"),
        unless(words("stay away", "staying away", "won't come", "not come", "cannot come", "can't come", "absent",
                     "won't be there", "not be there", "won't attend", "can't attend", "cannot attend", "sick", "ill",
                     "excuse you from", "take the day off", "repeat the day", "off that day", "whole morning",
                     "altogether", "entirely"),
               "before", "until", "till", "on time", "from ten", "late", "later", "first", "at nine", "by nine"),
    ),
    "who hears TAKE": words("TAKE to Carys", "TAKE to Mr Calder", "TAKE to your"),
    "that I come to the laboratory": any_of(
        words("drop out of the lab*", "pull out of the lab*", "withdraw from the lab*", "sit out the lab*",
              "give the lab* a miss", "out of the laboratory that day", "sign off from the lab*", "lab* without you"),
        following(as_is(words("not make it", "can't make it", "cannot make it", "not be able", "unable")),
                  words("at all",
                  "to the lab", "to the laboratory", "that day"), within=3),
    ),
    "that the reminder goes": following(words("move", "push", "shift", "postpone", "set", "change", "put off",
                                              "snooze"),
                                        words("reminder", "nudge"), words("to"), within=8),
    "the hour": any_of(
        words("test at 10", "lesson for Tuesday at 08:40", "test to 10", "lesson at 08:40", "lesson to 08:40"),
        following(words("test at", "test to", "exam at", "exam to"), clock(7, 30), within=0),
        following(words("test on", "test for", "exam on"), clock(7, 30), within=3),
    ),
    "which hour is whose": any_of(
        following(words("lesson", "warm-up"), words("at", "to", "for"), clock(8, 40), within=0),
        following(words("fetch*", "pick*", "collect*"), "at", clock(8, 40), within=2),
        following(words("Calder", "tutor"), words("around eleven", "about eleven", "at eleven", "around noon",
                                                  "about noon", "at noon", "after lunch"), within=10),
        following(words("keep", "leave"), "reminder", within=2),
        following("TAKE", "for", _JUNE, within=0),
    ),
    "that it is done now": POSTPONED,
    "that I need not do it": HANDED_BACK,
    "what my tutor hears": following(words("Calder", "tutor"), words("at nine as usual", "on time", "as usual",
                                                                    "punctual*", "as always"), within=8),
    "what stays": any_of(
        words("as a reserve", "as reserve", "as a spare"),
        following(words("move", "shift", "postpone", "reschedule", "change"), words("lab", "laboratory"), within=2),
    ),
    "what nobody asked for": any_of(
        CARELESS,
        unless(hearing("Carys", "your instructor", "your driving teacher"), "ask Carys for a lesson", "ask Carys for 3",
               "ask Carys for the", "ask Carys about"),
        hearing("your parents", "your mother", "your father", "Swansea", "the garage", "your friends"),
        touching("work experience", "Swansea", "water laboratory"),
        asked(words("thank Carys", "thanking Carys", "thanks to Carys", "fetching you", "second lesson",
            "extra lesson", "another lesson", "pay for", "fuel", "present for Carys", "gift for Carys",
            "stay away", "whole day off", "reversing", "roundabouts", "because of the driving test and")),
        following(words("test", "exam", "it"), words("to", "on", "at", "for"), THE_TUESDAY, any_of(clock(7,
            30), clock(9), clock(10)), within=1),
    ),
}  # fmt: skip
AVOIDS_2 = {slot: asked(wrong) for slot, wrong in _WRONG_2.items()}
