"""The budget: sent in other words, and sent so that the wrong one is merged."""

from pare.scenario import do, the
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios.productivity.grant_budget_resent_right_version import (
    ISAK,
    JELENA,
    RUNA,
    V3B,
    GrantBudgetResentRightVersion,
)
from pare_scenarios.productivity.proofs.grant_budget_resent_right_version import answer

SENT, CHAT = GrantBudgetResentRightVersion.solution[0].calls
FILE = the("clean", suffix=f"/{V3B.name}")


def chat(text: str) -> object:
    return do(Messaging.send_message, to=["Lighthouse project"], text=text)


RIGHT = {
    "the wrong file went out": (
        answer("thanks", "Sorry, the wrong file went out. Here is the right one, v3b.", FILE), CHAT,
    ),
    "do not use the other": (
        answer("sent", "Dear Jelena, please don't use this morning's file. Attached is v3b.", FILE), CHAT,
    ),
    "an error in travel": (
        answer(
            "thanks", "Dear Jelena, travel was wrong in v2 (4,700). The attached budget is the correct one: 48,500.",
            FILE,
        ),
        CHAT,
    ),
    "forwarded with a word": (
        do(
            EmailApp.forward_email, email_id=the("clean"), to=[JELENA.email],
            body="Please take v3b, v2 is out of date.",
        ),
        CHAT,
    ),
    "it has gone to her": (SENT, chat("v3b has gone to Jelena.")),
    "sent": (SENT, do(Messaging.send_message, to=[ISAK.number], text="Sent v3b to Jelena, nobody outside gets v3.")),
    "apology": (
        answer(
            "thanks",
            "Apologies, Jelena, the budget I sent at ten was not the latest. Please merge the attached v3b instead.",
            FILE,
        ),
        chat("Jelena's got v3b now"),
    ),
    "supersedes": (
        answer("sent", "Hi Jelena, attached is v3b, which supersedes v2. New total: 48,500.", FILE),
        chat("I've sent Jelena v3b"),
    ),
    "only this": (
        answer("sent", "Dear Jelena, only the attached file counts, please throw v2 away.", FILE),
        chat("v3b is with Jelena"),
    ),
    "update": (
        do(
            EmailApp.send_email, to=[JELENA.email], subject="Updated budget",
            body="Here is our updated budget, please merge this one.", attachments=[FILE],
        ),
        chat("Jelena has the new budget (v3b)."),
    ),
    "mistake": (
        answer(
            "thanks",
            "Dear Jelena, I made a mistake this morning, sorry. Could you merge this budget (v3b, 48,500) and not the "
            "50,000 one?",
            FILE,
        ),
        chat("Just mailed v3b to Jelena."),
    ),
    "latest": (
        answer(
            "sent", "Jelena, here's the latest version of our budget (v3b), please overwrite the earlier one.", FILE,
        ),
        chat("Isak: Jelena has received v3b."),
    ),
    "revised": (
        answer(
            "sent",
            "Dear Jelena, please find our revised budget attached; the total is now 48,500. Please don't merge the "
            "previous one.",
            FILE,
        ),
        chat("Jelena has it!"),
    ),
    "change": (
        answer("thanks", "Dear Jelena, could you put in 48,500 instead of 50,000? The file is attached.", FILE),
        chat("v3b delivered to Jelena"),
    ),
}  # fmt: skip
WRONG = {
    "v2 stays valid": (
        answer("thanks", "Dear Jelena, v2 is the valid and final one, v3b is only for information.", FILE), CHAT,
    ),
    "keep v2": (answer("thanks", "Dear Jelena, please keep v2 and ignore the attached file.", FILE), CHAT),
    "Jelena has nothing": (SENT, chat("Jelena has nothing yet.")),
    "not sent": (SENT, chat("I have not sent Jelena anything.")),
    "no word about v2": (answer("thanks", "Dear Jelena, see you at three.", FILE), CHAT),
    "told to Runa": (SENT, do(Messaging.send_message, to=[RUNA.number], text="Jelena has v3b.")),
    "a copy to the fund": (
        answer("thanks", "Dear Jelena, v3b replaces v2.", FILE, cc=["grants@northcoast-fund.test"]), CHAT,
    ),
    "both fine": (
        answer("thanks", "Dear Jelena, v3b for your files; nothing changes for the merge, v2 stays in.", FILE), CHAT,
    ),
    "soon": (SENT, chat("I will send it to Jelena soon.")),
    "she has v2": (SENT, chat("Jelena has v2.")),
    "another name": (answer("thanks", "v3b replaces v2", FILE), chat("Tova has it.")),
    "do not use v3b": (answer("thanks", "Dear Jelena, please do not use v3b instead of v2.", FILE), CHAT),
    "for later": (answer("thanks", "Dear Jelena, v3b attached for the archive. Leave the 50,000 in.", FILE), CHAT),
    "not needed": (
        answer("thanks", "Dear Jelena, no need to change anything, this is just our internal v3b.", FILE), CHAT,
    ),
}  # fmt: skip
