"""Shared worlds: much of a life, always the same, nobody mistaken for anybody, nothing asked and nothing open."""

from __future__ import annotations

import re
from collections import Counter
from datetime import datetime, timedelta
from typing import Any

import pytest

from pare import registry
from pare.entity import Entity
from pare.expect import texts_in
from pare.phone import Owner, Phone
from pare.scenario import Person
from pare.times import moment, zone
from pare_apps.apartments import Apartments
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_apps.shopping import Shopping
from pare_bench.gates import check
from pare_scenarios import worlds as w
from pare_scenarios.lifestyle.bins_after_ascension_day import BinsAfterAscensionDay
from pare_scenarios.names import FAMILY, GIVEN, known
from pare_scenarios.worlds.cultures import GROUPS, names
from pare_scenarios.worlds.places import country
from pare_scenarios.worlds.texts import _all

APPS = tuple(registry.apps().values())
OWNERS = {
    "Ulla Krüger": "Europe/Berlin", "Sunita Iyer": "Asia/Kolkata", "Deepak Menon": "Europe/London",
    "Kofi Mensah": "Africa/Accra", "Yuki Tanaka": "Asia/Tokyo", "Rosa Vidal": "America/Montevideo", "Runa Lund": "UTC",
}  # fmt: skip


def lived(name: str = "Ulla Krüger", apps: Any = APPS, **how: Any) -> Phone:
    where = OWNERS.get(name, "Europe/Berlin")
    start = moment("2027-05-03 08:55", zone(where))
    phone = Phone(apps, start, where, Owner(name=name, email="owner@example.org", number="+49 171 39200 99"))
    with phone.step("world"):
        w.everyday(phone, **how)
    return phone


def rows(phone: Phone) -> list[Entity]:
    return [row for table in phone.tables() for row in table]


def texts(phone: Phone) -> str:
    return "\n".join(text for row in rows(phone) for text in texts_in(row))


@pytest.mark.parametrize("name", OWNERS)
def test_a_phone_of_all_apps_is_full_of_life(name: str) -> None:
    phone = lived(name, work="Peepal Bank")
    assert 150 <= len(rows(phone)) <= 260
    full = {table.name.partition(".")[0] for table in phone.tables() if len(table)}
    assert full == {app.name for app in APPS}


@pytest.mark.parametrize("app", APPS, ids=lambda app: app.name)
def test_an_app_alone_is_filled_as_well(app: Any) -> None:
    assert len(rows(lived(apps=(app,)))) >= 7


def test_three_apps_hold_what_a_scenario_needs_and_more() -> None:
    assert len(rows(lived(apps=(EmailApp, Messaging, Reminders)))) >= 60


def test_the_same_phone_is_always_the_same_and_another_is_not() -> None:
    assert rows(lived()) == rows(lived())
    both = [lived(name) for name in ("Ulla Krüger", "Runa Lund")]
    one, other = ({(row.kind, text) for row in rows(phone) for text in texts_in(row)} for phone in both)
    assert len(one & other) < 0.7 * len(one)


def people_on(phone: Phone) -> list[str]:
    return [card.name for card in phone.app(Contacts).contacts if not card.organisation or card.role]


@pytest.mark.parametrize("name", OWNERS)
def test_people_are_called_by_the_projects_names_and_each_in_another_way(name: str) -> None:
    found = people_on(lived(name, work="Peepal Bank"))
    words = Counter(word for one in found for word in one.split())
    assert len(found) >= 12
    assert all(known(one) for one in found)
    assert max(words.values()) == 1
    assert not {*name.split()} & {*words}


def test_nobody_is_called_like_somebody_who_is_there_or_comes() -> None:
    free = people_on(lived())
    start = moment("2027-05-03 08:55", zone("Europe/Berlin"))
    phone = Phone(APPS, start, "Europe/Berlin", Owner(name="Ulla Krüger"))
    with phone.step("world"):
        w.card(phone, Person(free[0], "+49 30 1"))
        w.remind(phone, f"Call {free[1]}")
        w.mail(phone, "2027-05-01 10:00", Person(free[2], email="x@example.org"), "Hello", "Yours")
        w.everyday(phone, besides=(Person(free[3]),))
    taken = {word for one in free[:4] for word in one.split()}
    assert not taken & {word for one in people_on(phone) if one != free[0] for word in one.split()}


