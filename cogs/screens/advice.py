"""Advice in words: a move, and what speaks for and against it."""

from games.computer import Judged
from words import Speaker

REASONS = 3
"""So many reasons are given for a move."""

WORTH_SAYING = 0.15
"""Points below which a reason is none."""


def advice(speaker: Speaker, judged: Judged, first: bool) -> str:
    """One move with its reasons, the weightiest first."""
    head = speaker.say("advice-first" if first else "advice-else", move=speaker.move(judged.move))
    reasons = [why for why in judged.reasons if abs(why[2]) >= WORTH_SAYING][:REASONS]
    lines = [speaker.say(f"advice-{id}", change=signed(change)) for id, change, _ in reasons]
    return "\n".join([head, *(f"- {line}" for line in lines)])


def signed(change: float) -> str:
    """A figure with its sign, as exact as a person wants it."""
    figure = f"{abs(change):.0f}" if abs(change) >= 2 else f"{abs(change):.1f}".removesuffix(".0")
    return ("+" if change > 0 else "−") + figure
