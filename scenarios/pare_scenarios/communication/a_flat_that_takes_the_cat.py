"""Reza is back to zero with his flat hunt and I promised to keep my eyes open."""

from pare.phrases import person, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.apartments import Apartments
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.communication.words import a_flat_that_takes_the_cat as its

TUOMAS = Person(
    "Tuomas Lehtinen", "+358 50 555 0101", "tuomas.lehtinen@example.org",
    about="41, lab engineer in Tampere, married; moved in spring and never switched off his flat search.",
    goal="Reza should hear today of a flat that really is one for him, knee and cat included, before its list of "
    "viewings closes. What does not suit him he need not hear of, and whether he signs up is his own affair.",
)  # fmt: skip
REZA = Person("Reza Rostami", "+358 50 555 0112")
SANNA = Person("Sanna Lehtinen", "+358 50 555 0113")


def _listing(address: str, district: str, rent: int, water: int, floor: int, **more: object) -> dict[str, object]:
    """A flat that comes on the market."""
    money = {"rent": {"amount": rent}, "water": {"amount": water}}
    usual: dict[str, object] = {"city": "Tampere", "rooms": 2, "available_from": "2027-09-01"}
    return {"address": address, "district": district, "floor": floor, **money, **usual, **more}


KOIVUKATU = _listing(
    "Koivukatu 8", "Kaleva", 790, 25, 2, lift=True, pets="allowed", size_m2=44, agent="Näsi Homes",
    agent_email="letting@nasi-homes.test", sign_up_by="2027-08-03T20:00+03:00",
    viewing_slots=["2027-08-05T17:00+03:00"], description="Quiet yard, buses to the centre every ten minutes.",
)  # fmt: skip
MAKITIE = _listing(
    "Mäkitie 3", "Tammela", 795, 25, 3, pets="on request", size_m2=47, agent="Pyynikki Letting",
    agent_email="hello@pyynikki.test", viewing_slots=["2027-08-06T16:00+03:00"],
    description="Sunny, new kitchen, stairs renovated last year.",
)  # fmt: skip


class AFlatThatTakesTheCat(Scenario):
    """Reza is back to zero with his flat hunt and I promised to keep my eyes open."""

    id, domain, difficulty = "a-flat-that-takes-the-cat", "communication", "easy"
    distractor = "The second new flat has no lift; of two saved ones that look cheaper one is let, one takes no pets."
    capabilities = ("goal inference", "context observation")
    apps = (Messaging, Apartments)
    starts, zone, user = "2027-08-02 16:55", "Europe/Helsinki", TUOMAS

    def world(self, phone: Phone) -> None:
        w.chat(phone, [REZA], [
            ("2027-07-12 19:04", "Reza", "Reza here. You know the market: 850 a month at most, water and all. My "
             "knee wants a lift or the ground floor, Misu moves in too (a quiet cat), and it's from September on."),
            ("2027-07-12 19:20", "me", "Noted. My old search still runs, I'll tell you when one turns up for you two."),
            ("2027-07-12 19:22", "Reza", "You are a real friend. Misu sends regards."),
        ])  # fmt: skip
        phone.name("terms", w.said(phone, "wants a lift or the ground floor"))
        phone.name("promise", w.said(phone, "My old search still runs"))
        w.chat(phone, [SANNA], [("2027-08-02 15:40", "Sanna", "Sanna here, on Kaisa's phone. Home by seven, soup?")])
        w.search(phone, "Tampere, two rooms", districts=("Tampere",), max_total=900, min_rooms=2)
        let = w.flat(phone, "Satakunnankatu 21", 740, lift=True, pets="allowed", state="let", city="Tampere", rooms=2)
        for old in (let, w.flat(phone, "Peltolammi 5", 690, lift=True, pets="no", city="Tampere", rooms=2)):
            w.saved_flat(phone, old, "for me, last winter")
        w.everyday(phone, about=("cooking", "swimming"), avoid=("cat", "lift", "Misu", "knee"))

    def happens(self, story: Story) -> None:
        story.at("17:00", "koivukatu", Apartments.publish_listing, listing=KOIVUKATU)
        story.at("17:00", "makitie", Apartments.publish_listing, listing=MAKITIE)
        w.text_comes(story, "17:06", "again", REZA, "They gave it to somebody else. Seven weeks of hoping, and I start "
                     "from nothing again. Well. Misu has already unpacked her ball.")  # fmt: skip

    needs = (
        Need(
            "Tell Reza about Koivukatu 8, what it costs in all and until when one can sign up for its viewing.",
            slots=its.SLOTS, avoids=its.AVOIDS,
            evidence=("terms", "promise", "koivukatu", "makitie", "again"),
            window=Window(opens="again", closes="2027-08-03 20:00"),
        ),
    )  # fmt: skip

    must = {
        "Reza knows of Koivukatu, its cost and its limit": p.message_to(
            REZA, says=(words("Koivukatu"), its.IN_ALL, its.LIMIT), avoids=(its.THE_OTHER, its.OLD_ONES)
        ),
    }
    allowed = (p.flat_saved("koivukatu", note=(person("Reza Rostami"),)),)
