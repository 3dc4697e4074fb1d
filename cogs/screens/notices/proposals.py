"""Proposals and open seats as they are shown: in the post, and in the word that calls for an answer."""

from collections.abc import Awaitable, Callable, Sequence

from cogs.screens import ids
from cogs.screens.notices.logs import events_of
from cogs.screens.parts import Button, Part, Screen, Text, cut
from games.core import Event, Seat
from games.manager.model.proposal import Proposal, Relieve, Replace, Take, What
from games.manager.model.proposal_events import came_of, proposed
from games.manager.model.table import Table
from games.manager.people.consent import PeopleNow, missing, voters
from games.manager.people.proposals import WayBack
from words import Language, Speaker, join, say

Wanted = Callable[[Table], Awaitable[What]]

NAME = 100
"""Characters of a choice."""


def point_name(table: Table, point: WayBack, language: Language) -> str:
    """A position to go back to, by what was played there."""
    speaker = Speaker(table.title, language, table.names, table.options)
    told: list[Event] = [one.event for one in events_of(table, point.entry) if one.to is None]
    if told:
        what = speaker.event(told[0])
    else:
        seat = point.entry.seat
        what = table.names[seat] if seat is not None else "-"
    return cut(say(language, "point-before", count=point.undone, what=what), NAME)


def line(table: Table, proposal: Proposal, language: Language, missing: Sequence[Seat] = ()) -> str:
    """What is proposed, who has agreed, and whose consent is `missing` where nobody is called by name."""
    speaker = Speaker(table.title, language, table.marked_names, table.options)
    if isinstance(proposal.what, Take):
        name = table.marked_names[proposal.what.seat]
        said = say(language, "proposal-taking", user=f"<@{proposal.what.user}>", name=name)
    else:
        said = speaker.event(proposed(proposal.by, proposal.what))
    if isinstance(proposal.what, Relieve):
        level = say(language, f"level-{proposal.what.level}")
        said = f"{said} ({say(language, 'opt-level')}: {level})"
    lines = [f"**{said}**"]
    for word, seats in (("proposal-agreed", proposal.agreed), ("proposal-missing", missing)):
        if seats:
            names = join(language, [table.marked_names[seat] for seat in seats])
            lines.append(f"-# {say(language, word, names=names)}")
    return "\n".join(lines)


def done(table: Table, what: What, language: Language) -> Screen:
    """What has come of a proposal all have agreed to. `table`: as it was before, with its names."""
    speaker = Speaker(table.title, language, table.marked_names, table.options)
    if isinstance(what, Replace):
        said = say(language, "told-seat-open", name=table.marked_names[what.seat])
    elif isinstance(what, Take):
        said = say(language, "told-seat-passed", name=table.marked_names[what.seat])
    else:
        said = speaker.event(came_of(what))
    return Screen((Text(said),))


def open_proposal(
    table: Table, proposal: Proposal, seat: Seat, user_id: int, language: Language, here: PeopleNow
) -> list[Part]:
    """The open proposal for one who sits at the table: with their answers where they have a say, or the way
    to take it back."""
    parts: list[Part] = [Text(line(table, proposal, language, missing(table, proposal, here)))]
    if proposal.is_of(seat, user_id):
        return [*parts, withdraw_button(table, proposal, language)]
    if seat not in (*voters(table, proposal.what, here.under(proposal)), *proposal.agreed):
        return parts
    return [*parts, *_buttons(table, proposal, language, seat not in proposal.agreed)]


def withdraw_button(table: Table, proposal: Proposal, language: Language) -> Button:
    """For who has proposed something: to take it back."""
    back = ids.ProposalButton(table.id, "withdraw", proposal.at)
    return Button(str(back), say(language, "button-withdraw"))


def told(screen: Screen) -> str:
    """The words of a screen, to stand above a panel."""
    return "\n".join(part.text for part in screen.parts if isinstance(part, Text))


