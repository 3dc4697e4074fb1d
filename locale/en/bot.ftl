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
computer = Computer player
nobody = nobody
position-you = { $name } (you)
position-all-if-ended = Points if the game ended now: { $points }
position-if-ended = Points if the game ended now: { $points }.
position-if-ended-at-least = Points if the game ended now: at least { $points }.
standing-points = { $points }
standing-points-at-least = at least { $points }
position-ahead = Ahead: { $seats }

## Lobby

lobby-host = Host: { $host }
lobby-seats = Players: { $count } of { $most } ({ $least } needed to start).
lobby-needs = { $missing ->
    [0] Ready to start.
    [one] { $missing } more player needed.
   *[other] { $missing } more players needed.
}
lobby-options = Options
lobby-cancelled = This table is closed.
lobby-fingerprint = Fair shuffles: every shuffle comes from a secret fixed in advance (fingerprint { $commitment }) plus unpredictable numbers from your clicks on Join and Start.
lobby-shares = Click numbers mixed into the secret: { $shares }
lobby-called-off = { $name } has abandoned { $count ->
    [one] a running game
   *[other] { $count } running games
} of this kind here in the last { $days } days.
lobby-commitment = Fair shuffles (fingerprint { $commitment }…): anyone can check them with /verify.
lobby-empty = No one has joined yet.

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
button-reset-turn = Undo whole turn
button-done = Done
button-why-not = Why not?
button-hint = Hint
button-do-this = Do this
button-look-again = Refresh
button-any-time = Other moves…
button-chances = Chances
button-moments = Review my moves
button-first = ⏮ Start
button-backward = ◀ Back
button-forward = Forward ▶
button-last = End ⏭
button-film = The game in 20 seconds
button-play-on = Play on from here
button-study-replay = Play on from…
button-study-menu = Study…
button-study-replay-line = Step through
button-study-seats = Seats…
button-study-anew = Redraw chance
button-study-open = Show all hands
button-study-own = Hide the other hands
button-study-compare = Compare lines
button-study-share = Share
button-study-unshare = Stop sharing
button-study-name = Name this line…
button-study-ask-delete = Delete this line…
button-study-delete = Delete
button-study-outcomes = Choose the outcome…
button-study-outcomes-more = Other outcomes
button-change-order = Change sequence…
button-type-number = Another number…
button-change = Change: { $what }
button-settings = Settings…
button-form-again = Back to the form
button-step-back = Previous choice
button-back = Back
button-contents = Contents
button-next-page = Next
button-previous-page = Previous
button-look-before = ◀ Show place { $number }
button-look-after = Show place { $number } ▶
button-cancel = Cancel
button-cancel-table = Close table
button-none = None of them
button-usual-order = Keep this sequence

## The post after each turn

post-more = …{ $count } earlier (see Log)
post-digest = Earlier ({ $count ->
    [one] { $count } line
   *[other] { $count } lines
} in Log): { $players }
digest-of = { $seat }: { $lines }{ $gained ->
    [0] { "" }
   *[other] { " " }({ $points })
}
post-over = The game is over.
post-restored = ⏪ **This table was restored from a backup of { $made }.** All moves and changes after that, until { $at }, are lost.
alt-more = The rest is under Board, as text.
alt-area = { $name }'s area, enlarged; the text is under Board.

## Your move: the private panel

panel-since = Since you were last here:
panel-choose-value = Choose
panel-closed = Not now: { $reasons }
panel-closed-line = { $what } – { $reason }
panel-closed-of = { $kind }: { $things }
panel-draft = Your turn so far (not confirmed yet):
panel-confirmed = Done. Thank you!
panel-more = { $count } more
panel-why-not = Not possible now, and why
panel-goes-on = Done. Your turn continues:
panel-kept = Saved. You can change it until everyone has decided.
panel-changeable = Only you can see this. You can change it until everyone has decided.
panel-at-once = Green buttons end your turn immediately and can't be undone.
panel-beside-at-once = Green buttons play immediately and can't be undone.
panel-plays-at-once = Green buttons play immediately: what they reveal can't be undone.
panel-choice-at-once = Your choice is played immediately.
panel-any-time = Other moves
panel-ask-reset = Undo the whole turn ({ $count ->
    [one] { $count } step
   *[other] { $count } steps
})?
panel-chosen = { $field } { $value }
panel-several = { $what } (one or several)
panel-of = { $what }: { $part }
panel-does = { $what } ({ $does })
panel-number = { $field } { $value }
panel-total = Total: { $total } of at most { $most }
panel-total-open = Total: { $total }
panel-amount = { $name } × { $amount }
form-one-each = One amount of each at most
form-choose = Choose { $least } to { $most }
form-total = In total: { $least } to { $most }
form-total-open = In total: at least { $least }
form-at-most = At most: { $what }
form-of = { $field } { $what }
panel-legend = The numbers in the picture match the menu entries.
panel-legend-groups = Each number in the picture is one example of that menu entry.
panel-type-number = Type a number from { $least } to { $most }{ $step ->
    [1] { "" }
   *[other] { " " }in steps of { $step }
}
panel-change = { $before } → { $after }
panel-not-you = You have nothing to decide now.
panel-played-for-you = While you were away, a stand-in played for you:
panel-stood-in = A stand-in is playing for you.
panel-computers-think = The computers are thinking. This panel updates when they are done.
panel-reveals = This reveals hidden information: once you confirm, you can't undo your turn so far.
panel-others-answer = Others answer now, then you go on: once you confirm, you can't undo your turn so far.
panel-ends-turn = This ends your turn: once you confirm, it can't be undone.

## Hints: moves, and the reasons for and against them

panel-hint = Hint: what { $level ->
    [grandmaster] a Grandmaster
   *[other] an Apprentice
} would play
panel-hint-own-view = Based only on what you can see. Point values are rough estimates.
panel-hint-at-once = What reveals cards is played immediately and can't be undone.
advice-first = **{ $move }**
advice-else = Or: **{ $move }** ({ $behind })
advice-behind = about { $points } worse
advice-behind-chance = chance to win about { $chance } lower
advice-tried = ahead of the others when games are played on from here
advice-same = almost as good
advice-then = then: { $moves }
advice-but = but { $reason }
advice-alike = Just as good: **{ $move }**
advice-little = { $reason }; { $loss ->
    [true] other moves cost more
   *[false] other moves bring more
}
advice-beside = { $reason }, compared with other moves
advice-just = { $figure }
advice-about = about { $figure }

## Hand, by direct message and on demand

hand-empty = Your hand is empty.
hand-dm-closed = I can't send you direct messages, so I can't send you your hand. Press Hand at the table to see it, or allow direct messages from members of this server.
hand-of = { $name }'s hand
alt-hand = { $name }'s hand as a picture; the text follows.

## Reminders and notices

notice-permission = I don't have permission to post in { $channel }: please let me view the channel, send messages and attach files there. The game continues and nothing is lost; I will post again as soon as I can.
notice-channel-gone = The channel of table { $table } is gone. The game is saved: as host you can move it to another channel with /table move.
notice-server-gone = I am no longer on the server of table { $table }. The game is saved: invite me again and it continues where it stopped.
notice-quiet = Quiet hours are now limited to { $most } hours a day. You have set { $set }, of which only { $count } are quiet: outside them you may be notified and your clock runs. Change your quiet hours with /settings quiet.
notice-unloadable = Table { $table } can't be loaded by the current version of the bot. Nothing is lost and other tables continue; the bot's operator can find the reason in the log.
host-store-failed = **Loggia can't save.** The database says: { $error }. Moves are refused until this is fixed; no confirmed move is lost. Usually the disk is full: free some space and play resumes by itself.

## What can't be done, beside the rules of a game

