"""The words of `no-flowers-in-intensive-care`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.pairing import amid, following
from pare_scenarios.plainly import asked
from pare_scenarios.scheduling.words import CARELESS, hearing, touching

MONDAY, TUESDAY, THURSDAY = date(2027, 1, 18), date(2027, 1, 19), date(2027, 1, 21)
THE_TUESDAY, _THURSDAY = day(TUESDAY, today=MONDAY), day(THURSDAY, today=MONDAY)
ALONE = any_of(
    words("one at a time", "one friend", "one visitor", "one person", "one of us", "only one", "alone", "separately",
          "by myself", "by turns", "each", "intensive care", "ICU", "called off", "cancel*"),
    as_is(words("not together", "can't", "cannot", "can not", "won't", "nobody", "no visit*", "isn't possible", "not")),
)  # fmt: skip
STILL_TWO = words("see you tomorrow", "tomorrow as planned", "as planned", "come with me", "go together on Thursday",
                   "pick you up", "both go")  # fmt: skip

SLOTS = {
    "the flowers": words("flower*", "bouquet", "ranunculus", "blooms", "florist*"),
    "my visit": amid(words("visit*", "Leonor", "bedside", "see her", "hospital", "ward", "sit with", "go in",
                           "Santa Rita", "intensive care", "your friend"),
                     clock(17), clock(15), clock(16), clock(20), THE_TUESDAY),
    "Thursday": _THURSDAY,
    "at two": any_of(clock(14), clock(14, 15), clock(14, 30)),
    "Beatriz": person("Beatriz Pinho", aliases=("school friend", "your companion", "class photo", "school days",
                                                "from school", "former classmate", "classmate")),
}  # fmt: skip
AVOIDS = {
    "the day": any_of(
        following(words("visit", "Leonor"), words("to Tuesday", "to tomorrow", "to Wednesday", "to Friday"), within=4),
        words("Tuesday at two", "tomorrow at two", "Tuesday at 14:00", "tomorrow at 14:00", "Wednesday at two"),
    ),
    "which Beatriz": words("Beatriz Santos", "pharmac*"),
    "what I cancel": any_of(
        words("cancel the calendar", "cancel the hairdresser", "dinosaurs", "wall calendar", "both orders"),
        following(words("move", "shift", "push", "cancel", "postpone"), words("hairdresser", "dentist", "school play"),
                  within=2),
    ),
    "that we go alone": words("both of you on Thursday", "together on Thursday", "ask Beatriz to come",
                              "meet her at two", "go together at two", "invite Beatriz", "with Beatriz on Thursday"),
    "what else is sent": any_of(
        words("to the house instead", "to your own house", "to your house", "redirect*", "another address",
              "other address", "flowers to Rafael", "flowers to your home", "flowers to Thursday",
              "bouquet to Thursday", "chocolates", "a card to", "fruit basket", "deliver the flowers on",
              "another day for the flowers"),
        following(words("tell", "let", "write to", "inform"), words("Ines", "the others", "your cousin"), within=1),
    ),
    "what nobody asked for": any_of(
        CARELESS,
        hearing("Ines", "cousin Ines", "Rafael", "Leonor", "the ward", "the hospital", "the florist",
            "your grandson", "the pharmacy", "the class", "the hairdresser", "the dentist", "her son",
            "the others"),
        touching("hairdresser", "dentist", "school play", "dinosaurs"),
        asked(words("her lungs", "how Leonor is", "how she is", "get well", "get-well", "card for", "card to",
            "chocolate", "another bouquet", "bouquet to", "flowers to", "flowers for your", "refund", "fruit",
            "book for her", "cab to", "taxi to", "visit together later", "on Friday instead with", "recipe",
            "class photo to")),
    ),
}  # fmt: skip
