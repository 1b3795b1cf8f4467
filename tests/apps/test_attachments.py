from __future__ import annotations

from datetime import UTC, datetime

import pytest
from pydantic import ValidationError

from pare.app import App
from pare.entity import Entity
from pare.errors import BadInput
from pare.phone import Phone
from pare.screen import Screen
from pare.table import Table
from pare_apps.attachments import Attachment, attachment


class Letter(Entity):
    """A letter."""

    attachments: tuple[Attachment, ...] = ()


class Post(App):
    """Letters."""

    letters: Table[Letter]


class Letters(Screen[Post], root=True):
    """All letters."""


TICKET = Attachment(name="ticket.pdf", text="Seat 14")
SCAN = Attachment(name="scan/1.png", media_type="image/png", size_kb=0)


@pytest.fixture
def phone() -> Phone:
    phone = Phone([Post], datetime(2027, 2, 20, 9, tzinfo=UTC))
    with phone.step("world"):
        phone.app(Post).letters.add(Letter(attachments=(TICKET, SCAN)))
        phone.app(Post).letters.add(Letter())
    return phone


def test_a_reference_names_the_carrier_and_the_file(phone: Phone) -> None:
    assert attachment(phone, "letter_1/ticket.pdf") == TICKET


def test_a_file_name_may_hold_a_slash(phone: Phone) -> None:
    assert attachment(phone, "letter_1/scan/1.png") == SCAN


def test_a_wrong_file_lists_what_is_there(phone: Phone) -> None:
    with pytest.raises(BadInput, match=r"attachments: letter_1 carries ticket.pdf, scan/1.png, not 'tickt.pdf'"):
        attachment(phone, "letter_1/tickt.pdf")


@pytest.mark.parametrize("reference", ["", "/", "ticket.pdf", "letter_2/ticket.pdf", "letter_9/x", "x" * 20_000])
def test_no_file_says_how_to_write_one(phone: Phone, reference: str) -> None:
    with pytest.raises(BadInput, match=r"attachments: .* is no file; write '<id of the message, mail or note"):
        attachment(phone, reference)


def test_a_file_has_a_name_and_no_negative_size() -> None:
    for fields in ({"name": ""}, {"name": "a", "size_kb": -1}, {"name": "a", "path": "/"}):
        with pytest.raises(ValidationError):
            Attachment.model_validate(fields)