def own(table: Table, language: Language) -> Screen:
    """To who has made the open proposal: that others are asked, and a way to take it back."""
    assert table.proposal is not None
    if isinstance(table.proposal.what, Take):
        return called_for(table, table.proposal.by, language)
    back = withdraw_button(table, table.proposal, language)
    return Screen((Text(say(language, "told-proposed")), back))


def called_for(table: Table, seat: Seat, language: Language) -> Screen:
    """That the table has been asked for a seat, with a way to take that back."""
    parts: list[Part] = [Text(say(language, "told-asked-seat", name=table.marked_names[seat]))]
    if table.proposal is not None:
        parts.append(withdraw_button(table, table.proposal, language))
    return Screen(tuple(parts))


def no_seat(table: Table, language: Language, user_id: int) -> Screen | None:
    """Said to somebody who sits nowhere at a running game, with a button for each seat that could be theirs:
    open ones, and those of computers, if the table agrees; or with the way to take back what they have asked.
    None where there are none."""
    if table.proposal is not None and table.proposal.is_of(None, user_id):
        return called_for(table, table.proposal.by, language)
    computers = [] if table.terms.door == "invited" else _computers(table)
    if table.status != "running" or not (computers or table.open_seats):
        return None
    parts: list[Part] = [Text(say(language, "refuse-not-your-table"))]
    if table.open_seats:
        parts += [_take(table, seat, language) for seat in table.open_seats]
    if computers:
        parts.append(Text(say(language, "seat-ask-about")))
        for seat in computers:
            ask = ids.SeatButton(table.id, seat)
            parts.append(Button(str(ask), say(language, "button-ask-seat", name=table.names[seat])))
    return Screen(tuple(parts))


def _computers(table: Table) -> list[Seat]:
    """The seats of computers that are not open."""
    seats = [Seat(place.seat) for place in table.seats if place.kind == "computer"]
    return [seat for seat in seats if seat not in table.open_seats]


def _take(table: Table, seat: Seat, language: Language) -> Button:
    take = ids.SeatButton(table.id, seat)
    return Button(str(take), say(language, "button-take-seat", name=table.names[seat]), "success")


def parts(table: Table, language: Language, missing: Sequence[Seat] = ()) -> list[Part]:
    """The open proposal with those whose consent is `missing`, and the open seats with their buttons, below a
    post. A proposal is answered where it calls (`call`), and from the panel: the same buttons twice, one
    above the other, would only confuse."""
    found: list[Part] = []
    if table.proposal is not None:
        found.append(Text(line(table, table.proposal, language, missing)))
    return [*found, *[_take(table, seat, language) for seat in table.open_seats]]


def call(table: Table, missing: Sequence[Seat]) -> Screen | None:
    """A word to those whose consent is `missing`; None where nobody's is. One that is to call nobody has
    their names in the place of mentions."""
    proposal, language = table.proposal, table.spoken
    users = {seat: user for seat in missing if (user := table.seats[seat].user_id) is not None}
    if proposal is None or not users:
        return None
    buttons = _buttons(table, proposal, language)
    if proposal.quiet:
        return Screen((Text(line(table, proposal, language, missing)), *buttons))
    mentions = " ".join(f"<@{user}>" for user in users.values())
    text = f"{mentions}\n{line(table, proposal, language)}"
    return Screen((Text(text), *buttons), mentions=tuple(users.values()))


def declined(table: Table, user_id: int) -> Screen:
    """Said to somebody from elsewhere whose call for a seat was declined."""
    return Screen((Text(f"<@{user_id}> {say(table.spoken, 'call-declined')}"),), mentions=(user_id,))


def _buttons(table: Table, proposal: Proposal, language: Language, agrees: bool = True) -> list[Part]:
    yes = ids.ProposalButton(table.id, "agree", proposal.at)
    no = ids.ProposalButton(table.id, "disagree", proposal.at)
    say_no: Part = Button(str(no), say(language, "button-disagree"))
    return [Button(str(yes), say(language, "button-agree"), "success"), say_no] if agrees else [say_no]
