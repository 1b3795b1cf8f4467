"""The words of `office-moves-so-does-the-search`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, words
from pare_scenarios.lifestyle.words import MENTIONED, doing, telling
from pare_scenarios.pairing import amid, unless
from pare_scenarios.plainly import UNASKED

WEDNESDAY, SATURDAY = date(2027, 7, 7), date(2027, 7, 10)
VIEWED = words("viewing", "view*", "flat", "Eastfield", "apartment")

SLOTS = {
    "the western viewing": words("Westgate", "western", "favourite", "favorite", "in the west", "wrong end",
                                 "old viewing", "its slot", "slot back", "at eleven", "11:00", "in Nishi"),
    "that it is dropped": words("cancel*", "drop*", "call off", "withdraw", "instead", "swap*", "replac*", "rescind*",
                                "give ... back", "giv* up", "let ... go", "not go to", "scrap*"),
    "the eastern flat": words("Eastfield 8", "number 8", "8 in Eastfield", "no 8", "bakery", "the eastern one",
                              "flat in Eastfield", "one in Eastfield", "place in Eastfield"),
    "when": amid(any_of(day(SATURDAY, today=WEDNESDAY), words("the weekend")), clock(14), clock(11)),
    "the search": words("search", "alert", "saved criteria", "notification", "hunt*", "new flats", "new listings",
                        "watch", "look for", "look in"),
    "the new wards": words("east", "eastwards", "Higashi", "Meito", "eastern ward", "eastward", "eastern",
                           "near the new", "new laboratory",
                           "new lab", "new office", "the lab is going", "east side", "new workplace",
                           "east of the town", "close to the new", "around the new"),
}  # fmt: skip
AVOIDS = {
    "the flat": unless(
        words("Eastfield 12", "apply for Eastfield", "apply for it", "apply for the flat", "application",
              "apply for the apartment", "number 12", "apply at once", "apply right away"),
        *MENTIONED,
    ),
    "the western viewing": words("keep Westgate", "keep the viewing", "both flats", "both viewings",
                                 "as well as Westgate", "besides Westgate", "move Westgate",
                                 "move the viewing of Westgate", "also Westgate", "delete Westgate", "Westgate later",
                                 "Westgate 3 to"),
    "the limit": words("104,000", "raise the limit", "higher limit", "up to 100,000", "increase the limit", "105,000",
                       "raise its limit", "rais* ... limit", "lift the limit", "95,000", "110,000", "limit to 100,000",
                       "lower the limit", "no limit", "80,000"),
    "when": unless(
        words("Friday at 15", "Friday at 3", "at 17:30", "at 5:30", "15:00", "on Friday", "on Sunday",
              "half past five", "at 12:30", "at 14:30"),
        *MENTIONED,
    ),
    "the wards": words("at Naka*", "to Naka*", "for Naka*", "in Naka*", "Naka and", "Naka as well", "with Naka",
                       "plus Naka", "and Naka", "Naka too", "to Nishi", "for Nishi", "at Nishi", "all wards",
                       "whole town", "keep Nishi"),
    "who is told": any_of(telling("Ms Fujita", "Naoko", "the director", "your sister", "your boss", "Fujita"),
                          words("skip the concert", "miss the concert", "new job")),
    "what goes beyond": any_of(
        telling("Koto Labs", "the lab", "the laboratory", "Haruki", "your colleagues"),
        doing(("send in", "put in", "submit*", "hand in", "fill in", "reserv*"), "Eastfield", "the flat", within=5),
        words("give notice", "concert ticket", "cancel the concert", "move the concert"),
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip
