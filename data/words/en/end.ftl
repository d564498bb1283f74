# The end of a game: the count, the result, what comes next.

end-title = The count
end-result = Result
end-next = Next
end-pause = Pause
end-resume = Go on by itself
end-skip = Skip to the result
end-again = Watch the count again
end-step = { $step } of { $steps }

end-line-routes = Routes
end-line-tickets = Tickets
end-line-longest-path = Longest path
end-line-globetrotter = Globetrotter
end-line-passengers = Passengers
end-line-coins = Money
end-line-trains-left = Trains left
end-line-bookings = Bookings

end-points =
    { $money ->
        [yes] ${ $count }
       *[no] { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
    }
end-told-start = Won in play.
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
end-win-shared = { $names } share the win with { $total }!
end-tie-tickets-completed = { $ahead } is ahead of { $behind }: the same total, but more tickets completed.
end-tie-longest-path = { $ahead } is ahead of { $behind }: the same total, but the bonus for the longest path.
end-tie-passengers = { $ahead } is ahead of { $behind }: the same total, but more passengers.
end-tie-later-in-turn-order = { $ahead } is ahead of { $behind }: the same total, but a later place in the turn order.
end-tie-none = { $ahead } and { $behind } share a place: nothing tells them apart.

end-place = Place
end-name = Name
end-total = Total
end-completed = Tickets completed
end-completed-of = { $completed } of { $all }

end-sources = Where the points came from
end-curve = The score over the game
end-rematch = Play again
end-rematch-there = To the next game
end-replay = Look at every move
end-record = Download the record
end-home = To the first page
