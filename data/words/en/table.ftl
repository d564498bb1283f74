# Making a table, and tables in lists.

table-to-move = to move
table-seats-open = { $number ->
    [one] one seat open
   *[other] { $number } seats open
}
table-about-to-begin = about to begin
table-turn-of = waiting for { $name }
table-your-turn = your turn
table-away = a bot is playing for you
table-due = your turn, time is up { $when }

edition-choose = Edition
edition-about-usa-new = Coast to coast. The best one to begin with.
edition-about-usa-classic = The same board with fewer tickets to begin with.
edition-about-usa-1910 = Other tickets, and 15 points for most tickets instead of the longest path.
edition-about-usa-mega = All 69 tickets, five to begin with, and both bonuses. For long evenings.
edition-about-germany = Passengers wait in every city, and tickets come in short and long.
edition-about-legends = The east of long ago, with companies, newspapers and money. Short and lively.

new-title = A new table
new-campaign = Or found a campaign: twelve games that belong together
new-edition = What do you play?
new-own-map = A map of your own
new-own-map-none = none
new-people = Who plays?
new-way = Where do you sit?
new-way-apart = Each at a device
new-way-apart-what = You send a link; the others sit down with a name.
new-way-one-device = All at this device
new-way-one-device-what = You hand it around; a curtain hides each hand between turns.
new-way-big-screen = Board on a big screen
new-way-big-screen-what = This device shows the board to all and plays no seat. Everybody holds a hand of cards on a phone, joined by the code on the screen.
new-number = Seats
new-seat = Seat { $number }
new-seat-me = Me
new-seat-open = Open
new-seat-bot = Bot
new-seat-mine = Somebody at this device
new-seat-open-what = for whoever comes with the link
new-seat-bot-of = Bot of seat { $number }
new-seat-name = Name of seat { $number }
new-name-missing = Seat { $number } still needs a name.
new-how = How do you play?
new-clock = Clock
new-clock-none = None
new-clock-none-what = Everybody takes the time they need.
new-clock-live = One evening
new-clock-live-what = A reserve for the game, to which each turn adds some seconds.
new-clock-days = Over days
new-clock-days-what = A turn now and then. Your list on the first page says where you are awaited.
new-clock-minutes = Minutes for the game
new-clock-seconds = Seconds with each turn
new-clock-per-turn = Days for a turn
new-time-out = When time is up
new-time-out-bot = a bot stands in
new-time-out-wait = the table waits
new-stand-in = The bot that stands in
new-listed = Show the table to everybody on the first page; otherwise it is found by its link only
new-more = More choices
new-first = Who begins
new-first-lot = drawn by lot
new-chat = Chat
chat-rule-everybody = for everybody who watches
chat-rule-seated = for those with a seat
chat-rule-nobody = for nobody
new-undo = Moves that reveal nothing can be taken back until the next seat acts
new-open-cards = Open cards may be taken even while the deck is empty
new-make = Make the table
new-begin = Begin the game

bots-levels = Levels
bots-characters = Characters
bot-about-easy = Builds as soon as it can, likes the colours it collects, and often overlooks the open cards.
bot-about-normal = Builds as it goes, and lets the best choice slip now and then.
bot-about-hard = Builds steadily, and takes what you need if you let it.
bot-about-expert = Thinks for a moment about every turn, and rarely errs.
bot-about-master = Sees further than anyone here: thinks about every turn for a second.
bot-about-ada = Ada, the ticket collector. “Every ticket finds its train, dear, so do deal me three more.”
bot-about-bruno = Bruno, the long-hauler. “Short hops are for trams; I lay six at a time and let the points come to me.”
bot-about-mira = Mira, the gatekeeper. “You meant to go through there? What a pity, I have just put up a fence.”
bot-about-otto = Otto, who waits. “No hurry: first the cards, all of them, and then the whole line in one go.”
bot-about-felix = Felix, the gambler. “The far side of the map or nothing, and I never look at a card before it is mine.”

# Leaving a game, and lists of games.
tool-leave = Leave game
tool-end = End game
end-game = End this game?
end-game-what = Only bots are playing with you. The game stops here without a result, and it disappears from your list. You cannot resume it.
end-game-do = End game
end-game-named = End { $name }
leave-game = Leave this game?
leave-game-what = A bot plays on for you, so the others can finish. While the game lasts you can come back and take over again.
leave-game-do = Leave game
leave-game-named = Leave { $name }
forget-game = Remove this game from your list?
forget-game-what = The other players keep it, and its link still works.
forget-game-do = Remove
forget-game-named = Remove { $name } from your list
