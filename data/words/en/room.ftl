# A table before the game.

room-seats = Seats
room-waits-seats = { $number ->
    [one] 1 seat is still open.
   *[other] { $number } seats are still open.
}
room-waits-ready = Not ready yet: { $names }.
room-waits-host = Everyone is ready. The host can start the game.
room-host = host
room-ready = ready
room-not-ready = not ready
room-away = offline
room-sit = Take this seat
room-join = Join this table
room-shared = This screen will show the board to everybody once the game starts.
room-sit-as = Take seat
room-sit-other = Add a player on this device
room-sit-other-what = You pass the device around; a curtain hides each hand between turns.
room-sit-other-name = Player’s name
room-give-bot = Add a bot
room-bot-of = Bot in seat { $number }
room-free = Clear seat
room-stand-up = Leave seat
room-remove = Remove
room-start = Start game
room-say-ready = I’m ready
room-take-back-ready = Not ready
room-leave = Leave table
room-close = Close table

room-share = Invite
room-link = Link to this table
room-qr = QR code with the link to this table
room-send = Share
room-share-how = To join, open the link or enter { $code } on the home page.
room-share-screen = A TV in the room? Open the link there and choose “Use as shared screen”.
room-local = This link only works on this device. Start the server with --lan to play with others on your network.

room-terms = Game settings
room-edition = Edition
room-clock = Clock
room-time-out = When time is up
room-first = First player
room-undo = Undo
room-chat = Chat
room-found = Visibility
room-found-list = public
room-found-link = private (link only)
room-open-cards = Take face-up cards while the deck is empty
room-rules = Rules of this edition
room-fair = How to check that the deals are fair
room-seed = One secret number decides every shuffle. Its fingerprint is published here before the first card is dealt. After the game the number itself is revealed, and anyone can check that it matches the fingerprint and deals the same cards.
pace-none = none
pace-days = { $days ->
    [one] 1 day per turn
   *[other] { $days } days per turn
}
pace-live = { $minutes } min + { $seconds } s per turn
time-out-wait = the game waits
time-out-stand-in = a bot fills in ({ $bot })

room-broken-off = This game was abandoned
room-broken-off-what = It has no result.
room-rematch = Go to the next game at this table
room-again = New table with the same players
room-not-found = This table cannot be shown
room-close-sure = This closes the table for everyone.
chat-name = Enter a name to chat
