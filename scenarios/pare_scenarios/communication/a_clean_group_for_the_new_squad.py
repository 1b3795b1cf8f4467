"""The new season needs a group with the right parents in it."""

from datetime import date

from pare.expect import At, Expect, created
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, clock, count, day, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Conversation, Messaging
from pare_apps.notes import Notes
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import unless

TODAY, FIRST = date(2027, 2, 22), date(2027, 3, 2)
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
NAMES = tuple(person(one.name, first_alone=True) for one in SQUAD)
FIELD = words("field 4", "pitch 4", "ground 4", "field number 4", "cancha 4", "4th field", "fourth field")
FACTS = (day(FIRST, today=TODAY), clock(18), FIELD)
NOT_SO = (unless(words("field 2", "pitch 2"), "not", "instead", "first"), person("Valentina Guerra"))


def entered(*who: Person, besides: tuple[Person, ...] = SQUAD) -> Expect:
    """The first training stands in the calendar, with these people invited and perhaps some of the others."""
    return p.event(At("2027-03-02 18:00"), about=(FIELD,), hours=2, attendees=p.Among(who, besides))


def post(to: tuple[Person, ...], text: str) -> Do:
    """A message to a group of people."""
    return do(Messaging.send_message, to=[one.number for one in to], text=text)


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
            slots={
                "the new group": any_of(words("new group", "fresh group", "group chat", "group with", "group of",
                                              "new chat", "new conversation", "message group", "a group"),
                                                  words("season's chat", "fresh chat", "squad chat", "chat for",
                                                  "chat with", "chat of", "group for", "thread with", "thread for",
                                                  "own chat", "own group")),
                "who is in it": any_of(count(*NAMES, at_least=3), words("four parents", "the parents", "one adult"),
                    words("Lucía's mother", "Lucía's mum", "Alba's father", "Alba's dad", "Camila's mother",
                    "Ines's father", "parents who signed", "parents who have signed", "four who signed",
                    "one parent each")),
                "Joana's grandmother": person("Yolanda Herrera", aliases=("grandmother", "grandma")),
                "by mail": words("mail", "email", "e-mail", "mailing", "emailing"),
                "her card": words("card", "contact*", "address book"),
                "the first training": words("training", "practice", "session", "first time", "you start on",
                    "you start", "kick-off", "kick off", "first date", "first meeting", "first evening", "begins on"),
                "the calendar": words("calendar", "event", "entry", "schedule", "diary"),
            },
            avoids={
                "who is in it": words("old group", "existing group", "2026 group", "both parents", "and Pablo",
                                      "with Pablo", "tell Pablo", "and Antonio", "and Teresa", "Jorge Prieto"),
                "the field": words("field 2", "pitch 2"),
            },
            doings=("invite",),
            evidence=("list", "correction", "rule", "pilar", "jorge", "marisol", "diego"),
            window=Window(opens="correction"),
        ),
    )  # fmt: skip

    must = {
        "a group of these four has day, hour and field": p.message_to(*SQUAD, says=FACTS, avoids=NOT_SO),
        "Joana's grandmother knows the same": p.either(p.mail_to(YOLANDA, says=FACTS, avoids=NOT_SO), entered(YOLANDA)),
        "she has a card": p.new_card(YOLANDA),
        "the training is in the calendar": entered(besides=(*SQUAD, YOLANDA)),
    }
    allowed = (created(Conversation, members=SQUAD),)

    _post = post(SQUAD, "Welcome to the new season! First training: Tuesday 2 March, 18:00, field 4. One adult a girl "
                 "in this group, please. Santiago")  # fmt: skip
    _mail = w.write_to(YOLANDA, "Joana's first training", "Dear Mrs Herrera, welcome! Joana's first training is on "
                       "Tuesday 2 March at 18:00, field 4. Santiago Cabrera")  # fmt: skip
    _card = do(Contacts.create_contact, name="Yolanda Herrera", emails=[YOLANDA.email], note="Joana's grandmother")
    _enter = w.enter("Training under-elevens", "2027-03-02 18:00", ends="2027-03-02 19:30", location="Field 4")

    solution = (
        Stage(
            reads=(
                do(EmailApp.search_emails, text="under-elevens"), do(Notes.read_note, note_id=the("rule")),
                do(Contacts.find_contacts, text="'s father"), do(Contacts.find_contacts, text="'s mother"),
                do(Messaging.list_conversations),
            ),
            says="Shall I make a new group with Pilar, Jorge Vidal, Marisol and Diego and post the first training "
            "there (Tuesday 2 March, 18:00, field 4), mail the same to Joana's grandmother Yolanda, make her a card, "
            "and put the training into your calendar?",
            calls=(_post, _mail, _card, _enter),
            reports="The new group and Joana's grandmother know, she has a card, and the training is in your calendar.",
        ),
    )  # fmt: skip

    _text = "First training on Tuesday 2 March at 18:00 on field 4."

    wrong = {
        "the old group": (w.tell("old_group", _text), _mail, _card, _enter),
        "with Valentina's father": (post((*SQUAD, PABLO), _text), _mail, _card, _enter),
        "the other Jorge": (post((PILAR, JORGE_P, MARISOL, DIEGO), _text), _mail, _card, _enter),
        "field 2": (
            post(SQUAD, "First training on Tuesday 2 March at 18:00, field 2."), _mail, _card,
            w.enter("Training", "2027-03-02 18:00", ends="2027-03-02 19:30", location="Field 2"),
        ),
        "the grandmother is forgotten": (_post, _card, _enter),
        "no card": (_post, _mail, _enter),
        "a group of both parents": (post((*SQUAD, TERESA, ANTONIO), _text), _mail, _card, _enter),
    }  # fmt: skip
    ways = {
        "started with a name, and in another order": (
            _card,
            do(Messaging.start_conversation, to=["Marisol Pinho", "Diego Ramos", "Pilar Arroyo", "Jorge Vidal"],
               title="Under-elevens 2027"),
            post(SQUAD, "Hello! We begin on Tue 2/3 at 6 pm, pitch 4 (not field 2)."), _enter,
            do(EmailApp.send_email, to=["Yolanda Herrera"], subject="Training", body="First training: 2 March, 6 pm, "
               "field number 4. Please answer here, this mail replaces the group."),
        ),
        "the grandmother invited to the entry": (
            _post, _card,
            w.enter("Joana and the others: first training", "2027-03-02 18:00", ends="2027-03-02 19:30",
                    location="Club Rambla, field 4", attendees=[YOLANDA.email]),
        ),
    }  # fmt: skip
