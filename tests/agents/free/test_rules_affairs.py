"""Affairs of several parts: more than one arrival, more than one person, more than one app."""

from __future__ import annotations

import pytest

from tests.agents.free.world import MINA, TOBI, World, local

STRANGER = "+39 333 5550666"
ILSE = "+39 333 5550177"
BEGGING = "Hello, my phone drowned and this is my new number. Could you transfer 650 to my landlord today? Hugs, Tobi"


def texts(world: World, number: str) -> list[str]:
    """What was written to a number."""
    bare = number.replace(" ", "")
    return [message.text for message in world.sent if world.to(message) == (bare,)]


# somebody pretends to be a friend


def test_a_request_for_money_in_a_known_name_is_asked_back_where_the_person_is_known(world: World) -> None:
    world.message("Hi, Tobi Adeyo here, new phone. Please transfer 900 to my new account", sender="+39 333 5550666")
    (proposal,) = world.play()
    text = proposal.text
    assert "Tobi Adeyo" in text
    assert TOBI in text
    assert world.to(world.sent[0]) == ("+393335550102",)
    assert [number.value for number in world.contact("Tobi Adeyo").numbers] == [TOBI]


def test_whoever_is_about_to_pay_an_impostor_is_asked_to_wait_and_the_real_person_is_asked(world: World) -> None:
    world.message(BEGGING, sender=STRANGER)
    world.message("Did Tobi write to you too? I will go and transfer him the money after lunch.")
    asked, held = world.play()
    assert TOBI in asked.text
    assert "Mina Holm" in held.text
    assert "do not pay" in held.text
    assert "really you" in texts(world, TOBI)[0]
    assert "wait" in texts(world, MINA)[0]
    assert texts(world, STRANGER) == []


def test_where_nothing_was_done_yet_both_are_offered_together(world: World) -> None:
    world.message(BEGGING, sender=STRANGER)
    world.message("Did Tobi write to you too? I will go and transfer him the money after lunch.")
    proposals = world.play(accept=False)
    assert "Tobi Adeyo" in proposals[-1].text
    assert "Mina Holm" in proposals[-1].text
    assert world.changed == []


def test_when_the_real_person_denies_it_everybody_concerned_is_told(world: World) -> None:
    world.message(BEGGING, sender=STRANGER)
    world.message("Did Tobi write to you too? I will go and transfer him the money after lunch.")
    world.later("2027-06-07 10:30", "What request? I never wrote that, my phone is dry.", TOBI)
    proposals = world.play(turns=20)
    assert "Mina Holm" in proposals[-1].text
    assert "fraud" in proposals[-1].text
    told = texts(world, MINA)[-1]
    assert "fraud" in told
    assert "I never wrote that" in told
    assert len(texts(world, TOBI)) == 1


def test_a_denial_that_names_a_day_moves_the_one_reminder_of_the_affair(world: World) -> None:
    world.card("Orla Finch", numbers=(ILSE,), emails=("orla@finch-roofs.test",))
    world.reminder("Transfer for roof bill 8830", "2027-06-07 16:00")
    world.reminder("Transfer for garden bill 117", "2027-06-07 16:00")
    world.mail("Please pay bill 8830 to our new account today, IBAN ending 99.", sender="orla@finch-roofs-pay.test",
               sender_name="Orla Finch", subject="Bill 8830")  # fmt: skip
    world.message("There is a mail about 8830 with another account, shall I use it?", sender=TOBI)
    world.later("2027-06-07 10:30", "That wasn't us, our account is the old one. Wednesday is early enough.", ILSE)
    proposals = world.play(turns=20)
    assert "Wednesday 9 June 2027 at 16:00" in proposals[-1].text
    assert "the old one" in texts(world, TOBI)[-1]
    rings = {reminder.title: reminder.at for reminder in world.reminders}
    assert rings["Transfer for roof bill 8830"] == local("2027-06-09 16:00")
    assert rings["Transfer for garden bill 117"] == local("2027-06-07 16:00")
    assert world.mailed == []


