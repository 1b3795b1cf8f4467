"""The contacts app's screens of what was shared or found, and is not saved yet."""

from __future__ import annotations

from pare.errors import BadInput
from pare.screen import Item, Screen, View, tap
from pare_apps.contacts import screens
from pare_apps.contacts.app import Contacts
from pare_apps.contacts.model import Kind

_TITLES: dict[Kind, str] = {"number": "Number", "email": "Mail", "address": "Address"}


class SuggestionList(Screen[Contacts]):
    """The latest cards that were shared and details that were found."""

    def show(self, app: Contacts) -> View:
        """The suggestions, newest first, marked where they are saved."""
        items = [
            Item.of(s, f"{s.name}: {s.source}" + (" (saved)" if app.saved(s) else ""))
            for s in app.suggestions.where(newest=True, limit=screens.PAGE)
        ]
        return View("Suggestions", [] if items else ["(no suggestions)"], items)

    @tap
    def open_suggestion(self, app: Contacts, suggestion_id: str) -> SuggestionView:
        """Open a suggestion.

        Args:
            suggestion_id: The suggestion.
        """
        return SuggestionView(app.suggestions[suggestion_id].id)


class SuggestionView(Screen[Contacts]):
    """One card that somebody shared, or one detail that was found, before it is saved."""

    suggestion_id: str

    def show(self, app: Contacts) -> View:
        """What would be saved, and where."""
        suggestion = app.suggestions[self.suggestion_id]
        lines = [f"From: {suggestion.source}"]
        lines += [f"{_TITLES[kind]}: {value}" for kind, value in suggestion.details]
        work = ", ".join(part for part in (suggestion.role, suggestion.organisation) if part)
        lines += [f"Work: {work}"] if work else []
        lines += [f"Note: {suggestion.note}"] if suggestion.note else []
        saved = app.saved(suggestion)
        target = "a new card" if not suggestion.contact_id else f"the card of {suggestion.name}"
        lines.append(f"Saved on {saved.name} [{saved.id}]" if saved else f"Not saved; would go on {target}")
        return View(f"Suggestion: {suggestion.name}", lines)

    def alive(self, app: Contacts) -> bool:
        """False once the suggestion is gone."""
        return self.suggestion_id in app.suggestions

    @tap
    def save(self, app: Contacts) -> screens.ContactCard:
        """Save it: as a new card, or on the card that it belongs to; the card opens."""
        suggestion = app.suggestions[self.suggestion_id]
        if saved := app.saved(suggestion):
            raise BadInput(f"suggestion: it is saved already, on the card of {saved.name} ({saved.id})")
        if suggestion.contact_id:
            for kind, value in suggestion.details:
                app.change_detail(suggestion.contact_id, kind, value)
            return screens.ContactCard(suggestion.contact_id)
        card = app.create_contact(
            suggestion.name,
            numbers=(suggestion.number,) if suggestion.number else (),
            emails=(suggestion.email,) if suggestion.email else (),
            addresses=(suggestion.address,) if suggestion.address else (),
            organisation=suggestion.organisation,
            role=suggestion.role,
            note=suggestion.note,
        )
        return screens.ContactCard(card.id)
