"""The analysis of Appendix A: what is counted, how distances mix, and what happens where a method fails."""

from __future__ import annotations

import sys
from dataclasses import replace

import pytest

from pare.errors import BadInput, LoadError
from propersim_bridge.personas.analysis import categories, layout, summary
from propersim_bridge.personas.analysis.distance import COMPONENTS, Profile, distances, jaccard, scaled, tokens
from propersim_bridge.personas.library import personas

ONE, TWO = (Profile.of(personas()[number]) for number in (1, 2))


@pytest.mark.parametrize(
    ("text", "category"),
    [
        ("Retail clerk in a fair trade shop", "Other"),
        ("Works on AI for a bank", "Engineering/Tech"),
        ("Software developer and blogger", "Engineering/Tech"),
        ("Editor of a cookery page", "Media/Journalism"),
        ("Factory hand in productivity training", "Other"),
        ("Product manager", "Business"),
        ("Factory cleaner who reacted to dust", "Other"),
        ("An actor, now a teacher", "Arts/Design"),
        ("PhD student of law", "Science/Academia"),
        ("Swimming instructor", "Education"),
        ("", "Other"),
    ],
)
def test_backgrounds_are_told_by_whole_words(text, category):
    assert categories.background(text) == category


@pytest.mark.parametrize(
    ("plan", "category"),
    [
        (["Write in the journal", "Run five rounds"], "Exercise"),
        (["Debate a motion"], "Debate/Discuss"),
        (["Write in the journal", "Read a chapter"], "Journaling"),
        (["Trainspotting from the window"], "Other"),
        (["Bread for the birds"], "Other"),
        (["Read"], "Study/Read"),
        (["Telephone a friend"], "Social"),
        ([], "Other"),
    ],
)
def test_plans_are_told_by_whole_words_and_the_first_category_wins(plan, category):
    assert categories.plan(plan) == category


def test_tokens_are_lower_case_words_of_three_letters_without_digits():
    assert tokens(["Up at 06:30!", "Café-bar, 3rd FLOOR; tea4two", "x_ray"]) == {
        "café",
        "bar",
        "floor",
        "teatwo",
        "xray",
    }


def test_jaccard_is_zero_for_two_empty_sets_and_one_for_disjoint_ones():
    assert jaccard(frozenset(), frozenset()) == 0
    assert jaccard(frozenset({"a"}), frozenset()) == 1
    assert jaccard(frozenset({"a", "b"}), frozenset({"b", "c"})) == pytest.approx(2 / 3)


def test_ages_are_scaled_within_the_set():
    assert scaled([20, 80, 50, None]) == [0, 1, 0.5, None]
    assert scaled([40, 40]) == [0, 0]
    assert scaled([None]) == [None]


def blank(**fields):
    return replace(Profile(None, {}, None, {}), **fields)


def test_a_distance_is_the_mean_of_eleven_components():
    assert len(COMPONENTS) == 11
    sets = {"interests": frozenset({"tea", "chess"}), "lifestyle": frozenset(), "goals": frozenset({"sea"}),
            "daily_plan": frozenset({"run"})}  # fmt: skip
    traits = {"extraversion": 1, "agreeableness": 1, "conscientiousness": 1, "openness": 1, "neuroticism": 1}
    one = Profile(20, traits, "Business", sets)
    other = Profile(50, {**traits, "openness": 0, "neuroticism": 0}, "Education",
                    {**sets, "interests": frozenset({"tea"}), "goals": frozenset({"hill"})})  # fmt: skip
    oldest = replace(one, age=80)
    matrix = distances([one, other, oldest])
    assert matrix[0][1] == pytest.approx((0.5 + 2 + 1 + 0.5 + 0 + 1 + 0) / 11)
    assert matrix[0][2] == pytest.approx(1 / 11)
    assert [matrix[n][n] for n in range(3)] == [0, 0, 0]
    assert matrix[1][0] == matrix[0][1]


