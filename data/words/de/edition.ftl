# Wie die eingebauten Ausgaben heißen.

edition-usa-new = Nordamerika, neue Ausgabe
edition-usa-classic = Nordamerika, klassische Ausgabe
edition-germany = Deutschland
edition-legends = Legenden des Westens, das erste Spiel
