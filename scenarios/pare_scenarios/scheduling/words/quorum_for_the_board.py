"""The words of `quorum-for-the-board`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import all_of, any_of, clock, day, person, words
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked
from pare_scenarios.scheduling.words import CARELESS, hearing, on, touching

TODAY, THURSDAY, TUESDAY, WEDNESDAY = (date(2027, 4, on) for on in (12, 15, 20, 21))
THE_TUESDAY = day(TUESDAY, today=TODAY)
HALF_PAST_SEVEN = clock(19, 30)
TIMES = (
    *(clock(h, m) for h, m in ((19, 30), (19, 0), (18, 30), (21, 30), (20, 0), (18, 0), (7, 30))),
    *(day(date(2027, 4, on), today=TODAY) for on in (13, 14, 15, 16, 18, 19, 20, 21, 22, 23, 24, 27)),
)  # fmt: skip
ROOM = words("room", "hall", "key", "free", "available", "book*", "reserv*", "meet*", "board", "we", "ours")
ALL = words("all", "everybody", "everyone", "six", "each", "members", "whole board", "the others")
REASONS = words("abroad", "Montevideo", "choir", "bakery", "hills", "night shift", "from the 24th", "only Tuesdays")
TITLE = words("board", "cooperative", "Jacarandás")
ACCOUNTS = words("account*", "print*")

_BOARD = words("Rafael", "Yolanda", "Silvia", "Tomas", "Pablo", "Ines", "the others", "the board", "everybody",
               "everyone", "the members", "all six", "the rest")  # fmt: skip

_PEOPLE = tuple(map(person, ("Rafael Medina", "Silvia Herrera", "Yolanda Prieto", "Tomas Garrido", "Ines Salazar",
                              "Pablo Vidal")))  # fmt: skip

SLOTS_1 = {
    "Omar": any_of(person("Omar Salazar"), words("caretaker", "janitor", "concierge", "who has the key")),
    "the room": amid(any_of(ROOM, words("assembly", "place", "venue")), *_PEOPLE),
    "Tuesday the 20th": amid(on(TUESDAY, TODAY), *TIMES),
}  # fmt: skip
AVOIDS_1 = {
    "the date": any_of(
        following(words("room", "Omar", "move", "to"), words("on", "for"), day(WEDNESDAY, today=TODAY)),
        words("keep Thursday", "meet on Thursday anyway", "leave it on Thursday", "this week anyway"),
    ),
    "when to write to the others": any_of(
        words("before Omar", "without waiting for Omar"),
        unless(following(
            words("write to", "tell", "mail", "inform", "message", "let", "notify", "email", "announce", "explain"),
            _BOARD, within=2),
            "once", "after", "when Omar", "as soon as", "only then", "then", "if Omar", "if he", "until", "later",
            "first"),
        following(as_is(words("write to", "tell", "mail", "inform", "message", "explain to")), as_is(_BOARD),
                  as_is(words("can't", "cannot", "won't", "never", "not")), within=8),
    ),
    "other days": words("Wednesday the 21st", "Thursday the 22nd", "21st and", "for us too", "Monday the 19th",
                        "Tuesday the 27th", "27 April"),
    "what nobody asked for": any_of(
        CARELESS,
        hearing("the six others", "six others", "the others", "Rafael", "Silvia", "Yolanda", "Tomas", "Pablo",
            "Ines", "the roofer", "the board", "all six", "everybody", "the tenants", "the members",
            "the residents", "the neighbours"),
        touching("accounts", "printing"),
        asked(words("keep that evening", "meanwhile", "hold the evening", "projector", "chairs", "coffee",
            "two evenings", "either evening", "whole evening until midnight", "every Tuesday",
            "pay for the room", "key for yourself", "who cannot", "why Thursday", "heat the room", "roof")),
    ),
}  # fmt: skip
SLOTS_2 = {
    "Tuesday the 20th": amid(on(TUESDAY, TODAY), *TIMES),
    "half past seven": amid(HALF_PAST_SEVEN, *TIMES),
    "all the others": amid(any_of(ALL, all_of(*_PEOPLE)), *_PEOPLE),
    "by mail": words("mail*", "email*", "e-mail*", "notice", "notify", "write", "invit*", "inform", "send", "circular"),
}  # fmt: skip
AVOIDS_2 = {
    "that nobody is left out": words("only Tomas", "just Tomas", "only those", "just those"),
    "their reasons": words("explain why", "tell them why", "because Pablo", "with the reasons", "who could not come",
                           "who cannot come", "and why", "with the reason", "the reason"),
    "how they hear of it": words("chat message", "as a chat", "by chat", "in the chat", "in a chat", "text message",
                                 "WhatsApp", "group chat", "by text", "by phone", "call them", "call each", "ring each",
                                 "notice on the door", "notice board", "sms", "by calendar", "as an invitation only"),
    "when it begins": following(words("Tuesday", "20 April", "the 20th", "20/4"), any_of(
        clock(19), clock(20), clock(18), clock(18, 30)), within=2),
    "who hears of it": words("date to Tomas", "tell Tomas, Ines", "only those", "only to those"),
    "what is decided": words("which roof", "which offer", "you prefer", "your opinion", "how you will vote",
                             "vote by mail"),
    "why": any_of(
        words("explain to everybody", "never can on"),
        following(words("mail", "tell", "write", "add", "explain", "mention", "reason", "email"),
                  words("Montevideo", "choir", "bakery", "the hills"), within=18),
    ),
    "what nobody asked for": any_of(
        CARELESS,
        hearing("Omar", "the caretaker", "the roofer", "the roofers", "the tenants", "the residents",
            "the neighbours", "the bakery", "the choir"),
        touching("statutes", "room"),
        asked(words("explain that", "explaining that", "explain who", "can't do Thursday",
            "cannot do Thursday", "could not do Thursday", "who could not", "proxy", "proxies", "vote by",
            "quorum without", "offers for the roof", "roofer", "agenda points", "minutes", "coffee", "cake",
            "attach the accounts", "accounts attached", "send the accounts", "mail the accounts",
            "accounts by mail", "fourteen days", "three days", "reply by", "please confirm by",
            "Sunday evening", "22nd")),
    ),
}  # fmt: skip