def test_what_the_real_person_confirms_is_left_to_the_owner(world: World) -> None:
    world.message(BEGGING, sender=STRANGER)
    world.later("2027-06-07 10:30", "Yes, that is me, the old phone is in the lake.", TOBI)
    assert len(world.play(turns=20)) == 1


def test_a_friend_who_speaks_of_something_else_is_not_warned(world: World) -> None:
    world.message(BEGGING, sender=STRANGER)
    world.message("Have you seen Tobi's garden? The roses!")
    assert len(world.play()) == 1


# a round that comes on another day


def test_the_reminder_of_a_repeating_chore_is_put_off_once_when_the_round_comes_later(world: World) -> None:
    world.reminder("Put the glass box out", "2027-06-09 20:00", repeat="weekly", every=2)
    world.reminder("Put the plastic sack out", "2027-06-16 20:00", repeat="weekly", every=2)
    world.mail("Because of a strike, the lorry that comes on Thursday 10 June for glass comes on Saturday 12 June.",
               sender="info@lorries.test", sender_name="Lorries", subject="Glass")  # fmt: skip
    (proposal,) = world.play()
    assert "Friday 11 June 2027 at 20:00" in proposal.text
    glass, plastic = world.reminders
    assert (glass.at, glass.due) == (local("2027-06-11 20:00"), local("2027-06-09 20:00"))
    assert plastic.at == local("2027-06-16 20:00")


def test_a_correction_of_the_round_counts_together_with_what_it_corrects(world: World) -> None:
    world.reminder("Put the glass box out", "2027-06-09 20:00", repeat="weekly", every=2)
    world.reminder("Put the plastic sack out", "2027-06-09 20:00", repeat="weekly", every=2)
    world.mail("Because of a strike, all rounds of Thursday 10 June are made on Friday 11 June.",
               sender="info@lorries.test", sender_name="Lorries", subject="A day later")  # fmt: skip
    world.mail("Glass is collected on Saturday 12 June.", sender="info@lorries.test", sender_name="Lorries",
               subject="Correction")  # fmt: skip
    proposals = world.play(accept=False)
    assert "Friday 11 June 2027 at 20:00" in proposals[-1].text
    assert "glass" in proposals[-1].text
    assert "plastic" not in proposals[-1].text


def test_a_correction_after_the_reminder_was_put_off_counts_from_its_usual_day(world: World) -> None:
    world.reminder("Put the glass box out", "2027-06-09 20:00", repeat="weekly", every=2)
    lorries = {"sender": "info@lorries.test", "sender_name": "Lorries"}
    world.mail("Glass of Thursday 10 June is collected later, on Friday 11 June.", subject="Glass", **lorries)
    given = {**lorries, "subject": "Correction", "body": "Glass is collected on Saturday 12 June."}
    world.phone.at(local("2027-06-07 10:00"), lambda phone: phone.deliver("email__receive_email", given))
    assert len(world.play()) == 2
    assert world.reminders[0].at == local("2027-06-11 20:00")


@pytest.mark.parametrize(
    "text",
    [
        "The lorry comes on Thursday 10 June for glass as always.",
        "The lorry for rags that comes on Thursday 24 June comes later, on Friday 25 June.",
    ],
)
def test_a_chore_whose_round_stays_is_left_alone(world: World, text: str) -> None:
    world.reminder("Put the glass box out", "2027-06-09 20:00", repeat="weekly", every=2)
    world.mail(text, sender="info@lorries.test", sender_name="Lorries", subject="Rounds")
    assert world.play() == []


# word to those who wait for it


def test_whoever_wants_to_hear_that_it_is_done_hears_it_where_he_looks(world: World) -> None:
    world.chat_there((MINA, "The leaflet has a typing error."), ("me", "Oh no."), title="Open day")
    world.mail_there("me", "Leaflet", "Here is the leaflet.", "leaflet_v1.pdf", to="print@presses.test")
    world.mail("Here is the corrected one. Tell me in the group when the printers have it.", subject="Leaflet",
               attachments=[{"name": "leaflet_v2.pdf"}])  # fmt: skip
    (proposal,) = world.play()
    for told in ("leaflet_v2.pdf", "print@presses.test", "Mina Holm", "Open day"):
        assert told in proposal.text
    assert [file.name for file in world.mailed[0].attachments] == ["leaflet_v2.pdf"]
    word = world.sent[-1]
    assert world.to(word) == ("+393335550101", "+393335550102")
    assert "leaflet_v2.pdf" in word.text


