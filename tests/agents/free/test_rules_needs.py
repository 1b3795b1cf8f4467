"""Each need in a little world of its own: what is offered, and what is different once it has been accepted."""

from __future__ import annotations

from pare.phone import Proposal
from tests.agents.free.world import MINA, TOBI, World, local


def only(proposals: list[Proposal]) -> str:
    assert [proposal.status for proposal in proposals] == ["accepted"], [proposal.text for proposal in proposals]
    return proposals[0].text


def test_a_request_to_meet_is_agreed_to_and_noted_where_the_time_is_free(world: World) -> None:
    world.message("Hi! Could we have coffee on Wednesday at 15:30?")
    text = only(world.play())
    for told in ("Mina Holm", "Wednesday 9 June 2027", "15:30", "calendar", "Coffee"):
        assert told in text
    (event,) = world.events
    assert (event.title, event.starts) == ("Coffee with Mina Holm", local("2027-06-09 15:30"))
    (answer,) = world.sent
    assert world.to(answer) == ("+393335550101",)
    assert "15:30" in answer.text
    assert not world.failed


def test_a_request_that_clashes_is_answered_with_the_nearest_free_time(world: World) -> None:
    world.event("Physiotherapist", "2027-06-09 15:00", "2027-06-09 16:00")
    world.message("Can we talk about the budget on Wednesday 9 June at 15:30?")
    text = only(world.play())
    assert "Physiotherapist" in text
    assert "16:00" in text
    assert len(world.events) == 1
    assert "16:00" in world.sent[0].text


def test_an_invitation_is_accepted_where_the_time_is_free(world: World) -> None:
    world.arrives("calendar__receive_invitation", organiser=MINA, title="Allotment day", starts="2027-06-12T10:00")
    text = only(world.play())
    assert "accept" in text
    assert "Saturday 12 June 2027 at 10:00" in text
    assert world.events[0].my_status == "accepted"


def test_an_invitation_that_clashes_is_declined(world: World) -> None:
    world.event("Swimming gala", "2027-06-12 09:00", "2027-06-12 12:00")
    world.arrives("calendar__receive_invitation", organiser=MINA, title="Allotment day", starts="2027-06-12T10:00")
    text = only(world.play())
    assert "decline" in text
    assert "Swimming gala" in text
    assert next(event for event in world.events if event.title == "Allotment day").my_status == "declined"


def test_a_confirmed_appointment_goes_into_the_calendar(world: World) -> None:
    world.mail(
        "Dear patient, this is to confirm your appointment with Dr Brandt on Tuesday 15 June 2027 at 8:40.",
        sender="desk@brandt-teeth.test", sender_name="Brandt dental practice", subject="Your visit",
    )  # fmt: skip
    text = only(world.play())
    assert "Tuesday 15 June 2027 at 08:40" in text
    (event,) = world.events
    assert event.starts == local("2027-06-15 08:40")
    assert "Brandt" in event.title


def test_an_event_is_moved_when_its_host_gives_a_new_time(world: World) -> None:
    world.event("Choir rehearsal", "2027-06-10 19:00", "2027-06-10 21:00", who=(MINA,))
    world.event("Choir committee", "2027-06-11 19:00", "2027-06-11 20:00")
    world.message("The rehearsal on Thursday is moved from 19:00 to 20:15.")
    text = only(world.play())
    assert "Choir rehearsal" in text
    assert "20:15" in text
    moved = next(event for event in world.events if event.title == "Choir rehearsal")
    assert (moved.starts, moved.ends) == (local("2027-06-10 20:15"), local("2027-06-10 22:15"))


def test_a_wish_to_move_is_granted_and_answered(world: World) -> None:
    world.event("Lunch with Tobi", "2027-06-08 12:00", "2027-06-08 13:00", who=(TOBI,))
    world.message("Could we move our lunch tomorrow to Wednesday, same time?", sender=TOBI)
    text = only(world.play())
    assert "Wednesday 9 June 2027 at 12:00" in text
    assert world.events[0].starts == local("2027-06-09 12:00")
    assert "Wednesday 9 June" in world.sent[0].text


def test_a_called_off_event_leaves_the_calendar(world: World) -> None:
    world.event("Pottery class", "2027-06-10 18:00", location="Kiln Street 4")
    world.event("Pottery market", "2027-06-20 10:00")
    world.mail("Sorry, the class on Thursday 10 June is cancelled, our kiln is broken.",
               sender="hello@kiln.test", sender_name="Kiln Street", subject="Pottery on Thursday")  # fmt: skip
    text = only(world.play())
    assert "Pottery class" in text
    assert "Thursday 10 June 2027" in text
    assert [event.title for event in world.events] == ["Pottery market"]


