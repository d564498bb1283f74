# Der Spielplan und seine Knöpfe.

board = Spielplan
board-closer = Vergrößern
board-farther = Verkleinern
board-whole = Ganzer Spielplan

# Titel der eingebauten Spielpläne, nach ihren englischen Titeln.
board-title-north-america = Nordamerika
board-title-germany = Deutschland
board-title-the-east = Der Osten
