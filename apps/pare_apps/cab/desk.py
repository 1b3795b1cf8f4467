"""What the firm's desk does: it reports things that were found, answers reports, and advertises."""

from __future__ import annotations

from types import SimpleNamespace

from pare.app import Arrived, incoming
from pare.errors import BadInput
from pare.table import Table
from pare_apps.cab.firm import CabOffer
from pare_apps.cab.model import Ride, RideReport
from pare_apps.cab.reading import Reading
from pare_apps.fields import named_faults
from pare_apps.money import Money


def check_amount(ride: Ride, money: Money, argument: str) -> None:
    """Let the firm charge, or give back, so much for a ride.

    Raises:
        BadInput: it is negative, or in another currency than the fare.
    """
    if money.currency != ride.fare.currency or money.amount < 0:
        raise BadInput(f"{argument}: must be an amount in {ride.fare.currency} that is not negative")


class Desk(Reading):
    """The firm's desk."""

    offers: Table[CabOffer]

    @incoming(
        headline="Found in your cab: {item:.40}",
        full=(
            "Found in the cab of {ride_id}, {words.ride}: {item}. {note}\n"
            "Is it yours? Report {id}, status {status}. It was reported as: {text}"
        ),
    )
    def item_found(self, ride_id: str, item: str, note: str = "") -> Arrived[RideReport]:
        """The firm has found something; it belongs to an open report of the ride, or makes a new one.

        Args:
            ride_id: The ride.
            item: What it is.
            note: What the firm adds, such as where and until when it is kept.
        """
        ride = self.rides[ride_id]
        if not item.strip():
            raise BadInput("item: must not be empty")
        told = f"Found: {item}" + (f". {note}" if note else "")
        lost = [one for one in self.reports.where(ride_id=ride.id, topic="lost_item") if one.status == "open"]
        with named_faults():
            if lost:
                report = self.reports.update(lost[0].changed(status="found", answer=told))
            else:
                fresh = RideReport(
                    ride_id=ride.id, topic="lost_item", text=item, status="found", made_at=self.now, by_firm=True,
                    answer=told,
                )  # fmt: skip
                report = self.reports.add(fresh)
        ride_told = f"{ride.pickup} to {ride.destination}, {self.local(ride.pickup_at)}"
        return Arrived(report, SimpleNamespace(ride=ride_told))

    @incoming(
        headline="{words.firm:.30} answers: {answer:.50}",
        full="Answer to the report {id} about {ride_id} ({topic}, now {status}): {answer}. Refund: {refund}",
    )
    def report_answered(
        self, ride_report_id: str, answer: str, closed: bool = True, refund: Money | None = None
    ) -> Arrived[RideReport]:
        """The firm answers a report.

        Args:
            ride_report_id: The report.
            answer: What it says.
            closed: Whether that settles it.
            refund: What it gives back.
        """
        report = self.reports[ride_report_id]
        if not answer.strip():
            raise BadInput("answer: must not be empty")
        if refund is not None:
            ride = self.rides[report.ride_id]
            check_amount(ride, refund, "refund")
            if refund.amount > (most := ride.fare + ride.fee if ride.fee else ride.fare).amount:
                raise BadInput(f"refund: {ride.id} cost {most}; no more can be given back")
        with named_faults():
            after = report.changed(
                answer=answer, refund=refund or report.refund, status="closed" if closed else report.status
            )
        return Arrived(self.reports.update(after), SimpleNamespace(firm=self.rules.firm))

    @incoming(headline="{title:.60}", full="Advertisement of the cab firm: {title}\n{text}")
    def offer_arrives(self, title: str, text: str = "") -> CabOffer:
        """The firm advertises.

        Args:
            title: In a line.
            text: In full.
        """
        with named_faults():
            return self.offers.add(CabOffer(title=title, text=text, sent_at=self.now))
