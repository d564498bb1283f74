# Der Spielplan und seine Knöpfe.

board = Spielplan
board-closer = Näher
board-farther = Weiter weg
board-whole = Ganzer Plan
