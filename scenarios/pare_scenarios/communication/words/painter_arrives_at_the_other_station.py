"""The words of `painter-arrives-at-the-other-station`: what its proposals are to name and must not say."""

from pare.phrases import all_of, any_of, clock, none_of, words
from pare_scenarios.communication.words import CARELESS, itself, reaching
from pare_scenarios.pairing import following, unless
from pare_scenarios.slips import OFFER, POSTPONED, waiting

AT_SOUTH = words("South Station", "South", "Zuid")
CAB = words("cab", "taxi", "car", "driver")
TIMES = (clock(13, 50), clock(13, 55), clock(14), clock(14, 5), clock(14, 10))
NOT_THEN = any_of(clock(14, 35), clock(14, 20), clock(14, 40), clock(14, 45))

WAITS = any_of(POSTPONED, waiting())
HIS_ENTRY = words("his entry", "calendar entry", "arrival entry", "arrival event", "the arrival", "calendar", "event")
STAYS = words("stay*", "remain*", "keep*", "left", "as before", "unchanged", "still")
OLD_ENTRY = following(STAYS, any_of(clock(14, 10), words("at Central")), within=1)

SLOTS = {
    "the place": AT_SOUTH,
    "the hour": all_of(any_of(*TIMES, words("fourteen hundred", "1400")), none_of(OLD_ENTRY)),
    "the cab": words("cab", "taxi", "ride", "car", "driver", "pick-up", "pickup"),
    "a text to Emeka": words("text", "texting", "message", "messaging", "SMS", "short line", "on his phone"),
    "the calendar": all_of(
        words("calendar", "event", "entry", "diary", "agenda", "appointment", "arrival"), none_of(OLD_ENTRY),
    ),
}  # fmt: skip
AVOIDS = {
    "the hour": any_of(
        following(any_of(CAB, words("ride", "pick*", "event")), clock(14, 35), within=10),
        unless(any_of(clock(14, 30), clock(14, 45), clock(15)), "not", "instead", "no longer", "first",
               "from"),
    ),
    "the place": unless(
        any_of(following(words("mov*", "send*", "shift*", "put*", "wait*", "redirect*", "book*", "have", "keep",
            "order",
                               "leave", "text*", "chang*"), words("Central"), within=7),
               following(CAB, words("Central"), within=5)),
        "South", "Zuid", "instead", "not", "from", "no longer", "is booked", "still", "was booked", "waits",
    ),
    "how to reach him": itself(words("mail Emeka", "email Emeka", "mail him", "to his mail", "to his mailbox",
        "by mail",
        "call Emeka",
                              "ring Emeka")),
    "what stays": any_of(
        words("move lunch", "lunch to", "move the opening", "leave lunch", "shorten", "cut lunch", "lunch short",
              "ride tonight", "tonight's cab to"),
        following(words("cancel*", "drop*", "move*", "change*"), any_of(clock(21, 30), words("evening ride",
                "night ride", "ride tonight")),
                  within=4),
    ),
    "who else": unless(words("text Tova", "message Tova", "write to Tova", "ask Tova", "tell Tova", "Tova to",
                             "send Tova", "let Tova", "tell the insurer", "your insurer that", "ask the insurer",
                             "your assistant to", "second cab", "another cab"), "not", "stays"),
    "who else hears": reaching("Tova", "the insurer", "your assistant", "the guests", "the press", "your insurer",
        "the caterer"),
    "besides": any_of(CARELESS, words("cancel his ride", "his ride of tonight", "hotel", "wheelchair", "doctor",
        "carry the tubes", "porter*", "upgrade", "early evening", "shorten", "postpone the opening",
        "delay the opening", "skip the insurer", "leave the insurer", "end the meeting")),
    "by mail and more": words("mail him", "mail Emeka", "mailing", "an email", "by email", "reply to his mail",
        "answer his mail", "answer his", "hotel first", "his hotel", "to the hotel", "pick up Tova", "a second stop",
        "lunch first", "flowers", "sign with his name"),
    "by which way": words("ring him", "ring Emeka", "phone him", "phone Emeka", "give him a ring", "give him a call",
        "ring your guest", "call him and", "call him about", "call your guest", "voice message", "voicemail"),
    "where it takes him": any_of(
        words("walk over", "walk across", "walk from", "walk to", "take the tram", "take the metro",
            "stop at the gallery",
              "stop at his", "stop at your", "stop by", "gallery first", "to the gallery", "to your gallery",
              "to Witte Kade", "to his hotel"),
        following(words("leave*", "keep*"), words("Central"), within=5),
    ),
    "that he hears it now": following(
        words("text*", "message*", "SMS", "tell*", "let"),
        itself(words("this evening", "tonight", "tomorrow", "later today", "after lunch", "after your lunch",
                     "when lunch is over", "at the opening", "once he has arrived")),
        within=4,
    ),
    "which cab": any_of(
        following(CAB, words("at Central", "to Central"), any_of(*TIMES), within=2),
        words("your own cab", "your own ride", "your own taxi", "a cab for you", "a taxi for you"),
    ),
    "no excuse for him": words("can't meet him", "cannot meet him", "can't come yourself", "damaged", "explain why",
        "why you can't"),
    "whom it is texted": following(words("text*", "message*", "send*", "SMS"),
        words("to the insurer", "to Tova", "to your assistant", "to the guests", "to the hotel", "to the caterer"),
            within=5),
    "what the calendar says": any_of(
        unless(
            any_of(following(HIS_ENTRY, STAYS, clock(14, 10), within=2),
                   following(words("leave*", "keep*", "leaving", "keeping"), HIS_ENTRY, within=2),
                   following(HIS_ENTRY, STAYS, words("as it is", "as it was", "at Central"), within=2)),
            clock(13, 50), "lunch", "opening", "South",
        ),
        following(HIS_ENTRY, STAYS, clock(14, 10), within=3),
        following(HIS_ENTRY, words("to", "at", "says", "reads"), any_of(clock(14), clock(14, 30)), within=0),
        words("calendar can wait", "calendar later", "calendar afterwards", "calendar as it is"),
    ),
    "in time for his train": following(
        CAB, any_of(clock(13), clock(13, 15), clock(13, 20), clock(13, 30), clock(13, 40), clock(14, 15)), within=8,
    ),
    "that it is done now": any_of(
        WAITS,
        following(
            words("at two, when", "at two, once", "after lunch", "after your lunch", "after the insurer",
                  "when lunch is over", "once lunch is over", "when you are done", "this evening", "later today"),
            OFFER, within=7,
        ),
        words("you tell him yourself", "tells him himself", "he will find"),
    ),
    "lunch and opening": following(words("mov*", "push*", "shift*", "put", "postpon*"), words("lunch", "opening"),
                                   within=1),
}  # fmt: skip
