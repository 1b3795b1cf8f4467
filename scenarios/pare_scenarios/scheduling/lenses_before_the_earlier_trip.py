"""A trip begins a week earlier, and the contact lenses for it are still at the shop."""

from pare.expect import At, Holds, changed, either
from pare.phrases import words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar, Event
from pare_apps.email import EmailApp
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.scheduling.words import lenses_before_the_earlier_trip as its

OMAR = Person(
    "Omar Haddad", "+962 79 555 0101", "omar.haddad@jordan-trade-post.test",
    about="55, trade journalist in Amman, travels for his paper and sees little without his lenses.",
    goal="The lenses I have ordered should be here before I fly on Thursday, in my strengths and only once; trip and "
    "packing should stand where they belong now.",
)  # fmt: skip
RANIA = Person("Rania Mahmoud", email="rania.mahmoud@jordan-trade-post.test")
TARIQ = Person("Tariq Karimi", email="tariq.karimi@caspian-chamber.test")
MINE, TURNED, OLD = "right -2.75, left -3.25", "right -3.25, left -2.75", "right -2.50, left -3.00"
_EVE = p.Between("2027-11-02 16:00", "2027-11-03 22:30")


def _once(phone: Phone) -> bool:
    """Whether lenses are ordered once, and come on Wednesday."""
    coming = [one for one in phone.app(Shopping).orders if one.is_open]
    return [one.due_from for one in coming] == [w.when(phone, "2027-11-03 10:00")]


class LensesBeforeTheEarlierTrip(Scenario):
    """The trip starts earlier, and my contact lenses would arrive after I have left."""

    id, domain, difficulty = "lenses-before-the-earlier-trip", "scheduling", "medium"
    distractor = "The delivery on the evening of the flight, lenses of other strengths, or moving only the calendar."
    capabilities = ("goal inference", "multi-app orchestration")
    apps = (EmailApp, Notes, Shopping, Calendar, Reminders)
    starts, zone, user = "2027-11-01 10:52", "Asia/Amman", OMAR

    def world(self, phone: Phone) -> None:
        phone.name("trip", w.booked(phone, "2027-11-10 00:00", "Baku, trade fair", until="2027-11-20 00:00",
                                    all_day=True, location="Hotel Shirvan"))  # fmt: skip
        w.booked(phone, "2027-11-02 11:00", "Interview, customs office", until="12:30")
        w.booked(phone, "2027-11-04 10:00", "Editors' round", until="11:00")
        phone.name("pack", w.remind(phone, "Pack for Baku", "2027-11-09 19:00", "Travel"))
        w.remind(phone, "Stamps for the expense claims", on="Travel")
        phone.name("eyes", w.note(phone, "Lenses", "Right -2.75, left -3.25 (new since August; the old ones make me "
                                  "dizzy). A fresh pair every day; with glasses I cannot work at a fair.\nCounted on 1 "
                                  "November: six pairs left.", at="2027-11-01 07:40", folder="Health"))  # fmt: skip
        w.delivery(phone, "Fig Tree Street 31, Jabal Amman")
        made = w.product(phone, "Daily lenses, 30 pairs", 27, styles=(MINE, TURNED, OLD), category="health",
                         seller="Clear Day Optics")  # fmt: skip
        phone.name("mine", w.pick(phone, made, style=MINE))
        phone.name("turned", w.pick(phone, made, style=TURNED))
        phone.name("order", w.order(phone, "2027-10-30 21:15", w.pick(phone, made, style=MINE),
                                    due_from="2027-11-08 09:00", due_until="2027-11-08 18:00"))  # fmt: skip
        phone.name("express", w.slot(phone, "2027-11-03 10:00", "13:00", 4, order_by="2027-11-01 14:00"))
        phone.name("evening", w.slot(phone, "2027-11-04 18:00", "21:00", 2, order_by="2027-11-02 20:00"))
        w.slot(phone, "2027-11-08 09:00", "18:00")
        w.mail(phone, "2027-10-18 09:30", TARIQ, "Accreditation", "Dear Mr Haddad, your press card for the fair is "
               "ready at gate 2. It is valid for the whole of November.")  # fmt: skip
        w.mail(phone, "2027-10-30 21:16", "orders@clear-day.test", "We have your order", "Thank you! You can follow it "
               "in the app, and change it there until we pack it.")  # fmt: skip
        w.everyday(phone, about=("photography", "chess"), work="Jordan Trade Post",
                   avoid=("lens", "Baku", "Rania", "contact", "trip", "pack"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "11:00", "earlier", RANIA, "Baku, sooner", "Omar, the minister opens the fair himself and "
                     "wants the press there for the tour of the port. You fly on Thursday 4 November, 08:05; the "
                     "travel desk has done it already. I know, I know.")  # fmt: skip
        w.mail_comes(story, "12:20", "back", RANIA, "Re: Baku, sooner", "And the way back, since you will ask: Tuesday "
                     "16 November, landing at noon. The hotel is extended to suit.")  # fmt: skip
        story.at("12:40", "voucher", Shopping.code_received, code="SHADE15", percent=15, currency="JOD",
                 note="15 percent on sunglasses from Clear Day Optics, today only")  # fmt: skip

    needs = (
        Need(
            "Get the lenses by express before 14:00 and move trip and packing; six pairs do not last thirteen days.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("cancel", "pay"),
            evidence=("earlier", "back", "eyes", "order", "express", "trip", "pack"),
            window=Window(opens="back", closes="14:00"),
        ),
    )  # fmt: skip

    must = {
        "the lenses come on Wednesday": p.either(
            p.redirected("order", slot="express"), p.ordered("mine", slot="express")
        ),
        "they are ordered once": Holds(_once),
        "the trip is from 4 to 16 November": either(
            changed(Event, "trip", starts=At("2027-11-04"), ends=p.Between("2027-11-16 11:00", "2027-11-17 00:00"),
                    only=("all_day", "notes", "busy", "zone")),
            p.event(At("2027-11-04"), about=("Baku",), ends=p.Between("2027-11-16 11:00", "2027-11-17 00:00"),
                    hours=24 * 13),
        ),
        "nothing is left of the old dates": p.nothing_at("2027-11-10 00:00", "Baku"),
        "packing is before it": p.either(p.put_off("pack", _EVE), p.reminder(_EVE, title=("pack*",))),
    }  # fmt: skip
    allowed = (
        p.order_cancelled("order"), p.cancelled("trip"), p.reminder_off("pack"),
        p.mail_to(RANIA, avoids=(words("cannot", "can't", "too early", "later flight"),)),
    )  # fmt: skip
