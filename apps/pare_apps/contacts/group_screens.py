"""The contacts app's screens of groups."""

from __future__ import annotations

from pare.screen import Item, Screen, View, tap
from pare_apps.contacts import screens
from pare_apps.contacts.app import Contacts


class GroupList(Screen[Contacts]):
    """All groups with how many are in each."""

    def show(self, app: Contacts) -> View:
        """The groups in order of name."""
        groups = app.list_groups()
        items = (Item.of(group, f"{group.name} ({len(group.contact_ids)})") for group in groups)
        return View("Groups", [] if groups else ["(no groups)"], items)

    @tap
    def open_group(self, app: Contacts, group_id: str) -> GroupView:
        """Open a group.

        Args:
            group_id: The group.
        """
        return GroupView(app.groups[group_id].id)

    @tap
    def create_group(self, app: Contacts, name: str, contact_ids: tuple[str, ...] = ()) -> GroupView:
        """Make a group; it opens.

        Args:
            name: Its name.
            contact_ids: Its first members.
        """
        return GroupView(app.create_group(name, contact_ids).id)


class GroupView(Screen[Contacts]):
    """One group and who is in it."""

    group_id: str
    page: int = 0

    def show(self, app: Contacts) -> View:
        """The members of this page, in order of name."""
        cards = app.find_contacts(group_id=self.group_id, limit=screens.PAGE + 1, offset=self.page * screens.PAGE)
        return screens.page_of(f"Group {app.groups[self.group_id].name}", cards)

    def alive(self, app: Contacts) -> bool:
        """False once the group is deleted."""
        return self.group_id in app.groups

    @tap
    def open_contact(self, app: Contacts, contact_id: str) -> screens.ContactCard:
        """Open a member's card.

        Args:
            contact_id: The card.
        """
        return screens.ContactCard(app.contacts[contact_id].id)

    @tap
    def more(self, app: Contacts) -> GroupView:
        """Show the next twenty members."""
        return GroupView(self.group_id, self.page + 1)

    @tap
    def update_group(
        self,
        app: Contacts,
        name: str | None = None,
        add_contact_ids: tuple[str, ...] = (),
        remove_contact_ids: tuple[str, ...] = (),
    ) -> None:
        """Rename the group, or change who is in it.

        Args:
            name: Its new name.
            add_contact_ids: Who joins.
            remove_contact_ids: Who leaves.
        """
        app.update_group(self.group_id, name, add_contact_ids, remove_contact_ids)

    @tap
    def delete_group(self, app: Contacts) -> None:
        """Delete the group; the cards stay."""
        app.delete_group(self.group_id)
