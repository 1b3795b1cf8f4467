import os
import signal
import time
from random import Random

import pytest

from propersim_bridge.experiment.config import LOCK
from propersim_bridge.experiment.lock import held
from propersim_bridge.experiment.store import LOCK as COURSE_LOCK, opened
from tests.propersim_bridge.commands.calling import Calls, ended, start
from tests.propersim_bridge.experiment.fakes import KILL
from tests.propersim_bridge.experiment.playing import KILLED, config, left, play

ASKED = ("--personas", "1,2", "--assistants", "proper,silent", "--days", 2, "--step", 10, "--pairs", 40)
TWO = {"personas": (1, 2), "assistants": ("proper", "silent"), "days": 2}


@pytest.fixture
def home(capsys):
    return Calls(capsys)


@pytest.fixture(scope="module")
def in_one_process(tmp_path_factory):
    folder = tmp_path_factory.mktemp("one") / "e"
    assert play(folder, config(**TWO)) == 0
    return left(folder)


def ticks_in(folder):
    """How many ticks an experiment holds."""
    total = 0
    for path in folder.glob("persona-*"):
        with opened(path) as store:
            total += sum(len(store.moments(day)) for day in (1, 2))
    return total


def test_worker_processes_killed_with_their_driver_at_random_moments_give_the_same_as_one_process(
    tmp_path, in_one_process
):
    folder, random, kills, before = tmp_path / "e", Random(7), 0, 0
    command = ("run", *ASKED, "--out", folder, "--workers", 2)
    while True:
        process = start(*command)
        while process.poll() is None and ticks_in(folder) < before + random.randint(20, 150):
            time.sleep(0.02)
        process.kill()
        process.wait()
        if process.returncode == 0:
            break
        assert process.returncode == -signal.SIGKILL
        kills += 1
        wait_until_free(folder)  # the workers end by themselves
        assert ticks_in(folder) >= before
        before = ticks_in(folder)
        if kills == 2:
            assert ended(start(*command)).code == 0
            break
    assert kills >= 1
    assert left(folder) == in_one_process


def wait_until_free(folder):
    for path in [*folder.glob("persona-*")]:
        for patience in range(101):
            try:
                with held(path, COURSE_LOCK):
                    break
            except ValueError:
                assert patience < 100, "a worker lives on without its driver"
                time.sleep(0.05)


def test_a_killed_worker_is_one_line_and_nothing_is_lost(tmp_path, home):
    folder = tmp_path / "e"
    done = ended(start("run", *ASKED, "--out", folder, "--workers", 2, **{KILL: "tick:60"}))
    assert done.refusal == f"a worker process was ended; go on with: pare home run --resume {folder}"
    assert ticks_in(folder) >= 60
    assert home("run", "--resume", folder, "--workers", 1).code == 0


def test_of_two_processes_on_one_folder_the_second_is_refused(tmp_path, home):
    folder = tmp_path / "e"
    assert play(folder, config(days=1), "tick:5") == KILLED
    command = ("run", "--resume", folder, "--workers", 1)
    with held(folder, LOCK):
        told = home(*command).refusal
    assert told == f"{folder} is being written to already: wait for the other run, or stop it"
    course = folder / "persona-01.proper.seed-0"
    with opened(course, writes=True):
        assert f"{course} is being written to already" in home(*command).refusal
    assert home(*command).code == 0


def test_an_interruption_says_how_to_go_on(tmp_path, home):
    folder = tmp_path / "e"
    process = start("run", *ASKED, "--out", folder, "--workers", 1)
    while ticks_in(folder) < 10:
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    assert_interrupted(ended(process), folder)
    assert home("run", "--resume", folder, "--workers", 1).code == 0


def test_an_interruption_from_a_terminal_ends_the_workers_in_the_middle_of_their_courses_without_a_word(tmp_path):
    folder = tmp_path / "e"
    long = ("--personas", "1,2", "--assistants", "silent", "--days", 366, "--step", 10)
    process = start("run", *long, "--out", folder, "--workers", 2)
    while ticks_in(folder) < 10:
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)
    assert_interrupted(ended(process), folder)
    wait_until_free(folder)


def assert_interrupted(done, folder):
    assert done.code == 130
    assert done.err == f"pare: interrupted; nothing is lost, pare home run --resume {folder} goes on\n"
