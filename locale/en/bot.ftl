### Loggia: everything that belongs to no title. Sorted in sections; a title may override a message.

## Writing of lists, numbers and short words

list-separator = { ", " }
list-empty = none
sentence-separator = { " " }
word-amount = { $name } { $amount }
number = { $value }
yes = yes
no = no
you = you
computer = computer player
nobody = nobody
position-you = { $name } (you)

## Lobby

lobby-host = Host: { $host }
lobby-seats = Seats: { $count } of { $most } taken, at least { $least } to start.
lobby-needs = { $missing ->
    [0] Ready to start.
    [one] { $missing } more player needed.
   *[other] { $missing } more players needed.
}
lobby-options = Options
lobby-cancelled = This table was closed.
lobby-fingerprint = Chance is sealed: every shuffle of this game will come from a secret with the fingerprint { $commitment }, together with the numbers of your clicks on Join and Start, which nobody can know before.
lobby-shares = Mixed into the secret, the numbers of the clicks on Join and Start: { $shares }
lobby-called-off = { $name } has called off { $count ->
    [one] a game
   *[other] { $count } games
} of this title here in the last { $days } days, after the start.
lobby-commitment = Fingerprint of this game's chance: { $commitment }. After the game anyone can check every shuffle with /verify.

## Buttons

button-your-move = Your move
button-hand = Hand
button-board = Board
button-log = Log
button-rules = Rules
button-post-again = Post the table again
button-join = Join
button-leave = Leave
button-options = Options
button-start = Start
button-confirm = Confirm
button-undo-step = Undo step
button-reset-turn = Start over
button-done = Done
button-why-not = Why not?
button-hint = Hint
button-look-again = Look again
button-any-time = At any time…
button-moments = Looking back
button-first = ⏮ Start
button-backward = ◀ Back
button-forward = Forward ▶
button-last = End ⏭
button-film = The game in 20 seconds
button-change-order = Change order…
button-type-number = Another number…
button-step-back = One choice back
button-back = Back
button-contents = Contents
button-next-page = Next
button-previous-page = Previous
button-cancel = Cancel
button-cancel-table = Close table

## The post after each turn

post-more = …and { $count } more (see Log)
post-over = The game is over
post-restored = ⏪ **This table was restored from a backup of { $made }.** All moves and changes made after that, until { $at }, are lost.

## Your move: the private panel

panel-since = Since you were here:
panel-choose-value = Choose
panel-closed = Not now: { $reasons }
panel-closed-line = { $what }: { $reason }
panel-draft = Your turn so far (not confirmed yet):
panel-confirmed = Done. Thank you!

## Hand, by direct message and on demand

hand-empty = Your hand is empty.
hand-dm-closed = I can't send you direct messages, so your hand won't come by itself. Press Hand at the table to see it; if you would like messages, allow them from members of this server.

## Reminders and notices

notice-permission = I may not post in { $channel }: please let me see the channel, send messages and attach files there. The game goes on and nothing is lost; I will post again as soon as I can.
notice-channel-gone = The channel of table { $table } is gone. The game is kept: as its host you can bring it to another channel with /table move.
notice-server-gone = I am no longer on the server of table { $table }. The game is kept: invite me again and it goes on where it stopped.
notice-quiet = At most { $most } hours a day count as quiet hours now. You have set { $set }: of these { $count } count, and in the others you may be called and your time runs. You can set other hours with /settings quiet.
notice-unloadable = Table { $table } can't be loaded by the version of me that is running. Nothing is lost and other tables go on; whoever runs me finds the reason in my log.

## What can't be done, beside the rules of a game

refuse-answered = This was already answered. Here is the game as it stands now.
refuse-old-button = That button was of an older version. Here is the game as it stands now.
refuse-old-form = That form was of an older version, and what you typed was not taken. Here is the game as it stands now.
refuse-old-nothing = Please use the newest message, or a command.
refuse-old-command = That command is not known here any more. Discord may still show an older list: please reload it.
refuse-typed = That is no answer to this question.
told-typed = You had typed: { $text }
refuse-not-your-table = You don't sit at this table.
refuse-no-table = There is no table in this channel. Open one with /table new.
refuse-table-exists = There is already a table in this channel. Use another channel, or a thread.
refuse-cannot-post = I may not post here: please let me see this channel, send messages and attach files, or open the table in another channel.
refuse-no-thread = There is a table in this channel already, and no thread can be made for another one. Please open it in another channel.
refuse-too-many-lobbies = You have { $most } tables waiting to be started here. Start or close one of them first.
refuse-too-many-hosted = You host { $most } unfinished tables here; that is as many as one may.
refuse-too-many-in-channel = This channel and its threads have { $most } unfinished tables; that is as many as there may be.
refuse-too-many-here = This server has { $most } unfinished tables; that is as many as there may be.
refuse-seated = You already sit at this table.
refuse-full = All { $most } seats are taken.
refuse-started = The game has already begun.
refuse-leave-begun = The game has already begun. To leave it, open your seat to others or propose that a computer plays on for you: both are in the table menu behind “Your move” (or /seat give, /propose computer).
refuse-not-started = The game has not begun yet.
refuse-host-only = Only the host of this table or a moderator of the server can do this.
refuse-host-no-seat = You have no seat at this table, so you can't end the others' game. A moderator of the server can.
refuse-end-proposed = The game has begun: whoever plays in it proposes to the others to end it, in the table menu behind “Your move” or by /propose end.
refuse-too-many = That was a lot at once. Please wait for the answers that are on their way, then try again.
refuse-nothing-to-undo = There is no unconfirmed step to take back. What is confirmed stays.
refuse-unknown = Something went wrong, and nothing was changed. It has been noted; please try again.
refuse-unknown-choice = “{ $text }” is not one of the choices: { $choices }.

## Refusals of the rules that every title has

