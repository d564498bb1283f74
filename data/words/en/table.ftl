# Creating a table, and lists of tables.

table-to-move = playing now
table-seats-open = { $number ->
    [one] 1 seat open
   *[other] { $number } seats open
}
table-about-to-begin = starting soon
table-turn-of = waiting for { $name }
table-your-turn = your turn
table-away = a bot is playing for you
table-due = Your time runs out { $when }

edition-choose = Edition
edition-about-usa-new = Coast to coast. The best one to start with.
edition-about-usa-classic = The same board with fewer tickets at the start.
edition-about-usa-1910 = Different tickets, and 15 points for the most tickets instead of the longest path.
edition-about-usa-mega = All 69 tickets, 5 at the start, and both bonuses. For long evenings.
edition-about-germany = Passengers wait in every city, and tickets are either short or long.
edition-about-legends = The old East, with companies, newspapers and money. Short and lively.

new-title = New table
new-title-board = Your board: { $name }
new-campaign = Or start a campaign: twelve linked games
new-edition = Choose an edition
new-own-map = Custom map
new-own-map-none = none
new-people = Players
new-way = How do you want to play?
new-way-apart = Online
new-way-apart-what = You share a link; the others join with just a name.
new-way-one-device = Pass & play
new-way-one-device-what = You pass this device around; a curtain hides each hand between turns.
new-way-big-screen = Board on a big screen
new-way-big-screen-what = This device shows the board to everyone and has no seat. Players see their cards on their phones and join with the code on the screen.
new-number = Seats
new-seat = Seat { $number }
new-seat-me = Me
new-seat-open = Open
new-seat-bot = Bot
new-seat-mine = Player on this device
new-seat-open-what = anyone with the link
new-seat-bot-of = Bot in seat { $number }
new-seat-name = Name for seat { $number }
new-name-missing = Enter a name for seat { $number }.
new-how = Game settings
new-clock = Clock
new-clock-none = No clock
new-clock-none-what = Everyone takes the time they need.
new-clock-live = Live
new-clock-live-what = Time bank plus seconds per turn.
new-clock-days = Correspondence
new-clock-days-what = Take your turns over days or weeks. The home page lists the games where it is your turn.
new-clock-minutes = Minutes per player
new-clock-seconds = Seconds per turn
new-clock-per-turn = Days per turn
new-time-out = When time is up
new-time-out-bot = a bot fills in
new-time-out-wait = the game waits
new-stand-in = Substitute bot
new-listed = List this table on the home page; otherwise only people with the link can find it
new-more = More settings
new-first = First player
new-first-lot = random
new-chat = Chat
chat-rule-everybody = players and spectators
chat-rule-seated = players only
chat-rule-nobody = off
new-undo = Allow moves that reveal nothing to be undone until the next player acts
new-open-cards = Allow taking face-up cards while the deck is empty
new-make = Create table
new-begin = Start game

bots-levels = Levels
bots-characters = Characters
bot-about-easy = Claims routes as soon as it can, sticks to the colours it collects, and often overlooks the face-up cards.
bot-about-normal = Claims routes as it goes, and misses the best choice now and then.
bot-about-hard = Claims routes steadily, and takes what you need if you let it.
bot-about-expert = Thinks for a moment about every turn, and rarely makes a mistake.
bot-about-master = Sees further than anyone here: takes a full second to think about every turn.
bot-about-ada = Ada, the ticket collector. “Every ticket finds its train, dear, so do deal me three more.”
bot-about-bruno = Bruno, the long-hauler. “Short hops are for trams; I lay six at a time and let the points come to me.”
bot-about-mira = Mira, the gatekeeper. “You meant to go through there? What a pity, I have just put up a fence.”
bot-about-otto = Otto, who waits. “No hurry: first the cards, all of them, and then the whole line in one go.”
bot-about-felix = Felix, the gambler. “The far side of the map or nothing, and I never look at a card before it is mine.”

# Leaving a game, and lists of games.
tool-leave = Leave game
tool-end = End game
end-game = End this game?
end-game-what = Only bots are playing with you. The game will end without a result and disappear from your list. You cannot resume it.
end-game-do = End game
end-game-named = End “{ $name }”
leave-game = Leave this game?
leave-game-what = A bot will play on for you, so the others can finish. You can come back and take over again at any time.
concede-game-what = Or concede: a bot takes your seat and finishes the game, which disappears from your list.
leave-game-do = Leave game
concede-game-do = Concede
leave-game-named = Leave “{ $name }”
forget-game = Remove this game from your list?
forget-game-what = The other players keep it, and its link still works.
forget-game-do = Remove
forget-game-named = Remove “{ $name }” from your list
