"""The plaster stays on until Monday, and an ordinary cab is coming on Sunday."""

from pare.expect import Holds, mentions, one_of
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts, Labelled
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.scheduling.words import chair_does_not_fold as its

UNCLES, HALL, HOME, BANK = "14 Temple Tank Road", "Banyan Hall", "6 Second Cross Lane", "Coromandel Bank"
SHALINI = Person(
    "Shalini Chandran", "+91 98405 55001", "shalini.chandran@example.org",
    about="44, bank clerk in Chennai, looks after her uncle Mohan at weekends.",
    goal="My uncle must get to the family lunch in his own chair, without being asked about it and without two cabs at "
    "his gate. My ride to work on Monday stays as it is.",
)  # fmt: skip
UNCLE = Person("Mohan Chandran", "+91 98405 55011")
PADMA = Person("Padma Nair", "+91 98405 55022", "padma.nair@example.com")
RAVI = Person("Ravi Menon", "+91 98405 55033")
_LUNCH = p.Between("2027-05-09 11:05", "2027-05-09 11:35")


def _takes_the_chair(phone: Phone) -> bool:
    """Whether one cab comes to the uncle's on Sunday, an accessible one."""
    eve, night = w.when(phone, "2027-05-09 00:00"), w.when(phone, "2027-05-09 23:59")
    rides = [one for one in phone.app(Cab).rides if one.open and eve <= one.pickup_at <= night]
    return [(one.service, one.wheelchair) for one in rides] == [("accessible", True)]


class ChairDoesNotFold(Scenario):
    """Uncle still needs his chair on Sunday, and the cab I booked cannot take it."""

    id, domain, difficulty = "chair-does-not-fold", "scheduling", "easy"
    distractor = "Thursday's message, or a van, which would do for a chair that folds."
    capabilities = ("context observation", "goal inference")
    apps = (Messaging, Cab, Contacts, Calendar)
    starts, zone, user = "2027-05-07 18:02", "Asia/Kolkata", SHALINI

    def world(self, phone: Phone) -> None:
        phone.name("card", w.card(phone, UNCLE, relation="uncle", favourite=True,
                                  addresses=(Labelled(value=f"{UNCLES}, Mylapore", label="home"),),
                                  note="Hired electric chair until June: 110 kg, does not fold."))  # fmt: skip
        w.card(phone, PADMA, relation="cousin")
        w.card(phone, RAVI, organisation=BANK, role="cashier")
        w.saved_place(phone, "Home", HOME)
        w.spot(phone, UNCLES, -2.1, 0.8, f"{UNCLES}, Mylapore", "Uncle", "Mohan Chandran")
        w.route(phone, UNCLES, HALL, 25)
        w.ride(phone, "2027-04-19 09:10", UNCLES, "Adyar Bone Clinic", "accessible", seats=2, wheelchair=True)
        phone.name("sunday", w.ride(phone, "2027-05-09 11:30", UNCLES, HALL, seats=2, note="Please ring at the gate",
                                    free_until="2027-05-08 20:00", remark="Another time or kind of car: by Saturday "
                                    "20:00. Later there is none that takes a wheelchair."))  # fmt: skip
        phone.name("monday", w.ride(phone, "2027-05-10 08:35", HOME, BANK))
        phone.name("lunch", w.booked(phone, "2027-05-09 12:15", "Family lunch, Banyan Hall", until="15:00",
                                     notes="I fetch Uncle and ride along."))  # fmt: skip
        w.booked(phone, "2027-05-10 09:15", "Audit, branch office", until="13:00")
        w.chat(phone, [PADMA], [
            ("2027-05-06 19:40", "Padma", "From the clinic: the plaster is off by Saturday, and on Sunday he walks "
             "into that hall like a bridegroom."),
            ("2027-05-06 19:52", "me", "Then an ordinary cab will do. I have just ordered it for half past eleven."),
        ])  # fmt: skip
        w.chat(phone, [UNCLE], [
            ("2027-05-05 20:15", "Mohan", "Tell your aunt that I eat two portions of payasam on Sunday. Two!"),
            ("2027-05-05 20:31", "me", "I shall tell the cook."),
        ])  # fmt: skip
        w.everyday(phone, about=("music", "cooking"), work=BANK, clear=("2027-05-09", "2027-05-10"),
                   avoid=("wheelchair", "plaster", "Mohan", "lunch", "chair", "van "))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.text_comes(story, "18:10", "plaster", PADMA, "Change of plan by the bone doctor: he saws on Monday, not "
                     "before. Until then Uncle does not put the foot down and stays seated.")  # fmt: skip
        w.text_comes(story, "18:25", "cross", PADMA, "And not a word about it to him. He has been asked by eleven "
                     "people today and threatens to eat at home.")  # fmt: skip

    needs = (
        Need(
            "Change Sunday's ride to one that takes a wheelchair, without making her uncle talk about it.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("cancel", "pay"),
            evidence=("plaster", "cross", "sunday", "card"),
            window=Window(opens="cross", closes="2027-05-08 20:00"),
        ),
    )  # fmt: skip

    must = {
        "a cab that takes the chair is ordered": p.either(
            p.ride_moved(
                "sunday",
                _LUNCH,
                service="accessible",
                wheelchair=True,
                note=mentions(),
                seats=p.Within(1, 3),
                rider=one_of("", p.Called(UNCLE)),
            ),
            p.ride(UNCLES, HALL, _LUNCH, service="accessible", wheelchair=True),
            p.ride(UNCLES, HALL, _LUNCH, service="accessible", wheelchair=True, rider=UNCLE),
        ),
        "it is the only one on Sunday": Holds(_takes_the_chair),
    }
    allowed = (p.ride_cancelled("sunday"), p.told(PADMA))
