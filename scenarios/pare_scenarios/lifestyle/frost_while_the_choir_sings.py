"""Frost comes to the allotment at ten, and its owner sings until ten."""

from pare.phrases import words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.lifestyle.words import frost_while_the_choir_sings as its

VERA = Person(
    "Vera Keller", "+41 79 555 01 00", "vera.keller@example.org",
    about="59, archivist in Bern, sings alto and has plot 11 of the Long Meadow allotments.",
    goal="My tomatoes should live: somebody who is there anyway lays the fleece over them before dark, and I am "
    "reminded to lift it before the sun is on the bed. I do not leave the rehearsal.",
)  # fmt: skip
CLEMENS = Person("Clemens Baumann", "+41 79 555 01 11", "clemens.baumann@example.org")
SABINE = Person("Sabine Vogel", "+41 79 555 01 12")
HANNES = Person("Hannes Weber", "+41 79 555 01 13")
WEATHER = Person("Aare Valley Weather", email="warnings@aare-weather.test")
CHOIR = Person("Lark Choir Bern", email="choir@lark-choir.test")
NURSERY = Person("Sprout and Spade", email="news@sprout-and-spade.test")
_MORNING = p.Between("2027-05-14 05:30", "2027-05-14 08:50")


class FrostWhileTheChoirSings(Scenario):
    """Frost from ten o'clock, and I rehearse until ten."""

    id, domain, difficulty = "frost-while-the-choir-sings", "lifestyle", "easy"
    distractor = "Sabine once promised to look after the plants, but is away; at ten the frost is there."
    capabilities = ("intervention timing", "goal inference")
    apps = (EmailApp, Notes, Calendar, Messaging, Reminders)
    starts, zone, user = "2027-05-13 16:20", "Europe/Zurich", VERA

    def world(self, phone: Phone) -> None:
        phone.name("plot", w.note(phone, "Plot 11", "Sunday 9 May: all eight tomatoes are out, a week too early.\n"
            "Fleece for cold nights: green box by the gate, not locked.\nBy nine the sun is on the bed. What is still "
            "under the fleece then gets cooked (2024!).\nBeans: second row after the Ice Saints.",
            at="2027-05-09 19:10", folder="Garden"))  # fmt: skip
        phone.name("rehearsal", w.booked(phone, "2027-05-13 18:30", "Choir, main rehearsal", until="22:00",
                                         location="St Ursula's Church"))  # fmt: skip
        w.booked(phone, "2027-05-13 15:00", "Reading room", until="18:15", location="City archive")
        w.booked(phone, "2027-05-16 17:00", "Concert", until="19:00", location="St Ursula's Church")
        w.booked(phone, "2027-05-14 09:30", "Handover of the Bonetti papers", until="11:00")
        w.remind(phone, "Order seed potatoes with Hannes", on="Garden")
        w.chat(phone, [CLEMENS], [
            ("2027-05-10 20:15", "Clemens", "My pump is dead, so I carry cans. You find me on plot 14 every evening "
             "until eight this week, with long arms. Clemens"),
            ("2027-05-10 20:31", "me", "Poor man. On Sunday I bring you cake and a second can."),
            ("2027-05-10 20:33", "Clemens", "In the mornings I drive the first tram, so cake after four only."),
        ])  # fmt: skip
        phone.name("evenings", w.said(phone, "with long arms"))
        w.chat(phone, [SABINE], [
            ("2027-04-20 18:02", "Sabine", "If your tomatoes ever need a hand at night: plot 9 is three steps away!"),
            ("2027-05-11 08:40", "Sabine", "Greetings from the lake at Lugano, we stay until Sunday. It pours."),
        ])  # fmt: skip
        phone.name("lugano", w.said(phone, "lake at Lugano"))
        w.chat(phone, [CLEMENS, SABINE, HANNES], [
            ("2027-05-08 11:20", "Hannes", "Compost is delivered. One barrow each, please, not three."),
        ], title="Long Meadow, all plots")  # fmt: skip
        w.everyday(phone, about=("books", "hiking"), avoid=("tomato", "fleece", "frost", "choir", "rehears", "plot"),
                   clear=("2027-05-13", "2027-05-14"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "16:30", "frost", WEATHER, "Warning: ground frost tonight", "For the gardens along the "
                     "Aare: clear sky, from 22:00 down to zero, towards five minus three on open ground. Friday is "
                     "sunny and mild again.")  # fmt: skip
        w.mail_comes(story, "16:38", "choir", CHOIR, "Tonight", "Dear all, the last rehearsal before Sunday begins at "
                     "18:30 sharp, end at 22:00. We need every alto. Switch your phones off!")  # fmt: skip
        w.mail_comes(story, "16:45", "advert", NURSERY, "Plants for the brave", "Tomatoes, twelve kinds, and mini "
                     "greenhouses at half price until Saturday.")  # fmt: skip
        w.text_comes(story, (p.told(CLEMENS), "5m"), "yes", CLEMENS, "Of course, before I go home. They will sleep "
                     "like babies.")  # fmt: skip

    needs = (
        Need(
            "Ask Clemens to lay the fleece over the tomatoes this evening, and remind me to lift it in the morning.",
            slots=its.SLOTS, avoids=its.AVOIDS,
            evidence=("frost", "plot", "evenings", "rehearsal"),
            window=Window(opens="frost", closes="19:45"),
        ),
    )  # fmt: skip

    must = {
        "Clemens is asked, and knows where the fleece is": p.told(
            CLEMENS,
            says=(its.FLEECE, its.TOMATOES, words("box", "gate")),
            avoids=(words("tomorrow evening", "on Sunday evening"),),
        ),
        "something says in the morning that it comes off": p.either(
            p.reminder(_MORNING, title=(its.LIFT,)), p.event(_MORNING, title=(its.LIFT,))
        ),
    }
    allowed = (p.since("yes", p.told(CLEMENS)),)
