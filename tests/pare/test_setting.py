"""Where a proposal is made: what can be read there, and who has nothing to do with the matter."""

from __future__ import annotations

from datetime import UTC, datetime

from pare.offer import Place
from pare.phone import Phone
from pare.scenario import Person
from pare_apps.contacts import Contact, Contacts, Labelled
from pare_apps.messaging import Messaging
from pare_scenarios import worlds as w

START = datetime(2027, 1, 4, 9, tzinfo=UTC)
ADA = Person("Astrid Dahl", "+47 406 00 111")
BEN = Person("Bruno Falk", "+47 406 00 222")
MATTER = ("Tell Astrid Dahl that lunch is at one.",)


def began() -> Phone:
    phone = Phone((Contacts, Messaging), START, "Europe/Oslo")
    with phone.step("world"):
        w.cards(phone, ADA, BEN)
        w.chat(phone, [ADA], [("2027-01-01 09:00", "Astrid", "Are you hungry?")])
    phone.journal.changes.clear()
    return phone


def test_who_is_named_in_the_matter_is_no_outsider() -> None:
    phone = began()
    (only,) = Place(phone, MATTER).setting(phone.fork()).outsiders
    assert only[:2] == ("Bruno Falk", "Bruno")
    assert Place(phone, (*MATTER, f"Ring {BEN.number.replace(' ', '')}.")).setting(phone.fork()).outsiders == ()


def test_what_arrives_and_changes_is_heard_too() -> None:
    phone = began()
    place, twin = Place(phone, MATTER), phone.fork()
    before = place.setting(twin)
    assert "Are you hungry?" in before.heard
    with twin.step("world"):
        twin.app(Messaging).receive_message(sender=ADA.number, text="Then at two.")
        twin.app(Contacts).contacts.add(Contact(name="Cem Kaya", numbers=(Labelled(value="+47 406 00 333"),)))
    after = place.setting(twin)
    assert "Then at two." in after.heard
    assert {names[0] for names in after.outsiders} == {"Bruno Falk", "Cem Kaya"}
    assert place.setting(phone.fork()) == before


def test_the_label_of_a_number_names_nobody() -> None:
    phone = began()
    with phone.step("world"):
        phone.app(Contacts).contacts.add(Contact(name="Cem Kaya", numbers=(Labelled(value="+90 532 1", label="home"),)))
        w.business(phone, "Corner Bakery", numbers=(Labelled(value="+47 22 33"),))
    outsiders = Place(phone, MATTER).setting(phone.fork()).outsiders
    assert outsiders[1:] == (("Cem Kaya", "Cem", "+90 532 1"), ("Corner Bakery", "+47 22 33"))
