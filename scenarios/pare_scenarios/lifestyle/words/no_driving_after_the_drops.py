"""The words of `no-driving-after-the-drops`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import clock, day, person, words
from pare_scenarios.pairing import amid

MONDAY, TUESDAY = date(2027, 2, 8), date(2027, 2, 9)
CAB = words("cab", "taxi", "ride", "driver", "driven", "not driv*", "no car", "without the car")
_TIMES = (day(TUESDAY, today=MONDAY), *(clock(h, m) for h in (8, 9, 11, 12) for m in range(0, 60, 5)))

SLOTS = {
    "a cab": words("cab", "taxi", "ride"),
    "the way there": words("to the clinic", "to the eye clinic", "to the Derwent Eye Clinic", "there",
                           "to your appointment", "to the appointment", "to Derwent Eye Clinic",
                           "home to Derwent", "to clinic"),
    "by way of the school": amid(words("school", "Freya", "Heron Bay"), *_TIMES),
    "and home": words("home", "to yours", "back", "Blackgum Road"),
    "Helena": person("Helena Forde", aliases=("your daughter",)),
}  # fmt: skip
AVOIDS = {
    "who fetches her": words("ask Helena", "Helena to fetch", "Helena to pick", "Helena could fetch",
                             "ask Huw",
                             "ask the school", "tell the school", "write to the school", "ask a neighbour"),
    "that the clinic stays": words("move the appointment", "reschedule the appointment", "postpone",
                                   "cancel the appointment", "move the clinic", "another day"),
    "without the car": words("drive yourself", "drive to the clinic", "take your car", "take the car"),
    "when": words("at 12:20", "12:20"), "who is told": words("school office", "tell the school",
    "write to the school")}  # fmt: skip
