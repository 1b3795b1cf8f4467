"""The words of `committee-minutes-put-right`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import address, any_of, clock, code, day, person, words
from pare_scenarios.others import other_days, other_times
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import EAGER, asked, volunteered
from pare_scenarios.reaching import reaching
from pare_scenarios.slips import POSTPONED

TODAY, SATURDAY = date(2027, 9, 9), date(2027, 9, 25)
CAB, _RENTS, _HOTEL = words("cab", "taxi", "car", "ride"), words("rent*"), words("Three Larches", "hotel")
THE_14TH, THE_17TH = day(date(2027, 9, 14), today=TODAY), day(date(2027, 9, 17), today=TODAY)
_BY = words("by", "until", "till", "for", "on", "due", "before")
LIST_SENT = words("attached", "here is the list", "have sent the list", "sent the rents")

_TELL = words("tell", "ask", "write*", "mail*", "inform*", "message*", "let", "send", "answer", "invite", "promis*")
SLOTS = {
    "the cab": any_of(CAB, words("fetch*", "pick* up", "pick-up", "collect*", "driven", "transport", "transfer")),
    "from where": any_of(_HOTEL, words("where she sleeps", "where she stays", "where she's staying", "Orchard Lane",
                                       "her lodging*", "her inn", "her accommodation", "where she is staying",
                                       "where the speaker", "where Dr Haddad", "where she spends", "overnight"),
                          code("Orchard Lane 4")),
    "when": amid(clock(13, 15), clock(14)),
    "which day": any_of(day(SATURDAY, today=TODAY), words(
        "Saturday fortnight", "Saturday in two weeks", "that Saturday", "day of the meeting",
        "day of the general meeting", "meeting day", "day of her talk",
    )),
    "a reminder": words("remind*", "remember", "to-do", "nudge*", "to your mind", "alert", "alarm", "prompt*", "jog*",
                        "not forget", "don't forget"),
    "the rents list": any_of(_RENTS, words("list", "treasurer", "Goran")),
    "until when": THE_14TH,
    "word to Carys": any_of(person("Carys Palmer"), address("carys.palmer@example.com"), words(
        "the chair", "chairwoman", "chairperson", "Palmer", "Ms Palmer", "your chair", "who corrected", "who sent the",
        "who wrote the", "head of the society",
    )),
}  # fmt: skip
AVOIDS = {
    "when it is done": POSTPONED,
    "who else": asked(reaching(
        "Huda", "Dr Haddad", "Nadia", "speaker", "auditor", "plot holders", "members", "society", "hotel",
        "Three Larches",
    )),
    "besides": volunteered(
        "bring the urn", "urn instead", "start on the list", "make the list", "draft the list", "type the list",
        "society pays", "pay for the cab", "split the", "mistake in the minutes", "new minutes",
    ),
    "from where": asked(words("from the station", "from the railway station", "at the station", "Mulberry Road",
                              "from Huda",
                        "Huda Haddad*", "Huda", "from her home", "from home", "at the railway station", "plot 31",
                              "from Brindle Hall", "from the hall", "from her house", "hotel to the station",
                              "to the railway station")),
    "when": asked(any_of(
        following(words("at", "for"), clock(12, 30), within=0),
        unless(clock(12, 30), "instead", "not", "no longer", "was", "first", "rather", "from", "originally", "minutes"),
        other_times((13, 15), (12, 30), 14, 20, 8, 2),
    )),
    "which day": asked(other_days(TODAY, *(date(2027, 9, n) for n in (6, 7, 13, 14, 17, 24, 25)))),
    "until when": asked(any_of(
        following(_BY, THE_17TH, within=1),
        unless(THE_17TH, "instead", "not", "no longer", "was", "first", "rather", "from", "originally", "earlier",
               "than"),
    )),
    "when Carys hears": following(
        person("Carys Palmer"),
        words("after the", "once the talk", "tomorrow", "next week", "on Saturday", "on the 25th", "on the 14th",
              "on Monday", "on Tuesday"), within=0),
    "what is sent": words("send the list now", "send Goran the list now", "mail Goran the list", "two cabs", "cab back",
                          "return cab", "back to the station", "way back", "drive back", "ride back", "taxi back",
                          "home again", "back to her hotel", "back to the hotel", "both ways", "return trip",
                          "and back afterwards", "and back again", "back afterwards", "back after", "there and back",
                          "second cab", "another cab", "list myself", "send it myself", "14th myself"),
    "who rides": following(CAB, words("for Carys", "for Goran", "for the auditor", "for the chair"), within=1),
    "who is told": any_of(
        unless(following(_TELL, words("Goran", "the treasurer"), words("that", "know", "whether", "he"), within=2),
               "remind*"),
        unless(words("write to Goran", "message Goran", "inform Goran", "tell Goran", "ask Goran"), "remind*"),
        following(words("tell", "inform", "message", "let", "write", "report to", "assure"),
                  words("Goran", "the treasurer"),
                  words("that both", "that all", "that it's", "that it is", "both", "know", "the cab", "everything",
                        "that the list",
                        "that he", "that his list", "that you"),
                  within=3),
        words("remind Goran", "remind Carys", "remind the treasurer", "remind Dr Haddad", "reminder for Goran"),
        words("plot holders", "all members", "whole society", "everybody", "everyone", "the auditor", "to all",
              "tell Huda", "write to Dr Haddad", "tell the speaker", "ask Dr Haddad", "ask the speaker"),
    ),
    "what else": any_of(EAGER, words("the urn", "correct the minutes", "seed potatoes", "strimmer", "fee", "quinces")),
    "what Carys hears": asked(any_of(
        following(words("list"), words("is with", "has already gone", "has gone", "gone", "is sent", "was sent",
                                       "already sent", "has been sent", "is out", "is done", "is ready", "is finished",
                                       "on its way", "has reached", "already"), within=0),
        words("Goran has the list", "Goran has it", "sent the list", "sent him the list", "leave Carys", "Carys later",
              "Carys waits", "Carys can wait", "sends the cab", "books the cab herself"),
        as_is(words("without an answer", "without a word to Carys", "not tell Carys", "not Carys")),
    )),
    "who does it": asked(words("ask Carys", "have Carys", "let Carys book", "Carys to book", "let Carys do",
                               "cab for Carys", "cancel the cab", "call off the cab", "ask the hotel", "ask Nadia",
                               "let the hotel", "hotel to book", "that the station is")),
    "where she goes": asked(any_of(
        following(CAB, words("to her hotel", "to the hotel", "to the Three Larches", "to where she"), within=3),
        words("list as done", "list is off", "rather not", "never again", "last time that", "her own mistake",
              "table for", "lunch"),
    )),
}  # fmt: skip
