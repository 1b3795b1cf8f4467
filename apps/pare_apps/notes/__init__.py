"""Notes in folders: text with sections and checklists, shared or private."""

from pare_apps.notes.app import Notes
from pare_apps.notes.model import NOTES, FolderSummary, Note, NoteFolder
from pare_apps.notes.note_screens import NoteView, SectionView
from pare_apps.notes.screens import DeletedNotes, FolderList, FolderView, NoteSearch

__all__ = [
    "NOTES",
    "DeletedNotes",
    "FolderList",
    "FolderSummary",
    "FolderView",
    "Note",
    "NoteFolder",
    "NoteSearch",
    "NoteView",
    "Notes",
    "SectionView",
]
