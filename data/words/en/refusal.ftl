# Why the server refused a request, and what to do about it.

## Who asks
refusal-who-are-you = Enter your name first, or send a token.
refusal-unknown-login = Wrong login or passphrase. Check both and try again.
refusal-unknown-code = This code is unknown or has already been used. Create a new one on the other device.
refusal-unknown-token = This token is unknown. Create a new one on your profile page and send it as “Authorization: Bearer TOKEN”.
refusal-not-seated = Only players at this table can do that. Take a seat first.
refusal-not-your-seat = You can only act for your own seat.
refusal-not-host = Only the host of this table can do that.
refusal-not-admin = Only the administrator of this server can do that. Send the admin token.
refusal-banned = You are banned from this server. Reason: { $reason }
refusal-banned-days = { $days ->
    [one] You are banned from this server for 1 more day. Reason: { $reason }
   *[other] You are banned from this server for { $days } more days. Reason: { $reason }
}
refusal-muted = You cannot chat on this server. Reason: { $reason }
refusal-muted-days = { $days ->
    [one] You cannot chat on this server for 1 more day. Reason: { $reason }
   *[other] You cannot chat on this server for { $days } more days. Reason: { $reason }
}
refusal-invite-only = This server is by invitation only. Open the link you were sent, or ask its administrator for one.
refusal-no-such-invite = This invitation is unknown, used up or expired. Ask for a new one.
refusal-wrong-origin = This website may not use this server. Open the server’s own page.
refusal-wrong-host = This server does not answer to that name. Its operator can set the name with “--public-url URL”.
refusal-too-fast = Too many requests. Wait a moment and try again.
refusal-unavailable = Not saved. Try again in a moment.
refusal-no-storage = Not saved: the server’s storage is unavailable. Everything saved earlier is safe. Try again in a minute.

## What is asked for
refusal-no-such-table = This table does not exist. Check the link.
refusal-no-such-seat = This table has no such seat. Seats are numbered from 0.
refusal-no-such-address = There is nothing at this address. Check the URL.
refusal-no-such-webhook = You have no webhook. Set one first.
refusal-no-such-person = This player does not exist. Check the id.
refusal-no-such-key = You have no such device or token. Reload your list.
refusal-no-such-map = This map does not exist. Check the address.
refusal-no-such-edition = This edition does not exist. Check the address.
refusal-no-such-move = This step does not exist. Choose a number from 0 to the game’s last step.
refusal-no-such-sanction = This person has no such mute or ban.
refusal-invite-unknown = This invitation does not exist. List the invitations again.
refusal-close-campaign = A campaign game cannot be closed on its own. Delete the campaign instead.
refusal-delete-campaign = This game belongs to a campaign. Delete the campaign instead.
refusal-sanction-days = A mute or ban lasts 1 to { $most } days, or forever.
refusal-invite-terms = An invitation can admit 1 to { $uses } people and last 1 to { $days } days, or forever.
refusal-login-taken = This login is taken. Choose another one.
refusal-secret = This is revealed only after the game.
refusal-no-page = This server was built without its web page. Install Node 20.19 or newer from nodejs.org and restart the server with { $command }.
refusal-no-page-programs = Bots and other programs can still play: see { $link }.

## At a table
refusal-seat-taken = This seat is taken. Choose an open one.
refusal-reserved = This seat is reserved. Choose another one, or ask for its code.
refusal-not-offered = This seat has not been offered to you. Ask for a new code.
refusal-no-offer = Nobody has been offered this seat.
refusal-plays-already = You have seen another hand in this game, so you cannot take this seat.
refusal-still-here = This player is here, or was a moment ago. Only they can decide this.
refusal-not-connected = This player is offline. Once they have been gone for a while, a bot can play for them.
refusal-not-quiet = At a table without a clock, you can ask “Still there?” once a player has not moved for 10 minutes.
refusal-company-not-quiet = You can ask “Still there?” once the player has been connected for 10 minutes without answering.
refusal-nobody-before = Nobody else has used this device before.
refusal-not-ready = A player is not ready, or a seat is still open. Wait, or give open seats to bots.
refusal-nobody-there = No other player is in that seat.
refusal-stale = Question { $at } is no longer open; the current one is { $now }.
refusal-stale-unasked = Question { $at } is no longer open; this seat has nothing to decide now.
refusal-undo-off = Undo is turned off at this table.
refusal-chat-off = You cannot chat at this table.
refusal-begun = The game has already started.
refusal-not-begun = The game has not started yet.
refusal-not-playing = This game is not in progress.
refusal-over = This game is over.
refusal-not-over = The game is not over yet.
refusal-over-there = The game is already over at that point. Choose an earlier step.
refusal-hint-people = Hints are only available in games against bots.
refusal-hint-turn = Hints are only available on your turn.
refusal-no-sending-away = You cannot remove players once the game has started.
refusal-no-breaking-off = A game can only be abandoned if a player has run out of time or left.
refusal-no-forgetting = You can remove a game from your list once it is over or you have left it.
refusal-record-stays = Imported games cannot be removed from your list.
refusal-nobody-played = Nobody on this server played this game.

