"""Measure a simulated user: how often it answers labelled proposals as a sensible person would."""

from __future__ import annotations

import asyncio
import sys
from contextlib import AsyncExitStack
from typing import Annotated, Any, get_args

import typer

from pare import registry
from pare.agent import Leader
from pare.errors import LoadError, listed
from pare.phone import Phone
from pare.registry import Seat
from pare.showing import visible, visible_json
from pare_bench import agents
from pare_bench.commands.options import Cache, User, UserModel
from pare_bench.labels import Half, Kind, Label, labels
from pare_bench.labels.agreement import Agreement, Answered, agreement, by_kind, differs
from pare_bench.labels.asking import Answer, ask


def main(
    user: User = "",
    user_model: UserModel = "",
    half: Annotated[str, typer.Option(metavar="HALF", help="`tuning` or `held-out`; both by default.")] = "",
    kind: Annotated[str, typer.Option(metavar="KIND", help="Only proposals of this kind, as `wrong person`.")] = "",
    concurrency: Annotated[int, typer.Option(metavar="N", help="Proposals under way at once.")] = 16,
    cache: Cache = None,
    as_json: Annotated[bool, typer.Option("--json", help="Machine-readable, with every answer.")] = False,
) -> None:
    """Measure a simulated user: how often it answers labelled proposals as a sensible person would."""
    for name, given, known in (("half", half, get_args(Half)), ("kind", kind, get_args(Kind))):
        if given and given not in known:
            raise LoadError(f"there is no {name} {given!r}; there are {listed(known)}")
    player = user or ("llm" if user_model else "scripted")
    roles = getattr(registry.user(player), "roles", ())
    if user_model and not roles:
        raise LoadError(f"--user-model is given, and {player} asks no model")
    agents.check_models(dict.fromkeys(roles, player), {"user": user_model} if user_model else {})
    chosen = [one for one in labels() if half in ("", one.half) and kind in ("", one.kind)]
    answered = asyncio.run(_answers(chosen, player, user_model, concurrency, str(cache or "")))
    if as_json:
        print(visible_json(_plain(player, user_model, answered)))
    else:
        _print(player, user_model, answered)


async def _answers(chosen: list[Label], user: str, model: str, concurrency: int, cache: str) -> list[Answered]:
    from pare_agents.models import ModelError

    factory, gate, done = registry.user(user), asyncio.Semaphore(concurrency), 0
    faults: list[str] = []
    async with AsyncExitStack() as stack:
        opened: Any = None
        if model:
            from pare_agents.models import open_model

            opened = open_model(model, cache=cache or None, max_concurrency=concurrency)
            stack.push_async_callback(opened.aclose)

        async def one(label: Label) -> Answer:
            nonlocal done
            scenario = registry.scenario(label.scenario)

            def leader(phone: Phone) -> Leader:
                return factory(Seat.at(scenario, phone, 0, 0, lambda role: opened))

            async with gate:
                try:
                    answer = await ask(scenario, label, leader)
                except ModelError as error:
                    answer = "error"
                    faults.append(str(error))
            done += 1
            if sys.stderr.isatty():
                print(f"\r{done} of {len(chosen)}", end="" if done < len(chosen) else "\n", file=sys.stderr)
            return answer

        answers = await asyncio.gather(*map(one, chosen))
    if faults:
        print(visible(f"pare: {len(faults)} of {len(chosen)} met an error: {faults[0]}"), file=sys.stderr)
    return list(zip(chosen, answers, strict=True))


def _plain(user: str, model: str, answered: list[Answered]) -> dict[str, Any]:
    return {
        "user": user,
        "model": model or None,
        **_numbers(agreement(answered)),
        "halves": {half: _numbers(agreement(a for a in answered if a[0].half == half)) for half in get_args(Half)},
        "kinds": {kind: _numbers(found) for kind, found in by_kind(answered).items()},
        "answers": [{**label.model_dump(), "half": label.half, "answer": answer} for label, answer in answered],
    }


def _numbers(found: Agreement) -> dict[str, Any]:
    low, high = found.interval or (None, None)
    return {**found.model_dump(), "agreement": found.rate, "low": low, "high": high}


def _print(user: str, model: str, answered: list[Answered]) -> None:
    from rich.table import Table

    from pare.terminal import Terminal

    console = Terminal()
    table = Table("", "proposals", "agreement", "wrongly\naccepted", "wrongly\nrejected", "no\nanswer", box=None)
    rows: list[tuple[str, Agreement]] = [*by_kind(answered).items()]
    halves = [(f"all, {half}", [one for one in answered if one[0].half == half]) for half in get_args(Half)]
    for name, found in [*rows, *((name, agreement(part)) for name, part in (*halves, ("all", answered)))]:
        if found.rate is None or found.interval is None:
            continue
        share = f"{found.rate:.1%} [{found.interval[0]:.0%}, {found.interval[1]:.0%}]"
        counts = (found.false_accepts, found.false_rejects, found.unanswered)
        table.add_row(name, str(found.proposals), share, *map(str, counts))
    console.print(f"{user}{f' ({model})' if model else ''} against {len(answered)} labelled proposals", style="bold")
    console.print(table)
    for label, answer in answered:
        if differs(label, answer):
            print(visible(f"{answer}, though {label.kind}: {label.scenario}: {label.text}"))
    if missed := [label for label, answer in answered if answer == "not asked"]:
        print(f"not asked, since their moment did not come: {listed(one.scenario for one in missed)}")
