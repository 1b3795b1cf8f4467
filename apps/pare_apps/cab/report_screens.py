"""The screens of reports: what was lost, found or complained about."""

from __future__ import annotations

from pare.screen import Screen, View, tap
from pare.times import Moment
from pare_apps.cab import ride_screens
from pare_apps.cab.app import Cab
from pare_apps.cab.telling import reported

PAGE = 20


class ReportList(Screen[Cab]):
    """All reports and the firm's notices of found things, newest first."""

    page: int = 0

    def show(self, app: Cab) -> View:
        """Twenty reports."""
        found = app.list_reports(limit=PAGE + 1, offset=self.page * PAGE)
        lines = ["(more below)"] if len(found) > PAGE else [] if found else ["(no reports)"]
        return View("Lost, found and reported", lines, (reported(app, report) for report in found[:PAGE]))

    @tap
    def open_report(self, app: Cab, ride_report_id: str) -> ReportView:
        """Open a report.

        Args:
            ride_report_id: The report.
        """
        return ReportView(app.reports[ride_report_id].id)

    @tap
    def more(self, app: Cab) -> ReportList:
        """Show the next twenty."""
        return ReportList(self.page + 1)


class ReportView(Screen[Cab]):
    """One report: what it says, what the firm answers, and how a found thing comes back."""

    ride_report_id: str

    def show(self, app: Cab) -> View:
        """Everything about it."""
        report = app.reports[self.ride_report_id]
        back = report.return_to and (
            f"{report.return_to}, {app.local(report.return_at) if report.return_at else 'as soon as possible'}"
        )
        facts = {
            "About": report.ride_id,
            "Made": f"{app.local(report.made_at)}{' by the firm' if report.by_firm else ''}",
            "Status": report.status,
            "Text": report.text,
            "Answer": report.answer,
            "To the firm": report.message,
            "Brought to": back,
            "Costs": str(report.fee) if report.fee else "",
            "Refund": str(report.refund) if report.refund else "",
        }
        title = f"Report {report.id}: {report.topic.replace('_', ' ')}"
        return View(title, (f"{name}: {fact}" for name, fact in facts.items() if fact))

    def alive(self, app: Cab) -> bool:
        """False once the report is gone."""
        return self.ride_report_id in app.reports

    @tap
    def answer_found(
        self, app: Cab, mine: bool = True, message: str = "", return_to: str = "", return_at: Moment | None = None
    ) -> None:
        """Answer the firm about a thing that it has found, and have it brought by cab.

        Args:
            mine: Whether it belongs to the owner or to somebody who rode along.
            message: What to say to the firm.
            return_to: Where a cab brings it; left out, the firm keeps it.
            return_at: When; left out: as soon as possible.
        """
        app.answer_found(self.ride_report_id, mine, message, return_to, return_at)

    @tap
    def open_ride(self, app: Cab) -> ride_screens.RideView:
        """Open the ride that it is about."""
        return ride_screens.RideView(app.rides[app.reports[self.ride_report_id].ride_id].id)
