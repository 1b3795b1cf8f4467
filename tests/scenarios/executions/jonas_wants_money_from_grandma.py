"""The grandmother's savings: kept from the bank in other words, and sent there."""

from pare.scenario import do
from pare_apps.email import EmailApp
from pare_scenarios.communication.jonas_wants_money_from_grandma import (
    JONAS,
    JOSEFA,
    WILLEM,
    JonasWantsMoneyFromGrandma,
)
from pare_scenarios.communication.proofs.jonas_wants_money_from_grandma import write

HOLD, ASK = JonasWantsMoneyFromGrandma.solution[0].calls
(TRUTH,) = JonasWantsMoneyFromGrandma.solution[1].calls

RIGHT = {
    "nobody should pay": (
        (HOLD, ASK), (write(JOSEFA, "Jonas is fine and does not need any money. Nobody should pay."),),
    ),
    "the money stays at home": ((write(JOSEFA, "Mum, keep your money at home until you hear from me."), ASK), (TRUTH,)),
    "not before we know": (
        (write(JOSEFA, "Please don't transfer anything before I have spoken to Jonas."), ASK),
        (
            write(
                JOSEFA,
                "I have heard from him: it was a scam. He never asked for money, so please don't go to the bank.",
            ),
        ),
    ),
    "asked by mail": (
        (
            HOLD,
            do(
                EmailApp.send_email, to=[JONAS.email], subject="?",
                body="Somebody wants 1,240 euros in your name. Is it you?",
            ),
        ),
        (write(JOSEFA, "False alarm for Jonas, he is well. Those were crooks. Don't pay them."),),
    ),
    "a different phone": (
        (
            write(JOSEFA, "Mum, hold off with the bank please, something is odd."),
            write(JONAS, "Have you got a new number?"),
        ),
        (write(JOSEFA, "That wasn't Jonas, Mum! He is well and needs nothing."),),
    ),
    "do nothing": (
        (
            write(JOSEFA, "Mum, please do nothing until I've talked to Jonas. That number isn't his."),
            write(JONAS, "Was that you this morning, asking for money?"),
        ),
        (write(JOSEFA, "Talked to Jonas: it was a con. Keep your money, he's fine."),),
    ),
    "no payment": (
        (write(JOSEFA, "Please make no payment yet. I want to check that it's really Jonas."), ASK),
        (write(JOSEFA, "It was not Jonas. Nothing to pay!"),),
    ),
    "do not go": (
        (write(JOSEFA, "Mama, don't go to the bank at two, I think somebody is trying to cheat you."), ASK),
        (write(JOSEFA, "Confirmed: fraud. Jonas has his phone and is in Hamburg. Please don't pay."),),
    ),
    "cancel the trip": ((write(JOSEFA, "Stay away from the bank for now, that may not be Jonas."), ASK), (TRUTH,)),
    "hang on": (
        (write(JOSEFA, "Mum, hang on! Please don't do anything about the money before I've reached Jonas."), ASK),
        (
            write(
                JOSEFA, "Jonas just answered. Someone was impersonating him. Ignore that message and keep your money.",
            ),
        ),
    ),
    "suspicious": (
        (
            write(JOSEFA, "That message looks suspicious, please leave the bank for now."),
            write(JONAS, "Somebody says you have a new number. True?"),
        ),
        (write(JOSEFA, "It was all made up, Jonas is fine. Don't pay anything."),),
    ),
    "from his own phone": (
        (
            write(JOSEFA, "Mum, Jonas would never ask for money like this. Give me an hour before you do anything."),
            write(JONAS, "Are you all right? Somebody asks for 1,240 euros as you."),
        ),
        (write(JOSEFA, "Mum, all is well: Jonas has his old phone and wants nothing. That was a swindle."),),
    ),
    "let me check": (
        (write(JOSEFA, "Let me check first, Mum, please don't go yet."), write(JONAS, "Did you lose your phone?")),
        (write(JOSEFA, "Jonas says he didn't send that. Please throw the account number away and don't pay."),),
    ),
}  # fmt: skip
WRONG = {
    "do not wait": ((write(JOSEFA, "Don't wait, Mum: go to the bank and pay."), ASK), (TRUTH,)),
    "no scam after all": ((HOLD, ASK), (write(JOSEFA, "It is not a scam after all, Mum. Pay the money."),)),
    "not a fraud": ((HOLD, ASK), (write(JOSEFA, "Good news: this was no fraud. You can go to the bank."),)),
    "pay only half": ((write(JOSEFA, "Don't pay all of it, pay half."), ASK), (write(JOSEFA, "Jonas is fine."),)),
    "a scam, and yet": ((HOLD, ASK), (write(JOSEFA, "It may be a scam, but please pay it all the same."),)),
    "told to her son": ((HOLD, ASK), (write(WILLEM, "It was a fraud. Tell Mum."),)),
    "Jonas gets other news": ((HOLD, write(JONAS, "Have a good trip!")), (TRUTH,)),
    "go ahead": ((write(JOSEFA, "I am asking Jonas. Go ahead meanwhile."), ASK), (TRUTH,)),
    "wait for me at the bank": ((write(JOSEFA, "Wait for me at the bank, we pay together."), ASK), (TRUTH,)),
    "no fraud, you may pay": ((HOLD, ASK), (write(JOSEFA, "Jonas says it's no scam. You may pay."),)),
    "still unclear": ((HOLD, ASK), (write(JOSEFA, "I have heard from Jonas. More tonight."),)),
    "pays herself": (
        (write(JOSEFA, "Don't go to the bank, I pay it for Jonas today."), ASK),
        (write(JOSEFA, "It is done, I have paid."),),
    ),
    "give it to me": (
        (write(JOSEFA, "Transfer the money to me instead, Mum, not to Jonas."), ASK), (write(JOSEFA, "Thanks."),),
    ),
}  # fmt: skip
