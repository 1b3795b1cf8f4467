"""A customer asks whether her boots are done and until when I am open."""

from pare.expect import Holds
from pare.phrases import amount, clock, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_apps.notes import Note, Notes
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.communication.words import are_my_boots_ready as its
from pare_scenarios.pairing import in_one_line

STEFAN = Person(
    "Stefan Popescu", "+40 700 555 101", "stefan.popescu@example.org",
    about="49, shoemaker with a one-man shop in Cluj, two children; his hands are seldom clean enough for a phone.",
    goal="Whoever asks should know at once what is ready, what it costs and that I shut early today; and my log should "
    "say whom I have told, so that I do not ring people twice.",
)  # fmt: skip
MARTA_M = Person("Marta Munteanu", "+40 700 555 155", "marta.munteanu@example.com")
MARTA_R = Person("Marta Rusu", "+40 700 555 177", "marta.rusu@example.com")
IOANA = Person("Ioana Popescu", "+40 700 555 102")


def _only_hers(phone: Phone) -> bool:
    """Whether the log says of ticket 214, once, and not of 219 that the customer was told."""
    note = phone.named("repairs")
    text = note.text if isinstance(note, Note) else ""
    return len(in_one_line(its.HERS, its.TOLD).spans(text)) == 1 and not in_one_line("219", its.TOLD).found_in(text)


class AreMyBootsReady(Scenario):
    """A customer asks whether her boots are done and until when I am open."""

    id, domain, difficulty = "are-my-boots-ready", "communication", "easy"
    distractor = "Another Marta, whose sandals are not done; six o'clock, as on the sign, when he shuts at four today."
    capabilities = ("context observation", "goal inference")
    apps = (Messaging, Notes, Calendar, Contacts)
    starts, zone, user = "2027-03-11 13:05", "Europe/Bucharest", STEFAN

    def world(self, phone: Phone) -> None:
        phone.name("marta", w.card(phone, MARTA_M, note="Customer. Everything she wears is brown and tall."))
        w.card(phone, MARTA_R, note="Customer, since the market in May.")
        w.card(phone, IOANA, relation="wife", favourite=True)
        phone.name("repairs", w.note(
            phone, "Repairs", "212, Ilić, brogues, new soles, fetched 9 March, 90 lei paid\n"
            "214, Marta (number ends in 155), tall boots, heels and zip, ready, 65 lei\n"
            "219, Marta (number ends in 177), sandals, buckle missing, ordered, 40 lei\n"
            "221, Vasilev, clogs, ready, 30 lei, told on 10 March", at="2027-03-11 11:40", folder="Shop"))  # fmt: skip
        w.note(phone, "Shop sign", "Monday to Friday 9:00 to 18:00\nCash, please", at="2026-09-01 08:00", folder="Shop")
        phone.name("play", w.booked(phone, "2027-03-11 16:00", "School play, Luca is the owl: shop shut from now on",
                                    until="18:30", location="School hall"))  # fmt: skip
        w.booked(phone, "2027-03-12 08:15", "Leather delivery", until="08:45")
        w.chat(phone, [MARTA_R], [
            ("2027-03-02 12:11", "Marta", "Hello, it's Marta with the sandals. Until when are you open on weekdays?"),
            ("2027-03-02 12:30", "me", "Good day! Until six, Monday to Friday. I write when your buckle is here."),
        ])  # fmt: skip
        w.chat(phone, [IOANA], [("2027-03-11 12:20", "Ioana", "Do not be late for the owl, he asked twice.")])
        w.everyday(phone, about=("chess", "music"), avoid=("repair", "boot", "ticket", "shut", "sandal"),
                   clear=("2027-03-11",))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.text_comes(story, "13:10", "question", MARTA_M, "Good day, Marta here. Is my pair finished, what do I owe "
                     "you, and how late can I come by today?")  # fmt: skip

    needs = (
        Need(
            "Tell Marta Munteanu that her boots are ready for 65 lei, today until four, and note that she was told.",
            slots=its.SLOTS, avoids=its.AVOIDS,
            evidence=("question", "marta", "repairs", "play"),
            window=Window(opens="question", closes="15:30"),
        ),
    )  # fmt: skip

    must = {
        "she knows: ready, 65 lei, until four": p.told(
            MARTA_M,
            says=(
                words("ready", "done", "finished", "waiting for you"),
                amount(65),
                clock(16),
            ),
            avoids=(its.SIX, words("sandal*", "219", "buckle"), amount(40)),
        ),
        "the log was written into": p.note_changed("repairs", drops=("214",)),
        "it says that she was told, and nobody else": Holds(_only_hers),
    }
