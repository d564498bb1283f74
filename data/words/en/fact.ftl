# What happened in a game. “who” is “You” or “Ann”.

fact-claimed = { $who } claimed { $route } with { $cards }.
fact-claimed-points = { $points ->
    [one] { $who } claimed { $route } with { $cards } (1 point).
   *[other] { $who } claimed { $route } with { $cards } ({ $points } points).
}
fact-scored = { $points ->
    [one] { $who } scored 1 point.
   *[other] { $who } scored { $points } points.
}
fact-collected = { $who } received ${ $coins } from the bank.
fact-drew = { $who } drew { $cards }.
fact-card-open = a face-up card ({ $color })
fact-card-known = a card from the deck ({ $color })
fact-card-blind = { $count ->
    [one] a card from the deck
   *[other] { $count } cards from the deck
}
fact-no-second-card = { $you ->
    [yes] There was no second card for you to take.
   *[no] There was no second card for { $name } to take.
}
fact-tickets-kept = { $who } kept { $tickets }.
fact-mixes-shown = Tickets chosen: { $mixes }.
fact-mix = { $name } { $mix }
fact-boarded = { $who } picked up the { $color } passenger ({ $place }).
fact-market-reset = Too many face-up locomotives: all face-up cards were replaced.
fact-market-stands = Locomotives keep turning up, so the face-up cards stay as they are.
fact-reshuffled = The discard pile was shuffled into a new deck.
fact-newspapers-added = { $count ->
    [one] { $count } newspaper was added to the deck.
   *[other] { $count } newspapers were added to the deck.
}
fact-newspaper-turned = A newspaper was drawn from the deck.
fact-first = { $you ->
    [yes] You go first.
   *[no] { $name } goes first.
}
fact-passed = { $who } had to pass.
fact-last-round = { $you ->
    [yes] Last round! You are almost out of trains. The game ends after { $turns } more turns.
   *[no] Last round! { $name } is almost out of trains. The game ends after { $turns } more turns.
}
fact-ended = The game is over.
fact-wire-kept = { $who } kept a card from the wire.
fact-taken-back = { $who } undid the last action.

# Games with money, events and companies.
fact-by = { $text } ({ $title })
fact-event-turned = News: { $title }. { $text }
fact-events-shuffled = The old events were shuffled into a new event deck.
fact-event-retired = The event “{ $title }” was removed from the game.
fact-paid = { $who } paid ${ $coins }.
fact-discarded = { $who } discarded { $cards }.
fact-refreshed = { $who } replaced the face-up cards.
fact-extra-turn = { $who } gained another turn.
fact-turn-again = The same company takes another turn.
fact-tickets-given = { $who } drew tickets thanks to a card.
fact-ticket-value = { $who } added ${ $coins } to the value of the tickets.
fact-vault = { $who } put a certificate worth ${ $coins } into the vault.
fact-trains-added = { $count ->
    [one] { $who } gained { $count } train.
   *[other] { $who } gained { $count } trains.
}
fact-helped = { $free ->
    [0] A card allows other ways to pay.
    [one] The route costs 1 card fewer.
   *[other] The route costs { $free } fewer cards.
  }
fact-staked = { $count ->
    [one] { $who } received { $count } survey stake.
   *[other] { $who } received { $count } survey stakes.
}
fact-stakes-spent = { $count ->
    [one] { $who } returned { $count } survey stake.
   *[other] { $who } returned { $count } survey stakes.
}
fact-evidence = { $count ->
    [one] 1 piece of evidence was recorded.
   *[other] { $count } pieces of evidence were recorded.
  }
fact-postcard-drawn = { $who } received a postcard: “{ $postcard }”.
fact-postcard-used = { $who } used the postcard “{ $postcard }”.
fact-crew-paid = { $who } paid ${ $coins } in wages.
fact-loaded = { $who } loaded { $good } in { $place }.
fact-delivered = { $who } delivered { $good } from { $place } for ${ $coins }.
fact-posted = Pool colour: { $color }. ${ $coins } in the chest.
fact-pooled = { $who } put ${ $coins } into the chest.
fact-chest-taken = { $who } took the chest.
fact-chest-back = The chest went back to the bank.
fact-snow-fell = Snow fell on { $route }.
fact-snow-cleared = { $who } cleared { $route } of snow and received ${ $coins }.
fact-turned = Turned up for hazard freight: { $card }.
fact-dined = { $you ->
    [yes] { $who } dined at your eating house and paid ${ $paid }; you received ${ $got }.
   *[no] { $who } dined at { $owner }’s eating house and paid ${ $paid }; { $owner } received ${ $got }.
}
fact-house-built = { $who } built an eating house in { $place } for ${ $coins }.
fact-stamped = { $who } stamped the line { $line } and received ${ $coins }.
fact-pavilion-met = { $who } completed “{ $pavilion }” and received ${ $coins }.
fact-window-shown = { $ticket } is now face up.
fact-window-taken = { $who } took the face-up ticket { $ticket }.
fact-ending = End-of-game rules apply before the final scoring.
