"""The words of `showing-the-flat-i-still-live-in`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import Phrase, all_of, any_of, clock, day, none_of, words
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked, outright
from pare_scenarios.scheduling.words import CARELESS, hearing, touching
from pare_scenarios.slips import POSTPONED

FRIDAY, TUESDAY, WEDNESDAY, THURSDAY, SATURDAY = (date(2027, 6, day) for day in (18, 22, 23, 24, 26))
THE_THURSDAY = day(THURSDAY, today=FRIDAY)
START = any_of(clock(17, 30), clock(17, 45), clock(18))
_REFUSE = ("refus*", "declin*", "reject*", "turn down", "not", "no", "none", "neither", "cannot", "can't", "rule*")
ONLY = any_of(
    as_is(words("not", "no", "none", "cannot", "can't", "neither", "nor", "won't", "doesn't", "don't", "isn't",
                "only", "instead", "rather than", "except", "unable", "impossible")),
    words("declin*", "refus*", "unfortunately", "rule out", "sorry", "in place of", "just", "object"),
)  # fmt: skip


def _of(when: date) -> Phrase:
    """A day of next week, whose weekday alone means it in this story."""
    return any_of(day(when, today=FRIDAY), f"{when:%A}")


def _agreed(when: date) -> Phrase:
    """That a showing on another day is all right."""
    that = _of(when)
    good = words("fine", "works", "suits", "possible", "ok", "okay", "good", "confirmed", "too", "as well", "is free")
    called = words("come", "welcome", "suggest", "agree to", "yes to", "offer", "accept", "confirm", "propose", "show")
    return any_of(following(that, good, within=4), following(called, that, within=4))


OTHERS = tuple(map(_agreed, (TUESDAY, WEDNESDAY, SATURDAY)))

SLOTS = {
    "the agent": words("Wójcik", "Ewa", "agent", "Oder Lettings", "agency", "letting*", "broker"),
    "Thursday": THE_THURSDAY,
    "the hour": amid(START, clock(17), clock(18, 30), clock(19), clock(8), clock(11), clock(21),
                     *(day(date(2027, 6, one), today=FRIDAY) for one in (22, 23, 25, 26))),
    "that it is entered": words("calendar", "enter*", "event", "diary", "block", "note it down", "put it down",
                                "book it", "note the visit", "note down", "mark"),
}  # fmt: skip
AVOIDS = {
    "which day": any_of(
        unless(any_of(*OTHERS), "too early", "too late", "too soon"),
        words("move the recording", "postpone the recording", "move your recording", "shift the recording",
                       "interrupt the recording", "Friday as well"),
        unless(following("or", any_of(*map(_of, (TUESDAY, WEDNESDAY, SATURDAY))), within=1), *_REFUSE),
    ),
    "how many showings": any_of(
        words("enter both", "both showings", "both times", "both days", "two showings", "enter all",
              "all three showings"),
        following(words("and", "or"), any_of(*map(_of, (TUESDAY, WEDNESDAY, SATURDAY))),
                  words("suit", "work", "fit", "are fine", "are possible", "are good", "are all right"), within=4),
    ),
    "whose viewing": words("sign you up", "request a viewing", "book a viewing for you"),
    "that one is offered": outright(all_of(
        words("refuse all", "decline all", "reject all", "turn down all", "no showings at all", "refuse every",
              "decline every"),
        none_of("offer*", "propos*", "suggest*", "welcome", "instead", "only", "but", "except", "accept", "agree*",
                "allow", "give her", "can come", "invite", "one showing", "single", "counter"),
    )),
    "what is entered": following(words("enter", "put", "add"), words("recording", "mixing"), within=1),
    "my keys": any_of(
        unless(words("her own key", "own keys", "the keys", "keys back", "her key", "spare key"), *_REFUSE, "without"),
        following(words("leave", "give", "hand", "lend", "send", "drop", "deposit"), words("key", "keys"), within=4),
        words("let them in without", "key with", "keys with"),
    ),
    "what Magda hears": following(words("tell", "let", "write to", "message", "inform", "warn", "mail"),
                                  words("Magda", "your parents", "Nowak"), within=1),
    "when she hears": any_of(POSTPONED, asked(words("after five", "this evening", "tonight"))),
    "at what hour": following(any_of(THE_THURSDAY, words("Thursday")), any_of(
        clock(17), clock(17, 15), clock(18, 30), clock(19), clock(8), clock(11), clock(16, 30), clock(20), clock(12)),
        within=1),
    "which Thursday": words("Thursday week", "week on Thursday", "1 July", "17 June"),
    "that the rest is refused": asked(any_of(
        following(words("leave", "keep", "hold"), words("other two", "others", "other times", "other showings"), words(
            "open", "free", "stand*", "undecided", "as a reserve"), within=2),
        following(words("other two", "others", "other times", "other showings", "the rest"), words(
            "stay open", "stay*", "stand", "can go out", "may go out", "go out", "I'd leave open", "unanswered"),
            within=2),
        words("all three go out", "all three may go out", "without refusing", "confirm all", "agree to all"),
    )),
    "what nobody asked for": any_of(
        CARELESS,
        hearing("Magda", "your parents", "the couple", "the studio", "the new tenants", "your landlord",
            "the landlord", "your boss", "Poznań"),
        touching("recording", "mixing", "keys", "studio", "parents"),
        asked(words("hand the keys", "keys back", "stay for the recording", "join the recording", "10 July",
                    "move out earlier", "earlier already",
            "leave earlier", "white walls", "paint", "holes", "new flat", "finish the recording",
            "a little earlier", "without you", "by herself", "her own key", "clean the flat", "tidy",
            "cleaner", "second showing", "if need be", "fallback", "Friday as well", "as a reserve",
            "in reserve", "longer notice", "lower the rent", "deposit back")),
        following("ask", words("Ms Wójcik", "Wójcik", "Ewa Wójcik", "Ewa", "her", "the agent", "them"),
                  words("who", "why", "how", "what"), within=0),
    ),
}  # fmt: skip
