"""What each command prints, for people and for scripts."""

import json
import subprocess
import sys
from importlib.metadata import entry_points, version
from pathlib import Path

import pytest

from pare import cli, registry
from pare.commands import shell
from tests.bench.support import ERRANDS

COMMANDS = ("apps", "check", "graph", "replay", "report", "run", "scenarios")


def test_the_commands_of_the_contract_are_there():
    assert set(COMMANDS) <= {entry.name for entry in entry_points(group="pare.commands")}


def test_help_lists_every_command_and_imports_none(pare):
    script = (
        "import sys; from pare.commands import shell\n"
        "shell.run(['--help'])\n"
        "print([name for name in sys.modules if name.startswith(('pare_bench.commands.', 'pare_bench.config', "
        "'pare_agents', 'pare_apps', 'pare.registry', 'openai', 'litellm', 'transitions', 'pydantic'))])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.rstrip().endswith("[]")
    for name in COMMANDS:
        assert f" {name} " in done.stdout


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_every_command_has_help(pare, name, flag):
    done = pare(name, flag)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(f"Usage: pare {name} [OPTIONS]")
    assert "[required]" in done.out or name not in ("graph", "replay", "report")


def test_without_a_command_help_is_printed(pare):
    done = pare()
    assert "Usage:" in done.out + done.err
    for name in COMMANDS:
        assert name in done.out + done.err


def test_version(pare):
    done = pare("--version")
    assert (done.code, done.out, done.err) == (0, f"{version('pare-sim')}\n", "")


def test_scenarios_as_json(pare):
    listed = pare("scenarios", "--json").json
    assert [one["id"] for one in listed] == list(ERRANDS)
    assert listed[0] == {
        "id": "errand-a", "title": "A friend asks whether Sunday will do", "domain": "communication",
        "capabilities": ["goal inference", "context observation"], "apps": ["messaging"], "difficulty": "easy",
    }  # fmt: skip
    assert pare("scenarios", "--json", "--split", "full").json == listed


def test_scenarios_for_people(pare):
    out = pare("scenarios").out
    for word in ("errand-a", "A friend asks", "communication, easy", "goal inference", "messaging, contacts"):
        assert word in out
    assert max(map(len, out.splitlines())) <= 80


def test_apps_as_json(pare):
    listed = pare("apps", "--json").json
    assert [one["name"] for one in listed] == list(registry.apps())
    for app in listed:
        assert set(app) == {"name", "description", "screens", "operations"}
        assert sum(screen["root"] for screen in app["screens"]) == 1
        for tap in (tap for screen in app["screens"] for tap in screen["taps"]):
            assert tap["arguments"]["type"] == "object"
            assert tap["leads_to"] or tap["stays"]
        assert {one["kind"] for one in app["operations"]} == {"read", "write", "incoming"}
        assert all(one["name"].startswith(f"{app['name']}__") for one in app["operations"])


def test_apps_for_people(pare):
    out = pare("apps").out
    assert all(name in out for name in registry.apps())
    assert max(map(len, out.splitlines())) <= 80


def test_a_graph_is_printed_or_written(pare):
    drawn = pare("graph", "messaging")
    assert (drawn.code, drawn.err) == (0, "")
    for screen in ("ConversationList", "ConversationView", "send"):
        assert screen in drawn.out
    assert pare("graph", "messaging", "--out", "machine.mmd").out == ""
    assert Path("machine.mmd").read_text() == drawn.out
    Path("machine.mmd").write_text("older")
    pare("graph", "messaging", "--out", "machine.mmd")
    assert [path.name for path in Path().iterdir()] == ["machine.mmd"]
    assert Path("machine.mmd").read_text() == drawn.out
    assert pare("graph", "messaging", "--out", "/dev/null").code == 0
    assert Path("/dev/null").is_char_device()


def test_check_tells_every_gate_as_json_and_fails_if_one_fails(pare, monkeypatch):
    from pare_bench.commands import check
    from pare_bench.gates import Gate

    def checked(scenarios, watch):
        return {
            one.id: {"solution": Gate(True, "fine"), "by hand": Gate(one.id != "errand-b", "no way")}
            for one in scenarios
        }

    monkeypatch.setattr(check, "check", checked)
    done = pare("check", "errand-a", "errand-b", "--json")
    assert (done.code, done.err) == (1, "")
    good, bad = done.json
    assert good == {
        "id": "errand-a",
        "gates": {
            "solution": {"passed": True, "detail": "fine"},
            "by hand": {"passed": True, "detail": "no way"},
        },
    }
    assert (bad["id"], bad["gates"]["by hand"]) == ("errand-b", {"passed": False, "detail": "no way"})
    assert pare("check", "errand-a", "--json").code == 0
    told = pare("check")
    assert told.code == 1
    assert "FAIL errand-b\n       by hand: no way\n" in told.out
    assert "4 scenarios" in told.out
    assert "1 failed" in told.out


def test_an_installed_scenario_passes_its_gates_in_a_process_of_its_own(pare):
    done = pare.process("check", "swim-club-emergency-numbers", "--json")
    assert [one["id"] for one in done.json] == ["swim-club-emergency-numbers"]
    assert done.code == int(not all(gate["passed"] for gate in done.json[0]["gates"].values()))


def test_a_run_its_report_and_its_replay_in_processes_of_their_own(pare):
    run = pare.process("run", "errand-a", "errand-b", "--runs", "2", "--out", "here")
    assert (run.code, run.err) == (0, "Run folder: here\n")
    report = pare.process("report", "here", "--json")
    assert report.json == run.json
    replay = pare.process("replay", "here", "errand-b:2", "--quiet")
    assert (replay.code, replay.err) == (0, "")


def test_runs_without_a_name_are_numbered_and_chosen_by_split(pare):
    assert pare("run").json["folder"] == "runs/oracle-1"
    assert pare("run", "--split", "full", "--assistant", "silent,half").json[0]["folder"] == "runs/comparison-1/half"
    assert pare("run", "errand-c").json["scenarios"] == 1


def test_model_free_means_the_five(pare):
    done = pare("run", "errand-a", "--assistant", "model-free,half", "--out", "here")
    assert {one["assistant"] for one in done.json} == {"oracle", "rules", "eager", "random", "silent", "half"}


def test_every_setting_is_kept_in_the_run_folder(pare):
    options = {
        "--runs": 2, "--seed": 9, "--max-turns": 7, "--user-steps": 2, "--observe-steps": 3, "--execute-steps": 4,
        "--concurrency": 5, "--timeout": 60.5, "--max-cost": 2.5, "--max-tokens": 1000, "--tool-failure": 0.25,
        "--events-per-minute": 1.5, "--cache": "replies",
    }  # fmt: skip
    pare("run", "errand-a", "--out", "here", "--reword-tools", *(part for pair in options.items() for part in pair))
    stored = json.loads(Path("here/run.json").read_text())["config"]
    assert stored["limits"] == {
        "turns": 7, "user_steps": 2, "observe_steps": 3, "execute_steps": 4, "expire_after": 2, "turn_seconds": 30.0,
    }  # fmt: skip
    kept = {name: stored[name] for name in (
        "assistant", "user", "models", "runs", "seed", "concurrency", "timeout_s", "max_cost_usd", "max_tokens",
        "tool_failure", "events_per_minute", "reword_tools", "cache",
    )}  # fmt: skip
    assert kept == {
        "assistant": "oracle", "user": "scripted", "models": {}, "runs": 2, "seed": 9, "concurrency": 5,
        "timeout_s": 60.5, "max_cost_usd": 2.5, "max_tokens": 1000, "tool_failure": 0.25, "events_per_minute": 1.5,
        "reword_tools": True, "cache": "replies",
    }  # fmt: skip


def test_output_that_nobody_reads_on_is_no_fault(pare):
    with pare.start("apps", "--json") as process:
        process.stdout.read(1)
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait() == 1


def test_output_that_cannot_be_written_is_one_line(pare):
    with open("/dev/full", "w") as full:
        process = subprocess.run(
            [sys.executable, "-m", "pare.cli", "graph", "messaging"], stdout=full, stderr=subprocess.PIPE, text=True
        )
    assert process.returncode == 2
    assert process.stderr == "pare: the output cannot be used: No space left on device\n"


def test_an_interruption_while_it_starts_is_one_line(monkeypatch, capsys):
    def interrupted(*args):
        raise KeyboardInterrupt

    monkeypatch.setattr(shell, "run", interrupted)
    with pytest.raises(SystemExit) as end:
        cli.main()
    assert end.value.code == 130
    assert capsys.readouterr().err == "pare: interrupted\n"


def test_an_interrupted_command_is_one_line(pare, monkeypatch):
    from pare_bench.commands import scenarios

    def interrupted(split):
        raise KeyboardInterrupt

    monkeypatch.setattr(scenarios, "ids_of", interrupted)
    done = pare("scenarios")
    assert (done.code, done.out, done.err) == (130, "", "pare: interrupted\n")
