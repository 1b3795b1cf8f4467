"""What people, messages, mails, events, reminders and notes a lived-in phone holds."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

from pare.phone import Phone
from pare_bench.lived_in.people import DAY, HOUR, MINUTE, PEOPLE


def _contacts(phone: Phone) -> None:
    from pare_apps.contacts import Contact, Contacts, Group, Labelled

    app = phone.app(Contacts)
    app.contacts.add(Contact(name="Me", emails=(Labelled(value=phone.owner.email),), is_me=True))
    for at, (name, number, address) in enumerate(PEOPLE):
        app.contacts.add(
            Contact(
                name=name, numbers=(Labelled(value=number),), emails=(Labelled(value=address),), favourite=at % 8 == 0,
                addresses=(Labelled(value=f"Mill Lane {at + 1}"),), organisation="Otter Club" if at < 5 else "",
                birthday=date(1980 + at, 3, 1 + at), relation="friend",
            )
        )  # fmt: skip
    cards = [card.id for card in app.contacts if not card.is_me]
    app.groups.add(Group(name="Everybody", contact_ids=tuple(cards)))
    app.groups.add(Group(name="Choir", contact_ids=tuple(cards[:3])))
    phone.deliver("contacts__share_card", {"source": PEOPLE[0][0], "name": "Odd Job", "number": "+47 555 0190"})
    phone.deliver("contacts__suggest_detail", {"contact_id": cards[1], "kind": "email", "new": "other@example.org"})


def _messaging(phone: Phone) -> None:
    from pare_apps.attachments import Attachment
    from pare_apps.messaging import Conversation, Message, Messaging

    app, now = phone.app(Messaging), phone.now

    def say(talk: Conversation, sender: str, text: str, ago: timedelta, **fields: Any) -> None:
        app.messages.add(Message(conversation_id=talk.id, sender=sender, text=text, sent_at=now - ago, **fields))

    talks = []
    for at, (name, number, _) in enumerate(PEOPLE):
        talk = app.conversations.add(Conversation(members=(number,), unread_count=at % 2, pinned=at == 3))
        talks.append(talk)
        say(talk, "me", f"Hello {name.split()[0]}", DAY * 2 + MINUTE * at)
        say(talk, number, f"See you at the station, {at}", DAY + MINUTE * at)
    plan = Attachment(name="plan.pdf", text="Two doors")
    for at in range(24):
        say(talks[0], PEOPLE[0][1] if at % 2 else "me", f"Something about supper {at}", HOUR * (24 - at))
    say(talks[0], PEOPLE[0][1], "The plan", HOUR / 2, attachments=(plan,))
    choir = app.conversations.add(Conversation(members=tuple(p[1] for p in PEOPLE[:3]), title="Choir", group=True))
    say(choir, PEOPLE[1][1], "Rehearsal at six", HOUR)
    say(choir, "me", "Fine", MINUTE * 50)


def _email(phone: Phone) -> None:
    from pare_apps.attachments import Attachment
    from pare_apps.email import Email, EmailApp, Folder

    app, now = phone.app(EmailApp), phone.now
    own = app.folders.add(Folder(name="Trips"))
    app.folders.add(Folder(name="House"))
    me, files = (phone.owner.email,), (Attachment(name="scores.pdf", text="la la"),)

    def mail(sender: str, subject: str, ago: timedelta, **fields: Any) -> Email:
        usual = {
            "sender": sender,
            "subject": subject,
            "body": f"Some words on {subject}",
            "sent_at": now - ago,
            "to": me,
        }
        return app.emails.add(Email(**(usual | fields)))

    for at, (name, _, address) in enumerate(PEOPLE):
        first = mail(
            address, f"Scores {at}", DAY * 3 + HOUR * at, sender_name=name, attachments=files, read=at % 2 == 0
        )
        mail(me[0], f"Re: Scores {at}", DAY + HOUR * at, to=(address,), folder="sent", thread_id=first.id,
             in_reply_to=first.id)  # fmt: skip
    everybody = tuple(person[2] for person in PEOPLE[1:4])
    mail(PEOPLE[0][2], "To all", HOUR * 5, cc=everybody, flagged=True, read=False)
    mail("news@example.net", "Weekly news", HOUR * 4, folder=own.id)
    mail("win@example.net", "You have won", HOUR * 3, folder="spam")
    mail(PEOPLE[2][2], "Old things", HOUR * 9, folder="bin")
    answered = app.emails.where(sender=PEOPLE[1][2])[0]
    mail(me[0], "Concert", HOUR, to=(PEOPLE[4][2],), folder="drafts", attachments=files)
    mail(me[0], "Re: Scores 1", HOUR / 2, to=(PEOPLE[1][2],), folder="drafts", thread_id=answered.id, attachments=files)


def _calendar(phone: Phone) -> None:
    from pare_apps.calendar import Attendee, Calendar, Event, SharedCalendar

    app = phone.app(Calendar)
    midnight = phone.now.astimezone(phone.zone).replace(hour=0, minute=0, second=0, microsecond=0)
    guests = tuple(Attendee(identifier=person[2], name=person[0]) for person in PEOPLE[:3])
    app.shared_calendars.add(SharedCalendar(name="Family", owner=PEOPLE[0][2], editable=True))
    for at in range(26):
        app.events.add(Event(title=f"Something small {at}", starts=midnight + HOUR * 10 + MINUTE * 15 * at,
                             ends=midnight + HOUR * 10 + MINUTE * 15 * (at + 1)))  # fmt: skip
    rehearsal = midnight + DAY + HOUR * 18
    app.events.add(Event(title="Rehearsal", starts=rehearsal, recurrence="FREQ=WEEKLY", attendees=guests, alerts=(30,)))
    app.events.add(Event(title="Trip", starts=midnight + DAY * 4, all_day=True, location="Coast"))
    app.events.add(Event(title="School play", starts=midnight + DAY * 2 + HOUR * 15, calendar="Family"))
    app.events.add(Event(title="Supper", starts=midnight + DAY * 3 + HOUR * 19, attendees=guests[:1]))
    for at in range(22):
        begin = midnight + DAY * (5 + at) + HOUR * 20
        quiz = {"title": f"Quiz {at}", "starts": begin, "ends": begin + HOUR}
        phone.deliver("calendar__receive_invitation", {"organiser": PEOPLE[at % 4][2], **quiz})


def _reminders(phone: Phone) -> None:
    from pare_apps.reminders import Reminder, ReminderList, Reminders

    app, now = phone.app(Reminders), phone.now
    garden = app.lists.add(ReminderList(name="Garden"))
    app.lists.add(ReminderList(name="Work"))
    for at in range(24):
        app.reminders.add(Reminder(title=f"Something to do {at}", due=now + HOUR * at))
        app.reminders.add(Reminder(title=f"Something done {at}", done=True, done_at=now - HOUR * at))
    card = "contact_2" if "contacts" in phone.kinds else ""
    app.reminders.add(Reminder(title="Water the fig", due=now + DAY, repeat="weekly", days=("mon",), contact_id=card))
    for at in range(24):
        app.reminders.add(
            Reminder(title=f"Seeds {at}", reminder_list_id=garden.id, flagged=at % 2 == 0, priority="high")
        )
    app.reminders.add(Reminder(title="Call the plumber", due=now - HOUR * 3, contact_id=card, priority="high"))


def _notes(phone: Phone) -> None:
    from pare_apps.attachments import Attachment
    from pare_apps.notes import Note, NoteFolder, Notes

    app, now = phone.app(Notes), phone.now
    trips = app.folders.add(NoteFolder(name="Trips"))
    app.folders.add(NoteFolder(name="Work"))
    pack = "- [ ] Passport\n- [x] Tent\n- [ ] Lamp\n\n## Later\nA hat"
    keys = "Second floor.\n\n## Door code\n4417\n\n## Garden\n- [ ] water the roses"
    for at in range(24):
        app.notes.add(Note(title=f"Some note {at}", text="Nothing else", edited_at=now - HOUR * at, tags=("some",)))
        app.notes.add(Note(title=f"Trip {at}", text=pack, note_folder_id=trips.id, edited_at=now - HOUR * at))
        app.notes.add(Note(title=f"Old {at}", deleted_at=now - DAY - HOUR * at))
    files = (Attachment(name="plan.pdf", text="Two doors"),)
    app.notes.add(Note(title="Keys", text=keys, private=("Door code",), attachments=files, edited_at=now))
    app.notes.add(Note(title="Diary", text="Secret thoughts", locked=True, edited_at=now))
    for at in range(6):
        app.notes.add(Note(title=f"Ours {at}", text=pack, shared_with=(PEOPLE[at][1],), pinned=True, edited_at=now))
        app.notes.add(Note(title=f"Theirs {at}", text=pack, shared_by=PEOPLE[at][2], edited_at=now))


FILLS: dict[str, Callable[[Phone], None]] = {
    "contacts": _contacts, "messaging": _messaging, "email": _email, "calendar": _calendar, "reminders": _reminders,
    "notes": _notes,
}  # fmt: skip
