# Zeilen der Wertung und Entscheidungen bei Gleichstand.

score-routes = Strecken
score-passengers = Fahrgäste
score-bookings = Buchungen
score-dollars = Dollar
score-of-tickets = Zielkarten
score-of-passengers = Fahrgäste
score-of-dollars = Dollar
score-tie-tickets = Zielkarten
score-tie-longest-path = längste Strecke
score-tie-later = später in der Zugreihenfolge
