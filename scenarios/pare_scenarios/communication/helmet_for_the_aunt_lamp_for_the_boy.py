"""Two odd thank-yous: I must have swapped the addresses."""

from datetime import date

from pare.expect import as_is, mentions
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, clock, day, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.calendar import Calendar, Event
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminder, Reminders
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w

FRIDAY, SATURDAY, SUNDAY = date(2027, 1, 22), date(2027, 1, 23), date(2027, 1, 24)
DELPHINE = Person(
    "Delphine Fontaine", "+1 514 555 0124", "delphine.fontaine@example.com",
    about="39, sound technician in Montréal, born in Kinshasa; her aunt Thérèse is 82, her nephew Malik turns 10.",
    goal="Malik should unwrap his helmet at his party and Thérèse have her lamp soon. I see them both this weekend, "
    "so I carry the things myself: nothing is sent back or bought again. Both should know that the mix-up is mine.",
)  # fmt: skip
THERESE = Person("Thérèse Okonkwo", "+1 514 555 0131")
NADIA = Person("Nadia Fontaine", "+1 514 555 0132")
SIMBA = Person("Simba Adeyemi", "+1 514 555 0133")

HELMET, LAMP = words("helmet"), words("lamp", "magnifier", "reading light")
TOMORROW = any_of(
    day(SATURDAY, today=FRIDAY), clock(11), clock(14), words("party", "coffee", "tomorrow", "birthday"),
)  # fmt: skip
ON_SUNDAY = any_of(day(SUNDAY, today=FRIDAY), words("chess", "Sunday"))
MIXED_UP = words("mix*", "swap*", "swop*", "switch*", "confus*", "wrong", "mistake", "error", "muddle*", "exchang*",
                 "sorry", "apolog*", "forgive", "the other way round", "crossed")  # fmt: skip
AGAIN = words("send it back", "return label", "order another", "ordered a new", "ordered another", "buy another")


def ring(what: str, since: str, until: str) -> p.Pattern:
    """A reminder that names one of the two things, due in between."""
    wanted = {"repeat": "none", "done": False, "due": p.Between(since, until)}
    return p.Pattern(Reminder, "created", wanted, about=mentions(what))


def noted(event: str, what: str) -> p.Pattern:
    """The entry of that name says to take one of the two things along."""
    return p.Pattern(Event, "changed", {}, event, only=("notes", "title", "alerts"), about=mentions(what))


