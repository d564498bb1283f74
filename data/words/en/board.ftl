# The board and its buttons.

board = Board
board-closer = Zoom in
board-farther = Zoom out
board-whole = Whole board

# Titles of the built-in boards, by their English titles.
board-title-north-america = North America
board-title-germany = Germany
board-title-the-east = The East
