# Why the server did not do something. One sentence each, which says what to do.

## Who asks
refusal-who-are-you = Tell your name first, or send a token.
refusal-unknown-login = This login and passphrase do not belong together; check both and try again.
refusal-unknown-code = This code is not known here, or was used already; make a new one on the other device.
refusal-unknown-token = This token is not known here; make a new one on the page under “You”, and send it as “Authorization: Bearer TOKEN”.
refusal-not-seated = Only those with a seat at this table can do that; sit down first.
refusal-not-your-seat = That is not your seat; act for a seat of yours.
refusal-not-host = Only the host of this table can do that; ask the host.
refusal-wrong-origin = This page may not talk to this server; open the server's own page.
refusal-wrong-host = This server is not known by that name; its host can start it with “--public-url URL”.
refusal-too-fast = That was too fast; wait a moment.
refusal-unavailable = It could not be kept, so nothing was done; try again in a moment.
refusal-no-storage = The server cannot use its storage right now, so this was not accepted. Everything accepted before is safe; try again in a minute.

## What is asked for
refusal-no-such-table = There is no such table; check the link.
refusal-no-such-seat = This table has no such seat; count from 0.
refusal-no-such-address = There is nothing at this address; check it.
refusal-no-such-webhook = You have no webhook; set one first.
refusal-no-such-person = There is no such person; check the id.
refusal-no-such-key = You have no such device or token; look at your list again.
refusal-no-such-map = There is no such map; check the address.
refusal-no-such-edition = There is no such edition; check the address.
refusal-no-such-move = This game has no such move; count from 0 to its last one.
refusal-login-taken = This login is taken; choose another one.
refusal-secret = That is shown only after the end of the game.
refusal-no-page = This server runs without its page: install Node 20.19 or newer from nodejs.org and start it again with { $command }.
refusal-no-page-programs = Programs can play all the same: see { $link }.

## At a table
refusal-seat-taken = Somebody sits there already; choose an open seat.
refusal-reserved = This seat is kept for somebody; take another one, or ask for its code.
refusal-not-offered = This seat is not offered to you; ask for a new code.
refusal-no-offer = No offer stands for this seat.
refusal-plays-already = You have seen another hand of this game, so you cannot take this one.
refusal-still-here = This player is here, or was a moment ago. Only they can decide this.
refusal-not-connected = This player is not connected. Once they have been gone for a while, a bot can play for them.
refusal-not-quiet = You can ask this once the player has not moved for ten minutes, at a table without a clock.
refusal-company-not-quiet = You can ask this once the player is connected to the campaign and has not answered for ten minutes.
refusal-nobody-before = Nobody else was at this device before.
refusal-not-ready = Not everybody is ready, or a seat is still open; wait, or give open seats to bots.
refusal-nobody-there = No other person sits there.
refusal-stale = Question { $at } is not open any more; now it is { $now }.
refusal-stale-unasked = Question { $at } is not open any more; nothing is asked of this seat now.
refusal-undo-off = This table takes nothing back.
refusal-chat-off = You cannot talk at this table.
refusal-begun = The game has begun.
refusal-not-begun = The game has not begun.
refusal-not-playing = This game is not being played.
refusal-over = This game is over.
refusal-not-over = The game is not over yet.
refusal-over-there = The game is over there; choose an earlier move.
refusal-hint-people = Hints are only available in games against bots.
refusal-hint-turn = Hints are only available on your turn.
refusal-no-sending-away = Nobody can be sent away once the game has begun.
refusal-no-breaking-off = A game can be broken off only while somebody's time is up or a seat is left.
refusal-no-forgetting = You can remove a game from your list once it is over or you have left it.
refusal-record-stays = Imported games stay in your list.
refusal-nobody-played = Nobody here has played this game.

## Too many
refusal-many-tables = There are too many tables of yours; give one up first.
refusal-many-records = There are too many records of yours; no more can be brought.
refusal-many-maps = There are too many maps of yours; no more can be brought.
refusal-many-keys = There are too many devices and tokens of yours; give one up first.
refusal-many-watched = There are too many tables on this socket; give one up first.
refusal-many-connections = There are too many connections from here; close one and try again.
refusal-many-watchers = There are too many people who watch this table; come back later.
refusal-many-lines = There are too many chat lines at this table; no more can be said.

