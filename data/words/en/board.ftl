# The board and its buttons.

board = Board
board-closer = Zoom in
board-farther = Zoom out
board-whole = Whole board
