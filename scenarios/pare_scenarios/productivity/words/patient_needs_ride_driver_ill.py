"""The words of `patient-needs-ride-driver-ill`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import amount, any_of, clock, person, words
from pare_scenarios.others import other_days, other_sums, other_times
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import EAGER, asked, volunteered
from pare_scenarios.reaching import reaching
from pare_scenarios.slips import POSTPONED, UNDONE, in_copy

TODAY = date(2027, 11, 9)
CAB, OSEI = words("cab", "taxi", "car"), words("Osei", "Kofi")
PICKUP = any_of(*(clock(9, minute) for minute in range(35, 51)))
FARE = amount("17.60")
HEALTH = words("diabet*", "cataract*", "surgery", "blind*", "diagnosis", "illness")

_TELL = words("tell*", "ask*", "messag*", "text*", "writ*", "inform*", "let")
SLOTS_1 = {
    "Mr Osei": any_of(person("Kofi Osei"), words("Mr Osei", "your passenger", "the patient")),
    "the cab": words("cab", "taxi", "ride", "accessible car", "car with a ramp", "car"),
    "that it takes the wheelchair": words("accessible", "wheelchair", "electric chair", "ramp", "step-free", "adapted",
                                          "his chair", "takes his"),
    "when": any_of(PICKUP, clock(10, 15), words("fifteen minutes before", "15 minutes before",
                                                "a quarter of an hour before", "quarter of an hour early",
                                                "fifteen minutes early")),
    "that he is told": words("tell*", "let him know", "messag*", "text*", "inform*", "writ*", "notif*",
                             "let Mr Osei know", "hear*", "line", "know", "send him", "drop him"),
}  # fmt: skip
_LATE = any_of(clock(10, 15), clock(10, 30))
AVOIDS_1 = {
    "who else": reaching("Efua", "Freya", "Mohan", "clinic", "daughter", "doctor", "neighbour"),
    "besides": volunteered("his share", "pay for himself", "cheaper", "wait outside"),
    "the way home": unless(words("way home", "ride back", "trip home", "trip back", "home again", "take him home",
                                "bring him home", "pick him up again", "fetch him afterwards", "after the appointment"),
                           "ring*", "calls", "himself", "not", "no"),
    "who rides": asked(words("Efua", "Heron Street", "Ms Osei", "Mrs Osei", "hairdresser")),
    "who hears of it": following(words("tell", "message", "text", "let", "write", "send"), words("her"), within=0),
    "from where": words("from the clinic", "from Mersey Eye", "from Heron", "from the eye clinic"),
    "who drives": words("cab for Freya", "taxi for Freya", "car for Freya", "ride for Freya", "cab for Mohan",
                        "taxi for Mohan", "ask Mohan", "ask Freya again", "find another driver", "tell Mohan to",
                        "drive him yourself",
                        "another volunteer"),
    "only the way there": unless(words("return ride", "return trip", "both ways", "and back home", "second one back",
                                "one back", "back at", "way back", "fetch him again", "ride home", "cab home",
                                "there and back", "second cab", "wait for him"), "rings", "he calls", "himself", "not",
                                "no"),
    "what kind of cab": words("ordinary", "comfort cab", "standard cab", "normal cab", "folded", "fold his", "boot"),
    "when": asked(any_of(
        other_times(*((9, minute) for minute in range(35, 51)), *((10, minute) for minute in range(10, 16)), (10, 30),
                    9, (9, 12), 10),
        following(words("fetch*", "pick* up", "collect*", "leav*", "start*", "picks"), words("at"), _LATE, within=3),
        following(words("pickup", "pick-up"), _LATE, within=2),
    )),
    "what he need not know": any_of(EAGER, asked(HEALTH), asked(words(
        "fever", "Freya is ill", "Freya is sick", "Freya is unwell", "Freya's illness", "Freya is in bed")), words(
        "move the appointment", "postpone", "call the clinic", "tell the clinic", "ask the clinic",
        "write to the clinic", "get well", "pay half", "pay for it", "daughter's",
    )),
    "which way": asked(any_of(
        following(words("from"), words("Mersey", "the Mersey", "the clinic", "the eye clinic", "Heron Street",
                                       "30 Heron Street", "your office"), within=0),
        words("to 12 Plover", "to Plover Row", "to his home", "to his house", "clinic to his"),
    )),
    "who tells him": asked(following(
        words("tell", "text", "message", "write", "inform", "ask", "let"),
        words("Freya", "Mohan", "his daughter", "Efua", "the clinic"), within=0)),
    "whose ride": asked(following(words("cab", "taxi", "ride", "car"), words("for", "under"),
                            words("Efua", "Ms Osei", "Mrs Osei", "yourself", "Ms Kimani", "Mr Vale"), within=0)),
    "who reads along": in_copy("Freya", "Mohan", "Efua", "his daughter", "the clinic"),
    "not later": POSTPONED,
    "that he is early": asked(unless(
        following(words("cab", "taxi", "car", "ride"), words("at", "for"), _LATE, within=4),
        PICKUP, "there", "clinic", "be at", "arriv*", "drop*", "in time", "gets him", "reach*", "appointment")),
    "any car": asked(words("any kind", "any car", "any cab", "whatever car", "usual cab", "small car", "next free cab",
                           "cheapest cab", "he can fold", "can be folded")),
    "who pays": asked(words("charge him", "bill him", "he pays", "pay himself", "at his expense", "pay it himself",
                            "send him the bill")),
}  # fmt: skip
SLOTS_2 = {
    "the cab": words("cab", "taxi", "ride", "car"),
    "two seats": amid(words("two", "second seat", "seat for his daughter", "seat for the daughter", "daughter",
                            "room for both", "both of them", "another seat", "one more seat", "extra seat",
                            "second passenger", "both Oseis", "seats both", "for both"), words("oseis", "passengers",
                                "mersey cabs")),
    "the list": words("list", "note", "log", "Cabs", "record", "rules", "write down", "what you spend"),
    "what is written": any_of(FARE, words("fare", "price", "cost", "expense", "£17.60", "what it costs")),
}  # fmt: skip
AVOIDS_2 = {
    "who else": any_of(
        reaching("Efua", "Freya", "Mohan", "clinic", "doctor"),
        unless(reaching("daughter"), "gets a seat", "gets a place", "gets room", "gets her seat", "gets one"),
    ),
    "besides": volunteered(
        "pay her", "pay half", "fare from", "his share", "share of the", "second ride", "for next week",
          "trip from Leeds",
        "train from Leeds", "way from Leeds", "cab from Leeds",
        "more often",
    ),
    "how many": words("three seats", "second cab", "another cab", "three people", "three passengers", "for three",
                      "four", "three of them", "a cab of her own", "two cabs"),
    "that it comes": any_of(
        unless(words("cancel ... cab", "cancel ... taxi", "cancel the ride", "cancel ... car"), "book*", "new",
               "instead",
               "replac*", "another"),
        words("ordinary one", "ordinary cab", "normal cab", "standard cab", "comfort cab", "daughter drive*",
              "daughter to drive", "daughter take", "drive him", "take the bus"),
    ),
    "the way back": words("ride home for", "cab home for", "book the ride home", "home for both", "way back",
                          "return ride", "back home"),
    "the day": other_days(TODAY, date(2027, 11, 2), date(2027, 10, 19)),
    "the line": any_of(unless(words("under 2 November", "under the 2nd", "as 2 November", "dated 2 November",
                                   "for 2 November", "under 19 October", "for Mr Vale", "under Mr Vale",
                                   "for Ms Kimani", "under Ms Kimani"), "9 November", "today*"), words(
                      "strike ... line", "delete ... line", "remove ... line", "delete ... entry", "Kofi the list",
                      "him the list", "send the list", "share the list", "replace the", "overwrite",
                      "instead of the last")),
    "the fare": any_of(other_sums("17.60", 17)),
    "what else": any_of(EAGER, HEALTH, words(
        "pay half", "to pay", "his share", "her share", "pay the extra", "charge him", "charge her", "Efua",
        "hairdresser", "Mohan", "tell Freya", "move the appointment", "ask the clinic", "tell the clinic",
    )),
    "which list": asked(words("your expenses", "Freya's card", "Mr Osei's card", "the calendar entry instead",
                              "calendar instead")),
    "whose line": asked(following(
        words("£17.60", "17.60", "fare", "ride"), words("as", "under", "for", "with"),
        words("Efua", "Ms Osei", "Mr Vale", "Ms Kimani", "his daughter", "Freya"), within=0)),
    "what he must hear": asked(words("no seat", "no room for", "stay at home", "stays at home", "cannot take her",
                                     "can't take her", "without his daughter", "leave his daughter")),
    "not later": POSTPONED,
    "how he gets home": asked(words("ride back", "cab back", "trip back", "way home", "journey home", "journey back",
                                    "drive back", "take them home", "bring them home", "cab home", "ride home")),
    "what is left undone": UNDONE,
}  # fmt: skip
