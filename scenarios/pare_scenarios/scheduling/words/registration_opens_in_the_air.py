"""The words of `registration-opens-in-the-air`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, code, day, person, words
from pare_scenarios.pairing import amid, following

MONDAY, TUESDAY, WEDNESDAY = date(2027, 2, 1), date(2027, 2, 2), date(2027, 2, 3)
SESSION = date(2027, 3, 12)
PIN = code("7036")
THE_TUESDAY = any_of(day(TUESDAY, today=MONDAY), words("tomorrow"))
NINE, NUMBER = clock(9), code("58214")
ABOUT = (words("register*", "registr*", "B2", "Sipho", "exam", "German"),)

SLOTS = {
    "Sipho": any_of(person("Sipho Mbeki"), words("brother", "flatmate", "friend", "kitchen table",
                    "27825550111", "person who", "contact who", "who offered")),
    "Tuesday": amid(THE_TUESDAY, day(WEDNESDAY, today=MONDAY), day(SESSION, today=MONDAY)),
    "the registration": words("regist*", "sign you up", "sign up", "enrol*", "book your place", "B2"),
    "what he needs": any_of(NUMBER, words("candidate number", "your number", "candidate no", "details")),
    "the reminder": amid(words("remind*", "alarm"), clock(9), clock(10), clock(9, 55), clock(10, 30),
                         clock(8, 15), clock(10, 25)),
}  # fmt: skip
AVOIDS = {
    "who can do it": words("ask Thandi", "message Thandi", "Thandi or", "or Thandi", "tell Thandi"),
    "when you can look": following(words("reminder", "it"), "to", any_of("Tuesday", "tomorrow"),
                                   any_of(NINE, clock(8, 55)), within=2),
    "the PIN": any_of(PIN, words("whole note", "entire note", "full note", "bank card", "the PIN")),
    "the flight": words("cancel the flight", "change the flight", "later flight", "rebook the flight"),
}  # fmt: skip
