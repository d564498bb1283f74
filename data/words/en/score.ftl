# Lines of the score, and tie-breaks.

score-routes = Routes
score-passengers = Passengers
score-bookings = Bookings
score-dollars = Dollars
score-of-tickets = tickets
score-of-passengers = passengers
score-of-dollars = dollars
score-tie-tickets = tickets
score-tie-longest-path = longest path
score-tie-later = later in turn order