refuse-answered = That has already been decided. Here is the game as it stands now.
refuse-old-button = That button is out of date. Here is the game as it stands now.
refuse-old-form = That form is out of date, so your entry was not used. Here is the game as it stands now.
refuse-old-nothing = Please use the newest message, or a command.
refuse-old-command = That command no longer exists. Discord may still show an older list: please reload it.
refuse-typed = That does not answer this question. Choose an answer or type again.
refuse-field = **{ $field }** { $why }
refuse-options-changed = Somebody has changed these options meanwhile, so yours were not saved. Here they are as they stand now.
refuse-leave-empty = Leave this empty: it does not go with your other answers.
refuse-two-amounts = Choose one amount of { $item }, not several ({ $amounts }).
told-typed = You typed: { $text }
told-filled-in = - { $field } **{ $value }**
refuse-not-your-table = You don't have a seat at this table.
refuse-no-lobby = You have no table here that is waiting for players. Open one with /table new.
refuse-no-table = There is no table in this channel. Open one with /table new.
refuse-table-exists = This channel already has a table. Use another channel, or a thread.
refuse-cannot-post = I don't have permission to post here: please let me view this channel, send messages and attach files, or open the table in another channel.
refuse-no-thread = This channel already has a table, and I can't create a thread for another one. Please open it in another channel.
refuse-too-many-lobbies = You already have { $most ->
    [one] { $most } unstarted table
   *[other] { $most } unstarted tables
} here, which is the limit. Start or close one first.
refuse-too-many-hosted = You already host { $most ->
    [one] { $most } unfinished table
   *[other] { $most } unfinished tables
} here, which is the limit.
refuse-too-many-in-channel = This channel and its threads already have { $most ->
    [one] { $most } unfinished table
   *[other] { $most } unfinished tables
}, which is the limit.
refuse-too-many-here = This server already has { $most ->
    [one] { $most } unfinished table
   *[other] { $most } unfinished tables
}, which is the limit.
refuse-seated = You already have a seat at this table.
refuse-full = All { $most } seats are taken.
refuse-started = The game has already begun.
refuse-leave-begun = The game has already begun. To leave it, open your seat to others or propose that a computer take over for you: both are in the table menu under “Your move” (or /seat give, /propose computer).
refuse-not-started = The game has not begun yet.
refuse-host-only = Only the host of this table or a server moderator can do this.
refuse-host-no-seat = You have no seat at this table, so you can't end the others' game. A server moderator can.
refuse-end-proposed = The game has already begun. A player can propose ending it, in the table menu under “Your move” or with /propose end.
refuse-too-many = Too many clicks at the same time. Wait for the replies, then try again.
refuse-nothing-to-undo = Nothing to undo: confirmed moves stay. To go back further, propose it in the table menu.
refuse-unknown = Something went wrong, and nothing was changed. It has been logged; please try again.
refuse-unknown-choice = “{ $text }” is not a choice. Choose from: { $choices }.
refuse-not-served = The bot's operator has not enabled this server. Nothing was changed. In a direct message to me, /forget and /about still work.
refuse-table-unknown = There is no such table any more.
refuse-over = This table is finished.
refuse-confirm-first = Confirm or undo your last step first.
refuse-turn-over = Your turn is already complete. Confirm it, or undo its last step.
refuse-step = Step { $step } ({ $text }) is not possible, so none of the line was played: { $why }
refuse-step-after-turn = Your turn is already complete before this step.
refuse-step-not-seen = The step before it rolls dice or reveals something, which has to be confirmed first. End the line there.
refuse-nothing-to-confirm = There is nothing to confirm.
refuse-other-title = This table plays a different game: { $title }.
refuse-store = I could not save that just now, so nothing was changed. Please try again in a moment.
refuse-read = I can't read my database right now. Please try again in a moment.
refuse-title-gone = The game of table { $table } ({ $title }) is not installed at present. Nothing is lost: the table continues once the bot's operator brings the game back.
refuse-unloadable = Table { $table } can't be loaded by the current version. Nothing is lost and other tables continue; please tell the bot's operator.
refuse-turn-in-the-way = That conflicts with your unconfirmed turn. Undo it or finish it first.
refuse-last-person = You are the only human player: to end the game, close the table.
refuse-no-hints = Hints are switched off in this table's options.
refuse-no-hint-now = There is nothing to decide now, so there is no hint.
refuse-thinking-ended = The computer took too long and was stopped. Please try again later.

## Refusals of the rules that every title has

refusal-with-rule = { $text } (rules: { $chapter })
ERR_GAME_OVER = The game is over.
ERR_WRONG_PHASE = That is not possible in this phase.
ERR_NOT_YOUR_TURN = It is not your turn.
ERR_PENDING_CHOICE = Finish the choice you have started first.
ERR_START_PLAYER = The chosen starting seat is empty: the table has only { $have } players.
ERR_OUT_OF_RANGE = Choose a number from { $least } to { $most }{ $step ->
    [1] { "" }
   *[other] { " " }in steps of { $step }
}.
ERR_NOT_OFFERED = { $item } is not one of the choices.
ERR_REPEATED = You named { $item } more often than there are.
ERR_TOO_FEW = You need at least { $least }; you chose { $have }.
ERR_TOO_MANY = You can choose at most { $most }, not { $have }.
ERR_BAD_PARAM = That is not one of the choices here.
ERR_BAD_PARAM-known = Unknown name. Choose from: { $known }.
ERR_BAD_PARAM-least = Choose at least { $least }.
ERR_BAD_PARAM-items = List each of these once, in the sequence you want: { $items }.
ERR_PLAYER_COUNT = This game is for { $least } to { $most } players; this table has { $have }.

## Commands: names and descriptions

cmd-table = table
cmd-table-desc = Open, join and manage a table
cmd-new = new
cmd-new-desc = Open a table in this channel
cmd-join = join
cmd-join-desc = Take a seat at the table in this channel
cmd-leave = leave
cmd-leave-desc = Leave the table before the game begins
cmd-options = options
cmd-options-desc = View or change the table's options
cmd-start = start
cmd-start-desc = Begin the game
cmd-status = status
cmd-status-desc = Whose turn it is, and what they must decide
cmd-cancel = cancel
cmd-cancel-desc = Close the table
cmd-hand = hand
cmd-hand-desc = Show your hand (only you see it)
cmd-board = board
cmd-board-desc = Show the board, as a picture and as text
cmd-log = log
cmd-log-desc = Show what has happened so far
cmd-replay = replay
cmd-replay-desc = Step through the game turn by turn
cmd-export = export
cmd-export-desc = The game as a page with pictures, and as files for reading and for programs
cmd-games = games
cmd-games-desc = All your tables, and where it is your move
cmd-undo = undo
cmd-undo-desc = Undo the last step of your turn
cmd-settings = settings
cmd-settings-desc = Your language and notifications
cmd-verify = verify
cmd-verify-desc = Check every shuffle and roll of a finished game
cmd-about = about
cmd-about-desc = About Loggia, and where a game's numbers come from
cmd-rules = rules
cmd-rules-desc = The full rules of this game, starting with what matters now
cmd-card = card
cmd-card-desc = Show what a card or tile does
cmd-turn = turn
cmd-turn-desc = Play a whole turn in one line of the game's short notation
opt-line = line
opt-line-desc = The turn in short notation (the rules explain it)
opt-title = game
opt-title-desc = Which game
opt-language = language
opt-language-desc = The language I use with you
opt-name = name
opt-name-desc = Name of a card or tile
cmd-move = move
cmd-move-desc = Move one of your tables to this channel
opt-table = table
opt-table-desc = Which of your tables

## Games, log, rules, about

