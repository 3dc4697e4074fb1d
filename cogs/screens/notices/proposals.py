"""Proposals and open seats, as shown in the post and in the message that asks for consent."""

from collections.abc import Sequence

from cogs.screens import ids
from cogs.screens.discord_limits import CHOICE
from cogs.screens.notices.log_lines import events_of
from cogs.screens.parts import Button, Screen, ScreenPart, Text, shorten
from cogs.screens.speaking import speaker_at
from games.core import Event, Seat
from games.manager.model.proposal import Proposal, ProposalKind, Relieve, Replace, Take
from games.manager.model.table import Table
from games.manager.people import consent
from games.manager.people.consent import PeopleNow
from games.manager.people.proposals import WayBack
from words import Language, Speaker, join, say


def point_name(table: Table, point: WayBack, language: Language) -> str:
    """A position to go back to, named by what was played there."""
    speaker = Speaker(table.title, language, table.names, table.options)
    events: list[Event] = [one.event for one in events_of(table, point.entry) if one.to is None]
    if events:
        what = speaker.event(events[0])
    else:
        seat = point.entry.seat
        what = table.names[seat] if seat is not None else "-"
    return shorten(say(language, "point-before", count=point.undone, what=what), CHOICE)


def line(table: Table, proposal: Proposal, language: Language, missing: Sequence[Seat] = ()) -> str:
    """What is proposed, who has agreed, and whose consent is `missing` if nobody is mentioned by name."""
    speaker = speaker_at(table, language)
    if isinstance(proposal.what, Take):
        name = table.marked_names[proposal.what.seat]
        sentence = say(language, "proposal-taking", user=f"<@{proposal.what.user}>", name=name)
    else:
        sentence = speaker.event(proposal.what.proposed(proposal.by))
    if isinstance(proposal.what, Relieve):
        level = say(language, f"level-{proposal.what.level}")
        sentence = f"{sentence} ({say(language, 'opt-level')}: {level})"
    lines = [f"**{sentence}**"]
    for word, seats in (("proposal-agreed", proposal.agreed), ("proposal-missing", missing)):
        if seats:
            names = join(language, [table.marked_names[seat] for seat in seats])
            lines.append(f"-# {say(language, word, names=names)}")
    return "\n".join(lines)


def done(table: Table, what: ProposalKind, language: Language) -> Screen:
    """The result of an accepted proposal. `table` is its state before, with the names of that time."""
    speaker = speaker_at(table, language)
    if isinstance(what, Replace):
        sentence = say(language, "told-seat-open", name=table.marked_names[what.seat])
    elif isinstance(what, Take):
        sentence = say(language, "told-seat-passed", name=table.marked_names[what.seat])
    else:
        sentence = speaker.event(what.result_event())
    return Screen((Text(sentence),))


def open_proposal(
    table: Table, proposal: Proposal, seat: Seat, user_id: int, language: Language, here: PeopleNow
) -> list[ScreenPart]:
    """The open proposal for somebody at the table: with answer buttons if they have a vote, or with a button
    to withdraw it."""
    parts: list[ScreenPart] = [Text(line(table, proposal, language, consent.missing(table, proposal, here)))]
    if proposal.is_of(seat, user_id):
        return [*parts, withdraw_button(table, proposal, language)]
    if seat not in (*consent.voters(table, proposal.what, here.under(proposal)), *proposal.agreed):
        return parts
    return [*parts, *_buttons(table, proposal, language, seat not in proposal.agreed)]


def withdraw_button(table: Table, proposal: Proposal, language: Language) -> Button:
    """A button for the proposer to withdraw the proposal."""
    back = ids.ProposalButton(table.id, "withdraw", proposal.at)
    return Button(str(back), say(language, "button-withdraw"))


