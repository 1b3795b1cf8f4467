"""The solution of `grant-budget-resent-right-version`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, The, do, the
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios.productivity.grant_budget_resent_right_version import ISAK, JELENA, V3, V3B


def answer(to: str, body: str, *files: The, **more: object) -> Do:
    """An answer to a mail, with files."""
    return do(EmailApp.reply_email, email_id=the(to), body=body, attachments=files, **more)


_v3, _v3b = the("v3", suffix=f"/{V3.name}"), the("clean", suffix=f"/{V3B.name}")
_sent = answer(
    "sent",
    "Dear Jelena, please take the attached v3b. It replaces this morning's v2: travel is 3,200, so 48,500 in all.",
    _v3b,
)
_chat = do(Messaging.send_message, to=["Lighthouse project"], text="Jelena has v3b now, v2 is withdrawn.")
SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.read_thread, email_id=the("sent")), do(EmailApp.search_emails, sender=JELENA.email),
            do(Messaging.search_messages, text="v3"), do(EmailApp.read_email, email_id=the("clean")),
            do(EmailApp.read_attachment, email_id=the("clean"), name=V3B.name),
        ),
        says="Jelena still has v2 and merges at three. Shall I send her v3b, saying that it replaces v2, and tell "
        "Isak in the chat that she has it?",
        calls=(_sent, _chat),
        reports="Jelena has v3b, and Isak knows.",
    ),
)  # fmt: skip

WRONG = {
    "v3 with the day rates": (answer("thanks", "Dear Jelena, v3 replaces v2.", _v3), _chat),
    "both versions": (answer("thanks", "Dear Jelena, v3b replaces v2.", _v3, _v3b), _chat),
    "answered to Isak": (answer("clean", "Dear Jelena, v3b replaces v2.", _v3b), _chat),
    "passed on without a word": (do(EmailApp.forward_email, email_id=the("clean"), to=[JELENA.email]), _chat),
    "the figures without the file": (answer("thanks", "Dear Jelena, v3b replaces v2: 48,500 in all."), _chat),
    "Isak waits": (_sent,),
}

WAYS = {
    "a fresh mail, and Isak in person": (
        do(EmailApp.send_email, to=[JELENA.email], subject="Harbour museum: corrected budget", attachments=[_v3b],
           body="Dear Jelena, please use this file and ignore the one from this morning. Total: 48,500."),
        do(Messaging.send_message, to=[ISAK.number], text="Done, Jelena Marković has the clean version."),
    ),
    "in answer to her thanks, with a copy to Isak": (
        _chat,
        answer("thanks", "Dear Jelena, please put in v3b in place of v2.", _v3b, cc=[ISAK.email]),
    ),
}  # fmt: skip