def test_numbers_and_addresses_belong_to_one_person_each() -> None:
    for name in OWNERS:
        handles = [handle for card in lived(name, work="Bank").app(Contacts).contacts for handle in card.handles]
        assert len({*handles}) == len(handles)


@pytest.mark.parametrize("name", OWNERS)
def test_nothing_is_open(name: str) -> None:
    phone = lived(name, work="Peepal Bank")
    shop, cab, flats = phone.app(Shopping), phone.app(Cab), phone.app(Apartments)
    assert not len(shop.cart)
    assert all(not order.is_open and order.return_until < phone.now for order in shop.orders)
    assert all(ride.status == "completed" and ride.pickup_at < phone.now for ride in cab.rides)
    assert all(not flat.on_market for flat in flats.listings)
    assert all(viewing.starts < phone.now for viewing in flats.viewings)
    assert not len(flats.saved_searches)
    assert all(mail.read and mail.folder in ("inbox", "archive") for mail in phone.app(EmailApp).emails)
    assert not any(talk.is_unread for talk in phone.app(Messaging).conversations)
    assert all(reminder.due is None for reminder in phone.app(Reminders).reminders)
    assert all(app.next_alarm() is None for app in (phone.app_named(kind.name) for kind in APPS))


@pytest.mark.parametrize("name", OWNERS)
def test_what_is_still_to_come_is_early_short_and_in_nobodys_way(name: str) -> None:
    phone = lived(name)
    ahead = [event for event in phone.app(Calendar).events if event.starts > phone.now]
    for event in ahead:
        assert event.starts.astimezone(phone.zone).hour == 6
        assert event.ends - event.starts == timedelta(minutes=30)
        assert not event.busy
        assert event.starts > phone.now + timedelta(days=2)
    assert all(
        value <= phone.now
        for row in rows(phone) if row not in ahead
        for field, value in row.__dict__.items()
        if isinstance(value, datetime)
    )  # fmt: skip


def days(phone: Phone) -> set[str]:
    return {event.starts.astimezone(phone.zone).date().isoformat() for event in phone.app(Calendar).events}


def test_a_clear_day_stays_clear() -> None:
    taken = days(lived())
    cleared = days(lived(clear=taken))
    assert taken
    assert cleared
    assert not taken & cleared


def test_words_to_be_avoided_are_nowhere() -> None:
    words = ("dog", "bread", "lamp", "river", "station")
    for name in OWNERS:
        assert "dog" not in Counter(re.findall(r"\w+", texts(lived(name, avoid=words)).casefold()))
        assert not any(word in texts(lived(name, avoid=words)).casefold() for word in words)


def test_names_to_be_avoided_are_nobodys() -> None:
    first = people_on(lived())[0]
    assert not {*first.split()} & {word for one in people_on(lived(avoid=first.split())) for word in one.split()}


def test_what_somebody_likes_is_there_in_every_app() -> None:
    phone = lived(about=("chess",))
    assert "patient-knight.test" in texts(phone)
    assert any("chess" in product.name.casefold() for product in phone.app(Shopping).products)
    assert any(folder.name == "Chess" for folder in phone.app(Notes).folders)


def test_work_brings_colleagues_and_only_where_there_is_any() -> None:
    assert any(card.organisation == "Peepal Bank" for card in lived(work="Peepal Bank").app(Contacts).contacts)
    assert not any(card.role for card in lived().app(Contacts).contacts)


@pytest.mark.parametrize("name", OWNERS)
def test_money_is_that_of_the_place(name: str) -> None:
    phone = lived(name)
    currency = country(phone).currency
    assert {variant.price.currency for variant in phone.app(Shopping).variants} == {currency}
    assert {ride.fare.currency for ride in phone.app(Cab).rides} == {currency}
    assert {flat.rent.currency for flat in phone.app(Apartments).listings} == {currency}
    assert phone.app(Cab).rules.currency == currency


