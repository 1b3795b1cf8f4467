"""The screens about conversations: what can be changed of one, and the form that starts one."""

from __future__ import annotations

import pare_apps.contacts.screens as contacts_screens
from pare.errors import BadInput, shortened
from pare.screen import Item, Screen, View, tap
from pare.times import Moment
from pare_apps.messaging import screens
from pare_apps.messaging.app import Messaging
from pare_apps.messaging.telling import settings


class ConversationInfo(Screen[Messaging]):
    """Who is in a conversation, how it is set, and what can be changed about it."""

    conversation_id: str

    def show(self, app: Messaging) -> View:
        """Members, with a row for each that has a contact card, and the settings."""
        conversation = app.conversations[self.conversation_id]
        members = [app.person(handle) for handle in conversation.members]
        lines = [f"{one.name}, {one.handle}" if one.name != one.handle else one.name for one in members]
        cards = (Item("contact", one.contact_id, one.name) for one in members if one.contact_id)
        return View(f"About {app.name_of(conversation)}", [*settings(conversation), *lines], cards)

    def alive(self, app: Messaging) -> bool:
        """False once the conversation is deleted."""
        return self.conversation_id in app.conversations

    @tap
    def rename(self, app: Messaging, title: str) -> None:
        """Give this group another title.

        Args:
            title: The new title.
        """
        app.rename_group(conversation_id=self.conversation_id, title=title)

    @tap
    def change_members(self, app: Messaging, add: tuple[str, ...] = (), remove: tuple[str, ...] = ()) -> None:
        """Add people to this group, remove members, or both.

        Args:
            add: Who joins: names, contact ids or numbers.
            remove: Which members go: names, contact ids or numbers.
        """
        app.change_members(conversation_id=self.conversation_id, add=add, remove=remove)

    @tap
    def change_settings(
        self,
        app: Messaging,
        muted: bool | None = None,
        pinned: bool | None = None,
        unread: bool | None = None,
        archived: bool | None = None,
        blocked: bool | None = None,
    ) -> None:
        """Mute, pin, mark, archive or block this conversation, or undo that; what is left out stays.

        Args:
            muted: True for no notifications about it.
            pinned: True to keep it on top of the list.
            unread: True marks it as unread, False as read.
            archived: True to keep it off the main list; a new message brings it back unless it is muted.
            blocked: True to let nothing arrive from the other side of a one-to-one conversation.
        """
        app.set_conversation(self.conversation_id, muted, pinned, unread, archived, blocked)

    @tap
    def leave(self, app: Messaging) -> None:
        """Leave this group."""
        app.leave_group(conversation_id=self.conversation_id)

    @tap
    def delete(self, app: Messaging) -> screens.ConversationList:
        """Delete this conversation with all its messages from this phone."""
        app.delete_conversation(conversation_id=self.conversation_id)
        return screens.ConversationList()

    @tap
    def open_conversation(self, app: Messaging) -> screens.ConversationView:
        """Go to the messages."""
        return screens.ConversationView(self.conversation_id)

    @tap
    def open_member(self, app: Messaging, contact_id: str) -> contacts_screens.ContactCard:
        """Open the contact card of a member.

        Args:
            contact_id: The contact's id.
        """
        members = app.conversations[self.conversation_id].members
        if contact_id not in [app.person(handle).contact_id for handle in members]:
            raise BadInput(f"contact_id: no member of {self.conversation_id} has the card {shortened(contact_id)}")
        return contacts_screens.ContactCard(contact_id)


class NewMessage(Screen[Messaging]):
    """The form for a new message: to whom, and what."""

    def show(self, app: Messaging) -> View:
        """What to fill in."""
        return View("New message", ["To: names or numbers; several people make a group", "Text and attachments"])

    @tap
    def send(
        self, app: Messaging, to: tuple[str, ...], text: str = "", attachments: tuple[str, ...] = (),
        send_at: Moment | None = None,
    ) -> screens.ConversationView:  # fmt: skip
        """Write to people; several of them make a group, or the group with exactly them is used again.

        Args:
            to: Names, contact ids or numbers; a group's title alone means that group.
            text: What to write; may be empty if files are attached.
            attachments: Files, each as "<id of the message, mail or note that carries it>/<file name>".
            send_at: Send it then, not now.
        """
        message = app.send_message(text=text, to=to, attachments=attachments, send_at=send_at)
        return screens.ConversationView(message.place)

    @tap
    def start_conversation(self, app: Messaging, to: tuple[str, ...], title: str = "") -> screens.ConversationView:
        """Start a conversation or a group without writing yet.

        Args:
            to: The others: names, contact ids or numbers. Several make a group.
            title: A group's title; makes a group of any number of people.
        """
        return screens.ConversationView(app.start_conversation(to=to, title=title).id)
