"""Which agents a run has, which models they ask, and whether all of that can be used here."""

from __future__ import annotations

from collections.abc import Mapping

from pare import registry
from pare.errors import LoadError

MODEL_FREE = ("oracle", "rules", "eager", "random", "silent")


def roles(assistant: str, user: str) -> dict[str, str]:
    """The roles in which the agents of a run ask a model, each with the agent's name.

    Raises:
        LoadError: an agent is not installed.
    """
    factories = ((assistant, registry.assistant(assistant)), (user, registry.user(user)))
    return {role: name for name, factory in factories for role in getattr(factory, "roles", ())}


def prompts(assistant: str, user: str) -> dict[str, str]:
    """Hashes of the prompts in use, by file; none where no agent asks a model."""
    if not roles(assistant, user):
        return {}
    from pare_agents.prompts import hashes

    return hashes()


def check_models(wanted: Mapping[str, str], models: Mapping[str, str], *, priced: bool = False) -> None:
    """Refuse what cannot run, before anything starts.

    Args:
        wanted: the roles that need a model, and the agents that have them.
        models: model ids by role.
        priced: whether their prices must be known, since a cost limit is to hold.

    Raises:
        LoadError: a role has no model, or one that cannot be used here.
    """
    from pare_agents.models import ModelError, check_model
    from pare_agents.models.cost import known_price

    for role, agent in wanted.items():
        if role not in models:
            raise LoadError(f"{agent} needs a model: give --{role}-model provider/model")
        try:
            check_model(models[role])
        except ModelError as error:
            raise LoadError(str(error)) from None
        if priced and known_price(models[role]) is None:
            raise LoadError(f"{models[role]}: its price is not known, so no cost limit can hold; give a token limit")


def check_cache(folder: str) -> None:
    """Make the folder of a reply cache, if need be.

    Raises:
        LoadError: it cannot be used.
    """
    from pare_agents.models.cache import ReplyCache
    from pare_agents.models.errors import ModelError

    try:
        ReplyCache(folder).close()
    except ModelError as error:
        raise LoadError(str(error)) from None
