# The end of a game: the scoring, the result, what comes next.

end-title = Final scoring
end-result = Result
end-next = Next
end-pause = Pause
end-resume = Auto-play
end-skip = Skip to result
end-again = Replay scoring
end-step = { $step } of { $steps }

end-line-tickets = Tickets
end-line-longest-path = Longest path
end-line-globetrotter = Globetrotter
end-line-coins = Money
end-line-trains-left = Train bonus

end-points =
    { $money ->
        [yes] ${ $count }
       *[no] { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
    }
end-told-start = Scored during the game.
end-told-money = Money in hand.
end-told-done = { $name }: { $ticket }, completed.
end-told-failed = { $name }: { $ticket }, not completed.
end-told-longest =
    { $trains ->
        [one] Longest path, { $trains } train: { $names }.
       *[other] Longest path, { $trains } trains: { $names }.
    }
end-told-globetrotter =
    { $count ->
        [one] Globetrotter, { $count } ticket completed: { $names }.
       *[other] Globetrotter, { $count } tickets completed: { $names }.
    }
end-told-color = Passengers, { $color }: { $shares }.
end-told-share = { $name } { $count }
end-told-line = { $line }: { $shares }.
end-told-nobody = nobody

end-wins =
    { $you ->
        [yes] You win with { $total }!
       *[no] { $name } wins with { $total }!
    }
end-win-shared = { $names } share the win with { $total } each!
end-tie-tickets-completed = { $ahead } finishes ahead of { $behind }: same total, but more tickets completed.
end-tie-longest-path = { $ahead } finishes ahead of { $behind }: same total, but holds the longest-path bonus.
end-tie-passengers = { $ahead } finishes ahead of { $behind }: same total, but more passengers.
end-tie-later-in-turn-order = { $ahead } finishes ahead of { $behind }: same total, but later in turn order.
end-tie-none = { $ahead } and { $behind } share a place: they are tied on every tiebreaker.

end-place = Place
end-name = Name
end-total = Total
end-not-completed = not completed
end-behind = You finished { $points } behind { $name }: { $parts }.
end-ahead = You finished { $points } ahead of { $name }: { $parts }.
end-part-routes = routes
end-part-globetrotter = most tickets
end-part-trains-left = train bonus
end-part-bookings = bookings
end-part-raised = raised to 0
end-total-below = { $sum } →
end-completed-of = { $completed } of { $all }

end-sources = { $money ->
    [yes] Where the dollars came from
   *[no] Where the points came from
  }
end-curve = Score during the game
end-curve-turn = Turn { $number }
end-rematch = Play again
end-rematch-there = Go to the next game
end-rematch-asked = { $name } wants to play again.
end-replay = Watch replay
end-record = Download game file
end-picture-save = Save picture
end-picture-share = Share
end-home = Home
