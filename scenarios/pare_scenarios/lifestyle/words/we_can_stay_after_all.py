"""The words of `we-can-stay-after-all`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.lifestyle.words import doing, telling
from pare_scenarios.pairing import amid
from pare_scenarios.plainly import UNASKED

STAY = any_of(
    as_is(words("not mov*", "not have to move", "don't have to move", "need not move", "no need to move",
                "not leaving", "no moving", "not have to leave", "don't have to leave", "not have to go")),
    words("stay*", "remain*", "keep the house", "keep our house", "keep our home", "keep living", "live on", "is ours"),
)  # fmt: skip

SLOTS = {
    "the viewing": amid(words("viewing", "visit", "Tacuara", "appointment", "flat visit", "see the flat", "look at",
                              "Friday's date", "what Friday", "inspection", "viewing flats", "seeing"),
                        day(date(2027, 11, 12)), clock(18), clock(17, 30), clock(16)),
    "the cab": words("cab", "taxi", "ride", "car", "lift there", "transport"),
    "the alerts": words("search", "alert", "notification", "flat hunt", "saved search", "hunt*", "notices",
                        "new flats", "listings", "alarms"),
    "Marta": any_of(person("Marta Ruiz", aliases=("your wife",)), words("wife", "her who'd", "twins' mother")),
    "why": any_of(STAY, words("addendum", "signed", "lease goes on", "sign*", "for good", "yours to live", "home",
                              "complete", "on paper", "needn't leave", "house is yours", "keep* the house",
                              "your house", "staying", "not moving", "needn't look", "no need to look", "it is over",
                              "lease")),
}  # fmt: skip
AVOIDS = {
    "which cab": words("both cabs", "both rides", "all cabs", "all rides", "all your rides", "all your cabs",
                       "cab to the theatre", "Thursday's cab", "concert cab", "cab on Thursday", "Thursday's taxi",
                       "18:45 cab", "taxi on Thursday", "theatre cab", "theatre ride", "cab at 18:45",
                       "tomorrow's cab", "tomorrow's taxi", "cab tomorrow", "cab for the concert"),
    "who is told": any_of(words("Marta and Mr Figueroa", "and to Mr Figueroa", "Mr Figueroa that", "and Mr Aguirre",
                                "and Figueroa", "and the twins"), telling("Mr Figueroa", "Figueroa", "Rafael",
                                                                          "Mr Aguirre", "Aguirre", "the twins",
                                                                          "Dr Salazar", "the neighbours", "the school",
                                                                          "the orchestra", "your lawyer",
                                                                          "the lawyer")),
    "when": words("tell Marta on", "tell Marta tonight", "tell Marta tomorrow", "tell Marta later", "Marta on Sunday",
                  "Marta on Friday", "Marta at the weekend", "Marta tomorrow"),
    "what else": words("tell the neighbours", "reply to Dr Salazar", "thank Dr Salazar", "move the viewing",
                       "postpone the viewing", "viewing to next", "move Friday's viewing", "viewing to another",
                       "postpone Friday's", "viewing later", "keep the viewing", "keep the cab", "book a table",
                       "celebrat*", "renew the kitchen", "champagne", "promise", "delete the saved flat",
                       "higher rent", "another viewing", "sign the", "send the addendum"),
    "what goes beyond": any_of(
        doing(("delet*", "eras*", "wip*", "remov*"), "the flat", "the search", "saved flat", "saved search",
              "favourites",
              "your flats", "the listing", within=2),
        telling("Silvia", "Pablo", "the agency", "the landlord", "your neighbours", "everyone", "the children"),
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip
