# Der Spielplan und seine Knöpfe.

board = Spielplan
board-closer = Vergrößern
board-farther = Verkleinern
board-whole = Ganzer Spielplan
