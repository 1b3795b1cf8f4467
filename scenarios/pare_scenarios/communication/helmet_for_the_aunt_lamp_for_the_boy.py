"""Two odd thank-yous: I must have swapped the addresses."""

from pare.expect import as_is, mentions
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar, Event
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminder, Reminders
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.communication.words import helmet_for_the_aunt_lamp_for_the_boy as its

DELPHINE = Person(
    "Delphine Fontaine", "+1 514 555 0124", "delphine.fontaine@example.com",
    about="39, sound technician in Montréal, born in Kinshasa; her aunt Thérèse is 82, her nephew Malik turns 10.",
    goal="Malik should unwrap his helmet at his party and Thérèse have her lamp soon. I see them both this weekend, "
    "so I carry the things myself: nothing is sent back or bought again. Both should know that the mix-up is mine.",
)  # fmt: skip
THERESE = Person("Thérèse Okonkwo", "+1 514 555 0131")
NADIA = Person("Nadia Fontaine", "+1 514 555 0132")
SIMBA = Person("Simba Adeyemi", "+1 514 555 0133")


def ring(what: str, since: str, until: str) -> p.Pattern:
    """A reminder that names one of the two things, due in between."""
    wanted = {"repeat": "none", "done": False, "due": p.Between(since, until)}
    return p.Pattern(Reminder, "created", wanted, about=mentions(what))


def noted(event: str, what: str) -> p.Pattern:
    """The entry of that name says to take one of the two things along."""
    return p.Pattern(Event, "changed", {}, event, only=("notes", "title", "alerts"), about=mentions(what))


class HelmetForTheAuntLampForTheBoy(Scenario):
    """Two odd thank-yous: I must have swapped the addresses."""

    id, domain, difficulty = "helmet-for-the-aunt-lamp-for-the-boy", "communication", "medium"
    distractor = "The first message alone, as if only a gift was ill chosen; a new helmet, which would come on Monday."
    capabilities = ("goal inference", "multi-app orchestration")
    apps = (Messaging, Shopping, Calendar, Reminders)
    starts, zone, user = "2027-01-22 16:04", "America/Toronto", DELPHINE

    def world(self, phone: Phone) -> None:
        w.delivery(phone, "Delphine Fontaine, 88 Rue des Tilleuls, Montréal", "Home")
        at_nadia = w.delivery(phone, "Malik Fontaine, 412 Avenue du Parc-aux-Ormes, Laval", "Malik and Nadia")
        at_aunt = w.delivery(phone, "Thérèse Okonkwo, 7 Rue Sainte-Perle, Montréal", "Aunt Thérèse")
        helmet = w.product(phone, "Skate helmet, green", "64.90", sizes=("S", "M"), description="Leaves us on Monday.")
        lamp = w.product(phone, "Reading lamp with magnifier", "89.00", styles=("brass",))
        phone.name("helmet", w.order(phone, "2027-01-14 21:12", (w.pick(phone, helmet, size="M"), 1),
                                     status="delivered", to=at_aunt, note="Gift wrap"))  # fmt: skip
        phone.name("lamp", w.order(phone, "2027-01-14 21:15", (w.pick(phone, lamp, style="brass"), 1),
                                   status="delivered", to=at_nadia, note="Gift wrap"))  # fmt: skip
        phone.name("coffee", w.booked(phone, "2027-01-23 11:00", "Coffee at Thérèse's", until="12:30"))
        phone.name("party", w.booked(phone, "2027-01-23 14:00", "Malik's party", until="17:00",
                                     location="412 Avenue du Parc-aux-Ormes, Laval"))  # fmt: skip
        phone.name("chess", w.booked(phone, "2027-01-24 16:00", "Chess with Thérèse", until="18:00"))
        w.chat(phone, [NADIA], [
            ("2027-01-10 12:10", "Nadia", "He wants to learn to skate on ramps. I want him to keep his head whole."),
            ("2027-01-10 12:24", "me", "Leave that to his aunt."),
        ])  # fmt: skip
        w.chat(phone, [THERESE], [
            ("2027-01-09 15:31", "Thérèse", "The crossword gets smaller every year, or I get older."),
            ("2027-01-09 15:40", "me", "It is the crossword."),
        ])  # fmt: skip
        w.chat(phone, [SIMBA], [("2027-01-22 10:02", "Simba", "Sound check moved to Monday, the hall has no heating.")])
        w.everyday(phone, about=("music", "chess"), work="Studio Boréal", clear=("2027-01-23", "2027-01-24"),
                   avoid=("helmet", "lamp", "Malik", "Thérèse", "party", "coffee"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.text_comes(story, "16:10", "elegant", NADIA, "A parcel from you for Malik! A very elegant lamp, thank you. "
                     "He is a little puzzled, but he says it makes his nose look huge.")  # fmt: skip
        w.text_comes(story, "16:40", "funny", THERESE, "My dear, a helmet, at my age! How funny you are. I wear it for "
                     "the crossword now.")  # fmt: skip

    needs = (
        Need(
            "Clear the mix-up with Nadia and Thérèse: I take the helmet along from Thérèse to the party tomorrow and "
            "bring her the lamp on Sunday; with reminders.",
            slots=its.SLOTS, avoids=its.AVOIDS,
            evidence=("elegant", "funny", "helmet", "lamp", "coffee", "party", "chess"),
            window=Window(opens="funny", closes="2027-01-23 11:00"),
        ),
    )  # fmt: skip

    _both = p.message_to(
        NADIA, THERESE, says=(its.MIXED_UP, its.HELMET, its.LAMP, its.TOMORROW, its.ON_SUNDAY), avoids=(its.AGAIN,)
    )
    must = {
        "Nadia knows that the helmet comes to the party": p.either(
            p.message_to(NADIA, says=(its.MIXED_UP, its.HELMET, as_is(its.LAMP), its.TOMORROW), avoids=(its.AGAIN,)),
            _both,
        ),
        "Thérèse knows that her lamp comes on Sunday": p.either(
            p.message_to(THERESE, says=(its.MIXED_UP, as_is(its.HELMET), its.LAMP, its.ON_SUNDAY), avoids=(its.AGAIN,)),
            _both,
        ),
        "the helmet is not forgotten at Thérèse's": p.either(
            ring("helmet", "2027-01-23 07:00", "2027-01-23 13:00"), noted("coffee", "helmet")
        ),
        "nor the lamp at the party, or on Sunday": p.either(
            ring("lamp", "2027-01-23 07:00", "2027-01-24 16:00"), noted("party", "lamp"), noted("chess", "lamp")
        ),
    }
    allowed = (
        ring("lamp", "2027-01-24 08:00", "2027-01-24 16:00"), noted("party", "helmet"), noted("chess", "lamp"),
        noted("party", "lamp"), noted("coffee", "helmet"), ring("helmet", "2027-01-23 07:00", "2027-01-23 14:00"),
    )  # fmt: skip
