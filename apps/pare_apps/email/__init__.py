"""The email app."""

from pare_apps.email.app import EmailApp
from pare_apps.email.lists import ComposeForm, FolderManagement, FolderView, Mailboxes, SearchResults
from pare_apps.email.model import Email, Folder, FolderCount
from pare_apps.email.screens import AttachmentView, DraftView, EmailView, ThreadView

__all__ = [
    "AttachmentView",
    "ComposeForm",
    "DraftView",
    "Email",
    "EmailApp",
    "EmailView",
    "Folder",
    "FolderCount",
    "FolderManagement",
    "FolderView",
    "Mailboxes",
    "SearchResults",
    "ThreadView",
]