refusal-with-rule = { $text } (rule { $rule })
ERR_GAME_OVER = The game is over.
ERR_WRONG_PHASE = That is not possible now.
ERR_NOT_YOUR_TURN = It is not your turn.
ERR_PENDING_CHOICE = Finish the pending choice first.
ERR_OUT_OF_RANGE = A number from { $least } to { $most }{ $step ->
    [1] { "" }
   *[other] { " " }in steps of { $step }
}, please.
ERR_NOT_OFFERED = { $item } is not among the choices.
ERR_REPEATED = { $item } is named more often than it is there.
ERR_TOO_FEW = At least { $least } are needed, not { $have }.
ERR_TOO_MANY = At most { $most } are possible, not { $have }.
ERR_BAD_PARAM = That can't be chosen here.
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
cmd-replay = replay
cmd-replay-desc = Look through the game turn by turn
cmd-export = export
cmd-export-desc = The game as files, for programs and for reading
cmd-games = games
cmd-games-desc = All your tables, and which of them wait for you
cmd-undo = undo
cmd-undo-desc = Take back the last step of your turn
cmd-settings = settings
cmd-settings-desc = Your language, and how you would like to be told
cmd-verify = verify
cmd-verify-desc = Check every shuffle and roll of a finished game
cmd-about = about
cmd-about-desc = About Loggia, and where a game's numbers come from
cmd-rules = rules
cmd-rules-desc = The whole rules of this table's game, beginning with what matters now
cmd-card = card
cmd-card-desc = What a card or tile does
cmd-turn = turn
cmd-turn-desc = A whole turn in one line, in the short form of the game
opt-line = line
opt-line-desc = The turn, as the rules write it
opt-title = game
opt-title-desc = Which game
opt-language = language
opt-language-desc = The language I talk to you in
opt-name = name
opt-name-desc = Name of a card or tile

## Games, log, rules, about

games-title = Your tables
games-none = You don't sit at any table. Open one with /table new.
games-line = { $title }, { $channel }: { $state }
games-waits-for-you = it is your move
games-waits-for = waiting for { $seats }
games-lobby = not started yet
games-unloadable = Table { $table } in { $channel }: can't be loaded by the version that is running; nothing is lost.
log-title = Log
log-all = Everything
log-of = Moves of { $name }
log-round = From round { $round } on
log-show = Show…
legend-title = What the symbols mean
button-legend = Symbols
opt-part = part
opt-part-desc = A player's area, or a part of the board
cmd-map = map
cmd-map-desc = The map, or a region of it large
opt-region = region
opt-region-desc = Which region
refuse-no-region = There is no such region on the map of this table.
log-none = Nothing has happened yet.
rules-title = { $title }: the rules
rules-contents = The chapters:
rules-now = Now: { $text }
card-none = There is no card or tile called “{ $text }”.
about-bot = I keep heavy board games that are played by chat, a few minutes at a time: the rules, the board and everybody's secrets. /table new opens a table; there, /about says where the numbers of its game come from.
about-contact = Whoever runs me here: { $text }
about-no-contact = Whoever runs me here has not said how to reach them.
about-privacy = What happens to your data: { $text }
about-terms = Terms of use: { $text }
about-data = /forget show gives you everything that I store about you, /forget erase deletes it.
about-numbers = These numbers were found in no document: they are from memory or were worked out so that the game works. Owners of the game are welcome to correct them.
about-decisions = What we decided where the rules leave something open (a table's options hold the rest):
about-sure = All other numbers, with their sources:
about-line = { $table }{ $value } – { $sources }
about-value = { ": " }{ $value }
about-count = { $count ->
    [0] { "" }
    [one] { ": " }{ $count } entry
   *[other] { ": " }{ $count } entries
}
about-disputed = Sources disagree: { $text }
source-seed = the Japanese source document
source-published = published{ $by_count ->
    [0] { "" }
   *[other] { " " }({ $by })
}
source-recall = from memory
source-reconstructed = worked out by us
source-of-part = { $parts }: { $source }

## Settings

settings-saved-en = Saved. I talk to you in English.
settings-saved-ja = Saved. I talk to you in Japanese.
settings-saved-auto = Saved. I talk to you in the language you use Discord in.
settings-saved-ask = Saved. I ask before your turn ends or cards are turned up.
settings-saved-at-once = Saved. Your moves are played at once, without asking.
settings-language = Language
settings-language-auto = as in Discord

## What is stored about a person

cmd-forget = forget
cmd-forget-desc = What is stored about you, and how to have it erased
cmd-forget-show = show
cmd-forget-show-desc = Everything that is stored about you, as a file
cmd-forget-erase = erase
cmd-forget-erase-desc = Erase what is stored about you; games stay whole under a neutral name
forget-shown = This file holds everything that is stored about you. To have it erased: /forget erase
forget-ask = Erase everything that is stored about you? Your settings and who it was that played are gone for good. The games stay, under the name “{ $name }”. { $running ->
    [0] { "" }
    [one] In the game you are playing now a computer player takes your seat. { "" }
   *[other] In the { $running } games you are playing now computer players take your seats. { "" }
}What already stands in Discord's channels is not changed.
forget-done = Done: nothing about you is stored any more{ $bans ->
    [0] { "" }
   *[other] , except that moderators have banned you from the tables of their server: that belongs to the server
}. { $tables ->
    [0] { "" }
    [one] One table has been changed.
   *[other] { $tables } tables have been changed.
}
forget-name = Former player
button-forget = Erase everything about me

## Statistics and ratings

stats-heading = How { $name } has come off
stats-here = On this server
stats-everywhere = On all servers
stats-none = No finished games yet.
stats-line = { $seats } players: { $games ->
    [one] { $games } game
   *[other] { $games } games
} ({ $places }), average place { $place }, average points { $points }, best { $best }
stats-against = With computers, { $seats } players: { $games ->
    [one] { $games } game
   *[other] { $games } games
} ({ $places }), average place { $place }, average points { $points }, best { $best }
stats-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} × { $count }
stats-rating = Rating { $points } ({ $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}, { $wins } won)
stats-rated = Your games with people are rated, and others on a server can see these figures of yours. /settings rated changes that.
stats-unrated = Only you see these figures. With /settings rated your next games count for a rating, and others can see how you came off.
ratings-heading = { $title }: the ratings of this server
ratings-line = { $place }. { $player }: { "" }
ratings-none = Nobody who wants to be rated has finished a game here yet.
ratings-about = Everybody begins at 1000; the rating rises as games confirm it. Only games among people count, of players who have switched it on with /settings rated.
refuse-stats-private = This player does not show their figures here.
settings-saved-rated = Saved. From now on your games with people are rated, and others on a server can see how you came off there.
settings-saved-unrated = Saved. Your games are not rated any more, and nobody but you sees your figures.
cmd-stats = stats
cmd-stats-desc = Your finished games: places, points, ratings
opt-stats-player-desc = Somebody else who shows their figures
cmd-ratings = ratings
cmd-ratings-desc = The best players of this server in a game
cmd-rated = rated
cmd-rated-desc = Whether your games are rated, and others may see how you came off
opt-rated = rated
opt-rated-desc = Yes: rated, and shown to others on the server. No: neither
option-rated = Rating
option-rated-desc = Whether the game counts for the ratings of those who want to be rated
option-rated-yes = counts
option-rated-no = does not count
option-door = Who may join
option-door-desc = Who may sit down at the table
option-door-open = anyone; listed under /tables
option-door-unlisted = anyone who sees the card; not listed
option-door-invited = only those the host invites (/table invite)
option-watch = Spectators
option-watch-desc = Who may look on. They see what everybody sees, never a hand
option-watch-all = all who see the channel
option-watch-seated = nobody but the players
option-ready = Ready check
option-ready-desc = Whether everybody is asked to be ready before the game begins
option-ready-no = none: Start begins at once
option-ready-yes = everybody has to say so

