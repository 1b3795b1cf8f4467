"""The words of `quorum-for-the-board`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, words
from pare_scenarios.pairing import following

TODAY, THURSDAY, TUESDAY, WEDNESDAY = (date(2027, 4, on) for on in (12, 15, 20, 21))
THE_TUESDAY = day(TUESDAY, today=TODAY)
HALF_PAST_SEVEN = clock(19, 30)
TIMES = (
    *(clock(h, m) for h, m in ((19, 30), (19, 0), (18, 30), (21, 30), (20, 0), (18, 0), (7, 30))),
    *(day(date(2027, 4, on), today=TODAY) for on in (13, 14, 15, 16, 18, 19, 20, 21, 22, 23, 24, 27)),
)  # fmt: skip
ROOM = words("room", "hall", "key", "free", "available", "book*", "reserv*", "meet*", "board", "we", "ours")
ALL = words("all", "everybody", "everyone", "six", "each", "members", "whole board", "the others")
REASONS = words("abroad", "Montevideo", "choir", "bakery", "hills", "night shift", "from the 24th", "only Tuesdays")
TITLE = words("board", "cooperative", "Jacarandás")
ACCOUNTS = words("account*", "print*")

AVOIDS_1 = {
    "the date": any_of(
        following(words("room", "Omar", "move", "to"), words("on", "for"), day(WEDNESDAY, today=TODAY)),
        words("keep Thursday", "meet on Thursday anyway", "leave it on Thursday", "this week anyway"),
    ),
    "when to write to the others": words("before Omar", "without waiting for Omar"),
    "other days": words("Wednesday the 21st", "Thursday the 22nd", "21st and", "for us too"),
}  # fmt: skip
AVOIDS_2 = {
    "that nobody is left out": words("only Tomas", "just Tomas", "only those", "just those"),
    "their reasons": words("explain why", "tell them why", "because Pablo", "with the reasons",
                             "who could not come", "who cannot come", "and why"),
    "who hears of it": words("date to Tomas", "tell Tomas, Ines", "only those",
    "only to those"), "why": words("explain to everybody", "never can on")}  # fmt: skip
