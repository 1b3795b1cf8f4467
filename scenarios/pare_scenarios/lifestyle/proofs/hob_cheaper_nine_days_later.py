"""The solution of `hob-cheaper-nine-days-later`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Stage, do, the
from pare_apps.email import EmailApp
from pare_apps.shopping import Shopping
from pare_scenarios import worlds as w
from pare_scenarios.lifestyle.hob_cheaper_nine_days_later import DESK, NEWS

SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.search_emails, text="order 30417"), do(EmailApp.read_email, email_id=the("promise")),
            do(Shopping.list_orders), do(Shopping.read_order, order_id=the("order")),
        ),
        says="Your hob costs 1049 today; on 3 November you paid 1299, and until the 17th the shop refunds the "
        "difference on request. Shall I write to its service desk for the 250 zł?",
        calls=(
            w.write_to(DESK, "Order 30417: price difference", "Good day, on 3 November I ordered the hob Mewa 60, "
                       "black, for 1299 zł (order 30417). Today you sell it for 1049 zł. Please refund the "
                       "difference of 250 zł, as you promise. Jakub Wójcik"),
        ),
        reports="The service desk has your claim for 250 zł.",
    ),
)  # fmt: skip

_cheap = "Order 30417: your newsletter has the hob for 999 zł. Please refund the difference of 300 zł."
WRONG = {
    "300, as in the newsletter": (w.answer("promise", _cheap),),
    "to the box that nobody reads": (
        w.write_to(NEWS, "Order 30417", "I paid 1299, now it is 1049. Please refund the difference of 250 zł."),
    ),
    "a second hob is ordered": (
        do(Shopping.set_cart, variant_id=the("black")), do(Shopping.place_order),
    ),
    "given back": (
        w.answer("promise", "Order 30417: please take the hob back and refund 1299 zł, I order it anew for 1049."),
    ),
    "without the order's number": (
        w.write_to(DESK, "My hob", "My hob costs 250 zł less today. Please refund the difference."),
    ),
}  # fmt: skip

WAYS = {
    "as an answer to the confirmation": (
        w.answer("promise", "Order 30417: the same hob costs 1049 zł now, I paid 1299. Please pay me back 250 zł."),
    ),
    "in few words": (
        w.write_to(DESK, "Order no. 30417", "Please transfer the price difference: 1,299 on 3 November, 1,049 "
                   "today."),
    ),
}  # fmt: skip