## Coming together: doors, readiness, rematches

opt-where = where
opt-where-desc = In this channel, or in a thread of its own
where-here = in this channel
where-thread = in a thread of its own
where-private = in a private thread, for those you invite
refuse-no-thread-here = There can be no thread here. Open the table in a text channel of the server.
refuse-may-not-thread = No such thread can be made here: you or I lack the permission, or there are too many threads. Try another channel.
refuse-not-invited = Only those whom the host invites can sit down at this table.
refuse-guest-seated = That player sits at this table already.
refuse-guest-bot = That is a bot. Computer players are added with the button on the card.
refuse-not-asked = Nobody is being asked to be ready here.
refuse-too-few-ready = Without those who are not ready you are too few.
refuse-no-spectators = Only the players may look at this table.
refuse-not-over = This game is still going on.
lobby-ready = Everybody is asked to be ready; the game begins with the last one.
lobby-ready-anew = Options or computer players have been changed since people said they were ready. Please look at them and press “Ready” again: the game begins with the last one.
lobby-closing = Nothing has happened at your table of { $title } for a long time. It closes { $when }, unless somebody sits down or you keep it.
ready-asked-anew = The options of { $title }, or its computer players, have been changed since everybody was asked. Are you ready for the game as it is now?
ready-asked = { $title } is about to begin. Are you ready?
guest-invited = { $host } invites you to a game of { $title }.
button-ready = Ready
button-start-without = Begin without them
button-keep-open = Keep the table
button-rematch = Rematch
button-watch = Watch
told-ready = You are ready. The game begins as soon as the others are.
told-ready-asked = I have asked { $names } to be ready. The game begins by itself with the last one.
told-not-ready = Not ready yet: { $names }. You can begin without them; they lose their seats at this table.
told-kept-open = The table stays open.
told-invited = { $player } is invited.
told-sent-away = The seat is free again.
told-rematch = A new table stands in { $channel }, with the same options and seats drawn anew. Still to say they are ready: { $names }.
tables-heading = Tables of this server
tables-none = There is no table here that you could join or watch. Open one with /table new.
tables-free = { $count ->
    [0] no seat free
    [one] one seat free
   *[other] { $count } seats free
}
tables-on = in play
tables-more = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
cmd-tables = tables
cmd-tables-desc = The tables of this server that you can join or watch
cmd-invite = invite
cmd-invite-desc = Invite somebody to this table
opt-invite-desc = Whom you invite
cmd-send-away = send-away
cmd-send-away-desc = As host, free the seat of somebody who does not come
opt-send-away-desc = Whose seat

## Moderators

