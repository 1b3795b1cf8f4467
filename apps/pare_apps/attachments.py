"""Attachments: files with readable text, carried by messages, mails and notes, and referred to across apps."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from pare.errors import BadInput, listed, shortened
from pare.phone import Phone


class Attachment(BaseModel):
    """A file: its name, its kind, its size, and what one reads when opening it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: Annotated[str, Field(min_length=1, max_length=200)]
    media_type: str = "application/pdf"
    size_kb: Annotated[int, Field(ge=0)] = 120
    text: str = ""


def attachment(phone: Phone, reference: str) -> Attachment:
    """The file that a reference `<id of what carries it>/<file name>` names, such as `email_3/ticket.pdf`.

    Raises:
        BadInput: nothing of that id carries a file of that name.
    """
    carrier, _, name = reference.partition("/")
    for table in phone.tables():
        files: tuple[Attachment, ...] = getattr(table.get(carrier), "attachments", ())
        for file in files:
            if file.name == name:
                return file
        if files:
            raise BadInput(f"attachments: {carrier} carries {listed([f.name for f in files])}, not {shortened(name)}")
    raise BadInput(
        f"attachments: {shortened(reference)} is no file; write '<id of the message, mail or note that carries it>/"
        "<file name>', for example 'email_3/ticket.pdf'"
    )
