# A game at the prompt.

terminal-prompt-idle = 1,000 entries in a row led to nothing; the game stops here.
terminal-bot-failed = The bot of { $name } failed at this decision, so { $by } decides instead.
terminal-prompt-picture = This draws a picture of the board:
terminal-prompt-call = === { $who } is asked. Press Enter when nobody else looks. ===
terminal-prompt-nothing-to-take-back = There is nothing that you could take back now.
terminal-prompt-no-place = No place is called so.
terminal-prompt-back = back
terminal-prompt-take-back = take back
terminal-prompt-none-of-these = '{ $line }' is none of these; enter { $range }, or ? for help.
terminal-prompt-numbers = a number from 1 to { $most }
terminal-prompt-one-of = one of { $numbers }
terminal-prompt-file = Enter the name of a new file to keep the game in, or nothing to let it go.
terminal-prompt-file-not = '{ $name }' is there already or cannot be written.
terminal-prompt-twice = { $number } is there twice.
terminal-prompt-no-number = '{ $word }' is none of the numbers from 1 to { $most }.

# What is asked at the prompt.
terminal-choose-open-card = Which open card do you take?
terminal-choose-mix = Which opening tickets do you want to choose from?
terminal-choose-passenger = Which passenger in { $place } comes with you?
terminal-choose-second-card = Your second card:
terminal-choose-turn = What do you do?
terminal-choose-other = You have to { $what }:
terminal-choose-forced = Nothing to choose here; the game goes on.
terminal-choose-no-postcard = None of your postcards fits this moment; the game goes on.
terminal-choose-stands = Press Enter to end your turn, or u to take it back.
terminal-choose-neither = '{ $line }' is neither.
terminal-choose-tickets = Which tickets?
terminal-choose-route = Which route?
terminal-choose-payment = How do you pay for { $route }?
terminal-choose-no-such-route = '{ $part }' is in none of the routes that you can pay for.
terminal-choose-offered = You are offered these tickets:
terminal-choose-keep = Enter the numbers of those you keep, at least { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}; for example: { $example }
terminal-choose-keep-more = Keep at least { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}: enter that many numbers, such as { $example }.
terminal-choose-keep-again = { $reason } Enter the numbers of those you keep, such as { $example }.
terminal-choose-returned = These go under the deck:
terminal-choose-order = Enter the order in which they go, or just Enter to leave it so; the last lies lowest.
terminal-choose-order-again = { $reason } Enter the order, such as 2 1, or just Enter.
terminal-choose-not-second = Only the second card of your turn is left to take.
terminal-choose-not-taking = You take an open card that is no locomotive.
terminal-choose-no-ticket = No ticket is left to draw.
terminal-choose-no-route = No route can be paid for with your cards.

# What can be chosen, in a list or as advice.
terminal-choice-draw = draw a card from the deck
terminal-choice-take = take { $card } that lies open
terminal-choice-take-locomotive = take a locomotive that lies open, and no second card
terminal-choice-take-open = take an open card
terminal-choice-tickets = draw tickets
terminal-choice-tickets-of = draw { $tickets }
terminal-choice-routes = claim a route ({ $count } you can pay for)
terminal-choice-pay = pay { $cards }
terminal-choice-pay-snow = pay { $cards }, and { $snow } for the snow
terminal-choice-passenger = the { $color } passenger of { $place }
terminal-choice-keep = keep { $tickets }
terminal-choice-name = claim { $route }
terminal-choice-answer = answer { $number }
terminal-choice-pass = pass, since nothing else is possible
terminal-choice-no = no
terminal-choice-yes = yes
terminal-choice-two-cards = draw two cards
terminal-choice-three-dollars = collect $3
terminal-choice-wire = card { $number }
terminal-choice-card = { $title }: { $does }
terminal-choice-wage = pay ${ $coins } for the { $title }
terminal-choice-freight = the freight from { $place }
terminal-choice-in = in { $place }
terminal-choice-bargain = give up { $price } and { $does }
terminal-choice-large-city = a card for a large city
terminal-choice-bonus = your bonus

