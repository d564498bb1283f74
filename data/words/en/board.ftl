# The board and its buttons.

board = Board
board-closer = Closer
board-farther = Farther
board-whole = Whole board
