"""The new season needs a group with the right parents in it."""

from pare.expect import At, Expect, created
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Conversation, Messaging
from pare_apps.notes import Notes
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.communication.words import a_clean_group_for_the_new_squad as its

SANTIAGO = Person(
    "Santiago Cabrera", "+598 94 555 100", "santiago.cabrera@example.com",
    about="40, bank clerk in Montevideo and, unpaid, coach of the under-elevens of Club Rambla.",
    goal="This season's families should know of the first training, and nobody else: one adult a girl, without those "
    "who have left. Joana's grandmother must not be forgotten because she has no messages.",
)  # fmt: skip
PILAR = Person("Pilar Arroyo", "+598 94 555 111")
ANTONIO = Person("Antonio Arroyo", "+598 94 555 112")
JORGE = Person("Jorge Vidal", "+598 94 555 113")
JORGE_P = Person("Jorge Prieto", "+598 94 555 114", "jorge.prieto@example.com")
MARISOL = Person("Marisol Pinho", "+598 94 555 115")
DIEGO = Person("Diego Ramos", "+598 94 555 116")
TERESA = Person("Teresa Ramos", "+598 94 555 117")
PABLO = Person("Pablo Guerra", "+598 94 555 118")
RAFAEL = Person("Rafael Ortega", "+598 94 555 119")
BEATRIZ = Person("Beatriz Silva", "+598 94 555 120")
YOLANDA = Person("Yolanda Herrera", email="yolanda.herrera@example.org")
CLUB = Person("Club Rambla", email="office@club-rambla.test")
SQUAD = (PILAR, JORGE, MARISOL, DIEGO)


def entered(*who: Person, besides: tuple[Person, ...] = SQUAD) -> Expect:
    """The first training stands in the calendar, with these people invited and perhaps some of the others."""
    return p.event(At("2027-03-02 18:00"), about=(its.FIELD,), hours=2, attendees=p.Among(who, besides))


class ACleanGroupForTheNewSquad(Scenario):
    """The new season needs a group with the right parents in it."""

    id, domain, difficulty = "a-clean-group-for-the-new-squad", "communication", "hard"
    distractor = "Last season's group, with people who have left; Valentina and field 2 of the first mail."
    capabilities = ("multi-app orchestration", "context observation")
    apps = (EmailApp, Messaging, Contacts, Calendar, Notes)
    starts, zone, user = "2027-02-22 17:54", "America/Montevideo", SANTIAGO

    def world(self, phone: Phone) -> None:
        for name, one, note in (
            ("pilar", PILAR, "Lucía's mother"), ("antonio", ANTONIO, "Lucía's father, at sea until April"),
            ("jorge", JORGE, "Alba's father"), ("marisol", MARISOL, "Camila's mother. Brings oranges."),
            ("diego", DIEGO, "Ines's father"), ("teresa", TERESA, "Ines's mother"),
            ("pablo", PABLO, "Valentina's father"),
        ):  # fmt: skip
            phone.name(name, w.card(phone, one, note=note))
        w.card(phone, JORGE_P, organisation="Banco Cordón", role="credit desk")
        w.cards(phone, RAFAEL, BEATRIZ)
        phone.name("rule", w.note(
            phone, "Under-elevens", "## Season\n- New group at its start, nobody is carried along\n- One adult a "
            "girl, the one on the club's list, else I get every answer twice\n- Who has no messages gets the same by "
            "mail and a card\n- First training into the calendar, 90 minutes\n\n## Kit\n12 bibs, 9 cones, 1 whistle "
            "(hoarse)",
            at="2026-11-30 21:00", folder="Club"))  # fmt: skip
        phone.name("old_group", w.chat(phone, [PILAR, ANTONIO, DIEGO, TERESA, PABLO, RAFAEL, BEATRIZ], [
            ("2026-12-05 12:20", "Rafael", "Last match, last whistle. It was an honour, I move to Salto."),
            ("2026-12-05 12:44", "Beatriz", "We change to hockey, thank you for three years!"),
            ("2026-12-05 13:02", "me", "Thank you all. Sun cream and rest."),
        ], title="Under-elevens 2026"))  # fmt: skip
        w.chat(phone, [JORGE_P], [("2027-02-22 12:10", "Jorge", "The Vidal file is on your desk.")])
        w.booked(phone, "2027-03-02 15:00", "Dentist", until="15:45")
        w.mail(phone, "2027-02-15 10:00", CLUB, "Season opening", "The squads follow on the 22nd. Fields are mown.")
        w.everyday(phone, about=("football", "cooking"), work="Banco Cordón", clear=("2027-03-02",), besides=(YOLANDA,),
                   avoid=("squad", "training", "under-eleven", "field", "Valentina"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "18:00", "list", CLUB, "Under-elevens: squad and first training", "Dear Santiago, your "
                     "girls and the adult who signed for each: Lucía (Pilar), Alba (Jorge), Camila (Marisol), Ines "
                     "(Diego), Valentina (Pablo). First training on Tuesday 2 March, 18:00, field 2.")  # fmt: skip
        w.mail_comes(story, "18:25", "correction", CLUB, "Under-elevens: correction", "Two changes. Valentina plays "
                     "with the under-thirteens, we tell her family. In her place comes Joana; her grandmother Yolanda "
                     "Herrera signed, yolanda.herrera@example.org, she has no messages. And field 2 is being sown: "
                     "you train on field 4.")  # fmt: skip

    needs = (
        Need(
            "Make a new group of Pilar, Jorge Vidal, Marisol and Diego with the first training in it, mail the same to "
            "Joana's grandmother and make her a card, and enter the training.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("invite",),
            evidence=("list", "correction", "rule", "pilar", "jorge", "marisol", "diego"),
            window=Window(opens="correction"),
        ),
    )  # fmt: skip

    must = {
        "a group of these four has day, hour and field": p.message_to(*SQUAD, says=its.FACTS, avoids=its.NOT_SO),
        "Joana's grandmother knows the same": p.either(
            p.mail_to(YOLANDA, says=its.FACTS, avoids=its.NOT_SO), entered(YOLANDA)
        ),
        "she has a card": p.new_card(YOLANDA),
        "the training is in the calendar": entered(besides=(*SQUAD, YOLANDA)),
    }
    allowed = (created(Conversation, members=SQUAD),)
