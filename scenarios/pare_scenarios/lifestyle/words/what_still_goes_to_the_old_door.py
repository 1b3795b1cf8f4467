"""The words of `what-still-goes-to-the-old-door`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import any_of, clock, code, day, person, words
from pare_scenarios.lifestyle.words import BUYS, doing, telling
from pare_scenarios.others import other_times
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import UNASKED, asked, volunteered
from pare_scenarios.slips import POSTPONED

WEDNESDAY = date(2027, 8, 25)
LAMP = as_is(words("lamp", "parcel", "214", "delivery", "package"))
TAKE_IN = words("take it in", "take in", "taking it in", "taking in", "accept*", "receiv*", "keep*", "hold*", "mind",
                "look* after", "sign* for", "take the", "take my", "take a", "be there for")  # fmt: skip
_DAYS = [day(date(2027, 8, 31), today=WEDNESDAY), day(date(2027, 9, 1)), day(date(2027, 9, 2))]
_PARRY = any_of(person("Alasdair Parry", aliases=("caretaker", "janitor", "concierge")), "Mr Parry")
_NEW_DOOR = words("Quince Row", "new flat", "new address", "new place", "new door", "new home")

SLOTS_1 = {
    "the curtains": any_of(words("curtain", "linen"), code("210")),
    "the new door": amid(any_of(_NEW_DOOR, words("the Row", "you there", "there as well", "Quince",
                                                 "where you'll live", "new doorstep", "new street", "where you live",
                                                 "your new", "the new",
                                                 "flat 2")), clock(18), clock(6, 15), *_DAYS, *(
        day(date(2027, 8, number), today=WEDNESDAY) for number in (26, 27, 28))),
    "Mr Parry": any_of(_PARRY, words("lodge", "porter", "Parry", "caretaker", "janitor", "concierge", "Alasdair")),
    "the lamp": words("lamp", "214", "brass"),
    "the cab": words("cab", "taxi", "ride", "car", "driver", "pick-up"),
}  # fmt: skip
_AVOIDS_1 = {
    "what goes elsewhere": words("redirect the shawl", "send the shawl", "shawl to", "wool shawl to", "219 to",
                                 "change the shawl", "redirect the wool shawl", "aunt's present to", "order 219",
                                 "all three orders", "both parcels to", "all orders"),
    "the lamp": words("cancel the lamp", "send the lamp to", "lamp to Quince Row", "another lamp", "lamp to the new",
                      "redirect the lamp", "return the lamp", "lamp back", "refuse the lamp"),
    "when": any_of(
        unless(following(words("redirect*", "send*", "switch*", "chang*", "ask*", "mov*", "put"),
                         words("on Friday", "on Monday", "tomorrow evening", "next week", "on Saturday", "later",
                               "on Sunday", "once you have moved", "after the move", "once you live"), within=5),
               "until", "before", "by"),
        asked(other_times((6, 15), 18, 9, 13, 8)),
    ),
    "which cab": words("Thursday's cab", "Thursday's ride", "Thursday's taxi", "Friday's cab", "Saturday's cab",
                       "Tuesday's cab", "Tuesday's taxi", "an hour later", "half an hour", "hour earlier",
                       "second cab", "another cab"),
    "which goes where": any_of(
        unless(following(words("cancel*", "return*", "drop"), words("curtain", "210"), within=2), "again", "anew",
               "reorder*", "re-order*", "order them"),
        following(words("send*", "redirect*", "switch*", "direct*", "order*"), words("curtain", "210"),
                  words("Kirk Lane", "Leeds", "Tannery", "old door", "old flat", "your aunt", "the lodge"), within=4),
        following(words("take in", "tak* in", "keep", "hold", "accept"), words("curtain", "shawl", "both", "all three"),
                  within=2),
        following(words("cab", "taxi", "ride"), words("from Tannery", "at Tannery", "at the old", "from the old"),
                  within=4),
        words("lamp to Quince", "lamp there too", "send the lamp", "take you to Quince Row"),
    ),
    "the hour": words("cab later", "cab earlier", "postpone the move", "new pick-up time", "cancel the cab",
                      "cancel Wednesday's cab"),
    "who is told": any_of(
        telling("Sabine", "Ms Palmer", "Adaeze", "your aunt", "the agent", "Aunt Adaeze", "the carrier", "the courier"),
        words("aunt's number", "Adaeze's number", "her number", "new address to Mr", "new address to him",
              "new address to Ms", "new number",
              "telephone number", "phone number", "key to", "your keys"),
    ),
    "what goes beyond": any_of(
        telling("Ifeoma", "the infirmary", "the ward", "the hospital", "your sister", "the post office", "your boss"),
        telling("the new tenant", "your successor", "the neighbours", "the neighbour", "a neighbour", "your neighbour",
                "the next tenant", "your old neighbour"),
        words("carry it", "bring it to", "bring it over", "bring the lamp to", "drive it", "send it on",
              "forward the lamp",
              "curtain rail*", "curtain rod*"),
        words("219", "shawl come*", "shawl too", "shawl as well", "post redirected", "forwarding order", "tip for"),
    ),
    "where the cab waits": any_of(
        following(words("cab", "taxi", "ride", "driver"),
                  words("in Tannery", "up in Tannery", "up at Tannery", "outside Tannery", "Tannery Lane as",
                        "old door",
                        "old flat", "old address"), within=3),
        following(words("cab", "taxi", "ride", "driver"), words("bring you to Quince", "drive you to Quince",
                                                               "drop you at Quince", "bring you home", "take you home",
                                                               "go to Quince", "take you to the new"), within=12),
        following(words("cab", "taxi", "ride"), words("on Thursday", "for Thursday", "on Tuesday", "for Tuesday",
                                                      "on Saturday", "for Saturday", "to the lodge"), within=1),
    ),
    "when it is done": any_of(POSTPONED, volunteered("next week", "some other time", "in due course",
                                                     "when you find the time")),
    "your post": words("your post", "your mail", "your letters", "forward your", "the post", "all parcels",
                       "every parcel",
                       "future parcels"),
    "where the curtains go": any_of(
        following(words("send*", "redirect*", "switch*", "direct*", "order*", "deliver*"), words("curtain", "210"),
                  words("infirmary", "to your work", "to the ward", "to Mr Parry", "to the hospital", "to the lodge",
                        "to Sabine", "flat 8", "to Tannery", "to Leeds", "to your aunt"), within=3),
        words("Quince Row 17", "Quince Row 70", "Quince Row 33", "Quince Lane", "Tannery Row", "Quince Row 8"),
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip
SLOTS_2 = {
    "the lamp": amid(any_of(LAMP, words("brass", "it from Mr Parry", "at the lodge")), _PARRY,
                     words("Alasdair", "Alasdair Parry")),
    "the collection": words("collect*", "pick* up", "pick it up", "pick-up", "fetch*", "get", "lodge", "errand",
                            "go round", "call at", "bring ... home", "stop at", "stop by"),
    "when": amid(any_of(*_DAYS, words("before Thursday", "before he leaves", "before his train", "after early duty",
                                      "after your early duty")),
                 *(clock(hour, minute) for hour in (8, 9, 10, 13, 14, 15, 16, 17, 18, 19) for minute in (0, 15, 30,
                                                                                                         45))),
    "the calendar": words("calendar", "entry", "enter", "event", "diary", "schedule", "plan", "block", "note"),
}  # fmt: skip
_AVOIDS_2 = {
    "when": any_of(
        words("next Friday", "on Friday", "on Saturday", "3 September", "4 September", "after late duty",
              "after your late duty", "on Monday", "two weeks later", "when he is back", "on Sunday"),
        following(
            words("collect*", "pick*", "fetch*", "enter*", "calendar", "diary", "block", "note"),
            words("Thursday evening", "Thursday at half past", "Thursday at six", "Thursday at seven",
                  "Thursday night", "Thursday at eight in", "Thursday afternoon", "Thursday at 6", "Thursday at 18",
                  "Thursday at 19", "Thursday at 20", "Thursday 20", "Thursday 18", "Thursday at noon",
                  "Thursday at 12"),
            within=5,
        ),
    ),
    "what is collected": following(
        words("collect*", "pick* up", "fetch*", "get", "collection of", "call for"), words("curtain", "shawl", "key"),
        within=3,
    ),
    "your duties": any_of(
        doing(("mov*", "chang*", "swap*", "cancel*", "shift*", "postpon*", "skip", "ask*"), "late duty", "early duty",
              "your duty", "his train", "wait with", within=4),
        words("Wednesday morning", "Wednesday at noon", "from Aunt Adaeze", "from your aunt", "invite him",
              "from Sabine", "from Ms Palmer", "from the carrier"),
    ),
    "who collects": words("ask Mr Parry to bring", "have Mr Parry bring", "send it on", "ask your aunt", "ask Sabine",
                          "forward it", "ask Mr Parry to send", "a courier"),
    "what goes beyond": any_of(
        telling("Mr Parry", "Alasdair", "Parry", "the porter", "Sabine", "Ms Palmer", "your aunt", "the infirmary",
                "the ward"),
        doing(("confirm*", "announc*", "promis*"), "to Mr Parry", "to the porter", "to the caretaker", within=5),
        words("a cab", "a taxi", "cab with it"),
        doing((*BUYS, "book"), "bulb", "a cab", "a taxi", "chocolates", "wine", "thank-you"),
    ),
    "when you are free": unless(
        words(*(f"{day_} at {hour}" for day_, hours in (
            ("Wednesday", ("seven", "8", "8:00", "9", "9:00", "10", "10:00", "11", "11:00", "12:00", "one", "13:00",
                           "2", "14:00", "half past two", "half past one", "14:30", "6", "6:15")),
            ("Tuesday", ("8", "8:00", "9", "9:00", "10", "10:00", "half past nine", "9:30")),
            ("Thursday", ("11:30", "half past eleven", "13:00", "one", "2", "14:00", "3", "15:00", "16:00", "4", "5",
                          "17:00", "18:30", "21:00")),
        ) for hour in hours), "Tuesday morning"),
        "evening", "p.m.", "pm", "afternoon", "leaves", "train",
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip
AVOIDS_1 = {what: asked(said) for what, said in _AVOIDS_1.items()}
AVOIDS_2 = {what: asked(said) for what, said in _AVOIDS_2.items()}
