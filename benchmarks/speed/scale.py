"""The world in large: forks, writes and look-ups with 10 to 100,000 entities."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from time import perf_counter

from benchmarks.speed.measure import Figure, best
from pare.handles import User, observer
from pare.phone import Phone
from pare_apps.calendar import Calendar, Event
from pare_apps.email import Email, EmailApp

START = datetime(2027, 3, 1, 9, tzinfo=UTC)
SIZES = (10, 1_000, 100_000)


def mailbox(size: int) -> Phone:
    """A phone with so many emails and events."""
    phone = Phone([EmailApp, Calendar], START)
    with phone.step("world"):
        emails, events = phone.app(EmailApp).emails, phone.app(Calendar).events
        for n in range(size):
            emails.add(
                Email(sender=f"p{n % 97}@example.com", to=("me@example.com",), subject=f"Subject {n}", body="Text",
                      sent_at=START - timedelta(minutes=size - n))
            )  # fmt: skip
            events.add(Event(title=f"Event {n}", starts=START + timedelta(hours=n)))
    phone.journal.changes.clear()
    return phone


def measure_fork() -> list[Figure]:
    figures = []
    for size in (10, 10_000):
        phone = mailbox(size)
        figures.append(Figure(f"a fork with {size:,} emails", best(phone.fork, number=200), 10e-6))
    twins, written = [phone.fork() for _ in range(12)], []
    new = Email(sender="a@example.com", subject="New", sent_at=START)

    def write() -> None:
        twin = twins.pop()
        written.append(twin)  # so that no figure holds the end of a fork's life
        with twin.step("world"):
            twin.app(EmailApp).emails.add(new)

    return [*figures, Figure("first write to a fork with 10,000 emails", best(write, repeat=10), 500e-6)]


def measure_inserts() -> list[Figure]:
    seconds = {size: min(_building(size) for _ in range(3)) / size for size in (10_000, 100_000)}
    return [Figure("time an insert, 100,000 rows against 10,000", seconds[100_000] / seconds[10_000], 2.0, "x")]


def measure_lookups() -> list[Figure]:
    times: dict[str, list[float]] = {}
    for size in SIZES:
        phone = mailbox(size)
        read, _ = observer(phone, 10**9)
        last = f"email_{size}"
        calls: dict[str, Callable[[], object]] = {
            "list the inbox": lambda: read("email__list_emails", {"limit": 10}),  # noqa: B023
            "open an email": lambda: read("email__read_email", {"email_id": last}),  # noqa: B023
            "look at a day": lambda: read("calendar__list_events", {"day": "2027-03-01"}),  # noqa: B023
            "show the inbox": User(_in_inbox(phone)).look,
        }
        for name, call in calls.items():
            assert getattr(call(), "error", None) is None, name
            times.setdefault(name, []).append(best(call, number=20))
    return [Figure(f"{name}: 100,000 entities against 10", t[-1] / t[0], 2.5, "x") for name, t in times.items()]


def _in_inbox(phone: Phone) -> Phone:
    twin = phone.fork()
    User(twin).do("open_app", {"app": "email"})
    return twin


def _building(size: int) -> float:
    began = perf_counter()
    mailbox(size)
    return perf_counter() - began
