"""What makes a phone look lived in, imported as `from pare_scenarios import worlds as w`.

Short ways put one thing of a scenario on a phone and return it, to be named with `phone.name`:

* people, messages, mails, events, reminders: `card`, `chat`, `mail`, `booked`, `remind` ... (`basics`);
* notes: `note` (`notebook`); a shop: `product`, `order`, `in_cart` ... (`shop`);
* a cab firm: `spot`, `ride` ... (`rides`); flats to let: `flat`, `viewing`, `application` ... (`flats`);
* what arrives later: `mail_comes`, `text_comes` (`arrivals`); what the assistant does: `tell`, `answer` ... (`deeds`).

Shared worlds fill the apps with a life that has nothing to do with the scenario. `everyday`, the last line of a
scenario's `world`, calls them all; `household`, `pastimes`, `workplace`, `catalogue`, `city` and `rentals` can be
called one by one. Their texts lie in `data`.
"""

from pare_scenarios.worlds.arrivals import mail_comes, text_comes
from pare_scenarios.worlds.basics import (
    booked,
    business,
    card,
    cards,
    chat,
    draft,
    file,
    group,
    mail,
    mail_folder,
    remind,
    reminder_list,
    said,
    shared_calendar,
    when,
)
from pare_scenarios.worlds.deeds import answer, enter, move, put_off, set_reminder, tell, to_newest, write_to
from pare_scenarios.worlds.everyday import everyday
from pare_scenarios.worlds.flats import (
    agent_says,
    application,
    flat,
    lease_offer,
    saved_flat,
    search,
    viewing,
)
from pare_scenarios.worlds.homes import PASTIMES, household, pastimes, workplace
from pare_scenarios.worlds.notebook import note, note_folder
from pare_scenarios.worlds.places import country, money, worth
from pare_scenarios.worlds.rides import cab_firm, driver, reported, ride, route, saved_place, spot, surge
from pare_scenarios.worlds.shop import (
    code,
    delivery,
    in_cart,
    item,
    order,
    pick,
    product,
    question,
    sent_back,
    shop_says,
    slot,
    variant,
    wish,
)
from pare_scenarios.worlds.towns import catalogue, city, rentals

__all__ = [
    "PASTIMES",
    "agent_says",
    "answer",
    "application",
    "booked",
    "business",
    "cab_firm",
    "card",
    "cards",
    "catalogue",
    "chat",
    "city",
    "code",
    "country",
    "delivery",
    "draft",
    "driver",
    "enter",
    "everyday",
    "file",
    "flat",
    "group",
    "household",
    "in_cart",
    "item",
    "lease_offer",
    "mail",
    "mail_comes",
    "mail_folder",
    "money",
    "move",
    "note",
    "note_folder",
    "order",
    "pastimes",
    "pick",
    "product",
    "put_off",
    "question",
    "remind",
    "reminder_list",
    "rentals",
    "reported",
    "ride",
    "route",
    "said",
    "saved_flat",
    "saved_place",
    "search",
    "sent_back",
    "set_reminder",
    "shared_calendar",
    "shop_says",
    "slot",
    "spot",
    "surge",
    "tell",
    "text_comes",
    "to_newest",
    "variant",
    "viewing",
    "when",
    "wish",
    "workplace",
    "worth",
    "write_to",
]  # fmt: skip
