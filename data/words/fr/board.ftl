# Le plateau et ses boutons.

board = Plateau
board-closer = Plus près
board-farther = Plus loin
board-whole = Tout le plateau
