# Refusals by the rules, used inside a sentence or alone, with a capital and a full stop. “you” says whether the reader is refused.

refused-not-your-turn = { $you ->
    [yes] it is not your turn
   *[no] it is not this seat’s turn
  }
refused-wrong-phase = { $you ->
    [yes] you can’t do that now: another decision comes first
   *[no] this does not answer the current question: another decision or a deal comes first, or the game is over
  }
refused-draw-barred = { $you ->
    [yes] { $piles ->
        [0] the deck and discard pile are empty, so you can’t draw
        [one] only 1 card left, so you can’t draw
       *[other] only { $piles } cards left, so you can’t draw
      }
   *[no] { $piles ->
        [0] cards cannot be drawn, because the deck and discard pile are empty
        [one] cards cannot be drawn, because the deck and discard pile together hold only { $piles } card
       *[other] cards cannot be drawn, because the deck and discard pile together hold only { $piles } cards
    }
  }
refused-slot-empty = there is no face-up card in that slot
refused-locomotive-second = a face-up locomotive cannot be the second card
refused-locomotive-barred = the current event forbids taking face-up locomotives
refused-deck-empty = the deck is empty
refused-no-such-route = that route does not exist
refused-route-taken = the route already belongs to { $owner }
refused-twin-owned = { $you ->
    [yes] you already own the parallel track. Nobody may own both
   *[no] this seat already owns a parallel track
  }
refused-route-closed = { $you ->
    [yes] closed: with so few players, only one of the parallel tracks can be claimed
   *[no] a parallel track is taken, and with so few players that closes the others
  }
refused-not-enough-trains = { $you ->
    [yes] { $need ->
        [one] you have no trains left; this route needs 1
       *[other] { $have ->
            [0] you have no trains left; this route needs { $need }
            [one] you have 1 train; this route needs { $need }
           *[other] you have { $have } trains; this route needs { $need }
          }
      }
   *[no] { $need ->
        [one] the route needs { $need } train, but this seat has { $have }
       *[other] the route needs { $need } trains, but this seat has { $have }
    }
  }
refused-wrong-payment = { $you ->
    [yes] { $need ->
        [one] pay 1 card of a matching colour, or a locomotive
       *[other] pay { $need } cards of one matching colour; locomotives are wild
      }
   *[no] { $need ->
        [one] the payment must be exactly { $need } card of a colour that matches the route, or a locomotive
       *[other] the payment must be exactly { $need } cards of one colour that matches the route; locomotives are wild
    }
  }
refused-not-enough-cards = { $you ->
    [yes] you don’t have those cards
   *[no] this seat does not have those cards
  }
refused-tickets-empty = no tickets are left to draw
refused-bad-mix = that mix of tickets cannot be drawn
refused-bad-ticket-set = one of these tickets was not offered, or one is listed twice
refused-keep-too-few = { $keep ->
    [one] keep at least { $keep } ticket
   *[other] keep at least { $keep } tickets
}
refused-bad-return-order = return exactly the tickets you do not keep, those of the first deck before those of the second
refused-bad-passenger = no such passenger is waiting there
refused-bad-answer = that is not one of the choices
refused-cannot-pass = { $you ->
    [yes] you can only pass when you have no other move
   *[no] a player may pass only if they have no other move
  }
refused-cannot-undo = { $you ->
    [yes] you can’t undo this any more
   *[no] this cannot be undone: you can undo only your own last action, before a card is dealt or another seat acts
  }
refused-bad-deal = this cannot be dealt now
