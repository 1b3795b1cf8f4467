"""The words of `plumber-late-but-not-for-everyone`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, words
from pare_scenarios.communication.words import CARELESS, itself, reaching
from pare_scenarios.pairing import following, paired, unless, unmixed
from pare_scenarios.plainly import asked
from pare_scenarios.slips import OFFER, POSTPONED, waiting

WEDNESDAY = day(date(2027, 11, 10), today=date(2027, 11, 9))
KARIMI, PETROV = words("Karimi", "Reza"), words("Petrov", "Elena")
NO_VISIT = following(words("call off", "cancel"), WEDNESDAY, within=1)
MONEY = any_of(
    unless(words("price*", "charge*"), "same", "stays", "unchanged", "as agreed", "no extra"),
    words("discount*", "refund*", "free of charge", "double"),
)

MR_KARIMI = words("Karimi", "Reza", "cylinder*", "Uplands")
MS_PETROV = words("Petrov", "Elena", "tap*", "Mumbles")
WAITS = any_of(POSTPONED, waiting("tomorrow", at=False))
SLOTS = {
    "an hour for each": paired((MR_KARIMI, clock(8, 30)), (MS_PETROV, clock(14, 30))),
    "Mr Karimi's day": any_of(WEDNESDAY, words("tomorrow", "10th", "tenth")),
    "the calendar": words("calendar", "diary", "entr*", "appointments", "jobs", "both bookings", "rearrange*",
                          "reschedul*", "move both", "move them", "shift both", "move the two", "slots", "planner",
                          "day plan", "pair of them", "schedule", "bookings"),
}  # fmt: skip
AVOIDS = {
    "Mr Obi": any_of(
        words("tell* Mr Obi", "warn* Mr Obi", "message Mr Obi", "and Mr Obi", "move Mr Obi", "Obi at 17*", "tell Obi",
              "warn Obi", "text Obi", "let Obi", "let Mr Obi", "text Mr Obi", "write to Mr Obi", "tell Emeka",
              "warn Emeka", "text Emeka", "let Emeka", "write to Emeka", "message Emeka", "ask Mr Obi", "ask Emeka",
              "offer Mr Obi", "all three"),
        following(words("tell*", "warn*", "text*", "message*", "inform*"), words("Petrov", "Elena"), words("Obi",
                "Emeka"), within=3),
    ),
    "the hours": any_of(
        unmixed((MR_KARIMI, clock(14, 30)), (MS_PETROV, clock(8, 30))),
        following(MS_PETROV, any_of(clock(14), clock(15, 30), clock(16, 30), clock(17)), within=4),
        following(MR_KARIMI, any_of(clock(9), clock(7, 30), clock(9, 30)), within=6),
    ),
    "money": any_of(MONEY, words("percent off", "per cent off", "rebate", "cheaper", "off the bill", "less to pay",
                                 "10 off")),
    "who is to blame": any_of(
        following(words("tell*", "explain*", "write*", "say*", "inform*", "let"),
                  words("Freya", "Sketty Green", "Calder*"), within=7),
        words("tell Carys", "ask Carys", "tell Solberg", "move Solberg", "collect the order later",
              "cancel the pick-up"),
    ),
    "who else": reaching("Obi", "Emeka", "Freya", "Carys", "Solberg", "Tawe", "the supplier"),
    "besides": any_of(CARELESS, words("pounds", "quid", "off for the", "goodwill", "call-out", "waive*", "Thursday",
        "Friday", "next week", "because of Freya", "burst", "another plumber", "colleague to", "send somebody else",
        "free check", "hour may slip", "invoice")),
    "why you are late": words("valve burst", "Freya's valve", "Freya's house", "emergency at", "flooded", "a leak at",
        "at another customer*", "another customer's", "with Obi", "for free", "extra work", "next job",
        "deposit"),
    "that they hear it now": following(
        words("mail*", "write*", "text*", "tell*", "offer*", "let", "message*"), words("Karimi", "Reza", "Petrov",
            "Elena"),
        itself(words("tonight", "this evening", "after work", "when you are done", "after the job", "next week")),
            within=1,
    ),
    "that she is still served": following(
        any_of(MS_PETROV, MR_KARIMI), words("is off", "is cancelled", "not come at all", "not come today after all",
                                            "somebody else comes", "look for another"), within=4,
    ),
    "by which way": any_of(
        words("ring Mr Karimi", "ring Karimi", "ring Reza", "phone Mr Karimi", "phone Reza", "call Mr Karimi",
            "call Reza",
              "ring Ms Petrov", "phone Ms Petrov", "ring Elena", "call Elena", "ring both", "call both", "phone both"),
        unless(words("text Mr Karimi", "text Karimi", "text Reza", "message Mr Karimi", "SMS to Mr Karimi"),
               "by text", "mail*"),
    ),
    "that both jobs stay": following(words("delet*", "remov*", "strik*"), words("both jobs", "both entries",
        "both from",
        "the two jobs", "them from"), within=2),
    "that both jobs move": any_of(
        following(any_of(MS_PETROV, words("her job", "hers")), words("stay*", "remain*", "keep*", "left", "still"),
                  any_of(clock(13, 30), words("as it is", "as it was", "where it is")), within=2),
        following(any_of(MR_KARIMI, words("his job", "his")), words("stay*", "remain*", "keep*", "left"),
                  any_of(clock(11, 30), words("on Tuesday", "today", "as it is", "where it is")), within=3),
        following(words("leave*", "keep*", "leaving", "keeping"), any_of(MS_PETROV, MR_KARIMI),
                  any_of(clock(13, 30), clock(11, 30), words("as it is", "where it is", "job", "entry")), within=3),
        words("calendar can wait", "calendar later", "calendar tonight", "calendar as it is", "only one of the jobs",
              "only Karimi's", "only Petrov's", "just Karimi's", "just Petrov's"),
    ),
    "whose hour": asked(any_of(
        following(MR_KARIMI, any_of(clock(8), clock(8, 15), clock(8, 45), clock(9, 15), clock(10), clock(12, 30)),
                  within=5),
        following(words("Petrov", "Elena"), any_of(clock(14, 15), clock(15), clock(14, 45), clock(13)), within=5),
    )),
    "that it is done now": any_of(
        WAITS,
        following(words("at two, when", "at two, once", "tonight", "this evening", "after this job", "after the job",
                        "when you are done", "once you are done", "later today"), OFFER, within=6),
    ),
    "whose jobs move": following(
        words("mov*", "shift*", "push*", "reschedul*"),
        words("Karimi's", "Petrov's", "Reza's", "Elena's", "his", "her"),
        words("and Obi's", "and Mr Obi's", "and Emeka's", "Obi's and"), within=1,
    ),
    "her new hour": following(words("Petrov", "Elena"), any_of(clock(14), clock(15), clock(15, 30), clock(16)),
                              within=7),
}  # fmt: skip
