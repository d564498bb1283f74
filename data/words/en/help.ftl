# The dialog with help and keyboard shortcuts.

help-play = Choose a highlighted route to claim it, or drag a stack of cards onto it. Take face-up cards or draw from the deck. Anything highlighted can be chosen now. A broad golden band marks the paths your tickets still need.
help-open-card = take a face-up card
help-deck = draw from the deck
help-routes = list all routes
help-tab = move between board, cards and lists
help-arrows = move between routes
help-enter = choose or confirm
help-escape = cancel
help-undo = undo
help-settle = let the bots play
help-skip = skip to the latest move
help-pencil = plan routes
help-search = find a city
help-zoom = zoom in or out
help-whole = show the whole board
help-pan = move the board
help-hint = hint (games against bots)
help-help = show this help
key-home = Home
key-escape = Esc
key-shift = Shift
key-enter = Enter
