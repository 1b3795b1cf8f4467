"""Writing groups."""

from __future__ import annotations

from pare.app import write
from pare.errors import BadInput, listed, shortened
from pare.phrases import plain
from pare_apps.contacts.book import AddressBook
from pare_apps.contacts.model import Group
from pare_apps.fields import Bare, named_faults


class Groups(AddressBook):
    """Making, changing and deleting groups."""

    @write
    def create_group(self, name: str, contact_ids: tuple[str, ...] = ()) -> Group:
        """Make a group of contacts.

        Args:
            name: Its name.
            contact_ids: Members.
        """
        self._check_group_name(name)
        with named_faults():
            return self.groups.add(Group(name=name, contact_ids=self._known(contact_ids, "contact_ids")))

    @write
    def update_group(
        self,
        group_id: Bare[str],
        name: str | None = None,
        add_contact_ids: tuple[str, ...] = (),
        remove_contact_ids: tuple[str, ...] = (),
    ) -> Group:
        """Rename a group, or change who is in it.

        Args:
            group_id: The group.
            name: New name.
            add_contact_ids: Who joins.
            remove_contact_ids: Who leaves.
        """
        group = self.groups[group_id]
        joining = self._known(add_contact_ids, "add_contact_ids")
        for id in remove_contact_ids:
            if id not in group.contact_ids:
                raise BadInput(
                    f"remove_contact_ids: {shortened(id)} is not in {group.name}; in it are {listed(group.contact_ids)}"
                )
            if id in joining:
                raise BadInput(f"remove_contact_ids: {shortened(id)} cannot both join and leave")
        if name is not None:
            self._check_group_name(name, group)
        leaving = set(remove_contact_ids)
        ids = tuple(dict.fromkeys(id for id in (*group.contact_ids, *joining) if id not in leaving))
        with named_faults():
            return self.groups.update(group.changed(name=group.name if name is None else name, contact_ids=ids))

    @write
    def delete_group(self, group_id: Bare[str]) -> None:
        """Delete a group; its members' cards stay.

        Args:
            group_id: The group.
        """
        self.groups.remove(group_id)

    def _check_group_name(self, name: str, group: Group | None = None) -> None:
        for other in self.groups.where():
            if other != group and plain(other.name) == plain(" ".join(name.split())):
                raise BadInput(f"name: there is a group {shortened(other.name)} already ({other.id})")

    def _known(self, contact_ids: tuple[str, ...], argument: str) -> tuple[str, ...]:
        for id in contact_ids:
            if id not in self.contacts:
                raise BadInput(f"{argument}: no contact has the id {shortened(id)}")
        return tuple(dict.fromkeys(contact_ids))