def test_goods_places_and_flats_of_the_scenario_have_no_doubles() -> None:
    start = moment("2027-05-03 08:55", zone("Europe/Berlin"))
    for number in range(12):
        phone = Phone(APPS, start + timedelta(days=number), "Europe/Berlin", Owner(name="Ulla Krüger"))
        with phone.step("world"):
            w.product(phone, "Desk lamp", 40)
            w.spot(phone, "Station Road 5")
            w.flat(phone, "Quay Street 9", 500)
            w.everyday(phone)
        assert sum("lamp" in one.name.casefold() for one in phone.app(Shopping).products) == 1
        assert sum("station" in one.name.casefold() for one in phone.app(Cab).locations) == 1
        assert sum("quay" in one.address.casefold() for one in phone.app(Apartments).listings) == 1


def test_a_code_for_a_first_order_can_still_be_used() -> None:
    phone = Phone(APPS, moment("2027-05-03 08:55", zone("UTC")), "UTC", Owner(name="Ulla Krüger"))
    with phone.step("world"):
        w.code(phone, "HELLO", 10, first_order=True)
        w.catalogue(phone)
    assert not len(phone.app(Shopping).orders)


def test_flats_can_stay_on_the_market() -> None:
    phone = Phone(APPS, moment("2027-05-03 08:55", zone("UTC")), "UTC", Owner(name="Ulla Krüger"))
    with phone.step("world"):
        w.rentals(phone, flats=6, on_market=2, districts=("East",))
    listings = [*phone.app(Apartments).listings]
    assert sum(one.on_market for one in listings) == 2
    assert {one.district for one in listings} == {"East"}


# The texts themselves --------------------------------------------------------------------------

PIECES = [(topic, kind, piece) for (topic, kind), found in _all().items() for piece in found]
ASKS = re.compile(
    r"\b(?:please|deadline|rsvp|let me know|reply|answer by|urgent|asap|by (?:mon|tues|wednes|thurs|fri|satur|sun)day"
    r"|tomorrow|tonight|overdue|to pay|invoice|expires?|cancel\w*|password|click|verify)\b", re.IGNORECASE,
)  # fmt: skip


def test_there_are_several_hundred_pieces_and_none_twice() -> None:
    told = Counter((piece.title, piece.text) for _, kind, piece in PIECES if kind in ("mail", "letter", "chat", "note"))
    assert sum(told.values()) > 300
    assert max(told.values()) == 1
    assert len(w.PASTIMES) >= 20


@pytest.mark.parametrize("kind", ["mail", "letter", "chat", "group", "note", "receipt", "todo", "event"])
def test_no_piece_asks_for_anything(kind: str) -> None:
    for topic, its, piece in PIECES:
        if its == kind:
            assert not ASKS.search(f"{piece.title}\n{piece.text}"), (topic, piece)


def test_no_talk_ends_with_an_open_question() -> None:
    for _, kind, piece in PIECES:
        if kind in ("chat", "group"):
            lines = piece.text.split("\n")
            assert all(re.match(r"(?:a|b|c|me): \S", line) for line in lines), piece
            assert not (lines[-1].endswith("?") and not lines[-1].startswith("me")), piece


def test_the_same_is_not_told_by_noise() -> None:
    from pare_bench.corpus import corpus

    noise = {value for event in corpus() for _, value in event.arguments if isinstance(value, str)}
    ours = {text for _, _, piece in PIECES for text in (piece.title, piece.text) if text}
    assert not {text for text in ours & noise if " " in text}


def test_no_piece_names_a_person() -> None:
    for _, kind, piece in PIECES:
        if kind in ("mail", "letter", "chat", "group", "note", "todo", "event"):
            assert not {*re.findall(r"\w+", f"{piece.title} {piece.text}")} & (GIVEN | FAMILY), piece


def test_groups_of_names_are_made_of_the_projects_names() -> None:
    for group in GROUPS:
        given, family = names(group)
        assert {*given} <= GIVEN
        assert {*family} <= FAMILY
        assert len({*given}) == len(given)


class Everything(BinsAfterAscensionDay):
    """The bins, on a phone with all apps."""

    id = "bins-with-all-apps"
    apps = APPS

    def world(self, phone: Phone) -> None:
        super().world(phone)
        w.workplace(phone, "Needle and Thread", avoid=("bin", "brown"))


def test_such_a_phone_passes_every_gate() -> None:
    ((_, gates),) = check([Everything()]).items()
    assert {name: gate.detail for name, gate in gates.items() if not gate.passed} == {}
