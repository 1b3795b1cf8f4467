"""Saturday's van has lost its loader and I must find another."""

from pare.expect import changed
from pare.phrases import words
from pare.scenario import Do, Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar, Event
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.pairing import unless
from pare_scenarios.productivity.words import food_bank_van_shift_gap as its

MARISOL = Person(
    "Marisol Garrido", "+57 300 555 0901", "marisol.garrido@example.org",
    about="52, coordinates the volunteers of a food bank in Bogotá and works part time in a library.",
    goal="Saturday's van needs two strong arms, and Jorge must know where they stand. I ask my reserves one by one, in "
    "their order, so that nobody gets ready in vain, and nobody who may not lift is tempted to.",
)  # fmt: skip
JORGE = Person("Jorge Medina", "+57 300 555 0912", "jorge.medina@example.com")
DIEGO = Person("Diego Ruiz", "+57 300 555 0913", "diego.ruiz@example.com")
PILAR = Person("Pilar Vega", "+57 300 555 0914", "pilar.vega@example.com")
SANTIAGO = Person("Santiago Prieto", "+57 300 555 0915", "santiago.prieto@example.com")
CAMILA = Person("Camila Reyes", "+57 300 555 0916", "camila.reyes@example.com")
RAFAEL = Person("Rafael Ortega", "+57 300 555 0917", "rafael.ortega@example.com")
_NOT_THERE = ("not", "instead", "rather than", "then", "from", "leave", "first", "before")
_GONE = ("not", "instead", "out", "was", "ill", "back", "replac*", "for Diego", "cannot", "can't", "sick")


def ask(whom: Person = CAMILA) -> Do:
    """Somebody is asked."""
    return w.tell(whom, "Could you load the van with Jorge on Saturday 17 April, 8:00 to 12:00? Diego's back is bad.")


class FoodBankVanShiftGap(Scenario):
    """Saturday's van has lost its loader and I must find another."""

    id, domain, difficulty = "food-bank-van-shift-gap", "productivity", "hard"
    distractor = "Asking Pilar because she stands first, or all four reserves at once."
    capabilities = ("multi-app orchestration", "goal inference")
    apps = (Messaging, Notes, Contacts, Calendar)
    starts, zone, user = "2027-04-15 16:50", "America/Bogota", MARISOL
    turns = 16

    def world(self, phone: Phone) -> None:
        w.cards(phone, JORGE, DIEGO, PILAR, SANTIAGO, CAMILA, RAFAEL)
        phone.name("rota", w.note(
            phone, "Rota April", "Goes to the printer on Friday 16 April at noon.\nLoaders carry crates of up to 25 "
            "kg.\n## Saturday 10 April\n8:00 to 12:00, van\nJorge drives, Rafael loads\n"
            "## Saturday 17 April\n8:00 to 12:00, van\nJorge drives, Diego loads\n"
            "## Saturday 24 April\n9:00 to 13:00, van\nJorge drives, Diego loads",
            folder="Food bank", at="2027-04-01 20:00"))  # fmt: skip
        phone.name("reserves", w.note(
            phone, "Reserves", "In this order, one after the other, never all at once:\n1. Pilar (sorting and "
            "counting, may not lift since her operation)\n2. Santiago (Saturdays only after ten, his daughter's "
            "class)\n3. Camila\n4. Rafael", folder="Food bank", at="2027-03-02 20:00"))  # fmt: skip
        phone.name("van", w.booked(phone, "2027-04-17 08:00", "Van 17 April", JORGE, DIEGO, until="12:00",
                                   location="Depot"))  # fmt: skip
        w.booked(phone, "2027-04-24 09:00", "Van 24 April", JORGE, DIEGO, until="13:00", location="Depot")
        w.chat(phone, [PILAR], [("2027-04-12 18:20", "Pilar", "If ever you are short of people: I am so bored!")])
        w.chat(phone, [CAMILA], [("2027-03-14 10:10", "Camila", "That was fun. My arms say otherwise.")])
        w.everyday(phone, about=("books", "birds"), work="Chapinero Library", clear=("2027-04-17",),
                   avoid=("van", "rota", "reserve", "crate", "depot", "market"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.text_comes(story, "17:00", "out", DIEGO, "Marisol, my back is gone, I can hardly stand. I can't do "
                     "Saturday, so sorry. Should be all right for the 24th. Diego")  # fmt: skip
        w.text_comes(story, (p.told(CAMILA), "5m"), "yes", CAMILA, "Yes, count me in! But please have me picked up at "
                     "the market, by the flower stalls, not at the depot: I come straight from my mother's. "
                     "Camila")  # fmt: skip
        w.text_comes(story, "17:40", "who", JORGE, "I hear Diego is flat on his back. Who is loading on Saturday, and "
                     "does he come to the depot? Jorge")  # fmt: skip

    needs = (
        Need(
            "Ask Camila, the first reserve who can do the job, to load the van on Saturday.",
            slots=its.SLOTS_1,
            avoids={
                "who can do it": words(
                    *(f"{ask} {whom}" for ask in ("ask", "message", "write to", "text", "asking")
                      for whom in ("Pilar", "Santiago", "Rafael", "all", "everybody", "everyone", "both", "Jorge")),
                    "Camila and Rafael", "Rafael and Camila", "Camila or Rafael", "Pilar first", "all four",
                ),
                "who is free": words("Pilar is first", "ask Pilar", "message Pilar", "Pilar could"),
            },
            doings=("invite",),
            evidence=("out", "rota", "reserves", "van"),
            window=Window(opens="out", closes="2027-04-16 11:00"),
        ),
        Need(
            "Put Camila into the rota and the event in Diego's place, and tell Jorge to fetch her at the market.",
            slots=its.SLOTS_2, avoids=its.AVOIDS_2, doings=("invite", "delete"),
            evidence=("yes",),
            window=Window(opens="yes", closes="2027-04-16 12:00"),
        ),
    )  # fmt: skip

    must = {
        "Camila was asked for Saturday": p.before("yes", p.told(CAMILA, says=(its.DAY,))),
        "the rota has her": p.note_changed(
            "rota", (its.THE_CAMILA, words("Jorge")), (unless(words("Diego"), *_GONE),), section="Saturday 17 April"
        ),
        "the event has her": changed(Event, "van", only=("notes", "location"), attendees=(JORGE, CAMILA)),
        "Jorge knows whom he fetches, and where": p.since("yes", p.either(
            p.told(JORGE, says=(its.THE_CAMILA, its.MARKET), avoids=(unless(its.DEPOT, *_NOT_THERE),)),
            p.message_to(JORGE, CAMILA, says=(its.MARKET,), avoids=(unless(its.DEPOT, *_NOT_THERE),)))),
    }  # fmt: skip
    allowed = (
        p.since("yes", p.told(CAMILA, says=(words("thank*", "market", "Jorge", "great", "wonderful", "see you"),))),
        p.told(DIEGO, says=(words("well", "better", "thank*", "recover*", "worry", "rest"),),
               avoids=(words("24th is", "not on the 24th"),)),
    )  # fmt: skip
