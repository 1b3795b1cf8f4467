"""Messages that go later: they wait outside their conversation until their time comes."""

from __future__ import annotations

from datetime import datetime, timedelta

from pare.app import incoming
from pare.errors import BadInput
from pare_apps.messaging.arrivals import Arrivals
from pare_apps.messaging.model import ANYWHERE, Conversation, Message


class Scheduling(Arrivals):
    """Scheduled messages."""

    @incoming(
        headline="Sent: {text:.60}",
        full="Scheduled message {id} sent into {conversation_id}:\n{text}",
    )
    def scheduled_message_due(self, message_id: str) -> Message:
        """A scheduled message's time has come: it is sent.

        Args:
            message_id: The message.
        """
        message = self.messages[message_id]
        if not message.scheduled_in:
            raise BadInput(f"message_id: {message.id} is not scheduled; it was sent on {self.local(message.sent_at)}")
        sent = message.changed(conversation_id=message.scheduled_in, scheduled_in="", sent_at=self.now)
        return self.messages.update(sent)

    def next_alarm(self) -> datetime | None:
        """When the next scheduled message goes."""
        return next((message.sent_at for message in self.messages.where(waiting=ANYWHERE, limit=1)), None)

    def ring(self) -> None:
        """Send the scheduled messages whose time has come."""
        for message in self.messages.where(waiting=ANYWHERE, before=self.now + timedelta(microseconds=1)):
            self.phone.deliver(f"{self.name}__scheduled_message_due", {"message_id": message.id})

    def scheduled(self, message: Message, at: datetime) -> Message:
        """A message that goes at a later time.

        Raises:
            BadInput: that is not in the future, or too far away.
        """
        if not (self.now < at and at.year < 2200):
            raise BadInput(f"send_at: must be in the future, before 2200; it is {self.local(self.now)} now")
        return message.changed(conversation_id="", scheduled_in=message.conversation_id, sent_at=at)

    def unschedule(self, conversation: Conversation) -> None:
        """Drop what would go into a conversation that is no longer the owner's."""
        for message in self.messages.where(waiting=conversation.id):
            self.messages.remove(message.id)
