"""A cat has been found in the next courtyard, and the one who misses it does not get the house mail."""

from pare.expect import as_is
from pare.phrases import any_of, clock, number, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.lifestyle.words import grey_cat_in_the_wrong_courtyard as its

MAREK = Person(
    "Marek Sokolov", "+372 5550 0161", "marek.sokolov@example.org",
    about="36, night nurse in Tallinn, lives in a block with six stairs and three courtyards, stair A.",
    goal="Mrs Ilves should hear at once that there is a cat like Miisu, but I will not promise that it is hers. If "
    "she cannot come before six, Ms Tamm should please not give the cat away until she has looked.",
)  # fmt: skip
ILVES = Person("Kaja Ilves", "+372 5550 0172")
REIN = Person("Rein Lehtinen", "+372 5550 0183", "rein.lehtinen@example.com")
TAMM = Person("Marta Tamm", email="marta.tamm@example.com")
HOUSE = Person("House post, Kalju 4", email="all@kalju4.test")
_FOUND = p.told(
    ILVES,
    says=(as_is(its.CAT), as_is(any_of(words("courtyard C", "yard C", "court C"), its.THE_TAMM))),
    avoids=(its.CERTAIN,),
)
_WAIT = p.mail_to(
    TAMM, says=(its.KEPT, as_is(clock(18, 30))), avoids=(words("Rein", "I keep", "I can keep", "I will keep"),)
)


class GreyCatInTheWrongCourtyard(Scenario):
    """A cat has been found, and I think I know whose it is."""

    id, domain, difficulty = "grey-cat-in-the-wrong-courtyard", "lifestyle", "easy"
    distractor = "Rein, too, once missed a grey cat, but that one came home in March."
    capabilities = ("intervention timing", "context observation")
    apps = (EmailApp, Messaging, Contacts)
    starts, zone, user, turns = "2027-09-23 15:25", "Europe/Tallinn", MAREK, 14

    def world(self, phone: Phone) -> None:
        phone.name("ilves", w.card(phone, ILVES, note="Stair A, flat 11. Has no e-mail and wants none.",
                                   relation="neighbour"))  # fmt: skip
        w.card(phone, REIN, note="Stair D, top floor.", relation="neighbour")
        w.chat(phone, [ILVES], [
            ("2027-08-30 18:12", "Kaja", "Could you bring me up the paper again when you come from work?"),
            ("2027-08-30 18:20", "me", "It hangs on your door."),
            ("2027-09-23 08:05", "Kaja", "My Miisu slipped out in the night when the lift men came. Grey all over, "
             "only the left front paw is white, and she has never let me put a collar on her. Keep your eyes open!"),
            ("2027-09-23 08:31", "me", "I will, I am home from the night shift now."),
        ])  # fmt: skip
        phone.name("missing", w.said(phone, "slipped out in the night"))
        w.chat(phone, [REIN], [
            ("2027-03-09 19:44", "Rein", "Has anybody seen our grey tabby? Gone since Sunday, courtyard C side."),
            ("2027-03-12 07:15", "Rein", "He is back! Sat in the boiler room and was offended. Thank you all."),
        ])  # fmt: skip
        w.mail(phone, "2027-09-20 10:00", HOUSE, "Lift in stair A", "The lift is out of order from Wednesday noon "
               "until Friday.", to=(HOUSE.email, MAREK.email))  # fmt: skip
        w.everyday(phone, about=("birds", "chess"), avoid=("cat", "Miisu", "courtyard", "grey", "shelter"),
                   besides=(TAMM,))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "15:30", "found", TAMM, "Whose cat is this?", "A grey cat has been crying in courtyard C "
                     "since noon. She is in my kitchen now, ground floor, door 2. At 18:00 I have to leave for the "
                     "airport and drop her at the shelter on the way, unless somebody comes first. Please write here, "
                     "my telephone is being mended. Marta Tamm", to=(HOUSE.email, MAREK.email))  # fmt: skip
        w.mail_comes(story, "15:37", "paw", TAMM, "Re: Whose cat is this?", "I forgot to say: the left front paw is "
                     "white, and there is no collar.", to=(HOUSE.email, MAREK.email))  # fmt: skip
        w.text_comes(story, (p.told(ILVES), "6m"), "later", ILVES, "Oh my heart! I sit at the eye clinic in Mustamäe "
                     "with drops in both eyes, and cannot be there before 18:30. Would she have patience?")  # fmt: skip

    needs = (
        Need(
            "Tell Mrs Ilves, who does not get the house mail, that a cat like Miisu is with Ms Tamm in courtyard C.",
            slots=its.SLOTS_1, avoids=its.AVOIDS_1,
            evidence=("found", "paw", "missing", "ilves"),
            window=Window(opens="paw", closes="18:00"),
        ),
        Need(
            "Ask Ms Tamm to keep the cat until half past six, when Mrs Ilves can be there.",
            slots=its.SLOTS_2, avoids=its.AVOIDS_2,
            evidence=("later",),
            window=Window(opens="later", closes="18:00"),
        ),
    )  # fmt: skip

    must = {"Mrs Ilves knows where to look": _FOUND, "Ms Tamm is asked to wait": p.since("later", _WAIT)}
    allowed = (
        p.since("later", p.told(ILVES)),
        p.before("later", p.mail_to(TAMM, says=(words("think", "may", "might", "neighbour", "owner", "know"),),
                                    avoids=(number(ILVES.number), "Rein"))),
    )  # fmt: skip
