# Wie ein Spiel ausgewertet wurde.

analysis-none = Keine Wendepunkte: Niemand hat einen folgenschweren Fehler gemacht.
analysis-network = Bewertet vom neuronalen Netz für diesen Spielplan, nur anhand dessen, was der jeweilige Spieler sehen konnte.
analysis-playouts = Für diesen Spielplan gibt es kein neuronales Netz, deshalb werden die Siegchancen aus simulierten Spielen geschätzt.
