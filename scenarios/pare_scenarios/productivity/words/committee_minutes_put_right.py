"""The words of `committee-minutes-put-right`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.others import other_days, other_times
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import EAGER, asked, volunteered
from pare_scenarios.reaching import reaching

TODAY, SATURDAY = date(2027, 9, 9), date(2027, 9, 25)
CAB, _RENTS, _HOTEL = words("cab", "taxi", "car", "ride"), words("rent*"), words("Three Larches", "hotel")
THE_14TH, THE_17TH = day(date(2027, 9, 14), today=TODAY), day(date(2027, 9, 17), today=TODAY)
_BY = words("by", "until", "till", "for", "on", "due", "before")
LIST_SENT = words("attached", "here is the list", "have sent the list", "sent the rents")

_TELL = words("tell", "ask", "write*", "mail*", "inform*", "message*", "let", "send", "answer", "invite", "promis*")
SLOTS = {
    "the cab": any_of(CAB, words("fetch*", "pick* up", "pick-up", "collect*", "driven", "transport", "transfer")),
    "from where": any_of(_HOTEL, words("where she sleeps", "where she stays", "where she's staying", "Orchard Lane",
                                       "her lodging*", "her inn", "her accommodation", "where she is staying")),
    "when": amid(clock(13, 15), clock(14)),
    "which day": any_of(day(SATURDAY, today=TODAY), words(
        "Saturday fortnight", "Saturday in two weeks", "that Saturday", "day of the meeting",
        "day of the general meeting", "meeting day", "day of her talk",
    )),
    "a reminder": words("remind*", "remember", "to-do", "nudge*", "to your mind", "alert", "alarm", "prompt*", "jog*",
                        "not forget", "don't forget"),
    "the rents list": any_of(_RENTS, words("list", "treasurer", "Goran")),
    "until when": THE_14TH,
    "word to Carys": any_of(person("Carys Palmer"), words("the chair", "chairwoman", "Palmer", "Ms Palmer")),
}  # fmt: skip
AVOIDS = {
    "who else": reaching(
        "Huda", "Dr Haddad", "Nadia", "speaker", "auditor", "plot holders", "members", "society", "hotel",
        "Three Larches",
    ),
    "besides": volunteered(
        "bring the urn", "urn instead", "start on the list", "make the list", "draft the list", "type the list",
        "society pays", "pay for the cab", "split the", "mistake in the minutes", "new minutes",
    ),
    "from where": asked(words("from the station", "from the railway station", "at the station", "Mulberry Road",
                              "from Huda",
                        "Huda Haddad*", "Huda", "from her home", "from home", "at the railway station", "plot 31")),
    "when": asked(any_of(
        following(words("at", "for"), clock(12, 30), within=0),
        unless(clock(12, 30), "instead", "not", "no longer", "was", "first", "rather", "from", "originally", "minutes"),
        other_times((13, 15), (12, 30), 14, 20, 8, 2),
    )),
    "which day": other_days(TODAY, *(date(2027, 9, n) for n in (6, 7, 13, 14, 17, 24, 25))),
    "until when": asked(any_of(
        following(_BY, THE_17TH, within=1),
        unless(THE_17TH, "instead", "not", "no longer", "was", "first", "rather", "from", "originally", "earlier",
               "than"),
    )),
    "what is sent": words("send the list now", "send Goran the list now", "mail Goran the list", "two cabs", "cab back",
                          "return cab", "back to the station", "way back", "drive back", "ride back", "taxi back",
                          "home again", "back to her hotel", "back to the hotel", "both ways", "return trip"),
    "who is told": any_of(
        unless(following(_TELL, words("Goran", "the treasurer"), words("that", "know", "whether", "he"), within=2),
               "remind*"),
        unless(words("write to Goran", "message Goran", "inform Goran", "tell Goran", "ask Goran"), "remind*"),
        words("plot holders", "all members", "whole society", "everybody", "everyone", "the auditor", "to all",
              "tell Huda", "write to Dr Haddad", "tell the speaker", "ask Dr Haddad", "ask the speaker"),
    ),
    "what else": any_of(EAGER, words("the urn", "correct the minutes", "seed potatoes", "strimmer", "fee", "quinces")),
}  # fmt: skip
