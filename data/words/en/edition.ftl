# What the built-in editions are called.

edition-usa-new = North America, new edition
edition-usa-classic = North America, classic edition
edition-germany = Germany
edition-legends = Legends of the West, the first game
