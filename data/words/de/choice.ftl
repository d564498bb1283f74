# Möglichkeiten, in einer Liste oder als Rat.

choice-claim = { $route } bauen
choice-keep = { $tickets } behalten
choice-tickets = Zielkarten ziehen
