"""The options that `pare run` and `pare sweep` share, and the configurations that follow from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from pare import registry
from pare.errors import LoadError
from pare_bench import agents
from pare_bench.character import Character
from pare_bench.config import RunConfig
from pare_bench.splits import split as ids_of

Ids = Annotated[list[str] | None, typer.Argument(metavar="IDS", help="Scenario ids; none: the whole split.")]
Split = Annotated[str, typer.Option(metavar="NAME", help="Which scenarios: a split's name.")]
Assistants = Annotated[
    str,
    typer.Option(
        metavar="A",
        help="Assistants, separated by commas; `model-free` means the five that need no model. "
        "Default: observe-execute if a model is given, else oracle.",
    ),
]
User = Annotated[
    str, typer.Option(metavar="U", help="Who plays the user. Default: llm with --user-model, else scripted.")
]
Persona = Annotated[
    int | None,
    typer.Option(metavar="N", help="Give the user the character of this persona (`pare home personas` lists them)."),
]
Patience = Annotated[
    int | None,
    typer.Option(
        metavar="N",
        help="Let the scripted user wait N turns for help with an open need, then do it by hand. Default: it waits on.",
    ),
]
ObserveModel = Annotated[str, typer.Option(metavar="M", help="Model that observes and proposes, as provider/model.")]
ExecuteModel = Annotated[str, typer.Option(metavar="M", help="Model that executes. Default: the observing one.")]
UserModel = Annotated[str, typer.Option(metavar="M", help="Model that plays the user.")]
Runs = Annotated[int, typer.Option("--runs", metavar="N", help="How often each scenario is played.")]
Seed = Annotated[int, typer.Option(metavar="N", help="Everything random follows from it.")]
MaxTurns = Annotated[
    int | None, typer.Option(metavar="N", help="Turns of an episode. Default: 10, or what the scenario sets.")
]
UserSteps = Annotated[int, typer.Option(metavar="N", help="User actions a turn.")]
ObserveSteps = Annotated[int, typer.Option(metavar="N", help="Tool calls in one observation.")]
ExecuteSteps = Annotated[int, typer.Option(metavar="N", help="Tool calls in one execution.")]
Concurrency = Annotated[int | None, typer.Option(metavar="N", help="Episodes under way at once. Default: 16.")]
Timeout = Annotated[float | None, typer.Option(metavar="S", help="Seconds that one episode may take.")]
RequestsPerMinute = Annotated[
    float | None,
    typer.Option(metavar="N", help="Requests begun in a minute at each provider at most, over all workers."),
]
Workers = Annotated[
    int | None,
    typer.Option(
        min=1, metavar="N", help="Worker processes, for agents that compute rather than wait; with ray: actors."
    ),
]
RewordTools = Annotated[bool, typer.Option("--reword-tools", help="Rename and reword the tools.")]
Cache = Annotated[Path | None, typer.Option(metavar="DIR", help="Folder that keeps model replies for reuse.")]


def given(context: typer.Context) -> set[str]:
    """The parameters that stand on the command line."""
    sources = {name: context.get_parameter_source(name) for name in context.params}
    return {name for name, source in sources.items() if source is not None and source.name == "COMMANDLINE"}


def refuse_settled(context: typer.Context, continued: set[str], what: str) -> None:
    """Refuse what cannot be given anew when something goes on.

    Args:
        context: the command's.
        continued: the parameters that may be given.
        what: what goes on, as "a run".

    Raises:
        LoadError: another one is given.
    """
    if settled := sorted(given(context) - continued):
        raise LoadError(f"{_option(context, settled[0])} cannot go with --resume: {what} goes on with its own settings")


def limits(context: typer.Context) -> dict[str, Any]:
    """What limits a run and decides no episode's result; None where it is not given."""
    names = {"concurrency": "concurrency", "timeout": "timeout_s", "max_cost": "max_cost_usd"}
    same = {name: name for name in ("max_tokens", "requests_per_minute")}
    return {field: context.params.get(name) for name, field in {**names, **same}.items()}


def configurations(context: typer.Context, **noise: float) -> list[RunConfig]:
    """The runs that a command line asks for, one for each assistant; all their agents can be used here.

    Args:
        context: the command's; its parameters are named and typed as the options above.
        noise: the noise that is not in every command's options under the same name.

    Raises:
        LoadError: something does not fit, or is not installed.
    """
    asked, present = context.params, given(context)
    if asked["ids"] and "split" in present:
        raise LoadError("give either scenario ids or --split")
    for name in ("observe_model", "execute_model", "user_model", "assistant", "user"):
        if name in present and not asked[name].strip():
            raise LoadError(f"{_option(context, name)} is given without a value")
    observe, execute = asked["observe_model"], asked["execute_model"]
    models = {"observe": observe, "execute": execute or observe, "user": asked["user_model"]}
    player = asked["user"] or ("llm" if models["user"] else "scripted")
    names = _assistants(asked["assistant"] or ("observe-execute" if observe or execute else "oracle"))
    for name, factory in ((player, registry.user(player)), *((name, registry.assistant(name)) for name in names)):
        if getattr(factory, "by_person", False):
            raise LoadError(f"{name} is a person who plays by hand: use `pare play`")
    rules = {name: asked[name] for name in ("user_steps", "observe_steps", "execute_steps")}
    settings: dict[str, Any] = {
        "user": player, "runs": asked["runs_"], "seed": asked["seed"], "cache": str(asked["cache"] or ""),
        "reword_tools": asked["reword_tools"], **noise,
        "limits": rules | ({} if asked["max_turns"] is None else {"turns": asked["max_turns"]}),
        **{name: value for name, value in limits(context).items() if value is not None},
    }  # fmt: skip
    if asked.get("persona") is not None:
        settings["character"] = Character.of(asked["persona"], player)
    if (patience := asked.get("patience")) is not None:
        if not getattr(registry.user(player), "takes_patience", False):
            raise LoadError(f"--patience is given, and the {player} user has its own; the scripted user takes it")
        settings["patience"] = patience
    used = _models_used(names, player, {role: id for role, id in models.items() if id}, present)
    chosen = asked["ids"] or ids_of(asked["split"])
    configs = [RunConfig.of(list(chosen), assistant=name, models=used[name], **settings) for name in names]
    for config in configs:
        config.check_agents()
    return configs


def _option(context: typer.Context, parameter: str) -> str:
    """A parameter as it is written on the command line."""
    (written,) = (one.opts[0] for one in context.command.params if one.name == parameter)
    return written if written.startswith("-") else "a scenario id"


def _assistants(named: str) -> list[str]:
    parts = [part.strip() for part in named.split(",")]
    return list(
        dict.fromkeys(name for part in parts for name in (agents.MODEL_FREE if part == "model-free" else (part,)))
    )


def _models_used(
    assistants: Sequence[str], user: str, models: Mapping[str, str], given: set[str]
) -> dict[str, dict[str, str]]:
    """By assistant, the models of its run; a model that was given for nothing is refused."""
    wanted = {name: agents.roles(name, user) for name in assistants}
    for role in models:
        if f"{role}_model" in given and not any(role in roles for roles in wanted.values()):
            agents_told = ", ".join((*assistants, user))
            raise LoadError(f"--{role}-model is given, and none of {agents_told} asks such a model")
    return {name: {role: models[role] for role in roles if role in models} for name, roles in wanted.items()}
