"""My grandmother's birthday call must reach her at her breakfast, which is this evening here."""

from datetime import date

from pare.expect import Holds, mentions
from pare.phrases import any_of, clock, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.scheduling.words import eighty_at_breakfast_in_manila as its

RAFAEL = Person(
    "Rafael Santos", "+1 416 555 0100", "rafael.santos@example.org",
    about="27, nurse on the early shift in Toronto; his mother's family lives in Manila.",
    goal="I want to sing for Lola while she sits by the phone at her birthday breakfast, not a day late. I ring her "
    "myself. The landlord can wait until Thursday, as planned.",
)  # fmt: skip
LOLA = Person("Josefa Ramos", "+63 917 555 0111")
MATEO = Person("Mateo Ramos", "+63 917 555 0122")
GORAN = Person("Goran Ilić", "+1 416 555 0133")
INES = Person("Ines Carvalho", "+1 416 555 0144")
_BREAKFAST = p.Between("2027-02-24 18:10", "2027-02-24 18:45")


def _no_second_call(phone: Phone) -> bool:
    """Whether nothing rings for the grandmother after her breakfast."""
    late, end = w.when(phone, "2027-02-24 18:46"), w.when(phone, "2027-03-10 00:00")
    rings = [one for one in phone.app(Reminders).reminders if not one.done and one.at and late <= one.at < end]
    return not any(its.CALL.found_in(f"{one.title} {one.notes}") for one in rings)


class EightyAtBreakfastInManila(Scenario):
    """My grandmother's birthday call must reach her at her breakfast, which is this evening here."""

    id, domain, difficulty = "eighty-at-breakfast-in-manila", "scheduling", "easy"
    distractor = "'Half past seven on the 25th' is Manila's: at that hour in Toronto she has long been in bed."
    capabilities = ("goal inference", "context observation")
    apps = (Contacts, Reminders, Messaging)
    starts, zone, user = "2027-02-24 17:30", "America/Toronto", RAFAEL

    def world(self, phone: Phone) -> None:
        phone.name("lola", w.card(
            phone, LOLA, nickname="Lola", relation="grandmother", birthday=date(1947, 2, 25), favourite=True,
            addresses=("Sampaguita Street 14, Manila, Philippines",), note="Hears better with the left ear.",
        ))  # fmt: skip
        w.card(phone, MATEO, relation="cousin", addresses=("Sampaguita Street 14, Manila, Philippines",))
        w.card(phone, GORAN, note="Landlord. Rings off after eight in the evening.")
        w.card(phone, INES, organisation="Lakeside Hospital", role="charge nurse")
        phone.name("call", w.remind(phone, "Call Lola, she is 80!", "2027-02-25 19:00", "Family",
                                    notes="After my shift. Toronto time (UTC-5), Manila is UTC+8."))  # fmt: skip
        phone.name("landlord", w.remind(phone, "Call the landlord about the radiator", "2027-02-25 19:30", "House"))
        w.remind(phone, "Parcel to Manila: vitamins, maple candy", on="Family")
        w.chat(phone, [MATEO], [
            ("2027-02-21 08:12", "Mateo", "Lola counts the days. She has a new dress, it is very orange."),
            ("2027-02-21 08:30", "me", "I will put on sunglasses and ring her on the day itself, of course."),
            ("2027-02-21 08:34", "Mateo", "Half the street is invited to the party. The other half comes anyway."),
        ])  # fmt: skip
        phone.name("promise", w.said(phone, "on the day itself"))
        w.chat(phone, [GORAN], [("2027-02-22 18:02", "Goran", "The heating man is here next week. Ring me Thursday.")])
        w.chat(phone, [INES], [("2027-02-24 14:40", "Ines", "Good shift today. Go home, eat something green.")])
        w.everyday(phone, avoid=("Lola", "Manila", "grandmother", "birthday", "breakfast", "landlord"))

    def happens(self, story: Story) -> None:
        w.text_comes(story, "17:40", "breakfast", MATEO, "Lola's plan for the 25th: she sits by the phone with her "
                     "breakfast at half past seven, and nobody else may ring then. From eight it is church, and after "
                     "that she is at the party until she falls asleep, without a phone.")  # fmt: skip
        w.text_comes(story, "17:50", "thanks", MATEO, "And thank you for the photo of the snow. It is on her fridge.")

    needs = (
        Need(
            "Move the reminder to ring Lola to half past six this evening, when it is half past seven on her birthday.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("delete",),
            evidence=("breakfast", "call", "lola"),
            window=Window(opens="breakfast", closes="18:25"),
        ),
    )  # fmt: skip

    must = {
        "it rings at her breakfast": p.either(
            p.put_off("call", _BREAKFAST, title=(its.CALL,), notes=mentions()),
            p.reminder(_BREAKFAST, title=(its.CALL,)),
        ),
        "and not again when she is out or asleep": Holds(_no_second_call),
    }
    allowed = (
        p.reminder_off("call"),
        p.message_to(MATEO, says=(any_of(clock(7, 30), clock(18, 30), words("breakfast", "call*", "ring*")),)),
    )
