from __future__ import annotations

from datetime import date

import pytest
from pydantic import ValidationError

from pare_apps.contacts import Contact, Group, Labelled
from pare_apps.contacts.identifiers import digits, is_address, is_number


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("+33 6 12-34", "+3361234"),
        ("0033 6 12 34", "+3361234"),
        ("+33 (0)6 12 34", "+3361234"),
        ("(416) 555.0101", "4165550101"),
    ],
)
def test_digits_drop_what_people_write_between_them(text: str, same: str) -> None:
    assert digits(text) == same


@pytest.mark.parametrize("text", ["112", "+1 (416) 555-0101", " 555 0100 "])
def test_numbers(text: str) -> None:
    assert is_number(text)


@pytest.mark.parametrize("text", ["", "12", "((((", "mira", "+1 416\n555 0101", "٣٣٣٣", "1" * 30, "555-CALL"])
def test_no_numbers(text: str) -> None:
    assert not is_number(text)


@pytest.mark.parametrize("text", ["a@b.test", " mira.o@mail.example.com "])
def test_addresses(text: str) -> None:
    assert is_address(text)


@pytest.mark.parametrize("text", ["", "mira", "a@b", "a b@c.test", "a@b@c.test", "a\x00@b.test", "a" * 300 + "@b.test"])
def test_no_addresses(text: str) -> None:
    assert not is_address(text)


def test_a_card_takes_plain_texts_for_numbers_and_addresses() -> None:
    card = Contact(
        name="  Mira \n Okafor ", numbers=("+1 416 555 0103",), emails=(Labelled(value="M@Example.com", label="work"),)
    )
    assert card.name == "Mira Okafor"
    assert [str(entry) for entry in (*card.numbers, *card.emails)] == ["+1 416 555 0103", "M@Example.com (work)"]
    assert card.handles == ("+14165550103", "m@example.com")


@pytest.mark.parametrize(
    "fields",
    [
        {"name": ""},
        {"name": " \t"},
        {"name": "\u200b"},
        {"name": "a\x00b"},
        {"name": "x" * 301},
        {"name": "A", "numbers": ("call me",)},
        {"name": "A", "emails": ("a@b",)},
        {"name": "A", "addresses": ("",)},
        {"name": "A", "numbers": ("555 0100", "555-0100")},
        {"name": "A", "emails": ("a@b.test", "A@B.test")},
        {"name": "A", "note": "bell\x07"},
    ],
)
def test_a_card_refuses_what_no_phone_would_keep(fields: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Contact.model_validate(fields)


def test_a_card_is_looked_up_by_name_nickname_and_birthday() -> None:
    card = Contact(name="José Ángel Ruiz", nickname="Pepe", birthday=date(1960, 2, 29))
    assert {"pepe", "ruiz"} <= set(card.names)
    assert card.born_on == "02-29"
    assert Contact(name="Pepe").born_on == ""


def test_names_in_any_script_are_kept_as_they_are() -> None:
    assert Contact(name="דנה לוי").name == "דנה לוי"
    assert Group(name="🎶").name == "🎶"
