"""A small phone with a few people, on which the free assistants can be tried."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

from pare.agent import WAIT, Action, Follower, PhoneUser, Sight
from pare.loop import Limits, Loop
from pare.noise import NO_NOISE, Noise
from pare.phone import Phone, Proposal
from pare.registry import Seat
from pare.times import moment, zone
from pare_agents.assistants.rules import Rules
from pare_apps.attachments import Attachment
from pare_apps.calendar import Attendee, Calendar, Event
from pare_apps.contacts import Contact, Contacts
from pare_apps.email import Email, EmailApp
from pare_apps.messaging import Conversation, Message, Messaging
from pare_apps.reminders import Reminder, Reminders

ROME = zone("Europe/Rome")
MINA, TOBI = "+39 333 5550101", "+39 333 5550102"


def local(text: str) -> datetime:
    return moment(text, ROME)


class Answering(PhoneUser):
    """Accepts or rejects whatever is offered, and waits otherwise."""

    def __init__(self, accept: bool) -> None:
        self.accept = accept

    async def act(self, sight: Sight) -> Action:
        if sight.look.proposal is None:
            return WAIT
        return Action("accept_proposal") if self.accept else Action("reject_proposal", {"reason": "no"})


class World:
    """Monday 7 June 2027, 9:00 in Rome: fill it, let things arrive, and play."""

    def __init__(self) -> None:
        apps = [Contacts, Messaging, EmailApp, Calendar, Reminders]
        self.phone = Phone(apps, local("2027-06-07 09:00"), "Europe/Rome")
        with self.phone.step("world"):
            contacts = self.phone.app(Contacts).contacts
            self.mina = contacts.add(Contact(name="Mina Holm", numbers=(MINA,), emails=("mina@holm.example.com",)))
            self.tobi = contacts.add(Contact(name="Tobi Adeyo", numbers=(TOBI,), emails=("tobi@example.com",)))
        self.loop: Loop | None = None
        self._due = self.phone.now

    # what is there

    def card(self, name: str, **fields: Any) -> Contact:
        with self.phone.step("world"):
            return self.phone.app(Contacts).contacts.add(Contact(name=name, **fields))

    def event(self, title: str, at: str, until: str = "", who: tuple[str, ...] = (), **fields: Any) -> Event:
        ends = {"ends": local(until)} if until else {}
        guests = tuple(Attendee(identifier=one) for one in who)
        with self.phone.step("world"):
            return self.phone.app(Calendar).events.add(
                Event(title=title, starts=local(at), attendees=guests, **ends, **fields)
            )

    def chat_there(self, *lines: tuple[str, str], number: str = TOBI, title: str = "") -> None:
        """A conversation of last week (a group of both if it has a title): sender or `me`, and text of each message."""
        with self.phone.step("world"):
            app = self.phone.app(Messaging)
            members = (MINA, TOBI) if title else (number,)
            talk = app.conversations.add(Conversation(members=members, title=title, group=bool(title)))
            for sender, text in lines:
                at = local("2027-06-03 18:00")
                app.messages.add(Message(conversation_id=talk.id, sender=sender, text=text, sent_at=at))

    def mail_there(self, sender: str, subject: str, body: str, *files: str, to: str = "", **fields: Any) -> Email:
        own = self.phone.owner.email
        sent = {"folder": "sent"} if sender == "me" else {}
        attached = tuple(Attachment(name=name) for name in files)
        with self.phone.step("world"):
            return self.phone.app(EmailApp).emails.add(
                Email(sender=own if sender == "me" else sender, to=(to or own,), subject=subject, body=body,
                      sent_at=local("2027-06-04 10:00"), attachments=attached, **(sent | fields))
            )  # fmt: skip

    def reminder(self, title: str, due: str = "", **fields: Any) -> Reminder:
        at = {"due": local(due)} if due else {}
        with self.phone.step("world"):
            return self.phone.app(Reminders).reminders.add(Reminder(title=title, **at, **fields))

    # what happens

    def arrives(self, operation: str, **arguments: Any) -> None:
        """Something arrives a minute after what arrived before."""
        self._due += timedelta(minutes=1)
        self.phone.at(self._due, lambda phone: phone.deliver(operation, arguments))

    def later(self, at: str, text: str, sender: str) -> None:
        """A message at a certain time."""
        given = {"sender": sender, "text": text}
        self.phone.at(local(at), lambda phone: phone.deliver("messaging__receive_message", given))

    def message(self, text: str, sender: str = MINA, **more: Any) -> None:
        self.arrives("messaging__receive_message", sender=sender, text=text, **more)

    def mail(self, body: str, sender: str = "mina@holm.example.com", subject: str = "", **more: Any) -> None:
        self.arrives("email__receive_email", sender=sender, subject=subject or "Hello", body=body, **more)

    def play(
        self, accept: bool = True, make: Callable[[Seat], Follower] = Rules, noise: Noise = NO_NOISE,
        turns: int = 12, seed: int = 1,
    ) -> list[Proposal]:  # fmt: skip
        """Play, and give the proposals in order."""
        self.phone.journal.changes.clear()
        self.loop = Loop(self.phone, Answering(accept), make(Seat(seed)), Limits(turns=turns), noise)
        asyncio.run(self.loop.play())
        return list(self.phone.proposals)

    # what came of it

    @property
    def sent(self) -> list[Message]:
        return [message for message in self.phone.app(Messaging).messages if message.sender == "me"]

    @property
    def mailed(self) -> list[Email]:
        """Mails sent while playing."""
        mails = self.phone.app(EmailApp).emails
        return [mail for mail in mails if mail.folder == "sent" and mail.sent_at > local("2027-06-05 00:00")]

    @property
    def events(self) -> list[Event]:
        return list(self.phone.app(Calendar).events)

    @property
    def reminders(self) -> list[Reminder]:
        return list(self.phone.app(Reminders).reminders)

    def contact(self, name: str) -> Contact:
        return next(one for one in self.phone.app(Contacts).contacts if one.name == name)

    def to(self, message: Message) -> tuple[str, ...]:
        conversation: Conversation = self.phone.app(Messaging).conversations[message.conversation_id]
        return conversation.members

    @property
    def changed(self) -> list[str]:
        """The tables in which the assistant changed something, change by change."""
        changes = self.phone.journal.changes
        return [one.table for one in changes if one.actor == "assistant" and not one.table.startswith("phone.")]

    @property
    def failed(self) -> list[str]:
        calls = self.phone.journal.calls
        return [f"{call.name}: {call.error}" for call in calls if call.actor == "assistant" and call.error]
