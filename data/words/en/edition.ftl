# What the built-in editions are called.

edition-usa-new = North America, new edition
edition-usa-classic = North America, classic edition
edition-usa-1910 = North America 1910
edition-usa-mega = North America, mega game
edition-germany = Germany
edition-legends = Legends of the West, the first game

# Titles of the built-in boards.
edition-board-north-america = North America
edition-board-germany = Germany
edition-board-the-east = The East
