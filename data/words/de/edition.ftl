# Wie die eingebauten Ausgaben heißen.

edition-usa-new = Nordamerika, neue Ausgabe
edition-usa-classic = Nordamerika, klassische Ausgabe
edition-usa-1910 = Nordamerika 1910
edition-usa-mega = Nordamerika, Megaspiel
edition-germany = Deutschland
edition-legends = Legenden des Westens, erstes Spiel

# Titel der eingebauten Spielpläne.
edition-board-north-america = Nordamerika
edition-board-germany = Deutschland
edition-board-the-east = Der Osten