games-title = Your tables
games-none = You are not at any table. Open one with /table new.
games-line = { $title }, { $channel } – { $state }
games-waits-for-you = your move:
games-waits-for = waiting for { $seats }
games-lobby = not started yet
games-unloadable = Table { $table } in { $channel }: can't be loaded by the current version; nothing is lost.
log-title = Log
log-all = Everything
log-of = { $name }'s moves
log-round = Round { $round }
log-show = Show…
legend-title = What the symbols mean
legend-cup = Ahead
legend-finish = Points if it ended now (≥: at least)
legend-level = A computer's level
button-legend = Symbols
opt-part = part
opt-part-desc = A player's area, or a part of the board
cmd-map = map
cmd-map-desc = The map, or one of its regions enlarged
opt-region = region
opt-region-desc = Which region
refuse-no-region = The map of this table has no such region.
log-none = Nothing has happened yet.
rules-title = { $title }: the rules
rules-contents = Chapters:
rules-now = Now: { $text }
card-none = There is no card or tile called “{ $text }”.
about-bot = I run heavy board games by chat, a few minutes at a time: I enforce the rules, draw the board and keep everyone's secrets. Open a table with /table new; at a table, /about says where the numbers of its game come from.
about-contact = The bot's operator: { $text }
about-no-contact = The bot's operator has not published a contact address.
about-privacy = What happens to your data: { $text }
about-terms = Terms of use: { $text }
about-data = /forget show gives you everything I store about you; /forget erase deletes it.
about-numbers = These numbers are not fully documented: some are from memory or chosen by us. Corrections from owners of the game are welcome.
about-decisions = What we decided where the rules leave a question open (the table's options cover the rest):
about-sure = All other numbers, with their sources:
about-line = { $table }{ $value } – { $sources }
about-value = { ": " }{ $value }
about-count = { $count ->
    [0] { "" }
    [one] { ": " }{ $count } entry
   *[other] { ": " }{ $count } entries
}
about-disputed = Sources disagree: { $text }
source-seed = Japanese rules summary
source-published = published{ $by_count ->
    [0] { "" }
   *[other] { " " }({ $by })
}
source-recall = from memory
source-reconstructed = chosen by us
source-of-part = { $parts }: { $source }

## Games from packages

label-alpha = alpha
label-beta = beta
label-complete = complete
package-title = { $title } ({ $label })
package-of-title = This game comes from the package { $package } ({ $label }).
package-listed = Added game: { $title }, from the package { $package } ({ $label })
package-left-out = The package { $package } is left out: { $why }
package-id-taken = there is already a game with the id { $title }
package-needs = it needs version { $needs } of Loggia, and this is { $have }
package-no-language = its texts in the language { $language } are missing
package-imports = { $where } imports { $module }, which games may not use
package-failed = { $error }

## Settings

settings-saved-en = Saved. I will use English with you.
settings-saved-ja = Saved. I will use Japanese with you.
settings-saved-auto = Saved. I will use the language of your Discord with you.
settings-saved-ask = Saved. I will ask before your turn ends or cards are revealed.
settings-saved-at-once = Saved. Your moves are played without confirmation.
settings-language = Language
settings-language-note = The language I use with you
settings-confirm = Confirmation before a turn ends
settings-confirm-note = Also before cards are revealed. No: your moves are played immediately
settings-tell = Turn notices
settings-tell-note = One table can differ: /settings tell
settings-quiet = Quiet hours
settings-quiet-note = No notifications ({ $zone }). Other hours or another time zone: /settings quiet
settings-quiet-none = none
settings-rated = Rated games
settings-rated-note = Yes: rated, and shown to others on the server. No: neither
settings-title = Your settings
settings-saved = Saved.
settings-language-auto = as in Discord
cmd-change = change
cmd-change-desc = Your language, confirmation, notifications and rating in one form
cmd-language = language
cmd-language-desc = The language I use with you
cmd-confirm = confirm
cmd-confirm-desc = Whether to ask before a turn ends or cards are revealed
opt-ask = ask
opt-ask-desc = Yes: ask first. No: play immediately

## What is stored about a person

cmd-forget = forget
cmd-forget-desc = What is stored about you, and how to erase it
cmd-forget-show = show
cmd-forget-show-desc = Everything that is stored about you, as a file
cmd-forget-erase = erase
cmd-forget-erase-desc = Erase your data; your games stay under a neutral name
forget-shown = This file holds everything that is stored about you. To erase it: /forget erase
forget-ask = Erase everything that is stored about you? Your settings are deleted and your name is removed from all games, for good. The games stay, under the name “{ $name }”. { $running ->
    [0] { "" }
    [one] A computer player takes over your seat in your current game. { "" }
   *[other] Computer players take over your seats in your { $running } current games. { "" }
}The cards and posts of your tables get that name too; other messages on Discord stay as they are. /privacy says more.
forget-done = Done: nothing about you is stored any more{ $bans ->
    [0] { "" }
   *[other] , except that moderators have banned you from the tables of their server; that record belongs to the server
}.{ $tables ->
    [0] { "" }
    [one] { " " }One table has been changed.
   *[other] { " " }{ $tables } tables have been changed.
}
forget-name = Former player
former-holder = Former player
button-forget = Erase everything about me
cmd-privacy = privacy
cmd-privacy-desc = What is stored about you, for how long, and how it is erased
privacy-title = Your data
privacy-why = I store what the games need, and send it nowhere but to Discord. I can't read messages: I only receive the commands, buttons, menus and forms that people use with me, and the one message on which somebody uses an entry of mine under “Apps”; I don't store it.
privacy-settings = **Settings**: your choices in /settings and /away, your time zone, and since when Discord hasn't let me send you direct messages. Kept until you erase them.
privacy-seats = **Seats**: your Discord id, your name and your Discord's language, at each table where you have a seat or are the host. Kept with the table. Erasing replaces them with “{ $name }”.
privacy-moves = **Moves**: your moves, votes and invitations in a game's log, with their time and Discord's number for the click. Kept with the table, so that the game can be replayed and checked. Erasing removes your id: the moves stay, without saying whose they were. The numbers of clicks are also kept for 14 days, so that no click counts twice.
privacy-plans = **Plans**: the turn you are composing, your orders, planned turns and requests at a table. Deleted when they have been carried out or withdrawn; what is left when a game ends, when you erase your data. Copies that a roll-back needs don't name you, and are deleted two weeks after the game.
privacy-results = **Results**: your places and points in finished games, and whether they were rated. Kept for statistics and ratings. Erasing removes your id from them.
privacy-messages = **Direct messages**: where the last one about each table is, but not its text. Kept with the table, or until you erase it. What I still have to send you is deleted once it is sent; if it can't be sent, after about 16 days.
privacy-studies = **Studies**: which moments of which games you study, the names of your lines, whether they are shared, and when you last looked. Deleted 90 days after your last look, or when you delete a line or erase your data.
privacy-puzzles = **Puzzles**: your answers to puzzles of the day, with their day and time, and the channels for which you chose puzzles, with the time zone. Kept for your row of days and for the counts of answers. Erasing deletes them; a server's channel goes on without your id.
privacy-facts = **Lessons and notes**: how far you are in a lesson, and that I have told you about closed direct messages or too many quiet hours. Erasing deletes them.
privacy-bans = **Bans**: the servers whose moderators have banned you from tables, and since when. They belong to the server: they stay when you erase your data, and its moderators can lift them.
privacy-erasing = Use /forget show to get all of it as a file, and /forget erase to erase it.
privacy-elsewhere = If a server removes me, its unfinished tables are deleted after 30 days; finished games stay. Discord keeps the messages I have posted, under its own rules; erasing also replaces your name on the cards and posts of your tables. The operator's backups contain erased data until they are deleted.
privacy-page = The operator's privacy page: { $text }

## Statistics and ratings

stats-heading = { $name }'s results
stats-here = On this server
stats-everywhere = On all servers
stats-none = No finished games yet.
stats-line = { $seats } players: { $games ->
    [one] { $games } game
   *[other] { $games } games
} ({ $places }), average place { $place }, average score { $points }, best score { $best }
stats-against = Including computers, { $seats } players: { $games ->
    [one] { $games } game
   *[other] { $games } games
} ({ $places }), average place { $place }, average score { $points }, best score { $best }
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
stats-rated = Your games with people are rated, and others on the server can see these statistics. Change it with /settings rated.
stats-unrated = Only you can see these statistics. Turn on /settings rated to have future games rated and shown to others.
ratings-heading = { $title }: ratings on this server
ratings-line = { $place }. { $player }: { "" }
ratings-none = No rated games have been finished here yet.
ratings-about = Everyone starts at 1000; ratings rise as more games confirm them. Only games between people who opted in with /settings rated count.
refuse-stats-private = This player keeps their statistics private.
settings-saved-rated = Saved. From now on your games with people are rated, and others on the server can see your results.
settings-saved-unrated = Saved. Your games are no longer rated, and only you can see your statistics.
cmd-stats = stats
cmd-stats-desc = Your finished games: places, scores, ratings
opt-stats-player-desc = Another player who shares their statistics
cmd-ratings = ratings
cmd-ratings-desc = The best players of a game on this server
cmd-rated = rated
cmd-rated-desc = Whether your games are rated and visible in the ratings
opt-rated = rated
opt-rated-desc = Yes: rated, and shown to others on the server. No: neither
options-time = Time bank and absence
options-people = Pace, players and spectators
options-play = Start, proposals, rating, orders
options-rules = Rules of the game{ $of ->
    [1] { "" }
   *[other] { " " }({ $number } of { $of })
}
option-rated = Rating
option-rated-desc = Whether the game is rated, for those who want to be rated
option-rated-yes = rated
option-rated-no = unrated
option-door = Who can join
option-door-desc = Who can take a seat
option-door-open = anyone; listed under /tables
option-door-unlisted = anyone who sees the post; not listed
option-door-invited = only those the host invites (/table invite)
option-watch = Spectators
option-watch-desc = Who can watch. Spectators see the public board, never a hand
option-watch-all = everyone who can see the channel
option-watch-seated = only the players
option-ready = Ready check
option-ready-desc = Whether everyone must confirm before the game begins
option-ready-no = off: Start begins the game immediately
option-ready-yes = everyone must press Ready

## Coming together: doors, readiness, rematches

opt-where = where
opt-where-desc = In this channel, or in a thread of its own
where-here = in this channel
where-thread = in a thread of its own
where-private = in a private thread for the players you invite
refuse-no-thread-here = Threads are not possible here. Open the table in a text channel of a server.
refuse-may-not-thread = I can't create that thread here: one of us lacks permission, or there are too many threads. Try another channel.
refuse-not-invited = This table is by invitation: ask the host for one.
refuse-guest-seated = That player is already at this table.
refuse-guest-bot = That is a bot. Add computer players with the button on the table's post.
refuse-not-asked = There is no ready check at this table.
refuse-too-few-ready = Not enough players are ready to start without the others.
refuse-no-spectators = Only the players can see this table.
refuse-not-over = This game is still going on.
lobby-ready = Ready check: the game starts as soon as everyone has pressed Ready.
lobby-ready-anew = Options or computer players have changed since the ready check. Please check them and press Ready again: the game starts as soon as everyone has.
lobby-closing = Nothing has happened at your { $title } table for a long time. It closes { $when } unless someone joins or you press “Keep the table”.
ready-asked-anew = The options or computer players of { $title } have changed since the ready check. If you are happy to play it as it is now, press Ready again.
ready-asked = { $title } is about to start. Are you ready?
guest-invited = { $host } invites you to a game of { $title }.
button-ready = Ready
button-start-without = Start without them
button-keep-open = Keep the table
button-rematch = Rematch
button-watch = Watch
told-ready = You are ready. The game starts as soon as the others are.
told-ready-asked = I have asked { $names } to press Ready. The game starts as soon as everyone has.
told-not-ready = Not ready yet: { $names }. You can start without them, but they will lose their seats.
told-kept-open = The table stays open.
told-invited = I have invited { $player }.
told-sent-away = The seat is free again.
told-rematch = The rematch is in { $channel }: same options, new seating order. Not ready yet: { $names }.
tables-heading = Tables on this server
tables-none = There are no tables to join or watch here. Open one with /table new.
tables-free = { $count ->
    [0] full
    [one] 1 free seat
   *[other] { $count } free seats
}
tables-on = in play
tables-more = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
cmd-tables = tables
cmd-tables-desc = The tables on this server that you can join or watch
ctx-move = Your move
ctx-text = Position as text
ctx-invite = Invite to a table
cmd-invite = invite
cmd-invite-desc = Invite someone to this table
opt-invite-desc = Who to invite
cmd-send-away = remove
cmd-send-away-desc = As host: remove a player who has not shown up
opt-send-away-desc = Which player

## Moderators

stepped-in = A server moderator steps in.
admin-table = { $title }, { $channel }, host { $host }: { $state }
admin-paused = paused
admin-waiting = Last activity: { $since }.
admin-failing = Posting fails: { $why }
admin-unloadable = Can't be loaded by the current version: { $why }
admin-no-tables = There are no unfinished tables on this server.
admin-how = /admin seat gives a seat to someone else, /admin back rolls the game back, /admin pause stops the clocks, /admin cancel closes a table. Everyone at the table sees that a moderator did it.
admin-limits = Limits of this server
admin-limit-waiting = Unstarted tables per host: { $most }
admin-limit-hosted = Unfinished tables per host: { $most }
admin-limit-channel = Unfinished tables per channel, threads included: { $most }
admin-limit-server = Unfinished tables on the server: { $most }
admin-health-good = All is well: { $running } in play, { $lobby } not started, { $stuck } stuck, { $failing } that can't be posted; { $delay } ms to Discord.
admin-health-bad = Please look at /admin tables: { $running } in play, { $lobby } not started, { $stuck } stuck, { $failing } that can't be posted; { $delay } ms to Discord.
admin-channels = Channels for tables
admin-channels-all = Tables can be opened in every channel.
admin-bans = Banned from tables on this server
admin-bans-none = No one is banned.
admin-ban = { $player }, { $since }
told-banned = { $player } can't take a seat on this server any more.
told-banned-sits = They keep the seats they have (/admin seat gives one to someone else):
told-ban-lifted = { $player } can take seats on this server again.
told-not-banned = { $player } was not banned.
refuse-banned = You can't take a seat on this server: its moderators have banned you from its tables.
refuse-guest-banned = { $player } can't take a seat on this server: its moderators have banned them from its tables.
refuse-elsewhere = On this server, open tables in { $channels }.
refuse-channel-not-named = That channel is not on the list of channels for tables.
cmd-admin = admin
cmd-admin-desc = For server moderators: manage tables
cmd-admin-channels = channels
cmd-admin-channels-desc = Choose the channels for tables (every channel if none is named)
opt-add-channel = add
opt-add-channel-desc = A channel where tables can be opened, threads included
opt-remove-channel = remove
opt-remove-channel-desc = A channel that is no longer for tables
cmd-admin-ban = ban
cmd-admin-ban-desc = Who can't take a seat on this server
opt-ban-desc = Who to ban (default: list who is banned)
opt-lift = lift
opt-lift-desc = Let them take seats again
cmd-admin-welcome = welcome
cmd-admin-welcome-desc = Post the welcome message in this channel
cmd-admin-tables = tables
cmd-admin-tables-desc = All unfinished tables on the server, stuck ones first
cmd-admin-back-desc = Roll a game back to an earlier position
cmd-admin-seat = seat
cmd-admin-seat-desc = Give a seat to someone else, or open it to anyone
cmd-admin-cancel-desc = Close a table for good
cmd-limits = limits
cmd-limits-desc = Limit the number of unfinished tables
cmd-health = health
cmd-health-desc = One-line health check of this server's tables
opt-admin-table-desc = Which table (default: this channel's)
opt-to = to
opt-to-desc = Who gets the seat (default: anyone)
opt-waiting = waiting
opt-waiting-desc = Unstarted tables per host
opt-hosted = hosted
opt-hosted-desc = Unfinished tables per host
opt-in-channel = channel
opt-in-channel-desc = Unfinished tables per channel, threads included
opt-on-server = server
opt-on-server-desc = Unfinished tables on the server

## Verify

verify-not-over = The game is still going on; its secret is revealed when it ends. Shuffle fingerprint: { $commitment }
verify-good = Verified: every draw of this game ({ $draws }) follows from its secret, and the secret matches the fingerprint published before the start.
verify-wrong-secret = The secret does not match the fingerprint published before the start.
verify-wrong-draw = Draw { $number } ({ $what }) does not follow from the secret.
verify-yourself = The file has everything you need to check this yourself; { $page } in my source shows how, in a few lines of Python.
verify-secret = Secret: { $secret }

## Taking back and closing

cancel-confirm = Close this table? The game can't be continued afterwards.

## What a command has done

told-opened = The table is open. Others can join now; press Start when everyone is here.
told-limit-near = { $left ->
    [0] You can't open another table here until one has been started, finished or closed.
    [one] You can open one more table here before one must be started, finished or closed.
   *[other] You can open { $left } more tables here before one must be started, finished or closed.
}
told-joined = You have a seat at the table.
told-left = You have left the table.
told-started = The game begins.
told-cancelled = The table is closed.
told-moved = The table is in this channel now.
told-post-again = I have reposted the table in { $channel } (unless its last post is still visible).

## The status of a table

status-lobby = not started yet
status-running = in play
status-over = finished
status-cancelled = closed
status-commitment = Shuffle fingerprint: { $commitment }

## Welcome

welcome-heading = Heavy board games, by chat
welcome-text = 1. Press **Open a table** and choose a game.
    2. The others press **Join**, then you press **Start**.
    3. When it is your turn, press **Your move**.
welcome-commands = Or use commands: /table new, /games, /rules. I enforce the rules, keep the board and keep your hand secret.
solo-how = How strong should they be? You play against { $count ->
    [one] one computer player
   *[other] { $count } computer players
}, and the game starts immediately.
welcome-solo = { $title } against computers
welcome-open = Open a table
cmd-play = play
cmd-play-desc = Play against computers, learn a game, or open a table
in-direct-messages = direct messages with me
told-here-soon = { $title } begins here.
refuse-messages-closed = I can't write to you. In Discord's settings under Content & Social, allow direct messages from apps you have added, then try again. Nothing was opened.
refuse-one-in-messages = You already have a game in our direct messages: { $channel }. Finish it or end it in the table menu, then open another.
button-people = With people
button-solo = Against computers
button-more-games = More games
alt-cover = Four symbols of { $title }.
welcome-choose = Which game would you like to play?
welcome-players = { $least } to { $most } players
welcome-thread = { $title } ({ $name })
welcome-elsewhere = This channel already has a table, so yours is in { $channel }.
told-elsewhere = Your table is in { $channel }.

## Lessons

cmd-tutorial = tutorial
cmd-tutorial-desc = Learn a game by playing: a short guided game that only you see
button-learn = Learn by playing
button-lesson-show-me = Show me
button-lesson-leave = Leave for now
button-lesson-next = Continue
button-lesson-back = Back
button-lesson-finish = Finish
button-lesson-game = Play against Novices
button-lesson-stronger = Stronger opponents…
button-lesson-again = Start again
button-lesson-on = Continue the lesson
button-take-back = Undo
lesson-titles = Which game would you like to learn?
lesson-about = A few minutes of a real game against computers, step by step. Only you see it, and you can leave and come back at any time.
lesson-step = { $title } · step { $number } of { $count }
lesson-confirm = Yes, that is the move. It is not played yet: **Confirm** plays it.
lesson-right = **✓ Well done.** What happened:
lesson-done = **✓ Well done.**
lesson-look = **✓ Right.**
lesson-else = The rules allow that, and in a game you could confirm it. This lesson wants you to try something else:
lesson-look-again = Not quite.
lesson-resumed = You left off here.
lesson-left = Your { $title } lesson is saved: press the button or type /tutorial to continue.
lesson-finished = You know how to play { $title }.
lesson-then = Everything else is in **Rules**, and every choice shows what it costs and does. Start a first game against computers below; **Hint** shows what a good player would do.
refuse-no-lesson = That lesson no longer exists.
refuse-lesson-first = Answer the question first.

## Computer players

button-computers = Computers
button-add-computer = Add { $level }
button-drop-computer = Remove { $name }
computers-full = All seats are taken.
level-novice = Novice
level-novice-desc = plays quickly and by feel.
level-apprentice = Apprentice
level-apprentice-desc = weighs every move and makes few mistakes.
level-master = Master
level-master-desc = thinks ahead; takes a few seconds.
level-grandmaster = Grandmaster
level-grandmaster-desc = has learned from many games; takes a second or two.
computer-name = { $name } ({ $level })
computer-1 = Beatrice
computer-2 = Dante
computer-3 = Laura
computer-4 = Petrarca
computer-5 = Fiammetta
computer-6 = Boccaccio
refuse-no-computer = There is no computer player at this table.
refuse-no-grandmaster = This game has no Grandmaster yet. Choose another level.

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
course = Score by turn
course-round = Round { $round }
turning-title = Turning points
turning-when-round = Round { $round }
turning-when-turn = Turn { $turn }
turning-when-end = At the end
turning-lead = { $seat } takes the lead
turning-kept = { $seat } takes the lead and keeps it
turning-kept-first = { $seat } leads from here on
turning-gain = { $seat } scores big
turning-point = **{ $when }**: { $what } (+{ $gained }). { $standing }
turning-of = { $name } { $points }

## Chances to win

chances = Chances by turn
chances-title = Chances to win
chances-now = Chances to win: { $chances }
chances-seat = { $seat } { $chance }
chance = { $percent }%
chances-first = At the start
chances-last = Latest
chances-alt-line = { $when }: { $chances }
chances-turning = Go to a turning point…
chances-rough = Estimates by the computer players, from positions and not from players. A chance of 70% is lost three times in ten.
turning-swing = { $seat }'s chances rise
refuse-no-chances = Chances are shown once the game is over, or to you alone while you play by yourself against computers (only for games whose positions the computers can judge).

## Looking back at a finished game

moments-title = Review
moments-judge = { $level ->
    [grandmaster] Grandmaster
   *[other] Apprentice
}
moments-well = { $well } of your { $count } choices were as good as the { moments-judge }'s.
moments-intro = Moments where the { moments-judge } would have played differently:
moments-none = The { moments-judge } found nothing clearly better than your moves. Well played!
moments-chosen = You: **{ $move }**
moments-advised = The { moments-judge }: **{ $move }** (about { $points } better, by its estimate)
moments-better = You: **{ $move }**. The { moments-judge }: **{ $best }** (about { $points } better, by its estimate)
moments-as-good = You: **{ $move }**. The { moments-judge } found nothing better.
moments-rough = Estimates from what you could see at the time; nobody knows how the others would have reacted.
refuse-no-moments = A review is available once the game is over (only for games the Apprentice can play).

## Times: who is awaited since when and until when, reminders, stand-ins

wait-since = Asked { $since }
wait-since-until = Asked { $since }, due { $until }
wait-asked-next = Up soon: { $players }. They can already give orders or plan their turn.
wait-thinks = Thinking…
wait-stand-in = A stand-in plays until this player is back.
notice-remind = Still waiting.
notice-warn = Time is running out.
notice-late = Time is up.
letter-heading = { $count ->
    [one] It's your move
   *[other] It's your move at { $count } tables
}
letter-more = …and { $count } more: see /games.
open-for = { $user }: there is an offer for you, under “Your move”. No hurry: the game does not wait for it.
open-no-hurry = No hurry: the game does not wait for your answer.
button-not-now = Stop reminders
button-back-again = I am back
button-back-of = { $name }: I am back
button-answer-for = Let a stand-in play for { $name }
told-not-now = All right: no more reminders for this decision.
told-back = Welcome back! You are playing for yourself again.
told-for = The stand-in has played.
stood-in = { $gone ->
    [true] { $seat } has left the server; a stand-in plays.
   *[other] { $seat } ran out of time; a stand-in plays.
}
answered-for = { $seat } ran out of time; { $by } called a stand-in.
refuse-not-late = Their time is not up yet.
refuse-no-stand-in = No stand-in is playing for you.
refuse-not-awaited = That table is not waiting for you.
refuse-no-zone = I don't know the time zone “{ $text }”. Choose one from the list; a city nearby will do, as in Europe/Berlin.
refuse-no-time = I can't read “{ $text }” as two times of day. Write them like 22:30 and 7:00.
refuse-no-day = I can't read “{ $text }” as a day. Choose one from the list, or write it like 2026-12-24.
refuse-no-days = The last day must be today or later, not before the first day, and at most { $most } days ahead.

## Terms of a table

option-pace = Deadlines and reminders
option-pace-desc = What happens when a player takes too long
option-pace-none = no reminders
option-pace-remind = reminders only
option-pace-soft = soft deadline (then the others may call a stand-in)
option-pace-hard = hard deadline (then a stand-in plays)
option-hours = Time per decision
option-hours-desc = How long a player has for one decision
option-hours-12 = 12 hours
option-hours-24 = 1 day
option-hours-48 = 2 days
option-hours-72 = 3 days
option-hours-168 = 1 week
option-bank = Time bank
option-bank-desc = Extra time per player for the whole game
option-bank-0 = none
option-bank-24 = 1 day
option-bank-72 = 3 days
option-bank-168 = 1 week
option-rest = Clock pauses
option-rest-desc = When the clock does not run: on days away (/away), in quiet hours
option-rest-both = on days away and in quiet hours
option-rest-away = on days away only
option-rest-none = never
limits = { $rest ->
    [both] The clock stops for at most { $quiet } quiet hours a day, and for at most { $away } days away per seat and game. Every
    [away] The clock stops for at most { $away } days away per seat and game (nobody can set more than { $quiet } quiet hours a day). Every
   *[none] Every
} decision is due at the latest { $times } times its allowed time (time per decision plus what is left of the time bank) plus { $beyond } days after it was asked; here that is at most { $last } days. Only a pause that everyone agreed to, or a moderator's, extends this.
option-stand_in = Stand-in
option-stand_in-desc = Who plays for a player whose time is up
option-stand_in-neutral = the most neutral move (passes, spends nothing)
option-stand_in-computer = a computer player
option-orders = Orders
option-orders-desc = When orders and plans are played. Only a delay hides that there was one; the speed shows it
option-orders-at_once = played immediately (the speed shows that there was an order)
option-orders-delayed = played after a random 3 to 30 minutes, hidden; nobody is notified before
option-puzzles = Puzzles from this game
option-puzzles-desc = Whether positions of this game can become puzzles once it is over, without names
option-puzzles-no = no
option-puzzles-yes = positions may become puzzles, without names
option-consent = Proposals
option-consent-desc = Who must agree to roll back, replace players or pause. Abandoning the game needs everyone
option-consent-all = everyone at the table
option-consent-host = the host and the player concerned; everyone in rated games
option-hints = Hints
option-hints-desc = Who can press Hint to see the two moves a computer player would prefer with the same information
option-hints-never = nobody
option-hints-computers = only in games of one person against computers
option-hints-always = everyone, on every decision

## Settings of times and notices

cmd-away = away
cmd-away-desc = Set the days you are away, or say you are back
opt-first-day = from
opt-first-day-desc = First day away (default: today)
opt-last-day = until
opt-last-day-desc = Last day away
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
away-set = You are away from { $first } to { $until }. You won't be notified, and your clock stops at tables with that option (at most { $most } days per game).
away-not = You are not away. To set it, give a last day: /away until.
away-back = Welcome back! You will be notified of your turns again.
cmd-tell = tell
cmd-tell-desc = How you are notified of your turn
opt-how = how
opt-how-desc = By a mention at the table, by direct message, both or not at all
opt-tell-table-desc = Only at this table (default: everywhere)
tell-mention = a mention at the table
tell-dm = a direct message
tell-both = both
tell-none = not at all
tell-usual = as usual
settings-saved-tell = Saved. Turn notices: { $how }.
settings-saved-tell-of = Saved. Turn notices at this { $title } table: { $how }.
cmd-zone = zone
cmd-zone-desc = The time zone you live in
opt-zone = zone
opt-zone-desc = A city in your time zone
settings-saved-zone = Saved. Your time zone is { $zone }; it is { $now } there now.
cmd-quiet = quiet
cmd-quiet-desc = Hours without notifications, at most 12 a day (leave empty to switch off)
opt-begin = from
opt-begin-desc = When they begin, for example 22:30
opt-end = until
opt-end-desc = When they end, for example 7:00
refuse-too-quiet = Quiet hours can cover at most { $most } hours a day; { $span } is { $hours } h { $minutes } min.
settings-saved-quiet = Saved. No notices { $hours } ({ $zone }).
settings-saved-loud = Saved. Quiet hours are off.

## Looking through a game

replay-title = Turn { $at } of { $of }
replay-rounds = Go to a round…
replay-more = and { $count } more
film-title = The game in 20 seconds
film-alt = { $title }: the board after each of { $turns } turns, in sequence
refuse-no-film = You can watch the film once the game is over.
export-all = The whole game: every move, every random draw and the secret behind them.
export-own = The game as you know it: your own moves, what you were told, and your view of the table.
export-page = Open the first file in any browser: it shows the game turn by turn, without a network.
book-board = The board
book-turn = Turn
book-over = A finished game of { $turns } turns.
book-now = The present position as text
book-own = The game so far, as { $name } may see it.
book-public = The game so far, as everyone may see it.
book-fewer = There is one picture for every { $every } turns; the file would be too large with all of them.
book-no-pictures = There are no pictures from turn { $turn } on: the rules have been corrected since.

## Proposals, and seats that change hands

proposed-back = { $seat } proposes rolling the game back by { $undone ->
    [one] { $undone } move
   *[other] { $undone } moves
}. Anything revealed since would be redrawn.
proposed-replacing = { $seat } proposes opening { $player }'s seat to someone else.
proposed-relieving = { $seat } proposes that a computer take over for { $player }.
proposed-leaving = { $seat } would like to leave and have a computer take over.
proposed-taking = Someone would like to take over { $seat }'s seat.
proposal-taking = { $user } would like to take over { $name }'s seat.
proposed-end = { $seat } proposes abandoning the game. It would not count for anyone.
proposed-standing = { $seat } proposes ending the game as it stands: { $standing }. That would be its result, for statistics and ratings too.
proposed-pace = { $seat } proposes new deadlines and reminders: { $pace ->
    [0] no reminders
    [1] reminders only
    [2] soft deadline, { $hours ->
        [24] 1 day
        [48] 2 days
        [72] 3 days
        [168] 1 week
       *[other] { $hours } hours
    } per decision
   *[3] hard deadline, { $hours ->
        [24] 1 day
        [48] 2 days
        [72] 3 days
        [168] 1 week
       *[other] { $hours } hours
    } per decision
}.
proposed-pause = { $on ->
    [true] { $seat } proposes pausing the game.
   *[other] { $seat } proposes resuming the game.
}
standing-of = { $seat } { $points }
agreed = { $seat } agrees.
disagreed = { $seat } disagrees: the proposal is rejected.
withdrawn = { $seat } withdraws the proposal.
call-withdrawn = The offer to take over { $seat }'s seat is withdrawn.
went-back = The game was rolled back by { $undone ->
    [one] { $undone } move
   *[other] { $undone } moves
}, and anything not yet seen is redrawn.
pace-changed = New deadlines and reminders: { $pace ->
    [0] no reminders
    [1] reminders only
    [2] soft deadline, { $hours ->
        [24] 1 day
        [48] 2 days
        [72] 3 days
        [168] 1 week
       *[other] { $hours } hours
    } per decision
   *[3] hard deadline, { $hours ->
        [24] 1 day
        [48] 2 days
        [72] 3 days
        [168] 1 week
       *[other] { $hours } hours
    } per decision
}.
paused = { $on ->
    [true] The game is paused: no reminders, and the clocks stop (unless everyone agreed, the latest due dates stay as they were).
   *[other] The game is resumed.
}
bot-left = I am no longer on this server, or no longer serve it: no reminders, and the clocks stop.
bot-back = I am back on this server: the clocks run again.
called-off = The game is abandoned by agreement. It does not count for anyone.
ended-standing = The game is ended by agreement, as it stood: { $standing }. That is its result.
seat-opened = Anyone can now take over { $seat }'s seat.
computer-took = A computer player takes over for { $seat }.
seat-kept = { $seat } stays after all.
seat-passed = { $seat } takes over seat { $letter }.
seat-since-passed = Seat { $letter }
seat-passed-on = Seat { $letter } goes to someone else.
seat-taken = { $seat } takes over { $before }'s seat.
proposal-agreed = Agreed: { $names }
proposal-missing = Still to agree: { $names }
point-before = Roll back { $count ->
    [one] { $count } move
   *[other] { $count } moves
}, to before: { $what }
button-agree = Agree
button-disagree = Disagree
button-withdraw = Withdraw
button-take-seat = Take { $name }'s seat
told-done = Done.
told-proposed = I have asked the others. It happens once all of them agree.
button-ask-seat = Ask for { $name }'s seat
seat-ask-about = These seats are played by computers. Ask the table for one: if all who are asked agree, you take it over.
told-asked-seat = I have asked the table. Once all of them agree, you take over for { $name }.
told-seat-open = { $name }'s seat is open: anyone can take it with the button under the table's post.
told-seat-passed = It is agreed: { $name }'s seat has a new player.
told-disagreed = You disagreed: the proposal is rejected.
told-withdrawn = You have withdrawn it.
told-agreed = You agreed. Waiting for the others.
told-seat-given = Your seat is open. The player who takes it gets your hand; until then you keep playing.
told-seat-kept = You keep your seat.
told-seat-opened = The seat is now open to anyone.
refuse-proposal-open = Another proposal is still open: answer that one first.
refuse-no-proposal = This proposal is no longer open.
refuse-not-your-proposal = Only the player who made a proposal can withdraw it.
refuse-no-say = This proposal does not need your agreement.
refuse-stands-alone = To end the game as it stands, someone else at the table has to agree. You can abandon it; then it does not count for anyone.
refuse-no-standing = In this game no one has points before the end, so it can't end as it stands.
refuse-proposed-often = You have made { $most } proposals at this table within 24 hours, which is the limit. You can make the next one { $when }. You can always leave your own seat or end a pause.
refuse-proposed-declined = Someone disagreed with the same proposal less than 24 hours ago. It can be made again { $when }.
refuse-declined-lately = The players have just declined. You can ask again { $when }.
refuse-asked-often = You have asked this table { $most } times within 24 hours, which is the limit. You can ask again { $when }.
call-declined = Thank you for offering. The players would rather keep the seats as they are.
refuse-no-point = The game can't go back to that point. Choose one of the positions from the list.
refuse-point-lost = The current version can't restore this position exactly; nothing was changed. Choose a later one.
refuse-no-player = There is no other player like that at this table.
refuse-paused = The game is already paused.
refuse-not-paused = The game is not paused.
refuse-not-open = This seat is not open.
refuse-not-absent = This player has not been absent long enough. The others can vote, in the table menu under “Your move” or with /propose replace.
cmd-propose = propose
cmd-propose-desc = Propose something to the others at the table
cmd-back = back
cmd-back-desc = Propose rolling the game back
opt-point = position
opt-point-desc = Which position
cmd-replace = replace
cmd-replace-desc = Give a player's seat, or a computer's, to someone else
cmd-computer = computer
cmd-computer-desc = Let a computer take over for a player
opt-level = level
opt-level-desc = How well it plays
opt-player = player
opt-player-desc = Which player
cmd-end = end
cmd-end-desc = Propose abandoning the game, or ending it as it stands
opt-counts = result
opt-counts-desc = What the result is
counts-nobody = abandoned: no result, it does not count for anyone
counts-standing = as it stands: the current points are the result
cmd-pause = pause
cmd-pause-desc = Pause or resume the game
cmd-pace = pace
cmd-pace-desc = Change deadlines and reminders
option-pace-name = pace
option-hours-name = time
opt-pace-desc = What happens when a player takes too long
opt-hours-desc = Time per decision (unchanged if left out)
cmd-seat = seat
cmd-seat-desc = Hand over a seat during the game
cmd-give = give
cmd-give-desc = Open your seat so someone can take it over
cmd-keep = keep
cmd-keep-desc = Keep your seat after all
cmd-open = open
cmd-open-desc = As host: open the seat of an absent player

## The table menu: proposals and one's own seat from "Your move"

button-table-menu = Table menu…
button-answer-proposal = Answer a proposal…
table-menu = Table menu
table-menu-about = Choosing does nothing yet: the next screen explains it and asks.
table-menu-choose = What would you like to do?
request-leave = Leave: let a computer take over…
request-leave-desc = A computer plays the rest, and you leave the table
request-relieve = Let a computer take over for { $name }…
request-relieve-desc = A computer plays the rest
request-replace = Open { $name }'s seat to someone else
request-replace-desc = Anyone can take over, hand included
request-back = Roll the game back…
request-back-desc = Undo a mistake. Anything revealed since is redrawn
request-back-nowhere = There is no earlier position to roll back to yet.
request-pause = Pause
request-pause-desc = Clocks stop and nobody is reminded
request-resume = Resume
request-resume-desc = Clocks and reminders start again
request-pace = Change deadlines and reminders…
request-pace-desc = Time per decision, and what happens when it runs out
request-end = Abandon the game
request-stand = End the game as it stands
request-stand-desc = The current points are the result, for statistics and ratings too
request-end-desc = It ends here, without a winner, and does not count for anyone
request-give = Open my seat to others
request-give-desc = Anyone can take over; until then you keep playing
request-keep = Keep my seat after all
request-keep-desc = Nobody else can take it any more
request-open = Open { $name }'s seat
request-open-desc = They have been away too long: anyone can take over
request-asks = Needs the agreement of { $names }.
request-at-once = Nobody has to agree: it happens immediately.
button-propose = Propose it
button-do-it = Do it
button-give-level = { $what }: { $level }

## Planning ahead

button-plan = Plan my next turn
button-cancel-plan = Cancel
plan-heading = Planning your next turn
plan-about = Based on the current position. Only you can see this.
plan-unknown = Something unknown is revealed on the way. Only choices that work in every case are offered; you will be asked about the rest.
plan-whole = This is a whole turn. When your turn comes, it is played immediately if all of it is still possible with the same effect; otherwise it waits for you here.
button-lodge = Play this on my turn
button-plan-further = Plan the turn after that…
button-lodge-so-far = Play this much on my turn
refuse-plan-unknown = That depends on something not yet revealed. Plan only what works in every case, or stop here.
button-always = Always answer this way this round
button-drop-plans = Cancel all of these
menu-drop-order = Cancel one…
menu-change-given = Change one…
button-change-given = Change { $number }
button-ahead = Give orders…
ahead-about = Only you can see your orders. They are played for you exactly as if you had clicked; where they are played immediately, the speed shows that there was an order.
ahead-answers-now = This answers the current question immediately, and again every time you are asked.
ahead-past = Order from an older version (no effect)
ahead-refused = { $move }: { $why }
ahead-due = Your order will be played shortly. Decide here instead if you prefer, or cancel the order.
ahead-otherwise-open = { $move } would no longer do what you planned: { $was }
ahead-otherwise = { $move } would do something different now. Planned: { $was } · Now: { $now }
told-ordered = Saved as order { $number }: { $order }. Only you can see it.
refuse-order-past = It is too late for that order.
refuse-too-many-orders = You already have { $most } orders, the maximum. Cancel one first.
button-drop-order = Cancel { $number }
ahead-given = Your orders
ahead-none = You have no orders at this table. While you wait, you can plan your next turn under “Your move”.
ahead-plan = Next turn: { $turn }
ahead-order = This round, whenever asked: { $move }
ahead-missed = Something has changed, so your plan was not played. What still fits is below.
told-planned = Saved. Only you can see it; /orders lists and cancels it.
refuse-no-plan = You can't plan now: it is already your turn, or this phase has no turns.
refuse-plan-unfinished = The turn is not complete yet.
refuse-no-order = An order must be a single move that reveals nothing.
refuse-too-many-plans = You have already planned { $most ->
    [one] { $most } turn
   *[other] { $most } turns
} ahead, the maximum.
cmd-orders = orders
cmd-orders-desc = Your orders at this table: view or cancel them

## Studies

study-begun = The study begins here.
drawn-anew = Chance was redrawn: what no one has seen yet is shuffled again.
refuse-position-gone = The rules have been corrected since this game was played, so positions after move { $entry } of its log can't be rebuilt. You can study it up to there.
refuse-study = This is a study: here you only play. You can start another line from any moment of it.
refuse-study-unknown = There is no such study or line.
refuse-study-owner = Only the player whose study this is can do this.
refuse-study-over = The game is over at this point. Choose an earlier one.
refuse-study-running = This game is still going on: only its players can study it, each from their own seat.
refuse-study-hints = Hints are switched off at this table, so you can study its game once it is over.
refuse-study-rated = Someone at this table wants to be rated, so you can study its game once it is over.
refuse-study-hidden = This game can't imagine what is hidden, so you can study it once it is over.
refuse-study-alone = This study is of a game that was still going on, with your own cards: it stays with you.
refuse-study-level = In this study only Novices can play, because the table it comes from has no hints for everyone.
refuse-study-no-draw = Chance can't be redrawn now.
refuse-too-many-studies = You already have the maximum number of studies ({ $most }). Delete one first, with /study list.
refuse-too-many-lines = This study already has the maximum number of lines ({ $most }). Delete one first.
refuse-line-thread = I can't let anybody into this line's thread: it has been deleted, or I lack permission. Begin a new line from /replay and invite your friend to that one.
studies-title = Your studies
studies-count = { $count } of at most { $most }. A study is deleted { $days } days after you last looked at it.
studies-none = To begin one, press “Play on from here” in /replay, in a review, or under the last post of a game.
studies-choose = Open a study…
study-lines = { $count ->
    [one] 1 line
   *[other] { $count } lines
}
study-line = Line { $number }
study-line-named = { $number }. { $name }
study-opened = **A new line**, in { $channel }. You decide for every seat that is yours; “Study…” gives seats to computers and leads to your other lines.
study-here = Your studies of { $title } are played here. They count nowhere, and nobody is waiting.
study-as = You decide for { $seat }
study-from = It begins after turn { $turn } of the game.
study-from-line = It begins after turn { $turn } of “{ $line }”.
study-imagined = That game was still going on: what you couldn't see is imagined, not as it really is.
study-sees-all = You see all hands.
study-sees-own = You see the hand of the seat you decide for.
study-is-shared = Anyone who may look at the game can open this line: /study line id:{ $id }
study-go-to = Go to a line…
study-name = Name of the line
study-seats = Who plays?
study-seats-about = You can play every seat yourself. To play with a friend, use /study friend in a channel of your server.
study-seat = { $seat } · now: { $now }
study-seat-me = Me
study-no-outcome = Nothing here depends on chance.
study-outcomes-about = All of this can happen in the step you have composed. What you choose is played immediately.
study-outcome = Let this happen…
study-if-ended = If the game ended now:
study-compare-choose = Lines to compare (at most { $most })…
study-ask-delete = Delete “{ $line }”? Its moves can't be brought back. Other lines stay.
study-friend-added = { $seat } now has a friend's hand. You play together in { $channel }.
cmd-study = study
cmd-study-desc = Your studies: play on from any moment of a game
cmd-study-list = list
cmd-study-list-desc = All your studies and their lines
cmd-study-line = line
cmd-study-line-desc = Open a line that somebody has shared with you
opt-shared-line = id
opt-shared-line-desc = The id of the line
cmd-study-friend = friend
cmd-study-friend-desc = Play your newest line together with a friend, in a private thread
opt-study-friend-desc = Who plays one of the seats
cmd-studies = studies
cmd-studies-desc = How many studies you have, and which

## Puzzles of the day, and guessing the move

cmd-puzzle = puzzle
cmd-puzzle-desc = A position a day: find the best move
cmd-puzzles = puzzles
cmd-puzzles-desc = Have a puzzle posted in this channel every day
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-heading = Puzzle: { $title } ({ $difficulty })
puzzle-task = A position from a game. What is the best move for { $seat }?
puzzle-once = Only you see this. You can try moves out, but only one is your answer.
puzzle-private = Answers are private, and everyone has one.
puzzle-result = { $answer ->
    [best] **✓ Right!** You found the best move: { $move }
    [second] **½ Close!** Your move is the second best: { $move }
   *[other] **✗ Not this time.** Your move: { $move }
 }
puzzle-how = After each of these moves, computer players went on { $pairs } times as Masters and { $pairs } times as Apprentices, seeing only what this seat sees. Both times this move was clearly the best; the points are what it brought more.
puzzle-grandmaster = A Grandmaster plays it too.
puzzle-counts = { $count ->
    [1] You are the first to answer.
   *[other] { $count } players have answered: { $best } found the best move, { $second } the second best, { $other } another.
 }
puzzle-days = Your last two weeks: { $row }
puzzle-streak = { $count ->
    [0] Answer today's puzzle to start a row of days.
   *[other] Days in a row: { $count }
 }
puzzle-titles = Puzzles of the day
puzzle-about = A position from a game in which one move is clearly the best. Only you see your answers: ✓ best move, ½ second best, ✗ another move, · no answer.
puzzle-channel = This channel gets a puzzle every day at { $hour } ({ $zone }): { $titles }
puzzle-channel-none = This channel gets no puzzles.
puzzle-channel-title = Puzzles for this channel
puzzle-channel-titles = Games
puzzle-channel-titles-note = One puzzle of each game a day. Tick none for no puzzles
puzzle-channel-hour = Hour
puzzle-channel-hour-note = Time zone: { $zone }
button-puzzle = Solve
button-puzzle-answer = Answer with this
button-puzzle-other = Another move
button-puzzle-solution = See the solution
button-puzzle-channel = Puzzles for this channel…
refuse-no-puzzle = That puzzle is no longer there. Today's puzzles are in /puzzle.
refuse-puzzle-answered = You have already answered this puzzle, and only the first answer counts.
refuse-puzzle-channel = Only moderators of this channel can choose its puzzles.
button-guess = Guess the next move
button-guess-back = Back to the replay
guess-heading = Guess the move: turn { $at } of { $of }
guess-task = You see what { $seat } saw. What did { $seat } do?
guess-points = { $points ->
    [1] 1 point
   *[other] { $points } points
 } for { $count ->
    [1] 1 guess
   *[other] { $count } guesses
 }
guess-result = { $verdict ->
    [same] **✓ That was it (+{ $gained }):** { $played }
    [better] **✓ Your move is better (+{ $gained }):** { $guess }
     { $seat } did this: { $played }
    [as-good] **½ Your move is as good (+{ $gained }):** { $guess }
     { $seat } did this: { $played }
   *[worse] **✗ Not this time.** Your guess: { $guess }
     { $seat } did this: { $played }
 }
guess-over = That was the last move of the game. { guess-points }
refuse-guess-running = Moves can be guessed once the game is over.