def test_the_first_free_of_several_offered_times_is_taken(world: World) -> None:
    world.event("Parents' evening", "2027-06-09 17:00", "2027-06-09 19:00")
    told = (
        "You can come for your eye test on Wednesday 9 June at 17:30, or on Friday 11 June at 9:15. "
        "Which do you prefer? Please answer by tomorrow 12:00."
    )
    world.mail(told, sender="desk@optics.test", sender_name="Lens and Light", subject="Eye test")
    text = only(world.play())
    assert "Friday 11 June 2027 at 09:15" in text
    assert world.events[-1].starts == local("2027-06-11 09:15")
    assert world.mailed[0].to == ("desk@optics.test",)
    assert "09:15" in world.mailed[0].body


def test_a_question_whether_one_is_free_is_answered_from_the_calendar(world: World) -> None:
    world.event("Car inspection", "2027-06-10 13:00", "2027-06-10 15:00")
    world.message("Are you free on Thursday afternoon?", sender=TOBI)
    text = only(world.play())
    assert "Tobi Adeyo" in text
    assert "from 15:00 to 18:00" in text
    assert "Thursday 10 June" in world.sent[0].text
    assert len(world.events) == 1


def test_a_question_about_an_event_is_answered_from_the_calendar(world: World) -> None:
    world.event("Badminton tournament", "2027-06-19 10:30", location="Hall 2", who=(TOBI,))
    world.message("When does the badminton tournament start, and where?", sender=TOBI)
    text = only(world.play())
    assert "Saturday 19 June 2027 at 10:30" in text
    assert "Hall 2" in world.sent[0].text


def test_somebody_who_comes_on_the_wrong_day_is_told_the_right_one(world: World) -> None:
    world.event("Planetarium", "2027-06-14 20:00", who=(MINA,))
    world.message("Leaving now, see you there!")
    text = only(world.play())
    assert "Monday 14 June 2027 at 20:00" in text
    assert "14 June" in world.sent[0].text
    assert world.events[0].starts == local("2027-06-14 20:00")


def test_a_new_number_takes_the_place_of_the_old_one(world: World) -> None:
    world.message(
        "Hello, Tobi Adeyo here. I lost my phone, this is my new number from now on.", sender="+39 333 5550199"
    )
    text = only(world.play())
    assert "Tobi Adeyo" in text
    assert "+393335550199" in text
    assert [number.value for number in world.contact("Tobi Adeyo").numbers] == ["+393335550199"]
    assert world.changed == ["contacts.contacts"]


def test_a_new_mail_address_goes_onto_the_card(world: World) -> None:
    world.mail("My old mailbox is closed. Please use my new address, mina.h@letters.example.com.", subject="Address")
    assert "mina.h@letters.example.com" in only(world.play())
    assert [email.value for email in world.contact("Mina Holm").emails] == ["mina.h@letters.example.com"]


def test_a_new_home_goes_onto_the_card(world: World) -> None:
    world.message("We have moved to Poplar Way 27! Come and see it some time.")
    assert "Poplar Way 27" in only(world.play())
    assert [address.value for address in world.contact("Mina Holm").addresses] == ["Poplar Way 27"]


def test_a_number_that_is_asked_for_is_given(world: World) -> None:
    world.message("Do you have the number of Tobi Adeyo? I cannot find it.")
    text = only(world.play())
    assert TOBI in text
    assert "Mina Holm" in text
    assert TOBI in world.sent[0].text


def test_a_returned_mail_goes_to_the_newer_address_and_the_card_is_corrected(world: World) -> None:
    lost = world.mail_there("me", "Garden plan", "Dear Tobi, the plan.", "plan.pdf", to="tobi@example.com")
    world.mail_there(
        "tobi.a@fresh.example.com", "Hello from my new mailbox", "I write from here now.", sender_name="Tobi Adeyo"
    )
    world.arrives("email__report_delivery", email_id=lost.id, recipient="tobi@example.com", status="failed")
    text = only(world.play())
    assert "Tobi Adeyo" in text
    assert "tobi.a@fresh.example.com" in text
    (again,) = world.mailed
    assert again.to == ("tobi.a@fresh.example.com",)
    assert [file.name for file in again.attachments] == ["plan.pdf"]
    assert [email.value for email in world.contact("Tobi Adeyo").emails] == ["tobi.a@fresh.example.com"]


def test_a_forgotten_attachment_is_sent_after_all(world: World) -> None:
    world.mail_there("surveyor@example.com", "Survey of the barn", "Here it is.", "barn_survey.pdf")
    world.mail_there("surveyor@example.com", "Bill", "Here it is.", "bill_0417.pdf")
    mine = world.mail_there("me", "Barn", "Dear Mina, attached you find the survey.", to="mina@holm.example.com")
    world.mail("There was no attachment in your mail!", subject="", in_reply_to=mine.id)
    assert "barn_survey.pdf" in only(world.play())
    (answer,) = world.mailed
    assert answer.to == ("mina@holm.example.com",)
    assert [file.name for file in answer.attachments] == ["barn_survey.pdf"]


