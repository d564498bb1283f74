# The room of a table before the game.

room-seats = Seats
room-waits-seats = { $number ->
    [one] One seat is still open.
   *[other] { $number } seats are still open.
}
room-waits-ready = Not ready yet: { $names }.
room-waits-host = Everybody is there. The host can begin.
room-you = you
room-host = host
room-ready = ready
room-not-ready = not ready yet
room-away = not connected
room-sit = Sit down
room-sit-as = Sit down
room-sit-other = Somebody at this device
room-sit-other-what = You hand the device around; a curtain hides each hand between turns.
room-sit-other-name = Their name
room-give-bot = Give to a bot
room-bot-of = Bot of seat { $number }
room-free = Free the seat
room-stand-up = Stand up
room-remove = Send away
room-start = Begin the game
room-say-ready = I am ready
room-take-back-ready = I am not ready after all
room-leave = Leave the table
room-close = Close the table

room-share = Invite
room-link = Link to this table
room-qr = A code for cameras with the link to this table
room-send = Send …
room-share-how = Whoever opens the link or types { $code } on the first page comes here.
room-local = This link works on this device only. Start the server with --lan to play with the others in your network.

room-terms = What is agreed
room-edition = Edition
room-clock = Clock
room-time-out = When time is up
room-first = Who begins
room-undo = Taking back
room-chat = Chat
room-found = The table is found
room-found-list = in the list for everybody
room-found-link = by its link only
room-open-cards = Open cards while the deck is empty
room-rules = The rules of this edition
room-fair = How you know that the cards are fair
room-seed = All shuffles follow from one secret number. Its fingerprint is fixed here before the first card; after the end the number itself is shown, and anybody can check that it fits and deals the same game.
pace-none = none
pace-days = { $days ->
    [one] one day for each turn
   *[other] { $days } days for each turn
}
pace-live = { $minutes } min, and { $seconds } s with each turn
time-out-wait = the table waits
time-out-stand-in = a bot stands in ({ $bot })

room-broken-off = This game was ended early
room-broken-off-what = It has no result.
room-rematch = To the next game of this table
room-again = Make a new table with the same people
room-not-found = This table cannot be shown
room-close-sure = Everybody at this table goes home.
chat-name = Tell your name to talk
