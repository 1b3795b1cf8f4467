"""The budget: sent in other words, and sent so that the wrong one is merged."""

from pare.scenario import do, the
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios.productivity.grant_budget_resent_right_version import (
    ISAK, JELENA, RUNA, V3B, GrantBudgetResentRightVersion, answer,
)  # fmt: skip

SENT, CHAT = GrantBudgetResentRightVersion.solution[0].calls
FILE = the("clean", suffix=f"/{V3B.name}")


def chat(text: str) -> object:
    return do(Messaging.send_message, to=["Lighthouse project"], text=text)


RIGHT = {
    "the wrong file went out": (answer("thanks", "Sorry, the wrong file went out. Here is the right one, v3b.", FILE), CHAT),
    "do not use the other": (answer("sent", "Dear Jelena, please don't use this morning's file. Attached is v3b.", FILE), CHAT),
    "an error in travel": (
        answer("thanks", "Dear Jelena, travel was wrong in v2 (4,700). The attached budget is the correct one: 48,500.", FILE), CHAT,
    ),
    "forwarded with a word": (
        do(EmailApp.forward_email, email_id=the("clean"), to=[JELENA.email], body="Please take v3b, v2 is out of date."), CHAT,
    ),
    "it has gone to her": (SENT, chat("v3b has gone to Jelena.")),
    "sent": (SENT, do(Messaging.send_message, to=[ISAK.number], text="Sent v3b to Jelena, nobody outside gets v3.")),
}  # fmt: skip
WRONG = {
    "v2 stays valid": (answer("thanks", "Dear Jelena, v2 is the valid and final one, v3b is only for information.", FILE), CHAT),
    "keep v2": (answer("thanks", "Dear Jelena, please keep v2 and ignore the attached file.", FILE), CHAT),
    "Jelena has nothing": (SENT, chat("Jelena has nothing yet.")),
    "not sent": (SENT, chat("I have not sent Jelena anything.")),
    "no word about v2": (answer("thanks", "Dear Jelena, see you at three.", FILE), CHAT),
    "told to Runa": (SENT, do(Messaging.send_message, to=[RUNA.number], text="Jelena has v3b.")),
    "a copy to the fund": (answer("thanks", "Dear Jelena, v3b replaces v2.", FILE, cc=["grants@northcoast-fund.test"]), CHAT),
}  # fmt: skip
