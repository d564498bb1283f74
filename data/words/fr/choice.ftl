# Choix, dans une liste ou comme conseil.

choice-claim = prendre { $route }
choice-keep = garder { $tickets }
choice-tickets = piocher des destinations
