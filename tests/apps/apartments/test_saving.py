from __future__ import annotations

from typing import Any

import pytest

from pare_apps.apartments import Criteria


def test_a_listing_is_saved_noted_and_let_go(world: Any) -> None:
    assert world.changed(lambda: world.does("save_listing", listing_id="koivu")) == [
        ("saved_listings", "saved_listing_2")
    ]
    assert world.changed(lambda: world.does("save_listing", listing_id="koivu")) == []
    world.does("save_listing", listing_id="koivu", note="For Reza: 815 in all")
    assert world.app.saved("koivu").note == "For Reza: 815 in all"
    world.does("save_listing", listing_id="koivu", note="")
    assert world.app.saved("koivu").note == ""
    world.does("remove_saved", listing_id="koivu")
    assert world.app.saved("koivu") is None
    assert "listing_id: koivu is not saved" in world.fails("remove_saved", listing_id="koivu")


def test_what_is_saved_or_removed_must_exist(world: Any) -> None:
    assert "listing_id: " in world.fails("save_listing", listing_id="zz")
    assert "note: holds control" in world.fails("save_listing", listing_id="koivu", note="\x01")
    assert "listing_id: give either" in world.fails("remove_saved")
    assert "listing_id: give either" in world.fails("remove_saved", listing_id="ferry", saved_search_id="hunt")
    assert "saved_search_id: no saved search" in world.fails("remove_saved", saved_search_id="zz")


def test_a_search_is_saved_and_changed_in_place(world: Any) -> None:
    row = world.does("save_search", name="East", districts=["East 1", "East 2"], max_total=90_000)
    assert row["notify"]
    act = {"saved_search_id": row["id"], "districts": ["North"], "min_rooms": 2}
    assert world.changed(lambda: world.does("save_search", **act)) == [("saved_searches", row["id"])]
    after = world.app.saved_searches[row["id"]]
    assert after.criteria == Criteria(districts=("North",), max_total=90_000, min_rooms=2)
    assert after.name == "East"
    world.does("save_search", saved_search_id=row["id"], drop=["min_rooms"], pets=True)
    assert world.app.saved_searches[row["id"]].criteria == Criteria(districts=("North",), max_total=90_000, pets=True)
    world.does("save_search", saved_search_id=row["id"], pets=False)
    assert not world.app.saved_searches[row["id"]].pets


def test_a_search_is_switched_off_and_deleted(world: Any) -> None:
    before = world.app.saved_searches["hunt"]
    world.does("save_search", saved_search_id="hunt", notify=False)
    assert world.app.saved_searches["hunt"] == before.changed(notify=False)
    world.does("remove_saved", saved_search_id="hunt")
    assert "hunt" not in world.app.saved_searches


def test_a_saved_search_does_not_become_another(world: Any) -> None:
    same = {"districts": ["kallio"], "max_total": 850, "pets": True, "drop": ["min_rooms"]}
    error = world.fails("save_search", saved_search_id="old", **same)
    assert "saved_search_id: hunt looks for the same" in error
    world.does("save_search", saved_search_id="hunt", name="Home", max_total=850)
    assert world.app.saved_searches["hunt"].name == "Home"


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ({}, "max_total: give at least one criterion"),
        ({"name": "Empty"}, "max_total: give at least one criterion"),
        ({"saved_search_id": "hunt"}, "saved_search_id: is the only argument"),
        ({"saved_search_id": "zz", "pets": True}, "saved_search_id: no saved search"),
        ({"saved_search_id": "hunt", "drop": ["rent"]}, "drop: 'rent' is no criterion"),
        ({"saved_search_id": "hunt", "drop": ["pets"], "pets": True}, "drop: pets is given as well"),
        ({"saved_search_id": "hunt", "drop": ["pets", "max_total", "districts"]}, "max_total: give at least"),
        ({"districts": ["kallio"], "max_total": 850, "pets": True}, "saved_search_id: hunt looks for the same"),
        ({"max_total": -5}, "max_total: "),
        ({"min_rooms": 1000}, "min_rooms: "),
        ({"name": "\x00", "lift": True}, "name: "),
        ({"districts": [" "]}, "districts: "),
        ({"available_by": "soon"}, "available_by: "),
    ],
)
def test_a_search_must_make_sense(world: Any, given: dict[str, Any], error: str) -> None:
    assert error in world.fails("save_search", **given)


def test_own_lists_come_latest_first(world: Any) -> None:
    world.does("save_listing", listing_id="koivu", note="cat")
    rows = world.read("list_mine", of="saved_listings")
    assert [row["item"]["listing_id"] for row in rows] == ["koivu", "ferry"]
    assert rows[0]["listing"]["total"]["amount"] == "815.00"
    assert rows[0]["about"] == "Koivukatu 8; agent: Ms Laine"
    assert [r["item"]["note"] for r in world.read("list_mine", of="saved_listings", open_only=True)] == ["cat"]
    assert [r["item"]["id"] for r in world.read("list_mine", of="saved_listings", listing_id="ferry")] == ["mine"]
    searches = world.read("list_mine", of="saved_searches")
    assert [row["item"]["id"] for row in searches] == ["old", "hunt"]
    assert searches[1]["about"] == "kallio, at most 850 in all, pets possible"
    assert [r["item"]["id"] for r in world.read("list_mine", of="saved_searches", open_only=True)] == ["hunt"]
    error = world.write("list_mine", of="saved_searches", listing_id="koivu").error
    assert "listing_id: saved searches belong to no listing" in error
    assert "listing_id: " in world.write("list_mine", of="viewings", listing_id="zz").error


def test_own_lists_come_page_by_page(world: Any) -> None:
    for listing_id in ("koivu", "maki", "canal"):
        world.does("save_listing", listing_id=listing_id)
    page = world.read("list_mine", of="saved_listings", limit=2, offset=1)
    assert [row["item"]["listing_id"] for row in page] == ["maki", "koivu"]
    page = world.read("list_mine", of="saved_listings", open_only=True, limit=2, offset=1)
    assert [row["item"]["listing_id"] for row in page] == ["maki", "koivu"]
