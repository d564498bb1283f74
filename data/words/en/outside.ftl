# Outside the page: previews of links, and the page without a connection.

outside-about = The cross-country train game, free and open to everyone. Play with friends or against bots.
outside-gathering =
    { $free ->
        [0] A game with { $names } is about to start.
        [one] Invitation from { $names }: 1 seat is free.
       *[other] Invitation from { $names }: { $free } seats are free.
    }
outside-playing = Game in progress: { $names }.
outside-over = Final score: { $scores }.
outside-offline-title = No connection
outside-offline-why = Highball cannot reach its server. Your games are safe there. Check your connection, then try again.
outside-offline-again = Try again
