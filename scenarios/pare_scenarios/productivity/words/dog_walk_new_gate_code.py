"""The words of `dog-walk-new-gate-code`: what its proposals are to name and must not say."""

from pare.expect import as_is
from pare.phrases import any_of, clock, person, words
from pare_scenarios.others import other_sums, other_times
from pare_scenarios.pairing import following
from pare_scenarios.plainly import EAGER, asked, outright, volunteered
from pare_scenarios.reaching import reaching
from pare_scenarios.slips import POSTPONED

NEW, OLD = words("7310"), words("4417")
WHICH = any_of(words("Trufa", "Arroyo", "Pilar", "next walk", "this walk"), clock(12, 30))
OTHER_DOG = words("Bruno", "Santiago", "her son")
_DOING = ("tell", "message", "text", "send", "write to")

SLOTS = {
    "Kwame": any_of(person("Kwame Asante"), words("today's walker", "walker of today", "Trufa's walker")),
    "the new code": words("7310", "new code", "new gate code", "code", "gate code", "four digits", "new digits",
                          "new numbers", "new ones", "new combination", "combination", "7 3 1 0", "new number", "73 10",
                          "fresh number", "what opens", "digits", "new pin", "fresh code"),
    "which gate": words("Trufa", "Arroyo", "Pilar", "Nogal 18"),
    "the note": words("note", "Keys and codes", "list", "codes file", "record*", "paragraph", "section", "entry",
                      "file", "written down", "write it down", "at Trufa", "old digits", "keep* ... codes", "4417"),
}  # fmt: skip
AVOIDS = {
    "when it is done": POSTPONED,
    "who else": asked(reaching("Ines", "Santiago", "Yara", "Walkers", "other walker", "caretaker", "both walkers")),
    "besides": volunteered(
        "post it in", "walkers' group", "walkers' chat", "kilometres",
        "from now on", "in future", "share the note", "key to the flat",
    ),
    "who needs it": any_of(
        words(
            *(f"{do} {whom}" for do in _DOING for whom in ("Ines", "your walkers", "all walkers", "Santiago", "Yara")),
            "to the group", "in the group", "walkers group", "all your walkers", "Kwame and Ines",
            "Ines and Kwame", "all three", "tell the walkers", "both walkers", "both of your walkers", "everybody",
            "everyone", "to Ines", "to Santiago", "Ines too", "Ines as well", "Pilar's son", "the family",
        ),
        following(words("send*", "give", "pass*", "forward*", "tell", "let", "text", "post"),
                  words("Ines", "Santiago", "Yara", "Walkers"), within=4),
    ),
    "which dog": words("update Bruno", "change Bruno", "correct Bruno", "into Bruno", "in Bruno",
                       "for Bruno", "both entries", "both dogs", "Trufa and Bruno", "Bruno and Trufa", "at Bruno",
                       "Bruno's entry", "Bruno's section", "Luna's entry"),
    "the code": any_of(
        words("9902"), other_sums(7310, 4417, bare=1000),
        following(words("to", "with", "is now", "is", "code", "it's", "it is", "now"), OLD, within=0),
    ),
    "when": volunteered("this evening", "tonight", "tomorrow", "after the walk", "after his walk", "later today",
                        "next week",
                  "on Thursday", "before Thursday", "this afternoon", "after lunch"),
    "the hour": asked(other_times(12, (12, 30))),
    "what else": any_of(EAGER, words("coat", "Luna", "green ring to", "flat key to", "cancel the walk",
                                     "move the walk", "later walk")),
    "what he hears": asked(any_of(
        following(words("tell", "text", "message", "write", "let", "inform"), words("Kwame", "him"),
                  words("still has", "still opens", "still is", "is still", "stays", "remains"), within=5),
        following(words("tell", "ask", "text", "message", "write", "write to"), words("Kwame"),
                  words("to fetch", "to get", "to find out", "to ring", "to wait",
                        "to call", "to climb", "to skip", "to come later", "to ask", "that Pilar",
                        "to go home"), within=1),
    )),
    "the old code": asked(words(
        "below the old", "beside the old", "next to the old", "under the old", "after the old", "above the old",
        "both stand", "both codes", "keep the old", "old one stays", "old one too", "as a second", "leave the old",
        "besides 4417", "beside 4417", "next to 4417", "below 4417", "under 4417", "as well as 4417", "4417 and 7310",
        "7310 and 4417", "4417 or 7310", "7310 or 4417", "in addition to",
    )),
    "from when": asked(any_of(
        words("from Thursday", "from tomorrow", "from Monday", "from next week", "from tonight", "from one o'clock",
              "from Wednesday", "from Friday", "until noon it"),
        following(NEW, words("until noon"), within=1),
    )),
    "that it holds": asked(any_of(
        following(NEW, as_is(words("is wrong", "no longer", "does not work", "doesn't work", "is old", "won't open",
                                   "opens nothing")), within=4),
        outright(words("leave the note", "leave your note", "leave the entry", "leave Trufa's entry", "keep the note",
                       "leave Keys and codes")),
        words("note later", "note tonight",
              "note can wait", "at one that", "at one o'clock", "at two", "after half past twelve"),
        words("Kwame's sister", "Kwame's wife", "Kwame's brother", "Kwame's friend", "Kwame's flatmate",
              "Kwame's mother", "Kwame's colleague", "Kwame's boss"),
    )),
    "that he walks": asked(any_of(
        words("walk is off", "walk is cancelled", "no walk", "walk falls out", "Kwame and Ines", "Kwame needs",
              "Kwame should know", "spare key"),
        following(words("tell", "write", "message", "text"), words("Pilar", "Ines", "Yara"), words("that Kwame needs",
                  "the code", "the new code"), within=1),
    )),
}  # fmt: skip
