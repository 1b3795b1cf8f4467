"""The address book."""

from pare_apps.contacts.app import Contacts
from pare_apps.contacts.group_screens import GroupList, GroupView
from pare_apps.contacts.model import Contact, Group, Kind, Label, Labelled, Suggestion
from pare_apps.contacts.screens import Birthdays, ContactCard, ContactList, ContactSearch
from pare_apps.contacts.suggestion_screens import SuggestionList, SuggestionView

__all__ = [
    "Birthdays",
    "Contact",
    "ContactCard",
    "ContactList",
    "ContactSearch",
    "Contacts",
    "Group",
    "GroupList",
    "GroupView",
    "Kind",
    "Label",
    "Labelled",
    "Suggestion",
    "SuggestionList",
    "SuggestionView",
]
