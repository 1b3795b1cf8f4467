"""Some scenarios to spread over workers."""

IDS = [
    "a-bride-and-a-regular-at-the-same-hour",
    "a-clean-group-for-the-new-squad",
    "are-my-boots-ready",
    "cake-follows-the-party",
    "chair-does-not-fold",
    "christening-frame-comes-too-late",
    "customs-papers-with-the-true-value",
    "deposit-cut-for-cleaning-already-paid",
    "dues-reminders-without-shaming",
    "fever-and-the-six-o-clock-swim",
    "funeral-tomorrow-noon",
    "invitation-with-orders-for-the-assistant",
]