## Too many
refusal-many-tables = You have too many tables. Leave one first.
refusal-many-records = You have too many imported games; you cannot add more.
refusal-many-maps = You have too many maps; you cannot add more.
refusal-many-keys = You have too many devices and tokens. Remove one first.
refusal-many-watched = This connection follows too many tables. Stop following one first.
refusal-many-connections = Too many connections from your address. Close one and try again.
refusal-many-watchers = This table has too many spectators. Try again later.
refusal-many-lines = The chat at this table is full.

## What was sent
refusal-body-slow = The request did not arrive in full within { $seconds } seconds. Send it again.
refusal-nul = The text contains the character U+0000. Remove it.
refusal-nonce = The nonce must have { $digits } hexadecimal digits.
refusal-write-name = Enter a name of 1 to { $most } characters on one line.
refusal-write-login = Enter a login of 1 to { $most } characters on one line.
refusal-write-label = Enter a label of 1 to { $most } characters on one line.
refusal-write-line = Enter a message of 1 to { $most } characters on one line.
refusal-passphrase = Choose a passphrase of { $least } to { $most } characters.
refusal-no-such-bot = There is no bot with that name. Choose one of { $known }.
refusal-edition-name = There is no edition called “{ $name }”. Choose one of { $known }.
refusal-seats = This edition is for { $least } to { $most } players. Choose a number in that range.
refusal-seats-of-game = That game has { $number } seats. Use the same number.
refusal-first-seat = The seat that should go first does not exist. Seats are numbered from 0.
refusal-reserve = The time bank must be 1 to { $reserve } seconds, with at most { $turn } seconds added per turn.
refusal-days = A turn can last 1 to { $most } days.
refusal-cannot-start = This game cannot start: { $detail }.
refusal-taken-over = The moves taken from the other game are not legal ({ $code }).
refusal-body = The request body is invalid: { $detail }.
refusal-body-size = A request can be at most { $most } bytes long.
refusal-method = { $method } is not allowed at this address. GET /api lists the calls that are.
refusal-message = This message is invalid: { $detail }.
refusal-bytes = Send text messages, not binary ones.
refusal-stream-seat = The seat parameter must be a number, 0 or higher.
refusal-map-files = A map can have at most { $most } files.
refusal-map-size = The files of a map can be at most { $most } bytes long in total.
refusal-hook-address = Enter a URL such as https://example.org/turn, without a user name or password.
refusal-hook-https = The URL must start with https.
refusal-hook-private = This server does not call addresses in its own network. Use a public one.
refusal-hook-nowhere = The host name in this URL could not be found. Check it.
refusal-hook-silent = No server responds at this URL. Check it.

## In a campaign
refusal-of-campaign = This game belongs to a campaign. Do this on the campaign page.
refusal-no-such-campaign = This campaign does not exist. Check the link.
refusal-no-such-pack = This pack does not exist. GET /api/packs lists all packs.
refusal-other-pack-edition = This campaign was started with edition { $theirs } of the pack { $pack }; this server has edition { $ours }.
refusal-no-such-company = This company does not exist. Check its colour.
refusal-no-such-entry = The journal has no such entry. Reload it.
refusal-many-campaigns = You have too many campaigns; you cannot start another.
refusal-many-followed = This connection follows too many campaigns. Stop following one first.
refusal-many-followers = This campaign has too many spectators. Try again later.
refusal-no-way-back = You can’t rewind to that game: it is not finished, or nothing has happened since. Choose an earlier one.
refusal-other-way-back = A rewind to a different game has already been proposed. Decline that one first.
refusal-nobody-goes-back = Nobody has proposed a rewind.
refusal-not-played-out = That game was not finished. Choose an earlier one.
refusal-nobody-away = No player runs this company.
refusal-company-unasked = This company has nothing to decide now.
refusal-no-such-answer = That is not one of the choices. Choose one of those offered.
refusal-no-next-game = The next game cannot start now.
refusal-no-board-left = You can save the board as a map only after the last game.
refusal-no-keepsake = The keepsake is available only after the last game.
refusal-companies = A campaign and each of its games need { $least } to { $most } companies. List each company once.
refusal-company-twice = A company is listed twice. List each company only once.
refusal-campaign-size = A campaign file can be at most { $most } bytes long.
refusal-campaign = This campaign file is invalid: { $detail }.
refusal-campaign-line = Line { $line } of this campaign file is invalid: { $detail }.

## Damage
refusal-damaged = Table { $table } is damaged and cannot be opened: { $detail }. Restore it from a backup; other tables are not affected.
refusal-damaged-campaign = Campaign { $campaign } is damaged and cannot be opened: { $detail }. Restore it from a backup; other campaigns are not affected.
refusal-damaged-map = The files of map { $map } cannot be read: { $detail }.
