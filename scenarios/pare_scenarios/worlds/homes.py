"""Shared worlds of a private life: household, pastimes, work."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from pare.errors import BadInput, listed
from pare.phone import Phone
from pare.scenario import Person
from pare_scenarios.worlds import people as put
from pare_scenarios.worlds.lives import Life
from pare_scenarios.worlds.places import worth
from pare_scenarios.worlds.texts import pastimes as known, pieces

Words = Iterable[str]


def household(
    phone: Phone, *, friends: int = 3, besides: Iterable[Person] = (), avoid: Words = (), clear: Words = ()
) -> None:
    """A home: friends and neighbours, what firms write, receipts, household notes and things to do.

    Args:
        phone: where; it should hold the scenario's own people already.
        friends: how many friends there are; two neighbours come with them.
        besides: people of the scenario who are not on the phone yet; nobody is called like them.
        avoid: words that no text may contain.
        clear: days (`2027-05-07`) on which nothing lies.
    """
    at_home(Life(phone, "household", besides=besides, avoid=avoid, clear=clear), friends)


def at_home(life: Life, friends: int = 3) -> None:
    """See `household`."""
    for friend in put.knows(life, friends, relation="friend"):
        put.chats(life, (friend,), life.texts("home", "chat", 2))
        put.mails(life, friend.email, friend.name, life.texts("home", "letter", 1))
    neighbours = put.knows(life, 2, relation="neighbour")
    for group in life.texts("home", "group", 1):
        put.chats(life, neighbours, (group,), group.title)
    for firm in life.texts("home", "firm", 3):
        put.firm_card(life, firm.title, firm.text)
        mine = [one for kind in ("mail", "receipt") for one in life.texts("home", kind, 30)
                if one.more["firm"] == firm.title]  # fmt: skip
        for one in mine:
            paid = f"{worth(life.phone, life.lot.randint(8, 30))}"
            put.mails(life, f"news@{firm.text}", firm.title, (replace(one, text=one.text.replace("{sum}", paid)),))
    put.notes(life, life.texts("home", "note", 4), "Scraps")
    put.todo(life, life.texts("home", "todo", 5), "Home")
    put.gone_by(life, life.texts("home", "event", 4))
    put.routine(life, life.texts("home", "routine", 2))


def pastimes(
    phone: Phone, *about: str, count: int = 3, besides: Iterable[Person] = (), avoid: Words = (), clear: Words = ()
) -> None:
    """What the owner does for pleasure: a club's mails, people from there, their talk, notes, things to do.

    Args:
        phone: where; it should hold the scenario's own people already.
        *about: pastimes by name (`PASTIMES` lists them); others are drawn until there are `count`.
        count: how many pastimes.
        besides: as in `household`.
        avoid: as in `household`.
        clear: as in `household`.
    """
    at_leisure(Life(phone, "pastimes", besides=besides, avoid=avoid, clear=clear), about, count)


def at_leisure(life: Life, about: Sequence[str] = (), count: int = 3) -> None:
    """See `pastimes`."""
    for topic in about:
        if topic not in PASTIMES:
            raise BadInput(f"about: there are no texts about {topic!r}; there are {listed(PASTIMES, 40)}")
    others = [name for name in PASTIMES if name not in about and life.allows(name)]
    for topic in (*about, *life.some(others, max(0, count - len(about)))):
        (club,) = pieces(topic, "club")
        put.firm_card(life, club.title, club.text)
        put.mails(life, f"letter@{club.text}", club.title, life.texts(topic, "mail", 2))
        (friend,) = put.knows(life, 1, note=f"From {club.title}.")
        put.chats(life, (friend,), life.texts(topic, "chat", 2))
        put.mails(life, friend.email, friend.name, life.texts(topic, "letter", 1))
        put.notes(life, life.texts(topic, "note", 1), topic.capitalize())
        put.todo(life, life.texts(topic, "todo", 2), topic.capitalize())
        put.gone_by(life, life.texts(topic, "event", 2))


PASTIMES = known()
"""The pastimes that there are texts about."""


def workplace(
    phone: Phone, firm: str, *, colleagues: int = 4, besides: Iterable[Person] = (), avoid: Words = (),
    clear: Words = (),
) -> None:  # fmt: skip
    """A place of work: colleagues with cards, their mails and jokes, minutes, meetings of the past.

    Args:
        phone: where; it should hold the scenario's own people already.
        firm: what it is called.
        colleagues: how many one has to do with.
        besides: as in `household`.
        avoid: as in `household`.
        clear: as in `household`.
    """
    at_work(Life(phone, "workplace", besides=besides, avoid=avoid, clear=clear), firm, colleagues)


def at_work(life: Life, firm: str, colleagues: int = 4) -> None:
    """See `workplace`."""
    roles, team = life.texts("work", "role", colleagues), []
    for role in roles:
        team += put.knows(life, 1, organisation=firm, role=role.title)
    for one in team[:3]:
        put.chats(life, (one,), life.texts("work", "chat", 1))
        put.mails(life, one.email, one.name, life.texts("work", "letter", 1))
    for group in life.texts("work", "group", 1) if len(team) > 1 else ():
        put.chats(life, team[:2], (group,), f"{group.title} {firm}")
    box = "-".join("".join(c if c.isascii() and c.isalnum() else " " for c in firm.lower()).split()) or "office"
    put.mails(life, f"everybody@{box}.test", firm, life.texts("work", "mail", 4))
    put.notes(life, life.texts("work", "note", 2), firm)
    put.todo(life, life.texts("work", "todo", 2), firm)
    put.gone_by(life, life.texts("work", "event", 5), firm, workday=True)
