# What happened, in plain words: the log, the live region, replays.

log-nobody = Nobody

log-claimed = { $who } claimed { $route } with { $cards }.
log-claimed-points =
    { $points ->
        [one] { $who } claimed { $route } with { $cards } (1 point).
       *[other] { $who } claimed { $route } with { $cards } ({ $points } points).
    }
log-scored =
    { $points ->
        [one] { $who } scored 1 point.
       *[other] { $who } scored { $points } points.
    }
log-collected = { $who } received ${ $coins } from the bank.
log-drew = { $who } drew { $cards }.
log-card-open = a face-up card ({ $color })
log-card-known = a card from the deck ({ $color })
log-card-blind =
    { $count ->
        [one] a card from the deck
       *[other] { $count } cards from the deck
    }
log-no-second-card =
    { $you ->
        [yes] There was no second card for you to take.
       *[no] There was no second card for { $name } to take.
    }
log-tickets-kept = { $who } kept { $kept }.
log-mixes-shown = Tickets chosen: { $mixes }.
log-mix = { $name } { $mix }
log-boarded = { $who } picked up the { $color } passenger in { $place }.
log-market-reset = Too many face-up locomotives: all five face-up cards were replaced.
log-market-stands = Locomotives keep turning up: the face-up cards stay as they are.
log-reshuffled = The discard pile was shuffled into a new deck.
log-newspapers-added =
    { $count ->
        [one] { $count } newspaper was added to the deck.
       *[other] { $count } newspapers were added to the deck.
    }
log-newspaper-turned = A newspaper was drawn from the deck.
log-first =
    { $you ->
        [yes] You go first.
       *[no] { $name } goes first.
    }
log-passed = { $who } had to pass.
log-last-round =
    { $you ->
        [yes] Last round! You are almost out of trains: { $turns } turns left.
       *[no] Last round! { $name } is almost out of trains: { $turns } turns left.
    }
log-ended = The game is over.
log-tickets-revealed =
    { $you ->
        [yes] Your tickets: { $tickets }.
       *[no] { $name }’s tickets: { $tickets }.
    }
log-wire-kept = { $who } kept a card from the wire.
log-taken-back = { $who } undid the last action.

log-extra-event-turned = News: { $title }. { $text }
log-extra-events-shuffled = The events were shuffled.
log-extra-event-retired = The event { $title } was removed from the game.
log-extra-paid = { $who } paid ${ $count }.
log-extra-discarded = { $who } discarded { $cards }.
log-extra-refreshed = { $who } replaced the face-up cards.
log-extra-extra-turn = { $who } gained another turn.
log-extra-trains-added =
    { $count ->
        [one] { $who } gained { $count } train.
       *[other] { $who } gained { $count } trains.
    }
log-extra-vault = { $who } put a certificate worth ${ $count } into the vault.
log-extra-staked =
    { $count ->
        [one] { $who } received { $count } survey stake.
       *[other] { $who } received { $count } survey stakes.
    }
log-extra-stakes-spent =
    { $count ->
        [one] { $who } returned { $count } survey stake.
       *[other] { $who } returned { $count } survey stakes.
    }
log-extra-postcard-drawn = { $who } received a postcard: { $postcard }.
log-extra-postcard-used = { $who } used the postcard { $postcard }.
log-extra-crew-paid = { $who } paid ${ $count } in wages.
log-extra-loaded = { $who } loaded { $good } in { $place }.
log-extra-delivered = { $who } delivered { $good } from { $place } for ${ $count }.
log-extra-pooled = { $who } put ${ $count } into the chest.
log-extra-chest-taken = { $taken ->
    [yes] { $who } took the chest.
   *[no] The chest went back to the bank.
  }
log-extra-snow-fell = Snow fell on { $route }.
log-extra-snow-cleared = { $who } cleared { $route } of snow and received ${ $count }.
log-extra-house-built = { $who } built an eating house in { $place } for ${ $count }.
log-extra-stamped = { $who } stamped the line { $line } and received ${ $count }.
log-extra-pavilion-met = { $who } completed { $pavilion } and received ${ $count }.
log-extra-window-taken = { $who } took the face-up ticket { $ticket }.

log-title = Game log
log-opening = Setup
log-turn =
    { $you ->
        [yes] Turn { $number }: you
       *[no] Turn { $number }: { $name }
    }
log-look = View this position
log-empty = Nothing has happened yet.
log-not-fetched = The earlier moves could not be loaded. Reload the page to try again.
log-past = Viewing the board after step { $inputs }.
log-go-on = Back to the game
log-newest = Jump to latest

live-turn = { $name }’s turn.
live-refused = Not possible: { $why }

chat-title = Chat
chat-say = Type a message
chat-send = Send
chat-empty = No messages yet.
chat-watching = spectator
chat-off = Chat is turned off at this table.
chat-seated-only = Only players at this table can chat.
seat-change-left = The { $seat } seat is open.
seat-change-left-bot = The { $seat } seat is open; { $bot } is filling in.
seat-change-bot = { $bot } now plays { $seat }.
seat-change-person = { $name } now plays { $seat }.
seat-change-stand-in = { $bot } is filling in for { $name } ({ $seat }).

# Quick messages instead of typing.
quick-chat = Quick messages
quick-luck = Good luck!
quick-nice = Well played!
quick-ouch = Ouch!
quick-think = Let me think…
quick-thanks = Thanks!

# What bots say now and then.
quip-ada-claim = All aboard, dears!
quip-ada-wait = One more little ticket can’t hurt.
quip-bruno-claim = That’s what I call a haul.
quip-bruno-wait = Loading up. Mind your toes.
quip-mira-claim = Were you going this way?
quip-mira-wait = I see what you’re up to.
quip-otto-claim = Good things come to those who wait.
quip-otto-wait = No hurry, no hurry.
quip-felix-claim = Fortune favours the bold!
quip-felix-wait = Come on, something shiny!
quip-easy-claim = Look, I made a line!
quip-easy-wait = Ooh, pretty colours.
quip-normal-claim = Right where I wanted it.
quip-normal-wait = Let’s see what turns up.
quip-hard-claim = Entered in the ledger.
quip-hard-wait = I am counting, you know.
quip-expert-claim = Precisely as planned.
quip-expert-wait = Patience, my dear.
quip-master-claim = I saw that gap years ago.
quip-master-wait = Every card tells me something.