def test_a_missing_component_is_left_out_of_the_mean():
    one = blank(age=20, background="Business", traits={"openness": 1})
    other = blank(age=80, traits={"openness": 1, "neuroticism": 0})
    assert distances([one, other])[0][1] == pytest.approx((1 + 0) / 2)
    assert distances([blank(age=20), blank(background="Business")])[0][1] == 0


def test_a_persona_has_all_eleven():
    assert len(ONE.traits) + len(ONE.texts) + (ONE.age is not None) + (ONE.background is not None) == 11
    assert distances([ONE, TWO])[0][1] == pytest.approx(
        (1 + 4 - 1 + 1 + sum(jaccard(ONE.texts[f], TWO.texts[f]) for f in ONE.texts)) / 11
    )


def three_groups():
    """Nine points in three tight groups, and their distances."""
    groups = [place // 3 for place in range(9)]
    points = [(10.0 * group + 0.1 * (place % 3), 0.1 * (place % 2)) for place, group in enumerate(groups)]
    return [[0.0 if i == j else 0.1 if groups[i] == groups[j] else 0.9 for j in range(9)] for i in range(9)], points


def test_points_are_grouped_by_hdbscan():
    matrix, points = three_groups()
    found = layout.clustered(matrix, points)
    assert (found.method, found.count) == ("HDBSCAN", 3)
    assert layout.silhouette(matrix, found.labels) == pytest.approx(8 / 9)


def test_where_hdbscan_finds_nothing_the_distances_are_grouped_by_the_best_silhouette():
    matrix, _ = three_groups()
    found = layout.clustered(matrix, [(0.0, 0.0)] * 9)
    assert (found.method, found.count) == ("agglomerative", 3)


def test_where_no_distance_tells_anything_the_plane_is_split():
    found = layout.clustered([[0.0] * 4] * 4, [(0.0, 0.0), (0.1, 0.0), (9.0, 0.0), (9.1, 0.0)])
    assert (found.method, found.count) == ("k-means", 2)


def test_the_silhouette_leaves_noise_out_and_is_undefined_for_one_cluster():
    matrix, _ = three_groups()
    assert layout.silhouette(matrix, [0, 0, 0, 1, 1, 1, -1, -1, -1]) == pytest.approx(8 / 9)
    assert layout.silhouette(matrix, [0] * 9) is None
    assert layout.silhouette(matrix, list(range(9))) is None


def test_without_umap_points_are_placed_by_mds(monkeypatch):
    monkeypatch.setitem(sys.modules, "umap", None)
    matrix, _ = three_groups()
    found = layout.embedded(matrix)
    assert (found.method, len(found.points)) == ("metric MDS", 9)
    assert layout.embedded(matrix) == found


def test_a_few_points_are_placed_too():
    assert layout.embedded([[0.0, 0.5, 0.4], [0.5, 0.0, 0.3], [0.4, 0.3, 0.0]]).method == "metric MDS"


def test_umap_is_asked_as_the_paper_says(monkeypatch):
    asked = {}

    class Recorder:
        def __init__(self, **settings):
            asked.update(settings)

        def fit_transform(self, given):
            return given[:, :2]

    monkeypatch.setitem(sys.modules, "umap", type(sys)("umap"))
    sys.modules["umap"].UMAP = Recorder
    matrix = [[0.0 if i == j else 0.5 for j in range(20)] for i in range(20)]
    assert layout.embedded(matrix).method == "UMAP"
    assert {**asked, "n_jobs": 1} == {
        "metric": "precomputed", "n_neighbors": 12, "min_dist": 0.15, "random_state": 42, "n_jobs": 1,
    }  # fmt: skip


def test_a_missing_package_is_named_with_how_to_get_it(monkeypatch):
    monkeypatch.setattr(summary, "find_spec", lambda name: None)
    with pytest.raises(LoadError, match=r"needs umap-learn, scikit-learn: pip install 'pare-sim\[home\]'"):
        summary.analyse(personas().values())


def test_two_are_too_few():
    with pytest.raises(BadInput, match="personas: three or more can be analysed, not 2"):
        summary.analyse([personas()[1], personas()[2]])
