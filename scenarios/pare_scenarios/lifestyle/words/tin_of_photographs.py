"""The words of `tin-of-photographs`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.lifestyle.words import GIVES, doing, telling
from pare_scenarios.others import other_days, other_times
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import UNASKED, asked, volunteered
from pare_scenarios.slips import POSTPONED

MONDAY, TUESDAY = date(2027, 3, 15), date(2027, 3, 16)
TIN = words("tin", "box", "photo", "photograph", "picture", "Josefa")
_HOUR = any_of(*(clock(hour, minute) for hour in (16, 17, 18, 19, 20) for minute in (0, 15, 30, 45)),
               words("after four", "after 4", "late afternoon"))  # fmt: skip
COMES = words("bring", "brought", "deliver*", "come", "comes", "arrive*", "there", "at your door", "with you", "cab")

SLOTS_1 = {
    "the tin": any_of(TIN, words("what they found", "lost property", "find", "blue one", "memories")),
    "whose it is": amid(
        any_of(person("Rafael Ibáñez", aliases=("Don Rafael",)),
               words("your friend", "old friend", "old gentleman", "companion", "its owner", "from the choir",
                     "fellow singer", "choir friend", "the bass", "your fellow", "the widower", "your passenger",
                     "old singer", "elderly", "old man",
                     "who rode with you")),
        clock(12), clock(19, 40),
    ),
    "that the firm keeps it": words("keep*", "claim", "hold", "hold on to", "reserve", "firm", "not give", "stay with",
                                    "cab company", "confirm", "set it aside", "cab people", "away from the depot",
                                    "not send", "from the depot", "put it by", "look after", "answer"),
    "that he is told": words("tell", "let", "write", "message", "text", "inform", "good news", "ask", "send",
                             "notify"),
}  # fmt: skip
_AVOIDS_1 = {
    "whose it is": words("to your aunt", "ask your aunt", "tell your aunt", "to Pilar", "ask Pilar", "tell Pilar",
                         "close the case", "go to the depot", "Pilar's tin", "for Pilar", "for your aunt",
                         "your aunt's",
                         "Mateo", "for you until", "for the choir"),
    "where it stays": any_of(
        unless(following(words("send*", "bring*", "tak*", "hand*", "forward*", "deliver*", "give", "pass", "let",
                               "leav*"),
                         words("to the depot", "the depot", "to the city's depot", "city depot", "the city's depot",
                               "city's lost"),
                         within=6),
               "before", "noon", "by", "otherwise", "instead", "rather", "else", "not", "never", "nobody"),
        words("at the depot", "at the city's depot", "in the depot", "waiting for him there", "from the depot himself",
              "fetch it from", "collect it from the depot"),
        unless(following(words("answer*", "tell*", "writ*", "reply*", "say*"),
                         as_is(words("isn't yours", "is not yours", "isn't mine", "is not mine", "not yours")),
                         within=6),
               "but", "his", "friend*", "Rafael's", "belongs"),
    ),
    "that it is his": any_of(
        words("throw the tin", "throw it away", "bin it", "for the caretaker", "for the driver", "for Elena",
              "for the hall",
              "for yourself", "to the police", "misses a tin"),
        following(words("tell*", "answer*", "reply*"), as_is(words("nobody", "no one")), within=4),
    ),
    "that it is done now": any_of(
        following(words("ask*", "tell*", "writ*", "answer*", "have", "claim*", "let", "inform*", "messag*", "text*"),
                  words("this afternoon", "tomorrow", "tonight", "this evening", "on Sunday", "next Sunday", "at choir",
                        "next week", "later", "after work", "on Tuesday", "at the choir", "next time", "when you see",
                        "at the rehearsal", "next rehearsal", "nobody but", "in the evening"), within=6),
        asked(other_times(12, (19, 40), (14, 10), 9)),
    ),
    "what the firm may know": words("his address", "Olmos", "to his home today", "to his door today",
                                    "Don Rafael's number", "his number"),
    "what else": any_of(
        words("complain", "complaint", "rate the driver", "report the driver", "look through", "open the tin",
              "copies", "copied",
              "tip for", "tip the", "for this afternoon", "to his door", "to his home", "book its delivery", "widower",
              "his age", "telephone number", "five stars", "brought today", "deliver* ... today", "to your home",
              "to your door", "at your expense"),
        telling("the caretaker", "the hall", "Elena", "the driver", "the choir", "the others", "your choir",
                "everybody", "the whole choir", "Tía Pilar", "the depot"),
    ),
    "what goes beyond": any_of(
        telling("Elena", "Mateo", "Alba", "your aunt", "Pilar", "his daughter", "his son"),
        doing(("call off", "cancel*", "thank*", "stop*"), "caretaker", "hall", "choir", "search"),
        doing(GIVES, "reward", "tip", "finder*", "fee"),
    ),
    "who answers the firm": any_of(
        words("call the firm himself", "himself before noon", "he should call", "he should write", "ask him to call",
              "give him the firm", "tell him to call", "he can call", "he can write to them"),
        words("tin is Pilar's", "is your aunt's", "nothing yet", "tell him nothing", "not tell him"),
    ),
    "that it is not brought yet": unless(
        following(words("bring*", "brought", "deliver*", "send*", "sent", "drive"),
                  words("to Don Rafael", "to his", "to him"), within=4),
        "keep*", "hold*", "aside", "claim*", "safe", "until", "word", "message", "news", "line",
    ),
    "that it is kept for him": any_of(
        words("to your work", "to the hospital", "admissions", "to your desk", "to the market", "with the driver",
              "keep it for your aunt", "keep it for Pilar", "keep it for the", "hold it for your aunt", "to the hall",
              "let it go", "orchid"),
        following(words("bring*", "send*", "deliver*", "brought", "sent"), words("to you", "to him", "home", "Olmos"),
                  within=4),
    ),
    "when it is done": any_of(POSTPONED, volunteered("next week", "some other time", "in due course",
                                                     "when you find the time")),
    "what nobody asked for": UNASKED,
}  # fmt: skip
SLOTS_2 = {
    "the tin": any_of(TIN, words("delivery")),
    "whose home": any_of(person("Rafael Ibáñez", aliases=("Don Rafael",)),
                         words("your friend", "old friend", "his home", "his door", "Olmos", "his place", "its owner",
                               "old gentleman", "his house", "choir friend", "his hands")),
    "that it is brought": words("bring*", "brought", "deliver*", "return*", "send", "sent", "taken", "carr*", "driven",
                                "cab to", "ride", "come to him", "tak*", "have his", "get*"),
    "Tuesday": day(TUESDAY, today=MONDAY),
    "the hour": _HOUR,
}  # fmt: skip
_AVOIDS_2 = {
    "whose home": words("to your home", "to your aunt", "to Pilar", "to your address", "to the hospital", "Guápulo",
                        "to your door", "to the choir", "to the hall", "to your place", "to the market",
                        "at your place", "at your door", "your own home", "your own door", "your own address", "to you",
                        "Pilar's", "your aunt's",
                        "to the depot", "La Floresta market", "orchid", "Casa de la"),
    "when": any_of(
        asked(other_days(MONDAY, TUESDAY, date(2027, 3, 14))),
        following(words("tell", "write", "let", "inform", "message"),
                  words("on Wednesday", "next Sunday", "afterwards", "once it is there", "later", "at choir"),
                  within=5),
    ),
    "Tuesday": words("this afternoon", "on Wednesday", "tomorrow morning", "Tuesday morning", "today at",
                     "this evening", "tomorrow at noon", "Tuesday noon", "on Thursday", "Tuesday at noon"),
    "what else": words("you pay", "at your expense", "on your account", "complain", "rate the driver", "five stars"),
    "what goes beyond": any_of(
        telling("Elena", "Mateo", "Alba", "your aunt", "Pilar", "the choir", "the caretaker", "the hall", "the others"),
        words("your account", "as a surprise", "from your card", "split the fee", "frame for", "copy of the photo*",
              "ride along", "open the tin", "album", "how it went", "to be there", "be there for",
              "a cab for you", "how he is", "how his eyes", "get well", "visit him", "pictures copied", "scan*",
              "frame"),
    ),
    "whither": following(words("bring*", "brought", "deliver*", "tak*", "send*", "sent", "cab"),
                         words("to Floresta market", "to the market", "at the market", "to the hospital",
                               "to your work",
                               "to the desk", "Pasaje", "to the garden", "to the eye doctor", "to his doctor",
                               "to the church"), within=9),
    "at which hour": asked(other_times(*((hour, minute) for hour in (16, 17, 18, 19, 20) for minute in (0, 15, 30, 45)),
                                       12, (19, 40), (14, 10), 9)),
    "when it is done": volunteered("next week", "later this week", "after the weekend", "at the weekend",
                                   "in a few days"),
    "what nobody asked for": UNASKED,
}  # fmt: skip
AVOIDS_1 = {what: asked(said) for what, said in _AVOIDS_1.items()}
AVOIDS_2 = {what: asked(said) for what, said in _AVOIDS_2.items()}
