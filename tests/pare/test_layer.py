"""A layer is what a copied dict would be."""

from __future__ import annotations

from hypothesis import given, strategies as st

from pare.layer import Layer

IDS = [f"row_{n}" for n in range(8)]
rows = st.dictionaries(st.sampled_from(IDS), st.tuples(st.integers(), st.none() | st.text(max_size=2)))
writes = st.lists(
    st.tuples(st.sampled_from(IDS), st.none() | st.tuples(st.integers(), st.none() | st.text(max_size=2)))
)


@given(below=rows, written=writes)
def test_whatever_is_written_it_reads_as_a_dict_and_what_is_below_stays(below, written):
    kept, plain, layer = below.copy(), below.copy(), Layer(below)
    for id, row in written:
        if row is not None:
            plain[id] = layer[id] = row
        elif id in plain and id not in below:  # only what was added is taken out
            del plain[id], layer[id]
        for twin in (layer, layer.copy()):
            assert len(twin) == len(plain)
            assert sorted(twin.values(), key=repr) == sorted(plain.values(), key=repr)
            for one in IDS:
                assert (one in twin, twin.get(one)) == (one in plain, plain.get(one))
                if one in plain:
                    assert twin[one] == plain[one]
        assert layer.whole() == plain
    assert below == kept


@given(below=rows, written=writes)
def test_a_copy_goes_its_own_way(below, written):
    layer = Layer(below)
    twin, before = layer.copy(), layer.whole()
    for id, row in written:
        if row is not None:
            twin[id] = row
    assert layer.whole() == before
