"""What a policy wrote, as what is delivered."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from propersim_bridge.assistants.texts import LENGTH, as_written, recommendation_in
from propersim_bridge.policies.catalogue import catalogue, sentence
from propersim_bridge.vocabulary import NO_RECOMMENDATION


@pytest.mark.parametrize(
    "text",
    [
        "No Recommendation",
        "no recommendation.",
        "NO RECOMMENDATIONS!",
        '"No recommendation"',
        "**No Recommendation**",
        "(No recommendation)",
        "**No Recommendation** (she is busy)",
        "NO_RECOMMENDATION",
        "Recommendation: No recommendation",
        "Recommendation: None",
        "No recommendation at this time.",
        "No recommendations needed right now",
        "No recommendation. She is at work and should not be disturbed.",
        "No recommendation – they are asleep.",
        "No recommendation, because the gap is too short.",
        "No recommendation is necessary while he works.",
        "No suggestion for now",
        "I have no recommendation.",
        "There is no recommendation for this moment.",
        "I don't recommend anything now.",
        "I would rather not suggest anything.",
        "I won’t interrupt while she reads.",
        "No recommendation No recommendation No recommendation",
        "No new recommendation.",
        "No further recommendations",
        "No specific recommendation at this time.",
        "No-Recommendation",
        "No recommendation Reason: she is busy",
        "No recommendation given.",
        "I am not going to recommend anything.",
        "I'm not going to interrupt her nap.",
        "I'll stay silent.",
        "I will remain quiet while she works.",
        "I abstain.",
        "The assistant stays silent.",
        "I will refrain from recommending anything now.",
        "There's no need for a recommendation right now.",
        "I won't make any suggestions for now.",
        "Not making any recommendation.",
        "None",
        "n/a",
        "Stay silent.",
        "Nothing to recommend right now.",
        "<think>Should I?</think>No recommendation",
        '{"recommendation": null}',
        '{"recommendation": "No Recommendation", "reason": "busy"}',
        "```\nNo recommendation\n```",
        "",
        " \n ",
        "...",
    ],
)
def test_an_abstention_in_any_form_is_one(text):
    assert recommendation_in(text) is None


@pytest.mark.parametrize(
    "text",
    [
        "I recommend you note three things that went well.",
        "I would suggest a short walk.",
        "Note down the name of the song.",
        "No need to cook tonight: warm up the soup.",
        "No screens after ten; read a novel instead.",
        "Nothing beats a walk along the river now.",
        "None of the plants has been watered, have a look.",
        "Wait for the kettle and stretch your back.",
        "Now is a good time for the crossword.",
        "Notice your breath for a minute.",
        "Do not recommend yourself to fate: plan the evening.",
        "Skip the news and put on a record.",
        "Silence suits this hour: read a poem.",
        "I can't recommend this novel enough: read a chapter.",
        "I wouldn't suggest coffee now; try herbal tea instead.",
        "I don't recommend more screen time tonight; take a short walk.",
        "Not recommending sugar again: have an apple.",
        "I abstain from coffee after four, and so should you: try herbal tea.",
        "Pass the evening with a novel.",
        "'Tis a good hour for a walk, isn't it?",
        '"The Old Man and the Sea" would suit tonight.',
    ],
)
def test_a_recommendation_stays_as_it_is(text):
    assert recommendation_in(text) == text


SILENT = [
    "Since the user is asleep, No Recommendation.",
    "Let him read in peace. No recommendation.",
    "The user is busy, so no recommendation.",
    "At this moment, no recommendation is needed.",
    "Currently no recommendations.",
    "Stay quiet",
    "It's better not to disturb him.",
    "I think it's best not to recommend anything right now.",
    "As she is on the phone, no recommendation.",
    "Because it is past midnight, I have no suggestion.",
    "He is in a meeting, therefore no recommendation.",
    "She just got one ten minutes ago. No recommendation.",
    "Given the late hour, I would not recommend anything.",
    "For now, no suggestions.",
    "Right now there is no need for a suggestion.",
    "It is best to stay silent.",
    "I believe it is better to remain quiet while she works.",
    "It would be wise not to interrupt.",
    "Better not to disturb her now.",
    "Best to say nothing.",
    "Keep quiet.",
    "Remain silent while they sleep.",
    "Do not disturb.",
    "Don't interrupt him.",
    "Let her sleep.",
    "The user should not be disturbed.",
    "No recommendation, but I will look again in an hour.",
    "I will not recommend anything, although she seems bored.",
    "No need to recommend anything.",
    "Marisol is concentrating; no recommendation.",
    "While he is cooking there is no need to interrupt.",
    "No recommendation for now. He is reading, and another one came at 10:05.",
    "I'd say no recommendation.",
    "In this situation, silence is best.",
    "My decision: no recommendation",
    "The best choice is no recommendation.",
    "Final answer: stay silent.",
    "The last one came five minutes ago, so I'll stay quiet.",
    "Considering the gap of 45 minutes, no recommendation should be made.",
    "Nothing needs to be recommended at this time.",
    "It would be best to stay silent at this moment.",
    "The user is in deep focus. It's better to not interrupt.",
    "I shouldn't recommend anything while he is showering.",
    "There is nothing to suggest at the moment.",
    "Since it is only 5 minutes after the last one, I'd rather not suggest anything.",
    "The user has just started cooking and seems happy, so no suggestion is needed.",
    "No recommendation is appropriate right now because the user is asleep.",
    "Not now.",
    "I have nothing to recommend.",
    "We should not disturb her.",
    "Under these circumstances, no recommendation.",
    "Based on the rubric, no recommendation.",
    "According to her preferences, no recommendation should be made now.",
    "To respect his focus, no recommendation.",
    "After the last recommendation at 09:10, no recommendation.",
    "Too soon after the last one. No recommendation.",
    "Quiet hours: no recommendation.",
    "Asleep. No recommendation.",
    "Okay, no recommendation then.",
    "No recommendation, she's asleep.",
    "I'd better stay quiet.",
    "I'll keep quiet for now.",
    "I will wait.",
    "I'd hold off for now.",
    "Let's wait.",
    "Let's not disturb him.",
    "Let's not recommend anything now.",
    "Hold off for now.",
    "Don't recommend anything.",
    "Do not make a recommendation now.",
    "No recommendation would be welcome during her nap.",
    "I see no need to interrupt.",
    "I see no reason to recommend anything.",
    "There is no reason to interrupt him.",
    "Marisol prefers silence during work. No recommendation.",
    "You seem busy, so I won't disturb you.",
    "No recommendation for the user at this time",
    "The assistant should stay silent.",
    "The assistant should not interrupt.",
    "No recommendation at 14:30.",
    "I'm staying silent.",
    "I am going to stay quiet.",
    "She doesn't want to be disturbed, so nothing.",
    "He's already relaxed and doesn't need anything. No recommendation.",
    "No recommendation, as it's too early.",
    "I decided not to recommend anything.",
    "I choose to remain silent.",
    "I choose silence.",
    "Skip this one.",
    "No recommendation: the user would be annoyed.",
    "The user is resting now; it is better not to disturb.",
    "No recommendation. Let her enjoy the film.",
    "No recommendation. Give her space.",
    "No recommendation. Wait for the next hour.",
    "He needs rest; leave him alone.",
    "The resident is napping on the sofa; I'll hold off.",
    "It is 23:40 and she is about to sleep. No recommendation.",
    "Because he already received two suggestions this hour, no further recommendation.",
    "I don't think a recommendation is needed now.",
    "A recommendation is not needed at this time.",
    "No suggestion at this hour, since he is at his desk.",
    "Best not to interrupt her cooking.",
    "The user seems absorbed in painting, so it is better to stay quiet.",
    "Zbigniew is reading. No recommendation.",
    "I will abstain this time.",
    "I'll let him rest.",
    "It's not the right moment for a recommendation.",
    "This is not a good time to interrupt.",
    "No recommendation (user is in the shower)",
    "**No recommendation** - he asked for quiet until noon.",
    "Even though the moment is welcome, no recommendation is due.",
    "During focused work, no recommendations.",
    "No interruption while she writes.",
    "I prefer not to disturb.",
    "Say nothing.",
]
SPOKEN = [
    "No advice is as good as grandma's: drink water.",
    "No recommendation for now, but consider a walk later.",
    "There's no need to interrupt your reading; but a lamp would help.",
    "No suggestion is better than a nap: lie down for a while.",
    "There is no advice like a friend's: give Ana a call.",
    "No recommendation is complete without tea: put the kettle on.",
    "I won't interrupt for long: drink a glass of water.",
    "I don't want to disturb you, but the bread is ready to be turned.",
    "No need to interrupt your work, just drink some water.",
    "There is no need to interrupt the film, however a cup of tea would go well with it.",
    "I would not recommend coffee, but a herbal tea would be lovely.",
    "Since you are resting, how about some music?",
    "Stay quiet for a minute and listen to the birds.",
    "Remain silent for five breaths, then go on with the essay.",
    "Keep quiet company with a good novel tonight.",
    "It's better not to skip lunch: warm up the soup.",
    "It is best not to disturb the dough; let it rest and read a chapter.",
    "I think it's best to take a short break now.",
    "Let the dough rest and read a chapter.",
    "Currently no rain: take a walk in the garden.",
    "At this moment, a cup of tea would be nice.",
    "As the house is quiet, write three lines in your diary.",
    "Let him read in peace, and call your sister from the garden.",
    "The user manual can wait, so put on a record.",
    "Do not disturb the cat; stretch on the mat beside it.",
    "Don't interrupt your evening with the news: try a crossword.",
    "You have had no suggestion today, so here is one: try a new recipe.",
    "Ask your neighbour for no advice but for a cutting of the fig.",
    "Ignore the advice of the news. No advice helps like a walk.",
    "Take a walk, and no suggestion of work until you are back.",
    "No recommendation from a guide book helps here: ask Ana for her favourite walk.",
    "Since no suggestion pleased you yesterday, try the crossword.",
    "While there is no need to rush, a warm cup of tea would be nice.",
    "I won't bother you with news; listen to the new jazz record.",
    "Don't wake the house: read by the small lamp.",
    "Don't disturb the dough. Sit down with a novel.",
    "Not to interrupt, but your tea is ready to be poured.",
    "Stay silent and breathe for one minute.",
    "Keep quiet and read.",
    "Stay quiet for the birds and listen.",
    "Let them rest and fold the towels.",
    "Let her know that you are thinking of her.",
    "Leave them a note by the kettle.",
    "It's best to take a walk.",
    "It is better to stretch now.",
    "No advice, just a thought: call your brother.",
    "No suggestion but tea.",
    "Nothing to recommend beats a nap.",
    "No recommendations of the doctor forbid a small piece of chocolate.",
    "Wait until the kettle sings, then stretch.",
    "Silence is golden: meditate for ten minutes.",
    "It is a quiet hour; a page of verse would suit it.",
    "Say nothing for a minute and listen to the rain.",
    "Now, no phone for an hour: paint.",
    "The day is bright, no clouds: a stroll in the garden.",
    "No need for advice: you know that a walk helps.",
    "You should not be disturbed now, so switch the phone off and read.",
    "May I suggest a short pause?",
    "There is no recommendation I can make more warmly than tea.",
    "I would not disturb you for less: the sunset is worth a look.",
    "He who rests wins, so lie down.",
    "Do nothing for five minutes; watch the clouds.",
    "You could do nothing for a while.",
    "Being quiet suits you. Read a poem.",
    "She would love a call: ring your sister.",
    "Your sister has a birthday; write her a card.",
    "There's nothing like soup on a day like this.",
    "I have no advice like grandma's, but soup helps.",
    "Since the rain has stopped, a stroll in the garden might lift your mood.",
    "No recommendation of mine beats your own recipe: bake the lemon cake.",
    "It's better not to wait: the light in the garden is perfect now.",
    "You have not been disturbed all morning; time for tea.",
    "I won't suggest work today, only a slow bath.",
    "She who waits gets nothing: ring your sister.",
    "Nothing needs to be perfect, so sketch a little.",
    "Stay quiet a little longer with your novel.",
    "No suggestion today, however a page of Rilke awaits.",
    "Don't interrupt the flow, but drink some water.",
    "While the soup simmers, let it be and stretch your back.",
    "There is no need to hurry; enjoy a cup of mint tea.",
    "I can't recommend a better hour for gardening.",
    "Leave it be and rest your eyes.",
    "At this hour, no need for more light: a candle will do.",
]


@pytest.mark.parametrize("text", SILENT)
def test_an_abstention_is_found_behind_its_reason(text):
    assert recommendation_in(text) is None


@pytest.mark.parametrize("text", SPOKEN)
def test_what_recommends_something_is_no_abstention_whatever_it_begins_with(text):
    assert recommendation_in(text) == text


@pytest.mark.parametrize(
    ("written", "delivered"),
    [
        ("Recommendation: Try a stretch.", "Try a stretch."),
        ("**Recommendation:** Try a stretch.", "Try a stretch."),
        ("My suggestion: “Try a stretch.”", "Try a stretch."),
        ("Assistant: 'Try a stretch.'", "Try a stretch."),
        ('"Try a stretch." This helps the back.', "Try a stretch."),
        ("Try a stretch.\n\nIt helps the back, because she sat for long.", "Try a stretch."),
        ("Try a stretch.\nReason: she sat for long.", "Try a stretch."),
        ("Try a stretch. (Reason: she sat for long.)", "Try a stretch."),
        ("Try a\n stretch.  Now.", "Try a stretch. Now."),
        ('{"recommendation": "Try a stretch.", "reason": "back"}', "Try a stretch."),
        ('```json\n{"Suggestion": "Try a stretch."}\n```', "Try a stretch."),
        ('["Try a stretch.", "Try tea."]', "Try a stretch."),
        ("<think>No recommendation?</think>\nTry a stretch.", "Try a stretch."),
        ("Try a stretch.\ud800", "Try a stretch.?"),
    ],
)
def test_what_stands_around_a_recommendation_is_left_out(written, delivered):
    assert recommendation_in(written) == delivered


def test_what_is_too_long_ends_with_a_sentence():
    text = recommendation_in("Try a stretch now. " * 60)
    assert len(text) <= LENGTH
    assert text.endswith("Try a stretch now.")


@pytest.mark.parametrize("mark", ["```", "*", "**", "`"])
def test_what_is_cut_is_clean_again(mark):
    delivered = recommendation_in(f"{'x' * 300} {'x' * 285} {mark} {'x' * 300}")
    assert recommendation_in(delivered) == delivered == f"{'x' * 300} {'x' * 285}"


PIECES = st.sampled_from(
    ["No recommendation", "Recommendation:", "Try tea.", '"', "'", "\n", "\n\n", "Reason: x", "{", "}", ":", "*", "(",
     ")", "```", "I", "note", "Suggestion", "<think>", "</think>", '{"text": "Try tea."}', "none", ".", "x" * 300, " "]
)  # fmt: skip


@given(
    st.one_of(
        st.text(max_size=300), st.lists(PIECES, max_size=8).map(" ".join), st.lists(PIECES, max_size=8).map("".join)
    )
)
def test_the_text_that_is_delivered_is_the_text_that_is_remembered(written):
    delivered = recommendation_in(written)
    assert recommendation_in(as_written(delivered)) == delivered
    if delivered is not None:
        assert delivered == delivered.strip() != ""
        assert "\n" not in delivered
        assert len(delivered) <= LENGTH


FILLERS = (" ", "\n", " \n", '"', "(", "{", "*", "recommendation: ", "no ", "so ", "It's better not to ", "he not ")


@pytest.mark.parametrize("filler", FILLERS)
def test_nonsense_of_any_length_is_read_at_once(filler):
    recommendation_in("x" + filler * 20_000 + "y")


def test_every_text_of_the_catalogue_is_delivered_as_it_stands():
    known = catalogue()
    for opener in known.tone_of:
        for body in known.topic_of:
            assert recommendation_in(sentence(opener, body)) == sentence(opener, body)
    assert as_written(None) == NO_RECOMMENDATION
