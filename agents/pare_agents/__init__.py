"""Users, assistants, and the models behind them. Agents know operations by their schemas; they import no app."""
