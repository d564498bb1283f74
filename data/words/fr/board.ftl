# Le plateau et ses boutons.

board = Plateau
board-closer = Zoom avant
board-farther = Zoom arrière
board-whole = Plateau entier