def test_a_file_that_is_asked_for_is_sent_in_the_conversation(world: World) -> None:
    world.mail_there("shop@ferries.test", "Your ferry tickets", "Have a good trip.", "ferry_tickets.pdf")
    world.message("Can you send me the ferry tickets please?", sender=TOBI)
    assert "ferry_tickets.pdf" in only(world.play())
    assert [file.name for file in world.sent[0].attachments] == ["ferry_tickets.pdf"]


def test_what_is_to_be_passed_on_is_passed_on(world: World) -> None:
    world.message("Please tell Tobi that the keys are at the bakery.")
    text = only(world.play())
    assert "Tobi Adeyo" in text
    assert "keys are at the bakery" in text
    assert world.to(world.sent[0]) == ("+393335550102",)


def test_a_task_with_a_deadline_becomes_a_reminder(world: World) -> None:
    world.mail(
        "Please send the signed lease back by Friday 11 June.", sender="office@lets.test", sender_name="Lets Ltd"
    )
    text = only(world.play())
    assert "lease" in text
    assert "Friday 11 June 2027" in text
    (reminder,) = world.reminders
    assert reminder.due == local("2027-06-11 09:00")
    assert "lease" in reminder.title


def test_somebody_who_wants_to_be_called_gets_a_reminder(world: World) -> None:
    world.message("Please call me tomorrow at 17:45, it is about Dad.")
    assert "Tuesday 8 June 2027 at 17:45" in only(world.play())
    assert (world.reminders[0].title, world.reminders[0].due) == ("Call Mina Holm", local("2027-06-08 17:45"))


def test_a_reminder_is_ticked_off_when_somebody_has_done_it(world: World) -> None:
    world.reminder("Buy birthday candles", "2027-06-08 10:00")
    world.reminder("Buy stamps", "2027-06-08 10:00")
    world.message("I have already bought the birthday candles", sender=TOBI)
    assert "Buy birthday candles" in only(world.play())
    assert [reminder.done for reminder in world.reminders] == [True, False]


def test_a_shared_reminder_that_says_its_day_in_words_gets_its_due_time(world: World) -> None:
    world.arrives("reminders__share_reminder", by="Mina Holm", title="Fetch the cake on Thursday at 16:00")
    assert "Thursday 10 June 2027 at 16:00" in only(world.play())
    assert world.reminders[0].due == local("2027-06-10 16:00")


def test_a_shared_contact_is_saved(world: World) -> None:
    world.arrives("contacts__share_card", source="Mina Holm", name="Ilse Brook", number="+39 333 5550177")
    assert "Ilse Brook" in only(world.play())
    assert [number.value for number in world.contact("Ilse Brook").numbers] == ["+39 333 5550177"]


def test_a_correction_replaces_what_was_offered(world: World) -> None:
    world.message("Could we have dinner on Wednesday at 19:00?")
    world.message("Sorry, I meant 20:30!")
    proposals = world.play()
    assert "20:30" in proposals[-1].text
    (event,) = world.events
    assert event.starts == local("2027-06-09 20:30")
    assert event.title == "Dinner with Mina Holm"


def test_when_a_firm_has_another_domain_the_mail_goes_there_and_every_card_is_corrected(world: World) -> None:
    for name in ("Rosa Lind", "Emil Lind", "Ida Falk"):
        world.card(name, emails=(f"{name.split()[0].lower()}@lindtiles.test",))
    world.mail_there("rosa@lindtiles.test", "Our name", "From June our mail addresses end in lindstone.test instead.")
    world.mail_there("ida@lindtiles.test", "Goodbye", "I am leaving on Friday. All the best!")
    lost = world.mail_there("me", "Samples", "Dear Emil, these please.", "samples.pdf", to="emil@lindtiles.test")
    world.arrives("email__report_delivery", email_id=lost.id, recipient="emil@lindtiles.test", status="failed")
    text = only(world.play())
    assert "Emil Lind" in text
    assert "Rosa Lind" in text
    assert "Ida Falk" not in text
    assert world.mailed[0].to == ("emil@lindstone.test",)
    emails = {name: world.contact(name).emails[0].value for name in ("Rosa Lind", "Emil Lind", "Ida Falk")}
    assert list(emails.values()) == ["rosa@lindstone.test", "emil@lindstone.test", "ida@lindtiles.test"]


def test_a_newer_version_goes_to_whoever_has_the_old_one(world: World) -> None:
    world.mail_there("me", "Menu", "Here is the menu.", "menu_v1.pdf", to="tobi@example.com")
    world.mail("Sorry, a mistake in the first one.", subject="Menu", attachments=[{"name": "menu_v2.pdf"}])
    text = only(world.play())
    assert "tobi@example.com" in text
    assert "menu_v2.pdf" in text
    (answer,) = world.mailed
    assert answer.to == ("tobi@example.com",)
    assert [file.name for file in answer.attachments] == ["menu_v2.pdf"]


def test_what_is_to_be_done_in_an_evening_is_remembered_in_that_evening(world: World) -> None:
    world.message("Don't forget to feed the rabbits on Wednesday evening.")
    only(world.play())
    assert world.reminders[0].due == local("2027-06-09 18:00")
