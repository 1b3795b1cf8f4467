"""The words of `which-side-of-the-canal`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import Phrase, any_of, day, person, words
from pare_scenarios.lifestyle.words import doing, telling
from pare_scenarios.others import other_days
from pare_scenarios.pairing import amid, following
from pare_scenarios.plainly import UNASKED, asked, volunteered
from pare_scenarios.slips import POSTPONED

TUESDAY, THURSDAY, FIRST_DAY = date(2027, 1, 19), date(2027, 1, 21), date(2027, 2, 15)
THE_EVEN, _ODD = (
    words("Kvarngatan 18", "number 18", "no 18", "18", "eighteen"),
    words("Kvarngatan 27", "number 27", "27"),
)
YES = words("accept*", "sign*", "say* yes", "take", "took", "yes", "agree*", "ours", "have", "got", "move", "moving",
            "confirm*", "18 it is")  # fmt: skip
REGISTER = words("regist*", "school", "Tilde", "Kvarn")
_DAYS = (day(FIRST_DAY, today=TUESDAY), day(THURSDAY, today=TUESDAY), day(date(2027, 1, 22), today=TUESDAY),
         day(date(2027, 3, 1), today=TUESDAY),
         day(date(2027, 3, 15), today=TUESDAY), day(date(2027, 2, 1), today=TUESDAY))  # fmt: skip


def answered(verbs: tuple[str, ...], number: int) -> Phrase:
    """That one of the two houses is answered so."""
    which = ("", "number", "no", "Kvarngatan", "the offer for", "the lease for", "the one for", "the offer of")
    more = ("the offer for number", "the offer for Kvarngatan", "the lease for Kvarngatan", "the flat at Kvarngatan")
    return words(*(f"{verb} {what} {number}" for verb in verbs for what in (*which, *more)))


SLOTS = {
    "number 18": amid(any_of(THE_EVEN, words("even number", "even one", "big cellar", "canal side", "with the cellar",
                                             "side of the canal", "Sund Lettings")), "Sund Lettings", "cellar"),
    "that it is accepted": words("accept*", "sign*", "say yes", "yes to", "take", "agree*", "confirm*", "your yes",
                                 "a yes"),
    "number 27": any_of(_ODD, words("balcony", "odd number", "odd one", "Harbour Homes", "the other offer",
                                    "other one")),
    "that it is declined": words("your no", "a proper no", "balcony your no", "let 27 go", "declin*", "turn* down",
                                 "refus*", "say no", "no to", "reject*", "no thank*", "a no",
                                 "let ... go", "polite no"),
    "the move": amid(words("calendar", "event", "enter", "the move", "move in", "move-in", "moving day", "diary",
                           "you move", "first day"), *_DAYS),
    "Svea": any_of(person("Svea Ahlgren", aliases=("your partner", "your girlfriend", "Tilde's mother")),
                   words("sailor", "her ship", "at sea", "partner", "mother of", "on board")),
}  # fmt: skip
_AVOIDS = {
    "which one": any_of(
        answered(("accept", "accepting", "sign", "sign for", "take", "say yes to", "yes to"), 27),
        answered(("decline", "declining", "turn down", "reject", "no to", "refuse"), 18),
        words("accept both", "accept Slussgatan", "wait for Slussgatan", "hold out for"),
    ),
    "the school is no one's to write to": words("write to the school", "tell the school", "answer the town",
                                                "write to the town", "register Tilde with", "contact the town",
                                                "register Tilde", "tell the town"),
    "that 27 gets an answer": words("leave 27", "27 unanswered", "let 27 lapse", "ignore 27", "not answer 27",
                                    "27 lapse", "27 run out", "27 open", "27 wait", "keep 27", "hold 27",
                                    "27 expire"),
    "when it is answered": any_of(
        following(words("18", "27", "offer", "lease", "both"),
                  words("on Friday", "next week", "on Thursday evening", "on Thursday afternoon", "after noon", "later",
                        "on Monday", "tomorrow evening",
                        "in February", "once Svea", "after Svea", "when Svea", "on Saturday"), within=0),
        words("wait for Svea", "until Svea", "once Svea", "Svea has answered", "Svea's answer", "Svea agrees",
              "ask Svea first", "after Svea", "Svea says yes", "more time", "time to think", "extension",
              "another week", "extend the"),
    ),
    "which day": following(
        words("move", "moving day", "enter*", "calendar", "first day", "mark"),
        any_of(*(day(one, today=TUESDAY) for one in (date(2027, 2, 1), date(2027, 3, 15), date(2027, 3, 1)))), within=4,
    ),
    "what else": any_of(
        words("give notice", "larger kitchen", "bigger kitchen", "book a van", "removal van", "removal firm",
              "removal company", "book a removal",
              "removers", "movers", "lower rent",
              "haggle", "deposit", "present flat", "insurance"),
        telling("the kindergarten", "Tilde", "your landlord", "Sound Homes", "your boss"),
    ),
    "what goes beyond": any_of(
        following(words("writ*", "mail*", "email*", "send*", "answer*", "reply*", "tell", "inform", "thank", "notify"),
                  words("schools office", "Malmö schools"), within=2),
        following(words("tell", "write", "message", "inform", "let"), "Svea", words("27 it is", "took 27", "taken 27",
                                                                                   "take 27", "chose 27"), within=6),
        doing(("complain*", "lower*", "reduc*"), "Harbour Homes", "Sund Lettings", "the rent", within=5),
        telling("Nils", "Kaj", "the school", "the town", "the schools office", "your mother", "the ship's captain"),
        doing(("withdraw*", "cancel*", "retract*", "pull", "drop*", "declin*"), "Slussgatan", "third one",
              "application"),
    ),
    "which house": any_of(
        words(*(f"{verb} {what}" for verb in ("accept", "take", "sign for", "yes to", "say yes to", "confirm")
                for what in ("the balcony", "the one with the balcony", "the flat with the balcony", "the odd",
                             "Harbour Homes", "the cheaper", "the offer with the balcony"))),
        words(*(f"{verb} {what}" for verb in ("decline", "turn down", "no to", "reject", "refuse")
                for what in ("the even", "the cellar", "the one with the cellar", "the flat with the cellar",
                             "Sund Lettings", "the canal side", "both"))),
        words("got the flat with the balcony", "flat with the balcony is yours", "balcony it is", "get the balcony",
              "have the balcony", "balcony is yours", "balcony is ours", "got the balcony",
              "got the one with the balcony",
              "move into 27", "moving to 27", "move to 27", "27 is yours", "27 is ours", "got 27", "have 27",
              "move to Slussgatan", "got Slussgatan"),
    ),
    "another day": asked(other_days(TUESDAY, THURSDAY, FIRST_DAY, date(2027, 1, 22), date(2027, 3, 1),
                                    date(2027, 3, 15), date(2027, 2, 1), date(2027, 1, 12), date(2027, 1, 17),
                                    date(2027, 1, 18))),
    "when it is done": any_of(POSTPONED, volunteered("next week", "some other time", "in due course",
                                                     "when you find the time")),
    "what nobody asked for": UNASKED,
}  # fmt: skip
AVOIDS = {what: asked(said) for what, said in _AVOIDS.items()}