stepped-in = A moderator of the server steps in.
admin-table = { $title }, { $channel }, host { $host }: { $state }
admin-paused = paused
admin-waiting = Nothing has happened since { $since }.
admin-failing = Its posts fail: { $why }
admin-unloadable = Can't be loaded by the version that is running: { $why }
admin-no-tables = There is no unfinished table on this server.
admin-how = /admin seat gives a seat to somebody else, /admin back goes back, /admin pause stops the clocks, /admin cancel closes a table. Everybody at the table sees that a moderator did it.
admin-limits = Limits of this server
admin-limit-waiting = Tables of one host that wait to be started: { $most }
admin-limit-hosted = Unfinished tables of one host: { $most }
admin-limit-channel = Unfinished tables of a channel with its threads: { $most }
admin-limit-server = Unfinished tables of the server: { $most }
admin-health-good = All is well: { $running } in play, { $lobby } not started, { $stuck } stuck, { $failing } with failing posts; { $delay } ms to Discord.
admin-health-bad = Please look at /admin tables: { $running } in play, { $lobby } not started, { $stuck } stuck, { $failing } with failing posts; { $delay } ms to Discord.
admin-channels = Channels for tables
admin-channels-all = Tables may be opened in every channel.
admin-bans = Banned from the tables of this server
admin-bans-none = Nobody is banned.
admin-ban = { $player }, { $since }
told-banned = { $player } can't take a seat on this server any more.
told-banned-sits = They keep the seats that they have (/admin seat gives one to somebody else):
told-ban-lifted = { $player } can take seats on this server again.
told-not-banned = { $player } was not banned.
refuse-banned = You can't take a seat on this server: its moderators have banned you from its tables.
refuse-guest-banned = { $player } can't take a seat on this server: its moderators have banned them from its tables.
refuse-elsewhere = On this server tables are opened in { $channels }
refuse-channel-not-named = That channel is not one of those for tables.
cmd-admin = admin
cmd-admin-desc = For those who manage the server: its tables
cmd-admin-channels = channels
cmd-admin-channels-desc = In which channels tables may be opened (everywhere, if none is named)
opt-add-channel = add
opt-add-channel-desc = A channel in which, and in whose threads, tables may be opened
opt-remove-channel = remove
opt-remove-channel-desc = A channel that is no longer for tables
cmd-admin-ban = ban
cmd-admin-ban-desc = Who can't take a seat on this server
opt-ban-desc = Who can take no seat from now on (who is banned, if you leave it out)
opt-lift = lift
opt-lift-desc = Let them take seats again
cmd-admin-welcome = welcome
cmd-admin-welcome-desc = Post the welcome in this channel
cmd-admin-tables = tables
cmd-admin-tables-desc = All unfinished tables of the server, those that are stuck first
cmd-admin-back-desc = Take a game back to an earlier position
cmd-admin-seat = seat
cmd-admin-seat-desc = Give a seat to somebody else, or open it to whoever wants it
cmd-admin-cancel-desc = Close a table for good
cmd-limits = limits
cmd-limits-desc = How many unfinished tables there may be
cmd-health = health
cmd-health-desc = How the tables of this server are, in a line
opt-admin-table-desc = Which table (this channel's, if you leave it out)
opt-to = to
opt-to-desc = Who gets the seat (whoever wants it, if you leave it out)
opt-waiting = waiting
opt-waiting-desc = Tables of one host that wait to be started
opt-hosted = hosted
opt-hosted-desc = Unfinished tables of one host
opt-in-channel = channel
opt-in-channel-desc = Unfinished tables of a channel with its threads
opt-on-server = server
opt-on-server-desc = Unfinished tables of the server

## Verify

verify-not-over = The game is still going on; its secret is told when it ends. Fingerprint of its chance: { $commitment }
verify-good = All { $draws } draws of this game follow from its secret, and the secret fits the fingerprint shown at the start.
verify-wrong-secret = The secret does not fit the fingerprint shown at the start.
verify-wrong-draw = Draw { $number } ({ $what }) does not follow from the secret.
verify-yourself = The file holds all that is needed to check this without me; how, in a few lines of Python, stands in { $page } of my source.
verify-secret = Secret: { $secret }

## Taking back and closing

cancel-confirm = Close this table? The game can't be continued afterwards.

## Telling what a command did; questions of the panel; status

lobby-empty = No one has sat down yet.
refuse-not-served = Whoever runs this bot lets it serve other servers only, and not this one. Nothing was changed. In a direct message to me /forget and /about still work.
refuse-table-unknown = There is no such table any more.
refuse-over = This table is finished.
refuse-confirm-first = Confirm or take back your last step first.
refuse-turn-over = Your turn is already over. Confirm it, or take back its last step.
refuse-step = Step { $step } ({ $text }) is not possible, so nothing of the line was taken: { $why }
refuse-step-after-turn = Your turn is already over before this step.
refuse-step-not-seen = The step before it rolls dice or turns something up, which has to be confirmed first. End the line there.
refuse-nothing-to-confirm = There is nothing to confirm.
refuse-other-title = Another game is being played here: { $title }.
host-store-failed = **Loggia can write nothing down.** The store says: { $error }. Moves are refused until it can again; none that was confirmed is lost. Most often the disk is full: make room, and play goes on by itself.
refuse-store = I could not save that just now, so nothing was changed. Please try again in a moment.
refuse-read = My records can't be read just now. Please try again in a moment.
refuse-unloadable = Table { $table } can't be loaded by the version that is running. Nothing is lost, other tables go on; please tell whoever runs this bot to look into its log.
refuse-turn-in-the-way = Your turn so far would no longer fit after that. Take it back first, or finish it.
panel-more = { $count } more
panel-why-not = What is not possible now, and why
panel-hint = What an apprentice would do
panel-hint-own-view = Made from what you can see yourself, and rough: figures in points are estimates. You decide.
advice-first = **{ $move }**
advice-else = Or: **{ $move }** ({ $behind })
advice-behind = about { $points } less
advice-same = much the same
advice-then = then: { $moves }
advice-but = but { $reason }
advice-alike = Just as good: **{ $move }**
advice-little = { $reason }
advice-beside = compared with the other moves, { $reason }
advice-just = { $figure }
advice-about = about { $figure }
advice-little-just = only { $figure }
advice-little-about = only { $figure }
refuse-last-person = You are the only person at this table: to end the game, close it.
refuse-no-hints = No hints are given at this table: its options say so.
refuse-no-hint-now = There is nothing to give you a hint on just now.
refuse-thinking-ended = The computer has thought for too long and was stopped. Please try again later.
panel-goes-on = Done. Your turn goes on:
panel-kept = Kept. You can change it until everybody has answered.
panel-changeable = Nobody sees this. You can still change it until everybody has answered.
panel-at-once = A green button ends your turn at once: it can't be taken back.
panel-plays-at-once = A green button plays at once: what it turns up can't be turned back.
panel-choice-at-once = Your choice is played at once.
panel-any-time = At any time
panel-ask-reset = Take the whole turn back ({ $count ->
    [one] { $count } step
   *[other] { $count } steps
})?
panel-chosen = { $field } { $value }
panel-of = { $what }: { $part }
panel-does = { $what } ({ $does })
panel-total = Together: { $total } (at most { $most })
panel-total-open = Together: { $total }
panel-amount = { $name } × { $amount }
panel-legend = Each number in the picture is that of an entry in the menu.
panel-legend-groups = Each number in the picture shows an example of that entry in the menu.
panel-type-number = A number from { $least } to { $most }{ $step ->
    [1] { "" }
   *[other] { " " }in steps of { $step }
}
panel-change = { $before } → { $after }
panel-not-you = You have nothing to decide now.
panel-played-for-you = A stand-in has played for you:
panel-stood-in = A stand-in is answering for you.
panel-computers-think = The computers are thinking. This panel goes on by itself when they have answered.
panel-reveals = Something hidden is turned up by this: once you confirm, your turn so far can't be taken back.
panel-ends-turn = With this your turn is over: once you confirm, it can't be taken back.
button-none = None of them
button-usual-order = In this order
hand-of = hand of { $name }
alt-more = The rest stands in words under Board.
alt-hand = The hand of { $name } as a picture; the same follows in words.
alt-area = The area of { $name }, drawn large; the same stands in words under Board.
told-opened = The table is open. Others can join now; press Start when everybody is here.
told-limit-near = { $left ->
    [0] You can't open another table here until one has been started, finished or closed.
    [one] You can open one more table here before one has been started, finished or closed.
   *[other] You can open { $left } more tables here before one has been started, finished or closed.
}
told-joined = You have a seat at the table.
told-left = You have left the table.
told-started = The game begins.
told-cancelled = The table is closed.
told-moved = The table is in this channel now.
told-post-again = The table is shown again in { $channel }, unless its post is still in sight there.
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

## Welcome

welcome-heading = Heavy board games, by chat
welcome-text = 1. Press **Open a table** and choose a game.
    2. The others press **Join**, then you press **Start**.
    3. Whoever is called presses **Your move**.
welcome-commands = The same by commands: /table new, /games, /rules. I keep the rules, the board and your secrets.
solo-how = How well should they play? You sit down with { $count ->
    [one] one computer player
   *[other] { $count } computer players
}, and the game begins.
welcome-solo = { $title } against computers
welcome-open = Open a table
welcome-choose = Which game would you like to play?
welcome-players = { $least } to { $most } players
welcome-thread = { $title } ({ $name })
welcome-elsewhere = This channel has a table already, so yours is in { $channel }.

## Lessons

cmd-tutorial = tutorial
cmd-tutorial-desc = Learn a game by playing: a short guided game, for your eyes only
button-learn = Learn by playing
button-lesson-show-me = Show me
button-lesson-leave = Leave for now
button-lesson-next = Go on
button-lesson-back = Back
button-lesson-finish = Finish
button-lesson-game = A game against Novices
button-lesson-stronger = Stronger opponents…
button-lesson-again = From the beginning
button-lesson-on = Go on learning
button-take-back = Take it back
lesson-titles = Which game would you like to learn?
lesson-about = A few minutes of a real game against computers, step by step. Only you see it, and you can leave and come back at any time.
lesson-step = { $title } · step { $number } of { $count }
lesson-confirm = Yes, that is the move. It is not played yet: **Confirm** plays it.
lesson-right = **✓ Well done.** What happened:
lesson-done = **✓ Well done.**
lesson-look = **✓ Right.**
lesson-else = The rules allow that, and in a game you could confirm it. Here something else is to be tried:
lesson-look-again = Not quite.
lesson-resumed = Here is where you left.
lesson-left = The lesson waits for you: press the button, or type /tutorial. ({ $title })
lesson-finished = You know how { $title } is played.
lesson-then = All else stands in **Rules**, and beside every choice you will find what it costs and does. A first game against computers begins with the button below, and in it **Hint** tells what an apprentice would do.
refuse-no-lesson = There is no such lesson any more.
refuse-lesson-first = First the answer, then it goes on.

## Computer players

button-computers = Computers
button-add-computer = Add { $level }
button-drop-computer = Send { $name } away
computers-full = All seats are taken.
level-novice = Novice
level-novice-desc = plays quickly and by feel.
level-apprentice = Apprentice
level-apprentice-desc = weighs every move and makes few mistakes.
level-master = Master
level-master-desc = tries out what may come; takes a few seconds.
computer-name = { $name } ({ $level })
computer-1 = Beatrice
computer-2 = Dante
computer-3 = Laura
computer-4 = Petrarca
computer-5 = Fiammetta
computer-6 = Boccaccio
refuse-no-computer = There is no computer player at this table.

## The result of a finished game

result-line = { $place }. { $seat }: **{ $points }**
result-first = 🏆 { $place }. { $seat }: **{ $points }**
result-shared = { $seats } share the victory.
result-title = Result
result-total = Total
result-alt-line = { $place }. { $seat }: { $points } ({ $parts })
result-alt-part = { $source }: { $points }
source-rest = other
points = { $points } { $points ->
    [one] point
   *[other] points
}
course = Points, turn by turn
course-round = Round { $round }
turning-title = Turning points
turning-when-round = Round { $round }
turning-when-turn = Turn { $turn }
turning-when-end = At the end
turning-lead = { $seat } takes the lead
turning-kept = { $seat } takes the lead and keeps it
turning-kept-first = { $seat } is ahead from here on
turning-gain = { $seat } makes a leap
turning-point = **{ $when }**: { $what } (+{ $gained }). { $standing }
turning-of = { $name } { $points }

## Looking back at a finished game

moments-title = Looking back
moments-well = { $well } of your { $count } choices were as good as an apprentice’s.
moments-intro = Moments in which an apprentice would have chosen otherwise:
moments-none = There is no choice of yours that an apprentice would have made much better. Well played!
moments-chosen = You: **{ $move }**
moments-advised = An apprentice: **{ $move }** (about { $points } better, as it counts)
moments-rough = From what you could see then, and rough: nobody knows how the others would have answered.
refuse-no-moments = There is something to look back at once the game is over, in games an apprentice knows how to play.

## Times: who is awaited since when and until when, reminders, stand-ins

wait-since = since { $since }
wait-since-until = since { $since }, time until { $until }
wait-thinks = Thinking…
wait-stand-in = A stand-in answers until the player is back.
notice-remind = Still waiting.
notice-warn = Time is running out.
notice-late = Time is up.
letter-heading = { $count ->
    [one] You are awaited
   *[other] You are awaited at { $count } tables
}
letter-more = …and { $count } more: see /games.
button-not-now = Not now
button-back-again = I am back
button-back-of = I am back ({ $name })
button-answer-for = Let a stand-in answer for { $name }
told-not-now = All right: no more reminders for this question.
told-back = Welcome back! From now on you answer for yourself again.
told-for = A stand-in has answered.
stood-in = { $gone ->
    [true] { $seat } has left the server; a stand-in answers:
   *[other] The time of { $seat } is up; a stand-in answers:
}
answered-for = The time of { $seat } was up; { $by } has a stand-in answer:
refuse-not-late = Nobody may answer for them yet.
refuse-no-stand-in = No stand-in is answering for you: your answers are your own.
refuse-not-awaited = Nobody is waiting for you there.
refuse-no-zone = I know no time zone “{ $text }”. Choose one from the list; a city nearby will do, as in Europe/Berlin.
refuse-no-time = I can't read “{ $text }” as two times of day. Write them like 22:30 and 7:00.
refuse-no-day = I can't read “{ $text }” as a day. Choose one from the list, or write it like 2026-12-24.
refuse-no-days = The last day must not lie before the first or before today, nor more than { $most } days ahead.

## Terms of a table

option-pace = Pace
option-pace-desc = What happens when an answer is long in coming
option-pace-none = nobody is reminded
option-pace-remind = reminders only
option-pace-soft = soft deadline (then the others may have a stand-in answer)
option-pace-hard = hard deadline (then a stand-in answers)
option-hours = Time for an answer
option-hours-desc = How long a player may think about one question
option-hours-12 = 12 hours
option-hours-24 = 1 day
option-hours-48 = 2 days
option-hours-72 = 3 days
option-hours-168 = 1 week
option-bank = Time in hand
option-bank-desc = What each player has on top of that, once for the whole game
option-bank-0 = none
option-bank-24 = 1 day
option-bank-72 = 3 days
option-bank-168 = 1 week
option-rest = The clock stops
option-rest-desc = Whether days away (/away) and quiet hours count towards the deadline
option-rest-both = on days away and in quiet hours
option-rest-away = on days away only
option-rest-none = never
limits = { $rest ->
    [both] At most { $quiet } quiet hours a day and { $away } days away for each seat and game stop the clock. An
    [away] At most { $away } days away for each seat and game stop the clock (and nobody can set more than { $quiet } quiet hours a day). An
   *[none] An
} answer is due at the latest { $times } times its counted time (the time for an answer and what is left in hand) plus { $beyond } days after the question: here { $last } days at most. Only a pause that all agreed on, or a moderator's, stops that.
option-stand_in = Stand-in
option-stand_in-desc = What answers for a player whose time is up
option-stand_in-neutral = the most neutral answer (passes, spends nothing)
option-stand_in-computer = a computer player
option-orders = What was decided in advance
option-orders-desc = When orders and plans answer. At once: the speed shows there was one; only delayed answers hide that
option-orders-at_once = answers at once (the others see by the speed that it was given)
option-orders-delayed = answers after 3 to 30 minutes, by chance, hidden; nobody is called before
option-consent = Proposals
option-consent-desc = Who decides about rolling back, replacing players, pausing; to call the game off takes everybody
option-consent-all = everybody at the table
option-consent-host = the host, and whom it is about; everybody in a game that counts for ratings
option-hints = Hints
option-hints-desc = Who may press Hint and see the two moves an apprentice computer likes best, from their own view
option-hints-never = nobody
option-hints-computers = one person playing against computers alone
option-hints-always = everybody, whenever they are asked

## Settings of times and notices

cmd-away = away
cmd-away-desc = Say on which days you are away, or that you are back
opt-first-day = from
opt-first-day-desc = The first day away (today if you leave it out)
opt-last-day = until
opt-last-day-desc = The last day away
day-label = { $weekday ->
    [0] Mon
    [1] Tue
    [2] Wed
    [3] Thu
    [4] Fri
    [5] Sat
   *[6] Sun
} { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
} { $year }
away-set = You are away from { $first } to { $until }. Nobody calls you in that time, and where your table has agreed so, its clock stops for you, for { $most } days in each game at most.
away-not = You are not away. To be away, say until which day: /away until.
away-back = Welcome back! You are told of your turns again.
cmd-tell = tell
cmd-tell-desc = How I tell you that it is your turn
opt-how = how
opt-how-desc = By a mention at the table, by direct message, both or not at all
opt-tell-table-desc = Only at this table (all tables if you leave it out)
tell-mention = a mention at the table
tell-dm = a direct message
tell-both = both
tell-none = not at all
tell-usual = as usual
settings-saved-tell = Saved. I tell you of your turns by: { $how }.
settings-saved-tell-of = Saved. At this table of { $title } I tell you of your turns by: { $how }.
cmd-zone = zone
cmd-zone-desc = The time zone you live in
opt-zone = zone
opt-zone-desc = A city of your time zone
settings-saved-zone = Saved. Your time zone is { $zone }; it is { $now } there now.
cmd-quiet = quiet
cmd-quiet-desc = Hours in which nobody calls you, 12 a day at most (none if you leave them out)
opt-begin = from
opt-begin-desc = When they begin, like 22:30
opt-end = until
opt-end-desc = When they end, like 7:00
refuse-too-quiet = At most { $most } hours a day can be quiet hours; { $span } is { $hours } h { $minutes } min.
settings-saved-quiet = Saved. Nobody calls you from { $hours } ({ $zone }).
settings-saved-loud = Saved. You have no quiet hours.
## Looking through a game

replay-title = Turn { $at } of { $of }
replay-rounds = Go to a round…
replay-more = and { $count } more
film-title = The game in 20 seconds
film-alt = { $title }: the table after each of { $turns } turns, one after the other
refuse-no-film = The film can be seen once the game is over.
export-all = The whole game: every move, all that chance gave, and the secret it came from.
export-own = The game as you know it: your own moves, what you were told, and your view of the table.

## Proposals, and seats that change hands

proposed-back = { $seat } proposes to go back by { $undone ->
    [one] { $undone } move
   *[other] { $undone } moves
}. What has been revealed since would be drawn anew.
proposed-replacing = { $seat } proposes that somebody else may take over from { $player }.
proposed-relieving = { $seat } proposes that a computer plays on for { $player }.
proposed-leaving = { $seat } would like a computer to play on in their place.
proposed-taking = Somebody would like to take over from { $seat }.
proposal-taking = { $user } would like to take over from { $name }.
proposed-end = { $seat } proposes to call the game off. It then counts for nobody.
proposed-standing = { $seat } proposes to end the game as it stands: { $seats } with { $points }. That is then its result, and counts in statistics and ratings.
proposed-pace = { $seat } proposes another pace: { $pace ->
    [0] nobody is reminded
    [1] reminders only
    [2] soft deadline, { $hours } hours for an answer
   *[3] hard deadline, { $hours } hours for an answer
}.
proposed-pause = { $on ->
    [true] { $seat } proposes to pause.
   *[other] { $seat } proposes to go on playing.
}
agreed = { $seat } agrees.
disagreed = { $seat } does not agree; the proposal is off the table.
withdrawn = { $seat } takes the proposal back.
call-withdrawn = The offer to take over from { $seat } is taken back.
went-back = The table has gone back: { $undone ->
    [one] { $undone } move is undone
   *[other] { $undone } moves are undone
}, and what nobody had seen is drawn anew.
pace-changed = New pace: { $pace ->
    [0] nobody is reminded
    [1] reminders only
    [2] soft deadline, { $hours } hours for an answer
   *[3] hard deadline, { $hours } hours for an answer
}.
paused = { $on ->
    [true] The table pauses: no reminders, and no clock runs (but where not everybody agreed, an answer stays due at the latest when it was).
   *[other] The pause is over.
}
bot-left = I am no longer on this server, or no longer serve it: no reminders, and no clock runs.
bot-back = I am back on this server: the clocks go on.
called-off = The players have called the game off. It counts for nobody.
ended-standing = The players have ended the game as it stood: { $seats } with { $points }. That is its result.
seat-opened = Whoever would like to can take over from { $seat }.
computer-took = A computer player goes on for { $seat }.
seat-kept = { $seat } stays after all.
seat-passed = { $seat } takes over seat { $letter }.
seat-since-passed = Seat { $letter }
seat-passed-on = Seat { $letter } goes to somebody else.
seat-taken = { $seat } takes over the seat of { $before }.
proposal-agreed = Agreed: { $names }
proposal-missing = Still to agree: { $names }
point-before = { $count ->
    [one] { $count } move back
   *[other] { $count } moves back
}, before: { $what }
button-agree = Agree
button-disagree = Disagree
button-withdraw = Take it back
button-take-seat = Take the seat of { $name }
told-done = Done.
told-proposed = The others have been asked. It is done as soon as all have agreed.
button-ask-seat = Ask for the seat of { $name }
seat-ask-about = Computers play for these; you can ask the table for their seat. When all players have agreed, you play on there.
told-asked-seat = The players have been asked. As soon as all have agreed, you play on for { $name }.
told-seat-open = The seat of { $name } is open: whoever would like it presses the button below the table’s post.
told-seat-passed = All have agreed: the seat of { $name } has a new player.
told-disagreed = You have said no: the proposal is off the table.
told-withdrawn = You have taken it back.
told-agreed = You have agreed; others still have to.
told-seat-given = Your seat is open. Whoever takes it gets your hand; until then you play on.
told-seat-kept = You keep your seat.
told-seat-opened = The seat is open to whoever would like to take it.
refuse-proposal-open = There is an open proposal already: agree or disagree first.
refuse-no-proposal = This proposal is no longer open.
refuse-not-your-proposal = Only who made a proposal can take it back.
refuse-no-say = You are not asked about this proposal.
refuse-stands-alone = A game ends as it stands only if somebody else at the table agrees to that. You can call it off; it then counts for nobody.
refuse-no-standing = In this game nobody has points before the end, so it can't end as it stands.
refuse-proposed-often = You have made { $most } proposals at this table within 24 hours, which is the most. You can make the next one { $when }. Leaving your own seat and ending a pause are always possible.
refuse-proposed-declined = Less than 24 hours ago somebody at this table said no to the same proposal. It can be made again { $when }.
refuse-declined-lately = The players here have just decided to go on as they are. You can ask this table again { $when }.
refuse-asked-often = You have asked this table { $most } times within 24 hours, which is the most. You can ask again { $when }.
call-declined = Thank you for offering. The players would rather go on as they are this time.
refuse-no-point = The table can't go back to there. Choose one of the positions from the list.
refuse-point-lost = This position can't be restored exactly by the version that is running; nothing was changed. Choose a later one.
refuse-no-player = There is no such other player at this table.
refuse-paused = The table pauses already.
refuse-not-paused = The table does not pause.
refuse-not-open = This seat is not open.
refuse-not-absent = This player has not been absent long enough. The others can vote: in the table menu behind “Your move”, or by /propose replace.
cmd-propose = propose
cmd-propose-desc = Propose something to the others at the table
cmd-back = back
cmd-back-desc = Go back to an earlier position
opt-point = position
opt-point-desc = Which position
cmd-replace = replace
cmd-replace-desc = Give a player's seat, or a computer's, to somebody else
cmd-computer = computer
cmd-computer-desc = Have a computer play on for a player
opt-level = level
opt-level-desc = How well it plays
opt-player = player
opt-player-desc = Which player
cmd-end = end
cmd-end-desc = Call the game off, or end it as it stands
opt-counts = result
opt-counts-desc = What the game counts for then
counts-nobody = called off: counts for nobody
counts-standing = as it stands: the points of now are the result
cmd-pause = pause
cmd-pause-desc = Let the clocks stand still, or go on
cmd-pace = pace
cmd-pace-desc = Change deadlines and reminders
option-pace-name = pace
option-hours-name = time
opt-pace-desc = What happens when an answer is long in coming
opt-hours-desc = Time for an answer (as it is, if you leave it out)
cmd-seat = seat
cmd-seat-desc = Hand a seat over during the game
cmd-give = give
cmd-give-desc = Open your seat to somebody who takes it over
cmd-keep = keep
cmd-keep-desc = Keep your seat after all
cmd-open = open
cmd-open-desc = As host: open the seat of a player who is absent

## The table menu: proposals and one's own seat from "Your move"

button-table-menu = Table menu…
button-answer-proposal = Answer a proposal…
table-menu = Table menu
table-menu-about = Nothing happens yet: the next screen says what it would be.
table-menu-choose = What would you like to do?
wish-leave = Have a computer play on for me…
wish-leave-desc = A computer plays the rest, and you leave the table
wish-relieve = Have a computer play on for { $name }…
wish-relieve-desc = A computer plays the rest
wish-replace = Let somebody else take over from { $name }
wish-replace-desc = Whoever would like to takes over, hand and all
wish-back = Go back to an earlier position…
wish-back-desc = To put a slip right. What was turned up since is drawn anew
wish-back-nowhere = There is no earlier position to go back to yet.
wish-pause = Pause
wish-pause-desc = The clocks stand still, and nobody is reminded
wish-resume = Go on playing
wish-resume-desc = The clocks go on, and so do reminders
wish-pace = Change deadlines and reminders…
wish-pace-desc = The time for an answer, and what happens when it is over
wish-end = Call the game off
wish-stand = End the game as it stands
wish-stand-desc = The points of now are the result, and count in statistics and ratings
wish-end-desc = It ends here, without a winner, and counts for nobody
wish-give = Open my seat to others
wish-give-desc = Whoever would like to takes over; until then you play on
wish-keep = Keep my seat after all
wish-keep-desc = Nobody else can take it any more
wish-open = Open the seat of { $name }
wish-open-desc = They have been away for long: whoever would like to takes over
wish-asks = This takes the consent of { $names }.
wish-at-once = Nobody else has to agree: it is done at once.
button-propose = Propose it
button-do-it = Do it
button-give-level = { $what }: { $level }

## Planning ahead

button-plan = Plan my next turn
plan-heading = Planning your next turn
plan-about = On the position as it stands now. Nobody sees this.
plan-unknown = What turns up on the way nobody knows yet. Here stands what is possible whatever comes; questions about it come to you then.
plan-whole = This is a whole turn. When your turn comes it is played at once, if everything in it is still possible and does the same; otherwise it waits for you here.
button-lodge = Play it when my turn comes
button-plan-further = And the turn after it…
button-lodge-so-far = So far, when my turn comes
refuse-plan-unknown = That depends on what will be turned up. Plan what is possible whatever comes, or stop here.
button-always = Whenever I am asked this, in this round
button-drop-plans = Take these back
menu-drop-order = Take one back…
menu-change-given = Change one…
button-change-given = Change { $number }
button-ahead = Decide in advance…
ahead-about = Nobody else sees what you decide here. It answers for you exactly as you would by hand; where it answers at once, its speed shows that it had been decided.
ahead-answers-now = This answers the present question at once, and goes on by itself whenever you are asked again.
ahead-past = An order of an older version, which does nothing
ahead-refused = { $move }: { $why }
ahead-due = What you decided in advance answers this before long. Answer by hand if you would rather, or take it back.
ahead-otherwise-open = { $move } does something else now than planned: { $was }
ahead-otherwise = { $move } does something else now. Planned: { $was } Now: { $now }
told-ordered = Kept. Nobody is told of it.
refuse-order-past = That can't be ordered any more.
refuse-too-many-orders = You have given { $most } orders already. Take some back first.
button-drop-order = Take { $number } back
ahead-given = Given in advance
ahead-none = You have given nothing in advance at this table. While you wait, Your move lets you plan your next turn.
ahead-plan = Next turn: { $turn }
ahead-order = Whenever asked, in this round: { $move }
ahead-missed = Your plan waits here, as far as it still fits: something has changed.
told-planned = Kept. Nobody is told of it; /orders shows it and takes it back.
refuse-no-plan = There is no turn of yours to plan now: it is your turn, or players don't take turns in this phase.
refuse-plan-unfinished = The turn is not complete yet.
refuse-no-order = Only a single move that turns nothing up can be a standing answer.
refuse-too-many-plans = You have given { $most } turns in advance already.
cmd-orders = orders
cmd-orders-desc = What you have given in advance here: look at it, take it back
