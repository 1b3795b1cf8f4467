"""The words of `committee-minutes-put-right`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.pairing import amid, following

TODAY, SATURDAY = date(2027, 9, 9), date(2027, 9, 25)
CAB, _RENTS, _HOTEL = words("cab", "taxi", "car", "ride"), words("rent*"), words("Three Larches", "hotel")
THE_14TH, THE_17TH = day(date(2027, 9, 14), today=TODAY), day(date(2027, 9, 17), today=TODAY)
_BY = words("by", "until", "till", "for", "on", "due", "before")
LIST_SENT = words("attached", "here is the list", "have sent the list", "sent the rents")

SLOTS = {
    "the cab": CAB,
    "from where": _HOTEL,
    "when": amid(clock(13, 15), clock(14)),
    "which day": any_of(day(SATURDAY, today=TODAY), words("Saturday fortnight", "Saturday in two weeks",
        "that Saturday")),
    "a reminder": words("remind*", "remember", "to-do"),
    "the rents list": any_of(_RENTS, words("list")),
    "until when": THE_14TH,
    "word to Carys": any_of(person("Carys Palmer"), words("the chair")),
}  # fmt: skip
AVOIDS = {
    "from where": words("from the station", "from the railway station", "at the station", "Mulberry Road",
                        "from Huda", "Huda Haddad's", "Mulberry Road", "from her home", "from home"),
    "when": following(words("at", "for"), clock(12, 30), within=0),
    "until when": following(_BY, THE_17TH, within=1),
    "what is sent": words("send the list now", "send Goran the list", "send the list to Goran",
                          "mail Goran the list", "two cabs", "cab back", "return cab"),
}  # fmt: skip
