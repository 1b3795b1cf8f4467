import asyncio
import os
import subprocess
import sys
from datetime import datetime, timedelta
from xml.etree import ElementTree

import pytest

from pare.errors import BadInput
from propersim_bridge.activity import Activity
from propersim_bridge.home import AREA_OF, DOORS, ROOMS
from propersim_bridge.home.daylight import colour
from propersim_bridge.home.floor_plan import floor_plan
from propersim_bridge.home.track import visits
from tests.propersim_bridge.made_up import ZONE, lived, persona

SEVEN = datetime(2027, 3, 1, 7, tzinfo=ZONE)


def day(*objects):
    starts = [SEVEN + timedelta(hours=number) for number in range(len(objects))]
    return [
        Activity(
            kind="relaxing", text=f"using the {object} <{number}>", area=AREA_OF[object], object=object, start=start,
            end=start + timedelta(minutes=20),
        )
        for number, (object, start) in enumerate(zip(objects, starts, strict=True))
    ]  # fmt: skip


def drawn(activities=()):
    root = ElementTree.fromstring(floor_plan(activities))
    for node in root.iter():
        node.tag = node.tag.rpartition("}")[2]
    return root


def of_class(root, name):
    return [node for node in root.iter() if node.get("class") == name]


def test_without_a_day_it_shows_rooms_objects_and_doors_and_no_track():
    root = drawn()
    words = " ".join(node.text for node in of_class(root, "label")).split()
    for object in AREA_OF:
        assert set(object.split()) <= set(words)
    assert [node.text for node in of_class(root, "room")] == list(reversed(ROOMS))
    assert len(of_class(root, "door")) == len(DOORS)
    assert not of_class(root, "walk") + of_class(root, "stay")


def test_a_day_is_a_dot_for_every_stay_and_a_line_for_every_walk():
    root = drawn(day("bed", "stove", "stove", "sofa", "stove"))
    assert len(of_class(root, "stay")) == 4
    assert len(of_class(root, "walk")) == 3
    titles = [node.find("title").text for node in of_class(root, "stay")]
    assert titles[1] == "08:00-08:20 using the stove <1>\n09:00-09:20 using the stove <2>"
    assert len(of_class(root, "used")) == 3
    assert of_class(root, "stay")[0].get("fill") == colour(7.0)


def test_two_stays_at_one_object_do_not_hide_each_other():
    places = [stay.at for stay in visits(day(*["bed", "sofa"] * 6))]
    assert len(set(places)) == 12


def test_later_stays_are_larger_only_if_they_are_longer():
    short, long = day("bed"), day("bed", "bed")
    radius = [float(of_class(drawn(activities), "stay")[0].get("r")) for activities in (short, long)]
    assert radius[0] < radius[1]


def test_an_object_in_the_wrong_area_is_told():
    wrong = day("bed")[0].model_copy(update={"area": "garden"})
    with pytest.raises(BadInput, match="no 'bed' in the garden"):
        floor_plan([wrong])


def test_colours_change_with_every_hour_and_stay_within_the_band():
    assert len({colour(hour) for hour in range(5, 25)}) == 20
    assert colour(0) == colour(5)
    assert colour(30) == colour(24)


def test_the_picture_has_the_same_bytes_in_every_process():
    _, inner = asyncio.run(lived(persona()))
    mine = floor_plan(inner.done)
    script = (
        "import asyncio, sys; from tests.propersim_bridge.made_up import lived, persona;"
        "from propersim_bridge.home.floor_plan import floor_plan;"
        "sys.stdout.write(floor_plan(asyncio.run(lived(persona()))[1].done))"
    )
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        run = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, check=True)
        assert run.stdout.decode() == mine
