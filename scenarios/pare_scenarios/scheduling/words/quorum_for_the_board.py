"""The words of `quorum-for-the-board`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import all_of, any_of, clock, day, none_of, person, words
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked, outright, volunteered
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

_ANY_OF_THEM = any_of(*_PEOPLE)
_LATER = ("once he", "once Omar", "once that", "after", "then", "later", "until", "if he", "when", "before", "first",
          "as soon as", "so that", "so you can", "so we can", "can move", "in order", "to move")  # fmt: skip

SLOTS_1 = {
    "Omar": any_of(person("Omar Salazar"), words("caretaker", "janitor", "concierge", "who has the key")),
    "the room": amid(any_of(ROOM, words("assembly", "place", "venue")), *_PEOPLE),
    "Tuesday the 20th": amid(on(TUESDAY, TODAY), *TIMES),
}  # fmt: skip
AVOIDS_1 = {
    "the date": any_of(
        following(words("room", "Omar", "move", "to"), words("on", "for"), day(WEDNESDAY, today=TODAY)),
        following(words("Tuesday", "20th", "20 April"), any_of(
            words("morning", "in the morning", "at noon", "in the afternoon", "afternoon", "at lunch*"),
            *(clock(hour) for hour in (9, 10, 11, 12, 15, 16, 17))), within=1),
        words("keep Thursday", "meet on Thursday anyway", "leave it on Thursday", "this week anyway"),
    ),
    "when to write to the others": any_of(
        volunteered("later this week", "in a few days", "after the weekend", "at the weekend"),
        words("before Omar", "without waiting for Omar"),
        unless(following(
            words("write to", "tell", "mail", "inform", "message", "let", "notify", "email", "announce", "explain"),
            _BOARD, within=2),
            "once", "after", "when Omar", "as soon as", "only then", "then", "if Omar", "if he", "until", "later",
            "first"),
        following(as_is(words("write to", "tell", "mail", "inform", "message", "explain to")), as_is(_BOARD),
                  as_is(words("can't", "cannot", "won't", "never", "not")), within=8),
    ),
    "that he is asked": any_of(
        unless(following(as_is(words("tell", "inform", "let", "write to", "message")),
                         as_is(words("Omar", "caretaker")),
                         as_is(words("don't need", "do not need", "not need", "no longer need")), within=6),
               "ask*", "whether", "instead", "could", "if"),
        following(words("ask", "write to", "message", "text", "contact"), words("Omar", "the caretaker"), words(
            "on Monday", "on Tuesday whether", "on Wednesday", "on Thursday whether", "on Thursday for", "on Friday",
            "next week", "at the weekend", "on Sunday", "later"), within=0),
        unless(following(as_is(words("room", "common room", "hall")), as_is(words(
            "isn't needed", "is not needed", "not needed", "no longer needed", "won't be needed", "is not wanted",
            "will not be needed")), within=3), "ask*", "whether", "if", "instead"),
        words("give it away", "give the room away", "give the room back", "give back the room", "hand the room to"),
        following(words("Omar", "caretaker"), words("to print", "to move", "to write", "to mail", "to tell", "to come",
                                                     "to join", "to attend", "to vote"), within=0),
    ),
    "what waits for his word": unless(
        following(words("move", "moving", "shift", "put", "change", "set", "reschedule", "postpone"),
                  words("event", "board", "board meeting", "meeting", "entry", "appointment"), within=2), *_LATER),
    "another day": following(words("room", "hall"), words("on", "for"), any_of(
        *(day(date(2027, 4, one), today=TODAY) for one in (16, 18, 19, 22, 23, 24, 27))), within=0),
    "other days": words("or else Tuesday", "or on Tuesday", "or Tuesday", "19 April or", "Wednesday the 21st",
        "Thursday the 22nd", "21st and", "for us too", "Monday the 19th",
                        "Tuesday the 27th", "27 April"),
    "which room": asked(words(
        "another room", "your flat", "living room", "restaurant", "school hall", "by video", "online", "video call",
        "roof terrace", "cancel the room", "cancel the booking",
    )),
    "what nobody asked for": any_of(
        CARELESS,
        hearing("the six others", "six others", "the others", "Rafael", "Silvia", "Yolanda", "Tomas", "Pablo",
            "Ines", "the roofer", "the board", "all six", "everybody", "the tenants", "the members",
            "the residents", "the neighbours"),
        touching("accounts", "printing"),
        asked(words("keep that evening", "meanwhile", "hold the evening", "projector", "chairs", "coffee",
            "two evenings", "either evening", "whole evening until midnight", "every Tuesday",
            "pay for the room", "key for yourself", "who cannot", "why Thursday", "heat the room", "roof", "birthday",
            "party")),
    ),
}  # fmt: skip
SLOTS_2 = {
    "Tuesday the 20th": amid(on(TUESDAY, TODAY), *TIMES),
    "half past seven": amid(HALF_PAST_SEVEN, *TIMES),
    "all the others": amid(any_of(ALL, all_of(*_PEOPLE)), *_PEOPLE),
    "by mail": words("mail*", "email*", "e-mail*", "notice", "notify", "write", "invit*", "inform", "send", "circular"),
}  # fmt: skip
AVOIDS_2 = {
    "that nobody is left out": any_of(
        words("only Tomas", "just Tomas", "only those", "just those"),
        following(words("mail", "write", "notify", "tell", "inform", "send", "email"), words(
            "everybody but", "everyone but", "all but", "all six but", "everybody except", "everyone except",
            "all except", "all six except"), within=3),
        outright(all_of(
            following(words("mail", "write", "write to", "tell", "send", "email", "notify", "inform", "invite"),
                      _ANY_OF_THEM, within=6),
            none_of(ALL, "everyone", "all of them", "fellow", "the rest"), none_of(all_of(*_PEOPLE)),
        )),
    ),
    "that the board meets": unless(
        any_of(following(words("cancel", "call off", "drop"), words("board", "meeting", "board meeting"), within=1),
               words("that it is off", "board is off")),
        "Thursday", "Thursday's", "anew", "new", "instead", "old",
    ),
    "that they are printed": unless(
        any_of(following(words("tick off", "check off", "mark", "complete", "delete", "cancel", "drop", "leave", "keep",
                               "remove", "scrap"), words("account*", "reminder", "printing"), within=3),
               following(words("account*", "reminder", "printing"), words(
                   "delete", "deleted", "drop", "dropped", "cancel", "cancelled", "tick off", "ticked off", "scrap",
                   "remove", "removed", "stay", "stays", "remains"), within=6)),
        "new", "Monday", "set", "create", "19th", "19 April", "later", "anew",
    ),
    "when they hear of it": following(
        words("mail", "write to", "email", "notify", "inform", "tell"),
        words("all six members", "all members", "all six", "the six", "everybody", "everyone", "the others",
              "the members", "all of them", "the board"),
        words("on Tuesday morning", "on Wednesday", "on Thursday", "on Friday", "next week", "on Sunday", "on Saturday",
              "at the weekend", "later this week", "later", "on Monday"), within=0,
    ),
    "why it moves": outright(asked(following(
        as_is(words("tell", "mail", "explain", "write", "mention", "say", "add")),
        as_is(words("why", "the reason", "the reasons", "who")), within=5))),
    "their reasons": words("explain why", "tell them why", "because Pablo", "with the reasons", "who could not come",
                           "who cannot come", "and why", "with the reason", "the reason"),
    "how they hear of it": words("chat message", "as a chat", "by chat", "in the chat", "in a chat", "text message",
                                 "WhatsApp", "group chat", "by text", "by phone", "call them", "call each", "ring each",
                                 "notice on the door", "notice board", "sms", "by calendar", "as an invitation only"),
    "when it begins": following(words("Tuesday", "20 April", "the 20th", "20/4"), any_of(
        clock(19), clock(20), clock(18), clock(18, 30), clock(20, 30), clock(17, 30), clock(21, 30)), within=2),
    "who hears of it": words("date to Tomas", "tell Tomas, Ines", "only those", "only to those"),
    "what is decided": words("which roof", "which offer", "you prefer", "your opinion", "how you will vote",
                             "vote by mail"),
    "why": any_of(
        words("explain to everybody", "never can on"),
        asked(following(words("that"), _ANY_OF_THEM, words(
            "has only", "can only", "only has", "can't", "cannot", "never", "is abroad", "is away", "was abroad",
            "is on", "sings", "works", "is free", "had", "prefers", "wanted"), within=1)),
        following("ask", _ANY_OF_THEM, words("why", "whether", "if", "for", "to", "about"), within=0),
        following(words("mail", "tell", "write", "add", "explain", "mention", "reason", "email"),
                  words("Montevideo", "choir", "bakery", "the hills"), within=18),
    ),
    "that the old date goes": unless(
        following(words("event", "entry", "meeting", "board"), words("stay", "stays", "remain", "remains"), words(
            "on Thursday", "Thursday"), within=3), "no longer"),
    "what nobody asked for": any_of(
        CARELESS,
        hearing("Omar", "the caretaker", "the roofer", "the roofers", "the tenants", "the residents",
            "the neighbours", "the bakery", "the choir"),
        touching("statutes", "room"),
        following(words("mail*", "email", "send", "notice", "write"), "to Omar", within=4),
        asked(words("tenants", "all the tenants", "to the tenants", "all tenants", "the residents", "all residents",
            "the neighbours", "whole house", "on the door", "roof offer", "cheaper roof", "recommend*", "empanadas",
            "by tomorrow noon", "confirm by", "reply until", "order the", "order a", "take the minutes")),
        unless(asked(words("who couldn't", "who can't", "who was missing")), "without", "not a word", "nothing"),
        asked(words("explain that", "explaining that", "explain who", "can't do Thursday",
            "cannot do Thursday", "could not do Thursday", "who could not", "proxy", "proxies", "vote by",
            "quorum without", "offers for the roof", "roofer", "agenda points", "minutes", "coffee", "cake",
            "attach the accounts", "accounts attached", "send the accounts", "mail the accounts",
            "accounts by mail", "fourteen days", "three days", "reply by", "please confirm by",
            "Sunday evening", "22nd")),
    ),
}  # fmt: skip
