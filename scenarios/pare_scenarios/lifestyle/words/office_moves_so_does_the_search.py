"""The words of `office-moves-so-does-the-search`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, words
from pare_scenarios.lifestyle.words import MENTIONED, REMOVES, doing, telling
from pare_scenarios.others import other_days, other_sums, other_times
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import UNASKED, asked, volunteered
from pare_scenarios.slips import POSTPONED

WEDNESDAY, FRIDAY, SATURDAY = (date(2027, 7, number) for number in (7, 9, 10))
VIEWED = words("viewing", "view*", "flat", "Eastfield", "apartment")

SLOTS = {
    "the western viewing": words("Westgate", "western", "favourite", "favorite", "in the west", "wrong end",
                                 "old viewing", "its slot", "slot back", "at eleven", "11:00", "in Nishi"),
    "that it is dropped": words("cancel*", "drop*", "call off", "withdraw", "instead", "swap*", "replac*", "rescind*",
                                "give ... back", "giv* up", "off", "bin", "won't come", "not come", "no longer",
                                "let ... go", "not go to", "scrap*"),
    "the eastern flat": words("Eastfield 8", "number 8", "8 in Eastfield", "no 8", "bakery", "the eastern one",
                              "flat in Eastfield", "one in Eastfield", "place in Eastfield"),
    "when": amid(any_of(day(SATURDAY, today=WEDNESDAY), clock(14), words("the weekend", "three hours later")),
                 clock(14),
                 clock(11)),
    "the search": words("search", "alert", "saved criteria", "notification", "hunt*", "new flats", "new listings",
                        "watch", "look for", "look in"),
    "the new wards": words("east", "eastwards", "Higashi", "Meito", "eastern ward", "eastward", "eastern",
                           "near the new", "new laboratory",
                           "new lab", "new office", "the lab is going", "east side", "new workplace",
                           "east of the town", "close to the new", "around the new", "round the new", "round the lab"),
}  # fmt: skip
_AVOIDS = {
    "the flat": unless(
        words("Eastfield 12", "apply for Eastfield", "apply for it", "apply for the flat", "application",
              "apply for the apartment", "number 12", "apply at once", "apply right away", "put in an application",
              "put in your application"),
        *MENTIONED,
    ),
    "the western viewing": words("keep Westgate", "keep the viewing", "both flats", "both viewings",
                                 "as well as Westgate", "besides Westgate", "move Westgate",
                                 "move the viewing of Westgate", "also Westgate", "delete Westgate", "Westgate later",
                                 "Westgate 3 to", "move the Westgate", "shift the Westgate", "postpone Westgate",
                                 "postpone the Westgate", "push Westgate", "push the Westgate", "shift Westgate",
                                 "keep the Westgate", "Westgate at 14", "Westgate 3 at 14", "confirm Westgate",
                                 "confirm the Westgate", "cancel Eastfield 8", "cancel the viewing of Eastfield",
                                 "drop Eastfield 8", "withdraw from Eastfield"),
    "the limit": any_of(asked(other_sums(90000, 82000, 88000, 79000, 85000, bare=60000)), words("104,000",
                                                                                                "raise the limit",
                                                                                                "higher limit",
                                                                                                "up to 100,000",
                                                                                                "increase the limit",
                                                                                                "105,000",
                       "raise its limit", "rais* ... limit", "lift the limit", "95,000", "110,000", "limit to 100,000",
                       "lower the limit", "no limit", "80,000", "without a limit", "drop the limit",
                       "remove the limit")),
    "when": any_of(
        unless(
            words("Friday at 15", "Friday at 3", "at 17:30", "at 5:30", "15:00", "on Friday", "on Sunday",
                  "half past five", "at 12:30", "at 14:30"),
            "clash*", "collid*", "would fall", "falls into", "in the middle", "too late", "too tight", "only sees",
            *MENTIONED,
        ),
        asked(unless(other_times(14, 11, (16, 30), 18, 19, 9), "clash*", "collid*", "too late", "too tight",
                     "would fall", "falls into",
                     "in the middle")),
        asked(other_days(WEDNESDAY, FRIDAY, SATURDAY, date(2027, 8, 31), date(2027, 9, 1))),
        following(words("Eastfield 8"), clock(11), within=3),
        words("once you have seen", "after you have seen", "after the viewing", "after the concert", "next Saturday",
              "a week later", "Saturday week"),
    ),
    "the wards": words("at Naka*", "to Naka*", "for Naka*", "in Naka*", "Naka and", "Naka as well", "with Naka",
                       "plus Naka", "and Naka", "Naka too", "to Nishi", "for Nishi", "at Nishi", "all wards",
                       "all four wards", "four wards",
                       "besides Nishi", "as well as Nishi", "and Nishi", "next to Nishi", "keep the west",
                       "Meito to Nishi",
                       "east and west", "west and east",
                       "whole town", "keep Nishi"),
    "that the search goes on": any_of(
        following(words("Higashi", "Meito", "east"), words("and Nakagawa", "and Nishi", "plus Nishi", "or Nishi",
                                                           "and Naka", "plus Naka", "or Nakagawa"), within=1),
        words("search off", "alerts off", "stop the search", "end the search", "mute the search", "stop the alerts",
              "mute the alerts", "search altogether", "Nakagawa and Meito", "Nishi and Higashi", "karaoke"),
    ),
    "who is told": any_of(words("on behalf of your sister", "with your sister", "with Naoko", "with Ms Fujita",
                                "14:00 for your sister",
                                "two for your sister", "pay part", "discount"),
                          telling("Ms Fujita", "Naoko", "the director", "your sister", "your boss", "Fujita"),
                          words("skip the concert", "miss the concert", "new job")),
    "what goes beyond": any_of(
        telling("Koto Labs", "the lab", "the laboratory", "Haruki", "your colleagues", "your firm", "your employer",
                "your landlord", "your parents", "the director"),
        doing(("request*", "book*", "see", "view", "visit", "ask for", "arrang*"), "Eastfield 12", within=6),
        doing(("send in", "submit*", "hand in", "fill in", "reserv*"), "Eastfield", "the flat", within=5),
        words("give notice", "concert ticket", "cancel the concert", "move the concert", "delete the concert",
              "skip your sister*"),
        following(words("cancel*", "delet*", "remov*", "skip*"), "concert", within=3),
    ),
    "that it looks on": any_of(
        words("no alerts", "no more alerts", "for any ward", "search for good", "alerts for good", "without alerts",
              "leave the search", "leave your search", "keep the search as", "keep your search as", "search as it is",
              "keep the western", "leave the alerts", "keep the alerts"),
        unless(doing((*REMOVES, "switch* off", "turn* off", "cancel*", "drop*"), "search", "alert", "notification"),
               "new", "Higashi", "Meito", "east", "eastern", "instead", "sav*"),
        unless(following(words("search", "alerts"), words("deleted", "removed", "switched off", "cancelled", "ended",
                                                          "off altogether"), within=3),
               "new", "Higashi", "Meito", "east", "eastern", "instead", "sav*"),
    ),
    "that the west is over": words(
        "Westgate 3 you could", "Westgate you could", "still look at", "still see Westgate", "still view",
        "Westgate too",
        "Westgate 3 too", "Westgate as well", "Westgate 3 as well",
        "Westgate as", "Westgate 3 as", "fallback", "fall-back", "plan B", "as a backup", "as a reserve",
        "for comparison",
        "Nishi as", "Nakagawa as", "leave Westgate", "Westgate stand*", "Westgate 3 stand*", "western wards too",
        "western ones too", "western wards as well", "keep Nakagawa",
    ),
    "that it turns now": unless(
        following(words("search", "alert"), words("from September", "in September", "as of September", "next month",
                                                  "from 1 September", "in August", "once you work", "once you are"),
                  within=6),
        "laboratory", "lab", "moves", "commute",
    ),
    "what is searched": words("three rooms", "one room", "any size", "three-room", "single room"),
    "when it is done": any_of(POSTPONED, volunteered("next week", "some other time", "in due course",
                                                     "when you find the time")),
    "your room": words("give ... notice", "hand in ... notice", "notice for the room", "notice to your firm",
                       "terminate", "end the lease", "move out"),
    "that the search turns": unless(
        following(words("leave", "keep", "leaving", "keeping"), words("search", "alert", "notification"), within=4),
        "limit", "Higashi", "Meito", "east", "eastern", "ceiling", "cap",
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip
AVOIDS = {what: asked(said) for what, said in _AVOIDS.items()}
