"""Play scenarios with an assistant and a user, and store every episode in a run folder."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from pare import registry
from pare.errors import LoadError
from pare_bench import output, runs
from pare_bench.config import RunConfig
from pare_bench.progress import watching
from pare_bench.runner import Progress, Runner
from pare_bench.splits import split as ids_of
from pare_bench.store import RunFolder

MODEL_FREE = ("oracle", "rules", "eager", "random", "silent")
INTERRUPTED = 130


def main(
    ids: Annotated[list[str] | None, typer.Argument(help="Scenario ids; none: the whole split.")] = None,
    split: Annotated[str, typer.Option(help="Which scenarios: a split's name.")] = "full",
    assistant: Annotated[
        str,
        typer.Option(
            help="Assistants, separated by commas; `model-free` means the five that need no model. "
            "Default: observe-execute if a model is given, else oracle."
        ),
    ] = "",
    user: Annotated[str, typer.Option(help="Who plays the user. Default: llm with --user-model, else scripted.")] = "",
    observe_model: Annotated[str, typer.Option(help="Model that observes and proposes, as provider/model.")] = "",
    execute_model: Annotated[str, typer.Option(help="Model that executes. Default: the observing one.")] = "",
    user_model: Annotated[str, typer.Option(help="Model that plays the user.")] = "",
    runs_: Annotated[int, typer.Option("--runs", help="How often each scenario is played.")] = 1,
    seed: Annotated[int, typer.Option(help="Everything random follows from it.")] = 0,
    max_turns: Annotated[int, typer.Option(help="Turns of an episode.")] = 10,
    user_steps: Annotated[int, typer.Option(help="User actions a turn.")] = 1,
    observe_steps: Annotated[int, typer.Option(help="Tool calls in one observation.")] = 5,
    execute_steps: Annotated[int, typer.Option(help="Tool calls in one execution.")] = 10,
    out: Annotated[Path | None, typer.Option(help="The run folder. Default: a new one in runs/.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with this run folder; its own settings hold.")] = None,
    concurrency: Annotated[int, typer.Option(help="Episodes under way at once.")] = 16,
    timeout: Annotated[float | None, typer.Option(help="Seconds that one episode may take.")] = None,
    max_cost: Annotated[float | None, typer.Option(help="Start no episode after this much, in US dollars.")] = None,
    max_tokens: Annotated[int | None, typer.Option(help="Start no episode after this many tokens.")] = None,
    tool_failure: Annotated[float, typer.Option(help="Probability that an assistant's call fails.")] = 0.0,
    events_per_minute: Annotated[float, typer.Option(help="Unrelated notifications a simulated minute.")] = 0.0,
    reword_tools: Annotated[bool, typer.Option("--reword-tools", help="Rename and reword the tools.")] = False,
    cache: Annotated[Path | None, typer.Option(help="Folder that keeps model replies for reuse.")] = None,
    form: Annotated[
        output.Form, typer.Option("--format", help="What is printed; auto: a table on a terminal, JSON elsewhere.")
    ] = output.Form.auto,
) -> None:
    """Play scenarios with an assistant and a user, and store every episode in a run folder."""
    if resume is not None:
        folders = runs.resume(resume)
    else:
        models = {"observe": observe_model, "execute": execute_model or observe_model, "user": user_model}
        models = {role: id for role, id in models.items() if id}
        names = _assistants(assistant or ("observe-execute" if models.keys() & {"observe", "execute"} else "oracle"))
        player = user or ("llm" if user_model else "scripted")
        _check(names, player, models)
        settings: dict[str, Any] = {
            "user": player, "runs": runs_, "seed": seed, "concurrency": concurrency, "timeout_s": timeout,
            "max_cost_usd": max_cost, "max_tokens": max_tokens, "tool_failure": tool_failure,
            "events_per_minute": events_per_minute, "reword_tools": reword_tools, "cache": str(cache or ""),
            "limits": {"turns": max_turns, "user_steps": user_steps, "observe_steps": observe_steps,
                       "execute_steps": execute_steps},
        }  # fmt: skip
        chosen = list(ids or ids_of(split))
        configs = [
            RunConfig.of(chosen, assistant=name, models=_used(name, player, models), **settings) for name in names
        ]
        folders = runs.create(out or runs.free_folder(names), configs)
    code = _play(folders)
    place = resume or folders[0].path if len(folders) == 1 else folders[0].path.parent
    output.report(runs.reading(place), form)
    output.tell(f"Run folder: {place}", form)
    raise typer.Exit(code)


def _assistants(named: str) -> list[str]:
    names = [name for part in named.split(",") for name in (MODEL_FREE if part == "model-free" else (part.strip(),))]
    for name in names:
        registry.assistant(name)
    return list(dict.fromkeys(names))


def _check(assistants: list[str], user: str, models: dict[str, str]) -> None:
    """Refuse what cannot run before anything starts."""
    from pare_agents.models import check_model

    registry.user(user)
    for name in (*assistants, user):
        for role in _roles(name):
            if role not in models:
                raise LoadError(f"{name} needs a model: give --{role}-model provider/model")
            check_model(models[role])


def _roles(agent: str) -> tuple[str, ...]:
    """The roles in which an agent asks a model."""
    factory = registry.user(agent) if agent in registry.entries("pare.users") else registry.assistant(agent)
    roles: tuple[str, ...] = getattr(factory, "roles", ())
    return roles


def _used(assistant: str, user: str, models: dict[str, str]) -> dict[str, str]:
    return {role: models[role] for role in (*_roles(assistant), *_roles(user))}


def _play(folders: list[RunFolder]) -> int:
    """Play every folder's missing episodes; the exit code is 130 if that was interrupted."""
    try:
        for folder in folders:
            config = runs.config_of(folder)
            config.check_installed()
            with watching(config.assistant) as watch:
                progress: Progress = asyncio.run(Runner(config, folder, watch).run())
            if progress.stopped:
                print(f"pare: stopped: {progress.stopped}; --resume {folder.path} goes on", file=sys.stderr)
    except KeyboardInterrupt:
        print(f"pare: interrupted; nothing finished is lost, --resume {folders[0].path} goes on", file=sys.stderr)
        return INTERRUPTED
    finally:
        for folder in folders:
            folder.close()
    return 0
