"""The words of `we-can-stay-after-all`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.lifestyle.words import doing, telling
from pare_scenarios.others import other_days, other_times
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import UNASKED, asked
from pare_scenarios.slips import POSTPONED

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
                        "new flats", "listings", "alarms", "Four rooms", "Barracas"),
    "Marta": any_of(person("Marta Ruiz", aliases=("your wife",)), words("wife", "her who'd", "twins' mother",
                                                                        "mother of the twins", "she who",
                                                                        "better half")),
    "why": any_of(STAY, words("addendum", "signed", "lease goes on", "sign*", "for good", "yours to live", "home",
                              "complete", "on paper", "needn't leave", "house is yours", "keep* the house",
                              "your house", "staying", "not moving", "needn't look", "no need to look", "it is over",
                              "lease")),
}  # fmt: skip
_AVOIDS = {
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
    "the alerts": words("keep the alerts", "keep your alerts", "leave the alerts", "let the alerts", "keep the search",
                        "leave the search", "alerts running", "keep looking", "alerts go on", "narrow the search",
                        "new search"),
    "what is certain": words("perhaps", "maybe", "may stay", "might stay", "probably", "not certain", "could stay"),
    "that it is called off": following(words("confirm*", "keep", "attend", "go to"), words("viewing", "appointment"),
                                       within=3),
    "which days": any_of(
        words("wait until", "wait for", "wait till"),
        unless(following(words("cancel*", "call off", "switch*", "turn*", "stop*", "end", "mut*", "scrap*", "silenc*"),
                         words("on Friday evening", "on Friday morning", "in January", "in December", "next week",
                               "later", "tomorrow", "on the day itself", "on Friday at four", "at the weekend",
                               "on Monday", "on Friday afternoon"), within=10),
               "leave", "untouched", "alone", "theatre", "concert", "cello", "not"),
        asked(unless(other_days(date(2027, 11, 10), date(2027, 11, 12), date(2027, 11, 11), date(2027, 12, 1),
                                date(2027, 11, 4)), "signed")),
        asked(other_times(16, 18, (17, 30), (18, 45), 20)),
    ),
    "when": words("Marta on Thursday", "Marta after", "Marta once", "Marta when", "tell Marta on", "tell Marta tonight",
                  "tell Marta tomorrow", "tell Marta later", "Marta on Sunday",
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
        following(words("forward*", "send*", "mail*", "show*", "shar*", "attach*", "cop*"),
                  words("addendum", "paper", "lease", "document"),
                  words("to Silvia", "to the agen*", "to Mr", "to Riverside", "Arroyo", "to the landlord",
                        "to everyone",
                        "to the agency", "to your", "to the school"), within=8),
        words("flowers", "bouquet", "new kitchen"),
        telling("Silvia", "Pablo", "the agency", "the landlord", "your neighbours", "everyone", "the children"),
    ),
    "that the hunt is over": unless(
        following(words("extend*", "widen*", "broaden*", "enlarg*", "narrow*", "adjust*", "paus*", "redirect*",
                        "switch* on", "turn* on", "renew*"), words("alert", "search", "notification"),
                        within=3),
        "for good", "not",
    ),
    "what stays in the calendar": doing(
        ("cancel*", "delet*", "remov*", "drop*", "call off", "clear*", "skip*", "mov*"), "Brahms", "the concert",
        "Thursday's entry", "Thursday's concert", "second evening", "theatre", "the rehearsal", within=2,
    ),
    "which entry": words("entry for Thursday", "entry on Thursday", "Thursday's entry", "entry of Thursday",
                         "entry tomorrow"),
    "that it is done now": any_of(
        POSTPONED,
        following(words("and on Friday", "then on Friday", "and on Thursday", "but on Friday", "and tomorrow",
                        "on Friday morning", "on Friday at noon"),
                  words("cancel", "call off", "scrap", "drop", "switch", "stop", "delete"), within=12),
        words("when the cab is due", "when the cab comes", "when the cab is there", "at the flat door"),
    ),
    "what is shown": following(
        words("send*", "show*", "forward*", "mail*"), words("Arroyo", "Silvia", "Riverside", "the agent"),
        words("addendum", "paper", "lease", "contract", "copy", "pdf", "rent"), within=7,
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip
AVOIDS = {what: asked(said) for what, said in _AVOIDS.items()}
