# Der Spielplan und seine Knöpfe.

board = Spielplan
board-closer = Näher
board-farther = Weiter weg
board-whole = Ganzer Plan

# Was auf den Spielplänen des Hauses steht, nach ihren englischen Titeln.
board-title-north-america = Nordamerika
board-title-germany = Deutschland
board-title-the-east = Der Osten
