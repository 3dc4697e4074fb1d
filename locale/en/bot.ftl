### Loggia: everything that belongs to no title. Sorted in sections; a title may override a message.

## Writing of lists, numbers and short words

list-separator = { ", " }
list-empty = none
sentence-separator = { " " }
number = { $value }
yes = yes
no = no
you = you
computer = computer player
computer-name = Computer { $letter }
nobody = nobody
seat-name = { $name } ({ $letter })
seat-free = free seat
position-you = { $name } (you)

## Lobby

lobby-title = { $title }: a table is open
lobby-host = Host: { $host }
lobby-seats = Seats: { $count } of { $most } taken, at least { $least } to start.
lobby-needs = { $missing ->
    [0] Ready to start.
    [one] { $missing } more player needed.
   *[other] { $missing } more players needed.
}
lobby-options = Options
lobby-options-usual = Options: as usual
lobby-option-line = { $option }: { $value }
lobby-joined = { $seat } has joined.
lobby-left = { $seat } has left.
lobby-started = The game begins! { $seats }
lobby-cancelled = This table was closed.
lobby-choose-title = Which game would you like to play?
lobby-choose-option = Which option?
lobby-choose-value = { $option }: which choice?
lobby-commitment = Fingerprint of this game's chance: { $commitment }. After the game anyone can check every shuffle with /verify.

## Buttons

button-your-move = Your move
button-hand = Hand
button-board = Board
button-log = Log
button-rules = Rules
button-join = Join
button-leave = Leave
button-options = Options
button-add-computer = Add computer
button-start = Start
button-confirm = Confirm
button-undo-step = Undo step
button-reset-turn = Start over
button-back = Back
button-next-page = Next
button-previous-page = Previous
button-first-page = Latest
button-done = Done
button-cancel = Cancel
button-agree = Agree
button-disagree = Disagree
button-cancel-table = Close table
button-text = As text

## The post after each turn

post-awaits = Waiting for: { $seats }
post-your-turn = { $mention }, it is your move.
post-since = What happened
post-more = …and { $count } more (see Log)
post-over = The game is over
post-result = Result
post-picture = { $title }, move { $number }
post-no-picture = The picture could not be sent; here is the position as text.

## Your move: the private panel

panel-title = Your move
panel-question = { $text }
panel-waiting = You have nothing to decide now. Waiting for: { $seats }
panel-may-change = You have answered; you can still change your answer.
panel-choose-move = What would you like to do?
panel-choose-value = Choose
panel-page = Page { $page } of { $pages }
panel-closed = Not possible now: { $moves }
panel-closed-line = { $move }: { $reason }
panel-draft = Your turn so far (not confirmed yet):
panel-draft-line = { $number }. { $move }
panel-would = { $name }: { $before } → { $after }
panel-confirm = Confirm this turn? The others see it only then.
panel-confirmed = Done. Thank you!
panel-undone = The last step is taken back.
panel-reset = You are back at the start of your turn.
panel-nothing-to-undo = There is no step to take back.
panel-fence = This cannot be taken back: it turns up cards or hands over to others. What you did so far will be confirmed with it.
panel-fence-passed = Steps before this point can no longer be taken back.
panel-forced = Played for you, since it was the only choice: { $move }
panel-type-here = Type it here
panel-not-understood = I could not read “{ $text }”. Please try again.

## Hand, by direct message and on demand

hand-title = Your hand: { $title }
hand-empty = Your hand is empty.
hand-changed = Your hand at the table in { $channel } has changed.
hand-line = { $name }: { $text }
hand-dm-closed = I can't send you direct messages, so your hand won't come by itself. Press Hand at the table to see it; if you would like messages, allow them from members of this server.

## Reminders and notices