def table_menu_button(table: Table, seat: Seat, language: Language) -> Button:
    """The panel's button for the table menu, which also leads to an open proposal that this seat has not
    answered."""
    proposal = table.proposal
    unanswered = (
        proposal is not None
        and seat in consent.voters(table, proposal.what, PeopleNow(rated=proposal.rated))
        and seat not in proposal.agreed
    )
    id = str(ids.TableMenuButton(table.id))
    if unanswered:
        return Button(id, say(language, "button-answer-proposal"), "primary")
    return Button(id, say(language, "button-table-menu"))


def texts_above(screen: Screen) -> str:
    """The texts of a screen, to show above a panel."""
    return "\n".join(part.text for part in screen.parts if isinstance(part, Text))


def asked_by_you(table: Table, language: Language) -> Screen:
    """Tells the proposer that the others are asked, with a button to withdraw."""
    assert table.proposal is not None
    if isinstance(table.proposal.what, Take):
        return seat_requested(table, table.proposal.by, language)
    back = withdraw_button(table, table.proposal, language)
    return Screen((Text(say(language, "told-proposed")), back))


def seat_requested(table: Table, seat: Seat, language: Language) -> Screen:
    """Says that the table was asked for a seat, with a button to withdraw the request."""
    parts: list[ScreenPart] = [Text(say(language, "told-asked-seat", name=table.marked_names[seat]))]
    if table.proposal is not None:
        parts.append(withdraw_button(table, table.proposal, language))
    return Screen(tuple(parts))


def no_seat(table: Table, language: Language, user_id: int) -> Screen | None:
    """For somebody without a seat at a running game: a button for each seat they could get (open ones, and
    computers' seats if the table agrees), or a button to withdraw their request. None if there is no such
    seat."""
    if table.proposal is not None and table.proposal.is_of(None, user_id):
        return seat_requested(table, table.proposal.by, language)
    computers = [] if table.settings.door == "invited" else _computers(table)
    if table.status != "running" or not (computers or table.open_seats):
        return None
    parts: list[ScreenPart] = [Text(say(language, "refuse-not-your-table"))]
    if table.open_seats:
        parts += [_take(table, seat, language) for seat in table.open_seats]
    if computers:
        parts.append(Text(say(language, "seat-ask-about")))
        for seat in computers:
            ask = ids.SeatButton(table.id, seat)
            parts.append(Button(str(ask), say(language, "button-ask-seat", name=table.names[seat])))
    return Screen(tuple(parts))


def _computers(table: Table) -> list[Seat]:
    """Seats of computer players that are not open."""
    seats = [Seat(holder.seat) for holder in table.seats if holder.kind == "computer"]
    return [seat for seat in seats if seat not in table.open_seats]


def _take(table: Table, seat: Seat, language: Language) -> Button:
    take = ids.SeatButton(table.id, seat)
    return Button(str(take), say(language, "button-take-seat", name=table.names[seat]), "success")


def parts(table: Table, language: Language, missing: Sequence[Seat] = ()) -> list[ScreenPart]:
    """The open proposal with those whose consent is `missing`, and the open seats with their buttons, for the
    foot of a post. Its answer buttons are in the message `consent_request` and in the panel; repeating
    them here would confuse."""
    found: list[ScreenPart] = []
    if table.proposal is not None:
        found.append(Text(line(table, table.proposal, language, missing)))
    return [*found, *[_take(table, seat, language) for seat in table.open_seats]]


def consent_request(table: Table, missing: Sequence[Seat]) -> Screen | None:
    """A message to those whose consent is `missing`; None if nobody's is. When it must notify nobody, it has
    names instead of mentions."""
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
    """Tells somebody who is not at the table that their request for a seat was declined."""
    return Screen((Text(f"<@{user_id}> {say(table.spoken, 'call-declined')}"),), mentions=(user_id,))


def _buttons(table: Table, proposal: Proposal, language: Language, agrees: bool = True) -> list[ScreenPart]:
    yes = ids.ProposalButton(table.id, "agree", proposal.at)
    no = ids.ProposalButton(table.id, "disagree", proposal.at)
    say_no: ScreenPart = Button(str(no), say(language, "button-disagree"))
    return [Button(str(yes), say(language, "button-agree"), "success"), say_no] if agrees else [say_no]
