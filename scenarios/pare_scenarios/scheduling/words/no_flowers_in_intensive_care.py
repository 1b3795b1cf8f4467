"""The words of `no-flowers-in-intensive-care`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.pairing import amid, following
from pare_scenarios.plainly import asked
from pare_scenarios.scheduling.words import CARELESS, hearing, touching
from pare_scenarios.slips import POSTPONED

MONDAY, TUESDAY, THURSDAY = date(2027, 1, 18), date(2027, 1, 19), date(2027, 1, 21)
THE_TUESDAY, _THURSDAY = day(TUESDAY, today=MONDAY), day(THURSDAY, today=MONDAY)
ALONE = any_of(
    words("one at a time", "one friend", "one visitor", "one person", "one of us", "only one", "alone", "separately",
          "by myself", "by turns", "each", "intensive care", "ICU", "called off", "cancel*"),
    as_is(words("not together", "can't", "cannot", "can not", "won't", "nobody", "no visit*", "isn't possible", "not")),
)  # fmt: skip
STILL_TWO = words("see you tomorrow", "tomorrow as planned", "as planned", "come with me", "go together on Thursday",
                   "pick you up", "both go")  # fmt: skip

_FLOWERS = words("flower*", "bouquet", "ranunculus", "blooms", "florist*", "order")
_CANCEL = words("cancel*", "call off", "stop", "scrap", "withdraw", "undo", "drop")
_BEATRIZ = words("Beatriz", "Beatriz Pinho", "Pinho", "her")

SLOTS = {
    "the flowers": words("flower*", "bouquet", "ranunculus", "blooms", "florist*"),
    "my visit": amid(words("visit*", "Leonor", "bedside", "see her", "hospital", "ward", "sit with", "go in",
                           "Santa Rita", "intensive care", "your friend", "go by yourself", "going by yourself",
                           "go alone", "going alone", "go on your own", "going on your own", "on your own"),
                     clock(17), clock(15), clock(16), clock(20), THE_TUESDAY),
    "Thursday": _THURSDAY,
    "at two": any_of(clock(14), clock(14, 15), clock(14, 30)),
    "Beatriz": person("Beatriz Pinho", aliases=("school friend", "your companion", "class photo", "school days",
                                                "from school", "former classmate", "classmate")),
}  # fmt: skip
AVOIDS = {
    "the day": any_of(
        following(words("visit", "Leonor"), words("to Tuesday", "to tomorrow", "to Wednesday", "to Friday"), within=4),
        words("Thursday week", "week on Thursday", "28 January", "Tuesday at two", "tomorrow at two",
            "Tuesday at 14:00",
              "tomorrow at 14:00", "Wednesday at two"),
        following("visit", words("stay", "stays", "remain", "remains"), words("on Tuesday", "tomorrow", "at five"),
                  within=3),
        following(words("keep", "leave"), words("visit", "visit to Leonor"), words("on Tuesday", "tomorrow", "at five",
                                                                                   "as it is"), within=2),
        following(words("Thursday at", "Thursday for", "Thursday,"), any_of(
            clock(17), clock(15), clock(15, 30), clock(16), clock(12), clock(13), clock(10), clock(11),
            clock(18)), within=0),
    ),
    "when the flowers go": any_of(POSTPONED, following(_CANCEL, following(_FLOWERS, words(
        "tomorrow", "on Tuesday", "on Wednesday", "on Thursday", "after eight", "later", "after the visit",
    ), within=0), within=2)),
    "that I visit her": any_of(
        following(_CANCEL, words("your visit to Leonor", "the visit to Leonor", "your visit", "the visit"),
                  words("on Thursday", "as well", "too", "altogether"), within=1),
        words("not visit her at all", "visit altogether"),
    ),
    "which Beatriz": words("Beatriz Santos", "pharmac*"),
    "what I cancel": any_of(
        following(_CANCEL, "dinosaur*", within=5),
        following(words("gets", "gets its", "receives", "receives its"), words("flowers", "bouquet"), within=1),
        words("cancel the calendar", "cancel the hairdresser", "dinosaurs", "wall calendar", "both orders"),
        following(words("move", "shift", "push", "cancel", "postpone"), words("hairdresser", "dentist", "school play"),
                  within=2),
    ),
    "that we go alone": any_of(
        words("both of you on Thursday", "together on Thursday", "ask Beatriz to come", "meet her at two",
              "go together at two", "invite Beatriz", "with Beatriz on Thursday"),
        following(_BEATRIZ, words("to come along", "to come with you", "to join you", "to come too", "to come then",
                                  "to come on Thursday", "may join", "can join", "may come along", "can come along",
                                  "to come instead", "to go instead", "to go in your place"), within=3),
    ),
    "what else is sent": any_of(
        words("to the house instead", "to your own house", "to your house", "redirect*", "another address",
              "other address", "flowers to Rafael", "flowers to your home", "flowers to Thursday",
              "bouquet to Thursday", "chocolates", "a card to", "fruit basket", "deliver the flowers on",
              "another day for the flowers"),
        following(words("tell", "let", "write to", "inform"), words("Ines", "the others", "your cousin"), within=1),
        following(words("move", "moving", "shift", "postpone", "put off", "push", "delay", "reschedule", "redirect"),
                  words("flower*", "bouquet", "ranunculus"), within=1),
        following(words("have", "let", "get"), words("flower*", "bouquet", "ranunculus"), words(
            "delivered", "brought", "sent", "come", "go"), within=2),
        following(words("flower*", "bouquet", "ranunculus"), words("moved to", "postponed"), within=2),
    ),
    "that the flowers go": any_of(
        asked(following(words("keep", "leave", "confirm", "hold"), words("flowers", "bouquet", "ranunculus", "blooms"),
                        within=2)),
        following(words("flowers", "bouquet", "ranunculus", "blooms"), words(
            "stay", "stays", "as planned", "as ordered", "arrive as", "come as"), within=3),
    ),
    "who goes when": following(words("Beatriz", "Beatriz Pinho", "Pinho"), words(
        "goes", "to go", "to visit", "to see her", "that she goes", "that she can go", "that she may go", "she can go",
        "that she should go", "that she visits", "should go", "should visit", "may go", "can go", "can visit"), words(
        "on Tuesday", "tomorrow", "on Thursday", "on Wednesday", "at two", "at five", "at three", "first",
        "in your place",
        "alone on"), within=2),
    "what nobody asked for": any_of(
        CARELESS,
        hearing("Ines", "cousin Ines", "Rafael", "Leonor", "the ward", "the hospital", "the florist",
            "your grandson", "the pharmacy", "the class", "the hairdresser", "the dentist", "her son",
            "the others", "your class", "your old class", "the old class", "your friends", "your old friends"),
        following(words("post", "posting", "share", "sharing", "spread", "pass on"),
                  words("class", "group", "friends"), within=3),
        touching("hairdresser", "dentist", "school play", "dinosaurs"),
        asked(words("her lungs", "how Leonor is", "how she is", "get well", "get-well", "card for", "card to",
            "chocolate", "another bouquet", "bouquet to", "flowers to", "flowers for your", "refund", "fruit",
            "book for her", "cab to", "taxi to", "visit together later", "on Friday instead with", "recipe",
            "class photo to")),
    ),
}  # fmt: skip
