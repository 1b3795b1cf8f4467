"""The needs that are recognised, the surest first."""

from __future__ import annotations

from pare_agents.rules.needs.appointment_confirmed import AppointmentConfirmed
from pare_agents.rules.needs.base import Recogniser
from pare_agents.rules.needs.call_asked import CallAsked
from pare_agents.rules.needs.changed_detail import ChangedDetail
from pare_agents.rules.needs.chore_shifted import ChoreShifted
from pare_agents.rules.needs.contact_asked import ContactAsked
from pare_agents.rules.needs.doubt_settled import DoubtSettled
from pare_agents.rules.needs.doubt_spreads import DoubtSpreads
from pare_agents.rules.needs.doubtful_request import DoubtfulRequest
from pare_agents.rules.needs.event_asked import EventAsked
from pare_agents.rules.needs.event_cancelled import EventCancelled
from pare_agents.rules.needs.event_moved import EventMoved
from pare_agents.rules.needs.file_wanted import FileWanted
from pare_agents.rules.needs.free_time_asked import FreeTimeAsked
from pare_agents.rules.needs.invitation import Invitation
from pare_agents.rules.needs.meeting_asked import MeetingAsked
from pare_agents.rules.needs.mistaken_day import MistakenDay
from pare_agents.rules.needs.newer_version import NewerVersion
from pare_agents.rules.needs.relay_asked import RelayAsked
from pare_agents.rules.needs.returned_mail import ReturnedMail
from pare_agents.rules.needs.shared_card import SharedCard
from pare_agents.rules.needs.slots_offered import SlotsOffered
from pare_agents.rules.needs.task_asked import TaskAsked
from pare_agents.rules.needs.task_done import TaskDone
from pare_agents.rules.needs.undated_reminder import UndatedReminder

RECOGNISERS: tuple[Recogniser, ...] = (
    ReturnedMail(),
    DoubtSettled(),
    DoubtSpreads(),
    DoubtfulRequest(),
    Invitation(),
    SharedCard(),
    UndatedReminder(),
    ChangedDetail(),
    ContactAsked(),
    FileWanted(),
    NewerVersion(),
    EventCancelled(),
    SlotsOffered(),
    EventMoved(),
    ChoreShifted(),
    MistakenDay(),
    FreeTimeAsked(),
    MeetingAsked(),
    EventAsked(),
    AppointmentConfirmed(),
    RelayAsked(),
    TaskDone(),
    CallAsked(),
    TaskAsked(),
)

__all__ = ["RECOGNISERS", "Recogniser"]
