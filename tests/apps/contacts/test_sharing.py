"""A card as a file: by reference from a message or a mail, and from the card itself."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Any

import pytest

from pare.errors import BadInput
from pare.handles import User
from pare.phone import Owner, Phone
from pare_apps.attachments import attachment
from pare_apps.contacts import Contact, ContactCard, Contacts, Labelled
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging

FILE = "lola/Lola Remedios.vcf"


@pytest.fixture
def phone() -> Phone:
    phone = Phone(
        [Contacts, Messaging, EmailApp], datetime(2027, 2, 20, 9, tzinfo=UTC), owner=Owner(email="jun@example.com")
    )
    with phone.step("world"):
        cards = phone.app(Contacts).contacts
        cards.add(
            Contact(
                id="lola", name="Lola Remedios", nickname="Lola", relation="grandmother", birthday=date(1947, 2, 25),
                numbers=(Labelled(value="+63 917 555 0102", label="mobile"),), emails=("lola@example.com",),
                addresses=("12 Mabini Street, Manila",), organisation="Larch Clinic", role="nurse",
                note="calls at her breakfast",
            )
        )  # fmt: skip
        cards.add(Contact(id="ben", name="Ben Okafor", numbers=("+1 416 555 0104",), emails=("ben@example.com",)))
        cards.add(Contact(id="stub", name="x" * 300))
    return phone


def test_a_card_is_a_file_that_tells_what_is_the_persons_own(phone: Phone) -> None:
    file = attachment(phone, FILE)
    assert (file.media_type, file.size_kb) == ("text/vcard", 1)
    assert file.text.splitlines() == [
        "Lola Remedios", "Nickname: Lola", "Number: +63 917 555 0102 (mobile)", "Mail: lola@example.com",
        "Address: 12 Mabini Street, Manila", "Work: nurse, Larch Clinic", "Birthday: 25 February 1947",
    ]  # fmt: skip


def test_a_long_name_fits(phone: Phone) -> None:
    assert attachment(phone, f"stub/{'x' * 190}.vcf").text == "x" * 300


def test_a_wrong_name_of_the_file_is_told(phone: Phone) -> None:
    with pytest.raises(BadInput, match=r"attachments: lola carries Lola Remedios.vcf, not 'card.vcf'"):
        attachment(phone, "lola/card.vcf")


def test_operations_send_several_cards_at_once(phone: Phone) -> None:
    with phone.step("user"):
        sent = phone.app(Messaging).send_message(to=("Ben",), attachments=(FILE, "ben/Ben Okafor.vcf"))
        mail = phone.app(EmailApp).send_email(("ben",), "Numbers", "Here.", attachments=(FILE,))
    assert [file.name for file in sent.attachments] == ["Lola Remedios.vcf", "Ben Okafor.vcf"]
    assert "+63 917 555 0102" in mail.attachments[0].text


def test_what_was_sent_stays_as_it_was(phone: Phone) -> None:
    with phone.step("user"):
        sent = phone.app(Messaging).send_message(to=("Ben",), attachments=(FILE,))
        phone.app(Contacts).change_detail("lola", "number", old="+63 917 555 0102")
    assert "Number" in phone.app(Messaging).messages[sent.id].attachments[0].text
    assert "Number" not in attachment(phone, FILE).text


def open_card(phone: Phone) -> User:
    user = User(phone)
    with phone.step("user"):
        phone.open("contacts", ContactCard("lola"))
    assert f"File: {FILE}" in user.look().view.render()
    return user


def test_by_hand_it_goes_by_message(phone: Phone) -> None:
    user = open_card(phone)
    assert user.do("share", {"to": ["Ben"], "text": "Here she is"}).error is None
    sent = next(iter(phone.app(Messaging).messages))
    assert (sent.text, sent.attachments) == ("Here she is", (attachment(phone, FILE),))
    assert user.do("share", {"to": ["Ben"]}).error is None
    assert user.look().view.title == "Lola Remedios"


def test_by_hand_it_goes_by_mail(phone: Phone) -> None:
    assert open_card(phone).do("share", {"to": ["Ben"], "by": "email"}).error is None
    mail = next(iter(phone.app(EmailApp).emails))
    assert (mail.to, mail.subject, mail.attachments) == (
        ("ben@example.com",),
        "Lola Remedios",
        (attachment(phone, FILE),),
    )


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"to": []}, "to: name at least one person"),
        ({"to": ["Zed"]}, "to: 'Zed' is nobody in the contacts"),
        ({"to": ["stub"], "by": "email"}, "to: the card of xxx"),
        ({"to": ["Ben"], "text": "a\x00"}, "share: text: holds control characters"),
    ],
)
def test_what_cannot_go_changes_nothing(phone: Phone, arguments: dict[str, Any], told: str) -> None:
    user, before = open_card(phone), len(phone.journal.changes)
    assert str(user.do("share", arguments).error).startswith(told)
    assert len(phone.journal.changes) == before


def test_a_phone_without_the_app_says_so() -> None:
    phone = Phone([Contacts], datetime(2027, 2, 20, 9, tzinfo=UTC))
    with phone.step("world"):
        phone.app(Contacts).contacts.add(Contact(id="lola", name="Lola Remedios"))
    user = open_card(phone)
    for by, name in (("message", "messaging"), ("email", "email")):
        assert user.do("share", {"to": ["x"], "by": by}).error == f"by: there is no {name} app on this phone"
