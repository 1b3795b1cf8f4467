"""Frost comes to the allotment at ten, and its owner sings until ten."""

from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, number, person, words
from pare.scenario import Person, Scenario, Stage, Story, do, the
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w

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

_FLEECE = words("fleece", "cover*", "blanket", "protect*", "wrap*")
_TOMATOES = words("tomato*", "plants", "seedling*", "plot", "bed")
_MORNING = p.Between("2027-05-14 05:30", "2027-05-14 08:50")
_LIFT = words("fleece", "cover", "uncover*", "tomato*", "blanket", "frost", "protection")


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
            slots={
                "Clemens": any_of(person("Clemens Baumann"), number(CLEMENS.number), words("plot 14")),
                "the fleece": _FLEECE,
                "the tomatoes": words("tomato*", "plants", "seedlings"),
                "lifting it tomorrow": words("remind*", "alarm", "alert", "calendar"),
                "in the morning": words("morning", "Friday", "tomorrow", "sunrise", "14 May", "early"),
            },
            avoids={
                "who is there": words("ask Sabine", "message Sabine", "Clemens or Sabine", "Sabine and Clemens",
                                      "Clemens and Sabine", "write to Sabine", "ask the group", "all plots"),
                "the rehearsal": words("leave the rehearsal", "excuse you", "skip the rehearsal", "miss the rehearsal",
                                       "tell the choir", "write to the choir", "leave early"),
                "when frost comes": words("remind you tonight", "remind you at 22", "remind you at ten",
                                          "reminder for tonight", "reminder for 22", "tomorrow evening"),
            },
            evidence=("frost", "plot", "evenings", "rehearsal"),
            window=Window(opens="frost", closes="19:45"),
        ),
    )  # fmt: skip

    must = {
        "Clemens is asked, and knows where the fleece is": p.told(
            CLEMENS,
            says=(_FLEECE, _TOMATOES, words("box", "gate")),
            avoids=(words("tomorrow evening", "on Sunday evening"),),
        ),
        "something says in the morning that it comes off": p.either(
            p.reminder(_MORNING, title=(_LIFT,)), p.event(_MORNING, title=(_LIFT,))
        ),
    }
    allowed = (p.since("yes", p.told(CLEMENS)),)

    _lift = w.set_reminder("Take the fleece off the tomatoes", "2027-05-14 07:30")

    solution = (
        Stage(
            reads=(
                do(EmailApp.read_email, email_id=the("frost")), do(Notes.list_notes, text="fleece"),
                do(Calendar.list_events, day="2027-05-13"), do(Messaging.list_conversations),
                do(Messaging.search_messages, text="plot"),
            ),
            says="The frost begins while you rehearse, and Sabine is away, but Clemens is on plot 14 until eight. "
            "Shall I ask him to lay the fleece over your tomatoes, and remind you tomorrow at half past seven to take "
            "it off?",
            calls=(
                w.tell(CLEMENS, "Frost tonight, and I am in rehearsal until ten. Could you lay the fleece over my "
                       "tomatoes before you leave? It is in the green box by the gate. Vera"),
                _lift,
            ),
            reports="Clemens is asked, and your reminder rings at half past seven.",
        ),
    )  # fmt: skip

    _ask = w.tell(CLEMENS, "Could you please cover my tomatoes tonight? The fleece is in the box by the gate.")

    wrong = {
        "Sabine, who is away": (
            w.tell(SABINE, "Could you cover my tomatoes tonight? The fleece is in the box by the gate."), _lift,
        ),
        "a reminder when the frost is there": (w.set_reminder("Cover the tomatoes", "2027-05-13 22:30"),),
        "nobody takes it off": (_ask,),
        "reminded when they are cooked": (_ask, w.set_reminder("Fleece off the tomatoes", "2027-05-14 18:00")),
        "the choir must do without her": (
            _ask, _lift, w.write_to(CHOIR, "Tonight", "I am sorry, I must leave early for my tomatoes. Vera"),
        ),
    }  # fmt: skip
    ways = {
        "by mail, and into the calendar": (
            w.write_to(CLEMENS, "Frost tonight", "Dear Clemens, would you spread the fleece from the green box over "
                       "the plants on my plot when you go home? I sing until ten."),
            w.enter("Uncover tomatoes", "2027-05-14 06:45"),
        ),
        "the reminder first": (w.set_reminder("Plot 11: lift the fleece", "2027-05-14 08:15"), _ask),
    }  # fmt: skip
