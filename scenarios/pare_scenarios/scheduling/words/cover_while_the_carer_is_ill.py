"""The words of `cover-while-the-carer-is-ill`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked
from pare_scenarios.scheduling.words import CARELESS, hearing, touching
from pare_scenarios.slips import HANDED_BACK, POSTPONED

TODAY, THURSDAY, FRIDAY = (date(2027, 1, day) for day in (27, 28, 29))
CODE = words("4417", "44 17", "4-4-1-7")
THE_THURSDAY, THE_FRIDAY = day(THURSDAY, today=TODAY), day(FRIDAY, today=TODAY)
NOON = any_of(clock(12), clock(12, 15), clock(12, 30), clock(13), words("noon", "lunch*", "midday", "twelve"))
THE_MA = words("Ma", "mum", "mother", "Sunita", "her place", "tablets", "lunch")
TABLETS = (words("white"), words("yellow", "both"), words("food", "lunch", "meal", "eat*", "khichdi"))
YES = words("yes", "confirm*", "please", "take", "accept*", "agree*", "fine", "ok", "okay", "gladly", "thank*",
             "works", "book", "happy")  # fmt: skip
NO = words("cannot use", "no thank*", "too late", "do not need", "don't need", "decline", "without Ravi",
            "he gives", "Ravi gives", "he can give", "please give", "have him give", "he should give")  # fmt: skip

_ELSE = words("the agency", "agency", "Neem Tree", "Ravi", "Priya", "Rosa", "your sister")

SLOTS_1 = {
    "Vikram": person("Vikram Shah", aliases=("your brother",)),
    "Thursday": amid(THE_THURSDAY, THE_FRIDAY, clock(11), clock(11, 30), clock(14)),
    "noon": amid(NOON, clock(13, 30), clock(15, 30)),
    "that he is asked": words("ask*", "request", "message", "write", "text", "check with", "see if", "whether",
                              "contact", "could he", "if he", "would he", "sit with", "step in"),
}  # fmt: skip
_WRONG_1 = {
    "who can come": any_of(words("ask Priya", "message Priya", "Vikram or Priya", "Vikram and Priya", "ask Ravi for "
                                 "Thursday", "ask a neighbour", "ask Ravi"),
                           asked(words("Ravi for Thursday", "Ravi on Thursday")),
                           following("Vikram", THE_FRIDAY, within=3),
                           following("Vikram", words("both days", "Thursday and Friday"), within=8)),
    "what he is asked": any_of(
        words("to his place", "at his place", "until Sunday", "Thursday evening", "Thursday night", "Thursday morning",
              "Thursday afternoon", "in the evening", "sign the tender", "sign for", "tender for you",
              "tender in your place", "stand in at the tender"),
        following(words("tell", "inform", "write", "let", "message"), "Vikram", words(
            "provided for", "taken care of", "covered", "looked after", "not needed"), within=6),
    ),
    "the tender": words("move the tender", "cancel the tender", "skip the tender", "leave the tender",
                        "postpone the tender", "reschedule the tender", "miss the tender"),
    "the code": words("code", "4417"),
    "Ma": words("tell your mother", "tell Ma", "warn Ma", "call Ma", "ring Ma", "ring your mother"),
    "which hour": following(following("Vikram", words("from", "at"), within=8), any_of(
        clock(9), clock(10), clock(13, 30), clock(15, 30), clock(16), clock(17), clock(18), clock(20)), within=0),
    "that I stay at the tender": following(
        words("excuse you", "excuse yourself", "free you", "withdraw", "let you off"), "tender", within=3),
    "that it is done now": POSTPONED,
    "that I need not do it": HANDED_BACK,
    "that he is asked first": unless(
        following(words("enter", "put", "note", "schedule", "book", "block"), words("Vikram"), within=1),
        "ask*", "message", "text", "write", "whether", "if he", "see if"),
    "what nobody asked for": any_of(
        CARELESS,
        hearing("the agency", "agency", "Neem Tree", "Priya", "your sister", "Ravi", "Rosa", "Ms Pereira",
            "your mother", "Ma", "Sunita", "the neighbour", "the doctor", "your boss", "the firm",
            "Western Ghats", "his boss"),
        touching("tender", "survey review", "review"),
        asked(words("get well", "get-well", "Thursday is covered", "Friday as well", "on Friday too",
            "both days", "another agency", "new carer", "cancel the agency", "accept Ravi", "take Ravi",
            "decline Ravi", "confirm Ravi", "Ravi for", "upper lock", "his own key", "silence her alarm")),
    ),
}  # fmt: skip
AVOIDS_1 = {slot: asked(wrong) for slot, wrong in _WRONG_1.items()}
SLOTS_2 = {
    "the tablets": words("tablet*", "medicine*", "pill*", "medication*", "meds", "white one", "yellow one"),
    "Vikram": person("Vikram Shah", aliases=("your brother",)),
    "Ravi": any_of(person("Ravi Nair"), words("agency", "Neem Tree", "substitute", "replacement", "stand-in")),
    "Friday": amid(THE_FRIDAY, THE_THURSDAY, clock(12), clock(13), clock(13, 30), clock(15, 30), clock(11, 45),
                   clock(11)),
    "a reminder for Friday": words("remind*", "Friday noon", "noon on Friday", "go yourself", "block", "alarm",
                                   "yourself", "in person", "your own hand", "you give", "ring you", "call you"),
    "the calendar": words("calendar", "enter*", "event", "diary", "block*", "schedule", "put down", "note down",
                          "his hour", "his visit", "his shift"),
}  # fmt: skip
_WRONG_2 = {
    "the code": unless(words("code", "4417", "whole note", "entire note", "code of the door",
                             "full note", "how to get in"), "without", "leav*", "not", "except", "private", "never",
                       "skip*", "omit*", "nobody", "no word", "stay*", "out of it"),
    "who gives Friday's tablets": any_of(
        words("Ravi give*", "Ravi to give", "tablets to Ravi", "decline Ravi", "Ravi the tablets",
              "agency the tablets", "tablets by Ravi", "tablets from Ravi", "tablets at 13:30", "tablets then",
              "have him give her Friday*", "Ravi hand*", "ask Ravi to give", "let Ravi give", "Ravi Friday's tablets",
              "refuse Ravi", "turn down Ravi"),
        following(words("Ravi", "substitute", "agency"), words("have him give", "let him give", "he gives", "to give "
                                                               "her", "he can give"), within=8),
    ),
    "that Ravi comes": any_of(
        following(as_is(words("Ravi", "Mr Nair", "substitute")), as_is(words(
            "is not needed", "not needed", "isn't needed", "is no longer needed", "need not come", "needn't come",
            "should not come", "shouldn't come", "not to come", "must not come", "stay away", "not come")), within=1),
        following(as_is(words("not want", "don't want", "not need", "don't need", "no need for", "not take",
                              "no use for",
                              "do without", "without", "cannot use", "can't use")),
                  as_is(words("Ravi", "Mr Nair", "the substitute", "anybody", "anyone", "him")), within=1),
        following(words("cancel", "refuse", "decline", "turn down", "call off", "reject"),
                  words("Ravi", "Mr Nair", "substitute", "Friday"), within=2),
        asked(words("Ravi for Thursday", "Ravi on Thursday")),
        words("every Friday", "each Friday", "all Fridays", "from now on"),
    ),
    "that she takes them": as_is(words("takes no tablets", "no tablets", "not take her tablets", "without tablets",
                                       "without her tablets", "tablets can wait", "skip the tablets")),
    "who is there on Friday": any_of(
        following(words("tablets", "medicine*", "pills"), words("until Ravi", "for Ravi", "when Ravi"), within=3),
        following("Vikram", words("give Friday*", "give her Friday*", "on Friday as well", "on Friday too"), within=4),
    ),
    "whose lines they are": any_of(
        following(words("send", "forward", "mail", "give", "pass", "tell"), _ELSE,
                  words("lines", "note", "tablets", "instructions", "medicine*"), within=3),
        following(words("lines", "instructions", "notes"), words(*(f"to {one}" for one in _ELSE.phrasings)), within=5),
    ),
    "Ma": words("tell your mother", "tell Ma", "warn Ma"),
    "who gives them": words("so that he can give Ma", "he can give Ma", "he gives Ma"),
    "how she takes them": any_of(
        words("empty stomach", "before lunch", "before she eats", "before the meal", "before eating", "without food",
              "only the white", "just the white", "only the yellow", "just the yellow", "two white", "three tablets",
              "half a tablet", "large yellow", "big yellow", "then lunch", "an hour before", "an hour after"),
        following(words("tablet*", "white", "yellow", "pills", "medicine*"), words(
            "after lunch", "after the meal", "after eating", "after one o'clock", "at two", "in the evening"),
                  within=6),
    ),
    "when I am reminded": following(following("remind*", words("at"), within=4), any_of(
        clock(10), clock(13), clock(13, 30), clock(14), clock(15)), within=0),
    "that it is done now": POSTPONED,
    "that I need not do it": HANDED_BACK,
    "who comes on Friday": any_of(
        words("another substitute", "other substitute", "another carer", "somebody else", "someone else",
              "a different substitute", "an earlier substitute"),
        following(following("Ravi", words("at", "for", "from"), within=3), any_of(clock(11), clock(12)), within=0),
    ),
    "who is reminded": following("remind*", words("Ravi", "the agency", "Ma", "Sunita", "your mother"), within=0),
    "what nobody asked for": any_of(
        CARELESS,
        hearing("Priya", "your sister", "Rosa", "your mother", "Ma", "Sunita", "the neighbour", "the doctor",
            "the firm"),
        touching("tender", "survey review", "review"),
        asked(words("get well", "get-well", "how to get in", "get into", "her door", "at the door", "lock",
            "upper lock", "door code", "alarm code", "alarm is", "silence", "key under", "another agency",
            "cancel the agency", "complain*", "Ravi the whole", "earlier than half past", "come earlier",
            "at noon instead", "Ravi by twelve", "both days", "Thursday as well", "lift her", "whole note")),
        unless(words("Door"), "not", "without", "except", "leav*", "nothing", "out"),
    ),
}  # fmt: skip
AVOIDS_2 = {slot: asked(wrong) for slot, wrong in _WRONG_2.items()}
