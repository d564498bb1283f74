# A game at the prompt.

terminal-prompt-idle = 1,000 invalid entries in a row; the game stops here.
terminal-bot-failed = The bot playing { $name } failed at this decision, so { $by } decides instead.
terminal-prompt-picture = To draw a picture of the board:
terminal-prompt-call = === { $who }: your decision. Press Enter when nobody else is looking. ===
terminal-prompt-nothing-to-take-back = There is nothing to undo now.
terminal-prompt-no-place = There is no place with that name.
terminal-prompt-back = back
terminal-prompt-take-back = undo
terminal-prompt-none-of-these = Enter { $range }, or ? for help; “{ $line }” is not a choice.
terminal-prompt-numbers = a number from 1 to { $most }
terminal-prompt-one-of = one of { $numbers }
terminal-prompt-file = Enter a new file name to save the game, or just press Enter to discard it.
terminal-prompt-file-not = “{ $name }” already exists or cannot be written.
terminal-prompt-twice = { $number } appears twice.
terminal-prompt-no-number = “{ $word }” is not a number from 1 to { $most }.

# What is asked at the prompt.
terminal-choose-turn = What do you want to do?
terminal-choose-stands = Press Enter to end your turn, or u to undo.
terminal-choose-neither = Please press Enter or type u, not “{ $line }”.
terminal-choose-tickets = Which tickets?
terminal-choose-route = Which route?
terminal-choose-payment = How do you want to pay for { $route }?
terminal-choose-no-such-route = “{ $part }” matches none of the routes you can pay for.
terminal-choose-offered = You are offered these tickets:
terminal-choose-keep = Enter the numbers of the tickets to keep, at least { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}; for example: { $example }
terminal-choose-keep-more = Keep at least { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}: enter that many numbers, such as { $example }.
terminal-choose-keep-again = { $reason } Enter the numbers of the tickets to keep, such as { $example }.
terminal-choose-returned = These tickets go under the deck:
terminal-choose-order = Enter the order you want, or just press Enter to leave it as it is; the last one goes to the bottom.
terminal-choose-order-again = { $reason } Enter the order, such as 2 1, or just press Enter.
terminal-choose-not-second = All you can do now is take the second card of your turn.
terminal-choose-no-route = You cannot pay for any route with your cards.

# What can be chosen, in a list or as advice.
terminal-choice-draw = draw a card from the deck
terminal-choice-take = take { $card } from the face-up cards
terminal-choice-take-locomotive = take a face-up locomotive, and no second card
terminal-choice-take-open = take a face-up card
terminal-choice-tickets-of = draw { $tickets }
terminal-choice-routes = claim a route ({ $count } affordable)
terminal-choice-pay = pay with { $cards }
terminal-choice-pay-snow = pay with { $cards }, and { $snow } for the snow
terminal-choice-passenger = the { $color } passenger ({ $place })
terminal-choice-answer = answer { $number }
terminal-choice-pass = pass (no other move)
terminal-choice-card = { $title }: { $does }
terminal-choice-in = in { $place }
terminal-choice-none = none, all from the deck
terminal-choice-keep-card = keep { $card }
terminal-choice-take-ticket = take { $ticket }
terminal-choice-look = look at { $cards } cards and keep { $keep }
terminal-choice-wager = turn up a card: collect ${ $win }, or pay ${ $lose } if it shows a skull
terminal-choice-token = load { $good } in { $place }
terminal-choice-house = build an eating house in { $place }
terminal-choice-rival = { $name } gets ${ $coins }
terminal-choice-crew = “{ $title }” works in this game
terminal-choice-second = claim a second route
terminal-choice-large-city = a card for a large city
terminal-choice-bonus = your bonus

# How a game opens, and the help.
terminal-how-new = { $title }: new game.
terminal-how-again = { $title }: game continued.
terminal-how-you-are = { $count ->
    [one] You are { $color }; the bot is { $bots }.
   *[other] You are { $color }; the bots are { $bots }.
}
terminal-how-to-ask = Enter ? for help.
terminal-how-turn = On your turn you do one thing: draw two cards, claim a route, or draw tickets. To claim a route you pay one card of its colour for each space, or cards of any one colour if it is grey; locomotives are wild. If you take a face-up locomotive, it is the only card you take that turn. At the end you gain the value of completed tickets and lose that of the others.
terminal-how-decks = Tickets come in separate decks, { $decks }: you choose how many you draw from each.
terminal-how-passengers = Passengers wait in the cities: when you claim a route, you pick up one at each end. At the end, the player with the most passengers of a colour scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and the player with the second most { $second }.
terminal-how-dollars = You play for dollars; at the end you get more for having few trains left, and for your tickets.
terminal-how-bonus = { $color } routes give { $seat } a bonus: { $does }.
terminal-how-large = A route to a large city ({ $cities }) gives you the top card of the deck.
terminal-how-news = A newspaper drawn from the deck turns up an event, and another card is drawn. Some events take effect once; the others stay in force until the next one turns up.
terminal-how-numbers = Enter the number of a choice; on your turn, each number always means the same action. Other commands:
terminal-how-office = all offices, postcards, freight, pavilions and rules of the campaign
terminal-how-routes = all routes with their colours, lengths and owners; m { $small } for those at { $city }
terminal-how-claim = claim a route; 3 { $small } for those at { $city }
terminal-how-back = back to the previous list
terminal-how-take-back = undo your last action, as long as nothing has been dealt and nobody else has acted since
terminal-how-leave = leave the game
terminal-how-help = this help

# The table before a decision.
terminal-shown-hand = Your hand: { $cards }
terminal-shown-last-round = --- Last round ---
terminal-shown-last-turn = --- This is the last turn of the game. ---
terminal-shown-your-last-turn = --- Last round: this is your last turn. ---
terminal-shown-points = points
terminal-shown-trains = trains
terminal-shown-cards = cards
terminal-shown-you = you, { $color }
terminal-shown-open-cards = Face-up cards: { $cards }
terminal-shown-draw-from = Left to draw: { $piles }
terminal-shown-event = Current event: { $title }. { $text }
terminal-shown-event-acted = Current event: { $title } (already resolved).
terminal-shown-event-none = Current event: none yet
terminal-shown-your-tickets = Your tickets:
terminal-shown-closed = closed
terminal-shown-snow = snowbound
terminal-shown-waiting = Passengers waiting ({ $place }): { $colors }

# Starting, leaving and saving a game.
terminal-game-recorded = The game is saved in { $file }. Watch it again with:
terminal-game-not-kept = The game ends here and is not saved. To save it, use:
terminal-game-kept = The game is saved. Continue with:
terminal-game-several = { $name } contains several games. Choose a file with one game, or a new file.
terminal-game-finished = { $name } contains a finished game. Choose another file for a new one.
terminal-game-other-edition = { $name } contains a game of { $held }, not of { $named }. Leave out --edition.
terminal-game-other-players = { $name } contains a game for { $held } players, not { $named }. Leave out --players.
terminal-game-other-seed = { $name } contains a game with a different seed. Leave out --seed.
terminal-game-no-seed = { $name } contains no seed, so it cannot be continued. Only games started with this command have one.

# Offices and the table in campaign games.
terminal-office-yours = Your office:
terminal-office-of = { $company } ({ $color }):
terminal-office-table = On the table:
terminal-office-stamps = Stamps: { $lines }
terminal-office-snow = Snowbound: { $routes }
terminal-office-stories = Stories of your tickets:
terminal-office-story = { $ticket }: { $story }
