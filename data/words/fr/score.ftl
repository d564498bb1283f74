# Lignes du score et départages.

score-routes = Routes
score-passengers = Passagers
score-bookings = Réservations
score-dollars = Dollars
score-of-tickets = cartes Destination
score-of-passengers = passagers
score-of-dollars = dollars
score-tie-tickets = destinations
score-tie-longest-path = chemin le plus long
score-tie-later = avantage à celui qui joue le plus tard dans le tour
