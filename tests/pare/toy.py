"""Three tiny apps, written as apps are meant to be: chats, people, bells."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from types import SimpleNamespace

from pare.actions import propose
from pare.app import App, Arrived, incoming, read, write
from pare.entity import Entity
from pare.errors import BadInput
from pare.handles import User
from pare.phone import Phone, Proposal
from pare.screen import Item, Screen, View, tap
from pare.table import Table
from pare.times import Moment

START = datetime(2027, 3, 2, 8, 0, tzinfo=UTC)
ROME = "Europe/Rome"


class Talk(Entity, index=("members",), quiet=("opened",), container=True):
    """A conversation."""

    members: tuple[str, ...]
    opened: int = 0


class Line(Entity, index=("talk_id", "sender"), order="sent_at", search=("text",), quiet=("seen",)):
    """One message of a conversation."""

    talk_id: str
    sender: str
    text: str
    sent_at: Moment
    seen: bool = False


class Card(Entity, index=("name", "tags")):
    """One person."""

    name: str
    number: str = ""
    tags: tuple[str, ...] = ()


class Bell(Entity, index=("rung",), order="due"):
    """Something that rings at its time."""

    title: str
    due: Moment
    rung: bool = False


class Chat(App):
    """Text messages."""

    talks: Table[Talk]
    lines: Table[Line]

    @read
    def read_talk(self, talk_id: str, limit: int = 20) -> list[Line]:
        """The latest lines, oldest first.

        Args:
            talk_id: Which conversation.
            limit: At most so many.
        """
        return self.lines.where(talk_id=self.talks[talk_id].id, newest=True, limit=limit)[::-1]

    @read
    def list_talks(self) -> list[Talk]:
        """All conversations."""
        return list(self.talks)

    @read
    def sly_read(self) -> None:
        """Pretends to read."""
        self.talks.add(Talk(members=("Mallory",)))

    @read
    def sly_send(self) -> Line:
        """Pretends to read, and has another operation write."""
        return self.send("talk_1", "x")

    @write
    def send(self, talk_id: str, text: str) -> Line:
        """Send a message.

        Args:
            talk_id: Which conversation.
            text: What to send.
        """
        return self._say(self.talks[talk_id], "me", text)

    @write
    def send_to(self, name: str, text: str) -> Line:
        """Send a message to a person, in a new conversation if need be.

        Args:
            name: To whom.
            text: What to send.
        """
        return self._say(self._talk_with(name), "me", text)

    @write
    def send_all(self, talk_ids: tuple[str, ...], text: str) -> list[Line]:
        """Send a message to several conversations, or to none.

        Args:
            talk_ids: Which conversations.
            text: What to send.
        """
        return [self.send(talk_id, text) for talk_id in talk_ids]

    @write
    def send_what_works(self, talk_ids: tuple[str, ...], text: str) -> list[Line]:
        """Send a message to those conversations that there are.

        Args:
            talk_ids: Which conversations.
            text: What to send.
        """
        sent = []
        for talk_id in talk_ids:
            try:
                sent.append(self.send(talk_id, text))
            except BadInput:
                continue
        return sent

    @write
    def rename(self, talk_id: str, members: tuple[str, ...]) -> Talk:
        """Give a conversation other members.

        Args:
            talk_id: Which conversation.
            members: The members.
        """
        return self.talks.update(self.talks[talk_id].changed(members=members))

    @write
    def open_once_more(self, talk_id: str) -> Talk:
        """Count that a conversation was opened.

        Args:
            talk_id: Which conversation.
        """
        talk = self.talks[talk_id]
        return self.talks.update(talk.changed(opened=talk.opened + 1))

    @write
    def delete_talk(self, talk_id: str) -> None:
        """Delete a conversation with its lines.

        Args:
            talk_id: Which conversation.
        """
        for line in self.lines.where(talk_id=self.talks[talk_id].id):
            self.lines.remove(line.id)
        self.talks.remove(talk_id)

    @incoming(headline="{sender}: {text:.12}", full="{sender} in {talk_id}:\n{text}")
    def receive(self, sender: str, text: str) -> Line:
        """Somebody writes."""
        return self._say(self._talk_with(sender), sender, text)

    @incoming(headline="{sender} left", full="{sender} has left for good")
    def leave(self, sender: str) -> None:
        """Somebody leaves."""
        self.talks.remove(self.talks.where(members=sender)[0].id)

    def screen_of(self, entity: Entity) -> Screen[Chat] | None:
        """The conversation of a line."""
        return TalkView(entity.talk_id) if isinstance(entity, Line) else None

    def mutes(self, entity: Entity) -> bool:
        """Nobody hears of Muted."""
        return isinstance(entity, Line) and entity.sender == "Muted"

    def _talk_with(self, name: str) -> Talk:
        found = self.talks.where(members=name, limit=1)
        return found[0] if found else self.talks.add(Talk(members=(name,)))

    def _say(self, talk: Talk, sender: str, text: str) -> Line:
        return self.lines.add(Line(talk_id=talk.id, sender=sender, text=text, sent_at=self.now))


class Talks(Screen[Chat], root=True):
    """All conversations."""

    def show(self, app: Chat) -> View:
        """One row each."""
        return View("Talks", items=(Item.of(talk, ", ".join(talk.members)) for talk in app.talks))

    @tap
    def open_talk(self, app: Chat, talk_id: str) -> TalkView:
        """Open a conversation."""
        app.open_once_more(talk_id)
        return TalkView(talk_id)

    @tap
    def lose_way(self, app: Chat) -> TalkView:
        """Leads where it did not say that it would."""
        app.send_to("Nobody", "lost")
        return Talks()  # type: ignore[return-value]


class TalkView(Screen[Chat]):
    """One conversation."""

    talk_id: str

    def show(self, app: Chat) -> View:
        """Its lines."""
        return View("Talk", (f"{line.sender}: {line.text}" for line in app.read_talk(self.talk_id)))

    def alive(self, app: Chat) -> bool:
        """Until it is deleted."""
        return self.talk_id in app.talks

    @tap
    def send(self, app: Chat, text: str) -> None:
        """Send a message here."""
        app.send(self.talk_id, text)

    @tap
    def send_twice(self, app: Chat, text: str, fails: bool = False) -> TalkView | None:
        """Send it twice, or fail in between."""
        app.send(self.talk_id, text)
        app.send("no such talk" if fails else self.talk_id, text)

    @tap
    def delete(self, app: Chat) -> Talks:
        """Delete this conversation."""
        app.delete_talk(self.talk_id)
        return Talks()

    @tap
    def open_other(self, app: Chat, talk_id: str) -> TalkView:
        """Go to another conversation."""
        return TalkView(app.talks[talk_id].id)

    @tap
    def open_card(self, app: Chat, make: bool = False) -> CardView | None:
        """Show who that is."""
        people, name = app.phone.app(People), app.talks[self.talk_id].members[0]
        found = people.cards.where(name=name)
        if not found and not make:
            return None
        return CardView(found[0].id if found else people.add_card(name).id)


class People(App):
    """Who is who."""

    cards: Table[Card]

    @read
    def find(self, name: str) -> list[Card]:
        """People of that name.

        Args:
            name: The whole name.
        """
        return self.cards.where(name=name)

    @write
    def add_card(self, name: str, number: str = "") -> Card:
        """Add a person.

        Args:
            name: The name.
            number: The telephone number.
        """
        return self.cards.add(Card(name=name, number=number))

    @write
    def remove_card(self, card_id: str) -> None:
        """Remove a person.

        Args:
            card_id: Whom.
        """
        self.cards.remove(card_id)


class CardList(Screen[People], root=True):
    """Everybody."""

    @tap
    def open_card(self, app: People, card_id: str) -> CardView:
        """Show somebody."""
        return CardView(app.cards[card_id].id)


class CardView(Screen[People]):
    """One person."""

    card_id: str

    def alive(self, app: People) -> bool:
        """Until it is removed; a gone card is noticed by its absence."""
        return bool(app.cards[self.card_id])

    @tap
    def remove(self, app: People) -> CardList:
        """Remove this person."""
        app.remove_card(self.card_id)
        return CardList()

    @tap
    def write_to(self, app: People) -> TalkView:
        """Write to this person."""
        return TalkView(app.phone.app(Chat).send_to(app.cards[self.card_id].name, "Hello").talk_id)


class Bells(App):
    """Things that ring."""

    bells: Table[Bell]

    @read
    def list_bells(self) -> list[Bell]:
        """All of them, the next one first."""
        return list(self.bells)

    @write
    def set_bell(self, title: str, due: Moment) -> Bell:
        """Set a bell.

        Args:
            title: What for.
            due: When it rings.
        """
        return self.bells.add(Bell(title=title, due=due))

    @write
    def move_bell(self, bell_id: str, due: Moment) -> Bell:
        """Set a bell to another time.

        Args:
            bell_id: Which one.
            due: When it rings.
        """
        return self.bells.update(self.bells[bell_id].changed(due=due))

    @write
    def remove_bell(self, bell_id: str) -> Bell:
        """Remove a bell.

        Args:
            bell_id: Which one.
        """
        return self.bells.remove(bell_id)

    @incoming(headline="{title}", full="{title} rang, due {due:%H:%M}")
    def rings(self, bell_id: str) -> Bell:
        """A bell rings."""
        return self.bells.update(self.bells[bell_id].changed(rung=True))

    @incoming(headline="Cancelled: {title}", full="{title} was cancelled, {words.left} left")
    def cancelled(self, bell_id: str) -> Arrived[Bell]:
        """Somebody cancels what a bell was for."""
        return Arrived(self.bells.remove(bell_id), SimpleNamespace(left=len(self.bells)))

    def next_alarm(self) -> datetime | None:
        """When the next bell rings."""
        waiting = self.bells.where(rung=False, limit=1)
        return waiting[0].due if waiting else None

    def ring(self) -> None:
        """Ring."""
        self.phone.deliver("bells__rings", {"bell_id": self.bells.where(rung=False, limit=1)[0].id})


class BellList(Screen[Bells], root=True):
    """All bells."""

    @tap
    def add_bell(self, app: Bells, title: str, due: Moment) -> None:
        """Set a bell."""
        app.set_bell(title, due)


APPS: tuple[type[App], ...] = (Chat, People, Bells)


def phone(*apps: type[App], talks: tuple[str, ...] = ("Ada", "Ben")) -> Phone:
    """A phone at nine in Rome, with a conversation of two lines with each of these people."""
    made = Phone(apps or APPS, START, ROME)
    with made.step("world"):
        for name in talks:
            chat = made.app(Chat)
            talk = chat.talks.add(Talk(members=(name,)))
            for text in (f"Hi, {name} here", "How are you?"):
                chat.lines.add(Line(talk_id=talk.id, sender=name, text=text, sent_at=made.now))
    made.journal.changes.clear()
    return made


def accepted(made: Phone, text: str = "Shall I?") -> Proposal:
    """A proposal that the user has accepted."""
    proposal = propose(made, text)
    assert User(made).do("accept_proposal").error is None
    return proposal


class Undo(Exception):
    """Ends a step that is to be undone."""


@contextmanager
def undone(made: Phone) -> Iterator[None]:
    """A step of the user that fails at its end."""
    with suppress(Undo), made.step("user"):
        yield
        raise Undo