remind-your-move = { $table }: it is your move. { $question }
remind-waiting = { $table } has been waiting for you for { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}.
notice-game-begins = { $table }: the game has begun.
notice-game-over = { $table }: the game is over.
notice-seat-taken-over = { $player } now plays for { $seat }.
notice-undone = { $seat } has taken back the last turn.
notice-permission = I may not post in { $channel }: please let me see the channel, send messages and attach files there. The game goes on and nothing is lost; I will post again as soon as I can.
notice-channel-gone = The channel of table { $table } is gone. The game is kept: as its host you can bring it to another channel with /table move.
permission-view-channel = see this channel
permission-send-messages = send messages
permission-send-messages-in-threads = send messages in threads
permission-create-public-threads = create threads
permission-attach-files = attach files
permission-embed-links = embed links
permission-read-message-history = read message history

## What can't be done, beside the rules of a game

refuse-answered = This was already answered. Here is the game as it stands now.
refuse-stale = This button is out of date. Here is the game as it stands now.
refuse-not-your-table = You don't sit at this table.
refuse-no-table = There is no table in this channel. Open one with /table new.
refuse-table-exists = There is already a table in this channel. Use another channel, or a thread.
refuse-seated = You already sit at this table.
refuse-full = All { $most } seats are taken.
refuse-started = The game has already begun.
refuse-not-started = The game has not begun yet.
refuse-host-only = Only the host of this table or a moderator of the server can do this.
refuse-too-few = At least { $least } players are needed; there are { $have }.
refuse-nothing-to-undo = There is nothing you could take back: the last turn was not yours, or something has been revealed since.
refuse-panel-not-yours = This panel belongs to someone else. Press Your move at the table for your own.
refuse-server-only = This works in servers only.
refuse-busy = Another answer is being handled. Please try again in a moment.
refuse-closing = I am restarting. Your move is not lost; please try again in a minute.
refuse-unknown = Something went wrong, and nothing was changed. It has been noted; please try again.
refuse-unknown-choice = “{ $text }” is not one of the choices: { $choices }.

## Refusals of the rules that every title has

refusal-with-rule = { $text } (rule { $rule })
ERR_GAME_OVER = The game is over.
ERR_WRONG_PHASE = That move is not possible in this phase.
ERR_NOT_YOUR_TURN = It is not your turn.
ERR_PENDING_CHOICE = Finish the pending choice first.
ERR_BAD_PARAM = That is not one of the choices.
ERR_BAD_PARAM-known = There is no such thing here. There are: { $known }.
ERR_BAD_PARAM-least = Please name at least { $least }.
ERR_BAD_PARAM-items = Name each of these once, in the order you like: { $items }.

## Commands: names and descriptions

cmd-table = table
cmd-table-desc = Open, join and lead a table
cmd-new = new
cmd-new-desc = Open a table in this channel
cmd-join = join
cmd-join-desc = Take a seat at the table in this channel
cmd-leave = leave
cmd-leave-desc = Give up your seat before the game begins
cmd-options = options
cmd-options-desc = Look at or change the table's options
cmd-start = start
cmd-start-desc = Begin the game
cmd-status = status
cmd-status-desc = Who is awaited, and for what
cmd-cancel = cancel
cmd-cancel-desc = Close the table
cmd-hand = hand
cmd-hand-desc = Look at your hand (only you see it)
cmd-board = board
cmd-board-desc = Look at the table, as picture or text
cmd-log = log
cmd-log-desc = What has happened so far
cmd-games = games
cmd-games-desc = All your tables, and which of them wait for you
cmd-undo = undo
cmd-undo-desc = Take back your last turn, if nothing has been revealed since
cmd-settings = settings
cmd-settings-desc = Your language, and how you would like to be told
cmd-verify = verify
cmd-verify-desc = Check every shuffle and roll of a finished game
cmd-about = about
cmd-about-desc = About Loggia, and where a game's numbers come from
cmd-rules = rules
cmd-rules-desc = The rules in short, at the point where the game is
cmd-card = card
cmd-card-desc = What a card or tile does
opt-title = game
opt-title-desc = Which game
opt-seat = seat
opt-seat-desc = Which player
opt-as = as
opt-as-desc = As picture or as text
opt-as-picture = picture
opt-as-text = text
opt-language = language
opt-language-desc = The language I talk to you in
opt-page = page
opt-page-desc = Which page
opt-name = name
opt-name-desc = Name of a card or tile

