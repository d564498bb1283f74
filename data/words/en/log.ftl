# What happened, in plain words: the log, the live region, replays.

log-has =
    { $you ->
        [yes] You
       *[no] { $name }
    }
log-nobody = Nobody
log-so-many = { $count } { $card }
log-locomotives =
    { $count ->
        [one] { $count } locomotive
       *[other] { $count } locomotives
    }
log-tickets =
    { $count ->
        [0] no tickets
        [one] { $count } ticket
       *[other] { $count } tickets
    }
log-tickets-of =
    { $count ->
        [one] { $count } { $deck } ticket
       *[other] { $count } { $deck } tickets
    }
log-deck-short = short
log-deck-long = long

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
log-card-open = an open card ({ $color })
log-card-known = a card from the deck ({ $color })
log-card-blind =
    { $count ->
        [one] a card from the deck
       *[other] { $count } cards from the deck
    }
log-no-second-card =
    { $you ->
        [yes] There was no second card for you.
       *[no] There was no second card for { $name }.
    }
log-tickets-kept = { $who } kept { $kept }.
log-mixes-shown = Tickets announced: { $mixes }.
log-mix = { $name } { $mix }
log-boarded = { $who } picked up the { $color } passenger in { $place }.
log-market-reset = Too many locomotives lay open: all five open cards were replaced.
log-market-stands = The locomotives keep coming back: the open cards stay as they are.
log-reshuffled = The discard pile was shuffled and is the deck now.
log-newspapers-added =
    { $count ->
        [one] { $count } newspaper went into the deck.
       *[other] { $count } newspapers went into the deck.
    }
log-newspaper-turned = A newspaper came off the deck.
log-first =
    { $you ->
        [yes] You begin.
       *[no] { $name } begins.
    }
log-passed = { $who } had to pass.
log-last-round =
    { $you ->
        [yes] Last round! You have few trains left; { $turns } more turns in all.
       *[no] Last round! { $name } has few trains left; { $turns } more turns in all.
    }
log-ended = The game is over.
log-tickets-revealed =
    { $you ->
        [yes] Your tickets: { $tickets }.
       *[no] Tickets of { $name }: { $tickets }.
    }
log-wire-kept = { $who } kept a card of the wire.
log-taken-back = { $who } took the last action back.

log-extra-event-turned = News: { $title }. { $text }
log-extra-events-shuffled = The events were shuffled.
log-extra-event-retired = The event { $title } left the game.
log-extra-paid = { $who } paid ${ $count }.
log-extra-discarded = { $who } discarded { $cards }.
log-extra-refreshed = { $who } had the open cards replaced.
log-extra-extra-turn = { $who } earned another turn.
log-extra-trains-added =
    { $count ->
        [one] { $who } received { $count } more train.
       *[other] { $who } received { $count } more trains.
    }
log-extra-vault = { $who } put a certificate of ${ $count } into the vault.
log-extra-staked =
    { $count ->
        [one] { $who } received { $count } survey stake.
       *[other] { $who } received { $count } survey stakes.
    }
log-extra-stakes-spent =
    { $count ->
        [one] { $who } gave { $count } survey stake back.
       *[other] { $who } gave { $count } survey stakes back.
    }
log-extra-postcard-drawn = { $who } received a postcard: { $postcard }.
log-extra-postcard-used = { $who } used the postcard { $postcard }.
log-extra-crew-paid = { $who } paid ${ $count } for the crew.
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
log-extra-stamped = { $who } stamped the line { $line } for ${ $count }.
log-extra-pavilion-met = { $who } met { $pavilion } for ${ $count }.
log-extra-window-taken = { $who } took { $ticket }, which lay open.

log-title = What happened
log-opening = Before the first turn
log-turn =
    { $you ->
        [yes] Turn { $number }: you
       *[no] Turn { $number }: { $name }
    }
log-look = Look back at this moment
log-empty = Nothing has happened yet.
log-not-fetched = What happened before could not be fetched.
log-past = Looking back: the board after step { $inputs }.
log-go-on = Go on
log-newest = To the newest

live-turn = { $name } is to move.
live-refused = That did not work: { $why }

chat-title = Chat
chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-watching = watching
chat-off = There is no chat at this table.
chat-seated-only = Only those who play can write here.
seat-change-left = The seat { $seat } is open.
seat-change-left-bot = The seat { $seat } is open; { $bot } plays for now.
seat-change-bot = { $bot } plays { $seat } from now on.
seat-change-person = { $name } plays { $seat } from now on.
seat-change-stand-in = { $bot } plays { $seat } for { $name }.
