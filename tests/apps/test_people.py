from __future__ import annotations

from datetime import UTC, datetime

import pytest

from pare.errors import BadInput
from pare.phone import Owner, Phone
from pare_apps import people
from pare_apps.contacts import Contact, Contacts

OWNER = Owner(name="Jun Remedios", email="Jun@example.com", number="+1 416 555 0100")


@pytest.fixture
def phone() -> Phone:
    phone = Phone([Contacts], datetime(2027, 2, 20, 9, tzinfo=UTC), owner=OWNER)
    with phone.step("world"):
        for card in (
            Contact(
                id="nadia",
                name="Dr Nadia Haddad",
                numbers=("+44 20 7946 0101", "+44 7700 900001"),
                emails=("N@example.com",),
            ),
            Contact(id="plot", name="Omar Haddad", nickname="Plot Nine", numbers=("020 7946 0102",)),
            Contact(id="jose", name="José Ruiz", nickname="Pepe", emails=("jose@example.org", "pepe@example.org")),
            Contact(id="card9", name="Pepe"),
            Contact(id="mill", name="Odile, Moulin Ferrande"),
            Contact(id="mill2", name="Rory O’Brien"),
            Contact(id="me", name="Jun Remedios", numbers=("+1 416 555 0199",), is_me=True),
        ):
            phone.app(Contacts).contacts.add(card)
    return phone


@pytest.mark.parametrize(
    ("who", "card"),
    [
        ("nadia", "nadia"),
        ("NADIA haddad", "nadia"),
        ("dr nadia haddad", "nadia"),
        ("jose", "jose"),
        ("José  Ruiz", "jose"),
        ("plot nine", "plot"),
        ("Omar", "plot"),
        ("pepe", "card9"),
        ("Odile", "mill"),
        ("odile moulin", "mill"),
        ("O'Brien", "mill2"),
        ("n@EXAMPLE.com", "nadia"),
        ("+447700900001", "nadia"),
        ("me", "me"),
        (" jun ", "me"),
    ],
)
def test_a_person_is_meant_by_id_name_nickname_number_or_address(phone: Phone, who: str, card: str) -> None:
    assert people.person(phone, who).id == card


def test_an_exact_name_goes_first_then_an_exact_nickname_then_a_part(phone: Phone) -> None:
    assert people.person(phone, "Pepe").id == "card9"
    with phone.step("world"):
        phone.app(Contacts).contacts.remove("card9")
        phone.app(Contacts).contacts.add(Contact(name="Pepe Lang"))
    assert people.person(phone, "Pepe").id == "jose"


def test_an_ambiguous_name_lists_who_could_be_meant(phone: Phone) -> None:
    with pytest.raises(BadInput, match=r"attendees: 'Haddad' could be Dr Nadia Haddad \(nadia\), Omar Haddad \(plot\)"):
        people.person(phone, "Haddad", "attendees")


@pytest.mark.parametrize("who", ["Nobody", "", "  ", "Nadia Ruiz", "!!", "+1 999 999", "x@y.test", "x" * 20_000])
def test_nobody_is_an_error_that_says_what_would_be_right(phone: Phone, who: str) -> None:
    with pytest.raises(BadInput, match=r"to: .* is nobody in the contacts; write a name or id"):
        people.person(phone, who)


@pytest.mark.parametrize(
    ("shown", "as_"),
    [
        ("+44 (0)20 7946 0101", "Dr Nadia Haddad"),
        ("N@EXAMPLE.COM", "Dr Nadia Haddad"),
        ("+49 30 555", "+49 30 555"),
        ("who@example.net", "who@example.net"),
        ("jun@example.com", "me"),
        ("+14165550100", "me"),
        ("+1 416 555 0199", "me"),
        ("me", "me"),
        ("Bank", "Bank"),
        ("", ""),
    ],
)
def test_labels_show_the_name_on_the_card(phone: Phone, shown: str, as_: str) -> None:
    assert people.label(phone, shown) == as_


def test_a_label_can_be_told_from_the_card(phone: Phone) -> None:
    contacts = phone.app(Contacts).contacts
    assert people.named(phone, "+44 20 7946 0101", contacts["nadia"]) == "Dr Nadia Haddad"
    assert people.named(phone, "+1 416 555 0199", contacts["me"]) == "me"
    assert people.named(phone, "+1 416 555 0100", None) == "me"
    assert people.named(phone, "+44 1", None) == "+44 1"


def test_a_card_is_found_by_any_of_its_numbers_and_addresses(phone: Phone) -> None:
    for identifier in ("0044 7700 900001", "pepe@example.org", "020 7946-0102"):
        assert people.card_of(phone, identifier) is not None
    assert people.card_of(phone, "Dr Nadia Haddad") is None


def test_a_shared_number_shows_the_first_name(phone: Phone) -> None:
    with phone.step("world"):
        phone.app(Contacts).contacts.add(Contact(name="Anton", numbers=("020 7946 0102",)))
    assert people.label(phone, "020 7946 0102") == "Anton"


def test_numbers_and_addresses_of_people(phone: Phone) -> None:
    assert people.number_of(phone, "Nadia") == "+442079460101"
    assert people.number_of(phone, "+49 (30) 555-01") == "+493055501"
    assert people.address_of(phone, "José") == "jose@example.org"
    assert people.address_of(phone, " New@Example.net ") == "new@example.net"


def test_somebody_without_a_number_or_an_address(phone: Phone) -> None:
    with pytest.raises(BadInput, match="to: the card of José Ruiz has no number"):
        people.number_of(phone, "jose")
    with pytest.raises(BadInput, match="recipients: the card of Omar Haddad has no mail address"):
        people.address_of(phone, "omar", "recipients")


def test_cards_come_in_order_of_name(phone: Phone) -> None:
    assert [card.id for card in people.cards(phone)] == ["nadia", "jose", "me", "mill", "plot", "card9", "mill2"]


def test_a_phone_without_contacts_still_knows_numbers_and_its_owner() -> None:
    phone = Phone([], datetime(2027, 2, 20, 9, tzinfo=UTC), owner=OWNER)
    assert people.cards(phone) == []
    assert people.label(phone, "+14165550100") == "me"
    assert people.label(phone, "555 0101") == "555 0101"
    assert people.number_of(phone, "555 0101") == "5550101"
    with pytest.raises(BadInput, match="nobody in the contacts"):
        people.person(phone, "Nadia")
