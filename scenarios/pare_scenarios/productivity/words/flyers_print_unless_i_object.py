"""The words of `flyers-print-unless-i-object`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import affirms, any_of, clock, day, words
from pare_scenarios.others import other_days, other_times
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import EAGER, asked, volunteered
from pare_scenarios.reaching import reaching
from pare_scenarios.slips import POSTPONED

SATURDAY, SUNDAY = day(date(2027, 12, 11)), day(date(2027, 12, 12))
HALF_PAST, SEVEN = clock(19, 30), clock(19)
YES = words("we approve", "I approve", "approved", "proof is fine", "looks good", "all good", "fine as it is",
             "print it as it is", "go ahead")  # fmt: skip

_KNOWN_HOURS = ((19, 30), 19, 14, 22, 23, 2, 7)
SLOTS = {
    "the printer": words("print*", "proof", "Tern Press", "flyer", "press", "Tern"),
    "the right day": amid(any_of(affirms(SATURDAY), words(
        "wrong day", "wrong date", "right day", "right date", "correct day", "correct date", "day before")), SUNDAY),
    "the right hour": any_of(amid(affirms(HALF_PAST), SEVEN, clock(14)), words(
        "half an hour later", "thirty minutes later", "30 minutes later", "half hour later", "half past", "half seven",
    )),
    "the calendar": words("calendar", "event", "entry", "diary", "move the session", "move your session",
                          "move the winter session", "session in your", "agenda", "appointment", "schedule",
                          "session itself"),
}  # fmt: skip
AVOIDS = {
    "when it is done": POSTPONED,
    "who else": asked(reaching("Zainab", "ballet school", "ballet", "Eilidh", "guests", "musicians", "caretaker")),
    "besides": volunteered(
        "a thousand", "1,000", "1000", "double the", "twice as many", "more copies", "extra copies",
        "bigger letters", "larger letters", "logo", "cheaper paper", "announce", "free reprint",
        "finish earlier", "new number", "change the venue", "their mistake", "refund", "till midnight",
        "extend the session", "tune lesson", "new ticket", "ticket number",
    ),
    "the day": asked(any_of(
        words("to Sunday", "on Sunday instead", "keep Sunday", "session on Sunday", "Sunday is right",
              "Sunday the 12th it is", "Sunday 12 December is right"),
        other_days(date(2027, 11, 24), date(2027, 12, 11), date(2027, 12, 12), date(2027, 11, 29), date(2027, 11, 22)),
    )),
    "the hour": asked(any_of(
        other_times(*_KNOWN_HOURS),
        unless(following(SATURDAY, SEVEN, within=2), "instead", "not", "rather", "was", "from", "original*", "note",
               "text", "sent", "said", "wrote"),
    )),
    "when": any_of(
        volunteered("tomorrow", "tonight", "this evening", "next week", "after the print*", "after lunch",
                    "later today"),
        following(words("after"), clock(14), within=0),
    ),
    "what it must say": asked(following(
        words("must read", "must say", "should say", "should read", "to read", "has to read", "has to say", "put"),
        SUNDAY, within=1)),
    "who is told": any_of(following(
        words("tell", "write", "message", "text", "inform"), words("Zainab", "the hall", "the caretaker"),
        words("that the flyer", "the flyer", "Saturday", "the proof", "print*", "the day"), within=2),
        words("Eilidh", "all guests", "everybody who")),
    "that it is objected to": words("approve the proof", "confirm the proof", "accept the proof", "approve it",
                                    "proof is fine", "cancel the order", "cancel the flyers", "stop the order",
                                    "withdraw the order", "say nothing"),
    "that Zainab has decided": words("ask Zainab", "ask the hall", "check with Zainab", "ask the ballet"),
    "what else": any_of(EAGER, words(
        "order another", "another 500", "more flyers", "500 more", "reprint", "your name", "your own number",
        "new proof", "express", "new design", "different colour", "posters", "tune lesson", "invite", "ticket price",
    )),
    "the rest of the text": asked(words("0312", "0313", "0301", "0381", "other hall", "new hall", "different hall",
                                        "Ropewalk House", "rename*", "another title", "new title")),
    "who gets the corrections": asked(any_of(
        unless(following(words("send", "mail", "forward", "give", "pass"),
                         words("to Zainab", "to Eilidh", "to the hall", "to the ballet*"), within=14), "thank*"),
        following(words("answer", "reply to"), words("Zainab", "Eilidh"), words("Saturday", "19:30", "that the"),
                  within=4),
    )),
    "what the proof gets": asked(following(words("proof", "printer", "Tern Press", "press"), words("with"), SUNDAY,
                                           within=0)),
    "that it is printed": asked(words("postpone the order", "delay the order", "put off the order", "pause the order",
                                      "postpone the print*", "delay the print*", "put off the print*",
                                      "print next week", "print later", "cancel the session", "delete the session",
                                      "session off")),
    "both of it": asked(any_of(
        unless(following(words("to", "at"), SEVEN, within=0), "instead", "not", "rather", "was", "original*", "ballet",
               "hall", "sent", "said", "wrote", "till", "until", "no longer", "still", "wrong", "has", "had"),
        words("fine but for", "all is fine but", "only the day", "just the day", "day alone", "only the hour",
              "just the hour", "hour alone", "but for the day", "but for the hour", "in the morning", "7:30 am",
              "proof later", "proof can wait", "calendar later", "ask Zainab to", "have Zainab"),
        as_is(words("without answering", "without a word to the printer", "not answer the proof", "no answer to")),
    )),
    "that both are done": asked(words("let the calendar be", "leave the calendar", "calendar alone",
                                      "leave the session",
                                      "keep the session",
                                      "session alone", "half the price", "money back",
                                      "lesson moves", "move the lesson")),
}  # fmt: skip
