"""Play scenarios with an assistant and a user, and store every episode in a run folder."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from pare.errors import LoadError
from pare_bench import agents, output, runs
from pare_bench.config import RunConfig
from pare_bench.progress import watching
from pare_bench.runner import Runner
from pare_bench.splits import split as ids_of
from pare_bench.store import RunFolder

CONTINUED = {"resume", "concurrency", "timeout", "max_cost", "max_tokens", "form"}
"""The options that a resumed run takes; all others are settled when it begins."""


def main(
    context: typer.Context,
    ids: Annotated[list[str] | None, typer.Argument(metavar="IDS", help="Scenario ids; none: the whole split.")] = None,
    split: Annotated[str, typer.Option(metavar="NAME", help="Which scenarios: a split's name.")] = "full",
    assistant: Annotated[
        str,
        typer.Option(
            metavar="A",
            help="Assistants, separated by commas; `model-free` means the five that need no model. "
            "Default: observe-execute if a model is given, else oracle.",
        ),
    ] = "",
    user: Annotated[
        str, typer.Option(metavar="U", help="Who plays the user. Default: llm with --user-model, else scripted.")
    ] = "",
    observe_model: Annotated[
        str, typer.Option(metavar="M", help="Model that observes and proposes, as provider/model.")
    ] = "",
    execute_model: Annotated[
        str, typer.Option(metavar="M", help="Model that executes. Default: the observing one.")
    ] = "",
    user_model: Annotated[str, typer.Option(metavar="M", help="Model that plays the user.")] = "",
    runs_: Annotated[int, typer.Option("--runs", metavar="N", help="How often each scenario is played.")] = 1,
    seed: Annotated[int, typer.Option(metavar="N", help="Everything random follows from it.")] = 0,
    max_turns: Annotated[
        int | None, typer.Option(metavar="N", help="Turns of an episode. Default: 10, or what the scenario sets.")
    ] = None,
    user_steps: Annotated[int, typer.Option(metavar="N", help="User actions a turn.")] = 1,
    observe_steps: Annotated[int, typer.Option(metavar="N", help="Tool calls in one observation.")] = 5,
    execute_steps: Annotated[int, typer.Option(metavar="N", help="Tool calls in one execution.")] = 10,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="The run folder. Default: a new one in runs/.")
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR", help="Go on with this run folder: its settings hold, but limits and concurrency may be new."
        ),
    ] = None,
    concurrency: Annotated[
        int | None, typer.Option(metavar="N", help="Episodes under way at once. Default: 16.")
    ] = None,
    timeout: Annotated[float | None, typer.Option(metavar="S", help="Seconds that one episode may take.")] = None,
    max_cost: Annotated[
        float | None,
        typer.Option(metavar="USD", help="Start no episode once an assistant's run has cost this many US dollars."),
    ] = None,
    max_tokens: Annotated[
        int | None,
        typer.Option(metavar="N", help="Start no episode once an assistant's run has used this many tokens."),
    ] = None,
    tool_failure: Annotated[
        float, typer.Option(metavar="P", help="Probability that an assistant's call fails, at most 3 times in a row.")
    ] = 0.0,
    events_per_minute: Annotated[
        float, typer.Option(metavar="N", help="Unrelated notifications a simulated minute.")
    ] = 0.0,
    reword_tools: Annotated[bool, typer.Option("--reword-tools", help="Rename and reword the tools.")] = False,
    cache: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Folder that keeps model replies for reuse.")
    ] = None,
    form: Annotated[
        output.Form, typer.Option("--format", help="What is printed; auto: a table on a terminal, JSON elsewhere.")
    ] = output.Form.auto,
) -> None:
    """Play scenarios with an assistant and a user, and store every episode in a run folder."""
    limits: dict[str, Any] = {
        "concurrency": concurrency, "timeout_s": timeout, "max_cost_usd": max_cost, "max_tokens": max_tokens,
    }  # fmt: skip
    sources = {name: context.get_parameter_source(name) for name in context.params}
    given = {name for name, source in sources.items() if source is not None and source.name == "COMMANDLINE"}
    if resume is not None:
        if settled := sorted(given - CONTINUED):
            raise LoadError(f"{_option(settled[0])} cannot go with --resume: a run goes on with its own settings")
        folders = runs.resume(resume)
    else:
        if ids and "split" in given:
            raise LoadError("give either scenario ids or --split")
        for name in ("observe_model", "execute_model", "user_model", "assistant", "user"):
            if name in given and not context.params[name].strip():
                raise LoadError(f"{_option(name)} is given without a value")
        models = {"observe": observe_model, "execute": execute_model or observe_model, "user": user_model}
        player = user or ("llm" if user_model else "scripted")
        names = _assistants(assistant or ("observe-execute" if observe_model or execute_model else "oracle"))
        settings: dict[str, Any] = {
            "user": player, "runs": runs_, "seed": seed, "tool_failure": tool_failure, "cache": str(cache or ""),
            "events_per_minute": events_per_minute, "reword_tools": reword_tools,
            "limits": {"user_steps": user_steps, "observe_steps": observe_steps, "execute_steps": execute_steps},
        }  # fmt: skip
        settings["limits"] |= {} if max_turns is None else {"turns": max_turns}
        settings |= {name: value for name, value in limits.items() if value is not None}
        used = _models_used(names, player, {role: id for role, id in models.items() if id}, given)
        chosen = ids or ids_of(split)
        configs = [RunConfig.of(chosen, assistant=name, models=used[name], **settings) for name in names]
        for config in configs:
            config.check_agents()
        folders = runs.create_somewhere(configs) if out is None else runs.create(out, configs)
    place = resume or (folders[0].path if len(folders) == 1 else folders[0].path.parent)
    _play(folders, limits, place)
    output.report(runs.reading(place), form)
    output.tell(f"Run folder: {place}", form)


def _option(parameter: str) -> str:
    return {"ids": "a scenario id", "runs_": "--runs"}.get(parameter, f"--{parameter.replace('_', '-')}")


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


def _play(folders: Sequence[RunFolder], limits: Mapping[str, Any], place: Path) -> None:
    """Play every folder's missing episodes."""
    try:
        configs = [runs.config_of(folder).limited(**limits) for folder in folders]
        for config in configs:
            config.check_world()
            config.check_agents()
        for config, folder in zip(configs, folders, strict=True):
            with watching(config.assistant) as watch:
                progress = asyncio.run(Runner(config, folder, watch).run())
            if progress.stopped:
                _note(f"{config.assistant} stopped: {progress.stopped}; --resume {place} with a higher one goes on")
            if progress.errors:
                _note(f"{config.assistant}: {progress.errors} met an error and count in no rate, the first: "
                      f"{progress.first_error}; --resume {place} tries them again")  # fmt: skip
    except KeyboardInterrupt:
        raise KeyboardInterrupt(f"interrupted; nothing finished is lost, --resume {place} goes on") from None
    finally:
        for folder in folders:
            folder.close()


def _note(line: str) -> None:
    print(f"pare: {line}", file=sys.stderr)