def write_in(event: str, notes: str) -> Do:
    """Notes of an entry in the calendar."""
    return do(Calendar.update_event, event_id=the(event), notes=notes)


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
            slots={
                "Nadia": person("Nadia Fontaine", aliases=("Malik's mother", "Malik's mum", "Malik's mom", "to both")),
                "Thérèse": person("Thérèse Okonkwo", aliases=("your aunt", "aunt")),
                "the helmet tomorrow": TOMORROW,
                "the helmet": HELMET,
                "the lamp": LAMP,
                "the lamp on Sunday": ON_SUNDAY,
                "so that I think of it": words("remind*", "note*", "calendar", "event", "entry", "entries", "alert"),
            },
            avoids={
                "how they get there": words(
                    "return the", "a return", "exchange the orders", "new helmet", "second helmet", "another helmet",
                    "new lamp", "another lamp", "send it back", "courier", "ship", "reorder",
                    "bring the helmet to Thérèse", "bring Thérèse the helmet", "lamp to the party",
                    "lamp to Malik", "bring the lamp to Nadia",
                ),
                "who is told": words("tell Malik", "write to Malik", "message Malik", "text Malik"),
            },
            evidence=("elegant", "funny", "helmet", "lamp", "coffee", "party", "chess"),
            window=Window(opens="funny", closes="2027-01-23 11:00"),
        ),
    )  # fmt: skip

    _both = p.message_to(NADIA, THERESE, says=(MIXED_UP, HELMET, LAMP, TOMORROW, ON_SUNDAY), avoids=(AGAIN,))
    must = {
        "Nadia knows that the helmet comes to the party": p.either(
            p.message_to(NADIA, says=(MIXED_UP, HELMET, as_is(LAMP), TOMORROW), avoids=(AGAIN,)), _both
        ),
        "Thérèse knows that her lamp comes on Sunday": p.either(
            p.message_to(THERESE, says=(MIXED_UP, as_is(HELMET), LAMP, ON_SUNDAY), avoids=(AGAIN,)), _both
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

    _nadia = w.tell(NADIA, "I am sorry, I swapped two addresses! The lamp is Thérèse's. Malik's present is a helmet, "
                    "I bring it to the party tomorrow. Would you keep the lamp for me?")  # fmt: skip
    _aunt = w.tell(THERESE, "Forgive me, Tantine, I mixed up the addresses. The helmet is Malik's, I take it along "
                   "from you tomorrow at eleven. Yours is a lamp with a magnifier, I bring it on Sunday.")  # fmt: skip
    _helmet = w.set_reminder("Take the helmet along from Thérèse", "2027-01-23 12:00")
    _lamp = w.set_reminder("Take Thérèse's lamp home from the party", "2027-01-23 16:30")

    solution = (
        Stage(
            reads=(
                do(Shopping.list_orders), do(Calendar.list_events, day="2027-01-22", days=3),
                do(Messaging.search_messages, text="Malik"),
            ),
            says="The two parcels went to each other's address. You see Thérèse tomorrow before Malik's party. Shall I "
            "explain it to Nadia and Thérèse, saying that you take the helmet along to the party and bring Thérèse her "
            "lamp on Sunday, and set two reminders for that?",
            calls=(_nadia, _aunt, _helmet, _lamp),
            reports="Nadia and Thérèse know, and you are reminded of helmet and lamp.",
        ),
    )  # fmt: skip

    wrong = {
        "only Nadia hears of it": (_nadia, _helmet, _lamp),
        "the lamp is left to Malik": (
            w.tell(NADIA, "So glad that you like it!"), w.tell(THERESE, "It was a joke, wear it well!"), _helmet, _lamp,
        ),
        "the helmet after the party": (
            _nadia, _aunt, w.set_reminder("Take the helmet along from Thérèse", "2027-01-24 16:00"), _lamp,
        ),
        "the things swapped once more": (
            w.tell(NADIA, "Sorry, I swapped them: the helmet is Thérèse's, I fetch the lamp for you tomorrow."),
            w.tell(THERESE, "Sorry, my mistake: keep the helmet, the lamp is Malik's, see you tomorrow."),
            _helmet, _lamp,
        ),
        "no reminder of the lamp": (_nadia, _aunt, _helmet),
    }  # fmt: skip
    ways = {
        "in the notes of the entries": (
            _nadia, _aunt, write_in("coffee", "Take the helmet along!"), write_in("chess", "Bring her lamp"),
        ),
        "one reminder for both": (
            w.tell(THERESE, "Oh no, my mistake! That helmet was for Malik; may I collect it at coffee tomorrow? Your "
                   "lamp went to him, and comes with me to our chess."),
            w.tell(NADIA, "Ha, that was the wrong parcel. He gets a helmet, I have it with me at the party on "
                   "Saturday. I will take the lamp from you then."),
            w.set_reminder("Helmet from Thérèse to Malik, then lamp from Malik for Thérèse", "2027-01-23 10:30"),
        ),
        "one message to both, and one more reminder": (
            do(Messaging.send_message, to=[NADIA.number, THERESE.number], text="Sorry, I swapped helmet and lamp! "
               "Tomorrow I bring the helmet to the party, on Sunday Thérèse gets the lamp."),
            _lamp, w.set_reminder("The lamp for Thérèse", "2027-01-24 15:00"), _helmet,
        ),
    }  # fmt: skip
