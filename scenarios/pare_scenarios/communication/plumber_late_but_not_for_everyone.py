"""The job takes until two, and not every later customer has to hear of it."""

from pare.expect import At, changed, either, one_of, removed
from pare.phrases import any_of, clock
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar, Event
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.communication.words import plumber_late_but_not_for_everyone as its

HUW = Person(
    "Huw Parry", "+44 7700 900300", "huw@parry-plumbing.test",
    about="39, plumber in Swansea with a van and no office; Carys, his wife, does the books in the evening.",
    goal="Those who would wait in vain should know in time, with a new hour that works; the others need not hear it.",
)  # fmt: skip
CARYS = Person("Carys Parry", "+44 7700 900311", "carys.parry@example.org")
FREYA = Person("Freya Calder", "+44 7700 900322", "freya.calder@example.com")
REZA = Person("Reza Karimi", email="reza.karimi@example.com")
ELENA = Person("Elena Petrov", "+44 7700 900344", "elena.petrov@example.com")
EMEKA = Person("Emeka Obi", "+44 7700 900355")
SUPPLIES = Person("Tawe Heating Supplies", "+44 1792 496 0177", "counter@tawe-heating.test")


class PlumberLateButNotForEveryone(Scenario):
    """The job takes until two, and not every later customer has to hear of it."""

    id = "plumber-late-but-not-for-everyone"
    domain = "communication"
    capabilities = ("multi-app orchestration", "context observation", "intervention timing")
    difficulty = "hard"
    distractor = "Three customers after a late job, of whom the last is not late at all and hates changes."
    apps = (Messaging, EmailApp, Calendar, Contacts)
    starts, zone = "2027-11-09 10:30", "Europe/London"
    user = HUW

    def world(self, phone: Phone) -> None:
        w.card(phone, CARYS, relation="wife", favourite=True)
        w.card(phone, FREYA, addresses=("3 Sketty Green",))
        phone.name("karimi_card", w.card(phone, REZA, note="No mobile. Mail only, reads it at once."))
        w.card(phone, ELENA, addresses=("18 Pier Road, Mumbles",))
        phone.name("obi_card", w.card(phone, EMEKA, note="Deaf, so text him. A changed plan costs him the whole day: "
                                      "leave his hour alone if at all possible."))  # fmt: skip
        w.business(phone, "Tawe Heating Supplies", numbers=(SUPPLIES.number,))
        w.chat(phone, [ELENA], [
            ("2027-11-05 18:20", "Elena", "Half past one on Tuesday is lovely. I'm home all day, so no rush."),
            ("2027-11-05 18:24", "me", "Grand, see you then."),
        ])  # fmt: skip
        w.chat(phone, [EMEKA], [
            ("2027-11-04 09:12", "Emeka", "16:30 on Tuesday is in my plan. Thank you for writing and not ringing."),
            ("2027-11-04 09:15", "me", "It stands."),
        ])  # fmt: skip
        w.chat(phone, [SUPPLIES], [("2027-11-09 09:55", "me", "Need a diverter valve at 3 Sketty Green, quick.")])
        phone.name("limits", w.mail(
            phone, "2027-11-03 20:10", REZA, "My cylinder", "Dear Mr Parry, I am at home on Tuesday until one o'clock, "
            "not a minute longer, and on Wednesday morning. On Thursday I fly to Lyon for a month."))  # fmt: skip
        phone.name("road", w.mail(
            phone, "2027-11-03 21:02", HUW, "Re: My cylinder", "Tuesday at 11:30 then, an hour and a half. I keep half "
            "an hour free between any two jobs, for the road.", to=(REZA.email,)))  # fmt: skip
        w.mail(phone, "2027-11-06 10:00", SUPPLIES, "Your order", "Ready from Wednesday 10 November, 7:30.")
        phone.name("calder", w.booked(phone, "2027-11-09 09:00", "Calder: valve", until="11:00", location="Sketty"))
        phone.name("karimi", w.booked(phone, "2027-11-09 11:30", "Karimi: cylinder", until="13:00", location="Uplands"))
        phone.name("petrov", w.booked(phone, "2027-11-09 13:30", "Petrov: taps", until="15:00", location="Mumbles"))
        phone.name("obi", w.booked(phone, "2027-11-09 16:30", "Obi: radiator", until="17:30", location="Mayals"))
        phone.name("order", w.booked(phone, "2027-11-10 07:30", "Collect order", until="08:00",
            location="Tawe Heating"))  # fmt: skip
        w.booked(phone, "2027-11-10 10:30", "Solberg: bathroom", until="16:00", location="Killay")
        w.booked(phone, "2027-11-11 09:00", "Solberg: bathroom", until="16:00", location="Killay")
        w.everyday(phone, about=("dog", "music"), avoid=("valve", "Karimi", "Petrov", "Obi", "cylinder", "Calder"),
                   clear=("2027-11-09", "2027-11-10"))  # fmt: skip

    def happens(self, story: Story) -> None:
        story.at("10:35", "valve", Messaging.receive_message, sender=SUPPLIES.number,
                 text="Hi Huw, Neath has one. Our van is with you in Sketty at half past twelve.")  # fmt: skip
        story.at("10:40", "until_two", Messaging.receive_message, sender=CARYS.number, text="Sorry, the line broke "
            "off! So you'll be at the Calders' until two, with the refilling? Poor you.")  # fmt: skip

    needs = (
        Need(
            "Offer Mr Karimi Wednesday at 8:30, tell Ms Petrov 14:30, move both jobs, and leave Mr Obi in peace.",
            slots=its.SLOTS, avoids=its.AVOIDS,
            evidence=(
                "valve", "until_two", "limits", "road", "karimi_card", "obi_card", "karimi", "petrov", "obi", "order",
            ),
            window=Window(opens="until_two", closes="11:15"),
        ),
    )  # fmt: skip

    must = {
        "Mr Karimi is offered Wednesday at 8:30": p.mail_to(
            REZA, says=(its.WEDNESDAY, clock(8, 30)), avoids=(its.MONEY, its.NO_VISIT)
        ),
        "Ms Petrov expects him at 14:30": p.told(ELENA, says=(clock(14, 30),), avoids=(its.MONEY,)),
        "Karimi's job is on Wednesday": either(
            p.moved("karimi", At("2027-11-10 08:30"), title=(its.KARIMI,), status=one_of("confirmed", "tentative")),
            p.event(At("2027-11-10 08:30"), about=(its.KARIMI,), hours=1.5),
        ),
        "and not on Tuesday": p.nothing_at("2027-11-09 11:30", "Karimi"),
        "Petrov's job is at 14:30": either(
            p.moved("petrov", At("2027-11-09 14:30"), title=(its.PETROV,), status=one_of("confirmed", "tentative")),
            p.event(At("2027-11-09 14:30"), about=(its.PETROV,), hours=1.5),
        ),
        "and not at 13:30": p.nothing_at("2027-11-09 13:30", "Petrov"),
    }
    allowed = (
        removed(Event, "karimi"), removed(Event, "petrov"), changed(Event, "calder", ends=At("2027-11-09 14:00")),
        p.told(CARYS, says=(any_of(its.KARIMI, its.PETROV),)),
    )  # fmt: skip