# How a game opens, and the help.
terminal-how-new = { $title }. A new game begins.
terminal-how-again = { $title }. The game goes on.
terminal-how-you-are = { $count ->
    [one] You are { $color }; the bot is { $bots }.
   *[other] You are { $color }; the bots are { $bots }.
}
terminal-how-to-ask = ? tells how to play.
terminal-how-turn = On your turn you do one thing: draw two cards, claim a route, or draw tickets. A route is paid with as many cards of its colour as it is long, or of any one colour if it is gray; locomotives stand in for any card. A face-up locomotive is the only card of its turn. Tickets you complete add their value at the end; the others cost it.
terminal-how-decks = Tickets lie in decks of their own, { $decks }: you say how many you draw of each.
terminal-how-passengers = Passengers wait in the cities: whoever claims a route takes one along from each end. At the end the most of a colour give { $points ->
    [one] { $points } point
   *[other] { $points } points
}, the second most { $second }.
terminal-how-dollars = Dollars are what counts; at the end there are some for few trains left, and the tickets.
terminal-how-bonus = { $color } routes are a bonus for { $seat }: { $does }.
terminal-how-large = A route to a large city gives the top card of the deck: { $cities }.
terminal-how-news = A newspaper that comes off the deck turns up an event, and another card is drawn. Some events act once, the others until the next is turned up.
terminal-how-numbers = Enter the number of a choice; on your turn each number always means the same. Besides:
terminal-how-routes = all routes with their colours, lengths and owners; m { $small } for those of { $city }
terminal-how-claim = claim a route; 3 { $small } for those of { $city }
terminal-how-back = back to the list before
terminal-how-take-back = take back your last action, as long as nothing was dealt since and nobody else has acted
terminal-how-leave = leave the game
terminal-how-help = this help

# The table before a decision.
terminal-shown-hand = Your hand: { $cards }
terminal-shown-last-round = --- The last round is on. ---
terminal-shown-last-turn = --- This is the last turn of the game. ---
terminal-shown-your-last-turn = --- The last round: this is your last turn. ---
terminal-shown-points = points
terminal-shown-dollars = dollars
terminal-shown-trains = trains
terminal-shown-cards = cards
terminal-shown-tickets = tickets
terminal-shown-passengers = passengers
terminal-shown-you = you, { $color }
terminal-shown-open-cards = Open cards: { $cards }
terminal-shown-draw-from = To draw from: { $piles }
terminal-shown-short-left = { $count ->
    [one] { $count } short ticket
   *[other] { $count } short tickets
}
terminal-shown-long-left = { $count ->
    [one] { $count } long ticket
   *[other] { $count } long tickets
}
terminal-shown-deck-left = { $count ->
    [one] { $count } { $deck } ticket
   *[other] { $count } { $deck } tickets
}
terminal-shown-event = Current event: { $title }. { $text }
terminal-shown-event-acted = Current event: { $title }, which has acted.
terminal-shown-event-none = Current event: none yet
terminal-shown-your-tickets = Your tickets:
terminal-shown-done = done
terminal-shown-open = open
terminal-shown-closed = closed
terminal-shown-waiting = Waiting in { $place }: { $colors }

# Beginning, leaving and keeping a game.
terminal-game-recorded = The record is in { $file }; see it again with:
terminal-game-not-kept = The game ends here and is not kept; this would keep it:
terminal-game-kept = The game is kept. Go on with:
terminal-game-several = { $name } holds several records; name a file with one, or a new one.
terminal-game-finished = { $name } holds a finished game; name another file for a new one.
terminal-game-other-edition = { $name } holds a game of { $held }, not of { $named }; leave --edition out.
terminal-game-other-players = { $name } holds a game of { $held }, not of { $named }; leave --players out.
terminal-game-other-seed = { $name } holds a game with another seed; leave --seed out.
terminal-game-no-seed = { $name } names no seed to deal on from; only games of this command do.
