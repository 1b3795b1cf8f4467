"""The words of `first-slot-for-the-flat`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import all_of, amount, any_of, clock, none_of, words
from pare_scenarios.others import other_sums
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked
from pare_scenarios.scheduling.words import CARELESS, hearing, on, touching
from pare_scenarios.slips import HANDED_BACK, POSTPONED

MONDAY, TUESDAY, WEDNESDAY, THURSDAY = (date(2027, 9, day) for day in (20, 21, 22, 23))

SLOTS = {
    "the flat": any_of(amid(words("Nogal"), amount(13800), words("floor", "cat*", "pets", "costs")),
        all_of(none_of("Palma", "Sauce", "Timbre"), words(
            "number 18", "no 18", "13,800", "13800", "the one on the second floor", "two-room flat",
              "two bright rooms", "second floor", "second-floor",
                "bright rooms", "two rooms", "cats welcome", "cats are welcome", "cat-friendly",
        "flat you've been after", "what you've been after", "two storeys up", "upstairs"))),
    "Thursday": any_of(on(THURSDAY, MONDAY), words("day after your course", "day after the course",
        "off day", "free day", "three days from now", "in three days")),
    "eleven": amid(any_of(clock(11), words("eleven")), clock(13), clock(16), clock(18)),
    "the viewing": words("view*", "visit*", "slot", "appointment", "see it", "sign* you up", "request it",
        "claim it", "sign-up", "time for number 18", "see number 18", "look at", "tour", "look-round", "see", "seeing",
        "signed up", "put your name down", "place"),
    "the calendar": words("calendar", "diary", "enter*", "event", "schedul*", "note it down", "block*", "appointments"),
}  # fmt: skip
_WRONG = {
    "which flat": unless(words("Timbre", "both flats", "ground floor flat", "cheaper flat", "cheaper one",
                        "on the ground floor", "newly painted", "second flat", "other flat"),
                         "leave", "skip", "not", "ignore", "ruled out", "forget", "out of the question", "never",
                         "out", "no good", "too low", "won't do", "floods"),
    "which day": any_of(
        words("Wednesday at", "viewing on Wednesday", "for Wednesday", "sign you up for Wednesday", "Wednesday viewing",
              "swap your shift", "move your shift", "skip the course", "miss the course", "leave the course",
              "swap a shift", "change your shift", "swap shifts", "leave your shift"),
        following(words("Thursday", "viewing"), words("at"), any_of(clock(17), clock(18), clock(10, 30),
                                                                    clock(11, 30), clock(12)), within=2),
    ),
    "who sees it": any_of(
        following(words("sign", "book", "register", "put", "enrol"), words("friend", "flatmate", "room-mate",
                                                                           "roommate"),
                  within=2),
        words("flatmate's name", "room-mate's name", "roommate's name", "in his name", "in her name",
              "for your friend", "for your flatmate", "your friend's name",
              "for your room-mate"),
    ),
    "that it is booked": as_is(words("without signing", "without booking", "not book", "don't book", "not sign",
                                     "without registering")),
    "when in the day": words("eleven in the evening", "11 pm", "11 p.m.", "eleven at night", "11 at night", "23:00"),
    "the course": following(words("take", "clear", "free"), words("course", "shift"), words("out", "off", "away"),
                            within=4),
    "that I go": following(words("cancel", "withdraw", "call off", "give up", "decline"), words("viewing", "slot"),
                           within=2),
    "that it is a viewing": words("apply", "application", "deposit", "rent it", "take the flat", "your papers"),
    "that it is signed up for": words("favourite*", "favorite*", "possible viewing", "tentative*", "watchlist",
                                      "bookmark*", "keep an eye", "for later"),
    "which other": words("that viewing as well", "both viewings", "as a fallback"),
    "that it is done now": POSTPONED,
    "that I need not do it": HANDED_BACK,
    "what nobody asked for": any_of(
        CARELESS,
        hearing("the agent", "agent", "the landlord", "your friend", "your flatmate", "your room-mate",
            "your boss", "the chef", "the restaurant", "the owner"),
        touching("shift", "evening shift", "the course", "your course", "hygiene course"),
        asked(words("you would take it", "you'd take it", "that you take it", "from October", "move in",
            "hold it", "reserve it for", "lower rent", "your income", "documents", "references", "ask whether",
            "ask if", "bring Tuna", "save the flat", "save both", "Timbre", "Palma", "Sauce", "compare",
            "both", "pay slip", "bid", "second viewing", "alert for")),
        asked(other_sums(13800, 14000, 12800, 1000)),
    ),
}  # fmt: skip
AVOIDS = {slot: asked(wrong) for slot, wrong in _WRONG.items()}
