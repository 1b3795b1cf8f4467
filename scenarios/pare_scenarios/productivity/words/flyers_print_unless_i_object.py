"""The words of `flyers-print-unless-i-object`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import affirms, any_of, clock, day, words
from pare_scenarios.pairing import amid

SATURDAY, SUNDAY = day(date(2027, 12, 11)), day(date(2027, 12, 12))
HALF_PAST, SEVEN = clock(19, 30), clock(19)
YES = words("we approve", "I approve", "approved", "proof is fine", "looks good", "all good", "fine as it is",
             "print it as it is", "go ahead")  # fmt: skip

SLOTS = {
    "the printer": words("print*", "proof", "Tern Press", "flyer"),
    "the right day": amid(any_of(affirms(SATURDAY), "wrong day", "wrong date"), SUNDAY),
    "the right hour": amid(affirms(HALF_PAST), SEVEN, clock(14)),
    "the calendar": words("calendar", "event", "entry", "diary", "move the session", "move your session",
                          "move the winter session", "session in your"),
}  # fmt: skip
AVOIDS = {
    "the day": words("to Sunday", "on Sunday instead", "keep Sunday", "session on Sunday"),
    "that it is objected to": words("approve the proof", "confirm the proof", "accept the proof",
                                    "approve it", "proof is fine"),
    "that Zainab has decided": words("ask Zainab", "ask the hall", "check with Zainab"),
}  # fmt: skip
