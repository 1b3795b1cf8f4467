"""The gate code changed and Kwame walks that dog at half past twelve."""

from datetime import date

from pare.expect import changed, mentions
from pare.phrases import words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar, Event
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.pairing import following, unless
from pare_scenarios.productivity.words import dog_walk_new_gate_code as its

PALOMA = Person(
    "Paloma Serrano", "+34 600 555 001", "paloma@serrano-paseos.test",
    about="38, runs a dog-walking business with two walkers in Madrid; keeps all keys and codes in one note.",
    goal="Kwame should not stand before a locked gate with Trufa waiting inside, and the note should be right for the "
    "next walk. Codes are for the walker of that dog and for nobody else.",
)  # fmt: skip
PILAR = Person("Pilar Arroyo", "+34 600 555 012")
SANTIAGO = Person("Santiago Arroyo", "+34 600 555 013")
KWAME = Person("Kwame Asante", "+34 600 555 014")
INES = Person("Ines Garrido", "+34 600 555 015")
YARA = Person("Yara Cabrera", "+34 600 555 016")
_PAST = ("old", "until", "before", "formerly", "was", "previous*", "no longer", "instead of", "replac*", "not")


class DogWalkNewGateCode(Scenario):
    """The gate code changed and Kwame walks that dog at half past twelve."""

    id, domain, difficulty = "dog-walk-new-gate-code", "productivity", "easy"
    distractor = "Her son's gate stands in the same note; on Thursdays somebody else walks the same dog."
    capabilities = ("intervention timing", "context observation")
    apps = (Messaging, Notes, Calendar)
    starts, zone, user = "2027-10-19 11:20", "Europe/Madrid", PALOMA

    def world(self, phone: Phone) -> None:
        phone.name("codes", w.note(phone, "Keys and codes", "## Bruno\nSantiago Arroyo, Calle del Nogal 3. Gate 9902\n"
            "No key, he opens himself\n\n## Luna\nYara Cabrera, Plaza del Pozo 11\nKey on the blue ring\n\n"
            "## Trufa\nGate 4417\nThe flat key is on the green ring\nShe pulls at pigeons",
            at="2027-09-30 18:10"))  # fmt: skip
        weekly = "FREQ=WEEKLY;BYDAY="
        phone.name("walk", w.booked(phone, "2027-09-07 12:30", "Walk: Trufa", KWAME, recurrence=f"{weekly}TU",
                                    location="Calle del Nogal 18"))  # fmt: skip
        w.booked(phone, "2027-09-09 12:30", "Walk: Trufa", INES, recurrence=f"{weekly}TH")
        w.booked(phone, "2027-09-07 16:00", "Walk: Bruno", INES, recurrence=f"{weekly}TU", location="Calle del Nogal 3")
        w.chat(phone, [PILAR], [
            ("2027-09-03 18:20", "Pilar", "Pilar Arroyo here. Trufa is so happy with her walks. My son will write to "
             "you about his Bruno."),
            ("2027-09-03 18:41", "me", "How nice! He has written already."),
        ])  # fmt: skip
        w.chat(phone, [SANTIAGO], [("2027-09-03 17:55", "Santiago", "Santiago Arroyo here, Trufa is my mother's. For "
                                    "Bruno on Tuesdays at four: our gate has 9902.")])  # fmt: skip
        w.chat(phone, [KWAME], [("2027-10-18 19:34", "Kwame", "All as usual tomorrow, straight from the metro. Kwame")])
        phone.name("walkers", w.chat(phone, [KWAME, INES], [
            ("2027-10-15 14:22", "Ines", "Ines: from Monday I write down kilometres again, too.")
        ], title="Walkers"))  # fmt: skip
        w.everyday(phone, about=("dog", "running"), avoid=("gate", "code", "key", "walk"), clear=("2027-10-19",))

    def happens(self, story: Story) -> None:
        w.text_comes(story, "11:30", "code", PILAR, "Good morning, the caretaker changes the code of our gate. "
                     "From noon today it is 7310 and nothing else opens. Would you let your walker "
                     "know? Pilar A.")  # fmt: skip
        w.text_comes(story, "11:45", "coat", YARA, "It is getting cold in the mornings. Would you put "
                     "a coat on Luna for the walk, or not yet? Yara")  # fmt: skip

    needs = (
        Need(
            "Tell Kwame the new code of Trufa's gate before half past twelve, and correct it in the note.",
            slots=its.SLOTS, avoids=its.AVOIDS,
            evidence=("code", "walk", "codes"),
            window=Window(opens="code", closes="12:30"),
        ),
    )  # fmt: skip

    must = {
        "Kwame has the code of that gate": p.message_to(
            KWAME,
            says=(its.NEW, its.WHICH),
            avoids=(its.OTHER_DOG, following(its.NEW, words("to", "by", "with"), its.OLD, within=2)),
        ),
        "the note has it at Trufa": p.note_changed(
            "codes", (its.NEW, words("green ring"), words("pigeons")), (unless(its.OLD, *_PAST),), section="Trufa"
        ),
    }
    allowed = (
        p.message_to(PILAR, says=(words("thank*", "will tell", "told", "knows", "passed", "noted", "Kwame"),),
                     avoids=(words("walk later", "another day", "cannot"),)),
        p.either(p.occurrence("walk", date(2027, 10, 19), notes=mentions(its.NEW)),
                 changed(Event, "walk", notes=mentions(its.NEW))),
    )  # fmt: skip