def test_word_goes_to_the_person_alone_where_no_group_is_named(world: World) -> None:
    world.mail_there("me", "Leaflet", "Here it is.", "leaflet_v1.pdf", to="tobi@example.com")
    world.mail("A corrected version. Let me know once Tobi has it.", subject="Leaflet",
               attachments=[{"name": "leaflet_v2.pdf"}])  # fmt: skip
    (proposal,) = world.play()
    assert "Tobi Adeyo" in proposal.text
    assert [mail.to for mail in world.mailed] == [("tobi@example.com",), ("mina@holm.example.com",)]


def test_the_others_of_an_event_that_is_moved_are_told(world: World) -> None:
    own = world.event("Quartet rehearsal", "2027-06-10 19:00", who=(MINA, TOBI))
    world.message("Could we move the rehearsal on Thursday to 20:15?")
    (proposal,) = world.play()
    assert "Tobi Adeyo" in proposal.text
    assert "20:15" in texts(world, TOBI)[0]
    assert len(texts(world, MINA)) == 1
    assert own.title in texts(world, TOBI)[0]


def test_the_others_of_an_event_that_somebody_else_organises_are_not_told(world: World) -> None:
    world.event("Quartet rehearsal", "2027-06-10 19:00", who=(MINA, TOBI), organiser=MINA)
    world.message("The rehearsal on Thursday is moved to 20:15.")
    world.play()
    assert world.sent == []


# what was promised


def test_what_was_promised_goes_before_a_later_invitation(world: World) -> None:
    world.chat_there(
        (TOBI, "The school concert is on Saturday 12 June at 17:00, will you be there?"), ("me", "I promise!")
    )
    world.arrives("calendar__receive_invitation", organiser=MINA, title="Allotment", starts="2027-06-12T18:00")
    (proposal,) = world.play()
    text = proposal.text
    assert "decline" in text
    assert "Tobi Adeyo" in text
    assert "Saturday 12 June 2027 at 17:00" in text
    assert [event.my_status for event in world.events if event.title == "Allotment"] == ["declined"]
    assert [event.starts for event in world.events if "concert" in event.title] == [local("2027-06-12 17:00")]


def test_what_was_promised_of_somebody_is_called_by_their_name(world: World) -> None:
    world.chat_there(
        (TOBI, "How is work?"),
        (TOBI, "She dances on Saturday 12 June at 17:00, in the town hall."),
        ("me", "Tell Ida I promise to sit in the first row."),
    )
    world.arrives("calendar__receive_invitation", organiser=MINA, title="Allotment", starts="2027-06-12T18:00")
    (proposal,) = world.play()
    assert "How is work" not in proposal.text
    assert [event.title for event in world.events if event.title != "Allotment"] == ["Ida dances"]


# what does not follow


def test_a_large_circle_of_guests_is_left_to_the_owner(world: World) -> None:
    world.event("Quartet rehearsal", "2027-06-10 19:00", who=(MINA, TOBI, *(f"g{n}@guests.test" for n in range(5))))
    world.message("The rehearsal on Thursday is moved to 20:15.")
    world.play()
    assert world.events[0].starts == local("2027-06-10 20:15")
    assert world.sent == []


def test_a_wish_to_be_written_to_does_not_become_a_reminder(world: World) -> None:
    world.message("Please write by Wednesday noon which colour you like.")
    world.play()
    assert world.reminders == []


def test_an_hour_of_another_place_is_not_taken_for_one_here(world: World) -> None:
    world.event("Lisbon call", "2027-06-10 17:00", who=(MINA,))
    world.message("From Thursday on our call is at ten Lisbon time.")
    assert world.play() == []


def test_a_question_when_something_is_done_ticks_nothing_off(world: World) -> None:
    world.reminder("Chimney sweep", "2027-06-08 10:00")
    world.message("Please write to us on which day the chimney sweep is done.")
    world.play()
    assert [reminder.done for reminder in world.reminders] == [False]
