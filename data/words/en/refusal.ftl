# Why the rules do not take an answer. These stand in the middle of a sentence or, with a capital and a full stop, alone.

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
