"""How a day goes: waking, a plan by the hour, and activities that change with what happens."""