## What was sent
refusal-body-slow = The rest of the request did not come within { $seconds } seconds; send it again.
refusal-nul = The text contains the character U+0000; leave it out.
refusal-nonce = Write the nonce as { $digits } hexadecimal digits.
refusal-write-name = Write a name of 1 to { $most } characters on one line.
refusal-write-login = Write a login of 1 to { $most } characters on one line.
refusal-write-label = Write a label of 1 to { $most } characters on one line.
refusal-write-line = Write a line of 1 to { $most } characters on one line.
refusal-passphrase = Choose a passphrase of { $least } to { $most } characters.
refusal-no-such-bot = No bot has that name; there are { $known }.
refusal-edition-name = No edition is called “{ $name }”; there are { $known }.
refusal-seats = This edition is for { $least } to { $most } seats; name as many.
refusal-seats-of-game = That game has { $number } seats; name as many.
refusal-first-seat = The seat that begins is not at the table; count from 0.
refusal-reserve = A reserve is 1 to { $reserve } seconds, and a turn adds up to { $turn }.
refusal-days = A turn can have 1 to { $most } days.
refusal-cannot-start = This table cannot start: { $detail }.
refusal-taken-over = What was taken over is not legal ({ $code }).
refusal-body = This body cannot be used: { $detail }.
refusal-body-size = A request has at most { $most } bytes.
refusal-method = { $method } is not for this address; GET /api tells what is.
refusal-message = This is no message: { $detail }.
refusal-bytes = Send text, not bytes.
refusal-stream-seat = Say seat with a number from 0 on.
refusal-map-files = A map has at most { $most } files.
refusal-map-size = The files of a map have at most { $most } bytes together.
refusal-hook-address = Write an address such as https://example.org/turn, without a name or password in it.
refusal-hook-https = Use an address that begins with https.
refusal-hook-private = This server calls no addresses in its own network; use a public one.
refusal-hook-nowhere = The name in this address leads nowhere; check it.
refusal-hook-silent = Nobody answers there; check the address.

## In a campaign
refusal-of-campaign = This game belongs to a campaign; go to the campaign for that.
refusal-no-such-campaign = There is no such campaign; check the link.
refusal-no-such-pack = There is no such pack; GET /api/packs lists them.
refusal-no-such-company = There is no such company; check its colour.
refusal-no-such-entry = The journal is not that long; read it again.
refusal-many-campaigns = There are too many campaigns of yours; no more can be founded.
refusal-many-followed = There are too many campaigns on this socket; give one up first.
refusal-many-followers = There are too many people who watch this campaign; come back later.
refusal-no-way-back = That game was not played to its end, or nothing came after it; choose an earlier one.
refusal-other-way-back = Another game was proposed to go back to; decline that first.
refusal-nobody-goes-back = Nobody wants to go back.
refusal-not-played-out = That game was not played to its end; choose an earlier one.
refusal-nobody-away = Nobody runs this company who could be away.
refusal-company-unasked = This company is not asked now.
refusal-no-such-answer = That cannot be answered here; choose one of the choices.
refusal-no-next-game = The next game cannot be called now.
refusal-no-board-left = The board is left after the last game; play on.
refusal-companies = A campaign is for { $least } to { $most } companies, and so is each game; name as many, each once.
refusal-company-twice = A company is named twice; name each once.
refusal-campaign-size = A campaign has at most { $most } bytes.
refusal-campaign = This campaign cannot be used: { $detail }.
refusal-campaign-line = Line { $line } of this campaign cannot be used: { $detail }.

## Damage
refusal-damaged = Table { $table } is damaged and cannot be opened: { $detail }; restore it from a backup, the other tables are not touched.
refusal-damaged-campaign = Campaign { $campaign } is damaged and cannot be opened: { $detail }; restore it from a backup, all others are not touched.
refusal-damaged-map = The files of map { $map } cannot be read: { $detail }.

## What the rules say. These stand in the middle of a sentence or, with a capital and a full stop, alone.
refusal-rules-not-your-turn = it is not this seat's turn to answer
refusal-rules-wrong-phase = this does not answer what is asked now: another kind of answer or a deal is due, or the game is over
refusal-rules-draw-barred = { $piles ->
    [one] cards cannot be drawn, because deck and discard pile hold { $piles } card
   *[other] cards cannot be drawn, because deck and discard pile hold { $piles } cards
}
refusal-rules-slot-empty = no face-up card lies there
refusal-rules-locomotive-second = a face-up locomotive can only be the first card of a turn
refusal-rules-locomotive-barred = the current event bars open locomotives
refusal-rules-deck-empty = the deck is empty
refusal-rules-no-such-route = there is no such route
refusal-rules-route-taken = the route already belongs to { $owner }
refusal-rules-twin-owned = this seat owns a parallel route of the same group already
refusal-rules-route-closed = a parallel route is taken, and with so few seats that closes this one
refusal-rules-not-enough-trains = { $need ->
    [one] the route needs { $need } train, and this seat has { $have }
   *[other] the route needs { $need } trains, and this seat has { $have }
}
refusal-rules-wrong-payment = { $need ->
    [one] the payment must be exactly { $need } card of one colour that fits the route, with locomotives in place of any
   *[other] the payment must be exactly { $need } cards of one colour that fits the route, with locomotives in place of any
}
refusal-rules-not-enough-cards = this seat does not hold those cards
refusal-rules-tickets-empty = no ticket is left to draw
refusal-rules-bad-mix = tickets cannot be drawn in that mix
refusal-rules-bad-ticket-set = a ticket is named that was not offered, or one is named twice
refusal-rules-keep-too-few = { $keep ->
    [one] at least { $keep } ticket must be kept
   *[other] at least { $keep } tickets must be kept
}
refusal-rules-bad-return-order = the tickets given back must be exactly those not kept, the first deck's before the second's
refusal-rules-bad-passenger = no such passenger waits at the place that is asked about
refusal-rules-bad-answer = this is none of the answers that can be given
refusal-rules-cannot-pass = passing is only for a seat that can do nothing else
refusal-rules-cannot-undo = this cannot be taken back: only one's own last action can, before a card is dealt or another seat acts
refusal-rules-bad-deal = this cannot be dealt now
