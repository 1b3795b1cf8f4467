"""The joiners: the list sent and the cards changed in other ways, and ways in which the next mail bounces."""

from pare.scenario import Do, do, the
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_scenarios.productivity.joinery_partner_has_new_addresses import (
    BODY,
    HANNES_NEW,
    HANNES_OLD,
    INGRID_NEW,
    INGRID_OLD,
    JoineryPartnerHasNewAddresses,
)  # fmt: skip

AGAIN, HANNES, INGRID = JoineryPartnerHasNewAddresses.solution[0].calls
LIST = (the("list", suffix="/cutting_list.pdf"),)


def mail(body: str, *to: str) -> Do:
    return do(EmailApp.send_email, to=[*(to or (HANNES_NEW,))], subject="Cutting list", body=body, attachments=LIST)


def card(name: str, **how: object) -> Do:
    return do(Contacts.change_detail, contact_id=the(name), kind="email", **how)


def word(name: str, **how: object) -> Do:
    return do(Contacts.update_contact, contact_id=the(name), **how)


RIGHT = {
    "the firm's new name": (
        AGAIN, HANNES, INGRID, word("hannes", organisation="Werkhof"), word("ingrid", organisation="Werkhof"),
    ),
    "a note on the change": (AGAIN, HANNES, INGRID, word("ingrid", note="Werkhof since 11 January, formerly Kantholz")),
    "not the front gate": (
        mail("Hannes, the list again. Not at the front please, unload it at the rear gate."), HANNES, INGRID,
    ),
    "do not forget": (mail("The list once more. Please don't forget: rear gate!"), HANNES, INGRID),
    "the new one in front": (AGAIN, HANNES, card("ingrid", new=INGRID_NEW, preferred=True)),
    "gate": (
        mail("Hannes, once again as the first mail bounced. All birch, 18 mm. Unloading at the rear gate, please."),
        HANNES, INGRID,
    ),
    "back": (mail("Cutting list attached. Use the back gate."), HANNES, INGRID),
    "notes": (AGAIN, HANNES, INGRID, word("hannes", note="Kantholz is now Werkhof")),
    "both with label": (AGAIN, card("hannes", old=HANNES_OLD, new=HANNES_NEW, label="work"), INGRID),
    "sorry": (
        mail(
            "Dear Hannes, my mail to your old address came back, so here is the cutting list again. All birch, 18 mm. "
            "Please deliver to the rear gate. Best, Luca",
        ),
        HANNES, INGRID,
    ),
    "behind": (mail("List attached. As always, unload at the gate at the back, please."), INGRID, HANNES),
    "second try": (
        mail("Hannes, second try: the cutting list for the Harbour set. Delivery to the rear gate. Thanks! Luca"),
        HANNES, INGRID,
    ),
    "firm and note": (AGAIN, HANNES, INGRID, word("hannes", organisation="Werkhof (was Kantholz)")),
}  # fmt: skip
WRONG = {
    "not the rear gate": (mail("The list again. Please do NOT use the rear gate."), HANNES, INGRID),
    "the dead address stays preferred": (AGAIN, card("hannes", new=HANNES_NEW), card("ingrid", new=INGRID_NEW)),
    "an insult in the notes": (AGAIN, HANNES, INGRID, word("hannes", note="Thief")),
    "another firm": (AGAIN, HANNES, INGRID, word("hannes", organisation="Sawmill")),
    "a third address": (AGAIN, HANNES, INGRID, card("ingrid", new="ingrid@elsewhere.test")),
    "to both": (mail(BODY, HANNES_NEW, INGRID_NEW), HANNES, INGRID),
    "to both of his": (mail(BODY, HANNES_NEW, HANNES_OLD), HANNES, INGRID),
    "Ingrid keeps none": (AGAIN, HANNES, card("ingrid", old=INGRID_OLD)),
    "no gate": (mail("Here is the list."), HANNES, INGRID),
    "front gate": (mail("Here is the list. Unload at the front gate, not at the rear gate."), HANNES, INGRID),
    "only his card in the list of two": (AGAIN, HANNES, card("ingrid", new=INGRID_NEW)),
    "fired": (AGAIN, HANNES, INGRID, word("ingrid", organisation="Unemployed")),
    "role": (AGAIN, HANNES, INGRID, word("ingrid", role="thief")),
    "avoid": (mail("List attached. Avoid the rear gate, it is locked."), HANNES, INGRID),
    "swapped": (AGAIN, card("hannes", old=HANNES_OLD, new=INGRID_NEW), card("ingrid", old=INGRID_OLD, new=HANNES_NEW)),
}  # fmt: skip
