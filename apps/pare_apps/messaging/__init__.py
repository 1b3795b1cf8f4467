"""Messaging: one-to-one and group text messages."""

from pare_apps.messaging.app import Messaging
from pare_apps.messaging.info_screens import ConversationInfo, NewMessage
from pare_apps.messaging.message_screens import MessageView, SearchResults
from pare_apps.messaging.model import Conversation, Found, Message, Page, Person, Reaction, Summary
from pare_apps.messaging.screens import ConversationList, ConversationView

__all__ = [
    "Conversation",
    "ConversationInfo",
    "ConversationList",
    "ConversationView",
    "Found",
    "Message",
    "MessageView",
    "Messaging",
    "NewMessage",
    "Page",
    "Person",
    "Reaction",
    "SearchResults",
    "Summary",
]