## Games, log, rules, about

games-title = Your tables
games-none = You don't sit at any table. Open one with /table new.
games-line = { $title }, { $channel }: { $state }
games-waits-for-you = it is your move
games-waits-for = waiting for { $seats }
games-lobby = not started yet
games-over = over
log-title = Log
log-none = Nothing has happened yet.
rules-title = { $title }: rules in short
rules-now = Now: { $text }
rules-section = Section { $rule }
card-none = There is no card or tile called “{ $text }”.
about-title = About Loggia
about-text = Loggia lets you play heavy board games by chat, a few minutes at a time. It keeps the rules, the board and your secrets.
about-numbers = Where the numbers come from. Those marked “reconstructed” or “recon” could not be found in print; owners of the game are welcome to correct them.

## Settings

settings-title = Your settings
settings-saved = Saved.
settings-language = Language
settings-language-ja = 日本語
settings-language-en = English
settings-language-auto = as in Discord
settings-hand-dm = Hand by direct message
settings-remind = Tell me when it is my move
settings-remind-mention = mention at the table
settings-remind-dm = direct message
settings-remind-none = don't tell me
settings-confirm = Ask before a turn ends
settings-quiet = Quiet hours
settings-quiet-none = none

## Verify

verify-not-over = The game is still going on; its secret is told when it ends. Fingerprint: { $commitment }
verify-good = All { $draws } draws of this game follow from its secret, and the secret fits the fingerprint shown at the start.
verify-wrong-secret = The secret does not fit the fingerprint shown at the start.
verify-wrong-draw = Draw { $number } ({ $what }) does not follow from the secret.
verify-secret = Secret: { $secret }

## Taking back and closing

undo-done = { $seat } has taken back the last turn.
cancel-confirm = Close this table? The game can't be continued afterwards.
cancel-done = The table is closed.

## Telling what a command did; questions of the panel; status

lobby-empty = No one has sat down yet.
refuse-table-unknown = There is no such table any more.
refuse-over = This table is finished.
refuse-confirm-first = Confirm or take back your last step first.
refuse-nothing-to-confirm = There is nothing to confirm.
refuse-other-title = Another game is being played here: { $title }.
refuse-store = I could not save that just now, so nothing was changed. Please try again in a moment.
panel-change = { $before } → { $after }
panel-not-you = You have nothing to decide now.
panel-reveals = This turns up cards: once you confirm, it can't be taken back.
panel-ends-turn = With this your turn is over: once you confirm, it can't be taken back.
panel-places = { $count ->
    [one] { $count } possibility
   *[other] { $count } possibilities
}
button-none = None of them
button-usual-order = In this order
hand-of = hand of { $name }
alt-area = The area of { $name }, drawn large; the same stands in words under Board.
told-opened = The table is open. Others can join now; press Start when everybody is here.
told-joined = You have a seat at the table.
told-left = You have left the table.
told-started = The game begins.
told-cancelled = The table is closed.
told-moved = The table is in this channel now.
status-lobby = not started yet
status-running = in play
status-over = finished
status-cancelled = closed
status-commitment = Fingerprint of this game's chance: { $commitment }
cmd-move = move
cmd-move-desc = Bring one of your tables to this channel
opt-table = table
opt-table-desc = Which of your tables
cmd-language = language
cmd-language-desc = The language I talk to you in
cmd-confirm = confirm
cmd-confirm-desc = Whether to ask before a turn ends or cards are turned up
opt-ask = ask
opt-ask-desc = Yes: ask first. No: play at once
